// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/card_store.h"
#include "rules/reference/search.h"
#include "rules/timing/timing_comparison.h"

#include <optional>

#include <QString>

namespace ui {

/// What an answer is told by: the version asked for and the day of the event.
struct RulesFrame {
    std::optional<rules::RulesVersion> version; ///< none: all of them
    rules::Date day;
};

[[nodiscard]] QString versionText(rules::RulesVersion version);
/// "Core Rules 2012 · FAQ 1.6", the newest last.
[[nodiscard]] QString editionsText(rules::EnumSet<rules::Edition> editions);
/// The same, short: "Core 2012 · FAQ 1.6 · RR 1.0".
[[nodiscard]] QString badgeText(rules::EnumSet<rules::Edition> editions);
/// "Rules Reference 1.0, “Jack Out”, line 931".
[[nodiscard]] QString sourceText(const rules::Source &source);
/// "Question", "Ruling on a card".
[[nodiscard]] QString kindText(rules::EntryKind kind);
/// "Anarch · program · Virus".
[[nodiscard]] QString typeLine(const rules::Card &card);
/// The text with its marks in bold.
[[nodiscard]] QString excerptHtml(const rules::Excerpt &excerpt);

/// An entry whole, as a document with links "entry:id", "card:title" and "timing:run".
[[nodiscard]] QString entryHtml(const rules::Reference &reference, std::size_t position,
                                const RulesFrame &frame);
/// Facts of a card, its standing in deck building on the day, errata and the rulings that name it;
/// its wording where the user imported it.
[[nodiscard]] QString cardHtml(const rules::Reference &reference, const app::CardStore &cards,
                               rules::CardId card, const RulesFrame &frame);

/// "paid abilities, rez non-ice cards": what that side may do there; empty for nothing.
[[nodiscard]] QString windowsText(const rules::TimingStep &step, rules::TimingKind kind,
                                  rules::Side side);
[[nodiscard]] QString windowText(rules::Window window);
[[nodiscard]] QString timingKindText(rules::TimingKind kind);
[[nodiscard]] QString differingText(rules::EnumSet<rules::Differing> differing);

} // namespace ui
