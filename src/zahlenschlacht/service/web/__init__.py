"""The website: HTTP is known here and nowhere else."""
