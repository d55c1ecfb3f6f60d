// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/asking/preset.h"

#include "core/embedded_file.h"
#include "rules/asking/document.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/language/ability.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace rules {
std::span<const core::EmbeddedFile> embeddedFiles();
}

namespace asking {

using core::Json;
using core::JsonPlace;

namespace {

Json documentOf(const JsonPlace &place)
{
    return Json::object(
        {{"state", place.at("state").json()}, {"question", place.at("question").json()}});
}

/// Every option must be a question the engine can read.
void checkReadable(const Json &document, const JsonPlace &place)
{
    if (const auto asked = rulings::questionOf(document); !asked)
        place.fail("no question: " + core::toString(asked.error()));
}

bool fits(FactKind kind, const Json &value)
{
    switch (kind) {
    case FactKind::Number:
        return value.asInteger() || value.isNull();
    case FactKind::Truth:
        return value.asBool() || value.isNull();
    case FactKind::Card:
    case FactKind::Step:
    case FactKind::Server:
        return value.asString();
    case FactKind::Ability:
        return value.asString() && value.asString()->find('#') != std::string::npos;
    case FactKind::Choice:
        return true;
    }
    return false;
}

Fact readFact(const JsonPlace &place, const Json &document)
{
    place.allowOnly({"label", "path", "kind", "types", "options"});
    Fact fact;
    fact.label = place.at("label").text();
    fact.path = place.at("path").text();
    fact.kind = place.at("kind").word(factKindWords);
    const Json *value = valueAt(document, fact.path);
    if (!value)
        place.at("path").fail("nothing is there");
    if (!fits(fact.kind, *value))
        place.at("kind").fail("what is there is of another kind");
    if (place.get("types").has_value() != (fact.kind == FactKind::Card))
        place.fail("types belong to a card, and a card has types");
    if (place.get("options").has_value() != (fact.kind == FactKind::Choice))
        place.fail("options belong to a choice, and a choice has options");
    if (const auto types = place.get("types"))
        for (const JsonPlace &type : types->items())
            fact.types.add(type.word(rules::cardTypeWords));
    if (const auto options = place.get("options")) {
        bool chosen = false;
        for (const JsonPlace &option : options->items()) {
            option.allowOnly({"says", "value"});
            fact.options.push_back({option.at("says").text(), option.at("value").json()});
            Json other = document;
            setAt(other, fact.path, fact.options.back().value);
            checkReadable(other, option);
            chosen = chosen || fact.options.back().value == *value;
        }
        if (!chosen)
            options->fail("none of them is what is there");
    }
    return fact;
}

Preset readPreset(const JsonPlace &place)
{
    place.allowOnly({"id", "title", "about", "state", "question", "facts"});
    Preset preset;
    preset.id = place.at("id").text();
    preset.title = place.at("title").text();
    preset.about = place.at("about").text();
    preset.document = documentOf(place);
    checkReadable(preset.document, place);
    for (const JsonPlace &fact : place.at("facts").items())
        preset.facts.push_back(readFact(fact, preset.document));
    if (preset.facts.empty())
        place.at("facts").fail("expected at least one fact");
    return preset;
}

/// Scenarios are checked where they are read as tests (rules/rulings); this takes the question.
core::Expected<std::vector<Example>, core::DataError> readExamples(std::string_view text)
{
    return core::readStrictly(text, [](const JsonPlace &root) {
        std::vector<Example> all;
        for (const JsonPlace &place : root.at("scenarios").items())
            all.push_back({place.at("id").string(), place.at("about").string(),
                           place.at("version").word(rules::rulesVersionWords), documentOf(place),
                           place.at("because").at("fact").string()});
        return all;
    });
}

std::vector<Example> compiledInExamples()
{
    std::vector<Example> all;
    for (auto &file : core::readCompiledIn(
             rules::embeddedFiles(),
             [](std::string_view name) { return name.starts_with("scenarios-"); }, readExamples))
        std::ranges::move(file, std::back_inserter(all));
    std::ranges::sort(all, {}, &Example::id);
    return all;
}

} // namespace

core::Expected<std::vector<Preset>, core::DataError> readPresets(std::string_view text)
{
    return core::readStrictly(text, [](const JsonPlace &root) {
        root.allowOnly({"presets"});
        std::vector<Preset> all;
        std::set<std::string> ids;
        for (const JsonPlace &place : root.at("presets").items()) {
            all.push_back(readPreset(place));
            if (!ids.insert(all.back().id).second)
                place.at("id").fail("comes twice");
        }
        return all;
    });
}

std::span<const Preset> presets()
{
    static const std::vector<Preset> all =
        core::readOneCompiledIn(rules::embeddedFiles(), "ask-presets.json", readPresets);
    return all;
}

std::span<const Example> examples()
{
    static const std::vector<Example> all = compiledInExamples();
    return all;
}

} // namespace asking
