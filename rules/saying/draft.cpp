// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/draft.h"

#include "core/english.h"
#include "core/words.h"
#include "rules/asking/document.h"
#include "rules/rulings/language/card_models.h"

#include <algorithm>
#include <utility>

namespace saying {

using core::Json;
using rules::CardId;

namespace {

constexpr std::string_view scriptPath = "question/script";

/// The value there, made on the way where there is none.
Json &made(Json &from, std::string_view path)
{
    Json *here = &from;
    while (!path.empty()) {
        const auto slash = path.find('/');
        const std::string_view key = path.substr(0, slash);
        if (!here->asObject())
            *here = Json::object({});
        if (!here->find(key))
            here->set(key, Json());
        here = here->find(key);
        path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
    }
    return *here;
}

/// Letters and digits of a title: what a document may call an object.
std::string wordOf(std::string_view title)
{
    std::string word;
    for (const char c : rules::cardLibrary().findTitle(title)
             ? std::string(rules::cardLibrary().keyOf(*rules::cardLibrary().findTitle(title)))
             : std::string(title))
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            word += c;
    return word;
}

std::string nameOfType(rules::CardType type)
{
    switch (type) {
    case rules::CardType::Identity:
        return core::English::tr("an identity");
    case rules::CardType::Agenda:
        return core::English::tr("an agenda");
    case rules::CardType::Asset:
        return core::English::tr("an asset");
    case rules::CardType::Operation:
        return core::English::tr("an operation");
    case rules::CardType::Upgrade:
        return core::English::tr("an upgrade");
    case rules::CardType::Ice:
        return core::English::tr("a piece of ice");
    case rules::CardType::Event:
        return core::English::tr("an event");
    case rules::CardType::Hardware:
        return core::English::tr("a piece of hardware");
    case rules::CardType::Program:
        return core::English::tr("a program");
    case rules::CardType::Resource:
        break;
    }
    return core::English::tr("a resource");
}

} // namespace

Draft::Draft(const Situation &before) : m_document(before.document)
{
    // Where the document was changed since, somebody told it.
    for (const Assumed &one : before.assumed)
        if (const Json *value = at(one.path); value && *value == one.value)
            m_assumed.push_back(one);
    // How the game goes on was assumed behind what was played: more of it is told now.
    for (std::size_t acts = script().size(); acts > 0; --acts) {
        const std::string last = std::string(scriptPath) + '/' + std::to_string(acts - 1);
        if (isTold(last))
            break;
        std::erase_if(m_assumed, [&](const Assumed &one) { return one.path == last; });
        Json::Array told(script().begin(), script().end() - 1);
        made(m_document, scriptPath) = Json(std::move(told));
    }
}

const Json *Draft::at(std::string_view path) const { return asking::valueAt(m_document, path); }

std::string Draft::textAt(std::string_view path) const
{
    const Json *value = at(path);
    return value && value->asString() ? *value->asString() : std::string();
}

std::optional<int> Draft::numberAt(std::string_view path) const
{
    const Json *value = at(path);
    return value && value->asInteger() ? std::optional(static_cast<int>(*value->asInteger()))
                                       : std::nullopt;
}

bool Draft::isTold(std::string_view path) const
{
    return at(path) && std::ranges::find(m_assumed, path, &Assumed::path) == m_assumed.end();
}

void Draft::tell(std::string_view path, Json value)
{
    ++m_changes;
    made(m_document, path) = std::move(value);
    std::erase_if(m_assumed, [&](const Assumed &one) {
        return one.path == path || one.path.starts_with(std::string(path) + '/');
    });
}

void Draft::assume(std::string_view path, Json value, std::string says)
{
    if (isTold(path))
        return;
    tell(path, value);
    m_assumed.push_back({std::string(path), std::move(value), std::move(says)});
}

void Draft::tellEnoughCredits()
{
    constexpr int enough = 20;
    for (const rules::Side side : {rules::Side::Corp, rules::Side::Runner})
        tell(playerPath(side, "credits"), enough);
}

void Draft::assumeCredits(int each)
{
    for (const rules::Side side : {rules::Side::Corp, rules::Side::Runner})
        assume(playerPath(side, "credits"), each, {});
}

void Draft::doubt(std::string_view path, std::string says)
{
    if (const Json *value = isTold(path) ? at(path) : nullptr)
        m_assumed.push_back({std::string(path), *value, std::move(says)});
}

void Draft::remove(std::string_view path)
{
    ++m_changes;
    const auto slash = path.rfind('/');
    const bool isTop = slash == std::string_view::npos;
    const std::string_view key = isTop ? path : path.substr(slash + 1);
    const Json *parent = isTop ? &m_document : at(path.substr(0, slash));
    if (!parent || !parent->asObject())
        return;
    std::erase_if(*const_cast<Json::Object *>(parent->asObject()),
                  [&](const Json::Member &member) { return member.first == key; });
    std::erase_if(m_assumed, [&](const Assumed &one) {
        return one.path == path || one.path.starts_with(std::string(path) + '/');
    });
}

std::vector<std::string> Draft::objects() const
{
    std::vector<std::string> names;
    if (const Json *all = at("state/objects"); all && all->asObject())
        for (const auto &[name, object] : *all->asObject())
            names.push_back(name);
    return names;
}

std::vector<std::string> Draft::copiesOf(CardId card) const
{
    std::vector<std::string> names = objects();
    std::erase_if(names, [&](const std::string &name) { return cardOf(name) != card; });
    return names;
}

std::optional<CardId> Draft::cardOf(const std::string &object) const
{
    const auto title = asking::titleOf(m_document, object);
    return title ? rules::cardLibrary().findTitle(*title) : std::nullopt;
}

rules::CardType Draft::typeOf(const std::string &object) const
{
    if (const auto card = cardOf(object))
        return rules::cardLibrary()[*card].type;
    return core::fromWord(rules::cardTypeWords, textAt(objectPath(object) + "/card/type"))
        .value_or(rules::CardType::Asset);
}

rules::Side Draft::sideOf(const std::string &object) const
{
    if (const auto card = cardOf(object))
        return rules::cardLibrary()[*card].side();
    switch (typeOf(object)) {
    case rules::CardType::Event:
    case rules::CardType::Hardware:
    case rules::CardType::Program:
    case rules::CardType::Resource:
        return rules::Side::Runner;
    default:
        return rules::Side::Corp;
    }
}

const rulings::CardModel *Draft::modelOf(const std::string &object) const
{
    const auto card = cardOf(object);
    return card ? &rulings::cardModel(*card) : nullptr;
}

std::string Draft::freeName(std::string_view wanted) const
{
    const std::string word = wordOf(wanted);
    const bool isTaken = word.empty() || word == "corp" || word == "runner" || word == "run";
    std::string name = isTaken ? "card" : word;
    for (int number = 2; at(objectPath(name)); ++number)
        name = (isTaken ? "card" : word) + '-' + std::to_string(number);
    return name;
}

std::string Draft::add(CardId card)
{
    const std::string &title = rules::cardLibrary()[card].title;
    std::string name = freeName(title);
    tell(objectPath(name) + "/card", title);
    return name;
}

std::string Draft::describe(Json facts)
{
    std::string name = freeName(*facts.find("type")->asString());
    tell(objectPath(name) + "/card", std::move(facts));
    return name;
}

std::string Draft::nameOf(const std::string &object) const
{
    if (const auto title = asking::titleOf(m_document, object))
        return *title;
    return nameOfType(typeOf(object));
}

const Json::Array &Draft::script() const
{
    static const Json::Array empty;
    const Json *acts = at(scriptPath);
    return acts && acts->asArray() ? *acts->asArray() : empty;
}

bool Draft::hasAct(std::string_view act, const std::string &object) const
{
    return std::ranges::any_of(script(), [&](const Json &done) {
        const Json *one = done.find(act);
        return one && *one == Json(object);
    });
}

bool Draft::isAccessed(const std::string &object) const
{
    return textAt("state/run/accessing") == object || hasAct("access", object);
}

void Draft::play(Json act)
{
    ++m_changes;
    Json &acts = made(m_document, scriptPath);
    if (!acts.asArray())
        acts = Json::array();
    acts.push(std::move(act));
}

Json Draft::takeLastAct()
{
    ++m_changes;
    Json::Array acts = script();
    Json last = std::move(acts.back());
    acts.pop_back();
    made(m_document, scriptPath) = Json(std::move(acts));
    return last;
}

void Draft::changeLastAct(Json act)
{
    (void)takeLastAct();
    play(std::move(act));
}

void Draft::assumePlayed(Json act, std::string says)
{
    std::string path = std::string(scriptPath) + '/' + std::to_string(script().size());
    play(act);
    m_assumed.push_back({std::move(path), std::move(act), std::move(says)});
}

Situation Draft::situation() && { return {std::move(m_document), std::move(m_assumed)}; }

std::string Draft::objectIn(std::string_view path)
{
    if (!path.starts_with(objectsPath))
        return {};
    path.remove_prefix(objectsPath.size());
    return std::string(path.substr(0, path.find('/')));
}

std::string Draft::playerPath(rules::Side side, std::string_view key)
{
    return "state/" + std::string(core::toWord(rules::sideWords, side)) + '/' + std::string(key);
}

} // namespace saying
