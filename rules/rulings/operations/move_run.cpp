// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `move-run` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

namespace {

struct MoveRunHow {
    Where where = Where::Anywhere;
    bool noJackOut = false; ///< before ice is encountered
};

How readMoveRunHow(const core::JsonPlace &place)
{
    MoveRunHow how;
    fill(how.where, place, "server", whereWords);
    fill(how.noJackOut, place, "no_jack_out");
    return how;
}

/// As if the ice `of` had just been passed; without it from the outermost ice of the server.
void moveRun(Table &table, const Effect &effect, Context &context)
{
    Run &run = table.state.run;
    const auto &how = effect.as<MoveRunHow>();
    const ServerId server = centralServer(how.where);
    const ObjectId ice = object(table, effect.of.ref, context);
    if (!run.on || (server.exists() && server == run.server)
        || (effect.of.ref != Ref::None && !ice.exists()))
        return;
    endEncounter(table);
    const ServerId before = run.server;
    if (server.exists())
        run.server = server;
    run.position = -1;
    if (ice.exists()) {
        run.server = table.state[ice].server;
        run.position = table.state[ice].position;
    }
    run.ice = {};
    run.leaving = movedRun;
    run.noJackOutBeforeEncounter = how.noJackOut;
    table.say(
        ice.exists()
            ? Sentence::tr("{card}: the run goes on against {server}, from the place of {ice}",
                           {{"card", context.source}, {"server", run.server}, {"ice", ice}})
            : Sentence::tr("{card}: the run goes on against {server}, from outside its ice",
                           {{"card", context.source}, {"server", run.server}}),
        {table.orElse("run.attacked-server-changes"_rule, "effect.resolve"_rule,
                      run.server != before)});
}

bool couldMoveRun(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    return state.run.on && !all(table, effect.of, context).empty();
}

} // namespace

extern const Operation moveRunOperation{.word = "move-run",
                                        .keys = {"op", "server", "of", "no_jack_out"},
                                        .read = readMoveRunHow,
                                        .resolve = moveRun,
                                        .couldChange = couldMoveRun};

} // namespace rulings
