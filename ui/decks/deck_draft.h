// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/event.h"

#include <optional>
#include <string>
#include <vector>

#include <QString>

namespace ui {

/// Typed for a player and not taken yet.
struct DeckDraft {
    QString text;
    std::string original; ///< as it was pasted, before corrections
    std::vector<std::string> startingCards;
};

/// Under which it is kept (Drafts).
[[nodiscard]] QString draftKey(tournament::PlayerId player, tournament::Side side);
[[nodiscard]] core::Json toJson(const DeckDraft &draft);
/// Nothing where this is none.
[[nodiscard]] std::optional<DeckDraft> draftFrom(const core::Json &json);

} // namespace ui
