// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/players/identity_check.h"

#include "app/sentences/wording.h"
#include "core/english.h"
#include "core/text.h"
#include "rules/cards/title_key.h"

#include <utility>

namespace app {

using core::English;
using rules::IdentityFinder;
using tournament::Side;

namespace {

constexpr std::size_t mostNamed = 4;

rules::Side ofCards(Side side)
{
    return side == Side::Corp ? rules::Side::Corp : rules::Side::Runner;
}

std::string notKnown(Side side, const std::string &name, const std::vector<std::string> &near)
{
    const std::string titles = wordList(near, Junction::Or);
    if (near.empty())
        return side == Side::Corp
            ? English::tr("No Corp identity known here is called \"{name}\".", {{"name", name}})
            : English::tr("No Runner identity known here is called \"{name}\".", {{"name", name}});
    return side == Side::Corp
        ? English::tr("It is not clear which Corp identity \"{name}\" is; did you mean {titles}?",
                      {{"name", name}, {"titles", titles}})
        : English::tr("It is not clear which Runner identity \"{name}\" is; did you mean {titles}?",
                      {{"name", name}, {"titles", titles}});
}

std::string ofOtherSide(Side side, const std::string &title)
{
    return side == Side::Corp
        ? English::tr("{title} is an identity of the Runner, not of the Corp.", {{"title", title}})
        : English::tr("{title} is an identity of the Corp, not of the Runner.", {{"title", title}});
}

/// The faction somebody named: "Weyland", "haas bioroid", "NBN".
std::optional<rules::Faction> factionNamed(const std::string &text)
{
    const std::string key = rules::titleKey(text);
    if (key.empty())
        return std::nullopt;
    for (const auto &[faction, word] : rules::factionWords)
        if (rules::titleKey(word).starts_with(key)
            || rules::titleKey(nameOf(faction)).starts_with(key))
            return faction;
    return std::nullopt;
}

std::string doubtOf(const IdentityFinder &finder, Side side, const std::string &entered)
{
    const rules::CardLibrary &library = finder.library();
    if (const auto there = finder.meant(entered, ofCards(other(side))))
        return ofOtherSide(side, library[*there].title);
    if (const auto card = library.findTitle(entered))
        return English::tr("{title} is no identity.", {{"title", library[*card].title}});
    std::vector<std::string> near;
    for (const rules::CardId id : finder.find(entered, ofCards(side), mostNamed))
        near.push_back(library[id].title);
    return notKnown(side, entered, near);
}

} // namespace

NamedIdentity namedIdentity(const IdentityFinder &finder, Side side, const std::string &entered,
                            const std::string &faction)
{
    NamedIdentity named{core::tidied(entered), core::tidied(faction), {}};
    if (named.title.empty())
        return named;
    const auto id = finder.meant(named.title, ofCards(side));
    if (!id) {
        named.doubt = doubtOf(finder, side, named.title);
        return named;
    }
    const rules::Card &card = finder.library()[*id];
    named.title = card.title;
    const auto said = factionNamed(named.faction);
    if (named.faction.empty() || said == card.faction)
        named.faction = nameOf(card.faction);
    else
        named.doubt = English::tr(
            "{title} belongs to {faction}, not to {said}.",
            {{"title", card.title}, {"faction", nameOf(card.faction)}, {"said", named.faction}});
    return named;
}

CheckedEntry checkedEntry(const IdentityFinder &finder, tournament::PlayerEntry entry,
                          const tournament::PlayerEntry &known)
{
    CheckedEntry checked;
    const auto check = [&](Side side, std::string &identity, std::string &faction,
                           const std::string &before, const std::string &factionBefore) {
        if (core::tidied(identity) == before && core::tidied(faction) == factionBefore)
            return;
        // A faction that came with the identity before goes with it.
        if (core::tidied(faction) == factionBefore && finder.meant(identity, ofCards(side)))
            faction.clear();
        NamedIdentity named = namedIdentity(finder, side, identity, faction);
        identity = std::move(named.title);
        faction = std::move(named.faction);
        if (!named.doubt.empty())
            checked.doubts.push_back(std::move(named.doubt));
    };
    check(Side::Corp, entry.corpIdentity, entry.corpFaction, known.corpIdentity, known.corpFaction);
    check(Side::Runner, entry.runnerIdentity, entry.runnerFaction, known.runnerIdentity,
          known.runnerFaction);
    checked.entry = std::move(entry);
    return checked;
}

void sortSides(const IdentityFinder &finder, tournament::PlayerEntry &entry)
{
    const auto clear = [&](const std::string &text, Side side) {
        return finder.meant(text, ofCards(side)).has_value();
    };
    const auto fits = [&](const std::string &text, Side side) {
        if (text.empty() || (clear(text, side) && !clear(text, other(side))))
            return true;
        // Mistyped, it resembles those of this side alone.
        return finder.find(text, ofCards(other(side)), 1).empty()
            && !finder.find(text, ofCards(side), 1).empty();
    };
    if (entry.corpIdentity.empty() && entry.runnerIdentity.empty())
        return;
    if (fits(entry.corpIdentity, Side::Runner) && fits(entry.runnerIdentity, Side::Corp)) {
        std::swap(entry.corpIdentity, entry.runnerIdentity);
        std::swap(entry.corpFaction, entry.runnerFaction);
    }
}

} // namespace app
