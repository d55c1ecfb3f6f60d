// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "appearance.h"

#include "ui/look/desk_style.h"

#include <algorithm>

#include <QApplication>
#include <QLabel>
#include <QStyle>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr double leastPointSize = 10.5;

} // namespace

void applyAppearance(QApplication &application)
{
    const QString name = application.style()->name();
    QApplication::setStyle(new DeskStyle(name == "windows"_L1 ? u"Fusion"_s : name));
    applyLetters(smallestLetters);
}

void applyTheme(Theme theme, std::optional<bool> desktopDark)
{
    if (theme == Theme::System && !desktopDark)
        QApplication::setPalette(QPalette()); // what the platform brings
    else if (theme == Theme::Dark || (theme == Theme::System && *desktopDark))
        QApplication::setPalette(darkPalette());
    else
        QApplication::setPalette(lightPalette());
}

void applyLetters(int percent)
{
    static const double natural = std::max(QApplication::font().pointSizeF(), leastPointSize);
    QFont font = QApplication::font();
    font.setPointSizeF(natural * std::clamp(percent, smallestLetters, largestLetters) / 100);
    QApplication::setFont(font);
}

void quiet(QLabel &label)
{
    QFont font = label.font();
    font.setPointSizeF(font.pointSizeF() * 0.9);
    label.setFont(font);
}

// The one place with colours of our own: all else takes them from the palette.

QPalette lightPalette()
{
    QPalette palette(QColor(239, 239, 239));
    palette.setColor(QPalette::AlternateBase, QColor(246, 246, 246));
    palette.setColor(QPalette::ToolTipBase, QColor(255, 252, 222));
    palette.setColor(QPalette::ToolTipText, Qt::black);
    palette.setColor(QPalette::PlaceholderText, QColor(95, 95, 95));
    palette.setColor(QPalette::Highlight, QColor(38, 99, 166));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0, 84, 166));
    return palette;
}

QPalette darkPalette()
{
    const QColor window(45, 45, 48);
    const QColor base(30, 30, 32);
    const QColor text(232, 232, 232);
    const QColor quiet(150, 150, 150);
    QPalette palette(window);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, QColor(38, 38, 41));
    palette.setColor(QPalette::ToolTipBase, QColor(62, 62, 66));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        palette.setColor(role, text);
        palette.setColor(QPalette::Disabled, role, quiet);
    }
    palette.setColor(QPalette::PlaceholderText, quiet);
    palette.setColor(QPalette::Highlight, QColor(48, 110, 176));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(110, 170, 240));
    return palette;
}

} // namespace ui
