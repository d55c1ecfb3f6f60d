// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Menus that change a fact of a question.
#pragma once

#include "core/json.h"
#include "rules/saying/reading.h"

#include <QString>

#include <functional>
#include <optional>

class QMenu;

namespace ui {

/// A change of the question's document, and what it is in words.
using Change = std::function<void(core::Json &)>;
using Edit = std::function<void(const QString &what, const Change &change)>;

void addEdit(QMenu &menu, const QString &text, const QString &what, Change change,
             const Edit &edit);
/// Numbers, reached by their digits, “not known” and “not stated”.
void addNumbers(QMenu &menu, const QString &name, const std::string &path, const Edit &edit);
/// Yes, no and “not known”, but for what it is now.
void addTruth(QMenu &menu, const QString &name, const std::string &path, const core::Json &now,
              const Edit &edit);
/// Other values of what was taken for granted; false where it is no number and no truth.
bool addOthers(QMenu &menu, const saying::Assumed &assumed, const Edit &edit);

/// What a key does to a number: a digit sets it, + and - count, Del states it no more (null).
/// Nothing: the key does nothing.
[[nodiscard]] std::optional<core::Json> typedNumber(const core::Json *now, int key,
                                                    const QString &text);

} // namespace ui
