// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "act_text.h"

#include "core/english.h"
#include "ui/ask/ask_text.h"
#include "ui/ask/moment_strip.h"
#include "ui/ask/play.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstddef>

namespace ui {

namespace {

struct ActTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ActText)
};

const rules::TimingStep *findStep(const rulings::PlayedOut &out, const std::string &name)
{
    for (const auto *structure : {out.moment.structure, out.moment.around})
        if (structure)
            for (const rules::TimingStep &step : structure->steps)
                if (step.topic == name || step.id == name)
                    return &step;
    // Of a run that has not begun, or is over.
    for (const auto &[kind, word] : rules::timingKindWords)
        if (const auto *step = rules::timingStructure(out.version, kind).findTopic(name))
            return step;
    return nullptr;
}

} // namespace

QString stepCalled(const rulings::PlayedOut &out, const std::string &name)
{
    const rules::TimingStep *step = findStep(out, name);
    return step ? stepText(*step) : QString();
}

QString stepAhead(const rulings::PlayedOut &out, const std::string &name)
{
    const rules::TimingStep *step = findStep(out, name);
    const auto &structure = *out.moment.structure;
    const auto isIt = [step](const rules::TimingStep &one) { return &one == step; };
    const auto at = std::ranges::find_if(structure.steps, isIt) - structure.steps.begin();
    const QString called = stepCalled(out, name);
    if (at > static_cast<std::ptrdiff_t>(out.moment.step))
        return called;
    // The game has been there, and comes there again.
    if (out.moment.kind != rules::TimingKind::Run)
        //: a step of a turn, at which the next action is taken
        return ActTextWords::tr("%1 – for the next action").arg(called);
    const rules::TimingStep *access = structure.findTopic("access");
    return access && step >= access
        //: a step of a run, at which the next card is accessed
        ? ActTextWords::tr("%1 – for the next card").arg(called)
        //: a step of a run, at the next ice
        : ActTextWords::tr("%1 – for the next ice").arg(called);
}

QString actText(const rulings::PlayedOut &out, const rulings::Act &act, const std::string &words)
{
    if (act.kind == rulings::ActKind::To)
        if (const auto *step = findStep(out, act.step))
            return ActTextWords::tr("Both let the game go on to step %1").arg(stepText(*step));
    return capitalized(toQt(words));
}

QString actText(const Play &play, std::size_t act)
{
    const rulings::PlayedOut &whole = *play.whole();
    const rulings::Act &done = play.answer()->asked.question.script[act];
    const QString text = actText(whole, done, whole.script[act]);
    const rules::TimingStep *meant = findStep(whole, done.step);
    const rules::TimingStep *now = act < whole.cameTo.size() ? whole.cameTo[act] : nullptr;
    return done.kind == rulings::ActKind::To && meant && now && meant->topic != now->topic
        //: that the game goes on to a step, and the step to which it came
        ? ActTextWords::tr("%1 – it came to step %2").arg(text, stepText(*now))
        : text;
}

QString takenBackText(const Play &play)
{
    if (play.isPlayed())
        return capitalized(play.line().changed);
    const rulings::PlayedOut *whole = play.whole();
    return whole && !whole->script.empty() ? actText(play, whole->script.size() - 1) : QString();
}

QString reasonsText(const std::vector<rulings::Reason> &reasons)
{
    QStringList cited;
    for (const rulings::Reason &reason : reasons)
        for (const rulings::RuleCitation &one : reason.citations) {
            const QString text = citationText(one);
            if (!cited.contains(text))
                cited.append(text);
        }
    return cited.join(QStringLiteral(" · "));
}

QString refusalText(const rulings::PlayedOut &out, const rulings::RefusedAct &refused)
{
    const QString act = actText(out, refused.act, refused.words);
    QString why = toQt(refused.why);
    if (refused.act.kind == rulings::ActKind::To)
        if (const auto *step = findStep(out, refused.act.step))
            why.replace(toQt(refused.act.step), stepText(*step));
    const QString text = refused.unknown
        //: an act, and why the engine cannot say whether it is allowed
        ? ActTextWords::tr("%1 – not derived: %2").arg(act, why)
        //: an act, and why it is not allowed
        : ActTextWords::tr("%1 – no: %2").arg(act, why);
    const QString cited = reasonsText(refused.because);
    return cited.isEmpty() ? text : text + QStringLiteral("\n") + cited;
}

QString saidThere(const LineOfPlay &line)
{
    if (!line.walkthrough)
        return {};
    // Played differently it is no longer what the document tells of.
    const auto script = scriptOf(line.situation.document);
    const auto told = scriptOf(line.walkthrough->document);
    const auto acts = static_cast<std::ptrdiff_t>(std::min(line.shown, script.size()));
    if (script.size() < line.shown || told.size() < line.shown
        || !std::equal(script.begin(), script.begin() + acts, told.begin()))
        return {};
    QString says;
    for (const asking::WalkthroughStep &step : line.walkthrough->steps)
        if (step.acts <= line.shown)
            says = toQt(core::ofData(step.says));
    return says;
}

} // namespace ui
