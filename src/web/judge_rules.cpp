// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules desk on a phone: the same search and entries as at the desk.
#include "web/judge_pages.h"

#include "app/day/event_rulings.h"
#include "core/text.h"

#include <algorithm>

namespace web {

using core::Json;

namespace {

constexpr std::size_t shownHits = 12;

/// "Rules Reference 1.0, “Jack Out”, 931"
std::string sourceText(const InLanguage &in, const rules::Source &source)
{
    std::string section = source.section;
    std::erase(section, '"'); // some headings have quotes of their own
    return in(Pages::tr("{document}, “{section}”, line {lines}"),
              {{"document", rules::factsOf(source.document).title},
               {"section", section},
               {"lines", rules::toString(source.lines)}});
}

/// A paragraph; of a list, with a point ahead of it.
std::string paragraphText(const std::string &text)
{
    return text.starts_with("- ") ? "• " + text.substr(2) : text;
}

Json linksTo(const Visit &visit, std::span<const std::size_t> positions)
{
    Json links = Json::array();
    for (const std::size_t position : positions) {
        const auto &entry = rules::reference()[position];
        links.push(Json::object({{"path", entryPath(visit, entry.id)}, {"title", entry.title}}));
    }
    return links;
}

Json hitLine(const Visit &visit, const rules::SearchHit &hit, const rules::CardLibrary &library)
{
    if (hit.card) {
        const auto &card = library[*hit.card];
        return Json::object({{"path", cardPath(visit, card.title)},
                             {"title", card.title},
                             {"excerpt", typeText(card)},
                             {"versions", false}});
    }
    const auto &entry = rules::reference()[hit.position];
    return Json::object({{"path", entryPath(visit, entry.id)},
                         {"title", entry.title},
                         {"excerpt", hit.excerpt.text},
                         {"versions", editionsText(entry.editions())}});
}

/// By the version that is asked for, whatever it is called there.
bool holds(const rules::Entry &entry, const rules::Passage &passage,
           std::optional<rules::RulesVersion> version)
{
    return !version || entry.kind == rules::EntryKind::Difference
        || entry.kind == rules::EntryKind::TournamentRule
        || passage.editions.contains(rules::editionOf(*version));
}

Json passageJson(const InLanguage &in, const rules::Passage &passage, bool held)
{
    Json paragraphs = Json::array();
    for (const auto &text : passage.text)
        paragraphs.push(paragraphText(text));
    Json answers = Json::array();
    for (const auto &answer : passage.answers)
        answers.push(Json::object({{"question", answer.question}, {"answer", answer.answer}}));
    Json sources = Json::array();
    for (const auto &source : passage.sources)
        sources.push(sourceText(in, source));
    return Json::object({{"versions", editionsText(passage.editions)},
                         {"carried",
                          rules::isCarriedOver(passage)
                              ? Json(in(Pages::tr("The Rules Reference does not repeat it.")))
                              : Json(false)},
                         {"in_force", held},
                         {"paragraphs", paragraphs},
                         {"answers", answers},
                         {"sources", sources}});
}

/// Where a step of a turn or a run stands in the chart.
std::string chartPath(const Visit &visit, const rules::Entry &entry)
{
    if (entry.kind != rules::EntryKind::TimingStep)
        return {};
    for (const auto &[kind, word] : rules::timingKindWords)
        if (entry.id.starts_with(std::string(word) + '-'))
            return "/judge/timing?kind=" + std::string(word)
                + "&topic=" + escaped(entry.id.substr(word.size() + 1)) + versionQuery(visit);
    return {};
}

} // namespace

std::optional<rules::RulesVersion> versionAsked(const Visit &visit)
{
    const auto asked = field(visit.request.query, "version");
    if (asked == "all")
        return std::nullopt;
    const auto version = core::fromWord(rules::rulesVersionWords, asked);
    return version ? version : app::rulesVersionOf(visit.event());
}

Json versionChoices(const Visit &visit, bool all)
{
    auto now = versionAsked(visit);
    if (!all && !now)
        now = rules::RulesVersion::Rr10; // as at the desk
    Json choices = Json::array();
    if (all)
        choices.push(Json::object({{"value", "all"},
                                   {"words", visit.in(Pages::tr("By all versions of the rules"))},
                                   {"chosen", !now}}));
    for (const auto &[version, word] : rules::rulesVersionWords)
        choices.push(
            Json::object({{"value", word},
                          {"words",
                           visit.in(Pages::tr("By {version}"),
                                    {{"version", rules::nameOf(rules::editionOf(version))}})},
                          {"chosen", now == version}}));
    return choices;
}

std::string versionQuery(const Visit &visit)
{
    const auto asked = field(visit.request.query, "version");
    return asked.empty() ? std::string() : "&version=" + escaped(asked);
}

std::string editionsText(rules::EnumSet<rules::Edition> editions)
{
    std::string text;
    for (const auto &[edition, word] : rules::editionWords)
        if (editions.contains(edition))
            text += (text.empty() ? "" : ", ") + std::string(rules::nameOf(edition));
    return text;
}

std::string entryPath(const Visit &visit, const std::string &id)
{
    return "/judge/entry?id=" + escaped(id) + versionQuery(visit);
}

Response rulesPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const std::string asked = core::tidied(field(visit.request.query, "q").substr(0, 300));
    Json view = ownFrame(visit, "/judge/rules");
    view.set("title", in(Pages::tr("Rules")));
    view.set("asked", asked);
    view.set("find_words", in(Pages::tr("What is asked?")));
    view.set("find_button", in(Pages::tr("Find")));
    view.set("version_words", in(Pages::tr("Version of the rules")));
    view.set("choices", versionChoices(visit, true));
    view.set("timing_words", in(Pages::tr("Timing of turns and runs")));
    Json hits = Json::array();
    if (!asked.empty()) {
        const auto *search = visit.stage->rules ? visit.stage->rules->search() : nullptr;
        if (!search) {
            Response moment =
                problem(visit, 503, in(Pages::tr("The rules are being laid out: in a moment.")),
                        "/judge/rules?q=" + escaped(asked) + versionQuery(visit));
            moment.headers["Refresh"] = "1"; // by itself, without a script, too
            return moment;
        }
        const auto &library =
            visit.stage->cards ? visit.stage->cards->library() : rules::cardLibrary();
        for (const auto &hit : search->find(asked, versionAsked(visit), shownHits))
            hits.push(hitLine(visit, hit, library));
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
    const auto version = versionAsked(visit);
    Json view = ownFrame(visit, "/judge/rules");
    view.set("title", entry.title);
    view.set("question", entry.question);
    Json passages = Json::array();
    for (const bool held : {true, false})
        for (const auto &passage : entry.passages)
            if (holds(entry, passage, version) == held)
                passages.push(passageJson(in, passage, held));
    view.set("passages", passages);
    view.set("other_words",
             field(visit.request.query, "version").empty()
                 ? in(Pages::tr("Not the version of this event"))
                 : in(Pages::tr("Not the version you ask by")));
    view.set("chart_path", chartPath(visit, entry));
    view.set("chart_words", in(Pages::tr("Show it in the timing chart")));
    Json cards = Json::array();
    for (const auto &title : entry.cards)
        cards.push(Json::object({{"path", cardPath(visit, title)}, {"title", title}}));
    const auto titled = [&](const char *words, const Json &links) {
        return links.asArray()->empty() ? Json(false) : Json(in(words));
    };
    const Json differences = linksTo(visit, rules::reference().differences(*position));
    const Json related = linksTo(visit, rules::reference().related(*position));
    view.set("differences_words", titled(Pages::tr("Differs between versions"), differences));
    view.set("differences", differences);
    view.set("cards_words", titled(Pages::tr("Cards"), cards));
    view.set("cards", cards);
    view.set("related_words", titled(Pages::tr("See also"), related));
    view.set("related", related);
    return page(visit, "entry", view);
}

} // namespace web
