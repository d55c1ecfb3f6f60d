// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/fact.h"

#include "tournament/bracket.h"

#include <algorithm>
#include <stdexcept>

namespace tournament {

namespace {

[[noreturn]] void broken(const std::string &problem) { throw std::invalid_argument(problem); }

std::string number(PlayerId player) { return std::to_string(player.value); }

/// One overload a fact: checks first, then changes.
class Applier {
public:
    explicit Applier(Event &event) : m_event(event) { }

    void operator()(const EventCreated &fact)
    {
        if (m_event.created)
            broken("the event was created already");
        m_event.created = true;
        m_event.details = fact.details;
        m_event.profile = fact.profile;
        m_event.seed = fact.seed;
        m_event.announcement = fact.announcement;
    }
    void operator()(const DetailsChanged &fact) { created().details = fact.details; }
    void operator()(const AnnouncementChanged &fact) { created().announcement = fact.announcement; }
    void operator()(const ProfileChanged &fact) { created().profile = fact.profile; }

    void operator()(const PlayerAdded &fact)
    {
        auto &players = created().players;
        const auto place = std::ranges::lower_bound(players, fact.player.id, {}, &Player::id);
        if (fact.player.id.value == 0)
            broken("a player has number 0");
        if (place != players.end() && place->id == fact.player.id)
            broken("player " + number(fact.player.id) + " exists already");
        players.insert(place, fact.player);
    }
    void operator()(const PlayerEdited &fact) { player(fact.player.id) = fact.player; }
    void operator()(const PlayerRemoved &fact)
    {
        const Player &removed = player(fact.player);
        for (const Round &round : m_event.rounds)
            for (const Match &match : round.matches)
                if (match.p1 == removed.id || match.p2 == removed.id)
                    broken("player " + number(removed.id) + " has been paired");
        if (seedOf(m_event, removed.id) <= std::ssize(m_event.cut.seeds))
            broken("player " + number(removed.id) + " is in the cut");
        std::erase_if(m_event.decks.lists,
                      [&](const SubmittedDeck &deck) { return deck.player == fact.player; });
        std::erase(m_event.decks.exceptions, fact.player);
        m_event.players.erase(m_event.players.begin() + (&removed - m_event.players.data()));
    }
    void operator()(const PlayerDropped &fact)
    {
        leave(player(fact.player), PlayerStatus::Dropped, fact.afterRound);
    }
    void operator()(const PlayerReinstated &fact)
    {
        Player &returned = player(fact.player);
        if (!returned.leftAfterRound)
            broken("player " + number(returned.id) + " has not left");
        for (int round = *returned.leftAfterRound + 1; round <= swissRounds(m_event); ++round)
            returned.absentRounds.push_back(round);
        returned.status = PlayerStatus::Active;
        returned.leftAfterRound.reset();
    }
    void operator()(const PlayerDisqualified &fact)
    {
        leave(player(fact.player), PlayerStatus::Disqualified, fact.afterRound);
    }

