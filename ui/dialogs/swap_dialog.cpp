// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "swap_dialog.h"

#include "app/sentences/sentences.h"
#include "app/session/session.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QString tableText(const tournament::Event &event, const tournament::Match &match)
{
    const QString first = toQt(app::nameOf(event, match.p1));
    QString text = match.p2
        ? SwapDialog::tr("Table %1: %2 – %3")
              .arg(match.table)
              .arg(first, toQt(app::nameOf(event, *match.p2)))
        : SwapDialog::tr("Table %1: %2 has the bye").arg(match.table).arg(first);
    for (const auto &reason : match.why)
        text += "\n      "_L1 + toQt(app::sentence(event, reason));
    return text;
}

bool concerns(const tournament::Relaxation &relaxation,
              const std::vector<tournament::Match> &matches)
{
    return std::ranges::any_of(matches, [&](const tournament::Match &match) {
        return relaxation.first == match.p1 || relaxation.second == match.p1
            || relaxation.first == match.p2 || relaxation.second == match.p2;
    });
}

} // namespace

SwapDialog::SwapDialog(const app::Session &session, const tournament::SwapPlayers &request,
                       QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_round(request.round)
    , m_first(new QComboBox(this))
    , m_second(new QComboBox(this))
    , m_preview(new QLabel(this))
{
    setObjectName("swapDialog"_L1);
    setWindowTitle(tr("Swap two players in round %1").arg(m_round));
    for (auto *box : {m_first, m_second})
        fillPlayers(*box, session.event());
    choosePlayer(*m_first, request.first);
    choosePlayer(*m_second, request.second);
    makePreview(*m_preview, u"swapPreview"_s, tr("What the tables become"), 9);

    auto *form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    addRow(*form, tr("&First player:"), *m_first, u"swapFirst"_s);
    addRow(*form, tr("&Second player:"), *m_second, u"swapSecond"_s);
    form->addRow(m_preview);
    auto *buttons = addButtons(*this, tr("Swap"));
    m_accept = buttons->button(QDialogButtonBox::Ok);
    form->addRow(buttons);
    for (auto *box : {m_first, m_second})
        connect(box, &QComboBox::currentIndexChanged, this, &SwapDialog::look);
    setMinimumWidth(fontMetrics().averageCharWidth() * 80);
    look();
}

tournament::SwapPlayers SwapDialog::command() const
{
    return {m_round, chosenPlayer(*m_first), chosenPlayer(*m_second)};
}

QString SwapDialog::preview() const { return m_preview->text(); }

void SwapDialog::look()
{
    const auto &event = m_session.event();
    const auto change = m_session.proposeSwap(command());
    m_accept->setEnabled(change.has_value());
    if (!change) {
        m_preview->setText(failureText(change.error()));
        return;
    }
    QStringList lines;
    for (const auto &match : change->matches)
        lines.append(tableText(event, match));
    for (const auto &relaxation : change->relaxed) {
        if (concerns(relaxation, change->matches))
            lines.append(tr("Warning: %1").arg(toQt(app::sentence(event, relaxation))));
    }
    m_preview->setText(lines.join(u'\n'));
}

} // namespace ui

#include "moc_swap_dialog.cpp"
