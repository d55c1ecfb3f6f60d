// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/settling_line.h"

#include "rules/saying/access_asked.h"
#include "rules/saying/bids.h"
#include "rules/saying/by_ability.h"
#include "rules/saying/clicks_spent.h"
#include "rules/saying/correcting.h"
#include "rules/saying/counted_now.h"
#include "rules/saying/deciding.h"
#include "rules/saying/finishing.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/intending.h"
#include "rules/saying/memory_told.h"
#include "rules/saying/numbers.h"
#include "rules/saying/paid_at_end.h"
#include "rules/saying/placing.h"
#include "rules/saying/results_told.h"
#include "rules/saying/run_before.h"
#include "rules/saying/said_back.h"
#include "rules/saying/scored_with.h"
#include "rules/saying/standing.h"
#include "rules/saying/trying.h"
#include "rules/saying/turn_end.h"
#include "rules/saying/where_done.h"
#include "rules/saying/wholes.h"

namespace saying {

void settleLine(Scene &scene, const Draft &before, std::vector<Span> &notUnderstood)
{
    settleIntended(scene);
    leaveAskedUndone(scene);
    for (const Span read : settleWholes(scene))
        std::erase(notUnderstood, read);
    settleDecisions(scene, notUnderstood);
    settleCorrections(scene, before);
    settlePassing(scene);
    settleJackedOut(scene);
    settleRunBefore(scene);
    settleActionBehindRun(scene);
    settleScoredWith(scene);
    settleAccessAsked(scene);
    settleToldSuccess(scene);
    settleByAbility(scene);
    settleBids(scene);
    settleMemoryLeft(scene);
    settleCountedNow(scene);
    settleFirstClick(scene);
    settleClicksSpent(scene);
    settleResults(scene);
    settleDiscards(scene);
    settlePaidAtEnd(scene);
    finish(scene, notUnderstood);
    tellMeanings(scene);
    settleAndTry(scene, before);
    doubtUntoldMoment(scene);
    tellPlaying(scene);
    doubtWhatStandsNoMore(scene);
    doubtSaidBack(scene);
}

} // namespace saying
