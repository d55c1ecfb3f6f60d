// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QCheckBox;
class QLabel;
class QProgressBar;
class QScrollArea;

namespace ui {

class OddsModel;
class PlotWidget;
class TableView;

/// Who makes the cut, by simulated finishes: asked for by the user, worked out beside the window,
/// with the model in words below the figures.
class OddsPage : public Page {
    Q_OBJECT
public:
    explicit OddsPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void activate() override;

private:
    void layOut();
    void refresh();
    void explainSelected();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString modelText() const;

    OddsModel *m_model = nullptr;
    TableView *m_table = nullptr;
    QCheckBox *m_weigh = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_state = nullptr;
    QLabel *m_words = nullptr;
    QLabel *m_details = nullptr;
    PlotWidget *m_places = nullptr;
    QWidget *m_one = nullptr; ///< about the selected player
    QScrollArea *m_placesArea = nullptr;
};

} // namespace ui
