// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/question_reader.h"

#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/situation_reader.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/timing/timing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace rulings {

using core::JsonPlace;

namespace {

ObjectId objectNamed(const State &state, const JsonPlace &place)
{
    const ObjectId id = state.find(place.string());
    if (!id.exists())
        place.fail("no object is called " + core::jsonQuoted(place.string()));
    return id;
}

ServerId serverNamed(const State &state, const JsonPlace &place)
{
    const ServerId id = state.findServer(place.string());
    if (!id.exists())
        place.fail("no server is called " + core::jsonQuoted(place.string()));
    return id;
}

/// "p1#bypass": an object and the id of one of its abilities.
void readAbilityName(const State &state, const JsonPlace &place, Act &act)
{
    const std::string &words = place.string();
    const auto mark = words.find('#');
    if (mark == std::string::npos)
        place.fail("expected an object, # and the id of an ability");
    act.object = state.find(words.substr(0, mark));
    if (!act.object.exists())
        place.fail("no object is called " + core::jsonQuoted(words.substr(0, mark)));
    act.ability = words.substr(mark + 1);
    const CardModel &card = *state[act.object].card;
    const bool open = card.modelled == Modelled::None || card.concerns.contains(Uncovered::Use);
    if (!open && !abilityCalled(state, act.object, act.ability))
        place.fail(card.title + " has no ability " + core::jsonQuoted(act.ability));
    // Who uses what prevents responds with it, and who uses what an event does plays that.
    const Ability *ability = abilityCalled(state, act.object, act.ability);
    if (act.kind != ActKind::Use || !ability)
        return;
    if (ability->kind() == AbilityKind::Prevent)
        act.kind = ActKind::Respond;
    if (ability->kind() == AbilityKind::Play)
        act.kind = ActKind::Play;
}

/// What says more of an act belongs to some kinds of acts only.
void requireFits(const JsonPlace &place, ActKind kind)
{
    const auto only = [&](std::string_view key, std::initializer_list<ActKind> kinds) {
        if (place.get(key) && std::ranges::find(kinds, kind) == kinds.end())
            place.at(key).fail("such an act has none");
    };
    only("server", {ActKind::Install, ActKind::Move});
    only("host", {ActKind::Install, ActKind::Move});
    only("for", {ActKind::Install});
    only("break", {ActKind::Use});
    only("x", {ActKind::Use, ActKind::Play, ActKind::Install, ActKind::Respond});
}

/// A number or topic of some version, also as `at` names it: behind its structure and a slash.
std::string stepNamed(const JsonPlace &what)
{
    const std::string &words = what.string();
    const auto slash = words.find('/');
    const bool prefixed = slash != std::string::npos
        && core::fromWord(rules::timingKindWords, std::string_view(words).substr(0, slash));
    std::string step = prefixed ? words.substr(slash + 1) : words;
    const auto structures = rules::timingStructures();
    if (std::ranges::none_of(structures, [&](const rules::TimingStructure &structure) {
            return structure.find(step) || structure.findTopic(step);
        }))
        what.fail("no version has a step " + core::jsonQuoted(step));
    return step;
}

/// What the word of the act says: with what it is done, where, or how often.
void readWhat(const State &state, const JsonPlace &what, Act &act)
{
    switch (saidOf(act.kind)) {
    case Says::Nothing:
        if (!what.boolean())
            what.fail("expected true");
        break;
    case Says::Player:
        act.side = what.word(rules::sideWords);
        break;
    case Says::Server:
        act.newServer = act.kind == ActKind::Server && what.string() == "new";
        if (!act.newServer)
            act.server = serverNamed(state, what);
        break;
    case Says::Number:
        act.number = static_cast<int>(what.integer(0, 99));
        break;
    case Says::Step:
        act.step = stepNamed(what);
        break;
    case Says::Ability:
        readAbilityName(state, what, act);
        break;
    case Says::CardOrAbility:
        if (what.string().find('#') != std::string::npos)
            readAbilityName(state, what, act);
        else
            act.object = objectNamed(state, what);
        break;
    case Says::Choice:
        act.chosen.push_back(objectNamed(state, what));
        break;
    case Says::Card:
        act.object = objectNamed(state, what);
        break;
    }
}

/// Its number, or how abilities are named: "i1#s2".
int subroutineNamed(const JsonPlace &place)
{
    const std::string *name = place.json().asString();
    const auto mark = name ? name->rfind("#s") : std::string::npos;
    if (mark == std::string::npos)
        return static_cast<int>(place.integer(1, 99));
    const std::string_view digits = std::string_view(*name).substr(mark + 2);
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size() || number < 1 || number > 99)
        place.fail("expected the number of a subroutine");
    return number;
}

/// What more is said of it.
void readDetails(const State &state, const JsonPlace &place, Act &act)
{
    if (const auto server = place.get("server")) {
        act.newServer = server->string() == "new";
        if (!act.newServer)
            act.server = serverNamed(state, *server);
    } else if (act.kind == ActKind::Install && state[act.object].owner == Side::Corp) {
        place.fail("expected a server, or \"new\"");
    }
    if (const auto host = place.get("host"))
        act.host = objectNamed(state, *host);
    if (const auto x = place.get("x"))
        act.x = static_cast<int>(x->integer(0, 99));
    act.trashStated = place.get("for").has_value();
    if (const auto trash = place.get("for"))
        for (const JsonPlace &one : trash->items())
            act.trash.push_back(objectNamed(state, one));
    if (const auto chosen = place.get("choose"))
        for (const JsonPlace &one : chosen->items())
            act.chosen.push_back(objectNamed(state, one));
    if (const auto broken = place.get("break"))
        for (const JsonPlace &one : broken->items())
            act.subroutines.push_back(subroutineNamed(one));
}

