// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "next_step.h"

#include "ui/acts/actions.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct NextStepWords {
    Q_DECLARE_TR_FUNCTIONS(ui::NextStep)
};

} // namespace

QString nextStepText(const tournament::NextStep &next)
{
    using tournament::Step;
    switch (next.step) {
    case Step::Register:
        return NextStepWords::tr("Next: register players");
    case Step::Pair:
        return NextStepWords::tr("Next: pair round %1…").arg(next.round);
    case Step::Publish:
        return NextStepWords::tr("Next: publish round %1").arg(next.round);
    case Step::EnterResults:
        return NextStepWords::tr("Next: enter %n result(s)", nullptr, next.missing);
    case Step::StartCut:
        return NextStepWords::tr("Next: start the cut to the top %1…").arg(next.size);
    case Step::PlayCut:
        return NextStepWords::tr("Next: enter %n game(s) of the cut", nullptr, next.missing);
    case Step::Report:
        break;
    }
    return NextStepWords::tr("Next: report the event…");
}

QLatin1StringView nextStepAction(tournament::Step step)
{
    using tournament::Step;
    switch (step) {
    case Step::Register:
        return act::playerAdd;
    case Step::Pair:
        return act::roundPair;
    case Step::Publish:
        return act::roundPublish;
    case Step::EnterResults:
        return act::resultEnter;
    case Step::StartCut:
        return act::cutStart;
    case Step::PlayCut:
        return act::pageBracket;
    case Step::Report:
        break;
    }
    return act::exportEvent;
}

} // namespace ui
