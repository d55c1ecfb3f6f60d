// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/place_before.h"

#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/copies.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"
#include "rules/saying/told_of.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

using core::English;
using rules::CardType;

namespace {

/// "there is", "I have", "he's got": what lies there comes next; "(a remote) with", "(HQ) is
/// protected by".
bool takeThereIs(Scene &scene, bool isBare)
{
    bool isSaid = false;
    if (Attempt attempt(scene); isBare) {
        (void)scene.take(TermKind::Ask, "is");
        if (scene.take(TermKind::Link, "with")
            || (scene.token().text.ends_with(" by") && scene.take(TermKind::Place, "behind")))
            return attempt.keep();
    }
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

/// "two" before "(rezzed) walls".
std::optional<int> takeSeveral(Scene &scene)
{
    Attempt attempt(scene);
    const auto number = scene.takeNumber();
    constexpr int most = 9;
    if (!number || *number < 2 || *number > most || scene.value(TermKind::Noun))
        return std::nullopt;
    attempt.keep();
    return number;
}

bool readMember(Scene &scene, const Place &place, std::size_t begin, bool isDoubt, bool isBare)
{
    Attempt attempt(scene);
    skipBeforeName(scene);
    const auto count = takeSeveral(scene);
    std::vector<std::string> flags;
    while (const auto flag = scene.take(TermKind::Flag))
        flags.push_back(*flag);
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return false;
    scene.wantsNew = count.has_value();
    const auto card = takeCard(scene);
    scene.wantsNew = false;
    if (!card || !mayLie(scene.draft, *card, place))
        return false;
    Place where = place;
    const bool isIce = scene.draft.typeOf(*card) == rules::CardType::Ice;
    if (isBare && !place.server.empty() && isIce)
        where.link = "on"; // "HQ: Tollbooth": before it
    if (!(isIce && scene.draft.textAt(Draft::objectPath(*card) + "/server") == where.server))
        putAt(scene.draft, *card, where); // ice that was counted and is named now lies there
    for (const std::string &flag : flags)
        if (!applyFlag(scene.draft, *card, flag))
            return false;
    scene.doubts = scene.doubts || isDoubt;
    scene.addChip(ChipKind::Card, begin, howItLies(scene.draft, *card), {Draft::objectPath(*card)});
    addCopies(scene, *card, count);
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

/// "root of HQ empty", "nothing in the root": nothing lies there, and it is none of the cards of
/// HQ.
bool readEmptyRoot(Scene &scene)
{
    Attempt attempt(scene);
    const bool isNone = scene.is(TermKind::Not, "unless") && scene.token().text == "nothing";
    if (isNone)
        scene.skip();
    const auto place = takePlace(scene);
    if (!place || !place->isRoot)
        return false;
    (void)(scene.take(TermKind::Ask, "is") || scene.take(TermKind::Have, "has"));
    scene.skipIdle();
    if (!isNone && !scene.take(TermKind::Number, "0"))
        return false;
    scene.addChip(ChipKind::Number, attempt.begin(),
                  English::tr("no card lies in the root of {server}", {{"server", place->server}}),
                  {});
    return attempt.keep();
}

/// "the Corp has three agendas scored:", "the Runner's score area:"
std::optional<Place> takeScoreArea(Scene &scene, std::optional<int> &count)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    const auto side = who ? who->side : std::nullopt;
    Place place{"in", {}, {}, false};
    if (scene.take(TermKind::Have, "has")) {
        count = scene.takeNumber();
        (void)scene.take(TermKind::Type, "agenda");
        const bool isStolen = scene.take(TermKind::Flag, "stolen");
        if (!isStolen && !scene.take(TermKind::Flag, "scored"))
            return std::nullopt;
        place.zone = isStolen ? "runner-score-area" : "corp-score-area";
    } else if (const auto zone = side ? scene.take(TermKind::Zone) : std::nullopt;
               zone && zone->ends_with("score-area")) {
        place.zone = side == rules::Side::Corp ? "corp-score-area" : "runner-score-area";
    }
    if (place.zone.empty() || scene.token().text != ":")
        return std::nullopt;
    attempt.keep();
    scene.player = side;
    return place;
}

} // namespace

bool readPlaceBefore(Scene &scene)
{
    if (!scene.asks && readEmptyRoot(scene))
        return true;
    Attempt attempt(scene);
    // "Archives: ...", "the heap has ..."
    const bool isBare = scene.value(TermKind::Server) || scene.value(TermKind::Zone);
    if (scene.asks || !beginsClause(scene, scene.at()))
        return false;
    std::optional<int> count; // of the list
    auto place = takeScoreArea(scene, count);
    if (!place && !scene.value(TermKind::Link) && !isBare)
        return false;
    if (!place)
        place = takePlace(scene);
    if (place && isBare && place->link.empty())
        place->link = "in";
    if (!place || place->link.empty() || (place->zone.empty() && place->server.empty())
        || !takeThereIs(scene, isBare))
        return false;
    const bool isDoubt = scene.doubts; // whose it is
    const std::size_t first = scene.chips.size();
    if (!readMember(scene, *place, attempt.begin(), isDoubt, isBare))
        return false;
    attempt.keep();
    int members = 1;
    while (takeNext(scene) && readMember(scene, *place, scene.at(), isDoubt, isBare))
        ++members;
    if (count && *count != members) // "four agendas", and two are named
        scene.chips[first].guessed = true;
    return true;
}

namespace {

/// "(swaps it for the Merger) in the Corp's score area": where that card lies anyway.
bool readPlaceAgain(Scene &scene)
{
    Attempt attempt(scene);
    const std::string path = Draft::objectPath(scene.card);
    const bool isBehind = !scene.chips.empty() && scene.at() > 0
        && scene.tokens()[scene.at() - 1].span.end <= scene.chips.back().span.end;
    if (scene.asks || scene.card.empty() || !isBehind || !scene.is(TermKind::Link, "in"))
        return false;
    const auto place = takePlace(scene);
    if (!place || !mayLie(scene.draft, scene.card, *place))
        return false;
    Draft there = scene.draft;
    putAt(there, scene.card, *place);
    for (const char *key : {"/zone", "/server"})
        if (there.textAt(path + key) != scene.draft.textAt(path + key))
            return false;
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, scene.card), {path});
    return attempt.keep();
}

} // namespace

