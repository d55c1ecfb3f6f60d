// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_cards_model.h"

#include "app/decks/event_decks.h"
#include "rules/decks/influence.h"
#include "ui/words/text.h"

#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int group = 5;

QString pips(int count)
{
    QString text;
    for (int i = 0; i < count; ++i)
        text += (i > 0 && i % group == 0 ? u" ●"_s : u"●"_s);
    return text;
}

QString influenceText(const rules::DeckCard &line, const app::CheckedDeck &deck,
                      const rules::DeckRules &rules)
{
    if (!deck.list.deck.identity)
        return {};
    const auto &library = rules.library();
    if (const int paid = deck.verdict.influence.paidFor(line.card); paid > 0)
        return QString::number(paid) + u' ' + pips(paid);
    const int printed = rules::pipsOf(library[line.card], library[*deck.list.deck.identity]);
    return printed > 0 ? u"0 "_s + QString(line.quantity, u'○') : QString();
}

QString listText(rules::ListMark mark)
{
    switch (mark.effect) {
    case rules::Effect::None:
        return {};
    case rules::Effect::InfluencePenalty:
        return DeckCardsModel::tr("★ MWL");
    case rules::Effect::UniversalInfluence:
        return DeckCardsModel::tr("★ MWL +%1").arg(mark.value);
    case rules::Effect::Restricted:
        return DeckCardsModel::tr("♘ restricted");
    case rules::Effect::Banned:
    case rules::Effect::BannedSubtype:
        return DeckCardsModel::tr("⊘ removed");
    case rules::Effect::Points:
        return DeckCardsModel::tr("%n point(s)", nullptr, mark.value);
    }
    return {};
}

QString marksOf(rules::CardId card, const app::CheckedDeck &deck)
{
    QStringList marks;
    const bool wrong = std::ranges::any_of(deck.verdict.problems, [card](const auto &problem) {
        return std::ranges::find(problem.cards, card) != problem.cards.end();
    });
    if (wrong)
        marks.append(u"✗"_s); // as it stands before the problems above
    if (deck.format.list)
        if (const QString mark = listText(deck.format.list->mark(card)); !mark.isEmpty())
            marks.append(mark);
    return marks.join(u", "_s);
}

/// Without the pips.
QString influenceNumber(const DeckCardRow &row) { return row.influence.section(u' ', 0, 0); }

} // namespace

DeckCardsModel::DeckCardsModel(QObject *parent)
    : RowsModel({{tr("No."), &DeckCardRow::quantity, true},
                 {tr("Card"), &DeckCardRow::title, false, &DeckCardRow::title},
                 {tr("Type"), &DeckCardRow::type, false, &DeckCardRow::type},
                 TableColumn<DeckCardRow>(tr("Influence"), &DeckCardRow::influence, false,
                                          &DeckCardRow::influence)
                     .readAs(influenceNumber),
                 {tr("Notes"), &DeckCardRow::marks, false, &DeckCardRow::marks}},
                parent)
{
}

void DeckCardsModel::update(const app::CheckedDeck &deck, const rules::DeckRules &rules)
{
    std::vector<DeckCardRow> rows;
    for (const auto &line : deck.list.deck.cards()) {
        const rules::Card &card = rules.library()[line.card];
        rows.push_back({line.card.value, line.quantity, toQt(card.title),
                        toQt(app::sectionOf(card)), influenceText(line, deck, rules),
                        marksOf(line.card, deck)});
    }
    sync(std::move(rows));
}

} // namespace ui

#include "moc_deck_cards_model.cpp"
