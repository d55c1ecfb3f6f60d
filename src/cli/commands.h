// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cli {

class CommandTree;

// Each in a file of its own: <name>_command.cpp.
void addNew(CommandTree &tree);
void addImport(CommandTree &tree);
void addExport(CommandTree &tree);
void addEvent(CommandTree &tree);
void addPlayerAdd(CommandTree &tree);
void addPlayerEdit(CommandTree &tree);
void addPlayerStatus(CommandTree &tree); ///< remove, drop, reinstate, disqualify
void addPlayerList(CommandTree &tree);
void addPrint(CommandTree &tree);
void addPair(CommandTree &tree);
void addPublish(CommandTree &tree);
void addUnpair(CommandTree &tree);
void addSwap(CommandTree &tree);
void addMove(CommandTree &tree);
void addReport(CommandTree &tree);
void addStandings(CommandTree &tree);
void addOdds(CommandTree &tree);
void addStatistics(CommandTree &tree);
void addCut(CommandTree &tree);
void addBracket(CommandTree &tree); ///< bracket and sides
void addPenalty(CommandTree &tree);
void addWatch(CommandTree &tree);
void addFeature(CommandTree &tree);
void addClock(CommandTree &tree);
void addSchedule(CommandTree &tree);
void addServe(CommandTree &tree);
void addLog(CommandTree &tree);
void addUndo(CommandTree &tree); ///< undo and redo
void addVerify(CommandTree &tree);
void addSalvage(CommandTree &tree);
void addShare(CommandTree &tree); ///< in share_command.cpp, as the next two
void addCopy(CommandTree &tree);
void addDesks(CommandTree &tree);
void addSimulate(CommandTree &tree);
void addDeckCheck(CommandTree &tree);
void addDeckConvert(CommandTree &tree);
void addCardsFind(CommandTree &tree);
void addCardsImport(CommandTree &tree);
void addRulesFind(CommandTree &tree);
void addRulesCard(CommandTree &tree);
void addRulesShow(CommandTree &tree);
void addRulesTiming(CommandTree &tree);
void addRulesAsk(CommandTree &tree);
void addRulesPlay(CommandTree &tree);
void addRulesRead(CommandTree &tree);
void addRulesCoverage(CommandTree &tree);
void addRulingAdd(CommandTree &tree);
void addRulingLog(CommandTree &tree);
void addBatch(CommandTree &tree);
void addReference(CommandTree &tree); ///< hidden: completion and man

} // namespace cli
