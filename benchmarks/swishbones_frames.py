"""Smooth on a phone: the bend handle of swishbones follows the pointer along its arc."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from benchmarks.frames import Grip, Smooth

if TYPE_CHECKING:
    from playwright.sync_api import Page


def claim() -> Smooth:
    return Smooth("the bend handle is dragged along its arc, 32 bones in the pond: p99 of frames at most 50 ms", ready)


def ready(page: "Page") -> Callable[[], Grip]:
    """The first turn of a printed game against a bot; the bot waits."""
    page.goto("/")
    page.locator("[data-game=swishbones]").get_by_role("button", name="Play against bots").click()
    page.locator(".take").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.locator(".take.picked").wait_for()
    page.locator(".controls .swim").click()
    page.locator(".handle").wait_for()
    page.wait_for_timeout(1000)  # the camera has stopped moving

    def grip() -> Grip:
        box = page.locator(".handle .disc").bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 90, 90

    return grip
