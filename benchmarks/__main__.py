"""`python -m benchmarks [NAME …]`: measure all claims or the named ones; the exit code says whether all hold."""

import argparse
import importlib
import pkgutil
import sys

from msgspec.structs import replace

import benchmarks
from benchmarks import frames, taps
from benchmarks.harness import Claim, Missing, Survey, measure, one_core, report, surveyed

NOT_CLAIMS = {"__main__", "batch_memory", "frames", "harness", "lighthouse", "steps"}


def claims() -> list[str]:
    """The names of all claims."""
    names = [found.name for found in pkgutil.iter_modules(benchmarks.__path__) if not found.ispkg]
    return [name for name in names if name not in NOT_CLAIMS]


def main() -> int:
    names = claims()
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure every claim of speed.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these of {', '.join(names)}")
    parser.add_argument("--rounds", type=int, help="fewer for a first look, more for a narrower interval")
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in names]
    if unknown:
        parser.error(f"there is no claim {', '.join(unknown)}; there are {', '.join(names)}")
    one_core()
    held = [measured(name, asked.rounds) for name in asked.names or names]
    return 0 if all(held) else 1


def measured(name: str, rounds: int | None) -> bool:
    """Measure a claim and print its tables; return whether it holds. A claim that cannot be measured does not."""
    try:
        claim: Claim | Survey | frames.Smooth | taps.Prompt = importlib.import_module(f"benchmarks.{name}").claim()
        if isinstance(claim, frames.Smooth):
            return frames.measured(name, replace(claim, rounds=rounds or claim.rounds))
        if isinstance(claim, taps.Prompt):
            return taps.measured(name, replace(claim, rounds=rounds or claim.rounds))
    except Missing as missing:
        print(f"\n### {name}: not measured: {missing}")
        return False
    claim = replace(claim, rounds=rounds or claim.rounds)
    return report(name, claim, surveyed(name, claim) if isinstance(claim, Survey) else measure(name, claim))


if __name__ == "__main__":
    sys.exit(main())
