// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist.h"

namespace interchange {

/// The heading under which NetrunnerDB puts a card: types, and of programs and ice the subtype.
[[nodiscard]] std::string_view sectionOf(const rules::Card &card);
/// Its place among the headings, as NetrunnerDB orders them.
[[nodiscard]] std::size_t sectionIndex(const rules::Card &card);

/// Text, Plain, Markdown, BbCode and CardGameDb: cards under headings with pips and totals.
[[nodiscard]] std::string writeSections(const Decklist &list, DecklistFormat format,
                                        const rules::DeckRules &rules,
                                        const rules::DeckFormat &event);
[[nodiscard]] std::string writeJinteki(const Decklist &list, const rules::CardLibrary &library);

/// The printing that an export names: the newest one that had appeared by the event.
[[nodiscard]] const rules::Printing &printingOf(rules::CardId id, const rules::CardLibrary &library,
                                                rules::Date date);

} // namespace interchange
