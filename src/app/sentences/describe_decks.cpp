// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/describe_parts.h"
#include "core/english.h"

namespace app {

using core::English;
using namespace tournament;

std::string described(const ActWords &, const DeckPolicyChanged &fact)
{
    return because(English::tr("Change how decks are judged"), fact.reason);
}

std::string described(const ActWords &words, const DeckSubmitted &fact)
{
    const SubmittedDeck &deck = fact.deck;
    const auto list = words.listOf(deck.player, deck.side);
    return because(findDeck(words.event(), deck.player, deck.side)
                       ? English::tr("Replace {list}", {list})
                       : English::tr("Take {list}", {list}),
                   deck.reason);
}

std::string described(const ActWords &words, const DeckWithdrawn &fact)
{
    return because(English::tr("Remove {list}", {words.listOf(fact.player, fact.side)}),
                   fact.reason);
}

std::string described(const ActWords &words, const DecksLocked &fact)
{
    return fact.players.empty()
        ? English::tr("Lock all decklists")
        : English::tr("Lock the decklists of {whom}", {{"whom", words.names(fact.players)}});
}

std::string described(const ActWords &words, const DecksUnlocked &fact)
{
    return because(fact.players.empty() ? English::tr("Unlock all decklists")
                                        : English::tr("Unlock the decklists of {whom}",
                                                      {{"whom", words.names(fact.players)}}),
                   fact.reason);
}

std::string described(const ActWords &words, const DeckAccepted &fact)
{
    return because(
        English::tr("Accept {list} in spite of the rules", {words.listOf(fact.player, fact.side)}),
        fact.acceptance.reason);
}

std::string described(const ActWords &words, const DeckAcceptanceRevoked &fact)
{
    return English::tr("No longer accept {list} in spite of the rules",
                       {words.listOf(fact.player, fact.side)});
}

std::string described(const ActWords &words, const DeckChecksDrawn &fact)
{
    return English::tr("Draw {whom} for deck checks", {{"whom", words.names(fact.draw.players)}});
}

std::string described(const ActWords &words, const DeckCheckRecorded &fact)
{
    const DeckCheck &check = fact.check;
    const auto list = words.listOf(check.player, check.side);
    return because(check.outcome == CheckOutcome::InOrder
                       ? English::tr("Check {list}: in order", {list})
                       : English::tr("Check {list}: differs", {list}),
                   check.note);
}

} // namespace app
