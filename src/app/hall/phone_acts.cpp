// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of an item: the acts it stands for, and what acts of others mean for it.
#include "app/hall/phone_desk.h"

#include "app/decks/event_decks.h"
#include "app/hall/item_sentences.h"
#include "app/players/identity_check.h"
#include "app/sentences/sentences.h"
#include "core/english.h"
#include "core/text.h"
#include "tournament/results/result_notation.h"

#include <algorithm>
#include <ranges>

namespace app {

using core::English;
using core::Expected;
using core::unexpected;
using tournament::Event;

namespace {

Failure refused(std::string why) { return {FailureKind::Refused, std::move(why), {}, {}}; }

bool sitsAt(const Event &event, int round, int table, tournament::PlayerId player)
{
    const auto *match = tournament::findMatch(event, round, table);
    return match && match->p2 && (match->p1 == player || *match->p2 == player);
}

/// Whatever makes a report of a player one that nobody has to look at.
std::optional<Failure> wrongReport(const Event &event, const PhoneWord &word)
{
    const auto *round = tournament::publishedRound(event);
    const auto *said = tournament::findRound(event, word.round);
    if (!round || !said || said->prepared || !sitsAt(event, word.round, word.table, word.player))
        return refused(English::tr("You do not sit at table {table} in round {round}: look where "
                                   "you play now.",
                                   {{"table", word.table}, {"round", word.round}}));
    const std::string standing = standingResult(event, word.round, word.table);
    if (standing != word.content.stood
        && standing != wholeResult(event, word.round, word.table, word.content.text))
        return changedMeanwhile(event, word.round, word.table);
    if (word.round != round->number && !standing.empty())
        return refused(English::tr("Round {round} is over: tell the desk what is wrong with it.",
                                   {{"round", word.round}}));
    const auto read = tournament::readResult(event, word.round, word.table, word.content.text);
    if (!read)
        return failure(event, read.error());
    if (!read->dropped.empty() || std::ranges::any_of(read->result.games, tournament::isForfeit))
        return refused(English::tr("Who did not come, and penalties, are for the staff to enter: "
                                   "call a judge."));
    if (auto decided = tournament::decide(event, *read); !decided)
        return failure(event, decided.error());
    return std::nullopt;
}

} // namespace

std::optional<Failure> PhoneDesk::senseless(const PhoneWord &word) const
{
    const Event &event = m_session.event();
    if (word.kind == InboxKind::Registration) {
        if (!m_registration)
            return refused(English::tr("The desk does not take registrations by phone now."));
        const std::string name = core::tidied(word.content.entry.name);
        if (name.empty())
            return refused(English::tr("Say the name you play under."));
        if (tournament::findPlayer(event, name))
            return refused(English::tr("{name} is registered already.", {{"name", name}}));
        return unfitActor(byPhone(name));
    }
    const auto *player = tournament::findPlayer(event, word.player);
    if (!player)
        return refused(English::tr("This player is not in the event any more."));
    const bool playing = player->status == tournament::PlayerStatus::Active;
    switch (word.kind) {
    case InboxKind::Result:
        return wrongReport(event, word);
    case InboxKind::Drop:
        return playing ? std::nullopt
                       : std::optional(refused(English::tr("You have left the tournament.")));
    case InboxKind::Decks:
        if (!m_cards)
            return refused(English::tr("Hand your lists to the desk: it takes none by phone."));
        return tournament::decksLocked(event, word.player)
            ? std::optional(refused(English::tr("Lists are locked: talk to the desk.")))
            : std::nullopt;
    default:
        return std::nullopt;
    }
}

Expected<std::int64_t, Failure> PhoneDesk::carryOut(const InboxItem &item, bool confirmed)
{
    return inAct([&] { return carried(item, confirmed); });
}

Expected<std::int64_t, Failure> PhoneDesk::carried(const InboxItem &item, bool confirmed)
{
    const auto content = readContent(item.said.content);
    if (!content)
        return unexpected(content.error());
    const ActFor by{byPhone(item.said.who), {}};
    const auto done =
        [](const Expected<Performed, Failure> &act) -> Expected<std::int64_t, Failure> {
        return act ? Expected<std::int64_t, Failure>(act->seq) : unexpected(act.error());
    };
    switch (item.said.kind) {
    case InboxKind::Result:
        return record(item, confirmed);
    case InboxKind::Drop:
        return done(m_session.perform(tournament::DropPlayers{{item.said.player}, confirmed}, by));
    case InboxKind::Claim:
        return admit(item, item.said.player);
    case InboxKind::Registration:
        return enter(item);
    case InboxKind::Decks:
        return submit(item, item.said.player);
    case InboxKind::Consents: {
        const auto *player = tournament::findPlayer(m_session.event(), item.said.player);
        if (!player)
            return unexpected(refused(English::tr("This player is not in the event any more.")));
        auto entry = tournament::entryOf(*player);
        entry.consents = content->entry.consents;
        return done(m_session.perform(tournament::EditPlayer{player->id, entry}, by));
    }
    case InboxKind::Call:
    case InboxKind::Staff:
        break;
    }
    return 0;
}

Expected<std::int64_t, Failure> PhoneDesk::record(const InboxItem &item, bool confirmed)
{
    const auto content = readContent(item.said.content);
    if (!content)
        return unexpected(content.error());
    const int round = item.said.round;
    const int table = item.said.table;
    auto command = tournament::readResult(m_session.event(), round, table, content->text);
    if (!command)
        return unexpected(failure(m_session.event(), command.error()));
    command->discardResults = confirmed;
    // By the state it was said of, or the one that whoever accepts it has in front of him.
    const std::string stands = standingResult(m_session.event(), round, table);
    ActFor by{byPhone(item.said.who), {}};
    by.unless = [&](const Event &event) -> std::optional<Failure> {
        return standingResult(event, round, table) == stands
                && sitsAt(event, round, table, item.said.player)
            ? std::nullopt
            : std::optional(changedMeanwhile(event, round, table));
    };
    if (const auto *other = otherReport(item))
        if (const auto said = readContent(other->said.content); said && said->text == content->text)
            by.actor = English::tr("{first} and {second}, by phone",
                                   {{"first", other->said.who}, {"second", item.said.who}});
    const auto performed = m_session.perform(*command, by);
    if (!performed)
        return unexpected(performed.error());
    return performed->seq;
}

Expected<std::int64_t, Failure> PhoneDesk::admit(const InboxItem &item, tournament::PlayerId player)
{
    const auto content = readContent(item.said.content);
    if (!content)
        return unexpected(content.error());
    const auto *known = tournament::findPlayer(m_session.event(), player);
    if (!known)
        return unexpected(refused(English::tr("This player is not in the event any more.")));
    const auto has = std::ranges::find(m_secrets, content->key, &PhoneSecret::hash);
    if (has != m_secrets.end())
        return 0;
    const PhoneSecret secret{content->key, HallRole::Player,     player, known->name,
                             false,        m_session.wallTime(), {}};
    if (const auto added = m_session.journal().inbox().addSecrets({secret}); !added)
        return unexpected(failure(added.error()));
    m_secrets.push_back(secret); // the phone asks for its page at once, ahead of the next refresh
    return 0;
}

Expected<std::int64_t, Failure> PhoneDesk::enter(const InboxItem &item)
{
    const auto content = readContent(item.said.content);
    if (!content)
        return unexpected(content.error());
    const auto &finder = m_cards ? m_cards->identities() : rules::identityFinder();
    auto entry = checkedEntry(finder, content->entry).entry;
    entry.name = core::tidied(entry.name);
    const auto added =
        m_session.perform(tournament::AddPlayers{{entry}}, {byPhone(item.said.who), {}});
    if (!added)
        return unexpected(added.error());
    const auto *player = tournament::findPlayer(m_session.event(), entry.name);
    if (!player)
        return unexpected(refused(English::tr("This player is not in the event any more.")));
    const auto id = player->id;
    if (const auto let = admit(item, id); !let)
        return let;
    // A list that cannot be taken keeps nobody out: he sees what is missing and hands it in again.
    if (m_cards && (!content->lists[0].empty() || !content->lists[1].empty()))
        (void)submit(item, id);
    return added->seq;
}

Expected<std::int64_t, Failure> PhoneDesk::submit(const InboxItem &item,
                                                  tournament::PlayerId player)
{
    const auto content = readContent(item.said.content);
    if (!content)
        return unexpected(content.error());
    if (!m_cards)
        return unexpected(
            refused(English::tr("Hand your lists to the desk: it takes none by phone.")));
    tournament::SubmitDecks command;
    for (const auto side : {tournament::Side::Corp, tournament::Side::Runner}) {
        const std::string &text = content->lists[static_cast<std::size_t>(side)];
        if (text.empty())
            continue;
        const auto lists = readDecks(text, English::tr("the list"), m_cards->library());
        if (!lists)
            return unexpected(lists.error());
        const auto found = std::ranges::find_if(*lists, [&](const Decklist &list) {
            return sideOf(list.deck, m_cards->library()).value_or(side) == side;
        });
        if (found == lists->end())
            return unexpected(
                refused(side == tournament::Side::Corp
                            ? English::tr("This is a Runner list: it goes into the other field.")
                            : English::tr("This is a Corp list: it goes into the other field.")));
        command.decks.push_back(
            submittedDeck(*found, m_cards->library(), player, side, item.said.at));
    }
    const auto performed = m_session.perform(command, {byPhone(item.said.who), {}});
    if (!performed)
        return unexpected(performed.error());
    return performed->seq;
}

bool PhoneDesk::isSo(const InboxItem &item) const
{
    const auto *player = tournament::findPlayer(m_session.event(), item.said.player);
    if (!player)
        return false;
    if (item.said.kind == InboxKind::Drop)
        return player->status != tournament::PlayerStatus::Active;
    if (item.said.kind != InboxKind::Consents)
        return false;
    const auto content = readContent(item.said.content);
    return content && content->entry.consents == player->consents;
}

bool PhoneDesk::reconcile()
{
    const Event &event = m_session.event();
    bool any = false;
    std::vector<InboxItem> done;
    for (const InboxItem &item : m_items | std::views::values)
        if (item.settled.state == InboxState::Open && isSo(item))
            done.push_back(item);
    for (const InboxItem &item : done)
        if (const auto settled = settle(item, InboxState::Accepted, {}, {}))
            any = any || settled->settled.state != InboxState::Open;
    std::vector<InboxItem> reports;
    for (const InboxItem &item : m_items | std::views::values)
        if (item.settled.state == InboxState::Open && item.said.kind == InboxKind::Result)
            reports.push_back(item);
    for (const InboxItem &item : reports) {
        if (m_items.at(item.id).settled.state != InboxState::Open)
            continue; // decided with another one
        const auto content = readContent(item.said.content);
        if (!content)
            continue;
        const std::string standing = standingResult(event, item.said.round, item.said.table);
        Expected<InboxItem, Failure> settled = item;
        if (!sitsAt(event, item.said.round, item.said.table, item.said.player))
            settled = settle(item, InboxState::Refused,
                             English::tr("This pairing is not played any more."), {});
        else if (!standing.empty() && standing == content->text)
            settled = settle(item, InboxState::Accepted, {}, {});
        else if (standing != content->stood)
            settled = settle(item, InboxState::Refused,
                             changedMeanwhile(event, item.said.round, item.said.table).message, {});
        else if (standing.empty()
                 || completesResult(event, item.said.round, item.said.table, content->text))
            settled = decideResult(item); // the program ended between word and act
        any = any || (settled && settled->settled.state != InboxState::Open);
    }
    return any;
}

} // namespace app
