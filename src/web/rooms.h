// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "web/visit.h"

namespace web {

// The pages of those who come in by a secret, each with its paths. A GET changes nothing.

/// /in, /in/SECRET, /register, /out: how to come in, and to leave again.
[[nodiscard]] Answer doorAnswer(const Visit &visit);
/// /me…: of a player alone.
[[nodiscard]] Answer playerAnswer(const Visit &visit);
/// /staff…: of scorekeepers and judges.
[[nodiscard]] Answer staffAnswer(const Visit &visit);
/// /judge…: of judges.
[[nodiscard]] Answer judgeAnswer(const Visit &visit);

// Pages of players that stand in files of their own.
[[nodiscard]] Response myTable(const Visit &visit);
[[nodiscard]] Response myRecord(const Visit &visit);
[[nodiscard]] Response myLists(const Visit &visit);

/// By the rules of whoever is not admitted (any more): told late, for a wrong secret costs time.
[[nodiscard]] Answer notAdmitted(const Visit &visit);
/// "arbiter-UUID=SECRET…", good for the days of an event; an empty secret ends it.
[[nodiscard]] std::string cookieOf(const Visit &visit, std::string_view secret);

} // namespace web
