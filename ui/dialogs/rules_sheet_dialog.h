// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/timing/timing.h"
#include "ui/dialogs/sheet_dialog.h"

namespace ui {

/// Sheets for the judges' table: the timing of a version of the rules, the game on one page.
class RulesSheetDialog : public SheetDialog {
    Q_OBJECT
public:
    /// Begins with the timing of that version.
    RulesSheetDialog(Prompts &prompts, const QString &folder, rules::RulesVersion version,
                     QWidget *parent);

private:
    void compose() override;

    QComboBox *m_what = nullptr;
};

} // namespace ui
