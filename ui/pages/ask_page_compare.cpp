// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands under its tabs beside the acts: what an answer rests on; two lines of play, or one by
// two versions.
#include "ask_page.h"

#include "ui/ask/acts_panel.h"
#include "ui/ask/compared_tables.h"
#include "ui/rules/rules_text.h"
#include "ui/widgets/document_view.h"
#include "ui/widgets/wrapping_row.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int linesTab = 2;

} // namespace

QWidget *AskPage::makeCompare()
{
    auto *compare = new QWidget;
    auto *top = new WrappingRow;
    top->setSpacing(6);
    top->addStretching(*m_compared);
    top->addWidget(m_keepLine);
    auto *column = new QVBoxLayout(compare);
    column->setContentsMargins(4, 4, 4, 4);
    column->addLayout(top);
    column->addWidget(m_lines, 1);
    return compare;
}

void AskPage::fillCompared()
{
    m_compared->addItem(tr("The line that was kept"));
    for (const auto &[version, word] : rules::rulesVersionWords)
        m_compared->addItem(tr("The same acts by %1").arg(versionText(version)),
                            static_cast<int>(version));
}

void AskPage::keepLine()
{
    m_kept = workedOut(m_play);
    m_bothAt.reset();
    m_compared->setCurrentIndex(0);
    refreshComparison();
}

/// At the moment that is shown of both.
void AskPage::playOnWith(bool kept)
{
    const auto shown = comparison();
    if (!shown)
        return;
    if (kept) {
        LineOfPlay line = m_kept->line;
        line.shown = std::min(shown->acts, actsOf(line.situation.document));
        m_kept = workedOut(m_play);
        m_play.begin(std::move(line));
    } else {
        m_play.standAt(shown->acts);
    }
    m_bothAt.reset();
    m_tabs->setCurrentIndex(0);
    refresh();
    keep();
    m_acts->activate();
}

std::optional<Comparison> AskPage::comparison() const
{
    const auto now = workedOut(m_play);
    const QVariant version = m_compared->currentData();
    if (!now)
        return {};
    if (version.isValid())
        return compareVersions(*now, static_cast<rules::RulesVersion>(version.toInt()), m_bothAt);
    return m_kept ? std::optional(compareLines(*now, *m_kept, m_bothAt)) : std::nullopt;
}

void AskPage::refreshComparison()
{
    m_keepLine->setEnabled(m_play.answer());
    const bool looked = m_tabs->currentIndex() == linesTab;
    if (!looked) { // it takes its time
        if (m_stack->currentWidget() == m_both)
            m_stack->setCurrentIndex(0);
        return;
    }
    const auto shown = comparison();
    m_stack->setCurrentIndex(shown ? m_stack->indexOf(m_both) : 0);
    if (shown) {
        m_both->show(*shown, !m_compared->currentData().isValid());
        m_lines->setHtml(shown->html);
    } else if (!m_play.answer()) {
        m_lines->setHtml(tr("<p>Nothing lies on the table yet.</p>"));
    } else {
        m_lines->setHtml(tr("<p>Keep this line of play, then go back to one of its acts and play "
                            "differently: both tables stand beside each other.</p>"));
    }
}

void AskPage::refreshAnswer()
{
    const AskedAnswer *answer = m_play.answer();
    if (!answer) {
        m_answer->setHtml({});
        return;
    }
    if (answer->others.empty())
        m_others.start();
    AskedAnswer shown = *answer;
    shown.unfolded = m_unfolded;
    m_answer->setHtml(answerHtml(m_reference, shown));
}

} // namespace ui
