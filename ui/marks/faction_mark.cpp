// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faction_mark.h"

#include "ui/words/text.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using rules::Faction;

namespace {

struct FactionMarkWords {
    Q_DECLARE_TR_FUNCTIONS(ui::FactionMark)
};

constexpr double grid = 16;

QPainterPath polygon(std::initializer_list<QPointF> corners)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(corners)));
    path.closeSubpath();
    return path;
}

QPainterPath bars()
{
    QPainterPath path;
    path.addRect(1, 8, 4, 7);
    path.addRect(6, 4, 4, 11);
    path.addRect(11, 1, 4, 14);
    return path;
}

QPainterPath star()
{
    return polygon({{8, 0}, {10, 6}, {16, 8}, {10, 10}, {8, 16}, {6, 10}, {0, 8}, {6, 6}});
}

QPainterPath saltire()
{
    return polygon({{1, 4},
                    {4, 1},
                    {8, 5},
                    {12, 1},
                    {15, 4},
                    {11, 8},
                    {15, 12},
                    {12, 15},
                    {8, 11},
                    {4, 15},
                    {1, 12},
                    {5, 8}});
}

QPainterPath plus()
{
    return polygon({{6, 1},
                    {10, 1},
                    {10, 6},
                    {15, 6},
                    {15, 10},
                    {10, 10},
                    {10, 15},
                    {6, 15},
                    {6, 10},
                    {1, 10},
                    {1, 6},
                    {6, 6}});
}

QPainterPath leaf()
{
    QPainterPath path(QPointF(1, 15));
    path.cubicTo(1, 5, 5, 1, 15, 1);
    path.cubicTo(15, 11, 11, 15, 1, 15);
    return path;
}

QPainterPath halfDisc()
{
    QPainterPath path(QPointF(0, 12));
    path.arcTo(0, 4, 16, 16, 180, -180);
    path.closeSubpath();
    return path;
}

QPainterPath hollow(QPainterPath outer, const QPainterPath &inner)
{
    outer.addPath(inner); // the odd-even rule leaves it out
    return outer;
}

QPainterPath square(double inset)
{
    QPainterPath path;
    path.addRect(inset, inset, grid - 2 * inset, grid - 2 * inset);
    return path;
}

QPainterPath circle(double inset)
{
    QPainterPath path;
    path.addEllipse(inset, inset, grid - 2 * inset, grid - 2 * inset);
    return path;
}

QPainterPath shapeOnGrid(Faction faction)
{
    switch (faction) {
    case Faction::HaasBioroid:
        return polygon({{4, 1}, {12, 1}, {16, 8}, {12, 15}, {4, 15}, {0, 8}});
    case Faction::Jinteki:
        return leaf();
    case Faction::Nbn:
        return bars();
    case Faction::Weyland:
        return square(1);
    case Faction::NeutralCorp:
        return hollow(square(2), square(4));
    case Faction::Anarch:
        return saltire();
    case Faction::Criminal:
        return polygon({{8, 0}, {15, 8}, {8, 16}, {1, 8}});
    case Faction::Shaper:
        return polygon({{8, 1}, {16, 15}, {0, 15}});
    case Faction::Adam:
        return plus();
    case Faction::Apex:
        return star();
    case Faction::Sunny:
        return halfDisc();
    case Faction::NeutralRunner:
        return hollow(circle(1.5), circle(3.5));
    }
    return {};
}

QRectF squareIn(const QRectF &place)
{
    const double side = std::min(place.width(), place.height());
    return {place.center() - QPointF(side / 2, side / 2), QSizeF(side, side)};
}

/// Marks have no size of their own: they are painted anew at every size and in every palette.
class MarksEngine : public QIconEngine {
public:
    MarksEngine(const app::Factions &factions, bool pair) : m_factions(factions), m_pair(pair) { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const auto color = [&](Faction faction) {
            return mode == QIcon::Selected ? palette.color(QPalette::HighlightedText)
                                           : colorOf(factionMeaning(faction), palette);
        };
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.5);
        const auto marks = m_pair ? placedMarks(rect, m_factions) : alone(rect);
        for (const PlacedMark &mark : marks)
            painter->fillPath(factionShape(mark.faction, mark.place), color(mark.faction));
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect({}, size), mode, state);
        return result;
    }

    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        if (!m_pair)
            return {std::min(size.width(), size.height()), std::min(size.width(), size.height())};
        const int side = std::min(size.height(), static_cast<int>(size.width() / marksAspect));
        return {static_cast<int>(std::lround(side * marksAspect)), side};
    }

    [[nodiscard]] QString key() const override { return u"factions"_s; }
    [[nodiscard]] QIconEngine *clone() const override { return new MarksEngine(*this); }

