// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "rules/reference/reference.h"

#include <algorithm>
#include <future>
#include <iterator>
#include <stdexcept>

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

std::string text(const JsonPlace &place)
{
    const std::string &value = place.string();
    if (value.empty() || value.front() == ' ' || value.back() == ' ')
        place.fail("expected text without blanks around it");
    return value;
}

/// Nothing when there is no such key; otherwise at least one text, none twice.
std::vector<std::string> texts(const JsonPlace &record, std::string_view key)
{
    std::vector<std::string> list;
    const auto places = record.get(key);
    if (!places)
        return list;
    for (const JsonPlace &place : places->items()) {
        list.push_back(text(place));
        if (std::ranges::count(list, list.back()) > 1)
            place.fail("it comes twice");
    }
    if (list.empty())
        places->fail("expected at least one; leave the key out instead");
    return list;
}

std::string entryId(const JsonPlace &place)
{
    std::string id = text(place);
    const bool plain = std::ranges::all_of(
        id, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
    if (!plain)
        place.fail("expected small letters, digits and hyphens, found " + core::jsonQuoted(id));
    return id;
}

Source source(const JsonPlace &place)
{
    place.allowOnly({"document", "section", "lines"});
    Source source;
    source.document = place.at("document").word(documentWords);
    source.section = text(place.at("section"));
    const JsonPlace lines = place.at("lines");
    source.lines = parseLines(lines.string());
    if (source.lines.empty())
        lines.fail("expected lines such as \"929-933, 1191\", found "
                   + core::jsonQuoted(lines.string()));
    return source;
}

Passage passage(const JsonPlace &place)
{
    place.allowOnly({"versions", "text", "sources"});
    Passage passage;
    const JsonPlace versions = place.at("versions");
    for (const JsonPlace &version : versions.items()) {
        const Edition edition = version.word(editionWords);
        if (passage.editions.contains(edition))
            version.fail("it comes twice");
        passage.editions.add(edition);
    }
    if (passage.editions.empty())
        versions.fail("expected at least one version");
    passage.text = texts(place, "text");
    if (passage.text.empty())
        place.fail("missing key \"text\"");
    const JsonPlace sources = place.at("sources");
    for (const JsonPlace &one : sources.items())
        passage.sources.push_back(source(one));
    if (passage.sources.empty())
        sources.fail("expected at least one source");
    return passage;
}

Entry entry(const JsonPlace &place)
{
    place.allowOnly({"id", "title", "kind", "question", "aliases", "cards", "passages", "related"});
    Entry entry;
    entry.id = entryId(place.at("id"));
    entry.title = text(place.at("title"));
    entry.kind = place.at("kind").word(entryKindWords);
    if (entry.kind == EntryKind::TimingStep)
        place.at("kind").fail("steps come from rules/data/timing");
    if (entry.kind == EntryKind::Question || entry.kind == EntryKind::Difference)
        entry.question = text(place.at("question"));
    else if (const auto question = place.get("question"))
        question->fail("only a question or a difference asks one");
    entry.aliases = texts(place, "aliases");
    if (entry.kind == EntryKind::Difference)
        entry.aliases.push_back(entry.id); // what citations call it
    entry.cards = texts(place, "cards");
    const JsonPlace passages = place.at("passages");
    for (const JsonPlace &one : passages.items())
        entry.passages.push_back(passage(one));
    if (entry.passages.empty())
        passages.fail("expected at least one passage");
    entry.related = texts(place, "related");
    return entry;
}

ShortAnswer shortAnswer(const JsonPlace &place)
{
    place.allowOnly({"id", "document", "line", "cards", "question", "answer"});
    constexpr int mostLines = 100'000;
    ShortAnswer answer;
    answer.id = text(place.at("id"));
    answer.document = place.at("document").word(documentWords);
    answer.line = static_cast<int>(place.at("line").integer(1, mostLines));
    answer.cards = texts(place, "cards");
    answer.question = text(place.at("question"));
    answer.answer = text(place.at("answer"));
    return answer;
}

ReferenceFile referenceFile(const JsonPlace &root)
{
    root.allowOnly({"entries", "answers"});
    ReferenceFile file;
    if (const auto entries = root.get("entries"))
        for (const JsonPlace &place : entries->items())
            file.entries.push_back(entry(place));
    if (const auto answers = root.get("answers"))
        for (const JsonPlace &place : answers->items())
            file.answers.push_back(shortAnswer(place));
    return file;
}

/// A judge waits for the desk to open, and no file needs another: they are read side by side.
std::vector<ReferenceFile> compiledInFiles()
{
    const auto wanted = [](std::string_view name) { return name.starts_with("reference-"); };
    const auto all = embeddedFiles();
    std::vector<std::future<std::vector<ReferenceFile>>> read;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (wanted(all[i].name))
            read.push_back(std::async(std::launch::async, [one = all.subspan(i, 1), wanted] {
                return core::readCompiledIn(one, wanted, readReference);
            }));
    std::vector<ReferenceFile> files;
    ReferenceFile timing = timingEntries();
    for (auto &one : read)
        std::ranges::move(one.get(), std::back_inserter(files));
    files.push_back(std::move(timing));
    return files;
}

Reference compiledIn()
{
    auto reference = Reference::unite(compiledInFiles());
    if (!reference)
        throw std::logic_error("rules/data/reference: " + core::toString(reference.error()));
    return std::move(*reference);
}

} // namespace

core::Expected<ReferenceFile, core::DataError> readReference(std::string_view text)
{
    return core::readStrictly(text, referenceFile);
}

const Reference &reference()
{
    static const Reference all = compiledIn();
    return all;
}

} // namespace rules
