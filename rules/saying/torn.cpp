// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/torn.h"

#include "rules/cards/card_library.h"
#include "rules/saying/piece.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace saying {

namespace {

using rules::CardType;

bool isOfType(const Token *token, CardType type)
{
    return token && token->card && rules::cardLibrary()[*token->card].type == type;
}

bool isAct(const Token &token)
{
    return !token.card && (token.value(TermKind::Verb) || token.value(TermKind::Moment));
}

/// Between a verb and the name of what it is done to.
bool isSmall(const Token &token)
{
    return token.isIdle() || token.text == "the" || token.text == "my" || token.text == "his"
        || token.is(TermKind::Number, "1");
}

class Torn {
public:
    Torn(const Scene &scene, const Chip &chip)
        : m_scene(scene), m_chip(chip), m_words(scene, chip.span)
    {
    }

    [[nodiscard]] bool is() const
    {
        if (m_words.begin() == m_scene.tokens().end())
            return false;
        if (isThere())
            return true;
        switch (m_chip.kind) {
        case ChipKind::Card:
            return isObjectOfAct() || isPlayedWith();
        case ChipKind::Number:
            return isDoneTo();
        case ChipKind::Moment:
            return isPurpose() || isBeforeName() || isOfCard();
        case ChipKind::Act:
            return isPurpose() || isBeforeName() || isBrief();
        default:
            return false;
        }
    }

private:
    /// "(my Parasite) there", "(when I go) there": where?
    [[nodiscard]] bool isThere() const
    {
        const auto isPlaced = [&](const std::string &path) {
            return (path.ends_with("/server") && m_scene.draft.isTold(path))
                || m_scene.draft.isTold(path + "/server") || m_scene.draft.isTold(path + "/host");
        };
        const auto next = m_words.end();
        return next != m_scene.tokens().end() && next->text == "there"
            && std::ranges::none_of(m_chip.paths, isPlaced);
    }

    /// "I ran (Eli 1.0)", "accessed (the Hostile Takeover)"
    [[nodiscard]] bool isBeforeName() const
    {
        const auto end = m_scene.tokens().end();
        const auto name = std::find_if_not(m_words.end(), end, isSmall);
        return isAct(*(m_words.end() - 1)) && name != end && name->card;
    }

    /// "(I ran) Eli 1.0"
    [[nodiscard]] bool isObjectOfAct() const
    {
        const auto name = std::find_if_not(m_words.begin(), m_scene.tokens().end(), isSmall);
        auto before = m_words.begin();
        while (before != m_scene.tokens().begin() && isSmall(*(before - 1)))
            --before;
        if (name == m_scene.tokens().end() || !name->card || before == m_scene.tokens().begin()
            || !isAct(*(before - 1)))
            return false;
        return std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
            return other.kind != ChipKind::Card && other.kind != ChipKind::Question
                && other.span.end == (before - 1)->span.end;
        });
    }

    /// "(played Mushin No Shin) with Clone Retirement": what it is played with.
    [[nodiscard]] bool isPlayedWith() const
    {
        return m_words.begin()->is(TermKind::Link, "with")
            && isOfType(m_words.before(), CardType::Operation);
    }

    /// "The Runner tagged (my Braintrust)": that one.
    [[nodiscard]] bool isDoneTo() const
    {
        const auto next = m_words.end();
        const bool isSubject = m_words.has([](const Token &token) {
            return token.value(TermKind::Person) || token.value(TermKind::Side);
        });
        return isSubject && next != m_scene.tokens().end()
            && (next - 1)->is(TermKind::Flag, "tagged")
            && (next->card || next->value(TermKind::Person) || isSmall(*next));
    }

    /// "(So that Yog.0) reaches it": a card does it, and no player.
    [[nodiscard]] bool isOfCard() const
    {
        return isAct(*m_words.begin()) && isOfType(m_words.before(), CardType::Program);
    }

    /// "drew (and installed Djinn)": nothing says that it was for a click; "paid 3 (and trashed
    /// him)": which is the price of that.
    [[nodiscard]] bool isBrief() const
    {
        const std::string words = m_words.folded();
        const auto end = m_scene.tokens().end();
        const auto joint = m_words.end();
        const auto isTaken = [](const Token &token) {
            return token.is(TermKind::Flag, "trashed") || token.is(TermKind::Flag, "stolen")
                || token.is(TermKind::Verb, "trash") || token.is(TermKind::Verb, "steal");
        };
        return words == "drew" || words == "draws"
            || (words.starts_with("paid ") && joint != end && joint->is(TermKind::Join, "and")
                && joint + 1 != end && isTaken(*(joint + 1)));
    }

    /// "(reaches for 3 credits) to trash it", "(he clicked) to run Archives"
    [[nodiscard]] bool isPurpose() const
    {
        const auto isJustBefore = [&](Span span) {
            return span.end <= m_chip.span.begin
                && m_scene.line.find_first_not_of(' ', span.end) + std::string_view("to ").size()
                >= m_chip.span.begin;
        };
        const bool isBehindSuch = std::ranges::any_of(m_scene.chips,
                                                      [&](const Chip &other) {
                                                          return other.kind == ChipKind::Number
                                                              && isJustBefore(other.span);
                                                      })
            || std::ranges::any_of(m_scene.open,
                                   [&](const Open &open) { return isJustBefore(open.span); });
        const auto first = std::find_if(m_words.begin(), m_words.end(),
                                        [](const Token &token) { return !token.isIdle(); });
        const Token *last = m_words.before();
        return isBehindSuch
            && ((first != m_words.end() && first->is(TermKind::Link, "to"))
                || (last && last->is(TermKind::Link, "to")));
    }

    const Scene &m_scene;
    const Chip &m_chip;
    Piece m_words;
};

} // namespace

bool isTorn(const Scene &scene, const Chip &chip) { return Torn(scene, chip).is(); }

} // namespace saying
