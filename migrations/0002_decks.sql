-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- The decks players handed in, how they are judged and which were checked against the list.

ALTER TABLE event ADD COLUMN deck_list TEXT NOT NULL DEFAULT '';
ALTER TABLE event ADD COLUMN deck_pool TEXT NOT NULL DEFAULT '';
ALTER TABLE event ADD COLUMN deck_any_release INTEGER NOT NULL DEFAULT 0
    CHECK (deck_any_release IN (0, 1));
ALTER TABLE event ADD COLUMN deck_draft INTEGER NOT NULL DEFAULT 0 CHECK (deck_draft IN (0, 1));
ALTER TABLE event ADD COLUMN decks_locked INTEGER NOT NULL DEFAULT 0
    CHECK (decks_locked IN (0, 1));

-- Players whose lists are locked although those of the event are not, or the other way round.
CREATE TABLE deck_lock (
    player INTEGER PRIMARY KEY REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    locked INTEGER NOT NULL CHECK (locked IN (0, 1))
) STRICT;

CREATE TABLE deck (
    player INTEGER NOT NULL REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    side TEXT NOT NULL CHECK (side IN ('corp', 'runner')),
    submitted INTEGER NOT NULL,
    name TEXT NOT NULL,
    format TEXT NOT NULL,
    identity TEXT NOT NULL,
    faction TEXT NOT NULL,
    unknown_lines INTEGER NOT NULL CHECK (unknown_lines >= 0),
    reason TEXT NOT NULL,
    accepted TEXT, -- why the organizer lets it stand
    original TEXT NOT NULL,
    PRIMARY KEY (player, side)
) STRICT, WITHOUT ROWID;

CREATE TABLE deck_card (
    player INTEGER NOT NULL,
    side TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position > 0),
    title TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (player, side, position),
    FOREIGN KEY (player, side) REFERENCES deck (player, side) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- A check stays on record when its player is removed: no reference.
CREATE TABLE deck_check (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    player INTEGER NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('corp', 'runner')),
    round INTEGER NOT NULL CHECK (round >= 0),
    at INTEGER NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('in-order', 'differs')),
    judge TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
