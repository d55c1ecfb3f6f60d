// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/table.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

Sentence noRuleSays(const Rule &rule)
{
    return Sentence::tr("no rule in force says: {rule}", {{"rule", OfData{&rule.says}}});
}

void Table::say(Sentence what, std::initializer_list<RuleName> because) const
{
    constexpr std::size_t mostSteps = 10000;
    if (record.trace.size() >= mostSteps)
        throw NotDerivable{Sentence::tr("not decided within {number} steps",
                                        {{"number", static_cast<int>(mostSteps)}})};
    TraceLine line;
    line.what = std::move(what);
    line.depth = frames.level();
    line.played = played();
    line.of = frames.source();
    line.because.reserve(because.size());
    for (const RuleName name : because)
        if (const Rule &rule = book->rule(name); isCited(rule))
            line.because.push_back(&rule);
    record.trace.push_back(std::move(line));
}

bool Table::isCited(const Rule &rule) const
{
    const bool cited = !book->citations(rule).empty();
    if (!cited && !book->supposes(rule))
        throw NotDerivable{noRuleSays(rule), {}, &rule};
    return cited;
}

void Table::say(Sentence what, RuleName because, const Price &price) const
{
    say(std::move(what), {because});
    record.trace.back().price = price;
}

void Table::note(Sentence what, RuleName rule, bool matters) const
{
    if (matters || hasRule(rule))
        say(std::move(what), {rule});
}

void Table::leaveOut(RuleName rule, Sentence why) const
{
    const auto isSame = [&](const NotApplied &one) {
        return one.rule == &book->rule(rule) && one.why == why;
    };
    // What the words of a card say, where no document does, is no rule that one might think of.
    const bool inForce = hasRule(rule) && !book->citations(book->rule(rule)).empty();
    if (inForce && std::ranges::none_of(record.notApplied, isSame))
        record.notApplied.push_back({&book->rule(rule), std::move(why)});
}

void Table::assume(Sentence what) const
{
    auto &assumptions = record.assumptions;
    if (std::ranges::find(assumptions, what) == assumptions.end())
        assumptions.push_back(std::move(what));
}

bool Table::setting(std::string_view difference) const
{
    const Setting setting = book->setting(difference);
    if (setting == Setting::Silent) {
        const Difference *open = ruleCatalogue().findDifference(difference);
        const bool here = open->decided == Decided::Here; // and not in a timing structure
        throw NotDerivable{Sentence::tr("this version leaves open: {difference}",
                                        {{"difference", OfData{&open->statement}}}),
                           here ? std::string_view(open->name) : std::string_view()};
    }
    return setting == Setting::Yes;
}

namespace {

Act numbered(ActKind kind, std::size_t number)
{
    Act act;
    act.kind = kind;
    act.number = static_cast<int>(number);
    return act;
}

/// What a script says of each of these cards where one is chosen.
std::vector<Act> actsFor(ActKind kind, const std::vector<ObjectId> &from)
{
    std::vector<Act> acts;
    for (const ObjectId id : from) {
        Act &act = acts.emplace_back();
        act.kind = kind;
        if (kind == ActKind::Pick)
            act.chosen = {id};
        else
            act.object = id;
    }
    return acts;
}

} // namespace

std::size_t Table::choose(Side by, Sentence what, std::vector<Sentence> options)
{
    if (const Act *act = next(); act && act->kind == ActKind::Option && options.size() > 1
        && act->number >= 1 && static_cast<std::size_t>(act->number) <= options.size()) {
        const auto taken = static_cast<std::size_t>(act->number) - 1;
        consume();
        return taken;
    }
    std::vector<Act> acts;
    for (std::size_t i = 1; i <= options.size(); ++i)
        acts.push_back(numbered(ActKind::Option, i));
    return choose(by, std::move(what), std::move(options), std::move(acts));
}

std::size_t Table::choose(Side by, Sentence what, std::vector<Sentence> options,
                          std::vector<Act> acts)
{
    if (options.size() == 1)
        return 0;
    if (holds() && !isPathed(choices.size()))
        throw Held{{by, std::move(what), std::move(options), 0}, std::move(acts), false};
    if (!isPathed(choices.size()))
        passOver(what);
    choices.push_back({by, std::move(what), std::move(options), optionAfter(choices.size())});
    noteOpen(choices.back());
    return choices.back().taken;
}

void Table::noteOpen(const Choice &choice)
{
    if (!firstOpen)
        firstOpen = Open{choice, record.trace.size()};
}

