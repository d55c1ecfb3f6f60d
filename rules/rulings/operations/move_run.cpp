// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `move-run` of the card language.
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

namespace {

struct MoveRunHow {
    Where where = Where::Anywhere;
    bool noJackOut = false;    ///< before ice is encountered
    bool another = false;      ///< a server that its player chooses
    bool approaching = false;  ///< that ice, and not behind it
    bool encountering = false; ///< the first ice there, without approaching it
};

How readMoveRunHow(const core::JsonPlace &place)
{
    MoveRunHow how;
    fill(how.where, place, "server", whereWords);
    fill(how.noJackOut, place, "no_jack_out");
    fill(how.approaching, place, "approaching");
    fill(how.encountering, place, "encountering");
    fill(how.another, place, "another");
    return how;
}

/// As the script says, and not the one that is attacked.
ServerId anotherServer(Table &table, Side by)
{
    const auto fits = [&](ServerId server) {
        return exists(table.state, server) && server != table.state.run.server;
    };
    if (const Act *act = table.askedFor(ActKind::Server); choosesServer(act))
        table.endAt({by, "effect.resolve"_rule, fits(act->server),
                     Sentence::tr("the run goes on at another server")});
    const Act *act = table.next();
    if (!choosesServer(act)) {
        table.holdForServer(by, Sentence::tr("where the run goes on"), fits);
        throw notStated(Sentence::tr("which server is chosen is not stated"));
    }
    const ServerId server = act->server;
    if (!fits(server))
        throw NotAllowed{Sentence::tr("the run cannot go on at {server}", {{"server", server}})};
    table.consume();
    return server;
}

/// As if the ice `of` had just been passed; without it from the outermost ice of the server.
void moveRun(Table &table, const Effect &effect, Context &context)
{
    Run &run = table.state.run;
    const auto &how = effect.as<MoveRunHow>();
    const ServerId server = how.another && run.on ? anotherServer(table, playerOf(effect, context))
                                                  : centralServer(how.where);
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
        run.position = table.state[ice].position + (how.approaching || how.encountering ? 1 : 0);
    }
    run.ice = {};
    run.leaving = movedRun;
    run.meetsNext = how.encountering;
    run.noJackOutBeforeEncounter = how.noJackOut ? context.source : ObjectId{};
    const bool same = run.server == before;
    table.say(
        ice.exists() && ice == context.source && how.encountering
            ? Sentence::tr("by its own text the Runner is now encountering {ice}, and goes on from "
                           "there",
                           {{"ice", ice}})
            : ice.exists() && same ? Sentence::tr("{card}: the run goes on from the place of {ice}",
                                                  {{"card", context.source}, {"ice", ice}})
            : ice.exists()
            ? Sentence::tr("{card}: the run goes on against {server}, from the place of {ice}",
                           {{"card", context.source}, {"server", run.server}, {"ice", ice}})
            : !iceProtecting(table.state, run.server).empty()
            ? Sentence::tr("{card}: the Runner goes on to the outermost ice protecting {server}",
                           {{"card", context.source}, {"server", run.server}})
            : Sentence::tr("{card}: the run goes on against {server}, which no ice protects",
                           {{"card", context.source}, {"server", run.server}}),
        {same ? "effect.resolve"_rule
              : table.orElse("run.attacked-server-changes"_rule, "effect.resolve"_rule, true)});
}

bool couldMoveRun(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    return state.run.on
        && (effect.as<MoveRunHow>().another || !all(table, effect.of, context).empty());
}

Sentence describeMoveRun(const Effect &effect, Side owner)
{
    const auto &how = effect.as<MoveRunHow>();
    if (how.another)
        return how.encountering
            ? Sentence::tr("the run goes on at another server, and its outermost ice is "
                           "encountered")
            : Sentence::tr("the run goes on at another server");
    if (how.encountering)
        return Sentence::tr("the run goes on with encountering {ice}",
                            {{"ice", describeOne(effect.of, owner)}});
    if (how.approaching)
        return Sentence::tr("the run goes on with approaching {ice}",
                            {{"ice", describeOne(effect.of, owner)}});
    const Sentence where = describe(how.where);
    const Sentence move = effect.of == Filter()
        ? where.empty()
            ? Sentence::tr("the run goes on with approaching the outermost ice of the server")
            : Sentence::tr("the run goes on with the outermost ice {where}", {{"where", where}})
        : Sentence::tr("the run goes on behind {ice}", {{"ice", describeOne(effect.of, owner)}});
    return how.noJackOut
        ? Sentence::tr("{move}, without jacking out before ice is encountered", {{"move", move}})
        : move;
}

} // namespace

extern const Operation moveRunOperation{
    .word = "move-run",
    .keys = {"op", "server", "of", "no_jack_out", "approaching", "another", "encountering"},
    .read = readMoveRunHow,
    .resolve = moveRun,
    .couldChange = couldMoveRun,
    .describe = describeMoveRun};

} // namespace rulings
