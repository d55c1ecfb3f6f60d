// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/check_event.h"

#include "app/sentences/sentences.h"
#include "storage/journal.h"

#include <algorithm>

namespace app {

namespace {

/// Rows that were read are proved to follow on each other from the first on (Journal::readFrom).
void lookForSeal(Session &session, const std::string &digits, Verdict &verdict)
{
    const auto entries = session.journal().readFrom(1);
    if (!entries) {
        verdict.readable = false;
        return;
    }
    const auto lines = session.log();
    for (const std::int64_t act : sealedActs(*entries, digits)) {
        const auto line = std::ranges::find(lines, act, &LogLine::seq);
        if (line != lines.end())
            verdict.sealed.push_back(*line);
    }
    if (verdict.sealed.empty())
        verdict.readable = !session.journal().unknownAct();
    else
        verdict.followed = entries->back().seq - verdict.sealed.front().seq;
}

} // namespace

core::Expected<Verdict, Failure> checkEvent(const std::filesystem::path &path,
                                            const Environment &environment,
                                            const std::optional<std::string> &seal)
{
    const auto session = Session::open(path, environment, true);
    if (!session) {
        if (!isDamage(session.error()))
            return core::unexpected(session.error());
        return Verdict{0, {session.error().message}, false, {}, 0};
    }
    const tournament::Event &event = (*session)->event();
    storage::VerifyReport report = (*session)->journal().verify();
    Verdict verdict{report.entries, std::move(report.problems), true, {}, 0};
    for (const tournament::Finding &finding : tournament::check(event))
        verdict.problems.push_back(sentence(event, finding));
    if (seal)
        lookForSeal(**session, *seal, verdict);
    return verdict;
}

} // namespace app
