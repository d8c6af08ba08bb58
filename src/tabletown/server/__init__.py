"""The table server: tables, seats, the store, live sockets, fairness."""
