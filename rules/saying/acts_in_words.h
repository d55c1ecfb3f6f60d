// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chips say of acts.
#pragma once

#include "core/json.h"
#include "rules/cards/card.h"
#include "rules/saying/draft.h"

#include <string>
#include <string_view>

namespace saying {

/// "the Runner jacks out"
[[nodiscard]] std::string simpleInWords(std::string_view verb, rules::Side by);
[[nodiscard]] std::string spendInWords(rules::Side by, int credits);
[[nodiscard]] std::string playInWords(const Draft &draft, const std::string &card);
[[nodiscard]] std::string installInWords(const Draft &draft, const std::string &card);
[[nodiscard]] std::string rezInWords(const Draft &draft, const std::string &card);
[[nodiscard]] std::string scoreInWords(const Draft &draft, const std::string &card);
[[nodiscard]] std::string advanceInWords(const Draft &draft, const std::string &card);
[[nodiscard]] std::string accessInWords(const Draft &draft, const std::string &card);
[[nodiscard]] std::string stealInWords(const Draft &draft, const std::string &card);
[[nodiscard]] std::string trashInWords(const Draft &draft, const std::string &card, rules::Side by);
[[nodiscard]] std::string discardInWords(const Draft &draft, const std::string &card);
[[nodiscard]] std::string chooseInWords(const Draft &draft, const std::string &card);
[[nodiscard]] std::string chooseInWords(const Draft &draft, const std::string &card,
                                        rules::Side by);
[[nodiscard]] std::string declineInWords(const Draft &draft, const std::string &card);
/// "paid ability", as people tell the abilities of a card apart; empty where it has only one.
[[nodiscard]] std::string abilityInWords(const Draft &draft, const std::string &card,
                                         std::string_view ability);
/// "Femme Fatale is used: bypass"
[[nodiscard]] std::string useInWords(const Draft &draft, const std::string &card,
                                     std::string_view ability);
/// "may the Corp use Jackson Howard (shuffle)?"; `says`: the act as it is told, where there are no
/// other words for it.
[[nodiscard]] std::string mayInWords(const Draft &draft, rules::Side by, const core::Json &act,
                                     const std::string &says);
/// "it is taken to be in: Encounter with ice"
[[nodiscard]] std::string momentInWords(std::string_view step);

} // namespace saying
