"""What the pages of the terminal show, as plain values."""
