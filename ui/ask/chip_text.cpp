// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_text.h"

#include "core/json.h"
#include "rules/asking/table_edits.h"
#include "rules/saying/explained.h"
#include "ui/ask/ask_text.h"
#include "ui/ask/play.h"
#include "ui/ask/story.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string_view>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct ChipTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ChipText)
};

QString readText(const saying::Chip &chip, const QString &read)
{
    //: what was read, and by what it is of that player: "The Corp has 5 credits (“I” is the
    //: Corp)"
    const QString says =
        chip.taken.empty() ? read : ChipTextWords::tr("%1 (%2)").arg(read, toQt(chip.taken));
    //: what was read, though mistyped or cut short
    return chip.guessed ? ChipTextWords::tr("≈ %1").arg(says) : ChipTextWords::tr("✓ %1").arg(says);
}

/// With its mark, unless that stands behind it.
std::string asQuestion(const std::string &meaning, const std::string &behind)
{
    const std::size_t next = behind.find_first_not_of(' ');
    return next != std::string::npos && behind[next] == '?' ? meaning : meaning + '?';
}

/// An act is done wherever it stands among the others by now, as often as it was told up to there.
bool isAmong(const core::Json::Array &told, std::size_t at, const core::Json::Array &now)
{
    const auto behind = told.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    return std::count(told.begin(), behind, told[at]) <= std::ranges::count(now, told[at]);
}

/// What tells of a moment behind acts names the script: the game goes on to there all the same, or
/// further.
bool comesThere(const core::Json::Array &told, const core::Json::Array &now)
{
    for (std::size_t at = 0; at < told.size(); ++at)
        if (told[at].find("to") && !isAmong(told, at, now)
            && !(at < now.size() && now[at].find("to")))
            return false;
    return true;
}

bool isStillDone(std::string_view path, const core::Json &told, const core::Json &now)
{
    constexpr std::string_view script = "question/script";
    const core::Json::Array then = scriptOf(told);
    if (!path.starts_with(script))
        return false;
    path.remove_prefix(script.size());
    if (path.empty())
        return comesThere(then, scriptOf(now));
    path.remove_prefix(1);
    std::size_t at = 0;
    (void)std::from_chars(path.data(), path.data() + path.size(), at);
    return at < then.size() && isAmong(then, at, scriptOf(now));
}

/// The same cards lie on the table, and as much was understood.
bool isSameTable(const saying::Reading &one, const saying::Reading &other)
{
    const core::Json *cards = asking::valueAt(one.situation.document, "state/objects");
    const core::Json *others = asking::valueAt(other.situation.document, "state/objects");
    const bool same = cards && others ? *cards == *others : cards == others;
    return same && one.open.size() <= other.open.size();
}

} // namespace

bool isOvertaken(const saying::Chip &chip, const core::Json &told, const core::Json &now)
{
    return std::ranges::any_of(chip.paths, [&](const std::string &path) {
        if (isStillDone(path, told, now))
            return false;
        const core::Json *then = asking::valueAt(told, path);
        const core::Json *there = asking::valueAt(now, path);
        if (!then || (there && *there == *then))
            return false;
        if (there && then->find("to") && there->find("to"))
            return false; // the game has gone on from there
        const auto *members = there && there->asObject() ? then->asObject() : nullptr;
        return !members || std::ranges::any_of(*members, [there](const auto &member) {
            const core::Json *one = there->find(member.first);
            return member.first != "script" && (!one || *one != member.second); // it goes on
        });
    });
}

bool isRestedOn(const Play &play, const std::string &says)
{
    return std::ranges::find(play.resting(), says, &Resting::says) != play.resting().end();
}

QStringList readTexts(const saying::Chip &chip)
{
    const QString says = toQt(chip.says);
    QStringList texts;
    if (chip.guessed && chip.kind == saying::ChipKind::Question)
        for (const QString &question : questionsIn(says))
            texts.append(readText(chip, capitalized(question)));
    return texts.isEmpty() ? QStringList{readText(chip, capitalized(says))} : texts;
}

namespace {

/// What stands around a piece that is left out, without the marks that parted it from the rest.
std::string joined(std::string_view before, std::string_view behind)
{
    constexpr std::string_view ends = ".?;:";
    const std::size_t last = before.find_last_not_of(" ,");
    before = before.substr(0, last == std::string_view::npos ? 0 : last + 1);
    if (before.empty() || ends.find(before.back()) != std::string_view::npos) {
        const std::size_t first = behind.find_first_not_of(" ,.?;:");
        behind = first == std::string_view::npos ? std::string_view() : behind.substr(first);
    }
    const bool isParted = before.empty() || behind.empty() || behind.front() == ' '
        || behind.front() == ',' || ends.find(behind.front()) != std::string_view::npos;
    return std::string(before) + (isParted ? "" : " ") + std::string(behind);
}

} // namespace

QString corrected(const ToldLine &line, saying::Span span, const saying::Offer &offer)
{
    const std::string words = fromQt(line.words);
    const std::string before = words.substr(0, span.begin);
    const std::string behind = words.substr(std::min(span.end, words.size()));
    if (offer.instead.empty())
        return toQt(joined(before, behind));
    std::string with = before + offer.instead + behind;
    if (const auto meanings = saying::explainedIn(offer.instead); !meanings.empty()) {
        std::string plain = before + asQuestion(meanings.back().text, behind) + behind;
        if (isSameTable(saying::read(plain, line.before), saying::read(with, line.before)))
            with = std::move(plain);
    }
    return toQt(with);
}

QStringList saidOf(const Play &play)
{
    QStringList said{linesOf(play.story())};
    if (play.answer() && isAskedBefore(*play.answer()))
        said.append(u"?"_s);
    for (const saying::MissingNumber &one : play.missing())
        said.append(toQt(one.path));
    for (const auto &told : play.story()) {
        for (const saying::Open &open : told->reading.open)
            said.append(u"⚠"_s + toQt(open.says));
        for (const saying::Chip &chip : told->reading.chips)
            said.append(toQt(chip.says + chip.taken)
                        + (isOvertaken(chip, told->reading.situation.document, play.document())
                               ? u'-'
                               : u'+'));
    }
    for (const Resting &one : play.resting())
        said.append(u"="_s + toQt(one.path));
    for (const saying::Assumed &one : play.line().situation.assumed)
        said.append(toQt(one.path) + toQt(one.says) + toQt(core::dump(one.value)));
    return said;
}

} // namespace ui
