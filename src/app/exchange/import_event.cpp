// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/import_event.h"

#include "app/players/identity_check.h"
#include "core/english.h"

namespace app {

using core::English;

namespace {

Failure unreadable(std::string_view name, const core::DataError &error)
{
    return {FailureKind::BadInput,
            English::tr("{file}: {error}.",
                        {{"file", std::string(name)}, {"error", core::toString(error)}}),
            {},
            {}};
}

void nameIdentities(interchange::Imported &imported, const rules::IdentityFinder &identities)
{
    for (tournament::Fact &fact : imported.facts) {
        auto *added = std::get_if<tournament::PlayerAdded>(&fact);
        if (!added)
            continue;
        tournament::Player &player = added->player;
        CheckedEntry checked = checkedEntry(identities, tournament::entryOf(player));
        player.corpIdentity = std::move(checked.entry.corpIdentity);
        player.corpFaction = std::move(checked.entry.corpFaction);
        player.runnerIdentity = std::move(checked.entry.runnerIdentity);
        player.runnerFaction = std::move(checked.entry.runnerFaction);
        for (const std::string &doubt : checked.doubts)
            imported.notices.push_back(
                English::tr("{who}: {doubt}", {{"who", player.name}, {"doubt", doubt}}));
    }
}

} // namespace

core::Expected<ImportedEvent, Failure> importEvent(std::string_view bytes, std::string_view name,
                                                   const interchange::ImportOptions &options,
                                                   const rules::IdentityFinder &identities,
                                                   const std::filesystem::path &target,
                                                   const Environment &environment)
{
    auto imported = interchange::importEvent(bytes, options);
    if (!imported)
        return core::unexpected(unreadable(name, imported.error()));
    if (imported->format == ImportFormat::CsvPlayers)
        nameIdentities(*imported, identities);
    auto session =
        Session::create(target, tournament::ImportEvent{std::move(imported->facts)}, environment);
    if (!session)
        return core::unexpected(session.error());
    return ImportedEvent{std::move(*session), std::move(imported->notices)};
}

} // namespace app
