// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

/// "a rezzed tollbooth": how the card lies that is named next.
[[nodiscard]] std::vector<std::string> takeLyingFlags(Scene &scene);
/// "the first", "the second one": of copies of the event or operation that was named last.
[[nodiscard]] std::optional<std::string> takeCopy(Scene &scene);
/// "the second wall": that one of the cards of its kind, in the order in which the Runner comes to
/// them or they were told.
[[nodiscard]] std::optional<std::string> takeNthOfKind(Scene &scene);
/// "another", "the second", "the other" before a card; empty: none of them.
[[nodiscard]] std::string_view takeWhich(Scene &scene);
/// The card that is named so: one on the table, or one that nobody told of yet.
[[nodiscard]] std::string copyNamed(Scene &scene, rules::CardId card, std::string_view which);
/// "an agenda (Priority Requisition)": which it is, stands behind it.
[[nodiscard]] std::optional<std::string> takeNameBehind(Scene &scene, const std::string &described);
/// "2 ice walls on hq": more that lie as the first does. Ice without a name may be named behind it.
void addCopies(Scene &scene, const std::string &object, std::optional<int> count);
/// Another copy is meant: the one on the table lies somewhere else for good.
[[nodiscard]] bool isElsewhere(const Scene &scene, const std::string &object);
/// "(one got stolen and I've scored) another", "a second one" behind that flag.
bool readFurtherCopy(Scene &scene, const std::string &flag, std::size_t begin);
/// "two", "both" before the name of a card.
[[nodiscard]] int takeCount(Scene &scene);

/// "(has two Gila Hands scored and) a third one": one that is none of those.
bool readOneMoreCopy(Scene &scene);

} // namespace saying
