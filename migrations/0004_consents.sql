-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What players answered: to be named in exports, photographed, shown on a stream.

ALTER TABLE player ADD COLUMN named TEXT NOT NULL DEFAULT 'unasked'
    CHECK (named IN ('unasked', 'yes', 'no'));
ALTER TABLE player ADD COLUMN photographed TEXT NOT NULL DEFAULT 'unasked'
    CHECK (photographed IN ('unasked', 'yes', 'no'));
ALTER TABLE player ADD COLUMN streamed TEXT NOT NULL DEFAULT 'unasked'
    CHECK (streamed IN ('unasked', 'yes', 'no'));
