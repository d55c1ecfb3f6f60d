// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the view of an event has to do with the hall: phones, who is called, what is announced.
#include "event_view.h"

#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/pages/players_page.h"
#include "ui/phones/phone_host.h"
#include "ui/projector/projector.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QAction>
#include <QListWidget>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace ui {

namespace {

constexpr auto pauseInTyping = std::chrono::milliseconds(1500);

} // namespace

void EventView::connectPhones()
{
    const auto count = [this] {
        const int waiting = m_phones->waiting();
        const QString name = page(act::pagePhones).accessibleName();
        //: 1 is the name of a page, 2 how many things wait there
        m_navigation->item(indexOf(act::pagePhones))
            ->setText(waiting == 0 ? name : tr("%1 (%2)").arg(name).arg(waiting));
    };
    count();
    connect(m_phones, &PhoneHost::inboxChanged, this, count);
    connect(m_phones, &PhoneHost::hallChanged, this,
            [this] { m_projector->setHall(m_phones->address()); });
    connect(m_phones, &PhoneHost::told, this, [this](const QString &text, bool warning) {
        m_messages.say(warning ? MessageBar::Tone::Warning : MessageBar::Tone::Done, text);
    });
}

void EventView::connectAnnouncements()
{
    m_announcing->setSingleShot(true);
    connect(m_announcing, &QTimer::timeout, this, [this] {
        m_phones->announce(m_projector->announcement());
        updateActions();
    });
    m_actions.handle(
        act::phonesAnnounce, *this,
        [this] {
            return m_projector // not taken down
                && (!m_projector->announcement().isEmpty() || !m_phones->announced().isEmpty());
        },
        [this](bool on) {
            m_phones->announce(on ? m_projector->announcement() : QString());
            updateActions();
        });
    // What is typed further is told when it seems to be whole.
    connect(m_projector, &Projector::announcementChanged, this, [this] {
        if (!m_phones->announced().isEmpty())
            m_announcing->start(pauseInTyping);
        updateActions();
    });
    m_actions.handle(
        act::playerCall, *this,
        [this] {
            return m_players && m_stack->currentWidget() == m_players
                && !m_players->selected().empty();
        },
        [this](bool on) { callSelected(on); });
    connect(m_projector, &Projector::calledChanged, this,
            [this] { m_phones->call(m_projector->called()); });
    // By another desk, or before the program was started.
    connect(m_phones, &PhoneHost::calledChanged, this,
            [this] { m_projector->setCalled(m_phones->called()); });
    connect(m_phones, &PhoneHost::announcedChanged, this, &EventView::takeAnnouncement);
    m_projector->setCalled(m_phones->called());
    takeAnnouncement();
}

void EventView::takeAnnouncement()
{
    const QString announced = m_phones->announced();
    if (!announced.isEmpty() && announced != m_projector->announcement())
        m_projector->setAnnouncement(announced);
    updateActions();
}

bool EventView::areCalled() const
{
    const auto selected = m_players ? m_players->selected() : std::vector<tournament::PlayerId>();
    return !selected.empty() && std::ranges::all_of(selected, [this](tournament::PlayerId player) {
        return std::ranges::find(m_projector->called(), player) != m_projector->called().end();
    });
}

void EventView::callSelected(bool on)
{
    auto called = m_projector->called();
    for (const auto player : m_players->selected()) {
        std::erase(called, player);
        if (on)
            called.push_back(player);
    }
    m_projector->setCalled(std::move(called));
    updateActions();
}

app::PrintRequest EventView::withHall(app::PrintRequest request) const
{
    request.hall = fromQt(m_phones->address());
    return request;
}

} // namespace ui
