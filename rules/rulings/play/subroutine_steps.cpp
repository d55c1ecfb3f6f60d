// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Subroutine", "Encounter"; FAQ 1.6: the card rulings on Chum and on Sensei;
// Core Rules: "Encountering Ice". Those that are unbroken resolve.
#include "rules/rulings/play/encounter.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/breaking.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// No further subroutine of that ice resolves.
bool isOver(const Table &table, ObjectId ice)
{
    const State &state = table.state;
    // Ice that is gone is passed at once, where the version says so.
    const bool gone = !state.run.apart && state[ice].zone != Zone::Protecting
        && table.book->timing(TimingKind::Run).findInterrupt("ice-gone");
    return gone || state.winner != Winner::Nobody || !state.run.encountering
        || state.run.leaving == "run-ends";
}

/// That broken ones do not resolve, unless it was told as they were broken.
void sayBroken(const Table &table)
{
    const Run &run = table.state.run;
    std::vector<Sentence> numbers;
    for (std::size_t i = 0; i < run.broken.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        if (run.broken[i]
            && std::ranges::find(table.record.trace, isBrokenInWords(run.ice, number),
                                 &TraceLine::what)
                == table.record.trace.end())
            numbers.emplace_back(number);
    }
    if (!numbers.empty())
        table.say(Sentence::tr("subroutine {numbers} of {card} is broken and does not resolve",
                               "subroutines {numbers} of {card} are broken and do not resolve",
                               static_cast<int>(numbers.size()),
                               {{"card", run.ice}, {"numbers", Sentence::list(numbers)}}),
                  {"subroutine.broken"_rule});
}

/// How many the ice has, where its text makes that hang on something.
void sayHowMany(const Table &table, ObjectId ice)
{
    const Context context = contextOf(table, ice);
    for (const Ability &ability : table.state[ice].card->abilities) {
        const auto *printed = ability.asIf<SubroutineAbility>();
        const bool always = ability.during.kind == Condition::Kind::Always;
        if (!printed || (always && printed->times.of == Amount::Of::Nothing) || isBlank(table, ice))
            continue;
        Amount itself = printed->times; // before it is divided or added to
        itself.plus = 0;
        itself.factor = itself.dividedBy = 1;
        const bool there = wouldHold(table, ability.during, context);
        const Sentence counted = countedInWords(table, printed->times, context);
        const Sentence why = counted.empty() && !there ? whatDecides(table, ability.during, context)
            : there && !counted.empty() && printed->times.dividedBy > 1
            //: what is counted, how many there are, and for how many there is one subroutine
            ? Sentence::tr("{what}: {number}, and one is for every {by}",
                           {{"what", counted},
                            {"number", number(table, itself, context)},
                            {"by", printed->times.dividedBy}})
            : there && !counted.empty() ? numberInWords(table, itself, context) : Sentence();
        if (why.empty())
            continue;
        const int count = subroutineCount(table, ice);
        table.say(Sentence::tr("{card} has {n} subroutine: {why}",
                               "{card} has {n} subroutines: {why}", count,
                               {{"card", ice}, {"why", why}}),
                  {"ability.constant"_rule});
        return;
    }
}

/// Cards whose text gives it some.
void sayGivers(const Table &table, ObjectId ice)
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (ability.kind() != AbilityKind::AddsSubroutine || source == ice)
            return;
        const Context context = contextOf(table, source);
        if (matches(table, ability.of, ice, context) && holds(table, ability.during, context))
            table.say(
                Sentence::tr("{card} gives {ice} a subroutine", {{"card", source}, {"ice", ice}}),
                {"ability.constant"_rule});
    });
}

using Numbered = std::pair<std::size_t, Subroutine>;

/// Of the ice encountered, those that are neither broken nor resolved.
std::vector<Numbered> unbroken(const Table &table, const std::vector<SubroutineKey> &done)
{
    const Run &run = table.state.run;
    std::vector<Numbered> found;
    const std::vector<Subroutine> all = subroutinesOf(table, run.ice);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!(i < run.broken.size() && run.broken[i])
            && std::ranges::find(done, all[i].key) == done.end()
            && !(all[i].printed && isResolvedHere(table, run.ice, *all[i].printed)))
            found.emplace_back(i, all[i]);
    return found;
}

/// The order that a card leaves to its player: the script says which by its id, otherwise each.
std::optional<Numbered> chosenNext(Table &table, Side by, const std::vector<Numbered> &open)
{
    const ObjectId ice = table.state.run.ice;
    if (open.size() < 2)
        return open.empty() ? std::nullopt : std::optional(open.front());
    std::vector<Sentence> labels;
    std::vector<Act> acts;
    const Act *act = table.next();
    for (const auto &[number, subroutine] : open) {
        const std::string id = subroutine.printed ? subroutine.printed->id : std::string();
        if (act && !table.isAsked(act) && act->kind == ActKind::Use && act->object == ice
            && act->ability == id)
            return Numbered{number, subroutine}; // taken as it resolves
        labels.push_back(
            Sentence::tr("subroutine {number}", {{"number", static_cast<int>(number) + 1}}));
        acts.push_back(actOf(ActKind::Use, ice, id));
    }
    return open[table.choose(by, Sentence::tr("which subroutine resolves next"), std::move(labels),
                             std::move(acts))];
}

