// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/words/timetable_text.h"

class QLabel;

namespace ui {

class AdviceList;
class FactList;

/// What the event is, what is announced and by which rules it is played, with the checklist of its
/// tier beside it.
class EventPage : public Page {
    Q_OBJECT
public:
    explicit EventPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void activate() override;

private:
    void layOut();
    void connectActions();
    [[nodiscard]] QWidget *section(const QString &heading, QLatin1StringView actionId,
                                   QWidget &content);
    void show();
    void showSchedule();
    template <class Dialog>
    void change();
    void changeRules();

    QLabel *m_title = nullptr;
    FactList *m_details = nullptr;
    FactList *m_announcement = nullptr;
    FactList *m_schedule = nullptr;
    std::optional<QList<TimetableText>> m_scheduled; ///< as last shown
    FactList *m_tables = nullptr;
    FactList *m_rules = nullptr;
    AdviceList *m_advice = nullptr;
    QList<QWidget *> m_buttons; ///< in reading order
};

} // namespace ui
