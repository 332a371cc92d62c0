"""The page in a real Chromium, on the real server."""