void Table::leaveUndone(Side by, Sentence what, std::vector<Act> acts)
{
    noteOpen({by, what, {}, 0});
    passBy(by, std::move(what), std::move(acts));
}

void Table::passBy(Side by, Sentence what, std::vector<Act> acts)
{
    if (holds())
        throw Held{{by, std::move(what), {}, 0}, std::move(acts), true};
    passOver(what);
    assume(std::move(what));
}

void Table::holdForServer(Side by, Sentence what, const std::function<bool(ServerId)> &fits) const
{
    if (!holds())
        return;
    Held held{{by, std::move(what), {}, 0}, {}, false};
    for (std::size_t i = 0; i < state.servers.size(); ++i) {
        const ServerId server{static_cast<std::int16_t>(i)};
        if (state.servers[i].gone || (fits && !fits(server)))
            continue;
        held.choice.options.push_back(Sentence::tr("{server}", {{"server", server}}));
        held.acts.push_back(actOn(ActKind::Server, server));
    }
    throw std::move(held);
}

bool Table::declines(ObjectId card, std::string_view ability)
{
    const Act *act = next();
    if (!act || isAsked(act) || act->kind != ActKind::Decline || act->object != card)
        return false;
    // What an ability lets be left undone may be named by that ability, too, once it resolves.
    const bool ofResolving =
        ability.empty() && std::ranges::find(used, std::pair(card, act->ability)) != used.end();
    if (act->ability != ability && !ofResolving)
        return false;
    consume();
    return true;
}

Sentence Table::unused(ObjectId source, const Ability &ability) const
{
    const bool again = std::ranges::find(used, std::pair(source, ability.id)) != used.end();
    const AbilityOf what{source, ability.id};
    return again ? Sentence::tr("{ability} is not used again", {{"ability", what}})
                 : Sentence::tr("{ability} is not used", {{"ability", what}});
}

namespace {

Sentence mostInWords(int most, const Sentence &limit)
{
    return limit.empty() ? Sentence::tr("no more than {number} may be chosen", {{"number", most}})
                         : limit;
}

} // namespace

int Table::chooseNumber(Side by, Sentence what, int most, const Sentence &limit,
                        const std::optional<Never> &never)
{
    const auto isNever = [&](int number) { return never && never->number == number; };
    const auto may = [&](int number) { return number <= most && !isNever(number); };
    const auto why = [&](int number) {
        if (isNever(number))
            return never->why;
        return never && may(number)
            //: how many may be chosen at most, and the one that a text forbids
            ? Sentence::tr("{most}, and this is not the number that is forbidden: {never}",
                           {{"most", mostInWords(most, limit)}, {"never", never->why}})
            : mostInWords(most, limit);
    };
    if (const Act *act = askedFor(ActKind::Spend))
        endAt({by, isNever(act->number) ? "cannot.prevails"_rule : "effect.resolve"_rule,
               may(act->number), why(act->number)});
    if (const Act *act = next(); act && act->kind == ActKind::Spend) {
        const int number = act->number;
        consume();
        if (!may(number))
            throw NotAllowed{why(number)};
        return number;
    }
    if (const auto x = takeX()) {
        if (!may(*x))
            throw Misnamed{why(*x)};
        return *x;
    }
    std::vector<int> numbers;
    std::vector<Sentence> options;
    std::vector<Act> acts;
    for (int i = 0; i <= most; ++i) {
        if (!may(i))
            continue;
        numbers.push_back(i);
        options.emplace_back(i);
        acts.push_back(numbered(ActKind::Spend, static_cast<std::size_t>(i)));
    }
    if (numbers.size() == 1 && holds()) // it is said all the same: the next number is another's
        throw Held{{by, std::move(what), std::move(options), 0}, std::move(acts), false};
    return numbers[choose(by, std::move(what), std::move(options), std::move(acts))];
}

void Table::requireAllUsed() const
{
    if (!chosen().empty())
        throw Misnamed{{tooMany.first == chosen().front() ? tooMany.second
                            : isUnfit(chosen().front())
                            ? Sentence::tr("{card} cannot be chosen: {why}",
                                           {{"card", chosen().front()}, {"why", unfit.why}})
                            : Sentence::tr("{card} is named, and nothing lets it be chosen",
                                           {{"card", chosen().front()}}),
                        ruleOfUnfit(chosen().front())}};
    if (chosen().empty() && subroutines().empty() && hasUnused())
        throw Misnamed{Sentence::tr("an X is stated, and nothing lets a number be chosen")};
    if (!subroutines().empty())
        throw Misnamed{Sentence::tr("subroutine {number} is named, and nothing lets it be broken",
                                    {{"number", subroutines().front()}})};
}