    void operator()(const RoundPaired &fact)
    {
        if (fact.round.number != static_cast<int>(created().rounds.size()) + 1)
            broken("round " + std::to_string(fact.round.number) + " does not come next");
        for (const Match &match : fact.round.matches) {
            (void)player(match.p1);
            if (match.p2)
                (void)player(*match.p2);
        }
        m_event.rounds.push_back(fact.round);
        // No substitutions during the tournament (Tournament Rules 3.0.2, "Deck Lists").
        if (m_event.rounds.size() == 1)
            lockAll(true);
    }
    void operator()(const RoundUnpaired &fact)
    {
        if (m_event.rounds.empty() || m_event.rounds.back().number != fact.round)
            broken("round " + std::to_string(fact.round) + " is not the last");
        m_event.rounds.pop_back();
        if (m_event.rounds.empty())
            lockAll(false);
    }
    void operator()(const TablesChanged &fact)
    {
        std::vector<Match *> tables;
        for (const Match &changed : fact.matches)
            tables.push_back(&match(fact.round, changed.table));
        for (std::size_t i = 0; i < tables.size(); ++i)
            *tables[i] = fact.matches[i];
        Round &round = m_event.rounds[static_cast<std::size_t>(fact.round) - 1];
        round.relaxed = fact.relaxed;
        round.cost = fact.cost;
    }
    void operator()(const ResultRecorded &fact)
    {
        match(fact.round, fact.table).result = fact.result;
    }
    void operator()(const ResultCleared &fact) { match(fact.round, fact.table).result.reset(); }
    void operator()(const PenaltyRecorded &fact)
    {
        (void)player(fact.penalty.player);
        m_event.penalties.push_back(fact.penalty);
    }
    void operator()(const RulingRecorded &fact)
    {
        for (const PlayerId asking : fact.ruling.players)
            (void)player(asking);
        created().rulings.push_back(fact.ruling);
    }
    void operator()(const WatchChanged &fact)
    {
        match(fact.round, fact.table).watched = fact.watched;
    }
    void operator()(const TableRangesChanged &fact) { created().tableRanges = fact.ranges; }
    void operator()(const CutSeeded &fact)
    {
        for (const PlayerId seed : fact.seeds)
            (void)player(seed);
        if (fact.form != CutForm::None
            && !findWiring(fact.form, static_cast<int>(fact.seeds.size())))
            broken("no bracket of that form takes " + std::to_string(fact.seeds.size())
                   + " players");
        m_event.cut = {fact.form, fact.seeds};
    }
    void operator()(const CutCancelled &)
    {
        std::erase_if(created().rounds,
                      [](const Round &round) { return round.stage == Stage::Cut; });
        m_event.cut = {};
    }
    void operator()(const CutGamePaired &fact)
    {
        (void)player(fact.match.p1);
        if (fact.match.p2)
            (void)player(*fact.match.p2);
        auto &rounds = m_event.rounds;
        const auto found = std::ranges::find(rounds, fact.round, &Round::number);
        if (found == rounds.end() && fact.round != static_cast<int>(rounds.size()) + 1)
            broken("round " + std::to_string(fact.round) + " does not come next");
        if (found != rounds.end()
            && (found->stage != Stage::Cut || findMatch(m_event, fact.round, fact.match.table)))
            broken("game " + std::to_string(fact.match.game) + " has no place in round "
                   + std::to_string(fact.round));
        if (found == rounds.end()) {
            Round &round = rounds.emplace_back();
            round.number = fact.round;
            round.stage = Stage::Cut;
            round.seed = fact.seed;
            round.algorithm = bracketVersion;
        }
        auto &matches = rounds[static_cast<std::size_t>(fact.round) - 1].matches;
        matches.insert(std::ranges::upper_bound(matches, fact.match.table, {}, &Match::table),
                       fact.match);
    }
    void operator()(const CutGameWithdrawn &fact)
    {
        const Match &withdrawn = match(fact.round, fact.table);
        auto &rounds = m_event.rounds;
        auto &matches = rounds[static_cast<std::size_t>(fact.round) - 1].matches;
        matches.erase(matches.begin() + (&withdrawn - matches.data()));
        while (!rounds.empty() && rounds.back().stage == Stage::Cut
               && rounds.back().matches.empty())
            rounds.pop_back();
    }
    void operator()(const SidesSettled &fact)
    {
        Match &settled = match(fact.round, fact.table);
        settled.p1Side = fact.p1Side;
        settled.why = fact.why;
    }
    void operator()(const QualifierReplaced &fact)
    {
        (void)player(fact.entering);
        const auto seed = std::ranges::find(created().cut.seeds, fact.leaving);
        if (seed == m_event.cut.seeds.end())
            broken("player " + number(fact.leaving) + " is not in the cut");
        *seed = fact.entering;
        for (Round &round : m_event.rounds)
            for (Match &match : round.matches) {
                if (match.game == 0)
                    continue;
                if (match.p1 == fact.leaving)
                    match.p1 = fact.entering;
                else if (match.p2 == fact.leaving)
                    match.p2 = fact.entering;
            }
    }
    void operator()(const DeckPolicyChanged &fact) { created().decks.policy = fact.policy; }
    void operator()(const DeckSubmitted &fact)
    {
        const SubmittedDeck &deck = fact.deck;
        Player &owner = player(deck.player);
        auto &lists = m_event.decks.lists;
        const auto key = [](const SubmittedDeck &one) { return std::pair(one.player, one.side); };
        const auto place = std::ranges::lower_bound(lists, key(deck), {}, key);
        if (place != lists.end() && key(*place) == key(deck))
            *place = deck;
        else
            lists.insert(place, deck);
        if (deck.identity.empty())
            return;
        const bool corp = deck.side == Side::Corp;
        (corp ? owner.corpIdentity : owner.runnerIdentity) = deck.identity;
        (corp ? owner.corpFaction : owner.runnerFaction) = deck.faction;
    }
    void operator()(const DeckWithdrawn &fact)
    {
        const SubmittedDeck &withdrawn = deck(fact.player, fact.side);
        auto &lists = m_event.decks.lists;
        lists.erase(lists.begin() + (&withdrawn - lists.data()));
    }
    void operator()(const DecksLocked &fact) { lock(fact.players, true); }
    void operator()(const DecksUnlocked &fact) { lock(fact.players, false); }
    void operator()(const DeckAccepted &fact)
    {
        deck(fact.player, fact.side).acceptance = fact.acceptance;
    }
    void operator()(const DeckAcceptanceRevoked &fact)
    {
        deck(fact.player, fact.side).acceptance.reset();
    }
    void operator()(const DeckChecksDrawn &fact)
    {
        for (const PlayerId drawn : fact.draw.players)
            (void)player(drawn);
        created().decks.draws.push_back(fact.draw);
    }
    void operator()(const DeckCheckRecorded &fact)
    {
        (void)player(fact.check.player);
        m_event.decks.checks.push_back(fact.check);
    }
    void operator()(const ClockStarted &fact)
    {
        Round &started = round(fact.round);
        if (started.clock && !started.clock->stopped)
            broken("the clock of round " + std::to_string(fact.round) + " was started already");
        started.clock = RoundClock{fact.minutes, fact.at, 0, fact.at, false, {}};
    }
    void operator()(const ClockPaused &fact)
    {
        RoundClock &paused = clock(fact.round);
        paused.ran = fact.ran;
        paused.since.reset();
    }
    void operator()(const ClockResumed &fact) { clock(fact.round).since = fact.at; }
    void operator()(const ClockSet &fact)
    {
        RoundClock &set = clock(fact.round);
        set.ran = fact.ran;
        if (set.since)
            set.since = fact.at;
    }
    void operator()(const ClockExtended &fact) { clock(fact.round).minutes += fact.minutes; }
    void operator()(const ExtraTimeGiven &fact)
    {
        (void)match(fact.round, fact.time.table);
        clock(fact.round).extra.push_back(fact.time);
    }
    void operator()(const ClockStopped &fact)
    {
        RoundClock &stopped = clock(fact.round);
        stopped.ran = fact.ran;
        stopped.since.reset();
        stopped.stopped = true;
    }
    void operator()(const SourceKept &fact) { created().source = fact.source; }

private:
    Event &created()
    {
        if (!m_event.created)
            broken("the event has not been created");
        return m_event;
    }

