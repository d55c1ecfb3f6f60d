// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who may come in: secrets of players and staff, of which only hashes are kept.
#include "app/hall/phone_desk.h"

#include "app/sentences/sentences.h"
#include "core/digest.h"
#include "core/english.h"
#include "core/secret.h"
#include "core/text.h"

#include <algorithm>

namespace app {

using core::English;
using core::Expected;
using core::unexpected;

std::vector<PhoneSecret> PhoneDesk::secrets() const
{
    std::vector<PhoneSecret> inForce;
    for (const PhoneSecret &secret : m_secrets)
        if (!secret.revoked)
            inForce.push_back(secret);
    std::ranges::stable_sort(inForce, {},
                             [](const PhoneSecret &secret) { return core::folded(secret.name); });
    return inForce;
}

Expected<std::string, Failure> PhoneDesk::admitStaff(HallRole role, const std::string &name)
{
    const std::string tidy = core::tidied(name);
    if (tidy.empty() || role == HallRole::Player)
        return unexpected(
            badInput(English::tr("Say who of the staff the code is for: the log names him.")));
    if (auto unfit = unfitActor(byPhone(tidy)))
        return unexpected(std::move(*unfit));
    std::string secret = core::drawSecret();
    const PhoneSecret kept{core::sha256(secret), role, {}, tidy, true, m_session.wallTime(), {}};
    if (const auto added = m_session.journal().inbox().addSecrets({kept}); !added)
        return unexpected(failure(added.error()));
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    return secret;
}

Expected<std::map<tournament::PlayerId, std::string>, Failure>
PhoneDesk::printCards(const std::vector<tournament::PlayerId> &players, bool instead)
{
    const core::Timestamp now = m_session.wallTime();
    std::map<tournament::PlayerId, std::string> drawn;
    std::vector<PhoneSecret> kept;
    for (const auto player : players)
        if (const auto *known = tournament::findPlayer(m_session.event(), player)) {
            const auto &secret = drawn.emplace(player, core::drawSecret()).first->second;
            kept.push_back(
                {core::sha256(secret), HallRole::Player, player, known->name, true, now, {}});
        }
    auto &inbox = m_session.journal().inbox();
    if (const auto added = inbox.addSecrets(kept); !added)
        return unexpected(failure(added.error()));
    if (instead)
        for (const PhoneSecret &before : m_secrets)
            if (before.printed && !before.revoked && drawn.contains(before.player))
                if (const auto revoked = inbox.revoke(before.hash, now); !revoked)
                    return unexpected(failure(revoked.error()));
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    return drawn;
}

Expected<void, Failure> PhoneDesk::revoke(const std::string &hash)
{
    if (const auto revoked = m_session.journal().inbox().revoke(hash, m_session.wallTime());
        !revoked)
        return unexpected(failure(revoked.error()));
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    return {};
}

std::optional<PhoneUser> PhoneDesk::admitted(std::string_view secret) const
{
    return admittedBy(m_secrets, m_session.event(), secret);
}

std::optional<PhoneUser> admittedBy(const std::vector<PhoneSecret> &secrets,
                                    const tournament::Event &event, std::string_view secret)
{
    const std::string hash = core::sha256(secret);
    const auto found = std::ranges::find(secrets, hash, &PhoneSecret::hash);
    if (found == secrets.end() || found->revoked)
        return std::nullopt;
    if (found->role != HallRole::Player)
        return PhoneUser{found->role, {}, found->name};
    const auto *player = tournament::findPlayer(event, found->player);
    if (!player)
        return std::nullopt;
    return PhoneUser{found->role, player->id, player->name};
}

} // namespace app
