// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/card_store.h"

#include <functional>
#include <optional>

#include <QString>

namespace ui {

/// The cards of this user, read once for the whole window.
class UserCards {
public:
    /// `failed` is told why what the user imported cannot be read, once for each reason.
    UserCards(QString folder, std::function<void(const app::Failure &)> failed);

    /// Those compiled in and what the user imported; the former alone where that cannot be read.
    [[nodiscard]] app::CardStore store();

private:
    QString m_folder;
    std::function<void(const app::Failure &)> m_failed;
    std::optional<app::CardStore> m_store;
    std::string m_told;
};

} // namespace ui
