// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/deciding.h"

#include "core/english.h"
#include "rules/saying/table_now.h"
#include "rules/saying/taking_back.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;

namespace {

constexpr std::string_view actsPath = "question/script/";

struct Clause {
    std::size_t begin = 0;
    std::size_t end = 0;
};

bool isBetween(const Token &token) { return token.isMark || token.value(TermKind::Join); }

Clause clauseOf(const Scene &scene, Span piece)
{
    const auto &tokens = scene.tokens();
    const auto first = std::ranges::find_if(
        tokens, [&](const Token &token) { return token.span.begin >= piece.begin; });
    auto begin = static_cast<std::size_t>(first - tokens.begin());
    std::size_t end = begin;
    while (begin > 0 && !isBetween(tokens[begin - 1]))
        --begin;
    while (end < tokens.size() && !isBetween(tokens[end]))
        ++end;
    return {begin, end};
}

/// It tells something that was done: nobody asks, claims, wants or denies it.
bool mayTell(const Scene &scene, const Clause &clause)
{
    constexpr std::array<TermKind, 4> others{TermKind::Ask, TermKind::Claim, TermKind::Intend,
                                             TermKind::Not};
    for (std::size_t at = clause.begin; at < clause.end; ++at)
        for (const TermKind kind : others)
            if (scene.tokens()[at].value(kind))
                return false;
    const auto isQuestion = [&](const Chip &chip) {
        return chip.kind == ChipKind::Question && clause.begin < clause.end
            && chip.span.end > scene.tokens()[clause.begin].span.begin
            && chip.span.begin < scene.tokens()[clause.end - 1].span.end;
    };
    const auto tells = [&](const Chip &chip) {
        return clause.begin < clause.end && !chip.paths.empty()
            && chip.span.end > scene.tokens()[clause.begin].span.begin
            && chip.span.begin < scene.tokens()[clause.end - 1].span.end;
    };
    return clause.begin < clause.end && std::ranges::none_of(scene.chips, isQuestion)
        && std::ranges::none_of(scene.chips, tells);
}

/// How many acts were told before it; nothing: it tells one itself.
std::optional<std::size_t> actsBefore(const Scene &scene, const Clause &clause)
{
    const Span span{scene.tokens()[clause.begin].span.begin,
                    scene.tokens()[clause.end - 1].span.end};
    std::size_t before = std::min(scene.knownActs, scene.draft.script().size());
    for (const Chip &chip : scene.chips)
        for (const std::string &path : chip.paths) {
            if (!path.starts_with(actsPath))
                continue;
            if (chip.span.end > span.begin && chip.span.begin < span.end)
                return std::nullopt;
            if (chip.span.begin < span.begin)
                before = std::max(
                    before, static_cast<std::size_t>(std::stoul(path.substr(actsPath.size())) + 1));
        }
    return std::min(before, scene.draft.script().size());
}

/// How much both say the same: what it is about counts more than what is done with it.
int likeness(const Token &one, const Token &other)
{
    constexpr std::array<TermKind, 6> things{TermKind::Noun, TermKind::Flag,    TermKind::Type,
                                             TermKind::Zone, TermKind::Subtype, TermKind::Server};
    constexpr int ofThing = 2;
    if (one.card && one.card == other.card)
        return ofThing;
    const auto isShared = [&](TermKind kind) {
        const std::string *value = one.value(kind);
        return value && other.is(kind, *value);
    };
    if (std::ranges::any_of(things, isShared))
        return ofThing;
    return isShared(TermKind::Verb) ? 1 : 0;
}

int inCommon(const Scene &scene, const Clause &clause, const std::string &words)
{
    int number = 0;
    for (const auto word : std::views::split(words, ' ')) // "the run ends" is a moment, too
        for (const Token &token : tokensOf(std::string_view(word.begin(), word.end()))) {
            int most = 0;
            for (std::size_t at = clause.begin; at < clause.end; ++at)
                most = std::max(most, likeness(token, scene.tokens()[at]));
            number += most;
        }
    return number;
}

using Options = std::vector<rulings::OfferedAct>;

/// The only one of which the clause speaks most.
const rulings::OfferedAct *spokenOf(const Scene &scene, const Clause &clause,
                                    const Options &options)
{
    const rulings::OfferedAct *best = nullptr;
    int most = 0;
    bool isOnly = true;
    for (const rulings::OfferedAct &one : options) {
        const int number = inCommon(scene, clause, one.words);
        if (number < most || number == 0)
            continue;
        isOnly = number > most;
        most = number;
        best = &one;
    }
    return isOnly ? best : nullptr;
}

void decide(Scene &scene, const Clause &clause, std::size_t act, const rulings::OfferedAct &option,
            const Options &options)
{
    Json::Array script = scene.draft.script();
    script.insert(script.begin() + static_cast<std::ptrdiff_t>(act), option.json);
    moveDown(scene, act, 1);
    scene.draft.tell("question/script", Json(std::move(script)));
    Chip chip;
    chip.span = {scene.tokens()[clause.begin].span.begin, scene.tokens()[clause.end - 1].span.end};
    chip.kind = ChipKind::Act;
    chip.says = option.by == rules::Side::Corp
        ? core::English::tr("the Corp chooses: {what}", {{"what", option.words}})
        : core::English::tr("the Runner chooses: {what}", {{"what", option.words}});
    chip.paths = {std::string(actsPath) + std::to_string(act)};
    chip.guessed = true;
    chip.of = option.by;
    for (const rulings::OfferedAct &other : options)
        if (const Json *number = other.json.find("option"); number && &other != &option)
            chip.offers.push_back(
                {other.words, "chooses option " + std::to_string(*number->asInteger())});
    scene.chips.push_back(std::move(chip));
}

bool isIn(Span inner, Span outer) { return inner.begin >= outer.begin && inner.end <= outer.end; }

/// What was left open of it or read as something by itself is what was decided.
void takeOver(Scene &scene, Span all)
{
    std::erase_if(scene.open, [&](const Open &one) { return isIn(one.span, all); });
    std::erase_if(scene.chips, [&](const Chip &chip) {
        return chip.span != all && isIn(chip.span, all) && chip.paths.empty();
    });
}

} // namespace

