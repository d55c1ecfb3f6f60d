// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/place_before.h"

#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"
#include "rules/saying/told_of.h"

namespace saying {

using core::English;

namespace {

/// "there is", "I have", "he's got": what lies there comes next.
bool takeThereIs(Scene &scene)
{
    bool isSaid = false;
    for (; scene.token().isIdle(); scene.skip())
        isSaid = isSaid || scene.token().text.starts_with("there");
    if (scene.token().text == ":") {
        scene.skip();
        return true;
    }
    (void)scene.takeWho();
    scene.skipIdle();
    if (scene.token().text == "there" || scene.token().text == "theres") {
        scene.skip();
        isSaid = true;
    }
    while (scene.value(TermKind::Have) || scene.is(TermKind::Ask, "is")
           || scene.token().text == "lies" || scene.token().text == "sits") {
        scene.skip();
        scene.skipIdle();
        isSaid = true;
    }
    return isSaid;
}

/// "a", "one real agenda," before the name.
void skipBeforeName(Scene &scene)
{
    scene.skipIdle();
    (void)scene.take(TermKind::Number, "1");
    Attempt attempt(scene);
    if (scene.token().isPlain())
        scene.skip();
    if (!scene.value(TermKind::Type) || scene.token(1).text != "," || !scene.token(2).card)
        return;
    scene.skip(2);
    attempt.keep();
}

bool readMember(Scene &scene, const Place &place, std::size_t begin, bool isDoubt, bool isBare)
{
    Attempt attempt(scene);
    skipBeforeName(scene);
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return false;
    const auto card = takeCard(scene);
    if (!card || !mayLie(scene.draft, *card, place))
        return false;
    Place where = place;
    if (isBare && !place.server.empty() && scene.draft.typeOf(*card) == rules::CardType::Ice)
        where.link = "on"; // "HQ: Tollbooth": before it
    putAt(scene.draft, *card, where);
    scene.doubts = scene.doubts || isDoubt;
    scene.addChip(ChipKind::Card, begin, howItLies(scene.draft, *card), {Draft::objectPath(*card)});
    scene.speakOf(*card);
    return attempt.keep();
}

/// Over "he trashed" behind a member, which is left open, to the next one.
bool takeNext(Scene &scene)
{
    constexpr std::size_t most = 4;
    Attempt attempt(scene);
    std::size_t said = 0;
    while (!scene.token().isMark && !scene.value(TermKind::Join) && !scene.isAtEnd()) {
        if (scene.token().card || ++said > most)
            return false;
        scene.skip();
    }
    const std::size_t end = scene.at();
    if (scene.token().text == ",")
        scene.skip();
    (void)scene.take(TermKind::Join, "and");
    if (scene.at() == end)
        return false;
    Scene ahead = scene;
    skipBeforeName(ahead);
    if (!isCardNext(ahead) || ahead.value(TermKind::It))
        return false;
    if (said > 0) {
        const std::size_t next = scene.at();
        scene.goTo(end);
        const std::size_t begin = attempt.begin();
        scene.leaveOpen(begin,
                        English::tr("“{words}” is not understood.",
                                    {{"words", scene.textOf(scene.spanFrom(begin))}}));
        scene.goTo(next);
    }
    return attempt.keep();
}

} // namespace

bool readPlaceBefore(Scene &scene)
{
    Attempt attempt(scene);
    // "Archives: ...", "the heap has ..."
    const bool isBare = scene.value(TermKind::Server) || scene.value(TermKind::Zone);
    if (scene.asks || !(scene.value(TermKind::Link) || isBare) || !beginsClause(scene, scene.at()))
        return false;
    auto place = takePlace(scene);
    if (place && isBare && place->link.empty())
        place->link = "in";
    if (!place || place->link.empty() || (place->zone.empty() && place->server.empty())
        || !takeThereIs(scene))
        return false;
    const bool isDoubt = scene.doubts; // whose it is
    if (!readMember(scene, *place, attempt.begin(), isDoubt, isBare))
        return false;
    attempt.keep();
    while (takeNext(scene) && readMember(scene, *place, scene.at(), isDoubt, isBare)) { }
    return true;
}

} // namespace saying
