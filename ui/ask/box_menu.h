// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ask/fact_menu.h"
#include "ui/ask/table_boxes.h"

#include <QMenu>

namespace ui {

/// Where a card of the question comes to lie that is moved there; nothing where no such card lies.
[[nodiscard]] std::optional<asking::Place> placeFor(const core::Json &document,
                                                    const std::string &object, const TableBox &box);

/// What can be done with a box of the table, that is with the table as the question begins.
class BoxMenu : public QMenu {
    Q_OBJECT
public:
    /// `rows`: the whole table, to whose places cards may move; read while the menu is made.
    BoxMenu(const TableBox &box, const std::vector<BoxRow> &rows, const core::Json &document,
            Edit edit, QWidget *parent = nullptr);

Q_SIGNALS:
    void cardWanted(const asking::Place &place);
    void replacementWanted(const QString &object);
    void abilityWanted();

private:
    void addPlace();
    void addCard(const std::vector<BoxRow> &rows);
    void addRezzed(const std::string &path);
    void addCounters(const std::string &path);
    void addMoves(const std::vector<BoxRow> &rows);
    void addChosen(const std::vector<BoxRow> &rows);
    void offer(QMenu &menu, const QString &text, const QString &what, Change change) const
    {
        addEdit(menu, text, what, std::move(change), m_edit);
    }

    const TableBox m_box;
    const core::Json m_document;
    const Edit m_edit;
};

} // namespace ui
