// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/describe_parts.h"
#include "core/english.h"

namespace app {

using core::English;
using namespace tournament;

std::string described(const ActWords &, const EventCreated &fact)
{
    return English::tr("Create {event}", {{"event", fact.details.name}});
}

std::string described(const ActWords &, const DetailsChanged &)
{
    return English::tr("Change the event's details");
}

std::string described(const ActWords &, const AnnouncementChanged &fact)
{
    const auto &[rounds, cut, minutes] = fact.announcement;
    //: rounds or a cut
    const std::string suggested = English::tr("as suggested");
    return because(English::tr("Announce rounds: {rounds}, cut: {cut}, {minutes} minutes",
                               {{"rounds", rounds ? std::to_string(*rounds) : suggested},
                                {"cut",
                                 !cut            ? suggested
                                     : *cut == 0 ? English::tr("none")
                                                 : std::to_string(*cut)},
                                {"minutes", minutes}}),
                   fact.reason);
}

std::string described(const ActWords &, const ScheduleChanged &)
{
    return English::tr("Change the schedule");
}

std::string described(const ActWords &, const ProfileChanged &fact)
{
    return because(
        English::tr("Change the rules profile to {profile}", {{"profile", fact.profile.name}}),
        fact.reason);
}

std::string described(const ActWords &, const PlayerAdded &fact)
{
    return English::tr("Add {who}", {{"who", fact.player.name}});
}

std::string described(const ActWords &words, const PlayerEdited &fact)
{
    const std::string before = words.name(fact.player.id);
    if (before == fact.player.name)
        return English::tr("Edit {who}", {{"who", before}});
    return English::tr("Rename {before} to {after}",
                       {{"before", before}, {"after", fact.player.name}});
}

std::string described(const ActWords &words, const PlayerRemoved &fact)
{
    return English::tr("Remove {who}", {words.who(fact.player)});
}

std::string described(const ActWords &words, const PlayerDropped &fact)
{
    return English::tr("Drop {who}", {words.who(fact.player)});
}

std::string described(const ActWords &words, const PlayerReinstated &fact)
{
    return English::tr("Reinstate {who}", {words.who(fact.player)});
}

std::string described(const ActWords &words, const PlayerDisqualified &fact)
{
    return because(English::tr("Disqualify {who}", {words.who(fact.player)}), fact.reason);
}

std::string described(const ActWords &words, const PenaltyRecorded &fact)
{
    return English::tr("Penalty for {who}", {words.who(fact.penalty.player)});
}

std::string described(const ActWords &words, const RulingRecorded &fact)
{
    const Ruling &ruling = fact.ruling;
    const core::SentenceValue judge{"judge", ruling.judge};
    const core::SentenceValue question{"question", ruling.question};
    const core::SentenceValue answer{"answer", ruling.answer};
    if (ruling.table == 0)
        return English::tr("Ruling by {judge}: {question} – {answer}", {judge, question, answer});
    return English::tr("Ruling by {judge}, {where}: {question} – {answer}",
                       {judge, words.where(ruling.round, ruling.table), question, answer});
}

std::string described(const ActWords &, const TableRangesChanged &)
{
    return English::tr("Set the table numbers");
}

std::string described(const ActWords &, const SourceKept &)
{
    return English::tr("Keep the imported document");
}

} // namespace app
