"""Mutation testing: change the code in one small place, run the tests of that place, and list the changes they miss.

    python -m tests.mutants --area server --most 40 --seed 1
    python -m tests.mutants --area server --path table/undo

A mutant is a copy of the checkout with one edit. Nothing in the checkout itself changes. An edit that no test notices
means that a test is missing, or that the edit makes no difference: read it and decide which.

`areas.py` says which files belong to an area and which tests run on them. `python.py`, `fluent.py` and `typescript.py`
say which edits there are. `checkout.py` runs a mutant.
"""
