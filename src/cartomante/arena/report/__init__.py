"""Reports that people would rather look at than a table: one HTML file each, with nothing to fetch."""
