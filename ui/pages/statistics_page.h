// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/statistics/statistics_views.h"

class QComboBox;
class QLabel;

namespace ui {

class PlotWidget;
class StatisticsModel;
class TableView;

/// What was brought and how it did: one question at a time, as a plot and as a table.
class StatisticsPage : public Page {
    Q_OBJECT
public:
    explicit StatisticsPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void updateActions() override;
    void activate() override;

private:
    void layOut();
    void refresh();
    void showView();
    void copyPicture();
    void copyTable();
    void print();
    void save();
    [[nodiscard]] StatisticsView view() const;
    [[nodiscard]] bool hasFigures() const;

    tournament::Statistics m_statistics;
    StatisticsModel *m_model = nullptr;
    QComboBox *m_views = nullptr;
    PlotWidget *m_plot = nullptr;
    TableView *m_table = nullptr;
    QLabel *m_remark = nullptr;
    bool m_stale = true; ///< the event changed while another page was in sight
};

} // namespace ui
