// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards have a file, and that each agrees with the facts of its card and with its wording.
#include "core/json.h"
#include "rules/cards/card_library.h"
#include "rules/decks/deck_rules.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "support/places.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <iterator>
#include <map>
#include <regex>

using namespace rulings;

namespace {

/// A subroutine that is printed, and not one that the ice gains or loses.
bool isPrinted(const Ability &ability)
{
    const auto *subroutine = ability.asIf<SubroutineAbility>();
    return subroutine && subroutine->times.of == Amount::Of::Nothing
        && ability.during.kind == Condition::Kind::Always;
}

bool hasLineThatBegins(const std::string &words, const std::string &with)
{
    return words.starts_with(with) || words.find('\n' + with) != std::string::npos;
}

bool hasFile(std::string_view title)
{
    const auto id = rules::cardLibrary().findTitle(title);
    return id && std::ranges::binary_search(cardsWithFile(), *id);
}

/// A file of the reference material; nothing, with a word, where it is absent.
std::optional<core::Json> reference(const std::filesystem::path &name)
{
    const auto path = support::referenceMaterial() / name;
    const std::string text = support::contentOf(path);
    if (text.empty()) {
        WARN("skipped: there is no " << path);
        return std::nullopt;
    }
    auto document = core::parseJson(text);
    REQUIRE(document);
    return std::move(*document);
}

const std::string &text(const core::Json &card, const char *key)
{
    static const std::string nothing;
    const core::Json *value = card.find(key);
    return value && value->asString() ? *value->asString() : nothing;
}

bool any(const CardModel &card, const auto &wanted)
{
    return std::ranges::any_of(card.abilities, wanted);
}

/// Compiled once: the texts of more than a thousand cards are asked for the same few.
const std::regex &compiled(const char *pattern)
{
    static std::map<std::string, std::regex> all;
    const auto found = all.find(pattern);
    return found != all.end() ? found->second : all.emplace(pattern, pattern).first->second;
}

int count(const std::string &text, const char *pattern)
{
    const std::regex &wanted = compiled(pattern);
    return static_cast<int>(
        std::distance(std::sregex_iterator(text.begin(), text.end(), wanted), {}));
}

bool says(const std::string &text, const char *pattern) { return count(text, pattern) > 0; }

/// The number in the first group of the pattern; 0 where it does not match.
int numberIn(const std::string &text, const char *pattern)
{
    std::smatch match;
    return std::regex_search(text, match, compiled(pattern)) ? std::stoi(match[1]) : 0;
}

/// What the card adds to the memory limit as long as it is active.
int memoryOf(const CardModel &card)
{
    int memory = 0;
    for (const Ability &ability : card.abilities)
        if (rulings::modifies(ability, Value::MemoryLimit))
            memory += ability.as<ConstantAbility>().by.plus;
    return memory;
}

} // namespace

TEST_CASE("Every card of the core set of 2012 has a file")
{
    int cards = 0;
    for (const rules::Card &card : rules::cardLibrary().cards())
        if (std::ranges::any_of(card.printings, [](const rules::Printing &printing) {
                return rules::cardLibrary().packs()[printing.pack].code == "core";
            })) {
            ++cards;
            INFO(card.title);
            CHECK(hasFile(card.title));
        }
    CHECK(cards == 113);
}

TEST_CASE("Every card of the first era that a list of restrictions names has a file")
{
    const auto &library = rules::cardLibrary();
    int marked = 0;
    for (std::size_t i = 0; i < library.cards().size(); ++i) {
        const rules::Card &card = library.cards()[i];
        const auto &pack = library.packs()[card.printings.front().pack];
        const bool named = std::ranges::any_of(
            rules::deckRules().lists(), [&](const rules::RestrictionList &list) {
                const auto effect = list.marks[i].effect;
                return effect != rules::Effect::None && effect != rules::Effect::BannedSubtype;
            });
        if (!named || pack.publisher != "FFG")
            continue;
        ++marked;
        INFO(card.title);
        CHECK(hasFile(card.title));
    }
    CHECK(marked > 150);
}

TEST_CASE("Every card of the inventory of rulings has a file")
{
    const auto inventory = reference("rulings/rulings.json");
    if (!inventory)
        return;
    const auto &cards = *inventory->find("cards")->asArray();
    CHECK(cards.size() == 176);
    for (const core::Json &card : cards) {
        INFO(text(card, "title"));
        CHECK(hasFile(text(card, "title")));
    }
}

TEST_CASE("Every title has a file, and so many say the whole of it")
{
    int full = 0;
    for (const rules::CardId id : cardsWithFile())
        full += cardModel(id).modelled == Modelled::Full ? 1 : 0;
    CHECK(cardsWithFile().size() == 1448);
    CHECK(full >= 1411); // of them; the others say what they leave out
}

