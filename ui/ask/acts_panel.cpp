// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "acts_panel.h"

#include "core/text.h"
#include "ui/ask/act_text.h"
#include "ui/ask/ask_text.h"
#include "ui/ask/moment_strip.h"
#include "ui/ask/offer_groups.h"
#include "ui/ask/outcome.h"
#include "ui/ask/play.h"
#include "ui/ask/script_list.h"
#include "ui/widgets/entry_line.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int actRole = Qt::UserRole;       ///< position of its act; none: it cannot be played
constexpr int wordsRole = Qt::UserRole + 1; ///< of the act alone
constexpr int tellRole = Qt::UserRole + 2;  ///< words that are no act, to be told
constexpr int readAfter = 120; ///< milliseconds after the last key until what was typed is read

bool isPlayable(const QListWidgetItem &item) { return item.data(actRole).isValid(); }

bool isChoice(const QListWidgetItem &item)
{
    return isPlayable(item) || item.data(tellRole).isValid();
}

} // namespace

ActsPanel::ActsPanel(const Play &play, QWidget *parent)
    : QWidget(parent)
    , m_play(play)
    , m_present(new QLabel(this))
    , m_find(new EntryLine(u"askFind"_s, tr("Find or type an act"), this))
    , m_offers(new WholeLinesList(this))
    , m_says(new QLabel(this))
    , m_script(new ScriptList(this))
    , m_undo(new QPushButton(tr("Undo"), this))
    , m_redo(new QPushButton(tr("Redo"), this))
{
    setObjectName("askActs"_L1);
    layOut();
    m_typed.setSingleShot(true);
    m_typed.setInterval(readAfter);
    connect(&m_typed, &QTimer::timeout, this, &ActsPanel::addTyped);
    connect(m_find, &QLineEdit::textChanged, this, &ActsPanel::refreshOffers);
    connect(m_find, &QLineEdit::returnPressed, this, &ActsPanel::playTyped);
    // A click is enough, and the second one of two is not for what has come in its place.
    connect(m_offers, &QListWidget::itemClicked, this, &ActsPanel::play);
    connect(m_offers, &QListWidget::itemActivated, this, &ActsPanel::play);
    m_offers->viewport()->installEventFilter(this);
    connect(m_script, &ScriptList::momentWanted, this, &ActsPanel::momentWanted);
    connect(m_undo, &QPushButton::clicked, this, &ActsPanel::undoWanted);
    connect(m_redo, &QPushButton::clicked, this, &ActsPanel::redoWanted);
}

