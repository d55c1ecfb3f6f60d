// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/desk.h"

#include "core/random.h"
#include "tournament/event/change_set.h"
#include "tournament/standings/structure.h"

#include <map>
#include <rapidcheck.h>

using namespace tournament;

namespace {

SubmittedDeck listOf(PlayerId player, Side side = Side::Corp)
{
    SubmittedDeck deck;
    deck.player = player;
    deck.side = side;
    deck.at = {1457172000000};
    deck.format = "plain";
    deck.original = "3 Hedge Fund\n";
    deck.identity = side == Side::Corp ? "NBN: Making News" : "Noise: Hacker Extraordinaire";
    deck.faction = side == Side::Corp ? "nbn" : "anarch";
    deck.cards = {{side == Side::Corp ? "Hedge Fund" : "Sure Gamble", 3}};
    return deck;
}

SubmitDecks submit(PlayerId player, Side side = Side::Corp, std::string reason = {})
{
    return {{listOf(player, side)}, std::move(reason)};
}

EventDesk pairedDesk()
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    desk.pair();
    return desk;
}

std::vector<MissingDeck> missing(const EventDesk &desk) { return missingDecks(desk.event); }

} // namespace

TEST_CASE("A list is kept as it was handed in and names the player's identity")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    const PlayerId ada = desk.id("Ada");
    REQUIRE(desk.perform(SubmitDecks{{listOf(ada, Side::Runner), listOf(ada)}, {}}));
    const SubmittedDeck *corp = findDeck(desk.event, ada, Side::Corp);
    REQUIRE(corp);
    CHECK(*corp == listOf(ada));
    CHECK(desk.event.decks.lists.front().side == Side::Corp); // whatever the order of handing in
    const Player &player = *findPlayer(desk.event, ada);
    CHECK(player.corpIdentity == "NBN: Making News");
    CHECK(player.corpFaction == "nbn");
    CHECK(player.runnerIdentity == "Noise: Hacker Extraordinaire");
    CHECK(player.runnerFaction == "anarch");
}

TEST_CASE("A list that names no identity leaves the one the player gave")
{
    EventDesk desk("ffg-2016");
    PlayerEntry entry;
    entry.name = "Ada";
    entry.corpIdentity = "NBN: Making News";
    desk.enter(entry);
    auto nameless = listOf(desk.id("Ada"));
    nameless.identity.clear();
    REQUIRE(desk.perform(SubmitDecks{{nameless}, {}}));
    CHECK(desk.event.players.front().corpIdentity == "NBN: Making News");
}

// Tournament Rules 3.0.2, "Deck Lists": name and quantity of each card.

TEST_CASE("A list must be a text that gives the number of each card")
{
    EventDesk desk("ffg-2016", {"Ada"});
    const PlayerId ada = desk.id("Ada");
    const auto code = [&](auto change) {
        SubmittedDeck deck = listOf(ada);
        change(deck);
        return desk.code(SubmitDecks{{deck}, {}});
    };
    CHECK(code([](auto &deck) { deck.player = {9}; }) == RefusalCode::PlayerUnknown);
    CHECK(code([](auto &deck) { deck.original = "\xff"; }) == RefusalCode::DeckUnreadable);
    CHECK(code([](auto &deck) { deck.cards[0].title = "\xff"; }) == RefusalCode::DeckUnreadable);
    CHECK(code([](auto &deck) { deck.original.assign(300000, 'x'); })
          == RefusalCode::DeckUnreadable);
    CHECK(code([](auto &deck) { deck.cards[0].quantity = 0; }) == RefusalCode::DeckQuantityInvalid);
    CHECK(code([](auto &deck) {
              deck.cards.clear();
              deck.identity.clear();
          })
          == RefusalCode::DeckEmpty);
    CHECK(desk.code(SubmitDecks{{listOf(ada), listOf(ada)}, {}}) == RefusalCode::DeckTwice);
    CHECK(desk.event.decks.lists.empty());
}

// Tournament Rules 3.0.2, "Deck Lists": no substitutions during the entire tournament.

