// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"

#include "core/english.h"

#include <utility>

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
        if (scene.take(TermKind::Verb, verb)) {
            auto said = actOn(scene, verb, scene.card);
            if (!said)
                return false;
            attempt.keep();
            beginAt(scene.draft, *said);
            for (core::Json &act : said->acts)
                scene.draft.play(std::move(act));
            scene.addChip(ChipKind::Act, attempt.begin(), said->says, {"question/script"});
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
    Draft &draft = scene.draft;
    playWhatAsks(draft, *said);
    beginAt(draft, *said);
    for (core::Json &act : said->acts)
        draft.play(std::move(act));
    scene.addChip(ChipKind::Act, begin, said->says, {"question/script"});
    return true;
}

} // namespace saying
