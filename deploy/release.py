"""`make release`: check that a release is complete, build it twice, and say what to do next. It publishes nothing.

It refuses a changed working tree, a version that the changelog does not date, a tag that is missing or elsewhere, an
archive without the page, the licences or the manual page, and builds that differ.
"""

import datetime
import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSIDE = (
    *("swordfish/py.typed", "swordfish/server/static/index.html", "swordfish/server/static/licences.txt"),
    *("share/man/man1/swordfish.1", "licenses/LICENSE"),
)
"""How the names of files end that a wheel must hold."""
SOURCES = ("Makefile", "CHANGELOG.md", "web/package-lock.json", "src/swordfish/server/static/index.html")


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def version() -> str:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def dated(changelog: str, number: str) -> str:
    """What is wrong with the changelog's first heading; nothing, if it is this version with its date."""
    found = re.search(r"^## (.+)$", changelog, re.MULTILINE)
    heading = found[1] if found else ""
    named = re.fullmatch(rf"{re.escape(number)} \((\d{{4}}-\d{{2}}-\d{{2}})\)", heading)
    if named is None:
        return f'The first heading of CHANGELOG.md is "{heading}", not "{number} (YYYY-MM-DD)".'
    try:
        datetime.date.fromisoformat(named[1])
    except ValueError:
        return f"{named[1]} is not a date."
    return ""


def state_of_the_checkout(number: str) -> Iterator[str]:
    """What is wrong before anything is built."""
    if git("status", "--porcelain"):
        yield "The working tree has changes; commit them first."
    if wrong := dated((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), number):
        yield wrong
    if git("rev-list", "-n", "1", f"v{number}") != git("rev-parse", "HEAD"):
        yield f"This commit has no tag v{number}: git tag -a v{number}"


def built(folder: Path) -> dict[str, str]:
    """Build sdist and wheel; the hash of each file."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def contents(folder: Path, number: str) -> Iterator[str]:
    """What is missing in the archives."""
    wheel, sdist = folder / f"swordfish-{number}-py3-none-any.whl", folder / f"swordfish-{number}.tar.gz"
    if not wheel.is_file() or not sdist.is_file():
        yield f"{wheel.name} and {sdist.name} were expected."
        return
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        yield from (f"{wheel.name} lacks {end}." for end in INSIDE if not any(name.endswith(end) for name in names))
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
        yield from (f"{sdist.name} lacks {end}." for end in SOURCES if not any(name.endswith(end) for name in names))


def main() -> int:
    number = version()
    wrong = [*state_of_the_checkout(number)]
    if not wrong:
        target = ROOT / "dist"
        with tempfile.TemporaryDirectory() as again:
            hashes = built(target)
            wrong += contents(target, number)
            if built(Path(again)) != {name: hashes[name] for name in hashes if number in name}:
                wrong.append("Two builds differ.")
        print("\n".join(f"{found}  {name}" for name, found in hashes.items()))
    print("\n".join(wrong) or f"swordfish {number} is complete, in dist/. Nothing was published.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
