// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/sentence.h"

#include "core/english.h"
#include "core/function_ref.h"
#include "core/harmless.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

namespace {

/// Adds a value to a text.
struct Adding {
    std::string &text;
    const Names &names;
    std::string_view form; ///< behind the point of a place; empty: the name as it is

    void operator()(int number) const { text += std::to_string(number); }
    // What others wrote cannot steer the place it is shown in.
    void operator()(ObjectId object) const { text += core::isolatedLine(names.nameOf(object)); }
    void operator()(ServerId server) const { text += core::isolatedLine(names.nameOf(server)); }
    void operator()(const std::string &words) const { text += core::isolatedLine(words); }
    void operator()(Side side) const { nameOf(side, form).addTo(text, names); }
    void operator()(Zone zone) const { nameOf(zone, form).addTo(text, names); }
    void operator()(const AbilityOf &ability) const { nameOf(ability, names).addTo(text, names); }
    void operator()(OfData data) const { text += core::ofData(*data.text); }
    void operator()(const std::shared_ptr<const Sentence> &sentence) const
    {
        sentence->addTo(text, names);
    }
};

/// Of templates that several files have, too.
bool isSame(const char *one, const char *other)
{
    return one == other || (one && other && std::string_view(one) == other);
}

} // namespace

using Argument = Sentence::Argument;

Argument::Argument(std::string_view place, int number) : name(place), value(number) { }
Argument::Argument(std::string_view place, ObjectId object) : name(place), value(object) { }
Argument::Argument(std::string_view place, ServerId server) : name(place), value(server) { }
Argument::Argument(std::string_view place, Side side) : name(place), value(side) { }
Argument::Argument(std::string_view place, Zone zone) : name(place), value(zone) { }
Argument::Argument(std::string_view place, AbilityOf ability)
    : name(place), value(std::move(ability))
{
}
Argument::Argument(std::string_view place, OfData data) : name(place), value(data) { }
Argument::Argument(std::string_view place, std::string words) : name(place), value(std::move(words))
{
}
Argument::Argument(std::string_view place, Sentence sentence)
    : name(place), value(std::make_shared<const Sentence>(std::move(sentence)))
{
}

Argument::Argument(const Argument &) = default;
Argument::Argument(Argument &&) noexcept = default;
Argument &Argument::operator=(const Argument &) = default;
Argument &Argument::operator=(Argument &&) noexcept = default;
Argument::~Argument() = default;

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

Sentence Sentence::list(std::vector<Sentence> sentences)
{
    Sentence all;
    for (Sentence &sentence : sentences)
        all = all.empty()
            ? std::move(sentence)
            //: two of a list
            : tr("{before}, {next}", {{"before", std::move(all)}, {"next", std::move(sentence)}});
    return all;
}

Sentence Sentence::together(std::vector<Sentence> parts)
{
    if (parts.size() < 2)
        return list(std::move(parts));
    Sentence last = std::move(parts.back());
    parts.pop_back();
    //: the last two of a list
    return tr("{before} and {last}",
              {{"before", list(std::move(parts))}, {"last", std::move(last)}});
}

void Sentence::addPlace(std::string &text, std::string_view place, const Names &names) const
{
    if (place == "n" && m_many) {
        text += std::to_string(m_number);
        return;
    }
    const auto point = std::min(place.find('.'), place.size());
    const std::string_view form = place.substr(std::min(point + 1, place.size()));
    const auto found =
        std::ranges::find(m_arguments, place.substr(0, point), &Sentence::Argument::name);
    if (found == m_arguments.end())
        text.append(1, '{').append(place).append(1, '}');
    else
        std::visit(Adding{text, names, form}, found->value);
}

std::string Sentence::inWords(const Names &names) const
{
    std::string text;
    constexpr std::size_t usual = 80;
    if (m_text)
        text.reserve(usual);
    addTo(text, names);
    return text;
}

void Sentence::addTo(std::string &text, const Names &names) const
{
    if (!m_text) {
        if (!m_arguments.empty())
            addPlace(text, "", names);
        return;
    }
    const std::string found = core::translated(context, m_text, m_many, m_number);
    core::addFilled(text, found.empty() ? core::untranslated(m_text, m_many, m_number) : found,
                    [&](std::string_view place) { addPlace(text, place, names); });
}

void Sentence::forEachValue(core::FunctionRef<void(const Value &)> use) const
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
