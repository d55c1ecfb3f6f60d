// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/reading.h"

#include "core/english.h"
#include "rules/saying/acts.h"
#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/moments.h"
#include "rules/saying/numbers.h"
#include "rules/saying/past.h"
#include "rules/saying/questions.h"
#include "rules/saying/scene.h"
#include "rules/saying/settling.h"

#include <algorithm>
#include <array>
#include <utility>

namespace saying {

using core::English;

namespace {

using Reader = bool (*)(Scene &);

/// In turn: what comes first would be misread by what comes later.
constexpr std::array<Reader, 11> readers{readClick,    readPast, readMoment,  readMeeting,
                                         readRun,      readAct,  readPassive, readNumber,
                                         readCounters, readCard, readFlag};

bool beginsSentence(const Scene &scene, bool afterMark)
{
    return afterMark && (scene.value(TermKind::Ask) || scene.value(TermKind::Noun));
}

bool readOne(Scene &scene, bool afterMark)
{
    if (beginsSentence(scene, afterMark) && readQuestion(scene))
        return true;
    for (const Reader reader : readers)
        if (reader(scene))
            return true;
    return scene.value(TermKind::Ask) && readQuestion(scene);
}

std::vector<Offer> offersFor(const Scene &scene, std::size_t begin, std::size_t end)
{
    std::vector<Offer> offers;
    Scene look = scene;
    for (std::size_t at = begin; at < end; ++at) {
        look.goTo(at);
        for (const rules::CardId card : look.token().mayBe) {
            const std::string &title = rules::cardLibrary()[card].title;
            offers.push_back({title, title});
        }
    }
    return offers;
}

/// Words that nothing took.
void leaveOpen(Scene &scene, std::size_t begin, std::size_t end)
{
    const std::size_t here = scene.at();
    scene.goTo(end);
    scene.leaveOpen(begin,
                    English::tr("“{words}” is not understood.",
                                {{"words", scene.textOf(scene.spanFrom(begin))}}),
                    offersFor(scene, begin, end));
    scene.goTo(here);
}

} // namespace

Reading read(std::string_view line, const Situation &before)
{
    Scene scene(line, before);
    std::size_t openSince = 0;
    bool isOpen = false;
    bool afterMark = true;
    const auto close = [&](std::size_t end) {
        if (std::exchange(isOpen, false))
            leaveOpen(scene, openSince, end);
    };
    while (!scene.isAtEnd()) {
        const std::size_t at = scene.at();
        if (scene.token().isMark || scene.value(TermKind::Join)) {
            close(at);
            afterMark = true;
            scene.skip();
            continue;
        }
        if (readOne(scene, afterMark) && scene.at() > at) {
            const std::size_t end = scene.at();
            close(at);
            scene.goTo(end);
            afterMark = false;
            continue;
        }
        scene.goTo(at);
        if (!scene.token().isIdle()) {
            if (!isOpen)
                openSince = at;
            isOpen = true;
        }
        scene.skip();
    }
    close(scene.at());
    settle(scene.draft);
    Reading reading;
    std::ranges::stable_sort(scene.chips, {}, [](const Chip &chip) { return chip.span.begin; });
    reading.chips = std::move(scene.chips);
    reading.open = std::move(scene.open);
    reading.situation = std::move(scene.draft).situation();
    return reading;
}

} // namespace saying
