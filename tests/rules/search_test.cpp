// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What judges type finds what they mean.
#include "rules/reference/search.h"
#include "rules/reference/search_words.h"

#include "rules/cards/card_library.h"
#include "rules/reference/title_abbreviation.h"
#include "rules/reference/word.h"
#include "rules/rulebook.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

using namespace rules;

namespace {

const Search &search()
{
    static const Search all(referenceOfCheckout());
    return all;
}

using Version = std::optional<RulesVersion>;

/// Ids of entries.
std::vector<std::string> found(std::string_view text, Version version = {})
{
    std::vector<std::string> ids;
    for (const SearchHit &hit : search().find(text, version, 10))
        if (!hit.card)
            ids.push_back(referenceOfCheckout()[hit.position].id);
    return ids;
}

/// Ids of entries and titles of cards: "card:Crypsis".
std::vector<std::string> all(std::string_view text, Version version = {})
{
    std::vector<std::string> list;
    for (const SearchHit &hit : search().find(text, version, 10))
        list.push_back(hit.card ? "card:" + cardLibrary()[*hit.card].title
                                : referenceOfCheckout()[hit.position].id);
    return list;
}

} // namespace

TEST_CASE("Forms of a word share a stem", "[search]")
{
    CHECK(stem("rezzed") == stem("rez"));
    CHECK(stem("rezzes") == stem("rez"));
    CHECK(stem("rezzing") == stem("rez"));
    CHECK(stem("damages") == stem("damage"));
    CHECK(stem("traced") == stem("traces"));
    CHECK(stem("accesses") == stem("accessing"));
    CHECK(stem("abilities") == stem("ability"));
    CHECK(stem("trapped") == stem("trap"));
    CHECK(stem("installed") == stem("install"));
    CHECK(stem("virus") == "virus");
    CHECK(stem("bypass") == stem("bypassed"));
    CHECK(stem("2.3") == "2.3");
    CHECK(stem("sing") == "sing");
}

TEST_CASE("Words are folded and keep their places", "[search]")
{
    const std::string text = "The Corp’s R&D – step 5.5.1. Déjà!";
    const auto words = wordsOf(text);
    std::vector<std::string> stems;
    for (const Word &word : words)
        stems.push_back(word.stem);
    CHECK(stems == std::vector<std::string>{"the", "corp", "rd", "step", "5.5.1", "deja"});
    CHECK(text.substr(words[1].begin, words[1].end - words[1].begin) == "Corp’s");
    CHECK(text.substr(words[5].begin, words[5].end - words[5].begin) == "Déjà");
    CHECK(wordsOf(" – ’ & . ").empty());
}

TEST_CASE("An excerpt keeps the words that were looked for and marks them", "[search]")
{
    const auto isWanted = [](const std::string &stem) { return stem == "ice"; };
    const Excerpt whole = excerptOf("Ice is rezzed.", isWanted);
    CHECK(whole.text == "Ice is rezzed.");
    CHECK(whole.marks == std::vector<std::pair<std::size_t, std::size_t>>{{0, 3}});
    const std::string filler(40, 'x');
    std::string text;
    for (int i = 0; i < 10; ++i)
        text += filler + ' ';
    text += "the ice here";
    for (int i = 0; i < 10; ++i)
        text += ' ' + filler;
    const Excerpt part = excerptOf(text, isWanted, 100);
    CHECK(part.text.size() <= 110);
    CHECK(part.text.starts_with("…"));
    CHECK(part.text.ends_with("…"));
    REQUIRE(part.marks.size() == 1);
    CHECK(part.text.substr(part.marks[0].first, part.marks[0].second - part.marks[0].first)
          == "ice");
}

TEST_CASE("The table of words names cards by their titles", "[search]")
{
    for (const auto &[typed, title] : searchWords().nicknames) {
        const auto id = cardLibrary().findTitle(title);
        INFO(title);
        REQUIRE(id);
        CHECK(cardLibrary()[*id].title == title);
    }
    CHECK_FALSE(
        readSearchWords(R"({"words": [{"typed": ["dmg"]}], "languages": [], "cards": []})"));
    CHECK_FALSE(readSearchWords(R"({"words": [], "languages": [], "cards": [], "x": 1})"));
}

TEST_CASE("Titles are found whole, begun and mistyped", "[search]")
{
    for (const char *typed :
         {"bypass", "Bypass", "bypas", "bypasss", "bypsas", "bypa", "BYPASSED"}) {
        INFO(typed);
        const auto ids = found(typed);
        REQUIRE_FALSE(ids.empty());
        CHECK(ids.front() == "bypass");
    }
    CHECK(found("").empty());
    CHECK(found("the of").empty());
    CHECK(found("qqqqzzzz").empty());
}

