// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `must-one` of the card language.
// Rules Reference 1.0: "Must"; FAQ 1.6: Section 3. What a player has to choose.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/in_vain.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

namespace {

struct OptionsHow {
    bool inPart = false; ///< the text says no “must”: as much of an option as can be resolved is
};

How readOptionsHow(const core::JsonPlace &place)
{
    OptionsHow how;
    fill(how.inPart, place, "in_part");
    return how;
}

bool canBeChosen(const Table &table, const Effect &effect, const Context &context,
                 const std::vector<Effect> &option)
{
    return effect.as<OptionsHow>().inPart || std::ranges::all_of(option, [&](const Effect &one) {
               return canResolveFully(table, one, context);
           });
}

/// Those that can be resolved completely, where that is asked; where one is `named` nothing hangs
/// of the others.
std::vector<std::size_t> openOptions(const Table &table, const Effect &effect,
                                     const Context &context, const Act *named)
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < effect.options.size(); ++i)
        if ((!named || i == static_cast<std::size_t>(named->number) - 1)
            && canBeChosen(table, effect, context, effect.options[i]))
            open.push_back(i);
    return open;
}

/// What follows where the part before it was prevented, or did not happen, is no part of the
/// choice.
bool isIfUndone(const Effect &effect)
{
    if (effect.op != &ifOperation)
        return false;
    const Condition &asked = effect.as<IfHow>().condition;
    return asked.negated
        && ((asked.kind == Condition::Kind::AtLeast && asked.left.of == Amount::Of::LastLost)
            || asked.kind == Condition::Kind::Happened);
}

/// Everything that it does.
Sentence optionInWords(const Table &table, const Effect &effect, const Context &context,
                       std::size_t option)
{
    std::vector<Sentence> parts;
    for (const Effect &one : effect.options[option]) {
        if (isIfUndone(one))
            continue;
        const auto inWords = one.op->inWords;
        parts.push_back(inWords ? inWords(table, one, context) : describe(one, context.controller));
    }
    //: an option that does nothing
    return parts.empty() ? Sentence::tr("nothing") : Sentence::together(parts);
}

/// Also of a number that none of them has.
Sentence whyNotWhole(const Table &table, const Effect &effect, const Context &context,
                     std::size_t option)
{
    if (option >= effect.options.size())
        return Sentence::tr("there is no option {number}",
                            {{"number", static_cast<int>(option) + 1}});
    const Sentence what = optionInWords(table, effect, context, option);
    const Sentence why = whatIsMissing(table, effect.options[option], context);
    return why.empty()
        ? Sentence::tr("this option cannot be resolved completely, so it cannot be chosen: "
                       "“{option}”",
                       {{"option", what}})
        //: an option, and why it cannot be chosen: "there is no program in the heap"
        : Sentence::tr("this cannot be chosen: “{option}”; {why}",
                       {{"option", what}, {"why", why}});
}

/// Those that cannot be chosen, for they could not be resolved completely.
void sayLeftOut(const Table &table, const Effect &effect, const Context &context,
                const std::vector<std::size_t> &open)
{
    for (std::size_t i = 0; i < effect.options.size(); ++i)
        if (std::ranges::find(open, i) == open.end()) {
            table.say(whyNotWhole(table, effect, context, i), {"must.full-option"_rule});
            // Of options only Rules Reference 1.0 says so ("Must").
            if (!table.hasRule("must.nothing"_rule))
                table.assume(Sentence::tr("what this version says of triggering abilities – what "
                                          "cannot resolve is not used – holds of options, too"));
        }
}

std::size_t chosenOption(Table &table, const Effect &effect, const Context &context,
                         const std::vector<std::size_t> &open)
{
    std::vector<Sentence> labels;
    std::vector<Act> acts;
    for (const std::size_t option : open) {
        labels.push_back(optionInWords(table, effect, context, option));
        Act &act = acts.emplace_back();
        act.kind = ActKind::Option;
        act.number = static_cast<int>(option) + 1;
    }
    return open[table.choose(playerOf(effect, context), Sentence::tr("which option is chosen"),
                             std::move(labels), std::move(acts))];
}

