"""What operators do, and what visitors may do to what is kept of them."""
