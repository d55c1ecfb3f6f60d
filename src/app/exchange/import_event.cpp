// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/import_event.h"

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

} // namespace

core::Expected<ImportedEvent, Failure> importEvent(std::string_view bytes, std::string_view name,
                                                   const interchange::ImportOptions &options,
                                                   const std::filesystem::path &target,
                                                   const Environment &environment)
{
    auto imported = interchange::importEvent(bytes, options);
    if (!imported)
        return core::unexpected(unreadable(name, imported.error()));
    auto session =
        Session::create(target, tournament::ImportEvent{std::move(imported->facts)}, environment);
    if (!session)
        return core::unexpected(session.error());
    return ImportedEvent{std::move(*session), std::move(imported->notices)};
}

bool isPlayerTable(std::string_view bytes) { return interchange::isPlayersCsv(bytes); }

core::Expected<std::vector<tournament::PlayerEntry>, Failure> readPlayers(std::string_view bytes,
                                                                          std::string_view name)
{
    auto players = interchange::readPlayersCsv(bytes);
    if (!players)
        return core::unexpected(unreadable(name, players.error()));
    return std::move(*players);
}

} // namespace app
