// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "break_list.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace ui {

std::optional<std::vector<tournament::Break>> readBreaks(const QString &text)
{
    static const QRegularExpression separators(u"[,;]"_s);
    static const QRegularExpression one(u"^(\\d{1,5})\\s*[:=\\s]\\s*(\\d{1,5})$"_s);
    std::vector<tournament::Break> breaks;
    for (const QString &part : text.split(separators, Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        const auto match = one.match(part.trimmed());
        if (!match.hasMatch())
            return std::nullopt;
        breaks.push_back({match.captured(1).toInt(), match.captured(2).toInt()});
    }
    return breaks;
}

QString breaksText(const std::vector<tournament::Break> &breaks)
{
    QStringList parts;
    for (const tournament::Break &one : breaks)
        parts.append(u"%1: %2"_s.arg(one.afterRound).arg(one.minutes));
    return parts.join(", "_L1);
}

} // namespace ui
