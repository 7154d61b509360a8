"""Pages and files for browsers: the client, previews of links, pictures."""
