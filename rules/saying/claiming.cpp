// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/claiming.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace saying {

bool isStillSaid(const Scene &scene)
{
    std::size_t ahead = 1;
    bool follows = scene.token().text.ends_with("if") || scene.token().text == "because";
    for (; scene.token(ahead).isIdle() || scene.token(ahead).text == "so"
         || scene.token(ahead).text == "then";
         ++ahead)
        follows = follows || scene.token(ahead).text.starts_with("so");
    const Token &next = scene.token(ahead);
    const bool isAnd = scene.value(TermKind::Join) != nullptr;
    if (follows || (isAnd && (next.value(TermKind::Not) || next.is(TermKind::Number, "0"))))
        return true;
    const bool isPlainVerb = next.value(TermKind::Verb) && !next.card;
    if (isAnd && isPlainVerb && ahead > 1)
        return true; // "and then break it"
    constexpr std::array<std::string_view, 5> is{"im", "hes", "shes", "theyre", "its"};
    const Token &who = scene.token(1);
    const bool isOne =
        who.value(TermKind::Person) || who.value(TermKind::Side) || who.value(TermKind::It);
    return scene.token().text == "and" && isOne
        && (std::ranges::find(is, who.text) != is.end() || scene.token(2).value(TermKind::Ask));
}

} // namespace saying
