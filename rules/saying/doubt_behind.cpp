// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/doubt_behind.h"

#include "core/english.h"
#include "rules/saying/lying.h"
#include "rules/saying/piece.h"

#include <algorithm>
#include <cstddef>

namespace saying {

using core::English;

namespace {

bool isWithin(const Token &token, Span span)
{
    return token.span.begin >= span.begin && token.span.end <= span.end;
}

class Doubter {
public:
    Doubter(Scene &scene, std::span<const Span> missed) : m_scene(scene), m_missed(missed) { }

    /// A card among them may be what "it" is.
    void doubtIt()
    {
        bool isCardMissed = false; // in this sentence
        for (const Token &token : m_scene.tokens()) {
            const bool isCard = token.card || token.value(TermKind::Type);
            isCardMissed = !token.ends() && (isCardMissed || (isCard && isMissed(token)));
            if (!isCardMissed || !token.value(TermKind::It))
                continue;
            for (Chip &chip : m_scene.chips)
                chip.guessed = chip.guessed || isWithin(token, chip.span);
        }
    }

    /// An act among them, in the same sentence or the one before, may be what is asked about.
    void doubtVerdicts()
    {
        for (Chip &chip : m_scene.chips)
            if (chip.kind == ChipKind::Question && isBare(chip))
                chip.guessed = chip.guessed || isActMissedBefore(chip);
    }

    /// "(My run) there", behind an act: where that was.
    void leaveThere()
    {
        const auto covers = [](const Token &token) {
            return [&](const auto &one) { return isWithin(token, one.span); };
        };
        for (const Token &token : m_scene.tokens()) {
            const Chip *last = lastBefore(token);
            const bool isOfAct =
                last && last->kind != ChipKind::Card && last->kind != ChipKind::Number
                && last->kind != ChipKind::Player && last->kind != ChipKind::Question
                && !(last->tells("state/run/server") && m_scene.draft.isTold("state/run/server"))
                && std::ranges::none_of(last->told, [](const Chip::Told &told) {
                       return told.value.find("server") != nullptr; // "installs Ash there"
                   });
            const bool isIn = m_scene.line.substr(0, token.span.begin).ends_with("in ");
            if (token.text == "there" && !isIn && isOfAct
                && std::ranges::none_of(m_scene.chips, covers(token))
                && std::ranges::none_of(m_scene.open, covers(token)))
                m_scene.open.push_back(
                    {token.span, English::tr("“{words}”: where?", {{"words", token.text}}), {}});
        }
    }

private:
    /// The piece behind which it stands in its clause.
    [[nodiscard]] const Chip *lastBefore(const Token &token) const
    {
        const Chip *last = nullptr;
        for (const Chip &chip : m_scene.chips)
            if (chip.span.end <= token.span.begin && (!last || last->span.begin < chip.span.begin))
                last = &chip;
        const bool isCut = last && std::ranges::any_of(m_scene.tokens(), [&](const Token &one) {
                               return one.span.begin >= last->span.end
                                   && one.span.end <= token.span.begin
                                   && (one.isMark || one.value(TermKind::Join));
                           });
        return isCut ? nullptr : last;
    }

    [[nodiscard]] bool isMissed(const Token &token) const
    {
        return std::ranges::any_of(m_missed, [&](Span span) { return isWithin(token, span); });
    }

    /// It names nothing that it asks about.
    [[nodiscard]] bool isBare(const Chip &chip) const
    {
        return !Piece(m_scene, chip.span).has([](const Token &token) {
            return token.card || token.value(TermKind::Verb) || token.value(TermKind::Noun)
                || token.value(TermKind::Flag);
        });
    }

    [[nodiscard]] bool isActMissedBefore(const Chip &chip) const
    {
        const auto &tokens = m_scene.tokens();
        int ends = 0;
        for (std::size_t at = tokens.size(); at-- > 0;) {
            if (tokens[at].span.end > chip.span.begin)
                continue;
            ends += tokens[at].ends() ? 1 : 0;
            if (ends > 1)
                return false;
            const bool tellsAct = tokens[at].value(TermKind::Intend) || tokens[at].card
                || tokens[at].value(TermKind::Verb);
            if (tellsAct && isMissed(tokens[at]))
                return true;
        }
        return false;
    }

    Scene &m_scene;
    std::span<const Span> m_missed;
};

} // namespace

void doubtBehindMissed(Scene &scene, std::span<const Span> notUnderstood)
{
    Doubter doubter(scene, notUnderstood);
    doubter.doubtIt();
    doubter.doubtVerdicts();
    doubter.leaveThere();
}

namespace {

/// Nothing but small words, "and" and commas stands between the two.
bool areListed(const Scene &scene, const Chip &before, const Chip &chip)
{
    return std::ranges::all_of(scene.tokens(), [&](const Token &token) {
        const bool isBetween =
            token.span.begin >= before.span.end && token.span.end <= chip.span.begin;
        return !isBetween || token.isIdle() || token.text == "," || token.value(TermKind::Join)
            || token.is(TermKind::Link, "with");
    });
}

/// "Atman has 3 counters and The Personal Touch": that one may be meant to lie on it.
void doubtHosted(const Draft &draft, const Chip &counted, Chip &chip)
{
    const std::string &path = counted.paths.front();
    const std::string host = Draft::objectIn(path);
    if (host.empty() || path.find("/counters/") == std::string::npos)
        return;
    const std::string object = Draft::objectIn(chip.paths.front());
    if (!liesOnOthers(draft, object) || !mayLieOn(draft, object, host))
        return;
    chip.guessed = true;
    const std::string words = draft.nameOf(object) + " on " + draft.nameOf(host);
    chip.offers.push_back({words, words});
}

/// Nothing more than which card it is was told of it.
bool isBareCard(const Draft &draft, const Chip &chip)
{
    const core::Json *facts = chip.kind == ChipKind::Card && chip.paths.size() == 1
        ? draft.at(chip.paths.front())
        : nullptr;
    return facts && facts->asObject() && facts->asObject()->size() == 1;
}

} // namespace

void doubtListed(Scene &scene)
{
    for (std::size_t i = 1; i < scene.chips.size(); ++i) {
        const Chip &before = scene.chips[i - 1];
        Chip &chip = scene.chips[i];
        if (before.span.end > chip.span.begin || !isBareCard(scene.draft, chip)
            || !areListed(scene, before, chip))
            continue;
        chip.guessed = chip.guessed || (before.kind == ChipKind::Card && before.guessed);
        if (before.kind == ChipKind::Number && before.paths.size() == 1)
            doubtHosted(scene.draft, before, chip);
    }
}

void doubtWanted(Scene &scene)
{
    const auto &tokens = scene.tokens();
    for (Chip &chip : scene.chips) {
        if (chip.kind != ChipKind::Act)
            continue;
        const auto first = Piece(scene, chip.span).begin();
        if (first != tokens.begin() && (first - 1)->is(TermKind::Link, "to"))
            for (auto at = first - 1; at != tokens.begin() && !(at - 1)->isMark; --at)
                chip.guessed =
                    chip.guessed || (at - 1)->value(TermKind::Have); // "has 3 to fire it"
        if (first == tokens.begin() || !(first - 1)->value(TermKind::Join))
            continue;
        for (auto at = first - 1; at != tokens.begin() && !(at - 1)->isMark; --at)
            chip.guessed = chip.guessed || (at - 1)->value(TermKind::Intend);
    }
}

} // namespace saying
