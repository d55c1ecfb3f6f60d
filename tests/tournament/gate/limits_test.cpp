// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/desk.h"

#include "tournament/event/limits.h"

using namespace tournament;

namespace {

/// So many characters of two bytes each.
std::string letters(std::size_t count)
{
    std::string text;
    while (count-- > 0)
        text += "ł";
    return text;
}

Ruling ruling(const std::string &question, const std::string &answer, const std::string &judge)
{
    Ruling result;
    result.question = question;
    result.answer = answer;
    result.judge = judge;
    return result;
}

/// Commands that carry this text, as a name and as a text that explains.
std::vector<Command> naming(const EventDesk &desk, const std::string &text)
{
    const PlayerId ada = desk.id("Ada");
    AddPlayers add;
    add.players.emplace_back().name = text;
    EditPlayer edit{ada, entryOf(*findPlayer(desk.event, ada))};
    edit.entry.corpIdentity = text;
    ChangeDetails organizer{desk.event.details};
    organizer.details.organizer = text;
    ChangeDetails judge{desk.event.details};
    judge.details.judges = {"Fay", text};
    ChangeDetails name{desk.event.details};
    name.details.name = text;
    ChangeDeckPolicy policy;
    policy.policy.authorized = {text};
    SubmitDecks decks;
    SubmittedDeck &deck = decks.decks.emplace_back();
    deck.player = ada;
    deck.name = text;
    deck.cards = {{"Hedge Fund", 3}};
    return {add,    edit,  organizer,
            judge,  name,  RecordPenalty{{ada, 0, PenaltyKind::Caution, "late", text}},
            policy, decks, RecordRuling{ruling("May he?", "No.", text)}};
}

std::vector<Command> telling(const EventDesk &desk, const std::string &text)
{
    const PlayerId ada = desk.id("Ada");
    return {RecordPenalty{{ada, 0, PenaltyKind::Caution, text, "Fay"}},
            DisqualifyPlayers{{ada}, text},
            ChangeAnnouncement{desk.event.announcement, text},
            ChangeProfile{desk.event.profile, text},
            RecordRuling{ruling(text, "No.", "Fay")},
            RecordRuling{ruling("May he?", text, "Fay")}};
}

void checkLongest(std::size_t most,
                  std::vector<Command> (*commands)(const EventDesk &, const std::string &))
{
    for (const std::size_t length : {most - 2, most, most + 1}) {
        EventDesk fresh("ffg-2016", {"Ada", "Ben"});
        for (const Command &command : commands(fresh, letters(length))) {
            EventDesk desk = fresh;
            CAPTURE(length, commandName(command));
            const auto refused = desk.refusal(command);
            REQUIRE(refused.has_value() == (length > most));
            if (!refused)
                continue;
            CHECK(refused->code == RefusalCode::TextTooLong);
            CHECK(refused->number == static_cast<int>(length));
            CHECK(refused->most == static_cast<int>(most));
            CHECK(refused->text == letters(40)); // whole characters, and no more than tell it
        }
    }
}

AddPlayers crowd(std::size_t count)
{
    AddPlayers add;
    for (std::size_t i = 1; i <= count; ++i)
        add.players.emplace_back().name = "Player No. " + std::to_string(i);
    return add;
}

} // namespace

TEST_CASE("A name has at most 200 characters, however many bytes") { checkLongest(200, naming); }

TEST_CASE("A reason, a question or an answer has at most 10,000") { checkLongest(10000, telling); }

TEST_CASE("A name that was longer before may stay when something else is edited")
{
    EventDesk desk("ffg-2016", {"Ada"});
    Player older = *findPlayer(desk.event, "Ada");
    older.name = letters(300);
    tournament::apply(desk.event, Fact(PlayerEdited{older})); // an event file of an earlier version
    PlayerEntry entry = entryOf(older);
    entry.pronouns = "she";
    CHECK(desk.perform(EditPlayer{older.id, entry}));
    entry.name += "x";
    CHECK(desk.code(EditPlayer{older.id, entry}) == RefusalCode::TextTooLong);
}

TEST_CASE("An event takes as many players as a limit says, and replay takes more")
{
    EventDesk desk("ffg-2016");
    REQUIRE(desk.perform(crowd(mostPlayers)));
    AddPlayers more;
    more.players.emplace_back().name = "One more";
    const auto refused = desk.refusal(more);
    REQUIRE(refused);
    CHECK(refused->code == RefusalCode::TooManyPlayers);
    CHECK(refused->most == static_cast<int>(mostPlayers));
    Player player;
    player.id = {mostPlayers + 1};
    player.name = "One more";
    CHECK_NOTHROW(tournament::apply(desk.event, Fact(PlayerAdded{player})));
    CHECK(EventDesk("ffg-2016").code(crowd(mostPlayers + 1)) == RefusalCode::TooManyPlayers);
}

TEST_CASE("Lists that no tournament has are refused")
{
    EventDesk desk("ffg-2016", {"Ada"});
    ChangeDetails details{desk.event.details};
    details.details.judges.assign(100000, "Fay");
    CHECK(desk.code(details) == RefusalCode::TooManyJudges);
    details.details.judges.resize(mostJudges);
    CHECK(desk.perform(details));

    ChangeDeckPolicy policy;
    policy.policy.authorized.assign(300000, "Hedge Fund");
    CHECK(desk.code(policy) == RefusalCode::TooManyTitles);
    policy.policy.authorized.resize(mostTitles);
    CHECK(desk.perform(policy));

    SetTableRanges ranges;
    for (int first = 1; ranges.ranges.size() <= mostTableRanges; first += 2)
        ranges.ranges.push_back({first, first});
    CHECK(desk.code(ranges) == RefusalCode::TooManyTableRanges);
    ranges.ranges = {{1, mostNumber + 1}};
    CHECK(desk.code(ranges) == RefusalCode::NumberTooHigh);
    ranges.ranges = {{1, mostNumber}};
    CHECK(desk.perform(ranges));

    const Penalty penalty{desk.id("Ada"), 0, PenaltyKind::Caution, "late", "Fay"};
    desk.event.penalties.assign(mostPenalties - 1, penalty);
    CHECK(desk.perform(RecordPenalty{penalty}));
    CHECK(desk.code(RecordPenalty{penalty}) == RefusalCode::TooManyPenalties);

    const RecordRuling decided{ruling("May he?", "No.", "Fay")};
    desk.event.rulings.assign(mostRulings - 1, decided.ruling);
    CHECK(desk.perform(decided));
    CHECK(desk.code(decided) == RefusalCode::TooManyRulings);
}

TEST_CASE("Tables and seats have numbers that can be found")
{
    EventDesk desk("ffg-2016");
    PlayerEntry entry;
    entry.name = "Ada";
    entry.fixedTable = mostNumber + 1;
    CHECK(desk.code(AddPlayers{{entry}}) == RefusalCode::NumberTooHigh);
    entry.fixedTable = mostNumber;
    entry.seat = mostNumber + 1;
    CHECK(desk.code(AddPlayers{{entry}}) == RefusalCode::NumberTooHigh);
    entry.seat = mostNumber;
    CHECK(desk.perform(AddPlayers{{entry}}));
}

TEST_CASE("An imported event is bound by the same limits")
{
    Details details;
    details.name = "Saturday";
    details.judges.assign(mostJudges + 1, "Fay");
    const Facts facts{EventCreated{details, *findProfile("ffg-2016"), 7, {}}};
    const auto refused = decide(Event(), ImportEvent{facts});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == RefusalCode::TooManyJudges);
}
