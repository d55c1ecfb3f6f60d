// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/nasty_event.h"

#include "storage/event_file.h"
#include "support/nasty_names.h"
#include "tournament/acts/generator.h"

#include <stdexcept>

namespace support {

using namespace tournament;

namespace {

/// One after the other, so that every name comes to stand in every kind of place in time.
class Names {
public:
    const std::string &next() { return nastyNames()[m_at++ % nastyNames().size()]; }

private:
    std::size_t m_at = 7;
};

void spoil(Player &player, Names &names)
{
    const auto &all = nastyNames();
    const auto at = static_cast<std::size_t>(player.id.value - 1);
    player.name = all[at % all.size()];
    if (at >= all.size())
        player.name += ' ' + std::to_string(at);
    for (std::string *text : {&player.pronouns, &player.corpIdentity, &player.corpFaction,
                              &player.runnerIdentity, &player.runnerFaction})
        *text = names.next();
}

void spoil(Facts &facts, Names &names)
{
    for (Fact &fact : facts) {
        if (auto *created = std::get_if<EventCreated>(&fact)) {
            created->details.name = "<img src=/etc/passwd> & \x1b[2J%1 [*] \u202E{who}";
            created->details.organizer = names.next();
            created->details.secondOrganizer = names.next();
            created->details.judges = {names.next(), names.next()};
            created->profile.name = "&Own <b>rules</b>\x1b[1m";
            created->profile.document = names.next();
            created->profile.section = names.next();
        } else if (auto *added = std::get_if<PlayerAdded>(&fact)) {
            spoil(added->player, names);
        } else if (auto *recorded = std::get_if<ResultRecorded>(&fact)) {
            recorded->reason = names.next();
        } else if (auto *seeded = std::get_if<CutSeeded>(&fact)) {
            seeded->reason = names.next();
        }
    }
}

SubmittedDeck deckOf(PlayerId player, Side side, Names &names)
{
    SubmittedDeck deck;
    deck.player = player;
    deck.side = side;
    deck.at = {1457172000000};
    deck.name = names.next();
    deck.format = "text";
    deck.original = names.next() + "\n3x " + names.next();
    deck.identity = names.next();
    deck.faction = names.next();
    for (int card = 0; card < 12; ++card)
        deck.cards.push_back({names.next(), 3});
    deck.startingCards = {names.next()};
    deck.unknown = {names.next(), names.next()};
    deck.reason = names.next();
    deck.acceptance = DeckAcceptance{names.next(), {"deck-size"}};
    return deck;
}

/// What judges and the desk write down, of many names, at the tables of the last Swiss round.
std::vector<Facts> notesOn(const Event &event, Names &names)
{
    std::vector<Facts> acts;
    const int round = swissRounds(event);
    for (const Match &match : findRound(event, round)->matches) {
        if (match.isBye())
            continue;
        Ruling ruling;
        ruling.question = names.next();
        ruling.answer = names.next();
        ruling.judge = names.next();
        ruling.round = round;
        ruling.table = match.table;
        ruling.players = {match.p1, *match.p2};
        ruling.minutes = 2;
        acts.push_back(Facts{RulingRecorded{ruling}});
        acts.push_back(Facts{
            PenaltyRecorded{{match.p1, round, PenaltyKind::Caution, names.next(), names.next()}}});
        acts.push_back(Facts{DeckSubmitted{deckOf(match.p1, Side::Corp, names)},
                             DeckSubmitted{deckOf(match.p1, Side::Runner, names)}});
        acts.push_back(Facts{DeckCheckRecorded{{match.p1,
                                                Side::Corp,
                                                round,
                                                {1457172000000},
                                                CheckOutcome::Differs,
                                                names.next(),
                                                names.next()}}});
        acts.push_back(Facts{WatchChanged{round, match.table, true}});
    }
    return acts;
}

} // namespace

std::vector<Facts> nastyActs(NastyStage stage)
{
    GeneratorOptions options;
    options.players = static_cast<int>(nastyNames().size());
    options.rounds = 3;
    options.cut = 8;
    if (stage == NastyStage::Cut)
        options.playedCut = CutForm::DoubleElimination;
    options.profile = *findProfile("ffg-2016");
    options.seed = 5;
    options.latePercent = 0;
    options.dropPercent = 0;
    options.byes = 2;
    options.leaveLastOpen = true;
    Names names;
    std::vector<Facts> acts;
    Event event;
    for (GeneratedAct &act : generateEvent(options).acts) {
        spoil(act.facts, names);
        tournament::apply(event, act.facts);
        acts.push_back(std::move(act.facts));
    }
    for (Facts &notes : notesOn(event, names))
        acts.push_back(std::move(notes));
    return acts;
}

Event nastyEvent(NastyStage stage)
{
    Event event;
    for (const Facts &facts : nastyActs(stage))
        tournament::apply(event, facts);
    return event;
}

void writeNastyEvent(const std::filesystem::path &path, NastyStage stage)
{
    auto file = storage::EventFile::create(path);
    if (!file)
        throw std::runtime_error("no event file: " + file.error().detail);
    Event event;
    std::int64_t seq = 0;
    const auto &broken = brokenNames();
    for (const Facts &facts : nastyActs(stage)) {
        tournament::apply(event, facts);
        const auto at = static_cast<std::size_t>(seq);
        const std::string actor =
            nastyNames()[at % nastyNames().size()] + broken[at % broken.size()];
        const auto written =
            (*file)->append(seq, {{1457172000000 + seq}, actor, "report-result", facts, {}}, event);
        if (!written)
            throw std::runtime_error("not written: " + written.error().detail);
        ++seq;
    }
}

} // namespace support
