// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `redirect` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

namespace {

struct RedirectHow {
    Where where = Where::Anywhere;
};

How readRedirectHow(const core::JsonPlace &place)
{
    RedirectHow how;
    fill(how.where, place, "server", whereWords);
    return how;
}

void redirect(Table &table, const Effect &effect, Context &context)
{
    Run &run = table.state.run;
    const ServerId server = centralServer(effect.as<RedirectHow>().where);
    if (!server.exists())
        throw notStated(Sentence::tr("which server the run moves to is not stated"));
    run.server = server;
    table.say(Sentence::tr("{card}: the attacked server is now {server}, and the run goes on",
                           {{"card", context.source}, {"server", server}}),
              {table.orElse("run.attacked-server-changes"_rule, "effect.resolve"_rule)});
}

bool couldRedirect(const Table &table, const Effect &, const Context &)
{
    const State &state = table.state;
    return state.run.on;
}

Sentence sayRedirectAsOption(const Table &, const Effect &effect, const Context &)
{
    return Sentence::tr("the attacked server becomes {server}",
                        {{"server", centralServer(effect.as<RedirectHow>().where)}});
}

Sentence describeRedirect(const Effect &effect, Side)
{
    return Sentence::tr("the run goes on {where}",
                        {{"where", describe(effect.as<RedirectHow>().where)}});
}

} // namespace

ServerId redirectedTo(const Effect &effect)
{
    return effect.op == &redirectOperation ? centralServer(effect.as<RedirectHow>().where)
                                           : ServerId{};
}

extern const Operation redirectOperation{.word = "redirect",
                                         .keys = {"op", "server"},
                                         .read = readRedirectHow,
                                         .resolve = redirect,
                                         .couldChange = couldRedirect,
                                         .inWords = sayRedirectAsOption,
                                         .describe = describeRedirect};

} // namespace rulings
