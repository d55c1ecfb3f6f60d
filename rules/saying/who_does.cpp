// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/who_does.h"

#include <algorithm>
#include <array>
#include <utility>

namespace saying {

using rules::Side;

std::optional<Side> whoDoes(std::string_view verb)
{
    constexpr std::array<std::pair<std::string_view, Side>, 16> known{
        {{"rez", Side::Corp},
         {"score", Side::Corp},
         {"advance", Side::Corp},
         {"purge", Side::Corp},
         {"access", Side::Runner},
         {"steal", Side::Runner},
         {"jack-out", Side::Runner},
         {"continue", Side::Runner},
         {"break", Side::Runner},
         {"bypass", Side::Runner},
         {"boost", Side::Runner},
         {"remove-tag", Side::Runner},
         {"run", Side::Runner},
         {"click-through", Side::Runner},
         {"trash-resource", Side::Corp},
         {"harm", Side::Corp}}};
    for (const auto &[word, side] : known)
        if (word == verb)
            return side;
    return std::nullopt;
}

bool changesNumbers(std::string_view verb)
{
    constexpr std::array<std::string_view, 8> all{"lose", "gain", "take",    "spend",
                                                  "draw", "end",  "discard", "gain-credit"};
    return std::ranges::find(all, verb) != all.end();
}

bool isMandatoryDraw(const Scene &scene)
{
    for (std::size_t ahead = 0; !scene.token(ahead).text.empty() && !scene.token(ahead).isMark;
         ++ahead)
        if (scene.token(ahead).is(TermKind::Moment, "corp-turn/mandatory-draw"))
            return true;
    return false;
}

} // namespace saying
