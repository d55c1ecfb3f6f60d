// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/spending.h"

#include "core/english.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/choices.h"
#include "rules/saying/counters.h"
#include "rules/saying/done_with.h"
#include "rules/saying/trying.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

/// Whom the game waits for.
std::optional<Side> whoDecides(const Draft &draft)
{
    const auto now = draft.script().empty() ? std::nullopt : presentOf(draft);
    return now && now->decision ? std::optional(now->decision->by) : std::nullopt;
}

/// A card is there that has a trace or a secret bid.
bool asksForCredits(const Draft &draft)
{
    for (const std::string &object : draft.objects())
        if (const auto *model = draft.modelOf(object))
            for (const rulings::Ability &ability : model->abilities)
                for (const std::string_view operation : {"trace", "psi", "choose-number", "guess"})
                    if (does(ability, operation))
                        return true;
    return false;
}

/// Credits in a number, or "everything" there is.
std::optional<int> takeAmount(Scene &scene, Side side)
{
    if (const auto number = scene.takeNumber()) {
        Attempt of(scene); // "3 of them"
        const bool isOf = scene.take(TermKind::Link, "of");
        if (isOf && (scene.value(TermKind::It) || scene.token().text == "them")) {
            scene.skip();
            of.keep();
        }
        return number;
    }
    if (scene.token().text == "nothing" || scene.token().text == "nothing extra") {
        scene.skip();
        return 0;
    }
    if (!scene.take(TermKind::Place, "all"))
        return std::nullopt;
    scene.doubts = true; // of the pool, and what else may be spent
    const auto now = presentOf(scene.draft);
    return now ? now->table.player(side).credits : std::nullopt;
}

/// A card is there whose credits come back each turn.
bool hasRecurring(const Draft &draft)
{
    return std::ranges::any_of(draft.objects(), [&](const std::string &object) {
        const auto *model = draft.modelOf(object);
        return model && model->recurring.there;
    });
}

/// "Both spend all they have": each of them what is left then, whoever decides first.
std::optional<SaidAct> takeAllOfBoth(Scene &scene, Side first)
{
    Attempt attempt(scene);
    const Side second = rulings::opponentOf(first);
    const auto now = scene.take(TermKind::Place, "all") ? presentOf(scene.draft) : std::nullopt;
    const auto one = now ? now->table.player(first).credits : std::nullopt;
    const auto other = now ? now->table.player(second).credits : std::nullopt;
    if (!one || !other)
        return std::nullopt;
    (void)scene.take(TermKind::Noun, "credits");
    attempt.keep();
    scene.doubts = scene.doubts || hasRecurring(scene.draft); // of the pool alone
    SaidAct said;
    said.acts = {Json::object({{"spend", *one}}), Json::object({{"spend", *other}})};
    said.by = first;
    said.says =
        English::tr("{play}, {spend}",
                    {{"play", spendInWords(first, *one)}, {"spend", spendInWords(second, *other)}});
    return said;
}

/// "into the trace", "puts 5 in"
void skipIntoTrace(Scene &scene)
{
    for (const char *link : {"in", "on", "to", "for"}) {
        Attempt attempt(scene);
        if (!scene.take(TermKind::Link, link))
            continue;
        const bool ends = scene.isAtClauseEnd();
        if (scene.take(TermKind::Noun, "trace") || (ends && std::string_view(link) == "in"))
            attempt.keep();
    }
}

/// "puts in 5"
void skipInBefore(Scene &scene)
{
    Attempt attempt(scene);
    const bool isIn = scene.take(TermKind::Link, "in");
    if (isIn && (scene.token().number || scene.value(TermKind::Number)))
        attempt.keep();
}

/// "a click and 2 credits", "click + 2", "three clicks": the price of what follows.
struct PriceBefore {
    int clicks = 0;
    std::optional<int> credits;
};
std::optional<PriceBefore> takeClicksBefore(Scene &scene)
{
    Attempt attempt(scene);
    const bool isAll = scene.take(TermKind::Place, "all");
    scene.skipIdle();
    const int clicks = scene.takeNumber().value_or(1);
    if (!scene.take(TermKind::Noun, "clicks"))
        return std::nullopt;
    (void)scene.take(TermKind::Join, "and");
    const auto credits = scene.takeNumber();
    (void)scene.take(TermKind::Noun, "credits");
    if (!scene.is(TermKind::Link, "to"))
        return std::nullopt;
    attempt.keep();
    return PriceBefore{isAll && clicks == 1 ? 0 : clicks, credits};
}

/// Clicks that no such act takes: it may be another one.
bool isOtherClicks(const SaidAct &said, int clicks)
{
    constexpr int ofPurge = 3;
    const bool isPurge = !said.acts.empty() && said.acts.front().find("purge");
    const bool isUse = !said.acts.empty() && said.acts.front().find("use");
    return clicks != 0 && !isUse && clicks != (isPurge ? ofPurge : 1);
}

