// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "appearance.h"

#include <algorithm>

#include <QApplication>
#include <QLabel>
#include <QProxyStyle>
#include <QStyle>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr double leastPointSize = 10.5;

/// Fusion draws the frame of a button close to its words.
class RoomyButtons : public QProxyStyle {
public:
    using QProxyStyle::QProxyStyle;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &contents,
                                         const QWidget *widget) const override
    {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return type == CT_PushButton ? size + QSize(12, 0) : size;
    }
};

} // namespace

void applyAppearance(QApplication &application)
{
    const QString name = application.style()->name();
    QApplication::setStyle(new RoomyButtons(name == "windows"_L1 ? u"Fusion"_s : name));
    QFont font = QApplication::font();
    font.setPointSizeF(std::max(font.pointSizeF(), leastPointSize));
    QApplication::setFont(font);
}

void quiet(QLabel &label)
{
    QFont font = label.font();
    font.setPointSizeF(font.pointSizeF() * 0.9);
    label.setFont(font);
}

QPalette darkPalette()
{
    // The one place with colours of our own: all else takes them from the palette.
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
