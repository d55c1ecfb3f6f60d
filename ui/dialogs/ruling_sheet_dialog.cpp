// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_sheet_dialog.h"

#include <QComboBox>
#include <QLocale>

#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace ui {

RulingSheetDialog::RulingSheetDialog(Prompts &prompts, const QString &folder, RulingWords words,
                                     QWidget *parent)
    : SheetDialog(prompts, folder, paperOf(QLocale()), parent), m_words(std::move(words))
{
    setObjectName("rulingSheetDialog"_L1);
    addPaperRow();
    finish({&paperBox()});
    compose();
}

void RulingSheetDialog::compose() { show(rulingSheets(m_words, chosenPaper())); }

} // namespace ui

#include "moc_ruling_sheet_dialog.cpp"
