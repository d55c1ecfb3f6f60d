// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_room.h"

#include "ui/pages/ask_page.h"

using namespace Qt::Literals::StringLiterals;

namespace ui {

RulesRoom::RulesRoom(app::CardStore cards, RulesPage::History &history,
                     RulesPage::EventNow eventNow, Drafts &drafts, QWidget *parent)
    : PageStack(parent)
    , m_desk(new RulesPage(cards, history, eventNow, this))
    , m_cards(std::move(cards))
    , m_eventNow(std::move(eventNow))
    , m_drafts(drafts)
{
    setObjectName("rulesRoom"_L1);
    addWidget(m_desk);
    connect(m_desk, &RulesPage::closed, this, &RulesRoom::leaveDesk);
    connect(m_desk, &RulesPage::rulingWanted, this, &RulesRoom::rulingWanted);
    connect(m_desk, &RulesPage::tableWanted, this,
            [this](rules::TimingKind kind, const QString &topic) {
                showAsk();
                m_ask->showStep(kind, topic.toStdString());
            });
    connect(m_desk, &RulesPage::situationWanted, this, [this](const tournament::Ruling &ruling) {
        showAsk();
        m_ask->showSituation(ruling);
    });
}

void RulesRoom::setDay(const JudgingDay &day)
{
    m_day = day;
    m_desk->setDay(day);
    if (m_ask)
        m_ask->setDay(day);
}

void RulesRoom::showDesk()
{
    m_fromAsk = false;
    setCurrentWidget(m_desk);
    m_desk->activate();
}

void RulesRoom::showTiming()
{
    m_fromAsk = false;
    setCurrentWidget(m_desk);
    m_desk->showTiming();
}

void RulesRoom::makeAsk()
{
    m_ask = new AskPage(m_cards, m_eventNow, m_drafts, this);
    m_ask->setDay(m_day);
    addWidget(m_ask);
    connect(m_ask, &AskPage::closed, this, &RulesRoom::closed);
    connect(m_ask, &AskPage::rulingWanted, this, &RulesRoom::rulingWanted);
    connect(m_ask, &AskPage::printWanted, this, &RulesRoom::printWanted);
    connect(m_ask, &AskPage::entryWanted, this, [this](const QUrl &target) {
        m_fromAsk = true;
        setCurrentWidget(m_desk);
        m_desk->open(target);
    });
}

void RulesRoom::showAsk()
{
    if (!m_ask)
        makeAsk();
    setCurrentWidget(m_ask);
    m_ask->activate();
}

bool RulesRoom::atDesk() const { return currentWidget() == m_desk; }

tournament::Ruling RulesRoom::rulingDraft() const
{
    return atDesk() ? m_desk->rulingDraft() : m_ask->rulingDraft();
}

void RulesRoom::refreshRulings() { m_desk->refreshRulings(); }

void RulesRoom::leaveDesk()
{
    if (m_fromAsk)
        showAsk();
    else
        Q_EMIT closed();
    m_fromAsk = false;
}

} // namespace ui

#include "moc_rules_room.cpp"
