"""What ./play and ./test are made of."""
