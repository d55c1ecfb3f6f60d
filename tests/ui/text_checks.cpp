// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pseudo_language.h"
#include "ui/qt_catch.h"
#include "ui/widget_checks.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QSet>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

QList<QWidget *> inSight(const QWidget &root)
{
    auto widgets = root.findChildren<QWidget *>();
    widgets.removeIf([&root](const QWidget *widget) {
        return !widget->isVisible() || widget->window() != root.window();
    });
    return widgets;
}

QString plain(const QString &text)
{
    static const QRegularExpression mnemonic(u"&(.)"_s);
    return QString(text).replace(mnemonic, u"\\1"_s);
}

int widthOf(const QWidget &widget, const QString &text)
{
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

/// The widest line of what the widget shows must fit into this.
void checkRoom(const QWidget &widget, const QString &text, int room)
{
    CAPTURE(widget.window()->objectName(), widget.objectName(), widget.metaObject()->className(),
            text);
    CHECK(widthOf(widget, text) <= room);
}

void checkLabel(const QLabel &label)
{
    if (label.text().isEmpty() || label.property("elides").toBool())
        return;
    CAPTURE(label.window()->objectName(), label.objectName(), label.text(), label.size());
    if (label.wordWrap())
        CHECK(label.heightForWidth(label.width()) <= label.height());
    else
        CHECK(label.sizeHint().width() <= label.width());
    CHECK(label.minimumSizeHint().width() <= label.width());
}

void checkHeader(const QHeaderView &header)
{
    if (!header.model())
        return;
    for (int section = 0; section < header.count(); ++section) {
        if (header.isSectionHidden(section))
            continue;
        const QString title = header.model()->headerData(section, header.orientation()).toString();
        CAPTURE(header.parent()->objectName(), title);
        CHECK(header.sectionSizeHint(section) <= header.sectionSize(section));
    }
}

bool scrolls(const QWidget &widget, const QWidget &root)
{
    for (const auto *above = widget.parentWidget(); above && above != &root;
         above = above->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea *>(above))
            return true;
    }
    return false;
}

/// Widgets that stand in their parents as far as they show words.
bool showsWords(const QWidget &widget)
{
    return isControl(widget) || qobject_cast<const QLabel *>(&widget)
        || qobject_cast<const QGroupBox *>(&widget);
}

bool showsPictureOnly(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    return tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull();
}

/// Shows rules and cards, which are told in English in every language.
bool quotes(const QWidget &widget)
{
    static const QSet<QString> names{
        u"ruleHits"_s,  u"timingStep"_s,  u"timingPicture"_s, u"timingComparison"_s,
        u"corpCards"_s, u"runnerCards"_s, u"pileTable"_s,     u"differencesTable"_s,
        u"deckList"_s,  u"deckPool"_s};
    const bool sheet = widget.objectName() == "sheetView"_L1
        && widget.window()->objectName() == "rulesSheetDialog"_L1;
    return sheet || names.contains(widget.objectName())
        || widget.objectName().startsWith("timingChoice"_L1);
}

/// All that one widget says, aloud or in print.
QStringList textsOf(const QWidget &widget)
{
    QStringList texts{widget.toolTip(), widget.statusTip(), widget.accessibleName(),
                      widget.accessibleDescription()};
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts.append(label->text());
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts.append(button->text());
    if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
        texts.append(group->title());
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        texts.append(line->placeholderText());
    if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        for (int i = 0; i < box->count(); ++i)
            texts.append(box->itemText(i));
    }
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts.append(tabs->tabText(i));
    }
    if (const auto *header = qobject_cast<const QHeaderView *>(&widget);
        header && header->model()) {
        for (int i = 0; i < header->count(); ++i) {
            texts.append(header->model()->headerData(i, header->orientation()).toString());
            texts.append(
                header->model()->headerData(i, header->orientation(), Qt::ToolTipRole).toString());
        }
    }
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
        view && view->model() && !qobject_cast<const QHeaderView *>(&widget)) {
        for (int row = 0; row < std::min(view->model()->rowCount(), 20); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const auto index = view->model()->index(row, column);
                texts.append({index.data().toString(), index.data(Qt::ToolTipRole).toString()});
            }
        }
    }
    return texts;
}

} // namespace

void checkNothingClipped(const QWidget &root)
{
    for (const auto *widget : inSight(root)) {
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            checkLabel(*label);
        else if (const auto *header = qobject_cast<const QHeaderView *>(widget))
            checkHeader(*header);
        else if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
            QStyleOptionComboBox option;
            option.initFrom(box);
            const auto field = box->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                            QStyle::SC_ComboBoxEditField, box);
            if (box->sizeAdjustPolicy() != QComboBox::AdjustToMinimumContentsLengthWithIcon)
                checkRoom(*box, box->currentText(), field.width()); // else its list shows all
        } else if (const auto *line = qobject_cast<const QLineEdit *>(widget)) {
            if (line->text().isEmpty())
                checkRoom(*line, line->placeholderText(), line->width());
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget);
                   button && !showsPictureOnly(*button)) {
            const bool marked = qobject_cast<const QCheckBox *>(widget)
                || qobject_cast<const QRadioButton *>(widget);
            checkRoom(*button, button->text(),
                      marked ? button->width()
                              - (button->sizeHint().width() - widthOf(*button, button->text()))
                             : button->width());
        }
        if (showsWords(*widget) && !scrolls(*widget, root)
            && !qobject_cast<const QAbstractScrollArea *>(widget->parentWidget())) {
            const QRect place(widget->mapTo(&root, QPoint()), widget->size());
            CAPTURE(root.objectName(), widget->objectName(), place);
            CHECK(root.rect().contains(place));
        }
    }
}

void checkTranslated(const QWidget &root, const QStringList &data)
{
    const auto check = [&data](const QString &text) {
        static QSet<QString> whole; // with no data in it: most texts stand on every page
        if (text.isEmpty() || whole.contains(text))
            return;
        if (untranslated(plain(text), {}).isEmpty()) {
            whole.insert(text);
            return;
        }
        const QString rest = untranslated(plain(text), data);
        CAPTURE(text, rest);
        CHECK(rest.toStdString().empty());
    };
    check(root.windowTitle());
    const auto widgets = inSight(root);
    for (const auto *widget : widgets) {
        CAPTURE(root.objectName(), widget->objectName(), widget->metaObject()->className());
        if (quotes(*widget))
            continue;
        const auto texts = textsOf(*widget);
        for (const auto &text : texts)
            check(text);
    }
    const auto actions = root.findChildren<QAction *>();
    for (const auto *action : actions) {
        if (action->objectName().isEmpty())
            continue; // what Qt's own widgets bring along
        CAPTURE(action->objectName());
        for (const auto &text :
             {action->text(), action->iconText(), action->toolTip(), action->statusTip()})
            check(text);
    }
}

} // namespace testing
