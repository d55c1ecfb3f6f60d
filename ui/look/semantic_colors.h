// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card.h"

#include <array>
#include <string_view>

#include <QColor>
#include <QPalette>

namespace ui {

/// What a colour stands for. Never told by colour alone: a word or a pattern says the same.
enum class Meaning {
    Plain,
    Corp,
    Runner,
    Timed,
    Wrong, ///< words on it are those on a selection
    HaasBioroid,
    Jinteki,
    Nbn,
    Weyland,
    Anarch,
    Criminal,
    Shaper,
    Adam,
    Apex,
    Sunny,
};
inline constexpr std::array meanings{
    Meaning::Plain,       Meaning::Corp,    Meaning::Runner, Meaning::Timed,   Meaning::Wrong,
    Meaning::HaasBioroid, Meaning::Jinteki, Meaning::Nbn,    Meaning::Weyland, Meaning::Anarch,
    Meaning::Criminal,    Meaning::Shaper,  Meaning::Adam,   Meaning::Apex,    Meaning::Sunny};

enum class Ground { Light, Dark };
[[nodiscard]] Ground groundOf(const QPalette &palette);
/// With a contrast of 3 : 1 at least.
[[nodiscard]] QColor colorOf(Meaning meaning, Ground ground);
[[nodiscard]] inline QColor colorOf(Meaning meaning, const QPalette &palette)
{
    return colorOf(meaning, groundOf(palette));
}
[[nodiscard]] Meaning factionMeaning(rules::Faction faction);
/// Of a faction by the name people write; Plain for a name that is none.
[[nodiscard]] Meaning factionMeaning(std::string_view name);

} // namespace ui
