// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/asking/references.h"

#include "rules/asking/document.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>

namespace asking {

using core::Json;

namespace {

/// "ice", "ice#s1" of "ice".
bool names(const Json &value, std::string_view object)
{
    if (!value.asString())
        return false;
    const std::string_view text = *value.asString();
    return text.starts_with(object) && (text.size() == object.size() || text[object.size()] == '#');
}

Json *editable(Json &document, std::string_view path)
{
    return const_cast<Json *>(valueAt(document, path));
}

/// Of an object or a list, whatever names it.
void dropIn(Json *holder, std::string_view object)
{
    if (holder && holder->asObject())
        std::erase_if(*holder->asObject(),
                      [&](const Json::Member &one) { return names(one.second, object); });
    if (holder && holder->asArray())
        std::erase_if(*holder->asArray(), [&](const Json &one) { return names(one, object); });
}

/// An act of the object, or one that needs it; lists of other acts lose it.
bool isVoid(Json &act, std::string_view object)
{
    if (!act.asObject())
        return false;
    for (auto &[key, value] : *act.asObject()) {
        if (names(value, object))
            return true;
        if (value.asArray())
            dropIn(&value, object);
    }
    return false;
}

bool isOfIce(std::string_view topic)
{
    static constexpr std::array topics{"approach-ice", "approach-paid", "approach-decision",
                                       "approach-rez", "rez-check",     "encounter",
                                       "break-window", "subroutines",   "pass-ice"};
    return std::ranges::find(topics, topic) != topics.end();
}

/// What is asked to be so of a fact that nobody asks for any more.
void dropStrayClaim(Json &document)
{
    const Json *claimed = valueAt(document, "question/whether/fact");
    const Json *report = valueAt(document, "question/report");
    const bool isReported = claimed && report && report->asArray()
        && std::ranges::find(*report->asArray(), *claimed) != report->asArray()->end();
    Json *question = document.find("question");
    if (!claimed || isReported)
        return;
    std::erase_if(*question->asObject(),
                  [](const Json::Member &one) { return one.first == "whether"; });
}

} // namespace

void mendQuestion(Json &document)
{
    Json *question = document.find("question");
    if (!question)
        return;
    const Json *ask = question->find("ask");
    const std::string kind = ask && ask->asString() ? *ask->asString() : "";
    const bool needsAct = kind == "legal" || kind == "cost" || kind == "chooser";
    const Json *report = question->find("report");
    const bool reports = kind == "outcome" || kind == "value" || kind == "status";
    if (needsAct ? question->find("act") != nullptr
                 : !reports || (report && report->asArray() && !report->asArray()->empty()))
        return;
    Json script = question->find("script") ? *question->find("script") : Json::array();
    Json facts = Json::array();
    for (const char *number : {"runner.credits", "corp.credits"})
        if (valueAt(document,
                    std::string("state/") + (number[0] == 'r' ? "runner" : "corp") + "/credits"))
            facts.push(number);
    if (valueAt(document, "state/run"))
        facts.push("run.status");
    facts.push("winner");
    document.set(
        "question",
        Json::object(
            {{"ask", "outcome"}, {"script", std::move(script)}, {"report", std::move(facts)}}));
}

void dropAct(Json &document, std::string_view path)
{
    const auto slash = path.rfind('/');
    Json *holder =
        slash == std::string_view::npos ? nullptr : editable(document, path.substr(0, slash));
    const Json *act = valueAt(document, path);
    if (!holder || !act)
        return;
    if (holder->asObject())
        std::erase_if(*holder->asObject(),
                      [&](const Json::Member &one) { return &one.second == act; });
    else
        holder->asArray()->erase(holder->asArray()->begin() + (act - holder->asArray()->data()));
}

void mendRun(Json &document)
{
    Json *run = editable(document, "state/run");
    const Json *at = valueAt(document, "state/at");
    if (!run || !run->asObject() || !run->find("server") || !at || !at->asString())
        return;
    const auto isHere = [&](const Json &object) {
        const Json *server = object.find("server");
        return object.find("position") && server && *server == *run->find("server");
    };
    const Json *ice = run->find("ice");
    if (ice && ice->asString())
        if (const Json *object = valueAt(document, "state/objects/" + *ice->asString());
            object && isHere(*object))
            return;
    std::erase_if(*run->asObject(), [](const Json::Member &one) { return one.first == "ice"; });
    const std::string step = at->asString()->substr(at->asString()->find('/') + 1);
    if (!at->asString()->starts_with("run/") || !isOfIce(step))
        return;
    const std::string *outermost = nullptr;
    std::int64_t furthest = -1;
    if (const Json *objects = valueAt(document, "state/objects"); objects && objects->asObject())
        for (const auto &[name, object] : *objects->asObject())
            if (isHere(object) && object.find("position")->asInteger()
                && *object.find("position")->asInteger() > furthest) {
                outermost = &name;
                furthest = *object.find("position")->asInteger();
            }
    if (outermost)
        run->set("ice", *outermost);
    else
        setAt(document, "state/at", "run/approach-server");
}

void forgetActs(Json &document, std::string_view object)
{
    if (Json *script = editable(document, "question/script"); script && script->asArray())
        std::erase_if(*script->asArray(), [&](Json &act) { return isVoid(act, object); });
    if (Json *act = editable(document, "question/act"); act && isVoid(*act, object))
        dropAct(document, "question/act");
    mendQuestion(document);
}

void mendServers(Json &document)
{
    std::set<std::string, std::less<>> there{"HQ", "R&D", "Archives", "new"};
    const auto note = [&](const Json *server) {
        if (server && server->asString())
            there.insert(*server->asString());
    };
    note(valueAt(document, "state/run/server"));
    if (const Json *objects = valueAt(document, "state/objects"); objects && objects->asObject())
        for (const auto &[name, object] : *objects->asObject())
            for (const char *key : {"server", "chosen_server"})
                note(object.find(key));
    for (const char *list : {"state/happened", "state/happened_last_turn"})
        if (const Json *all = valueAt(document, list); all && all->asArray())
            for (const Json &one : *all->asArray())
                note(one.find("server"));
    const auto isGone = [&](const Json *server) {
        return server && server->asString() && !there.contains(*server->asString());
    };
    const auto mended = [&](Json &act) {
        if (isGone(act.find("server")))
            act.set("server", "new");
        return !isGone(act.find("run")) && !isGone(act.find("to_server"));
    };
    if (Json *script = editable(document, "question/script"); script && script->asArray())
        std::erase_if(*script->asArray(), [&](Json &act) { return !mended(act); });
    if (Json *act = editable(document, "question/act"); act && !mended(*act))
        dropAct(document, "question/act");
    mendQuestion(document);
}

void forget(Json &document, std::string_view object)
{
    if (Json *run = editable(document, "state/run"); run && run->asObject()) {
        for (const char *list : {"passed", "accessed"})
            dropIn(run->find(list), object);
        dropIn(run, object);
    }
    dropIn(editable(document, "state/resolved"), object);
    for (const char *list : {"state/happened", "state/happened_last_turn"})
        if (Json *all = editable(document, list); all && all->asArray())
            std::erase_if(*all->asArray(), [&](const Json &one) {
                return one.find("of") && names(*one.find("of"), object);
            });
    if (Json *objects = editable(document, "state/objects"); objects && objects->asObject())
        for (auto &[name, other] : *objects->asObject())
            if (other.asObject())
                std::erase_if(*other.asObject(), [&](const Json::Member &one) {
                    return (one.first == "host" || one.first == "chosen")
                        && names(one.second, object);
                });
    Json *question = document.find("question");
    if (question && question->asObject())
        if (Json *report = question->find("report"); report && report->asArray())
            std::erase_if(*report->asArray(), [&](const Json &fact) {
                return fact.asString() && fact.asString()->starts_with(std::string(object) + '.');
            });
    dropStrayClaim(document);
    if (question && question->asObject())
        std::erase_if(*question->asObject(), [&](const Json::Member &one) {
            return one.first == "from" && names(one.second, object);
        });
    forgetActs(document, object);
    mendRun(document);
}

} // namespace asking
