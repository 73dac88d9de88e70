"""What an operator can measure: `/metrics`, in the format of Prometheus."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

REQUESTS = Counter("herowright_requests", "HTTP requests", ["method", "route", "status"])
REQUEST_TIME = Histogram("herowright_request_seconds", "Time to answer an HTTP request", ["route"], buckets=QUICK)
VIEWERS = Gauge("herowright_viewers", "Open WebSockets")
ROOMS = Gauge("herowright_rooms", "Tables held in memory")
DECISIONS = Counter("herowright_decisions", "Choices of people and bots", ["result"])
DECISION_TIME = Histogram(
    "herowright_decision_seconds", "From a choice to its confirmation, the commit included", buckets=QUICK
)
THINKING_TIME = Histogram("herowright_bot_seconds", "Time a bot thinks about a decision", buckets=SLOW)
COMMIT_TIME = Histogram("herowright_commit_seconds", "Time of a commit to the database", buckets=QUICK)
STORAGE_ERRORS = Counter("herowright_storage_errors", "What the database did not read or write", ["what"])
WRITES_WAITING = Gauge("herowright_writes_waiting", "Jobs in the queue of the writer")
DATABASE_SIZE = Gauge("herowright_database_bytes", "Size of the database, the write-ahead log of SQLite included")
LOOP_LAG = Histogram("herowright_loop_lag_seconds", "How late the event loop does what was due", buckets=SLOW)
COLLECTION_TIME = Histogram(
    "herowright_collection_seconds", "Time of a full run of the garbage collector", buckets=SLOW
)
WORK_WAITING = Gauge("herowright_work_waiting", "What waits for a process: of bots, or of others", ["workers"])
WORK_TIME = Histogram("herowright_work_seconds", "Time of work in other processes, waiting included", buckets=SLOW)
EXPIRED = Counter("herowright_expired_tables", "Tables that were kept long enough")
# `why` is the id of the message that says so, of which there are as many as stand in the code.
REFUSALS = Counter("herowright_refusals", "What was refused: too much, too slow, malformed or not allowed", ["why"])
SLOW_VIEWERS = Counter("herowright_slow_viewers", "WebSockets closed because they did not keep up")
WEBHOOKS = Counter("herowright_webhooks", "Calls of players' webhooks", ["result"])
PUSHES = Counter("herowright_pushes", "Web pushes to browsers", ["result"])
MAILS = Counter("herowright_mails", "Mails to players", ["result"])


def exposition() -> tuple[bytes, str]:
    """All figures, and their content type."""
    return generate_latest(), CONTENT_TYPE_LATEST
