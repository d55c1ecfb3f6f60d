// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/player_factions.h"
#include "ui/look/semantic_colors.h"

#include <optional>

#include <QIcon>
#include <QList>
#include <QPainterPath>
#include <QRectF>
#include <QString>
#include <QVariant>

class QPainter;

namespace ui {

// The signs of the factions, drawn here and nowhere else: for cells, the bracket, the wall and
// paper. Shapes of our own, a different one each, so that they are told apart without colour; they
// are not the publisher's.

/// "Jinteki", "neutral Corp": what the mark says, for those who do not see it.
[[nodiscard]] QString factionText(rules::Faction faction);
/// "Corp Jinteki, Runner Shaper"; empty where nothing is known.
[[nodiscard]] QString factionsText(const app::Factions &factions);

/// As large as fits into the place; measured in sixteenths, so that it is crisp from 16 pixels on.
[[nodiscard]] QPainterPath factionShape(rules::Faction faction, const QRectF &place);

struct PlacedMark {
    QRectF place; ///< a square
    rules::Faction faction{};
};
void paintMark(QPainter &painter, const PlacedMark &mark, Ground ground);

/// The marks of a player in a place of that many times its height: the Corp's, then the Runner's.
/// What is unknown stays empty, so that names below each other begin below each other.
inline constexpr double marksAspect = 2.25;
[[nodiscard]] QList<PlacedMark> placedMarks(const QRectF &place, const app::Factions &factions);

/// For cells: drawn at the size that is asked for, in the colours of the palette there is then.
[[nodiscard]] QIcon markIcon(const std::optional<rules::Faction> &faction);
[[nodiscard]] QIcon marksIcon(const app::Factions &factions);

/// What is known of a player whose name stands in a cell; nothing where it is known of nobody.
using CellFactions = std::optional<app::Factions>;
[[nodiscard]] CellFactions cellFactions(const app::FactionsOfPlayers &all,
                                        tournament::PlayerId player);
/// The decoration of that cell.
[[nodiscard]] QVariant marksOf(const CellFactions &factions);
/// "Ada (Corp Jinteki, Runner Shaper)": what is read out in its place.
[[nodiscard]] QString readWithFactions(const QString &name, const CellFactions &factions);
/// "Kate (Shaper)": a text about one side with its faction, alone where there is no text.
[[nodiscard]] QString readWithFaction(const QString &text,
                                      const std::optional<rules::Faction> &faction);
/// The tooltip of the cell, with what the marks say as its first line.
[[nodiscard]] QString tipWithFactions(const CellFactions &factions, const QString &tip);

} // namespace ui
