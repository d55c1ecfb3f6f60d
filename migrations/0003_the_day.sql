-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Games a player won of which nobody recorded the sides. Who won both games of a match won one as
-- either side, and is counted so from now on.

ALTER TABLE standing ADD COLUMN sides_unknown INTEGER NOT NULL DEFAULT 0;

-- Rounds that the hall does not see yet, and how the day is planned.

ALTER TABLE round ADD COLUMN prepared INTEGER NOT NULL DEFAULT 0 CHECK (prepared IN (0, 1));

ALTER TABLE event ADD COLUMN starts INTEGER; -- round 1
ALTER TABLE event ADD COLUMN turnover INTEGER; -- minutes between two rounds; NULL: as usual
ALTER TABLE event ADD COLUMN cut_minutes INTEGER; -- of a round of the cut; NULL: by the rules

CREATE TABLE schedule_break (
    after_round INTEGER PRIMARY KEY CHECK (after_round > 0),
    minutes INTEGER NOT NULL CHECK (minutes > 0)
) STRICT;