TEST_CASE("The first round locks every list, and only a reason opens an exception")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    const PlayerId ada = desk.id("Ada");
    REQUIRE(desk.perform(submit(ada)));
    REQUIRE(desk.perform(submit(ada))); // corrected ahead of the start
    desk.pair();
    CHECK(decksLocked(desk.event, ada));
    const auto refused = desk.refusal(submit(ada));
    REQUIRE(refused);
    CHECK(refused->code == RefusalCode::DecksAreLocked);
    CHECK(rule(refused->code).section == "Deck Lists");
    CHECK(desk.code(submit(ada, Side::Runner)) == RefusalCode::DecksAreLocked);
    CHECK(desk.code(WithdrawDeck{ada, Side::Corp, " "}) == RefusalCode::DecksAreLocked);
    REQUIRE(desk.perform(submit(ada, Side::Corp, "  a card was lost ")));
    CHECK(findDeck(desk.event, ada, Side::Corp)->reason == "a card was lost");
    REQUIRE(desk.perform(WithdrawDeck{ada, Side::Corp, "handed in for the wrong player"}));
    CHECK_FALSE(findDeck(desk.event, ada, Side::Corp));
}

TEST_CASE("Taking the first round back opens the lists, pairing it anew locks them")
{
    EventDesk desk = pairedDesk();
    const PlayerId ada = desk.id("Ada");
    REQUIRE(desk.perform(UnpairRound{}));
    CHECK_FALSE(decksLocked(desk.event, ada));
    REQUIRE(desk.perform(submit(ada)));
    desk.pair();
    CHECK(desk.code(submit(ada)) == RefusalCode::DecksAreLocked);
    desk.reportRest();
    desk.pair();
    REQUIRE(desk.perform(UnpairRound{})); // a later round has nothing to do with lists
    CHECK(desk.code(submit(ada)) == RefusalCode::DecksAreLocked);
}

TEST_CASE("The organizer locks early, and one player's lists apart from the others'")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy"});
    const PlayerId ada = desk.id("Ada");
    const PlayerId ben = desk.id("Ben");
    REQUIRE(desk.perform(LockDecks{{ben}}));
    CHECK(desk.code(submit(ben)) == RefusalCode::DecksAreLocked);
    CHECK(desk.code(LockDecks{{ben}}) == RefusalCode::DecksAlreadyLocked);
    CHECK_FALSE(decksLocked(desk.event, ada));
    REQUIRE(desk.perform(LockDecks{}));
    CHECK(desk.code(LockDecks{}) == RefusalCode::DecksAlreadyLocked);
    REQUIRE(desk.perform(UnlockDecks{{ada}, {}})); // no reason before the start
    REQUIRE(desk.perform(submit(ada)));
    CHECK(desk.event.decks.exceptions == std::vector<PlayerId>{ada});
    REQUIRE(desk.perform(UnlockDecks{}));
    CHECK_FALSE(decksLocked(desk.event, ben));
    CHECK(desk.code(UnlockDecks{}) == RefusalCode::DecksAlreadyUnlocked);
    CHECK(desk.code(UnlockDecks{{ben}, {}}) == RefusalCode::DecksAlreadyUnlocked);
    CHECK(desk.code(LockDecks{{PlayerId{9}}}) == RefusalCode::PlayerUnknown);
    CHECK(desk.code(LockDecks{{ada, ada}}) == RefusalCode::PlayerNamedTwice);
}

TEST_CASE("After the start lists are unlocked only for a reason")
{
    EventDesk desk = pairedDesk();
    CHECK(desk.code(UnlockDecks{}) == RefusalCode::DecksAreLocked);
    CHECK(desk.code(UnlockDecks{{desk.id("Ada")}, {}}) == RefusalCode::DecksAreLocked);
    REQUIRE(desk.perform(UnlockDecks{{desk.id("Ada")}, "paper lists are typed in now"}));
    CHECK(desk.perform(submit(desk.id("Ada"))));
    CHECK(desk.code(submit(desk.id("Ben"))) == RefusalCode::DecksAreLocked);
}

// Tournament Rules 3.0.2, "Deck Lists": one for each deck, at competitive and premier events.

