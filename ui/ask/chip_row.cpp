// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_row.h"

#include "ui/ask/ask_text.h"
#include "ui/ask/play.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

ChipRow::ChipRow(Edit edit, QWidget *parent)
    : QWidget(parent), m_edit(std::move(edit)), m_row(new WrappingRow(this))
{
    setObjectName("askChips"_L1);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
}

QToolButton &ChipRow::add(const QString &text, const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name + QString::number(++m_count));
    button->setText(menuText(text));
    button->setAccessibleName(text);
    button->setToolTip(text);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_row->addWidget(button);
    button->show();
    return *button;
}

void ChipRow::addOffers(QToolButton &button, const std::vector<saying::Offer> &offers,
                        saying::Span span, const std::string &line)
{
    if (offers.empty())
        return;
    auto *menu = new QMenu(&button);
    for (const saying::Offer &offer : offers) {
        const std::string instead = line.substr(0, span.begin) + offer.instead
            + line.substr(std::min(span.end, line.size()));
        connect(menu->addAction(menuText(toQt(offer.says))), &QAction::triggered, this,
                [this, instead] { Q_EMIT lineWanted(fieldText(instead)); });
    }
    button.setMenu(menu);
}

void ChipRow::addAssumed(const saying::Assumed &assumed)
{
    QToolButton &button = add(capitalized(toQt(assumed.says)), u"askAssumed"_s);
    button.setAutoRaise(true);
    auto *menu = new QMenu(&button);
    connect(menu->addAction(tr("So &it is")), &QAction::triggered, this,
            [this, path = assumed.path] { Q_EMIT confirmed(path); });
    menu->addSeparator();
    if (!addOthers(*menu, assumed, m_edit))
        connect(menu->addAction(tr("&Change it…")), &QAction::triggered, this,
                [this, path = assumed.path] { Q_EMIT placeWanted(path); });
    button.setMenu(menu);
    m_assumed.append(&button);
}

QToolButton *ChipRow::addFolded(const QString &text, const QString &name,
                                const QList<QToolButton *> &buttons)
{
    if (buttons.isEmpty())
        return nullptr;
    QToolButton &folded = add(text, name);
    auto *menu = new QMenu(&folded);
    for (QToolButton *button : buttons)
        if (button->menu()) {
            button->menu()->setTitle(button->text());
            menu->addMenu(button->menu());
        } else {
            menu->addAction(button->text());
        }
    folded.setMenu(menu);
    return &folded;
}

void ChipRow::clear()
{
    while (auto *item = m_row->takeAt(0)) {
        if (auto *widget = item->widget()) {
            widget->hide();
            widget->setObjectName({});
            widget->deleteLater(); // it may be one of theirs that is at work
        }
        delete item;
    }
    m_count = 0;
    m_label = nullptr;
    m_folded = nullptr;
    m_foldedRead = nullptr;
    m_foldedOpen = nullptr;
    m_open.clear();
    m_assumed.clear();
    m_read.clear();
}

void ChipRow::addMissing(const MissingNumber &missing)
{
    //: a number that has to be told first: "credits of the Corp"
    QToolButton &button = add(tr("⚠ Not said: %1").arg(toQt(missing.says)), u"askMissing"_s);
    QFont bold = button.font();
    bold.setBold(true);
    button.setFont(bold);
    auto *menu = new QMenu(&button);
    addNumbers(*menu, capitalized(toQt(missing.says)), missing.path, m_edit);
    button.setMenu(menu);
}

