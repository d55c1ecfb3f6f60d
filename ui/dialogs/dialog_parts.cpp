// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialog_parts.h"

#include "tournament/event.h"
#include "ui/text.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace ui {

QDialogButtonBox *addButtons(QDialog &dialog, const QString &accept)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    buttons->setObjectName("buttons"_L1);
    buttons->button(QDialogButtonBox::Ok)->setText(accept);
    buttons->button(QDialogButtonBox::Ok)->setObjectName("accept"_L1);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

void addRow(QFormLayout &form, const QString &label, QWidget &field, const QString &objectName)
{
    field.setObjectName(objectName);
    auto *caption = new QLabel(label);
    caption->setBuddy(&field);
    QString name = label;
    name.remove(u'&').remove(u':');
    field.setAccessibleName(name);
    form.addRow(caption, &field);
}

void fillPlayers(QComboBox &box, const tournament::Event &event)
{
    for (const auto &player : event.players)
        box.addItem(toQt(player.name), QVariant::fromValue(qlonglong{player.id.value}));
}

tournament::PlayerId chosenPlayer(const QComboBox &box) { return {box.currentData().toLongLong()}; }

void choosePlayer(QComboBox &box, tournament::PlayerId player)
{
    box.setCurrentIndex(box.findData(QVariant::fromValue(qlonglong{player.value})));
}

void makeOptional(QSpinBox &box, int most, const QString &none)
{
    box.setRange(0, most);
    box.setSpecialValueText(none);
}

} // namespace ui