TEST_CASE("Hits hold by the version that was asked for", "[search]")
{
    for (const auto &[version, word] : rulesVersionWords)
        for (const SearchHit &hit : search().find("rez ice during a run", version, 50)) {
            if (hit.card)
                continue;
            const Entry &entry = referenceOfCheckout()[hit.position];
            INFO(word << ' ' << entry.id);
            if (entry.kind != EntryKind::TournamentRule && entry.kind != EntryKind::Difference) {
                CHECK(entry.editions().contains(editionOf(version)));
                CHECK(entry.passages[hit.passage].editions.contains(editionOf(version)));
            }
        }
}

TEST_CASE("Every entry is found first or among the first by its title", "[search]")
{
    std::size_t missed = 0;
    for (const Entry &entry : referenceOfCheckout().entries()) {
        bool listed = false;
        for (const SearchHit &hit : search().find(entry.title, {}, 10))
            listed =
                listed || (!hit.card && referenceOfCheckout()[hit.position].title == entry.title);
        if (!listed) {
            ++missed;
            UNSCOPED_INFO(entry.id << ": " << entry.title);
        }
    }
    CHECK(missed == 0);
}

TEST_CASE("What the table of words means is said in the knowledge base", "[search]")
{
    std::set<std::string> said;
    const auto hear = [&](std::string_view text) {
        for (std::string &stem : stemsOf(text))
            said.insert(std::move(stem));
    };
    for (const Entry &entry : referenceOfCheckout().entries()) {
        hear(entry.title + ' ' + entry.question);
        for (const auto &list : {entry.aliases, entry.cards})
            std::ranges::for_each(list, hear);
        for (const Passage &passage : entry.passages) {
            std::ranges::for_each(passage.text, hear);
            for (const ShortAnswer &answer : passage.answers)
                hear(answer.question + ' ' + answer.answer);
        }
    }
    const auto check = [&](const AliasTable &aliases) {
        for (const auto &meanings : aliases.rows())
            for (const auto &meaning : meanings)
                for (const std::string &stem : meaning) {
                    INFO(stem);
                    CHECK(said.contains(stem));
                }
    };
    check(searchWords().english);
    std::ranges::for_each(searchWords().foreign, check, &SearchWords::Language::aliases);
}

TEST_CASE("Words are found bent, joined, swapped and without their accents", "[search]")
{
    const auto first = [](std::string_view text) {
        const auto ids = found(text);
        return ids.empty() ? std::string() : ids.front();
    };
    CHECK(first("obrażeniom") == first("obrażenia"));
    CHECK(first("Einflusslimit") == "influence");
    CHECK(first("badpublicity") == "bad-publicity");
    CHECK(first("bad pulbicity") == "bad-publicity");
    CHECK(first("purgear") == "purge");
    CHECK(first("degats cerebraux") == first("dégâts cérébraux"));
}

TEST_CASE("A card that no entry names is known by its title, and as what it is", "[search]")
{
    CHECK(all("corroder too weak").front() == "card:Corroder");
    CHECK(found("corroder too weak").front() == found("icebreaker too weak").front());
}

TEST_CASE("A card stands first by its name, or second below what is ruled on it", "[search][cards]")
{
    for (const auto &[typed, card] :
         {std::pair{"crypsis", "card:Crypsis"}, std::pair{"clone chip", "card:Clone Chip"},
          std::pair{"Clonechip", "card:Clone Chip"}, std::pair{"scorched", "card:Scorched Earth"},
          std::pair{"carapace", "card:Plascrete Carapace"},
          std::pair{"levy ar", "card:Levy AR Lab Access"},
          std::pair{"does crypsis die", "card:Crypsis"}}) {
        INFO(typed);
        CHECK(all(typed).front() == card);
    }
    CHECK(all("parasite")[0] == "ruling-parasite");
    CHECK(all("parasite")[1] == "card:Parasite");
    // "Uninstall" is an event, but first of all a word of the rules.
    CHECK(all("uninstall")[0] == "uninstall");
    CHECK(all("uninstall")[1] == "card:Uninstall");
}

