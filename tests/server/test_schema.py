"""The HTTP API, with requests that its own schema allows and forbids: no crash, no 500."""

import random
from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swordfish.server.app import openapi
from tests.server.hosting import Host, Visitor, hosted


class Asking:
    """A guest for all requests: existing and missing tables, with and without a cookie."""

    def __init__(self, host: Host) -> None:
        self.host, self.whim = host, random.Random(1)
        self.ann = host.guest("Ann")
        self.tables = [self.ann.table(listed=True)[key] for key in ("table", "code")]

    def headers(self) -> dict[str, str]:
        if self.ann.get("/api/guest")[0] == 401:
            self.ann = self.host.guest("Ann")
        cookie = {"cookie": self.ann.cookie} if self.whim.random() < 0.7 else {}
        key = {"authorization": "Bearer let me in"} if self.whim.random() < 0.5 else {}
        return {**cookie, **key}


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Generator[Asking]:
    with hosted(tmp_path_factory.mktemp("schema"), operator="let me in") as host:
        yield Asking(host)


def operations() -> list[str]:
    """Every operation of the schema, by method and path."""
    schema = openapi()
    return [
        f"{method.upper()} {path}"
        for path, methods in schema["paths"].items()
        for method in methods
        if method != "head"
    ]


def ask_for(asking: Asking, operation: str, examples: int) -> Counter[int]:
    """Requests of one operation, valid and invalid under the schema; returns their statuses."""
    method, path = operation.split(" ")
    schema: Any = schemathesis.openapi.from_url(f"http://127.0.0.1:{asking.host.port}/api/schema/openapi.json")
    strategy: Any = schema[path][method].as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)
    strategy |= schema[path][method].as_strategy()
    statuses: Counter[int] = Counter()

    @given(case=strategy, real=st.booleans())
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
        derandomize=True,
    )
    def ask(case: Any, real: bool) -> None:
        if real and case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = asking.whim.choice(asking.tables)
        answer = case.call(headers=asking.headers())
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, (answer.status_code, answer.text)
        if answer.status_code >= 400:
            assert {"key", "facts", "text"} <= set(answer.json())

    ask()
    return statuses


@pytest.mark.parametrize("operation", operations())
def test_no_request_breaks_the_server(asking: Asking, operation: str) -> None:
    assert ask_for(asking, operation, 12).total() > 0


@pytest.mark.torture
def test_many_requests_do_not_break_the_server(asking: Asking) -> None:
    total: Counter[int] = Counter()
    for operation in operations():
        total += ask_for(asking, operation, 300)
    print(f"\nrequests by status: {dict(total)}")
    assert total.total() > 2000


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"name": 7}', b'{"name": "A", "x": 1}', b"\xff" * 50])
def test_a_malformed_body_gets_a_sentence(asking: Asking, body: bytes) -> None:
    answer = Visitor(asking.host.port).ask("POST", "/api/guest", body)
    assert answer.status == 400
    assert answer.json()["key"] == "bad-message"
