// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/event_json_import.h"

#include "core/harmless.h"
#include "core/strict_reader.h"
#include "core/text.h"
#include "interchange/arbiter_block.h"
#include "interchange/event_json_render.h"
#include "interchange/match_import.h"
#include "interchange/profile_choice.h"
#include "interchange/recorded_figures.h"
#include "tournament/cut/cut.h"
#include "tournament/standings/structure.h"

#include <algorithm>
#include <climits>
#include <map>
#include <set>

namespace interchange {

using tournament::Event;
using tournament::Match;
using tournament::Player;
using tournament::PlayerId;
using tournament::Round;
using tournament::Stage;

namespace {

class EventJsonImporter {
public:
    EventJsonImporter(std::string_view text, const tournament::Profile *profile)
        : m_text(text), m_json(parseDocument(text)), m_document(readEventDocument(m_json))
    {
        if (m_document.arbiter)
            m_block = readArbiterBlock(*m_document.arbiter);
        if (profile)
            m_event.profile = *profile;
        else if (m_block)
            m_event.profile = m_block->profile;
        else
            m_event.profile = chooseProfile(m_document, m_notices);
    }

    EventJson run()
    {
        m_event.created = true;
        readDetails();
        readPlayers();
        Notices about;
        m_event.rounds = importRounds(m_document, m_event.profile, about);
        if (m_block)
            overlay(about);
        m_notices.insert(m_notices.end(), about.begin(), about.end());
        if (!m_block) {
            derive();
            m_event.cut.seeds = m_event.cut.named = seedsOfCut();
        }
        tournament::adoptCut(m_event);
        compareRecorded(m_document, m_event, m_notices);
        if (!m_block || !isOurs())
            m_event.source = tournament::Source{"event-json", std::string(m_text)};
        return {std::move(m_event), std::move(m_json), std::move(m_notices)};
    }

private:
    void readDetails()
    {
        if (m_block)
            m_event.details = m_block->details;
        else
            m_event.details.organizer = m_document.organizer;
        m_event.details.name = m_document.name;
        if (m_document.name.empty()) {
            m_event.details.name = "Unnamed event";
            m_notices.push_back("The file names no event: it is called Unnamed event here.");
        }
        const std::string day = m_document.date.substr(0, 10);
        if (isDate(day))
            m_event.details.date = day;
        else if (!m_document.date.empty())
            m_notices.push_back("The date " + core::jsonQuoted(m_document.date)
                                + " is not of the form YYYY-MM-DD and is left out.");
        m_event.announcement.minutes = m_event.profile.minutes.standard;
        if (m_block)
            m_event.announcement = m_block->announcement;
        else
            announce();
    }

    void announce()
    {
        if (m_document.announcedRounds > 0)
            m_event.announcement.rounds = m_document.announcedRounds;
        if (m_document.announcedRounds > static_cast<int>(m_document.swissRounds))
            m_notices.push_back("The file announces " + std::to_string(m_document.announcedRounds)
                                + " Swiss rounds and holds "
                                + std::to_string(m_document.swissRounds)
                                + ": it is read as an event under way.");
        const auto sizes = tournament::cutSizes();
        if (std::ranges::find(sizes, m_document.cutToTop) != sizes.end())
            m_event.announcement.cut = m_document.cutToTop;
        else
            m_notices.push_back("A cut to the top " + std::to_string(m_document.cutToTop)
                                + " is not one Arbiter can play; the cut is left open.");
        if (m_document.cutToTop >= static_cast<int>(m_document.players.size()))
            m_notices.push_back("The cut to the top " + std::to_string(m_document.cutToTop)
                                + " is not smaller than the field of "
                                + std::to_string(m_document.players.size()) + " players.");
    }

