// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_tree.h"
#include "cli/commands.h"
#include "cli/deck_commands.h"

namespace cli {

namespace {

void addDecks(CommandTree &tree)
{
    tree.addGroup("deck", "Check, convert, take and lock decklists");
    addDeckCheck(tree);
    addDeckConvert(tree);
    addDeckSubmit(tree);
    addDeckLock(tree);
    addDeckAccept(tree);
    addDeckList(tree);
    addDeckShow(tree);
    addDeckPolicy(tree);
    addDeckDraw(tree);
    tree.addGroup("cards", "Find cards and import NetrunnerDB's");
    addCardsFind(tree);
    addCardsImport(tree);
}

void addRules(CommandTree &tree)
{
    tree.addGroup("rules", "Look up what the rules say");
    addRulesFind(tree);
    addRulesShow(tree);
    addRulesCard(tree);
    addRulesTiming(tree);
    addRulesAsk(tree);
    addRulesPlay(tree);
    addRulesRead(tree);
    addRulesCoverage(tree);
    tree.addGroup("ruling", "Record what judges decided, and find it again");
    addRulingAdd(tree);
    addRulingLog(tree);
}

} // namespace

std::unique_ptr<CommandTree> makeCommandTree()
{
    auto tree = std::make_unique<CommandTree>();
    addNew(*tree);
    addImport(*tree);
    addExport(*tree);
    addPrint(*tree);
    addEvent(*tree);
    tree->addGroup("player", "Register, edit, drop and list players");
    addPlayerAdd(*tree);
    addPlayerEdit(*tree);
    addPlayerStatus(*tree);
    addPlayerList(*tree);
    addPair(*tree);
    addPublish(*tree);
    addUnpair(*tree);
    addSwap(*tree);
    addMove(*tree);
    addReport(*tree);
    addStandings(*tree);
    addStatistics(*tree);
    addOdds(*tree);
    addCut(*tree);
    addBracket(*tree);
    addPenalty(*tree);
    addWatch(*tree);
    addFeature(*tree);
    addClock(*tree);
    addSchedule(*tree);
    addServe(*tree);
    addLog(*tree);
    addUndo(*tree);
    addVerify(*tree);
    addSalvage(*tree);
    addShare(*tree);
    addCopy(*tree);
    addDesks(*tree);
    addSimulate(*tree);
    addDecks(*tree);
    addRules(*tree);
    addBatch(*tree);
    addReference(*tree);
    return tree;
}

} // namespace cli
