// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/told_line.h"

#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rulings {

namespace {

/// Such a value of that type is named in it.
template <typename T, typename Fits>
bool names(const TraceLine &line, const Fits &fits)
{
    bool any = false;
    line.what.forEachValue([&](const Sentence::Value &value) {
        const auto *named = std::get_if<T>(&value);
        any = any || (named && fits(*named));
    });
    return any;
}

} // namespace

bool speaksOf(const TraceLine &line, ObjectId card)
{
    return names<ObjectId>(line, [&](ObjectId named) { return named == card; })
        || names<AbilityOf>(line, [&](const AbilityOf &named) { return named.card == card; });
}

bool speaksOf(const TraceLine &line, const AbilityOf &ability)
{
    return names<AbilityOf>(line, [&](const AbilityOf &named) { return named == ability; });
}

bool speaksOf(const TraceLine &line, Side player)
{
    return names<Side>(line, [&](Side named) { return named == player; });
}

std::vector<ObjectId> cardsOf(const TraceLine &line)
{
    std::vector<ObjectId> cards;
    line.what.forEachValue([&](const Sentence::Value &value) {
        if (const auto *named = std::get_if<ObjectId>(&value))
            cards.push_back(*named);
    });
    return cards;
}

ObjectId cardOf(const TraceLine &line)
{
    ObjectId card;
    line.what.forEachValue([&](const Sentence::Value &value) {
        if (const auto *named = std::get_if<ObjectId>(&value); named && !card.exists())
            card = *named;
    });
    return card;
}

std::string_view ruleOf(const TraceLine &line)
{
    return line.because.size() == 1 ? std::string_view(line.because.front()->id)
                                    : std::string_view();
}

bool restsOn(const TraceLine &line, std::string_view rule)
{
    return std::ranges::find(line.because, rule, &Rule::id) != line.because.end();
}

namespace {

/// That cards are accessed of which nothing is known: how many there are was said right before.
bool saysHowMany(std::span<const TraceLine> trace, std::size_t line)
{
    std::size_t before = line;
    while (before > 0 && trace[before - 1].what == trace[line].what)
        --before;
    return before > 0
        && (restsOn(trace[before - 1], "access.number") || restsOn(trace[before - 1], "access.rnd")
            || restsOn(trace[before - 1], "access.hq"));
}

} // namespace

bool wasSaidWithMore(std::span<const TraceLine> trace, std::size_t line, const State &state)
{
    const std::string_view rule = ruleOf(trace[line]);
    if (rule == "access.card" && !cardOf(trace[line]).exists())
        return saysHowMany(trace, line);
    if (line == 0 || (!rule.starts_with("trigger.requirement") && rule != "effect.resolve"))
        return false;
    const TableNames names(state);
    const std::string words = trace[line].what.inWords(names) + ',';
    const auto saysMore = [&](std::size_t before) {
        return ruleOf(trace[before]) == rule
            && trace[before].what.inWords(names).starts_with(words);
    };
    return saysMore(line - 1) || (line > 1 && saysMore(line - 2));
}

bool isAmong(std::string_view one, Ids some) { return std::ranges::find(some, one) != some.end(); }

bool isAsChosen(std::span<const TraceLine> trace, std::size_t line, const State &state)
{
    if (line == 0 || trace[line].depth <= trace[line - 1].depth
        || !isAmong(ruleOf(trace[line - 1]), {"effect.resolve", "trigger.requirement-in-effect"}))
        return false;
    const TableNames names(state);
    return trace[line - 1].what.inWords(names).ends_with(": " + trace[line].what.inWords(names));
}

void leaveVain(std::vector<bool> &left, std::span<const TraceLine> trace, const State &state,
               const Question &question)
{
    const auto isAskedAbout = [&](const TraceLine &line) {
        return std::ranges::any_of(question.report, [&](const std::string &fact) {
            return std::ranges::any_of(state.objects, [&](const Object &object) {
                const ObjectId card{static_cast<std::int16_t>(&object - state.objects.data())};
                return fact.starts_with(object.name + '.') && speaksOf(line, card);
            });
        });
    };
    for (std::size_t i = 0; question.ask == Ask::Outcome && i < trace.size(); ++i) {
        std::size_t count = 1;
        while (i + count < trace.size() && trace[i + count].depth > trace[i].depth)
            ++count;
        if (trace[i].triggers && count > 1 && !isAskedAbout(trace[i])
            && std::ranges::all_of(trace.subspan(i + 1, count - 1), &TraceLine::vain))
            std::fill_n(left.begin() + static_cast<std::ptrdiff_t>(i), count, true);
    }
}

} // namespace rulings
