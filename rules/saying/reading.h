// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What people say at tables, read as a question document: docs/saying.md.
#pragma once

#include "core/json.h"
#include "rules/cards/card.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

/// Bytes of the line that was read.
struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const Span &, const Span &) = default;
};

enum class ChipKind : std::uint8_t {
    Card,     ///< lies there so
    Number,   ///< of a player or of a card
    Moment,   ///< of the turn or run at which the rest is looked at
    Happened, ///< before, in this turn or the last
    Act,      ///< of the script
    Question, ///< what is asked
    Player,   ///< who "I" or "he" is
};

/// What a piece of the line could be.
struct Offer {
    std::string says;    ///< in words
    std::string instead; ///< the text that says so, in place of the piece
    friend bool operator==(const Offer &, const Offer &) = default;
};

/// A piece of the line and what it was read as.
struct Chip {
    Span span;
    ChipKind kind = ChipKind::Card;
    std::string says;               ///< in words: "Tollbooth protects HQ, rezzed"
    std::vector<std::string> paths; ///< of the document: what it told, "state/objects/tollbooth"
    bool guessed = false;           ///< mistyped or a part of a name: worth a look
    std::vector<Offer> offers;      ///< what else it could be
    std::optional<rules::Side> of;  ///< whose it is, where it might have been the other's
    std::string taken;              ///< by what it is theirs, where nobody is named with it
    /// What stood there when it was read: acts, numbers, cards, the moment.
    struct Told {
        std::string path;
        core::Json value;
    };
    std::vector<Told> told;

    [[nodiscard]] bool tells(std::string_view path) const
    {
        return std::ranges::find(paths, path) != paths.end();
    }
};

/// An act that was told and cannot be done there. On a table that is changed it may be done.
struct Undone {
    enum class Left : std::uint8_t {
        In,        ///< the script: it is refused
        Out,       ///< of it
        OutByLater ///< by a line after the one that told it
    };
    Left left = Left::In;
    std::size_t at = 0; ///< in the script
    core::Json act;
    std::string why;
};

/// A piece that was not read: it changed nothing.
struct Open {
    Span span;
    std::string says; ///< why, in words
    std::vector<Offer> offers;
    std::optional<Undone> undone = std::nullopt; ///< it was read, and that is why
    bool isClaim = false;                        ///< what somebody says, which need not be so
};

/// What nobody told and the document needs: shown beside the answer, changed with a click or by a
/// later line. Once the document has another value there, it is told.
struct Assumed {
    std::string path; ///< "state/at"
    core::Json value;
    std::string says;
};

/// A question document ({"state", "question"}, docs/question-language.md) and what of it is
/// assumed.
struct Situation {
    core::Json document = core::Json::object({});
    std::vector<Assumed> assumed;
};

struct Reading {
    Situation situation; ///< the one before with what the line says
    std::vector<Chip> chips;
    std::vector<Open> open;
};

/// A line on top of what lines before have told. The document of an empty table and an empty line
/// holds nothing; every other one can be asked.
[[nodiscard]] Reading read(std::string_view line, const Situation &before = {});

/// Of the words that carry a meaning more were not understood than were: no verdict follows.
[[nodiscard]] bool isMostlyOpen(std::string_view line, const Reading &reading);
/// What tells of an act, a card, a place or how many and changed nothing: an answer may turn on it.
[[nodiscard]] std::vector<Span> leftOut(std::string_view line, const Reading &reading);

} // namespace saying
