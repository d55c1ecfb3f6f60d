// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import_event.h"

namespace app {

namespace {

core::Expected<interchange::Imported, Failure>
translate(std::string_view bytes, std::string_view name, const interchange::ImportOptions &options)
{
    auto imported = interchange::importEvent(bytes, options);
    if (!imported)
        return core::unexpected(
            Failure{FailureKind::BadInput,
                    std::string(name) + ": " + core::toString(imported.error()) + ".",
                    {},
                    {}});
    return std::move(*imported);
}

} // namespace

core::Expected<ImportedEvent, Failure> importEvent(std::string_view bytes, std::string_view name,
                                                   const interchange::ImportOptions &options,
                                                   std::uint64_t seed,
                                                   const std::filesystem::path &target,
                                                   const Environment &environment)
{
    auto imported = translate(bytes, name, options);
    if (!imported)
        return core::unexpected(imported.error());
    for (tournament::Fact &fact : imported->facts) {
        if (auto *created = std::get_if<tournament::EventCreated>(&fact))
            created->seed = seed;
    }
    auto session =
        Session::create(target, tournament::ImportEvent{std::move(imported->facts)}, environment);
    if (!session)
        return core::unexpected(session.error());
    return ImportedEvent{std::move(*session), std::move(imported->notices)};
}

core::Expected<std::vector<tournament::PlayerEntry>, Failure> readPlayers(std::string_view bytes,
                                                                          std::string_view name)
{
    const auto imported = translate(bytes, name, {interchange::Format::CsvPlayers, std::nullopt});
    if (!imported)
        return core::unexpected(imported.error());
    std::vector<tournament::PlayerEntry> entries;
    for (const tournament::Fact &fact : imported->facts) {
        if (const auto *added = std::get_if<tournament::PlayerAdded>(&fact))
            entries.push_back(tournament::entryOf(added->player));
    }
    return entries;
}

} // namespace app
