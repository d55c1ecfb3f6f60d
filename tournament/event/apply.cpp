// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/fact.h"

#include <algorithm>
#include <stdexcept>

namespace tournament {

namespace {

/// The gate (can_follow.h) lets no such fact through: whoever gets here has gone around it.
[[noreturn]] void bug(const std::string &problem)
{
    throw std::logic_error("a fact was applied that cannot follow: " + problem);
}

/// One overload a fact: only changes. That the fact can follow is for canFollow() to say.
class Applier {
public:
    explicit Applier(Event &event) : m_event(event) { }

    void operator()(const EventCreated &fact)
    {
        m_event.created = true;
        m_event.details = fact.details;
        m_event.profile = fact.profile;
        m_event.seed = fact.seed;
        m_event.announcement = fact.announcement;
    }
    void operator()(const DetailsChanged &fact) { m_event.details = fact.details; }
    void operator()(const AnnouncementChanged &fact) { m_event.announcement = fact.announcement; }
    void operator()(const ScheduleChanged &fact) { m_event.schedule = fact.schedule; }
    void operator()(const ProfileChanged &fact) { m_event.profile = fact.profile; }

    void operator()(const PlayerAdded &fact)
    {
        auto &players = m_event.players;
        const auto place = std::ranges::lower_bound(players, fact.player.id, {}, &Player::id);
        players.insert(place, fact.player);
    }
    void operator()(const PlayerEdited &fact) { player(fact.player.id) = fact.player; }
    void operator()(const PlayerRemoved &fact)
    {
        const Player &removed = player(fact.player);
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
        // An import that holds no round brings who is gone without saying since when.
        const int left = returned.leftAfterRound.value_or(0);
        for (int round = left + 1; round <= swissRounds(m_event); ++round)
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
        m_event.rounds.push_back(fact.round);
        m_event.publishesLater = fact.round.prepared;
        // No substitutions during the tournament (Tournament Rules 3.0.2, "Deck Lists").
        if (m_event.rounds.size() == 1)
            lockAll(true);
    }
    void operator()(const RoundPublished &fact) { round(fact.round).prepared = false; }
    void operator()(const RoundUnpaired &)
    {
        if (m_event.rounds.empty())
            bug("there is no round");
        m_event.rounds.pop_back();
        if (m_event.rounds.empty())
            lockAll(false);
    }
    void operator()(const TablesChanged &fact)
    {
        for (const Match &changed : fact.matches)
            match(fact.round, changed.table) = changed;
        Round &changed = round(fact.round);
        changed.relaxed = fact.relaxed;
        changed.cost = fact.cost;
    }
    void operator()(const MatchesMoved &fact)
    {
        std::vector<Match *> moved; // all of them before the first has another table
        for (const TableMove &move : fact.moves)
            moved.push_back(&match(move.round, move.from));
        for (std::size_t i = 0; i < moved.size(); ++i)
            moved[i]->table = fact.moves[i].to;
        for (Round &changed : m_event.rounds) {
            if (!std::ranges::count(fact.moves, changed.number, &TableMove::round))
                continue;
            std::ranges::sort(changed.matches, {}, &Match::table);
            if (changed.clock)
                for (ExtraTime &time : changed.clock->extra)
                    time.table = tableAfter(fact.moves, changed.number, time.table);
        }
    }
    void operator()(const ResultRecorded &fact)
    {
        match(fact.round, fact.table).result = fact.result;
    }
    void operator()(const ResultCleared &fact) { match(fact.round, fact.table).result.reset(); }
    void operator()(const PenaltyRecorded &fact) { m_event.penalties.push_back(fact.penalty); }
    void operator()(const RulingRecorded &fact) { m_event.rulings.push_back(fact.ruling); }
    void operator()(const WatchChanged &fact)
    {
        match(fact.round, fact.table).watched = fact.watched;
    }
    void operator()(const FeatureChanged &fact)
    {
        Match &named = match(fact.round, fact.table);
        for (Round &round : m_event.rounds)
            for (Match &match : round.matches)
                match.featured = match.featured && !fact.featured;
        named.featured = fact.featured;
    }
    void operator()(const TableRangesChanged &fact) { m_event.tableRanges = fact.ranges; }
    void operator()(const CutSeeded &fact)
    {
        Cut &cut = m_event.cut;
        cut.form = fact.form;
        cut.seeds = fact.seeds;
        if (fact.form == CutForm::None)
            cut.named = fact.seeds;
    }
    void operator()(const CutCancelled &)
    {
        const auto games = std::erase_if(
            m_event.rounds, [](const Round &round) { return round.stage == Stage::Cut; });
        // Seeds that no cut had begun with are what is taken back.
        Cut &cut = m_event.cut;
        if (cut.form == CutForm::None && games == 0)
            cut.named.clear();
        std::erase_if(cut.named, [&](PlayerId id) { return !findPlayer(m_event, id); });
        cut = {CutForm::None, cut.named, cut.named};
    }
    void operator()(const CutGamePaired &fact)
    {
        auto &rounds = m_event.rounds;
        if (fact.round == static_cast<int>(rounds.size()) + 1) {
            Round &begun = rounds.emplace_back();
            begun.number = fact.round;
            begun.stage = Stage::Cut;
            begun.seed = fact.seed;
            begun.algorithm = bracketVersion;
        }
        auto &matches = round(fact.round).matches;
        matches.insert(std::ranges::upper_bound(matches, fact.match.table, {}, &Match::table),
                       fact.match);
    }
    void operator()(const CutGameWithdrawn &fact)
    {
        const Match &withdrawn = match(fact.round, fact.table);
        auto &rounds = m_event.rounds;
        auto &matches = round(fact.round).matches;
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
        std::ranges::replace(m_event.cut.seeds, fact.leaving, fact.entering);
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
    void operator()(const DeckPolicyChanged &fact) { m_event.decks.policy = fact.policy; }
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
    void operator()(const DeckChecksDrawn &fact) { m_event.decks.draws.push_back(fact.draw); }
    void operator()(const DeckCheckRecorded &fact) { m_event.decks.checks.push_back(fact.check); }
    void operator()(const ClockStarted &fact)
    {
        round(fact.round).clock = RoundClock{fact.minutes, fact.at, 0, fact.at, false, {}};
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
    void operator()(const ExtraTimeGiven &fact) { clock(fact.round).extra.push_back(fact.time); }
    void operator()(const ClockStopped &fact)
    {
        RoundClock &stopped = clock(fact.round);
        stopped.ran = fact.ran;
        stopped.since.reset();
        stopped.stopped = true;
    }
    void operator()(const SourceKept &fact) { m_event.source = fact.source; }

private:
    static int tableAfter(const std::vector<TableMove> &moves, int ofRound, int table)
    {
        const auto move = std::ranges::find_if(
            moves, [&](const TableMove &one) { return one.round == ofRound && one.from == table; });
        return move == moves.end() ? table : move->to;
    }

    Player &player(PlayerId id)
    {
        const auto found = std::ranges::lower_bound(m_event.players, id, {}, &Player::id);
        if (found == m_event.players.end() || found->id != id)
            bug("there is no player " + std::to_string(id.value));
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
        if (auto *found = const_cast<SubmittedDeck *>(findDeck(m_event, id, side)))
            return *found;
        bug("player " + std::to_string(id.value) + " has handed in no such list");
    }

    void lockAll(bool locked)
    {
        m_event.decks.locked = locked;
        m_event.decks.exceptions.clear();
    }
    void lock(const std::vector<PlayerId> &players, bool locked)
    {
        auto &exceptions = m_event.decks.exceptions;
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
            bug("there is no round " + std::to_string(number));
        return *found;
    }

    Match &match(int inRound, int table)
    {
        (void)round(inRound);
        auto *found = const_cast<Match *>(findMatch(m_event, inRound, table));
        if (!found)
            bug("there is no table " + std::to_string(table) + " in round "
                + std::to_string(inRound));
        return *found;
    }

    RoundClock &clock(int ofRound)
    {
        auto &found = round(ofRound).clock;
        if (!found || found->stopped)
            bug("the clock of round " + std::to_string(ofRound) + " is not in use");
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
