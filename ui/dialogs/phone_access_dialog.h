// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/day/print_service.h"
#include "app/hall/phones.h"

#include <vector>

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace ui {

class CodeView;
class PhoneHost;
class Prompts;

/// Who may come in: ways in for staff are made here, shown once, and any way in is closed again.
class PhoneAccessDialog : public QDialog {
    Q_OBJECT
public:
    PhoneAccessDialog(PhoneHost &host, Prompts &prompts, QWidget *parent);

    /// What was made here and is to be printed.
    [[nodiscard]] const std::vector<app::PhoneCard> &toPrint() const { return m_toPrint; }

private:
    void layOut();
    void fill();
    void make();
    void revoke();
    void printLast();
    void updateButtons();

    PhoneHost &m_host;
    Prompts &m_prompts;
    QTableWidget *m_table = nullptr;
    QLineEdit *m_name = nullptr;
    QComboBox *m_role = nullptr;
    QPushButton *m_make = nullptr;
    QPushButton *m_revoke = nullptr;
    QPushButton *m_print = nullptr;
    CodeView *m_code = nullptr;
    QLabel *m_address = nullptr;
    std::vector<app::PhoneSecret> m_secrets; ///< of the lines
    app::PhoneCard m_last;
    std::vector<app::PhoneCard> m_toPrint;
};

} // namespace ui
