// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "web/visit.h"

namespace web {

/// The fields by which a result is said game by game, with the sides, for result_form.mustache.
void addResultFields(core::Json &view, const Visit &visit, const tournament::Round &round,
                     const tournament::Match &match);

/// What such a form says, in the words of result_notation.h; empty: nothing was chosen.
[[nodiscard]] std::string resultWords(const Fields &form, const tournament::Event &event,
                                      const tournament::Round &round,
                                      const tournament::Match &match);

/// The match of this player that he plays, has played last, or is to report; published rounds
/// only. Nothing: there is none, or it was a bye.
struct OwnMatch {
    const tournament::Round *round = nullptr;
    const tournament::Match *match = nullptr;
};
[[nodiscard]] std::optional<OwnMatch> ownMatch(const tournament::Event &event,
                                               tournament::PlayerId player);
/// The same of a table; only of published rounds.
[[nodiscard]] std::optional<OwnMatch> matchAt(const tournament::Event &event, int round, int table);

} // namespace web
