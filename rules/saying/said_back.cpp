// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/said_back.h"

#include "core/words.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/piece.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace saying {

using core::Json;
using rules::Side;

namespace {

/// Where the document tells what is asked for; empty where it is worked out.
std::string pathOf(const std::string &fact)
{
    constexpr std::array<std::string_view, 3> ofPlayers{"credits", "hand", "clicks"};
    for (const std::string_view one : ofPlayers)
        for (const Side side : {Side::Runner, Side::Corp})
            if (fact == std::string(core::toWord(rules::sideWords, side)).append(".").append(one))
                return Draft::playerPath(side, one);
    if (fact == "runner.tags" || fact == "runner.tagged")
        return "state/tags";
    return fact == "corp.bad-publicity" ? "state/bad_publicity" : std::string();
}

/// Nothing comes about by itself at that moment.
bool isStill(const std::string &at)
{
    return at.ends_with("/take-actions") || at.ends_with("/begin-window");
}

/// "How many credits has he": it says what it asks for.
bool namesNumber(const Scene &scene, const Chip &chip)
{
    return Piece(scene, chip.span).has([](const Token &token) {
        return token.value(TermKind::Noun) || token.value(TermKind::Flag);
    });
}

} // namespace

void doubtSaidBack(Scene &scene)
{
    const Draft &draft = scene.draft;
    const Json *report = draft.at("question/report");
    if (draft.textAt("question/ask") != "outcome" || !draft.script().empty()
        || !isStill(draft.textAt("state/at")) || !report || !report->asArray()
        || report->asArray()->empty())
        return;
    const bool isAllTold = std::ranges::all_of(*report->asArray(), [&](const Json &fact) {
        const std::string path = fact.asString() ? pathOf(*fact.asString()) : std::string();
        return !path.empty() && draft.at(path) && draft.isTold(path);
    });
    for (Chip &chip : scene.chips)
        if (isAllTold && chip.kind == ChipKind::Question && chip.tells("question")
            && !namesNumber(scene, chip) && !isExplained(scene, chip))
            chip.guessed = true;
}

} // namespace saying
