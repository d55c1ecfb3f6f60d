// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "icon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <memory>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// The shape is in the file, the colour in the palette.
class OwnIconEngine : public QIconEngine {
public:
    explicit OwnIconEngine(const QString &name)
        : m_name(name), m_drawing(std::make_shared<QSvgRenderer>(u":/icons/"_s + name + u".svg"_s))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        const QPixmap drawn = scaledPixmap(rect.size() * ratio, mode, state, ratio);
        painter->drawPixmap(rect, drawn);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const QPalette palette = QGuiApplication::palette();
        const QColor color = mode == QIcon::Selected
            ? palette.color(QPalette::HighlightedText)
            : palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active,
                            QPalette::ButtonText);
        // Each repaint of a bar asks for every icon in it, and drawing one anew is most of that.
        const QString drawn = u"arbiter-icon/%1/%2x%3/%4"_s.arg(m_name)
                                  .arg(size.width())
                                  .arg(size.height())
                                  .arg(color.rgba(), 0, 16);
        QPixmap result;
        if (!QPixmapCache::find(drawn, &result)) {
            result = drawnIn(color, size);
            QPixmapCache::insert(drawn, result);
        }
        return result;
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                         qreal ratio) override
    {
        QPixmap result = pixmap(size, mode, state);
        result.setDevicePixelRatio(ratio);
        return result;
    }

    [[nodiscard]] QString key() const override { return u"arbiter"_s; }
    [[nodiscard]] QIconEngine *clone() const override { return new OwnIconEngine(*this); }
    bool isNull() override { return !m_drawing->isValid(); }

private:
    [[nodiscard]] QPixmap drawnIn(const QColor &color, const QSize &size) const
    {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        const int side = std::min(size.width(), size.height());
        m_drawing->render(
            &painter, QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(result.rect(), color);
        return result;
    }

    QString m_name;
    std::shared_ptr<QSvgRenderer> m_drawing;
};

} // namespace

QIcon ownIcon(const QString &name) { return QIcon(new OwnIconEngine(name)); }

QIcon iconFor(const QString &themeName, const QString &ownName, const QPalette &palette)
{
    if (!themeName.isEmpty() && QIcon::hasThemeIcon(themeName))
        if (QIcon icon = QIcon::fromTheme(themeName); standsOut(icon, palette))
            return icon;
    return ownIcon(ownName);
}

bool standsOut(const QIcon &icon, const QPalette &palette)
{
    constexpr int side = 22;
    constexpr double least = 60; // of 255 levels of grey
    const QImage image = icon.pixmap(side, side).toImage().convertToFormat(QImage::Format_ARGB32);
    const int ground = qGray(palette.color(QPalette::Window).rgb());
    double covered = 0;
    double apart = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            const double weight = qAlpha(pixel) / 255.0;
            covered += weight;
            apart += weight * std::abs(qGray(pixel) - ground);
        }
    return covered > 0 && apart / covered >= least;
}

} // namespace ui
