"""What bots and their compiled code agree on: numbers for what is told, and the columns of a search's tree."""

FINE = 1 << 20  # the parts in which a share is counted
LIKING, INSTINCT = range(2)  # minds: what a seat goes by in playouts

# Columns of the arrays of nodes and edges.
QUESTION, SIBLING, FIRST_EDGE, FIRST_CHILD = range(4)
NODE_COLUMNS = 4
ACTION, NEXT_EDGE, CHILD, VISITS = range(4)
EDGE_COLUMNS = 4
# What a search is told, and what it keeps count of.
ROOT, IS_PARANOID, DEPTH, REUSE, SIMULATIONS, FIRST = range(6)
BOLD, SWAY = range(2)  # likewise, but these are no whole numbers
NODES_USED, EDGES_USED, WORLD_AGE, DECISIONS = range(4)
COUNTS = 4
