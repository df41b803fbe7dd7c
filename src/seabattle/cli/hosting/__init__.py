"""The commands of a host: everything the desk in the browser does, over the same API."""
