// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys_dialog.h"

#include "ui/entry/result_entry.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/document_view.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QMenu>
#include <QMenuBar>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct Key {
    QString keys;
    QString text;
};

QString plain(QString text) { return text.remove(u'&').toHtmlEscaped(); }

QString section(const QString &title, const QList<Key> &keys)
{
    QString html = u"<tr><td colspan=\"2\"><h3>%1</h3></td></tr>"_s.arg(title);
    for (const auto &[key, text] : keys)
        html += u"<tr><td style=\"padding-right: 24px\"><b>%1</b></td><td>%2</td></tr>"_s.arg(
            key.toHtmlEscaped(), text);
    return html;
}

QString menuSections(const QMenuBar &menus)
{
    QString html;
    for (const auto *top : menus.actions()) {
        QList<Key> keys;
        for (const auto *action : top->menu()->actions())
            if (!action->shortcut().isEmpty())
                keys.append(
                    {action->shortcut().toString(QKeySequence::NativeText),
                     plain(action->text())
                         + u" <small>– %1</small>"_s.arg(action->statusTip().toHtmlEscaped())});
        if (!keys.isEmpty())
            html += section(plain(top->text()), keys);
    }
    return html;
}

QString resultSection()
{
    return section(
        KeysDialog::tr("Typing results"),
        {{KeysDialog::tr("Table, Enter, result, Enter"),
          KeysDialog::tr("One table after the other; the next one without a result is "
                         "offered. In place of its number a player's name will do.")},
         {KeysDialog::tr("A match of two games"), resultHelp(2).toHtmlEscaped()},
         {KeysDialog::tr("A single game"), resultHelp(1).toHtmlEscaped()},
         {KeysDialog::tr("Escape"), KeysDialog::tr("Leaves what was typed, one step at a time")}});
}

} // namespace

KeysDialog::KeysDialog(const QMenuBar &menus, QWidget *parent) : QDialog(parent)
{
    setObjectName("keysDialog"_L1);
    setWindowTitle(tr("Keys"));
    auto *sheet = new DocumentView(this);
    sheet->setObjectName("keysSheet"_L1);
    sheet->setAccessibleName(tr("All keys"));
    sheet->setHtml(u"<table>%1%2</table>"_s.arg(resultSection(), menuSections(menus)));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(sheet, 1);
    column->addWidget(buttons);
    openAt(*this, 96, 32);
}

} // namespace ui

#include "moc_keys_dialog.cpp"
