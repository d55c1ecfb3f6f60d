// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/refusal_parts.h"
#include "app/sentences/sentences.h"
#include "core/english.h"

namespace app {

using core::English;
using tournament::Event;
using tournament::Refusal;
using tournament::RefusalCode;

std::string deckSentence(const Event &event, const Refusal &refusal)
{
    const core::SentenceValue who{"who", namesOf(event, refusal.players)};
    const core::SentenceValue side{"side", refusal.text};
    const bool all = refusal.players.empty();
    switch (refusal.code) {
    case RefusalCode::DecksAreLocked:
        return all ? English::tr("All lists are locked, because no card may be changed during the "
                                 "tournament: give a reason for the exception.")
                   : English::tr("The lists of {who} are locked, because no card may be changed "
                                 "during the tournament: give a reason for the exception.",
                                 {who});
    case RefusalCode::DecksAlreadyLocked:
        return all
            ? English::tr("All lists are locked already: there is nothing to do.")
            : English::tr("The lists of {who} are locked already: there is nothing to do.", {who});
    case RefusalCode::DecksAlreadyUnlocked:
        return all
            ? English::tr("No list is locked: there is nothing to do.")
            : English::tr("The lists of {who} are not locked: there is nothing to do.", {who});
    case RefusalCode::DeckMissing:
        return English::tr("{who} has handed in no {side} list: take it first.", {who, side});
    case RefusalCode::DeckTwice:
        return English::tr("Two lists were given as the {side} list of {who}: choose one.",
                           {who, side});
    case RefusalCode::DeckEmpty:
        return English::tr(
            "The {side} list of {who} names no card: give the name and number of each.",
            {who, side});
    case RefusalCode::DeckUnreadable:
        return English::tr("The {side} list of {who} is not a text of a decklist's length: hand in "
                           "another file.",
                           {who, side});
    case RefusalCode::DeckQuantityInvalid:
        return English::tr(
            "{number} copies of \"{card}\" cannot be in the list of {who}: correct the number.",
            {{"number", refusal.number}, {"card", refusal.text}, who});
    case RefusalCode::DeckAcceptanceReasonMissing:
        return English::tr("A list that stands although it breaks a rule needs a reason: say why.");
    case RefusalCode::DeckNotAccepted:
        return English::tr("The {side} list of {who} was not accepted in spite of the rules: there "
                           "is nothing to take back.",
                           {who, side});
    case RefusalCode::DeckCheckNoteMissing:
        return English::tr("The deck of {who} differs from the list: note what differs.", {who});
    default:
        return English::tr("{number} players cannot be drawn: choose from 1 to {most}.",
                           {{"number", refusal.number}, {"most", refusal.most}});
    }
}

} // namespace app
