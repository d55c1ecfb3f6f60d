// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/acts_of_others.h"

#include "core/english.h"

#include <algorithm>

namespace app {

using core::English;

namespace {

/// The last act in force that was done here; it stays where only an act of others goes.
std::optional<std::string> ownAct(const std::vector<LogLine> &log, const Session &session,
                                  const ActRange &span)
{
    const std::string own = nameInLog(session);
    const auto act = std::find_if(log.rbegin(), log.rend(), [&](const LogLine &line) {
        return line.live && line.seq > 1 && line.seq < span.first && line.actor == own;
    });
    return act == log.rend() ? std::nullopt : std::optional(act->text);
}

} // namespace

std::string nameInLog(const Session &session)
{
    std::string who = session.actor();
    if (!session.desk().empty() && session.journal().shared())
        who.append(" @ ").append(session.desk());
    return who;
}

std::vector<LogLine> actsOfOthers(const Session &session, const ActRange &span)
{
    std::vector<LogLine> lines = session.log();
    const std::string own = nameInLog(session);
    std::erase_if(lines, [&](const LogLine &line) {
        return !line.live || line.seq < span.first || line.seq > span.last || line.actor == own;
    });
    return lines;
}

std::optional<std::string> whoseActsGo(const Session &session, const ActRange &span)
{
    const auto others = actsOfOthers(session, span);
    if (others.empty())
        return std::nullopt;
    const LogLine &last = others.back();
    if (others.size() > 1)
        return English::tr(
            "This takes back {count} acts of others; the last one is by {who}: "
            "{act}.",
            {{"count", static_cast<int>(others.size())}, {"who", last.actor}, {"act", last.text}});
    if (const auto own = ownAct(session.log(), session, span); own && span.first == span.last)
        return English::tr("{who} has acted since you did. This takes back: {act}. Your own last "
                           "act stays: {own}.",
                           {{"who", last.actor}, {"act", last.text}, {"own", *own}});
    return English::tr("This takes back an act of {who}: {act}.",
                       {{"who", last.actor}, {"act", last.text}});
}

} // namespace app
