// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_play_view.h"
#include "cli/rules_question.h"

#include "core/english.h"
#include "rules/reference/document.h"
#include "rules/rulings/language/vocabulary.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cli {

namespace {

using core::English;

std::string numbered(const std::optional<int> &number)
{
    return number ? std::to_string(*number) : English::tr("not stated");
}

/// Each card in a line, what it hosts under it.
std::string cardLines(const std::vector<rulings::CardPicture> &cards, std::size_t depth)
{
    std::string text;
    for (const rulings::CardPicture &card : cards) {
        text += std::string(2 * depth, ' ') + card.words + '\n';
        text += cardLines(card.hosted, depth + 1);
    }
    return text;
}

std::string place(const std::string &name, const std::vector<rulings::CardPicture> &cards)
{
    return cards.empty() ? std::string() : "  " + name + '\n' + cardLines(cards, 2);
}

std::string serverText(const rulings::ServerPicture &server)
{
    if (server.central && !server.attacked && server.ice.empty() && server.root.empty()
        && server.cards.empty() && !server.count)
        return {};
    std::string text = server.count ? English::tr("{server}: {n} card", "{server}: {n} cards",
                                                  *server.count, {{"server", server.name}})
                                    : server.name;
    if (server.attacked)
        text += ' ' + English::tr("(attacked)");
    return text + '\n' + place(English::tr("Ice, outermost first"), server.ice)
        + place(English::tr("Root"), server.root)
        + place(English::tr("In the server"), server.cards);
}

std::string numbersText(const rulings::TablePicture &table)
{
    const auto ofPlayer = [](const rulings::PlayerPicture &player) {
        return std::vector<std::pair<std::string, std::optional<int>>>{
            {English::tr("credits"), player.credits},
            {English::tr("clicks"), player.clicks},
            {English::tr("cards in hand"), player.hand},
            {English::tr("agenda points"), player.agendaPoints}};
    };
    const auto line = [](std::string name, const auto &numbers) {
        std::string text = std::move(name) + ':';
        for (const auto &[what, number] : numbers)
            text += (text.back() == ':' ? " " : ", ") + what + ' ' + numbered(number);
        return text + '\n';
    };
    auto corp = ofPlayer(table.corp);
    corp.emplace_back(English::tr("bad publicity"), table.badPublicity);
    auto runner = ofPlayer(table.runner);
    runner.emplace_back(English::tr("tags"), table.tags);
    runner.emplace_back(English::tr("brain damage"), table.brainDamage);
    runner.emplace_back(English::tr("link"), table.link);
    return line(English::tr("Corp"), corp) + line(English::tr("Runner"), runner);
}

std::string tableText(const rulings::TablePicture &table)
{
    std::string text = numbersText(table);
    for (const rulings::ServerPicture &server : table.servers)
        text += serverText(server);
    const std::string rig = place(English::tr("Programs"), table.programs)
        + place(English::tr("Hardware"), table.hardware)
        + place(English::tr("Resources"), table.resources)
        + place(English::tr("Facedown"), table.facedown);
    if (!rig.empty())
        text += English::tr("Rig") + '\n' + rig;
    const std::string others = place(English::tr("Identity of the Corp"), table.corp.identity)
        + place(English::tr("Identity of the Runner"), table.runner.identity)
        + place(English::tr("Grip"), table.runner.inHand)
        + place(English::tr("Stack"), table.runner.inDeck)
        + place(English::tr("Heap"), table.runner.inPile)
        + place(English::tr("Score area of the Corp"), table.corp.scoreArea)
        + place(English::tr("Score area of the Runner"), table.runner.scoreArea)
        + place(English::tr("Play area"), table.playArea)
        + place(English::tr("Set aside"), table.setAside)
        + place(English::tr("Removed from the game"), table.removed);
    return others.empty() ? text : text + English::tr("Other cards") + '\n' + others;
}

std::string momentText(const rulings::PresentMoment &moment)
{
    if (moment.step >= moment.structure->steps.size())
        return {};
    const rules::TimingStep &step = moment.structure->steps[moment.step];
    return English::tr("Step {number}: {title}",
                       {{"number", step.id}, {"title", core::ofData(step.title)}})
        + '\n';
}

std::string offerLine(const rulings::OfferedAct &offer)
{
    std::string text = "  " + offer.words + "  " + core::dump(offer.json) + '\n';
    if (!offer.unknownAfter.empty())
        text += "     "
            + English::tr("What follows is not derived: {why}", {{"why", offer.unknownAfter}})
            + '\n';
    return text;
}

using Which = std::function<bool(const rulings::OfferedAct &)>;

std::string offersText(const std::string &title, const std::vector<rulings::OfferedAct> &offers,
                       const Which &which)
{
    std::string text;
    for (const rulings::OfferedAct &offer : offers)
        if (!offer.anyway && which(offer))
            text += offerLine(offer);
    return text.empty() ? text : title + '\n' + text;
}

std::string decisionText(const rulings::OpenDecision &decision)
{
    const bool corp = decision.by == rulings::Side::Corp;
    std::string text = (corp ? English::tr("The Corp decides: {what}", {{"what", decision.what}})
                             : English::tr("The Runner decides: {what}", {{"what", decision.what}}))
        + '\n';
    for (const rulings::OfferedAct &option : decision.options)
        text += offerLine(option);
    return text;
}

std::string refusedText(const std::vector<rulings::RefusedAct> &refused)
{
    std::string text;
    for (const rulings::RefusedAct &one : refused) {
        text += "  "
            //: an act that is not allowed, and why
            + English::tr("{act}: {why}", {{"act", one.words}, {"why", one.why}}) + '\n';
    }
    return text.empty() ? text : English::tr("Not allowed") + '\n' + text;
}

} // namespace

std::string playedText(const rulings::PlayedOut &out)
{
    std::string text;
    for (const std::string &act : out.script)
        text += "> " + act + '\n';
    if (out.to != rulings::PlayedTo::End)
        text += (out.to == rulings::PlayedTo::Refused
                     ? English::tr("This cannot be played: {why}", {{"why", out.why}})
                     : English::tr("Not derived: {why}", {{"why", out.why}}))
            + '\n';
    text += momentText(out.moment) + tableText(out.table);
    if (out.decision)
        text += decisionText(*out.decision);
    text += offersText(English::tr("What may be done now"), out.offers, &rulings::OfferedAct::now);
    text += offersText(English::tr("What may be done when the opponent is done in this window"),
                       out.offers, &rulings::OfferedAct::afterOther);
    text += offersText(English::tr("What may be done later, if nothing is done before"), out.offers,
                       [](const rulings::OfferedAct &one) { return !one.passedOver.empty(); });
    text += refusedText(out.refused);
    for (const std::string &assumption : out.assumptions)
        text += English::tr("Assumed: {what}", {{"what", assumption}}) + '\n';
    return text;
}

} // namespace cli
