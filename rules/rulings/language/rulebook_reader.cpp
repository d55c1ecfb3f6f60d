// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/rulebook_reader.h"

#include "core/embedded_file.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace rules {
std::span<const core::EmbeddedFile> embeddedFiles();
}

namespace rulings {

namespace {

using core::JsonPlace;

constexpr core::Words<std::string_view, 4> documents{{{"Core Rules 2012", "core"},
                                                      {"FAQ 1.1", "faq11"},
                                                      {"FAQ 1.6", "faq16"},
                                                      {"Rules Reference 1.0", "rr10"}}};

/// "rr10 Timing Structure of a Run [5.4]": a document, its section and perhaps where in it.
RuleCitation sectionOf(const JsonPlace &place)
{
    const std::string &words = place.string();
    const auto blank = words.find(' ');
    const auto document = core::fromWord(documents, std::string_view(words).substr(0, blank));
    if (!document || blank == std::string::npos || blank + 1 == words.size())
        place.fail("expected a section behind one of " + core::wordList(documents));
    const auto part = words.rfind(" [");
    if (part == std::string::npos || words.back() != ']')
        return {std::string(*document), words.substr(blank + 1), {}};
    return {std::string(*document), words.substr(blank + 1, part - blank - 1),
            words.substr(part + 2, words.size() - part - 3)};
}

/// A side, a type of cards, a zone, what a cost is for or a value: what the section speaks of
/// alone.
void readOfWhat(RuleCitation &citation, const JsonPlace &place)
{
    const std::string_view word = place.string();
    if (const auto side = core::fromWord(rules::sideWords, word))
        citation.sides.push_back(*side);
    else if (const auto type = core::fromWord(rules::cardTypeWords, word))
        citation.types.push_back(*type);
    else if (const auto zone = core::fromWord(zoneWords, word))
        citation.zones.push_back(*zone);
    else if (const auto cost = core::fromWord(paidForWords, word))
        citation.costs.push_back(*cost);
    else if (const auto value = core::fromWord(valueWords, word))
        citation.values.push_back(*value);
    else
        place.fail("expected a side, a type of cards, a zone, what a cost is for or a value");
}

/// As `sectionOf`, or {"cite", "of"} where the section speaks of some of what the rule does.
RuleCitation citation(const JsonPlace &place)
{
    if (place.json().asString())
        return sectionOf(place);
    place.allowOnly({"cite", "of"});
    RuleCitation cited = sectionOf(place.at("cite"));
    for (const JsonPlace &item : place.at("of").items())
        readOfWhat(cited, item);
    return cited;
}

/// FAQ 1.6 stands over the core rules: what it does not touch is cited from there. Rules Reference
/// 1.0 replaces both.
Rule readRule(const JsonPlace &place, const RuleCatalogue &catalogue)
{
    place.allowOnly(
        {"id", "says", "rank", "exception_to", "difference", "holds", "plain", "cites"});
    Rule rule;
    rule.id = place.at("id").text();
    rule.says = place.at("says").text();
    if (const auto rank = place.get("rank"))
        rule.rank = rank->word(rankWords);
    if (const auto base = place.get("exception_to"))
        rule.exceptionTo = base->text();
    if (const auto difference = place.get("difference")) {
        rule.difference = difference->text();
        if (std::ranges::find(catalogue.differences, rule.difference, &Difference::id)
            == catalogue.differences.end())
            difference->fail("no such difference");
    }
    if (const auto holds = place.get("holds"))
        rule.holds = holds->word(holdsWords);
    if (const auto plain = place.get("plain"))
        rule.plain = plain->boolean();
    const JsonPlace cites = place.at("cites");
    cites.allowOnly({"core2012", "faq16", "rr10"});
    bool any = false;
    for (const auto &[version, word] : rules::rulesVersionWords) {
        auto &list = rule.citations[static_cast<std::size_t>(version)];
        if (const auto own = cites.get(word)) {
            for (const JsonPlace &item : own->items())
                list.push_back(citation(item));
            // An empty list says that this version has no such rule although an older one has.
            any = any || !list.empty();
        } else if (version == RulesVersion::Faq16) {
            list = rule.citations[static_cast<std::size_t>(RulesVersion::Core2012)];
        }
    }
    if (!any)
        cites.fail("expected at least one citation");
    return rule;
}

Difference readDifference(const JsonPlace &place)
{
    place.allowOnly(
        {"id", "name", "statement", "core2012", "faq16", "rr10", "in_structure", "elsewhere"});
    Difference difference;
    difference.id = place.at("id").text();
    difference.name = place.at("name").text();
    difference.statement = place.at("statement").text();
    for (const auto &[version, word] : rules::rulesVersionWords)
        difference.settings[static_cast<std::size_t>(version)] = place.at(word).word(settingWords);
    if (const auto flag = place.get("in_structure"); flag && flag->boolean())
        difference.decided = Decided::InStructure;
    if (const auto where = place.get("elsewhere")) {
        if (difference.decided != Decided::Here)
            where->fail("it is in a timing structure already");
        difference.decided = Decided::Elsewhere;
        difference.where = where->text();
    }
    return difference;
}

template <class Items, class Id>
void sortUnique(Items &items, Id id, const JsonPlace &list)
{
    std::ranges::sort(items, {}, id);
    const auto twice = std::ranges::adjacent_find(items, {}, id);
    if (twice != items.end())
        list.fail(core::jsonQuoted(std::invoke(id, *twice)) + " comes twice");
}

RuleCatalogue read(RuleCatalogue base, const JsonPlace &root)
{
    root.allowOnly({"differences", "rules"});
    if (const auto list = root.get("differences")) {
        for (const JsonPlace &place : list->items())
            base.differences.push_back(readDifference(place));
        sortUnique(base.differences, &Difference::id, *list);
    }
    if (const auto list = root.get("rules")) {
        for (const JsonPlace &place : list->items())
            base.rules.push_back(readRule(place, base));
        sortUnique(base.rules, &Rule::id, *list);
        base.index();
    }
    return base;
}

RuleCatalogue rulesCompiledIn()
{
    RuleCatalogue catalogue;
    // Differences come first by name: rules refer to them.
    for (const core::EmbeddedFile &file : rules::embeddedFiles())
        if (file.name.starts_with("rulings-")) {
            auto next = readRuleCatalogue(std::move(catalogue), file.text);
            if (!next)
                throw std::logic_error(std::string(file.name) + ": "
                                       + core::toString(next.error()));
            catalogue = std::move(*next);
        }
    for (const std::string &contradiction : contradictions(catalogue))
        throw std::logic_error("the rule catalogue: " + contradiction);
    return catalogue;
}

} // namespace

core::Expected<RuleCatalogue, core::DataError> readRuleCatalogue(RuleCatalogue base,
                                                                 std::string_view text)
{
    return core::readStrictly(text,
                              [&](const JsonPlace &root) { return read(std::move(base), root); });
}

const RuleCatalogue &ruleCatalogue()
{
    static const RuleCatalogue catalogue = rulesCompiledIn();
    return catalogue;
}

} // namespace rulings
