// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hall/phone_desk.h"

#include <optional>
#include <utility>
#include <vector>

#include <QDialog>

class QComboBox;

namespace ui {

/// How what phones say is taken, kind by kind.
class PhonePolicyDialog : public QDialog {
    Q_OBJECT
public:
    PhonePolicyDialog(app::PhoneDesk &desk, QWidget *parent);

    void accept() override;
    /// Why it could not be kept.
    [[nodiscard]] const std::optional<app::Failure> &failure() const { return m_failure; }

private:
    app::PhoneDesk &m_desk;
    std::vector<std::pair<app::InboxKind, QComboBox *>> m_boxes;
    std::optional<app::Failure> m_failure;
};

} // namespace ui
