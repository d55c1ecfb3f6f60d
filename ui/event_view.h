// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document.h"
#include "ui/pages/page.h"

#include <array>

#include <QWidget>

class QLabel;
class QListWidget;
class QStackedWidget;

namespace ui {

/// An open event: its pages, the way between them, and undo.
class EventView : public QWidget {
    Q_OBJECT
public:
    EventView(std::unique_ptr<app::Session> session, ActionRegistry &actions, Prompts &prompts,
              MessageBar &messages, const EventOpener &opener, QWidget *parent = nullptr);
    ~EventView() override;

    [[nodiscard]] Document &document() { return *m_document; }
    void showPage(int index);
    [[nodiscard]] int page() const;

Q_SIGNALS:
    void titleChanged(const QString &title);

private:
    static constexpr std::size_t pageCount = 6;

    void layOut();
    void addPages(const PageContext &context);
    void connectActions();
    void changed(const tournament::ChangeSet &changes);
    void pageChanged();
    void updateActions();
    void updateHistory();
    void enterResult();
    void undo();
    void redo();

    ActionRegistry &m_actions;
    Prompts &m_prompts;
    MessageBar &m_messages;
    Document *m_document = nullptr;
    QLabel *m_readOnly = nullptr; ///< stays while nothing can be changed
    QListWidget *m_navigation = nullptr;
    QStackedWidget *m_stack = nullptr;
    std::array<Page *, pageCount> m_pages{};
};

} // namespace ui
