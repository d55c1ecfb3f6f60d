// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Deck checks at the table: the list that was handed in, card by card, and what came of it.
#include "web/judge_pages.h"

#include "app/sentences/sentences.h"
#include "core/harmless.h"
#include "core/text.h"
#include "tournament/event/words.h"

#include <algorithm>

namespace web {

using app::InboxKind;
using core::Json;
using tournament::Side;

namespace {

constexpr std::size_t longestNote = 500;

Json deckJson(const Visit &visit, const tournament::SubmittedDeck &deck)
{
    const InLanguage &in = visit.in;
    Json cards = Json::array();
    auto sorted = deck.cards;
    std::ranges::sort(sorted, {}, [](const auto &card) { return core::folded(card.title); });
    int total = 0;
    for (const auto &card : sorted) {
        total += card.quantity;
        cards.push(
            Json::object({{"quantity", card.quantity}, {"title", core::harmlessLine(card.title)}}));
    }
    Json list = Json::object(
        {{"side", core::toWord(deck.side)},
         {"heading",
          deck.side == Side::Corp ? in(Pages::tr("Corp list")) : in(Pages::tr("Runner list"))},
         {"identity", core::harmlessLine(deck.identity)},
         {"count", in(Pages::tr("{n} cards"), {{"n", total}})},
         {"cards", cards}});
    Json unknown = Json::array();
    for (const auto &line : deck.unknown)
        unknown.push(core::harmlessLine(line));
    list.set("unknown", unknown);
    Json checks = Json::array();
    for (const auto &check : visit.event().decks.checks)
        if (check.player == deck.player && check.side == deck.side)
            checks.push(
                check.outcome == tournament::CheckOutcome::InOrder
                    ? in(Pages::tr("Checked in round {round}: in order"), {{"round", check.round}})
                    : in(Pages::tr("Checked in round {round}: {note}"),
                         {{"round", check.round}, {"note", check.note}}));
    list.set("checks", checks);
    return list;
}

} // namespace

Response decksPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const tournament::PlayerId player{numberOf(visit.request.query, "player").value_or(0)};
    Json view = ownFrame(visit, "/judge/decks");
    addFormFields(view, visit);
    view.set("title", in(Pages::tr("Deck checks")));
    const std::string asked = core::tidied(field(visit.request.query, "name"));
    view.set("asked", asked);
    view.set("find_words", in(Pages::tr("Player")));
    view.set("find_button", in(Pages::tr("Find")));
    Json rows = Json::array();
    Json lists = Json::array();
    for (const auto &one : visit.event().players) {
        if (one.id == player)
            view.set("title", core::harmlessLine(one.name));
        if (player.value == 0
            && core::folded(one.name).find(core::folded(asked)) != std::string::npos)
            rows.push(Json::object({{"path", "/judge/decks?player=" + std::to_string(one.id.value)},
                                    {"name", core::harmlessLine(one.name)}}));
    }
    for (const Side side : {Side::Corp, Side::Runner})
        if (const auto *deck = tournament::findDeck(visit.event(), player, side))
            lists.push(deckJson(visit, *deck));
    if (player.value != 0 && lists.asArray()->empty())
        view.set("empty", in(Pages::tr("No list was handed in.")));
    view.set("rows", rows);
    view.set("lists", lists);
    view.set("player", std::to_string(player.value));
    view.set("in_order_words", in(Pages::tr("In order")));
    view.set("differs_words", in(Pages::tr("It differs")));
    view.set("note_words", in(Pages::tr("What differs")));
    return page(visit, "decks", view);
}

Answer recordCheck(const Visit &visit, const Fields &form)
{
    tournament::DeckCheck check;
    check.player = {numberOf(form, "player").value_or(0)};
    check.side = core::fromWord<Side>(field(form, "side")).value_or(Side::Corp);
    check.at = visit.now;
    check.outcome = field(form, "outcome") == "in-order" ? tournament::CheckOutcome::InOrder
                                                         : tournament::CheckOutcome::Differs;
    check.note = core::tidied(field(form, "note").substr(0, longestNote));
    check.judge = visit.user->name;
    auto word = wordOf(visit, form, InboxKind::Staff);
    word.player = {};
    word.content.text = visit.in(Pages::tr("Deck check of {name}"),
                                 {{"name", app::nameOf(visit.event(), check.player)}});
    const std::string back = "/judge/decks?player=" + std::to_string(check.player.value);
    return Deed([user = *visit.user, word = std::move(word), check = std::move(check),
                 back](app::PhoneDesk &desk) -> DeedResult {
        const auto done = desk.perform(user, word, tournament::RecordDeckCheck{check});
        return {back, done ? std::string() : done.error().message, {}};
    });
}

} // namespace web
