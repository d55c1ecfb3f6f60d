// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/sheet_dialog.h"

class QCheckBox;

namespace app {
class Session;
}

namespace ui {

/// The documents of an event.
class PrintDialog : public SheetDialog {
    Q_OBJECT
public:
    PrintDialog(Prompts &prompts, const app::Session &session, const app::PrintRequest &request,
                QWidget *parent);

    /// The size that was chosen; unset while it is the one of the locale.
    [[nodiscard]] std::optional<app::PaperSize> paper() const { return m_request.paper; }

private:
    void layOut();
    void fillRounds();
    [[nodiscard]] QString roundText(const tournament::Round &round) const;
    void fillDecks();
    [[nodiscard]] std::vector<tournament::PlayerId> chosenPlayers() const;
    void choose(); ///< another document
    void compose() override;

    const app::Session &m_session;
    app::PrintRequest m_request;
    QComboBox *m_what = nullptr;
    QComboBox *m_round = nullptr;
    QComboBox *m_players = nullptr;
    QComboBox *m_order = nullptr;
    QCheckBox *m_penalties = nullptr;
};

} // namespace ui
