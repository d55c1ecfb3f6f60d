// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/trying.h"

#include "core/english.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/acts_need.h"
#include "rules/saying/assuming_numbers.h"
#include "rules/saying/going_on.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/moments.h"
#include "rules/saying/next_ice.h"
#include "rules/saying/preventing.h"
#include "rules/saying/running_by_cards.h"
#include "rules/saying/server_untold.h"
#include "rules/saying/settling.h"
#include "rules/saying/source_told.h"
#include "rules/saying/taking_back.h"
#include "rules/saying/trial.h"
#include "rules/saying/turn_window.h"
#include "rules/saying/undone.h"
#include "rules/saying/where_done.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;

namespace {

/// Where acts are done that nobody told a moment for.
constexpr std::array<std::string_view, 15> moments{"corp-turn/take-actions",
                                                   "runner-turn/take-actions",
                                                   "run/approach-rez",
                                                   "run/server-rez",
                                                   "run/encounter",
                                                   "run/break-window",
                                                   "run/access",
                                                   "run/approach-decision",
                                                   "run/server-decision",
                                                   "run/approach-paid",
                                                   "run/approach-server",
                                                   "corp-turn/begin-window",
                                                   "runner-turn/begin-window",
                                                   "runner-turn/turn-begins",
                                                   "corp-turn/turn-begins"};

/// Subroutines are broken, and nothing that is done before leads to the ice: it is encountered,
/// whatever else could be done elsewhere.
bool isInEncounter(const Draft &draft)
{
    const auto breaks = [](const Json &act) { return act.find("break") != nullptr; };
    const auto leads = [&](const Json &act) { return act.find("rez") || leadsToRun(draft, act); };
    const Json *asked = draft.at("question/act");
    const bool isAsked = asked && asked->asObject() && breaks(*asked);
    return (isAsked || std::ranges::any_of(draft.script(), breaks))
        && std::ranges::none_of(draft.script(), leads);
}

/// "Can he get past Tollbooth?": what its ice does as it is met costs too much to break it then.
bool waitsOnlyForCredits(const Draft &draft)
{
    Draft rich = settledAt(draft, "run/encounter");
    rich.tellEnoughCredits();
    return actsWhenMet(rich, rich.textAt("state/run/ice")) && !trialOf(rich).isRefused;
}

/// The moment at which more of the acts can be done than in that trial, settled there.
std::optional<Draft> bestMoment(const Draft &unsettled, Trial best)
{
    std::optional<Draft> found;
    const bool isMet = isInEncounter(unsettled);
    const bool isTaxed = isMet && waitsOnlyForCredits(unsettled);
    for (const std::string_view step : moments) {
        if (isMet && step != "run/encounter" && (isTaxed || step != "run/break-window"))
            continue;
        Draft other = settledAt(unsettled, step);
        Trial trial = trialOf(other);
        if (!trial.isBetterThan(best))
            continue;
        found = std::move(other);
        best = std::move(trial);
        if (!best.isRefused)
            break;
    }
    return found;
}

/// The chip that told the act, or the line where nobody can say which.
Span spanOfAct(const Scene &scene, std::size_t act)
{
    const std::string path = Draft::actPath(act);
    for (const Chip &chip : scene.chips)
        if (chip.tells(path))
            return chip.span;
    for (const Chip &chip : scene.chips)
        if (chip.kind == ChipKind::Question)
            return chip.span;
    return {0, scene.line.size()};
}

void tell(Scene &scene, const Trial &trial)
{
    if (!trial.isReadable)
        scene.open.push_back(
            {{0, scene.line.size()},
             English::tr("Such a table cannot be: {problem}", {{"problem", trial.problem}}),
             {}});
    else if (trial.isRefused)
        scene.open.push_back(openOf(spanOfAct(scene, trial.played),
                                    {Undone::Left::In, trial.played, {}, trial.why}));
}

/// What would come behind the end of the game does not come to pass.
void endWhereItIsOver(Scene &scene, Trial &trial)
{
    const auto &script = scene.draft.script();
    std::vector<Span> later;
    for (Chip &chip : scene.chips)
        for (std::size_t act = trial.played; act < script.size(); ++act)
            if (chip.tells(Draft::actPath(act))) {
                chip.guessed = true;
                later.push_back(chip.span);
                break;
            }
    for (const Span span : later)
        scene.open.push_back(
            {span, English::tr("The game is over before all of this is done."), {}});
    scene.draft.tell("question/script",
                     Json(Json::Array(script.begin(),
                                      script.begin() + static_cast<std::ptrdiff_t>(trial.played))));
    trial.isRefused = false;
}

/// A line that goes on with acts goes on without those of lines before it that cannot be done.
void leaveOutRefused(Scene &scene, const Draft &before)
{
    std::size_t earlier = before.script().size();
    while (earlier > 0 && scene.draft.script().size() > earlier) {
        Draft settled = scene.draft;
        settle(settled);
        Trial trial = trialOf(settled);
        assumeWhatActsNeed(settled, trial);
        if (!trial.isReadable || !trial.isRefused || trial.isOver || trial.played >= earlier)
            return;
        Json::Array acts = scene.draft.script();
        scene.open.push_back(
            openOf({0, scene.line.size()},
                   {Undone::Left::OutByLater, trial.played, acts[trial.played], trial.why}));
        acts.erase(acts.begin() + static_cast<std::ptrdiff_t>(trial.played));
        scene.draft.tell("question/script", Json(std::move(acts)));
        --earlier;
        moveUp(scene, trial.played, 1);
    }
}

/// "Pays 5 and trashes it": what that costs, and no payment of its own.
bool isPriceOfNext(const Json::Array &acts, std::size_t at)
{
    return acts[at].find("spend") && at + 1 < acts.size()
        && (acts[at + 1].find("trash") || acts[at + 1].find("steal"));
}

/// A payment that nothing asks for, and an act that was told twice, where they are doubts: what
/// else was told goes on without them, which is said.
bool leaveOutDoubted(Scene &scene, const Draft &unsettled, const Trial &trial)
{
    Json::Array acts = unsettled.script();
    const bool asks = std::ranges::any_of(
        scene.chips, [](const Chip &chip) { return chip.kind == ChipKind::Question; });
    if (trial.played >= acts.size() || (acts.size() < 2 && !asks))
        return false; // a payment alone is what the line is about
    const Json act = acts[trial.played];
    const auto end = acts.begin() + static_cast<std::ptrdiff_t>(trial.played);
    const bool isAgain = std::find(acts.begin(), end, act) != end;
    if (!isAgain && !act.find("spend"))
        return false;
    const std::string path = Draft::actPath(trial.played);
    const auto chip = std::ranges::find_if(
        scene.chips, [&](const Chip &one) { return one.paths == std::vector<std::string>{path}; });
    const bool isPrice = isPriceOfNext(acts, trial.played);
    if (chip == scene.chips.end() || (!chip->guessed && !isPrice))
        return false;
    if (isPrice)
        chip->guessed = true;
    else
        scene.open.push_back(openOf(chip->span, {Undone::Left::Out, trial.played, act, trial.why}));
    acts.erase(acts.begin() + static_cast<std::ptrdiff_t>(trial.played));
    scene.draft = unsettled;
    scene.draft.tell("question/script", Json(std::move(acts)));
    moveUp(scene, trial.played, 1);
    return true;
}

/// What is played and asked cannot be read: the table alone stands, or what stood before the line.
void takeBack(Scene &scene, const Draft &unsettled, const Draft &before)
{
    scene.draft = unsettled;
    scene.draft.remove("question");
    settle(scene.draft);
    if (!trialOf(scene.draft).isReadable)
        scene.draft = before;
}

} // namespace

