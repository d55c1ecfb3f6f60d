// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/card_store.h"
#include "app/decks/deck_sentences.h"
#include "app/decks/event_decks.h"
#include "app/sentences/wording.h"
#include "rules/decks/influence.h"
#include "ui/paper/deck_page.h"
#include "ui/paper/documents.h"
#include "ui/paper/paper_words.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Event;
using tournament::Player;
using tournament::Side;

namespace {

struct DeckSheetsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::DeckSheets)
};

constexpr std::array sides{Side::Corp, Side::Runner};

/// The signs NetrunnerDB uses for what a list says of a card.
QString signOf(rules::ListMark mark)
{
    switch (mark.effect) {
    case rules::Effect::None:
        return {};
    case rules::Effect::InfluencePenalty:
    case rules::Effect::UniversalInfluence:
        return u" ★"_s;
    case rules::Effect::Restricted:
        return u" ♘"_s;
    case rules::Effect::Banned:
    case rules::Effect::BannedSubtype:
        return u" ⊘"_s;
    case rules::Effect::Points:
        return u" (%1)"_s.arg(mark.value);
    }
    return {};
}

/// "2016-03-05 · NAPD Most Wanted List 1.0": what the lists are judged by.
QString judgedBy(const rules::DeckFormat &format)
{
    QStringList parts{DeckSheetsWords::tr("Decks of %1").arg(toQt(toString(format.date)))};
    parts.append(format.list ? toQt(format.list->name)
                             : DeckSheetsWords::tr("no list of restrictions"));
    if (format.pool)
        parts.append(toQt(format.pool->name));
    return parts.join(u" · "_s);
}

/// The lists of an event as they go on paper.
class DeckWriter {
public:
    DeckWriter(const Event &event, const rules::DeckRules &rules, rules::DeckFormat format,
               DeckPageStyle style, std::optional<app::DeckOrder> order)
        : m_event(event)
        , m_rules(rules)
        , m_format(std::move(format))
        , m_style(style)
        , m_order(order.value_or(style == DeckPageStyle::Check ? app::DeckOrder::ByTitle
                                                               : app::DeckOrder::ByType))
    {
    }

    [[nodiscard]] DeckPage page(const Player &player, const Letterhead &head) const
    {
        DeckPage page{m_style, head, toQt(player.name), seat(player.id), {}};
        for (const Side side : sides)
            page.decks[static_cast<std::size_t>(side)] = column(player.id, side);
        return page;
    }

private:
    /// Where a judge finds the player now.
    [[nodiscard]] QString seat(tournament::PlayerId player) const
    {
        if (m_event.rounds.empty())
            return {};
        const tournament::Round &round = m_event.rounds.back();
        for (const auto &match : round.matches)
            if (!match.isBye() && (match.p1 == player || match.p2 == player))
                return DeckSheetsWords::tr("Table %1 in round %2")
                    .arg(match.table)
                    .arg(round.number);
        return {};
    }

    [[nodiscard]] DeckColumn column(tournament::PlayerId player, Side side) const
    {
        DeckColumn column;
        column.side = sideText(side);
        const auto *submitted = tournament::findDeck(m_event, player, side);
        if (!submitted) {
            column.missing = side == Side::Corp
                ? DeckSheetsWords::tr("No Corp list was handed in.")
                : DeckSheetsWords::tr("No Runner list was handed in.");
            return column;
        }
        const app::JudgedDeck judged = app::judged(*submitted, m_rules, m_format);
        const auto &identity = judged.checked.list.deck.identity;
        column.identity = identity ? cardName(*identity) : DeckSheetsWords::tr("no identity");
        addCards(column, judged.checked);
        addNotes(column, judged);
        if (m_style == DeckPageStyle::Check)
            addFigures(column, judged.checked.verdict, agendas(judged.checked.list.deck));
        else
            addTotals(column, judged.checked);
        return column;
    }

    [[nodiscard]] QString cardName(rules::CardId card) const
    {
        const auto *list = m_format.list;
        return toQt(library()[card].title) + (list ? signOf(list->mark(card)) : QString());
    }

    void addCards(DeckColumn &column, const app::CheckedDeck &checked) const
    {
        std::map<std::string_view, int> counts;
        for (const auto &card : checked.list.deck.cards())
            counts[app::sectionOf(library()[card.card])] += card.quantity;
        std::string_view section;
        for (const auto &card : app::cardsInOrder(checked.list.deck, m_order, library())) {
            const std::string_view own = app::sectionOf(library()[card.card]);
            if (m_order == app::DeckOrder::ByType && own != section) {
                section = own;
                //: 1 is a type of cards, 2 their number
                column.lines.push_back(
                    {DeckLine::Kind::Heading,
                     0,
                     DeckSheetsWords::tr("%1 (%2)").arg(toQt(own)).arg(counts[own]),
                     {}});
            }
            column.lines.push_back({DeckLine::Kind::Card, card.quantity, cardName(card.card),
                                    influence(card.card, checked)});
        }
    }

    /// What the copies of a card cost together; "0" where a rule makes them free.
    [[nodiscard]] QString influence(rules::CardId card, const app::CheckedDeck &checked) const
    {
        const auto &identity = checked.list.deck.identity;
        if (!identity || rules::pipsOf(library()[card], library()[*identity]) == 0)
            return {};
        return QString::number(checked.verdict.influence.paidFor(card));
    }

