// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/card_store.h"
#include "rules/reference/search.h"

#include <future>
#include <memory>

namespace web {

/// What judges' pages search, laid out in a thread of its own from the moment the hall is on: the
/// first judge does not wait for it, nor does anybody behind him, nor the desk.
class RulesDesk {
public:
    /// The cards must outlive it; none: those compiled in.
    explicit RulesDesk(const app::CardStore *cards);

    /// Null while it is being laid out. The search is for one thread: the server's.
    [[nodiscard]] const rules::Search *search() const;
    /// Wordings that the user imported, by the key of their title; empty while it is laid out.
    [[nodiscard]] const rules::CardTexts &texts() const;
    /// For tests and programs that have the time.
    void await() const { m_laid.wait(); }

private:
    struct Laid;
    [[nodiscard]] const Laid *laid() const;

    std::shared_future<std::shared_ptr<const Laid>> m_laid;
};

} // namespace web
