// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/preview.h"

#include "app/sentences/sentences.h"
#include "tournament/standings/standings.h"

#include <algorithm>

namespace app {

core::Expected<Preview, Failure> preview(const tournament::Event &event,
                                         const tournament::Command &command)
{
    const auto facts = tournament::decide(event, command);
    if (!facts)
        return core::unexpected(failure(event, facts.error()));
    tournament::Event after = event;
    tournament::apply(after, *facts);

    Preview result;
    result.consequence = consequence(event, after, *facts);
    const auto then = tournament::standings(event);
    const auto now = tournament::standings(after);
    result.provisional = now.provisional;
    for (const auto &row : now.rows) {
        const auto old =
            std::ranges::find(then.rows, row.player, &tournament::StandingsRow::player);
        if (old != then.rows.end() && (old->points != row.points || old->rank != row.rank))
            result.changes.push_back({row.player, old->points, row.points, old->rank, row.rank});
    }
    return result;
}

} // namespace app
