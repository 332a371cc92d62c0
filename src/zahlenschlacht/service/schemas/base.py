"""What all shapes of the API have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A model of the API. The docstrings of its fields are their descriptions."""

    model_config = ConfigDict(
        frozen=True, use_attribute_docstrings=True, json_schema_serialization_defaults_required=True
    )


class Taken(Model):
    """What a request may hold, and nothing else: true is no number, 7.0 is not 7."""

    model_config = ConfigDict(extra="forbid")
