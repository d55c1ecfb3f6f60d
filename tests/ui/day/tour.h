// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk.h"

#include "ui/look/appearance.h"

#include <QApplication>
#include <QStyle>

#include <functional>

namespace testing {

/// What a screen of 1024x600 leaves between its panels: no page and no dialog may need more.
inline constexpr QSize smallestWindow(1000, 560);

/// Letters of that size as long as it lives.
struct Letters {
    explicit Letters(int percent) { ui::applyLetters(percent); }
    ~Letters() { ui::applyLetters(ui::smallestLetters); }
    Letters(const Letters &) = delete;
    Letters &operator=(const Letters &) = delete;
};

/// Style and letters of the program, as long as it lives.
struct AsTheProgramLooks {
    AsTheProgramLooks() : before(QApplication::style()->name()) { ui::applyAppearance(*qApp); }
    ~AsTheProgramLooks() { QApplication::setStyle(before); }
    AsTheProgramLooks(const AsTheProgramLooks &) = delete;
    AsTheProgramLooks &operator=(const AsTheProgramLooks &) = delete;
    QString before;
};

/// Whether what is visited is painted: a quarter of the way, which tours of words and sizes go
/// without.
enum class Painted { Yes, No };

/// Goes through the states of a tournament and in each of them to every page and dialog there is:
/// pages are the actions "page.…", dialogs what an action with "…" shows. A page or a dialog that
/// is new is visited without a word here. `visit` gets the window or the dialog, shown; none may be
/// larger than the screen.
void tour(const QSize &screen, const std::function<void(QWidget &, Desk &)> &visit,
          Painted painted = Painted::Yes);

/// The same for the event in this file, as it is, and to what the rules desk finds for `searched`.
/// Texts of any length may stand there: nothing is measured.
void tourEvent(const QString &file, const QSize &screen, const QString &searched,
               const std::function<void(QWidget &, Desk &)> &visit);

} // namespace testing
