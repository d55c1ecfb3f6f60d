// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/event.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace interchange {

/// Whether a player with these consents is named.
using Named = bool (*)(const tournament::Consents &);

/// The event without anybody's name: players are "Player 1" … in the order of their ids,
/// organizers and judges are left out, and so are the private penalties.
[[nodiscard]] tournament::Event anonymous(tournament::Event event);
/// The event without the names of some players, by the same words, wherever an export tells them.
[[nodiscard]] tournament::Event naming(tournament::Event event, Named named);
/// What an export shows: nobody's name, or those of all who agree.
[[nodiscard]] tournament::Event forExport(const tournament::Event &event, bool anonymous);

struct Alias {
    std::string name;
    std::string alias; ///< empty: the name stays
};

/// Names with what stands for each, found in a text whatever their case: "Ann Lee" before "Ann",
/// because a part of a longer name is not a name of its own; of two equal ones the first counts.
class Aliases {
public:
    explicit Aliases(const std::vector<Alias> &aliases);

    /// `text` with whole names replaced.
    [[nodiscard]] std::string replacedIn(const std::string &text) const;

private:
    using Found = std::map<std::string, std::string, std::less<>>;

    /// The longest name that begins at `at` of a text in lower case.
    [[nodiscard]] const Found::value_type *longestAt(std::string_view lowered,
                                                     std::size_t at) const;

    Found m_aliases; ///< by name in lower case
    std::set<std::size_t, std::greater<>> m_lengths;
};

/// Every name that `before` or `now` knows, with what stands for it.
[[nodiscard]] Aliases aliases(const tournament::Event &before, const tournament::Event &now);

/// Takes names out of a document of another program that says what `now` is: keys whose meaning is
/// not known to be harmless go, names inside the other texts are replaced. `before` is what the
/// document said when it was imported.
void scrub(core::Json &document, const tournament::Event &before, const tournament::Event &now);
/// The same for the players who do not agree to be named; nobody else loses anything.
void scrubRefused(core::Json &document, const tournament::Event &before,
                  const tournament::Event &now);

} // namespace interchange
