// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/window_facts.h"

#include "rules/rulings/answering/fact_sentences.h"
#include "rules/rulings/answering/report.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <string>
#include <vector>

namespace rulings {

Fact windowsFact(const Table &table)
{
    const rules::TimingStep &step = *table.state.at.step;
    std::vector<std::string> open;
    std::vector<Sentence> words;
    for (const auto &[window, name] : rules::windowWords)
        if (step.windows.contains(window)) {
            open.emplace_back(name);
            words.push_back(mayBeDone(window));
        }
    table.say(open.empty()
                  ? Sentence::tr("in {step} nothing may be done", {{"step", here(table)}})
                  //: a step of a timing structure, and what may be done there
                  : Sentence::tr("in {step} {what}",
                                 {{"step", here(table)}, {"what", Sentence::together(words)}}),
              {"timing.step"_rule});
    table.record.trace.back().speaksOf = &table.book->timing(table.state.at.kind);
    return open;
}

Fact priorityFact(const Table &table)
{
    const Priority &priority = table.state.priority;
    if (!table.state.at.step->windows.contains(rules::Window::PaidAbilities))
        throw NotDerivable{Sentence::tr("no window is open here")};
    const Side side = priority.followed ? priority.with : table.state.turn;
    table.say(priority.closed         ? Sentence::tr("the window is closed")
                  : priority.followed ? Sentence::tr("{player} may act now", {{"player", side}})
                                      : Sentence::tr("it is the turn {player.of}, so the first "
                                                     "chance to act is there",
                                                     {{"player", side}}),
              {"priority.in-turn"_rule});
    return priority.closed ? std::string("nobody") : word(side, rules::sideWords);
}

} // namespace rulings
