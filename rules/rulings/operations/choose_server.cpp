// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `choose-server` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

namespace {

How readChooseServerHow(const core::JsonPlace &place)
{
    ChooseServerHow how;
    fill(how.central, place, "central");
    fill(how.until, place, "until", durationWords);
    return how;
}

void resolveChooseServer(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    const auto &how = effect.as<ChooseServerHow>();
    const auto fits = [&](ServerId server) {
        return exists(state, server) && (!how.central || isCentral(server));
    };
    if (const Act *act = table.askedFor(ActKind::Server); choosesServer(act))
        table.endAt(
            {side, "effect.resolve"_rule, fits(act->server),
             !exists(state, act->server) && act->server.exists()
                 ? Sentence::tr("{server} does not exist", {{"server", act->server}})
                 : fits(act->server) || !how.central
                 ? Sentence::tr("any server can be chosen that exists")
                 : Sentence::tr("{server} is no central server", {{"server", act->server}})});
    if (const Act *act = table.next(); choosesServer(act)) {
        if (!fits(act->server))
            throw NotAllowed{Sentence::tr("{server} cannot be chosen", {{"server", act->server}})};
        const ServerId server = act->server;
        state[context.source].chosenServer = server;
        table.consume();
        table.say(Sentence::tr("{player} chooses {server}", {{"player", side}, {"server", server}}),
                  {"effect.resolve"_rule});
        return;
    }
    table.holdForServer(side, Sentence::tr("which server is chosen"), fits);
    throw notStated(Sentence::tr("which server is chosen is not stated"));
}

Sentence describeChooseServer(const Effect &effect, Side owner)
{
    if (effect.as<ChooseServerHow>().until == Duration::Turn)
        return Sentence::tr("{player} chooses a server for this turn",
                            {{"player", playerMeant(effect, owner)}});
    if (effect.as<ChooseServerHow>().central)
        return Sentence::tr("{player} chooses a central server, and this copy remembers it",
                            {{"player", playerMeant(effect, owner)}});
    return Sentence::tr("{player} chooses a server, and this copy remembers it",
                        {{"player", playerMeant(effect, owner)}});
}

} // namespace

extern const Operation chooseServerOperation{.word = "choose-server",
                                             .keys = {"op", "central", "until"},
                                             .read = readChooseServerHow,
                                             .resolve = resolveChooseServer,
                                             .needsChoice = alwaysNeedsChoice,
                                             .onlyDecides = true,
                                             .describe = describeChooseServer};

} // namespace rulings
