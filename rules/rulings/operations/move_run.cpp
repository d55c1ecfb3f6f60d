// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `move-run` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <string>

namespace rulings {

namespace {

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
    const std::string &name = table.state.servers[static_cast<std::size_t>(run.server.value)].name;
    table.say(table.nameOf(context.source) + ": the run goes on against " + name
                  + (ice.exists() ? ", from the place of " + table.nameOf(ice)
                                  : std::string(", from outside its ice")),
              {table.orElse("run.attacked-server-changes"_rule, "effect.resolve"_rule,
                            run.server != before)});
}

bool couldMoveRun(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    return state.run.on && !all(table, effect.of, context).empty();
}

} // namespace

const Operation moveRunOperation{.op = Op::MoveRun,
                                 .keys = {"op", "server", "of", "no_jack_out"},
                                 .read = readMoveRunHow,
                                 .resolve = moveRun,
                                 .couldChange = couldMoveRun};

} // namespace rulings
