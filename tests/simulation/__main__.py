"""Runs simulations from the command line.

PYTHONPATH=tests .venv/bin/python -m simulation --seed 7      replays one run and prints what happened
PYTHONPATH=tests .venv/bin/python -m simulation --runs 1000   runs the seeds 0 to 999 and stops at the first violation
"""

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from time import process_time

from .simulation import Simulation

parser = ArgumentParser("simulation", description=__doc__, formatter_class=RawDescriptionHelpFormatter)
parser.add_argument("--seed", type=int, default=0, help="the first seed")
parser.add_argument("--runs", type=int, default=1, help="how many seeds are run")
arguments = parser.parse_args()
begin, commits = process_time(), 0
for seed in range(arguments.seed, arguments.seed + arguments.runs):
    simulation = Simulation(seed, print if arguments.runs == 1 else None)
    try:
        simulation.run()
    except Exception:
        print(f"seed {seed} fails at {simulation.time:.0f} ms")
        raise
    commits += simulation.witness.commits
if arguments.runs > 1:
    seconds = process_time() - begin
    rate = 60 * arguments.runs / seconds
    print(f"{arguments.runs} runs with {commits} commits: {rate:.0f} runs in a minute of processor time")
