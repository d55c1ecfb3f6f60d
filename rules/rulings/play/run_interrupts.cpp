// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Uninstall", "Server, Remote Servers", "Pass"; FAQ 1.6: Section 4.
#include "rules/rulings/play/run_interrupts.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

void checkRun(Table &table)
{
    State &state = table.state;
    Run &run = state.run;
    if (!run.on || run.apart || state.at.kind != TimingKind::Run || state.winner != Winner::Nobody)
        return;
    const auto &structure = table.book->timing(TimingKind::Run);
    if (run.server.exists() && !isCentral(run.server)
        && state.servers[static_cast<std::size_t>(run.server.value)].gone
        && run.leaving != "server-gone") {
        run.leaving = "server-gone";
        if (!table.setting("run.status-kept-when-server-goes"))
            run.status = RunStatus::Neither;
        const auto *interrupt = structure.findInterrupt("server-gone");
        const bool atOnce = interrupt && interrupt->takesEffect == rules::TakesEffect::Immediately;
        table.say(
            atOnce
                ? Sentence::tr("the attacked server is gone: the run ends at once")
                : Sentence::tr(
                      "the attacked server is gone: the run ends as soon as an open window closes"),
            {"run.server-gone"_rule});
    } else if (run.ice.exists() && state[run.ice].zone != Zone::Protecting && run.leaving.empty()) {
        if (structure.findInterrupt("ice-gone")) {
            run.leaving = "ice-gone";
            const bool atOnce =
                structure.findInterrupt("ice-gone")->takesEffect == rules::TakesEffect::Immediately
                && state.at.step->windows.contains(rules::Window::PaidAbilities);
            table.say(
                atOnce ? Sentence::tr("{card} is gone and counts as passed, and the window "
                                      "for paid abilities closes at once",
                                      {{"card", run.ice}})
                       : Sentence::tr("{card} is gone and counts as passed", {{"card", run.ice}}),
                {"run.ice-gone"_rule});
            noteMissed(table, EventKind::Passed, run.ice);
            for (const Ability &ability : state[run.ice].card->abilities)
                if (isMetBy(ability, EventKind::Passed))
                    table.say(silentBecause(run.ice, Sentence::tr("it is not installed any more")),
                              {"trigger.met"_rule});
        } else if (state.at.step->topic == "subroutines" && !table.entered.empty()) {
            table.say(Sentence::tr(
                          "its subroutines have resolved and the run goes on: the ice is passed"),
                      {"run.pass"_rule});
        } else {
            throw OpenEnd{
                {Sentence::tr("this version does not say what follows when the ice is gone")}};
        }
        if (run.encountering)
            endEncounter(table);
        run.passed.push_back(run.ice);
        run.ice = {};
    }
}

} // namespace rulings