TEST_CASE("A file agrees with the facts of its card")
{
    for (const rules::CardId id : cardsWithFile()) {
        const CardModel &card = cardModel(id);
        INFO(card.title);
        const bool current = std::ranges::find(card.subtypes, "Current") != card.subtypes.end();
        CHECK(card.staysInPlay == current);
        CHECK((card.modelled == Modelled::Partial) == !card.concerns.empty());
        if (card.modelled == Modelled::Full && card.type == CardType::Ice)
            CHECK(any(card, [](const Ability &one) {
                return one.kind() == AbilityKind::Subroutine
                    || one.kind() == AbilityKind::Conditional;
            }));
        if (card.modelled == Modelled::Full && !current
            && (card.type == CardType::Event || card.type == CardType::Operation))
            CHECK(any(card, [](const Ability &one) { return one.kind() == AbilityKind::Play; }));
        if (card.pointsWhenStolen)
            CHECK(card.type == CardType::Agenda);
        int line = 0;
        for (const Ability &ability : card.abilities)
            if (isPrinted(ability)) {
                // Subroutines stand in the order of the card.
                CHECK(ability.line > line);
                line = ability.line;
            }
    }
}

TEST_CASE("A full file says what the wording of the day says")
{
    std::map<std::string, std::string> texts;
    for (const char *day : {"2018-01", "2018-12"}) {
        const auto wordings = reference("cards/card_texts_" + std::string(day) + ".json");
        if (!wordings)
            return;
        for (const core::Json &card : *wordings->find("cards")->asArray())
            texts[text(card, "title")] = text(card, "text");
    }
    int compared = 0;
    for (const rules::CardId id : cardsWithFile()) {
        const CardModel &card = cardModel(id);
        if (card.modelled != Modelled::Full)
            continue;
        INFO(card.title);
        REQUIRE(texts.contains(card.title));
        const std::string &words = texts[card.title];
        ++compared;
        const auto ofKind = [&](AbilityKind kind) {
            return static_cast<int>(std::ranges::count(card.abilities, kind, &Ability::kind));
        };
        const int printed = count(words, "(^|\\n)\\[subroutine\\]");
        CHECK(std::ranges::count_if(card.abilities, isPrinted) <= printed);
        CHECK(ofKind(AbilityKind::Subroutine) >= printed);
        for (const Ability &ability : card.abilities)
            CHECK((ability.line >= 1 && ability.line <= 1 + count(words, "\\n")));
        CHECK(card.canBeAdvanced == hasLineThatBegins(words, card.title + " can be advanced"));
        CHECK((card.recurring.refillsTo ? card.recurring.refillsTo->plus : 0)
              == numberIn(words, "(\\d+)\\[recurring-credit\\]"));
        CHECK((card.playIf.kind != Condition::Kind::Always) == says(words, "Play only"));
        CHECK((card.installIf.kind != Condition::Kind::Always) == says(words, "Install only if"));
        if (card.type == CardType::Event || card.type == CardType::Operation)
            CHECK(card.removedAfterPlay == says(words, "from the game instead of trashing it"));
        CHECK(card.endsActionPhase == says(words, "end your action phase"));
        CHECK(memoryOf(card) == numberIn(words, "\\+(\\d+)\\[mu\\]"));
        if (card.type != CardType::Identity)
            CHECK(card.link == numberIn(words, "\\+(\\d+)\\[link\\]"));
        CHECK(any(card, [](const Ability &one) { return one.oncePerTurn; })
              == says(words, "nce per turn|more than once each turn"));
        CHECK(any(card,
                  [](const Ability &one) {
                      return one.kind() == AbilityKind::AdditionalCost
                          && one.as<AdditionalCostAbility>().to == Initiated::Play;
                  })
              == says(words, "additional cost to play"));
        CHECK(any(card, [](const Ability &one) { return one.cost.trashSelf; })
              == says(words, "\\[trash\\](,[^:\\n]*)?(:| or)|or \\[trash\\]:"));
        const bool forOther = says(words, "Only the Corp can use this ability");
        CHECK(any(card,
                  [&](const Ability &one) {
                      return one.kind() == AbilityKind::Paid && one.cost.clicks > 0
                          && (forOther || one.as<PaidAbility>().usedBy == Who::You);
                  })
              == says(words,
                      "(^|\\n|\")(((<strong>[^<]*</strong> ?)?|<strong>|X\\[credit\\],)"
                      "\\[click\\])[^:\\n]*:"));
    }
    CHECK(compared > 280);
}
