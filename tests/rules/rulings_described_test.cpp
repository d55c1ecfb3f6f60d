// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards in words made of their models, as a second reader and the rules desk see them.
#include "rules/rulings/describing/card_described.h"

#include "core/strict_reader.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/operations/operation.h"

#include <catch2/catch.hpp>

#include <cctype>
#include <regex>
#include <set>

using namespace rulings;

namespace {

std::vector<std::string> textsOf(const CardModel &card)
{
    std::vector<std::string> texts;
    for (const DescribedClause &clause : describeCard(card).clauses)
        texts.push_back(clause.text);
    return texts;
}

CardModel modelWith(const std::string &abilities)
{
    auto model = readCardModel(R"({"title": "Femme Fatale", "text_rev": "2018-01-02",
                                   "modelled": "full", "abilities": [)"
                               + abilities + "]}");
    INFO((model ? "" : core::toString(model.error())));
    REQUIRE(model);
    return std::move(*model);
}

std::string said(const std::string &ability) { return textsOf(modelWith(ability)).at(0); }

/// Words of the card language that no sentence for people has: with a dash or a line in them.
const std::set<std::string> &keys()
{
    static const std::set<std::string> all = [] {
        std::set<std::string> words;
        const auto take = [&](std::string_view word) {
            if (word.find('_') != std::string_view::npos
                || word.find('-') != std::string_view::npos)
                words.emplace(word);
        };
        for (const Operation *operation : everyOperation()) {
            take(operation->word);
            for (const std::string_view key : operation->keys)
                take(key);
        }
        for (const auto &[event, word] : eventWords)
            take(word);
        for (const auto &[where, word] : whereWords)
            take(word);
        for (const auto &[zone, word] : zoneWords)
            take(word);
        for (const auto &[value, word] : valueWords)
            take(word);
        for (const auto &[until, word] : durationWords)
            take(word);
        return words;
    }();
    return all;
}

/// What is no sentence: a key, a place that was not filled, a part without words.
std::optional<std::string> fault(const std::string &text)
{
    for (const std::string_view sign : {"{", "}", "()", "( ", " )", "  ", ": ;", ": :", ", ,"})
        if (text.find(sign) != std::string::npos)
            return "it holds \"" + std::string(sign) + '"';
    if (text.empty() || text.ends_with(": ") || text.ends_with(":") || text.ends_with(' ')
        || text.starts_with(' '))
        return "it begins or ends with nothing";
    static const std::regex words("[a-z]+(?:[-_][a-z]+)+");
    for (std::sregex_iterator it(text.begin(), text.end(), words), end; it != end; ++it)
        if (keys().contains(it->str()))
            return "it holds the key " + it->str();
    return std::nullopt;
}

} // namespace

TEST_CASE("Every card whose text is known is told in words, clause by clause, without a key")
{
    int full = 0;
    std::size_t clauses = 0;
    for (const rules::CardId id : cardsWithFile()) {
        const CardModel &card = cardModel(id);
        CAPTURE(card.title);
        const DescribedCard described = describeCard(card);
        CHECK(described.known == card.modelled);
        full += card.modelled == Modelled::Full ? 1 : 0;
        std::set<std::string> told;
        for (const DescribedClause &clause : described.clauses) {
            CAPTURE(clause.text);
            const auto found = fault(clause.text);
            if (found)
                FAIL_CHECK(*found);
            told.insert(clause.ability);
            ++clauses;
        }
        for (const Ability &ability : card.abilities)
            CHECK(told.contains(ability.id));
        CHECK(described.missing.empty() == (card.modelled != Modelled::Partial));
        CHECK((card.modelled != Modelled::Partial || !described.underivable.empty()));
    }
    CHECK(full > 1000);
    CHECK(clauses > 2000);
}

TEST_CASE("The test above finds what is no sentence")
{
    for (const char *wrong : {"the Corp gains {credits}", "upon turn-begins: it ends", "if : it",
                              "a card ()", "installs it at this-server", "the run ends:"})
        CHECK(fault(wrong).has_value() == (std::string(wrong) != "if : it"));
    CHECK_FALSE(fault("1 credit: the Runner breaks 1 subroutine"));
}

TEST_CASE("Every operation of the card language has words of its own")
{
    for (const Operation *operation : everyOperation()) {
        CAPTURE(operation->word);
        CHECK(operation->describe);
    }
}