/// The words of acts, and what says more of one.
void requireKnown(const JsonPlace &place)
{
    constexpr std::array<std::string_view, 6> details{"server", "host",  "for",
                                                      "choose", "break", "x"};
    const auto *members = place.json().asObject();
    if (!members)
        return place.allowOnly({}); // which says that it is no object
    for (const auto &[key, value] : *members)
        if (!core::fromWord(actWords, key) && std::ranges::find(details, key) == details.end())
            place.fail("unknown key " + core::jsonQuoted(key));
}

Act readAct(const State &state, const JsonPlace &place)
{
    requireKnown(place);
    Act act;
    std::optional<JsonPlace> what;
    for (const auto &[kind, word] : actWords)
        if (const auto found = place.get(word)) {
            if (what)
                place.fail("expected one act");
            act.kind = kind;
            what = found;
        }
    if (!what)
        place.fail("expected one of " + core::wordList(actWords));
    requireFits(place, act.kind);
    readWhat(state, *what, act);
    readDetails(state, place, act);
    return act;
}

/// {"fact": "winner", "is": "runner"}; of what is legal {"is": false}
Whether readWhether(const JsonPlace &place, Ask ask, const std::vector<std::string> &report)
{
    Whether whether;
    if (ask == Ask::Legal) {
        place.allowOnly({"is"});
        whether.value = place.at("is").boolean();
        return whether;
    }
    place.allowOnly({"fact", "is", "is_not", "at_least", "as_before"});
    whether.fact = place.at("fact").string();
    if (std::ranges::find(report, whether.fact) == report.end())
        place.at("fact").fail("expected one of the facts that are reported");
    if (const auto least = place.get("at_least")) {
        whether.how = Whether::How::AtLeast;
        whether.value = static_cast<int>(least->integer(0, 99));
        return whether;
    }
    if (const auto before = place.get("as_before")) {
        whether.how = Whether::How::AsBefore;
        whether.value = before->boolean();
        return whether;
    }
    const auto other = place.get("is_not");
    whether.how = other ? Whether::How::IsNot : Whether::How::Is;
    const JsonPlace value = other ? *other : place.at("is");
    if (value.json().asBool())
        whether.value = value.boolean();
    else
        whether.value = value.string();
    return whether;
}

Question readOne(const State &state, const JsonPlace &place)
{
    place.allowOnly({"ask", "by", "act", "script", "report", "whether", "from"});
    Question question;
    question.ask = place.at("ask").word(askWords);
    if (const auto script = place.get("script"))
        for (const JsonPlace &act : script->items())
            question.script.push_back(readAct(state, act));
    if (const auto report = place.get("report"))
        for (const JsonPlace &path : report->items())
            question.report.push_back(path.string());
    if (const auto whether = place.get("whether"))
        question.whether = readWhether(*whether, question.ask, question.report);
    const bool acts =
        question.ask == Ask::Legal || question.ask == Ask::Cost || question.ask == Ask::Chooser;
    const bool reports =
        question.ask == Ask::Outcome || question.ask == Ask::Value || question.ask == Ask::Status;
    // Without an act, who decides first of what the script leaves open is asked for.
    const bool open = question.ask == Ask::Chooser && !place.get("act");
    if (acts && !open)
        question.act = readAct(state, place.at("act"));
    else if (!acts && place.get("act"))
        place.at("act").fail("such a question has no act");
    if (const auto from = place.get("from")) {
        if (question.ask != Ask::Legal)
            from->fail("only a question of what is legal has a card that pays");
        question.from = objectNamed(state, *from);
    }
    if (question.ask == Ask::Legal)
        question.by = place.at("by").word(rules::sideWords);
    else if (place.get("by"))
        place.at("by").fail("only a question of what is legal names a player");
    if (reports && question.report.empty())
        place.at("report").fail("expected at least one fact");
    if (!reports && !question.report.empty())
        place.at("report").fail("such a question reports nothing");
    return question;
}

/// Servers that the script creates are named in it by what they are called then.
void awaitServers(State &state, const JsonPlace &question)
{
    constexpr int most = 9;
    std::vector<JsonPlace> acts;
    if (const auto script = question.get("script"))
        acts = script->items();
    if (const auto act = question.get("act"))
        acts.push_back(*act);
    const auto isNamed = [&](std::string_view name) {
        return std::ranges::any_of(acts, [&](const JsonPlace &act) {
            return std::ranges::any_of(std::array{"server", "run", "to_server"}, [&](auto key) {
                const auto *members = act.json().asObject();
                const auto place = members ? act.get(key) : std::nullopt;
                return place && place->string() == name;
            });
        });
    };
    const std::size_t told = state.servers.size();
    std::size_t named = told;
    for (int i = 0; i < most; ++i) {
        Server &server = state.servers.emplace_back(newServerName(state));
        server.gone = server.awaited = true;
        if (isNamed(server.name))
            named = state.servers.size();
    }
    state.servers.resize(named);
}

} // namespace

Asked readAsked(const JsonPlace &root)
{
    root.allowOnly({"version", "state", "question"});
    Asked asked;
    if (const auto version = root.get("version"))
        asked.version = version->word(rules::rulesVersionWords);
    asked.cases = readCases(root.at("state"));
    for (Case &one : asked.cases)
        awaitServers(one.state, root.at("question"));
    // Names are the same in every case.
    asked.question = readOne(asked.cases.front().state, root.at("question"));
    return asked;
}

core::Expected<Asked, core::DataError> readQuestion(std::string_view text)
{
    return core::readStrictly(text, readAsked);
}

core::Expected<Asked, core::DataError> questionOf(const core::Json &document)
{
    return core::readPlaces(document, readAsked);
}

} // namespace rulings
