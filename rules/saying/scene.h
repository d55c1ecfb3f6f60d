// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A line while it is read: where the reader is, whom and what it spoke of last, what it told.
#pragma once

#include "rules/cards/card.h"
#include "rules/saying/draft.h"
#include "rules/saying/explained.h"
#include "rules/saying/subjects.h"
#include "rules/saying/token.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

/// A player as somebody spoke of them.
struct Who {
    std::optional<rules::Side> side; ///< none: "he", and nobody was spoken of
    bool isPerson = false;           ///< "he", and it is not sure who
    bool isMe = false;               ///< "I": who tells it
    bool isBoth = false;             ///< "both players"
};

class Scene {
public:
    Scene(std::string_view line, const Situation &before);

    /// The same table and whom it spoke of, with other words to read.
    [[nodiscard]] Scene saying(std::string_view words) const;

    std::string_view line;
    Draft draft;
    std::optional<rules::Side> player; ///< who was spoken of last
    Subjects subjects;                 ///< whom each word is about
    std::vector<std::string> known;    ///< objects that lines before have told
    std::size_t knownActs = 0;         ///< of the script, told by lines before
    std::string card;                  ///< the object that was spoken of last
    std::string before;                ///< the one spoken of before it
    bool outsideIn = false;            ///< ice is told from the outermost on
    bool asks = false;                 ///< a question is being read: nothing in it comes to pass
    bool doubts = false;               ///< what is being read might as well mean something else
    std::string heading;               ///< the server whose ice is told: "ice on hq: ..."
    std::string headed;                ///< the ice there of which was told where it stands
    /// "two pieces of ice on R&D": which they are, may stand behind it.
    struct Unnamed {
        std::vector<std::string> ice; ///< from the innermost on
        bool isOne = false;           ///< and no more: only an apposition names it
    };
    Unnamed unnamed;
    bool wantsNew = false;              ///< cards without a name that are counted are none before
    bool noneOf = false;                ///< the next number is none: "does not have"
    std::string lastVerb;               ///< of the act before in this sentence
    std::optional<rules::Side> lastBy;  ///< who did the act before
    std::size_t actsBefore = 0;         ///< of the script when this clause began
    std::string looseCounters;          ///< the card whose "counters" may be of another kind
    std::string lastNoun;               ///< what the number before was of
    std::optional<int> memoryLeft;      ///< of the Runner, as somebody said it
    std::optional<int> memoryInUse;     ///< "all 5 used": there is just so much
    std::optional<int> clicksBeforeRun; ///< that a run which was told was paid from
    /// "spends all clicks", behind so many acts.
    struct ClicksSpent {
        std::size_t act = 0;
        rules::Side by = rules::Side::Runner;
        Span span;
    };
    std::optional<ClicksSpent> clicksSpent;
    /// A card that is said to be trashed behind acts, as what comes of them.
    struct TrashedThen {
        Span span; ///< of its chip
        std::string card;
        bool isAgain = false; ///< it is what somebody was told to do
    };
    std::vector<TrashedThen> trashedThen;
    bool asksOn = false; ///< what is said to be done is asked about, too
    std::vector<Chip> chips;
    std::vector<Open> open;
    std::vector<Explained> explained;
    /// A pronoun, and what else it could be.
    struct Meant {
        std::size_t token = 0;
        std::vector<std::string> names;
    };
    std::vector<Meant> meant;
    /// Acts that somebody only wants to do.
    struct Intended {
        Span span; ///< of their chip
        core::Json::Array acts;
        std::string done; ///< the text that says that they are done
    };
    std::vector<Intended> intended;

    // The cursor. Behind the last token there is one that means nothing.
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_tokens->size(); }
    /// At the end of what a comma or a full stop parts, or of the line.
    [[nodiscard]] bool isAtMark() const { return isAtEnd() || token().isMark; }
    /// There, or in front of "and".
    [[nodiscard]] bool isAtClauseEnd() const { return isAtMark() || value(TermKind::Join); }
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
    /// What is played was said in this clause, and nobody told a moment: one that is told there is
    /// when it is done.
    [[nodiscard]] bool isOfThisClause() const
    {
        return actsBefore == 0 && !draft.script().empty() && !draft.isTold("state/at");
    }
    /// "corp"; "I" is who tells it; "he" is the other one, or who was spoken of last.
    [[nodiscard]] std::optional<Who> takeWho();

    /// Between the two stands nothing but small words and "with".
    [[nodiscard]] bool isOnlyWith(std::size_t begin, std::size_t end) const;
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
    [[nodiscard]] const std::vector<Token> &tokens() const { return *m_tokens; }

private:
    void offerMeant(std::size_t begin);

    std::shared_ptr<const std::vector<Token>> m_tokens; ///< scenes are copied to look ahead
    std::size_t m_at = 0;
};

/// Comes back to where it was unless it is kept.
class Attempt {
public:
    explicit Attempt(Scene &scene)
        : m_scene(scene)
        , m_begin(scene.at())
        , m_player(scene.player)
        , m_card(scene.card)
        , m_doubts(scene.doubts)
    {
    }
    ~Attempt()
    {
        if (m_kept)
            return;
        m_scene.goTo(m_begin);
        m_scene.player = m_player;
        m_scene.card = m_card;
        m_scene.doubts = m_doubts;
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
    bool m_doubts;
    bool m_kept = false;
};

} // namespace saying
