// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/describing/kinds.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// With "an" in front of it, or with "a".
struct Noun {
    Sentence words;
    bool an = false;
};

bool beginsWithVowel(std::string_view word)
{
    return !word.empty() && std::string_view("AEIOUaeiou").find(word.front()) != word.npos;
}

Sentence several(CardType type)
{
    switch (type) {
    case CardType::Identity:
        return Sentence::tr("identities");
    case CardType::Agenda:
        return Sentence::tr("agendas");
    case CardType::Asset:
        return Sentence::tr("assets");
    case CardType::Operation:
        return Sentence::tr("operations");
    case CardType::Upgrade:
        return Sentence::tr("upgrades");
    case CardType::Ice:
        return Sentence::tr("pieces of ice");
    case CardType::Event:
        return Sentence::tr("events");
    case CardType::Hardware:
        return Sentence::tr("pieces of hardware");
    case CardType::Program:
        return Sentence::tr("programs");
    case CardType::Resource:
        break;
    }
    return Sentence::tr("resources");
}

Sentence one(CardType type)
{
    if (type == CardType::Ice)
        return Sentence::tr("piece of ice");
    return type == CardType::Hardware ? Sentence::tr("piece of hardware") : nameOf(type);
}

bool isAn(CardType type)
{
    return type == CardType::Identity || type == CardType::Agenda || type == CardType::Asset
        || type == CardType::Operation || type == CardType::Upgrade || type == CardType::Event;
}

/// Of cards whatever they are, or of types.
Noun ofTypes(rules::EnumSet<CardType> types, bool many)
{
    std::vector<Sentence> names;
    bool an = false;
    for (const auto &[type, word] : rules::cardTypeWords)
        if (types.contains(type)) {
            an = an || (names.empty() && isAn(type));
            names.push_back(many ? several(type) : one(type));
        }
    if (types
        == rules::EnumSet<CardType>{CardType::Asset, CardType::Upgrade, CardType::Operation,
                                    CardType::Ice})
        return {many ? Sentence::tr("cards that are no agendas")
                     : Sentence::tr("card that is no agenda")};
    if (names.empty())
        return {many ? Sentence::tr("cards") : Sentence::tr("card")};
    return {oneOfKinds(names), an};
}

Noun ofSubtype(const Filter &filter, rules::EnumSet<CardType> types, bool many)
{
    if (types == rules::EnumSet<CardType>{CardType::Ice})
        return {many
                    //: of a subtype
                    ? Sentence::tr("pieces of {subtype} ice", {{"subtype", filter.subtype}})
                    //: of a subtype
                    : Sentence::tr("piece of {subtype} ice", {{"subtype", filter.subtype}})};
    //: "Virus program"
    return {Sentence::tr("{subtype} {kind}",
                         {{"subtype", filter.subtype}, {"kind", ofTypes(types, many).words}}),
            beginsWithVowel(filter.subtype)};
}

Noun nounOf(const Filter &filter, Side owner, bool many);

/// Of several kinds, which say each for itself what they are.
Noun ofKinds(const Filter &filter, Side owner, bool many)
{
    std::vector<Sentence> kinds;
    bool an = false;
    for (const Filter &alternative : filter.anyOf) {
        Noun kind = alternative.ref == Ref::None ? nounOf(alternative, owner, many)
                                                 : Noun{describe(alternative, owner)};
        an = an || (kinds.empty() && kind.an);
        kinds.push_back(std::move(kind.words));
    }
    return {oneOfKinds(kinds), an};
}