void settleAndTry(Scene &scene, const Draft &before)
{
    leaveOutRefused(scene, before);
    settleSourceOfTag(scene);
    playRunNamed(scene);
    if (settleAtAnyServer(scene, before))
        return;
    const Draft unsettled = scene.draft;
    settle(scene.draft);
    if (scene.draft.document().asObject()->empty())
        return;
    if (auto window = inWindowBeforeTurn(unsettled))
        scene.draft = *std::move(window);
    Trial best = trialOf(scene.draft);
    // Behind the last ice something may wait before the server is approached.
    const bool isPassing = scene.draft.textAt("state/at") == "run/approach-server";
    const bool waits = waitsForPassing(scene.draft);
    const bool isTold = scene.draft.isTold("state/at") && !isPassing;
    if (waits || (best.isRefused && !best.isOver && !isTold))
        if (auto other = isPassing ? std::optional(settledAt(unsettled, "run/pass-ice"))
                                   : bestMoment(unsettled, best)) {
            Trial trial = trialOf(*other);
            if (trial.isBetterThan(best) || (waits && !trial.isRefused)) {
                scene.draft = std::move(*other);
                best = std::move(trial);
            }
        }
    if (best.isRefused && !best.isOver && scene.draft.isTold("state/at"))
        if (auto other = otherMomentOfTurn(unsettled, best)) {
            scene.draft = std::move(*other);
            best = trialOf(scene.draft);
        }
    assumeWhatActsNeed(scene.draft, best);
    const std::vector<std::string> supposed = supposeNumbers(scene.draft, best);
    askWhetherTold(scene, best);
    if (best.isRefused && !best.isOver && leaveOutDoubted(scene, unsettled, best))
        return settleAndTry(scene, before); // the script is shorter: it ends
    askRefused(scene, best);
    askAtApproach(scene.draft);
    askInEncounter(scene.draft);
    askWhereItComes(scene.draft);
    const auto prevented =
        best.isReadable ? preventWhatCanBe(scene.draft) : std::vector<Prevented>();
    if (!prevented.empty())
        best = trialOf(scene.draft);
    if (best.isReadable && !best.isRefused && goOnToTheEnd(scene.draft))
        for (Chip &chip : scene.chips) // it may be meant that he breaks it
            chip.guessed |= chip.kind == ChipKind::Question && !isExplained(scene, chip);
    if (best.isRefused && best.isOver)
        endWhereItIsOver(scene, best);
    notePrevented(scene.draft, prevented);
    if (best.isReadable && !best.isRefused)
        assumeNumbersAsked(scene.draft, supposed);
    doubtApproach(scene);
    tell(scene, best);
    if (!best.isReadable)
        takeBack(scene, unsettled, before);
}

