"""The complete solution: residues, the paper, the theory, certificates and shapes."""
