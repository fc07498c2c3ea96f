"""What the server survives, tried on real processes, real databases and real sockets."""
