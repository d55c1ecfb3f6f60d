// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page.h"

#include "ui/act_queue.h"
#include "ui/actions.h"
#include "ui/dialogs/act_dialog.h"
#include "ui/document.h"
#include "ui/prompts.h"
#include "ui/text.h"
#include "ui/ways_out.h"
#include "ui/widgets/message_bar.h"

namespace ui {

Page::Page(const PageContext &context, const QString &objectName, const QString &accessibleName,
           QWidget *parent)
    : QWidget(parent), m_context(context)
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
}

void Page::perform(const tournament::Command &command, const std::function<void()> &done,
                   const std::function<void()> &refused)
{
    m_context.document.acts().ask(
        *this, command,
        [this, command, done, refused](const ActQueue::Outcome &performed, bool /*late*/) {
            if (performed)
                sayDone(*performed);
            else
                refuse(command, performed.error(), done);
            if (const auto &next = performed ? done : refused)
                next();
        });
}

void Page::refuse(const tournament::Command &command, const app::Failure &failure,
                  const std::function<void()> &done)
{
    QList<MessageBar::Offer> offers;
    if (const auto confirmed = wayOut(event(), command, failure))
        offers.append(
            {confirmed->offer, [this, confirmed, done] { perform(confirmed->command, done); }});
    if (isGone(failure))
        Q_EMIT m_context.document.troubled(failure);
    else
        m_context.messages.say(failure, offers);
}

void Page::run(ActDialog &dialog)
{
    if (m_context.prompts.run(dialog))
        sayDone({});
}

void Page::sayDone(const app::Performed &performed)
{
    QString text = toQt(m_context.document.session().undoText().value_or(""));
    if (!performed.consequence.empty())
        text += QStringLiteral(" – ") + toQt(performed.consequence);
    m_context.messages.say(performed.consequence.empty() ? MessageBar::Tone::Done
                                                         : MessageBar::Tone::Warning,
                           text, {{tr("Undo"), [undo = &action(act::undo)] { undo->trigger(); }}});
}

void Page::setCurrent(bool current) { m_current = current; }

app::PrintRequest Page::printRequest() const
{
    return printing(tournament::started(event()) ? app::Paperwork::Report
                                                 : app::Paperwork::Seating);
}

app::PrintRequest Page::printing(app::Paperwork what, int round)
{
    app::PrintRequest request;
    request.what = what;
    if (round > 0)
        request.round = round;
    return request;
}

const tournament::Event &Page::event() const { return m_context.document.event(); }

bool Page::readOnly() const { return m_context.document.session().readOnlyReason().has_value(); }

QAction &Page::action(QLatin1StringView id) const { return *m_context.actions.action(id); }

void Page::chain(const QList<QWidget *> &widgets)
{
    for (qsizetype i = 1; i < widgets.size(); ++i)
        setTabOrder(widgets[i - 1], widgets[i]);
}

QToolButton *Page::button(QLatin1StringView actionId)
{
    auto *result = new QToolButton(this);
    result->setDefaultAction(&action(actionId));
    result->setToolButtonStyle(Qt::ToolButtonTextOnly);
    result->setFocusPolicy(Qt::TabFocus);
    return result;
}

} // namespace ui

#include "moc_page.cpp"
