// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/scenario.h"

#include "core/embedded_file.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/report.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rules {
std::span<const core::EmbeddedFile> embeddedFiles();
}

namespace rulings {

using core::Json;

using core::JsonPlace;

namespace {

/// Puts a value where a path of keys leads: "state/objects/i1/rezzed".
void change(Json &document, const std::string &path, const Json &value, const JsonPlace &place)
{
    Json *here = &document;
    std::size_t from = 0;
    for (;;) {
        const auto slash = path.find('/', from);
        const std::string key = path.substr(from, slash - from);
        if (!here || !here->asObject())
            place.fail("nothing is at " + core::jsonQuoted(path));
        if (slash == std::string::npos) {
            here->set(key, value);
            return;
        }
        here = here->find(key);
        from = slash + 1;
    }
}

Scenario readScenario(const JsonPlace &place)
{
    place.allowOnly({"id", "version", "about", "state", "question", "expect", "reads", "because"});
    Scenario scenario;
    scenario.id = place.at("id").text();
    scenario.version = place.at("version").word(rules::rulesVersionWords);
    scenario.about = place.at("about").text();
    Json document = Json::object(
        {{"state", place.at("state").json()}, {"question", place.at("question").json()}});
    scenario.asked = readAsked(JsonPlace(document, place.place()));
    scenario.expected = place.at("expect").json();
    const auto reads = place.get("reads");
    scenario.official = reads ? reads->json() : scenario.expected;
    const JsonPlace because = place.at("because");
    because.allowOnly({"fact", "change", "then", "void"});
    scenario.because = because.at("fact").text();
    const JsonPlace changes = because.at("change");
    if (!changes.json().asObject() || changes.json().asObject()->size() != 1)
        changes.fail("expected one fact");
    for (const auto &[path, value] : *changes.json().asObject())
        change(document, path, value, changes);
    scenario.changed = readAsked(JsonPlace(document, because.place()));
    const auto nothing = because.get("void");
    scenario.changedIsVoid = nothing && nothing->boolean();
    if (scenario.changedIsVoid == because.get("then").has_value())
        because.fail("expected either then or void");
    if (!scenario.changedIsVoid) {
        scenario.changedExpected = because.at("then").json();
        if (scenario.changedExpected == scenario.expected)
            because.at("then").fail("the changed fact must change the verdict");
    }
    return scenario;
}

template <class Item, class Read>
std::vector<Item> compiledIn(std::string_view prefix, const Read &readFile)
{
    std::vector<Item> all;
    for (const core::EmbeddedFile &file : rules::embeddedFiles()) {
        if (!file.name.starts_with(prefix))
            continue;
        auto some = readFile(file.text);
        if (!some)
            throw std::logic_error(std::string(file.name) + ": " + core::toString(some.error()));
        all.insert(all.end(), std::make_move_iterator(some->begin()),
                   std::make_move_iterator(some->end()));
    }
    std::ranges::sort(all, {}, &Item::id);
    const auto twice = std::ranges::adjacent_find(all, {}, &Item::id);
    if (twice != all.end())
        throw std::logic_error(twice->id + " comes twice");
    return all;
}

core::Expected<std::vector<InventoryEntry>, core::DataError> readInventory(std::string_view text)
{
    return core::readStrictly(text, [](const JsonPlace &root) {
        root.allowOnly({"entries"});
        std::vector<InventoryEntry> entries;
        for (const JsonPlace &place : root.at("entries").items()) {
            place.allowOnly({"id", "document", "class", "primitives", "not_derivable"});
            InventoryEntry entry{place.at("id").string(),
                                 place.at("document").string(),
                                 place.at("class").string(),
                                 {},
                                 {}};
            if (const auto reason = place.get("not_derivable"))
                entry.notDerivable = reason->string();
            for (const JsonPlace &primitive : place.at("primitives").items())
                entry.primitives.push_back(primitive.string());
            entries.push_back(std::move(entry));
        }
        return entries;
    });
}

Json factJson(const Fact &fact)
{
    struct Write {
        Json operator()(std::monostate) const { return {}; }
        Json operator()(bool yes) const { return yes ? "yes" : "no"; }
        Json operator()(int number) const { return number; }
        Json operator()(const std::string &word) const { return word; }
        Json operator()(const std::vector<std::string> &list) const
        {
            Json array = Json::array();
            for (const std::string &word : list)
                array.push(word);
            return array;
        }
    };
    return std::visit(Write{}, fact);
}

} // namespace

Json verdictJson(const Verdict &verdict)
{
    if (verdict.empty())
        return {};
    if (verdict.size() == 1)
        return factJson(verdict.front().second);
    Json object = Json::object({});
    for (const auto &[name, fact] : verdict)
        object.set(name, factJson(fact));
    return object;
}

core::Expected<std::vector<Scenario>, core::DataError> readScenarios(std::string_view text)
{
    return core::readStrictly(text, [](const JsonPlace &root) {
        root.allowOnly({"scenarios"});
        std::vector<Scenario> found;
        for (const JsonPlace &place : root.at("scenarios").items())
            found.push_back(readScenario(place));
        return found;
    });
}

std::span<const Scenario> scenarios()
{
    static const auto all = compiledIn<Scenario>("scenarios-", readScenarios);
    return all;
}

std::span<const InventoryEntry> inventory()
{
    static const auto all = compiledIn<InventoryEntry>("inventory-", readInventory);
    return all;
}

} // namespace rulings
