// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_entry.h"

#include "app/sentences/sentences.h"
#include "tournament/results/result_shorthand.h"
#include "ui/acts/document.h"
#include "ui/entry/table_finder.h"
#include "ui/look/appearance.h"
#include "ui/widgets/entry_line.h"
#include "ui/widgets/scrolling_label.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/result_text.h"
#include "ui/words/text.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

ResultEntry::ResultEntry(const Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_table(new EntryLine(u"resultTable"_s, tr("Table number or player"), this))
    , m_result(new EntryLine(u"resultText"_s, tr("Result"), this))
    , m_caption(new QLabel(this))
    , m_target(new ScrollingLabel(u"resultTarget"_s, 2, this))
    , m_help(new ScrollingLabel(u"resultHelp"_s, 2, this))
{
    m_table->setPlaceholderText(tr("Number or name"));
    m_result->setPlaceholderText(tr("Result, Enter"));
    quiet(m_help->label());

    auto *tableLabel = new QLabel(tr("&Table or player:"), this);
    tableLabel->setBuddy(m_table);
    m_caption->setObjectName("resultCaption"_L1);
    m_caption->setBuddy(m_result);

    auto *row = new WrappingRow;
    row->setSpacing(8);
    row->addWidget(tableLabel);
    row->addStretching(*m_table, 2);
    row->addWidget(m_caption);
    row->addStretching(*m_result, 3);
    row->addStretching(*m_target, 5);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_help);

    connect(m_table, &QLineEdit::returnPressed, this, &ResultEntry::acceptTable);
    connect(m_table, &QLineEdit::textChanged, this, [this] {
        refresh();
        if (const auto table = typedTable())
            Q_EMIT tableChosen(*table);
    });
    connect(m_table, &EntryLine::escaped, this, [this] { offer(m_offered); });
    connect(m_result, &QLineEdit::textChanged, this, &ResultEntry::edited);
    connect(m_result, &QLineEdit::returnPressed, this, &ResultEntry::submit);
    connect(m_result, &EntryLine::escaped, this, [this] {
        m_result->restart();
        activate();
    });
    refresh();
}

void ResultEntry::setRound(int round)
{
    m_round = round;
    m_table->restart();
    m_result->restart();
    refresh();
}

void ResultEntry::choose(int table)
{
    offer(table);
    m_result->setFocus();
}

void ResultEntry::offer(int next)
{
    m_offered = next;
    m_result->restart();
    m_table->restart(next > 0 ? QString::number(next) : QString());
    refresh();
}

void ResultEntry::advance(int next)
{
    offer(next);
    activate();
}

bool ResultEntry::isEmpty() const
{
    return m_table->text().isEmpty() && m_result->text().isEmpty();
}

bool ResultEntry::hasTheFocus() const { return m_table->hasFocus() || m_result->hasFocus(); }

void ResultEntry::activate()
{
    m_table->setFocus();
    m_table->selectAll();
}

void ResultEntry::refresh()
{
    showHelp();
    const auto table = typedTable();
    m_caption->setText(table ? tr("Resu&lt of table %1:").arg(*table) : tr("Resu&lt:"));
    m_result->setEnabled(table.has_value());
    m_target->setText(table ? targetText(*table) : problemText());
}

void ResultEntry::acceptTable()
{
    if (typedTable()) {
        m_result->setFocus();
        m_result->selectAll();
    } else {
        m_table->selectAll();
    }
}

void ResultEntry::submit()
{
    const auto table = typedTable();
    if (table) // else its line is disabled
        Q_EMIT submitted(*table, m_result->text());
}

std::optional<int> ResultEntry::typedTable() const
{
    const auto *round = tournament::findRound(m_document.event(), m_round);
    if (!round)
        return {};
    const auto search = findTable(m_document.event(), *round, fromQt(m_table->text()));
    return search.tables.size() == 1 ? std::optional(search.tables.front()) : std::nullopt;
}

QString ResultEntry::problemText() const
{
    const auto *round = tournament::findRound(m_document.event(), m_round);
    const QString typed = m_table->text().trimmed();
    if (!round)
        return {};
    if (typed.isEmpty())
        return tournament::missingResults(m_document.event(), m_round).empty()
            ? tr("All results are in. A table typed here is corrected.")
            : tr("First the table, then its result.");
    const auto search = findTable(m_document.event(), *round, fromQt(typed));
    QStringList names;
    for (const auto &name : search.players)
        names.append(toQt(name));
    if (names.size() > 3)
        names = names.first(3) << u"…"_s;
    if (!search.tables.empty())
        return tr("Several: %1. Type more.").arg(names.join(", "_L1));
    if (!names.isEmpty())
        return tr("Nobody here is called that. Did you mean %1?").arg(names.join(", "_L1));
    if (tournament::readShorthand(fromQt(typed), {}, games()))
        return tr("Round %1 has no such table: first the table, then its result.").arg(m_round);
    return tr("Round %1 has no such table or player.").arg(m_round);
}

QString ResultEntry::targetText(int table) const
{
    const auto &event = m_document.event();
    const auto *match = tournament::findMatch(event, m_round, table);
    if (!match)
        return {};
    const QString first = toQt(app::nameOf(event, match->p1));
    if (match->isBye())
        return tr("Table %1: %2 has the bye").arg(table).arg(first);
    const QString players =
        tr("Table %1: %2 – %3").arg(table).arg(first, toQt(app::nameOf(event, *match->p2)));
    if (!match->result)
        return players;
    return tr("%1 · so far %2").arg(players, resultInWords(event, *match, *match->result));
}

int ResultEntry::games() const
{
    const auto &event = m_document.event();
    const auto *round = tournament::findRound(event, m_round);
    return tournament::gamesPerMatch(event.profile,
                                     round ? round->stage : tournament::Stage::Swiss);
}

void ResultEntry::showHelp() { m_help->setText(resultHelp(games())); }

QString resultHelp(int games)
{
    return games == 1
        ? ResultEntry::tr("1-0 or 0-1 · c Corp won, r Runner won, d draw, u not played, t3-2 time "
                          "with agenda points of Corp and Runner · no-show=p2:5 · loss=p1:game")
        : ResultEntry::tr("2-0, 1-1, 0-2 · or one letter a game, first player 1 as Corp: c Corp "
                          "won, r Runner won, d draw, u not played, t3-2 time with agenda points "
                          "of Corp and Runner · c alone: one game so far · no-show=p2:5 · "
                          "loss=p1:game");
}

} // namespace ui

#include "moc_result_entry.cpp"
