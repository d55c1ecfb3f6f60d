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

std::optional<std::string> takeServerThere(Scene &scene, int sentences)
{
    if (scene.token().text != "there")
        return std::nullopt;
    auto server = serverNamedBefore(scene, sentences);
    if (server)
        scene.skip();
    return server;
}

std::optional<std::string> serverNamedBefore(const Scene &scene, int sentences)
{
    for (std::size_t at = scene.at(); at-- > 0;) {
        const Token &token = scene.tokens()[at];
        if (token.ends() && --sentences == 0)
            return std::nullopt;
        if (const std::string *named = token.value(TermKind::Server))
            return isCentral(*named) ? *named : remoteSpokenOf(scene.draft);
    }
    return std::nullopt;
}

bool isBehindThen(const Scene &scene, std::size_t begin)
{
    return begin > 0 && scene.tokens()[begin - 1].text.ends_with("then");
}

} // namespace saying
