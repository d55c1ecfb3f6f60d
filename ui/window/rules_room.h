// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/rules_page.h"
#include "ui/widgets/page_stack.h"

namespace ui {

class AskPage;
class Drafts;
struct RulingWords;

/// What a judge works with: the rules desk and the page that derives rulings, with the way from one
/// to the other.
class RulesRoom : public PageStack {
    Q_OBJECT
public:
    RulesRoom(app::CardStore cards, RulesPage::History &history, RulesPage::EventNow eventNow,
              Drafts &drafts, QWidget *parent = nullptr);

    void setDay(const JudgingDay &day);
    void showDesk();
    void showTiming();
    void showAsk();
    /// Whether the desk, not the page that asks, is in sight.
    [[nodiscard]] bool atDesk() const;
    /// As far as a ruling on what is in sight is known.
    [[nodiscard]] tournament::Ruling rulingDraft() const;
    void refreshRulings();

Q_SIGNALS:
    void printWanted(const ui::RulingWords &words);
    /// Back to where the user came from.
    void closed();
    void rulingWanted(const tournament::Ruling &draft);

private:
    void leaveDesk();
    void makeAsk();

    RulesPage *m_desk = nullptr;
    app::CardStore m_cards;
    RulesPage::EventNow m_eventNow;
    Drafts &m_drafts;
    JudgingDay m_day;
    AskPage *m_ask = nullptr; ///< made when first wanted: it reads every official ruling
    bool m_fromAsk = false;   ///< the desk shows what the answer cites
};

} // namespace ui
