// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/kind_told.h"

#include "core/english.h"
#include "rules/cards/card_library.h"
#include "rules/cards/title_key.h"
#include "rules/saying/cards.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

using core::English;

namespace {

/// The type and the subtypes that are printed on it, as they are typed.
std::vector<std::string> kindsOf(rules::CardId id)
{
    const rules::Card &card = rules::cardLibrary()[id];
    std::vector<std::string> kinds{std::string(core::toWord(rules::cardTypeWords, card.type))};
    for (const std::string &subtype : card.subtypes)
        kinds.push_back(rules::titleKey(subtype));
    return kinds;
}

bool isKindOfCards(const std::string &word)
{
    return std::ranges::any_of(rules::cardTypeWords,
                               [&](const auto &type) { return type.second == word; })
        || rules::cardLibrary().names().isSubtype(word);
}

/// "is a", "isn't an", "are both": true where it is not denied.
std::optional<bool> takeBeing(Scene &scene)
{
    constexpr std::array<std::string_view, 3> are{"is", "are", "was"};
    constexpr std::array<std::string_view, 3> arent{"isnt", "arent", "wasnt"};
    constexpr std::array<std::string_view, 6> small{"a", "an", "also", "just", "only", "both"};
    bool isSo = true;
    if (std::ranges::find(arent, scene.token().text) != arent.end())
        isSo = false;
    else if (std::ranges::find(are, scene.token().text) == are.end())
        return std::nullopt;
    scene.skip();
    if (scene.token().text == "not" || scene.token().text == "no") {
        isSo = false;
        scene.skip();
    }
    while (std::ranges::find(small, scene.token().text) != small.end())
        scene.skip();
    return isSo;
}

/// The kinds that follow, "virus", "icebreaker", "code gate", up to another word.
std::vector<std::string> takeKinds(Scene &scene)
{
    std::vector<std::string> kinds;
    while (!scene.isAtMark()) {
        std::string two = rules::titleKey(scene.token().text + ' ' + scene.token(1).text);
        std::string one = rules::titleKey(scene.token().text);
        if (!scene.token(1).isMark && isKindOfCards(two)) {
            kinds.push_back(std::move(two));
            scene.skip(2);
        } else if (isKindOfCards(one)) {
            kinds.push_back(std::move(one));
            scene.skip();
        } else {
            break;
        }
    }
    return kinds;
}

} // namespace

bool readKindTold(Scene &scene)
{
    if (scene.asks || scene.value(TermKind::It) || !scene.token().card
        || !beginsClause(scene, scene.at()))
        return false;
    const rules::CardId id = *scene.token().card;
    {
        Scene ahead = scene;
        ahead.skip();
        if (!takeBeing(ahead) || takeKinds(ahead).empty() || ahead.token().number
            || ahead.value(TermKind::Noun) || ahead.token().card)
            return false;
    }
    const std::size_t begin = scene.at();
    const auto card = takeCard(scene);
    if (!card || scene.draft.cardOf(*card) != id)
        return false;
    const bool isSo = *takeBeing(scene);
    const auto printed = kindsOf(id);
    const bool isRight = std::ranges::all_of(takeKinds(scene), [&](const std::string &kind) {
        return (std::ranges::find(printed, kind) != printed.end()) == isSo;
    });
    const std::string name = scene.draft.nameOf(*card);
    if (isRight)
        scene.addChip(ChipKind::Card, begin,
                      English::tr("{card}: what is printed on it", {{"card", name}}),
                      {Draft::objectPath(*card)});
    else
        scene.leaveOpen(begin, English::tr("This is not printed on {card}.", {{"card", name}}));
    return true;
}

bool readPriceTold(Scene &scene)
{
    constexpr std::array<std::string_view, 3> needs{"needs", "takes", "requires"};
    Attempt attempt(scene);
    const bool begins = beginsClause(scene, scene.at());
    (void)scene.takeWho(); // "my opponent's"
    if (scene.asks || !begins || !isCardNext(scene))
        return false;
    const auto ahead = [&] {
        Scene one = scene;
        (void)takeCard(one);
        const bool costs = one.take(TermKind::Verb, "cost");
        const bool isNeeding = std::ranges::find(needs, one.token().text) != needs.end();
        if (!costs && !isNeeding)
            return std::size_t{0};
        if (isNeeding)
            one.skip();
        if (!one.takeNumber())
            return std::size_t{0};
        (void)(one.take(TermKind::Noun, "credits") || one.take(TermKind::Noun, "clicks")
               || one.take(TermKind::Noun, "advancement"));
        if (!one.take(TermKind::Link, "to") || !one.take(TermKind::Verb))
            return costs && one.isAtClauseEnd() ? one.at() : std::size_t{0};
        (void)one.take(TermKind::It);
        return one.isAtClauseEnd() ? one.at() : std::size_t{0};
    }();
    const auto card = ahead > 0 ? takeCard(scene) : std::nullopt;
    if (!card)
        return false;
    scene.goTo(ahead);
    scene.doubts = true; // its text may ask for another number
    scene.addChip(
        ChipKind::Card, attempt.begin(),
        English::tr("{card}: what it costs, its text says", {{"card", scene.draft.nameOf(*card)}}),
        {Draft::objectPath(*card)});
    return attempt.keep();
}

} // namespace saying
