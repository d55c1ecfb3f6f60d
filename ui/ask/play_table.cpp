// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_table.h"

#include "ui/ask/box_button.h"

#include <QDragMoveEvent>
#include <QHash>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// How far a box lies in the direction of an arrow key; nothing: not in that direction.
std::optional<int> distance(const QRect &from, const QRect &to, int key)
{
    const QPoint way = to.center() - from.center();
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const int ahead =
        (across ? way.x() : way.y()) * (key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1);
    // A box beside is reached by its edge: boxes of a column are of different heights.
    const int aside = across ? std::max({0, to.top() - from.bottom(), from.top() - to.bottom()})
                             : std::abs(way.x());
    if (ahead <= 0 || (across && to.left() == from.left()))
        return {};
    return ahead + 4 * aside;
}

} // namespace

PlayTable::PlayTable(For use, QWidget *parent)
    : QScrollArea(parent)
    , m_readOnly(use == For::Looking)
    , m_look(std::make_unique<BoxLook>(font()))
    , m_surface(new QWidget(this))
{
    setObjectName("askTable"_L1);
    setAccessibleName(tr("Table"));
    setWidget(m_surface);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    m_surface->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    viewport()->setAcceptDrops(use == For::Playing);
}

PlayTable::~PlayTable() = default;

void PlayTable::show(std::vector<BoxRow> rows)
{
    if (rows == m_rows)
        return;
    m_rows = std::move(rows);
    remake();
}

/// The boxes that stay keep their buttons: most of the table is the same after a key.
void PlayTable::remake()
{
    const bool focused = chosenButton() && chosenButton()->hasFocus();
    QMultiHash<QString, BoxButton *> before;
    for (BoxButton *button : std::exchange(m_buttons, {}))
        before.insert(button->objectName(), button);
    for (const BoxRow &row : m_rows)
        for (const BoxColumn &column : row.columns)
            for (const TableBox &box : column.boxes) {
                BoxButton *button = before.take(keyOf(box));
                if (button)
                    button->setBox(box);
                m_buttons.push_back(button ? button : make(box));
            }
    place();
    for (BoxButton *button : m_buttons)
        button->show();
    for (BoxButton *button : std::as_const(before)) {
        button->hide();
        button->setObjectName({});
        button->deleteLater(); // it may be one of theirs that is at work
    }
    if (!m_buttons.empty() && !chosenButton())
        m_chosen = keyOf(m_buttons.front()->box());
    if (BoxButton *button = chosenButton()) {
        button->setReached(true);
        if (focused)
            button->setFocus();
    }
}

BoxButton *PlayTable::make(const TableBox &box)
{
    auto *button = new BoxButton(box, *m_look, m_surface);
    button->installEventFilter(this);
    if (m_readOnly) {
        button->setFixed();
        return button;
    }
    connect(button, &BoxButton::menuWanted, this, [this, button] {
        choose(keyOf(button->box()));
        Q_EMIT menuWanted();
    });
    return button;
}

/// A bar takes its room only from a table that needs it: beside one that came before the boxes
/// would stand in fewer columns, and need it.
void PlayTable::place()
{
    const QScrollBar &bar = *verticalScrollBar();
    const int width = viewport()->width() + (bar.isVisible() ? bar.width() : 0);
    const int room = viewport()->height();
    m_look->setTight(false);
    TableLayout layout = layOut(m_rows, *m_look, width);
    m_look->setTight(layout.size.height() > room);
    if (layout.size.height() > room)
        layout = layOut(m_rows, *m_look, width);
    if (layout.size.height() > room)
        layout = layOut(m_rows, *m_look, width - bar.sizeHint().width());
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setGeometry(layout.boxes[i].rect);
    m_surface->resize(layout.size);
}

BoxButton *PlayTable::chosenButton() const
{
    const auto found = std::ranges::find_if(
        m_buttons, [&](const BoxButton *button) { return keyOf(button->box()) == m_chosen; });
    return found == m_buttons.end() ? nullptr : *found;
}

void PlayTable::choose(const QString &key)
{
    BoxButton *before = chosenButton();
    const QString was = std::exchange(m_chosen, key);
    BoxButton *button = chosenButton();
    if (!button) {
        m_chosen = was;
        return;
    }
    if (before)
        before->setReached(false);
    button->setReached(true);
    ensureWidgetVisible(button);
}

const TableBox *PlayTable::chosen() const
{
    const BoxButton *button = chosenButton();
    return button ? &button->box() : nullptr;
}

