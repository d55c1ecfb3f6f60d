// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/rig_told.h"

#include "core/english.h"
#include "rules/saying/places.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// Whose they are by a word before them: "of his", "the Runner's".
struct Owner {
    std::optional<Side> side;
    bool isSure = true;
};

Owner ownerAt(const Scene &scene, std::size_t token)
{
    const std::string &text = scene.tokens()[token].text;
    const auto ends = [&](std::string_view word) {
        return text == word || text.ends_with(std::string(" ") + std::string(word));
    };
    if (const std::string *side = scene.tokens()[token].value(TermKind::Side))
        return {core::fromWord(rules::sideWords, *side)};
    if (ends("my"))
        return {scene.subjects.me().side, scene.subjects.me().isSure};
    if (ends("his") || ends("her") || ends("their"))
        return {scene.subjects.other().side, scene.subjects.other().isSure};
    return {};
}

/// The Runner's identity is the only thing that was spoken of before, or he is who does it.
bool isSpokenOfRunner(const Scene &scene, std::size_t begin)
{
    if (!scene.card.empty() && scene.draft.sideOf(scene.card) == Side::Corp)
        return false; // "a remote with a rezzed Ash and a facedown card"
    const Subject subject = scene.subjects.at(begin);
    const bool isIdentity =
        !scene.card.empty() && scene.draft.typeOf(scene.card) == CardType::Identity;
    return subject.manner != Manner::None && subject.side
        ? subject.side == Side::Runner
        : isIdentity && scene.draft.sideOf(scene.card) == Side::Runner;
}

bool liesFacedown(const Draft &draft, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    const Json *faceup = draft.at(path + "/faceup");
    return !draft.cardOf(object) && draft.textAt(path + "/zone") == "rig" && faceup
        && faceup->asBool() && !*faceup->asBool();
}

/// Those that lie there already, and as many new ones as it takes.
std::vector<std::string> facedownCards(Draft &draft, std::size_t number)
{
    std::vector<std::string> all;
    for (const std::string &object : draft.objects())
        if (all.size() < number && liesFacedown(draft, object))
            all.push_back(object);
    while (all.size() < number) {
        all.push_back(draft.describe(Json::object({{"type", "program"}})));
        const std::string path = Draft::objectPath(all.back());
        draft.tell(path + "/zone", "rig");
        draft.tell(path + "/faceup", false);
    }
    return all;
}

/// "in his rig", "installed" behind them.
bool takeInRig(Scene &scene)
{
    if (scene.take(TermKind::Flag, "installed"))
        return true;
    Attempt attempt(scene);
    const auto place = takePlace(scene);
    return place && place->zone == "rig" && attempt.keep();
}

} // namespace

std::optional<std::vector<std::string>> takeFacedownOfRunner(Scene &scene)
{
    constexpr int most = 6;
    Attempt attempt(scene);
    auto number = scene.takeNumber();
    (void)scene.take(TermKind::Link, "of");
    (void)scene.take(TermKind::Side);
    auto all = scene.takeNumber(); // "one of his two"
    if (!number || *number < 1 || *number > most || (all && (*all < *number || *all > most))
        || !scene.take(TermKind::Flag, "facedown") || !scene.take(TermKind::Noun, "cards"))
        return std::nullopt;
    Owner owner;
    for (std::size_t at = attempt.begin(); at < scene.at(); ++at)
        if (const Owner said = ownerAt(scene, at); said.side)
            owner = said;
    const bool isInRig = takeInRig(scene);
    if (owner.side ? owner.side == Side::Corp
                   : !isInRig && !isSpokenOfRunner(scene, attempt.begin()))
        return std::nullopt;
    Scene ahead = scene;
    if (const auto place = takePlace(ahead); place && !place->server.empty())
        return std::nullopt; // "a facedown card in server 1"
    scene.doubts = scene.doubts || (!isInRig && !(owner.side && owner.isSure));
    auto cards = facedownCards(scene.draft, static_cast<std::size_t>(all.value_or(*number)));
    cards.resize(static_cast<std::size_t>(*number));
    attempt.keep();
    return cards;
}

bool readFacedownInRig(Scene &scene)
{
    const std::size_t begin = scene.at();
    const auto cards = takeFacedownOfRunner(scene);
    if (!cards)
        return false;
    std::vector<std::string> paths;
    for (const std::string &card : *cards)
        paths.push_back(Draft::objectPath(card));
    scene.addChip(ChipKind::Card, begin,
                  English::tr("{n} facedown card of the Runner is installed",
                              "{n} facedown cards of the Runner are installed",
                              static_cast<int>(cards->size())),
                  std::move(paths));
    return true;
}

} // namespace saying
