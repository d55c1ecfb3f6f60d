// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decks_page.h"

#include "app/session/files.h"
#include "ui/acts/act_desk.h"
#include "ui/acts/act_queue.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/dialogs/compare_deck_dialog.h"
#include "ui/dialogs/deck_check_dialog.h"
#include "ui/dialogs/deck_policy_dialog.h"
#include "ui/dialogs/draw_checks_dialog.h"
#include "ui/services/drafts.h"
#include "ui/services/event_opener.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QFileInfo>
#include <QPointer>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Side;

namespace {

using app::DecklistFormat;

struct FileKind {
    DecklistFormat format;
    QString ending;
};

/// Told from the ending a user gives: he chooses it in the dialog.
const QList<FileKind> &fileKinds()
{
    static const QList<FileKind> kinds{{DecklistFormat::Text, u".txt"_s},
                                       {DecklistFormat::Octgn, u".o8d"_s},
                                       {DecklistFormat::Markdown, u".md"_s},
                                       {DecklistFormat::BbCode, u".bbcode"_s},
                                       {DecklistFormat::Jinteki, u".jinteki"_s},
                                       {DecklistFormat::Json, u".json"_s},
                                       {DecklistFormat::Json3, u".v3.json"_s},
                                       {DecklistFormat::Plain, u".plain.txt"_s},
                                       {DecklistFormat::CardGameDb, u".cgdb.txt"_s},
                                       {DecklistFormat::Csv, u".csv"_s}};
    return kinds;
}

DecklistFormat formatOf(const QString &path)
{
    const FileKind *best = &fileKinds().front();
    for (const FileKind &kind : fileKinds())
        if (path.endsWith(kind.ending, Qt::CaseInsensitive)
            && (!path.endsWith(best->ending, Qt::CaseInsensitive)
                || kind.ending.size() > best->ending.size()))
            best = &kind;
    return best->format;
}

} // namespace

void DecksPage::connectActions()
{
    const auto ofPlayer = [this] { return hasPlayer(); };
    const auto ofDeck = [this] { return hasPlayer() && currentDeck(); };
    onAction(act::deckPaste, ofPlayer, [this] { paste(); });
    onAction(act::deckOpen, ofPlayer, [this] { open(); });
    onAction(
        act::deckSubmit,
        [this] { return hasPlayer() && (slot(Side::Corp).draft() || slot(Side::Runner).draft()); },
        [this] { submit(); });
    onAction(act::deckWithdraw, ofDeck, [this] { withdraw(); });
    onAction(
        act::deckAccept,
        [this, ofDeck] {
            return ofDeck()
                && m_cards.judged(*currentDeck()).standing == app::DeckStanding::Illegal;
        },
        [this] { accept(); });
    onAction(
        act::deckRevoke, [this, ofDeck] { return ofDeck() && currentDeck()->acceptance; },
        [this] { perform(tournament::RevokeDeckAcceptance{m_player, currentSlot().side()}); });
    onAction(act::deckPlayerLock, ofPlayer, [this] { turnPlayerLock(); });
    onAction(act::deckCheck, ofDeck, [this] { check(); });
    onAction(act::deckCompare, ofDeck, [this] { compare(); });
    onAction(act::deckExport, ofDeck, [this] { write(); });
    onAction(act::deckPrint, ofPlayer, [this] {
        app::PrintRequest request = printing(app::Paperwork::Decklists);
        request.players = {m_player};
        Q_EMIT printWanted(request);
    });
    onAction(
        act::deckLock,
        [this] { return !event().decks.locked || !event().decks.exceptions.empty(); },
        [this] { lockAll(true); });
    onAction(
        act::deckUnlock,
        [this] { return event().decks.locked || !event().decks.exceptions.empty(); },
        [this] { lockAll(false); });
    onAction(act::deckDraw, [this] { return !event().players.empty(); }, [this] { draw(); });
    onAction(act::deckPolicy, [this] { changePolicy(); });
}

std::optional<std::string> DecksPage::reasonIf(bool needed, const QString &title)
{
    return needed ? context().acts.reason(title) : std::string();
}

void DecksPage::submit()
{
    tournament::SubmitDecks command;
    for (const Side side : {Side::Corp, Side::Runner}) {
        const DeckSlot &typed = slot(side);
        const auto draft = typed.draft();
        if (!draft)
            continue;
        if (typed.failure()) {
            context().messages.say(*typed.failure());
            return;
        }
        if (!typed.list())
            continue;
        // Whatever slot it was typed into, the identity says whose side it is.
        const auto own = app::sideOf(typed.list()->deck, m_cards.library()).value_or(side);
        auto deck = app::submittedDeck(*typed.list(), m_cards.library(), m_player, own,
                                       context().opener.now());
        deck.original = draft->original;
        command.decks.push_back(std::move(deck));
    }
    if (command.decks.empty())
        return;
    const auto reason = reasonIf(tournament::decksLocked(event(), m_player),
                                 tr("Lists are locked: take this one all the same"));
    if (!reason)
        return;
    command.reason = *reason;
    const tournament::PlayerId player = m_player;
    context().document.acts().ask(
        *this,
        [page = QPointer(this), command, player](app::Session &session) {
            return page ? page->hand(session, command, player) : session.perform(command);
        },
        [this, command, player](const ActQueue::Outcome &performed, bool late) {
            if (!performed) {
                refuse(command, performed.error());
                return;
            }
            context().acts.sayDone(*performed);
            const bool complete = tournament::findDeck(event(), player, Side::Corp)
                && tournament::findDeck(event(), player, Side::Runner);
            if (complete && !late)
                goOnAfter(player);
        });
}

