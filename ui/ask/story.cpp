// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "story.h"

#include "rules/asking/document.h"
#include "ui/words/text.h"

#include <algorithm>
#include <string_view>

namespace ui {

using core::Json;

namespace {

constexpr std::string_view actsPath = "question/script";

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
    if (!asTold) {
        // Acts played behind other ones than were told then belong to that line of play.
        const bool goesOn = scriptOf(onto.document) == scriptOf(from.document);
        Json::Array told = scriptOf(onto.document);
        onto.document = carried(from.document, to.document, std::move(onto.document));
        if (!goesOn)
            asking::setAt(onto.document, actsPath, std::move(told));
    }
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

std::string wordsAt(const ToldLine &line, saying::Span span)
{
    return fromQt(line.words).substr(span.begin, span.end - span.begin);
}

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

Json::Array scriptOf(const Json &document)
{
    const Json *script = asking::valueAt(document, actsPath);
    return script && script->asArray() ? *script->asArray() : Json::Array();
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

namespace {

QStringList wordsOf(const QStringList &lines)
{
    return lines.join(u' ').toCaseFolded().split(u' ', Qt::SkipEmptyParts);
}

/// How many words of the one stand in the other in the same order.
qsizetype commonWords(const QStringList &one, const QStringList &other)
{
    std::vector<qsizetype> common(static_cast<std::size_t>(other.size()) + 1, 0);
    for (const QString &word : one) {
        qsizetype diagonal = 0;
        for (std::size_t i = 1; i < common.size(); ++i) {
            const qsizetype above = common[i];
            common[i] = word == other[static_cast<qsizetype>(i) - 1]
                ? diagonal + 1
                : std::max(above, common[i - 1]);
            diagonal = above;
        }
    }
    return common.back();
}

/// Hardly a word is left of what was told: it is about something else.
bool isAnother(const QStringList &lines, const QStringList &before)
{
    const QStringList now = wordsOf(lines);
    const QStringList then = wordsOf(before);
    return !now.isEmpty() && !then.isEmpty()
        && 2 * commonWords(now, then) < std::min(now.size(), then.size());
}

bool tells(const saying::Reading &reading, const std::string &path)
{
    return std::ranges::any_of(reading.chips,
                               [&](const saying::Chip &chip) { return chip.tells(path); });
}

/// Numbers that the words tell only now stand, whatever was set there before.
void keepTold(const saying::Reading &before, const saying::Reading &now, Json &onto)
{
    for (const saying::Chip &chip : now.chips)
        for (const std::string &path : chip.paths) {
            const Json *told = asking::valueAt(now.situation.document, path);
            const Json *then = asking::valueAt(before.situation.document, path);
            const bool isSame = told && then && *told == *then && tells(before, path);
            if (chip.kind == saying::ChipKind::Number && told && told->asInteger() && !isSame)
                asking::setAt(onto, path, *told);
        }
}

} // namespace

Retold retold(const Story &story, const saying::Situation &now, const QStringList &lines)
{
    const auto count = static_cast<std::size_t>(lines.size());
    std::size_t same = 0;
    while (same < std::min(count, story.size())
           && story[same]->words == lines[static_cast<qsizetype>(same)])
        ++same;
    Retold told{Story(story.begin(), story.begin() + static_cast<std::ptrdiff_t>(same)),
                same < story.size() ? story[same]->before : now};
    const bool isFresh = isAnother(lines, linesOf(story));
    for (std::size_t i = same; i < std::max(count, story.size()); ++i) {
        if (i < count) {
            ToldLine line{lines[static_cast<qsizetype>(i)], told.situation, {}};
            line.reading = saying::read(fromQt(line.words), line.before);
            told.situation = line.reading.situation;
            told.story.push_back(std::make_shared<const ToldLine>(std::move(line)));
        }
        if (i >= story.size() || isFresh)
            continue;
        told.situation = doneAgain(story[i]->reading.situation, behind(story, i, now),
                                   std::move(told.situation));
        if (i < count)
            keepTold(story[i]->reading, told.story.back()->reading, told.situation.document);
    }
    return told;
}

} // namespace ui
