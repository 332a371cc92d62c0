"""Answers to validated requests: a request model in, a response model out.

No framework, thread or process is used here, so the same functions run in the server, in its worker processes and in a
browser.
"""
