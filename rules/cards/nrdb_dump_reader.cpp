// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "rules/cards/card_data.h"
#include "rules/cards/nrdb_dump.h"
#include "rules/cards/title_key.h"

#include <unordered_map>
#include <unordered_set>

namespace rules {

namespace {

using core::Json;
using core::JsonPlace;

constexpr int largestFigure = 999;

enum class Kind { Cycles, Packs, Cards };

/// Text of one line that can stand in our own files.
std::string plain(const JsonPlace &place)
{
    std::string text = core::tidied(place.string());
    if (text.empty() || text == "-")
        place.fail("expected text that is not empty");
    return text;
}

std::string code(const JsonPlace &place)
{
    const std::string &text = place.string();
    const bool fits = !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || c == '-' || c == '_';
    });
    if (!fits)
        place.fail("expected a code of letters and digits, found " + core::jsonQuoted(text));
    return text;
}

std::optional<int> number(const JsonPlace &record, std::string_view key)
{
    const auto place = record.get(key);
    return place ? std::optional(static_cast<int>(place->integer(-largestFigure, largestFigure)))
                 : std::nullopt;
}

/// As NetrunnerDB makes them: "Director Haas' Pet Project" is director_haas_pet_project.
std::string slugOf(std::string_view title)
{
    std::string slug;
    bool gap = false;
    for (const char c : core::folded(title)) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            if (gap && !slug.empty())
                slug += '_';
            gap = false;
            slug += c;
        } else if (c == ' ' || c == '-' || c == '.' || c == ':' || c == '/') {
            gap = true;
        }
    }
    return slug;
}

std::vector<std::string> subtypes(const JsonPlace &record)
{
    std::vector<std::string> list;
    const auto place = record.get("keywords");
    std::string_view text = place ? std::string_view(place->string()) : std::string_view();
    while (!text.empty()) {
        const auto end = text.find(" - ");
        const std::string subtype = core::tidied(text.substr(0, end));
        if (subtype.empty() || subtype.find(';') != std::string::npos)
            place->fail("expected subtypes such as \"Barrier - Bioroid\"");
        list.push_back(subtype);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 3);
    }
    return list;
}

/// A whole file, sorted out by what it holds.
struct DumpDocument {
    std::string name;
    Json json;
    [[nodiscard]] std::vector<JsonPlace> records() const
    {
        const JsonPlace root(json, name);
        return json.asArray() ? root.items() : root.at("data").items();
    }
    [[nodiscard]] Kind kind() const
    {
        const auto list = records();
        if (list.empty())
            return Kind::Cycles;
        const Json &first = list.front().json();
        if (first.find("faction_code"))
            return Kind::Cards;
        return first.find("cycle_code") ? Kind::Packs : Kind::Cycles;
    }
};

class Merger {
public:
    explicit Merger(const CardData &base) : m_dump{base, {}, 0, 0}
    {
        for (std::size_t i = 0; i < base.cards.size(); ++i) {
            m_titles.emplace(titleKey(base.cards[i].title), i);
            m_slugs.insert(base.cards[i].slug);
            for (const Printing &printing : base.cards[i].printings)
                m_codes.emplace(printing.code, i);
        }
    }

    void add(const DumpDocument &document, Kind kind)
    {
        if (document.kind() != kind)
            return;
        for (const JsonPlace &record : document.records()) {
            if (kind == Kind::Cycles)
                cycle(record);
            else if (kind == Kind::Packs)
                pack(record);
            else
                card(record);
        }
    }

    CardDump take() { return std::move(m_dump); }

private:
    void cycle(const JsonPlace &record)
    {
        Cycle cycle{code(record.at("code")), number(record, "position").value_or(0),
                    plain(record.at("name"))};
        auto &cycles = m_dump.data.cycles;
        if (std::ranges::find(cycles, cycle.code, &Cycle::code) != cycles.end())
            return;
        if (cycles.size() == mostPacks)
            record.fail("there are more than " + std::to_string(mostPacks) + " cycles");
        cycles.push_back(std::move(cycle));
    }

    void pack(const JsonPlace &record)
    {
        Pack pack;
        pack.code = code(record.at("code"));
        pack.name = plain(record.at("name"));
        pack.cycle = code(record.at("cycle_code"));
        pack.position = number(record, "position").value_or(0);
        pack.publisher = "NetrunnerDB";
        if (const auto day = record.get("date_release")) {
            pack.released = parseDate(day->string());
            if (!pack.released)
                day->fail("expected a day such as 2016-02-01");
        }
        auto &data = m_dump.data;
        if (std::ranges::find(data.packs, pack.code, &Pack::code) != data.packs.end())
            return;
        if (data.packs.size() == mostPacks)
            record.fail("there are more than " + std::to_string(mostPacks) + " packs");
        if (std::ranges::find(data.cycles, pack.cycle, &Cycle::code) == data.cycles.end())
            data.cycles.push_back({pack.cycle, 0, pack.cycle});
        data.packs.push_back(std::move(pack));
    }

