// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/event.h"

#include <string>
#include <string_view>

namespace interchange {

/// What our own files name as their origin.
inline constexpr std::string_view ourName = "Arbiter";

/// How a program writes the things that programs write differently.
struct DocumentStyle {
    bool decimalsAsText = true;
    int digits = 27; ///< most places of a decimal; fewer when it ends before
    std::string tableKey = "table";
    bool byeIsZero = false;  ///< the absent player has id 0 instead of null
    bool byeOnSides = false; ///< a bye's points stand on the sides instead of the total
    bool combined = true;    ///< writes combinedScore
    bool averages = false;   ///< strength of schedule is always the average
    bool twoForOne = true;   ///< writes the key at every match
};

/// As the files of another program do it.
[[nodiscard]] DocumentStyle styleOf(const core::Json &document);

/// The pieces of a document, each in full. A match without a result has null scores.
[[nodiscard]] core::Json::Array renderPlayers(const tournament::Event &event,
                                              const DocumentStyle &style);
[[nodiscard]] core::Json::Array renderFinalists(const tournament::Event &event);
[[nodiscard]] core::Json renderMatch(const tournament::Event &event, tournament::Stage stage,
                                     const tournament::Match &match, const DocumentStyle &style);
[[nodiscard]] int renderedCut(const tournament::Event &event);

/// An event of our own as a whole document.
[[nodiscard]] core::Json renderEvent(const tournament::Event &event);

} // namespace interchange