/// The first that is neither broken nor resolved, of those behind the last one that resolved,
/// unless a card lets a player choose.
std::optional<Numbered> nextUnbroken(Table &table, const std::vector<SubroutineKey> &done)
{
    const auto open = unbroken(table, done);
    if (const ObjectId by = whatAlters(table, Altered::SubroutineOrder); by.exists())
        return chosenNext(table, table.state[by].owner, open);
    const std::vector<Subroutine> all = subroutinesOf(table, table.state.run.ice);
    std::size_t from = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (std::ranges::find(done, all[i].key) != done.end())
            from = i + 1;
    const auto next =
        std::ranges::find_if(open, [&](const Numbered &one) { return one.first >= from; });
    return next == open.end() ? std::nullopt : std::optional(*next);
}

/// An effect keeps it from resolving.
bool isSkipped(Table &table, std::size_t number)
{
    Run &run = table.state.run;
    const bool byPlace = number < static_cast<std::size_t>(run.skipped);
    if (!byPlace && run.skippedInRun == 0)
        return false;
    if (!byPlace)
        --run.skippedInRun;
    table.say(Sentence::tr("subroutine {number} of {card} does not resolve, as an effect has it",
                           {{"number", static_cast<int>(number) + 1}, {"card", run.ice}}),
              {"effect.resolve"_rule});
    return true;
}

/// `number`: the how-manieth of the ice it is.
void resolveSubroutine(Table &table, ObjectId ice, const Subroutine &subroutine, int number)
{
    const Ability *printed = subroutine.printed;
    table.say(printed
                  ? Sentence::tr("subroutine {number} of {card} is unbroken and resolves, in the "
                                 "order of the card",
                                 {{"number", number}, {"card", ice}})
                  : Sentence::tr("subroutine {number} of {card}, which it has gained, is unbroken "
                                 "and resolves",
                                 {{"number", number}, {"card", ice}}),
              {"subroutine.resolve-in-order"_rule});
    if (printed) {
        if (const Act *act = table.next(); act && !table.isAsked(act) && act->kind == ActKind::Use
            && act->object == ice && act->ability == printed->id)
            table.consume(); // The script says so itself.
        table.order.push_back(table.state[ice].name + "#" + printed->id);
    }
    std::vector<Impending> impending{{Prevented::Subroutine, Damage::Net, 1, ice, number}};
    letPrevent(table, impending);
    if (impending.front().amount == 0)
        return;
    ++table.state.run.resolved;
    const During inSubroutine(table.frames, InSubroutine{ice});
    Context context = contextOf(table, ice);
    resolve(table, subroutine.effects(), context);
}

/// That those behind one which ends the run or takes the ice away do not resolve.
void sayLeft(const Table &table, ObjectId ice, std::size_t behind)
{
    if (behind > 0 && table.state[ice].zone != Zone::Protecting
        && table.state.winner == Winner::Nobody)
        table.say(Sentence::tr("{n} more subroutine of {card} does not resolve, for it is gone",
                               "{n} more subroutines of {card} do not resolve, for it is gone",
                               static_cast<int>(behind), {{"card", ice}}),
                  {table.orElse("run.ice-gone"_rule, "run.pass"_rule)});
    if (table.state.run.leaving != "run-ends" || table.state.run.ice != ice
        || table.state.winner != Winner::Nobody)
        return;
    const auto left = static_cast<int>(behind);
    if (left > 0)
        table.say(Sentence::tr("{n} more subroutine of {card} does not resolve, for the run has "
                               "ended",
                               "{n} more subroutines of {card} do not resolve, for the run has "
                               "ended",
                               left, {{"card", ice}}),
                  {"run.ended-by-effect"_rule});
}

/// Ice that lies unrezzed at its server has no subroutine that could resolve; told if it does.
bool sayUnrezzed(const Table &table, ObjectId ice)
{
    const Object &object = table.state[ice];
    if (!isInstalled(object) || object.faceup)
        return false;
    table.say(
        Sentence::tr("{card} is not rezzed, so no subroutine of it resolves", {{"card", ice}}),
        {"zone.derez"_rule});
    return true;
}

} // namespace

void resolveSubroutines(Table &table)
{
    State &state = table.state;
    const ObjectId ice = state.run.ice;
    if (!ice.exists())
        throw notStated(Sentence::tr("which ice is encountered is not stated"));
    if (sayUnrezzed(table, ice))
        return;
    lookAtSubroutines(table);
    assumeUnbroken(table);
    sayHowMany(table, ice);
    sayGivers(table, ice);
    // “Instead of passing”: no document says what becomes of the subroutines behind that one.
    const ServerId server = state.run.server;
    const auto requireNoneBehind = [&](std::size_t next) {
        const std::vector<bool> &broken = state.run.broken;
        const auto from = static_cast<std::ptrdiff_t>(std::min(next, broken.size()));
        if (state.run.server != server
            && std::find(broken.begin() + from, broken.end(), false) != broken.end())
            throw NotDerivable{
                Sentence::tr("whether the subroutines behind it still resolve is not said")};
    };
    std::vector<SubroutineKey> done;
    sayBroken(table);
    for (auto next = nextUnbroken(table, done); next; next = nextUnbroken(table, done)) {
        done.push_back(next->second.key);
        if (isTollDue(state) && table.setting("chum.at-the-first-subroutine"))
            settleUnlessAllBroken(table);
        if (isOver(table, ice))
            return;
        if (isSkipped(table, next->first))
            continue;
        const std::size_t behind = unbroken(table, done).size();
        resolveSubroutine(table, ice, next->second, static_cast<int>(next->first) + 1);
        lookAtSubroutines(table);
        requireNoneBehind(next->first + 1);
        if (isOver(table, ice)) {
            sayLeft(table, ice, behind);
            return;
        }
        if (behind > 0 && table.hasRule("trigger.source-inactive"_rule) && sayUnrezzed(table, ice))
            return;
    }
}

} // namespace rulings
