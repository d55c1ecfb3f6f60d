// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QComboBox;
class QDialog;
class QDialogButtonBox;
class QFormLayout;
class QSpinBox;
class QWidget;

namespace tournament {
struct Event;
struct PlayerId;
} // namespace tournament

namespace ui {

/// OK (with the words given) and Cancel, wired to the dialog.
QDialogButtonBox *addButtons(QDialog &dialog, const QString &accept);

/// A form row whose label is the buddy and, without its mnemonic, the accessible name.
void addRow(QFormLayout &form, const QString &label, QWidget &field, const QString &objectName);

/// Every player of the event, with the id as item data.
void fillPlayers(QComboBox &box, const tournament::Event &event);
[[nodiscard]] tournament::PlayerId chosenPlayer(const QComboBox &box);
void choosePlayer(QComboBox &box, tournament::PlayerId player);

/// A number that may be left out: its least value reads as `none`.
void makeOptional(QSpinBox &box, int most, const QString &none);

} // namespace ui
