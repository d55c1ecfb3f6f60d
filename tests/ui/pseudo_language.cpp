// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pseudo_language.h"

#include <algorithm>

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

constexpr QChar open(0x27e6);
constexpr QChar close(0x27e7);

QChar accented(QChar letter)
{
    static const QString plain = u"aceginosuyzACEGINOSUYZ"_s;
    static const QString strange = u"àçéğîñôšüýžÀÇÉĞÎÑÔŠÜÝŽ"_s;
    const auto at = plain.indexOf(letter);
    return at < 0 ? letter : strange[at];
}

/// What must stay as it is: %1, %n, {who}, <b>, &amp; and the letter behind an ampersand.
const QRegularExpression &fixedPart()
{
    static const QRegularExpression part(
        u"%L?\\d+|%L?n|\\{[a-z]+\\}|<[^<>]*>|&[a-z]+;|&.|\\(\\*[^)]*\\)|\\n"_s);
    return part;
}

} // namespace

QString pseudo(const QString &text)
{
    QString result;
    qsizetype letters = 0;
    qsizetype at = 0;
    const auto translate = [&](qsizetype end) {
        for (; at < end; ++at) {
            letters += text[at].isLetter() ? 1 : 0;
            result += accented(text[at]);
        }
    };
    for (auto parts = fixedPart().globalMatch(text); parts.hasNext();) {
        const auto part = parts.next();
        translate(part.capturedStart());
        result += part.captured();
        at = part.capturedEnd();
    }
    translate(text.size());
    // In words of five, so that a line can be broken where those of other languages are.
    for (qsizetype i = 0; i < (letters * 2 + 4) / 5; ++i)
        result += i % 6 == 0 ? u' ' : u'ö';
    return open + result + close;
}

QString PseudoLanguage::translate(const char *context, const char *text, const char *many,
                                  int number) const
{
    // The names of keys are written as the keyboard has them.
    if (QLatin1StringView(context) == "QShortcut"_L1 || text == nullptr || *text == '\0')
        return {};
    // Of the sentences below the window the plural comes along.
    const bool plural = QLatin1StringView(context) == "English"_L1 && many && number != 1;
    return pseudo(QString::fromUtf8(plural ? many : text));
}

QString untranslated(const QString &text, const QStringList &data)
{
    static const QRegularExpression tag(u"<[^<>]*>"_s);
    static const QRegularExpression bracket(u"\u27e6[^\u27e6\u27e7]*\u27e7"_s);
    static const QRegularExpression key(
        u"\\b((Ctrl|Shift|Alt)\\+)+\\S+|\\b(F\\d+|Del|Esc|Enter|Return|Tab)\\b"_s);
    static const QRegularExpression path(u"^\\s*/.*$"_s, QRegularExpression::MultilineOption);
    QString rest = QString(text).remove(tag).remove(path);
    if (rest.contains(u'…')) // shortened, and the ends of what was shortened went with it
        rest += QString(std::max<qsizetype>(0, rest.count(open) - rest.count(close)), close);
    for (qsizetype size = -1; size != rest.size();) {
        size = rest.size();
        rest.remove(bracket);
    }
    const auto hasLetters = [&rest] {
        return std::ranges::any_of(rest, [](QChar c) { return c.isLetter(); });
    };
    if (!hasLetters())
        return {}; // most texts; data costs time
    QStringList longestFirst = data;
    std::ranges::sort(longestFirst, std::ranges::greater(), &QString::size);
    for (const auto &word : longestFirst) {
        if (!word.isEmpty())
            rest.remove(word);
    }
    rest.remove(key);
    return hasLetters() ? rest.trimmed() : QString();
}

} // namespace testing
