// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "tournament/acts/decide_parts.h"
#include "tournament/acts/enter_players.h"
#include "tournament/clock/round_clock.h"
#include "tournament/event/limits.h"
#include "tournament/gate/can_follow.h"
#include "tournament/standings/structure.h"
#include "tournament/standings/structure_reader.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <set>

namespace tournament {

namespace {

bool isDate(const std::string &text)
{
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    int read = 0;
    if (text.size() != 10
        || std::sscanf(text.c_str(), "%4d-%2u-%2u%n", &year, &month, &day, &read) != 3
        || read != 10)
        return false;
    return std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(month),
                                       std::chrono::day(day))
        .ok();
}

std::optional<Refusal> problem(const Details &details, const Profile &profile)
{
    Refusal refusal;
    refusal.text = details.date;
    if (core::tidied(details.name).empty() || !core::isValidUtf8(details.name))
        refusal.code = RefusalCode::NameMissing;
    else if (!details.date.empty() && !isDate(details.date))
        refusal.code = RefusalCode::DateInvalid;
    else if (details.organizerPlays
             && structureOf(profile).tier(details.tier).organizer == OrganizerRule::Never)
        refusal.code = RefusalCode::OrganizerMayNotPlay;
    else if (details.organizerPlays && core::tidied(details.secondOrganizer).empty())
        refusal.code = RefusalCode::SecondOrganizerMissing;
    else
        return std::nullopt;
    return refusal;
}

Refusal lengthRefused(const MinutesRule &rule, int minutes)
{
    Refusal refusal;
    refusal.code = RefusalCode::MinutesOutOfRange;
    refusal.number = minutes;
    refusal.least = rule.shortest();
    refusal.most = rule.longest();
    return refusal;
}

std::optional<Refusal> problem(const Announcement &announcement, const Profile &profile)
{
    Refusal refusal;
    if (announcement.rounds && (*announcement.rounds < 1 || *announcement.rounds > mostRounds)) {
        refusal.code = RefusalCode::RoundsOutOfRange;
        refusal.number = *announcement.rounds;
        refusal.least = 1;
        refusal.most = mostRounds;
        return refusal;
    }
    const auto sizes = cutSizes();
    if (announcement.cut && std::ranges::find(sizes, *announcement.cut) == sizes.end()) {
        refusal.code = RefusalCode::CutSizeUnknown;
        refusal.number = *announcement.cut;
        return refusal;
    }
    if (refusesLength(profile.minutes, announcement.minutes))
        return lengthRefused(profile.minutes, announcement.minutes);
    return std::nullopt;
}

std::optional<Refusal> scheduleRefused(int minutes, int least)
{
    if (minutes >= least && minutes <= longestRound)
        return std::nullopt;
    Refusal refusal;
    refusal.code = RefusalCode::ScheduleMinutesOutOfRange;
    refusal.number = minutes;
    refusal.least = least;
    refusal.most = longestRound;
    return refusal;
}

std::optional<Refusal> problem(const Schedule &schedule, const Profile &profile)
{
    if (auto refusal = scheduleRefused(schedule.turnover.value_or(usualTurnover), 0))
        return refusal;
    if (schedule.cutMinutes && refusesLength(profile.cutMinutes, *schedule.cutMinutes))
        return lengthRefused(profile.cutMinutes, *schedule.cutMinutes);
    std::set<int> rounds;
    for (const Break &one : schedule.breaks) {
        Refusal refusal;
        refusal.number = one.afterRound;
        refusal.most = mostRounds;
        refusal.code = RefusalCode::BreakMisplaced;
        if (one.afterRound < 1 || one.afterRound > mostRounds)
            return refusal;
        refusal.code = RefusalCode::BreakTwice;
        if (!rounds.insert(one.afterRound).second)
            return refusal;
        if (auto wrong = scheduleRefused(one.minutes, 1))
            return wrong;
    }
    return std::nullopt;
}

Details tidied(Details details)
{
    details.name = core::tidied(details.name);
    details.organizer = core::tidied(details.organizer);
    details.secondOrganizer = core::tidied(details.secondOrganizer);
    for (std::string &judge : details.judges)
        judge = core::tidied(judge);
    std::erase(details.judges, "");
    return details;
}

} // namespace

