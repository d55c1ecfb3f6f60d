// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with the boxes of the table on the page that asks, and the answer above it.
#include "ask_page.h"

#include "app/decks/event_decks.h"
#include "rules/asking/table_edits.h"
#include "rules/decks/check_deck.h"
#include "ui/ask/acts_panel.h"
#include "ui/ask/assumed_boxes.h"
#include "ui/ask/box_menu.h"
#include "ui/ask/card_dialog.h"
#include "ui/ask/moment_strip.h"
#include "ui/ask/outcome.h"
#include "ui/ask/play_table.h"
#include "ui/ask/unlike_boxes.h"
#include "ui/dialogs/stated_ability_dialog.h"
#include "ui/widgets/scrolling_label.h"
#include "ui/words/text.h"

#include <QLabel>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

std::vector<asking::NamedCard> cardsNotKnown(const core::Json &document)
{
    std::vector<asking::NamedCard> cards = asking::namedCards(document);
    std::erase_if(cards, [](const asking::NamedCard &card) {
        return asking::modelled(card).value_or(rulings::Modelled::None) == rulings::Modelled::Full;
    });
    return cards;
}

} // namespace

std::vector<BoxRow> AskPage::tableBoxes() const
{
    const rulings::PlayedOut *moment = m_play.moment();
    if (!moment)
        return boxesOf(emptyTable());
    std::vector<BoxRow> rows = boxesOf(moment->table);
    markAssumed(rows, m_play.line().situation.assumed);
    if (const std::size_t acts = m_play.line().shown; m_play.isLookedAt() && acts > 0)
        markChanged(rows, boxesOf(m_play.tableAfter(acts - 1)));
    return rows;
}

void AskPage::openMenu()
{
    const TableBox *box = m_table->chosen();
    if (!box)
        return;
    const auto rows = boxesOf(m_play.moment() ? m_play.moment()->table : emptyTable());
    auto *menu = new BoxMenu(
        *box, rows, m_play.document(),
        [this](const QString &what, const Change &change) { edit(what, change); }, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &BoxMenu::cardWanted, this, &AskPage::askForCard);
    connect(menu, &BoxMenu::replacementWanted, this,
            [this](const QString &object) { askForOther(fromQt(object)); });
    connect(menu, &BoxMenu::abilityWanted, this, &AskPage::stateAbility);
    menu->popup(m_table->menuPlace());
    for (QAction *action : menu->actions())
        if (action->isEnabled() && !action->isSeparator()) {
            menu->setActiveAction(action);
            break;
        }
}

void AskPage::typeInto(int key, const QString &text)
{
    const TableBox *box = m_table->chosen();
    if (!box)
        return;
    if (box->kind == BoxKind::Card) {
        if (key == Qt::Key_Delete)
            edit(tr("without %1").arg(box->title),
                 [object = fromQt(box->object)](core::Json &document) {
                     asking::removeCard(document, object);
                 });
        return;
    }
    const std::string path = fromQt(box->path);
    const auto number = typedNumber(asking::valueAt(m_play.document(), path), key, text);
    if (path.empty() || !number)
        return;
    //: a number of the table, and what was typed into it
    edit(tr("%1: %2").arg(box->title, text), [path, value = *number](core::Json &document) {
        if (value.isNull())
            asking::untell(document, path);
        else
            asking::tell(document, path, value);
    });
}

void AskPage::dropOn(const QString &object, const TableBox &target)
{
    const std::string card = fromQt(object);
    const auto title = asking::titleOf(m_play.document(), card);
    const auto place = placeFor(m_play.document(), card, target);
    if (title && place)
        edit(tr("%1 to %2").arg(toQt(*title), target.title),
             [card, place](core::Json &document) { asking::moveCard(document, card, *place); });
}

CardDialog::Holds AskPage::playedThatDay() const
{
    rules::DeckFormat format = rules::formatOn(m_cards.rules(), m_day.day);
    if (const tournament::Event *event = m_eventNow())
        if (auto ofEvent = app::eventDeckFormat(m_cards.rules(), *event, m_day.day))
            format = std::move(*ofEvent);
    return [cards = m_cards, format = std::move(format)](const std::string &title) {
        const auto card = cards.library().findTitle(title);
        return card && rules::mayBePlayed(*card, cards.rules(), format);
    };
}

void AskPage::askForCard(const asking::Place &place)
{
    auto *dialog = new CardDialog(
        tr("Put a card"),
        [place](const std::string &title) { return asking::fitting(title, place).has_value(); },
        playedThatDay(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, place] {
        const std::string title = dialog->title();
        edit(tr("with %1").arg(toQt(title)), [title, place](core::Json &document) {
            asking::putCard(document, title, *asking::fitting(title, place));
        });
    });
    dialog->open();
}

void AskPage::askForOther(const std::string &object)
{
    auto *dialog = new CardDialog(
        tr("Another card instead"), [](const std::string &) { return true; }, playedThatDay(),
        this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, object] {
        const std::string title = dialog->title();
        edit(tr("with %1").arg(toQt(title)), [title, object](core::Json &document) {
            asking::replaceCard(document, object, title);
        });
    });
    dialog->open();
}

void AskPage::stateAbility()
{
    auto *dialog = new StatedAbilityDialog(cardsNotKnown(m_play.document()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        edit(tr("an ability as the judge reads it"),
             [object = dialog->object(), ability = dialog->ability()](core::Json &document) {
                 asking::stateAbility(document, object, ability);
                 asking::mendAbilities(document);
             });
    });
    dialog->open();
}

void AskPage::change(const std::string &path)
{
    const QString object = toQt(path).section(u'/', 2, 2);
    if (path.starts_with("state/objects/")) {
        m_table->choose(u"card:"_s + object);
        openMenu();
    } else if (path.starts_with("question")) {
        activate(); // it is asked in words
    } else {
        m_moment->activate();
    }
}

void AskPage::refreshVerdict()
{
    const AskedAnswer *answer = m_play.answer();
    Headline said;
    if (answer)
        said = headlineOf(m_play);
    else if (!m_play.problem().isEmpty())
        said.verdict = tr("This is no question yet: %1").arg(m_play.problem());
    else
        said.verdict = tr("Say what happened, put cards on the table, or begin with a dispute "
                          "that is much like yours.");
    m_verdict->setText(said.verdict);
    m_besides = said.below;
    m_verdict->label().setToolTip(m_verdict->text());
    m_verdict->label().setAccessibleName(m_verdict->text());
    m_verdict->setAccessibleDescription(m_verdict->text()); // where one scrolls it
    m_below->setToolTip(m_besides);
    m_below->setAccessibleName(m_besides);
    m_acts->sayAnswer(headlineText(said));
    fitVerdict();
    refreshButtons();
}

/// Who may not press one is told why.
void AskPage::refreshButtons()
{
    const bool answered = m_play.answer() != nullptr;
    for (QPushButton *button : {m_copy, m_print})
        button->setEnabled(answered);
    const bool inEvent = m_eventNow() != nullptr;
    m_record->setEnabled(answered && inEvent);
    const QString why = !inEvent ? tr("Open an event to record a ruling in it")
        : !answered              ? tr("Nothing lies on the table yet.")
                                 : tr("Writes question, answer and reasons into the event's log");
    m_record->setToolTip(why);
    m_record->setAccessibleDescription(why);
}

} // namespace ui
