// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that come to be hosted.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// Whether the card may be installed on that host, or on none; `given` is trashed for it.
void judgeHost(Judgement &judgement, const Table &table, ObjectId card, ObjectId host,
               const std::vector<ObjectId> &given, bool mayTrash = false);
/// What it may be installed on, where it has to be on something and the act does not say what.
[[nodiscard]] std::vector<ObjectId> hostsLeftOpen(const Table &table, const Act &act);
/// Moves it onto the host, from another one if need be. What was not installed is not installed
/// now.
void hostOn(Table &table, ObjectId card, ObjectId host, bool facedown);

} // namespace rulings
