// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/tome_import.h"

#include "core/harmless.h"
#include "core/strict_reader.h"
#include "core/text.h"
#include "interchange/event_json_import.h"
#include "interchange/game_scores.h"
#include "interchange/tome_choice.h"
#include "interchange/tome_document.h"
#include "tournament/cut/cut.h"
#include "tournament/event/limits.h"
#include "tournament/standings/scoring.h"
#include "tournament/standings/standings.h"
#include "tournament/standings/structure.h"

#include <algorithm>
#include <climits>
#include <map>
#include <set>

namespace interchange {

using tournament::Match;
using tournament::mostPlayers;
using tournament::mostRounds;
using tournament::Player;
using tournament::PlayerId;
using tournament::PlayerStatus;
using tournament::Round;
using tournament::Seat;
using tournament::Side;
using tournament::Stage;

namespace {

/// TOME writes ISO-8859-1; a file that an editor has stored as UTF-8 since is read as that.
std::string utf8(std::string_view bytes)
{
    return core::isValidUtf8(bytes) ? std::string(bytes) : core::fromLatin1(bytes);
}

class TomeImporter {
public:
    TomeImporter(const TomeDocument &document, const tournament::Profile *profile)
        : m_document(document)
        , m_swiss(chooseSwiss(document, m_notices))
        , m_settings(settingsOf(document, m_swiss))
    {
        m_event.profile = profile ? *profile : chooseProfile(m_settings, m_notices);
    }

    TomeEvent run()
    {
        m_event.created = true;
        m_event.details.name = m_swiss.name.empty() ? "Unnamed event" : m_swiss.name;
        readPlayers();
        readRounds(m_swiss.pk, Stage::Swiss);
        announce();
        readAttendance(m_event.players, m_event.rounds, Drops::Told, m_notices);
        listRelaxations(m_event);
        readCut();
        if (m_totals)
            m_notices.push_back("TOME records the points of a match, not its games: sides and "
                                "winners of single games are unknown.");
        return {std::move(m_event), std::move(m_notices)};
    }

private:
    void readPlayers()
    {
        std::vector<const TomeParticipant *> order;
        for (const TomeParticipant &entry : m_document.participants)
            if (entry.tournament == m_swiss.pk)
                order.push_back(&entry);
        if (order.empty())
            throw core::DataError{"entityGroupMap.Participant:#",
                                  "nobody takes part in " + core::jsonQuoted(m_swiss.name)};
        if (order.size() > mostPlayers)
            throw core::DataError{"entityGroupMap.Participant:#",
                                  "there are more than " + std::to_string(mostPlayers)
                                      + " players, which no event has"};
        // The greater number is the better one: "lowest" gives the bye to the smallest.
        std::ranges::sort(order, [](const TomeParticipant *a, const TomeParticipant *b) {
            const double left = a->tieBreak.value_or(-1);
            const double right = b->tieBreak.value_or(-1);
            return left != right ? left > right : a->pk < b->pk;
        });
        for (const TomeParticipant *entry : order)
            m_event.players.push_back(playerFrom(*entry));
        makeNamesUnique(m_event.players, m_notices);
        m_event.seed = foreignSeed(m_event.details, m_event.players);
        drawTieBreaks(m_event.players, m_event.seed);
        std::ranges::sort(m_event.players, {}, &Player::id);
    }

    Player playerFrom(const TomeParticipant &entry)
    {
        Player player;
        player.id = {entry.pk};
        player.name = entry.name;
        if (core::folded(player.name).empty())
            player.name = "Player " + std::to_string(entry.pk);
        player.runnerIdentity = entry.runnerIdentity;
        player.runnerFaction = entry.runnerFaction;
        player.corpIdentity = entry.corpIdentity;
        player.corpFaction = entry.corpFaction;
        player.awardedByes = entry.awardedByes;
        player.missedRounds = entry.missedRounds;
        player.status = entry.active ? PlayerStatus::Active : PlayerStatus::Dropped;
        if (entry.carriedPoints > 0)
            m_notices.push_back(core::isolated(player.name) + " brought "
                                + std::to_string(entry.carriedPoints)
                                + " points from elsewhere, which are left out.");
        return player;
    }