/// What it is: said in front, it is taken from what is left to be said of it.
Noun takeNature(Filter &left, Side owner, bool many)
{
    rules::EnumSet<CardType> types = std::exchange(left.types, {});
    const bool inRow = left.row == Row::Innermost || left.row == Row::Outermost;
    if (types.empty() && (left.zone == Zone::Protecting || inRow))
        types.add(CardType::Ice);
    if (!types.empty() && !types.contains(CardType::Identity))
        left.owner.reset(); // only one side has such cards
    if (!left.title.empty()) {
        const std::string title = std::exchange(left.title, {});
        return {many ? Sentence::tr("copies of {title}", {{"title", title}})
                     : Sentence::tr("copy of {title}", {{"title", title}})};
    }
    if (!left.subtype.empty()) {
        Noun noun = ofSubtype(left, types, many);
        left.subtype.clear();
        return noun;
    }
    if (types.empty() && !left.anyOf.empty()) {
        Noun noun = ofKinds(left, owner, many);
        left.anyOf.clear();
        return noun;
    }
    return ofTypes(types, many);
}

void putBefore(Noun &noun, Sentence adjective, bool an)
{
    //: "installed program"
    noun.words = Sentence::tr("{adjective} {kind}",
                              {{"adjective", std::move(adjective)}, {"kind", noun.words}});
    noun.an = an;
}

void putBehind(Noun &noun, Sentence more)
{
    if (!more.empty())
        //: "programs", and "in the grip"
        noun.words =
            Sentence::tr("{kind} {more}", {{"kind", noun.words}, {"more", std::move(more)}});
}

/// How it lies, in front of it.
void putState(Noun &noun, Filter &left)
{
    const bool lies = left.zone == Zone::Rig || left.zone == Zone::Root
        || (left.zone == Zone::Protecting && left.where == Where::Anywhere);
    if (lies)
        left.zone.reset();
    const auto installed = std::exchange(left.installed, {});
    if (installed && !*installed)
        putBefore(noun, Sentence::tr("uninstalled"), true);
    else if (!left.rezzed && (lies || installed))
        putBefore(noun, Sentence::tr("installed"), true);
    if (const auto rezzed = std::exchange(left.rezzed, {}))
        putBefore(noun, *rezzed ? Sentence::tr("rezzed") : Sentence::tr("unrezzed"), !*rezzed);
    if (const auto faceup = std::exchange(left.faceup, {}))
        putBefore(noun, *faceup ? Sentence::tr("faceup") : Sentence::tr("facedown"), false);
    if (left.row == Row::Innermost || left.row == Row::Outermost)
        putBefore(noun,
                  std::exchange(left.row, Row::Any) == Row::Innermost ? Sentence::tr("innermost")
                                                                      : Sentence::tr("outermost"),
                  true);
    if (const auto unique = std::exchange(left.unique, {}))
        putBefore(noun, *unique ? Sentence::tr("unique") : Sentence::tr("non-unique"), false);
}

/// "that is not a copy of Bifrost Array": a condition that the card fulfils.
Sentence describeFit(const Condition &condition, Side owner)
{
    if (Sentence done = describeDoneToSuch(condition); !done.empty())
        return done;
    if (condition.kind != Condition::Kind::Matches || condition.filter.ref != Ref::Candidate)
        return Sentence::tr("such that {condition}", {{"condition", describe(condition, owner)}});
    Filter kind = condition.filter;
    kind.ref = Ref::None;
    const Sentence what = aKindInWords(kind, owner);
    return condition.negated ? Sentence::tr("that is not {kind}", {{"kind", what}})
                             : Sentence::tr("that is {kind}", {{"kind", what}});
}

