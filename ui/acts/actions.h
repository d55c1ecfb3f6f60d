// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMenu;
class QMenuBar;

namespace ui {

class ActionRegistry;

/// The ids of actions; an id is also the objectName. Kinds of event and languages bring their own.
namespace act {
inline constexpr QLatin1StringView newEvent{"file.new"};
inline constexpr QLatin1StringView openEvent{"file.open"};
inline constexpr QLatin1StringView openShared{"file.openShared"};
inline constexpr QLatin1StringView shareEvent{"file.share"};
inline constexpr QLatin1StringView importEvent{"file.import"};
inline constexpr QLatin1StringView demoEvent{"file.demo"};
inline constexpr QLatin1StringView exportEvent{"file.export"};
inline constexpr QLatin1StringView streamOverlay{"file.overlay"};
inline constexpr QLatin1StringView print{"file.print"};
inline constexpr QLatin1StringView saveCopy{"file.saveCopy"};
inline constexpr QLatin1StringView closeEvent{"file.close"};
inline constexpr QLatin1StringView quit{"file.quit"};
inline constexpr QLatin1StringView undo{"edit.undo"};
inline constexpr QLatin1StringView redo{"edit.redo"};
inline constexpr QLatin1StringView find{"edit.find"};
inline constexpr QLatin1StringView eventDetails{"event.details"};
inline constexpr QLatin1StringView eventAnnounce{"event.announce"};
inline constexpr QLatin1StringView eventRules{"event.rules"};
inline constexpr QLatin1StringView eventTables{"event.tables"};
inline constexpr QLatin1StringView playerAdd{"player.add"};
inline constexpr QLatin1StringView playerPaste{"player.paste"};
inline constexpr QLatin1StringView playerEdit{"player.edit"};
inline constexpr QLatin1StringView playerCall{"player.call"};
inline constexpr QLatin1StringView playerDrop{"player.drop"};
inline constexpr QLatin1StringView playerReinstate{"player.reinstate"};
inline constexpr QLatin1StringView playerDisqualify{"player.disqualify"};
inline constexpr QLatin1StringView playerRemove{"player.remove"};
inline constexpr QLatin1StringView nextStep{"event.next"};
inline constexpr QLatin1StringView roundPair{"round.pair"};
inline constexpr QLatin1StringView roundPairWith{"round.pairWith"};
inline constexpr QLatin1StringView roundUnpair{"round.unpair"};
inline constexpr QLatin1StringView roundSwap{"round.swap"};
inline constexpr QLatin1StringView roundPublish{"round.publish"};
inline constexpr QLatin1StringView tableMove{"table.move"};
inline constexpr QLatin1StringView resultEnter{"result.enter"};
inline constexpr QLatin1StringView resultClear{"result.clear"};
inline constexpr QLatin1StringView tableWatch{"table.watch"};
inline constexpr QLatin1StringView tableFeature{"table.feature"};
inline constexpr QLatin1StringView clockRun{"clock.run"};
inline constexpr QLatin1StringView clockChange{"clock.change"};
inline constexpr QLatin1StringView clockExtra{"clock.extra"};
inline constexpr QLatin1StringView clockStop{"clock.stop"};
inline constexpr QLatin1StringView clockWarnings{"clock.warnings"};
inline constexpr QLatin1StringView wallShow{"wall.show"};
inline constexpr QLatin1StringView wallBlank{"wall.blank"};
inline constexpr QLatin1StringView wallFreeze{"wall.freeze"};
inline constexpr QLatin1StringView wallNext{"wall.next"};
inline constexpr QLatin1StringView wallPrevious{"wall.previous"};
inline constexpr QLatin1StringView phonesOn{"phones.on"};
inline constexpr QLatin1StringView phonesRegistration{"phones.registration"};
inline constexpr QLatin1StringView phonesAnnounce{"phones.announce"};
inline constexpr QLatin1StringView phonesAccept{"phones.accept"};
inline constexpr QLatin1StringView phonesRefuse{"phones.refuse"};
inline constexpr QLatin1StringView phonesCards{"phones.cards"};
inline constexpr QLatin1StringView phonesAccess{"phones.access"};
inline constexpr QLatin1StringView phonesPolicies{"phones.policies"};
inline constexpr QLatin1StringView cutStart{"cut.start"};
inline constexpr QLatin1StringView cutSides{"cut.sides"};
inline constexpr QLatin1StringView cutCancel{"cut.cancel"};
inline constexpr QLatin1StringView bracketTable{"bracket.table"};
inline constexpr QLatin1StringView bracketPath{"bracket.path"};
inline constexpr QLatin1StringView zoomIn{"bracket.zoomIn"};
inline constexpr QLatin1StringView zoomOut{"bracket.zoomOut"};
inline constexpr QLatin1StringView zoomNatural{"bracket.zoomNatural"};
inline constexpr QLatin1StringView zoomFit{"bracket.zoomFit"};
inline constexpr QLatin1StringView playerSeats{"player.seats"};
inline constexpr QLatin1StringView deckPaste{"deck.paste"};
inline constexpr QLatin1StringView deckOpen{"deck.open"};
inline constexpr QLatin1StringView deckSubmit{"deck.submit"};
inline constexpr QLatin1StringView deckWithdraw{"deck.withdraw"};
inline constexpr QLatin1StringView deckAccept{"deck.accept"};
inline constexpr QLatin1StringView deckRevoke{"deck.revoke"};
inline constexpr QLatin1StringView deckCheck{"deck.check"};
inline constexpr QLatin1StringView deckCompare{"deck.compare"};
inline constexpr QLatin1StringView deckExport{"deck.export"};
inline constexpr QLatin1StringView deckPrint{"deck.print"};
inline constexpr QLatin1StringView deckPlayerLock{"deck.playerLock"};
inline constexpr QLatin1StringView deckLock{"deck.lock"};
inline constexpr QLatin1StringView deckUnlock{"deck.unlock"};
inline constexpr QLatin1StringView deckDraw{"deck.draw"};
inline constexpr QLatin1StringView deckPolicy{"deck.policy"};
inline constexpr QLatin1StringView penalty{"penalty.record"};
inline constexpr QLatin1StringView logUndoTo{"log.undoTo"};
inline constexpr QLatin1StringView themeSystem{"theme.system"};
inline constexpr QLatin1StringView themeLight{"theme.light"};
inline constexpr QLatin1StringView themeDark{"theme.dark"};
inline constexpr QLatin1StringView languageSystem{"language.system"};
inline constexpr QLatin1StringView toolBar{"view.toolBar"};
inline constexpr QLatin1StringView lettersLarger{"letters.larger"};
inline constexpr QLatin1StringView lettersSmaller{"letters.smaller"};
inline constexpr QLatin1StringView lettersNatural{"letters.natural"};
inline constexpr QLatin1StringView palette{"help.palette"};
inline constexpr QLatin1StringView keys{"help.keys"};
inline constexpr QLatin1StringView about{"help.about"};
inline constexpr QLatin1StringView standingsOdds{"standings.odds"};
inline constexpr QLatin1StringView oddsRun{"odds.run"};
inline constexpr QLatin1StringView oddsCancel{"odds.cancel"};
inline constexpr QLatin1StringView statisticsCopy{"statistics.copy"};
inline constexpr QLatin1StringView statisticsCopyTable{"statistics.copyTable"};
inline constexpr QLatin1StringView statisticsPrint{"statistics.print"};
inline constexpr QLatin1StringView statisticsSave{"statistics.save"};
inline constexpr QLatin1StringView rulesDesk{"rules.desk"};
inline constexpr QLatin1StringView rulesTiming{"rules.timing"};
inline constexpr QLatin1StringView rulesAsk{"rules.ask"};
inline constexpr QLatin1StringView rulingRecord{"ruling.record"};
inline constexpr QLatin1StringView rulesPrint{"rules.print"};
inline constexpr QLatin1StringView pageEvent{"page.event"};
inline constexpr QLatin1StringView pagePlayers{"page.players"};
inline constexpr QLatin1StringView pageDecks{"page.decks"};
inline constexpr QLatin1StringView pageRound{"page.round"};
inline constexpr QLatin1StringView pageStandings{"page.standings"};
inline constexpr QLatin1StringView pageBracket{"page.bracket"};
inline constexpr QLatin1StringView pageLog{"page.log"};
inline constexpr QLatin1StringView pageProjector{"page.projector"};
inline constexpr QLatin1StringView pagePhones{"page.phones"};
inline constexpr QLatin1StringView pageStatistics{"page.statistics"};
inline constexpr QLatin1StringView pageOdds{"page.odds"};

/// Whether it takes away what was entered or played: no stop of Tab is a button for it.
[[nodiscard]] bool takesAway(QLatin1StringView id);
} // namespace act

/// Makes every action, with all that is said of it, and fills the menu bar in their order; returns
/// the menu of recent files, which the window fills.
QMenu *buildActions(QMenuBar &bar, ActionRegistry &registry);

} // namespace ui