Decision decideOn(const Event &event, const CreateEvent &command)
{
    if (event.created)
        return refuse(RefusalCode::EventExists);
    const Announcement announcement{command.rounds, command.cut,
                                    command.minutes.value_or(command.profile.minutes.standard)};
    if (auto refusal = problem(command.details, command.profile))
        return core::unexpected(*refusal);
    if (auto refusal = problem(announcement, command.profile))
        return core::unexpected(*refusal);
    return Facts{
        EventCreated{tidied(command.details), command.profile, command.seed, announcement}};
}

Decision decideOn(const Event &event, const ChangeDetails &command)
{
    if (auto refusal = problem(command.details, event.profile))
        return core::unexpected(*refusal);
    return Facts{DetailsChanged{tidied(command.details)}};
}

Decision decideOn(const Event &event, const ChangeAnnouncement &command)
{
    if (auto refusal = problem(command.announcement, event.profile))
        return core::unexpected(*refusal);
    const std::string reason = core::tidied(command.reason);
    if (started(event) && reason.empty())
        return refuse(RefusalCode::ReasonMissing);
    return Facts{AnnouncementChanged{command.announcement, reason}};
}

Decision decideOn(const Event &event, const ChangeSchedule &command)
{
    Schedule schedule = command.schedule;
    if (auto refusal = problem(schedule, event.profile))
        return core::unexpected(std::move(*refusal));
    std::ranges::sort(schedule.breaks, {}, &Break::afterRound);
    return Facts{ScheduleChanged{std::move(schedule)}};
}

Decision decideOn(const Event &event, const ChangeProfile &command)
{
    const std::string reason = core::tidied(command.reason);
    if (started(event) && reason.empty())
        return refuse(RefusalCode::ReasonMissing);
    const auto differs = [&](Stage stage) {
        return gamesPerMatch(command.profile, stage) != gamesPerMatch(event.profile, stage);
    };
    if ((started(event) && differs(Stage::Swiss))
        || (!event.cut.seeds.empty() && differs(Stage::Cut)))
        return refuse(RefusalCode::ProfileGamesDiffer);
    if (auto refusal = problem(event.details, command.profile))
        return core::unexpected(*refusal);
    Facts facts{ProfileChanged{command.profile, reason}};
    // A length the new rules do not allow falls back to their standard, in the same act.
    if (problem(event.announcement, command.profile)) {
        Announcement announcement = event.announcement;
        announcement.minutes = command.profile.minutes.standard;
        facts.emplace_back(AnnouncementChanged{announcement, reason});
    }
    return facts;
}

Decision decideOn(const Event & /*event*/, const SetTableRanges &command)
{
    int last = 0;
    for (const TableRange &range : command.ranges) {
        if (range.first <= last || range.last < range.first) {
            Refusal refusal;
            refusal.code = RefusalCode::TableRangeInvalid;
            refusal.number = range.first;
            refusal.least = range.last;
            return core::unexpected(refusal);
        }
        last = range.last;
    }
    return Facts{TableRangesChanged{command.ranges}};
}

Decision decideOn(const Event &event, const ImportEvent &command)
{
    if (event.created) {
        const auto list = listIn(command.facts);
        if (!list)
            return refuse(RefusalCode::ImportNotEmpty);
        auto entered = enterPlayers(event, *list);
        if (!entered)
            return core::unexpected(std::move(entered.error().refusal));
        return std::move(*entered);
    }
    Event imported;
    if (auto follows = follow(imported, command.facts); !follows)
        return refuse(RefusalCode::ImportInvalid, std::move(follows.error()));
    if (!imported.created)
        return refuse(RefusalCode::NoEvent);
    return command.facts;
}

} // namespace tournament
