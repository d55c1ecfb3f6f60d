// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `install` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/one_by_one.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/installing.h"
#include "rules/rulings/play/judging_installs.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"

#include <optional>

namespace rulings {

namespace {

void installEach(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    oneByOne(
        table, effect, context, "install.one-by-one"_rule,
        [&](ObjectId id) {
            Installation installation = installationBy(table, effect, context, id);
            if (const Act *act = table.next(); act && act->kind == ActKind::Server) {
                if (installation.newServer)
                    throw NotAllowed{"the text names a new server"};
                installation.server = act->server;
                installation.stated = true;
                table.consume();
                if (isElsewhere(table.state, installation))
                    throw NotAllowed{table.nameOf(id)
                                     + " may be installed elsewhere only, by its own text"};
            } else if (!installation.stated && table.state[id].owner == Side::Corp
                       && table.state[id].card->installOnly == Where::Anywhere) {
                table.assume(table.nameOf(id) + " is installed in a new remote server");
                installation.newServer = true;
            }
            if (effect.on.ref != Ref::None || !effect.on.types.empty()) {
                const auto hosts = all(table, effect.on, context);
                if (!hosts.empty())
                    installation.host = table.pick(by, "which card is the host", hosts);
            }
            installByEffect(table, by, installation,
                            effect.ignoringCosts
                                ? std::nullopt
                                : std::optional(number(table, effect.lowered, context)));
            context.picked = id;
        },
        [&](ObjectId id) {
            return isKeptFromInstalling(table, by, installationBy(table, effect, context, id));
        });
}

bool couldInstall(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context, [&](ObjectId id) {
        return couldBeInstalled(
            table, playerOf(effect, context), installationBy(table, effect, context, id),
            effect.ignoringCosts ? std::nullopt
                                 : std::optional(number(table, effect.lowered, context)));
    });
}

} // namespace

const Operation installOperation{Op::Install,
                                 {"op", "player", "n", "up_to", "of", "on", "server",
                                  "ignoring_costs", "lowered", "facedown", "inward", "rezzed"},
                                 installEach,
                                 couldInstall};

} // namespace rulings
