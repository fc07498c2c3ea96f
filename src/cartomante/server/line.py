"""The short way to a client: what our sockets offer the application besides ASGI.

A message that ASGI sends passes a task and half a dozen layers, of which none looks at it; a table that tells four
players what has happened sends five.
"""

from collections.abc import Callable

LINE = "cartomante.line"  # among the extensions of a socket's scope; another server than ours has none
TAKE = "take"  # a `Take`, in there

Take = Callable[[bytes], bool]
"""Sends a message to a client that has been accepted; False if it must wait, because it is slow or about to go."""
