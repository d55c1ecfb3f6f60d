// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/shuffled_back.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/choosing.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

bool isShuffleBack(const rulings::Ability &ability)
{
    return does(ability, "shuffle") && does(ability, "move-to");
}

/// The last act lets its player choose cards for that, and none is told yet.
bool mayChoose(const Draft &draft)
{
    if (draft.script().empty() || draft.script().back().find("choose"))
        return false;
    const auto *used = abilityUsed(draft, draft.script().back());
    return used && isShuffleBack(*used);
}

/// "3 cards"
std::optional<int> takeHowMany(Scene &scene)
{
    constexpr int most = 9;
    Attempt attempt(scene);
    const auto number = scene.takeNumber();
    if (!number || *number < 1 || *number > most || !scene.take(TermKind::Noun, "cards"))
        return std::nullopt;
    attempt.keep();
    return number;
}

/// So many cards of the pile without a name are chosen behind the act.
std::string chooseCounted(Scene &scene, int number)
{
    scene.draft.assume(Draft::playerPath(rules::Side::Corp, "pile"), number,
                       English::tr("{n} card in Archives", "{n} cards in Archives", number));
    scene.draft.play(Json::object({{"spend", number}}));
    return English::tr("{n} card is chosen, whichever it is",
                       "{n} cards are chosen, whichever they are", number);
}

/// "Hedge Fund, Enigma and Ice Wall"
std::vector<std::string> takeNames(Scene &scene)
{
    std::vector<std::string> cards;
    while (isCardNext(scene) && !scene.value(TermKind::It)) {
        cards.push_back(*takeCard(scene));
        Attempt attempt(scene);
        while (scene.token().text == "," || scene.value(TermKind::Join))
            scene.skip();
        if (!isCardNext(scene))
            break;
        attempt.keep();
    }
    return cards;
}

/// In words; empty: they cannot be what it chooses.
std::string chooseNamed(Draft &draft, const std::vector<std::string> &cards)
{
    Json act = draft.takeLastAct();
    if (!chooseAllFor(draft, act, cards))
        return {};
    draft.play(std::move(act));
    if (cards.size() == 1)
        return chooseInWords(draft, cards.front());
    std::string names;
    for (const std::string &card : cards)
        names += (names.empty() ? "" : ", ") + draft.nameOf(card);
    return English::tr("these are chosen: {cards}", {{"cards", names}});
}

/// "back", "from Archives", "into R&D", up to the end of the clause.
bool takeWhereTo(Scene &scene)
{
    while (!scene.isAtClauseEnd()) {
        const Token &token = scene.token();
        const bool isWhere = token.value(TermKind::Link) || token.is(TermKind::Server, "R&D")
            || token.is(TermKind::Server, "Archives") || token.isIdle() || token.text == "back";
        if (token.card || token.value(TermKind::Person) || !isWhere)
            return false;
        scene.skip();
    }
    return true;
}

} // namespace

bool readShuffledBack(Scene &scene)
{
    if (scene.asks || scene.asksOn || !mayChoose(scene.draft))
        return false;
    Attempt attempt(scene);
    (void)scene.takeWho();
    (void)scene.take(TermKind::Link, "to");
    if (!scene.token().text.starts_with("shuffl"))
        return false;
    scene.skip();
    const auto number = takeHowMany(scene);
    const std::vector<std::string> cards = number ? std::vector<std::string>() : takeNames(scene);
    if ((!number && cards.empty()) || !takeWhereTo(scene))
        return false;
    std::vector<std::string> paths{Draft::actPath(scene.draft.script().size() - 1)};
    if (number)
        paths.push_back(Draft::actPath(scene.draft.script().size()));
    std::string says = number ? chooseCounted(scene, *number) : chooseNamed(scene.draft, cards);
    if (says.empty())
        return false;
    scene.addChip(ChipKind::Act, attempt.begin(), std::move(says), std::move(paths));
    return attempt.keep();
}

} // namespace saying