    void readRounds(std::int64_t tournament, Stage stage)
    {
        std::map<int, std::vector<const TomeMatch *>> rounds;
        for (const TomeMatch &match : m_document.matches)
            if (match.tournament == tournament) {
                if (match.round > mostRounds)
                    throw core::DataError{match.place + ".round",
                                          "at most " + std::to_string(mostRounds)
                                              + " rounds can be read"};
                rounds[match.round].push_back(&match);
            }
        for (auto &[number, matches] : rounds) {
            std::ranges::stable_sort(matches, {}, [](const TomeMatch *match) {
                return match->orderIndex < 0 ? INT_MAX : match->orderIndex;
            });
            Round round;
            round.number = static_cast<int>(m_event.rounds.size()) + 1;
            round.stage = stage;
            const bool last = &matches == &rounds.rbegin()->second;
            const bool awaited =
                last && std::ranges::all_of(matches, [](const TomeMatch *match) {
                    return match->seats.size() < 2
                        || std::ranges::all_of(
                               match->seats,
                               [](const TomeSeat &seat) {
                                   return seat.points.value_or(0) == 0 && !seat.winner;
                               });
                });
            std::set<PlayerId> seated;
            for (const TomeMatch *match : matches)
                add(round, *match, awaited, seated);
            m_event.rounds.push_back(std::move(round));
        }
    }

    void add(Round &round, const TomeMatch &source, bool awaited, std::set<PlayerId> &seated)
    {
        if (source.seats.empty() || (source.seats.size() == 1 && round.stage == Stage::Cut))
            return;
        Match match;
        match.why = {{tournament::ReasonCode::Imported, {}, 0, 0, 0}};
        match.table = round.matches.empty() ? 1 : round.matches.back().table + 1;
        if (source.orderIndex >= 0)
            match.table = std::max(match.table, source.orderIndex + 1);
        match.p1 = playerAt(source, source.seats[0], seated);
        if (source.seats.size() == 2) {
            match.p2 = playerAt(source, source.seats[1], seated);
            if (!awaited)
                match.result = round.stage == Stage::Cut ? cutResult(source, match)
                                                         : swissResult(source, round, match);
        } else {
            match.awardedBye = playerOf(match.p1).awardedByes >= round.number;
            const auto points = source.seats[0].points;
            if (points && *points != m_event.profile.bye && !awaited) {
                match.result = recorded(*points, 0);
                notice(round, match,
                       "the bye is recorded with " + std::to_string(*points)
                           + " points; it is kept as recorded");
            }
        }
        round.matches.push_back(std::move(match));
    }

    std::optional<tournament::MatchResult> swissResult(const TomeMatch &source, const Round &round,
                                                       const Match &match)
    {
        if (!source.seats[0].points && !source.seats[1].points)
            return std::nullopt;
        const int p1 = source.seats[0].points.value_or(0);
        const int p2 = source.seats[1].points.value_or(0);
        m_totals = true;
        if (!tournament::totalsPossible(m_event.profile, p1, p2))
            notice(round, match,
                   "the recorded " + std::to_string(p1) + "–" + std::to_string(p2)
                       + " cannot come about under " + m_event.profile.id
                       + "; it is kept as recorded");
        return recorded(p1, p2);
    }

    std::optional<tournament::MatchResult> cutResult(const TomeMatch &source, Match &match) const
    {
        const auto &[first, second] = std::pair(source.seats[0], source.seats[1]);
        for (const Side side : {Side::Corp, Side::Runner}) {
            const std::string_view word = side == Side::Corp ? "corp" : "runner";
            if (first.role.find(word) != std::string::npos)
                match.p1Side = side;
            else if (!match.p1Side && second.role.find(word) != std::string::npos)
                match.p1Side = other(side);
        }
        if (gamesPerMatch(m_event.profile, Stage::Cut) > 1)
            match.p1Side.reset();
        std::optional<Seat> winner;
        if (first.winner != second.winner)
            winner = first.winner ? Seat::P1 : Seat::P2;
        else if (first.points.value_or(0) != second.points.value_or(0))
            winner = first.points.value_or(0) > second.points.value_or(0) ? Seat::P1 : Seat::P2;
        if (!winner)
            return std::nullopt;
        std::optional<Seat> corp;
        if (match.p1Side)
            corp = *match.p1Side == Side::Corp ? Seat::P1 : Seat::P2;
        tournament::MatchResult result;
        result.games = {tournament::wonBy(*winner, corp)};
        result.games.resize(static_cast<std::size_t>(gamesPerMatch(m_event.profile, Stage::Cut)));
        return result;
    }

