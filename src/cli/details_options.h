// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"

#include "tournament/event/event.h"

namespace cli {

/// What an event is called and who runs it: the options shared by `new` and `event`.
struct DetailsOptions {
    std::optional<std::string> name;
    std::optional<std::string> date;
    std::optional<std::string> tier;
    std::optional<std::string> organizer;
    std::optional<std::string> secondOrganizer;
    std::optional<std::string> organizerPlays;
    std::vector<std::string> judges;
    std::optional<std::string> lateEntry;
    std::optional<std::string> rules;
};

/// Adds all of them; the option --name is returned so that `new` can require it.
CLI::Option &addDetails(CommandTree &tree, CLI::App &command, DetailsOptions &options);
/// The details with what was given on the line put in.
[[nodiscard]] tournament::Details changed(tournament::Details details,
                                          const DetailsOptions &options);

[[nodiscard]] std::string_view lateEntryName(tournament::LateEntry lateEntry);

} // namespace cli
