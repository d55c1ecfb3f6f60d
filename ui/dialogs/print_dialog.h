// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace app {
class Session;
}

namespace ui {

class Prompts;
class SheetView;

/// What goes on paper, page by page, before it does: on a printer or into a PDF.
class PrintDialog : public QDialog {
    Q_OBJECT
public:
    PrintDialog(Prompts &prompts, const app::Session &session, const app::PrintRequest &request,
                QWidget *parent);

    /// The size that was chosen; unset while it is the one of the locale.
    [[nodiscard]] std::optional<app::PaperSize> paper() const { return m_request.paper; }

private:
    void fill();
    void layOut();
    [[nodiscard]] QVBoxLayout *choices();
    [[nodiscard]] QWidget *preview();
    void fillRounds();
    void fillDecks();
    [[nodiscard]] std::vector<tournament::PlayerId> chosenPlayers() const;
    void choose();  ///< another document
    void compose(); ///< the pages of what is chosen
    void showPage();
    void savePdf();
    void sendToPrinter();
    void say(const QString &text);

    Prompts &m_prompts;
    const app::Session &m_session;
    app::PrintRequest m_request;
    Printout m_printout;
    QComboBox *m_what = nullptr;
    QComboBox *m_round = nullptr;
    QComboBox *m_paper = nullptr;
    QComboBox *m_players = nullptr;
    QComboBox *m_order = nullptr;
    QComboBox *m_zoom = nullptr;
    QCheckBox *m_penalties = nullptr;
    QFormLayout *m_form = nullptr;
    QLabel *m_message = nullptr;
    SheetView *m_view = nullptr;
    QSpinBox *m_page = nullptr;
    QLabel *m_pages = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace ui
