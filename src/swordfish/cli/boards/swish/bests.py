"""Personal bests of solitaire, kept in one small file."""

from hashlib import sha256
from pathlib import Path

import msgspec

from swordfish.core import Refusal, reason
from swordfish.games.swish.model import Options
from swordfish.games.swish.solitaire import Result
from swordfish.home import home
from swordfish.record import write_lines


def path() -> Path:
    return home() / "bests.json"


def table_of(options: Options) -> str:
    """The key of a set of options: results are compared only if limits, times and cards are equal."""
    limit = options.limit(0)
    text = f"swish {limit.least}-{limit.most} {options.proof} {options.wait}"
    cards = msgspec.json.encode(options.deck)
    return f"{text} {sha256(cards).hexdigest()[:8]}" if options.deck else text


def read() -> dict[str, Result]:
    """All personal bests; a refusal if the file is not ours."""
    try:
        return msgspec.json.decode(path().read_bytes(), type=dict[str, Result])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bests-unreadable", path=str(path()), reason=reason(error)) from None


def keep(options: Options, reached: Result) -> Result | None:
    """Store the result if it is the best so far; return the previous best, or None."""
    bests = read()
    before = bests.get(table_of(options))
    if before is None or reached.beats(before):
        write_lines(path(), [msgspec.json.encode({**bests, table_of(options): reached})])
    return before
