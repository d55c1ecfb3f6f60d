// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/placing.h"

#include "rules/saying/acts_in_words.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/lying.h"
#include "rules/saying/piece.h"

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
                   return word && part.first != "choose"
                       && word->substr(0, word->find('#')) == object;
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
        const bool isPlace = token.value(TermKind::Zone) && !token.is(TermKind::Zone, "rig");
        if (!isIn && (token.ends() || token.value(TermKind::Verb) || isPlace))
            isSaid = false; // of something else, "(I have X,) in the stack is (Y)"
    }
    return isSaid;
}

/// An event or operation lies nowhere for long, but for a current.
bool isPlayed(const Draft &draft, const std::string &object)
{
    const CardType type = draft.typeOf(object);
    return rules::isPlayed(type) && !isCurrentCard(draft, object);
}

/// Somebody told where it lies, or something else that was told did; that an agenda lies where an
/// act needs it is not told.
bool hasPlace(const Draft &draft, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    const bool isAgenda = draft.typeOf(object) == CardType::Agenda;
    return (isAgenda ? draft.isTold(path + "/zone") : draft.at(path + "/zone") != nullptr)
        || draft.at(path + "/host") || draft.isTold(path + "/server");
}

/// "(I encounter Ice Wall) carrying my Parasite": it lies on something, and nobody told on what.
bool lacksHost(const Draft &draft, const std::string &object)
{
    return liesOnOthers(draft, object) && !draft.at(Draft::objectPath(object) + "/host");
}

/// It is named in a question.
bool isAskedOf(const Scene &scene, Span span)
{
    const auto first = Piece(scene, span).begin() - scene.tokens().begin();
    return endOfSentence(scene, static_cast<std::size_t>(first)) == '?';
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
    return chip.paths.size() == 1 ? Draft::objectIn(chip.paths.front()) : std::string();
}

} // namespace

void offerPlaces(Scene &scene)
{
    const Draft &draft = scene.draft;
    for (Chip &chip : scene.chips) {
        const std::string object = chip.kind == ChipKind::Card ? objectOf(chip) : std::string();
        const std::string path = Draft::objectPath(object);
        if (object.empty() || !draft.cardOf(object) || hasPlace(draft, object)
            || isActedOn(draft, object))
            continue;
        const auto places = placesOf(draft, object);
        // "The Corp has Astro": scored, or installed?
        const bool lacksPlace =
            draft.typeOf(object) == CardType::Agenda || lacksHost(draft, object);
        const bool isBare = draft.at(path)->asObject()->size() == 1 && !isHeld(scene, chip.span);
        if (isPlayed(draft, object) && !isLeftToPlay(scene, chip, object))
            continue;
        chip.guessed = chip.guessed || (!places.empty() && (lacksPlace || isBare));
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
        const bool isPlaced = Piece(scene, chip.span).has([](const Token &token) {
            return token.value(TermKind::Zone) || token.value(TermKind::Server);
        });
        if (object.empty() || chip.guessed || isPlaced || !isPlayed(draft, object)
            || draft.at(Draft::objectPath(object) + "/host"))
            continue;
        if (draft.hasAct("play", object))
            chip.says = playInWords(draft, object);
        else if (!draft.isTold(Draft::objectPath(object) + "/zone"))
            chip.guessed = !isActedOn(draft, object);
    }
}

} // namespace saying
