// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/relatives.h"

#include <cstddef>
#include <vector>

namespace saying {

namespace {

bool isSmallWord(const Token &token) { return token.isIdle() || token.value(TermKind::Light); }

bool isRelativeWord(const Token &token)
{
    return token.text.starts_with("that") || token.text.starts_with("which");
}

} // namespace

std::string cardSpokenOfHere(Scene &scene)
{
    const auto &tokens = scene.tokens();
    bool isRelative = false;
    for (std::size_t at = scene.at(); at < tokens.size() && isSmallWord(tokens[at]); ++at)
        isRelative = isRelative || isRelativeWord(tokens[at]);
    std::size_t first = scene.at();
    for (; first > 0 && isSmallWord(tokens[first - 1]); --first)
        isRelative = isRelative || isRelativeWord(tokens[first - 1]);
    if (!isRelative || first == 0 || !tokens[first - 1].card)
        return scene.card;
    const std::vector<std::string> copies = scene.draft.copiesOf(*tokens[first - 1].card);
    if (copies.size() != 1 || copies.front() == scene.card)
        return scene.card;
    scene.speakOf(copies.front());
    return copies.front();
}

} // namespace saying
