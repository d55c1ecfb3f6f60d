// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/turn_end.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/saying/asked.h"
#include "rules/saying/clicks_spent.h"
#include "rules/saying/moments.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

bool hasPart(const std::string &text, std::string_view word)
{
    return (' ' + text).find(word) != std::string::npos;
}

/// "my turn", "his turn": of whom; nothing where nobody says it.
std::optional<Side> ownerOfTurn(Scene &scene, const std::string &text)
{
    const auto has = [&](std::string_view word) { return hasPart(text, word); };
    const Derived &me = scene.subjects.me();
    const Derived &other = scene.subjects.other();
    if (has(" my ") && !has("opponent")) {
        scene.doubts = scene.doubts || !me.isSure;
        return me.side;
    }
    if (has(" his ") || has(" her ") || has(" their ") || has("opponent") || has("other")) {
        scene.doubts = scene.doubts || !other.isSure;
        return me.isThere || !scene.player ? other.side : scene.player;
    }
    return std::nullopt;
}

/// Whose turn it is where nobody says so: of whoever has a card that waits for its beginning.
std::optional<Side> sideWithTurnAbility(const Scene &scene)
{
    std::optional<Side> found;
    for (const Token &token : scene.tokens()) {
        const auto *model = token.card ? &rulings::cardModel(*token.card) : nullptr;
        const bool waits =
            model && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
                return rulings::isMetBy(ability, rulings::EventKind::TurnBegins);
            });
        if (waits && found && *found != model->side)
            return std::nullopt;
        if (waits)
            found = model->side;
    }
    return found;
}

/// The clause asks before it comes to that.
bool isAsked(const Scene &scene)
{
    for (std::size_t at = scene.at(); at-- > 0 && !scene.tokens()[at].isMark;)
        if (scene.tokens()[at].value(TermKind::Ask) && !scene.tokens()[at].isIdle())
            return true;
    return false;
}

} // namespace

bool readTurnBegins(Scene &scene)
{
    Attempt attempt(scene);
    const bool isKind = scene.at() > 0 && scene.tokens()[scene.at() - 1].is(TermKind::Number, "1");
    const std::string now = scene.draft.textAt("state/at");
    // "Scores it at the start of the turn": there it is done.
    const bool isDoneThen = scene.isOfThisClause();
    const bool isLater =
        !scene.draft.script().empty() && !isDoneThen && !now.ends_with("/turn-begins");
    const bool isMoment = scene.draft.script().empty() && !scene.draft.isTold("state/at")
        && !scene.draft.at("state/run");
    if (isKind || !scene.is(TermKind::Time, "turn-begins") || isLater
        || (isAsked(scene) && !isMoment)) // "a start-of-turn card"
        return false;
    const bool doubted = scene.doubts;
    auto side = ownerOfTurn(scene, scene.token().text);
    if (side && scene.doubts && !doubted) // a card that waits for it tells whose it is
        side = sideWithTurnAbility(scene).value_or(*side);
    scene.skip();
    if (!side) {
        side = isDoneThen ? scene.lastBy : sideWithTurnAbility(scene);
        scene.doubts = scene.doubts || !side;
    }
    if (!side)
        side = scene.subjects.me().side ? scene.subjects.me().side : scene.player;
    scene.player = side.value_or(Side::Runner);
    const std::string step =
        scene.player == Side::Corp ? "corp-turn/turn-begins" : "runner-turn/turn-begins";
    if (!scene.draft.script().empty() && !isDoneThen && step != now)
        return false;
    scene.draft.tell("state/at", step);
    scene.addChip(ChipKind::Moment, attempt.begin(), titleOfStep(step), {"state/at"});
    return attempt.keep();
}

