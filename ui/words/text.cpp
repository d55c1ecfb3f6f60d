// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text.h"

#include "core/harmless.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ui::Text)
};

} // namespace

QString toQt(std::string_view text) { return QString::fromStdString(core::isolated(text)); }

QString fieldText(std::string_view text) { return QString::fromStdString(core::harmless(text)); }

QString withoutIsolates(const QString &shown)
{
    return fieldText(core::withoutIsolates(fromQt(shown)));
}

QStringList isolatedLines(QStringList lines)
{
    constexpr QChar firstStrongIsolate(0x2068);
    constexpr QChar endOfIsolate(0x2069);
    qsizetype open = 0; // from the lines before
    for (QString &line : lines) {
        line.prepend(QString(open, firstStrongIsolate));
        open = line.count(firstStrongIsolate) - line.count(endOfIsolate);
        line.append(QString(open, endOfIsolate));
    }
    return lines;
}

QString selectableText(QString text)
{
    static const QRegularExpression beginning(u"^(?=\\x{2068})"_s,
                                              QRegularExpression::MultilineOption);
    return text.replace(beginning, QString(QChar(0x200E))); // left-to-right mark
}

QString shownLine(const QString &text) { return toQt(core::harmlessLine(fromQt(text))); }

QString shownPath(const QString &path) { return shownLine(QDir::toNativeSeparators(path)); }

QString fileNameFor(const QString &text)
{
    static const QRegularExpression awkward(u"[\\\\/:*?\"<>|\\x00-\\x1f]+"_s);
    static const QRegularExpression hiding(u"^[.]+"_s);
    constexpr qsizetype longest = 120;
    return withoutIsolates(text).simplified().replace(awkward, u"-"_s).remove(hiding).left(longest);
}

std::filesystem::path toPath(const QString &path)
{
    return {QFile::encodeName(path).toStdString()};
}

QString pathText(const std::filesystem::path &path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.native()));
}

QString sideText(tournament::Side side)
{
    return side == tournament::Side::Corp ? Text::tr("Corp") : Text::tr("Runner");
}

QString statusText(const tournament::Player &player)
{
    const int left = player.leftAfterRound.value_or(0);
    switch (player.status) {
    case tournament::PlayerStatus::Dropped:
        return left > 0 ? Text::tr("dropped after round %1").arg(left)
                        : Text::tr("dropped before round 1");
    case tournament::PlayerStatus::Disqualified:
        return left > 0 ? Text::tr("disqualified after round %1").arg(left)
                        : Text::tr("disqualified before round 1");
    case tournament::PlayerStatus::Active:
        break;
    }
    return player.enteredAfterRound > 0
        ? Text::tr("playing since round %1").arg(player.enteredAfterRound + 1)
        : Text::tr("playing");
}

QString rulingPlaceText(const tournament::Ruling &ruling)
{
    if (ruling.round == 0)
        return Text::tr("Before round 1");
    return ruling.table > 0 ? Text::tr("Round %1, table %2").arg(ruling.round).arg(ruling.table)
                            : Text::tr("Round %1").arg(ruling.round);
}

QString refusedText(const tournament::Consents &consents)
{
    QStringList words;
    if (consents.named == tournament::Consent::No)
        words.append(Text::tr("not named"));
    if (consents.photographed == tournament::Consent::No)
        words.append(Text::tr("not photographed"));
    if (consents.streamed == tournament::Consent::No)
        words.append(Text::tr("not streamed"));
    return words.join(", "_L1);
}

QString tierText(tournament::Tier tier)
{
    switch (tier) {
    case tournament::Tier::Casual:
        return Text::tr("Casual");
    case tournament::Tier::Competitive:
        return Text::tr("Competitive");
    case tournament::Tier::Premier:
        break;
    }
    return Text::tr("Premier");
}

QString cutText(int size) { return size == 0 ? Text::tr("No cut") : Text::tr("Top %1").arg(size); }

QString lateEntryText(tournament::LateEntry late)
{
    return late == tournament::LateEntry::Losses ? Text::tr("missed rounds count as losses")
                                                 : Text::tr("missed rounds give no points");
}

QString penaltyText(tournament::PenaltyKind kind)
{
    switch (kind) {
    case tournament::PenaltyKind::Caution:
        return Text::tr("Caution");
    case tournament::PenaltyKind::GameLoss:
        return Text::tr("Game loss");
    case tournament::PenaltyKind::MatchLoss:
        return Text::tr("Match loss");
    case tournament::PenaltyKind::Removed:
        break;
    }
    return Text::tr("Removed from the event");
}

QString ruleText(const core::Citation &rule)
{
    if (rule.document.empty())
        return {};
    if (rule.section.empty())
        return toQt(rule.document);
    //: 1 is a document, 2 one of its sections
    return Text::tr("%1, “%2”").arg(toQt(rule.document), toQt(rule.section));
}

QString failureText(const app::Failure &failure)
{
    const QString rule = ruleText(failure.rule);
    const QString sentence = toQt(failure.message);
    return rule.isEmpty() ? sentence : Text::tr("%1\nRule: %2").arg(sentence, rule);
}

QString decimalText(const core::Fraction &fraction, int digits)
{
    return toQt(core::toDecimal(fraction, digits)).replace(u'.', QLocale().decimalPoint());
}

QString menuText(const QString &text) { return QString(text).replace(u'&', u"&&"_s); }

} // namespace ui
