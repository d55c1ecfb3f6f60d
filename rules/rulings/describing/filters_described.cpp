// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

#include <string>
#include <utility>
#include <vector>

namespace rulings {

/// Kinds of cards, one of which is asked for.
Sentence oneOfKinds(const std::vector<Sentence> &kinds)
{
    Sentence all;
    for (const Sentence &kind : kinds)
        all = all.empty() ? kind
                          //: kinds of cards, one of which is asked for: "agenda or asset"
                          : Sentence::tr("{kinds} or {kind}", {{"kinds", all}, {"kind", kind}});
    return all;
}

namespace {

Sentence describeTypes(rules::EnumSet<CardType> types)
{
    std::vector<Sentence> names;
    for (const auto &[type, word] : rules::cardTypeWords)
        if (types.contains(type))
            names.push_back(nameOf(type));
    return oneOfKinds(names);
}

Sentence describeRow(Row row)
{
    switch (row) {
    case Row::Outermost:
        return Sentence::tr("outermost");
    case Row::Innermost:
        return Sentence::tr("innermost");
    case Row::SameAsHost:
        return Sentence::tr("in the same place as the host");
    case Row::NotNextToHost:
        return Sentence::tr("not next to the host");
    case Row::InsideHost:
        return Sentence::tr("directly behind the host");
    case Row::Top:
        return Sentence::tr("on top");
    case Row::SameAsEvent:
        return Sentence::tr("in the same place as the card it happened to");
    case Row::NextToEncountered:
        return Sentence::tr("next to the ice that is encountered");
    case Row::NotInnermost:
        return Sentence::tr("not innermost");
    case Row::Any:
        break;
    }
    return {};
}

/// With such a counter on it.
Sentence describeHolding(Counter counter)
{
    switch (counter) {
    case Counter::Advancement:
        return Sentence::tr("with an advancement token");
    case Counter::Virus:
        return Sentence::tr("with a virus counter");
    case Counter::Power:
        return Sentence::tr("with a power counter");
    case Counter::Credit:
    case Counter::Recurring:
        return Sentence::tr("with a credit on it");
    case Counter::Agenda:
        break;
    }
    return Sentence::tr("with an agenda counter");
}

void addWord(std::vector<Sentence> &words, Sentence word)
{
    if (!word.empty())
        words.push_back(std::move(word));
}

} // namespace

void addNature(std::vector<Sentence> &words, const Filter &filter, Side owner)
{
    addWord(words,
            filter.types.empty() && filter.zone == Zone::Protecting ? nameOf(CardType::Ice)
                                                                    : describeTypes(filter.types));
    if (!filter.subtype.empty())
        addWord(words, Sentence::plain(filter.subtype));
    if (!filter.notSubtype.empty())
        addWord(words, Sentence::tr("not {subtype}", {{"subtype", filter.notSubtype}}));
    if (!filter.title.empty())
        addWord(words, Sentence::tr("called {title}", {{"title", filter.title}}));
    if (filter.sameTitle != Ref::None)
        addWord(words,
                Sentence::tr("another copy of {card}", {{"card", describe(filter.sameTitle)}}));
    if (filter.sameType != Ref::None)
        addWord(words,
                Sentence::tr("of the type of {card}", {{"card", describe(filter.sameType)}}));
    if (filter.unique)
        addWord(words, *filter.unique ? Sentence::tr("unique") : Sentence::tr("not unique"));
    if (filter.owner)
        addWord(words, nameOf(sideOf(*filter.owner, owner), "of"));
    if (filter.faction)
        addWord(words,
                Sentence::tr("of the faction {faction}",
                             {{"faction", std::string(rules::nameOf(*filter.faction))}}));
    if (filter.ofOwnFaction)
        addWord(words,
                *filter.ofOwnFaction
                    ? Sentence::tr("of the faction of its owner’s identity")
                    : Sentence::tr("of another faction than its owner’s identity"));
    if (filter.named)
        addWord(words, Sentence::tr("of the kind that was named"));
    if (filter.hasTrashCost)
        addWord(words, Sentence::tr("with a trash cost"));
    if (filter.costsAtMostNumber)
        addWord(words, Sentence::tr("with an install cost of at most the number that was chosen"));
}

/// Ice is not at a server but protects it.
Sentence describePlace(const Filter &filter)
{
    const bool remote = filter.zone == Zone::Remote;
    if (remote && filter.where == Where::Anywhere)
        return Sentence::tr("in a remote server");
    if (remote && filter.where == Where::AttackedServer)
        return Sentence::tr("in the attacked server, a remote one");
    if (remote && filter.where == Where::ThisServer)
        return Sentence::tr("in this server, a remote one");
    const bool protects = filter.zone == Zone::Protecting || filter.row == Row::Innermost
        || filter.row == Row::Outermost;
    if (protects && filter.where == Where::ThisServer)
        return Sentence::tr("protecting this server");
    if (protects && filter.where == Where::AttackedServer)
        return Sentence::tr("protecting the attacked server");
    if (protects && filter.where == Where::StartedServer)
        return Sentence::tr("protecting the server that the run was begun on");
    if (protects && filter.where == Where::Hq)
        return Sentence::tr("protecting HQ");
    if (protects && filter.where == Where::RnD)
        return Sentence::tr("protecting R&D");
    return describe(filter.where);
}

void addState(std::vector<Sentence> &words, const Filter &filter)
{
    if (filter.installed)
        addWord(words,
                *filter.installed ? Sentence::tr("installed") : Sentence::tr("not installed"));
    if (filter.rezzed)
        addWord(words, *filter.rezzed ? Sentence::tr("rezzed") : Sentence::tr("unrezzed"));
    if (filter.faceup)
        addWord(words, *filter.faceup ? Sentence::tr("faceup") : Sentence::tr("facedown"));
    if (filter.zone && filter.zone != Zone::Remote
        && (filter.zone != Zone::Protecting || filter.where == Where::Anywhere))
        addWord(words, nameOf(*filter.zone, "in"));
    if (filter.notZone)
        addWord(words, Sentence::tr("not {zone.in}", {{"zone", *filter.notZone}}));
    if (filter.inServer)
        addWord(words, Sentence::tr("in a server, not in its root"));
    addWord(words, describePlace(filter));
    addWord(words, describeRow(filter.row));
    if (filter.hosted)
        addWord(words, Sentence::tr("hosted on this card"));
    if (filter.hostedOn)
        addWord(words,
                Sentence::tr("hosted on a card ({kind})", {{"kind", nameOf(*filter.hostedOn)}}));
    if (filter.unhosted)
        addWord(words, Sentence::tr("not hosted"));
    if (!filter.notHosting.empty())
        addWord(words,
                Sentence::tr("hosting no card ({kind})",
                             {{"kind", Sentence::plain(filter.notHosting)}}));
    if (filter.has)
        addWord(words, describeHolding(*filter.has));
    if (filter.advanceable)
        addWord(words, Sentence::tr("that can be advanced"));
    if (filter.canHost)
        addWord(words, Sentence::tr("that can host cards"));
}

void addPart(std::vector<Sentence> &words, const Filter &filter)
{
    if (filter.isNot != Ref::None)
        addWord(words, Sentence::tr("not {card}", {{"card", describe(filter.isNot)}}));
    if (filter.brokenWholeBy != Ref::None)
        addWord(words,
                Sentence::tr("all of whose subroutines {card} broke in one encounter",
                             {{"card", describe(filter.brokenWholeBy)}}));
    if (filter.firstBoosted)
        addWord(words, Sentence::tr("the first icebreaker raised in this turn"));
    if (filter.noted)
        addWord(words, Sentence::tr("that it has shown as the encounter began"));
    if (filter.looked)
        addWord(words, Sentence::tr("among those"));
    if (filter.notLooked)
        addWord(words, Sentence::tr("not of those just shown, drawn or chosen"));
    if (filter.justRezzed)
        addWord(words, Sentence::tr("just rezzed"));
    if (filter.beingInstalled)
        addWord(words, Sentence::tr("as it is installed"));
}

Sentence describe(Ref ref)
{
    switch (ref) {
    case Ref::Self:
        return Sentence::tr("this card");
    case Ref::Host:
        return Sentence::tr("its host");
    case Ref::Chosen:
        return Sentence::tr("the card that this copy chose");
    case Ref::Picked:
        return Sentence::tr("the card just chosen");
    case Ref::Event:
        return Sentence::tr("the card it happened to");
    case Ref::Encountered:
        return Sentence::tr("the ice that is encountered");
    case Ref::LastEncountered:
        return Sentence::tr("the ice that was encountered last");
    case Ref::Paid:
        return Sentence::tr("the card chosen for the cost");
    case Ref::Approached:
        return Sentence::tr("the ice that is approached");
    case Ref::Accessed:
        return Sentence::tr("the card that is accessed");
    case Ref::AtStake:
        return Sentence::tr("the card that it may save");
    case Ref::Candidate:
        return Sentence::tr("that card");
    case Ref::None:
        break;
    }
    return Sentence::tr("a card");
}

Sentence describe(Where where)
{
    switch (where) {
    case Where::ThisServer:
        return Sentence::tr("at this server");
    case Where::AttackedServer:
        return Sentence::tr("at the attacked server");
    case Where::StartedServer:
        return Sentence::tr("at the server that the run was begun on");
    case Where::CentralServer:
        return Sentence::tr("at a central server");
    case Where::RemoteServer:
        return Sentence::tr("at a remote server");
    case Where::Hq:
        return Sentence::tr("at HQ");
    case Where::RnD:
        return Sentence::tr("at R&D");
    case Where::Archives:
        return Sentence::tr("at Archives");
    case Where::ChosenServer:
        return Sentence::tr("at the server chosen for it");
    case Where::HostServer:
        return Sentence::tr("at the server of the host");
    case Where::OtherServer:
        return Sentence::tr("at another server than the host");
    case Where::EventServer:
        return Sentence::tr("at the server of the card it happened to");
    case Where::HqOrRnD:
        return Sentence::tr("at HQ or R&D");
    case Where::NewServer:
        return Sentence::tr("in a new remote server");
    case Where::Anywhere:
        break;
    }
    return {};
}

/// What holds for all of it is told apart from its other kinds: "hardware or (resource, Virtual)".
Sentence describeAlternative(const Filter &filter, Side owner)
{
    if (filter.ref != Ref::None)
        return describe(filter, owner);
    std::vector<Sentence> words;
    addNature(words, filter, owner);
    addState(words, filter);
    addPart(words, filter);
    Sentence kind = describeKind(filter, owner);
    return words.size() > 1 ? Sentence::tr("({kind})", {{"kind", std::move(kind)}}) : kind;
}

Sentence describeKind(const Filter &filter, Side owner)
{
    std::vector<Sentence> words;
    addNature(words, filter, owner);
    addState(words, filter);
    addPart(words, filter);
    std::vector<Sentence> kinds;
    for (const Filter &one : filter.anyOf)
        kinds.push_back(describeAlternative(one, owner));
    addWord(words, oneOfKinds(kinds));
    if (filter.fits)
        //: a condition that the card fulfils
        addWord(
            words,
            Sentence::tr("such that {condition}", {{"condition", describe(*filter.fits, owner)}}));
    return Sentence::list(words);
}

namespace {

/// One that a reference names, and what else must be so.
Sentence describeNamed(const Filter &filter, Side owner)
{
    Sentence kind = describeKind(filter, owner);
    if (kind.empty())
        return describe(filter.ref);
    //: "the ice that is encountered (if Sentry, rezzed)"
    return Sentence::tr("{card} (if {kind})",
                        {{"card", describe(filter.ref)}, {"kind", std::move(kind)}});
}

} // namespace

Sentence describe(const Filter &filter, Side owner)
{
    if (filter.ref != Ref::None)
        return describeNamed(filter, owner);
    //: a kind of cards: "every rezzed piece of ice"
    return Sentence::tr("every {kind}", {{"kind", oneInWords(filter, owner)}});
}

Sentence describeAny(const Filter &filter, Side owner)
{
    return filter.ref != Ref::None ? describeNamed(filter, owner) : severalInWords(filter, owner);
}

Sentence describeOne(const Filter &filter, Side owner)
{
    return filter.ref != Ref::None ? describeNamed(filter, owner) : aKindInWords(filter, owner);
}

} // namespace rulings