private:
    [[nodiscard]] QList<PlacedMark> alone(const QRectF &place) const
    {
        const auto &faction = m_factions.corp ? m_factions.corp : m_factions.runner;
        return faction ? QList<PlacedMark>{{squareIn(place), *faction}} : QList<PlacedMark>();
    }

    app::Factions m_factions;
    bool m_pair = false;
};

} // namespace

QString factionText(Faction faction)
{
    if (faction == Faction::NeutralCorp)
        return FactionMarkWords::tr("neutral Corp");
    if (faction == Faction::NeutralRunner)
        return FactionMarkWords::tr("neutral Runner");
    return toQt(nameOf(faction));
}

QString factionsText(const app::Factions &factions)
{
    if (!factions.corp && !factions.runner)
        return {};
    if (!factions.runner)
        //: 1 is a faction
        return FactionMarkWords::tr("Corp %1").arg(factionText(*factions.corp));
    if (!factions.corp)
        //: 1 is a faction
        return FactionMarkWords::tr("Runner %1").arg(factionText(*factions.runner));
    //: 1 and 2 are factions
    return FactionMarkWords::tr("Corp %1, Runner %2")
        .arg(factionText(*factions.corp), factionText(*factions.runner));
}

QPainterPath factionShape(Faction faction, const QRectF &place)
{
    const QRectF room = squareIn(place);
    const double scale = room.width() / grid;
    return QTransform(scale, 0, 0, scale, room.left(), room.top()).map(shapeOnGrid(faction));
}

void paintMark(QPainter &painter, const PlacedMark &mark, Ground ground)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(factionShape(mark.faction, mark.place),
                     colorOf(factionMeaning(mark.faction), ground));
    painter.restore();
}

QList<PlacedMark> placedMarks(const QRectF &place, const app::Factions &factions)
{
    const double side = std::min(place.height(), place.width() / marksAspect);
    const QRectF corp(place.left(), place.center().y() - side / 2, side, side);
    QList<PlacedMark> marks;
    if (factions.corp)
        marks.append({corp, *factions.corp});
    if (factions.runner)
        marks.append({corp.translated(side * (marksAspect - 1), 0), *factions.runner});
    return marks;
}

QIcon markIcon(const std::optional<Faction> &faction)
{
    return QIcon(new MarksEngine({faction, {}}, false)); // alone, it is of either side
}

QIcon marksIcon(const app::Factions &factions) { return QIcon(new MarksEngine(factions, true)); }

CellFactions cellFactions(const app::FactionsOfPlayers &all, tournament::PlayerId player)
{
    if (all.empty())
        return std::nullopt;
    const auto found = all.find(player);
    return found == all.end() ? app::Factions() : found->second;
}

QVariant marksOf(const CellFactions &factions)
{
    return factions ? QVariant(marksIcon(*factions)) : QVariant();
}

QString readWithFactions(const QString &name, const CellFactions &factions)
{
    const QString said = factions ? factionsText(*factions) : QString();
    //: 1 is a player, 2 "Corp Jinteki, Runner Shaper"
    return said.isEmpty() ? name : FactionMarkWords::tr("%1 (%2)").arg(name, said);
}

QString readWithFaction(const QString &text, const std::optional<Faction> &faction)
{
    if (!faction || text.isEmpty())
        return faction ? factionText(*faction) : text;
    //: 1 is an identity or how a list stands, 2 a faction
    return FactionMarkWords::tr("%1 (%2)", "one side").arg(text, factionText(*faction));
}

QString tipWithFactions(const CellFactions &factions, const QString &tip)
{
    QStringList lines{factions ? factionsText(*factions) : QString(), tip};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace ui
