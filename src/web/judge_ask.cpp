// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Asking for a ruling at the table: a frequent shape of dispute, its facts as they are here, and
// the answer with its reasons by the version of the event. A GET, because it changes nothing.
#include "web/judge_pages.h"

#include "app/day/event_rulings.h"
#include "core/english.h"
#include "core/harmless.h"
#include "core/text.h"
#include "rules/asking/document.h"
#include "rules/reference/document.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/depending.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/telling.h"

#include <algorithm>

namespace web {

using asking::Fact;
using asking::FactKind;
using asking::Preset;
using core::Json;

namespace {

std::string fieldName(std::size_t number) { return 'f' + std::to_string(number); }

std::string labelOf(const Fact &fact)
{
    return fact.label.empty() ? fact.path : core::ofData(fact.label);
}

/// What the document says there, as a form shows it.
std::string shownValue(const Json &document, const Fact &fact)
{
    const Json *value = asking::valueAt(document, fact.path);
    if (!value)
        return {};
    if (const auto *text = value->asString())
        return *text;
    if (const auto *number = value->asInteger())
        return std::to_string(*number);
    if (const auto *truth = value->asBool())
        return *truth ? "1" : "0";
    return {};
}

/// A title that no card has: nothing is answered as if it were another one.
std::string unknownCard(const InLanguage &in, const std::string &title)
{
    const auto &library = rules::cardLibrary();
    std::string near;
    for (const auto id : library.suggestions(title))
        near += (near.empty() ? "" : ", ") + library[id].title;
    return near.empty() ? in(Pages::tr("No card is called “{title}”."), {{"title", title}})
                        : in(Pages::tr("No card is called “{title}”. Is it one of these: {cards}?"),
                             {{"title", title}, {"cards", near}});
}

/// A fact as a person set it; what makes no sense leaves it as it was. Why a card is none; empty.
std::string setFact(const InLanguage &in, Json &document, const Fact &fact, const Fields &query,
                    const std::string &name)
{
    const std::string text = core::tidied(field(query, name).substr(0, 200));
    if (text.empty())
        return {};
    switch (fact.kind) {
    case FactKind::Number:
        if (const auto number = numberOf(query, name))
            asking::setAt(document, fact.path, *number);
        break;
    case FactKind::Truth:
        asking::setAt(document, fact.path, text == "1");
        break;
    case FactKind::Choice:
        if (const auto number = numberOf(query, name);
            number && *number >= 0 && *number < static_cast<int>(fact.options.size()))
            asking::setAt(document, fact.path,
                          fact.options[static_cast<std::size_t>(*number)].value);
        break;
    case FactKind::Card:
        if (const auto id = rules::cardLibrary().findTitle(text))
            asking::setAt(document, fact.path, rules::cardLibrary()[*id].title);
        else
            return unknownCard(in, text);
        break;
    case FactKind::Ability:
    case FactKind::Step:
    case FactKind::Server:
        asking::setAt(document, fact.path, text);
        break;
    }
    return {};
}

Json choiceOf(std::string value, std::string words, bool chosen)
{
    return Json::object(
        {{"value", std::move(value)}, {"words", std::move(words)}, {"chosen", chosen}});
}

/// One field of the form: a text, or a choice of a few.
Json factField(const InLanguage &in, const Json &document, const Fact &fact, std::size_t number)
{
    const std::string now = shownValue(document, fact);
    Json shown = Json::object({{"name", fieldName(number)},
                               {"label", labelOf(fact)},
                               {"value", now},
                               {"number", fact.kind == FactKind::Number},
                               {"text", false},
                               {"select", false}});
    Json choices = Json::array();
    if (fact.kind == FactKind::Truth) {
        choices.push(choiceOf("1", in(Pages::tr("Yes")), now == "1"));
        choices.push(choiceOf("0", in(Pages::tr("No")), now == "0"));
    } else if (fact.kind == FactKind::Choice) {
        const Json *value = asking::valueAt(document, fact.path);
        for (std::size_t i = 0; i < fact.options.size(); ++i)
            choices.push(choiceOf(std::to_string(i), core::ofData(fact.options[i].says),
                                  value && *value == fact.options[i].value));
    } else if (fact.kind == FactKind::Ability) {
        for (const auto &ability : asking::abilitiesFor(document, now))
            choices.push(choiceOf(ability, ability, ability == now));
    }
    const bool select = !choices.asArray()->empty();
    shown.set("select", select);
    shown.set("text", !select && fact.kind != FactKind::Number);
    shown.set("choices", choices);
    return shown;
}

Json stepsOf(const rulings::Answer &answer)
{
    Json steps = Json::array();
    for (const auto &step : answer.trace) {
        std::vector<std::string> cited;
        for (const auto &reason : step.because)
            for (const rulings::RuleCitation &citation : reason.citations) {
                std::string words = citation.document + ", " + placeOf(citation);
                if (std::ranges::find(cited, words) == cited.end())
                    cited.push_back(std::move(words));
            }
        std::string sources;
        for (const auto &words : cited)
            sources += (sources.empty() ? "" : "; ") + words;
        steps.push(Json::object({{"what", step.what}, {"sources", sources}}));
    }
    return steps;
}

void addAnswer(Json &view, const Visit &visit, const Preset &preset, const Json &document)
{
    const InLanguage &in = visit.in;
    const auto asked = rulings::questionOf(document);
    if (!asked) {
        view.set("headline",
                 in(Pages::tr("This cannot be asked so: {why}"),
                    {{"why", core::toString(asked.error())}}));
        return;
    }
    const auto version = app::rulesVersionOf(visit.event()).value_or(rules::RulesVersion::Rr10);
    const auto answer = rulings::answerWithDifferences(version, *asked);
    view.set("headline", rulings::headline(*asked, answer));
    view.set(
        "by",
        in(Pages::tr("By {version}"), {{"version", rules::nameOf(rules::editionOf(version))}}));
    view.set("why", answer.why);
    Json notes = Json::array();
    for (const auto &line : rulings::alternativesInWords(*asked, answer))
        notes.push(line);
    for (const auto &assumption : answer.assumptions)
        notes.push(in(Pages::tr("Assumed: {what}"), {{"what", assumption}}));
    for (const auto &one : answer.differsIn)
        notes.push(in(Pages::tr("By {version}: {verdict}"),
                      {{"version", rules::nameOf(rules::editionOf(one.version))},
                       {"verdict", rulings::inWords(*asked, one)}}));
    view.set("notes", notes);
    view.set("steps", stepsOf(answer));
    view.set("record_words", in(Pages::tr("Record this ruling")));
    view.set("record_path",
             "/judge/rulings?question=" + escaped(core::ofData(preset.about))
                 + "&answer=" + escaped(rulings::headline(*asked, answer)));
}

} // namespace

Response askPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const auto presets = asking::presets();
    const auto chosen =
        std::ranges::find(presets, field(visit.request.query, "shape"), &Preset::id);
    Json view = ownFrame(visit, "/judge/ask");
    view.set("title", in(Pages::tr("Ask for a ruling")));
    for (const char *absent : {"headline", "by", "why", "shape", "about", "record_path"})
        view.set(absent, false);
    Json shapes = Json::array();
    if (chosen == presets.end()) {
        for (const Preset &preset : presets)
            shapes.push(Json::object({{"path", "/judge/ask?shape=" + escaped(preset.id)},
                                      {"title", core::ofData(preset.title)},
                                      {"about", core::ofData(preset.about)}}));
        view.set("shapes", shapes);
        return page(visit, "ask", view);
    }
    view.set("shapes", shapes);
    view.set("title", core::ofData(chosen->title));
    view.set("shape", chosen->id);
    view.set("about", core::ofData(chosen->about));
    view.set("button", in(Pages::tr("Ask")));
    view.set("all_words", in(Pages::tr("Other questions")));
    Json document = chosen->document;
    Json unknown = Json::array();
    for (std::size_t i = 0; i < chosen->facts.size(); ++i)
        if (auto why = setFact(in, document, chosen->facts[i], visit.request.query, fieldName(i));
            !why.empty())
            unknown.push(std::move(why));
    view.set("unknown", unknown);
    asking::mendAbilities(document);
    Json facts = Json::array();
    for (std::size_t i = 0; i < chosen->facts.size(); ++i)
        facts.push(factField(in, document, chosen->facts[i], i));
    view.set("facts", facts);
    if (visit.request.query.contains("asked") && unknown.asArray()->empty())
        addAnswer(view, visit, *chosen, document);
    return page(visit, "ask", view);
}

} // namespace web
