"""The types of the wire as the TypeScript client declares them."""
