// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/facts_in_words.h"

#include "core/english.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using rules::Side;

std::string valueInWords(const std::string &value, const std::string &card)
{
    if (value == "strength")
        return English::tr("how strong is {card}?", {{"card", card}});
    if (value == "trash-cost")
        return English::tr("what is the trash cost of {card}?", {{"card", card}});
    if (value == "rez-cost")
        return English::tr("what is the rez cost of {card}?", {{"card", card}});
    if (value == "install-cost")
        return English::tr("what is the install cost of {card}?", {{"card", card}});
    return English::tr("what is the play cost of {card}?", {{"card", card}});
}

std::string pileInWords(Side side, const std::string &key, int number)
{
    const bool corp = side == Side::Corp;
    if (key == "hand")
        return corp ? English::tr("{n} card in HQ", "{n} cards in HQ", number)
                    : English::tr("{n} card in the grip", "{n} cards in the grip", number);
    if (key == "deck")
        return corp ? English::tr("{n} card in R&D", "{n} cards in R&D", number)
                    : English::tr("{n} card in the stack", "{n} cards in the stack", number);
    return corp ? English::tr("{n} card in Archives", "{n} cards in Archives", number)
                : English::tr("{n} card in the heap", "{n} cards in the heap", number);
}

std::string playerInWords(const std::string &key, std::optional<Side> side)
{
    if (!side && key == "credits")
        return English::tr("how many credits has each player?");
    if (!side && key == "agenda-points")
        return English::tr("how many agenda points has each player?");
    if (!side)
        return English::tr("how many has each player?");
    const bool corp = side == Side::Corp;
    if (key == "credits")
        return corp ? English::tr("how many credits has the Corp?")
                    : English::tr("how many credits has the Runner?");
    if (key == "clicks")
        return corp ? English::tr("how many clicks has the Corp?")
                    : English::tr("how many clicks has the Runner?");
    if (key == "hand")
        return corp ? English::tr("how many cards are in HQ?")
                    : English::tr("how many cards are in the grip?");
    if (key == "deck")
        return corp ? English::tr("how many cards are in R&D?")
                    : English::tr("how many cards are in the stack?");
    if (key == "pile")
        return corp ? English::tr("how many cards are in Archives?")
                    : English::tr("how many cards are in the heap?");
    if (key == "hand-size")
        return corp ? English::tr("how large is the Corp's maximum hand?")
                    : English::tr("how large is the Runner's maximum hand?");
    return corp ? English::tr("how many agenda points has the Corp?")
                : English::tr("how many agenda points has the Runner?");
}

std::optional<AskedFacts> flagged(const std::string &card, const std::string &flag,
                                  const std::string &name)
{
    const auto truth = [&](const char *fact, std::string says, bool value) {
        const std::string path = card + '.' + fact;
        return AskedFacts{{path}, std::move(says), claimOf(path, value)};
    };
    if (flag == "rezzed" || flag == "unrezzed")
        return truth("rezzed", English::tr("is {card} rezzed?", {{"card", name}}),
                     flag == "rezzed");
    if (flag == "trashed")
        return AskedFacts{{card + ".trashed", card + ".zone"},
                          English::tr("is {card} trashed?", {{"card", name}}),
                          claimOf(card + ".trashed", true)};
    if (flag == "stolen" || flag == "scored" || flag == "forfeited") {
        const char *area = flag == "stolen" ? "runner-score-area" : "corp-score-area";
        return AskedFacts{{card + ".zone"},
                          English::tr("where does {card} go?", {{"card", name}}),
                          flag == "forfeited" ? core::Json() : claimOf(card + ".zone", area)};
    }
    if (flag == "installed")
        return truth("installed", English::tr("is {card} installed?", {{"card", name}}), true);
    if (flag == "active" || flag == "inactive")
        return truth("active", English::tr("is {card} active?", {{"card", name}}),
                     flag == "active");
    if (flag == "broken" || flag == "unbroken")
        return truth("all-broken",
                     English::tr("is every subroutine of {card} broken?", {{"card", name}}),
                     flag == "broken");
    if (flag == "passed")
        return truth("passed", English::tr("is {card} passed?", {{"card", name}}), true);
    if (flag == "faceup" || flag == "facedown")
        return truth("faceup", English::tr("is {card} faceup?", {{"card", name}}),
                     flag == "faceup");
    if (flag == "hosted")
        return AskedFacts{{card + ".host"},
                          English::tr("which card hosts {card}?", {{"card", name}}),
                          claimOf(card + ".host", "none", "is_not")};
    return std::nullopt;
}

