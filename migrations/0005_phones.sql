-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What phones in the hall say, who may say it and how it is taken. Not part of the event: the
-- journal, its hashes and undo know nothing of these tables, and nothing derives them anew.

CREATE TABLE hall (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    serial INTEGER NOT NULL, -- grows with every change of these tables
    address TEXT NOT NULL, -- as it was printed last; empty: never
    port INTEGER NOT NULL
) STRICT;
INSERT INTO hall VALUES (1, 0, '', 0);

CREATE TABLE inbox (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    changed INTEGER NOT NULL, -- the serial with which it became what it is
    kind TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE CHECK (token <> ''), -- of the form: sent twice, it is one item
    who TEXT NOT NULL,
    player INTEGER NOT NULL, -- 0: nobody of the event yet, or staff
    round INTEGER NOT NULL,
    at_table INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seen INTEGER NOT NULL, -- the journal row the phone had in front of it
    content TEXT NOT NULL, -- JSON
    state TEXT NOT NULL,
    word TEXT NOT NULL, -- of whoever decided, for the phone
    decided_by TEXT NOT NULL,
    decided_at INTEGER NOT NULL,
    entry INTEGER NOT NULL -- the journal row it became; 0: none
) STRICT;
CREATE INDEX inbox_changed ON inbox (changed);

CREATE TABLE phone_secret (
    hash TEXT PRIMARY KEY CHECK (length(hash) = 64), -- SHA-256; the secret itself is nowhere
    role TEXT NOT NULL,
    player INTEGER NOT NULL, -- 0: staff
    name TEXT NOT NULL,
    printed INTEGER NOT NULL CHECK (printed IN (0, 1)), -- on a card, or shown by the desk
    made INTEGER NOT NULL,
    revoked INTEGER -- NULL: in force
) STRICT;

CREATE TABLE phone_policy (
    kind TEXT PRIMARY KEY,
    policy TEXT NOT NULL
) STRICT;
