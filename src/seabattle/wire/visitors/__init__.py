"""What visitors say of themselves, their devices and each other, and are told of them."""
