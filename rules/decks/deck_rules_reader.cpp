// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "rules/decks/deck_rules.h"

#include <stdexcept>

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::Json;
using core::JsonPlace;

constexpr int mostValue = 100;

constexpr core::Words<Effect, 5> effectWords{{{Effect::InfluencePenalty, "influence_limit_penalty"},
                                              {Effect::UniversalInfluence, "universal_influence"},
                                              {Effect::Restricted, "restricted"},
                                              {Effect::Banned, "banned"},
                                              {Effect::Points, "points"}}};

std::optional<int> limitOf(const JsonPlace &record, std::string_view key)
{
    const auto place = record.get(key);
    return place ? std::optional(static_cast<int>(place->integer(0, mostValue))) : std::nullopt;
}

Date day(const JsonPlace &place)
{
    const auto date = parseDate(place.string());
    if (!date)
        place.fail("expected a day such as 2016-02-01, found " + core::jsonQuoted(place.string()));
    return *date;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool sameWord(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, lower, lower);
}

} // namespace

class DeckRulesReader {
public:
    explicit DeckRulesReader(const CardLibrary &library) : m_library(library), m_rules(library)
    {
        m_rules.m_special.resize(library.cards().size());
    }

    DeckRules read(const DeckRules::Files &files)
    {
        lists(parsed(files.lists, "restriction-lists.json"));
        pools(parsed(files.pools, "card-pools.json"));
        conditions(parsed(files.conditions, "card-conditions.json"));
        return std::move(m_rules);
    }

private:
    static Json parsed(std::string_view text, const std::string &name)
    {
        auto json = core::parseJson(text);
        if (!json)
            throw core::DataError{name + ':' + std::to_string(json.error().line),
                                  json.error().problem};
        return std::move(*json);
    }

    [[nodiscard]] CardId card(const JsonPlace &place) const
    {
        const auto id = m_library.findTitle(place.string());
        if (!id)
            place.fail("there is no card " + core::jsonQuoted(place.string()));
        return *id;
    }

    void lists(const Json &json)
    {
        const JsonPlace root(json, "");
        root.allowOnly({"lists"});
        for (const JsonPlace &place : root.at("lists").items()) {
            RestrictionList entry = list(place);
            if (m_rules.findList(entry.id))
                place.at("id").fail("the list comes twice");
            m_rules.m_lists.push_back(std::move(entry));
        }
    }

    [[nodiscard]] RestrictionList list(const JsonPlace &place) const
    {
        place.allowOnly({"id", "name", "format", "from", "code", "point_limit",
                         "most_3_point_agendas", "banned_subtypes", "effects"});
        RestrictionList list;
        list.id = place.at("id").string();
        list.name = place.at("name").string();
        list.format = place.at("format").string();
        list.from = day(place.at("from"));
        if (const auto code = place.get("code"))
            list.code = code->string();
        list.pointLimit = limitOf(place, "point_limit");
        list.mostThreePointAgendas = limitOf(place, "most_3_point_agendas");
        list.marks.resize(m_library.cards().size());
        if (const auto subtypes = place.get("banned_subtypes"))
            for (const JsonPlace &subtype : subtypes->items())
                banSubtype(list, subtype);
        for (const JsonPlace &effect : place.at("effects").items())
            mark(list, effect);
        return list;
    }

    void banSubtype(RestrictionList &list, const JsonPlace &place) const
    {
        bool any = false;
        for (std::size_t i = 0; i < m_library.cards().size(); ++i)
            for (const auto &subtype : m_library.cards()[i].subtypes)
                if (sameWord(subtype, place.string())) {
                    any = true;
                    list.marks[i].effect = Effect::BannedSubtype;
                }
        if (!any)
            place.fail("no card has this subtype");
        list.bannedSubtypes.push_back(place.string());
    }

    void mark(RestrictionList &list, const JsonPlace &place) const
    {
        place.allowOnly({"effect", "value", "cards"});
        const Effect effect = place.at("effect").word(effectWords);
        const auto value = static_cast<std::uint8_t>(place.at("value").integer(1, mostValue));
        if (effect == Effect::Points && !list.pointLimit)
            place.at("effect").fail("a list with points needs a point_limit");
        for (const JsonPlace &title : place.at("cards").items()) {
            ListMark &mark = list.marks[card(title).value];
            if (mark.effect != Effect::None && mark.effect != Effect::BannedSubtype)
                title.fail("the card comes twice in one list");
            mark = {effect, value};
        }
    }

    void pools(const Json &json)
    {
        const JsonPlace root(json, "");
        root.allowOnly({"pools", "snapshots"});
        for (const JsonPlace &place : root.at("pools").items())
            m_rules.m_pools.push_back(pool(place));
        for (const JsonPlace &place : root.at("snapshots").items())
            m_rules.m_snapshots.push_back(snapshot(place));
        std::ranges::stable_sort(m_rules.m_snapshots, {}, &FormatSnapshot::from);
    }

    [[nodiscard]] CardPool pool(const JsonPlace &place) const
    {
        place.allowOnly({"id", "name", "format", "packs"});
        CardPool pool{
            place.at("id").string(), place.at("name").string(), place.at("format").string(), {}};
        std::vector<bool> packs(m_library.packs().size());
        for (const JsonPlace &code : place.at("packs").items()) {
            const auto found = std::ranges::find(m_library.packs(), code.string(), &Pack::code);
            if (found == m_library.packs().end())
                code.fail("there is no pack " + core::jsonQuoted(code.string()));
            packs[static_cast<std::size_t>(found - m_library.packs().begin())] = true;
        }
        for (const Card &card : m_library.cards())
            pool.cards.push_back(std::ranges::any_of(
                card.printings, [&](const Printing &printing) { return packs[printing.pack]; }));
        return pool;
    }

