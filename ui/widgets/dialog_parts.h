// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <optional>

#include <QString>

class QComboBox;
class QDialog;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class QWidget;

namespace ui {

/// OK (with the words given) and Cancel, wired to the dialog.
QDialogButtonBox *addButtons(QDialog &dialog, const QString &accept);

/// Room for so many letters and lines, but no larger than the window it belongs to.
void openAt(QDialog &dialog, int letters, int lines);

/// A form row whose label is the buddy and, without its mnemonic, the accessible name.
void addRow(QFormLayout &form, const QString &label, QWidget &field, const QString &objectName);

/// What would come of the fields above; lines kept free for it, so that no field jumps.
void makePreview(QLabel &label, const QString &objectName, const QString &name, int lines);

enum class Who { Everybody, Playing };
/// Players of the event by name, with the id as item data.
void fillPlayers(QComboBox &box, const tournament::Event &event, Who who = Who::Everybody);
[[nodiscard]] tournament::PlayerId chosenPlayer(const QComboBox &box);
void choosePlayer(QComboBox &box, tournament::PlayerId player);

void fillTiers(QComboBox &box, tournament::Tier chosen);
/// Numbers of Swiss rounds, or sizes of the cut; first the words for leaving it to the suggestion.
void fillRounds(QComboBox &box, const QString &automatic);
void fillCuts(QComboBox &box, const QString &automatic);
/// Nothing: the suggestion.
[[nodiscard]] std::optional<int> chosenNumber(const QComboBox &box);
void chooseNumber(QComboBox &box, std::optional<int> number);

/// A number that may be left out: its least value reads as `none`.
void makeOptional(QSpinBox &box, int most, const QString &none);

} // namespace ui
