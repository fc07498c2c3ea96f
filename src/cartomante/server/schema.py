"""What the database holds. Times are whole milliseconds since 1970; JSON is text, the same in every database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(64), unique=True),  # the name in one spelling, taken once; NULL for a guest
    Column("password", String(256)),  # an Argon2id hash
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
)

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),  # of the secret that the browser or script holds
    Column("is_token", Boolean, nullable=False),  # made by hand for a script, not by signing in
    Column("label", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),  # short enough to read out
    Column("game", String(32), nullable=False),
    Column("setup", Text, nullable=False),  # see protocol.Setup
    Column("host_id", String(22), nullable=False),
    Column("host_name", String(64), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("secret", String(64), nullable=False),  # what the deal follows from; never leaves before the end
    Column("beginning", Text),  # see table.Beginning; NULL where the game is dealt
    Column("version", Integer, nullable=False),  # the number of the last entry
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),  # when somebody must look at the table: a bot is to decide, or a clock runs out
    Index(None, "due_at"),
    Index(None, "is_public", "status", "changed_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # that it is taken only once decides who was first
    Column("kind", String(16), nullable=False),
    Column("person_id", String(22)),
    Column("wish", String(64)),  # the client's own name for what it asked; asking again changes nothing
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(22), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index(None, "person_id", "table_id"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("person_id", String(22)),  # NULL for a bot, and for somebody whose account is gone
    Column("bot", String(32)),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("rating_before", Float),
    Column("rating_after", Float),
    Index(None, "person_id", "ended_at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),  # what the leaderboard sorts by
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index(None, "game", "shown"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(22), primary_key=True),
    Column("about", String(64), primary_key=True),  # "turn:12" or "card:24"
    Column("text", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

archives = Table(
    "archives",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person_id", String(22), nullable=False),
    Column("game", String(32), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("data", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("person_id", "digest"),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
