// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/sentence.h"

#include "core/english.h"
#include "core/harmless.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

namespace {

/// What others wrote cannot steer the place it is shown in.
std::string shown(const std::string &text) { return core::isolated(core::harmlessLine(text)); }

struct ValueInWords {
    const Names &names;
    std::string_view form; ///< behind the point of a place; empty: the name as it is

    std::string operator()(int number) const { return std::to_string(number); }
    std::string operator()(ObjectId object) const { return shown(names.nameOf(object)); }
    std::string operator()(ServerId server) const { return shown(names.nameOf(server)); }
    std::string operator()(Side side) const { return nameOf(side, form).inWords(names); }
    std::string operator()(Zone zone) const { return nameOf(zone, form).inWords(names); }
    std::string operator()(const AbilityOf &ability) const
    {
        return nameOf(ability, names).inWords(names);
    }
    std::string operator()(OfData data) const { return core::ofData(*data.text); }
    std::string operator()(const std::string &text) const { return shown(text); }
    std::string operator()(const std::shared_ptr<const Sentence> &sentence) const
    {
        return sentence->inWords(names);
    }
};

/// Of templates that several files have, too.
bool isSame(const char *one, const char *other)
{
    return one == other || (one && other && std::string_view(one) == other);
}

} // namespace

Sentence::Argument::Argument(std::string_view place, Sentence sentence)
    : name(place), value(std::make_shared<const Sentence>(std::move(sentence)))
{
}

bool operator==(const Sentence::Argument &one, const Sentence::Argument &other)
{
    using Nested = std::shared_ptr<const Sentence>;
    const auto *nested = std::get_if<Nested>(&one.value);
    const auto *otherNested = std::get_if<Nested>(&other.value);
    return one.name == other.name
        && (nested && otherNested ? **nested == **otherNested : one.value == other.value);
}

Sentence::Sentence(ObjectId object) : m_arguments{{"", object}} { }

Sentence::Sentence(int number) : m_arguments{{"", number}} { }

Sentence::Sentence(AbilityOf ability) : m_arguments{{"", std::move(ability)}} { }

Sentence Sentence::plain(std::string text)
{
    Sentence sentence;
    sentence.m_arguments.emplace_back("", std::move(text));
    return sentence;
}

Sentence Sentence::tr(const char *text, Arguments arguments)
{
    Sentence sentence;
    sentence.m_text = text;
    sentence.m_arguments = arguments;
    return sentence;
}

Sentence Sentence::tr(const char *one, const char *many, int number, Arguments arguments)
{
    Sentence sentence = tr(one, arguments);
    sentence.m_many = many;
    sentence.m_number = number;
    return sentence;
}

Sentence Sentence::list(const std::vector<Sentence> &sentences)
{
    Sentence all;
    for (const Sentence &sentence : sentences)
        all = all.empty() ? sentence
                          //: two of a list
                          : tr("{before}, {next}", {{"before", all}, {"next", sentence}});
    return all;
}

Sentence Sentence::together(const std::vector<Sentence> &parts)
{
    if (parts.size() < 2)
        return list(parts);
    //: the last two of a list
    return tr("{before} and {last}",
              {{"before", list({parts.begin(), parts.end() - 1})}, {"last", parts.back()}});
}

std::string Sentence::placeInWords(std::string_view place, const Names &names) const
{
    if (place == "n" && m_many)
        return std::to_string(m_number);
    const auto point = std::min(place.find('.'), place.size());
    const std::string_view form = place.substr(std::min(point + 1, place.size()));
    const auto found =
        std::ranges::find(m_arguments, place.substr(0, point), &Sentence::Argument::name);
    if (found == m_arguments.end())
        return '{' + std::string(place) + '}';
    return std::visit(ValueInWords{names, form}, found->value);
}

std::string Sentence::inWords(const Names &names) const
{
    if (!m_text)
        return m_arguments.empty() ? std::string() : placeInWords("", names);
    const std::string found = core::translated(context, m_text, m_many, m_number);
    return core::filled(found.empty() ? core::untranslated(m_text, m_many, m_number) : found,
                        [&](std::string_view place) { return placeInWords(place, names); });
}

void Sentence::forEachValue(const std::function<void(const Value &)> &use) const
{
    for (const Argument &argument : m_arguments)
        if (const auto *nested = std::get_if<std::shared_ptr<const Sentence>>(&argument.value))
            (*nested)->forEachValue(use);
        else
            use(argument.value);
}

bool operator==(const Sentence &one, const Sentence &other)
{
    return one.m_number == other.m_number && isSame(one.m_text, other.m_text)
        && isSame(one.m_many, other.m_many) && one.m_arguments == other.m_arguments;
}

} // namespace rulings
