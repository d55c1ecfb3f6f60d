// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How what phones say comes in, and who decides it.
#include "app/hall/phone_desk.h"

#include "app/hall/item_sentences.h"
#include "app/sentences/sentences.h"
#include "app/session/acts_of_others.h"
#include "core/english.h"
#include "core/text.h"

#include <algorithm>
#include <ranges>

namespace app {

using core::English;
using core::Expected;
using core::unexpected;

namespace {

Failure decidedAlready()
{
    return {FailureKind::Refused,
            English::tr("This was decided already: look at the list as it is now."),
            {},
            {}};
}

} // namespace

Expected<InboxItem, Failure> PhoneDesk::openItem(std::int64_t id) const
{
    const auto found = m_items.find(id);
    if (found == m_items.end() || found->second.settled.state != InboxState::Open)
        return unexpected(decidedAlready());
    return found->second;
}

Expected<InboxItem, Failure> PhoneDesk::keep(const PhoneWord &word)
{
    auto kept = m_session.journal().inbox().add(
        {word.kind, word.token, core::tidied(word.who), word.player, word.round, word.table,
         m_session.wallTime(), word.seen, writeContent(word.content)});
    if (!kept)
        return unexpected(failure(kept.error()));
    m_items.insert_or_assign(kept->id, *kept);
    return std::move(*kept);
}

Expected<InboxItem, Failure> PhoneDesk::settle(const InboxItem &item, InboxState state,
                                               const std::string &word, const std::string &by,
                                               std::int64_t entry)
{
    auto settled = m_session.journal().inbox().settle(
        item.id, {state, core::tidied(word), by, m_session.wallTime(), entry});
    if (!settled && settled.error().code != storage::StorageErrorCode::Outdated)
        return unexpected(failure(settled.error()));
    if (settled) {
        m_items.insert_or_assign(settled->id, *settled);
        return std::move(*settled);
    }
    // Somebody was faster: what he decided is what there is.
    const auto news = m_session.journal().inbox().items(item.changed);
    if (!news)
        return unexpected(failure(news.error()));
    const auto found = std::ranges::find(*news, item.id, &InboxItem::id);
    if (found == news->end())
        return unexpected(decidedAlready());
    m_items.insert_or_assign(found->id, *found);
    return *found;
}

Expected<InboxItem, Failure> PhoneDesk::decided(const InboxItem &item, InboxState state,
                                                const std::string &word, const std::string &by,
                                                std::int64_t entry)
{
    auto settled = settle(item, state, word, by, entry);
    if (settled && settled->settled.state != state)
        return unexpected(decidedAlready());
    return settled;
}

Expected<InboxItem, Failure> PhoneDesk::take(PhoneWord word)
{
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    const auto known = std::ranges::find(m_items, word.token,
                                         [](const auto &entry) { return entry.second.said.token; });
    if (known != m_items.end())
        return again(InboxItem(known->second));
    if (auto why = senseless(word))
        return unexpected(std::move(*why));
    // One way to say it, so that two who say the same agree.
    if (word.kind == InboxKind::Result)
        word.content.text =
            wholeResult(m_session.event(), word.round, word.table, word.content.text);
    // Who says the same again, on another page, has said it once; who says something else has
    // changed his mind.
    std::vector<InboxItem> replaced;
    for (const InboxItem &item : m_items | std::views::values)
        if (item.settled.state == InboxState::Open && item.said.kind == word.kind
            && word.player.value != 0 && item.said.player == word.player
            && item.said.round == word.round && item.said.table == word.table) {
            if (item.said.content == writeContent(word.content))
                return again(InboxItem(item));
            replaced.push_back(item);
        }
    auto kept = keep(word);
    if (!kept)
        return kept;
    for (const InboxItem &item : replaced)
        if (auto gone = settle(item, InboxState::Withdrawn, {}, {}); !gone)
            return gone;
    return decide(*kept);
}

Expected<InboxItem, Failure> PhoneDesk::again(const InboxItem &item)
{
    // It may wait because the program ended between word and act, or the disk was full then; what
    // was done all the same is settled by reconcile().
    return item.settled.state == InboxState::Open ? decide(item) : item;
}

Expected<InboxItem, Failure> PhoneDesk::decide(const InboxItem &item)
{
    if (item.said.kind == InboxKind::Result)
        return decideResult(item);
    if (policy(item.said.kind) != PhonePolicy::AtOnce)
        return item;
    const auto entry = carryOut(item, false);
    if (entry)
        return settle(item, InboxState::Accepted, {}, {}, *entry);
    // What asks for a confirmation is for the desk to decide; a rule needs nobody.
    const auto *refusal = std::get_if<tournament::Refusal>(&entry.error().cause);
    if (refusal && refusal->code == tournament::RefusalCode::ReplacementUnconfirmed)
        return item;
    if (entry.error().kind == FailureKind::Environment)
        return item;
    return settle(item, InboxState::Refused, entry.error().message, {});
}

Expected<InboxItem, Failure> PhoneDesk::decideResult(const InboxItem &item)
{
    const auto how = policy(InboxKind::Result);
    const auto *other = otherReport(item);
    if (how == PhonePolicy::ByDesk)
        return item;
    const auto mine = readContent(item.said.content);
    if (!standingResult(m_session.event(), item.said.round, item.said.table).empty()
        && !(mine
             && completesResult(m_session.event(), item.said.round, item.said.table, mine->text)))
        return item; // it says otherwise: a dispute
    const auto theirs =
        other ? readContent(other->said.content) : Expected<ItemContent, Failure>(ItemContent());
    if (!mine || !theirs)
        return unexpected(!mine ? mine.error() : theirs.error());
    const bool agreed = other && mine->text == theirs->text;
    if (!agreed && (other || how == PhonePolicy::WhenAgreed))
        return item;
    const auto entry = carryOut(item, false);
    if (!entry)
        return entry.error().kind == FailureKind::Environment || agreed
            ? Expected<InboxItem, Failure>(item)
            : settle(item, InboxState::Refused, entry.error().message, {});
    if (agreed)
        if (auto same = settle(InboxItem(*other), InboxState::Accepted, {}, {}, *entry); !same)
            return same;
    return settle(item, InboxState::Accepted, {}, {}, *entry);
}

Expected<InboxItem, Failure> PhoneDesk::accept(std::int64_t id, const std::string &word,
                                               bool confirmed)
{
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    const auto item = openItem(id);
    if (!item)
        return item;
    const auto entry = carryOut(*item, confirmed);
    if (!entry)
        return unexpected(entry.error());
    auto settled = decided(*item, InboxState::Accepted, word, nameInLog(m_session), *entry);
    (void)refresh(); // what said the same, or otherwise, is decided with it
    return settled;
}

Expected<InboxItem, Failure> PhoneDesk::refuse(std::int64_t id, const std::string &word)
{
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    const auto item = openItem(id);
    return item ? decided(*item, InboxState::Refused, word, nameInLog(m_session)) : item;
}

Expected<InboxItem, Failure> PhoneDesk::withdraw(std::int64_t id, tournament::PlayerId by)
{
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    const auto item = openItem(id);
    if (!item)
        return item;
    if (item->said.player != by || by.value == 0)
        return unexpected(decidedAlready());
    return decided(*item, InboxState::Withdrawn, {}, {});
}

Expected<InboxItem, Failure> PhoneDesk::answer(std::int64_t call, const PhoneUser &by,
                                               const std::string &word)
{
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    const auto item = openItem(call);
    if (!item)
        return item;
    if (item->said.kind != InboxKind::Call)
        return unexpected(decidedAlready());
    return decided(*item, InboxState::Accepted, word, byPhone(by.name));
}

Expected<InboxItem, Failure> PhoneDesk::perform(const PhoneUser &by, const PhoneWord &word,
                                                const tournament::Command &command)
{
    if (auto read = refresh(); !read)
        return unexpected(std::move(read.error()));
    const auto known = std::ranges::find(m_items, word.token,
                                         [](const auto &entry) { return entry.second.said.token; });
    auto item = known != m_items.end() ? Expected<InboxItem, Failure>(known->second) : keep(word);
    if (!item || item->settled.state != InboxState::Open)
        return item;
    const auto done = inAct([&] { return m_session.perform(command, {byPhone(by.name), {}}); });
    if (!done) {
        if (done.error().kind != FailureKind::Environment)
            (void)settle(*item, InboxState::Refused, done.error().message, {});
        return unexpected(done.error());
    }
    return settle(*item, InboxState::Accepted, {}, {}, done->seq);
}

} // namespace app
