// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "open_shared_dialog.h"

#include "ui/widgets/padded_style.h"
#include "ui/words/text.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int listedLines = 4;

DatabaseDialog::Words openWords()
{
    return {
        u"openSharedDialog"_s, OpenSharedDialog::tr("Open a shared event"),
        OpenSharedDialog::tr("An event that several desks share lies in a PostgreSQL database. "
                             "Who shared it knows its address; without one, look what is there."),
        OpenSharedDialog::tr("Open")};
}

QString listedText(const app::ListedEvent &event)
{
    QStringList parts{event.name.empty() ? OpenSharedDialog::tr("An event without an act")
                                         : toQt(event.name)};
    if (!event.date.empty())
        parts.append(toQt(event.date));
    parts.append(OpenSharedDialog::tr("%n act(s)", nullptr, static_cast<int>(event.acts)));
    if (!event.left.empty())
        //: of an event; 1 is a desk and a file
        parts.append(OpenSharedDialog::tr("goes on elsewhere: %1").arg(toQt(event.left)));
    return parts.join(u" · "_s);
}

} // namespace

OpenSharedDialog::OpenSharedDialog(app::Environment environment, const QString &address,
                                   QWidget *parent)
    : DatabaseDialog(openWords(), address, parent)
    , m_environment(std::move(environment))
    , m_look(new QPushButton(tr("&Look what is there"), this))
    , m_events(new QListWidget(this))
{
    m_look->setObjectName("lookForEvents"_L1);
    m_events->setObjectName("sharedEvents"_L1);
    m_events->setAccessibleName(tr("Events in the database"));
    m_events->setWordWrap(true);
    m_events->setAlternatingRowColors(true);
    m_events->setMinimumHeight(m_events->fontMetrics().lineSpacing() * listedLines);
    padCells(*m_events);
    auto *label = new QLabel(tr("&Events there:"), this);
    label->setBuddy(m_events);
    auto *row = new QHBoxLayout;
    row->addWidget(label, 1, Qt::AlignBottom);
    row->addWidget(m_look);
    middle().addLayout(row);
    middle().addWidget(m_events, 1);
    connect(m_look, &QPushButton::clicked, this, &OpenSharedDialog::look);
    connect(m_events, &QListWidget::itemActivated, this, &OpenSharedDialog::accept);
    connect(this, &DatabaseDialog::addressChanged, this, &OpenSharedDialog::forget);
    forget();
}

QString OpenSharedDialog::chosen() const
{
    const auto *item = m_events->currentItem();
    const QString listed = item ? item->data(Qt::UserRole).toString() : QString();
    return listed.isEmpty() ? address() : listed;
}

void OpenSharedDialog::forget()
{
    m_events->clear();
    m_events->setEnabled(false);
    m_look->setEnabled(app::canShareEvents() && !address().isEmpty());
}

void OpenSharedDialog::look()
{
    m_look->setEnabled(false);
    work(tr("Asking the server…"), [this, path = toPath(address()), by = m_environment] {
        return [this, found = app::eventsAt(path, by)] { list(found); };
    });
}

void OpenSharedDialog::list(
    const core::Expected<std::vector<app::ListedEvent>, app::Failure> &found)
{
    forget();
    if (!found) {
        say(failureText(found.error()));
        return;
    }
    for (const auto &event : *found) {
        auto *item = new QListWidgetItem(listedText(event), m_events);
        item->setData(Qt::UserRole, pathText(event.address));
        item->setToolTip(shownPath(pathText(event.address)));
    }
    if (found->empty()) {
        say(tr("There is no event in this database yet: share one there, or begin one."));
        return;
    }
    m_events->setEnabled(true);
    m_events->setCurrentRow(0);
    m_events->setFocus();
}

void OpenSharedDialog::accept()
{
    if (isWorking())
        return;
    if (parts().event.empty() && !m_events->currentItem())
        look();
    else
        QDialog::accept();
}

} // namespace ui

#include "moc_open_shared_dialog.cpp"
