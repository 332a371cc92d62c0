"""The shapes of the API, each defined once: what is described is what is taken and returned.

The page's TypeScript types are generated from them. Messages, certificates and events are the library's own.
"""
