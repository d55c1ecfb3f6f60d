// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A line while it is read: where the reader is, whom and what it spoke of last, what it told.
#pragma once

#include "rules/cards/card.h"
#include "rules/saying/draft.h"
#include "rules/saying/token.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

/// A player as somebody spoke of them.
struct Who {
    std::optional<rules::Side> side; ///< none: "he", and nobody was spoken of
    bool isPerson = false;           ///< "he"
};

class Scene {
public:
    Scene(std::string_view line, const Situation &before);

    std::string_view line;
    Draft draft;
    std::optional<rules::Side> player; ///< who was spoken of last
    std::string card;                  ///< the object that was spoken of last
    std::string before;                ///< the one spoken of before it
    bool outsideIn = false;            ///< ice is told from the outermost on
    bool asks = false;                 ///< a question is being read: nothing in it comes to pass
    std::vector<Chip> chips;
    std::vector<Open> open;

    // The cursor. Behind the last token there is one that means nothing.
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_tokens.size(); }
    [[nodiscard]] const Token &token(std::size_t ahead = 0) const;
    void goTo(std::size_t at) { m_at = at; }
    void skip(std::size_t tokens = 1) { m_at += tokens; }
    void skipIdle();
    /// Over idle words and "and", never over a comma or the end of a sentence.
    void skipJoins();

    [[nodiscard]] bool is(TermKind kind, std::string_view value) const
    {
        return token().is(kind, value);
    }
    [[nodiscard]] const std::string *value(TermKind kind) const { return token().value(kind); }
    /// Skips idle words and then this one; stays where it is otherwise.
    bool take(TermKind kind, std::string_view value);
    [[nodiscard]] std::optional<std::string> take(TermKind kind);
    /// Digits or a word; "no" is 0.
    [[nodiscard]] std::optional<int> takeNumber();
    /// "corp"; "he" is whoever does such things, or who was spoken of last.
    [[nodiscard]] std::optional<Who> takeWho();

    /// What stands from there to the cursor.
    [[nodiscard]] Span spanFrom(std::size_t begin) const;
    [[nodiscard]] std::string_view textOf(Span span) const
    {
        return line.substr(span.begin, span.end - span.begin);
    }
    /// That object is spoken of now.
    void speakOf(const std::string &object);
    Chip &addChip(ChipKind kind, std::size_t begin, std::string says,
                  std::vector<std::string> paths);
    void leaveOpen(std::size_t begin, std::string says, std::vector<Offer> offers = {});

private:
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
};

/// Comes back to where it was unless it is kept.
class Attempt {
public:
    explicit Attempt(Scene &scene)
        : m_scene(scene), m_begin(scene.at()), m_player(scene.player), m_card(scene.card)
    {
    }
    ~Attempt()
    {
        if (m_kept)
            return;
        m_scene.goTo(m_begin);
        m_scene.player = m_player;
        m_scene.card = m_card;
    }
    Attempt(const Attempt &) = delete;
    Attempt &operator=(const Attempt &) = delete;

    [[nodiscard]] std::size_t begin() const { return m_begin; }
    bool keep() { return m_kept = true; }

private:
    Scene &m_scene;
    std::size_t m_begin;
    std::optional<rules::Side> m_player;
    std::string m_card;
    bool m_kept = false;
};

} // namespace saying
