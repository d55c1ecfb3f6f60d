// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>

class QSize;
class QWidget;

/// What must be true of every page and every dialog. `root` is a window, a dialog or a page; only
/// what is in sight counts.
namespace testing {

/// Something the user reaches and uses, not a part of such a thing.
[[nodiscard]] bool isControl(const QWidget &widget);
/// The letter that reaches something with Alt; null where there is none.
[[nodiscard]] QChar mnemonicOf(const QString &text);

/// Every control has a name for a screen reader.
void checkNames(const QWidget &root);
/// No letter reaches two things in sight, `taken` included: then it would reach neither.
void checkMnemonics(const QWidget &root, QSet<QChar> taken = {});
/// Tab goes as boxes and panes are laid out, in forms and grids from left to right, then to the row
/// below.
void checkReadingOrder(QWidget &root);
/// Every text has the room it needs, and every control stands where it can be seen or scrolled to.
void checkNothingClipped(const QWidget &root);
/// It asks for no more than such a screen has, words that wrap included.
void checkFits(const QWidget &root, const QSize &screen);
/// With the pseudo-language: every text is translated, `data` excepted.
void checkTranslated(const QWidget &root, const QStringList &data);

} // namespace testing
