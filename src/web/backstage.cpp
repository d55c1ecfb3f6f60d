// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/backstage.h"

#include "core/digest.h"

namespace web {

namespace {

std::string markOf(const Backstage &stage)
{
    std::int64_t changed = 0;
    for (const auto &[id, item] : stage.items)
        changed = std::max(changed, item.changed);
    std::string mark = std::to_string(stage.revision) + '.' + std::to_string(changed) + '.'
        + std::to_string(stage.secrets.size()) + (stage.registration ? "r" : "");
    for (const auto player : stage.called)
        mark += ".c" + std::to_string(player.value);
    return mark;
}

} // namespace

std::optional<app::PhoneUser> Backstage::admitted(std::string_view secret) const
{
    const auto found = secrets.find(core::sha256(secret));
    return found == secrets.end() ? std::nullopt : app::admittedBy({found->second}, *event, secret);
}

Backstage backstageOf(const app::PhoneDesk &desk, const app::CardStore *cards,
                      const Backstage *before)
{
    const auto &session = desk.session();
    const auto seal = session.seal();
    Backstage stage;
    stage.revision = seal ? seal->seq : 0;
    stage.seal = seal ? seal->hash : std::string();
    stage.uuid = session.uuid();
    const bool same = before && seal && before->uuid == stage.uuid && before->seal == stage.seal;
    stage.event = same ? before->event : std::make_shared<const tournament::Event>(session.event());
    stage.items = desk.items();
    for (const auto &secret : desk.everySecret())
        stage.secrets.emplace(secret.hash, secret);
    stage.registration = desk.registrationIsOpen();
    stage.called = desk.called();
    stage.cards = cards;
    stage.mark = markOf(stage);
    for (const auto &[id, item] : stage.items) {
        if (item.settled.state == app::InboxState::Open)
            stage.open.push_back(id);
        stage.byPlayer[item.said.player.value].push_back(id);
    }
    return stage;
}

} // namespace web
