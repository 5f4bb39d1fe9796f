"""People at a browser: tables on a server, with a store behind them."""
