"""Tournaments: who plays, who sits where, playing it all on every core, and what came of it.

A job (job.py) says what is played. Its games are numbered; each follows from the job and its number alone, so that any
machine may play any of them at any time (playing.py), a batch at a time. What is finished is kept (store.py).
"""
