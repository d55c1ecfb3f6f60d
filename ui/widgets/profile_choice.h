// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/profile.h"

#include <vector>

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace ui {

class FactList;

/// A rules profile with its formulas in words, and what a timed game is worth where the profile
/// leaves that to the organizer.
class ProfileChoice : public QWidget {
    Q_OBJECT
public:
    enum class Formulas { Few, All };

    /// `profiles` are what can be chosen, at least one.
    ProfileChoice(std::vector<tournament::Profile> profiles, Formulas formulas,
                  QWidget *parent = nullptr);

    [[nodiscard]] tournament::Profile profile() const;
    /// The event's own copy takes the place of the one of its id.
    void choose(const tournament::Profile &profile);
    /// The one of this id; leaves the choice as it is where there is none.
    void choose(const std::string &id);

Q_SIGNALS:
    void changed();

private:
    void profileChosen();
    void explain();

    std::vector<tournament::Profile> m_profiles;
    Formulas m_formulas{};
    QComboBox *m_choice = nullptr;
    QWidget *m_timed = nullptr;
    QSpinBox *m_ahead = nullptr;
    QSpinBox *m_behind = nullptr;
    QSpinBox *m_equal = nullptr;
    FactList *m_facts = nullptr;
};

} // namespace ui
