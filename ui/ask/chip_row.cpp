// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_row.h"

#include "rules/asking/table_edits.h"
#include "ui/ask/ask_text.h"
#include "ui/ask/play.h"
#include "ui/widgets/menu_in_window.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int between = 4;
constexpr int narrowestButton = 8;
constexpr int mostLetters = 44;       ///< of a button; all of it stands in its tooltip
constexpr qsizetype mostOfOffer = 90; ///< of an entry of its menu
constexpr int mostMarked = 72;        ///< of one that has to be read

QToolButton *newButton(QWidget &parent)
{
    auto *button = new QToolButton(&parent);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

QMenu *newMenu(QToolButton &button)
{
    auto *menu = new QMenu(&button);
    keepInWindow(*menu, button);
    return menu;
}

void setBold(QToolButton &button)
{
    QFont bold = button.font();
    bold.setBold(true);
    button.setFont(bold);
}

/// The table has something else there by now.
bool isOvertaken(const saying::Chip &chip, const core::Json &told, const core::Json &now)
{
    return std::ranges::any_of(chip.paths, [&](const std::string &path) {
        const core::Json *then = asking::valueAt(told, path);
        const core::Json *there = asking::valueAt(now, path);
        if (!then || (there && *there == *then))
            return false;
        const auto *members = there && there->asObject() ? then->asObject() : nullptr;
        return !members || std::ranges::any_of(*members, [there](const auto &member) {
            const core::Json *one = there->find(member.first);
            return member.first != "script" && (!one || *one != member.second); // it goes on
        });
    });
}

bool isRestedOn(const Play &play, const std::string &says)
{
    return std::ranges::find(play.resting(), says, &Resting::says) != play.resting().end();
}

QString readText(const saying::Chip &chip)
{
    const QString read = capitalized(toQt(chip.says));
    //: what was read, and by what it is of that player: "The Corp has 5 credits (“I” is the
    //: Corp)"
    const QString says =
        chip.taken.empty() ? read : ChipRow::tr("%1 (%2)").arg(read, toQt(chip.taken));
    //: what was read, though mistyped or cut short
    return chip.guessed ? ChipRow::tr("≈ %1").arg(says) : ChipRow::tr("✓ %1").arg(says);
}

} // namespace

ChipRow::ChipRow(Edit edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(std::move(edit))
    , m_more(newButton(*this))
    , m_taken(newButton(*this))
    , m_takenMenu(new QMenu(m_taken))
{
    setObjectName("askChips"_L1);
    auto *chips = new QVBoxLayout;
    m_row = new WrappingRow;
    m_row->setSpacing(between);
    chips->addLayout(m_row);
    chips->addStretch();
    m_more->setObjectName("askMore"_L1);
    connect(m_more, &QToolButton::clicked, this, [this] {
        m_open = !m_open;
        fit();
    });
    m_taken->setObjectName("askTaken"_L1);
    m_taken->setMenu(m_takenMenu);
    keepInWindow(*m_takenMenu, *m_taken);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(chips);
    m_more->hide();
    m_taken->hide(); // until something is
    setRows(m_rows);
}

int ChipRow::heightOf(int rows) const
{
    return rows * m_more->sizeHint().height() + (rows - 1) * between;
}

void ChipRow::setRows(int rows)
{
    m_rows = rows;
    fit();
}

QToolButton &ChipRow::add(const QString &text, const QString &name, bool marked)
{
    QToolButton *button = newButton(*this);
    button->setObjectName(name + QString::number(++m_count));
    if (marked)
        setBold(*button);
    button->setAccessibleName(text);
    button->setToolTip(text);
    button->setMinimumWidth(narrowestButton * fontMetrics().averageCharWidth());
    m_row->addWidget(button);
    m_chips.append(button);
    m_texts.append(text);
    return *button;
}

/// As much of each as one row has room for.
void ChipRow::write()
{
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        QToolButton &chip = *m_chips[i];
        chip.setText({});
        const int frame = chip.sizeHint().width();
        const int letters = chip.font().bold() ? mostMarked : mostLetters;
        const int most = std::min(letters * fontMetrics().averageCharWidth(), width() - frame);
        chip.setText(menuText(chip.fontMetrics().elidedText(m_texts[i], Qt::ElideRight, most)));
        chip.setVisible(true);
    }
}

