// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_dialog.h"

#include "rules/cards/card_library.h"
#include "ui/ask/beginnings_panel.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

CardDialog::CardDialog(const QString &where, const Holds &lies, const Holds &played,
                       QWidget *parent)
    : QDialog(parent), m_lies(lies), m_line(new QLineEdit(this)), m_problem(new QLabel(this))
{
    setObjectName("cardDialog"_L1);
    setWindowTitle(where);
    QStringList first;
    QStringList others;
    for (const rules::Card &card : rules::cardLibrary().cards())
        if (lies(card.title))
            (played(card.title) ? first : others).append(fieldText(card.title));
    first.sort();
    others.sort();
    auto *completer = new QCompleter(first + others, m_line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_line->setCompleter(completer);
    m_problem->setObjectName("cardProblem"_L1);
    m_problem->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    addRow(*form, tr("&Card:"), *m_line, u"cardTitle"_s);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addWidget(addButtons(*this, tr("Put")));
    setMinimumWidth(fontMetrics().averageCharWidth() * 50);
    m_line->setFocus();
}

std::string CardDialog::title() const { return titleMeant(m_line->text()); }

void CardDialog::accept()
{
    const std::string card = title();
    if (card.empty())
        m_problem->setText(tr("No card, or several, are called so."));
    else if (!m_lies(card))
        m_problem->setText(tr("%1 does not lie there.").arg(toQt(card)));
    else
        QDialog::accept();
}

} // namespace ui

#include "moc_card_dialog.cpp"