AskedFacts isFlatlined(bool dead)
{
    return {{"winner", "won-by"},
            English::tr("is the Runner flatlined?"),
            claimOf("won-by", "flatline", dead ? "is" : "is_not")};
}

bool isOfDying(const Token &token)
{
    constexpr std::array<std::string_view, 4> words{"die", "dies", "flatline", "flatlines"};
    return token.is(TermKind::Flag, "dead") || std::ranges::find(words, token.text) != words.end();
}

namespace {

bool areCreditsTold(const Draft &draft)
{
    return draft.isTold("state/corp/credits") || draft.isTold("state/runner/credits");
}

} // namespace

std::optional<AskedFacts> ofPlayer(Scene &scene, const std::string &noun,
                                   const std::optional<Place> &place, const std::optional<Who> &who)
{
    std::string key = noun == "points" ? "agenda-points" : noun;
    std::optional<Side> side = who ? who->side : scene.player;
    if (!side && who && !who->isBoth && scene.player) {
        side = scene.player; // "I": whoever was spoken of last
        scene.doubts = true;
    }
    if (noun == "cards") {
        key = "hand";
        if (place && (place->server == "R&D" || place->zone == "stack" || place->zone == "deck"))
            key = "deck";
        if (place && (place->server == "Archives" || place->zone == "heap"))
            key = "pile";
        if (place && !place->server.empty())
            side = Side::Corp;
        else if (place
                 && (place->zone == "grip" || place->zone == "stack" || place->zone == "heap"))
            side = Side::Runner;
    } else if (noun != "credits" && noun != "clicks" && noun != "points" && noun != "hand-size") {
        return std::nullopt;
    }
    // "I break it with Ninja. How many credits?": that are spent on it, or left.
    scene.doubts = scene.doubts
        || (noun == "credits" && !who && !place && scene.isAtMark() && !scene.draft.script().empty()
            && !areCreditsTold(scene.draft)
            && scene.tokens()[scene.at() - 1].is(TermKind::Noun, "credits")
            && !scene.tokens()[scene.at() - 1].text.ends_with(" left"));
    const bool isTold = (who && who->side) || place; // whose they are
    scene.doubts = scene.doubts || !side || (who && !isTold && key == "hand");
    if (!isTold && key == "hand") // "how many are left", "must they discard": of the hand told
        if (const bool corp = scene.draft.at("state/corp/hand");
            corp != (scene.draft.at("state/runner/hand") != nullptr))
            side = corp ? Side::Corp : Side::Runner;
    if (!side)
        return AskedFacts{{"runner." + key, "corp." + key}, playerInWords(key, std::nullopt)};
    scene.player = side;
    const std::string owner(core::toWord(rules::sideWords, *side));
    return AskedFacts{{owner + '.' + key}, playerInWords(key, side)};
}

std::optional<AskedFacts> ofOnePlayer(const std::string &noun)
{
    if (noun == "tags")
        return AskedFacts{{"runner.tags"}, English::tr("how many tags has the Runner?")};
    if (noun == "damage" || noun == "net-damage" || noun == "meat-damage")
        return AskedFacts{{"runner.hand", "winner"},
                          English::tr("how many cards are left in the grip, and who has won?")};
    if (noun == "brain-damage")
        return AskedFacts{{"runner.brain-damage"},
                          English::tr("how much brain damage has the Runner taken?")};
    if (noun == "bad-publicity")
        return AskedFacts{{"corp.bad-publicity"},
                          English::tr("how much bad publicity has the Corp?")};
    return std::nullopt;
}

} // namespace saying
