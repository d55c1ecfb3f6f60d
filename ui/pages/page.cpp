// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page.h"

#include "ui/acts/act_desk.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"

#include <algorithm>
#include <utility>

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
    m_context.acts.perform(*this, command, done, refused);
}

void Page::refuse(const tournament::Command &command, const app::Failure &failure,
                  const std::function<void()> &done)
{
    m_context.acts.refuse(*this, command, failure, done);
}

void Page::run(ActDialog &dialog) { m_context.acts.run(dialog); }

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

std::optional<tournament::PlayerId> Page::newcomer()
{
    tournament::PlayerId newest;
    for (const auto &player : event().players)
        newest = std::max(newest, player.id);
    return std::exchange(m_newest, newest) < newest ? std::optional(newest) : std::nullopt;
}

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
    // No key that was meant for something else may press what takes something away.
    result->setFocusPolicy(act::takesAway(actionId) ? Qt::NoFocus : Qt::TabFocus);
    return result;
}

QCheckBox *Page::box(QLatin1StringView actionId)
{
    auto *result = new QCheckBox(this);
    const QAction *what = &action(actionId);
    const auto follow = [result, what] {
        result->setText(what->iconText()); // without a mnemonic: the menu has it
        result->setToolTip(what->toolTip());
        result->setEnabled(what->isEnabled());
        result->setChecked(what->isChecked());
    };
    follow();
    connect(what, &QAction::changed, result, follow);
    connect(result, &QCheckBox::clicked, what, &QAction::trigger);
    return result;
}

} // namespace ui

#include "moc_page.cpp"