bool readBeforeDraw(Scene &scene)
{
    Attempt attempt(scene);
    const std::string step = "corp-turn/begin-window";
    const std::string now = scene.draft.textAt("state/at");
    if (!scene.take(TermKind::Place, "before"))
        return false;
    const auto who = scene.takeWho();
    const bool isMine = scene.token().text == "my";
    scene.skipIdle();
    const bool isDraw = scene.take(TermKind::Moment, "corp-turn/mandatory-draw")
        || scene.token().text == "drawing" || scene.is(TermKind::Verb, "draw");
    const bool isThere = now == step || now == "corp-turn/turn-begins";
    const auto side = who && who->side       ? who->side
        : isMine && scene.subjects.me().side ? scene.subjects.me().side
                                             : scene.player;
    const bool mayBegin = scene.draft.script().empty() || scene.isOfThisClause();
    if (!isDraw || side == Side::Runner || (!isThere && !(mayBegin && side)))
        return false; // cards that the Runner draws
    if (scene.token().text == "drawing" || scene.is(TermKind::Verb, "draw"))
        scene.skip();
    (void)scene.take(TermKind::Noun, "cards");
    if (!isThere)
        scene.draft.tell("state/at", step);
    scene.player = Side::Corp;
    scene.addChip(ChipKind::Moment, attempt.begin(), titleOfStep(step), {"state/at"});
    return attempt.keep();
}

namespace {

bool isOnlyPurged(const Draft &draft)
{
    return !draft.script().empty() && std::ranges::all_of(draft.script(), [](const Json &act) {
        return act.find("purge") != nullptr;
    });
}

/// What was purged in a turn that is over is gone: the table begins without it.
void purgeBefore(Scene &scene)
{
    // Where cards stand on others, these may have kept some.
    const bool isSure = std::ranges::none_of(scene.draft.objects(), [&](const std::string &object) {
        return scene.draft.at(Draft::objectPath(object) + "/host") != nullptr;
    });
    for (Chip &chip : scene.chips)
        if (chip.tells(Draft::actPath(0))) {
            chip.paths.clear();
            chip.guessed = chip.guessed || !isSure;
        }
    for (const std::string &object : scene.draft.objects())
        if (const std::string path = Draft::objectPath(object) + "/counters/virus";
            scene.draft.at(path))
            scene.draft.tell(path, 0);
    scene.draft.remove("question/script");
    scene.draft.remove("state/at");
    scene.player = Side::Corp;
}

} // namespace

bool readNextTurn(Scene &scene)
{
    Attempt attempt(scene);
    const std::string before = scene.at() > 0 ? scene.tokens()[scene.at() - 1].text : "";
    if (before == "until" || before == "till" // somebody should wait for it
        || !scene.take(TermKind::Time, "next-turn"))
        return false;
    attempt.keep();
    Draft &draft = scene.draft;
    if (isOnlyPurged(draft))
        purgeBefore(scene);
    if (!draft.script().empty()) {
        scene.leaveOpen(attempt.begin(),
                        English::tr("What is played ends with its turn: tell how the table "
                                    "stands as the next one begins."));
        return true;
    }
    const bool corp = draft.textAt("state/at").starts_with("corp-turn/")
        || (!draft.at("state/at") && scene.player == Side::Corp);
    if (const std::string by = draft.textAt("question/by"); scene.asksOn && !by.empty()) {
        // "Can I score next turn?": in his own, as the table stands.
        draft.remove("state/" + by + "/clicks");
        scene.doubts = true;
        scene.addChip(ChipKind::Moment, attempt.begin(),
                      by == "corp"
                          ? English::tr("in the next turn of the Corp, as the table stands")
                          : English::tr("in the next turn of the Runner, as the table stands"),
                      {"question"});
        return true;
    }
    const std::string step = corp ? "runner-turn/turn-begins" : "corp-turn/turn-begins";
    if (const Json *happened = draft.at("state/happened")) {
        draft.tell("state/happened_last_turn", *happened);
        draft.remove("state/happened");
    }
    draft.remove("state/run");
    draft.tell("state/at", step);
    scene.addChip(ChipKind::Moment, attempt.begin(), titleOfStep(step), {"state/at"});
    return true;
}

