// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/playing_out/picture.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// One card with what it hosts.
[[nodiscard]] CardPicture pictureOf(const Table &table, ObjectId id);

} // namespace rulings