namespace {

/// Settled at a moment at which nothing of it is refused, where nobody told one.
Draft settledWhereItGoes(const Draft &draft)
{
    Draft settled = draft;
    settle(settled);
    const Trial trial = trialOf(settled);
    if (trial.isRefused && !draft.isTold("state/at"))
        if (auto other = bestMoment(draft, trial))
            return *std::move(other);
    if (trial.isRefused && draft.isTold("state/at"))
        if (auto other = otherMomentOfTurn(draft, trial))
            return *std::move(other);
    return settled;
}

} // namespace

std::optional<rulings::Asked> askedOf(const Draft &draft)
{
    Draft settled = settledWhereItGoes(draft);
    if (Trial trial = trialOf(settled); trial.isRefused)
        assumeWhatActsNeed(settled, trial);
    auto asked = rulings::questionOf(settled.document());
    return asked ? std::optional(*std::move(asked)) : std::nullopt;
}

std::optional<rulings::PlayedOut> presentOf(const Draft &draft)
{
    const auto asked = askedOf(draft);
    if (!asked)
        return std::nullopt;
    auto out = rulings::playOut(triedBy, *asked, rulings::Enumerate::Nothing);
    if (out.to == rulings::PlayedTo::Refused)
        return std::nullopt;
    return out;
}

std::optional<rulings::Fact> factBehind(const Draft &draft, const std::string &fact)
{
    Draft then = draft;
    Json::Array script = draft.script();
    then.remove("question");
    then.tell("question/script", Json(std::move(script)));
    then.tell("question/ask", "outcome");
    then.tell("question/report", Json(Json::Array{fact}));
    const auto asked = askedOf(then);
    const rulings::Answer answer = asked ? rulings::answer(triedBy, *asked) : rulings::Answer();
    if (answer.unplayable || answer.verdict.empty())
        return std::nullopt;
    return answer.verdict.front().second;
}

bool isAllowed(const Draft &draft, const Json &act, rules::Side by)
{
    Draft longer = draft;
    longer.play(act);
    Draft settled = settledWhereItGoes(longer);
    if (trialOf(settled).isRefused)
        return false;
    (void)settled.takeLastAct();
    settled.tell("question",
                 Json::object({{"ask", "legal"},
                               {"by", core::toWord(rules::sideWords, by)},
                               {"act", act},
                               {"script", Json(settled.script())}}));
    const auto asked = rulings::questionOf(settled.document());
    if (!asked)
        return false;
    const rulings::Answer answer = rulings::answer(triedBy, *asked);
    const bool *allowed =
        answer.verdict.empty() ? nullptr : std::get_if<bool>(&answer.verdict.front().second);
    return !answer.unplayable && (!allowed || *allowed);
}

std::size_t playedOf(const Draft &draft) { return trialOf(draft).played; }

bool canBePlayed(const Draft &draft, const std::vector<Json> &more)
{
    Draft longer = draft;
    for (const Json &act : more)
        longer.play(act);
    return presentOf(longer).has_value();
}

} // namespace saying
