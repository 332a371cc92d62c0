"""The models of the API: a module for each part of it, with the same names as in `answers` and `web`.

The page's TypeScript types are generated from them. Messages, certificates and events are the library's own classes.
Every module can have fields with positions and variants, because `positions` tells pydantic how to write them.
"""

from . import positions as positions
