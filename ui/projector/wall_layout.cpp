// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wall_layout.h"

#include "ui/clock/clock_text.h"
#include "ui/projector/wall_bracket.h"
#include "ui/projector/wall_table.h"
#include "ui/words/address_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct WallLayoutWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Wall)
};

constexpr double headHeight = 0.13;
constexpr double footHeight = 0.05;
constexpr double edge = 0.025;
/// Of the foot with the code for phones: as far away as ten times its height it is read.
constexpr double hallHeight = 0.15;
/// Of the strip above the foot that names who is asked to come to the desk.
constexpr double calledHeight = 0.075;

/// The parts of a wall of that size.
struct Parts {
    Parts(const WallPicture &picture, const QSizeF &wall)
    {
        const double below = picture.hall.isEmpty() ? footHeight : hallHeight;
        const double margin = wall.height() * edge;
        const double width = wall.width() - 2 * margin;
        const double headBottom = wall.height() * headHeight;
        head = {margin, margin * 0.5, width, headBottom - margin * 0.5};
        foot = {margin, wall.height() * (1 - below), width, wall.height() * below};
        const double strip = picture.called.isEmpty() ? 0 : wall.height() * calledHeight;
        called = {0, foot.top() - strip, wall.width(), strip};
        body = {margin, headBottom + margin * 0.6, width, called.top() - headBottom - margin * 0.9};
    }
    QRectF head;
    QRectF body;
    QRectF called; ///< from edge to edge; empty: nobody is
    QRectF foot;
};

void addHead(WallSheet &sheet, const WallPicture &picture, const WallClock &clock,
             const QRectF &head)
{
    sheet.boxes.append({{0, 0, sheet.size.width(), head.bottom()}, WallFill::Head});
    // In the mode of the clock it stands in the middle of the wall, not in the corner as well.
    const bool corner = !clock.face.isEmpty() && picture.mode != WallMode::Clock;
    const double right = corner ? head.width() * 0.27 : 0;
    const QRectF left = head.adjusted(0, 0, corner ? -right - head.height() * 0.3 : 0, 0);
    const QString &large = picture.heading.isEmpty() ? picture.event : picture.heading;
    if (!picture.heading.isEmpty())
        sheet.texts.append(fitted(
            picture.event, {left.left(), left.top(), left.width(), left.height() * 0.36},
            {left.height() * 0.26, false, Qt::AlignLeft | Qt::AlignVCenter, WallInk::Quiet}));
    sheet.texts.append(fitted(
        large, {left.left(), left.top() + left.height() * 0.36, left.width(), left.height() * 0.62},
        {left.height() * 0.48, true, Qt::AlignLeft | Qt::AlignVCenter, WallInk::Text}));
    if (!corner)
        return;
    const QRectF place(head.right() - right, head.top(), right, head.height());
    if (clock.over)
        sheet.boxes.append({place.adjusted(0, place.height() * 0.02, 0, -place.height() * 0.06),
                            WallFill::Accent});
    const WallInk ink = clock.over ? WallInk::OnAccent : WallInk::Accent;
    const double inset = place.height() * 0.1;
    sheet.texts.append(fitted(
        clock.over ? WallLayoutWords::tr("Time!") : clock.face,
        {place.left() + inset, place.top(), place.width() - 2 * inset, place.height() * 0.62},
        {place.height() * 0.52, true, Qt::AlignRight | Qt::AlignVCenter, ink}));
    sheet.texts.append(fitted(clock.state,
                              {place.left() + inset, place.top() + place.height() * 0.62,
                               place.width() - 2 * inset, place.height() * 0.32},
                              {place.height() * 0.22, false, Qt::AlignRight | Qt::AlignVCenter,
                               clock.over ? WallInk::OnAccent : WallInk::Quiet}));
}

/// The code in the lower right corner, its words at its left; what of the foot is left.
QRectF addHall(WallSheet &sheet, const QString &address, const QRectF &foot)
{
    const auto code = qrCode(fromQt(address));
    if (address.isEmpty() || !code)
        return foot;
    const double side = foot.height() * 0.94;
    const QRectF place(foot.right() - side, foot.top(), side, side);
    sheet.codes.append({place, *code});
    const double width = foot.width() * 0.42;
    const QRectF words(place.left() - width - side * 0.15, foot.top(), width, side);
    const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
    sheet.texts.append(fitted(WallLayoutWords::tr("On your phone, in the network of the hall:"),
                              {words.left(), words.top() + side * 0.12, width, side * 0.3},
                              {side * 0.2, false, right, WallInk::Quiet}));
    sheet.texts.append(fitted(shortAddress(address),
                              {words.left(), words.top() + side * 0.42, width, side * 0.46},
                              {side * 0.36, true, right, WallInk::Text}));
    return {foot.left(), foot.top() + side * 0.3, words.left() - foot.left(), side * 0.4};
}

