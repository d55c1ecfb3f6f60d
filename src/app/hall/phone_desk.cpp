// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk knows of the phones, and shows.
#include "app/hall/phone_desk.h"

#include "app/hall/item_sentences.h"
#include "app/sentences/sentences.h"
#include "core/english.h"
#include "core/harmless.h"

#include <algorithm>
#include <ranges>

namespace app {

using core::English;
using core::Expected;
using core::unexpected;

PhoneDesk::PhoneDesk(Session &session, const CardStore *cards) : m_session(session), m_cards(cards)
{
}

Expected<bool, Failure> PhoneDesk::refresh()
{
    if (m_acting)
        return false;
    auto &inbox = m_session.journal().inbox();
    const auto serial = inbox.serial();
    if (!serial)
        return unexpected(failure(serial.error()));
    const bool news = *serial != m_serial;
    if (news) {
        auto items = inbox.items(m_serial);
        if (!items)
            return unexpected(failure(items.error()));
        for (InboxItem &item : *items)
            m_items.insert_or_assign(item.id, std::move(item));
        if (auto read = readBeside(); !read)
            return unexpected(std::move(read.error()));
        // What came in between is read twice rather than never.
        m_serial = *serial;
    }
    const auto seal = m_session.seal();
    const std::int64_t entry = seal ? seal->seq : 0;
    if (!news && entry == m_reconciled)
        return false;
    const bool settled = reconcile();
    const auto after = m_session.seal();
    m_reconciled = after ? after->seq : 0;
    return news || settled;
}

Expected<void, Failure> PhoneDesk::readBeside()
{
    auto &inbox = m_session.journal().inbox();
    auto secrets = inbox.secrets();
    auto policies = inbox.policies();
    auto printed = inbox.printed();
    auto notices = inbox.notices();
    if (!secrets || !policies || !printed || !notices)
        return unexpected(failure(!secrets        ? secrets.error()
                                      : !policies ? policies.error()
                                      : !printed  ? printed.error()
                                                  : notices.error()));
    m_secrets = std::move(*secrets);
    m_policies = std::move(*policies);
    m_printed = std::move(*printed);
    m_notices = std::move(*notices);
    return {};
}

const InboxItem *PhoneDesk::otherReport(const InboxItem &item) const
{
    if (item.said.kind != InboxKind::Result)
        return nullptr;
    for (const InboxItem &other : m_items | std::views::values)
        if (other.id != item.id && other.settled.state == InboxState::Open
            && other.said.kind == InboxKind::Result && other.said.round == item.said.round
            && other.said.table == item.said.table && other.said.player != item.said.player)
            return &other;
    return nullptr;
}

InboxLine PhoneDesk::lineOf(const InboxItem &item) const
{
    const auto &event = m_session.event();
    InboxLine line{item.id,
                   item.said.kind,
                   item.said.at,
                   item.said.player,
                   item.said.round,
                   item.said.table,
                   item.said.who,
                   {},
                   {},
                   {},
                   0,
                   {},
                   {},
                   {},
                   {}};
    line.what = itemSentence(event, item);
    line.state = item.settled.state;
    line.word = item.settled.word;
    line.decidedBy = item.settled.by;
    const auto content = readContent(item.said.content);
    if (content && content->number != 0)
        line.number = std::to_string(content->number);
    if (line.state != InboxState::Open)
        return line;
    line.waitsFor = item.said.kind == InboxKind::Call ? WaitsFor::Judge : WaitsFor::Desk;
    if (item.said.kind != InboxKind::Result)
        return line;
    if (const auto standing = standingResult(event, line.round, line.table); !standing.empty()
        && !(content && completesResult(event, line.round, line.table, content->text)))
        line.stands = reportedScore(event, line.round, line.table, standing);
    if (const auto *other = otherReport(item)) {
        const auto said = readContent(other->said.content);
        line.against = said && content && said->text != content->text ? other->id : 0;
    }
    if (line.stands.empty() && line.against == 0
        && policy(InboxKind::Result) != PhonePolicy::ByDesk)
        line.waitsFor = WaitsFor::Opponent;
    return line;
}

std::vector<InboxLine> PhoneDesk::open() const
{
    std::vector<InboxLine> lines;
    for (const InboxItem &item : m_items | std::views::values | std::views::reverse)
        if (item.settled.state == InboxState::Open)
            lines.push_back(lineOf(item));
    return lines;
}

std::vector<InboxLine> PhoneDesk::decided(std::size_t most) const
{
    std::vector<InboxLine> lines;
    for (const InboxItem &item : m_items | std::views::values | std::views::reverse)
        if (item.settled.state != InboxState::Open && lines.size() < most)
            lines.push_back(lineOf(item));
    return lines;
}

int PhoneDesk::waiting() const
{
    return static_cast<int>(std::ranges::count_if(
        open(), [](const InboxLine &line) { return line.waitsFor != WaitsFor::Opponent; }));
}

PhonePolicy PhoneDesk::policy(InboxKind kind) const
{
    const auto found =
        std::ranges::find(m_policies, kind, [](const auto &set) { return set.first; });
    return found == m_policies.end() || !mayBe(kind, found->second) ? usualPolicy(kind)
                                                                    : found->second;
}

Expected<void, Failure> PhoneDesk::noted(Expected<void, storage::StorageError> kept)
{
    if (!kept)
        return unexpected(failure(kept.error()));
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    return {};
}

Expected<void, Failure> PhoneDesk::setPolicy(InboxKind kind, PhonePolicy policy)
{
    return noted(m_session.journal().inbox().setPolicy(kind, policy));
}

Expected<void, Failure> PhoneDesk::setPrinted(const PrintedAddress &printed)
{
    return noted(m_session.journal().inbox().setPrinted(printed));
}

Expected<void, Failure> PhoneDesk::announce(const std::string &text)
{
    const std::string shown = core::harmless(text);
    return shown == m_notices.announced ? Expected<void, Failure>()
                                        : noted(m_session.journal().inbox().setAnnounced(shown));
}

Expected<void, Failure> PhoneDesk::call(const std::vector<tournament::PlayerId> &players)
{
    return players == m_notices.called ? Expected<void, Failure>()
                                       : noted(m_session.journal().inbox().setCalled(players));
}

} // namespace app
