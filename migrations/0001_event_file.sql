-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- The journal is the truth; every other table is derived from it and rewritten in the same
-- transaction, for people with SQL. Times are milliseconds UTC, fractions and 64-bit seeds text.

CREATE TABLE meta (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    uuid TEXT NOT NULL CHECK (length(uuid) = 36),
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE journal (
    seq INTEGER PRIMARY KEY CHECK (seq > 0),
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    command TEXT NOT NULL CHECK (command <> ''),
    payload TEXT NOT NULL,
    prev_hash TEXT NOT NULL CHECK (length(prev_hash) = 64),
    hash TEXT NOT NULL CHECK (length(hash) = 64)
) STRICT;

CREATE TRIGGER meta_keeps_rows BEFORE DELETE ON meta
BEGIN
    SELECT RAISE(ABORT, 'the identity of an event never changes');
END;
CREATE TRIGGER meta_keeps_values BEFORE UPDATE ON meta
BEGIN
    SELECT RAISE(ABORT, 'the identity of an event never changes');
END;
CREATE TRIGGER journal_keeps_rows BEFORE DELETE ON journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER journal_keeps_values BEFORE UPDATE ON journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER journal_has_no_gaps BEFORE INSERT ON journal
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM journal)
BEGIN
    SELECT RAISE(ABORT, 'the journal has no gaps');
END;

CREATE TABLE event (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    date TEXT NOT NULL,
    tier TEXT NOT NULL,
    organizer TEXT NOT NULL,
    second_organizer TEXT NOT NULL,
    organizer_plays INTEGER NOT NULL CHECK (organizer_plays IN (0, 1)),
    late_entry TEXT NOT NULL,
    profile TEXT NOT NULL,
    seed TEXT NOT NULL,
    announced_rounds INTEGER,
    announced_cut INTEGER,
    minutes INTEGER NOT NULL,
    cut_form TEXT NOT NULL
) STRICT;

CREATE TABLE player (
    id INTEGER PRIMARY KEY CHECK (id <> 0),
    name TEXT NOT NULL,
    pronouns TEXT NOT NULL,
    corp_identity TEXT NOT NULL,
    corp_faction TEXT NOT NULL,
    runner_identity TEXT NOT NULL,
    runner_faction TEXT NOT NULL,
    awarded_byes INTEGER NOT NULL,
    fixed_table INTEGER,
    seat INTEGER,
    tie_break TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('active', 'dropped', 'disqualified')),
    entered_after_round INTEGER NOT NULL,
    missed_rounds INTEGER NOT NULL,
    left_after_round INTEGER
) STRICT;

CREATE TABLE round (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    stage TEXT NOT NULL CHECK (stage IN ('swiss', 'cut')),
    seed TEXT NOT NULL,
    algorithm INTEGER NOT NULL,
    cost INTEGER NOT NULL,
    relaxations INTEGER NOT NULL CHECK (relaxations >= 0)
) STRICT;

CREATE TABLE match (
    round INTEGER NOT NULL REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
    table_number INTEGER NOT NULL,
    game INTEGER CHECK (game > 0), -- its number in the bracket of the cut
    p1 INTEGER NOT NULL REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    p2 INTEGER REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    awarded_bye INTEGER NOT NULL CHECK (awarded_bye IN (0, 1)),
    p1_side TEXT CHECK (p1_side IN ('corp', 'runner')),
    locked INTEGER NOT NULL CHECK (locked IN (0, 1)),
    watched INTEGER NOT NULL CHECK (watched IN (0, 1)),
    result TEXT,
    complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
    p1_points INTEGER,
    p2_points INTEGER,
    PRIMARY KEY (round, table_number)
) STRICT, WITHOUT ROWID;

CREATE TABLE game (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    corp INTEGER REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    ending TEXT NOT NULL,
    winner INTEGER REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    p1_agenda_points INTEGER,
    p2_agenda_points INTEGER,
    how TEXT NOT NULL,
    PRIMARY KEY (round, table_number, number),
    FOREIGN KEY (round, table_number) REFERENCES match (round, table_number)
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE standing (
    player INTEGER PRIMARY KEY REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    rank INTEGER NOT NULL CHECK (rank > 0),
    points INTEGER NOT NULL,
    match_points INTEGER NOT NULL,
    rounds INTEGER NOT NULL CHECK (rounds >= 0),
    sos TEXT NOT NULL,
    esos TEXT,
    corp_wins INTEGER NOT NULL,
    runner_wins INTEGER NOT NULL,
    byes INTEGER NOT NULL,
    dropped INTEGER NOT NULL CHECK (dropped IN (0, 1))
) STRICT;

CREATE TABLE cut_seed (
    seed INTEGER PRIMARY KEY CHECK (seed > 0),
    player INTEGER NOT NULL REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- A penalty stays on record when its player is removed: no reference.
CREATE TABLE penalty (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    player INTEGER NOT NULL,
    round INTEGER NOT NULL CHECK (round >= 0),
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    judge TEXT NOT NULL
) STRICT;