/// What is said of it besides, behind it.
void putRest(Noun &noun, Filter &left, Sentence place, Side owner)
{
    std::vector<Sentence> words;
    if (!left.notSubtype.empty())
        putBehind(noun,
                  Sentence::tr("that is not {subtype}",
                               {{"subtype", std::exchange(left.notSubtype, {})}}));
    if (const Ref same = std::exchange(left.sameTitle, Ref::None); same == Ref::Candidate)
        //: of the card just spoken of: "Merger cannot be stolen, for there is no card with its
        //: title"
        putBehind(noun, Sentence::tr("with its title"));
    else if (same != Ref::None)
        putBehind(noun, Sentence::tr("with the same title as {card}", {{"card", describe(same)}}));
    if (left.zone == Zone::Remote || left.zone == Zone::Protecting)
        left.zone.reset();
    left.where = Where::Anywhere;
    addNature(words, left, owner);
    words.push_back(std::move(place));
    addState(words, left);
    const Ref other = std::exchange(left.isNot, Ref::None);
    addPart(words, left);
    for (Sentence &word : words)
        putBehind(noun, std::move(word));
    if (other != Ref::None)
        putBehind(noun, Sentence::tr("other than {card}", {{"card", describe(other)}}));
    std::vector<Sentence> kinds;
    for (const Filter &kind : left.anyOf)
        kinds.push_back(describeAlternative(kind, owner));
    if (!kinds.empty())
        putBehind(noun, Sentence::tr("({kind})", {{"kind", oneOfKinds(kinds)}}));
    if (left.fits)
        putBehind(noun, describeFit(*left.fits, owner));
}

Noun nounOf(const Filter &filter, Side owner, bool many)
{
    Filter left = filter;
    left.ref = Ref::None;
    Noun noun = takeNature(left, owner, many);
    Sentence place = describePlace(left); // of outermost ice that it protects
    putState(noun, left);
    putRest(noun, left, std::move(place), owner);
    return noun;
}

} // namespace

Sentence oneInWords(const Filter &filter, Side owner) { return nounOf(filter, owner, false).words; }

Sentence severalInWords(const Filter &filter, Side owner)
{
    return nounOf(filter, owner, true).words;
}

Sentence aKindInWords(const Filter &filter, Side owner)
{
    Noun noun = nounOf(filter, owner, false);
    if (filter.row == Row::Innermost || filter.row == Row::Outermost)
        //: a kind of cards of which there is one: "the innermost piece of ice"
        return Sentence::tr("the {kind}", {{"kind", std::move(noun.words)}});
    return noun.an
        //: a kind of cards that begins with a vowel: "an installed program"
        ? Sentence::tr("an {kind}", {{"kind", std::move(noun.words)}})
        //: a kind of cards: "a program in the grip"
        : Sentence::tr("a {kind}", {{"kind", std::move(noun.words)}});
}

Sentence aSubtypeInWords(const std::string &subtype)
{
    const Sentence::Arguments said{{"kind", Sentence::plain(subtype)}};
    return beginsWithVowel(subtype) ? Sentence::tr("an {kind}", said)
                                    : Sentence::tr("a {kind}", said);
}

Sentence numberInWords(int number, const Filter &filter, Side owner)
{
    //: a number and a kind of cards: "2 rezzed pieces of ice"
    return Sentence::tr(
        "{number} {cards}",
        {{"number", number},
         {"cards", number == 1 ? oneInWords(filter, owner) : severalInWords(filter, owner)}});
}

Sentence isSuchInWords(const Sentence &card, const Filter &filter, Side owner, bool is)
{
    Filter lying = filter;
    lying.ref = Ref::None;
    std::vector<Sentence> words;
    addNature(words, lying, owner);
    if (words.empty() && lying.anyOf.empty() && !lying.fits) {
        addState(words, lying);
        addPart(words, lying);
        if (!is && lying.unhosted && words.size() == 1) // nobody says “is not not hosted”
            return Sentence::tr("{card} is hosted", {{"card", card}});
        const Sentence how = Sentence::together(words);
        //: a card and how it lies: "Enigma is installed and unrezzed"
        return is ? Sentence::tr("{card} is {how}", {{"card", card}, {"how", how}})
                  : Sentence::tr("{card} is not {how}", {{"card", card}, {"how", how}});
    }
    const Sentence kind = aKindInWords(filter, owner);
    //: a card and what it is: "Enigma is a piece of Barrier ice"
    return is ? Sentence::tr("{card} is {kind}", {{"card", card}, {"kind", kind}})
              : Sentence::tr("{card} is not {kind}", {{"card", card}, {"kind", kind}});
}

} // namespace rulings
