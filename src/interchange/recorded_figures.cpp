// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/recorded_figures.h"

#include "core/harmless.h"
#include "interchange/cut_places.h"
#include "interchange/event_json_render.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>

namespace interchange {

using core::Fraction;
using tournament::Event;
using tournament::PlayerId;
using tournament::StandingsRow;

namespace {

// Programs that count in floating point are right to about so many places.
constexpr int reliableDigits = 12;

/// "3.25" → 325 with 2 digits; further digits are cut off.
std::optional<std::int64_t> scaled(const std::string &decimal, int digits)
{
    const auto point = std::min(decimal.find('.'), decimal.size());
    std::string text = decimal.substr(0, point);
    std::string places = point < decimal.size() ? decimal.substr(point + 1) : "";
    places.resize(static_cast<std::size_t>(digits), '0');
    text += places;
    std::int64_t value = 0;
    const auto *end = text.data() + text.size();
    if (std::from_chars(text.data(), end, value).ptr != end
        || text.size() > static_cast<std::size_t>(reliableDigits) + 6)
        return std::nullopt;
    return value;
}

std::string shown(const Fraction &value)
{
    constexpr int digits = 5;
    std::string text = toDecimal(value, digits);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

std::string entrantName(const Event &event, PlayerId id)
{
    return core::isolated(findPlayer(event, id)->name);
}

class Comparer {
public:
    Comparer(const EventDocument &document, const Event &event, Notices &notices)
        : m_document(document), m_event(event), m_notices(notices)
    {
    }

    void compare()
    {
        // Our own files record what our standings say, sums included.
        const bool ours = m_document.arbiter && m_document.uploadedFrom == ourName;
        const auto standings = ours ? tournament::standings(m_event) : averagedStandings(m_event);
        std::map<PlayerId, const StandingsRow *> rows;
        for (const StandingsRow &row : standings.rows)
            rows.emplace(row.player, &row);
        for (const DocumentPlayer &player : m_document.players)
            if (const auto row = rows.find({player.id}); row != rows.end())
                compareFigures(player, *row->second);
        compareRanks();
        compareCut();
    }

private:
    void compareFigures(const DocumentPlayer &player, const StandingsRow &row)
    {
        if (player.matchPoints && *player.matchPoints != row.points)
            differs(row.player, "match points", std::to_string(*player.matchPoints),
                    std::to_string(row.points));
        if (!sameFigure(row.sos, player.strengthOfSchedule))
            differs(row.player, "strength of schedule", player.strengthOfSchedule, shown(row.sos));
        if (!sameFigure(row.esos.value_or(Fraction()), player.extendedStrengthOfSchedule))
            differs(row.player, "extended strength of schedule", player.extendedStrengthOfSchedule,
                    shown(row.esos.value_or(Fraction())));
    }

    void differs(PlayerId player, const std::string &what, const std::string &recorded,
                 const std::string &computed)
    {
        m_notices.push_back(entrantName(m_event, player) + ": the file records " + recorded + " for "
                            + what + ", its rounds give " + computed + ".");
    }

    /// Exact ties were given the recorded order at import, so that any difference is a real one.
    void compareRanks()
    {
        std::map<PlayerId, int> ranks;
        for (const StandingsRow &row : tournament::standings(m_event).rows)
            ranks.emplace(row.player, row.rank);
        std::vector<std::string> wrong;
        for (const DocumentPlayer &player : m_document.players) {
            const auto computed = ranks.find({player.id});
            if (player.rank && computed != ranks.end() && computed->second != *player.rank)
                wrong.push_back(entrantName(m_event, {player.id}) + " is " + std::to_string(*player.rank)
                                + " in the file and " + std::to_string(computed->second)
                                + " by the rounds");
        }
        if (!wrong.empty())
            m_notices.push_back("The recorded Swiss ranks differ from the computed ones: "
                                + enumeration(wrong) + ".");
    }

    void compareCut()
    {
        std::vector<std::string> wrong;
        for (const auto &place : cutPlaces(m_event)) {
            const auto recorded = std::ranges::find(m_document.finalists, place.player.value,
                                                    &DocumentFinalist::player);
            if (recorded == m_document.finalists.end())
                continue;
            const int rank = recorded->rank.value_or(static_cast<int>(recorded->position) + 1);
            if (rank < place.best || rank > place.worst)
                wrong.push_back(entrantName(m_event, place.player) + " has place " + std::to_string(rank)
                                + " in the file and place "
                                + std::to_string(place.place.value_or(place.best))
                                + " by the games");
        }
        if (!wrong.empty())
            m_notices.push_back("The recorded places of the cut contradict its games: "
                                + enumeration(wrong)
                                + "; the games are shown, the record is kept.");
    }

    const EventDocument &m_document;
    const Event &m_event;
    Notices &m_notices;
};

} // namespace

tournament::Standings averagedStandings(const Event &event)
{
    using tournament::TieBreak;
    tournament::Profile averages = event.profile;
    averages.order = {TieBreak::Points, TieBreak::SosAverage, TieBreak::EsosAverage,
                      TieBreak::Random};
    averages.seeding = averages.order;
    return tournament::standings(event, {}, &averages);
}

bool sameFigure(const Fraction &computed, const std::string &recorded)
{
    if (recorded.empty())
        return true;
    const auto point = std::min(recorded.find('.'), recorded.size());
    const auto written = static_cast<int>(recorded.size() - std::min(point + 1, recorded.size()));
    const int digits = std::min(written, reliableDigits);
    const auto left = scaled(recorded, digits);
    const auto right = scaled(toDecimal(computed, digits), digits);
    if (!left || !right)
        return false;
    // Half a unit may be rounded either way, and cut off instead of rounded.
    constexpr int longEnough = 5;
    return std::abs(*left - *right) <= (digits >= longEnough ? 1 : 0);
}

void compareRecorded(const EventDocument &document, const Event &event, Notices &notices)
{
    Comparer(document, event, notices).compare();
}

} // namespace interchange
