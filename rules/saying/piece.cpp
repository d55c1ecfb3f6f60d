// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/piece.h"

#include "core/text.h"

namespace saying {

Piece::At Piece::firstFrom(std::size_t at) const
{
    return std::ranges::find_if(m_scene.tokens(),
                                [&](const Token &token) { return token.span.begin >= at; });
}

bool Piece::hasName() const
{
    return has([](const Token &token) {
        return token.card || token.value(TermKind::Type) || token.value(TermKind::Subtype);
    });
}

std::string Piece::folded() const { return core::folded(m_scene.textOf(m_span)); }

const Token *Piece::before() const
{
    const Token *last = nullptr;
    for (const Token &token : m_scene.tokens())
        if (token.span.end <= m_span.begin && !token.isIdle())
            last = &token;
    return last;
}

const Token *Piece::behind() const
{
    const auto next = std::find_if(end(), m_scene.tokens().end(),
                                   [](const Token &token) { return !token.isIdle(); });
    return next == m_scene.tokens().end() ? nullptr : &*next;
}

std::optional<rules::CardId> Piece::namedBefore() const
{
    std::optional<rules::CardId> last;
    for (const Token &token : m_scene.tokens())
        if (token.card && token.span.end <= m_span.begin)
            last = token.card;
    return last;
}

Span Piece::sentence() const
{
    Span sentence{0, m_scene.line.size()};
    for (const Token &token : m_scene.tokens()) {
        if (token.ends() && token.span.end <= m_span.begin)
            sentence.begin = token.span.end;
        if (token.ends() && token.span.begin >= m_span.end)
            sentence.end = std::min(sentence.end, token.span.begin);
    }
    return sentence;
}

} // namespace saying
