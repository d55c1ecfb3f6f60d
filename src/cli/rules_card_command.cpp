// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card as the engine reads it, for who compares that with the card.
#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/options.h"

#include "app/sentences/wording.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/describing/card_described.h"
#include "rules/rulings/language/card_models.h"

namespace cli {

namespace {

using core::Json;

constexpr std::size_t mostNear = 3;

core::Expected<rules::CardId, app::Failure> cardCalled(const std::string &title)
{
    const rules::CardLibrary &library = rules::cardLibrary();
    if (const auto id = library.findTitle(title))
        return *id;
    std::vector<std::string> near;
    for (const rules::CardId id : library.find(title, mostNear))
        near.push_back(library[id].title);
    return core::unexpected(app::Failure{
        app::FailureKind::BadInput,
        "No card is called \"" + title + '"'
            + (near.empty() ? "; look for it with arbiter-cli cards find."
                            : ": did you mean " + app::wordList(near, app::Junction::Or) + '?'),
        {},
        {}});
}

Json clausesJson(const rulings::DescribedCard &card)
{
    Json list = Json::array();
    for (const rulings::DescribedClause &clause : card.clauses)
        list.push(Json::object({{"line", clause.line == 0 ? Json() : Json(clause.line)},
                                {"ability", clause.ability.empty() ? Json() : Json(clause.ability)},
                                {"says", clause.text}}));
    return list;
}

std::string cardText(const std::string &title, const rulings::DescribedCard &card)
{
    std::string text = title + '\n' + rulings::howMuchIsKnown(card.known) + '\n';
    for (const rulings::DescribedClause &clause : card.clauses)
        text += (clause.line == 0 ? "  –  " : "  " + std::to_string(clause.line) + "  ")
            + clause.text + '\n';
    if (!card.missing.empty())
        text += "Left out: " + card.missing + '\n';
    for (const std::string &sentence : card.underivable)
        text += "  " + sentence + '\n';
    return text;
}

Result run(const std::string &title)
{
    const auto id = cardCalled(title);
    if (!id)
        return core::unexpected(id.error());
    const rules::Card &card = rules::cardLibrary()[*id];
    const rulings::DescribedCard described = rulings::describeCard(rulings::cardModel(*id));
    return Answer{
        Json::object({{"title", card.title},
                      {"modelled", core::toWord(rulings::modelledWords, described.known)},
                      {"clauses", clausesJson(described)},
                      {"left_out", described.missing.empty() ? Json() : Json(described.missing)},
                      {"not_answered", jsonList(described.underivable)}}),
        cardText(card.title, described)};
}

} // namespace

void addRulesCard(CommandTree &tree)
{
    auto title = tree.options<std::string>();
    CLI::App &command =
        tree.add("rules card", "Show a card as the engine reads it, and how much of it that is",
                 "arbiter-cli rules card \"Femme Fatale\"",
                 [title](const Context &) { return run(*title); });
    argument(command, "TITLE", *title, "The title of the card");
}

} // namespace cli
