// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include "catalogue.h"

#include "core/english.h"
#include "ui/words/text.h"

#include <algorithm>
#include <memory>

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

const QString english = u"en"_s;

} // namespace

QList<Language> languages()
{
    return {{english, u"English"_s, "language.en"_L1},
            {u"de"_s, u"Deutsch"_s, "language.de"_L1},
            {u"fr"_s, u"Français"_s, "language.fr"_L1}};
}

QString languageFor(const QString &wanted, const QLocale &desktop)
{
    const auto known = languages();
    const auto isKnown = [&known](const QString &code) {
        return std::ranges::find(known, code, &Language::code) != known.end();
    };
    if (isKnown(wanted))
        return wanted;
    const auto preferred = desktop.uiLanguages();
    for (const QString &tag : preferred) {
        if (const QString code = tag.section(u'-', 0, 0); isKnown(code))
            return code;
    }
    return english;
}

QLocale localeFor(const QString &code, const QLocale &desktop)
{
    const QLocale locale(code);
    return locale.language() == desktop.language() ? desktop : locale;
}

Translation::Translation(const QString &code)
{
    // Of English there are the plural forms only; its sentences are the source itself.
    if (m_own.load(u":/i18n/arbiter_"_s + code + u".qm"_s))
        install(m_own);
    if (m_qt.load(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qt);
        m_installed.append(&m_qt);
    }
}

Translation::Translation(QTranslator &translator) { install(translator); }

core::English::Translator translatorOf(const std::string &code)
{
    const auto catalogue = std::make_shared<QTranslator>();
    if (code == fromQt(english) || !catalogue->load(u":/i18n/arbiter_"_s + toQt(code) + u".qm"_s))
        return {};
    return [catalogue](const char *context, const char *text, const char *many, int number) {
        return fromQt(catalogue->translate(context, text, many, number));
    };
}

void Translation::install(QTranslator &translator)
{
    QCoreApplication::installTranslator(&translator);
    m_installed.append(&translator);
    core::English::translateWith(
        [&translator](const char *context, const char *text, const char *many, int number) {
            return fromQt(translator.translate(context, text, many, number));
        });
}

Translation::~Translation()
{
    core::English::translateWith({});
    for (auto *translator : std::as_const(m_installed))
        QCoreApplication::removeTranslator(translator);
}

} // namespace ui
