// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/citation.h"
#include "core/fraction.h"
#include "tournament/event/event.h"

#include <filesystem>
#include <string>
#include <string_view>

#include <QString>
#include <QStringList>

namespace ui {

/// The one way of texts into the window and onto paper: harmless, and isolated from what stands
/// beside them (core::isolated).
[[nodiscard]] QString toQt(std::string_view text);
/// The same for what is edited, compared or handed to other programs: harmless only.
[[nodiscard]] QString fieldText(std::string_view text);
[[nodiscard]] inline std::string fromQt(const QString &text) { return text.toStdString(); }
/// What toQt made of a text, as a field or another program wants it.
[[nodiscard]] QString withoutIsolates(const QString &shown);

[[nodiscard]] std::filesystem::path toPath(const QString &path);
[[nodiscard]] QString pathText(const std::filesystem::path &path);

/// Of a text that was broken into lines, or shortened: what was isolated in it is so on every line.
[[nodiscard]] QStringList isolatedLines(QStringList lines);

/// For labels whose text can be selected: Qt 6.4 takes the direction of their lines from the first
/// letter even where it is isolated, and turned a line that began with such a name.
[[nodiscard]] QString selectableText(QString text);

/// The name of a file or what else does not come by toQt, in one line for people to read.
[[nodiscard]] QString shownLine(const QString &text);
/// A path for people to read.
[[nodiscard]] QString shownPath(const QString &path);

/// What a file may be called after a text, on every system and in its folder; without an ending.
[[nodiscard]] QString fileNameFor(const QString &text);

/// "Corp", "Runner".
[[nodiscard]] QString sideText(tournament::Side side);
/// "playing", "dropped after round 2" …
[[nodiscard]] QString statusText(const tournament::Player &player);
/// To what a player does not agree: "not named, not photographed"; empty for nothing.
[[nodiscard]] QString refusedText(const tournament::Consents &consents);
[[nodiscard]] QString tierText(tournament::Tier tier);
/// "Top 8", "No cut".
[[nodiscard]] QString cutText(int size);
/// What the rounds before a late entry are.
[[nodiscard]] QString lateEntryText(tournament::LateEntry late);
[[nodiscard]] QString penaltyText(tournament::PenaltyKind kind);
/// Where a ruling was given: "Round 2, table 3".
[[nodiscard]] QString rulingPlaceText(const tournament::Ruling &ruling);
/// "Tournament Rules 3.0.2, “Swiss Pairings”", empty for no rule.
[[nodiscard]] QString ruleText(const core::Citation &rule);
/// Its sentence and, on a second line, the rule behind it.
[[nodiscard]] QString failureText(const app::Failure &failure);
/// core::toDecimal as the language writes it: "2,563" in German.
[[nodiscard]] QString decimalText(const core::Fraction &fraction, int digits);
/// A text of the user as a menu may show it: ampersands doubled.
[[nodiscard]] QString menuText(const QString &text);

} // namespace ui
