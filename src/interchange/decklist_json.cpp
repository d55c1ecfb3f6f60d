// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_json.h"

#include "core/text.h"
#include "interchange/decklist_builder.h"

#include <algorithm>

namespace interchange {

using core::Json;
using core::JsonPlace;
using rules::CardId;
using rules::CardType;

namespace {

constexpr std::size_t mostDecks = 500;
constexpr std::int64_t largestQuantity = 999;

std::string textOr(const JsonPlace &place, std::string_view key)
{
    const auto value = place.get(key);
    return value && value->json().asString() ? core::tidied(value->string()) : std::string();
}

class JsonReader {
public:
    JsonReader(std::string_view text, const rules::CardLibrary &library)
        : m_text(text), m_library(library)
    {
    }

    std::vector<Decklist> read()
    {
        const auto json = core::parseJson(m_text);
        if (!json)
            throw core::DataError{"line " + std::to_string(json.error().line),
                                  json.error().problem};
        const JsonPlace root(*json, "");
        std::vector<Decklist> lists;
        for (const JsonPlace &place : decks(root)) {
            if (lists.size() == mostDecks)
                place.fail("more than " + std::to_string(mostDecks) + " decks");
            lists.push_back(deck(place));
        }
        if (lists.empty())
            root.fail("the document holds no deck");
        return lists;
    }

private:
    static std::vector<JsonPlace> decks(const JsonPlace &root)
    {
        if (root.json().asArray())
            return root.items();
        const auto data = root.get("data");
        if (!data)
            return {root};
        return data->json().asArray() ? data->items() : std::vector{*data};
    }

    Decklist deck(const JsonPlace &place) const
    {
        DecklistBuilder builder(m_library, DecklistBuilder::Trust::Code);
        const auto attributes = place.get("attributes");
        if (attributes)
            slugs(builder, *attributes);
        else
            codes(builder, place);
        const JsonPlace &named = attributes ? *attributes : place;
        Decklist &list = builder.list();
        list.format = attributes ? DecklistFormat::Json3 : DecklistFormat::Json;
        list.name = textOr(named, "name");
        list.notes = textOr(named, attributes ? "notes" : "description");
        list.listCode = textOr(named, "mwl_code");
        list.original = core::dump(place.json(), 1);
        return builder.take();
    }

    void codes(DecklistBuilder &builder, const JsonPlace &place) const
    {
        each(builder, place.at("cards"),
             [&](const std::string &code) { return m_library.findCode(code); });
    }

    void slugs(DecklistBuilder &builder, const JsonPlace &place) const
    {
        const auto bySlug = [&](const std::string &slug) { return m_library.findSlug(slug); };
        if (const auto slug = place.get("identity_card_id")) {
            const auto id = bySlug(slug->string());
            if (id && m_library[*id].type == CardType::Identity)
                builder.takeIdentity(*id);
            else
                builder.addUnknown(lineOf(slug->string()), slug->string(),
                                   NamedCard{slug->string(), {}, {}});
        }
        each(builder, place.at("card_slots"), bySlug);
    }

    template <class Find>
    void each(DecklistBuilder &builder, const JsonPlace &place, Find find) const
    {
        const auto *members = place.json().asObject();
        if (!members)
            place.fail("expected an object of cards and quantities");
        for (const auto &[key, value] : *members) {
            const auto id = find(key);
            const auto quantity =
                JsonPlace(value, place.place() + '.' + key).integer(0, largestQuantity);
            const std::string text = std::to_string(quantity) + " " + key;
            // A slot that was emptied stays in NetrunnerDB's decks with 0.
            if (quantity == 0)
                continue;
            if (id)
                builder.add(static_cast<int>(quantity), {m_library[*id].title, {}, {}}, lineOf(key),
                            text);
            else
                builder.addUnknown(lineOf(key), text, NamedCard{key, {}, {}});
        }
    }

    [[nodiscard]] std::size_t lineOf(const std::string &key) const
    {
        const auto at = std::min(m_text.find('"' + key + '"'), m_text.size());
        return 1 + static_cast<std::size_t>(std::ranges::count(m_text.substr(0, at), '\n'));
    }

    std::string_view m_text;
    const rules::CardLibrary &m_library;
};

bool isPlain(const Json &json) { return !json.asObject() && !json.asArray(); }

std::string plainText(const Json &json)
{
    if (const auto *text = json.asString())
        return core::tidied(*text);
    return core::dump(json, 0);
}

void writeLines(const Json &json, const std::string &key, std::string &lines)
{
    const std::string label = key.empty() ? "" : key + ": ";
    if (const auto *members = json.asObject()) {
        const bool numbers = std::ranges::all_of(
            *members, [](const auto &member) { return member.second.asInteger() != nullptr; });
        std::string plain; // values that belong to one card stay in one line
        const bool leaf = std::ranges::all_of(
            *members, [](const auto &member) { return isPlain(member.second); });
        for (const auto &[name, value] : *members)
            if (numbers)
                lines += plainText(value) + "\t" + name + "\n";
            else if (leaf)
                plain += name + ": " + plainText(value) + "\t";
            else
                writeLines(value, name, lines);
        if (!plain.empty())
            lines += plain + "\n";
    } else if (const auto *items = json.asArray()) {
        for (const Json &item : *items)
            writeLines(item, {}, lines);
    } else {
        lines += label + plainText(json) + "\n";
    }
}

} // namespace

std::vector<Decklist> readJsonDecklists(std::string_view text, const rules::CardLibrary &library)
{
    return JsonReader(text, library).read();
}

std::string jsonLines(std::string_view text)
{
    const auto json = core::parseJson(text);
    if (!json)
        return std::string(text);
    std::string lines;
    writeLines(*json, {}, lines);
    return lines;
}

std::string writeJsonDecklist(const Decklist &list,
                              const std::function<std::string(CardId)> &codeOf)
{
    Json cards = Json::object({});
    if (list.deck.identity)
        cards.set(codeOf(*list.deck.identity), 1 + list.deck.copiesOf(*list.deck.identity));
    for (const rules::DeckCard &line : list.deck.cards())
        if (line.card != list.deck.identity)
            cards.set(codeOf(line.card), line.quantity);
    Json deck = Json::object(
        {{"name", list.name}, {"description", list.notes}, {"cards", std::move(cards)}});
    if (!list.listCode.empty())
        deck.set("mwl_code", list.listCode);
    Json decks = Json::array();
    decks.push(std::move(deck));
    return core::dump(Json::object({{"data", std::move(decks)},
                                    {"total", 1},
                                    {"success", true},
                                    {"version_number", "2.0"}}),
                      2)
        + '\n';
}

std::string writeJson3Decklist(const Decklist &list, const rules::CardLibrary &library)
{
    Json slots = Json::object({});
    for (const rules::DeckCard &line : list.deck.cards())
        slots.set(library[line.card].slug, line.quantity);
    Json attributes = Json::object({{"name", list.name}, {"notes", list.notes}});
    if (list.deck.identity) {
        const rules::Card &identity = library[*list.deck.identity];
        attributes.set("identity_card_id", identity.slug);
        attributes.set("side_id", core::toWord(rules::sideWords, identity.side()));
    }
    attributes.set("card_slots", std::move(slots));
    return core::dump(
               Json::object(
                   {{"data", Json::object({{"type", "decklists"}, {"attributes", attributes}})}}),
               2)
        + '\n';
}

} // namespace interchange