    [[nodiscard]] FormatSnapshot snapshot(const JsonPlace &place) const
    {
        place.allowOnly({"format", "from", "pool", "list"});
        const auto *pool = m_rules.findPool(place.at("pool").string());
        if (!pool)
            place.at("pool").fail("there is no such pool");
        FormatSnapshot snapshot{place.at("format").string(), day(place.at("from")),
                                static_cast<std::size_t>(pool - m_rules.m_pools.data()),
                                std::nullopt};
        if (const auto id = place.get("list")) {
            const auto *list = m_rules.findList(id->string());
            if (!list)
                id->fail("there is no such list");
            snapshot.list = static_cast<std::size_t>(list - m_rules.m_lists.data());
        }
        return snapshot;
    }

    void conditions(const Json &json)
    {
        const JsonPlace root(json, "");
        root.allowOnly({"free_influence", "identities", "set_apart"});
        for (const JsonPlace &place : root.at("free_influence").items())
            freeInfluence(place);
        for (const JsonPlace &place : root.at("identities").items())
            identity(place);
        for (const JsonPlace &place : root.at("set_apart").items())
            setApart(place);
    }

    void freeInfluence(const JsonPlace &place)
    {
        place.allowOnly(
            {"cards", "at_least", "at_most", "faction", "type", "title", "without_subtype"});
        CardCondition condition;
        condition.atLeast = limitOf(place, "at_least");
        condition.atMost = limitOf(place, "at_most");
        if (!condition.atLeast && !condition.atMost)
            place.fail("expected at_least, at_most or both");
        if (const auto faction = place.get("faction"))
            condition.faction = faction->word(factionWords);
        if (const auto type = place.get("type"))
            condition.type = type->word(cardTypeWords);
        if (const auto title = place.get("title"))
            condition.card = card(*title);
        if (const auto subtype = place.get("without_subtype"))
            condition.withoutSubtype = subtype->string();
        for (const JsonPlace &title : place.at("cards").items())
            m_rules.m_special[card(title).value].condition =
                static_cast<std::int16_t>(m_rules.m_conditions.size());
        m_rules.m_conditions.push_back(std::move(condition));
    }

    void identity(const JsonPlace &place)
    {
        place.allowOnly({"identity", "first_copy_free", "forbidden_faction", "most_copies",
                         "agendas_per_faction", "any_agendas", "only_in_pool", "starts_with"});
        IdentityRule rule;
        rule.identity = card(place.at("identity"));
        if (m_library[rule.identity].type != CardType::Identity)
            place.at("identity").fail("the card is no identity");
        if (const auto type = place.get("first_copy_free"))
            rule.firstCopyFree = type->word(cardTypeWords);
        if (const auto faction = place.get("forbidden_faction"))
            rule.forbiddenFaction = faction->word(factionWords);
        rule.mostCopies = limitOf(place, "most_copies");
        rule.agendasPerFaction = limitOf(place, "agendas_per_faction");
        if (const auto any = place.get("any_agendas"))
            rule.anyAgendas = any->boolean();
        if (const auto pool = place.get("only_in_pool")) {
            if (!m_rules.findPool(pool->string()))
                pool->fail("there is no such pool");
            rule.onlyInPool = pool->string();
        }
        if (const auto start = place.get("starts_with")) {
            start->allowOnly({"count", "subtype"});
            rule.startingCards = static_cast<int>(start->at("count").integer(1, mostValue));
            rule.startingSubtype = start->at("subtype").string();
        }
        m_rules.m_special[rule.identity.value].identityRule =
            static_cast<std::int16_t>(m_rules.m_identityRules.size());
        m_rules.m_identityRules.push_back(std::move(rule));
    }

    void setApart(const JsonPlace &place)
    {
        place.allowOnly({"pack", "code"});
        const auto *pack = m_library.findPack(place.at("pack").string());
        if (!pack)
            place.at("pack").fail("there is no such pack");
        const ProblemCode code = place.at("code").word(problemWords);
        for (std::size_t i = 0; i < m_library.cards().size(); ++i) {
            const auto &printings = m_library.cards()[i].printings;
            const bool nowhereElse = std::ranges::all_of(printings, [&](const Printing &printing) {
                return &m_library.packs()[printing.pack] == pack;
            });
            if (nowhereElse)
                m_rules.m_special[i].setApart = code;
        }
    }

    const CardLibrary &m_library;
    DeckRules m_rules;
};

core::Expected<DeckRules, core::DataError> DeckRules::read(const CardLibrary &library,
                                                           const Files &files)
{
    try {
        return DeckRulesReader(library).read(files);
    } catch (const core::DataError &error) {
        return core::unexpected(error);
    }
}

DeckRules DeckRules::compiledIn(const CardLibrary &library)
{
    const auto text = [](std::string_view name) {
        const auto files = embeddedFiles();
        return std::ranges::find(files, name, &core::EmbeddedFile::name)->text;
    };
    auto rules = read(
        library,
        {text("restriction-lists.json"), text("card-pools.json"), text("card-conditions.json")});
    if (!rules)
        throw std::logic_error(core::toString(rules.error()));
    return std::move(*rules);
}

} // namespace rules