TEST_CASE("Of several cards what is about all of them comes first", "[search][cards]")
{
    const auto areCards = [](std::vector<std::string> hits) {
        hits.resize(2);
        return hits == std::vector<std::string>{"card:Scorched Earth", "card:Plascrete Carapace"};
    };
    CHECK(areCards(all("scorched earth plascrete carapace")));
    CHECK(areCards(all("scorched eart plascrate")));
    CHECK(areCards(all("scorch plascrete")));
    CHECK(all("siphon nach").front() == "question-account-siphon-and-new-angeles-city-hall");
    CHECK(all("fao archer").front() == "question-forged-activation-orders-on-archer");
    const auto parted = all("jackson howard keyhole"); // no entry is about both
    CHECK(parted[0] == "ruling-keyhole");
    CHECK(parted[1] == "card:Jackson Howard");
}

TEST_CASE("Every card is first or second by its title, and two of them by their titles",
          "[search][cards]")
{
    const auto cards = cardLibrary().cards();
    constexpr std::size_t step = 13; // so many that the rest is no other
    const auto isOn = [](const SearchHit &hit, const Card &card) {
        if (hit.card)
            return cardLibrary()[*hit.card].title == card.title;
        const auto &named = referenceOfCheckout()[hit.position].cards;
        return std::ranges::find(named, card.title) != named.end();
    };
    std::size_t asked = 0;
    std::size_t alone = 0;
    std::size_t together = 0;
    for (std::size_t i = 0; i + 1 < cards.size(); i += step, ++asked) {
        const Card &card = cards[i];
        const Card &other = cards[(i + cards.size() / 2) % cards.size()];
        const auto ofOne = search().find(card.title, RulesVersion::Rr10, 2);
        alone += std::ranges::any_of(ofOne, [&](const SearchHit &hit) {
            return hit.card && cardLibrary()[*hit.card].title == card.title;
        });
        const auto ofBoth = search().find(card.title + ' ' + other.title, RulesVersion::Rr10, 2);
        together += std::ranges::all_of(
            ofBoth, [&](const SearchHit &hit) { return isOn(hit, card) || isOn(hit, other); });
    }
    INFO(alone << " alone and " << together << " together, of " << asked);
    CHECK(alone * 100 >= asked * 99);
    CHECK(together * 100 >= asked * 95);
}

TEST_CASE("A word of a title does not take over a question", "[search][cards]")
{
    for (const char *typed : {"trash cost when stolen", "source of damage", "mandatory draw",
                              "success of a run", "root of a server"}) {
        INFO(typed);
        const auto hits = all(typed);
        REQUIRE(hits.size() > 2);
        CHECK_FALSE(hits[0].starts_with("card:"));
        CHECK_FALSE(hits[1].starts_with("card:"));
    }
}

TEST_CASE("A card is known by the beginnings of its title's words or by their first letters",
          "[search]")
{
    const auto title = [](std::initializer_list<std::string> words) {
        return std::vector<std::string>(words);
    };
    CHECK(abbreviates("aggsec", title({"aggressiv", "secretary"})));
    CHECK(abbreviates("pworkshop", title({"personal", "workshop"})));
    CHECK(abbreviates("sot", title({"same", "old", "thing"})));
    CHECK(abbreviates("tfp", title({"the", "future", "perfect"})));
    CHECK_FALSE(abbreviates("fourth", title({"the", "foundry", "refin", "the", "process"})));
    CHECK_FALSE(abbreviates("ag", title({"aggressiv", "secretary"})));
    CHECK(begins("sublim", title({"subliminal", "messag"})));
    CHECK_FALSE(begins("message", title({"subliminal", "messag"})));
    CHECK(all("forgact on it")[1] == "card:Forged Activation Orders");
}

TEST_CASE("Words are understood in the language of the question", "[search]")
{
    const auto first = [](std::string_view text) {
        const auto ids = found(text);
        return ids.empty() ? std::string() : ids.front();
    };
    // "die" is an article in German and what Runners do in English.
    CHECK(first("do I die with an empty hand") == "flatline");
    CHECK(first("wann muss ich die Handkarten abwerfen") == "discard");
    // "main" is the hand in French.
    CHECK(first("combien de cartes en main") == "maximum-hand-size");
    // One word may be a mistyped English one: "côté" is a side.
    CHECK(first("trash cots").starts_with("trash"));
}

TEST_CASE("Idle words may stand within a phrase, and a hyphen or a blank within a word", "[search]")
{
    CHECK(found("get rid of all my tags").front() == found("remove tag").front());
    CHECK(found("by-pas ice").front() == "bypass");
    CHECK(found("jack-out").front() == "jack-out");
}
