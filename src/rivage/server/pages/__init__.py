"""Pages and static files: the built client, link previews and their pictures."""
