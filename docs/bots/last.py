"""A bot for every game of swordfish: it says the last thing that is legal, and in swish it never calls."""

import json
import sys


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    heard = json.loads(line)
    if heard["say"] == "hello":
        say(say="hello", protocol=1, name="Last")
    elif heard["say"] == "choose":
        last = len(heard["legal"]) - 1
        if heard["legal"][last]["type"] == "TakeBack":  # its word stands: nothing to say before there is news
            say(say="wait", until=heard["at"] + 5000)
        else:
            say(say="choice", choice=last)
