"""The settings of `swordfish serve`: from flags, else from the environment, else from a TOML file, all checked."""

import ipaddress
import math
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, fields, replace

from swordfish.core import Refusal, reason
from swordfish.server.limits import BOUNDLESS, Limits, Rate
from swordfish.server.store.address import SCHEMES

PORT = 7733
PREFIX = "SWORDFISH_"
LIMIT = f"{PREFIX}LIMIT_"
"""How the environment variable of a limit begins: SWORDFISH_LIMIT_ADDRESS="600,60"."""

LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]


class Configuration(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting, named as its flag: `trusted_proxy` in the file, SWORDFISH_TRUSTED_PROXY, --trusted-proxy."""

    host: str = ""
    port: int = PORT
    socket: str = ""
    lan: bool = False
    address: str = ""
    store: str = ""
    url: str = ""
    trusted_proxy: tuple[str, ...] = ()
    rtt_header: str = ""
    free_text: bool = False
    bot: tuple[str, ...] = ()
    bot_pace: float = 0.3
    no_limits: bool = False
    no_preparation: bool = False
    no_browser: bool = False
    log_level: LogLevel = "info"
    access_log: bool = False
    operator: str = ""
    operator_file: str = ""
    node: str = ""
    advertise: str = ""
    limits: Limits = Limits()


SEPARATORS = {"trusted_proxy": ",", "bot": "\n"}
"""How the environment variable of a setting with several values separates them."""
SettingValues: TypeAlias = dict[str, Any]


def configured(
    flags: Mapping[str, Any], environment: Mapping[str, str], path: Path | None = None, limits: Mapping[str, str] = {}
) -> Configuration:
    """The settings from all sources; a Refusal names the source of a bad one. `limits`: those from flags, as text."""
    layers = [from_file(path) if path else {}, from_environment(environment), {**flags, "limits": parsed(limits)}]
    chosen: SettingValues = {name: value for layer in layers for name, value in layer.items() if name != "limits"}
    base = BOUNDLESS if chosen.get("no_limits") else Limits()
    changed = {name: limit for layer in layers for name, limit in layer.get("limits", {}).items()}
    found = msgspec.convert({**chosen, "limits": {}}, Configuration)
    return checked(replace(found, limits=replace(base, **changed)))


def from_file(path: Path) -> SettingValues:
    """The settings of a TOML file."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
        found = msgspec.convert(given, Configuration)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        why = Refusal("serve-not-toml", line=int(at[1])) if at else Refusal("serve-not-toml-end")
    except (msgspec.ValidationError, OSError, UnicodeDecodeError) as error:
        why = reason(error)
    else:
        read = {name: getattr(found, name) for name in given if name != "limits"}
        return {**read, "limits": {name: getattr(found.limits, name) for name in given.get("limits", {})}}
    raise Refusal("serve-bad-file", path=str(path), reason=why)


def from_environment(environment: Mapping[str, str]) -> SettingValues:
    """The settings of environment variables; an empty one counts as missing."""
    kinds = {field.name: field.type for field in fields(Configuration) if field.name != "limits"}
    found: SettingValues = {}
    for name, kind in kinds.items():
        variable = f"{PREFIX}{name.upper()}"
        if text := environment.get(variable, ""):
            value = [part.strip() for part in text.split(SEPARATORS[name])] if name in SEPARATORS else text
            try:
                found[name] = msgspec.convert(value, kind, strict=False)
            except msgspec.ValidationError as error:
                raise Refusal("serve-bad-variable", name=variable, reason=reason(error)) from None
    named = {name: text for name, text in environment.items() if name.startswith(LIMIT) and text}
    return {**found, "limits": parsed({name.removeprefix(LIMIT).lower(): text for name, text in named.items()})}


def parsed(limits: Mapping[str, str]) -> SettingValues:
    """Limits written as text: `50`, or a burst and a rate, `600,60`."""
    found: SettingValues = {}
    for name, text in limits.items():
        if name not in Limits.__struct_fields__:
            raise Refusal("serve-no-such-limit", name=name)
        burst, comma, a_second = text.partition(",")
        try:
            whole = isinstance(getattr(Limits(), name), int)
            found[name] = Rate(float(burst), float(a_second)) if comma else int(burst) if whole else float(burst)
        except ValueError:
            raise Refusal("serve-bad-limit", name=name) from None
    return found


def checked(settings: Configuration) -> Configuration:
    """The settings, if a server can work with them."""
    for proxy in settings.trusted_proxy:
        if not _is(ipaddress.ip_network, proxy):
            raise Refusal("bad-proxy", proxy=proxy)
    if settings.address and not _is(ipaddress.ip_address, settings.address):
        raise Refusal("bad-address", address=settings.address)
    if settings.url and not is_public(settings.url):
        raise Refusal("serve-bad-url", url=settings.url)
    if not 0 <= settings.bot_pace < math.inf:
        raise Refusal("serve-bad-pace")
    check_node(settings)
    for name, limit in asdict(settings.limits).items():
        if type(limit) is not type(getattr(Limits(), name)) or not _positive(name, limit):
            raise Refusal("serve-bad-limit", name=name)
    return replace(settings, url=settings.url.rstrip("/"), operator=settings.operator or _secret(settings))


def check_node(settings: Configuration) -> None:
    """Refuse a node without a name, an address or a PostgreSQL."""
    if not settings.node and not settings.advertise:
        return
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,63}", settings.node):
        raise Refusal("node-bad-name", name=settings.node)
    if not settings.store.startswith(tuple(f"{scheme}://" for scheme in SCHEMES)):
        raise Refusal("node-needs-postgres")
    node_place(settings.advertise)


def node_place(url: str) -> tuple[str, int]:
    """Host and port of the address where other nodes reach a node."""
    try:
        found = urlsplit(url)
        host, port = found.hostname, found.port
    except ValueError:
        host, port = None, None
    if not host or not port or not re.fullmatch(r"tcp://[^/?#@]+", url):
        raise Refusal("node-bad-address", url=url)
    return host, port


def is_public(url: str) -> bool:
    """Whether browsers can open this address, with the page at its root."""
    try:
        found = urlsplit(url)
        port, host = found.port, found.hostname
    except ValueError:
        return False
    bare = not (found.path.strip("/") or found.query or found.fragment or found.username)
    named = re.fullmatch(r"[a-z0-9._-]+|[0-9a-f:.]+", host or "")
    return found.scheme in {"http", "https"} and bool(named) and port != 0 and bare


def _secret(settings: Configuration) -> str:
    """The operator's secret from its file, if one is named."""
    if not settings.operator_file:
        return ""
    try:
        return Path(settings.operator_file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("serve-bad-file", path=settings.operator_file, reason=reason(error)) from None


def _positive(name: str, limit: Rate | float) -> bool:
    if isinstance(limit, Rate):
        return 1 <= limit.burst < math.inf and 0 < limit.a_second < math.inf
    return 0 < limit < math.inf or (name == "connections" and limit == 0)


def _is(read: Any, text: str) -> bool:
    try:
        read(text)
    except ValueError:
        return False
    return True