bool takeDeciding(Scene &scene)
{
    (void)(scene.take(TermKind::Ask, "may") || scene.take(TermKind::Verb, "take"));
    (void)scene.take(TermKind::Link, "to"); // "gets to"
    if (!scene.take(TermKind::Verb, "decide") && !scene.take(TermKind::Verb, "choose"))
        return false;
    const Token &first = scene.token();
    const bool isOfWhat = first.value(TermKind::Ask) || first.value(TermKind::Type)
        || first.text == "whether" || first.text == "if" || first.text == "that"
        || first.text == "this";
    if (!isOfWhat)
        return true;
    while (!scene.isAtMark()) {
        scene.doubts = scene.doubts || scene.token().card || scene.token().number;
        scene.skip();
    }
    return true;
}

bool takeSpendingFirst(Scene &scene)
{
    Attempt attempt(scene);
    while (scene.take(TermKind::Ask, "must") || scene.take(TermKind::Ask, "may")
           || scene.take(TermKind::Link, "to")) { }
    const bool isGoing = scene.take(TermKind::Verb, "go");
    if (!isGoing && !scene.take(TermKind::Verb, "spend"))
        return false;
    const auto skipWhat = [&] {
        while (scene.take(TermKind::Noun, "credits") || scene.take(TermKind::Noun, "trace")
               || scene.take(TermKind::Link, "in") || scene.take(TermKind::Link, "on")
               || scene.take(TermKind::Link, "to")) { }
    };
    skipWhat();
    if (!scene.take(TermKind::Place, "first"))
        return false;
    skipWhat();
    scene.doubts = scene.doubts || isGoing; // it may as well be who acts
    return scene.isAtMark() && attempt.keep();
}

void settleDecisions(Scene &scene, std::vector<Span> &notUnderstood)
{
    std::vector<Span> pieces = notUnderstood;
    std::ranges::sort(pieces, {}, &Span::begin);
    for (const Span piece : pieces) {
        const Clause clause = clauseOf(scene, piece);
        if (!mayTell(scene, clause))
            continue;
        const auto before = actsBefore(scene, clause);
        if (!before)
            continue;
        const Options options = optionsAt(scene.draft, *before);
        const rulings::OfferedAct *told = spokenOf(scene, clause, options);
        if (!told)
            continue;
        decide(scene, clause, *before, *told, options);
        const Span all = scene.chips.back().span;
        takeOver(scene, all);
        std::erase_if(notUnderstood, [&](Span one) { return isIn(one, all); });
    }
}

} // namespace saying