void ChipRow::tellMore(qsizetype shown)
{
    const QList<QToolButton *> others = m_chips.sliced(shown);
    const bool marked =
        std::ranges::any_of(others, [](const QToolButton *chip) { return chip->font().bold(); });
    //: pieces of the story for which the rows have no room; the button shows them
    const QString more = tr("%n more", nullptr, static_cast<int>(others.size()));
    QString text = tr("Fewer");
    if (!others.isEmpty())
        //: words that were not understood, and why
        text = marked ? tr("⚠ %1").arg(more) : more;
    QFont letters = font();
    letters.setBold(marked);
    m_more->setFont(letters);
    m_more->setText(text);
    m_more->setAccessibleName(text);
}

void ChipRow::fit()
{
    write();
    qsizetype shown = m_chips.size();
    tellMore(shown);
    m_more->hide();
    const bool whole = m_row->rowCount(width()) <= m_rows;
    m_more->setVisible(!whole);
    while (!whole && !m_open && shown > 0 && m_row->rowCount(width()) > m_rows) {
        m_chips[--shown]->hide();
        tellMore(shown);
    }
    const auto rows = static_cast<int>(m_row->rowCount(width()));
    setFixedHeight(heightOf(m_open ? std::max(m_rows, rows) : m_rows));
    m_row->invalidate();
}

void ChipRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ChipRow::addOffers(QToolButton &button, const std::vector<saying::Offer> &offers,
                        saying::Span span, int line)
{
    auto *menu = newMenu(button);
    menu->setToolTipsVisible(true);
    const std::string words = fromQt(m_story[static_cast<std::size_t>(line)]->words);
    for (const saying::Offer &offer : offers) {
        const std::string instead = words.substr(0, span.begin) + offer.instead
            + words.substr(std::min(span.end, words.size()));
        const QString says = toQt(offer.says);
        QAction *action = menu->addAction(menuText(shortened(says, mostOfOffer)));
        action->setToolTip(says);
        connect(action, &QAction::triggered, this,
                [this, line, instead] { Q_EMIT lineWanted(line, fieldText(instead)); });
    }
    if (!offers.empty())
        menu->addSeparator();
    connect(menu->addAction(tr("&Say it in other words")), &QAction::triggered, this,
            [this, line, span] { Q_EMIT pieceWanted(line, span); });
    button.setMenu(menu);
}

void ChipRow::clear()
{
    while (auto *item = m_row->takeAt(0))
        delete item;
    for (QToolButton *chip : m_chips) {
        chip->hide();
        chip->setObjectName({});
        chip->deleteLater(); // it may be one of theirs that is at work
    }
    m_chips.clear();
    m_texts.clear();
    m_said.clear();
    m_count = 0;
}

bool ChipRow::isNew(const std::string &says)
{
    const QString said = toQt(says);
    const bool isNew = !m_said.contains(said);
    m_said.append(said);
    return isNew;
}

void ChipRow::addMissing(const MissingNumber &missing)
{
    //: a number that has to be told first: "credits of the Corp"
    QToolButton &button = add(tr("⚠ Not said: %1").arg(toQt(missing.says)), u"askMissing"_s, true);
    auto *menu = newMenu(button);
    addNumbers(*menu, capitalized(toQt(missing.says)), missing.path, m_edit);
    button.setMenu(menu);
}

void ChipRow::addOpen(const saying::Open &open, int line)
{
    if (!isNew(open.says))
        return;
    //: words that were not understood, and why
    QToolButton &button = add(tr("⚠ %1").arg(toQt(open.says)), u"askOpen"_s, true);
    addOffers(button, open.offers, open.span, line);
}

void ChipRow::addRead(const saying::Chip &chip, int line, bool overtaken, bool decides)
{
    if (!isNew(chip.says + chip.taken + (overtaken ? "-" : "")))
        return;
    QToolButton &button = add(readText(chip), u"askChip"_s, decides);
    addOffers(button, chip.offers, chip.span, line);
    if (!overtaken)
        return;
    QFont gone = button.font();
    gone.setStrikeOut(true);
    button.setFont(gone);
    //: what was told, which has changed since
    const QString says = tr("%1 – the table has something else by now").arg(readText(chip));
    button.setToolTip(says);
    button.setAccessibleName(says);
}