Table Table::with(std::span<const Act> script, std::span<const std::size_t> path) const
{
    Table other = *this;
    other.play(script, path);
    return other;
}

namespace {

Sentence cannotBeChosen(ObjectId card, const Course &course)
{
    if (course.tooMany.first == card)
        return course.tooMany.second;
    if (course.isUnfit(card))
        return Sentence::tr("{card} cannot be chosen: {why}",
                            {{"card", card}, {"why", course.unfit.why}});
    return Sentence::tr("{card} is none of the cards that may be chosen", {{"card", card}});
}

/// The same where it was asked whether it can be.
Sentence whyNotThatOne(ObjectId card, const Course &course)
{
    return course.isUnfit(card) ? course.unfit.why : cannotBeChosen(card, course);
}

} // namespace

ObjectId Table::pick(Side by, Sentence what, const std::vector<ObjectId> &from)
{
    if (from.empty())
        throw NotAllowed{Sentence::tr("there is nothing to choose: {choice}", {{"choice", what}})};
    // Of one card there is no choice: another may be meant for a later one.
    if (from.size() == 1)
        settlePick(by, what, from);
    else if (const Act *act = askedAboutCard()) {
        const bool open = std::ranges::find(from, act->chosen.front()) != from.end();
        const RuleName unmet = ruleOfUnfit(act->chosen.front()).value_or("choice.as-asked"_rule);
        endAt({by, open ? "effect.resolve"_rule : unmet, open,
               open ? std::move(what) : whyNotThatOne(act->chosen.front(), *this)});
    }
    if (const ObjectId id = named(); id.exists()) {
        if (std::ranges::find(from, id) != from.end()) {
            consumeName();
            if (askedAboutCard()) // where nothing more is to be chosen, that has settled it
                settled = Decision{
                    by, "effect.resolve"_rule, false,
                    Sentence::tr("{card} was chosen, and no other card is", {{"card", id}})};
            return id;
        }
        // Of one card there is no choice: what is named is meant for a later one.
        if (from.size() > 1)
            throw Misnamed{{cannotBeChosen(id, *this), ruleOfUnfit(id)}};
    }
    std::vector<Sentence> names(from.begin(), from.end());
    return from[choose(by, std::move(what), std::move(names), actsFor(ActKind::Pick, from))];
}

const Act *Table::askedAboutCard() const
{
    const Act *act = askedFor(ActKind::Pick);
    return act && chosen().empty() && !act->chosen.empty() ? act : nullptr;
}

void Table::settlePick(Side by, const Sentence &what, const std::vector<ObjectId> &meant)
{
    const Act *act = askedAboutCard();
    if (!act)
        return;
    if (std::ranges::find(meant, act->chosen.front()) != meant.end())
        endAt({by, "effect.resolve"_rule, true,
               Sentence::tr("{choice}: there is no other", {{"choice", what}})});
    settled =
        Decision{by, "effect.resolve"_rule, false, cannotBeChosen(act->chosen.front(), *this)};
}

void Table::offerPick(Side by, const Sentence &what, const std::vector<ObjectId> &from)
{
    const Act *act = askedAboutCard();
    if (!act)
        return;
    if (std::ranges::find(from, act->chosen.front()) != from.end())
        endAt({by, "effect.resolve"_rule, true, what});
    settled =
        Decision{by, "choice.as-asked"_rule, false, cannotBeChosen(act->chosen.front(), *this)};
}

ObjectId Table::pickOrOther(Side by, Sentence what, const std::vector<ObjectId> &from, bool other,
                            ActKind as)
{
    const ObjectId wanted = named();
    if (other && wanted.exists() && std::ranges::find(from, wanted) == from.end())
        throw Misnamed{{cannotBeChosen(wanted, *this), ruleOfUnfit(wanted)}};
    if (wanted.exists() || (!other && as == ActKind::Pick))
        return pick(by, std::move(what), from);
    std::vector<Sentence> names(from.begin(), from.end());
    std::vector<Act> acts = actsFor(as, from);
    if (other) {
        names.push_back(Sentence::tr("another card"));
        acts.push_back(numbered(ActKind::Option, names.size()));
        if (const Act *act = next(); act && act->kind == ActKind::Option
            && static_cast<std::size_t>(act->number) == names.size() && names.size() > 1) {
            consume();
            return {};
        }
    }
    const std::size_t taken = choose(by, std::move(what), std::move(names), std::move(acts));
    return taken < from.size() ? from[taken] : ObjectId{};
}

} // namespace rulings
