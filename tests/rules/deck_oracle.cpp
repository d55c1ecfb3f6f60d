// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/deck_oracle.h"

#include <algorithm>

namespace {

using rules::Card;
using rules::CardType;
using rules::Faction;

struct Copy {
    const Card *card;
    rules::CardId id;
};

/// The deck as single cards, as a judge counts them.
std::vector<Copy> copiesOf(const rules::Deck &deck)
{
    std::vector<Copy> copies;
    for (const auto &line : deck.cards())
        for (int i = 0; i < line.quantity; ++i)
            copies.push_back({&rules::cardLibrary()[line.card], line.card});
    return copies;
}

bool neutral(const Card &card)
{
    return card.faction == Faction::NeutralCorp || card.faction == Faction::NeutralRunner;
}

template <class Which>
int tally(const std::vector<Copy> &copies, Which which)
{
    return static_cast<int>(
        std::ranges::count_if(copies, [&](const Copy &copy) { return which(*copy.card); }));
}

bool alliance(const Card &card) { return card.hasSubtype("Alliance"); }

/// The twelve cards of the Mumbad cycle, one by one.
bool freeByAlliance(const std::string &title, const std::vector<Copy> &copies)
{
    const auto six = [&](Faction faction) {
        return tally(copies,
                     [&](const Card &card) { return card.faction == faction && !alliance(card); })
            >= 6;
    };
    if (title == "Heritage Committee" || title == "Raman Rai")
        return six(Faction::Jinteki);
    if (title == "Product Recall" || title == "Jeeves Model Bioroids")
        return six(Faction::HaasBioroid);
    if (title == "Salem's Hospitality" || title == "Ibrahim Salem")
        return six(Faction::Nbn);
    if (title == "Executive Search Firm" || title == "Consulting Visit")
        return six(Faction::Weyland);
    if (title == "Mumba Temple")
        return tally(copies, [](const Card &card) { return card.type == CardType::Ice; }) <= 15;
    if (title == "Museum of History")
        return copies.size() >= 50;
    if (title == "PAD Factory")
        return tally(copies, [](const Card &card) { return card.title == "PAD Campaign"; }) == 3;
    if (title == "Mumbad Virtual Tour")
        return tally(copies, [](const Card &card) { return card.type == CardType::Asset; }) >= 7;
    return false;
}

/// The table of "Deck Restrictions", line by line, then two points for every further five cards.
int leastAgendaPoints(int size)
{
    if (size >= 40 && size <= 44)
        return 18;
    if (size >= 45 && size <= 49)
        return 20;
    if (size >= 50 && size <= 54)
        return 22;
    int least = size > 54 ? 22 : 0;
    for (int step = 55; step <= size; step += 5)
        least += 2;
    // Below the table: the same steps downwards.
    for (int step = 39; size < 40 && step >= 0 && least == 0; step -= 5)
        if (size > step - 5)
            least = 16 - 2 * ((39 - step) / 5);
    return least;
}

} // namespace

