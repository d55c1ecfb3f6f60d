// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/place_options.h"

namespace cli {

void addPlace(CLI::App &command, PlaceOptions &options, const std::string &table)
{
    roundOption(command, options.round);
    number(command, "--table", options.table, 1, 99999, table);
    number(command, "--game", options.game, 1, 31, "In place of both: the game of the cut");
}

std::optional<app::Failure> unlessOnePlace(const PlaceOptions &options)
{
    if (options.table.has_value() != options.game.has_value())
        return std::nullopt;
    return app::badInput("Give either --table N, or --game N for a game of the cut.");
}

Answer answerOf(const app::Session &session, const app::Performed &performed, core::Json json,
                const std::string &view)
{
    std::string text = session.log().back().text + "\n";
    if (!performed.consequence.empty()) {
        json.set("consequence", performed.consequence);
        text += performed.consequence + "\n";
    }
    return {std::move(json), text + view};
}

} // namespace cli