    void readPlayers()
    {
        for (const DocumentPlayer &entry : m_document.players) {
            Player player;
            player.id = {entry.id};
            player.name = entry.name;
            if (player.name.empty() || core::folded(player.name).empty()) {
                player.name = "Player " + std::to_string(entry.id);
                m_notices.push_back("Player " + std::to_string(entry.id)
                                    + " has no name in the file and is called "
                                    + core::isolated(player.name) + " here.");
            }
            player.pronouns = entry.pronouns;
            player.corpIdentity = entry.corpIdentity;
            player.corpFaction = entry.corpFaction;
            player.runnerIdentity = entry.runnerIdentity;
            player.runnerFaction = entry.runnerFaction;
            m_event.players.push_back(std::move(player));
        }
        makeNamesUnique(m_event.players, m_notices);
        m_event.seed = m_block ? m_block->seed : foreignSeed(m_event.details, m_event.players);
        sortByRank();
        drawTieBreaks(m_event.players, m_event.seed);
        std::ranges::sort(m_event.players, {}, &Player::id);
    }

    /// Players without a rank stand behind the others, in the order of the file.
    void sortByRank()
    {
        std::map<std::int64_t, int> ranks;
        for (const DocumentPlayer &entry : m_document.players)
            ranks.emplace(entry.id, entry.rank.value_or(INT_MAX));
        std::vector<std::pair<int, Player>> ranked;
        for (Player &player : m_event.players)
            ranked.emplace_back(ranks.at(player.id.value), std::move(player));
        std::ranges::stable_sort(ranked, {}, &std::pair<int, Player>::first);
        m_event.players.clear();
        for (auto &[position, player] : ranked)
            m_event.players.push_back(std::move(player));
    }

    /// Each player of this event once.
    [[nodiscard]] std::vector<PlayerId> known(const std::vector<PlayerId> &seeds) const
    {
        std::vector<PlayerId> players;
        for (const PlayerId seed : seeds)
            if (findPlayer(m_event, seed) && std::ranges::find(players, seed) == players.end())
                players.push_back(seed);
        return players;
    }

    /// What no other program's file says: who left, whose byes were awarded, what was broken.
    void derive()
    {
        readAttendance(m_event.players, m_event.rounds, Drops::Guessed, m_notices);
        for (const Round &round : m_event.rounds)
            for (const Match &match : round.matches)
                if (match.awardedBye)
                    playerOf(match.p1).awardedByes = 1;
        listRelaxations(m_event);
    }

    /// Our own record replaces what the format could hold, match by match, wherever both agree.
    void overlay(Notices &about)
    {
        m_event.schedule = m_block->schedule;
        m_event.tableRanges = m_block->tableRanges;
        for (const tournament::Ruling &ruling : m_block->rulings)
            if (std::ranges::all_of(ruling.players,
                                    [&](PlayerId id) { return findPlayer(m_event, id); }))
                m_event.rulings.push_back(ruling);
        m_event.cut.form = m_block->cut.form;
        m_event.cut.seeds = known(m_block->cut.seeds);
        m_event.cut.named = known(m_block->cut.named);
        for (const Player &ours : m_block->players)
            if (findPlayer(m_event, ours.id))
                overlay(playerOf(ours.id), ours);
        bool complete = m_block->rounds.size() == m_event.rounds.size();
        for (std::size_t i = 0; i < std::min(m_event.rounds.size(), m_block->rounds.size()); ++i)
            complete = overlay(m_event.rounds[i], m_block->rounds[i]) && complete;
        if (complete)
            about.clear();
        else
            about.push_back("The rounds were changed outside Arbiter: where its own record "
                            "disagrees, the visible figures are used.");
    }

    static void overlay(Player &player, const Player &ours)
    {
        Player merged = ours;
        merged.name = player.name;
        merged.pronouns = player.pronouns;
        merged.corpIdentity = player.corpIdentity;
        merged.corpFaction = player.corpFaction;
        merged.runnerIdentity = player.runnerIdentity;
        merged.runnerFaction = player.runnerFaction;
        player = std::move(merged);
    }

    bool overlay(Round &visible, const Round &ours)
    {
        if (visible.stage != ours.stage || visible.matches.size() != ours.matches.size())
            return false;
        std::map<std::pair<PlayerId, std::optional<PlayerId>>, const Match *> byPlayers;
        for (const Match &match : ours.matches)
            byPlayers.emplace(std::pair(match.p1, match.p2), &match);
        std::vector<const Match *> partners;
        for (const Match &match : visible.matches) {
            const auto partner = byPlayers.find({match.p1, match.p2});
            if (partner == byPlayers.end())
                return false;
            partners.push_back(partner->second);
        }
        bool complete = true;
        Round merged = ours;
        merged.number = visible.number;
        for (std::size_t i = 0; i < partners.size(); ++i) {
            if (saysSame(m_event, visible.stage, *partners[i], visible.matches[i]))
                continue;
            complete = false;
            merged.matches[static_cast<std::size_t>(partners[i] - ours.matches.data())].result =
                visible.matches[i].result;
        }
        forgetUnknown(merged);
        visible = std::move(merged);
        return complete;
    }

