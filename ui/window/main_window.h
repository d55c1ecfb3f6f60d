// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/leave_when_back.h"
#include "ui/acts/document.h"
#include "ui/look/settings.h"
#include "ui/models/rule_hits_model.h"
#include "ui/rules/version_choice.h"
#include "ui/services/event_opener.h"
#include "ui/services/event_templates.h"
#include "ui/services/services.h"
#include "ui/services/user_cards.h"

#include <QMainWindow>

class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace ui {

class ActionRegistry;
class DesktopTheme;
class Drafts;
class ElidingLabel;
class EventView;
class MessageBar;
class OverlayDesk;
class PatientOpener;
class RulesRoom;
class StartPage;
class ToolBar;

/// The frame: menus, title, status bar, and either the start page or an event.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const Services &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    void openFile(const QString &path);
    /// Closes the event, whose widgets may be half of one state and half of another, and says why.
    void closeAfter(const app::Failure &failure);
    /// Null without an event.
    [[nodiscard]] EventView *eventView() const { return m_event; }
    [[nodiscard]] ActionRegistry &actions() { return *m_actions; }
    [[nodiscard]] MessageBar &messages() { return *m_messages; }
    [[nodiscard]] const Settings &settings() const { return m_settings; }

Q_SIGNALS:
    /// Words are set when a widget is made: another language is another window.
    void languageChosen();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void connectActions();
    void connectKeys();
    /// To where typing begins on the page in sight; false where nobody takes it.
    bool giveFocusToPage();
    void newEvent(const std::optional<EventTemplate> &kind);
    void openAsked();
    void openShared();
    void share();
    /// The address of the database that was used last; empty: none yet.
    [[nodiscard]] QString lastDatabase() const;
    void importAsked();
    void demo();
    void saveCopy();
    /// The file of the open event is gone: the event goes on in a new one.
    void goOnInCopy();
    void print(app::PrintRequest request);
    void closeEventFile();
    /// Whether no act waits to be recorded, or the user gives up what waits.
    [[nodiscard]] bool mayClose();
    /// Shows the event, or why there is none. True when it is shown.
    bool adopt(OpenedEvent opened);
    void showFailure(const QString &path, const app::Failure &failure);
    void sayBackupFailed(const QString &why);
    void openBackup(const app::Backup &backup, const QString &damaged);
    void salvage(const QString &damaged);
    void connectAppearance();
    void connectLanguages();
    void chooseTheme(Theme theme);
    void chooseLetters(int percent);
    /// Start page and event anew: their widgets measured their letters when they were made.
    void remake();
    void showOpened(OpenEvent open);
    void makeStartPage();
    void runPalette();
    /// The rules desk in place of the event or the start page, and back.
    void toggleRules();
    void toggleAsk();
    void showTiming();
    void recordRuling(const tournament::Ruling &draft);
    void printRules();
    [[nodiscard]] JudgingDay judgingDay() const;
    void showRules();
    void hideRules();
    [[nodiscard]] bool inRules() const;
    void showTitle(const QString &eventName);
    void showSaved();
    /// Who has a shared event open, beside what showSaved() says.
    void showDesks();
    /// Beside which a copy is suggested; of a shared event, where its file would lie.
    [[nodiscard]] QString placeFor(const app::Session &session) const;
    /// Says to the other desks, when the server is back, that the event goes on in this file.
    void leaveWhenBack(const app::Leaving &leaving);
    void sayLeft(const app::LeaveWhenBack::Outcome &outcome);
    void showRecent();
    [[nodiscard]] QString folder() const;

    Services m_services;
    EventOpener m_opener;
    UserCards m_cards;
    PatientOpener *m_patient = nullptr;
    Settings m_settings;
    DesktopTheme *m_desktop = nullptr;
    ActionRegistry *m_actions = nullptr;
    QMenu *m_recent = nullptr;
    ToolBar *m_bar = nullptr;
    QStackedWidget *m_stack = nullptr;
    StartPage *m_start = nullptr;
    EventView *m_event = nullptr;
    RulesRoom *m_rules = nullptr; ///< made when first looked at
    Drafts *m_drafts = nullptr;   ///< of no event: of the rules desk
    QList<RuleRow> m_asked;       ///< today, the newest first
    MessageBar *m_messages = nullptr;
    QToolButton *m_next = nullptr;    ///< step, away from the Round page
    OverlayDesk *m_overlay = nullptr; ///< of the event in sight
    QLabel *m_overlayBadge = nullptr;
    QLabel *m_clock = nullptr;
    QLabel *m_saved = nullptr;
    ElidingLabel *m_desks = nullptr; ///< the others at a shared event
    /// Of events that went on in a copy, today or before.
    std::vector<std::unique_ptr<app::LeaveWhenBack>> m_leaving;
};

} // namespace ui
