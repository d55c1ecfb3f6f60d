// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/projector/wall_layout.h"
#include "ui/projector/wall_theme.h"

#include <QObject>

class QTimer;

namespace tournament {
struct ChangeSet;
}

namespace ui {

class ClockDesk;
class Document;
struct Settings;

/// How fast the pages of a list turn by themselves.
enum class PageSpeed { Slow, Normal, Fast };

/// What is on the wall: the picture, its page, and whether it is blank or frozen. Wall and
/// miniature draw the same sheet.
class Projector : public QObject {
    Q_OBJECT
public:
    Projector(Document &document, ClockDesk &clock, Settings &settings, QObject *parent);

    [[nodiscard]] WallMode mode() const { return m_mode; }
    void setMode(WallMode mode);
    [[nodiscard]] const QString &announcement() const { return m_announcement; }
    void setAnnouncement(const QString &text);
    [[nodiscard]] bool blank() const { return m_blank; }
    void setBlank(bool blank);
    /// The picture and its page stay as they are; the clock goes on.
    [[nodiscard]] bool frozen() const { return m_frozen; }
    void setFrozen(bool frozen);
    [[nodiscard]] WallTheme theme() const;
    void setDark(bool dark);
    [[nodiscard]] PageSpeed speed() const;
    void setSpeed(PageSpeed speed);
    /// Where phones find the hall, for a corner of every picture; empty: nowhere. Who reads a dead
    /// address is helped less than by none: it changes on a frozen wall, too.
    void setHall(const QString &address);
    /// Who is asked to come to the desk: named below every picture, a frozen one, too.
    [[nodiscard]] const std::vector<tournament::PlayerId> &called() const { return m_called; }
    void setCalled(std::vector<tournament::PlayerId> players);
    void setWallSize(const QSizeF &size);

    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] int pages() const { return m_pages; }
    void turn(int by);
    /// How long this page stands: what its lines take to be looked through.
    [[nodiscard]] int pageMilliseconds() const;

    [[nodiscard]] const WallSheet &sheet() const { return m_sheet; }

Q_SIGNALS:
    void changed();
    void announcementChanged();
    void calledChanged();

private:
    void update(const tournament::ChangeSet &changes);
    void takePicture();
    [[nodiscard]] QString calledText() const;
    void layOutPages();
    void draw();
    void tick();
    [[nodiscard]] const tournament::Standings &publicStandings() const;

    Document &m_document;
    ClockDesk &m_clock;
    Settings &m_settings;
    WallMode m_mode = WallMode::Pairings;
    QString m_announcement;
    QString m_hall;
    std::vector<tournament::PlayerId> m_called;
    bool m_blank = false;
    bool m_frozen = false;
    QSizeF m_size{1920, 1080};
    WallPicture m_picture;
    int m_page = 0;
    int m_pages = 1;
    WallClock m_shownClock;
    WallSheet m_sheet;
    QTimer *m_turning = nullptr;
};

} // namespace ui
