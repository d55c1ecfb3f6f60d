// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "app/day/event_rulings.h"
#include "ui/acts/act_desk.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/dialogs/rules_sheet_dialog.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/dialogs/ruling_sheet_dialog.h"
#include "ui/pages/start_page.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/event_view.h"
#include "ui/window/rules_room.h"
#include "ui/words/text.h"

#include <QAction>
#include <QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace ui {

void MainWindow::toggleRules()
{
    if (inRules() && m_rules->atDesk()) {
        hideRules();
    } else {
        showRules();
        m_rules->showDesk();
    }
}

void MainWindow::toggleAsk()
{
    if (inRules() && !m_rules->atDesk()) {
        hideRules();
    } else {
        showRules();
        m_rules->showAsk();
    }
}

void MainWindow::showTiming()
{
    showRules();
    m_rules->showTiming();
}

void MainWindow::showRules()
{
    if (!m_rules) {
        m_rules = new RulesRoom(
            m_cards.store(), m_asked,
            [this] { return m_event ? &m_event->document().event() : nullptr; }, *m_drafts);
        m_stack->addWidget(m_rules);
        connect(m_rules, &RulesRoom::closed, this, &MainWindow::hideRules);
        connect(m_rules, &RulesRoom::rulingWanted, this, &MainWindow::recordRuling);
        connect(m_rules, &RulesRoom::printWanted, this, [this](const RulingWords &words) {
            RulingSheetDialog dialog(m_services.prompts, m_services.documentsFolder, words, this);
            (void)m_services.prompts.run(dialog);
        });
    }
    m_rules->setDay(judgingDay());
    m_stack->setCurrentWidget(m_rules);
}

void MainWindow::printRules()
{
    RulesSheetDialog dialog(m_services.prompts, m_services.documentsFolder, judgingDay().version(),
                            this);
    (void)m_services.prompts.run(dialog);
}

JudgingDay MainWindow::judgingDay() const
{
    const auto today = rules::dateOf(m_services.clock().milliseconds);
    if (!m_event)
        return {today};
    const tournament::Event &event = m_event->document().event();
    const auto ofEvent = rules::parseDate(event.details.date);
    return {ofEvent.value_or(today), ofEvent.has_value(), app::chosenRules(event)};
}

bool MainWindow::inRules() const { return m_rules && m_stack->currentWidget() == m_rules; }

void MainWindow::hideRules()
{
    if (inRules())
        m_stack->setCurrentWidget(m_event ? static_cast<QWidget *>(m_event) : m_start);
}

void MainWindow::recordRuling(const tournament::Ruling &draft)
{
    RulingDialog dialog(m_event->document().session(), draft, m_event->drafts(), this);
    if (m_event->acts().run(dialog) && m_rules)
        m_rules->refreshRulings();
}

} // namespace ui