bool readPlaceBehind(Scene &scene)
{
    if (readPlaceAgain(scene))
        return true;
    Attempt attempt(scene);
    Draft &draft = scene.draft;
    const std::string path = Draft::objectPath(scene.card);
    if (scene.asks || scene.card.empty() || !scene.is(TermKind::Link, "from")
        || !draft.isAccessed(scene.card) || draft.at(path + "/server") || draft.at(path + "/zone"))
        return false;
    const auto place = takePlace(scene);
    if (!place || place->server.empty() || !mayLie(draft, scene.card, *place))
        return false;
    putAt(draft, scene.card, *place);
    if (!draft.at("state/run/server"))
        draft.tell("state/run/server", place->server);
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(draft, scene.card), {path});
    return attempt.keep();
}

void placeAsBefore(Scene &scene, const std::string &object, std::size_t begin)
{
    const std::string path = Draft::objectPath(object);
    std::size_t between = begin;
    while (between > 0
           && (scene.tokens()[between - 1].isIdle() || scene.tokens()[between - 1].text == ","
               || scene.tokens()[between - 1].is(TermKind::Join, "and")))
        --between;
    if (between == begin || between == 0 || scene.chips.empty()
        || scene.draft.typeOf(object) != CardType::Agenda || scene.draft.at(path + "/zone"))
        return;
    const Chip &before = scene.chips.back();
    const Token &last = scene.tokens()[between - 1];
    if (before.kind != ChipKind::Card || before.paths.size() != 1
        || before.span.end != last.span.end || last.value(TermKind::Flag))
        return;
    const std::string name = before.paths.front().substr(Draft::objectPath("").size());
    const std::string zone = scene.draft.textAt(Draft::objectPath(name) + "/zone");
    if (scene.draft.typeOf(name) != CardType::Agenda || !zone.ends_with("score-area"))
        return;
    scene.doubts = scene.doubts || before.guessed;
    (void)applyFlag(scene.draft, object, zone.starts_with("corp") ? "scored" : "stolen");
}

} // namespace saying
