// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/psi_told.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/moments.h"
#include "rules/saying/told_of.h"
#include "rules/saying/trying.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

bool isPsiWord(const Scene &scene)
{
    return scene.token().text == "psi" || scene.token().text == "psi game"
        || scene.token().text == "psi bid";
}

/// "the psi", "the psi game", "the bid"
bool takePsi(Scene &scene)
{
    scene.skipIdle();
    if (!isPsiWord(scene))
        return false;
    scene.skip();
    if (scene.is(TermKind::Noun, "game") || scene.token().text == "bid"
        || scene.token().text == "battle")
        scene.skip();
    return true;
}

bool hasPsi(const Draft &draft, const std::string &card)
{
    const auto *model = draft.modelOf(card);
    if (model)
        for (const rulings::Ability &ability : model->abilities)
            if (does(ability, "psi"))
                return true;
    return false;
}

/// Whoever won it, where somebody is named or was spoken of.
std::optional<Side> takeWinnerOfPsi(Scene &scene)
{
    const std::size_t begin = scene.at();
    const auto who = scene.takeWho();
    const auto side = who && who->side ? who->side : carriedTo(scene, begin).side;
    const bool isWon = scene.take(TermKind::Verb, "win");
    const bool isLost = !isWon && scene.take(TermKind::Verb, "lose");
    if (!side || (!isWon && !isLost) || !takePsi(scene))
        return std::nullopt;
    return isWon ? *side : rulings::opponentOf(*side);
}

/// The ice whose subroutine it is resolves it.
void comeToPsi(Scene &scene, const std::string &card)
{
    if (scene.draft.typeOf(card) != rules::CardType::Ice || !scene.draft.script().empty())
        return;
    meet(scene, card);
    comeToIce(scene, card, "encounter");
    scene.draft.tell("state/at", "run/subroutines");
}

std::vector<Json> bidsOf(Side winner)
{
    return {Json::object({{"spend", winner == Side::Corp ? 1 : 0}}), Json::object({{"spend", 0}})};
}

/// Both have enough for it.
bool isPsiAsked(const Draft &draft, Side winner)
{
    constexpr int enough = 9;
    Draft rich = draft;
    rich.assumeCredits(enough);
    return canBePlayed(rich, bidsOf(winner));
}

} // namespace

bool readPsiTold(Scene &scene)
{
    if (scene.asks || scene.asksOn)
        return false;
    Scene ahead = scene;
    const auto winner = takeWinnerOfPsi(ahead);
    if (!winner)
        return false;
    if (ahead.value(TermKind::Link) && ahead.token(1).card) {
        ahead.skip();
        const auto card = takeCard(ahead);
        if (!card || !hasPsi(ahead.draft, *card))
            return false;
        comeToPsi(ahead, *card);
    }
    if (!isPsiAsked(ahead.draft, *winner))
        return false;
    const std::size_t begin = scene.at();
    scene = std::move(ahead);
    std::vector<std::string> paths;
    for (Json &bid : bidsOf(*winner)) {
        paths.push_back(Draft::actPath(scene.draft.script().size()));
        scene.draft.play(std::move(bid));
    }
    scene.player = winner;
    scene.lastVerb = "spend";
    scene.doubts = true; // how much, nobody says
    scene.addChip(ChipKind::Act, begin,
                  *winner == Side::Corp
                      ? English::tr("the secret bid: the Corp spends 1 credit, the Runner none")
                      : English::tr("the secret bid: both spend nothing"),
                  std::move(paths));
    return true;
}

namespace {

/// The only card of the line, or of those told before it, that has a secret bid.
std::optional<std::string> onlyWithPsi(Scene &scene)
{
    std::vector<std::string> able;
    for (const std::string &object : scene.draft.objects())
        if (hasPsi(scene.draft, object))
            able.push_back(object);
    for (const Token &token : scene.tokens()) {
        if (!able.empty() || !token.card)
            continue;
        const std::string object = scene.draft.add(*token.card);
        if (hasPsi(scene.draft, object))
            able.push_back(object);
        else
            scene.draft.remove(Draft::objectPath(object));
    }
    return able.size() == 1 ? std::optional(able.front()) : std::nullopt;
}

/// Whether that card triggers; `ahead`: the scene behind the words that ask it.
std::optional<AskedFacts> askPsi(Scene &scene, Scene ahead)
{
    const auto card = onlyWithPsi(ahead);
    if (!card)
        return std::nullopt;
    ahead.speakOf(*card);
    scene = std::move(ahead);
    const std::string fact = "happened " + *card;
    return AskedFacts{{fact},
                      English::tr("does {card} trigger?", {{"card", scene.draft.nameOf(*card)}}),
                      claimOf(fact, true)};
}

/// "do we bid", "is there bidding": of the only card with such a game.
std::optional<AskedFacts> takeBiddingAsked(Scene &scene)
{
    Scene ahead = scene;
    if (!ahead.take(TermKind::Ask, "does") && !ahead.take(TermKind::Ask, "must")
        && !ahead.take(TermKind::Ask, "is"))
        return std::nullopt;
    (void)ahead.takeWho();
    (void)ahead.take(TermKind::Ask, "must");
    ahead.skipIdle();
    const bool isBid = ahead.token().text == "bid" || ahead.token().text == "bidding";
    ahead.skip();
    (void)ahead.take(TermKind::Time, "now");
    return isBid && ahead.isAtMark() ? askPsi(scene, std::move(ahead)) : std::nullopt;
}

} // namespace

std::optional<AskedFacts> takePsiAsked(Scene &scene)
{
    constexpr std::size_t most = 5; // "do we then play the psi game"
    Scene ahead = scene;
    if (!ahead.value(TermKind::Ask))
        return std::nullopt;
    if (auto asked = takeBiddingAsked(scene))
        return asked;
    for (std::size_t word = 0; word < most && !isPsiWord(ahead); ++word, ahead.skip())
        if (ahead.isAtMark() || ahead.token().card)
            return std::nullopt;
    if (!takePsi(ahead))
        return std::nullopt;
    return askPsi(scene, std::move(ahead));
}

} // namespace saying
