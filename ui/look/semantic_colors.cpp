// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "semantic_colors.h"

#include "core/text.h"

namespace ui {

namespace {

struct Shade {
    Meaning meaning;
    QRgb onLight;
    QRgb onDark;
};

constexpr std::array shades{
    Shade{Meaning::Plain, 0xff5f6369, 0xffa9aeb5},
    Shade{Meaning::Corp, 0xff2a5b9c, 0xff7db0ee},
    Shade{Meaning::Runner, 0xffb24a00, 0xffef8f4a},
    Shade{Meaning::Timed, 0xff7a5c00, 0xffdcb63f},
    Shade{Meaning::Wrong, 0xffb3261e, 0xffcf433c},
    Shade{Meaning::HaasBioroid, 0xff6c3f92, 0xffb892dc},
    Shade{Meaning::Jinteki, 0xffb3282d, 0xffea7c80},
    Shade{Meaning::Nbn, 0xff866700, 0xffe2b93b},
    Shade{Meaning::Weyland, 0xff2e6b3e, 0xff74bf86},
    Shade{Meaning::Anarch, 0xffb24a00, 0xffef8f4a},
    Shade{Meaning::Criminal, 0xff1d5fa8, 0xff72abe8},
    Shade{Meaning::Shaper, 0xff3f7a16, 0xff8ecb57},
    Shade{Meaning::Adam, 0xff7a6320, 0xffcbb26a},
    Shade{Meaning::Apex, 0xff9c1f4e, 0xffe8759f},
    Shade{Meaning::Sunny, 0xff3b6a73, 0xff86bcc6},
};
static_assert(shades.size() == meanings.size());

struct FactionMeaning {
    rules::Faction faction;
    Meaning meaning;
};

constexpr std::array factions{
    FactionMeaning{rules::Faction::HaasBioroid, Meaning::HaasBioroid},
    FactionMeaning{rules::Faction::Jinteki, Meaning::Jinteki},
    FactionMeaning{rules::Faction::Nbn, Meaning::Nbn},
    FactionMeaning{rules::Faction::Weyland, Meaning::Weyland},
    FactionMeaning{rules::Faction::Anarch, Meaning::Anarch},
    FactionMeaning{rules::Faction::Criminal, Meaning::Criminal},
    FactionMeaning{rules::Faction::Shaper, Meaning::Shaper},
    FactionMeaning{rules::Faction::Adam, Meaning::Adam},
    FactionMeaning{rules::Faction::Apex, Meaning::Apex},
    FactionMeaning{rules::Faction::Sunny, Meaning::Sunny},
};

} // namespace

Ground groundOf(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness()
        ? Ground::Dark
        : Ground::Light;
}

QColor colorOf(Meaning meaning, Ground ground)
{
    const auto *shade = std::ranges::find(shades, meaning, &Shade::meaning);
    return QColor(ground == Ground::Dark ? shade->onDark : shade->onLight);
}

Meaning factionMeaning(rules::Faction faction)
{
    const auto *found = std::ranges::find(factions, faction, &FactionMeaning::faction);
    return found == factions.end() ? Meaning::Plain : found->meaning;
}

Meaning factionMeaning(std::string_view name)
{
    const auto *found = std::ranges::find_if(factions, [&](const FactionMeaning &entry) {
        return core::folded(nameOf(entry.faction)) == core::folded(name);
    });
    return found == factions.end() ? Meaning::Plain : found->meaning;
}

} // namespace ui
