// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/options.h"
#include "cli/rules_options.h"

#include "app/sentences/wording.h"
#include "core/text.h"

namespace cli {

namespace {

using core::Json;
using rules::Entry;
using rules::Passage;
using rules::Reference;

struct RulesShowOptions {
    std::string id;
    RulesVersionOptions version;
};

using Version = std::optional<rules::RulesVersion>;

/// Another version's passages are left out; a difference and a tournament rule stay whole.
bool isShown(const Entry &entry, const Passage &passage, Version version)
{
    return !version || entry.kind == rules::EntryKind::Difference
        || entry.kind == rules::EntryKind::TournamentRule
        || passage.editions.contains(rules::editionOf(*version));
}

Json passageJson(const Passage &passage)
{
    Json sources = Json::array();
    for (const rules::Source &source : passage.sources)
        sources.push(sourceJson(source));
    Json answers = Json::array();
    for (const rules::ShortAnswer &answer : passage.answers)
        answers.push(Json::object({{"id", answer.id},
                                   {"question", answer.question},
                                   {"answer", answer.answer},
                                   {"line", answer.line}}));
    return Json::object({{"versions", editionsJson(passage.editions)},
                         {"carried_over", isCarriedOver(passage)},
                         {"text", jsonList(passage.text)},
                         {"sources", std::move(sources)},
                         {"answers", std::move(answers)}});
}

Json linksJson(const Reference &reference, std::span<const std::size_t> positions)
{
    Json list = Json::array();
    for (const std::size_t position : positions)
        list.push(
            Json::object({{"id", reference[position].id}, {"title", reference[position].title}}));
    return list;
}

std::string passageText(const Passage &passage)
{
    std::string text = '\n' + editionsText(passage.editions)
        + (isCarriedOver(passage) ? " (not repeated by the Rules Reference)" : "") + '\n';
    for (const std::string &paragraph : passage.text)
        text += "  " + paragraph + '\n';
    for (const rules::ShortAnswer &answer : passage.answers)
        text += "  · " + answer.question + " " + answer.answer + '\n';
    for (const rules::Source &source : passage.sources)
        text += "    " + sourceText(source) + '\n';
    return text;
}

std::string linksText(const std::string &heading, const Reference &reference,
                      std::span<const std::size_t> positions)
{
    std::string text;
    for (const std::size_t position : positions)
        text += "  " + reference[position].title + "  [" + reference[position].id + "]\n";
    return text.empty() ? text : '\n' + heading + '\n' + text;
}

app::Failure unknown(const Reference &reference, const std::string &id)
{
    std::vector<std::string> ids;
    for (const Entry &entry : reference.entries())
        ids.push_back(entry.id);
    const auto near = core::suggestions(id, ids);
    return {app::FailureKind::BadInput,
            "There is no entry \"" + id + '"'
                + (near.empty() ? "; look for it with arbiter-cli rules find."
                                : ": did you mean " + app::wordList(near, app::Junction::Or) + '?'),
            {},
            {}};
}

Result run(const RulesShowOptions &options)
{
    const auto version = chosenVersion(options.version);
    if (!version)
        return core::unexpected(version.error());
    const Reference &reference = rules::reference();
    const auto position = reference.position(core::folded(options.id));
    if (!position)
        return core::unexpected(unknown(reference, options.id));
    const Entry &entry = reference[*position];

    Json passages = Json::array();
    std::string text = entry.title + "  [" + entry.id + "]\n"
        + (entry.question.empty() ? "" : entry.question + '\n');
    for (const Passage &passage : entry.passages)
        if (isShown(entry, passage, *version)) {
            passages.push(passageJson(passage));
            text += passageText(passage);
        }
    text += linksText("Differs between versions:", reference, reference.differences(*position))
        + linksText("See also:", reference, reference.related(*position));
    return Answer{
        Json::object({{"id", entry.id},
                      {"title", entry.title},
                      {"kind", core::toWord(rules::entryKindWords, entry.kind)},
                      {"question", entry.question.empty() ? Json() : Json(entry.question)},
                      {"versions", editionsJson(entry.editions())},
                      {"aliases", jsonList(entry.aliases)},
                      {"cards", jsonList(entry.cards)},
                      {"passages", std::move(passages)},
                      {"differences", linksJson(reference, reference.differences(*position))},
                      {"related", linksJson(reference, reference.related(*position))}}),
        text};
}

} // namespace

void addRulesShow(CommandTree &tree)
{
    auto options = tree.options<RulesShowOptions>();
    CLI::App &command = tree.add("rules show", "Show an entry of the knowledge base whole",
                                 "arbiter-cli rules show jack-out",
                                 [options](const Context &) { return run(*options); });
    argument(command, "ID", options->id, "The entry, as rules find names it");
    addVersion(tree, command, options->version);
}

} // namespace cli
