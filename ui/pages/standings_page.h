// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QComboBox;
class QLabel;

namespace ui {

class StandingsModel;
class TableView;

class StandingsPage : public Page {
    Q_OBJECT
public:
    explicit StandingsPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void updateActions(bool current) override;
    void activate() override;

private:
    void fillRounds();
    void refresh();

    StandingsModel *m_model = nullptr;
    TableView *m_table = nullptr;
    QComboBox *m_rounds = nullptr;
    QLabel *m_profile = nullptr;
    QLabel *m_banner = nullptr;
};

} // namespace ui
