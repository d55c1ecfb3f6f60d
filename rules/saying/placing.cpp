// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/placing.h"

#include "rules/saying/acts_in_words.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/lying.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;
using rules::CardType;

namespace {

struct OtherPlace {
    std::string_view zone;
    std::string_view words; ///< behind the name of the card
};

constexpr std::array<OtherPlace, 3> placesOfRunner{
    {{"grip", " in the grip"}, {"heap", " in the heap"}, {"stack", " in the stack"}}};
constexpr std::array<OtherPlace, 3> placesOfCorp{
    {{"hq", " in HQ"}, {"archives", " in Archives"}, {"rnd", " in R&D"}}};
constexpr std::array<OtherPlace, 2> placesOfEvent{
    {{"grip", " in the grip"}, {"heap", " in the heap"}}};
constexpr std::array<OtherPlace, 2> placesOfOperation{
    {{"hq", " in HQ"}, {"archives", " in Archives"}}};
constexpr std::array<OtherPlace, 3> placesOfAgenda{
    {{"corp-score-area", " scored"}, {"runner-score-area", " stolen"}, {"hq", " in HQ"}}};

std::span<const OtherPlace> placesOf(const Draft &draft, const std::string &object)
{
    switch (draft.typeOf(object)) {
    case CardType::Program:
    case CardType::Hardware:
    case CardType::Resource:
        return placesOfRunner;
    case CardType::Agenda:
        return placesOfAgenda;
    case CardType::Asset:
    case CardType::Upgrade:
        return placesOfCorp;
    case CardType::Event:
        return placesOfEvent;
    case CardType::Operation:
        return placesOfOperation;
    default:
        return {};
    }
}

/// Something is done with it: it lies where that can be done.
bool isActedOn(const Draft &draft, const std::string &object)
{
    const auto names = [&](const Json &act) {
        return act.asObject() && std::ranges::any_of(*act.asObject(), [&](const auto &part) {
                   const std::string *word = part.second.asString();
                   return word && word->substr(0, word->find('#')) == object;
               });
    };
    const Json *asked = draft.at("question/act");
    return std::ranges::any_of(draft.script(), names) || (asked && names(*asked));
}

/// "I have Clone Chip", "with Femme": it is in play.
bool isHeld(const Scene &scene, Span span)
{
    bool isSaid = false;
    for (const Token &token : scene.tokens()) {
        if (token.span.begin >= span.end)
            break;
        const bool isIn = token.span.begin >= span.begin;
        isSaid = isSaid || token.value(TermKind::Have) || token.is(TermKind::Zone, "rig")
            || (isIn && (token.is(TermKind::Link, "with") || token.value(TermKind::Flag)));
        if (!isIn && (token.ends() || token.value(TermKind::Verb)))
            isSaid = false; // of something else
    }
    return isSaid;
}

/// An event or operation lies nowhere for long, but for a current.
bool isPlayed(const Draft &draft, const std::string &object)
{
    const CardType type = draft.typeOf(object);
    return rules::isPlayed(type) && !isCurrentCard(draft, object);
}

bool isAgenda(const Draft &draft, const std::string &object)
{
    return draft.typeOf(object) == CardType::Agenda;
}
/// "The Runner has Vanity Project": in his score area, or on a card of his.
bool isOfRunner(const Scene &scene, Span span)
{
    for (std::size_t at = 0; at < scene.tokens().size(); ++at)
        if (scene.tokens()[at].span.begin >= span.begin)
            return scene.subjects.at(at).side == rules::Side::Runner;
    return false;
}

/// It is named in a question.
bool isAskedOf(const Scene &scene, Span span)
{
    const auto &tokens = scene.tokens();
    const auto first = std::ranges::find_if(
        tokens, [&](const Token &token) { return token.span.begin >= span.begin; });
    return endOfSentence(scene, static_cast<std::size_t>(first - tokens.begin())) == '?';
}

/// "(He ran HQ.) Then Scorched Earth": it is one more thing that was done.
bool isBehindActs(const Scene &scene, const Chip &chip)
{
    return std::ranges::any_of(scene.chips, [&](const Chip &one) {
        return one.kind == ChipKind::Act && one.span.end <= chip.span.begin;
    });
}

/// "Hard-Hitting News first click, then Scorched Earth. May he?": whether the other may be played.
bool isOtherAsked(const Draft &draft, const std::string &object)
{
    const Json *asked = draft.at("question/act");
    const Json *played = asked && asked->asObject() ? asked->find("play") : nullptr;
    return played && played->asString()
        && draft.cardOf(*played->asString()) != draft.cardOf(object);
}

/// It lies nowhere on a table, and nobody told that it was played.
bool isLeftToPlay(const Scene &scene, const Chip &chip, const std::string &object)
{
    const bool isPronoun = std::ranges::any_of(scene.tokens(), [&](const Token &token) {
        return token.span.begin == chip.span.begin && token.value(TermKind::It) && !token.card;
    });
    return isPlayed(scene.draft, object) && !isAskedOf(scene, chip.span)
        && (isPronoun || isBehindActs(scene, chip) || isHeld(scene, chip.span)
            || isOtherAsked(scene.draft, object));
}

/// The object that the chip is about.
std::string objectOf(const Chip &chip)
{
    constexpr std::string_view objects = "state/objects/";
    const bool isOne = chip.paths.size() == 1 && chip.paths.front().starts_with(objects);
    return isOne ? chip.paths.front().substr(objects.size()) : std::string();
}

} // namespace