/// Whether that is what an option begins with: to run on at that server, or what is done with that
/// card.
bool isDoneBy(const Table &table, const Effect &effect, const Context &context, const Act &act)
{
    switch (act.kind) {
    case ActKind::Server:
        return act.server.exists() && redirectedTo(effect) == act.server;
    case ActKind::Rez:
    case ActKind::Trash:
        return effect.op == (act.kind == ActKind::Rez ? &rezOperation : &trashOperation)
            && effect.of.ref != Ref::None && object(table, effect.of.ref, context) == act.object;
    default:
        return false;
    }
}

/// What it does may be named instead of an option.
std::optional<Act> optionMeant(const Table &table, const Effect &effect, const Context &context,
                               const Act *act)
{
    if (!act || act->kind == ActKind::Option)
        return act ? std::optional(*act) : std::nullopt;
    if (table.isAsked(act) && act->kind != ActKind::Server)
        return std::nullopt;
    const auto meant = std::ranges::find_if(effect.options, [&](const auto &option) {
        return !option.empty() && isDoneBy(table, option.front(), context, *act);
    });
    if (meant == effect.options.end())
        return std::nullopt;
    Act option;
    option.kind = ActKind::Option;
    option.number = static_cast<int>(meant - effect.options.begin()) + 1;
    return option;
}

/// Of two options the last one is often what follows if the first one is not done: then that is
/// what the player decided against.
Sentence chosenInWords(const Table &table, const Effect &effect, const Context &context, Side by,
                       std::size_t taken)
{
    const std::vector<Effect> &option = effect.options[taken];
    if (by == Side::Runner && !option.empty() && wordOf(option.front().op) == "access")
        return Sentence::tr(
            "{player} chooses to access {card}",
            {{"player", by}, {"card", whatIsMeant(table, option.front(), context)}});
    const Sentence what = optionInWords(table, effect, context, taken);
    const bool second = effect.options.size() == 2 && taken == 1 && !effect.options.front().empty();
    if (!second || effect.options.back().empty())
        //: what the player has chosen to let happen
        return Sentence::tr("{player} chooses: {option}", {{"player", by}, {"option", what}});
    const Sentence other = optionInWords(table, effect, context, 0);
    const Effect &first = option.front();
    if (option.size() > 1 && first.op == &chooseOperation)
        //: the option that the player did not choose, and which card that which is chosen begins
        //: with: "a program in the heap"
        return Sentence::tr("{player} chooses {card}, instead of “{other}”",
                            {{"player", by},
                             {"card", describeOne(first.of, context.controller)},
                             {"other", other}});
    return effect.options.back().size() > 1 // which the lines after it tell, part by part
                                            //: the option that the player did not choose
        ? Sentence::tr("{player} chooses the other option, instead of “{other}”",
                       {{"player", by}, {"other", other}})
        //: what the player has chosen to let happen, and what not
        : Sentence::tr("{player} chooses, instead of “{other}”: {option}",
                       {{"player", by}, {"option", what}, {"other", other}});
}

