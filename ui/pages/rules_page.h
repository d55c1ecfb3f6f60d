// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/card_store.h"
#include "tournament/event/event.h"
#include "ui/models/rule_hits_model.h"
#include "ui/rules/rules_text.h"
#include "ui/rules/version_choice.h"

#include <functional>
#include <memory>
#include <optional>

#include <QUrl>
#include <QWidget>

class QListView;
class QPushButton;
class QSplitter;
class QTabWidget;

namespace ui {

class DocumentView;
class EntryLine;
class TimingNavigator;

/// The rules desk: one field to search, entries and cards with their links, the timing charts. It
/// needs no event; with one the version is that of the event's day.
class RulesPage : public QWidget {
    Q_OBJECT
public:
    /// What was asked today, the newest first; it outlives the page.
    using History = QList<RuleRow>;

    /// The event that is open, or null; its rulings are found beside what the documents say.
    using EventNow = std::function<const tournament::Event *()>;

    RulesPage(app::CardStore cards, History &history, EventNow eventNow, QWidget *parent = nullptr);
    ~RulesPage() override;

    void setDay(const JudgingDay &day);
    /// Puts the focus where a question is typed.
    void activate();
    void showTiming();
    /// "entry:jack-out", "card:Femme Fatale", "timing:run-approach-rez", "ruling:3",
    /// "find:Run Step 2".
    void open(const QUrl &target);
    /// What was typed and the entry in sight, as far as a ruling on it is known.
    [[nodiscard]] tournament::Ruling rulingDraft() const;
    /// Looks again: a ruling was recorded.
    void refreshRulings();

Q_SIGNALS:
    /// Back to where the user came from.
    void closed();
    /// A ruling on what is read shall be recorded.
    void rulingWanted(const tournament::Ruling &draft);
    /// To play on from that step.
    void tableWanted(rules::TimingKind kind, const QString &topic);
    /// What a ruling recorded shall be seen at the table.
    void situationWanted(const tournament::Ruling &ruling);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void search();
    void showHistory();
    void showRow(int row);
    void choose(int row);
    void follow(const QUrl &target);
    void showSituation(std::size_t ruling);
    void back();
    void refresh();
    [[nodiscard]] QString html(const QUrl &target) const;
    [[nodiscard]] QList<RuleRow> rulings(const QString &about) const;
    [[nodiscard]] RuleRow rowOf(const rules::SearchHit &hit) const;
    [[nodiscard]] std::optional<rules::RulesVersion> version() const;

    const rules::Reference &m_reference;
    app::CardStore m_cards;
    History &m_history;
    EventNow m_eventNow;
    std::unique_ptr<rules::Search> m_search;
    JudgingDay m_day;
    RuleHitsModel *m_model = nullptr;
    QPushButton *m_close = nullptr;
    EntryLine *m_line = nullptr;
    VersionChoice *m_version = nullptr;
    QSplitter *m_splitter = nullptr;
    QListView *m_hits = nullptr;
    QTabWidget *m_tabs = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_record = nullptr;
    DocumentView *m_text = nullptr;
    TimingNavigator *m_timing = nullptr;
    QList<QUrl> m_trail; ///< what was read, the last shown
};

} // namespace ui
