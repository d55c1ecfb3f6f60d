// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widget_checks.h"
#include "ui/qt_catch.h"

#include <algorithm>
#include <optional>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace testing {

bool isControl(const QWidget &widget)
{
    const auto *parent = widget.parentWidget();
    if (qobject_cast<const QAbstractSpinBox *>(parent) || qobject_cast<const QComboBox *>(parent)
        || qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QHeaderView *>(&widget))
        return false; // parts of a control that has a name
    if (widget.inherits("QTableCornerButton"))
        return false; // out of sight and out of reach of the keyboard
    return qobject_cast<const QAbstractButton *>(&widget)
        || qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget)
        || qobject_cast<const QAbstractSpinBox *>(&widget)
        || qobject_cast<const QPlainTextEdit *>(&widget)
        || qobject_cast<const QAbstractItemView *>(&widget);
}

void checkNames(const QWidget &root)
{
    const auto widgets = root.findChildren<QWidget *>();
    for (auto *widget : widgets) {
        if (!widget->isVisible() || !isControl(*widget) || widget->objectName().startsWith(u"qt_"_s)
            || widget->window() != root.window())
            continue;
        CAPTURE(widget->objectName(), widget->metaObject()->className());
        auto *interface = QAccessible::queryAccessibleInterface(widget);
        REQUIRE(interface);
        CHECK_FALSE(interface->text(QAccessible::Name).isEmpty());
    }
}

QChar mnemonicOf(const QString &text)
{
    for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size();
         at = text.indexOf(u'&', at + 2)) {
        if (text[at + 1] != u'&')
            return text[at + 1].toLower();
    }
    return {};
}

void checkMnemonics(const QWidget &root, QSet<QChar> taken)
{
    const auto widgets = root.findChildren<QWidget *>();
    for (const auto *widget : widgets) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const QString text = label && label->buddy() ? label->text()
            : button                                 ? button->text()
                                                     : QString();
        const QChar letter = mnemonicOf(text);
        if (letter.isNull() || !widget->isVisible())
            continue;
        CAPTURE(root.objectName(), text);
        CHECK_FALSE(taken.contains(letter));
        taken.insert(letter);
    }
}

namespace {

/// Where a layout puts the widget or what it stands in; -1: elsewhere.
int placeIn(const QLayout &layout, const QWidget &widget)
{
    for (int i = 0; i < layout.count(); ++i) {
        auto *item = layout.itemAt(i);
        const auto *held = item->widget();
        if (held == &widget || (held && held->isAncestorOf(&widget)))
            return i;
        if (item->layout() && placeIn(*item->layout(), widget) >= 0)
            return i;
    }
    return -1;
}

/// Whether the first stands in an earlier row or column of boxes or panes than the second; nothing
/// where a grid, a form or nobody laid them out.
std::optional<bool> comesFirst(const QWidget &first, const QWidget &second)
{
    const auto *common = first.parentWidget();
    while (common && !common->isAncestorOf(&second))
        common = common->parentWidget();
    if (!common)
        return {};
    if (const auto *splitter = qobject_cast<const QSplitter *>(common)) {
        const auto pane = [splitter](const QWidget &widget) {
            int i = 0;
            while (splitter->widget(i) != &widget && !splitter->widget(i)->isAncestorOf(&widget))
                ++i;
            return i;
        };
        return pane(first) < pane(second);
    }
    for (const auto *layout = common->layout(); layout;) {
        const int a = placeIn(*layout, first);
        const int b = placeIn(*layout, second);
        if (a < 0 || b < 0)
            return {};
        if (a != b)
            return qobject_cast<const QBoxLayout *>(layout) ? std::optional(a < b) : std::nullopt;
        layout = layout->itemAt(a)->layout();
    }
    return {};
}

/// What Tab stops at in this window or page, from the one that stands first.
QList<QWidget *> tabStops(QWidget &root)
{
    QList<QWidget *> stops;
    for (auto *widget = root.nextInFocusChain(); widget != &root;
         widget = widget->nextInFocusChain()) {
        if (root.isAncestorOf(widget) && isControl(*widget) && widget->isVisibleTo(&root)
            && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0)
            stops.append(widget);
    }
    return stops;
}

} // namespace

void checkReadingOrder(QWidget &root)
{
    constexpr int sameRow = 12; // widgets whose middles are this close are one row
    auto stops = tabStops(root);
    const auto middle = [&root](const QWidget *widget) {
        return widget->mapTo(&root, widget->rect().center());
    };
    const auto reads = [&](const QWidget *first, const QWidget *second) {
        if (const auto told = comesFirst(*first, *second))
            return *told;
        const auto a = middle(first);
        const auto b = middle(second);
        return b.y() - a.y() > sameRow || (b.y() - a.y() > -sameRow && b.x() > a.x());
    };
    if (stops.isEmpty())
        return;
    const auto first = std::ranges::min_element(
        stops, [&](const QWidget *a, const QWidget *b) { return reads(a, b) && !reads(b, a); });
    std::ranges::rotate(stops, first); // the chain is a ring
    for (qsizetype i = 1; i < stops.size(); ++i) {
        CAPTURE(root.objectName(), stops[i - 1]->objectName(), stops[i]->objectName());
        CHECK(reads(stops[i - 1], stops[i]));
    }
}

void checkFits(const QWidget &root, const QSize &screen)
{
    QSize size = root.minimumSizeHint().expandedTo(root.minimumSize());
    if (const auto *layout = root.layout(); layout && layout->hasHeightForWidth())
        size.setHeight(std::max(size.height(), layout->totalMinimumHeightForWidth(screen.width())));
    CAPTURE(root.objectName(), size.width(), size.height());
    CHECK(size.width() <= screen.width());
    CHECK(size.height() <= screen.height());
}

} // namespace testing
