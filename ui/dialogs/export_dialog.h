// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/export_event.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;

namespace ui {

/// What is written to a file for other programs and for people.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportDialog(const tournament::Event &event, QWidget *parent = nullptr);

    [[nodiscard]] app::ExportFormat format() const;
    [[nodiscard]] app::ExportOptions options() const;
    /// "standings.csv": what to call the file, behind the event's name.
    [[nodiscard]] QString fileEnding() const;
    /// The filter of the dialog that asks for the file.
    [[nodiscard]] QString filter() const;

private:
    void look();

    QComboBox *m_format = nullptr;
    QComboBox *m_round = nullptr;
    QCheckBox *m_anonymous = nullptr;
    QLabel *m_explanation = nullptr;
};

} // namespace ui
