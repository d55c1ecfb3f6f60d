// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lookup.h"

#include "app/session/profiles.h"
#include "core/harmless.h"
#include "core/text.h"

#include <unordered_map>

namespace cli {

core::Expected<std::unique_ptr<app::Session>, app::Failure>
openEvent(const Context &context, const std::string &path, Access access)
{
    return app::Session::open(path, context.environment.session, access == Access::Read);
}

core::Expected<std::unique_ptr<app::Session>, app::Failure>
openToStay(const Context &context, const std::string &path, Access access)
{
    app::Environment staying = context.environment.session;
    staying.sharedFolder = context.environment.sharedFolder;
    return app::Session::open(path, staying, access == Access::Read);
}

core::Expected<tournament::Profile, app::Failure> profileOr(const Context &context,
                                                            const std::optional<std::string> &id,
                                                            const tournament::Profile &fallback)
{
    if (!id)
        return fallback;
    return app::profileOf(*id, context.environment.profileFolder);
}

core::Expected<tournament::PlayerId, app::Failure> playerNamed(const app::Session &session,
                                                               const std::string &name)
{
    if (const tournament::Player *player = tournament::findPlayer(session.event(), name))
        return player->id;
    std::vector<std::string> names;
    for (const tournament::Player &player : session.event().players)
        names.push_back(player.name);
    std::string message =
        session.path().string() + ": no player is called \"" + core::isolated(name) + "\"";
    const auto near = core::suggestions(name, names);
    for (std::size_t i = 0; i < near.size(); ++i)
        message += (i == 0 ? "; did you mean \"" : "\" or \"") + core::isolated(near[i]);
    return core::unexpected(badInput(message + (near.empty() ? "." : "\"?")));
}

core::Expected<std::vector<tournament::PlayerId>, app::Failure>
playersNamed(const app::Session &session, const std::vector<std::string> &names)
{
    // Each name is folded once, however many are looked for.
    std::unordered_map<std::string, tournament::PlayerId> known;
    for (const tournament::Player &player : session.event().players)
        known.emplace(core::folded(player.name), player.id);
    std::vector<tournament::PlayerId> players;
    for (const std::string &name : names) {
        const auto found = known.find(core::folded(name));
        if (found == known.end())
            return core::unexpected(playerNamed(session, name).error());
        players.push_back(found->second);
    }
    return players;
}

core::Expected<PlayerPairs, app::Failure>
pairsNamed(const app::Session &session,
           const std::vector<std::pair<std::string, std::string>> &names)
{
    PlayerPairs pairs;
    for (const auto &[first, second] : names) {
        const auto players = playersNamed(session, {first, second});
        if (!players)
            return core::unexpected(players.error());
        pairs.emplace_back(players->front(), players->back());
    }
    return pairs;
}

core::Expected<int, app::Failure> roundOrLast(const app::Session &session, std::optional<int> round)
{
    if (round)
        return *round;
    if (session.event().rounds.empty())
        return core::unexpected(badInput(session.path().string()
                                         + ": no round is paired yet; run \"arbiter-cli pair\"."));
    return session.event().rounds.back().number;
}

core::Json seedJson(std::uint64_t seed) { return core::JsonDecimal{std::to_string(seed)}; }

} // namespace cli