QList<QWidget *> PlayTable::controls() const { return {m_buttons.begin(), m_buttons.end()}; }

void PlayTable::activate()
{
    if (BoxButton *button = chosenButton())
        button->setFocus();
}

QPoint PlayTable::menuPlace() const
{
    const BoxButton *button = chosenButton();
    return button ? button->mapToGlobal(QPoint(0, button->height())) : mapToGlobal(QPoint());
}

void PlayTable::move(int key)
{
    const BoxButton *from = chosenButton();
    BoxButton *to = nullptr;
    std::optional<int> least;
    for (BoxButton *button : m_buttons) {
        const auto far = from ? distance(from->geometry(), button->geometry(), key) : std::nullopt;
        if (!far || (least && *far >= *least))
            continue;
        least = far;
        to = button;
    }
    if (!to)
        return;
    choose(keyOf(to->box()));
    to->setFocus();
}

bool PlayTable::eventFilter(QObject *watched, QEvent *event)
{
    const auto button = std::ranges::find(m_buttons, watched);
    if (button == m_buttons.end())
        return QScrollArea::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn) {
        choose(keyOf((*button)->box()));
        (*button)->update();
    }
    if (event->type() != QEvent::KeyPress)
        return QScrollArea::eventFilter(watched, event);
    choose(keyOf((*button)->box())); // in a window that is not active nobody gets the focus
    const auto &press = *static_cast<QKeyEvent *>(event);
    switch (press.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        move(press.key());
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Menu:
        if (!m_readOnly)
            Q_EMIT menuWanted();
        return true;
    default:
        break;
    }
    if (m_readOnly)
        return QScrollArea::eventFilter(watched, event);
    const QString text = press.text();
    const bool typed = !text.isEmpty() && (text[0].isDigit() || text == u"+"_s || text == u"-"_s);
    if (!typed && press.key() != Qt::Key_Delete)
        return QScrollArea::eventFilter(watched, event);
    Q_EMIT keyTyped(press.key(), text);
    return true;
}

BoxButton *PlayTable::targetOf(const QDropEvent &event) const
{
    const QString object = BoxButton::carried(*event.mimeData());
    const QPoint at = m_surface->mapFrom(viewport(), event.position().toPoint());
    BoxButton *target = nullptr;
    for (BoxButton *button : m_buttons) {
        const QRect rect = button->geometry();
        const bool above = button->box().kind == BoxKind::Place && rect.bottom() < at.y()
            && rect.left() <= at.x() && at.x() <= rect.right()
            && (!target || target->geometry().bottom() < rect.bottom());
        if (rect.contains(at) || above)
            target = button;
        if (rect.contains(at))
            break;
    }
    const bool fits = target && !object.isEmpty() && target->box().kind != BoxKind::Number
        && target->box().object != object && (!m_fits || m_fits(object, target->box()));
    return fits ? target : nullptr;
}

void PlayTable::setTarget(BoxButton *target)
{
    if (m_target)
        m_target->setTarget(false);
    m_target = target;
    if (target)
        target->setTarget(true);
}

void PlayTable::dragEnterEvent(QDragEnterEvent *event)
{
    event->setAccepted(!BoxButton::carried(*event->mimeData()).isEmpty());
}

void PlayTable::dragMoveEvent(QDragMoveEvent *event)
{
    const QPoint at = m_surface->mapFrom(viewport(), event->position().toPoint());
    ensureVisible(at.x(), at.y(), 0, fontMetrics().height()); // what is below comes into sight
    setTarget(targetOf(*event));
    event->setAccepted(!m_target.isNull());
}

void PlayTable::dragLeaveEvent(QDragLeaveEvent * /*event*/) { setTarget(nullptr); }

void PlayTable::dropEvent(QDropEvent *event)
{
    const BoxButton *target = targetOf(*event);
    setTarget(nullptr);
    event->setAccepted(target != nullptr);
    if (!target)
        return;
    // Queued: the table is drawn anew, and the drag has to end first.
    QMetaObject::invokeMethod(
        this,
        [this, object = BoxButton::carried(*event->mimeData()), box = target->box()] {
            Q_EMIT dropped(object, box);
        },
        Qt::QueuedConnection);
}

void PlayTable::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    place();
}

void PlayTable::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_look)
        return;
    *m_look = BoxLook(font());
    if (m_surface)
        remake();
}

} // namespace ui

#include "moc_play_table.cpp"
