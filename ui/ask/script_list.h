// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/whole_lines_list.h"

#include <optional>

namespace ui {

class Play;

/// What was done, act by act. The one that is chosen, by keys or a click, shows its moment.
class ScriptList : public WholeLinesList {
    Q_OBJECT
public:
    explicit ScriptList(QWidget *parent = nullptr);

    void show(const Play &play);

Q_SIGNALS:
    void momentWanted(std::size_t acts);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void want(int row);
    void tellWanted();
    /// No higher than its acts.
    void fit();

    std::optional<std::size_t> m_wanted;
};

} // namespace ui
