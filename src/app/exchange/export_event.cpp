// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/export_event.h"

#include "app/sentences/failure.h"
#include "app/session/files.h"
#include "core/english.h"

namespace app {

using core::English;

namespace {

bool isAboutOneRound(interchange::ExportFormat format)
{
    return format == interchange::ExportFormat::CsvPairings
        || format == interchange::ExportFormat::Markdown;
}

} // namespace

core::Expected<std::string, Failure> exportText(const tournament::Event &event,
                                                interchange::ExportFormat format,
                                                const interchange::ExportOptions &options)
{
    if (const auto *prepared = tournament::preparedRound(event)) {
        if (isAboutOneRound(format)
            && (options.round == prepared->number || !tournament::publishedRound(event)))
            return core::unexpected(
                badInput(English::tr("Round {round} is not published yet: publish it first.",
                                     {{"round", prepared->number}})));
        return exportText(tournament::published(event), format, options);
    }
    if (isAboutOneRound(format) && event.rounds.empty())
        return core::unexpected(
            badInput(English::tr("No round is paired yet, so there are no pairings to export.")));
    if (isAboutOneRound(format) && options.round && !tournament::findRound(event, *options.round))
        return core::unexpected(badInput(
            English::tr("There is no round {round}; the last is round {last}.",
                        {{"round", *options.round}, {"last", event.rounds.back().number}})));
    return interchange::exportEvent(event, format, options);
}

core::Expected<void, Failure> exportEvent(const tournament::Event &event,
                                          interchange::ExportFormat format,
                                          const interchange::ExportOptions &options,
                                          const std::filesystem::path &target)
{
    const auto text = exportText(event, format, options);
    if (!text)
        return core::unexpected(text.error());
    return writeFile(target, *text);
}

} // namespace app
