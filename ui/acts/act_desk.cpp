// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "act_desk.h"

#include "app/sentences/sentences.h"
#include "ui/acts/act_dialog.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/bracket/game_text.h"
#include "ui/services/prompts.h"
#include "ui/words/text.h"

#include <QAction>
#include <QCoreApplication>
#include <QPointer>

namespace ui {

namespace {

using tournament::Command;
using tournament::RefusalCode;

struct ActDeskWords {
    Q_DECLARE_TR_FUNCTIONS(ui::WaysOut)
};

/// The command with this switch on, if it has one.
std::optional<Command> switched(const Command &command, auto... flags)
{
    std::optional<Command> result;
    const auto one = [&]<class C>(bool C::*flag) {
        if (const auto *asked = std::get_if<C>(&command)) {
            C confirmed = *asked;
            confirmed.*flag = true;
            result = confirmed;
        }
    };
    (one(flags), ...);
    return result;
}

std::optional<Command> discarding(const Command &command)
{
    return switched(command, &tournament::ReportResult::discardResults,
                    &tournament::ClearResult::discardResults,
                    &tournament::CancelCut::discardResults);
}

std::optional<Command> replacing(const Command &command)
{
    return switched(command, &tournament::DropPlayers::replaceInCut,
                    &tournament::DisqualifyPlayers::replaceInCut);
}

/// The same act, once the user means it although it costs something.
struct WayOut {
    QString offer; ///< the words on the button: what it costs
    Command command;
    bool override = false; ///< with a reason that is still to be asked for
};

/// Nothing where the refusal is none that one can confirm away.
std::optional<WayOut> wayOut(const tournament::Event &event, const Command &command,
                             const app::Failure &failure)
{
    const auto *refusal = std::get_if<tournament::Refusal>(&failure.cause);
    if (!refusal)
        return std::nullopt;
    std::optional<Command> confirmed;
    QString offer;
    switch (refusal->code) {
    case RefusalCode::ResultsRestOnIt:
        confirmed = discarding(command);
        offer =
            ActDeskWords::tr("Discard results of %1 and play again").arg(gamesText(refusal->games));
        break;
    case RefusalCode::CutHasResults:
        confirmed = discarding(command);
        offer = ActDeskWords::tr("Discard results of %1").arg(gamesText(refusal->games));
        break;
    case RefusalCode::ReplacementUnconfirmed:
        confirmed = replacing(command);
        offer = ActDeskWords::tr("%1 plays for %2")
                    .arg(toQt(app::nameOf(event, refusal->players.at(1))),
                         toQt(app::nameOf(event, refusal->players.at(0))));
        break;
    case RefusalCode::NotAllowedByProfile:
        if (std::holds_alternative<tournament::ReportResult>(command))
            return WayOut{ActDesk::tr("Override with a reason…"), command, true};
        break;
    default:
        break;
    }
    return confirmed ? std::optional(WayOut{offer, *confirmed}) : std::nullopt;
}

constexpr int longestMenuText = 70;

QString elided(QString text)
{
    text = text.simplified();
    if (text.size() > longestMenuText)
        text = isolatedLines({text.left(longestMenuText - 1)}).front() + u'…';
    return menuText(text);
}

} // namespace

ActDesk::ActDesk(Document &document, ActionRegistry &actions, Prompts &prompts,
                 MessageBar &messages, QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_actions(actions)
    , m_prompts(prompts)
    , m_messages(messages)
    , m_window(window)
{
    const auto &session = document.session();
    actions.handle(
        act::undo, *this, [&session] { return session.undoText().has_value(); },
        [this] { undo(); });
    actions.handle(
        act::redo, *this, [&session] { return session.redoText().has_value(); },
        [this] { redo(); });
}

void ActDesk::perform(QObject &asker, const Command &command, const Next &done, const Next &refused)
{
    m_document.acts().ask(
        asker, command,
        [this, &asker, command, done, refused](const ActQueue::Outcome &performed, bool /*late*/) {
            if (performed)
                sayDone(*performed);
            else
                refuse(asker, command, performed.error(), done);
            if (const auto &next = performed ? done : refused)
                next();
        });
}

void ActDesk::refuse(QObject &asker, const Command &command, const app::Failure &failure,
                     const Next &done)
{
    if (app::isGone(failure)) {
        Q_EMIT m_document.troubled(failure);
        return;
    }
    QList<MessageBar::Offer> offers;
    if (const auto way = wayOut(m_document.event(), command, failure))
        offers.append({way->offer, [this, asks = QPointer(&asker), way = *way, done] {
                           if (!asks)
                               return;
                           Command meant = way.command;
                           if (way.override) {
                               const auto words = reason(tr("Override the profile"));
                               if (!words || words->empty())
                                   return;
                               std::get<tournament::ReportResult>(meant).overrideReason = *words;
                           }
                           perform(*asks, meant, done);
                       }});
    m_messages.say(failure, offers);
}

bool ActDesk::run(ActDialog &dialog)
{
    const bool done = m_prompts.run(dialog);
    if (done)
        sayDone(dialog.performed());
    return done;
}

void ActDesk::sayDone(const app::Performed &performed)
{
    QString text = toQt(m_document.session().undoText().value_or(""));
    if (!performed.consequence.empty())
        text += QStringLiteral(" – ") + toQt(performed.consequence);
    m_messages.say(performed.consequence.empty() ? MessageBar::Tone::Done
                                                 : MessageBar::Tone::Warning,
                   text, {{tr("Undo"), trigger(act::undo)}});
}

std::optional<std::string> ActDesk::reason(const QString &title)
{
    const auto words = m_prompts.line(&m_window, title, tr("Reason, for the organizers' log:"));
    return words ? std::optional(fromQt(words->simplified())) : std::nullopt;
}

void ActDesk::turn(ActQueue::Act act, const QString &done, const QList<MessageBar::Offer> &offers,
                   const Instead &instead)
{
    m_document.acts().ask(*this, std::move(act),
                          [=, this](const ActQueue::Outcome &turned, bool /*late*/) {
                              if (!turned && instead && instead())
                                  return;
                              if (!turned) {
                                  Q_EMIT m_document.troubled(turned.error());
                                  return;
                              }
                              m_messages.say(MessageBar::Tone::Done, done, offers);
                              Q_EMIT this->turned();
                          });
}

bool ActDesk::mayGo(const std::optional<app::ActRange> &named)
{
    const auto whose = named ? app::whoseActsGo(m_document.session(), *named) : std::nullopt;
    return !whose
        || m_prompts.confirm(&m_window,
                             {tr("Acts of others"), toQt(*whose), tr("Take back all the same")});
}

void ActDesk::undo()
{
    const auto &session = m_document.session();
    const auto named = session.nextUndo();
    const QString text = toQt(session.undoText().value_or(""));
    if (mayGo(named))
        turn([named](app::Session &event) { return event.undo(named); },
             tr("Taken back: %1").arg(text), {{tr("Redo"), trigger(act::redo)}},
             [this, named] {
                 // Others acted since the menu named it: whose act would go now?
                 const bool overtaken = m_document.session().nextUndo() != named;
                 if (overtaken)
                     undo();
                 return overtaken;
             });
}

void ActDesk::redo()
{
    const auto &session = m_document.session();
    turn([named = session.nextRedo()](app::Session &event) { return event.redo(named); },
         tr("Done again: %1").arg(toQt(session.redoText().value_or(""))), {});
}

void ActDesk::undoTo(std::int64_t seq, const QString &text)
{
    const auto named = m_document.session().nextUndoTo(seq);
    if (!mayGo(named))
        return;
    turn([seq, named](app::Session &event) { return event.undoTo(seq, named); },
         tr("Back to the state after: %1").arg(text), {{tr("Redo"), trigger(act::redo)}});
}

void ActDesk::nameHistory()
{
    const auto name = [this](QLatin1StringView id, const QString &plain, const QString &named,
                             const std::optional<std::string> &what) {
        m_actions.action(id)->setText(what ? named.arg(elided(toQt(*what))) : plain);
    };
    const auto &session = m_document.session();
    const auto next = session.nextUndo();
    const auto others = next ? app::actsOfOthers(session, *next) : std::vector<app::LogLine>();
    if (others.empty())
        name(act::undo, tr("&Undo"), tr("&Undo: %1"), session.undoText());
    else
        //: 1 is who did it, 2 what
        m_actions.action(act::undo)->setText(
            tr("&Undo: %1: %2")
                .arg(elided(toQt(others.back().actor)), elided(toQt(others.back().text))));
    name(act::redo, tr("&Redo"), tr("&Redo: %1"), session.redoText());
}

ActDesk::Next ActDesk::trigger(QLatin1StringView id) const
{
    return [action = m_actions.action(id)] { action->trigger(); };
}

} // namespace ui

#include "moc_act_desk.cpp"
