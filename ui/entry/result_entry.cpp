// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_entry.h"

#include "app/sentences/sentences.h"
#include "tournament/results/result_notation.h"
#include "ui/acts/document.h"
#include "ui/entry/quick_result.h"
#include "ui/entry/table_finder.h"
#include "ui/look/appearance.h"
#include "ui/widgets/entry_line.h"
#include "ui/words/text.h"

#include <QGridLayout>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;

namespace ui {

ResultEntry::ResultEntry(const Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_table(new EntryLine(u"resultTable"_s, tr("Table number or player"), this))
    , m_result(new EntryLine(u"resultText"_s, tr("Result"), this))
    , m_target(new QLabel(this))
    , m_help(new QLabel(this))
{
    m_table->setPlaceholderText(tr("Number or name"));
    m_result->setPlaceholderText(tr("Result, Enter"));
    m_target->setObjectName("resultTarget"_L1);
    m_help->setObjectName("resultHelp"_L1);
    m_help->setWordWrap(true);
    quiet(*m_help);

    auto *tableLabel = new QLabel(tr("&Table or player:"), this);
    tableLabel->setBuddy(m_table);
    auto *resultLabel = new QLabel(tr("Resu&lt:"), this);
    resultLabel->setBuddy(m_result);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->addWidget(tableLabel, 0, 0);
    grid->addWidget(m_table, 0, 1);
    grid->addWidget(resultLabel, 0, 2);
    grid->addWidget(m_result, 0, 3);
    grid->addWidget(m_target, 0, 4);
    grid->addWidget(m_help, 1, 0, 1, 5);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(3, 3);
    grid->setColumnStretch(4, 5);

    connect(m_table, &QLineEdit::returnPressed, this, &ResultEntry::acceptTable);
    connect(m_table, &QLineEdit::textChanged, this, [this] {
        refresh();
        if (const auto table = typedTable(nullptr))
            Q_EMIT tableChosen(*table);
    });
    connect(m_table, &EntryLine::escaped, this, [this] { m_table->restart(); });
    connect(m_result, &QLineEdit::textChanged, this, &ResultEntry::edited);
    connect(m_result, &QLineEdit::returnPressed, this, &ResultEntry::submit);
    connect(m_result, &EntryLine::escaped, this, [this] {
        m_result->restart();
        activate();
    });
    showHelp();
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
    m_table->restart(QString::number(table));
    m_result->restart();
    m_result->setFocus();
}

void ResultEntry::advance(int next)
{
    m_result->restart();
    m_table->restart(next > 0 ? QString::number(next) : QString());
    refresh();
    activate();
}

void ResultEntry::activate()
{
    m_table->setFocus();
    m_table->selectAll();
}

void ResultEntry::refresh()
{
    showHelp();
    QString problem;
    const auto table = typedTable(&problem);
    m_target->setText(table ? targetText(*table) : problem);
    m_target->setToolTip(m_target->text());
}

void ResultEntry::acceptTable()
{
    if (typedTable(nullptr)) {
        m_result->setFocus();
        m_result->selectAll();
    } else {
        m_table->selectAll();
    }
}

void ResultEntry::submit()
{
    QString problem;
    const auto table = typedTable(&problem);
    if (!table) {
        activate();
        return;
    }
    const auto *match = tournament::findMatch(m_document.event(), m_round, *table);
    const std::string typed = fromQt(m_result->text());
    Q_EMIT submitted(*table, toQt(match ? expandQuickResult(typed, *match, games()) : typed));
}

std::optional<int> ResultEntry::typedTable(QString *problem) const
{
    const auto say = [problem](const QString &text) {
        if (problem)
            *problem = text;
    };
    const QString typed = m_table->text().trimmed();
    const auto *round = tournament::findRound(m_document.event(), m_round);
    if (typed.isEmpty() || !round)
        return {};
    const auto search = findTable(m_document.event(), *round, fromQt(typed));
    if (search.tables.size() == 1)
        return search.tables.front();
    QStringList names;
    for (const auto &name : search.players)
        names.append(toQt(name));
    if (names.size() > 3)
        names = names.first(3) << u"…"_s;
    if (!search.tables.empty())
        say(tr("Several: %1. Type more.").arg(names.join(", "_L1)));
    else if (!names.isEmpty())
        say(tr("Nobody here is called that. Did you mean %1?").arg(names.join(", "_L1)));
    else
        say(tr("Round %1 has no such table or player.").arg(m_round));
    return {};
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
    return tr("%1 · so far %2").arg(players, toQt(tournament::writeResult(*match->result)));
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
