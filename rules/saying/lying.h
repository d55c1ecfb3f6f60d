// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a card lies.
#pragma once

#include "rules/saying/draft.h"

#include <string>

namespace saying {

class Scene;

/// It is an agenda, or its own text puts it into a score area.
[[nodiscard]] bool mayBeScored(const Draft &draft, const std::string &object);
/// "rezzed": the card lies so from now on. False where such a card cannot.
bool applyFlag(Draft &draft, const std::string &object, const std::string &flag);
/// A current lies beside the servers once it was played.
[[nodiscard]] bool isCurrentCard(const Draft &draft, const std::string &object);
/// "ash in remote 1 with eli": in the same server; "moves to remote 1 with Ash": in that one.
[[nodiscard]] std::string serverSpokenOf(const Draft &draft, const std::string &card);
/// On a card: hosted there, or chosen by it.
void putOn(Draft &draft, const std::string &object, const std::string &other);

/// "femme bypasses tollbooth": then it has chosen that ice.
void assumeChosen(Draft &draft, const std::string &card, const std::string &ice);

/// It is installed in servers and their roots: an agenda, asset or upgrade.
[[nodiscard]] bool liesInServer(rules::CardType type);
/// Its text says that others are hosted on it.
[[nodiscard]] bool hostsOthers(const Draft &draft, const std::string &object);
/// Parasite and its like, which never lie but on another card.
[[nodiscard]] bool liesOnOthers(const Draft &draft, const std::string &object);
/// No card lies on ice, or on a card that hosts none, that is not said to be installed on such
/// cards, or to choose one.
[[nodiscard]] bool mayLieOn(const Draft &draft, const std::string &object,
                            const std::string &other);
/// On that card or, where it hosts nothing, beside it: "Project Beale sits on SanSan City Grid".
void putOnOrBeside(Draft &draft, const std::string &object, const std::string &other);
/// "Tollbooth protects HQ, rezzed"
[[nodiscard]] std::string howItLies(const Draft &draft, const std::string &object);

/// In that server, where nobody says another place.
void putInServer(Draft &draft, const std::string &object, const std::string &server);
/// The card named last in this clause is an upgrade, or none is: only those lie in the root of a
/// central server.
[[nodiscard]] bool isUpgradeBefore(const Scene &scene);

} // namespace saying
