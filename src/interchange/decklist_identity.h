// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist_entry.h"

namespace interchange {

/// An identity by its base name, its subtitle or both; several may bear the name ("NBN").
[[nodiscard]] ListEntry readCalled(Pieces part, std::string_view text,
                                   const rules::CardLibrary &library);

/// The identity that the words behind a label mean, by a part of its title, too: "ID: Kate".
[[nodiscard]] ListEntry readIdentity(Pieces part, std::string_view text,
                                     const rules::CardLibrary &library);

/// The pieces without what says the name of that identity once more: "NEH (Near-Earth Hub: …)".
[[nodiscard]] std::vector<Piece> withoutShortForms(Pieces part,
                                                   const std::vector<rules::CardId> &identity,
                                                   const rules::CardLibrary &library);

/// Those whose base name or subtitle, or both, have these initials: "NEH", "CtM".
[[nodiscard]] std::vector<rules::CardId> identitiesAbbreviated(std::string_view key,
                                                               const rules::CardLibrary &library);

} // namespace interchange
