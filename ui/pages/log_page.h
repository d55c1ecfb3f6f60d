// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QLabel;

namespace ui {

class LogModel;
class TableView;

class LogPage : public Page {
    Q_OBJECT
public:
    explicit LogPage(const PageContext &context, QWidget *parent = nullptr);

    void update(const tournament::ChangeSet &changes) override;
    void activate() override;

private:
    LogModel *m_model = nullptr;
    TableView *m_table = nullptr;
    QLabel *m_seal = nullptr; ///< as it would be printed now, to be copied
};

} // namespace ui
