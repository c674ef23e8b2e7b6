"""A bot that plays its first choices well, then fails as its first argument says."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

HOW, AFTER = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def fail() -> None:
    match HOW:
        case "crash":
            raise RuntimeError("I had a bad day")
        case "hang":
            time.sleep(1000)
        case "child":
            with subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"]) as child:
                Path(sys.argv[3]).write_text(str(child.pid), encoding="utf-8")
        case "close":
            os.close(1)
            time.sleep(1000)
        case "number":
            say('{"say": "choice", "choice": 999}')
        case "negative":
            say('{"say": "choice", "choice": -1}')
        case "prose":
            say("I think, therefore I pass.")
        case "bytes":
            sys.stdout.buffer.write(b'\xff\xfe{"say": "choice"}\n')
            sys.stdout.flush()
        case "flood":
            while True:
                sys.stdout.write("x" * 65536)
        case "never":
            raise AssertionError("it is not asked to fail")
        case "wait":
            say('{"say": "wait", "until": 1000000000000}')
        case _:
            raise AssertionError(HOW)


for number, line in enumerate(sys.stdin):
    heard = json.loads(line)
    if heard["say"] == "hello":
        if HOW == "rude":
            say('{"say": "hello", "protocol": 99}')
        say('{"say": "hello", "protocol": 1}')
    elif heard["say"] == "choose" and number >= AFTER + 2:
        fail()
    elif heard["say"] == "choose":
        say('{"say": "choice", "choice": 0}')
