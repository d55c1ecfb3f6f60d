// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/change_set.h"

namespace tournament {

namespace {

class Collector {
public:
    explicit Collector(ChangeSet &changes) : m_changes(changes) { }

    void operator()(const EventCreated &) { m_changes.everything = true; }
    void operator()(const DetailsChanged &)
    {
        // The date decides which cards and lists of restrictions count.
        m_changes.details = m_changes.decks = true;
    }
    void operator()(const AnnouncementChanged &)
    {
        // An announced cut decides which chain of tie-breaks orders the standings.
        m_changes.details = m_changes.standings = true;
    }
    void operator()(const ScheduleChanged &) { m_changes.details = true; }
    void operator()(const ProfileChanged &) { m_changes.details = m_changes.standings = true; }
    void operator()(const PlayerAdded &fact) { player(fact.player.id); }
    void operator()(const PlayerEdited &fact)
    {
        // Names stand in pairings, too.
        player(fact.player.id);
        m_changes.pairings = true;
    }
    void operator()(const PlayerRemoved &fact) { player(fact.player); }
    void operator()(const PlayerDropped &fact) { player(fact.player); }
    void operator()(const PlayerReinstated &fact) { player(fact.player); }
    void operator()(const PlayerDisqualified &fact) { player(fact.player); }
    void operator()(const RoundPaired &fact) { rounds(fact.round.number); }
    void operator()(const RoundPublished &) { m_changes.pairings = m_changes.standings = true; }
    void operator()(const RoundUnpaired &fact) { rounds(fact.round); }
    void operator()(const TablesChanged &) { m_changes.pairings = m_changes.standings = true; }
    void operator()(const MatchesMoved &)
    {
        // Extra time and the games of a bracket know their tables, too.
        m_changes.pairings = m_changes.bracket = m_changes.clock = true;
    }
    void operator()(const ResultRecorded &fact)
    {
        m_changes.matches.emplace(fact.round, fact.table);
        m_changes.standings = true;
    }
    void operator()(const ResultCleared &fact)
    {
        m_changes.matches.emplace(fact.round, fact.table);
        m_changes.standings = true;
    }
    void operator()(const PenaltyRecorded &) { m_changes.penalties = true; }
    void operator()(const RulingRecorded &) { m_changes.rulings = true; }
    void operator()(const WatchChanged &fact) { m_changes.matches.emplace(fact.round, fact.table); }
    void operator()(const FeatureChanged &fact)
    {
        m_changes.matches.emplace(fact.round, fact.table);
    }
    void operator()(const TableRangesChanged &) { m_changes.details = true; }
    void operator()(const CutSeeded &)
    {
        // A cut decides which chain of tie-breaks orders the standings.
        m_changes.bracket = m_changes.pairings = m_changes.standings = true;
    }
    void operator()(const CutCancelled &)
    {
        m_changes.bracket = m_changes.pairings = m_changes.standings = true;
    }
    void operator()(const CutGamePaired &) { m_changes.bracket = m_changes.pairings = true; }
    void operator()(const CutGameWithdrawn &) { m_changes.bracket = m_changes.pairings = true; }
    void operator()(const SidesSettled &) { m_changes.bracket = m_changes.pairings = true; }
    void operator()(const QualifierReplaced &) { m_changes.bracket = m_changes.pairings = true; }
    void operator()(const DeckPolicyChanged &) { m_changes.decks = true; }
    void operator()(const DeckSubmitted &fact)
    {
        m_changes.players.insert(fact.deck.player); // his identities
        m_changes.decks = true;
    }
    void operator()(const DeckWithdrawn &) { m_changes.decks = true; }
    void operator()(const DecksLocked &) { m_changes.decks = true; }
    void operator()(const DecksUnlocked &) { m_changes.decks = true; }
    void operator()(const DeckAccepted &) { m_changes.decks = true; }
    void operator()(const DeckAcceptanceRevoked &) { m_changes.decks = true; }
    void operator()(const DeckChecksDrawn &) { m_changes.decks = true; }
    void operator()(const DeckCheckRecorded &) { m_changes.decks = true; }
    void operator()(const ClockStarted &) { m_changes.clock = true; }
    void operator()(const ClockPaused &) { m_changes.clock = true; }
    void operator()(const ClockResumed &) { m_changes.clock = true; }
    void operator()(const ClockSet &) { m_changes.clock = true; }
    void operator()(const ClockExtended &) { m_changes.clock = true; }
    void operator()(const ExtraTimeGiven &) { m_changes.clock = true; }
    void operator()(const ClockStopped &) { m_changes.clock = true; }
    void operator()(const SourceKept &) { }

private:
    void rounds(int number)
    {
        m_changes.pairings = m_changes.standings = true;
        m_changes.decks |= number == 1; // the start locks all lists
    }
    void player(PlayerId id)
    {
        m_changes.players.insert(id);
        m_changes.standings = true;
    }

    ChangeSet &m_changes;
};

} // namespace

ChangeSet changes(const Facts &facts)
{
    ChangeSet result;
    for (const Fact &fact : facts)
        std::visit(Collector(result), fact);
    return result;
}

ChangeSet everythingChanged()
{
    ChangeSet changes;
    changes.everything = true;
    return changes;
}

} // namespace tournament