/// What was typed is no draft any more, unless it is not taken.
ActQueue::Outcome DecksPage::hand(app::Session &session, const tournament::SubmitDecks &command,
                                  tournament::PlayerId player)
{
    keepDrafts();
    const auto shown = m_player;
    auto &drafts = context().drafts;
    std::vector<std::pair<QString, core::Json>> handed;
    for (const Side side : {Side::Corp, Side::Runner}) {
        const QString key = draftKey(player, side);
        if (const auto *draft = drafts.find(key))
            handed.emplace_back(key, *draft);
        drafts.forget(key);
    }
    if (m_player == player)
        m_player = {};
    auto performed = session.perform(command);
    if (performed)
        return performed;
    for (auto &[key, draft] : handed)
        drafts.keep(key, std::move(draft));
    if (m_player.value == 0) {
        m_player = shown;
    } else { // what others did was shown meanwhile, without the draft
        m_player = {};
        showPlayer();
    }
    return performed;
}

void DecksPage::withdraw()
{
    const auto reason =
        reasonIf(tournament::decksLocked(event(), m_player), tr("Remove a locked list"));
    if (reason)
        perform(tournament::WithdrawDeck{m_player, currentSlot().side(), *reason});
}

void DecksPage::accept()
{
    const auto *deck = currentDeck();
    if (!deck)
        return;
    // The reason is for this verdict, whatever others hand in meanwhile.
    const auto verdict = m_cards.judged(*deck).checked.verdict;
    const tournament::PlayerId player = m_player;
    const Side side = currentSlot().side();
    if (const auto reason = context().acts.reason(tr("Accept in spite of the rules")))
        perform(tournament::AcceptDeck{player, side, app::acceptanceOf(verdict, *reason)});
}

void DecksPage::lockAll(bool lock)
{
    if (lock) {
        perform(tournament::LockDecks{});
        return;
    }
    const auto reason = reasonIf(tournament::started(event()), tr("Unlock all lists"));
    if (reason)
        perform(tournament::UnlockDecks{{}, *reason});
}

void DecksPage::turnPlayerLock()
{
    if (!tournament::decksLocked(event(), m_player)) {
        perform(tournament::LockDecks{{m_player}});
        return;
    }
    const auto reason = reasonIf(tournament::started(event()), tr("Unlock this player's lists"));
    if (reason)
        perform(tournament::UnlockDecks{{m_player}, *reason});
}

void DecksPage::draw()
{
    Q_EMIT wanted();
    DrawChecksDialog dialog(context().document.session(), window());
    run(dialog);
}

void DecksPage::check()
{
    const auto *deck = currentDeck();
    if (!deck)
        return;
    DeckCheckDialog dialog(context().document.session(), *deck, m_cards, context().opener.now(),
                           context().drafts, window());
    run(dialog);
}

void DecksPage::compare()
{
    const auto *deck = currentDeck();
    if (!deck)
        return;
    CompareDeckDialog dialog(nameOf(m_player), *deck, m_cards, context().drafts, window());
    (void)context().prompts.run(dialog);
}

void DecksPage::write()
{
    const auto *current = currentDeck();
    if (!current)
        return;
    // The list that was asked for, whatever others hand in while the dialog stands.
    const auto side = current->side;
    const auto list = app::decklistOf(*current, m_cards.library());
    QStringList filters;
    for (const FileKind &kind : fileKinds())
        filters.append(u"%1 (*%2)"_s.arg(toQt(core::toWord(app::decklistFormatWords, kind.format)),
                                         kind.ending));
    const auto path = context().prompts.saveFile(
        window(), tr("Export the list"),
        fileNameFor(nameOf(m_player)) + (side == Side::Corp ? u" Corp.txt"_s : u" Runner.txt"_s),
        filters.join(u";;"_s));
    if (!path)
        return;
    const std::string text =
        app::writeDecklist(list, formatOf(*path), m_cards.rules(), m_cards.format());
    if (const auto written = app::writeFile(toPath(*path), text); !written)
        context().messages.say(written.error());
    else if (!list.unknown.empty())
        context().messages.say(
            MessageBar::Tone::Warning,
            tr("Wrote %1 without %n line(s) that name no card: correct them first.", nullptr,
               static_cast<int>(list.unknown.size()))
                .arg(shownLine(QFileInfo(*path).fileName())));
    else
        context().messages.say(MessageBar::Tone::Done,
                               tr("Wrote %1.").arg(shownLine(QFileInfo(*path).fileName())));
}

void DecksPage::changePolicy()
{
    Q_EMIT wanted();
    DeckPolicyDialog dialog(context().document.session(), m_cards.rules(), context().drafts,
                            window());
    run(dialog);
}

} // namespace ui