void offerPlaces(Scene &scene)
{
    const Draft &draft = scene.draft;
    for (Chip &chip : scene.chips) {
        const std::string object = chip.kind == ChipKind::Card ? objectOf(chip) : std::string();
        const std::string path = Draft::objectPath(object);
        if (object.empty() || !draft.cardOf(object) || draft.at(path + "/zone")
            || draft.at(path + "/host") || draft.at(path + "/server") || isActedOn(draft, object))
            continue;
        const auto places = placesOf(draft, object);
        const bool isBare = draft.at(path)->asObject()->size() == 1;
        const bool isSure =
            isHeld(scene, chip.span) && !(isAgenda(draft, object) && isOfRunner(scene, chip.span));
        if (isPlayed(draft, object) && !isLeftToPlay(scene, chip, object))
            continue;
        chip.guessed = chip.guessed || (isBare && !places.empty() && !isSure);
        for (const OtherPlace &where : places) {
            Draft other = draft;
            other.tell(path + "/zone", where.zone);
            chip.offers.push_back({howItLies(other, object),
                                   std::string(scene.textOf(chip.span)).append(where.words)});
        }
    }
}

void offerPlaying(Scene &scene)
{
    const Draft &draft = scene.draft;
    for (Chip &chip : scene.chips) {
        const std::string object = chip.kind == ChipKind::Card ? objectOf(chip) : std::string();
        if (object.empty() || !isLeftToPlay(scene, chip, object) || isActedOn(draft, object)
            || draft.at(Draft::objectPath(object) + "/zone"))
            continue;
        chip.guessed = true;
        chip.offers.insert(chip.offers.begin(),
                           {playInWords(draft, object), ", plays " + draft.nameOf(object) + ','});
    }
}

void tellPlaying(Scene &scene)
{
    const Draft &draft = scene.draft;
    for (Chip &chip : scene.chips) {
        const std::string object = chip.kind == ChipKind::Card ? objectOf(chip) : std::string();
        if (object.empty() || chip.guessed || !isPlayed(draft, object)
            || draft.isTold(Draft::objectPath(object) + "/zone")
            || draft.at(Draft::objectPath(object) + "/host"))
            continue;
        if (draft.hasAct("play", object))
            chip.says = playInWords(draft, object);
        else
            chip.guessed = !isActedOn(draft, object);
    }
}

} // namespace saying
