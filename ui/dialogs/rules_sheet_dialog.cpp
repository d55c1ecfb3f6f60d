// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_sheet_dialog.h"

#include "ui/rules/rules_sheets.h"
#include "ui/rules/rules_text.h"
#include "ui/widgets/dialog_parts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLocale>

using namespace Qt::Literals::StringLiterals;

namespace ui {

RulesSheetDialog::RulesSheetDialog(Prompts &prompts, const QString &folder,
                                   rules::RulesVersion version, QWidget *parent)
    : SheetDialog(prompts, folder, paperOf(QLocale()), parent), m_what(new QComboBox(this))
{
    setObjectName("rulesSheetDialog"_L1);
    for (const auto &[each, word] : rules::rulesVersionWords)
        m_what->addItem(tr("Timing, %1").arg(versionText(each)), static_cast<int>(each));
    m_what->addItem(tr("The game on one page"));
    m_what->setCurrentIndex(m_what->findData(static_cast<int>(version)));
    addRow(form(), tr("&What:"), *m_what, u"printWhat"_s);
    addPaperRow();
    finish({m_what, &paperBox()});
    connect(m_what, &QComboBox::currentIndexChanged, this, &RulesSheetDialog::compose);
    compose();
}

void RulesSheetDialog::compose()
{
    const QVariant version = m_what->currentData();
    show(version.isValid()
             ? timingSheet(static_cast<rules::RulesVersion>(version.toInt()), chosenPaper())
             : playSummarySheet(chosenPaper()));
}

} // namespace ui

#include "moc_rules_sheet_dialog.cpp"
