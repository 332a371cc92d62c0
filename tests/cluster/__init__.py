"""The server on several machines: hosts are network namespaces, and the programs between them are Debian's."""
