// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QRect>
#include <QString>

namespace testing {

struct TestScreen {
    QLatin1StringView name;
    QRect place;
};

inline constexpr QLatin1StringView deskName{"Desk"};
inline constexpr QLatin1StringView wallName{"Projector"};
inline const TestScreen deskScreen{deskName, {0, 0, 1280, 800}};
inline const TestScreen wallScreen{wallName, {1280, 0, 1920, 1080}};

/// What Qt's offscreen platform reads: the screens that are plugged in.
inline QJsonObject screens(const std::initializer_list<TestScreen> &plugged)
{
    QJsonArray list;
    for (const auto &[name, place] : plugged)
        list.append(QJsonObject{{QStringLiteral("name"), QString(name)},
                                {QStringLiteral("x"), place.x()},
                                {QStringLiteral("y"), place.y()},
                                {QStringLiteral("width"), place.width()},
                                {QStringLiteral("height"), place.height()},
                                {QStringLiteral("logicalDpi"), 96},
                                {QStringLiteral("logicalBaseDpi"), 96},
                                {QStringLiteral("dpr"), 1}});
    return {{QStringLiteral("screens"), list},
            {QStringLiteral("synchronousWindowSystemEvents"), true}};
}

} // namespace testing
