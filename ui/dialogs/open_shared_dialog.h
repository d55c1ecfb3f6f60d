// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/sharing.h"
#include "ui/dialogs/database_dialog.h"

class QListWidget;

namespace ui {

/// An event that several desks share: by the address somebody sent, or one of those that lie in a
/// database.
class OpenSharedDialog : public DatabaseDialog {
    Q_OBJECT
public:
    /// `environment`: who asks.
    OpenSharedDialog(app::Environment environment, const QString &address, QWidget *parent);

    /// By which the chosen event is opened.
    [[nodiscard]] QString chosen() const;
    /// Where no event is named or chosen yet, those that are there are shown first.
    void accept() override;

private:
    void look();
    void list(const core::Expected<std::vector<app::ListedEvent>, app::Failure> &found);
    void forget();

    app::Environment m_environment;
    QPushButton *m_look = nullptr;
    QListWidget *m_events = nullptr;
};

} // namespace ui
