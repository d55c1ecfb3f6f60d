// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/describe_parts.h"
#include "core/english.h"

namespace app {

using core::English;
using namespace tournament;

std::string described(const ActWords &, const CutSeeded &fact)
{
    if (fact.form == CutForm::None)
        return English::tr("Offer the seeds of the imported file for a cut");
    return because(
        English::tr("Cut to the top {size}", {{"size", static_cast<int>(fact.seeds.size())}}),
        fact.reason);
}

std::string described(const ActWords &, const CutCancelled &)
{
    return English::tr("Cancel the cut");
}

std::string described(const ActWords &words, const CutGamePaired &fact)
{
    return English::tr("Game {game} at table {table}: {first} – {second}",
                       {{"game", fact.match.game},
                        {"table", fact.match.table},
                        {"first", words.name(fact.match.p1)},
                        {"second", words.name(*fact.match.p2)}});
}

std::string described(const ActWords &words, const CutGameWithdrawn &fact)
{
    const Match *match = findMatch(words.event(), fact.round, fact.table);
    if (match)
        return English::tr("Withdraw game {game}", {{"game", match->game}});
    return English::tr("Withdraw {where}", {words.where(fact.round, fact.table)});
}

std::string described(const ActWords &words, const SidesSettled &fact)
{
    const Match *match = findMatch(words.event(), fact.round, fact.table);
    if (!match || !fact.p1Side)
        return English::tr("Open the sides of {where}", {words.where(fact.round, fact.table)});
    const PlayerId corp = *fact.p1Side == Side::Corp ? match->p1 : *match->p2;
    return English::tr("{who} is Corp in game {game}", {words.who(corp), {"game", match->game}});
}

std::string described(const ActWords &words, const QualifierReplaced &fact)
{
    return English::tr(
        "{entering} plays in the cut for {leaving}",
        {{"entering", words.name(fact.entering)}, {"leaving", words.name(fact.leaving)}});
}

} // namespace app
