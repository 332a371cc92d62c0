"""The service behind the page: matches, request and response models, storage and HTTP."""
