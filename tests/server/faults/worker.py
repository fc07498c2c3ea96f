"""`cartomante serve` with less patience for clients and with narrow lines, so that tests need not wait for minutes.

Arguments: how many seconds clients have for everything, how many bytes may be on their way to one of them (0 for as
many as the system allows), and then what goes to `cartomante serve`.
"""

import socket
import sys

from cartomante.cli import main
from cartomante.server import running, sockets

if __name__ == "__main__":
    patience, line, *arguments = sys.argv[1:]
    running.PING_SECONDS = running.PONG_SECONDS = sockets.STALLED_SECONDS = float(patience)
    listen = running.listen

    def listen_narrowly(host: str, port: int) -> socket.socket:
        listener = listen(host, port)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, int(line))  # connections inherit it
        return listener

    if int(line):
        running.listen = listen_narrowly
    main(["serve", *arguments])