TEST_CASE("Who has not handed in both lists is known")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    const PlayerId ada = desk.id("Ada");
    const PlayerId ben = desk.id("Ben");
    REQUIRE(desk.perform(submit(ada, Side::Runner)));
    CHECK(missing(desk)
          == std::vector<MissingDeck>{{ada, Side::Corp}, {ben, Side::Corp}, {ben, Side::Runner}});
    REQUIRE(desk.perform(DropPlayers{{ben}}));
    CHECK(missing(desk) == std::vector<MissingDeck>{{ada, Side::Corp}});
    CHECK(decklistsRequired(desk.event));
    desk.event.details.tier = Tier::Casual;
    CHECK_FALSE(decklistsRequired(desk.event));
}

TEST_CASE("Lists leave with a player who is removed")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    const PlayerId ben = desk.id("Ben");
    REQUIRE(desk.perform(submit(ben)));
    REQUIRE(desk.perform(LockDecks{{ben}}));
    REQUIRE(desk.perform(RemovePlayers{{ben}}));
    CHECK(desk.event.decks == DeckDesk{});
}

TEST_CASE("A list may stand against the rules for a reason, until it changes")
{
    EventDesk desk("ffg-2016", {"Ada"});
    const PlayerId ada = desk.id("Ada");
    const DeckAcceptance acceptance{"printed before the erratum", {"TOO_MANY_COPIES"}};
    CHECK(desk.code(AcceptDeck{ada, Side::Corp, acceptance}) == RefusalCode::DeckMissing);
    REQUIRE(desk.perform(submit(ada)));
    CHECK(desk.code(AcceptDeck{ada, Side::Corp, {" ", {}}})
          == RefusalCode::DeckAcceptanceReasonMissing);
    CHECK(desk.code(RevokeDeckAcceptance{ada, Side::Corp}) == RefusalCode::DeckNotAccepted);
    REQUIRE(desk.perform(AcceptDeck{ada, Side::Corp, acceptance}));
    CHECK(findDeck(desk.event, ada, Side::Corp)->acceptance == acceptance);
    REQUIRE(desk.perform(RevokeDeckAcceptance{ada, Side::Corp}));
    CHECK_FALSE(findDeck(desk.event, ada, Side::Corp)->acceptance);
    REQUIRE(desk.perform(AcceptDeck{ada, Side::Corp, acceptance}));
    REQUIRE(desk.perform(submit(ada)));
    CHECK_FALSE(findDeck(desk.event, ada, Side::Corp)->acceptance);
}

TEST_CASE("How decks are judged changes with a reason once the tournament has started")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    DeckPolicy policy;
    policy.list = "napd_mwl_1_0";
    REQUIRE(desk.perform(ChangeDeckPolicy{policy, {}}));
    CHECK(desk.event.decks.policy == policy);
    desk.pair();
    CHECK(desk.code(ChangeDeckPolicy{{}, {}}) == RefusalCode::ReasonMissing);
    CHECK(desk.perform(ChangeDeckPolicy{{}, "the list of the day after all"}));
}

TEST_CASE("Players are drawn for a check by lot, and nobody can draw until he likes it")
{
    EventDesk desk("ffg-2016", numbered(12));
    const Event before = desk.event;
    REQUIRE(desk.perform(DrawDeckChecks{3, {}}));
    const DeckCheckDraw first = desk.event.decks.draws.back();
    CHECK(first.players.size() == 3);
    CHECK(std::ranges::is_sorted(first.players));
    REQUIRE(desk.perform(DrawDeckChecks{3, {}}));
    CHECK(desk.event.decks.draws.back().seed != first.seed);
    desk.event = before; // as after an undo
    REQUIRE(desk.perform(DrawDeckChecks{3, {}}));
    CHECK(desk.event.decks.draws.back() == first);
    REQUIRE(desk.perform(DropPlayers{{desk.id("P1")}}));
    CHECK(desk.code(DrawDeckChecks{12, {}}) == RefusalCode::DeckDrawOutOfRange);
    CHECK(desk.code(DrawDeckChecks{0, {}}) == RefusalCode::DeckDrawOutOfRange);
    REQUIRE(desk.perform(DrawDeckChecks{1, {desk.id("P5")}}));
    CHECK(desk.event.decks.draws.back().players == std::vector<PlayerId>{desk.id("P5")});
}