    Player &player(PlayerId id)
    {
        const auto found = std::ranges::lower_bound(m_event.players, id, {}, &Player::id);
        if (found == m_event.players.end() || found->id != id)
            broken("there is no player " + number(id));
        return *found;
    }

    void leave(Player &player, PlayerStatus status, int afterRound)
    {
        if (!player.leftAfterRound)
            player.leftAfterRound = afterRound;
        player.status = status;
    }

    SubmittedDeck &deck(PlayerId id, Side side)
    {
        for (SubmittedDeck &one : m_event.decks.lists)
            if (one.player == id && one.side == side)
                return one;
        broken("player " + number(id) + " has handed in no such list");
    }

    void lockAll(bool locked)
    {
        m_event.decks.locked = locked;
        m_event.decks.exceptions.clear();
    }
    void lock(const std::vector<PlayerId> &players, bool locked)
    {
        for (const PlayerId id : players)
            (void)player(id);
        auto &exceptions = created().decks.exceptions;
        if (players.empty())
            lockAll(locked);
        for (const PlayerId id : players) {
            std::erase(exceptions, id);
            if (m_event.decks.locked != locked)
                exceptions.insert(std::ranges::upper_bound(exceptions, id), id);
        }
    }

    Round &round(int number)
    {
        const auto found = std::ranges::find(m_event.rounds, number, &Round::number);
        if (found == m_event.rounds.end())
            broken("there is no round " + std::to_string(number));
        return *found;
    }

    Match &match(int inRound, int table)
    {
        auto &matches = round(inRound).matches;
        const auto found = std::ranges::find(matches, table, &Match::table);
        if (found == matches.end())
            broken("there is no table " + std::to_string(table) + " in round "
                   + std::to_string(inRound));
        return *found;
    }

    RoundClock &clock(int ofRound)
    {
        auto &found = round(ofRound).clock;
        if (!found || found->stopped)
            broken("the clock of round " + std::to_string(ofRound) + " is not in use");
        return *found;
    }

    Event &m_event;
};

} // namespace

void apply(Event &event, const Fact &fact) { std::visit(Applier(event), fact); }

void apply(Event &event, const Facts &facts)
{
    for (const Fact &fact : facts)
        apply(event, fact);
}

} // namespace tournament
