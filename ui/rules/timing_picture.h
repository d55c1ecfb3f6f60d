// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/timing/timing.h"

#include <QListWidget>

namespace ui {

/// The steps of a turn or run from top to bottom, the present one chosen, with an arrow for every
/// way that does not lead to the next line.
class TimingPicture : public QListWidget {
    Q_OBJECT
public:
    explicit TimingPicture(QWidget *parent = nullptr);

    void show(const rules::TimingStructure &structure);
    void setPresent(std::size_t step);

Q_SIGNALS:
    /// The user says where the players are.
    void stepChosen(std::size_t step);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Arrow {
        std::size_t from = 0;
        std::size_t to = 0;
        int lane = 0; ///< from the text outward
    };
    void findArrows();
    [[nodiscard]] QRect rowOf(std::size_t step) const;

    const rules::TimingStructure *m_structure = nullptr;
    std::vector<int> m_rows; ///< by step; phases have rows of their own
    std::vector<Arrow> m_arrows;
    std::size_t m_present = 0;
};

} // namespace ui
