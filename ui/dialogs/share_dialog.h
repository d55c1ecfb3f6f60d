// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/sharing.h"
#include "ui/dialogs/database_dialog.h"

namespace ui {

/// Copies the open event into a database, where other desks open it.
class ShareDialog : public DatabaseDialog {
    Q_OBJECT
public:
    /// `environment`: who shares it.
    ShareDialog(const app::Session &session, app::Environment environment, const QString &address,
                QWidget *parent);

    /// Once accepted.
    [[nodiscard]] const app::SharedFile &shared() const { return m_shared; }
    void accept() override;

private:
    std::filesystem::path m_file;
    app::Environment m_environment;
    app::SharedFile m_shared;
};

} // namespace ui
