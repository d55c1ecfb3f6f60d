// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How an act gets into the event: what a command or an undo becomes, one durable entry.
#include "app/session/acts_of_others.h"
#include "app/session/session.h"

#include "app/sentences/sentences.h"
#include "core/english.h"
#include "core/text.h"
#include "storage/shared_journal.h"
#include "tournament/clock/played_out.h"
#include "tournament/cut/bracket.h"

#include <algorithm>

namespace app {

using core::English;
using core::Expected;
using core::unexpected;
using storage::Entry;
using storage::Span;

namespace {

/// A round is hard to take back once players sit: the state before it is kept.
bool seatsPlayers(const tournament::Command &command)
{
    return std::holds_alternative<tournament::PairRound>(command)
        || std::holds_alternative<tournament::StartCut>(command);
}

/// The facts of a command, and those of the clocks that end with it.
Expected<tournament::Facts, tournament::Refusal> decided(const tournament::Event &event,
                                                         const tournament::Command &command,
                                                         const core::Clock &clock)
{
    auto facts = tournament::decide(event, command);
    if (facts && (seatsPlayers(command) || std::holds_alternative<tournament::StartClock>(command)))
        for (auto &stopped : tournament::stopPlayedOut(event, clock()))
            facts->push_back(std::move(stopped));
    return facts;
}

/// The result that a report would write over.
std::optional<tournament::MatchResult> resultAt(const tournament::Event &event,
                                                const tournament::Command &command)
{
    const auto *report = std::get_if<tournament::ReportResult>(&command);
    if (!report)
        return std::nullopt;
    const tournament::Match *match = report->game > 0
        ? tournament::findGame(event, report->game)
        : tournament::findMatch(event, report->round, report->table);
    return match ? match->result : std::nullopt;
}

} // namespace

/// Two who report the same table: the second sees what the first did and decides.
Failure Session::overtakenBy(const tournament::Command &command) const
{
    const auto &report = std::get<tournament::ReportResult>(command);
    const auto records = [&](const tournament::Fact &fact) {
        const auto *recorded = std::get_if<tournament::ResultRecorded>(&fact);
        const auto *cleared = std::get_if<tournament::ResultCleared>(&fact);
        const auto here = [&report](const auto *act) {
            return act
                && (report.game > 0 || (act->round == report.round && act->table == report.table));
        };
        return here(recorded) || here(cleared);
    };
    std::size_t act = m_entries.size() - 1;
    while (act > 0 && std::ranges::none_of(m_entries[act].facts, records))
        --act;
    return Failure{FailureKind::Refused,
                   English::tr("{actor} was first: {act}. Nothing was changed; look at it, and "
                               "enter yours again where it is to stand.",
                               {{"actor", m_entries[act].actor}, {"act", names().texts()[act]}}),
                   {},
                   {}};
}

Expected<Performed, Failure> Session::perform(const tournament::Command &command, const ActFor &by)
{
    const core::Clock clock = [this] { return wallTime(); };
    const auto before = resultAt(m_event, command);
    auto facts = decided(m_event, command, clock);
    if (!facts) {
        // By a state that may have passed: whether something new allows it.
        const auto news = refresh();
        if (!news)
            return unexpected(news.error());
        if (*news && resultAt(m_event, command) != before)
            return unexpected(overtakenBy(command));
        if (*news)
            facts = decided(m_event, command, clock);
        if (!facts)
            return unexpected(failure(m_event, facts.error()));
    }
    if (seatsPlayers(command))
        if (const auto ready = backUp(); !ready)
            return unexpected(ready.error());
    return append(
        tournament::commandName(command),
        [&](bool overtaken) -> Expected<Content, Failure> {
            if (by.unless)
                if (auto refused = by.unless(m_event))
                    return unexpected(std::move(*refused));
            if (overtaken) {
                if (resultAt(m_event, command) != before)
                    return unexpected(overtakenBy(command));
                facts = decided(m_event, command, clock);
            }
            if (!facts)
                return unexpected(failure(m_event, facts.error()));
            return Content{*facts, {}};
        },
        by.actor.empty() ? actorHere() : core::tidied(by.actor));
}

Expected<void, Failure> Session::backUp()
{
    const auto made = m_journal->backup();
    if (made)
        return {};
    // The act would not get through either.
    if (made.error().code == storage::StorageErrorCode::Locked)
        return unexpected(failure({storage::StorageErrorCode::Locked, path().string(), {}, 0}));
    if (m_environment.backupFailed)
        m_environment.backupFailed(backupSentence(made.error()));
    return {};
}

tournament::Event Session::stateAfter(const Content &content, std::string_view command) const
{
    tournament::Event after = m_event;
    if (!content.span) {
        tournament::apply(after, content.facts);
        return after;
    }
    Entry entry;
    entry.seq = m_entries.back().seq + 1;
    entry.command = command;
    entry.span = content.span;
    storage::History history = m_history;
    (void)history.follow(entry); // it was picked from this history
    return storage::fold(m_entries, history);
}

Expected<Performed, Failure> Session::append(std::string_view command, const Choose &choose,
                                             const std::string &actor)
{
    if (m_readOnlyReason)
        return unexpected(Failure{FailureKind::Environment, *m_readOnlyReason, {}, {}});
    if (auto unfit = unfitActor(actor))
        return unexpected(std::move(*unfit));
    std::optional<Failure> refused;
    bool overtaken = false;
    tournament::Event after;
    const auto refuse = [&](Failure why) -> std::optional<storage::NextAct> {
        refused = std::move(why);
        return std::nullopt;
    };
    const auto decide = [&](std::vector<Entry> news) -> std::optional<storage::NextAct> {
        refused.reset();
        if (!news.empty()) {
            overtaken = true;
            if (auto followed = follow(std::move(news)); !followed)
                return refuse(std::move(followed.error()));
        }
        auto content = choose(overtaken);
        if (!content)
            return refuse(std::move(content.error()));
        after = stateAfter(*content, command);
        return storage::NextAct{
            {now(), actor, std::string(command), std::move(content->facts), content->span}, &after};
    };
    auto written = m_journal->appendNext(storage::positionOf(m_entries), decide);
    std::optional<Performed> performed;
    if (written && *written)
        performed = take(std::move(**written), std::move(after));
    if (overtaken || performed)
        announce(overtaken ? tournament::everythingChanged() : performed->changes);
    if (performed)
        return std::move(*performed);
    return unexpected(refused ? std::move(*refused) : failure(written.error()));
}

std::string Session::actorHere() const { return nameInLog(*this); }

Performed Session::take(Entry entry, tournament::Event after)
{
    Performed performed{entry.seq, entry.facts, {}, {}};
    performed.changes =
        entry.span ? tournament::everythingChanged() : tournament::changes(entry.facts);
    (void)m_history.follow(entry); // or the file would have refused it
    performed.consequence = consequence(m_event, after, entry.facts);
    if (m_names)
        m_names->follow(m_event, entry, m_history);
    m_entries.push_back(std::move(entry));
    m_event = std::move(after);
    return performed;
}

Expected<Performed, Failure> Session::appendSpan(std::string_view command,
                                                 std::optional<Span> named, const Pick &pick,
                                                 std::string nothing)
{
    if (!named)
        named = pick();
    if (!named)
        return unexpected(Failure{FailureKind::Refused, std::move(nothing), {}, {}});
    return append(
        command,
        [&](bool /*overtaken*/) -> Expected<Content, Failure> {
            if (pick() != named)
                return unexpected(Failure{
                    FailureKind::Refused,
                    English::tr("Meanwhile {who} did this: {act}. Look at the event as it "
                                "is now, then try again.",
                                {{"who", m_entries.back().actor}, {"act", names().texts().back()}}),
                    {},
                    {}});
            return Content{{}, named};
        },
        actorHere());
}

Expected<Performed, Failure> Session::undo(std::optional<Span> named)
{
    return appendSpan(
        "undo", named, [this] { return nextUndo(); }, English::tr("There is nothing to undo."));
}

Expected<Performed, Failure> Session::undoTo(std::int64_t seq, std::optional<Span> named)
{
    return appendSpan(
        "undo", named, [this, seq] { return nextUndoTo(seq); },
        English::tr("Entry {entry} is not followed by anything that could be undone.",
                    {{"entry", std::to_string(seq)}}));
}

Expected<Performed, Failure> Session::redo(std::optional<Span> named)
{
    return appendSpan(
        "redo", named, [this] { return nextRedo(); }, English::tr("There is nothing to redo."));
}

// The creation itself stays: an event file without an event is of no use to anybody.

std::optional<Span> Session::nextUndo() const
{
    const auto span = m_history.nextUndo();
    return span && span->first != 1 ? span : std::nullopt;
}

std::optional<Span> Session::nextUndoTo(std::int64_t seq) const
{
    return m_history.undoTo(std::max<std::int64_t>(seq, 1));
}

std::optional<Span> Session::nextRedo() const { return m_history.nextRedo(); }

std::optional<std::string> Session::undoText() const
{
    if (!nextUndo())
        return std::nullopt;
    return names().textOf(std::span(m_history.live()).last(1));
}

std::optional<std::string> Session::redoText() const
{
    const auto acts = m_history.nextRedoActs();
    return acts.empty() ? std::nullopt : std::optional(names().textOf(acts));
}

} // namespace app
