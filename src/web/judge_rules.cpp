// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules desk on a phone: the same search, entries and timing as at the desk.
#include "web/judge_pages.h"

#include "app/day/event_rulings.h"
#include "core/english.h"
#include "core/harmless.h"
#include "core/text.h"
#include "rules/reference/search.h"

#include <algorithm>
#include <charconv>

namespace web {

using core::Json;

namespace {

constexpr std::size_t shownHits = 12;

/// One for the server's thread, made at the first question: a search is not for several threads.
const rules::Search &searchIn(const rules::CardLibrary *library)
{
    thread_local const rules::CardLibrary *of = nullptr;
    thread_local std::unique_ptr<rules::Search> search;
    if (!search || of != library)
        search = std::make_unique<rules::Search>(rules::reference(), library);
    of = library;
    return *search;
}

std::string editionsText(rules::EnumSet<rules::Edition> editions)
{
    std::string text;
    for (const auto &[edition, word] : rules::editionWords)
        if (editions.contains(edition))
            text += (text.empty() ? "" : ", ") + std::string(rules::nameOf(edition));
    return text;
}

std::string entryPath(const std::string &id) { return "/judge/entry?id=" + escaped(id); }

std::string sourceText(const rules::Source &source)
{
    return std::string(rules::factsOf(source.document).title);
}

Json linksTo(std::span<const std::size_t> positions)
{
    Json links = Json::array();
    for (const std::size_t position : positions) {
        const auto &entry = rules::reference()[position];
        links.push(Json::object({{"path", entryPath(entry.id)}, {"title", entry.title}}));
    }
    return links;
}

} // namespace

Response rulesPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const std::string asked = core::tidied(field(visit.request.query, "q").substr(0, 300));
    const auto version = app::rulesVersionOf(visit.event());
    Json view = ownFrame(visit, "/judge/rules");
    view.set("title", in(Pages::tr("Rules")));
    view.set("asked", asked);
    view.set("find_words", in(Pages::tr("What is asked?")));
    view.set("find_button", in(Pages::tr("Find")));
    view.set("version",
             version ? in(Pages::tr("By {version}"),
                          {{"version", rules::nameOf(rules::editionOf(*version))}})
                     : in(Pages::tr("By all versions of the rules")));
    Json hits = Json::array();
    const auto *library = visit.stage->cards ? &visit.stage->cards->library() : nullptr;
    if (!asked.empty())
        for (const auto &hit : searchIn(library).find(asked, version, shownHits)) {
            if (hit.card)
                continue;
            const auto &entry = rules::reference()[hit.position];
            hits.push(Json::object({{"path", entryPath(entry.id)},
                                    {"title", entry.title},
                                    {"excerpt", hit.excerpt.text},
                                    {"versions", editionsText(entry.editions())}}));
        }
    if (!asked.empty() && hits.asArray()->empty())
        view.set("empty", in(Pages::tr("Nothing is found: try fewer or other words.")));
    view.set("hits", hits);
    return page(visit, "rules", view);
}

Response entryPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const auto position = rules::reference().position(field(visit.request.query, "id"));
    if (!position)
        return notFound(visit);
    const auto &entry = rules::reference()[*position];
    const auto version = app::rulesVersionOf(visit.event());
    Json view = ownFrame(visit, "/judge/rules");
    view.set("title", entry.title);
    view.set("question", entry.question);
    Json passages = Json::array();
    for (const auto &passage : entry.passages) {
        Json paragraphs = Json::array();
        for (const auto &text : passage.text)
            paragraphs.push(text);
        Json answers = Json::array();
        for (const auto &answer : passage.answers)
            answers.push(Json::object({{"question", answer.question}, {"answer", answer.answer}}));
        std::string sources;
        for (const auto &source : passage.sources)
            sources += (sources.empty() ? "" : ", ") + sourceText(source);
        passages.push(Json::object(
            {{"versions", editionsText(passage.editions)},
             {"in_force", !version || passage.editions.contains(rules::editionOf(*version))},
             {"paragraphs", paragraphs},
             {"answers", answers},
             {"sources", sources}}));
    }
    view.set("passages", passages);
    view.set("other_words", in(Pages::tr("Not the version of this event")));
    view.set("related_words", in(Pages::tr("See also")));
    view.set("related", linksTo(rules::reference().related(*position)));
    view.set("differences", linksTo(rules::reference().differences(*position)));
    return page(visit, "entry", view);
}

} // namespace web