    /// Our record may name somebody who was removed before he was ever paired, or whom somebody
    /// took out of the list of players since.
    void forgetUnknown(Round &round) const
    {
        const auto unknown = [this](PlayerId id) {
            return id.value != 0 && !findPlayer(m_event, id);
        };
        std::erase_if(round.avoided, [&](const auto &pair) {
            return unknown(pair.first) || unknown(pair.second);
        });
        std::erase_if(round.relaxed, [&](const tournament::Relaxation &one) {
            return one.first.value == 0 || unknown(one.first) || unknown(one.second);
        });
        for (Match &match : round.matches)
            std::erase_if(match.why,
                          [&](const tournament::Reason &reason) { return unknown(reason.player); });
    }

    /// Recorded seeds keep their place; the rest of the cut follows in Swiss order.
    [[nodiscard]] std::vector<PlayerId> seedsOfCut() const
    {
        std::set<PlayerId> qualified;
        for (const DocumentFinalist &finalist : m_document.finalists)
            qualified.insert({finalist.player});
        for (const Round &round : m_event.rounds)
            if (round.stage == Stage::Cut)
                for (const Match &match : round.matches) {
                    qualified.insert(match.p1);
                    if (match.p2)
                        qualified.insert(*match.p2);
                }
        if (qualified.empty())
            return {};
        std::vector<PlayerId> order;
        for (const auto &row : tournament::standings(m_event).rows)
            order.push_back(row.player);
        for (const PlayerId player : order)
            if (static_cast<int>(qualified.size()) < m_document.cutToTop)
                qualified.insert(player);
        std::vector<PlayerId> seeds(qualified.size());
        for (const DocumentFinalist &finalist : m_document.finalists) {
            const auto seed = static_cast<std::size_t>(finalist.seed.value_or(0));
            if (seed >= 1 && seed <= seeds.size() && seeds[seed - 1].value == 0) {
                seeds[seed - 1] = {finalist.player};
                qualified.erase({finalist.player});
            }
        }
        auto open = seeds.begin();
        const auto place = [&](PlayerId player) {
            open = std::ranges::find(open, seeds.end(), PlayerId());
            *open = player;
        };
        for (const PlayerId player : order)
            if (qualified.erase(player) > 0)
                place(player);
        for (const PlayerId player : qualified) // disqualified: in no standings
            place(player);
        return seeds;
    }

    /// A file Arbiter wrote and nobody touched needs no keeping: writing it anew gives the same.
    [[nodiscard]] bool isOurs() const
    {
        if (m_document.uploadedFrom != ourName)
            return false;
        core::Json ours = renderEvent(m_event);
        ours.set("version", m_json.find("version") ? *m_json.find("version") : core::Json());
        return ours == m_json;
    }

    /// Who must be there, once they are in the order of ids.
    Player &playerOf(PlayerId id)
    {
        return *std::ranges::lower_bound(m_event.players, id, {}, &Player::id);
    }

    std::string_view m_text;
    core::Json m_json;
    EventDocument m_document;
    std::optional<Event> m_block;
    Event m_event;
    Notices m_notices;
};

} // namespace

core::Json parseDocument(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    auto json = core::parseJson(text);
    if (json)
        return std::move(*json);
    // What the parser had read last may be half a character: it stays out of the sentence.
    std::string problem = json.error().problem;
    problem = problem.substr(0, problem.find("; last read"));
    if (!core::isValidUtf8(problem))
        problem = "text that is not UTF-8";
    throw core::DataError{"line " + std::to_string(json.error().line) + ", column "
                              + std::to_string(json.error().column),
                          "not JSON: " + problem};
}

EventJson importEventJson(std::string_view text, const tournament::Profile *profile)
{
    return EventJsonImporter(text, profile).run();
}

} // namespace interchange
