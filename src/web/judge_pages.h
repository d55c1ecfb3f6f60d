// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "web/rooms.h"

namespace web {

// Pages of judges that stand in files of their own.

/// The search of the rules desk, and one entry of it.
[[nodiscard]] Response rulesPage(const Visit &visit);
[[nodiscard]] Response entryPage(const Visit &visit);
/// A ruling by shape: its facts, and the answer with reasons by the event's version.
[[nodiscard]] Response askPage(const Visit &visit);
/// The list a player handed in, to compare a pile with.
[[nodiscard]] Response decksPage(const Visit &visit);
[[nodiscard]] Answer recordCheck(const Visit &visit, const Fields &form);

} // namespace web
