// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace ui {

class CodeView;
class InboxModel;
class PhoneHost;
class TableView;

/// The hall on phones: on or off, where, who is there, and what they say.
class PhonesPage : public Page {
    Q_OBJECT
public:
    PhonesPage(const PageContext &context, PhoneHost &host, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void activate() override;
    void updateActions() override;
    [[nodiscard]] bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *layOutHall();
    void layOutInbox(QVBoxLayout &column);
    void connectActions();
    void showHall();
    void showNetworks();
    void showInbox();
    void showSaid();
    /// The item of the selected line, 0: none that waits.
    [[nodiscard]] std::int64_t selected() const;
    void accept();
    void pickNext(int row);
    void refuse();
    void printCards();

    PhoneHost &m_host;
    InboxModel *m_model = nullptr;
    TableView *m_table = nullptr;
    QComboBox *m_network = nullptr;
    CodeView *m_code = nullptr;
    QLabel *m_address = nullptr;
    QLabel *m_state = nullptr;
    QLabel *m_guests = nullptr;  ///< who came in
    QLabel *m_warning = nullptr; ///< that printed cards lead nowhere
    QLabel *m_said = nullptr;    ///< the selected line
};

} // namespace ui
