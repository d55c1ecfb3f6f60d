// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ask/table_layout.h"

#include <QAbstractButton>
#include <QList>
#include <QPointer>
#include <QScrollArea>

#include <cstdint>
#include <functional>
#include <memory>

namespace ui {

class BoxButton;

/// The table of a question: a box for each card, place and number. Arrows move from box to box,
/// Enter opens the menu of one, cards are dragged to other places.
class PlayTable : public QScrollArea {
    Q_OBJECT
public:
    enum class For : std::uint8_t { Playing, Looking };
    /// Whether the card comes to lie somewhere that is dropped on that box.
    using Fits = std::function<bool(const QString &object, const TableBox &target)>;

    explicit PlayTable(For use, QWidget *parent = nullptr);
    ~PlayTable() override;

    void setFits(Fits fits) { m_fits = std::move(fits); }
    void show(std::vector<BoxRow> rows);
    /// The box of that key has the keyboard next; another where there is none.
    void choose(const QString &key);
    [[nodiscard]] const TableBox *chosen() const;
    /// Where menus of the chosen box open, on the screen.
    [[nodiscard]] QPoint menuPlace() const;

    /// The keyboard is at the chosen box.
    void activate();

    /// In the order of Tab.
    [[nodiscard]] QList<QWidget *> controls() const;

Q_SIGNALS:
    void menuWanted();
    /// A digit, + or - on the chosen box, or Del.
    void keyTyped(int key, const QString &text);
    void dropped(const QString &object, const ui::TableBox &target);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void remake();
    [[nodiscard]] BoxButton *make(const TableBox &box);
    void place();
    void move(int key);
    [[nodiscard]] BoxButton *chosenButton() const;
    /// Where it is dropped; below the boxes of a place that is the place. nullptr: it fits nowhere.
    [[nodiscard]] BoxButton *targetOf(const QDropEvent &event) const;
    void setTarget(BoxButton *target);

    bool m_readOnly = false;
    std::vector<BoxRow> m_rows;
    std::unique_ptr<BoxLook> m_look;
    QWidget *m_surface = nullptr;
    std::vector<BoxButton *> m_buttons; ///< in the order of reading
    QString m_chosen;                   ///< key of a box
    Fits m_fits;
    QPointer<BoxButton> m_target; ///< of the card that is dragged
};

} // namespace ui
