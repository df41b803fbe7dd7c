"""What authors of bots and our own tests share: bouts, conformance, small seas."""
