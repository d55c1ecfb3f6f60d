// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ask/ruling_words.h"
#include "ui/dialogs/sheet_dialog.h"

namespace ui {

/// A dispute that was played out, with its table and reasons.
class RulingSheetDialog : public SheetDialog {
    Q_OBJECT
public:
    RulingSheetDialog(Prompts &prompts, const QString &folder, RulingWords words, QWidget *parent);

private:
    void compose() override;

    RulingWords m_words;
};

} // namespace ui
