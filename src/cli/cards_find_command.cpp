// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"
#include "cli/text_table.h"

namespace cli {

namespace {

using core::Json;

constexpr int shownCards = 10;

struct CardsFindOptions {
    std::string text;
    std::optional<int> most;
};

Json cardJson(const rules::Card &card, const rules::CardLibrary &library, const std::string *text)
{
    Json subtypes = Json::array();
    for (const std::string &subtype : card.subtypes)
        subtypes.push(subtype);
    Json printings = Json::array();
    for (const auto &printing : card.printings) {
        const auto &pack = library.packs()[printing.pack];
        printings.push(
            Json::object({{"code", printing.code},
                          {"pack", pack.name},
                          {"position", printing.position},
                          {"quantity", printing.quantity},
                          {"released", pack.released ? Json(toString(*pack.released)) : Json()}}));
    }
    Json json = Json::object({{"title", card.title},
                              {"slug", card.slug},
                              {"side", core::toWord(rules::sideWords, card.side())},
                              {"faction", core::toWord(rules::factionWords, card.faction)},
                              {"type", core::toWord(rules::cardTypeWords, card.type)},
                              {"subtypes", std::move(subtypes)},
                              {"unique", card.unique},
                              {"cost", core::orNull(card.cost)},
                              {"influence", core::orNull(card.influence)},
                              {"deck_limit", card.deckLimit},
                              {"printings", std::move(printings)}});
    if (card.type == rules::CardType::Agenda) {
        json.set("agenda_points", card.agendaPoints);
        json.set("advancement_cost", core::orNull(card.advancementCost));
    }
    if (card.type == rules::CardType::Identity) {
        json.set("minimum_size", card.minimumSize);
        json.set("influence_limit", core::orNull(card.influenceLimit));
    }
    if (text)
        json.set("text", *text);
    return json;
}

Result run(const CardsFindOptions &options, const Context &context)
{
    const auto store = openCards(context);
    if (!store)
        return core::unexpected(store.error());
    const auto texts = store->texts();
    if (!texts)
        return core::unexpected(texts.error());
    const rules::CardLibrary &library = store->library();
    Json cards = Json::array();
    using enum TextTable::Align;
    TextTable table(
        {{"Title"}, {"Faction"}, {"Type"}, {"Influence", Right}, {"First pack"}, {"Released"}});
    const auto found =
        library.find(options.text, static_cast<std::size_t>(options.most.value_or(shownCards)));
    for (const rules::CardId id : found) {
        const rules::Card &card = library[id];
        const auto text = texts->find(library.keyOf(id));
        cards.push(cardJson(card, library, text == texts->end() ? nullptr : &text->second));
        table.add({card.title, std::string(nameOf(card.faction)),
                   std::string(core::toWord(rules::cardTypeWords, card.type)),
                   card.influence ? std::to_string(*card.influence) : "–",
                   library.packs()[card.printings.front().pack].name,
                   card.released ? toString(*card.released) : "–"});
    }
    return Answer{Json::object({{"cards", std::move(cards)}}),
                  found.empty() ? "No card is called anything like \"" + options.text + "\".\n"
                                : table.toString()};
}

} // namespace

void addCardsFind(CommandTree &tree)
{
    auto options = tree.options<CardsFindOptions>();
    CLI::App &command =
        tree.add("cards find", "Find cards by title, code or what comes near",
                 "arbiter-cli cards find \"hedge fund\"",
                 [options](const Context &context) { return run(*options, context); });
    argument(command, "TEXT", options->text, "A title, a part of it, or a code");
    number(command, "--most", options->most, 1, 1000, "How many to show at most; 10 if not given");
}

} // namespace cli
