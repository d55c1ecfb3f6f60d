// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/details_options.h"

#include "rules/timing/timing.h"
#include "tournament/event/words.h"

namespace cli {

using tournament::LateEntry;
using tournament::Tier;

CLI::Option &addDetails(CommandTree &tree, CLI::App &command, DetailsOptions &options)
{
    CLI::Option &name = text(command, "--name", options.name, "NAME", "What the event is called");
    text(command, "--date", options.date, "YYYY-MM-DD", "Day of the event");
    tree.choose(text(command, "--tier", options.tier, "TIER",
                     "casual, competitive or premier; decides the checklist"),
                core::words<Tier>);
    text(command, "--organizer", options.organizer, "NAME", "The tournament organizer");
    text(command, "--second-organizer", options.secondOrganizer, "NAME",
         "Who rules at the tables of an organizer who plays");
    tree.choose(text(command, "--organizer-plays", options.organizerPlays, "yes|no",
                     "Whether the organizer plays"),
                {"yes", "no"});
    texts(command, "--judge", options.judges, "NAME", "A judge; may be given several times");
    tree.choose(text(command, "--late-entry", options.lateEntry, "SETTING",
                     "What missed rounds are for late players: zero points or losses"),
                {"zero", "losses"});
    std::vector<std::string> versions{"by-date"};
    for (const auto &[version, word] : rules::rulesVersionWords)
        versions.emplace_back(word);
    tree.choose(text(command, "--rules", options.rules, "VERSION",
                     "The rules by which the judges rule; by-date: those in force on the day"),
                std::move(versions));
    return name;
}

tournament::Details changed(tournament::Details details, const DetailsOptions &options)
{
    details.name = options.name.value_or(details.name);
    details.date = options.date.value_or(details.date);
    if (options.tier)
        details.tier = *core::fromWord<Tier>(*options.tier);
    details.organizer = options.organizer.value_or(details.organizer);
    details.secondOrganizer = options.secondOrganizer.value_or(details.secondOrganizer);
    if (options.organizerPlays)
        details.organizerPlays = *options.organizerPlays == "yes";
    if (!options.judges.empty())
        details.judges = options.judges;
    if (options.lateEntry)
        details.lateEntry =
            *options.lateEntry == "losses" ? LateEntry::Losses : LateEntry::ZeroPoints;
    if (options.rules)
        details.rulesVersion = *options.rules == "by-date" ? std::string() : *options.rules;
    return details;
}

std::string_view lateEntryName(LateEntry lateEntry)
{
    return lateEntry == LateEntry::Losses ? "losses" : "zero";
}

} // namespace cli
