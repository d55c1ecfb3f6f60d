// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/access_asked.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/asked.h"
#include "rules/saying/explained.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/moments.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace saying {

using core::English;
using core::Json;

namespace {

bool asksAccesses(const Draft &draft) { return reports(draft, "run.accesses"); }

/// An event that makes a run and lies nowhere else is played.
bool isRunToBePlayed(const Draft &draft)
{
    return std::ranges::any_of(draft.objects(), [&](const std::string &object) {
        return draft.typeOf(object) == rules::CardType::Event && beginsRun(draft.modelOf(object))
            && !draft.isTold(Draft::objectPath(object) + "/zone");
    });
}

} // namespace

void settleAccessAsked(Scene &scene)
{
    Draft &draft = scene.draft;
    if (!asksAccesses(draft) || draft.at("state/run") || !draft.script().empty()
        || (draft.at("state/at") && draft.isTold("state/at")))
        return;
    if (isRunToBePlayed(draft))
        return; // "Legwork with one HQ Interface": by that card
    std::string server;
    for (const Token &token : scene.tokens())
        if (const std::string *one = token.value(TermKind::Server); one && isCentral(*one))
            server = *one;
    if (server.empty())
        return;
    draft.assume("state/run/server", server,
                 English::tr("the run is on {server}", {{"server", server}}));
    draft.assume("state/at", "run/success", titleOfStep("run/success"));
}

namespace {

bool takeLooking(Scene &scene)
{
    (void)scene.take(TermKind::Have, "has");
    scene.skipIdle();
    const std::string &said = scene.token().text;
    if (said == "looked" || said == "seen") {
        scene.skip();
        (void)scene.take(TermKind::Have, "has"); // "looked at"
        return true;
    }
    return scene.take(TermKind::Verb, "access");
}

} // namespace

bool readAccessedSome(Scene &scene)
{
    Draft &draft = scene.draft;
    if (scene.asks || !(draft.at("state/run") || !draft.script().empty()))
        return false;
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (!takeLooking(scene))
        return false;
    const bool isFirst = scene.take(TermKind::Place, "first");
    const auto seen = isFirst ? std::optional(1) : scene.takeNumber();
    if (!seen)
        return false;
    bool isOf = scene.take(TermKind::Link, "of");
    for (; scene.token().isIdle(); scene.skip())
        isOf = isOf || scene.token().text.starts_with("of ");
    const auto all = isOf ? scene.takeNumber() : std::nullopt;
    if (!all || !scene.take(TermKind::Noun, "cards"))
        return false;
    comeTo(scene, "run/access");
    scene.player = rules::Side::Runner;
    scene.addChip(
        ChipKind::Moment, attempt.begin(),
        English::tr("{moment}: {seen} of {n}",
                    {{"moment", titleOfStep("run/access")}, {"seen", *seen}, {"n", *all}}),
        {"state/at"});
    return attempt.keep();
}

bool askWhetherAccessed(Scene &scene, const AskedClause &clause)
{
    const Json::Array script = scene.draft.script();
    const std::string path = script.empty() ? "" : Draft::actPath(script.size() - 1);
    const Span &first = scene.tokens()[clause.begin].span;
    const auto chip = std::ranges::find_if(scene.chips, [&](const Chip &one) {
        return one.kind == ChipKind::Act && one.span.begin >= first.begin
            && one.paths == std::vector<std::string>{path};
    });
    if (script.empty() || !script.back().find("access") || chip == scene.chips.end()
        || explainedAt(scene, clause.begin, clause.end))
        return false;
    scene.draft.tell("question/script", Json(Json::Array(script.begin(), script.end() - 1)));
    scene.draft.tell("question/ask", "legal");
    scene.draft.tell("question/by", core::toWord(rules::sideWords, rules::Side::Runner));
    scene.draft.tell("question/act", script.back());
    chip->kind = ChipKind::Question;
    chip->says = mayInWords(scene.draft, rules::Side::Runner, script.back(), std::move(chip->says));
    chip->paths = {"question"};
    chip->guessed = true;
    chip->offers = otherQuestions(scene, clause, scene.draft);
    return true;
}

} // namespace saying
