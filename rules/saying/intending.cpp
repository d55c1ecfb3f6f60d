// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/intending.h"

#include "core/english.h"
#include "rules/saying/taking_back.h"
#include "rules/saying/typed_acts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;

namespace {

/// "he wants to score and I run": behind "and" somebody else does something.
bool beginsWithSubject(const Scene &scene, std::size_t at)
{
    const auto &tokens = scene.tokens();
    while (at < tokens.size() && tokens[at].isIdle())
        ++at;
    return at < tokens.size()
        && (tokens[at].value(TermKind::Person) || tokens[at].value(TermKind::Side));
}

bool endsWith(const Json::Array &script, const Json::Array &acts)
{
    return script.size() >= acts.size() && std::equal(acts.rbegin(), acts.rend(), script.rbegin());
}

/// The words of the chip without those of wanting, said of whoever does it.
std::string asDone(const Scene &scene, Span span, rules::Side by)
{
    std::string words;
    for (const Token &token : scene.tokens()) {
        const bool isIn = token.span.begin >= span.begin && token.span.end <= span.end;
        const bool isWho = token.value(TermKind::Person) || token.value(TermKind::Side);
        if (!isIn || token.value(TermKind::Intend) || (words.empty() && (isWho || token.isIdle())))
            continue;
        words.append(words.empty() ? "" : " ").append(scene.textOf(token.span));
    }
    return (by == rules::Side::Corp ? ", Corp " : ", Runner ") + words;
}

} // namespace

namespace {

/// The word of wanting before it in its clause.
std::optional<std::size_t> wantingBefore(const Scene &scene, std::size_t end)
{
    const auto &tokens = scene.tokens();
    for (std::size_t at = std::min(end, tokens.size()); at-- > 0;) {
        if (tokens[at].value(TermKind::Intend))
            return at;
        const bool parts = tokens[at].isMark
            || (tokens[at].value(TermKind::Join) && beginsWithSubject(scene, at + 1));
        if (parts)
            return std::nullopt;
    }
    return std::nullopt;
}

/// Who wants it, and that he wants it: "he is reaching for" of "he is reaching for 3 to trash it".
std::size_t beginOfWanting(const Scene &scene, std::size_t wanting)
{
    const auto &tokens = scene.tokens();
    while (wanting > 0 && !tokens[wanting - 1].isMark && !tokens[wanting - 1].value(TermKind::Join)
           && (tokens[wanting - 1].isIdle() || tokens[wanting - 1].value(TermKind::Person)
               || tokens[wanting - 1].value(TermKind::Side)))
        --wanting;
    return wanting;
}

} // namespace

namespace {

/// "is he tagged if I want to play Scorched Earth": nothing says that it is played.
bool isOnlyIf(const Scene &scene, Span span)
{
    for (auto at = scene.tokens().size(); at-- > 0;) {
        const Token &token = scene.tokens()[at];
        if (token.span.end > span.begin)
            continue;
        if (!token.isIdle() && !token.value(TermKind::Person) && !token.value(TermKind::Side))
            return token.text == "if";
    }
    return false;
}

} // namespace

bool isIntended(const Scene &scene, std::size_t end)
{
    return wantingBefore(scene, end).has_value();
}

namespace {

/// "(I reach for 3 credits) to trash it": what something is for that is no act itself. Where that
/// begins.
std::optional<std::size_t> purposeBefore(const Scene &scene)
{
    const auto &tokens = scene.tokens();
    const Span act = scene.chips.back().span;
    std::size_t begin = scene.at();
    while (begin > 0 && tokens[begin - 1].span.begin >= act.begin)
        --begin;
    while (begin > 0 && tokens[begin - 1].isIdle() && !tokens[begin - 1].is(TermKind::Link, "to"))
        --begin;
    if (begin == 0 || !tokens[begin - 1].is(TermKind::Link, "to"))
        return std::nullopt;
    std::size_t clause = begin;
    while (clause > 0 && !tokens[clause - 1].isMark && !tokens[clause - 1].value(TermKind::Join))
        --clause;
    const bool isUsed =
        std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(clause),
                    tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                    [](const Token &token) { return token.is(TermKind::Verb, "use"); });
    if (clause + 1 == begin || isUsed) // "used SanSan City Grid to score it"
        return std::nullopt;
    const std::size_t from = tokens[clause].span.begin;
    const bool isOfAct = std::ranges::any_of(scene.chips, [&](const Chip &chip) {
        return (chip.kind == ChipKind::Act || chip.kind == ChipKind::Question
                || chip.kind == ChipKind::Moment)
            && chip.span.begin >= from && chip.span.end <= act.begin;
    });
    return isOfAct ? std::nullopt : std::optional(begin - 1);
}

} // namespace

