// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Files of the knowledge base are read as written; an error is refused with its place.
#include "rules/reference/reference.h"

#include <catch2/catch.hpp>

using namespace rules;

namespace {

const std::string whole = R"({
"entries": [
  { "id": "jack-out", "title": "Jack out", "kind": "term", "aliases": ["leave the run"],
    "cards": ["Cell Portal"], "related": ["pass"],
    "passages": [
      { "versions": ["faq16"], "text": ["Not at first.", "- Later."],
        "sources": [{ "document": "faq16", "section": "Section 3", "lines": "629-631, 640" }] },
      { "versions": ["rr10"], "text": ["Not at first, at all."],
        "sources": [{ "document": "rr10", "section": "Jack Out", "lines": "931" }] }] },
  { "id": "pass", "title": "Pass", "kind": "term",
    "passages": [{ "versions": ["rr10"], "text": ["Beyond the ice."],
        "sources": [{ "document": "rr10", "section": "Pass", "lines": "1049" }] }] },
  { "id": "x01", "title": "When?", "kind": "difference", "question": "When may he leave?",
    "passages": [
      { "versions": ["core2012"], "text": ["Later."],
        "sources": [{ "document": "core10", "section": "Runs", "lines": "524" }] },
      { "versions": ["rr10"], "text": ["Earlier."],
        "sources": [{ "document": "rr10", "section": "Jack Out", "lines": "931" }] }] }],
"answers": [
  { "id": "q1", "document": "faq16", "line": 630, "question": "At first?", "answer": "No." },
  { "id": "q2", "document": "faq16", "line": 632, "question": "At all?", "answer": "Yes." }]
})";

std::string changed(const std::string &from, const std::string &to)
{
    std::string text = whole;
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::string refusal(const std::string &from, const std::string &to)
{
    const auto file = readReference(changed(from, to));
    REQUIRE_FALSE(file.has_value());
    return core::toString(file.error());
}

std::string disunited(std::vector<std::string> texts)
{
    std::vector<ReferenceFile> files;
    for (const std::string &text : texts)
        files.push_back(readReference(text).value());
    const auto all = Reference::unite(std::move(files));
    REQUIRE_FALSE(all.has_value());
    return core::toString(all.error());
}

} // namespace

TEST_CASE("A file of the knowledge base is read as written", "[reference]")
{
    const auto all = Reference::unite({readReference(whole).value()});
    REQUIRE(all);
    const Entry *entry = all->find("jack-out");
    REQUIRE(entry);
    CHECK(entry->title == "Jack out");
    CHECK(entry->kind == EntryKind::Term);
    CHECK(entry->editions() == EnumSet{Edition::Faq16, Edition::Rr10});
    CHECK(entry->passages[0].text.size() == 2);
    CHECK(toString(entry->passages[0].sources[0].lines) == "629-631, 640");
    CHECK(entry->cites(Document::Faq16, 630));
    CHECK_FALSE(entry->cites(Document::Faq16, 632));
    CHECK_FALSE(entry->cites(Document::Rr10, 630));
    CHECK(all->find("Jack-out") == nullptr);
}

TEST_CASE("Answers stand with the passages whose lines decide them", "[reference]")
{
    const auto all = Reference::unite({readReference(whole).value()});
    REQUIRE(all);
    REQUIRE(all->find("jack-out")->passages[0].answers.size() == 1);
    CHECK(all->find("jack-out")->passages[0].answers[0].id == "q1");
    REQUIRE(all->unplaced().size() == 1);
    CHECK(all->unplaced()[0].id == "q2");
}

TEST_CASE("A difference is shown where a line of one of its sides is cited", "[reference]")
{
    const auto all = Reference::unite({readReference(whole).value()});
    REQUIRE(all);
    const auto shown = all->differences(*all->position("jack-out"));
    REQUIRE(shown.size() == 1);
    CHECK((*all)[shown[0]].id == "x01");
    CHECK(all->differences(*all->position("pass")).empty());
    CHECK(all->related(*all->position("jack-out")).size() == 1);
}

TEST_CASE("Files that speak of one entry are united", "[reference]")
{
    const std::string more = R"({ "entries": [
      { "id": "jack-out", "title": "Jack out", "kind": "term", "aliases": ["leave the run", "flee"],
        "passages": [{ "versions": ["core2012"], "text": ["After the first ice."],
          "sources": [{ "document": "core10", "section": "Approaching Ice", "lines": "524" }] }] }] })";
    const auto all = Reference::unite({readReference(whole).value(), readReference(more).value()});
    REQUIRE(all);
    CHECK(all->entries().size() == 3);
    const Entry &entry = *all->find("jack-out");
    CHECK(entry.passages.size() == 3);
    CHECK(entry.aliases == std::vector<std::string>{"leave the run", "flee"});

    const auto with = [&](const std::string &from, const std::string &to) {
        std::string text = more;
        return text.replace(text.find(from), from.size(), to);
    };
    CHECK(disunited({whole, with("Jack out", "Jacking out")}).find("jack-out: it is called") == 0);
    CHECK(disunited({whole, whole}) == "q1: the answer comes twice");
}

TEST_CASE("Dead links are refused with their entry", "[reference]")
{
    CHECK(disunited({changed(R"(["pass"])", R"(["past"])")})
          == R"(jack-out: there is no other entry "past" to relate to)");
    CHECK(disunited({changed(R"(["pass"])", R"(["jack-out"])")}).find("jack-out: there is no other")
          == 0);
}

TEST_CASE("Unknown keys and words of the knowledge base are refused with their place",
          "[reference]")
{
    CHECK(refusal(R"("aliases")", R"("alias")").find("entries[0]") == 0);
    CHECK(refusal(R"("text")", R"("texts")").find("entries[0].passages[0]") == 0);
    CHECK(refusal(R"("section")", R"("part")").find("entries[0].passages[0].sources[0]") == 0);
    CHECK(refusal(R"("answer")", R"("reply")").find("answers[0]") == 0);
    CHECK(refusal(R"("term")", R"("word")").find("entries[0].kind: expected one of term") == 0);
    CHECK(refusal(R"("term")", R"("timing-step")")
          == "entries[0].kind: steps come from rules/data/timing");
    CHECK(refusal(R"(["faq16"])", R"(["faq17"])").find("entries[0].passages[0].versions[0]") == 0);
    CHECK(refusal(R"("629-631, 640")", R"("631-629")")
              .find("entries[0].passages[0].sources[0].lines: expected lines such as")
          == 0);
    CHECK(refusal(R"("jack-out")", R"("Jack out")").find("entries[0].id: expected small letters")
          == 0);
    CHECK(refusal(R"("question": "When may he leave?",)", "").find("entries[2]") == 0);
    CHECK(refusal(R"("aliases": ["leave the run"],)", R"("question": "Why?",)")
          == "entries[0].question: only a question or a difference asks one");
    CHECK(refusal(R"(["leave the run"])", R"(["flee", "flee"])")
          == "entries[0].aliases[1]: it comes twice");
    CHECK(refusal(R"(["leave the run"])", "[]").find("entries[0].aliases: expected at least one")
          == 0);
}

TEST_CASE("Lines are written as one writes them", "[reference]")
{
    CHECK(parseLines("7") == std::vector<LineRange>{{7, 7}});
    CHECK(parseLines("7-9, 11") == std::vector<LineRange>{{7, 9}, {11, 11}});
    for (const char *wrong : {"", "0", "9-7", "7-", "7,8", "7, ", " 7", "seven", "-7"})
        CHECK(parseLines(wrong).empty());
}
