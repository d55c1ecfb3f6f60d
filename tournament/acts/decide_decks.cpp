// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/text.h"
#include "tournament/acts/decide_parts.h"

#include <algorithm>
#include <set>
#include <span>

namespace tournament {

namespace {

constexpr std::size_t longestList = std::size_t{256} * 1024; ///< bytes as handed in
constexpr std::size_t mostCards = 1000;                      ///< different titles
constexpr int mostCopies = 999;
constexpr std::uint64_t drawSalt = 0x6465636b63686b73ULL; ///< apart from rounds and players

std::string wordOf(Side side) { return side == Side::Corp ? "Corp" : "Runner"; }

Refusal about(RefusalCode code, PlayerId player, std::string text = {})
{
    Refusal refusal;
    refusal.code = code;
    refusal.players = {player};
    refusal.text = std::move(text);
    return refusal;
}

std::optional<Refusal> unknownPlayer(const Event &event, const std::vector<PlayerId> &players)
{
    std::set<PlayerId> seen;
    for (const PlayerId player : players) {
        if (!findPlayer(event, player))
            return about(RefusalCode::PlayerUnknown, player);
        if (!seen.insert(player).second)
            return about(RefusalCode::PlayerNamedTwice, player);
    }
    return std::nullopt;
}

bool isText(const SubmittedDeck &deck)
{
    std::vector<const std::string *> texts{&deck.name, &deck.format, &deck.original, &deck.identity,
                                           &deck.faction};
    for (const ListedCard &card : deck.cards)
        texts.push_back(&card.title);
    for (const auto *titles : {&deck.startingCards, &deck.unknown})
        for (const std::string &title : *titles)
            texts.push_back(&title);
    return std::ranges::all_of(texts, [](const auto *text) { return core::isValidUtf8(*text); });
}

/// The list must give the name and quantity of each card (Tournament Rules 3.0.2, "Deck Lists").
std::optional<Refusal> problem(const Event &event, const SubmittedDeck &deck)
{
    if (!findPlayer(event, deck.player))
        return about(RefusalCode::PlayerUnknown, deck.player);
    if (deck.original.size() > longestList || deck.cards.size() > mostCards || !isText(deck))
        return about(RefusalCode::DeckUnreadable, deck.player, wordOf(deck.side));
    if (deck.identity.empty() && deck.cards.empty() && deck.unknown.empty())
        return about(RefusalCode::DeckEmpty, deck.player, wordOf(deck.side));
    for (const ListedCard &card : deck.cards)
        if (card.quantity < 1 || card.quantity > mostCopies || card.title.empty()) {
            auto refusal = about(RefusalCode::DeckQuantityInvalid, deck.player, card.title);
            refusal.number = card.quantity;
            return refusal;
        }
    return std::nullopt;
}

int roundNow(const Event &event) { return static_cast<int>(event.rounds.size()); }

} // namespace

Decision decideOn(const Event &event, const ChangeDeckPolicy &command)
{
    const std::string reason = core::tidied(command.reason);
    if (started(event) && reason.empty())
        return refuse(RefusalCode::ReasonMissing);
    return Facts{DeckPolicyChanged{command.policy, reason}};
}

Decision decideOn(const Event &event, const SubmitDecks &command)
{
    const std::string reason = core::tidied(command.reason);
    std::set<std::pair<PlayerId, Side>> seen;
    Facts facts;
    for (SubmittedDeck deck : command.decks) {
        if (auto refusal = problem(event, deck))
            return core::unexpected(*refusal);
        if (!seen.emplace(deck.player, deck.side).second)
            return core::unexpected(about(RefusalCode::DeckTwice, deck.player, wordOf(deck.side)));
        const bool locked = decksLocked(event, deck.player);
        if (locked && reason.empty())
            return refuse(RefusalCode::DecksAreLocked, deck.player);
        deck.name = core::tidied(deck.name);
        deck.reason = locked ? reason : "";
        deck.acceptance.reset(); // was given to other cards
        facts.emplace_back(DeckSubmitted{std::move(deck)});
    }
    return facts;
}

Decision decideOn(const Event &event, const WithdrawDeck &command)
{
    if (!findDeck(event, command.player, command.side))
        return core::unexpected(
            about(RefusalCode::DeckMissing, command.player, wordOf(command.side)));
    const std::string reason = core::tidied(command.reason);
    if (decksLocked(event, command.player) && reason.empty())
        return refuse(RefusalCode::DecksAreLocked, command.player);
    return Facts{DeckWithdrawn{command.player, command.side, reason}};
}

Decision decideOn(const Event &event, const LockDecks &command)
{
    if (auto refusal = unknownPlayer(event, command.players))
        return core::unexpected(*refusal);
    if (command.players.empty() && event.decks.locked && event.decks.exceptions.empty())
        return refuse(RefusalCode::DecksAlreadyLocked);
    for (const PlayerId player : command.players)
        if (decksLocked(event, player))
            return refuse(RefusalCode::DecksAlreadyLocked, player);
    return Facts{DecksLocked{command.players}};
}

Decision decideOn(const Event &event, const UnlockDecks &command)
{
    if (auto refusal = unknownPlayer(event, command.players))
        return core::unexpected(*refusal);
    if (command.players.empty() && !event.decks.locked && event.decks.exceptions.empty())
        return refuse(RefusalCode::DecksAlreadyUnlocked);
    for (const PlayerId player : command.players)
        if (!decksLocked(event, player))
            return refuse(RefusalCode::DecksAlreadyUnlocked, player);
    const std::string reason = core::tidied(command.reason);
    if (started(event) && reason.empty()) {
        Refusal refusal;
        refusal.code = RefusalCode::DecksAreLocked;
        refusal.players = command.players;
        return core::unexpected(refusal);
    }
    return Facts{DecksUnlocked{command.players, reason}};
}

Decision decideOn(const Event &event, const AcceptDeck &command)
{
    if (!findDeck(event, command.player, command.side))
        return core::unexpected(
            about(RefusalCode::DeckMissing, command.player, wordOf(command.side)));
    DeckAcceptance acceptance = command.acceptance;
    acceptance.reason = core::tidied(acceptance.reason);
    if (acceptance.reason.empty())
        return refuse(RefusalCode::DeckAcceptanceReasonMissing, command.player);
    return Facts{DeckAccepted{command.player, command.side, acceptance}};
}

Decision decideOn(const Event &event, const RevokeDeckAcceptance &command)
{
    const SubmittedDeck *deck = findDeck(event, command.player, command.side);
    if (!deck || !deck->acceptance)
        return core::unexpected(
            about(RefusalCode::DeckNotAccepted, command.player, wordOf(command.side)));
    return Facts{DeckAcceptanceRevoked{command.player, command.side}};
}

Decision decideOn(const Event &event, const DrawDeckChecks &command)
{
    if (auto refusal = unknownPlayer(event, command.among))
        return core::unexpected(*refusal);
    std::vector<PlayerId> candidates = command.among;
    if (candidates.empty())
        for (const Player &player : event.players)
            if (player.status == PlayerStatus::Active)
                candidates.push_back(player.id);
    if (command.count < 1 || command.count > std::ssize(candidates)) {
        Refusal refusal;
        refusal.code = RefusalCode::DeckDrawOutOfRange;
        refusal.number = command.count;
        refusal.most = static_cast<int>(candidates.size());
        return core::unexpected(refusal);
    }
    // The same draw after an undo: nobody can draw again until he likes the answer.
    DeckCheckDraw draw;
    draw.round = roundNow(event);
    draw.seed = core::deriveSeed(core::deriveSeed(event.seed, drawSalt), event.decks.draws.size());
    std::ranges::sort(candidates);
    core::Random(draw.seed).shuffle(std::span(candidates));
    candidates.resize(static_cast<std::size_t>(command.count));
    std::ranges::sort(candidates);
    draw.players = std::move(candidates);
    return Facts{DeckChecksDrawn{std::move(draw)}};
}

Decision decideOn(const Event &event, const RecordDeckCheck &command)
{
    DeckCheck check = command.check;
    if (!findPlayer(event, check.player))
        return refuse(RefusalCode::PlayerUnknown, check.player);
    if (!findDeck(event, check.player, check.side))
        return core::unexpected(about(RefusalCode::DeckMissing, check.player, wordOf(check.side)));
    check.round = roundNow(event);
    check.judge = core::tidied(check.judge);
    check.note = core::tidied(check.note);
    if (check.outcome == CheckOutcome::Differs && check.note.empty())
        return refuse(RefusalCode::DeckCheckNoteMissing, check.player);
    return Facts{DeckCheckRecorded{check}};
}

} // namespace tournament
