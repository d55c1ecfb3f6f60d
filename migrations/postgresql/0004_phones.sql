-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What phones in the hall say, who may say it and how it is taken, as in an event file: phones may be
-- served from any desk, and all desks have one inbox. No part of the journal.

CREATE TABLE arbiter.hall (
    event text PRIMARY KEY REFERENCES arbiter.shared_event (uuid) ON DELETE CASCADE,
    serial bigint NOT NULL, -- grows with every change of these tables
    address text NOT NULL,
    port bigint NOT NULL
);

CREATE TABLE arbiter.inbox (
    event text NOT NULL REFERENCES arbiter.hall (event) ON DELETE CASCADE,
    id bigint NOT NULL CHECK (id > 0),
    changed bigint NOT NULL,
    kind text NOT NULL,
    token text NOT NULL CHECK (token <> ''),
    who text NOT NULL,
    player bigint NOT NULL,
    round bigint NOT NULL,
    at_table bigint NOT NULL,
    at bigint NOT NULL,
    seen bigint NOT NULL,
    content text NOT NULL,
    state text NOT NULL,
    word text NOT NULL,
    decided_by text NOT NULL,
    decided_at bigint NOT NULL,
    entry bigint NOT NULL,
    PRIMARY KEY (event, id),
    UNIQUE (event, token)
);
CREATE INDEX inbox_changed ON arbiter.inbox (event, changed);

CREATE TABLE arbiter.phone_secret (
    event text NOT NULL REFERENCES arbiter.hall (event) ON DELETE CASCADE,
    hash text NOT NULL CHECK (length(hash) = 64),
    role text NOT NULL,
    player bigint NOT NULL,
    name text NOT NULL,
    printed bigint NOT NULL,
    made bigint NOT NULL,
    revoked bigint,
    PRIMARY KEY (event, hash)
);

CREATE TABLE arbiter.phone_policy (
    event text NOT NULL REFERENCES arbiter.hall (event) ON DELETE CASCADE,
    kind text NOT NULL,
    policy text NOT NULL,
    PRIMARY KEY (event, kind)
);

-- Who serves phones is a desk. Nobody takes anything away.
GRANT SELECT, INSERT, UPDATE ON arbiter.hall, arbiter.inbox, arbiter.phone_secret,
    arbiter.phone_policy TO arbiter_desk;
