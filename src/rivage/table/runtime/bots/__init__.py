"""Bots at a table: when they are asked, the queue and the processes in which they think."""