void ChipRow::fillAssumed(QMenu &menu, const saying::Assumed &assumed)
{
    connect(menu.addAction(tr("So &it is")), &QAction::triggered, this,
            [this, path = assumed.path] { Q_EMIT confirmed(path); });
    menu.addSeparator();
    if (!addOthers(menu, assumed, m_edit))
        connect(menu.addAction(tr("&Change it…")), &QAction::triggered, this,
                [this, path = assumed.path] { Q_EMIT placeWanted(path); });
}

/// What is taken for granted and decides the answer.
void ChipRow::addDeciding(const saying::Assumed &assumed)
{
    //: what was read, though mistyped or cut short
    QToolButton &button =
        add(tr("≈ %1").arg(capitalized(toQt(assumed.says))), u"askDeciding"_s, true);
    auto *menu = newMenu(button);
    fillAssumed(*menu, assumed);
    button.setMenu(menu);
}

void ChipRow::showAssumed(const std::vector<saying::Assumed> &all)
{
    m_takenMenu->clear();
    for (QObject *menu : m_takenMenu->findChildren<QMenu *>())
        menu->deleteLater();
    QStringList told;
    for (const saying::Assumed &assumed : all) {
        const QString says = capitalized(toQt(assumed.says));
        if (told.contains(says))
            continue; // one sentence may stand for several places of the document
        told.append(says);
        auto *menu = new QMenu(menuText(says), m_takenMenu);
        fillAssumed(*menu, assumed);
        m_takenMenu->addMenu(menu);
    }
    const QString text =
        tr("Taken for granted: %n thing(s)", nullptr, static_cast<int>(told.size()));
    m_taken->setText(text);
    m_taken->setAccessibleName(text);
    m_taken->setAccessibleDescription(told.join(u"; "_s));
    m_taken->setToolTip(told.join(u'\n'));
    m_taken->setVisible(!told.isEmpty());
}

void ChipRow::show(const Play &play)
{
    const LineOfPlay &line = play.line();
    QStringList shown{linesOf(line.story)};
    for (const MissingNumber &one : play.missing())
        shown.append(toQt(one.path));
    for (const auto &told : line.story) {
        for (const saying::Open &open : told->reading.open)
            shown.append(u"⚠"_s + toQt(open.says));
        for (const saying::Chip &chip : told->reading.chips)
            shown.append(toQt(chip.says + chip.taken)
                         + (isOvertaken(chip, told->reading.situation.document, play.document())
                                ? u'-'
                                : u'+'));
    }
    for (const Resting &one : play.resting())
        shown.append(u"="_s + toQt(one.path));
    for (const saying::Assumed &one : line.situation.assumed)
        shown.append(toQt(one.path) + toQt(one.says) + toQt(core::dump(one.value)));
    if (shown == m_shown)
        return; // the buttons are the same
    m_shown = shown;
    m_story = line.story;
    clear();
    for (const MissingNumber &one : play.missing())
        addMissing(one);
    for (int i = 0; i < static_cast<int>(m_story.size()); ++i)
        for (const saying::Open &open : m_story[static_cast<std::size_t>(i)]->reading.open)
            addOpen(open, i);
    for (const saying::Assumed &one : line.situation.assumed)
        if (std::ranges::find(play.resting(), Resting{one.path, one.says}) != play.resting().end())
            addDeciding(one);
    for (const bool doubtful : {true, false}) // what has to be looked at comes first
        for (int i = static_cast<int>(m_story.size()); i-- > 0;) { // then what was told last
            const saying::Reading &reading = m_story[static_cast<std::size_t>(i)]->reading;
            for (const saying::Chip &chip : reading.chips)
                if (chip.guessed == doubtful)
                    addRead(chip, i, isOvertaken(chip, reading.situation.document, play.document()),
                            isRestedOn(play, chip.says));
        }
    showAssumed(line.situation.assumed);
    m_row->addWidget(m_more);
    m_row->addWidget(m_taken);
    m_open = m_open && !m_story.empty();
    fit();
}

QList<QWidget *> ChipRow::controls() const
{
    QList<QWidget *> all;
    for (QToolButton *chip : m_chips)
        all.append(chip);
    all.append(m_more);
    all.append(m_taken);
    return all;
}

} // namespace ui

#include "moc_chip_row.cpp"
