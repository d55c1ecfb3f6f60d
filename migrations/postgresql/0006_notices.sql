-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the desk tells the hall now, as in an event file: every desk, wall and phone says the same.

ALTER TABLE arbiter.hall ADD COLUMN announced text NOT NULL DEFAULT '';
ALTER TABLE arbiter.hall ADD COLUMN called text NOT NULL DEFAULT '[]';
