// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "core/words.h"
#include "rules/decks/check_deck.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace interchange {

/// The forms in which people hand in decks.
enum class DecklistFormat {
    Text,       ///< NetrunnerDB's text file
    Plain,      ///< NetrunnerDB's plain text
    Markdown,   ///< NetrunnerDB's Markdown
    BbCode,     ///< NetrunnerDB's BBCode
    Jinteki,    ///< jinteki.net
    Octgn,      ///< OCTGN's .o8d
    Json,       ///< NetrunnerDB's API 2.0
    Json3,      ///< NetrunnerDB's API 3
    CardGameDb, ///< CardGameDB, common until 2017
    Csv,        ///< for spreadsheets
};

inline constexpr core::Words<DecklistFormat, 10> decklistFormatWords{
    {{DecklistFormat::Text, "text"},
     {DecklistFormat::Plain, "plain"},
     {DecklistFormat::Markdown, "markdown"},
     {DecklistFormat::BbCode, "bbcode"},
     {DecklistFormat::Jinteki, "jinteki"},
     {DecklistFormat::Octgn, "o8d"},
     {DecklistFormat::Json, "json"},
     {DecklistFormat::Json3, "json3"},
     {DecklistFormat::CardGameDb, "cardgamedb"},
     {DecklistFormat::Csv, "csv"}}};

/// A line that names no card, beside the cards that may have been meant. Nothing is ever guessed.
struct UnknownLine {
    std::size_t line = 0; ///< from 1
    std::string text;
    std::vector<std::string> suggestions;
    int copies = 0; ///< that it speaks of; 0: not said
    friend bool operator==(const UnknownLine &, const UnknownLine &) = default;
};

struct Decklist {
    DecklistFormat format = DecklistFormat::Plain;
    std::string name;
    std::string notes;
    std::string listCode; ///< the list of restrictions the file names: "NAPD_MWL_1.1"
    rules::Deck deck;     ///< its `unknown` holds the texts of `unknown` below
    std::vector<UnknownLine> unknown;
    std::string original; ///< what was handed in, to lay beside what was read
};

/// Every deck in a file or paste: NetrunnerDB's API puts many into one, people both lists of a
/// player. The format is told from the bytes unless given. Refused with one sentence: binary data,
/// more than any list needs, a text of which no line names a card.
[[nodiscard]] core::Expected<std::vector<Decklist>, core::DataError>
readDecklists(std::string_view bytes, const rules::CardLibrary &library,
              std::optional<DecklistFormat> format = std::nullopt);

/// The deck in that format, with the influence and totals that this event counts. Lines that are
/// unknown cannot be written; every other deck reads back as the same cards.
[[nodiscard]] std::string writeDecklist(const Decklist &list, DecklistFormat format,
                                        const rules::DeckRules &rules,
                                        const rules::DeckFormat &event);

} // namespace interchange
