// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "ui/action_registry.h"
#include "ui/actions.h"
#include "ui/dialogs/rules_sheet_dialog.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/event_view.h"
#include "ui/pages/start_page.h"
#include "ui/prompts.h"
#include "ui/rules/rules_room.h"
#include "ui/text.h"
#include "ui/widgets/message_bar.h"

#include <QAction>
#include <QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace ui {

void MainWindow::toggleRules()
{
    if (inRules() && m_rules->atDesk())
        hideRules();
    else if (showRules())
        m_rules->showDesk();
}

void MainWindow::toggleAsk()
{
    if (inRules() && !m_rules->atDesk())
        hideRules();
    else if (showRules())
        m_rules->showAsk();
}

void MainWindow::showTiming()
{
    if (showRules())
        m_rules->showTiming();
}

bool MainWindow::showRules()
{
    if (!m_rules) {
        auto cards = app::CardStore::open(toPath(m_services.dataFolder + "/cards"_L1));
        if (!cards) {
            m_messages->say(cards.error());
            return false;
        }
        m_rules = new RulesRoom(std::move(*cards), m_asked, [this] {
            return m_event ? &m_event->document().event() : nullptr;
        });
        m_stack->addWidget(m_rules);
        connect(m_rules, &RulesRoom::closed, this, &MainWindow::hideRules);
        connect(m_rules, &RulesRoom::rulingWanted, this, &MainWindow::recordRuling);
    }
    const auto ofEvent = dayOfEvent();
    m_rules->setDay(ofEvent.value_or(today()), ofEvent.has_value());
    m_stack->setCurrentWidget(m_rules);
    return true;
}

void MainWindow::printRules()
{
    const auto version = rules::versionOn(dayOfEvent().value_or(today()));
    RulesSheetDialog dialog(m_services.prompts, m_services.documentsFolder, version, this);
    (void)m_services.prompts.run(dialog);
}

std::optional<rules::Date> MainWindow::dayOfEvent() const
{
    return m_event ? rules::parseDate(m_event->document().event().details.date) : std::nullopt;
}

rules::Date MainWindow::today() const { return rules::dateOf(m_services.clock().milliseconds); }

bool MainWindow::inRules() const { return m_rules && m_stack->currentWidget() == m_rules; }

void MainWindow::hideRules()
{
    if (inRules())
        m_stack->setCurrentWidget(m_event ? static_cast<QWidget *>(m_event) : m_start);
}

void MainWindow::recordRuling(const tournament::Ruling &draft)
{
    auto &session = m_event->document().session();
    RulingDialog dialog(session, draft, this);
    if (!m_services.prompts.run(dialog))
        return;
    m_messages->say(MessageBar::Tone::Done, toQt(session.undoText().value_or("")),
                    {{tr("Undo"), [undo = m_actions->action(act::undo)] { undo->trigger(); }}});
    if (m_rules)
        m_rules->refreshRulings();
}

} // namespace ui
