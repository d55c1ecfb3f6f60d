// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QString>
#include <QTranslator>

namespace ui {

struct Language {
    QString code;             ///< "de"
    QString name;             ///< in its own words
    QLatin1StringView action; ///< that chooses it
};

/// The languages the window speaks.
[[nodiscard]] QList<Language> languages();
/// Which of them `wanted` is; "" and a language that is not there: the one of the desktop that
/// comes first among those we have, else English.
[[nodiscard]] QString languageFor(const QString &wanted, const QLocale &desktop);
/// How numbers and days are written in this language; as the desktop does where it speaks it, too.
[[nodiscard]] QLocale localeFor(const QString &code, const QLocale &desktop);

/// Speaks one language as long as it lives: the window, the sentences of the layers below it, and
/// the dialogs that come with Qt. One at a time, and before the window is made.
class Translation {
public:
    /// The languages that are compiled in.
    explicit Translation(const QString &code);
    /// Any other; the tests bring one that nobody speaks.
    explicit Translation(QTranslator &translator);
    ~Translation();
    Translation(const Translation &) = delete;
    Translation &operator=(const Translation &) = delete;

private:
    void install(QTranslator &translator);

    QTranslator m_own;
    QTranslator m_qt;
    QList<QTranslator *> m_installed;
};

} // namespace ui