TEST_CASE("What a card does is told with its cost, its kind and its limits")
{
    CHECK(
        said(
            R"({"id": "a", "kind": "paid", "line": 1, "cost": {"credits": 1}, "once_per_turn": true,
                   "do": [{"op": "break", "n": 2, "of": {"ref": "encountered", "subtype": "Sentry"}}]})")
        == "1 credit: of the ice that is encountered (if Sentry) the Runner breaks up to 2 "
           "subroutines "
           "[once each turn]");
    CHECK(
        said(R"({"id": "a", "kind": "conditional", "line": 1, "optional": true,
                   "when": {"event": "turn-begins", "player": "you"},
                   "do": [{"op": "gain-credits", "n": {"counters": "virus", "of": "self"}}]})")
        == "upon the beginning of a turn of the Runner the Runner may: the Runner gains as many "
           "credits as the virus counters on this card");
    CHECK(
        said(R"({"id": "a", "kind": "conditional", "line": 1,
                   "when": {"event": "run-successful", "also": {"run_on": "hq"}},
                   "do": [{"op": "if", "condition": {"tagged": true},
                           "then": [{"op": "damage", "kind": "net", "n": 2}],
                           "else": [{"op": "end-run"}]}]})")
        == "upon a successful run, if the run is at HQ: if the Runner is tagged: the Runner "
           "suffers 2 net damage; otherwise: the run ends");
    CHECK(said(R"({"id": "a", "kind": "constant", "line": 1, "value": "strength", "of": "self",
                   "by": {"times": -1, "count": {"type": "ice", "rezzed": true}}})")
          == "strength of this card: −(the number of rezzed pieces of ice)");
    CHECK(said(R"({"id": "a", "kind": "cannot", "line": 1, "what": "rez", "player": "opponent",
                   "of": {"type": ["ice", "upgrade"]}, "while": {"not": {"all_broken": true}}})")
          == "upgrades or pieces of ice cannot be rezzed by the Corp [while not all subroutines "
             "are broken]");
}

TEST_CASE("What is up to a player is told so, and who does it")
{
    const auto effect = [](const std::string &one) {
        const std::string event = "upon the beginning of a turn: ";
        const std::string text = said(R"({"id": "a", "kind": "conditional", "line": 1,
                                          "when": {"event": "turn-begins"}, "do": [)"
                                      + one + "]}");
        REQUIRE(text.starts_with(event));
        return text.substr(event.size());
    };
    CHECK(effect(R"({"op": "break", "n": 1})")
          == "of the ice that is encountered the Runner breaks 1 subroutine");
    CHECK(effect(R"({"op": "break", "n": 99})")
          == "of the ice that is encountered the Runner breaks any number of subroutines");
    CHECK(effect(R"({"op": "lose-credits", "player": "corp", "n": 5, "up_to": true})")
          == "the Corp loses up to 5 credits");
    CHECK(effect(R"({"op": "trash", "of": {"zone": "grip"}, "n": 99})")
          == "the Runner trashes all cards in the grip");
    CHECK(effect(R"({"op": "trash", "of": {"zone": "grip"}, "n": {"count": {"zone": "grip"}}})")
          == "the Runner trashes all cards in the grip");
    CHECK(effect(R"({"op": "trash", "of": {"zone": "grip"}, "n": 99, "up_to": true})")
          == "the Runner trashes any number of cards (in the grip)");
    CHECK(effect(R"({"op": "trash", "of": {"installed": true}, "unpreventable": true})")
          == "the Runner trashes an installed card, which cannot be prevented");
    CHECK(effect(R"({"op": "trash-top", "deck": "corp", "n": 2})")
          == "the Runner trashes 2 cards from the top of the deck of the Corp");
    CHECK(effect(R"({"op": "rez", "of": "picked"})") == "the Corp rezzes the card just chosen");
    CHECK(effect(R"({"op": "must-one", "in_part": true, "options": [[{"op": "end-run"}],
                     [{"op": "pay", "player": "corp", "cost": {"credits": 1}}]]})")
          == "the Runner chooses: either the run ends or the Corp pays 1 credit");
    CHECK(said(R"({"id": "a", "kind": "conditional", "line": 1, "once_per_run": true,
                   "when": {"event": "encountered"}, "do": [{"op": "end-run"}]})")
          == "upon encountering ice the Runner may: the run ends [once each run]");
    CHECK(
        said(R"({"id": "a", "kind": "paid", "line": 1, "by": "opponent",
                   "cost": {"counters": {"virus": 1}, "counters_of": {"installed": true}},
                   "do": [{"op": "trash", "of": "self"}]})")
        == "the Corp may use: 1 virus counter from an installed card: the Corp trashes this card");
}

