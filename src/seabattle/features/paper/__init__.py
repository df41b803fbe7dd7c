"""Games on paper: sheets to print, and the verdict on a game played with them."""