bool readTurnOf(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho(); // "the Corp on his turn"
    if (!scene.is(TermKind::Time, "turn-of") || isAsked(scene))
        return false;
    auto side = ownerOfTurn(scene, scene.token().text);
    const bool isPersons = scene.token().text.find("my ") == std::string::npos;
    const bool isOwn = who && isPersons && !who->isMe && !hasPart(scene.token().text, "opponent");
    if (isOwn && who->side)
        side = who->side;
    scene.skip();
    const bool isNamedAs = scene.token().text == "as"; // "my turn as the Runner"
    if (Scene ahead = scene; isNamedAs || (isPersons && !isOwn))
        if (const auto named = ahead.take(TermKind::Side)) { // "on his turn the Corp scores"
            side = core::fromWord(rules::sideWords, *named);
            if (isNamedAs)
                scene.goTo(ahead.at());
        }
    if (!side) { // a card that waits for a turn to begin is of whoever has it
        side = sideWithTurnAbility(scene);
        scene.doubts = true;
    }
    Draft &draft = scene.draft;
    if (!side || (draft.isTold("state/at") && !draft.at("state/run")))
        return false; // two turns are spoken of
    attempt.keep();
    scene.player = side;
    const bool corp = side == Side::Corp;
    std::string path = "state/at";
    if (draft.at("state/run")) {
        path = "state/turn";
        draft.tell(path, core::toWord(rules::sideWords, *side));
    } else {
        comeTo(scene, corp ? "corp-turn/take-actions" : "runner-turn/take-actions");
    }
    scene.addChip(
        ChipKind::Moment, attempt.begin(),
        English::tr("it is the turn of {player}",
                    {{"player", corp ? English::tr("the Corp") : English::tr("the Runner")}}),
        {path});
    return true;
}

namespace {

/// The window in which that player's turn begins.
bool readWindowOf(Scene &scene, std::optional<Side> side, std::size_t begin)
{
    const bool mayBegin = scene.draft.script().empty() || scene.isOfThisClause();
    const std::string step =
        side == Side::Corp ? "corp-turn/begin-window" : "runner-turn/begin-window";
    const std::string now = scene.draft.textAt("state/at");
    if (!side || isAsked(scene) || (now != step && !mayBegin)
        || (scene.draft.isTold("state/at") && now != step))
        return false;
    scene.draft.tell("state/at", step);
    scene.player = side;
    scene.addChip(ChipKind::Moment, begin, titleOfStep(step), {"state/at"});
    return true;
}

} // namespace

bool readBeforeTurn(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.is(TermKind::Time, "before-turn"))
        return false;
    const auto side = ownerOfTurn(scene, scene.token().text);
    scene.skip();
    return readWindowOf(scene, side, attempt.begin()) && attempt.keep();
}

bool readTurnPassed(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    const auto side = who && who->side ? who->side : carriedTo(scene, attempt.begin()).side;
    if (!scene.take(TermKind::Time, "turn-passed") || !side)
        return false;
    return readWindowOf(scene, rulings::opponentOf(*side), attempt.begin()) && attempt.keep();
}

void settleDiscards(Scene &scene)
{
    Draft &draft = scene.draft;
    const std::string at = draft.textAt("state/at");
    if (!at.ends_with("/turn-ends") || !draft.script().empty())
        return;
    const std::string who = at.starts_with("corp-turn/") ? "corp" : "runner";
    if (!reports(draft, who + ".hand") || !draft.isTold("state/" + who + "/hand"))
        return;
    const std::string step = who + "-turn/discard";
    draft.tell("state/at", step);
    for (Chip &chip : scene.chips)
        if (chip.kind == ChipKind::Moment && chip.says == titleOfStep(at))
            chip.says = titleOfStep(step);
}

bool readTurn(Scene &scene)
{
    for (const auto reader : {readBeforeTurnEnds, readClicksSpent, readTurnEnds, readTurnBegins,
                              readTurnOf, readTurnPassed, readBeforeTurn, readBeforeDraw})
        if (reader(scene))
            return true;
    return false;
}

bool readTurnEnds(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Time, "turn-ends"))
        return false;
    attempt.keep();
    Draft &draft = scene.draft;
    const std::string at = draft.textAt("state/at");
    const std::string &words = scene.tokens()[scene.at() - 1].text;
    const auto whose = ownerOfTurn(scene, words);
    const Side side = whose ? *whose : scene.player.value_or(Side::Runner);
    const bool corp =
        at.starts_with("corp-turn/") || (!at.starts_with("runner-turn/") && side == Side::Corp);
    const std::string step = corp ? "corp-turn/turn-ends" : "runner-turn/turn-ends";
    const bool goesOn = !draft.script().empty();
    if (goesOn)
        draft.play(Json::object({{"to", "turn-ends"}}));
    else
        draft.tell("state/at", step);
    scene.addChip(goesOn ? ChipKind::Act : ChipKind::Moment, attempt.begin(), titleOfStep(step),
                  {goesOn ? Draft::actPath(draft.script().size() - 1) : std::string("state/at")});
    return true;
}

} // namespace saying
