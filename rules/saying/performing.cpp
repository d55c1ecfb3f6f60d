// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"

#include "core/english.h"
#include "rules/saying/cards.h"

#include <utility>
#include <vector>

namespace saying {

void beginAt(Draft &draft, const SaidAct &said)
{
    if (!draft.script().empty() || said.usualStep.empty() || draft.isTold("state/at"))
        return;
    std::string step = said.usualStep;
    if (draft.textAt("state/at").starts_with("run/approach-") && step.starts_with("run/server-"))
        step = step == "run/server-paid" ? "run/approach-paid"
            : step == "run/server-rez"   ? "run/approach-rez"
                                         : "run/approach-decision";
    draft.assume("state/at", step, momentInWords(step));
}

/// "the card is accessed": of the card that was spoken of last.
bool readPassive(Scene &scene)
{
    if (scene.card.empty())
        return false;
    Attempt attempt(scene);
    (void)scene.take(TermKind::It);
    for (const char *verb : {"access", "play"})
        if (scene.token().text.ends_with("ed") && scene.take(TermKind::Verb, verb)) {
            auto said = actOn(scene, verb, scene.card);
            if (!said)
                return false;
            attempt.keep();
            std::vector<std::string> paths;
            beginAt(scene.draft, *said);
            for (core::Json &act : said->acts) {
                paths.push_back("question/script/" + std::to_string(scene.draft.script().size()));
                scene.draft.play(std::move(act));
            }
            scene.addChip(ChipKind::Act, attempt.begin(), said->says, std::move(paths));
            return true;
        }
    return false;
}

namespace {

/// "midseason replacements, corp puts 10 into the trace": it is played first.
void playWhatAsks(Draft &draft, SaidAct &said)
{
    if (!draft.script().empty() || !said.acts.front().find("spend"))
        return;
    for (const std::string &object : draft.objects()) {
        const auto type = draft.typeOf(object);
        if ((type != rules::CardType::Operation && type != rules::CardType::Event)
            || draft.isTold(Draft::objectPath(object) + "/zone"))
            continue;
        const bool corp = type == rules::CardType::Operation;
        draft.tell(Draft::objectPath(object) + "/zone", corp ? "hq" : "grip");
        said.acts.insert(said.acts.begin(), core::Json::object({{"play", object}}));
        said.says = core::English::tr("{play}, {spend}",
                                      {{"play", playInWords(draft, object)}, {"spend", said.says}});
        said.usualStep = corp ? "corp-turn/take-actions" : "runner-turn/take-actions";
        return;
    }
}

} // namespace

namespace {

/// How often: "twice", "3 times".
int takeTimes(Scene &scene)
{
    if (scene.take(TermKind::Place, "twice"))
        return 2;
    Attempt attempt(scene);
    const auto number = scene.takeNumber();
    constexpr int most = 9;
    if (!number || *number < 1 || *number > most || !scene.take(TermKind::Place, "times"))
        return 1;
    attempt.keep();
    return *number;
}

/// Played again it is another copy.
core::Json again(Draft &draft, const core::Json &act, const std::string &card)
{
    core::Json other = act;
    const auto title = card.empty() ? std::nullopt : draft.cardOf(card);
    if (!title)
        return other;
    for (const char *verb : {"play", "install"})
        if (other.find(verb)) {
            const std::string copy = draft.add(*title);
            draft.tell(Draft::objectPath(copy) + "/zone",
                       draft.textAt(Draft::objectPath(card) + "/zone"));
            other.set(verb, copy);
        }
    return other;
}

void perform(Scene &scene, SaidAct said, std::size_t begin)
{
    Draft &draft = scene.draft;
    playWhatAsks(draft, said);
    beginAt(draft, said);
    const int times = takeTimes(scene);
    std::vector<std::string> paths;
    const auto play = [&](core::Json act) {
        paths.push_back("question/script/" + std::to_string(draft.script().size()));
        draft.play(std::move(act));
    };
    for (const core::Json &act : said.acts)
        play(act);
    for (int time = 1; time < times; ++time)
        for (const core::Json &act : said.acts)
            play(again(draft, act, said.card));
    const std::string says = times == 1
        ? said.says
        : core::English::tr("{act}, {n} time", "{act}, {n} times", times, {{"act", said.says}});
    scene.lastVerb = said.verb;
    scene.lastBy = said.by;
    scene.addChip(ChipKind::Act, begin, says, std::move(paths));
}

} // namespace

bool readAct(Scene &scene)
{
    const std::size_t begin = scene.at();
    auto said = takeAct(scene);
    if (!said)
        return false;
    if (said->isOpen) {
        scene.leaveOpen(begin, said->says, said->offers);
        return true;
    }
    perform(scene, std::move(*said), begin);
    return true;
}

bool readAgain(Scene &scene)
{
    const bool isAgain = scene.lastVerb == "play" || scene.lastVerb == "rez"
        || scene.lastVerb == "access" || scene.lastVerb == "steal";
    const bool isBehind = scene.at() > 0 && scene.tokens()[scene.at() - 1].value(TermKind::Join);
    if (!isAgain || !isBehind || !isCardNext(scene))
        return false;
    Attempt attempt(scene);
    const auto card = takeCard(scene);
    auto said = actOn(scene, scene.lastVerb, *card);
    if (!said || said->isOpen)
        return false;
    said->verb = scene.lastVerb;
    perform(scene, std::move(*said), attempt.begin());
    return attempt.keep();
}

} // namespace saying