    void announce()
    {
        m_event.announcement.minutes = m_event.profile.minutes.standard;
        if (m_settings && m_settings->roundTime
            && *m_settings->roundTime >= m_event.profile.minutes.least
            && *m_settings->roundTime <= m_event.profile.minutes.most)
            m_event.announcement.minutes = *m_settings->roundTime;
        const auto sizes = tournament::cutSizes();
        if (m_swiss.cutSize && std::ranges::find(sizes, *m_swiss.cutSize) != sizes.end())
            m_event.announcement.cut = *m_swiss.cutSize;
    }

    void readCut()
    {
        for (const TomeTournament &tournament : m_document.tournaments) {
            if (tournament.parent != m_swiss.pk)
                continue;
            matchFinalists(tournament.pk);
            readRounds(tournament.pk, Stage::Cut);
            seedTheRest();
            m_event.cut.named = m_event.cut.seeds;
            tournament::adoptCut(m_event);
            return;
        }
    }

    /// A cut has participants of its own; they are the Swiss ones by number or by name.
    void matchFinalists(std::int64_t cut)
    {
        std::vector<std::pair<int, PlayerId>> seeded;
        std::map<PlayerId, int> ranks;
        for (const auto &row : tournament::standings(m_event).rows)
            ranks.emplace(row.player, row.rank);
        for (const TomeParticipant &entry : m_document.participants) {
            if (entry.tournament != cut)
                continue;
            const Player *player = findPlayer(m_event, PlayerId{entry.swiss});
            if (!player)
                player = named(entry.name);
            if (!player)
                throw core::DataError{"entityGroupMap.Participant:#",
                                      core::jsonQuoted(entry.name)
                                          + " plays in the cut but not in the Swiss rounds"};
            m_finalists.emplace(entry.pk, player->id);
            const auto rank = ranks.find(player->id);
            seeded.emplace_back(entry.seed.value_or(rank == ranks.end() ? INT_MAX : rank->second),
                                player->id);
        }
        std::ranges::sort(seeded);
        for (const auto &[seed, player] : seeded)
            if (std::ranges::find(m_event.cut.seeds, player) == m_event.cut.seeds.end())
                m_event.cut.seeds.push_back(player);
    }

    /// By folded name; names are unique since they were read.
    const Player *named(const std::string &name)
    {
        if (m_byName.empty())
            for (const Player &player : m_event.players)
                m_byName.emplace(core::folded(player.name), &player);
        const auto found = m_byName.find(core::folded(name));
        return found == m_byName.end() ? nullptr : found->second;
    }

    /// Who plays in the cut without being listed for it stands behind the others, in Swiss order.
    void seedTheRest()
    {
        std::set<PlayerId> missing;
        for (const Round &round : m_event.rounds)
            if (round.stage == Stage::Cut)
                for (const Match &match : round.matches)
                    missing.insert({match.p1, *match.p2});
        for (const PlayerId seed : m_event.cut.seeds)
            missing.erase(seed);
        for (const auto &row : tournament::standings(m_event).rows)
            if (missing.contains(row.player))
                m_event.cut.seeds.push_back(row.player);
    }

    PlayerId playerAt(const TomeMatch &match, const TomeSeat &seat, std::set<PlayerId> &seated)
    {
        PlayerId id{seat.participant};
        if (const auto finalist = m_finalists.find(seat.participant); finalist != m_finalists.end())
            id = finalist->second;
        const std::string number = std::to_string(seat.participant);
        if (!findPlayer(m_event, id))
            throw core::DataError{match.place, "there is no participant " + number};
        if (!seated.insert(id).second)
            throw core::DataError{match.place,
                                  "participant " + number + " sits twice in this round"};
        return id;
    }

    /// Who must be there, once they are in the order of ids.
    Player &playerOf(PlayerId id)
    {
        return *std::ranges::lower_bound(m_event.players, id, {}, &Player::id);
    }

    void notice(const Round &round, const Match &match, const std::string &text)
    {
        m_notices.push_back("Round " + std::to_string(round.number) + ", table "
                            + std::to_string(match.table) + ": " + text + ".");
    }

    const TomeDocument &m_document;
    Notices m_notices;
    const TomeTournament &m_swiss;
    const TomeSettings *m_settings;
    tournament::Event m_event;
    std::map<std::int64_t, PlayerId> m_finalists;
    std::map<std::string, const Player *> m_byName; ///< once a finalist was looked for by it
    bool m_totals = false;
};

} // namespace

TomeEvent importTome(std::string_view bytes, const tournament::Profile *profile)
{
    const core::Json json = parseDocument(utf8(bytes.substr(0, bytes.find(tomeSeparator))));
    const TomeDocument document = readTomeDocument(json);
    return TomeImporter(document, profile).run();
}

} // namespace interchange
