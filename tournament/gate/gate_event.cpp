// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/gate/gate_parts.h"

namespace tournament {

namespace {

Objection badMinutes(const MinutesRule &rule)
{
    if (auto found = outside({{"minutes of a round", rule.standard, limits::ruledMinutes},
                              {"least minutes of a round", rule.least, limits::ruledMinutes},
                              {"most minutes of a round", rule.most, limits::ruledMinutes}}))
        return found;
    if (rule.least > rule.standard || rule.standard > rule.most)
        return "the minutes of a round lie outside the range of the profile";
    return std::nullopt;
}

/// What readProfile() allows, too.
Objection badProfile(const Profile &profile)
{
    if (auto found = outside(
            {{"games of a match", profile.gamesPerMatch, limits::gamesOfMatch},
             {"agenda points to win", profile.agendaPointsToWin, limits::winningAgendaPoints},
             {"points of a win", profile.win, limits::profilePoints},
             {"points of a draw", profile.draw, limits::profilePoints},
             {"points ahead at time", profile.timed.ahead, limits::profilePoints},
             {"points behind at time", profile.timed.behind, limits::profilePoints},
             {"points of equals at time", profile.timed.equal, limits::profilePoints},
             {"points of a bye", profile.bye, limits::profilePoints}}))
        return found;
    if (const auto &rule = profile.matchPoints)
        if (auto found = outside({{"match points of a win", rule->win, limits::profilePoints},
                                  {"bonus of a win", rule->bonusWin, limits::profilePoints},
                                  {"bonus of a tie", rule->bonusTie, limits::profilePoints},
                                  {"match points of a bye", rule->bye, limits::profilePoints}}))
            return found;
    return orElse(badMinutes(profile.minutes), [&] { return badMinutes(profile.cutMinutes); });
}

Objection badAnnouncement(const Announcement &announcement)
{
    return outside({{"announced rounds", announcement.rounds.value_or(0), limits::countedRounds},
                    {"announced cut", announcement.cut.value_or(0), limits::cutSizesNamed},
                    {"announced minutes", announcement.minutes, limits::announcedMinutes}});
}

} // namespace

Objection objection(const Event &event, const EventCreated &fact)
{
    if (event.created)
        return "the event was created already";
    return orElse(badProfile(fact.profile), [&] { return badAnnouncement(fact.announcement); });
}

Objection objection(const Event & /*event*/, const DetailsChanged & /*fact*/)
{
    return std::nullopt;
}

Objection objection(const Event & /*event*/, const AnnouncementChanged &fact)
{
    return badAnnouncement(fact.announcement);
}

Objection objection(const Event & /*event*/, const ScheduleChanged &fact)
{
    const Schedule &schedule = fact.schedule;
    if (auto found = outside(
            {{"start of the event", schedule.start.value_or(core::Timestamp{}).milliseconds,
              limits::moments},
             {"minutes between rounds", schedule.turnover.value_or(0), limits::scheduledMinutes},
             {"minutes of a cut round", schedule.cutMinutes.value_or(0),
              limits::scheduledMinutes}}))
        return found;
    int last = 0;
    for (const Break &one : schedule.breaks) {
        if (auto found = outside({{"round ahead of a break", one.afterRound, limits::breakRounds},
                                  {"minutes of a break", one.minutes, limits::breakMinutes}}))
            return found;
        if (one.afterRound <= last)
            return numbered("the break after round", one.afterRound) + " is out of order";
        last = one.afterRound;
    }
    return std::nullopt;
}

Objection objection(const Event & /*event*/, const ProfileChanged &fact)
{
    return badProfile(fact.profile);
}

Objection objection(const Event & /*event*/, const TableRangesChanged &fact)
{
    for (const TableRange &range : fact.ranges)
        if (auto found = outside({{"first table", range.first, limits::tableNumbers},
                                  {"last table", range.last, limits::tableNumbers}}))
            return found;
    return std::nullopt;
}

Objection objection(const Event &event, const PenaltyRecorded &fact)
{
    const FactRange rounds{0, std::ssize(event.rounds)};
    return orElse(unknown(event, fact.penalty.player),
                  [&] { return outside({{"round of a penalty", fact.penalty.round, rounds}}); });
}

Objection objection(const Event &event, const RulingRecorded &fact)
{
    // Of a round that was unpaired since: an import brings the ruling without the round.
    return orElse(unknown(event, fact.ruling.players), [&] {
        return outside({{"round of a ruling", fact.ruling.round, limits::namedRounds},
                        {"table of a ruling", fact.ruling.table, limits::namedTables},
                        {"minutes of a ruling", fact.ruling.minutes, limits::minutesInAll}});
    });
}

Objection objection(const Event & /*event*/, const SourceKept & /*fact*/) { return std::nullopt; }

} // namespace tournament
