// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/server_again.h"

#include "rules/saying/places.h"

namespace saying {

using core::Json;

std::optional<std::string> takeServerAgain(Scene &scene)
{
    const bool ends =
        scene.isAtMark() || scene.token().text == "again" || scene.is(TermKind::Time, "this-turn");
    if (!scene.asks || !ends)
        return std::nullopt;
    std::string server = serverOfRun(scene.draft);
    const Json *happened = scene.draft.at("state/happened");
    if (server.empty() && happened && happened->asArray())
        for (const Json &one : *happened->asArray())
            if (const Json *on = one.find("server"); on && on->asString())
                server = *on->asString();
    if (server.empty())
        return std::nullopt;
    scene.doubts = true;
    return server;
}

} // namespace saying