OracleVerdict oracle(const rules::Deck &deck, const rules::DeckFormat &format)
{
    OracleVerdict verdict;
    auto copies = copiesOf(deck);
    if (std::erase_if(copies,
                      [](const Copy &copy) { return copy.card->type == CardType::Identity; })
        > 0)
        verdict.codes.insert("IDENTITY_IN_DECK");
    if (!deck.unknown.empty())
        verdict.codes.insert("UNKNOWN_CARD");
    if (!deck.identity) {
        verdict.codes.insert("NO_IDENTITY");
        return verdict;
    }
    const Card &identity = rules::cardLibrary()[*deck.identity];
    const std::string &name = identity.title;
    const bool professor = name.starts_with("The Professor");
    const bool ampere = name.starts_with("Amp");
    const bool oneOfEach = ampere || name.starts_with("Nova Initiumia");
    verdict.size = static_cast<int>(copies.size());
    if (verdict.size < identity.minimumSize)
        verdict.codes.insert("DECK_SIZE");

    std::map<std::string, int> seen;
    std::map<Faction, std::set<std::string>> agendas;
    std::set<std::string> restricted;
    std::map<std::string, int> pointTitles;
    int penalty = 0;
    int threePointers = 0;
    const auto judgeTitle = [&](const Card &card, rules::CardId id) {
        const std::string &pack = rules::cardLibrary().packs()[card.printings.front().pack].code;
        const bool apart = pack == "draft" || pack == "tdc" || pack == "napd";
        if (pack == "draft" && !format.draft)
            verdict.codes.insert("DRAFT_ONLY");
        if (pack == "tdc")
            verdict.codes.insert("CAMPAIGN_ONLY");
        if (pack == "napd")
            verdict.codes.insert("MULTIPLAYER_ONLY");
        if (!apart) {
            const bool gatewayOnly =
                card.title.starts_with("The Catalyst:") || card.title.starts_with("The Syndicate:");
            const bool inPool = format.pool
                ? format.pool->contains(id) && (!gatewayOnly || format.pool->id == "system_gateway")
                : !gatewayOnly;
            if (!card.released || *card.released > format.date)
                verdict.codes.insert("NOT_RELEASED");
            else if (!inPool)
                verdict.codes.insert("ROTATED");
        }
        if (!format.list)
            return;
        const auto mark = format.list->mark(id);
        if (mark.effect == rules::Effect::Banned || mark.effect == rules::Effect::BannedSubtype)
            verdict.codes.insert("BANNED");
        if (mark.effect == rules::Effect::Restricted)
            restricted.insert(card.title);
        if (mark.effect == rules::Effect::Points)
            pointTitles[card.title] = mark.value;
    };
    judgeTitle(identity, *deck.identity);
    for (const auto &[card, id] : copies) {
        judgeTitle(*card, id);
        const int copy = ++seen[card->title];
        const int most = oneOfEach ? 1 : rules::deckLimit(*card, format.date);
        if (copy > most)
            verdict.codes.insert("TOO_MANY_COPIES");
        if (card->side() != identity.side())
            verdict.codes.insert("WRONG_SIDE");
        const bool own = card->faction == identity.faction && !neutral(*card);
        const bool firstProgram = professor && card->type == CardType::Program && copy == 1;
        if (!own && card->influence && !firstProgram && !freeByAlliance(card->title, copies))
            verdict.spent += *card->influence;
        if (!own && !card->influence && !neutral(*card)) {
            if (card->type != CardType::Agenda)
                verdict.codes.insert("NO_INFLUENCE_VALUE");
            else if (ampere)
                agendas[card->faction].insert(card->title);
            else if (!name.starts_with("The Shadow"))
                verdict.codes.insert("OUT_OF_FACTION_AGENDA");
        }
        if (name.starts_with("Custom Biotics") && card->faction == Faction::Jinteki)
            verdict.codes.insert("FORBIDDEN_FACTION");
        verdict.points += card->agendaPoints;
        threePointers += card->agendaPoints >= 3 ? 1 : 0;
        const auto mark = format.list ? format.list->mark(id) : rules::ListMark();
        if (mark.effect == rules::Effect::InfluencePenalty)
            penalty += mark.value;
        if (mark.effect == rules::Effect::UniversalInfluence && !firstProgram)
            verdict.universal += mark.value;
    }
    for (const auto &[faction, titles] : agendas)
        if (titles.size() > 2)
            verdict.codes.insert("AMPERE_AGENDAS");
    if (identity.influenceLimit) {
        verdict.limit = *identity.influenceLimit;
        for (int i = 0; i < penalty && verdict.limit > 1; ++i)
            --verdict.limit;
        if (verdict.spent + verdict.universal > verdict.limit)
            verdict.codes.insert("INFLUENCE");
    }
    if (identity.side() == rules::Side::Corp && !format.draft) {
        const int least = leastAgendaPoints(std::max(verdict.size, identity.minimumSize));
        if (verdict.points != least && verdict.points != least + 1)
            verdict.codes.insert("AGENDA_POINTS");
    }
    if (!format.list)
        return verdict;
    if (restricted.size() > 1)
        verdict.codes.insert("RESTRICTED");
    int sum = 0;
    for (const auto &[title, value] : pointTitles)
        sum += value;
    if (format.list->pointLimit && sum > 7)
        verdict.codes.insert("POINTS");
    if (format.list->mostThreePointAgendas && threePointers > *format.list->mostThreePointAgendas)
        verdict.codes.insert("STARTUP_3_POINTERS");
    return verdict;
}
