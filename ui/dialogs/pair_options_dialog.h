// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QListWidget;
class QPushButton;

namespace ui {

/// What the organizer wants of the next pairing: who sits together, who stays apart, and at a draft
/// whether an odd field gets a bye and which seats meet.
class PairOptionsDialog : public QDialog {
    Q_OBJECT
public:
    PairOptionsDialog(const tournament::Event &event, const tournament::PairRound &request,
                      QWidget *parent = nullptr);
    [[nodiscard]] tournament::PairRound request() const;

private:
    enum class Wish { Together, Apart };
    struct Pair {
        Wish wish{};
        tournament::PlayerId first;
        tournament::PlayerId second;
    };

    void layOut();
    void add(Wish wish);
    void append(const Pair &pair);
    void removeSelected();
    void look();

    const tournament::Event &m_event;
    std::vector<Pair> m_pairs; ///< by row of the list
    QComboBox *m_first = nullptr;
    QComboBox *m_second = nullptr;
    QPushButton *m_together = nullptr;
    QPushButton *m_apart = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_remove = nullptr;
    QCheckBox *m_bye = nullptr;
    QCheckBox *m_seats = nullptr;
};

} // namespace ui