TEST_CASE("Every number, filter and condition is told by what it says and not alike")
{
    // Each changes one thing, and the words change with it.
    const std::vector<std::string> filters{R"("type": "ice")",
                                           R"("subtype": "Sentry")",
                                           R"("not_subtype": "Sentry")",
                                           R"("owner": "you")",
                                           R"("owner": "opponent")",
                                           R"("installed": true)",
                                           R"("installed": false)",
                                           R"("rezzed": true)",
                                           R"("rezzed": false)",
                                           R"("zone": "heap")",
                                           R"("not_zone": "heap")",
                                           R"("server": "this-server")",
                                           R"("server": "attacked-server")",
                                           R"("server": "host-server")",
                                           R"("server": "other-server")",
                                           R"("hosted": true)",
                                           R"("not": "self")",
                                           R"("title": "Enigma")",
                                           R"("same_title": "self")",
                                           R"("faceup": true)",
                                           R"("unhosted": true)",
                                           R"("hosted_on": "ice")",
                                           R"("not_hosting": "Daemon")",
                                           R"("position": "outermost")",
                                           R"("position": "top")",
                                           R"("looked": true)",
                                           R"("just_rezzed": true)",
                                           R"("being_installed": true)",
                                           R"("has_trash_cost": true)",
                                           R"("can_be_advanced": true)",
                                           R"("has": "virus")",
                                           R"("has": "power")",
                                           R"("unique": true)",
                                           R"("unique": false)",
                                           R"("any_of": [{"type": "ice"}, {"type": "agenda"}])",
                                           R"("costs_at_most_number": true)",
                                           R"("fits": {"tagged": true})",
                                           R"("faction": "jinteki")",
                                           R"("of_own_faction": true)",
                                           R"("of_own_faction": false)",
                                           R"("named": true)"};
    const std::vector<std::string> conditions{
        R"({"at_least": [1, 2]})",
        R"({"not": {"at_least": [1, 2]}})",
        R"({"exists": {"type": "ice"}})",
        R"({"exists": "self"})",
        R"({"exists": {"ref": "self", "rezzed": true}})",
        R"({"all_broken": true})",
        R"({"tagged": true})",
        R"({"run_on": "hq"})",
        R"({"run_on": "central-server"})",
        R"({"happened": "run-successful", "on": "hq"})",
        R"({"happened": "run-successful", "in_run": true})",
        R"({"happened": "trashed", "of": {"type": "ice"}})",
        R"({"happened_last_turn": "run-successful"})",
        R"({"broken_with": "self"})",
        R"({"broken_with": "self", "all_of_them": true})",
        R"({"broken_with": "self", "in_run": true})",
        R"({"named": "Sentry"})",
        R"({"turn": "runner"})",
        R"({"turn": "corp"})",
        R"({"first_click": true})",
        R"({"odd": 3})",
        R"({"leads": "jinteki", "of": {"type": "ice"}})",
        R"({"any": [{"tagged": true}, {"first_click": true}]})",
        R"({"all": [{"tagged": true}, {"first_click": true}]})"};
    const std::vector<std::string> amounts{
        "1",
        R"({"counters": "virus", "of": "self"})",
        R"({"counters": "power", "of": "self"})",
        R"({"subroutines": "event"})",
        R"({"count": {"type": "ice"}})",
        R"({"servers": {"type": "ice"}})",
        R"({"value": "strength", "of": "self"})",
        R"({"highest": "install-cost", "of": {"type": "program"}})",
        R"({"tags": true})",
        R"({"number": "credits", "player": "corp"})",
        R"({"number": "hand", "player": "corp"})",
        R"({"number": "hand", "player": "runner"})",
        R"({"lost": true})",
        R"({"trace_strength": true})",
        R"({"link_strength": true})",
        R"({"accessed": true})",
        R"({"times_happened": {"happened": "run-successful"}})",
        R"({"sum": [{"tags": true}, 1]})",
        R"({"least": [{"tags": true}, 1]})",
        R"({"greatest": [{"tags": true}, 1]})",
        R"({"chosen_number": true})",
        R"({"event_amount": true})",
        R"({"tags": true, "times": 2})",
        R"({"tags": true, "plus": 2})",
        R"({"tags": true, "plus": -2})",
        R"({"tags": true, "divided_by": 2})",
        R"({"tags": true, "divided_by": 3})"};
    std::set<std::string> told;
    const auto take = [&](const std::string &what, const std::string &ability) {
        CAPTURE(what);
        const std::string text = said(ability);
        CAPTURE(text);
        CHECK_FALSE(fault(text));
        CHECK(told.insert(text).second);
    };

    const std::string event =
        R"({"id": "a", "kind": "conditional", "line": 1, "when": {"event": "turn-begins"}, "do": [)";
    for (const std::string &filter : filters)
        take(filter, event + R"({"op": "trash", "of": {)" + filter + "}}]}");
    for (const std::string &condition : conditions)
        take(condition,
             event + R"({"op": "if", "condition": )" + condition
                 + R"(, "then": [{"op": "end-run"}]}]})");
    for (const std::string &amount : amounts)
        take(amount, event + R"({"op": "gain-credits", "n": )" + amount + "}]}");
    CHECK(told.size() == filters.size() + conditions.size() + amounts.size());
}

TEST_CASE("What a partial model leaves out is told with why, and what hangs on it")
{
    int partial = 0;
    for (const rules::CardId id : cardsWithFile()) {
        const DescribedCard card = describeCard(cardModel(id));
        if (card.known != Modelled::Partial)
            continue;
        ++partial;
        CAPTURE(cardModel(id).title);
        CHECK(card.missing.size() > 10);
        for (const std::string &sentence : card.underivable)
            CHECK(sentence.starts_with("Nothing is answered that hangs on "));
    }
    CHECK(partial > 0);
    CHECK(howMuchIsKnown(Modelled::Full) != howMuchIsKnown(Modelled::Partial));
}
