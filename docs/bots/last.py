"""A bot for every game of swordfish: it says the last thing that is legal, and in swish it never calls."""

import json
import sys


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["say"] == "hello":
        say(say="hello", protocol=1, name="Last")
    elif message["say"] == "choose":
        last = len(message["legal"]) - 1
        if message["legal"][last]["type"] == "TakeBack":  # it has said "no swish": wait until there is news
            say(say="wait", until=message["at"] + 5000)
        else:
            say(say="choice", choice=last)
