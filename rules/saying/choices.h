// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"

#include <optional>

namespace saying {

/// "takes the tag", "ends the run": one of what a card lets somebody choose.
[[nodiscard]] std::optional<SaidAct> takeOption(Scene &scene);
/// "declines to use femme": what a player may do is not done.
[[nodiscard]] std::optional<SaidAct> takeDeclined(Scene &scene);
/// "pays 4", "corp pays": the only thing that waits for somebody to pay for it.
[[nodiscard]] std::optional<SaidAct> takePayment(Scene &scene);

/// Somebody says how much is paid, and it is not what it takes.
[[nodiscard]] bool isOtherPrice(const Draft &draft, const SaidAct &said, std::optional<int> number);

/// "Can he afford it?" while a card is accessed: what it does for credits, else to steal or trash
/// it.
[[nodiscard]] std::optional<SaidAct> paidOnAccess(Scene &scene, std::string_view words);

} // namespace saying
