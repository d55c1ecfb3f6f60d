// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that were told and could not be done, held against the table as it is now.
#pragma once

#include "rules/rulings/playing_out/playing_out.h"
#include "ui/ask/story.h"

namespace ui {

/// The story without the marks that do not hold any more. The document is played to its end in
/// `whole`; nullptr: it cannot be.
[[nodiscard]] Story storyNow(const Story &story, const core::Json &document,
                             const rulings::PlayedOut *whole);
/// Acts that were left out of what was told and that the document, changed since, lets be done
/// have their places in its script again.
void putBack(core::Json &document, const Story &story, rules::RulesVersion version);

} // namespace ui