void addCalled(WallSheet &sheet, const QString &called, const QRectF &place)
{
    if (called.isEmpty())
        return;
    const double inset = place.height() * 0.14;
    sheet.boxes.append({place.adjusted(0, 0, 0, -inset), WallFill::Accent});
    sheet.texts.append(fitted(
        called, place.adjusted(3 * inset, inset, -3 * inset, -2 * inset),
        {place.height() * 0.5, true, Qt::AlignHCenter | Qt::AlignVCenter, WallInk::OnAccent}));
}

void addFoot(WallSheet &sheet, int page, int pages, const QRectF &foot)
{
    if (pages < 2)
        return;
    sheet.texts.append(
        fitted(WallLayoutWords::tr("Page %1 of %2").arg(page + 1).arg(pages), foot,
               {foot.height() * 0.55, false, Qt::AlignHCenter | Qt::AlignVCenter, WallInk::Quiet}));
    // The page in a row of bars, for those who cannot read so far.
    const double width = foot.width() * 0.3 / pages;
    for (int i = 0; i < pages; ++i)
        sheet.boxes.append({{foot.left() + i * width, foot.center().y() - foot.height() * 0.09,
                             width * 0.8, foot.height() * 0.18},
                            i == page ? WallFill::Accent : WallFill::Box});
}

void addClock(WallSheet &sheet, const WallPicture &picture, const WallClock &clock,
              const QRectF &body)
{
    const auto part = [&](double from, double to) {
        return QRectF(body.left(), body.top() + body.height() * from, body.width(),
                      body.height() * (to - from));
    };
    const Qt::Alignment middle = Qt::AlignHCenter | Qt::AlignVCenter;
    if (clock.face.isEmpty()) {
        sheet.texts.append(fitted(
            picture.round == 0 ? WallLayoutWords::tr("The clock of the round will be shown here.")
                               : WallLayoutWords::tr("The clock has not been started."),
            part(0.2, 0.8), {body.height() * 0.11, false, middle}));
        return;
    }
    const bool more = clock.over || !clock.tables.isEmpty();
    const double bottom = clock.over ? 0.36 : more ? 0.58 : 0.74;
    if (clock.over)
        sheet.boxes.append({part(0, bottom), WallFill::Accent});
    sheet.texts.append(fitted(
        clock.over ? WallLayoutWords::tr("Time!") : clock.face, part(0.01, bottom),
        {body.height() * bottom, true, middle, clock.over ? WallInk::OnAccent : WallInk::Text}));
    sheet.texts.append(fitted(clock.state, part(bottom + 0.01, bottom + 0.13),
                              {body.height() * 0.09, false, middle, WallInk::Accent}));
    QStringList lines = clock.tables;
    lines.append(clock.procedure);
    if (!lines.isEmpty())
        sheet.texts.append(fitted(lines.join(u'\n'), part(bottom + 0.15, 1),
                                  {body.height() * 0.075, false, middle, WallInk::Text}));
}

} // namespace

WallClock wallClock(const tournament::Event &event, int round, core::Timestamp now)
{
    WallClock clock;
    const auto *found = tournament::findRound(event, round);
    if (!found || !found->clock || found->clock->stopped)
        return clock;
    const auto reading = tournament::read(*found->clock, now);
    clock.face = clockFace(reading);
    clock.state = clockState(reading);
    clock.tables = extraTimeLines(event, *found, now);
    clock.over = reading.state == tournament::ClockState::Over;
    if (clock.over)
        clock.procedure = procedureLines(event, *found);
    return clock;
}

int pagesOf(const WallPicture &picture, const QSizeF &wall)
{
    const Parts parts(picture, wall);
    if (!picture.rows.isEmpty())
        return layOutTable(picture.columns, picture.rows, parts.body.size(), wall.height()).pages;
    return picture.cards.empty() ? 1 : bracketPages(picture, parts.body.size(), wall.height());
}

int linesOn(const WallPicture &picture, int page, const QSizeF &wall)
{
    if (picture.rows.isEmpty())
        return static_cast<int>(picture.cards.size()) * 2;
    return layOutTable(picture.columns, picture.rows, Parts(picture, wall).body.size(),
                       wall.height())
        .rowsOn(page, picture.rows.size());
}

WallSheet sheetOf(const WallPicture &picture, const WallClock &clock, int page, const QSizeF &wall)
{
    WallSheet sheet;
    sheet.size = wall;
    const Parts parts(picture, wall);
    addHead(sheet, picture, clock, parts.head);
    if (picture.mode == WallMode::Clock)
        addClock(sheet, picture, clock, parts.body);
    else if (!picture.rows.isEmpty())
        addTable(sheet, picture,
                 layOutTable(picture.columns, picture.rows, parts.body.size(), wall.height()), page,
                 parts.body);
    else if (!picture.cards.empty())
        addBracket(sheet, picture, page, parts.body);
    else
        sheet.texts.append(fitted(picture.text, parts.body,
                                  {wall.height() * 0.16, picture.mode == WallMode::Announcement,
                                   Qt::AlignHCenter | Qt::AlignVCenter, WallInk::Text}));
    addCalled(sheet, picture.called, parts.called);
    addFoot(sheet, page, pagesOf(picture, wall), addHall(sheet, picture.hall, parts.foot));
    return sheet;
}

} // namespace ui
