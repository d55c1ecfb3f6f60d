// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a text that is pasted, opened or dropped gets into the slots it belongs to.
#include "app/session/files.h"
#include "ui/decks/deck_editor.h"
#include "ui/pages/decks_page.h"
#include "ui/services/event_opener.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTabWidget>

#include <set>

namespace ui {

using tournament::Side;

void DecksPage::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        context().messages.say(MessageBar::Tone::Warning,
                               tr("The clipboard holds no text: copy a list first."));
    else
        take(text);
}

void DecksPage::open()
{
    const auto path =
        context().prompts.openFile(window(), tr("Open a decklist"), QString(),
                                   tr("Decklists (*.txt *.o8d *.json *.md *.csv);;All files (*)"));
    if (path)
        takeFile(*path);
}

void DecksPage::takeFile(const QString &path)
{
    const auto bytes = app::readFile(toPath(path));
    if (bytes)
        take(fieldText(*bytes));
    else
        context().messages.say(bytes.error());
}

void DecksPage::take(const QString &text)
{
    auto lists = app::readDecks(fromQt(text), fromQt(tr("The text")), m_cards.library());
    if (!lists) {
        context().messages.say(lists.error());
        return;
    }
    std::set<Side> met;
    for (const auto &list : *lists)
        if (!met.insert(app::sideOf(list.deck, m_cards.library()).value_or(currentSlot().side()))
                 .second) {
            askWhich(*lists);
            return;
        }
    for (const auto &list : *lists)
        put(list, lists->size() == 1 ? text : QString());
    if (lists->size() > 1)
        context().messages.say(MessageBar::Tone::Done,
                               tr("The text holds both lists: each is in its own slot. Look at "
                                  "them, then take them."));
    currentSlot().editor().setFocus();
}

void DecksPage::put(const app::Decklist &list, const QString &text)
{
    const auto side = app::sideOf(list.deck, m_cards.library()).value_or(currentSlot().side());
    m_tabs->setCurrentIndex(static_cast<int>(side));
    // Several decks of one file: each slot shows its own.
    slot(side).setText(text.isEmpty()
                           ? editorText(app::submittedDeck(list, m_cards.library(), m_player, side,
                                                           context().opener.now()),
                                        m_cards.library())
                           : text);
}

void DecksPage::askWhich(const std::vector<app::Decklist> &lists)
{
    constexpr std::size_t mostOffered = 4;
    QList<MessageBar::Offer> offers;
    for (std::size_t i = 0; i < std::min(mostOffered, lists.size()); ++i) {
        const app::Decklist &list = lists[i];
        const QString identity =
            list.deck.identity ? toQt(m_cards.library()[*list.deck.identity].title) : QString();
        const QString name = list.name.empty() ? identity : toQt(list.name);
        offers.append({name.isEmpty() ? tr("List %1").arg(i + 1) : shownLine(name),
                       [this, list] { put(list, QString()); }});
    }
    context().messages.say(MessageBar::Tone::Warning,
                           tr("The text holds %n lists, of which two are of one side: which is "
                              "this player's?",
                              nullptr, static_cast<int>(lists.size())),
                           offers);
}

void DecksPage::offerApart(DeckSlot &slot)
{
    context().messages.say(MessageBar::Tone::Warning, toQt(slot.failure()->message),
                           {{tr("Put each into its slot"), [this, &slot] {
                                 const QString text = slot.editor().toPlainText();
                                 slot.setText(QString());
                                 take(text);
                             }}});
}

} // namespace ui
