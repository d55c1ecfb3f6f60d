// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/card_store.h"
#include "rules/asking/table_edits.h"
#include "tournament/event/event.h"
#include "ui/ask/card_dialog.h"
#include "ui/ask/comparison.h"
#include "ui/ask/fact_menu.h"
#include "ui/ask/play.h"
#include "ui/ask/ruling_words.h"
#include "ui/rules/version_choice.h"

#include <functional>
#include <optional>
#include <vector>

#include <QTimer>
#include <QUrl>
#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace asking {
struct Beginning;
}

namespace ui {

class ActsPanel;
class BeginningsPanel;
struct BoxRow;
struct TableBox;
class ChipRow;
class ComparedTables;
class DocumentView;
class Drafts;
class MomentStrip;
class PlayTable;
class ScrollingLabel;
class StoryField;

/// A table on which a judge lays out a dispute, in words or card by card, plays it step by step and
/// reads the answer with its reasons at once.
class AskPage : public QWidget {
    Q_OBJECT
public:
    /// The event that is open; nullptr when there is none.
    using EventNow = std::function<const tournament::Event *()>;

    AskPage(app::CardStore cards, EventNow eventNow, Drafts &drafts, QWidget *parent = nullptr);

    /// The first time it also shows the question that was left unfinished.
    void setDay(const JudgingDay &day);
    /// Puts the focus where a dispute is typed.
    void activate();
    /// The question, the verdict and what it rests on.
    [[nodiscard]] tournament::Ruling rulingDraft() const;
    /// The table at that step, with whatever lies on it.
    void showStep(rules::TimingKind kind, std::string_view topic);
    /// What a ruling of the event recorded; nothing happens where it is none.
    void showSituation(const tournament::Ruling &ruling);

Q_SIGNALS:
    /// Back to where the user came from.
    void closed();
    /// "entry:jack-out", "card:Femme Fatale", "find:Run Step 2".
    void entryWanted(const QUrl &target);
    void rulingWanted(const tournament::Ruling &draft);
    void printWanted(const ui::RulingWords &words);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void nameParts();
    void layOut();
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QBoxLayout *makeTelling();
    [[nodiscard]] QWidget *makeTable();
    [[nodiscard]] QWidget *makeCompare();
    void connectParts();
    void connectTable();

    void say();
    void sayLine(int line, const QString &words);
    void sayMore(const QString &words);
    void edit(const QString &what, const Change &change);
    void undo();
    void redo();
    /// At the table; what was told in words stays as it is.
    void takeBack();
    void standAt(std::size_t acts);
    void begin(const asking::Beginning &beginning);
    void beginEmpty();
    void showAnew();
    void toBeginnings();
    void toTable();
    void openMenu();
    void typeInto(int key, const QString &text);
    void dropOn(const QString &object, const TableBox &target);
    /// Whether decks of the event, or of today without one, may hold a card.
    [[nodiscard]] CardDialog::Holds playedThatDay() const;
    void askForCard(const asking::Place &place);
    void askForOther(const std::string &object);
    void stateAbility();
    void change(const std::string &path);
    void follow(const QUrl &url);
    void keepLine();
    void playOnWith(bool kept);

    /// Everything, after the question became another one.
    void refresh();
    /// Of the moment in sight, with marks on what nobody said and on what an act that is looked at
    /// has changed.
    [[nodiscard]] std::vector<BoxRow> tableBoxes() const;
    /// The table alone, where the moment in sight is another one.
    void refreshTable();
    void orderTabs();
    void refreshVerdict();
    /// What stands under the tab that is open; the others wait until somebody looks.
    void refreshTab();
    void refreshAnswer();
    void refreshComparison();
    void fillCompared();
    [[nodiscard]] std::optional<Comparison> comparison() const;
    /// The keyboard goes to what the open tab shows.
    void activateTab();
    void fitHead();
    void fitVerdict();
    void refreshButtons();
    [[nodiscard]] rules::RulesVersion version() const;
    void restore();
    void restoreQuestion();
    void keep() const;

    const rules::Reference &m_reference;
    app::CardStore m_cards;
    EventNow m_eventNow;
    Drafts &m_drafts;
    Play m_play;
    std::optional<WorkedOut> m_kept;
    JudgingDay m_day;
    bool m_begun = false;
    bool m_unfolded = false;
    QTimer m_closer; ///< what the answer rests on, as soon as nobody types
    QTimer m_others; ///< what other versions answer, as soon as nobody waits for anything
    QPushButton *m_close = nullptr;
    StoryField *m_say = nullptr;
    QPushButton *m_begin = nullptr;
    QPushButton *m_next = nullptr;
    VersionChoice *m_version = nullptr;
    QLabel *m_about = nullptr;
    ChipRow *m_chips = nullptr;
    ScrollingLabel *m_verdict = nullptr;
    QLabel *m_below = nullptr; ///< the verdict: what else is said of it
    QString m_besides;         ///< whole
    QPushButton *m_copy = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_record = nullptr;
    QBoxLayout *m_telling = nullptr; ///< the story, and beside or below it the buttons
    QSplitter *m_splitter = nullptr;
    QStackedWidget *m_stack = nullptr;
    PlayTable *m_table = nullptr;
    MomentStrip *m_moment = nullptr;
    BeginningsPanel *m_beginnings = nullptr;
    QStackedWidget *m_side = nullptr; ///< what is beside the table: the tabs, or beginnings
    QTabWidget *m_tabs = nullptr;
    ActsPanel *m_acts = nullptr;
    DocumentView *m_answer = nullptr;
    QComboBox *m_compared = nullptr;
    QPushButton *m_keepLine = nullptr;
    DocumentView *m_lines = nullptr;
    ComparedTables *m_both = nullptr;
    std::optional<std::size_t>
        m_bothAt;             ///< acts after which both are shown; nothing: where they part
    QList<QWidget *> m_order; ///< of Tab, as it was put last
};

} // namespace ui
