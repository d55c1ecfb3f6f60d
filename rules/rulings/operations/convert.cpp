// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `convert` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

struct ConvertHow {
    Filter on; ///< what the condition counter lies on
};

How readConvertHow(const core::JsonPlace &place)
{
    ConvertHow how;
    fill(how.on, place, "on");
    return how;
}

std::vector<ObjectId> hostsOnceConverted(const Table &table, const Effect &effect,
                                         const Context &context)
{
    auto hosts = all(table, effect.as<ConvertHow>().on, context);
    std::erase_if(hosts, [&](ObjectId host) { return cannotHost(table, host); });
    return hosts;
}

void convert(Table &table, const Effect &effect, Context &context)
{
    const auto hosts = hostsOnceConverted(table, effect, context);
    if (hosts.empty())
        return;
    Object &card = table.state[context.source];
    card.zone = Zone::Hosted;
    card.host = hosts.front();
    card.faceup = true;
    card.converted = true;
    table.say(Sentence::tr("{card} is now a condition counter, and no card of its type any more",
                           {{"card", context.source}}),
              {"convert.keeps-name"_rule});
    table.say(isHostedOn(context.source, card.host), {"effect.resolve"_rule});
}

bool couldConvert(const Table &table, const Effect &effect, const Context &context)
{
    return !hostsOnceConverted(table, effect, context).empty();
}

Sentence describeConvert(const Effect &effect, Side owner)
{
    return Sentence::tr("this card becomes a condition counter on {card}",
                        {{"card", describeOne(effect.as<ConvertHow>().on, owner)}});
}

} // namespace

extern const Operation convertOperation{.word = "convert",
                                        .keys = {"op", "of", "on"},
                                        .read = readConvertHow,
                                        .resolve = convert,
                                        .couldChange = couldConvert,
                                        .describe = describeConvert};

} // namespace rulings
