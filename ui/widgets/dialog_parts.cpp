// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialog_parts.h"

#include "tournament/standings/structure.h"
#include "ui/words/text.h"

#include <QCollator>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int mostOfferedRounds = 20;

/// Words that wrap know their height only when the width is known: too late for the size a dialog
/// opens with, which Qt keeps to a part of the screen besides. Makes it large enough.
class LargeEnough : public QObject {
public:
    explicit LargeEnough(QDialog &dialog) : QObject(&dialog), m_dialog(dialog)
    {
        dialog.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest) {
            if (const auto *layout = m_dialog.layout())
                m_dialog.resize(needed(*layout).expandedTo(m_dialog.size()));
        }
        return QObject::eventFilter(watched, event);
    }

private:
    [[nodiscard]] QSize needed(const QLayout &layout) const
    {
        QSize size = layout.totalSizeHint();
        const int width = std::max(size.width(), m_dialog.width());
        QSize least = layout.totalMinimumSize();
        if (layout.hasHeightForWidth()) {
            size.setHeight(layout.totalHeightForWidth(width));
            least.setHeight(layout.totalMinimumHeightForWidth(width));
        }
        // No larger than the window it belongs to, if it can do with that.
        const auto *parent = m_dialog.parentWidget();
        return parent ? size.boundedTo(parent->window()->size()).expandedTo(least) : size;
    }

    QDialog &m_dialog;
};

} // namespace

QDialogButtonBox *addButtons(QDialog &dialog, const QString &accept)
{
    new LargeEnough(dialog);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    buttons->setObjectName("buttons"_L1);
    buttons->button(QDialogButtonBox::Ok)->setText(accept);
    buttons->button(QDialogButtonBox::Ok)->setObjectName("accept"_L1);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

void openAt(QDialog &dialog, int letters, int lines)
{
    const QFontMetrics metrics = dialog.fontMetrics();
    const QSize wished(metrics.averageCharWidth() * letters, metrics.height() * lines);
    const auto *parent = dialog.parentWidget();
    dialog.resize(parent ? wished.boundedTo(parent->window()->size()) : wished);
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

void makePreview(QLabel &label, const QString &objectName, const QString &name, int lines)
{
    label.setObjectName(objectName);
    label.setAccessibleName(name);
    label.setWordWrap(true);
    label.setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label.setMinimumHeight(label.fontMetrics().lineSpacing() * lines);
}

void fillPlayers(QComboBox &box, const tournament::Event &event, Who who)
{
    auto players = event.players;
    if (who == Who::Playing)
        std::erase_if(players, [](const tournament::Player &player) {
            return player.status != tournament::PlayerStatus::Active;
        });
    QCollator byName;
    byName.setNumericMode(true);
    std::ranges::sort(players, [&byName](const auto &a, const auto &b) {
        return byName.compare(fieldText(a.name), fieldText(b.name)) < 0;
    });
    for (const auto &player : players) // each alone in its line, and found by its first letters
        box.addItem(fieldText(player.name), QVariant::fromValue(qlonglong{player.id.value}));
}

tournament::PlayerId chosenPlayer(const QComboBox &box) { return {box.currentData().toLongLong()}; }

void choosePlayer(QComboBox &box, tournament::PlayerId player)
{
    box.setCurrentIndex(box.findData(QVariant::fromValue(qlonglong{player.value})));
}

void fillTiers(QComboBox &box, tournament::Tier chosen)
{
    for (const auto tier :
         {tournament::Tier::Casual, tournament::Tier::Competitive, tournament::Tier::Premier})
        box.addItem(tierText(tier), static_cast<int>(tier));
    box.setCurrentIndex(box.findData(static_cast<int>(chosen)));
}

void fillRounds(QComboBox &box, const QString &automatic)
{
    box.addItem(automatic);
    for (int rounds = 1; rounds <= mostOfferedRounds; ++rounds)
        box.addItem(QString::number(rounds), rounds);
}

void fillCuts(QComboBox &box, const QString &automatic)
{
    box.addItem(automatic);
    for (const int size : tournament::cutSizes())
        box.addItem(cutText(size), size);
}

std::optional<int> chosenNumber(const QComboBox &box)
{
    const QVariant data = box.currentData();
    return data.isValid() ? std::optional(data.toInt()) : std::nullopt;
}

void chooseNumber(QComboBox &box, std::optional<int> number)
{
    if (number && box.findData(*number) < 0)
        box.addItem(QString::number(*number), *number); // of an import, beyond our list
    box.setCurrentIndex(number ? box.findData(*number) : 0);
}

void makeOptional(QSpinBox &box, int most, const QString &none)
{
    box.setRange(0, most);
    box.setSpecialValueText(none);
}

} // namespace ui
