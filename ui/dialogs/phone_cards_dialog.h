// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/day/print_service.h"
#include "tournament/event/event.h"

#include <optional>
#include <vector>

#include <QDialog>

class QComboBox;

namespace ui {

class PhoneHost;

/// For whom cards are printed, and whether they take the place of earlier ones.
class PhoneCardsDialog : public QDialog {
    Q_OBJECT
public:
    PhoneCardsDialog(PhoneHost &host, const tournament::Event &event, QWidget *parent);

    void accept() override;
    [[nodiscard]] const std::vector<app::PhoneCard> &cards() const { return m_cards; }
    [[nodiscard]] const std::optional<app::Failure> &failure() const { return m_failure; }

private:
    PhoneHost &m_host;
    const tournament::Event &m_event;
    QComboBox *m_who = nullptr;
    std::vector<app::PhoneCard> m_cards;
    std::optional<app::Failure> m_failure;
};

} // namespace ui
