// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_slot.h"

#include "ui/decks/deck_editor.h"
#include "ui/decks/verdict_view.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Side;

namespace {

QString prefix(Side side) { return side == Side::Corp ? u"corp"_s : u"runner"_s; }

} // namespace

QString editorText(const tournament::SubmittedDeck &deck, const rules::CardLibrary &library)
{
    const auto lists = app::readDecks(deck.original, "", library, deck.format);
    const auto kept = app::decklistOf(deck, library);
    if (lists && lists->size() == 1) {
        rules::Deck read = lists->front().deck;
        for (const rules::CardId card : kept.deck.startingCards)
            read.remove(card);
        if (read.sameCards(kept.deck) && read.identity == kept.deck.identity)
            return fieldText(deck.original);
    }
    QString text = fieldText(deck.identity) + u"\n\n"_s;
    for (const auto &card : deck.cards)
        text += QString::number(card.quantity) + u"x "_s + fieldText(card.title) + u'\n';
    for (const std::string &line : deck.unknown)
        text += fieldText(line) + u'\n';
    return text;
}

DeckSlot::DeckSlot(Side side, const EventCards &cards, QWidget *parent)
    : QWidget(parent)
    , m_side(side)
    , m_cards(cards)
    , m_editor(new DeckEditor(
          prefix(side) + "List"_L1, side == Side::Corp ? tr("Corp list") : tr("Runner list"),
          cards.identities(), side == Side::Corp ? rules::Side::Corp : rules::Side::Runner, this))
    , m_verdict(new VerdictView(prefix(side), cards, this))
{
    m_editor->setPlaceholderText(
        tr("Paste the list here, drop its file, or type: the identity, then lines such as\n"
           "3 Hedge Fund"));
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_editor, 2);
    row->addWidget(m_verdict, 5); // titles stand whole in it when the window opens
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        read();
        Q_EMIT changed();
    });
    connect(m_editor, &DeckEditor::fileDropped, this, &DeckSlot::fileDropped);
    connect(m_verdict, &VerdictView::suggestionTaken, m_editor, &DeckEditor::replaceText);
    connect(m_verdict, &VerdictView::startingCardsChanged, this, [this] {
        m_startingChanged = true;
        read();
        Q_EMIT changed();
    });
    sayNothing();
}

void DeckSlot::show(const tournament::SubmittedDeck *deck, const DeckDraft *draft)
{
    m_taken = deck ? std::optional(*deck) : std::nullopt;
    const auto taken = deck ? deck->startingCards : std::vector<std::string>();
    const auto starting = draft ? draft->startingCards : taken;
    m_startingChanged = starting != taken;
    m_takenText = deck ? editorText(*deck, m_cards.library()) : QString();
    m_takenText.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n'); // as the editor has them
    m_pasted = draft ? draft->original : std::string();
    m_verdict->tickStartingCards(starting);
    const QString &text = draft ? draft->text : m_takenText;
    if (text != m_editor->toPlainText()) { // the cursor stays where somebody types
        const QSignalBlocker quiet(m_editor);
        m_editor->setPlainText(text);
    }
    read();
}

void DeckSlot::setText(const QString &text)
{
    m_pasted = fromQt(text);
    m_editor->setPlainText(text);
    m_editor->moveCursor(QTextCursor::Start);
}

void DeckSlot::setReadOnly(bool readOnly) { m_editor->setReadOnly(readOnly); }

QList<QWidget *> DeckSlot::controls() const
{
    return QList<QWidget *>{m_editor} + m_verdict->controls();
}

std::optional<DeckDraft> DeckSlot::draft() const
{
    const QString text = m_editor->toPlainText();
    if (text == m_takenText && !m_startingChanged)
        return std::nullopt;
    // The list on record, typed over, was handed in as it is now.
    return DeckDraft{text, m_pasted.empty() ? fromQt(text) : m_pasted, m_verdict->startingCards()};
}

void DeckSlot::judge() { read(); }

void DeckSlot::sayNothing()
{
    m_verdict->showNothing(m_side == Side::Corp ? tr("No Corp list yet")
                                                : tr("No Runner list yet"));
}

void DeckSlot::read()
{
    m_list.reset();
    m_failure.reset();
    m_several = false;
    const QString text = m_editor->toPlainText();
    if (text.trimmed().isEmpty()) {
        m_pasted.clear();
        sayNothing();
        return;
    }
    auto lists = app::readDecks(fromQt(text), fromQt(tr("The text")), m_cards.library());
    if (!lists) {
        m_failure = lists.error();
        m_verdict->showNothing(toQt(lists.error().message));
        return;
    }
    m_several = lists->size() > 1;
    if (m_several) {
        m_failure =
            app::badInput(fromQt(tr("The text holds %n lists: each belongs into its own slot.",
                                    nullptr, static_cast<int>(lists->size()))));
        m_verdict->showNothing(toQt(m_failure->message));
        return;
    }
    m_list = std::move(lists->front());
    if (const auto set =
            app::setStartingCards(m_list->deck, m_verdict->startingCards(), m_cards.library());
        !set)
        m_failure = set.error();
    const auto acceptance = m_taken && !draft() ? m_taken->acceptance : std::nullopt;
    app::JudgedDeck judged{app::checkDeck(*m_list, m_cards.rules(), m_cards.format()), {}};
    judged.standing = app::standingOf(judged.checked.verdict, acceptance);
    m_verdict->show(judged, acceptance ? toQt(acceptance->reason) : QString());
}

} // namespace ui

#include "moc_deck_slot.cpp"