void ChipRow::addRead(const saying::Reading &reading, const std::string &line)
{
    for (const saying::Open &open : reading.open) {
        //: words that were not understood, and why
        QToolButton &button = add(tr("⚠ %1").arg(toQt(open.says)), u"askOpen"_s);
        QFont bold = button.font();
        bold.setBold(true);
        button.setFont(bold);
        addOffers(button, open.offers, open.span, line);
        m_open.append(&button);
    }
    for (const saying::Chip &chip : reading.chips) {
        const QString read = capitalized(toQt(chip.says));
        //: what was read, and by what it is of that player: "The Corp has 5 credits (“I” is the
        //: Corp)"
        const QString says = chip.taken.empty() ? read : tr("%1 (%2)").arg(read, toQt(chip.taken));
        //: what was read, though mistyped or cut short
        QToolButton &button =
            add(chip.guessed ? tr("≈ %1").arg(says) : tr("✓ %1").arg(says), u"askChip"_s);
        addOffers(button, chip.offers, chip.span, line);
        m_read.append(&button);
    }
}

void ChipRow::show(const Play &play)
{
    const auto &assumed = play.line().situation.assumed;
    QStringList shown{play.said()};
    for (const MissingNumber &one : play.missing())
        shown.append(toQt(one.path));
    for (const saying::Open &open : play.reading().open)
        shown.append(u"⚠"_s + toQt(open.says));
    for (const saying::Chip &chip : play.reading().chips)
        shown.append(toQt(chip.says + chip.taken));
    for (const saying::Assumed &one : assumed)
        shown.append(toQt(one.path) + toQt(one.says) + toQt(core::dump(one.value)));
    if (shown == m_shown)
        return; // the buttons are the same
    m_shown = shown;
    clear();
    for (const MissingNumber &one : play.missing())
        addMissing(one);
    addRead(play.reading(), fromQt(play.said()));
    m_foldedOpen =
        addFolded(tr("⚠ Not understood: %n thing(s)", nullptr, static_cast<int>(m_open.size())),
                  u"askUnreadFolded"_s, m_open);
    const auto doubts = std::ranges::count_if(play.reading().chips, &saying::Chip::guessed);
    const auto read = static_cast<int>(m_read.size());
    m_foldedRead =
        addFolded(doubts == 0 ? tr("✓ Read: %n thing(s)", nullptr, read)
                              //: the second number: how many of them may be meant otherwise
                              : tr("≈ Read: %n thing(s), in doubt: %1", nullptr, read).arg(doubts),
                  u"askReadFolded"_s, m_read);
    if (!assumed.empty()) {
        m_label = new QLabel(tr("Taken for granted:"), this);
        m_row->addWidget(m_label);
        m_label->show();
    }
    QStringList told;
    for (const saying::Assumed &one : assumed)
        if (const QString says = toQt(one.says); !told.contains(says)) {
            told.append(says); // one sentence may stand for several places of the document
            addAssumed(one);
        }
    m_folded =
        addFolded(tr("Taken for granted: %n thing(s)", nullptr, static_cast<int>(m_assumed.size())),
                  u"askFolded"_s, m_assumed);
    fitInto(m_room.width(), m_room.height());
}

void ChipRow::fitInto(int width, int height)
{
    m_room = {width, height};
    const auto fold = [](QToolButton *folded, const QList<QToolButton *> &buttons, bool all) {
        if (folded)
            folded->setVisible(all);
        for (QToolButton *button : buttons)
            button->setVisible(!all);
    };
    const auto tooHigh = [&] { return m_row->heightForWidth(width) > height; };
    fold(m_foldedOpen, m_open, false);
    fold(m_foldedRead, m_read, false);
    fold(m_folded, m_assumed, false);
    if (m_label)
        m_label->show();
    if (tooHigh() && m_folded) {
        fold(m_folded, m_assumed, true);
        m_label->hide();
    }
    if (tooHigh())
        fold(m_foldedRead, m_read, true);
    if (tooHigh())
        fold(m_foldedOpen, m_open, true);
    updateGeometry();
}

QList<QWidget *> ChipRow::controls() const
{
    QList<QWidget *> all;
    for (int i = 0; i < m_row->count(); ++i)
        if (auto *button = qobject_cast<QToolButton *>(m_row->itemAt(i)->widget());
            button && !button->isHidden())
            all.append(button);
    return all;
}

} // namespace ui

#include "moc_chip_row.cpp"
