"""Generates the TypeScript types of the messages between server and client."""
