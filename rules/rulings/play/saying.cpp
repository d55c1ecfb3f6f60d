// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/saying.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <string>
#include <utility>

namespace rulings {

namespace {

Sentence withCard(Side by, const Act &act)
{
    switch (act.kind) {
    case ActKind::Install:
        return Sentence::tr("{player} installs {card}", {{"player", by}, {"card", act.object}});
    case ActKind::Play:
        return Sentence::tr("{player} plays {card}", {{"player", by}, {"card", act.object}});
    case ActKind::Advance:
        return Sentence::tr("{player} advances {card}", {{"player", by}, {"card", act.object}});
    case ActKind::Rez:
        return Sentence::tr("{player} rezzes {card}", {{"player", by}, {"card", act.object}});
    case ActKind::Score:
        return Sentence::tr("{player} scores {card}", {{"player", by}, {"card", act.object}});
    case ActKind::Trash:
    case ActKind::TrashResource:
        return Sentence::tr("{player} trashes {card}", {{"player", by}, {"card", act.object}});
    case ActKind::Steal:
        return Sentence::tr("{player} steals {card}", {{"player", by}, {"card", act.object}});
    case ActKind::Access:
        return Sentence::tr("{player} chooses to access {card}",
                            {{"player", by}, {"card", act.object}});
    default:
        return {};
    }
}

} // namespace

Sentence actInWords(Side by, const Act &act)
{
    switch (act.kind) {
    case ActKind::GainCredit:
        return Sentence::tr("{player} takes an action for a credit", {{"player", by}});
    case ActKind::Draw:
        return Sentence::tr("{player} takes an action to draw a card", {{"player", by}});
    case ActKind::Purge:
        return Sentence::tr("{player} purges virus counters", {{"player", by}});
    case ActKind::Run:
        return Sentence::tr("{player} makes a run on {server}",
                            {{"player", by}, {"server", act.server}});
    case ActKind::RemoveTag:
        return Sentence::tr("{player} removes a tag", {{"player", by}});
    case ActKind::EndActions:
        return Sentence::tr("{player} takes no more actions", {{"player", by}});
    case ActKind::JackOut:
        return Sentence::tr("{player} decides to jack out", {{"player", by}});
    case ActKind::Continue:
        return Sentence::tr("{player} decides to go on", {{"player", by}});
    case ActKind::Use:
        return Sentence::tr("{player} uses {ability}",
                            {{"player", by}, {"ability", AbilityOf{act.object, act.ability}}});
    default:
        return withCard(by, act);
    }
}

void sayAct(const Table &table, Side by, const Act &act)
{
    // That the Runner jacks out is told with what follows from it.
    const Ability *ability =
        act.kind == ActKind::Use ? abilityCalled(table.state, act.object, act.ability) : nullptr;
    const auto *paid = ability ? ability->asIf<PaidAbility>() : nullptr;
    const ObjectId host = paid && paid->ofHost ? table.state[act.object].host : ObjectId{};
    if (host.exists())
        table.say(Sentence::tr("{player} uses {card}: the ability that {other} gives it",
                               {{"player", by}, {"card", host}, {"other", act.object}}),
                  {});
    else if (Sentence what = actInWords(by, act); !what.empty() && act.kind != ActKind::JackOut)
        table.say(std::move(what), {});
}

Sentence mayBeChosen(const Act &act, const Sentence &otherwise)
{
    return act.kind == ActKind::Pick && act.chosen.size() == 1
        ? Sentence::tr("{card} is among those that can be chosen", {{"card", act.chosen.front()}})
        : otherwise;
}

Sentence tagsLost(int number, int left)
{
    if (number == 0)
        return Sentence::tr("the Runner has no tag to lose");
    return Sentence::tr("the Runner loses {n} tag and has {left} left",
                        "the Runner loses {n} tags and has {left} left", number, {{"left", left}});
}

Sentence stepInWords(const rules::TimingStep &step)
{
    const OfData title{&step.title};
    const std::string number(step.printedNumber());
    return number.empty()
        //: a phase of a turn and the title of a step in it
        ? Sentence::tr("{phase}: {title}", {{"phase", OfData{&step.phase}}, {"title", title}})
        //: the number and the title of a step of a timing structure
        : Sentence::tr("[{number}] {title}", {{"number", number}, {"title", title}});
}

namespace {

/// A window of a turn whose steps the document does not list: what it says of such windows.
bool isUnlistedWindow(const Table &table, const rules::TimingStep &step)
{
    return table.state.at.kind != TimingKind::Run && step.printedNumber().empty()
        && step.windows.contains(rules::Window::PaidAbilities);
}

} // namespace

void sayStep(const Table &table)
{
    const rules::TimingStep &step = *table.state.at.step;
    table.say(stepInWords(step),
              {isUnlistedWindow(table, step) ? "window.paid"_rule : "timing.step"_rule});
    table.record.trace.back().endsRun = step.topic == "run-unsuccessful";
    table.record.trace.back().stepOf = &table.book->timing(table.state.at.kind);
}

void sayAccesses(const Table &table, ServerId server, int inside, int root)
{
    const RuleName rule = server == hqServer ? "access.hq"_rule : "access.rnd"_rule;
    if (root == 0 && inside == 0)
        table.say(Sentence::tr("there is no card of {server} to access", {{"server", server}}),
                  {rule});
    else if (root == 0)
        table.say(Sentence::tr("the Runner is to access {cards} of {server}",
                               {{"cards", cards(inside)}, {"server", server}}),
                  {rule});
    else
        table.say(
            Sentence::tr("the Runner is to access {cards} of {server} and {others} of its root",
                         {{"cards", cards(inside)}, {"server", server}, {"others", cards(root)}}),
            {rule, "access.root"_rule});
}

void sayBadPublicityCredits(const Table &table, int all, int byTexts)
{
    table.say(
        byTexts > 0
            ? Sentence::tr("the Runner gains {n} credit for this run, one per bad publicity: {own} "
                           "taken, and {more} that a text adds",
                           "the Runner gains {n} credits for this run, one per bad publicity: "
                           "{own} taken, and {more} that a text adds",
                           all, {{"own", all - byTexts}, {"more", byTexts}})
            : Sentence::tr("the Runner gains {n} credit for this run, one per bad publicity",
                           "the Runner gains {n} credits for this run, one per bad publicity", all),
        {"run.bad-publicity"_rule});
}

} // namespace rulings