/// "spends two clicks to move it": the only card with an ability that costs just so many.
std::optional<SaidAct> takeUseForClicks(Scene &scene, Side side, int clicks)
{
    std::vector<std::pair<std::string, const rulings::Ability *>> able;
    for (const std::string &object : scene.draft.objects()) {
        const auto *model =
            scene.draft.sideOf(object) == side ? scene.draft.modelOf(object) : nullptr;
        for (const rulings::Ability *one : model ? usable(*model) : Abilities())
            if (one->cost.clicks == clicks)
                able.emplace_back(object, one);
    }
    if (clicks < 1 || able.size() != 1)
        return std::nullopt;
    while (!scene.isAtClauseEnd())
        scene.skip(); // what it does, its text says
    scene.doubts = true;
    return usedBy(scene, able.front().first, *able.front().second);
}

/// What "(spends three clicks) to" is about.
std::optional<SaidAct>
takeForClicks(Scene &scene, Side side, const PriceBefore &price,
              const std::function<std::optional<SaidAct>(const std::string &)> &act)
{
    Attempt attempt(scene);
    const auto verb = scene.take(TermKind::Link, "to") ? scene.take(TermKind::Verb) : std::nullopt;
    auto said = verb && *verb != "spend" ? act(*verb) : std::nullopt;
    if (said) {
        Draft there = scene.draft;
        beginAt(there, *said);
        scene.doubts = scene.doubts || isOtherClicks(*said, price.clicks)
            || isOtherPrice(there, *said, price.credits);
        attempt.keep();
        return said;
    }
    scene.goTo(attempt.begin());
    if (auto used = takeUseForClicks(scene, side, price.clicks)) {
        attempt.keep();
        return used;
    }
    return std::nullopt;
}

/// "and bypasses it"
bool isBypassedNext(const Scene &scene)
{
    return scene.is(TermKind::Join, "and")
        && (scene.token(1).is(TermKind::Verb, "bypass")
            || scene.token(1).is(TermKind::Flag, "passed"));
}

/// The verb of "to trash it".
std::optional<std::string> takePurpose(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.take(TermKind::Noun, "credits");
    // "pays 2 and bypasses it": what bypasses costs that; other acts may follow a toll.
    if (isBypassedNext(scene)) {
        scene.skip(2);
        attempt.keep();
        return "bypass";
    }
    const auto next = scene.take(TermKind::Link, "to") ? scene.take(TermKind::Verb) : std::nullopt;
    if (next)
        attempt.keep();
    return next;
}

} // namespace

bool isPaidToBypass(const Scene &scene)
{
    Scene ahead = scene;
    if (!ahead.take(TermKind::Verb, "spend") || !ahead.takeNumber())
        return false;
    (void)ahead.take(TermKind::Noun, "credits");
    return isBypassedNext(ahead);
}

void skipPriceOfAction(Scene &scene)
{
    Attempt attempt(scene);
    const bool isLinked = scene.take(TermKind::Link, "with") || scene.take(TermKind::Link, "for");
    if (!isLinked || scene.takeNumber() != 1 || !scene.take(TermKind::Noun, "clicks"))
        return;
    Attempt more(scene);
    if (scene.take(TermKind::Join, "and") && scene.takeNumber() == 2
        && scene.take(TermKind::Noun, "credits"))
        more.keep();
    attempt.keep();
}

void skipWhenDone(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Time, "this-turn") && !scene.take(TermKind::Place, "first"))
        return;
    if (scene.isAtClauseEnd())
        attempt.keep();
}

void takePriceOf(Scene &scene, SaidAct &said)
{
    Attempt attempt(scene);
    const auto number =
        scene.take(TermKind::Link, "for") ? scene.takeNumber() : std::optional<int>();
    if (!number)
        return;
    const bool isOfClicks = scene.take(TermKind::Noun, "clicks"); // "purges for three clicks"
    (void)scene.take(TermKind::Noun, "credits");
    const Token &next = scene.token();
    const bool ends = next.isMark || next.text.empty() || next.value(TermKind::Join)
        || next.value(TermKind::Moment);
    if (!ends)
        return;
    attempt.keep();
    const auto *used = said.acts.empty() ? nullptr : abilityUsed(scene.draft, said.acts.back());
    if (used && used->cost.credits.of == rulings::Amount::Of::ChosenNumber && !isOfClicks) {
        said.acts.back().set("x", *number); // it is the X of its cost
        return;
    }
    scene.doubts = scene.doubts
        || (isOfClicks ? isOtherClicks(said, *number) : isOtherPrice(scene.draft, said, number));
}

