// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_view.h"

#include "cli/failure_json.h"

#include "app/decks/deck_sentences.h"
#include "app/sentences/wording.h"
#include "core/harmless.h"

namespace cli {

namespace {

using core::Json;
using rules::CardId;

Json titleList(const std::vector<CardId> &cards, const rules::CardLibrary &library)
{
    Json titles = Json::array();
    for (const CardId id : cards)
        titles.push(library[id].title);
    return titles;
}

Json problemJson(const rules::Problem &problem, const app::CheckedDeck &deck,
                 const rules::DeckRules &rules)
{
    Json cards = titleList(problem.cards, rules.library());
    if (problem.code == rules::ProblemCode::UnknownCard)
        for (const std::string &line : deck.list.deck.unknown)
            cards.push(line);
    return Json::object({{"code", core::toWord(rules::problemWords, problem.code)},
                         {"message", app::sentence(problem, deck, rules)},
                         {"cards", std::move(cards)},
                         {"rule", citationText(problem.rule)}});
}

Json influenceJson(const rules::InfluenceCount &influence, const rules::CardLibrary &library)
{
    Json::Object byCard;
    for (const auto &[card, pips] : influence.byCard)
        byCard.emplace_back(library[card].title, pips);
    return Json::object({{"spent", influence.spent},
                         {"universal", influence.universal},
                         {"limit_printed", core::orNull(influence.limitPrinted)},
                         {"limit", core::orNull(influence.limit)},
                         {"list_copies", influence.listCopies},
                         {"by_card", Json(std::move(byCard))}});
}

Json unknownJson(const app::Decklist &list)
{
    Json lines = Json::array();
    for (const auto &line : list.unknown) {
        Json suggestions = Json::array();
        for (const std::string &suggestion : line.suggestions)
            suggestions.push(suggestion);
        lines.push(Json::object({{"line", static_cast<std::int64_t>(line.line)},
                                 {"text", line.text},
                                 {"suggestions", std::move(suggestions)}}));
    }
    return lines;
}

} // namespace

Json verdictJson(const app::CheckedDeck &deck, const rules::DeckRules &rules)
{
    const auto &library = rules.library();
    const auto &verdict = deck.verdict;
    const auto &held = deck.list.deck;
    Json problems = Json::array();
    for (const auto &problem : verdict.problems)
        problems.push(problemJson(problem, deck, rules));
    Json advice = Json::array();
    for (const auto code : verdict.advice)
        advice.push(Json::object({{"code", core::toWord(rules::adviceWords, code)},
                                  {"message", app::sentence(code, deck, rules)}}));
    Json::Object cards;
    for (const auto &line : held.cards())
        cards.emplace_back(library[line.card].title, line.quantity);
    const auto &required = verdict.agendaRequired;
    return Json::object(
        {{"legal", verdict.legal()},
         {"problems", std::move(problems)},
         {"advice", std::move(advice)},
         {"name", deck.list.name},
         {"identity", held.identity ? Json(library[*held.identity].title) : Json()},
         {"side", core::toWord(rules::sideWords, verdict.side)},
         {"size", verdict.size},
         {"minimum", verdict.minimum},
         {"influence", influenceJson(verdict.influence, library)},
         {"agenda_points", verdict.agendaPoints},
         {"agenda_required",
          required ? Json(Json::Array{required->least, required->most}) : Json()},
         {"unknown", unknownJson(deck.list)},
         {"cards", Json(std::move(cards))},
         {"starting_cards", titleList(held.startingCards, library)},
         {"list", deck.format.list ? deck.format.list->id : std::string(app::noList)},
         {"date", toString(deck.format.date)},
         {"pool", deck.format.pool ? deck.format.pool->id : std::string(app::allReleased)}});
}

std::string unknownText(const app::Decklist &list)
{
    std::string text;
    for (const auto &line : list.unknown) {
        text += "line " + std::to_string(line.line) + ": " + core::isolated(line.text);
        if (!line.suggestions.empty())
            text += " (did you mean " + app::wordList(line.suggestions, app::Junction::Or) + "?)";
        text += '\n';
    }
    return text;
}

std::string verdictText(const app::CheckedDeck &deck, const rules::DeckRules &rules)
{
    const auto &verdict = deck.verdict;
    const auto &identity = deck.list.deck.identity;
    std::string text = deck.list.name.empty() ? "" : core::isolated(deck.list.name) + "\n";
    text += std::string(verdict.legal() ? "Legal" : "Illegal") + " on " + toString(deck.format.date)
        + ", "
        + (deck.format.list ? deck.format.list->name : std::string("no list of restrictions"))
        + (deck.format.pool ? ", " + deck.format.pool->name : std::string()) + "\n";
    const std::string cards = app::counted(verdict.size, "card", "cards");
    if (identity)
        text += rules.library()[*identity].title + ": " + cards + " of at least "
            + std::to_string(verdict.minimum) + "; " + app::influenceWords(verdict.influence);
    else
        text += "No identity: " + cards;
    if (verdict.agendaRequired)
        text += "; " + app::counted(verdict.agendaPoints, "agenda point", "agenda points") + " ("
            + std::to_string(verdict.agendaRequired->least) + " or "
            + std::to_string(verdict.agendaRequired->most) + ")";
    text += ".\n";
    for (const auto &problem : verdict.problems)
        text += std::string(core::toWord(rules::problemWords, problem.code)) + ": "
            + app::sentence(problem, deck, rules) + " [" + citationText(problem.rule) + "]\n";
    for (const auto code : verdict.advice)
        text += "Note: " + app::sentence(code, deck, rules) + "\n";
    return text + unknownText(deck.list);
}

} // namespace cli