TEST_CASE("A draw favours nobody")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"});
    std::map<PlayerId, int> drawn;
    constexpr int draws = 4000;
    for (int i = 0; i < draws; ++i) {
        REQUIRE(desk.perform(DrawDeckChecks{1, {}}));
        ++drawn[desk.event.decks.draws.back().players.front()];
    }
    // Expected 1000 of each with a deviation of 27: five deviations.
    for (const auto &[player, times] : drawn)
        CHECK(std::abs(times - draws / 4) < 137);
    CHECK(drawn.size() == 4);
}

TEST_CASE("A check is recorded with its round, and with what differed")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    const PlayerId ada = desk.id("Ada");
    DeckCheck check;
    check.player = ada;
    check.round = 7;
    CHECK(desk.code(RecordDeckCheck{check}) == RefusalCode::DeckMissing);
    REQUIRE(desk.perform(submit(ada)));
    REQUIRE(desk.perform(RecordDeckCheck{check}));
    CHECK(desk.event.decks.checks.back().round == 0);
    desk.pair();
    check.outcome = CheckOutcome::Differs;
    CHECK(desk.code(RecordDeckCheck{check}) == RefusalCode::DeckCheckNoteMissing);
    check.note = "8 cards left in another deck";
    REQUIRE(desk.perform(RecordDeckCheck{check}));
    CHECK(desk.event.decks.checks.back().round == 1);
    CHECK(desk.event.decks.checks.size() == 2);
}

TEST_CASE("What concerns decks is told as such, the date and the start included")
{
    CHECK(changes({DeckSubmitted{listOf({4})}}).decks);
    CHECK(changes({DeckSubmitted{listOf({4})}}).players == std::set<PlayerId>{{4}});
    CHECK_FALSE(changes({DeckSubmitted{listOf({4})}}).standings);
    CHECK(changes({DetailsChanged{}}).decks);
    RoundPaired first;
    first.round.number = 1;
    CHECK(changes({first}).decks);
    first.round.number = 2;
    CHECK_FALSE(changes({first}).decks);
}

TEST_CASE("A journal whose deck facts cannot follow is refused")
{
    EventDesk desk("ffg-2016", {"Ada"});
    const PlayerId ada = desk.id("Ada");
    const std::vector<Fact> broken{DeckSubmitted{listOf({9})},
                                   DeckWithdrawn{ada, Side::Corp, {}},
                                   DeckAccepted{ada, Side::Corp, {}},
                                   DeckAcceptanceRevoked{ada, Side::Runner},
                                   DecksLocked{{{9}}},
                                   DeckChecksDrawn{{0, 1, {{9}}}},
                                   DeckCheckRecorded{}};
    for (const Fact &fact : broken)
        CHECK_FALSE(canFollow(desk.event, fact));
}

TEST_CASE("However lists come, go and lock: one list a side, and none without a reason when locked")
{
    CHECK(rc::check("random acts", [](std::uint64_t seed) {
        core::Random random(seed);
        EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"});
        for (int i = 0; i < 60; ++i) {
            const PlayerId player = desk.event.players[random.below(4)].id;
            const Side side = random.coin() ? Side::Corp : Side::Runner;
            const std::string reason = random.coin() ? "because" : "";
            const bool locked = decksLocked(desk.event, player);
            std::vector<PlayerId> some;
            if (random.coin())
                some.push_back(player);
            std::optional<RefusalCode> refused;
            switch (random.below(6)) {
            case 0:
            case 1:
                refused = desk.code(submit(player, side, reason));
                RC_ASSERT(refused.has_value() == (locked && reason.empty()));
                break;
            case 2:
                (void)desk.code(WithdrawDeck{player, side, reason});
                break;
            case 3:
                (void)desk.code(LockDecks{some});
                break;
            case 4:
                (void)desk.code(UnlockDecks{some, reason});
                break;
            default:
                if (desk.event.rounds.empty())
                    (void)desk.code(PairRound{});
                else
                    (void)desk.code(UnpairRound{true});
                break;
            }
            for (std::size_t j = 1; j < desk.event.decks.lists.size(); ++j) {
                const auto &a = desk.event.decks.lists[j - 1];
                const auto &b = desk.event.decks.lists[j];
                RC_ASSERT(std::pair(a.player, a.side) < std::pair(b.player, b.side));
            }
            RC_ASSERT(std::ranges::is_sorted(desk.event.decks.exceptions));
        }
    }));
}
