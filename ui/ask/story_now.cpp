// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "story_now.h"

#include "core/text.h"
#include "rules/asking/document.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/saying/undone.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <ranges>
#include <string>
#include <utility>

namespace ui {

using core::Json;
using saying::Undone;

namespace {

bool isLeftOut(const saying::Open &open)
{
    return open.undone && open.undone->left != Undone::Left::In;
}

/// The acts before it are those that were told, and it is not among those behind them.
bool isMissing(const Json::Array &script, const Json::Array &told, const Undone &undone)
{
    const auto at = static_cast<std::ptrdiff_t>(undone.at);
    return std::ssize(script) >= at && std::ssize(told) >= at
        && std::equal(script.begin(), script.begin() + at, told.begin())
        && std::find(script.begin() + at, script.end(), undone.act) == script.end();
}

Json::Array toldBy(const ToldLine &line) { return scriptOf(line.reading.situation.document); }

/// Words about a card of which an ability was used at the table since they were told.
bool isUsedSince(const saying::Open &open, const ToldLine &line, const Json &document)
{
    const Json::Array script = scriptOf(document);
    const auto told = std::min(toldBy(line).size(), script.size());
    const std::string words = core::folded(wordsAt(line, open.span));
    return std::any_of(
        script.begin() + static_cast<std::ptrdiff_t>(told), script.end(), [&](const Json &act) {
            const Json *used = act.find("use");
            const std::string use = used && used->asString() ? *used->asString() : std::string();
            const auto title = asking::titleOf(document, use.substr(0, use.find('#')));
            return title && words.find(core::folded(*title)) != std::string::npos;
        });
}

/// Nothing: it does not hold.
std::optional<saying::Open> openNow(const saying::Open &open, const ToldLine &line,
                                    const Json &document, const rulings::PlayedOut *whole)
{
    if (!open.undone && !open.isClaim && isUsedSince(open, line, document))
        return std::nullopt;
    if (!open.undone || !whole)
        return open;
    if (isLeftOut(open))
        return isMissing(scriptOf(document), toldBy(line), *open.undone) ? std::optional(open)
                                                                         : std::nullopt;
    if (whole->to != rulings::PlayedTo::Refused)
        return std::nullopt;
    Undone undone = *open.undone;
    undone.why = whole->why;
    return saying::openOf(open.span, std::move(undone));
}

} // namespace

Story storyNow(const Story &story, const Json &document, const rulings::PlayedOut *whole)
{
    Story marked;
    for (const auto &line : story) {
        const bool isLonger = scriptOf(document).size() > toldBy(*line).size();
        if (!isLonger && std::ranges::none_of(line->reading.open, [](const saying::Open &one) {
                return one.undone.has_value();
            })) {
            marked.push_back(line);
            continue;
        }
        ToldLine now = *line;
        now.reading.open.clear();
        for (const saying::Open &open : line->reading.open)
            if (auto holds = openNow(open, *line, document, whole))
                now.reading.open.push_back(*std::move(holds));
        marked.push_back(std::make_shared<const ToldLine>(std::move(now)));
    }
    return marked;
}

void putBack(Json &document, const Story &story, rules::RulesVersion version)
{
    for (const auto &line : story | std::views::reverse) // the last was left out of the least
        for (const saying::Open &open : line->reading.open | std::views::reverse) {
            Json::Array script = scriptOf(document);
            if (!isLeftOut(open) || !isMissing(script, toldBy(*line), *open.undone))
                continue;
            script.insert(script.begin() + static_cast<std::ptrdiff_t>(open.undone->at),
                          open.undone->act);
            Json tried = document;
            asking::setAt(tried, "question/script", std::move(script));
            const auto asked = rulings::questionOf(tried);
            if (asked
                && rulings::playOut(version, *asked, rulings::Enumerate::Nothing).to
                    == rulings::PlayedTo::End)
                document = std::move(tried);
        }
}

} // namespace ui
