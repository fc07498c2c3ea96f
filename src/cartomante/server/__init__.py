"""The table on the network: people, tables, live play. It knows no rule of any game."""
