// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Self-Referential Language", "Host". Which object a reference of the card
// language means.
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <string>

namespace rulings {

Context contextOf(const Table &table, ObjectId source)
{
    Context context;
    context.source = source;
    context.copy = table.state[source].copy;
    context.controller = table.state[source].owner;
    return context;
}

const std::string &namedBy(const Table &table, const Context &context)
{
    return context.named.empty() && context.source.exists() ? table.state[context.source].named
                                                            : context.named;
}

ObjectId object(const Table &table, Ref ref, const Context &context)
{
    const State &state = table.state;
    switch (ref) {
    case Ref::None:
        return {};
    case Ref::Self:
        return context.source;
    case Ref::Host:
        return state[context.source].host;
    case Ref::Chosen:
        return chosenBy(state, context.source);
    case Ref::Picked:
        return context.picked;
    case Ref::Event:
        return context.event.object;
    case Ref::Encountered:
        return state.run.encountering ? state.run.ice : ObjectId{};
    case Ref::LastEncountered:
        return state.run.on ? state.run.brokenOf : ObjectId{};
    case Ref::Approached:
        return state.run.encountering ? ObjectId{} : state.run.ice;
    case Ref::Accessed:
        return state.run.accessing;
    case Ref::Paid:
        return context.paid ? context.paid->card : ObjectId{};
    case Ref::Candidate:
        return context.candidate;
    case Ref::AtStake:
        return table.objectAtStake;
    }
    return {};
}

ServerId serverHolding(const Object &object)
{
    switch (object.zone) {
    case Zone::Hq:
        return hqServer;
    case Zone::RnD:
        return rndServer;
    case Zone::Archives:
        return archivesServer;
    default:
        return object.server;
    }
}

} // namespace rulings
