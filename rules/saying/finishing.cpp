// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/finishing.h"

#include "core/english.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <cstddef>

namespace saying {

using core::English;

namespace {

class Finisher {
public:
    Finisher(Scene &scene, std::span<const Span> notUnderstood)
        : m_scene(scene), m_notUnderstood(notUnderstood)
    {
    }

    void finish()
    {
        widenQuestion();
        doubtNeighbours();
        takeLinks();
        tellWhose(m_scene);
        offerLess();
    }

private:
    /// Where only words that nobody understood stand behind a question in its clause, they are of
    /// it: what is asked is a doubt.
    void widenQuestion()
    {
        const auto &tokens = m_scene.tokens();
        for (Chip &chip : m_scene.chips) {
            if (chip.kind != ChipKind::Question)
                continue;
            const auto first = std::ranges::find_if(
                tokens, [&](const Token &token) { return token.span.end > chip.span.begin; });
            const AskedClause clause =
                clauseAt(m_scene, static_cast<std::size_t>(first - tokens.begin()));
            if (clause.end <= clause.begin)
                continue;
            const Span all{chip.span.begin, tokens[clause.end - 1].span.end};
            const auto isBehind = [&](Span span) {
                return span.begin >= chip.span.end && span.end <= all.end;
            };
            const bool isRead = std::ranges::any_of(
                m_scene.chips, [&](const Chip &one) { return isBehind(one.span); });
            const auto open = std::ranges::count_if(
                m_scene.open, [&](const Open &one) { return isBehind(one.span); });
            if (isRead || open == 0)
                continue;
            std::erase_if(m_scene.open, [&](const Open &one) { return isBehind(one.span); });
            chip.span.end = all.end;
            chip.guessed = true;
        }
    }

    [[nodiscard]] bool isNotUnderstood(const Token &token) const
    {
        return std::ranges::any_of(m_notUnderstood, [&](Span span) {
            return token.span.begin >= span.begin && token.span.end <= span.end;
        });
    }

    /// What stands next to words that were not understood may be meant otherwise by them.
    void doubtNeighbours()
    {
        const auto &tokens = m_scene.tokens();
        const auto leadsToOpen = [&](std::ptrdiff_t at, std::ptrdiff_t by) {
            const auto size = static_cast<std::ptrdiff_t>(tokens.size());
            for (at += by; at >= 0 && at < size; at += by) {
                const Token &token = tokens[static_cast<std::size_t>(at)];
                if (isNotUnderstood(token))
                    return true;
                if ((token.isMark || token.value(TermKind::Join)) || !token.isIdle())
                    return false;
            }
            return false;
        };
        for (Chip &chip : m_scene.chips) {
            const auto first = std::ranges::find_if(
                tokens, [&](const Token &token) { return token.span.begin >= chip.span.begin; });
            const auto behind = std::ranges::find_if(
                tokens, [&](const Token &token) { return token.span.begin >= chip.span.end; });
            chip.guessed = chip.guessed || leadsToOpen(first - tokens.begin(), -1)
                || leadsToOpen(behind - tokens.begin() - 1, 1);
        }
    }

    /// "with 2 counters", "has 3 advancements": the small word is of the piece behind it.
    void takeLinks()
    {
        const auto isOf = [](const Token &token, const Chip &chip) {
            return token.span.begin >= chip.span.begin && token.span.end <= chip.span.end;
        };
        const auto &tokens = m_scene.tokens();
        for (Chip &chip : m_scene.chips) {
            const auto first = std::ranges::find_if(
                tokens, [&](const Token &token) { return token.span.begin >= chip.span.begin; });
            for (auto at = first; at != tokens.begin();) {
                const Token &before = *--at;
                const bool isRead = std::ranges::any_of(
                    m_scene.chips, [&](const Chip &one) { return isOf(before, one); });
                const bool isSmall = before.value(TermKind::Link) || before.value(TermKind::Have)
                    || before.value(TermKind::It) || before.is(TermKind::Number, "1");
                if (before.isMark || isRead || isNotUnderstood(before)
                    || (!isSmall && !before.isIdle()))
                    break;
                if (isSmall)
                    chip.span.begin = before.span.begin;
            }
        }
    }

    /// A doubt that is mistaken can be left out.
    void offerLess()
    {
        for (Chip &chip : m_scene.chips)
            if (chip.guessed && chip.kind != ChipKind::Question && chip.kind != ChipKind::Player)
                chip.offers.push_back({English::tr("leave this out"), {}});
    }

    Scene &m_scene;
    std::span<const Span> m_notUnderstood;
};

} // namespace

void finish(Scene &scene, std::span<const Span> notUnderstood)
{
    Finisher(scene, notUnderstood).finish();
}

} // namespace saying
