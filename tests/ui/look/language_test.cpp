// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "core/english.h"
#include "support/places.h"
#include "ui/look/language.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

using namespace Qt::Literals::StringLiterals;

namespace {

struct Message {
    QString context;
    QString source;
    QString many; ///< of the sentences below the window: the English plural
    bool numerus = false;
    QStringList translations; ///< one, or one a plural form
};

QList<Message> readCatalogue(const QString &path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto name = xml.name();
        if (name == "name"_L1)
            context = xml.readElementText();
        else if (name == "message"_L1)
            messages.append({context, {}, {}, xml.attributes().hasAttribute("numerus"_L1), {}});
        else if (name == "source"_L1)
            messages.last().source = xml.readElementText();
        else if (name == "comment"_L1)
            messages.last().many = xml.readElementText();
        else if (name == "numerusform"_L1 || (name == "translation"_L1 && !messages.last().numerus))
            messages.last().translations.append(xml.readElementText());
    }
    CHECK_FALSE(xml.hasError());
    return messages;
}

/// What a text leaves open: %1, {who}; of {zone.in} the name alone, as another language has another
/// form there.
QSet<QString> places(const QString &text)
{
    static const QRegularExpression place(u"%L?\\d|\\{[a-z]+(\\.(of|to|in|from))?\\}"_s);
    QSet<QString> found;
    for (auto match = place.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured().section(u'.', 0, 0).remove(u'}'));
    return found;
}

} // namespace

TEST_CASE("the window speaks the language chosen, else the first the desktop knows")
{
    const QLocale swiss(QLocale::French, QLocale::Switzerland);
    CHECK(ui::languageFor({}, swiss) == u"fr"_s);
    CHECK(ui::languageFor(u"de"_s, swiss) == u"de"_s);
    CHECK(ui::languageFor(u"xx"_s, swiss) == u"fr"_s);
    CHECK(ui::languageFor({}, QLocale(QLocale::Welsh)) == u"en"_s);
    CHECK(ui::languageFor({}, QLocale::c()) == u"en"_s);
}

TEST_CASE("every language is compiled in and offered by its own name")
{
    QDir folder(QString::fromStdString((support::checkout() / "translations").string()));
    QStringList files;
    for (const auto &language : ui::languages()) {
        CAPTURE(language.code);
        CHECK(QFile::exists(u":/i18n/arbiter_"_s + language.code + u".qm"_s));
        CHECK_FALSE(language.name.isEmpty());
        files.append(u"arbiter_"_s + language.code + u".ts"_s);
    }
    files.sort();
    CHECK(folder.entryList({u"*.ts"_s}, QDir::Files, QDir::Name) == files);
}

TEST_CASE("one is told from many in English")
{
    const auto points = [](int number) {
        return QCoreApplication::translate("ui::ProfileText", "%n point(s)", nullptr, number);
    };
    CHECK(points(1) == u"1 point"_s);
    CHECK(points(2) == u"2 points"_s);
}

TEST_CASE("a decimal is written as its language does")
{
    const core::Fraction average(41, 16);
    CHECK(ui::decimalText(average, 3) == u"2.563"_s);
    QLocale::setDefault(QLocale::German);
    CHECK(ui::decimalText(average, 3) == u"2,563"_s);
    CHECK(ui::decimalText(average, 0) == u"3"_s);
    QLocale::setDefault(QLocale::c());
}

TEST_CASE("every translation has the places of its text, and nothing else")
{
    for (const auto &language : ui::languages()) {
        const auto messages = readCatalogue(
            QString::fromStdString((support::checkout() / "translations"
                                    / ("arbiter_" + language.code.toStdString() + ".ts"))
                                       .string()));
        CHECK_FALSE(messages.isEmpty());
        for (const auto &message : messages) {
            CAPTURE(language.code, message.context, message.source);
            const auto expected = places(message.source);
            for (const auto &translation : message.translations) {
                if (translation.isEmpty())
                    continue; // scripts/translate counts them
                CAPTURE(translation);
                // The number itself may be left out of a plural form: "one player".
                const QSet<QString> n{u"{n"_s};
                CHECK(places(translation) - n == expected - n);
                CHECK(translation.count(u'&') - 2 * translation.count(u"&&"_s)
                      == message.source.count(u'&') - 2 * message.source.count(u"&&"_s));
                CHECK(translation.endsWith(u'…') == message.source.endsWith(u'…'));
                CHECK(translation.endsWith(u'\n') == message.source.endsWith(u'\n'));
            }
        }
    }
}

TEST_CASE("sentences from below the window are translated with it")
{
    const auto bye = [] { return core::English::tr("bye"); };
    REQUIRE(bye() == "bye");
    class Upside : public QTranslator {
    public:
        [[nodiscard]] QString translate(const char *context, const char *text, const char *many,
                                        int number) const override
        {
            return QString::fromLatin1(context) + u'/' + QString::fromLatin1(text) + u'/'
                + QString::fromLatin1(many) + u'/' + QString::number(number);
        }
        [[nodiscard]] bool isEmpty() const override { return false; }
    } upside;
    {
        const ui::Translation translation(upside);
        CHECK(bye() == "English/bye//-1");
        CHECK(core::English::tr("{n} game", "{n} games", 3) == "English/3 game/3 games/3");
        CHECK(QCoreApplication::translate("ui::Text", "Casual") == u"ui::Text/Casual//-1"_s);
    }
    CHECK(bye() == "bye");
}
