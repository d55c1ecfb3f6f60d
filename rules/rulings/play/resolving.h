// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects resolve one after the other, whatever each of them is.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rulings {

/// What an effect leaves behind that no other fact of a situation tells: for an encounter or a run,
/// or for longer.
enum class Remains : std::uint8_t { Nothing, ForRun, ForTurn };

/// An ability that has triggered resolves whatever becomes of its source. After each effect the
/// abilities it met resolve.
void resolve(Table &table, const std::vector<Effect> &effects, Context &context);
/// So many of the same text follow it.
void resolveOne(Table &table, const Effect &effect, Context &context, std::size_t toCome = 0);
/// Abilities that effects made for so long are no more.
void expireAwaiting(Table &table, Duration until, Side controller);
/// What waited for the end of the encounter, the run or the turn.
void resolveDelayed(Table &table, Duration until);
/// Whether any of this, one after the other, would change anything, costs and triggers left out of
/// account.
[[nodiscard]] bool canChangeAnything(const Table &table, std::span<const Effect> effects,
                                     Context context);
/// That there is less than the least number that a part of them asks for; empty: there is enough.
[[nodiscard]] Sentence whatIsTooFew(const Table &table, const std::vector<Effect> &effects,
                                    const Context &context);
/// Whether it can be done completely: what a player who must choose has to look at.
[[nodiscard]] bool canResolveFully(const Table &table, const Effect &effect,
                                   const Context &context);

// What each operation says of itself.
[[nodiscard]] Remains remainsOf(const Effect &effect);
/// Of a modifier: for one encounter.
[[nodiscard]] bool lastsForEncounter(const Effect &effect);
/// It decides what other effects speak of, and does no more.
[[nodiscard]] bool onlyDecides(const Effect &effect);
/// It waits for its moment, whatever it will do then.
[[nodiscard]] bool comesLater(const Effect &effect);
/// Of an effect that is told to have resolved: which parts inside it did; nullptr: not told.
[[nodiscard]] const std::vector<Effect> *partsDone(const Table &table, const Effect &effect,
                                                   const Context &context);
/// So much of what it is about: "2 credits".
[[nodiscard]] Sentence soMuchOf(const Effect &effect, int number);
/// Where it puts cards of that player, if it does not matter which cards they are.
[[nodiscard]] std::optional<Zone> putsInto(const Effect &effect, Side owner);

/// The server of the run that one of those effects makes, as far as the text or the script names
/// it; none: they make no run.
[[nodiscard]] ServerId serverOfRun(const Table &table, const std::vector<Effect> &effects,
                                   ObjectId source);

} // namespace rulings
