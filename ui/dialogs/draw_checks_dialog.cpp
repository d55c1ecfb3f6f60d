// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw_checks_dialog.h"

#include "ui/widgets/dialog_parts.h"

#include <QFormLayout>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace ui {

DrawChecksDialog::DrawChecksDialog(app::Session &session, QWidget *parent)
    : ActDialog(session, u"drawChecksDialog"_s, tr("Draw players for a deck check"), parent)
    , m_count(new QSpinBox(this))
{
    addNote(tr("Everybody still playing is as likely as everybody else. The draw follows from a "
               "seed in the log: drawing again after an undo gives the same players."));
    m_count->setRange(1, std::max(1, static_cast<int>(event().players.size())));
    auto &form = addForm();
    addRow(form, tr("&Players:"), *m_count, u"drawCount"_s);
    addEnd(tr("Draw"));
    widen(60);
}

std::vector<tournament::Command> DrawChecksDialog::commands() const
{
    return {tournament::DrawDeckChecks{m_count->value(), {}}};
}

} // namespace ui

#include "moc_draw_checks_dialog.cpp"
