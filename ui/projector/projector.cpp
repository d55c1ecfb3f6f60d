// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "projector.h"

#include "ui/acts/document.h"
#include "ui/clock/clock_desk.h"
#include "ui/look/settings.h"
#include "ui/words/text.h"

#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

// Somebody who looks for his name in a list by the alphabet skims a line in about a third of a
// second, and needs a moment to find where the page begins.
constexpr double firstLook = 3000;
constexpr double perLine = 350;

double factor(PageSpeed speed)
{
    switch (speed) {
    case PageSpeed::Slow:
        return 1.6;
    case PageSpeed::Normal:
        return 1;
    case PageSpeed::Fast:
        break;
    }
    return 0.6;
}

} // namespace

Projector::Projector(Document &document, ClockDesk &clock, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_clock(clock)
    , m_settings(settings)
    , m_turning(new QTimer(this))
{
    m_turning->setObjectName("turning"_L1);
    m_turning->setSingleShot(true);
    connect(m_turning, &QTimer::timeout, this, [this] { turn(1); });
    connect(&document, &Document::changed, this, &Projector::update);
    connect(&clock, &ClockDesk::ticked, this, &Projector::tick);
    takePicture();
}

WallTheme Projector::theme() const { return {m_settings.wallDark}; }

void Projector::setDark(bool dark)
{
    m_settings.wallDark = dark;
    Q_EMIT changed();
}

PageSpeed Projector::speed() const { return static_cast<PageSpeed>(m_settings.wallSpeed); }

void Projector::setSpeed(PageSpeed speed)
{
    m_settings.wallSpeed = static_cast<int>(speed);
    m_turning->start(pageMilliseconds());
}

void Projector::setMode(WallMode mode)
{
    m_mode = mode;
    m_page = 0;
    if (!m_frozen)
        takePicture();
}

void Projector::setAnnouncement(const QString &text)
{
    m_announcement = text;
    if (m_mode == WallMode::Announcement && !m_frozen)
        takePicture();
    Q_EMIT announcementChanged();
}

void Projector::setBlank(bool blank)
{
    m_blank = blank;
    Q_EMIT changed();
}

void Projector::setFrozen(bool frozen)
{
    m_frozen = frozen;
    if (frozen) {
        m_turning->stop();
        Q_EMIT changed();
    } else {
        takePicture();
    }
}

void Projector::setHall(const QString &address)
{
    if (m_hall == address)
        return;
    m_hall = address;
    m_picture.hall = address;
    layOutPages();
}

void Projector::setCalled(std::vector<tournament::PlayerId> players)
{
    if (m_called == players)
        return;
    m_called = std::move(players);
    m_picture.called = calledText();
    layOutPages();
    Q_EMIT calledChanged();
}

QString Projector::calledText() const
{
    QStringList names;
    for (const auto id : m_called)
        if (const auto *player = tournament::findPlayer(m_document.event(), id))
            names.append(toQt(player->name));
    //: 1 are names of players
    return names.isEmpty() ? QString()
                           : tr("Please come to the desk: %1").arg(names.join(u" · "_s));
}

void Projector::setWallSize(const QSizeF &size)
{
    if (size == m_size || size.isEmpty())
        return;
    m_size = size;
    layOutPages();
}

void Projector::update(const tournament::ChangeSet &changes)
{
    const bool touched = changes.everything || changes.details || changes.pairings
        || changes.standings || changes.bracket || changes.decks || !changes.players.empty()
        || !changes.matches.empty() || (changes.clock && m_mode == WallMode::Schedule);
    if (touched && !m_frozen)
        takePicture();
}

void Projector::takePicture()
{
    const auto &event = m_document.event();
    switch (m_mode) {
    case WallMode::Roster:
        m_picture = rosterPicture(event);
        break;
    case WallMode::Pairings:
        m_picture = pairingsPicture(event);
        break;
    case WallMode::Standings:
        m_picture = standingsPicture(event, publicStandings());
        break;
    case WallMode::Bracket:
        m_picture = bracketPicture(event);
        break;
    case WallMode::Clock:
        m_picture = clockPicture(event);
        break;
    case WallMode::Schedule:
        m_picture = schedulePicture(event, m_clock.now());
        break;
    case WallMode::Announcement:
        m_picture = announcementPicture(event, m_announcement);
        break;
    }
    m_picture.hall = m_hall;
    m_picture.called = calledText();
    layOutPages();
}

/// A round that is being prepared is not said to be playing.
const tournament::Standings &Projector::publicStandings() const
{
    const auto *prepared = tournament::preparedRound(m_document.event());
    return m_document.session().standings(prepared ? std::optional(prepared->number - 1)
                                                   : std::nullopt);
}

void Projector::layOutPages()
{
    m_pages = pagesOf(m_picture, m_size);
    m_page = std::min(m_page, m_pages - 1);
    if (!m_frozen)
        m_turning->start(pageMilliseconds());
    draw();
}

int Projector::pageMilliseconds() const
{
    return static_cast<int>((firstLook + perLine * linesOn(m_picture, m_page, m_size))
                            * factor(speed()));
}

void Projector::turn(int by)
{
    m_page = (m_page + by + m_pages) % m_pages;
    if (!m_frozen)
        m_turning->start(pageMilliseconds());
    if (m_pages > 1)
        draw();
}

void Projector::tick()
{
    if (m_mode == WallMode::Schedule && !m_frozen
        && schedulePicture(m_document.event(), m_clock.now()).rows != m_picture.rows)
        takePicture();
    if (wallClock(m_document.event(), m_picture.round, m_clock.now()) != m_shownClock)
        draw();
}

void Projector::draw()
{
    m_shownClock = wallClock(m_document.event(), m_picture.round, m_clock.now());
    m_sheet = sheetOf(m_picture, m_shownClock, m_page, m_size);
    Q_EMIT changed();
}

} // namespace ui

#include "moc_projector.cpp"
