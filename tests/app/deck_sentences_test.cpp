// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_sentences.h"

#include "rules/deck_support.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace {

std::string said(const rules::Deck &deck, const rules::DeckFormat &format, rules::ProblemCode code)
{
    interchange::Decklist list;
    list.deck = deck;
    const auto checked = app::checkDeck(list, rules::deckRules(), format);
    const auto *problem = checked.verdict.find(code);
    return problem ? app::sentence(*problem, checked, rules::deckRules()) : "nothing";
}

std::string noted(const rules::Deck &deck, rules::AdviceCode code)
{
    interchange::Decklist list;
    list.deck = deck;
    const auto checked = app::checkDeck(list, rules::deckRules(), formatOf("2016-03-05"));
    CHECK(std::ranges::find(checked.verdict.advice, code) != checked.verdict.advice.end());
    return app::sentence(code, checked, rules::deckRules());
}

} // namespace

TEST_CASE("every problem of a deck is one sentence with its arithmetic")
{
    using enum rules::ProblemCode;
    const auto march = formatOf("2016-03-05");
    auto unknown = deckOf(noise);
    unknown.unknown = {"3x Hegde Fund"};
    CHECK(said(unknown, march, UnknownCard) == "1 line names no card we know: \"3x Hegde Fund\".");
    CHECK(said(deckOf(""), march, NoIdentity)
          == "The list names no identity; a deck needs exactly one.");
    CHECK(
        said(deckOf(noise, {{"Whizzard: Master Gamer", 1}}), march, IdentityInDeck)
        == "Whizzard: Master Gamer is no card of a deck: a deck has one identity, outside of it.");
    CHECK(said(deckOf(noise, {{"Sure Gamble", 3}}), march, DeckSize)
          == "3 cards, 42 fewer than the 45 that Noise: Hacker Extraordinaire needs.");
    CHECK(said(deckOf(noise, {{"Sure Gamble", 4}, {"Rebirth", 2}}), march, TooManyCopies)
          == "Too many copies: 4 × Sure Gamble (3 allowed) and 2 × Rebirth (1 allowed).");
    CHECK(said(deckOf(noise, {{"Hedge Fund", 1}}), march, WrongSide)
          == "Hedge Fund is no Runner card.");
    CHECK(said(deckOf(noise, {{"Clone Chip", 3}, {"Account Siphon", 2}}), march, Influence)
          == "14 influence spent of 12 (15 printed, 3 copies on the list): 2 too many.");
    CHECK(said(deckOf(noise, {{"Account Siphon", 4}}), march, Influence)
          == "16 influence spent of 15: 1 too many.");
    CHECK(said(deckOf(engineering, {{"Nisei MK II", 1}}), march, OutOfFactionAgenda)
          == "Nisei MK II (Jinteki): a card without influence value belongs in its own faction "
             "only.");
    CHECK(said(deckOf("Custom Biotics: Engineered for Success", {{"Snare!", 1}}), march,
               ForbiddenFaction)
          == "Custom Biotics: Engineered for Success takes no such cards: Snare! (Jinteki).");
    CHECK(said(deckOf(engineering, {{"NAPD Contract", 3}}), march, AgendaPoints)
          == "6 agenda points; 45 cards need 20 or 21.");
    CHECK(said(deckOf(noise, {{"Out of the Ashes", 1}}), march, NotReleased)
          == "Not released by 2016-03-05: Out of the Ashes (2016-05-26); the organizer may "
             "authorize them.");
    CHECK(said(deckOf("", {{"Account Siphon", 1}}), formatOf("2017-11-01", "none", "rotation_2017"),
               Rotated)
          == "Account Siphon is outside the card pool First Rotation.");
    CHECK(said(deckOf(noise, {{"Faust", 1}}), formatOf("2018-03-01"), Banned)
          == "Not allowed under NAPD MWL 2.1: Faust.");
    CHECK(said(deckOf(engineering, {{"Net Watchlist", 1}}), formatOf("2020-07-01"), Banned)
              .find("Net Watchlist (by its subtype)")
          != std::string::npos);
    CHECK(said(deckOf(noise, {{"Clone Chip", 3}, {"Inversificator", 1}}), formatOf("2018-03-01"),
               Restricted)
          == "2 different restricted cards where NAPD MWL 2.1 allows 1: Clone Chip and "
             "Inversificator.");
    CHECK(said(deckOf(engineering, {{"Net Watchlist", 1}}), march, CampaignOnly)
          == "Net Watchlist: part of a campaign and no tournament card.");
    CHECK(said(deckOf("The Masque: Cyber General"), march, DraftOnly)
          == "The Masque: Cyber General: made for drafts only.");
    CHECK(said(deckOf("Cyber Bureau: Keeping the Peace"), march, MultiplayerOnly)
          == "Cyber Bureau: Keeping the Peace: made for games of several players only.");
    CHECK(said(deckOf("Ampère: Cybernetics For Anyone",
                      {{"Nisei MK II", 1}, {"The Future Perfect", 1}, {"Braintrust", 1}}),
               formatOf("2023-01-15", "none"), AmpereAgendas)
          == "More different agendas of one faction than the 2 allowed: 3 of Jinteki (Nisei MK II, "
             "The Future Perfect and Braintrust).");
}

TEST_CASE("universal influence is added to what is spent")
{
    rules::InfluenceCount influence;
    influence.spent = 12;
    influence.universal = 5;
    influence.limitPrinted = influence.limit = 15;
    CHECK(app::influenceWords(influence)
          == "12 + 5 universal = 17 influence spent of 15: 2 too many");
    influence.limit = influence.limitPrinted = std::nullopt;
    CHECK(app::influenceWords(influence) == "12 + 5 universal = 17 influence spent, no limit");
}

TEST_CASE("advice names what to ask and why")
{
    using enum rules::AdviceCode;
    const std::string adam = "Adam: Compulsive Hacker";
    CHECK(
        noted(deckOf(adam), StartingCardsNotNamed)
        == "Ask which 3 different cards of the subtype Directive begin installed: they are no part "
           "of the deck.");
    auto wrong = deckOf(adam);
    wrong.startingCards = {cardOf("Safety First")};
    CHECK(noted(wrong, StartingCardsWrong).find("begins with 3 different cards")
          != std::string::npos);
    CHECK(noted(completed(adam, {{"Safety First", 1}}, formatOf("2016-03-05")),
                SizeOnlyWithStartingCards)
              .find("The deck has its 45 cards only because")
          == 0);
    CHECK(noted(completed(engineering, {}, formatOf("2016-03-05"), 90), LargeDeck).find("90 cards")
          == 0);
}
