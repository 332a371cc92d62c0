"""The server on several hosts, which are network namespaces. The other programs come from Debian."""
