// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ways_out.h"

#include "app/sentences.h"
#include "ui/bracket/game_text.h"
#include "ui/text.h"

#include <QCoreApplication>

namespace ui {

namespace {

using tournament::Command;
using tournament::RefusalCode;

struct Words {
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

} // namespace

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
        offer = Words::tr("Discard results of %1 and play again").arg(gamesText(refusal->games));
        break;
    case RefusalCode::CutHasResults:
        confirmed = discarding(command);
        offer = Words::tr("Discard results of %1").arg(gamesText(refusal->games));
        break;
    case RefusalCode::ReplacementUnconfirmed:
        confirmed = replacing(command);
        offer = Words::tr("%1 plays for %2")
                    .arg(menuText(toQt(app::nameOf(event, refusal->players.at(1)))),
                         menuText(toQt(app::nameOf(event, refusal->players.at(0)))));
        break;
    default:
        break;
    }
    return confirmed ? std::optional(WayOut{offer, *confirmed}) : std::nullopt;
}

} // namespace ui
