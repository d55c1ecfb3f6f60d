// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <QString>

namespace ui {

/// A result as people say it: "Ada (Corp) beats Ben; time with Ben as Corp: Ada 2, Ben 3". What may
/// be typed for it is the business of tournament/results.
[[nodiscard]] QString resultInWords(const tournament::Event &event, const tournament::Match &match,
                                    const tournament::MatchResult &result);

} // namespace ui
