"""What the page talks to: matches, request and response models, storage and HTTP."""