void noteIntended(Scene &scene, const SaidAct &said)
{
    if (scene.chips.empty())
        return;
    auto wanting = wantingBefore(scene, scene.at());
    if (!wanting)
        wanting = purposeBefore(scene);
    if (!wanting)
        return;
    Scene::Intended one;
    Span &span = scene.chips.back().span;
    // What is offered stands in the place of the wanting, too, where nothing else was read between.
    const std::size_t begin = scene.tokens()[beginOfWanting(scene, *wanting)].span.begin;
    if (std::ranges::none_of(scene.chips, [&](const Chip &chip) {
            return chip.span.begin >= begin && chip.span.begin < span.begin;
        }))
        span.begin = std::min(span.begin, begin);
    one.span = span;
    for (const Json &act : said.acts)
        one.acts.push_back(act);
    const auto typed =
        said.acts.size() == 1 ? typedAct(scene.draft, said.acts.front()) : std::nullopt;
    one.done = typed ? typedOf(scene, one.span, said.by, *typed) : asDone(scene, one.span, said.by);
    scene.intended.push_back(std::move(one));
}

namespace {

/// "wants to dodge the tags": the words of the chip say that it is only wanted.
bool saysWanting(const Scene &scene, Span span)
{
    return std::ranges::any_of(scene.tokens(), [&](const Token &token) {
        return token.value(TermKind::Intend) && token.span.begin >= span.begin
            && token.span.end <= span.end;
    });
}

} // namespace

void leaveAskedUndone(Scene &scene)
{
    constexpr std::array<std::string_view, 11> once{
        "install", "play",     "rez",   "score",          "steal", "trash",
        "access",  "jack_out", "purge", "trash_resource", "break"};
    const std::string ask = scene.draft.textAt("question/ask");
    const Json *asked = scene.draft.at("question/act");
    if ((ask != "legal" && ask != "cost") || !asked || !asked->asObject()
        || scene.draft.script().empty() || scene.draft.script().back() != *asked)
        return;
    const std::string path = Draft::actPath(scene.draft.script().size() - 1);
    const auto chip =
        std::ranges::find_if(scene.chips, [&](const Chip &one) { return one.tells(path); });
    const bool isOnce = std::ranges::any_of(once, [&](auto verb) { return asked->find(verb); });
    if (chip == scene.chips.end() || !(isOnce || saysWanting(scene, chip->span)))
        return; // a line before told it, or it may be done again
    chip->guessed = true;
    chip->says = English::tr("not done yet: {act}", {{"act", chip->says}});
    (void)takeBack(scene, {*asked});
}

namespace {

/// "he wants the 2 first and then to sell it. may he?": what is asked about comes behind it.
bool leadsToAsked(const Scene &scene, const Scene::Intended &one)
{
    const Scene::Intended &last = scene.intended.back();
    const Json *asked = scene.draft.at("question/act");
    const bool isLast = &one == &last || last.acts.empty() || !asked || *asked != last.acts.back();
    const auto &script = scene.draft.script();
    const bool isTwice = std::ranges::count(script, one.acts.back()) > 1;
    return !isLast && !isTwice && one.span.end <= last.span.begin
        && std::ranges::none_of(scene.tokens(), [&](const Token &token) {
               return token.ends() && token.span.begin >= one.span.end
                   && token.span.end <= last.span.begin;
           });
}

} // namespace

void settleIntended(Scene &scene)
{
    const bool asks = std::ranges::any_of(
        scene.chips, [](const Chip &chip) { return chip.kind == ChipKind::Question; });
    const std::string ask = scene.draft.textAt("question/ask");
    for (const Scene::Intended &one : scene.intended | std::views::reverse) {
        const auto chip = std::ranges::find_if(scene.chips, [&](const Chip &it) {
            return it.kind == ChipKind::Act && it.span.begin == one.span.begin;
        });
        const Json *asked = scene.draft.at("question/act");
        const bool isDone = !one.acts.empty() && endsWith(scene.draft.script(), one.acts);
        if (chip == scene.chips.end() || one.acts.empty()
            || (asked && *asked == one.acts.back() && !isDone))
            continue;
        chip->guessed = true;
        if (leadsToAsked(scene, one))
            continue;
        // What was told behind it goes on from it.
        const bool isOpen = ask == "legal" || ask == "cost" || isOnlyIf(scene, one.span);
        if (!asks || !isOpen || !isDone || !takeBack(scene, one.acts))
            continue;
        chip->offers.push_back({chip->says, one.done});
        chip->says = English::tr("not done yet: {act}", {{"act", chip->says}});
        chip->paths.clear();
    }
}

} // namespace saying
