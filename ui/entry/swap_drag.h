// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <functional>
#include <optional>

#include <QObject>
#include <QPoint>

class QAbstractItemView;
class QDropEvent;
class QMimeData;
class QModelIndex;

namespace ui {

/// Dragging one player of a list of tables onto another: asks for the two to change places. The
/// keys for it are those of the action; this is its way for the mouse.
class SwapDrag : public QObject {
    Q_OBJECT
public:
    using PlayerAt = std::function<std::optional<tournament::PlayerId>(const QModelIndex &)>;

    /// `playerAt` tells whose name a cell shows.
    SwapDrag(QAbstractItemView &view, PlayerAt playerAt);

    void setEnabled(bool enabled) { m_enabled = enabled; }
    /// What is carried; the caller owns it. It is worth something in this list only.
    [[nodiscard]] QMimeData *carried(tournament::PlayerId player) const;

Q_SIGNALS:
    void swapWanted(tournament::PlayerId first, tournament::PlayerId second);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void start();
    [[nodiscard]] QString list() const;
    [[nodiscard]] bool isOurs(const QDropEvent &event) const;
    [[nodiscard]] std::optional<tournament::PlayerId> under(const QPoint &position) const;
    /// Who would change places, nothing where the drop means nothing.
    [[nodiscard]] std::optional<std::pair<tournament::PlayerId, tournament::PlayerId>>
    meant(const QDropEvent &event) const;

    QAbstractItemView &m_view;
    PlayerAt m_playerAt;
    bool m_enabled = false;
    std::optional<QPoint> m_pressed;
};

} // namespace ui
