// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <QDialog>

class QLabel;
class QLineEdit;

namespace ui {

/// Which card comes there: by its title, a nickname or a part of its name.
class CardDialog : public QDialog {
    Q_OBJECT
public:
    using Holds = std::function<bool(const std::string &title)>;

    /// `where`: in words. Only titles for which `lies` holds are offered, first those that `played`
    /// holds for.
    CardDialog(const QString &where, const Holds &lies, const Holds &played,
               QWidget *parent = nullptr);

    [[nodiscard]] std::string title() const;
    void accept() override;

private:
    Holds m_lies;
    QLineEdit *m_line = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace ui