bool isOtherCost(const Draft &draft, const SaidAct &said, std::optional<int> number)
{
    const auto *used = said.acts.empty() ? nullptr : abilityUsed(draft, said.acts.back());
    return number && !(used && used->cost.credits.is(*number));
}

bool takePayingThrough(Scene &scene)
{
    if (scene.token().text != "through")
        return scene.take(TermKind::Link, "on");
    scene.skip();
    return true;
}

void skipGained(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "for") || !scene.takeNumber())
        return;
    (void)scene.take(TermKind::Noun, "credits");
    attempt.keep();
}

void skipTrace(Scene &scene)
{
    (void)scene.take(TermKind::It);
    (void)scene.take(TermKind::Noun, "trace");
    (void)(scene.take(TermKind::Link, "with") || scene.take(TermKind::Link, "by")
           || scene.take(TermKind::Link, "for"));
}

std::optional<SaidAct>
takeSpent(Scene &scene, const std::optional<Who> &who, Side usual,
          const std::function<std::optional<SaidAct>(const std::string &)> &act)
{
    const bool isNamed = who && who->side && (!who->isPerson || who->isMe);
    const Side side = isNamed ? usual : whoDecides(scene.draft).value_or(usual);
    scene.skipIdle();
    if (auto all = who && who->isBoth ? takeAllOfBoth(scene, side) : std::nullopt) {
        skipIntoTrace(scene);
        return all;
    }
    if (const auto price = takeClicksBefore(scene))
        return takeForClicks(scene, side, *price, act);
    skipInBefore(scene);
    const bool isArticle = scene.token().text == "a" || scene.token().text == "an";
    const auto number = takeAmount(scene, side);
    if (!number || (isArticle && !scene.is(TermKind::Noun, "credits")))
        return std::nullopt; // "puts an Adonis Campaign in"
    if (scene.token().text == "more")
        scene.skip(); // "puts 4 more credits into the trace"
    if (const auto purpose = takePurpose(scene)) {
        auto said = *purpose == "spend" ? std::nullopt : act(*purpose);
        scene.doubts = scene.doubts || (said && isOtherPrice(scene.draft, *said, number));
        return said;
    }
    if (!scene.take(TermKind::Noun, "credits") && scene.value(TermKind::Noun)
        && !scene.is(TermKind::Noun, "trace"))
        return std::nullopt; // clicks, counters
    skipIntoTrace(scene);
    if (scene.is(TermKind::Link, "of") || scene.value(TermKind::Server)
        || scene.value(TermKind::Zone))
        return std::nullopt; // "dumps two of them into Faust"
    // Nobody asks for it: what it is paid for is not said, or not understood.
    scene.doubts = scene.doubts || !(whoDecides(scene.draft) || asksForCredits(scene.draft))
        || (who && !who->side && !who->isBoth); // "I pay 6": and who that is, nobody knows
    SaidAct said;
    said.acts.push_back(Json::object({{"spend", *number}}));
    said.by = side;
    said.says = spendInWords(side, *number);
    if (who && who->isBoth) {
        said.acts.push_back(said.acts.front());
        said.says =
            English::tr("both players spend {n} credit", "both players spend {n} credits", *number);
    }
    return said;
}

std::vector<std::string> countersFrom(Scene &scene, int times)
{
    Scene ahead = scene;
    const auto noun = ahead.take(TermKind::Noun);
    const bool isFrom =
        noun && (ahead.take(TermKind::Link, "from") || ahead.take(TermKind::Link, "on"));
    if (!isFrom || !isCardNext(ahead) || ahead.value(TermKind::It))
        return {};
    const auto card = takeCard(ahead);
    const auto *ability = paidWithCounters(ahead.draft.modelOf(*card));
    if (!ability)
        return {};
    const bool isAny = *noun == "counters"; // of an agenda none that it was advanced with
    const std::string kind = isAny
        ? std::string(core::toWord(rulings::counterWords, ability->cost.counter))
        : counterKind(ahead.draft, *card, *noun);
    scene.draft = ahead.draft;
    if (!kind.empty())
        scene.draft.assume(
            Draft::objectPath(*card) + "/counters/" + kind, times,
            English::tr("{card} has as many counters", {{"card", scene.draft.nameOf(*card)}}));
    return {*card};
}

bool isToldOfThePast(const Scene &scene)
{
    if (!scene.token().text.ends_with("ed"))
        return false;
    for (std::size_t ahead = 0; !scene.token(ahead).text.empty(); ++ahead) {
        if (scene.token(ahead).ends())
            return false;
        if (scene.token(ahead).is(TermKind::Time, "now")
            || scene.token(ahead).is(TermKind::Time, "last-turn"))
            return true;
    }
    return false;
}

} // namespace saying
