// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_row.h"

#include "rules/asking/table_edits.h"
#include "ui/ask/ask_text.h"
#include "ui/ask/chip_menu.h"
#include "ui/ask/chip_text.h"
#include "ui/ask/play.h"
#include "ui/widgets/menu_in_window.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int between = 4;
constexpr int narrowestButton = 8;
// Of a button that has to be read, where room is short; its tooltip has all.
constexpr int mostMarked = 72;  ///< letters
constexpr int mostLetters = 44; ///< where it is shorter still
constexpr int allLetters = 400;

QToolButton *newButton(QWidget &parent)
{
    auto *button = new QToolButton(&parent);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

void setBold(QToolButton &button)
{
    QFont bold = button.font();
    bold.setBold(true);
    button.setFont(bold);
}

bool isDeciding(const Play &play, const saying::Assumed &assumed)
{
    return std::ranges::find(play.resting(), Resting{assumed.path, assumed.says})
        != play.resting().end();
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
    keepInWindow(*m_takenMenu, *m_taken, this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(chips);
    m_more->hide();
    m_taken->hide(); // until something is
    setRows(m_rows, m_most);
}

int ChipRow::heightOf(int rows) const
{
    return rows * m_more->sizeHint().height() + (rows - 1) * between;
}

void ChipRow::setRows(int least, int most)
{
    m_rows = least;
    m_most = std::max(least, most);
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

/// As much of each of those as one row has room for, or the words with which it begins.
void ChipRow::write(qsizetype from, qsizetype to, int letters)
{
    for (qsizetype i = from; i < to; ++i) {
        QToolButton &chip = *m_chips[i];
        chip.setText({});
        const int room = width() - chip.sizeHint().width();
        const int most = std::min(letters * fontMetrics().averageCharWidth(), room);
        chip.setText(menuText(chip.fontMetrics().elidedText(m_texts[i], Qt::ElideRight, most)));
    }
}

void ChipRow::tellMore(qsizetype shown)
{
    const auto others = static_cast<int>(m_chips.size() - shown);
    //: pieces of the story for which the rows have no room; the button shows them
    const QString text = others > 0 ? tr("✓ %n more understood", nullptr, others) : tr("Fewer");
    m_more->setText(text);
    m_more->setAccessibleName(text);
}

void ChipRow::fit()
{
    const auto rows = [this] { return static_cast<int>(m_row->rowCount(width())); };
    const qsizetype all = m_chips.size();
    for (QToolButton *chip : m_chips)
        chip->show();
    m_more->hide();
    write(0, all, allLetters);
    const bool hasRoom = rows() <= m_most;
    qsizetype shown = all;
    tellMore(shown);
    m_more->setVisible(!hasRoom && shown > m_doubts);
    while (!m_open && shown > m_doubts && rows() > m_most) {
        m_chips[--shown]->hide();
        tellMore(shown);
    }
    // Even those that have to be looked at may have no room by themselves; they are cut only where
    // that saves a row.
    int written = allLetters;
    for (const int letters : {mostMarked, mostLetters}) {
        const int before = rows();
        if (m_open || before <= m_most)
            break;
        write(0, m_doubts, letters);
        if (rows() < before)
            written = letters;
        else
            write(0, m_doubts, written);
    }
    setFixedHeight(heightOf(std::max(m_rows, rows())));
    m_row->invalidate();
}

bool ChipRow::fold()
{
    const bool wasOpen = std::exchange(m_open, false);
    if (wasOpen)
        fit();
    return wasOpen;
}

void ChipRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ChipRow::addOffers(QToolButton &button, const std::vector<saying::Offer> &offers,
                        saying::Span span, int line, bool asksHere)
{
    const auto choose = [this, line, span] { Q_EMIT pieceWanted(line, span); };
    if (offers.empty() && !asksHere) { // a menu of one entry would be a click for nothing
        const QString does = tr("A click chooses these words in the text");
        button.setToolTip(button.toolTip() + u'\n' + does);
        button.setAccessibleDescription(does);
        connect(&button, &QToolButton::clicked, this, choose);
        return;
    }
    QMenu *menu = newChipMenu(button, *this);
    if (asksHere) {
        connect(menu->addAction(tr("&Ask it at the moment in sight")), &QAction::triggered, this,
                &ChipRow::askHereWanted);
        menu->addSeparator();
    }
    const std::shared_ptr<const ToldLine> told = m_story[static_cast<std::size_t>(line)];
    for (const saying::Offer &offer : offers)
        connect(addWhole(*menu, capitalized(toQt(offer.says))), &QAction::triggered, this,
                [this, line, told, span, offer] {
                    Q_EMIT lineWanted(line, corrected(*told, span, offer));
                });
    if (!offers.empty())
        menu->addSeparator();
    connect(menu->addAction(tr("&Say it in other words")), &QAction::triggered, this, choose);
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
    m_doubts = 0;
    m_count = 0;
}

bool ChipRow::isNew(const std::string &says)
{
    const QString said = toQt(says);
    const bool isNew = !m_said.contains(said);
    m_said.append(said);
    return isNew;
}

void ChipRow::addMissing(const saying::MissingNumber &missing)
{
    //: a number that has to be told first: "credits of the Corp"
    QToolButton &button = add(tr("⚠ Not said: %1").arg(toQt(missing.says)), u"askMissing"_s, true);
    QMenu *menu = newChipMenu(button, *this);
    addNumbers(*menu, capitalized(toQt(missing.says)), missing.path, m_edit);
    button.setMenu(menu);
}

void ChipRow::addOpen(const saying::Open &open, int line)
{
    if (!isNew(open.says))
        return;
    //: words that were not understood, and why
    QToolButton &button = add(tr("⚠ %1").arg(toQt(open.says)), u"askOpen"_s, true);
    addOffers(button, open.offers, open.span, line, false);
}

void ChipRow::addRead(const saying::Chip &chip, int line, bool overtaken, bool decides)
{
    const bool asksHere = m_askedBefore && chip.kind == saying::ChipKind::Question;
    if (!isNew(chip.says + chip.taken + (overtaken ? "-" : "")))
        return;
    for (const QString &read : readTexts(chip)) {
        //: what was told, which has changed since
        const QString says = overtaken ? tr("%1 – since changed").arg(read) : read;
        QToolButton &button = add(says, u"askChip"_s, decides);
        addOffers(button, chip.offers, chip.span, line, asksHere);
        if (!overtaken)
            continue;
        QFont gone = button.font();
        gone.setStrikeOut(true);
        button.setFont(gone);
        button.setToolTip(tr("%1 – the table has something else by now").arg(read));
        button.setAccessibleName(button.toolTip());
    }
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
    QMenu *menu = newChipMenu(button, *this);
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
    //: things that nobody said; what decides the answer stands beside it by itself
    const QString text = tr("Taken for granted…");
    m_taken->setText(text);
    m_taken->setAccessibleName(text);
    //: in front of a list, one a line
    const QString says =
        tr("What decides the answer stands by itself, with ≈. Were one of these otherwise, the "
           "answer would be the same, as far as that was tried:");
    m_taken->setAccessibleDescription(says + u' ' + told.join(u"; "_s));
    m_taken->setToolTip(says + u'\n' + told.join(u'\n'));
    m_taken->setVisible(!told.isEmpty());
}

/// Those in doubt or not: of both what the table has otherwise by now first, then what is asked,
/// and what was told last before the rest; behind all of them what says no more than its words.
void ChipRow::addAllRead(const Play &play, bool guessed)
{
    const auto rankOf = [](const saying::Chip &chip, const QString &words, bool overtaken) {
        const bool isSurest = chip.kind == saying::ChipKind::Player
            || toQt(chip.says).startsWith(words, Qt::CaseInsensitive); // the name itself
        return overtaken ? 0 : chip.kind == saying::ChipKind::Question ? 1 : isSurest ? 3 : 2;
    };
    for (const int rank : {0, 1, 2, 3})
        for (int i = static_cast<int>(m_story.size()); i-- > 0;) {
            const ToldLine &line = *m_story[static_cast<std::size_t>(i)];
            for (const saying::Chip &chip : line.reading.chips) {
                if (chip.guessed != guessed)
                    continue;
                const bool overtaken =
                    isOvertaken(chip, line.reading.situation.document, play.document());
                if (rankOf(chip, toQt(wordsAt(line, chip.span)), overtaken) == rank)
                    addRead(chip, i, overtaken, isRestedOn(play, chip.says));
            }
        }
}

void ChipRow::show(const Play &play)
{
    const QStringList shown = saidOf(play);
    if (shown == m_shown)
        return; // the buttons are the same
    m_shown = shown;
    m_story = play.story();
    m_askedBefore = play.answer() && isAskedBefore(*play.answer());
    clear();
    for (const saying::MissingNumber &one : play.missing())
        addMissing(one);
    for (int i = 0; i < static_cast<int>(m_story.size()); ++i)
        for (const saying::Open &open : m_story[static_cast<std::size_t>(i)]->reading.open)
            addOpen(open, i);
    const std::vector<saying::Assumed> &assumed = play.line().situation.assumed;
    for (const saying::Assumed &one : assumed)
        if (isDeciding(play, one))
            addDeciding(one);
    addAllRead(play, true);
    m_doubts = m_chips.size(); // what has to be looked at comes first
    addAllRead(play, false);
    std::vector<saying::Assumed> others;
    std::ranges::copy_if(assumed, std::back_inserter(others),
                         [&](const saying::Assumed &one) { return !isDeciding(play, one); });
    showAssumed(others);
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
