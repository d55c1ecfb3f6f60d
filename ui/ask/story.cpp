// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "story.h"

#include "ui/words/text.h"

#include <algorithm>

namespace ui {

using core::Json;

namespace {

bool isSame(const saying::Assumed &one, const saying::Assumed &other)
{
    return one.path == other.path && one.value == other.value;
}

bool holds(const std::vector<saying::Assumed> &all, const saying::Assumed &wanted)
{
    return std::ranges::any_of(all,
                               [&](const saying::Assumed &one) { return isSame(one, wanted); });
}

Json carriedMembers(const Json &from, const Json &to, Json onto)
{
    for (const auto &[key, value] : *from.asObject())
        if (!to.find(key))
            std::erase_if(*onto.asObject(),
                          [&](const auto &member) { return member.first == key; });
    for (const auto &[key, value] : *to.asObject()) {
        const Json *before = from.find(key);
        if (before && *before == value)
            continue;
        const Json *now = onto.find(key);
        if (now && before)
            onto.set(key, carried(*before, value, *now));
        else if (!before || !value.asObject()) // else what was changed is not there any more
            onto.set(key, value);
    }
    return onto;
}

saying::Situation doneAgain(const saying::Situation &from, const saying::Situation &to,
                            saying::Situation onto)
{
    const bool asTold = from.document == to.document;
    if (asTold && from.assumed.size() == to.assumed.size())
        return onto;
    if (!asTold)
        onto.document = carried(from.document, to.document, std::move(onto.document));
    // What was confirmed since is no longer assumed.
    std::erase_if(onto.assumed, [&](const saying::Assumed &one) {
        return holds(from.assumed, one) && !holds(to.assumed, one);
    });
    return asTold ? onto : saying::read("", onto).situation;
}

/// The table as it was when the line behind that one was read.
const saying::Situation &behind(const Story &story, std::size_t line, const saying::Situation &now)
{
    return line + 1 < story.size() ? story[line + 1]->before : now;
}

} // namespace

QStringList linesOf(const Story &story)
{
    QStringList lines;
    for (const auto &line : story)
        lines.append(line->words);
    return lines;
}

QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n'))
        if (const QString words = line.trimmed(); !words.isEmpty())
            lines.append(words);
    return lines;
}

Json carried(const Json &from, const Json &to, Json onto)
{
    if (from == to)
        return onto;
    if (from.asObject() && to.asObject() && onto.asObject())
        return carriedMembers(from, to, std::move(onto));
    const auto *before = from.asArray();
    const auto *after = to.asArray();
    auto *now = onto.asArray();
    if (!before || !after || !now || after->size() < before->size()
        || !std::equal(before->begin(), before->end(), after->begin()))
        return to;
    now->insert(now->end(), after->begin() + static_cast<std::ptrdiff_t>(before->size()),
                after->end()); // acts that were played since
    return onto;
}

Retold retold(const Story &story, const saying::Situation &now, const QStringList &lines)
{
    const auto count = static_cast<std::size_t>(lines.size());
    std::size_t same = 0;
    while (same < std::min(count, story.size())
           && story[same]->words == lines[static_cast<qsizetype>(same)])
        ++same;
    Retold told{Story(story.begin(), story.begin() + static_cast<std::ptrdiff_t>(same)),
                same < story.size() ? story[same]->before : now};
    for (std::size_t i = same; i < std::max(count, story.size()); ++i) {
        if (i < count) {
            ToldLine line{lines[static_cast<qsizetype>(i)], told.situation, {}};
            line.reading = saying::read(fromQt(line.words), line.before);
            told.situation = line.reading.situation;
            told.story.push_back(std::make_shared<const ToldLine>(std::move(line)));
        }
        if (i < story.size())
            told.situation = doneAgain(story[i]->reading.situation, behind(story, i, now),
                                       std::move(told.situation));
    }
    return told;
}

} // namespace ui
