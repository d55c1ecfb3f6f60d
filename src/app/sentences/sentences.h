// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "storage/journal.h"
#include "tournament/clock/time_procedure.h"
#include "tournament/cut/bracket_wiring.h"
#include "tournament/event/event.h"
#include "tournament/gate/checker.h"
#include "tournament/results/result_notation.h"
#include "tournament/standings/structure.h"

#include <string>
#include <vector>

namespace app {

// The one place where codes and numbers become English. Every sentence says what, where and what
// to do.

[[nodiscard]] std::string sentence(const tournament::Event &event,
                                   const tournament::Refusal &refusal);
[[nodiscard]] std::string sentence(const tournament::NotationError &error);
[[nodiscard]] std::string sentence(const storage::StorageError &error);
/// Of a backup that failed while the event itself is safe.
[[nodiscard]] std::string backupSentence(const storage::StorageError &error);
[[nodiscard]] std::string sentence(const tournament::Event &event,
                                   const tournament::Reason &reason);
[[nodiscard]] std::string sentence(const tournament::Event &event,
                                   const tournament::Relaxation &relaxation);
[[nodiscard]] std::string sentence(const tournament::Event &event,
                                   const tournament::Finding &finding);
[[nodiscard]] std::string sentence(const tournament::Advice &advice);
/// What to do when time is called.
[[nodiscard]] std::string sentence(const tournament::TimeStep &step);
/// Who will sit there: "seed 3", "winner of game 5".
[[nodiscard]] std::string sentence(const tournament::Slot &slot);

/// How the seeds that an imported file names for a cut of this size differ from the standings;
/// empty where they do not, or it names none.
[[nodiscard]] std::string namedSeedsSentence(const tournament::Event &event, int size);

/// One line that names an act: for the log and for "Undo …". `before` is the state it met. Undo and
/// redo are told by EventLog, which knows the acts they concern.
[[nodiscard]] std::string describe(const tournament::Event &before, const storage::Entry &entry);

/// Whose own table these moves leave; empty where nobody's.
[[nodiscard]] std::string keptTables(const tournament::Event &event,
                                     const tournament::MatchesMoved &moved);

/// What an act has brought that nobody asked for: pairings or seeds of the cut that would have been
/// other ones, a table left that was kept; empty where nothing.
[[nodiscard]] std::string consequence(const tournament::Event &before,
                                      const tournament::Event &after,
                                      const tournament::Facts &facts);

[[nodiscard]] Failure failure(const tournament::Event &event, const tournament::Refusal &refusal);
[[nodiscard]] Failure failure(const tournament::Event &event,
                              const tournament::NotationFailure &notation);
[[nodiscard]] Failure failure(const storage::StorageError &error);

[[nodiscard]] std::string nameOf(const tournament::Event &event, tournament::PlayerId player);
/// "Ada, Ben and Cy".
[[nodiscard]] std::string namesOf(const tournament::Event &event,
                                  const std::vector<tournament::PlayerId> &players);
/// "4–2" under this profile, "bye", or "" while there is none; partial results end with "…".
[[nodiscard]] std::string shortResult(const tournament::Event &event,
                                      const tournament::Round &round,
                                      const tournament::Match &match);

/// Why the log cannot take this name of who sits at the desk; nothing: it can.
[[nodiscard]] std::optional<Failure> unfitActor(const std::string &actor);

} // namespace app
