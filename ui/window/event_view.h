// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/acts/document.h"
#include "ui/pages/page.h"
#include "ui/projector/wall_window.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QLabel;
class QListWidget;
class QStackedWidget;
class QTimer;

namespace ui {

class PhoneHost;
class PlayersPage;
class Projector;

/// An open event: its pages, the way between them, and undo.
class EventView : public QWidget {
    Q_OBJECT
public:
    EventView(OpenEvent open, ActionRegistry &actions, Prompts &prompts, MessageBar &messages,
              const EventOpener &opener, UserCards &cards, Settings &settings,
              const core::Clock &steady, QWidget *parent = nullptr);
    ~EventView() override;

    [[nodiscard]] Document &document() { return *m_document; }
    [[nodiscard]] ActDesk &acts() { return *m_acts; }
    [[nodiscard]] Drafts &drafts() { return *m_drafts; }
    [[nodiscard]] PhoneHost &phones() { return *m_phones; }
    /// The names of the pages on which something is typed and not entered.
    [[nodiscard]] QStringList draftPlaces() const;
    /// What a print of the page in sight is about.
    [[nodiscard]] app::PrintRequest printRequest() const
    {
        return withHall(currentPage().printRequest());
    }
    /// By the id of the action that leads there.
    void showPage(QLatin1StringView id);
    [[nodiscard]] QLatin1StringView page() const;
    /// Puts the focus where typing begins on the page in sight.
    void activate();
    /// The same, where a page is in sight; else false.
    bool takeFocus();
    /// Takes the view down and gives the event to another one.
    [[nodiscard]] OpenEvent release();

Q_SIGNALS:
    void titleChanged(const QString &title);
    void printWanted(const app::PrintRequest &request);
    /// The file is gone: the event as it is known is to go on in another one.
    void copyWanted();
    /// What the status bar says of the clock; empty while none is in use.
    void clockChanged(const QString &badge);
    /// Whether all is saved where it was opened, and entered: see Document and Drafts.
    void savedChanged();
    void pageShown(QLatin1StringView id);

private:
    struct PageEntry {
        QLatin1StringView id; ///< of the action that leads there
        Page *page = nullptr;
    };

    void takeDown();
    void layOut();
    void addPages(const EventOpener &opener, UserCards &cards);
    void addPage(QLatin1StringView id, Page *page);
    [[nodiscard]] int indexOf(QLatin1StringView id) const;
    [[nodiscard]] Page &page(QLatin1StringView id) const;
    [[nodiscard]] Page &currentPage() const;
    void connectActions();
    void changed(const tournament::ChangeSet &changes);
    void pageChanged();
    void updateActions();
    void nameNextStep();
    void connectDocument();
    void connectPhones();
    void connectAnnouncements();
    void takeAnnouncement();
    /// Whether everybody of the selection of the page Players is called to the desk.
    [[nodiscard]] bool areCalled() const;
    void callSelected(bool on);
    /// With where phones find this event.
    [[nodiscard]] app::PrintRequest withHall(app::PrintRequest request) const;
    void tellTrouble(const app::Failure &failure);
    void tellStuck(const app::Failure &failure);

    ActionRegistry &m_actions;
    Prompts &m_prompts;
    MessageBar &m_messages;
    Document *m_document = nullptr;
    Drafts *m_drafts = nullptr;
    ActDesk *m_acts = nullptr;
    ClockDesk *m_clock = nullptr;
    PhoneHost *m_phones = nullptr;
    Projector *m_projector = nullptr;
    std::unique_ptr<WallWindow> m_wall;
    PlayersPage *m_players = nullptr;
    QTimer *m_announcing = nullptr; ///< until the announcement for phones is typed
    QLabel *m_readOnly = nullptr;   ///< stays while nothing can be changed
    QListWidget *m_navigation = nullptr;
    QStackedWidget *m_stack = nullptr;
    bool m_updating = false;
    QString m_told;           ///< about the file; taken back when it is itself again
    QList<PageEntry> m_pages; ///< from top to bottom
};

} // namespace ui
