// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page that asks keeps from one day to the next.
#include "ask_page.h"

#include "ui/ask/story_field.h"
#include "ui/services/drafts.h"
#include "ui/words/text.h"

#include <cstddef>
#include <cstdint>

namespace ui {

namespace {

constexpr QLatin1StringView questionKey{"ask/question"};
constexpr QLatin1StringView typedKey{"ask/typed"};

std::vector<saying::Assumed> assumedOf(const core::Json *all)
{
    std::vector<saying::Assumed> assumed;
    for (const core::Json &one : all && all->asArray() ? *all->asArray() : core::Json::Array()) {
        const auto *path = one.find("path");
        const auto *value = one.find("value");
        const auto *says = one.find("says");
        if (path && path->asString() && value && says && says->asString())
            assumed.push_back({*path->asString(), *value, *says->asString()});
    }
    return assumed;
}

core::Json jsonOf(const std::vector<saying::Assumed> &all)
{
    core::Json assumed = core::Json::array();
    for (const saying::Assumed &one : all)
        assumed.push(
            core::Json::object({{"path", one.path}, {"value", one.value}, {"says", one.says}}));
    return assumed;
}

} // namespace

void AskPage::restore()
{
    restoreQuestion();
    m_say->show(m_play.line().story);
    m_drafts.follow(*m_say, typedKey); // what was not sent, too
    m_say->moveCursor(QTextCursor::End);
}

void AskPage::restoreQuestion()
{
    const auto *kept = m_drafts.find(questionKey);
    const auto *document = kept ? kept->find("document") : nullptr;
    const auto *about = kept ? kept->find("about") : nullptr;
    if (!document || !about || !about->asString())
        return;
    LineOfPlay line;
    line.situation.document = *document;
    line.about = toQt(*about->asString());
    line.shown = actsOf(*document);
    const auto *asked = kept->find("asked");
    line.asked =
        asked && asked->asInteger() ? static_cast<std::size_t>(*asked->asInteger()) : line.shown;
    line.situation.assumed = assumedOf(kept->find("assumed"));
    const auto *story = kept->find("story");
    const auto *before = kept->find("before");
    if (story && story->asString() && before)
        line.story = retold({}, {*before, assumedOf(kept->find("assumed_before"))},
                            linesOf(toQt(*story->asString())))
                         .story;
    m_play.begin(std::move(line));
}

void AskPage::keep() const
{
    if (m_play.isEmpty()) {
        m_drafts.forget(questionKey);
        return;
    }
    const LineOfPlay &line = m_play.line();
    core::Json kept = core::Json::object({{"about", fromQt(line.about)},
                                          {"document", m_play.document()},
                                          {"asked", static_cast<std::int64_t>(line.asked)},
                                          {"assumed", jsonOf(line.situation.assumed)}});
    if (!line.story.empty()) {
        const saying::Situation &before = line.story.front()->before;
        kept.set("story", fromQt(linesOf(line.story).join(u'\n')));
        kept.set("before", before.document);
        kept.set("assumed_before", jsonOf(before.assumed));
    }
    m_drafts.keep(questionKey, std::move(kept));
}

} // namespace ui
