// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/perform_all.h"
#include "app/session/profiles.h"

#include "cli/commands.h"
#include "cli/details_options.h"
#include "cli/event_view.h"
#include "cli/lookup.h"

#include <charconv>

namespace cli {

namespace {

struct EventOptions {
    std::string event;
    DetailsOptions details;
    std::optional<NumberOrWord> rounds;
    std::optional<NumberOrWord> cut;
    std::optional<int> minutes;
    std::optional<std::string> profile;
    std::optional<tournament::TimedScore> timed;
    std::vector<std::string> tables;
    std::optional<std::string> reason;
};

/// "1-20", "30".
std::optional<tournament::TableRange> readRange(std::string_view text)
{
    tournament::TableRange range;
    const char *end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, range.first);
    if (first.ec != std::errc())
        return std::nullopt;
    range.last = range.first;
    if (first.ptr == end)
        return range;
    const auto last = std::from_chars(first.ptr + 1, end, range.last);
    if (*first.ptr != '-' || last.ec != std::errc() || last.ptr != end)
        return std::nullopt;
    return range;
}

core::Expected<tournament::SetTableRanges, app::Failure>
readRanges(const std::vector<std::string> &texts)
{
    tournament::SetTableRanges set;
    for (const std::string &text : texts) {
        if (text == "any")
            continue;
        const auto range = readRange(text);
        if (!range)
            return core::unexpected(badInput("--tables: expected a range such as 1-20, or any for "
                                             "no limit, found \""
                                             + text + "\"."));
        set.ranges.push_back(*range);
    }
    return set;
}

core::Expected<std::vector<tournament::Command>, app::Failure>
commandsFor(const EventOptions &options, const tournament::Event &event, const Context &context)
{
    const std::string reason = options.reason.value_or("");
    std::vector<tournament::Command> commands;
    if (const auto details = changed(event.details, options.details); details != event.details)
        commands.emplace_back(tournament::ChangeDetails{details});
    if (options.profile || options.timed) {
        auto profile = profileOr(context, options.profile, event.profile);
        if (profile && options.timed)
            profile = app::withTimedScore(std::move(*profile), *options.timed);
        if (!profile)
            return core::unexpected(profile.error());
        commands.emplace_back(tournament::ChangeProfile{*profile, reason});
    }
    tournament::Announcement announcement = event.announcement;
    if (options.rounds)
        announcement.rounds = options.rounds->number;
    if (options.cut)
        announcement.cut = options.cut->word == "none" ? 0 : options.cut->number;
    announcement.minutes = options.minutes.value_or(announcement.minutes);
    if (announcement != event.announcement)
        commands.emplace_back(tournament::ChangeAnnouncement{announcement, reason});
    if (!options.tables.empty()) {
        const auto ranges = readRanges(options.tables);
        if (!ranges)
            return core::unexpected(ranges.error());
        commands.emplace_back(*ranges);
    }
    return commands;
}

bool asksForChange(const EventOptions &options)
{
    const DetailsOptions &details = options.details;
    return details.name || details.date || details.tier || details.organizer
        || details.secondOrganizer || details.organizerPlays || !details.judges.empty()
        || details.lateEntry || details.rules || options.rounds || options.cut || options.minutes
        || options.profile || options.timed || !options.tables.empty();
}

Result run(const EventOptions &options, const Context &context)
{
    const auto session =
        openEvent(context, options.event, asksForChange(options) ? Access::Write : Access::Read);
    if (!session)
        return core::unexpected(session.error());
    auto commands = commandsFor(options, (*session)->event(), context);
    if (!commands)
        return core::unexpected(commands.error());
    if (const auto performed = app::performAll(**session, *commands); !performed)
        return core::unexpected(performed.error());
    return Answer{eventJson((*session)->event()), eventText((*session)->event())};
}

} // namespace

void addEvent(CommandTree &tree)
{
    auto options = tree.options<EventOptions>();
    CLI::App &command =
        tree.add("event", "Show the event with its checklist, or change what is announced",
                 "arbiter-cli event cup.arbiter --rounds 5 --reason \"More players than expected\"",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    addDetails(tree, command, options->details);
    numberOr(tree, command, "--rounds", options->rounds, {"auto"},
             "Swiss rounds announced; auto: as suggested for the field");
    numberOr(tree, command, "--cut", options->cut, {"auto", "none"},
             "Players in the cut announced; auto: as suggested for the field");
    number(command, "--round-minutes", options->minutes, 1, 600, "Length of a Swiss round");
    profile(tree, command, options->profile, "Rules to score and pair by");
    timedScore(command, options->timed);
    texts(command, "--tables", options->tables, "FIRST-LAST",
          "Tables to use, any for no limit; may be given several times");
    text(command, "--reason", options->reason, "TEXT",
         "Why, once a round is paired; kept in the log");
}

} // namespace cli
