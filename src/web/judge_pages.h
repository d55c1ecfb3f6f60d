// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/document.h"
#include "web/rooms.h"

#include <optional>
#include <string>

namespace web {

// Pages of judges that stand in files of their own.

/// The search of the rules desk, one entry of it and one card.
[[nodiscard]] Response rulesPage(const Visit &visit);
[[nodiscard]] Response entryPage(const Visit &visit);
[[nodiscard]] Response cardPage(const Visit &visit);
/// Where in a turn or a run the players are, step by step; two versions side by side.
[[nodiscard]] Response timingPage(const Visit &visit);
/// A ruling by shape: its facts, and the answer with reasons by the event's version.
[[nodiscard]] Response askPage(const Visit &visit);
/// The list a player handed in, to compare a pile with.
[[nodiscard]] Response decksPage(const Visit &visit);
[[nodiscard]] Answer recordCheck(const Visit &visit, const Fields &form);

// What several of them say.

/// By which version a judge asks: `version` of the query, else the event's; nothing: by all.
[[nodiscard]] std::optional<rules::RulesVersion> versionAsked(const Visit &visit);
/// The choice of one, for a form; `all`: together, too.
[[nodiscard]] core::Json versionChoices(const Visit &visit, bool all);
/// "&version=faq16", for links that go on asking by it; empty where the query names none.
[[nodiscard]] std::string versionQuery(const Visit &visit);
/// "Core Rules 2012, FAQ 1.6"
[[nodiscard]] std::string editionsText(rules::EnumSet<rules::Edition> editions);
[[nodiscard]] std::string entryPath(const Visit &visit, const std::string &id);
[[nodiscard]] std::string cardPath(const Visit &visit, const std::string &title);
/// "Anarch, program, Virus"
[[nodiscard]] std::string typeText(const rules::Card &card);

} // namespace web