void mustOne(Table &table, const Effect &effect, Context &context)
{
    const auto meant = optionMeant(table, effect, context, table.next());
    const Act *act = meant ? &*meant : nullptr;
    const bool named = meant.has_value();
    const auto open = openOptions(table, effect, context, named ? act : nullptr);
    if (open.empty() && !named) {
        table.say(Sentence::tr("no option can be resolved completely, so nothing happens"),
                  {"must.nothing"_rule});
        return;
    }
    const Side by = playerOf(effect, context);
    if (const Act *asked = table.askedFor(ActKind::Option)) {
        const auto wanted = static_cast<std::size_t>(asked->number) - 1;
        const bool full = std::ranges::find(open, wanted) != open.end();
        if (full && effect.as<OptionsHow>().inPart)
            table.endAt(
                {by, "effect.resolve"_rule, true,
                 Sentence::tr("as much of this option resolves as can: “{option}”",
                              {{"option", optionInWords(table, effect, context, wanted)}})});
        table.endAt({by, "must.full-option"_rule, full,
                     full
                         ? Sentence::tr("this option can be resolved completely: “{option}”",
                                        {{"option", optionInWords(table, effect, context, wanted)}})
                         : whyNotWhole(table, effect, context, wanted)});
    }
    const bool matters = !named && open.size() < effect.options.size();
    if (matters)
        sayLeftOut(table, effect, context, open);
    if (named && open.empty())
        throw Misnamed{
            whyNotWhole(table, effect, context, static_cast<std::size_t>(act->number) - 1)};
    if (named)
        table.consume();
    const std::size_t taken = named ? open.front() : chosenOption(table, effect, context, open);
    const bool only = !named && open.size() == 1 && effect.options.size() > 1;
    const Sentence what = optionInWords(table, effect, context, taken);
    if (only)
        //: what happens, for nothing else can be chosen
        table.say(Sentence::tr("this is left: {option}", {{"option", what}}),
                  {"effect.resolve"_rule});
    else if (effect.options.size() > 1)
        table.say(chosenInWords(table, effect, context, by, taken), {"effect.resolve"_rule});
    const bool before = std::exchange(context.ofOptions, true);
    resolve(table, effect.options[taken], context);
    context.ofOptions = before;
}

bool couldMustOne(const Table &table, const Effect &effect, const Context &context)
{
    return anyOf(effect.options, [&](const std::vector<Effect> &option) {
        return canBeChosen(table, effect, context, option)
            && canChangeAnything(table, option, context);
    });
}

/// One of two is nothing: “may”.
Sentence describeMayOne(const Effect &effect, Side owner)
{
    //: what a player may do or leave, all of it: "the Corp may (the Corp draws 1 card)"
    return Sentence::tr("{player} may ({what})",
                        {{"player", playerMeant(effect, owner)},
                         {"what", describe(effect.options.front(), owner)}});
}

/// Whoever chooses to pay pays: no “may” is left.
Sentence describeOption(const std::vector<Effect> &option, Side owner)
{
    const Effect &only = option.front();
    if (option.size() > 1 || only.op != &payOperation || !only.then.empty()
        || !only.otherwise.empty())
        return option.size() > 1
            //: several things that are one option of two
            ? Sentence::tr("({what})", {{"what", describe(option, owner)}})
            : describe(option, owner);
    return Sentence::tr(
        "{player} pays {cost}",
        {{"player", playerMeant(only, owner)}, {"cost", describe(only.as<CostHow>().cost, owner)}});
}

Sentence describeMustOne(const Effect &effect, Side owner)
{
    if (effect.options.size() == 2 && effect.options.back().empty())
        return describeMayOne(effect, owner);
    if (effect.options.size() == 2)
        //: who chooses one of two things that can be done
        return Sentence::tr("{player} chooses: either {first} or {second}",
                            {{"player", playerMeant(effect, owner)},
                             {"first", describeOption(effect.options.front(), owner)},
                             {"second", describeOption(effect.options.back(), owner)}});
    Sentence options;
    for (const auto &option : effect.options)
        options = options.empty()
            ? describeOption(option, owner)
            //: what a player may choose between
            : Sentence::tr("{options} — or: {option}",
                           {{"options", options}, {"option", describeOption(option, owner)}});
    const Side side = playerMeant(effect, owner);
    return effect.as<OptionsHow>().inPart
        ? Sentence::tr("{player} chooses one: {options}", {{"player", side}, {"options", options}})
        : Sentence::tr("{player} must choose one that can be done: {options}",
                       {{"player", side}, {"options", options}});
}

} // namespace

extern const Operation mustOneOperation{
    .word = "must-one",
    .keys = {"op", "player", "options", "or_nothing", "in_part"},
    .read = readOptionsHow,
    .resolve = mustOne,
    .couldChange = couldMustOne,
    .needsChoice = alwaysNeedsChoice,
    .describe = describeMustOne};

} // namespace rulings
