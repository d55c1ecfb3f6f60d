// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resting.h"

#include "core/english.h"
#include "rules/asking/document.h"
#include "rules/asking/table_edits.h"
#include "rules/rulings/answering/question_reader.h"
#include "ui/words/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <ranges>
#include <string_view>

namespace ui {

using core::Json;

namespace {

constexpr std::string_view objects = "state/objects/";
constexpr std::string_view script = "question/script/";
constexpr std::size_t mostSaid = 3;

/// Less, more and none: enough for most costs and conditions.
std::vector<Json> otherNumbers(int now)
{
    std::vector<Json> others;
    for (const int number : {0, now - 1, now + 1, now + 4})
        if (number >= 0 && number != now && std::ranges::find(others, Json(number)) == others.end())
            others.emplace_back(number);
    return others;
}

std::vector<Json> withValues(const Json &document, const std::string &path,
                             std::vector<Json> values)
{
    std::vector<Json> documents;
    for (Json &value : values) {
        documents.push_back(document);
        asking::setAt(documents.back(), path, std::move(value));
    }
    return documents;
}

/// With the card where else such a card lies.
std::vector<Json> elsewhere(const Json &document, const std::string &object)
{
    using rulings::Zone;
    std::vector<Json> documents;
    const auto now = asking::placeOf(document, object);
    if (!now || !now->host.empty())
        return documents;
    for (const Zone zone : {Zone::Hq, Zone::RnD, Zone::Archives, Zone::Rig, Zone::Grip, Zone::Stack,
                            Zone::Heap, Zone::CorpScoreArea, Zone::RunnerScoreArea}) {
        Json moved = document;
        if (zone != now->zone && asking::moveCard(moved, object, {zone}))
            documents.push_back(std::move(moved));
    }
    return documents;
}

std::vector<Json> withoutAct(const Json &document, std::string_view number)
{
    std::size_t act = 0;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), act);
    const Json *all = asking::valueAt(document, "question/script");
    if (read.ec != std::errc() || !all || !all->asArray() || act >= all->asArray()->size())
        return {};
    Json::Array acts = *all->asArray();
    acts.erase(acts.begin() + static_cast<std::ptrdiff_t>(act));
    return withValues(document, "question/script", {Json(std::move(acts))});
}

/// The same story with those words in place of a piece that was not understood, as far as it is
/// `told` or with what was done since.
Json understood(const Story &story, const saying::Situation &now, std::size_t line,
                const saying::Open &open, const saying::Offer &offer, bool told)
{
    QStringList lines = linesOf(story);
    std::string words = fromQt(story[line]->words);
    words.replace(open.span.begin, open.span.end - open.span.begin, offer.instead);
    lines[static_cast<qsizetype>(line)] = toQt(words);
    const Retold again = retold(story, now, lines);
    return (told ? again.story.back()->reading.situation : again.situation).document;
}

/// What the table could be in its place.
std::vector<Json> othersOf(const Json &document, const std::string &path)
{
    if (path.starts_with(script))
        return withoutAct(document, std::string_view(path).substr(script.size()));
    const Json *now = asking::valueAt(document, path);
    if (!now || !path.starts_with("state/") || path == "state/at" || path.ends_with("/deck"))
        return {}; // that there are cards is no number
    if (now->asInteger() && !path.ends_with("/position"))
        return withValues(document, path, otherNumbers(static_cast<int>(*now->asInteger())));
    if (now->asBool())
        return withValues(document, path, {Json(!*now->asBool())});
    if (!path.starts_with(objects))
        return {};
    const std::string rest = path.substr(objects.size());
    const std::size_t end = rest.find('/');
    return end == std::string::npos || rest.substr(end) == "/zone"
        ? elsewhere(document, rest.substr(0, end))
        : std::vector<Json>();
}

bool isOther(const AskedAnswer &answer, const Json &document)
{
    const auto asked = rulings::questionOf(document);
    if (!asked)
        return false;
    const rulings::Answer other = rulings::answer(answer.answer.version, *asked);
    return other.confidence != rulings::Confidence::NotDerivable
        && other.verdict != answer.answer.verdict;
}

/// It was taken for granted when the line was read, and is not any more.
bool isConfirmed(const saying::Situation &read, const saying::Situation &now,
                 const std::string &path)
{
    const auto holds = [&path](const saying::Situation &one) {
        return std::ranges::find(one.assumed, path, &saying::Assumed::path) != one.assumed.end();
    };
    return holds(read) && !holds(now);
}

class Search {
public:
    explicit Search(const AskedAnswer &answer) : m_answer(answer) { }

    void look(const std::string &path, const std::string &says)
    {
        const auto known = std::ranges::find(m_found, says, &Resting::says);
        if (m_found.size() >= mostSaid || known != m_found.end())
            return;
        const auto others = othersOf(m_answer.document, path);
        if (std::ranges::any_of(others, [&](const Json &one) { return isOther(m_answer, one); }))
            m_found.push_back({path, says});
    }
    /// A piece of the story was not understood. It is told anew only until that makes a difference.
    void look(const Story &story, const saying::Situation &now, std::size_t line,
              const saying::Open &open)
    {
        constexpr std::size_t most = 2;
        const auto tellsOther = [&](const saying::Offer &offer) {
            return isOther(m_answer,
                           understood(story, now, line, open, offer, isAskedBefore(m_answer)));
        };
        if (!std::ranges::any_of(open.offers | std::views::take(most), tellsOther))
            return;
        const std::string words = wordsAt(*story[line], open.span);
        m_found.push_back({{}, core::English::tr("“{words}” does not count", {{"words", words}})});
    }
    [[nodiscard]] std::vector<Resting> take() { return std::move(m_found); }

private:
    const AskedAnswer &m_answer;
    std::vector<Resting> m_found;
};

} // namespace

std::vector<Resting> restingOn(const AskedAnswer &answer, const saying::Situation &situation,
                               const Story &story)
{
    const auto confidence = answer.answer.confidence;
    if (confidence != rulings::Confidence::Derived && confidence != rulings::Confidence::Assumed)
        return {};
    Search search(answer);
    for (std::size_t line = 0; line < story.size(); ++line)
        for (const saying::Open &open : story[line]->reading.open)
            search.look(story, situation, line, open);
    for (const auto &line : story)
        for (const saying::Chip &chip : line->reading.chips)
            if (chip.guessed && chip.kind != saying::ChipKind::Question)
                for (const std::string &path : chip.paths)
                    if (!isConfirmed(line->reading.situation, situation, path))
                        search.look(path, chip.says);
    for (const saying::Assumed &one : situation.assumed)
        search.look(one.path, one.says);
    return search.take();
}

} // namespace ui
