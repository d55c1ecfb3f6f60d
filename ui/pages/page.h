// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/day/print_service.h"
#include "app/session/session.h"
#include "tournament/event/change_set.h"
#include "tournament/event/command.h"

#include "ui/acts/action_registry.h"

#include <functional>

#include <QAction>
#include <QCheckBox>
#include <QToolButton>
#include <QWidget>

namespace ui {

class ActDesk;
class ActDialog;
class ClockDesk;
class Document;
class Drafts;
class EventOpener;
class MessageBar;
class Prompts;
class UserCards;

/// What every page of an open event works with; all of it outlives the page.
struct PageContext {
    Document &document;
    ActionRegistry &actions;
    Prompts &prompts;
    MessageBar &messages;
    const EventOpener &opener; ///< knows the rules profiles there are
    ClockDesk &clock;
    ActDesk &acts;
    UserCards &cards;
    Drafts &drafts;
};

/// One of the pages of the window. It shows the event and asks for changes; it holds none of it.
class Page : public QWidget {
    Q_OBJECT
public:
    Page(const PageContext &context, const QString &objectName, const QString &accessibleName,
         QWidget *parent = nullptr);

    /// Repaints what these changes touch.
    virtual void update(const tournament::ChangeSet &changes) = 0;
    /// Whether the user is looking at it.
    void setCurrent(bool current);
    /// Shows what is beside its actions as the state has it: marks, names, what is typed into.
    virtual void updateActions() { }
    /// Puts the focus where typing begins.
    virtual void activate() = 0;
    /// Starts finding, on pages where there is something to find.
    virtual void find() { activate(); }
    /// What a print of this page is about.
    [[nodiscard]] virtual app::PrintRequest printRequest() const;

Q_SIGNALS:
    /// An action of this page was asked for from another one.
    void wanted();
    /// Selection or state changed: actions are to be looked at again.
    void stateChanged();
    /// Something is to be printed that is not what the whole page is about.
    void printWanted(const app::PrintRequest &request);

protected:
    /// See ActDesk.
    void perform(const tournament::Command &command, const std::function<void()> &done = {},
                 const std::function<void()> &refused = {});
    void refuse(const tournament::Command &command, const app::Failure &failure,
                const std::function<void()> &done = {});
    void run(ActDialog &dialog);
    /// A request for this document; round 0: the one that is usual.
    [[nodiscard]] static app::PrintRequest printing(app::Paperwork what, int round = 0);
    [[nodiscard]] const tournament::Event &event() const;
    /// Nothing can be changed: the actions are disabled, and so must be what one can type into.
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] const PageContext &context() const { return m_context; }
    /// The newest of those who were registered since this was asked last, if anybody was.
    [[nodiscard]] std::optional<tournament::PlayerId> newcomer();
    [[nodiscard]] QAction &action(QLatin1StringView id) const;
    void offerIn(Context context, QWidget &widget) const
    {
        m_context.actions.offerIn(context, widget);
    }
    [[nodiscard]] QToolButton *button(QLatin1StringView actionId);
    /// Of an action that is on or off, where that is to be seen at a glance in every theme.
    [[nodiscard]] QCheckBox *box(QLatin1StringView actionId);
    /// Tab goes through these in this order.
    static void chain(const QList<QWidget *> &widgets);
    [[nodiscard]] bool isCurrent() const { return m_current; }
    /// See ActionRegistry::handle: (id, when, what) or (id, what).
    template <class... Rest>
    void onAction(QLatin1StringView id, Rest... rest)
    {
        m_context.actions.handle(id, *this, std::move(rest)...);
    }

private:
    PageContext m_context;
    bool m_current = false;
    tournament::PlayerId m_newest;
};

} // namespace ui