    Printing printing(const JsonPlace &record) const
    {
        const JsonPlace place = record.at("pack_code");
        const auto &packs = m_dump.data.packs;
        const auto pack = std::ranges::find(packs, place.string(), &Pack::code);
        if (pack == packs.end())
            place.fail("the pack " + core::jsonQuoted(place.string())
                       + " is not known; import NetrunnerDB's list of packs with the cards");
        return {code(record.at("code")), static_cast<std::uint16_t>(pack - packs.begin()),
                number(record, "position").value_or(0), number(record, "quantity").value_or(1)};
    }

    void card(const JsonPlace &record)
    {
        ++m_dump.cards;
        Card card;
        card.title = plain(record.at("title"));
        card.slug = slugOf(card.title);
        card.faction = record.at("faction_code").word(factionWords);
        card.type = record.at("type_code").word(cardTypeWords);
        const auto unique = record.get("uniqueness");
        card.unique = unique && unique->boolean();
        card.subtypes = subtypes(record);
        figures(card, record);
        const Printing added = printing(record);
        const std::string key = titleKey(card.title);
        if (key.empty())
            record.at("title").fail("expected letters or digits");
        if (const auto text = record.get("text"))
            m_dump.texts.insert_or_assign(key, text->string());
        place(record, std::move(card), added, key);
    }

    void figures(Card &card, const JsonPlace &record) const
    {
        const bool agenda = card.type == CardType::Agenda;
        card.cost = number(record, "cost");
        if (card.type != CardType::Identity)
            card.influence = number(record, "faction_cost");
        // Neutral agendas had no influence cost in the data before 2018.
        if (agenda && isNeutral(card.faction) && !card.influence)
            card.influence = 0;
        card.deckLimit = number(record, "deck_limit").value_or(3);
        card.agendaPoints = agenda ? number(record, "agenda_points").value_or(0) : 0;
        card.advancementCost = number(record, "advancement_cost");
        card.strength = number(record, "strength");
        card.trashCost = number(record, "trash_cost");
        card.memory = number(record, "memory_cost");
        if (card.type != CardType::Identity)
            return;
        card.minimumSize =
            static_cast<int>(record.at("minimum_deck_size").integer(1, largestFigure));
        card.influenceLimit = number(record, "influence_limit");
        card.link = number(record, "base_link");
    }

    void place(const JsonPlace &record, Card card, const Printing &added, const std::string &key)
    {
        auto &cards = m_dump.data.cards;
        const auto known = m_titles.find(key);
        const auto owner = m_codes.find(added.code);
        const std::size_t position = known == m_titles.end() ? cards.size() : known->second;
        if (owner != m_codes.end() && owner->second != position)
            record.at("code").fail("the code " + core::jsonQuoted(added.code) + " belongs to "
                                   + cards[owner->second].title);
        if (position == mostCards)
            record.fail("there are more than " + std::to_string(mostCards) + " cards");
        if (known == m_titles.end()) {
            ++m_dump.newTitles;
            m_titles.emplace(key, position);
            if (!m_slugs.insert(card.slug).second)
                m_slugs.insert(card.slug += '_' + added.code);
            cards.push_back(std::move(card));
        } else {
            refresh(cards[position], card);
        }
        if (owner == m_codes.end()) {
            m_codes.emplace(added.code, position);
            cards[position].printings.push_back(added);
        }
    }

    static void refresh(Card &known, const Card &card)
    {
        known.cost = card.cost;
        known.influence = card.influence;
        if (known.limitChanges.empty())
            known.deckLimit = card.deckLimit;
        known.agendaPoints = card.agendaPoints;
        known.advancementCost = card.advancementCost;
        known.strength = card.strength;
        known.trashCost = card.trashCost;
        known.memory = card.memory;
        known.minimumSize = card.minimumSize;
        known.influenceLimit = card.influenceLimit;
        known.link = card.link;
    }

    CardDump m_dump;
    std::unordered_map<std::string, std::size_t> m_titles;
    std::unordered_map<std::string, std::size_t> m_codes;
    std::unordered_set<std::string> m_slugs;
};

DumpDocument parsed(const DumpFile &file)
{
    auto json = core::parseJson(file.bytes);
    if (!json)
        throw core::DataError{file.name + ':' + std::to_string(json.error().line),
                              json.error().problem};
    return {file.name, std::move(*json)};
}

} // namespace

core::Expected<CardDump, core::DataError> readDump(const CardData &base,
                                                   std::span<const DumpFile> files)
{
    try {
        std::vector<DumpDocument> documents;
        for (const DumpFile &file : files)
            documents.push_back(parsed(file));
        Merger merger(base);
        for (const Kind kind : {Kind::Cycles, Kind::Packs, Kind::Cards})
            for (const DumpDocument &document : documents)
                merger.add(document, kind);
        return merger.take();
    } catch (const core::DataError &error) {
        return core::unexpected(error);
    }
}

} // namespace rules
