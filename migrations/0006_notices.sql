-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the desk tells the hall now. It stays until it is taken back, whatever becomes of the program.

ALTER TABLE hall ADD COLUMN announced TEXT NOT NULL DEFAULT ''; -- to everybody; empty: nothing
ALTER TABLE hall ADD COLUMN called TEXT NOT NULL DEFAULT '[]'; -- to the desk: JSON, players in order
