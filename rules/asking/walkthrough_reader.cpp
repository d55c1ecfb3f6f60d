// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/asking/walkthrough.h"

#include "core/embedded_file.h"
#include "rules/asking/preset.h"
#include "rules/rulings/answering/question_reader.h"

#include <algorithm>
#include <optional>
#include <set>

namespace rules {
std::span<const core::EmbeddedFile> embeddedFiles();
}

namespace asking {

using core::Json;
using core::JsonPlace;

namespace {

/// That of the official ruling that is the same example, or its own, with the cards the document
/// names.
Json stateOf(const JsonPlace &place)
{
    const auto of = place.at("of");
    const auto found = std::ranges::find(examples(), of.string(), &Example::id);
    if (found == examples().end())
        of.fail("there is no such ruling");
    const auto own = place.get("state");
    return own ? own->json() : *found->document.find("state");
}

WalkthroughStep readStep(const JsonPlace &place, Json &script)
{
    place.allowOnly({"act", "says", "then"});
    if (const auto act = place.get("act"))
        script.push(act->json());
    WalkthroughStep step{script.asArray()->size(), place.at("says").text(), {}};
    if (const auto then = place.get("then"))
        for (const auto &[fact, value] : *then->json().asObject())
            step.then.emplace_back(fact, value);
    return step;
}

Walkthrough readWalkthrough(const JsonPlace &place, rules::RulesVersion version)
{
    place.allowOnly({"id", "title", "section", "of", "state", "steps"});
    Walkthrough read{place.at("id").text(),
                     place.at("title").text(),
                     place.at("section").text(),
                     std::string(place.at("of").string()),
                     version,
                     {},
                     {}};
    Json script = Json::array();
    for (const JsonPlace &step : place.at("steps").items())
        read.steps.push_back(readStep(step, script));
    if (read.steps.empty() || read.steps.front().acts > 0)
        place.at("steps").fail("expected the situation first");
    Json report = Json::array();
    report.push("winner");
    read.document = Json::object({{"state", stateOf(place)},
                                  {"question",
                                   Json::object({{"ask", "outcome"},
                                                 {"script", std::move(script)},
                                                 {"report", std::move(report)}})}});
    if (const auto asked = rulings::questionOf(read.document); !asked)
        place.fail("no question: " + core::toString(asked.error()));
    return read;
}

} // namespace

core::Expected<std::vector<Walkthrough>, core::DataError> readWalkthroughs(std::string_view text)
{
    return core::readStrictly(text, [](const JsonPlace &root) {
        root.allowOnly({"version", "walkthroughs"});
        const auto version = root.at("version").word(rules::rulesVersionWords);
        std::vector<Walkthrough> all;
        std::set<std::string> ids;
        for (const JsonPlace &place : root.at("walkthroughs").items()) {
            all.push_back(readWalkthrough(place, version));
            if (!ids.insert(all.back().id).second)
                place.at("id").fail("comes twice");
        }
        return all;
    });
}

std::span<const Walkthrough> walkthroughs()
{
    static const std::vector<Walkthrough> all =
        core::readOneCompiledIn(rules::embeddedFiles(), "walkthroughs-rr10.json", readWalkthroughs);
    return all;
}

} // namespace asking