    void addNotes(DeckColumn &column, const app::JudgedDeck &judged) const
    {
        const auto note = [&column](const QString &text) {
            column.lines.push_back({DeckLine::Kind::Note, 0, text, {}});
        };
        const app::CheckedDeck &checked = judged.checked;
        std::vector<std::string> starting;
        for (const rules::CardId card : checked.list.deck.startingCards)
            starting.push_back(library()[card].title);
        if (!starting.empty())
            note(DeckSheetsWords::tr("Begin installed, no part of the deck: %1")
                     .arg(toQt(app::wordList(starting))));
        for (const std::string &line : checked.list.deck.unknown)
            note(DeckSheetsWords::tr("Names no card: %1").arg(toQt(line)));
        if (m_style == DeckPageStyle::Check)
            return;
        for (const auto &problem : checked.verdict.problems)
            if (problem.code != rules::ProblemCode::UnknownCard)
                note(u"✗ "_s + toQt(app::sentence(problem, checked, m_rules)));
        if (judged.standing == app::DeckStanding::Accepted)
            note(DeckSheetsWords::tr("Accepted by the organizer all the same."));
    }

    static void addFigures(DeckColumn &column, const rules::Verdict &verdict, int agendas)
    {
        column.figures.push_back({QString::number(verdict.size), DeckSheetsWords::tr("cards")});
        if (!verdict.agendaRequired)
            return;
        column.figures.push_back({QString::number(agendas), DeckSheetsWords::tr("agendas")});
        column.figures.push_back(
            {QString::number(verdict.agendaPoints), DeckSheetsWords::tr("points")});
    }

    [[nodiscard]] int agendas(const rules::Deck &deck) const
    {
        int copies = 0;
        for (const auto &card : deck.cards())
            if (library()[card.card].type == rules::CardType::Agenda)
                copies += card.quantity;
        return copies;
    }

    static void addTotals(DeckColumn &column, const app::CheckedDeck &checked)
    {
        const rules::Verdict &verdict = checked.verdict;
        column.totals.append(
            DeckSheetsWords::tr("Cards: %1, at least %2").arg(verdict.size).arg(verdict.minimum));
        if (checked.list.deck.identity)
            column.totals.append(toQt(app::influenceWords(verdict.influence)));
        if (verdict.agendaRequired)
            column.totals.append(DeckSheetsWords::tr("Agenda points: %1, %2 or %3 needed")
                                     .arg(verdict.agendaPoints)
                                     .arg(verdict.agendaRequired->least)
                                     .arg(verdict.agendaRequired->most));
    }

    [[nodiscard]] const rules::CardLibrary &library() const { return m_rules.library(); }

    const Event &m_event;
    const rules::DeckRules &m_rules;
    rules::DeckFormat m_format;
    DeckPageStyle m_style;
    app::DeckOrder m_order;
};

/// The players asked for, by name.
std::vector<const Player *> playersOf(const Event &event, const app::PrintRequest &request)
{
    const auto &wanted = request.players;
    std::vector<const Player *> players;
    for (const Player &player : event.players) {
        const bool listed = std::ranges::any_of(
            sides, [&](Side side) { return tournament::findDeck(event, player.id, side); });
        if (wanted.empty() ? listed : std::ranges::find(wanted, player.id) != wanted.end())
            players.push_back(&player);
    }
    sortByName(players);
    return players;
}

MaybePrintout deckSheets(const Event &event, const app::PrintRequest &request, const QString &title,
                         DeckPageStyle style)
{
    const auto players = playersOf(event, request);
    if (players.empty())
        return core::unexpected(nothingToPrint(DeckSheetsWords::tr(
            "Nobody has handed in a list yet; print blank sheets to be filled in.")));
    const rules::DeckRules &rules = request.cards ? request.cards->rules() : rules::deckRules();
    auto format = app::eventDeckFormat(rules, event, rules::dateOf(request.printed.milliseconds));
    if (!format)
        return core::unexpected(format.error());
    Letterhead head = letterhead(event, title, request);
    head.facts = {judgedBy(*format)};
    const DeckWriter writer(event, rules, std::move(*format), style, request.order);
    std::vector<DeckPage> pages;
    for (const Player *player : players)
        pages.push_back(writer.page(*player, head));
    return Printout{printoutTitle(event, title), layDeckPages(pages, sizeOf(request))};
}

} // namespace

MaybePrintout decklistSheets(const Event &event, const app::PrintRequest &request)
{
    return deckSheets(event, request, DeckSheetsWords::tr("Decklists"),
                      DeckPageStyle::Registration);
}

MaybePrintout deckCheckSheets(const Event &event, const app::PrintRequest &request)
{
    return deckSheets(event, request, DeckSheetsWords::tr("Deck check"), DeckPageStyle::Check);
}

MaybePrintout blankDecklist(const Event &event, const app::PrintRequest &request)
{
    const QString title = DeckSheetsWords::tr("Decklist");
    DeckPage page{DeckPageStyle::Blank, letterhead(event, title, request), {}, {}, {}};
    page.head.facts = {
        DeckSheetsWords::tr("Please write the full name of every card; one line for each title.")};
    for (const Side side : sides) {
        DeckColumn &column = page.decks[static_cast<std::size_t>(side)];
        column.side = side == Side::Corp ? DeckSheetsWords::tr("Corp identity:")
                                         : DeckSheetsWords::tr("Runner identity:");
        column.totals = {DeckSheetsWords::tr("Cards:"), DeckSheetsWords::tr("Influence:")};
        if (side == Side::Corp)
            column.totals.append(DeckSheetsWords::tr("Agenda points:"));
    }
    return Printout{printoutTitle(event, title), layDeckPages({page}, sizeOf(request))};
}

} // namespace ui
