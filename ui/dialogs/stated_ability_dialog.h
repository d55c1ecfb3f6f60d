// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/asking/document.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace ui {

/// An ability of a card as the judge reads it, for a card whose text the rules engine does not
/// know.
class StatedAbilityDialog : public QDialog {
    Q_OBJECT
public:
    /// `cards`: those it may belong to.
    StatedAbilityDialog(const std::vector<asking::NamedCard> &cards, QWidget *parent = nullptr);

    [[nodiscard]] std::string object() const; ///< its name in the question
    [[nodiscard]] asking::StatedAbility ability() const;

private:
    void fill(const std::vector<asking::NamedCard> &cards);

    QComboBox *m_card = nullptr;
    QComboBox *m_when = nullptr;
    QCheckBox *m_optional = nullptr;
    QSpinBox *m_credits = nullptr;
    QComboBox *m_effect = nullptr;
    QSpinBox *m_amount = nullptr;
    QComboBox *m_player = nullptr;
};

} // namespace ui