void ActsPanel::layOut()
{
    m_present->setObjectName("askPresent"_L1);
    m_present->setWordWrap(true);
    m_find->setPlaceholderText(tr("Find or type an act"));
    m_find->setToolTip(tr("Enter plays it; an act that is not allowed says why"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    m_offers->setObjectName("askOffers"_L1);
    m_offers->setAccessibleName(tr("What may be done now"));
    m_says->setObjectName("askSays"_L1);
    m_says->setWordWrap(true);
    m_says->setFrameShape(QFrame::StyledPanel);
    m_says->setMargin(4);
    m_undo->setObjectName("askUndo"_L1);
    m_redo->setObjectName("askRedo"_L1);
    auto *top = new WrappingRow;
    top->setSpacing(4);
    top->addStretching(*m_find);
    top->addWidget(m_undo);
    top->addWidget(m_redo);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addLayout(top); // stays where it is, whatever the step says
    column->addWidget(m_present);
    column->addWidget(m_offers, 1);
    column->addWidget(m_says);
    column->addWidget(m_script, 1);
}

void ActsPanel::activate() { m_find->setFocus(); }

QList<QWidget *> ActsPanel::controls() const
{
    return {m_find, m_undo, m_redo, m_offers, m_script};
}

void ActsPanel::refresh()
{
    const rulings::PlayedOut *moment = m_play.moment();
    m_present->setText(!moment ? tr("Choose a step, or say where the players are.")
                           : m_play.isLookedAt() ? lookedAtText(m_play)
                                                 : presentText(moment->moment));
    const bool typed = !m_find->text().isEmpty();
    m_find->restart(); // with no edits of its own: Ctrl+Z takes back the act
    if (!typed)
        refreshOffers(); // else it is done by now
    m_says->setText(saidThere(m_play.line()));
    m_says->setVisible(!m_says->text().isEmpty());
    m_script->show(m_play);
    refreshUndo();
}

void ActsPanel::refreshUndo()
{
    m_undo->setEnabled(m_play.canTakeBack());
    m_redo->setEnabled(m_play.canRedo());
    const QString what = takenBackText(m_play);
    const QString says = what.isEmpty()
        ? tr("Takes back acts; Ctrl+Z in the text takes back what was typed")
        //: what a press takes back: "Undo: The Runner says 4"
        : tr("Undo: %1").arg(what);
    m_undo->setToolTip(says);
    m_undo->setAccessibleDescription(says);
}

void ActsPanel::sayAnswer(const QString &answer) { m_find->setAccessibleDescription(answer); }

bool ActsPanel::isWanted(const QString &words) const
{
    if (m_wanted.empty())
        return true;
    const std::string text = core::folded(fromQt(words));
    return std::ranges::all_of(
        m_wanted, [&](const std::string &word) { return text.find(word) != std::string::npos; });
}

/// What was typed, word by word.
void ActsPanel::noteWanted()
{
    m_wanted.clear();
    for (const QString &word :
         fieldText(core::folded(fromQt(m_find->text()))).split(u' ', Qt::SkipEmptyParts))
        m_wanted.push_back(fromQt(word));
}

void ActsPanel::addHeading(const QString &text)
{
    auto *item = new QListWidgetItem(text, m_offers);
    item->setFlags(Qt::ItemIsEnabled);
    QFont bold = font();
    bold.setBold(true);
    item->setFont(bold);
}

void ActsPanel::addItem(const QString &text, const QString &words, core::Json::Array acts)
{
    auto *item = new QListWidgetItem(text, m_offers);
    item->setData(actRole, static_cast<int>(m_acts.size()));
    item->setData(wordsRole, words);
    m_acts.push_back(std::move(acts));
    m_found = true;
}

void ActsPanel::addGroup(const OfferGroup &group)
{
    bool first = true;
    for (const Offer &offer : group.offers) {
        if (!isWanted(offer.words))
            continue;
        if (std::exchange(first, false)) {
            const bool above = m_offers->count() > 0;
            if (group.apart && above)
                addGap();
            addHeading(above ? group.heading : group.first);
        }
        addItem(offer.text, offer.words, offer.acts);
    }
}

/// Between what somebody does and what happens where nobody does anything.
void ActsPanel::addGap()
{
    auto *gap = new QListWidgetItem(m_offers);
    gap->setFlags(Qt::NoItemFlags);
    gap->setSizeHint({0, fontMetrics().lineSpacing() / 2});
}

void ActsPanel::addRefused(const std::vector<rulings::RefusedAct> &refused)
{
    if (m_find->text().trimmed().isEmpty())
        return;
    bool first = true;
    for (const rulings::RefusedAct &one : refused) {
        const QString words = actText(*m_play.moment(), one.act, one.words);
        if (one.act.kind == rulings::ActKind::To || !isWanted(words))
            continue; // where a run does not come to is no act of anybody
        if (std::exchange(first, false))
            addHeading(tr("Not allowed now"));
        m_offers->addItem(refusalText(*m_play.moment(), one));
        m_found = true;
    }
}

void ActsPanel::addSilence()
{
    const rulings::PlayedOut &moment = *m_play.moment();
    if (moment.moment.winner != rulings::Winner::Nobody) {
        addHeading(tr("The game is over"));
        return;
    }
    QStringList notDerived;
    QStringList refused;
    for (const rulings::RefusedAct &one : moment.refused)
        if (QStringList &reasons = one.unknown ? notDerived : refused;
            !reasons.contains(capitalized(toQt(one.why))))
            reasons.append(capitalized(toQt(one.why)));
    addHeading(notDerived.isEmpty() ? tr("Nothing may be done now")
                                    : tr("What may be done is not derived"));
    if (!notDerived.isEmpty())
        m_offers->addItems(notDerived);
    else if (refused.size() == 1) // whatever one tries
        m_offers->addItems(refused);
}

/// Words that are no part of an offer may still say an act.
void ActsPanel::addTyped()
{
    m_typed.stop();
    const QString words = m_find->text().trimmed();
    if (words.isEmpty() || m_found || !m_play.moment())
        return;
    const auto typed = m_play.actOf(words);
    if (!typed) {
        addUnknown(words);
        return;
    }
    if (!typed->refused) {
        addHeading(tr("As you typed it"));
        addItem(words, words, {typed->act});
        m_offers->setCurrentItem(firstAct());
        return;
    }
    addHeading(tr("Not allowed now"));
    m_offers->addItem(refusalText(*m_play.moment(), *typed->refused));
}

void ActsPanel::addUnknown(const QString &words)
{
    m_offers->addItem(tr("No act is called “%1”.").arg(words));
    auto *tell = new QListWidgetItem(tr("Add it to the text above the table"), m_offers);
    tell->setData(tellRole, words);
}

void ActsPanel::refreshOffers()
{
    m_typed.stop();
    m_offers->clear();
    m_acts.clear();
    m_found = false;
    noteWanted();
    const rulings::PlayedOut *moment = m_play.moment();
    if (!moment) {
        m_offers->addItem(tr("Nothing lies on the table yet."));
        return;
    }
    if (moment->to != rulings::PlayedTo::End) {
        addHeading(moment->to == rulings::PlayedTo::Refused ? tr("This cannot be played")
                                                            : tr("Not derived"));
        m_offers->addItem(capitalized(toQt(moment->why)));
    }
    for (const OfferGroup &group : offerGroups(*moment))
        addGroup(group);
    addRefused(moment->refused);
    if (m_wanted.empty() && m_offers->count() == 0)
        addSilence();
    if (!m_wanted.empty() && !m_found)
        m_typed.start();     // reading takes its time: not between two keys
    m_offers->scrollToTop(); // whose acts they are stands above the first
    if (auto *first = firstAct())
        m_offers->setCurrentItem(first);
}

QListWidgetItem *ActsPanel::firstAct() const
{
    for (int row = 0; row < m_offers->count(); ++row)
        if (isPlayable(*m_offers->item(row)))
            return m_offers->item(row);
    return nullptr;
}

void ActsPanel::play(const QListWidgetItem *item)
{
    if (!item || !isChoice(*item))
        return;
    if (!isPlayable(*item)) {
        Q_EMIT wordsWanted(item->data(tellRole).toString());
        return;
    }
    const auto acts = m_acts[static_cast<std::size_t>(item->data(actRole).toInt())];
    Q_EMIT actsWanted(item->data(wordsRole).toString(), acts);
}

void ActsPanel::playTyped()
{
    if (m_typed.isActive())
        addTyped();
    const auto *chosen = m_offers->currentItem();
    const auto *act = chosen && isChoice(*chosen) ? chosen : firstAct();
    if (act) {
        play(act);
        return;
    }
    for (int row = 0; row < m_offers->count(); ++row)
        if (auto *why = m_offers->item(row); why->flags().testFlag(Qt::ItemIsSelectable)) {
            m_offers->setCurrentItem(why);
            sayAnswer(why->text());
            return;
        }
}

/// The field keeps the focus: one types on and the arrows choose.
void ActsPanel::choose(int step)
{
    int row = m_offers->currentRow() + step;
    while (row >= 0 && row < m_offers->count() && !isChoice(*m_offers->item(row)))
        row += step;
    if (row >= 0 && row < m_offers->count())
        m_offers->setCurrentRow(row);
}

bool ActsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_offers->viewport() && event->type() == QEvent::MouseButtonDblClick)
        return true;
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            choose(key == Qt::Key_Down ? 1 : -1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui

#include "moc_acts_panel.cpp"
