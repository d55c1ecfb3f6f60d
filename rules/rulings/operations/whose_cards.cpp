// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/operations/whose_cards.h"

#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/play/effect_parts.h"

#include <optional>

namespace rulings {

namespace {

struct WhoseHow {
    std::optional<Who> whose;
};

} // namespace

How readWhose(const core::JsonPlace &place, std::string_view key)
{
    WhoseHow how;
    fill(how.whose, place, key, whoWords);
    return how;
}

Side whoseCards(const Effect &effect, Side takes, Side owner)
{
    const auto &whose = effect.as<WhoseHow>().whose;
    return whose ? sideOf(*whose, owner) : takes;
}

Side whoseCards(const Effect &effect, const Context &context)
{
    return whoseCards(effect, playerOf(effect, context), context.controller);
}

} // namespace rulings
