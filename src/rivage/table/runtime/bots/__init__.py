"""Bots at a table: when they are asked, the queue of questions and the worker processes that answer them."""
