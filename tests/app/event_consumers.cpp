// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_consumers.h"

#include "app/day/event_rulings.h"
#include "app/decks/event_decks.h"
#include "app/figures/event_odds.h"
#include "app/figures/event_statistics.h"
#include "app/sentences/sentences.h"
#include "app/session/preview.h"
#include "interchange/export.h"
#include "storage/event_file.h"
#include "storage/fact_reader.h"
#include "tournament/clock/round_clock.h"
#include "tournament/clock/time_procedure.h"
#include "tournament/cut/bracket.h"
#include "tournament/cut/cut.h"
#include "tournament/gate/checker.h"
#include "tournament/pairing/swiss_round.h"
#include "tournament/results/result_rules.h"
#include "tournament/standings/structure.h"

using namespace tournament;

namespace {

constexpr core::Timestamp now{1'700'000'900'000};

std::size_t readStandings(const Event &event)
{
    std::size_t seen = 0;
    for (int round = 0; round <= swissRounds(event); ++round)
        for (const StandingsRow &row : standings(event, round).rows)
            seen += core::toDecimal(row.sos, 3).size() + app::nameOf(event, row.player).size();
    for (std::size_t i = 0; i < std::min<std::size_t>(2, event.players.size()); ++i)
        seen += derivation(event, event.players[i].id, {}).met.size();
    return seen;
}

std::size_t readRounds(const Event &event)
{
    std::size_t seen = 0;
    for (const Round &round : event.rounds) {
        for (const Relaxation &relaxed : round.relaxed)
            seen += app::sentence(event, relaxed).size();
        for (const Match &match : round.matches) {
            seen += app::shortResult(event, round, match).size();
            for (const Reason &reason : match.why)
                seen += app::sentence(event, reason).size();
        }
        for (const TimeStep &step : timeProcedure(event, round).steps)
            seen += app::sentence(step).size();
        seen += missingResults(event, round.number).size();
        if (!round.clock)
            continue;
        seen += static_cast<std::size_t>(read(*round.clock, now).state);
        for (const int table : tablesWithExtraTime(*round.clock))
            seen += static_cast<std::size_t>(read(*round.clock, table, now).ran);
        constexpr std::array<int, 2> warnings{10, 1};
        seen += news(*round.clock, {0}, now, warnings).tables.size();
    }
    return seen;
}

std::size_t readCut(const Event &event)
{
    std::size_t seen = qualifiers(event).size();
    for (const BracketGame &game : bracket(event).games)
        for (const Contender &contender : game.contenders)
            seen += app::sentence(contender.from).size();
    return seen;
}

std::size_t readDecks(const Event &event)
{
    std::size_t seen = missingDecks(event).size() + app::drawnPlayers(event).size();
    const rules::DeckRules &rules = rules::deckRules();
    const auto format = app::eventDeckFormat(rules, event, rules::dateOf(now.milliseconds));
    if (!format)
        return seen + format.error().message.size();
    for (const SubmittedDeck &deck : event.decks.lists)
        seen += app::judged(deck, rules, *format).checked.verdict.problems.size();
    return seen;
}

std::size_t readDesk(const Event &event)
{
    std::size_t seen = app::rulingsAbout(event, "scored").size();
    for (const Ruling &ruling : event.rulings)
        seen += app::usualJudge(event, ruling.round, ruling.table).size();
    for (const Penalty &penalty : event.penalties)
        seen += app::nameOf(event, penalty.player).size();
    for (const DeckCheck &check : event.decks.checks)
        seen += app::nameOf(event, check.player).size();
    for (const Advice &one : advice(event))
        seen += app::sentence(one).size();
    for (const Finding &finding : check(event))
        seen += app::sentence(event, finding).size();
    return seen + (app::rulesVersionOf(event) ? 1 : 0) + storage::stateBytes(event).size();
}

std::size_t readExports(const Event &event)
{
    using interchange::ExportFormat;
    std::size_t seen = 0;
    for (const bool anonymous : {false, true})
        for (const ExportFormat format :
             {ExportFormat::EventJson, ExportFormat::CsvPlayers, ExportFormat::CsvStandings,
              ExportFormat::CsvPairings, ExportFormat::Markdown})
            seen += interchange::exportEvent(event, format, {anonymous, {}}).size();
    return seen;
}

/// What an act would do, and why not.
std::size_t tried(const Event &event, const Command &command)
{
    const auto shown = app::preview(event, command);
    return shown ? shown->changes.size() : shown.error().message.size();
}

std::size_t tryActs(const Event &event)
{
    std::size_t seen = 0;
    PairRound pair;
    pair.acceptBye = true;
    for (const Command &command :
         {Command(pair), Command(UnpairRound{true}), Command(StartCut{}), Command(CancelCut{true})})
        seen += tried(event, command);
    if (event.players.size() > 1) {
        const PlayerId first = event.players.front().id;
        const PlayerId last = event.players.back().id;
        const int round = static_cast<int>(event.rounds.size());
        for (const Command &command :
             {Command(SwapPlayers{round, first, last}), Command(DropPlayers{{first}, true}),
              Command(ReinstatePlayers{{first}}), Command(RemovePlayers{{last}}),
              Command(AddPlayers{{entryOf(event.players.front())}}),
              Command(StartClock{round, now, {}, ""})})
            seen += tried(event, command);
    }
    for (const Round &round : event.rounds)
        if (!round.matches.empty()) {
            ReportResult report;
            report.round = round.number;
            report.table = round.matches.front().table;
            report.result.games = {wonBy(Seat::P1, std::nullopt)};
            report.discardResults = true;
            seen += tried(event, report);
            seen += tried(event, ClearResult{round.number, report.table, 0, true});
        }
    return seen;
}

std::size_t readOdds(const Event &event)
{
    OddsOptions options;
    options.simulations = 8;
    const auto odds = app::eventOdds(event, options);
    if (!odds)
        return app::sentence(event, odds.error()).size();
    return *odds ? (*odds)->odds.players.size() : 0;
}

} // namespace

std::size_t consume(const Event &event)
{
    if (!event.created)
        return 0;
    return readStandings(event) + readRounds(event) + readCut(event) + readDecks(event)
        + readDesk(event) + readExports(event) + tryActs(event) + readOdds(event)
        + app::eventStatistics(event).rounds.size();
}

std::size_t consume(app::Session &session)
{
    std::size_t seen = consume(session.event());
    for (const app::LogLine &line : session.log())
        seen += line.text.size();
    seen += session.journal().verify().problems.size();
    if (session.readOnlyReason())
        return seen;
    const auto told = [&seen](const auto &performed) {
        seen += performed ? 1 : performed.error().message.size();
    };
    told(session.redo());
    told(session.undo());
    told(session.undoTo(2));
    told(session.redo());
    PairRound pair;
    pair.acceptBye = true;
    told(session.perform(pair));
    if (!session.event().players.empty())
        told(session.perform(DropPlayers{{session.event().players.front().id}, true}));
    for (const app::LogLine &line : session.log())
        seen += line.text.size();
    return seen;
}
