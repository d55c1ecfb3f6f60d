// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace saying {

/// The words of a chip, and those around it.
class Piece {
public:
    using At = std::vector<Token>::const_iterator;

    Piece(const Scene &scene, Span span) : m_scene(scene), m_span(span) { }

    /// Its first token, and the one behind its last; the end of the line where there is none.
    [[nodiscard]] At begin() const { return firstFrom(m_span.begin); }
    [[nodiscard]] At end() const { return firstFrom(m_span.end); }
    template <class Is>
    [[nodiscard]] bool has(Is is) const
    {
        return std::any_of(begin(), end(), is);
    }
    /// It names a card, or a kind of them.
    [[nodiscard]] bool hasName() const;
    /// The words in small letters.
    [[nodiscard]] std::string folded() const;
    /// The nearest token that is not idle; nullptr: none.
    [[nodiscard]] const Token *before() const;
    [[nodiscard]] const Token *behind() const;
    /// The card that was named last before it.
    [[nodiscard]] std::optional<rules::CardId> namedBefore() const;
    /// The sentence that it stands in.
    [[nodiscard]] Span sentence() const;

private:
    [[nodiscard]] At firstFrom(std::size_t at) const;

    const Scene &m_scene;
    Span m_span;
};

} // namespace saying
