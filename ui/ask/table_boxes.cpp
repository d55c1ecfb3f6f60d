// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_boxes.h"

#include "rules/cards/card_library.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"
#include "ui/ask/ask_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <iterator>
#include <ranges>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct TableBoxesWords {
    Q_DECLARE_TR_FUNCTIONS(ui::TableBoxes)
};

using rulings::CardPicture;
using rulings::Zone;

QString told(const std::optional<int> &number)
{
    return number ? QString::number(*number) : u"–"_s;
}

QStringList faceOf(const CardPicture &card)
{
    if (!card.installed || !card.faceup || *card.faceup)
        return {};
    if (card.owner != rules::Side::Corp)
        return {TableBoxesWords::tr("facedown")};
    return card.type == rules::CardType::Agenda ? QStringList()
                                                : QStringList{TableBoxesWords::tr("not rezzed")};
}

/// The same, told also of the card that is rezzed: that it was not, and is now.
QStringList stateOf(const CardPicture &card)
{
    const bool rezzed = card.installed && card.faceup && *card.faceup
        && card.owner == rules::Side::Corp && card.type != rules::CardType::Agenda;
    return rezzed ? QStringList{TableBoxesWords::tr("rezzed")} : faceOf(card);
}

/// What happens to it at the moment.
QStringList momentOf(const CardPicture &card)
{
    QStringList parts;
    if (card.encountered)
        parts.append(TableBoxesWords::tr("encountered"));
    else if (card.approached)
        parts.append(TableBoxesWords::tr("approached"));
    if (card.accessed)
        parts.append(TableBoxesWords::tr("accessed"));
    return parts;
}

QStringList lastingOf(const CardPicture &card)
{
    QStringList parts;
    for (const rulings::CardNumber &number : card.values)
        if (number.key == "strength" && number.number)
            parts.append(TableBoxesWords::tr("strength %1").arg(*number.number));
    if (card.type == rules::CardType::Ice)
        for (const std::string &subtype : card.subtypes)
            parts.append(toQt(subtype));
    for (const rulings::CardNumber &counter : card.counters)
        parts.append(toQt(counter.name));
    if (!card.broken.empty()) {
        QStringList numbers;
        for (const int number : card.broken)
            numbers.append(QString::number(number));
        parts.append(TableBoxesWords::tr("broken: %1").arg(numbers.join(u", "_s)));
    }
    if (card.modelled == rulings::Modelled::None)
        parts.append(TableBoxesWords::tr("text not known"));
    else if (card.modelled == rulings::Modelled::Partial)
        parts.append(TableBoxesWords::tr("text known in part"));
    return parts;
}

/// The card, and on further lines what it hosts. `how`: what is said of it before all else.
void addCard(BoxColumn &column, const CardPicture &card, const asking::Place &place, int depth,
             const QStringList &how = {})
{
    TableBox box;
    box.object = fieldText(card.object);
    box.place = place;
    // One without a title is called as the question has it, which is a name of ours.
    box.title = card.title == card.object && !rules::cardLibrary().findTitle(card.title)
        ? capitalized(
              toQt(rulings::nameOf(card.type).inWords(rulings::TableNames(rulings::State()))))
        : toQt(card.title);
    box.lasting = stateOf(card) + lastingOf(card);
    box.detail = (how + faceOf(card) + momentOf(card) + lastingOf(card)).join(u" · "_s);
    //: a card, and where it lies or how it stands
    box.words =
        box.detail.isEmpty() ? box.title : TableBoxesWords::tr("%1: %2").arg(box.title, box.detail);
    if (depth > 0)
        box.words = TableBoxesWords::tr("hosted: %1").arg(box.words);
    box.faint = card.installed && card.faceup && !*card.faceup;
    box.now = card.encountered || card.approached || card.accessed;
    box.ice = card.type == rules::CardType::Ice && card.zone == Zone::Protecting;
    box.depth = depth;
    column.boxes.push_back(std::move(box));
    for (const CardPicture &hosted : card.hosted) {
        asking::Place on = place;
        on.zone = hosted.installed ? Zone::Rig : Zone::Hosted;
        on.host = card.object;
        addCard(column, hosted, on, depth + 1);
    }
}

void addCards(BoxColumn &column, const std::vector<CardPicture> &cards, const asking::Place &place)
{
    for (const CardPicture &card : cards)
        addCard(column, card, place, 0);
}

void addPlace(BoxColumn &column, const QString &title, const QString &detail,
              const asking::Place &place, const QString &path = {})
{
    TableBox box;
    box.kind = BoxKind::Place;
    box.path = path;
    box.place = place;
    box.title = title;
    box.detail = detail;
    if (!detail.isEmpty())
        box.lasting = {detail};
    //: a place of the table, and what is said of it
    box.words = detail.isEmpty() ? title : TableBoxesWords::tr("%1: %2").arg(title, detail);
    column.boxes.push_back(std::move(box));
}

void addNumber(BoxColumn &column, const QString &title, const std::optional<int> &number,
               const QString &path)
{
    TableBox box;
    box.kind = BoxKind::Number;
    box.path = path;
    box.title = title;
    box.detail = told(number);
    box.lasting = {box.detail};
    box.words = number ? TableBoxesWords::tr("%1: %2").arg(title, box.detail)
                       : TableBoxesWords::tr("%1: not stated").arg(title);
    box.faint = !number;
    column.boxes.push_back(std::move(box));
}

QString countText(const std::optional<int> &count)
{
    return count ? TableBoxesWords::tr("%n card(s)", nullptr, *count) : QString();
}

QString pointsText(const std::optional<int> &points)
{
    return points ? TableBoxesWords::tr("%n point(s)", nullptr, *points) : QString();
}

struct Central {
    Zone zone;
    QLatin1StringView path;
};

/// Where the cards of a central server lie, and where those that are only counted are told.
Central centralOf(std::string_view name)
{
    if (name == "HQ")
        return {Zone::Hq, "state/corp/hand"_L1};
    if (name == "R&D")
        return {Zone::RnD, "state/corp/deck"_L1};
    return {Zone::Archives, "state/corp/pile"_L1};
}

/// Where there are several: the Runner meets the outermost first.
QStringList whichIce(const rulings::ServerPicture &server, const CardPicture &ice)
{
    if (server.ice.size() < 2)
        return {};
    if (ice.object == server.ice.front().object)
        return {TableBoxesWords::tr("outermost")};
    return ice.object == server.ice.back().object ? QStringList{TableBoxesWords::tr("innermost")}
                                                  : QStringList();
}

/// The server, what lies in it and its root; then its ice, the outermost nearest to the Runner.
BoxColumn columnOf(const rulings::ServerPicture &server)
{
    BoxColumn column;
    QStringList parts;
    if (server.attacked)
        parts.append(TableBoxesWords::tr("run here"));
    if (const QString count = countText(server.count); server.central && !count.isEmpty())
        parts.append(count);
    const Central central = centralOf(server.name);
    const asking::Place inside{server.central ? central.zone : Zone::Remote, server.name};
    addPlace(column, toQt(server.name), parts.join(u" · "_s), inside,
             server.central ? QString(central.path) : QString());
    column.boxes.back().now = server.attacked;
    column.boxes.back().lasting =
        server.central && server.count ? QStringList{countText(server.count)} : QStringList();
    addCards(column, server.cards, inside);
    addCards(column, server.root, {server.central ? Zone::Root : Zone::Remote, server.name});
    for (const CardPicture &ice : std::views::reverse(server.ice))
        addCard(column, ice, {Zone::Protecting, server.name}, 0, whichIce(server, ice));
    return column;
}

/// Remotes by their number, as one looks for them, in whichever order they were told.
std::vector<rulings::ServerPicture> inOrder(std::vector<rulings::ServerPicture> servers)
{
    const auto remotes = std::ranges::find(servers, false, &rulings::ServerPicture::central);
    const auto number = [](const rulings::ServerPicture &server) {
        return toQt(server.name).section(u' ', -1).toInt();
    };
    std::stable_sort(remotes, servers.end(), [&](const auto &one, const auto &other) {
        return number(one) < number(other);
    });
    return servers;
}

void addWhereAny(BoxColumn &column, const QString &title, const std::vector<CardPicture> &cards,
                 Zone zone)
{
    if (cards.empty())
        return;
    addPlace(column, title, {}, {zone});
    column.boxes.back().of = cards.front().owner;
    addCards(column, cards, {zone});
}

std::vector<CardPicture> ownedBy(rules::Side side, const std::vector<CardPicture> &cards)
{
    std::vector<CardPicture> owned;
    std::ranges::copy_if(cards, std::back_inserter(owned),
                         [side](const CardPicture &card) { return card.owner == side; });
    return owned;
}

/// It stays when it has been played.
bool isCurrent(const CardPicture &card)
{
    return std::ranges::find(card.subtypes, "Current") != card.subtypes.end();
}

/// Where cards of both players may lie: each in the half of its owner.
void addBetween(BoxColumn &column, const rulings::TablePicture &table, rules::Side side)
{
    std::vector<CardPicture> played = ownedBy(side, table.playArea);
    const auto currents = std::ranges::partition(played, std::not_fn(isCurrent));
    addWhereAny(column, TableBoxesWords::tr("Current"), {currents.begin(), currents.end()},
                Zone::PlayArea);
    played.erase(currents.begin(), currents.end());
    addWhereAny(column, TableBoxesWords::tr("Being played"), played, Zone::PlayArea);
    addWhereAny(column, TableBoxesWords::tr("Set aside"), ownedBy(side, table.setAside),
                Zone::SetAside);
    addWhereAny(column, TableBoxesWords::tr("Out of the game"), ownedBy(side, table.removed),
                Zone::Removed);
}

void addScoreArea(BoxColumn &column, const rulings::PlayerPicture &player, Zone zone)
{
    addPlace(column, TableBoxesWords::tr("Score area"), pointsText(player.agendaPoints), {zone});
    addCards(column, player.scoreArea, {zone});
}

BoxRow rowOfCorp(const rulings::TablePicture &table)
{
    BoxRow row;
    BoxColumn &corp = row.columns.emplace_back();
    addPlace(corp, TableBoxesWords::tr("Corp"), {}, {Zone::Identity});
    addCards(corp, table.corp.identity, {Zone::Identity});
    addNumber(corp, TableBoxesWords::tr("Credits"), table.corp.credits, u"state/corp/credits"_s);
    addNumber(corp, TableBoxesWords::tr("Clicks"), table.corp.clicks, u"state/corp/clicks"_s);
    addNumber(corp, TableBoxesWords::tr("Bad publicity"), table.badPublicity,
              u"state/bad_publicity"_s);
    addScoreArea(corp, table.corp, Zone::CorpScoreArea);
    for (const rulings::ServerPicture &server : inOrder(table.servers))
        row.columns.push_back(columnOf(server));
    BoxColumn &rest = row.columns.emplace_back();
    addPlace(rest, TableBoxesWords::tr("New server"), {}, {Zone::Remote, "new"});
    addBetween(rest, table, rules::Side::Corp);
    return row;
}

BoxRow rowOfRunner(const rulings::TablePicture &table)
{
    BoxRow row;
    const rulings::PlayerPicture &player = table.runner;
    BoxColumn &runner = row.columns.emplace_back();
    addPlace(runner, TableBoxesWords::tr("Runner"), {}, {Zone::Identity});
    addCards(runner, player.identity, {Zone::Identity});
    addNumber(runner, TableBoxesWords::tr("Credits"), player.credits, u"state/runner/credits"_s);
    if (table.run && table.run->credits.value_or(0) > 0)
        //: credits that bad publicity gives for the length of a run
        addNumber(runner, TableBoxesWords::tr("For this run"), table.run->credits,
                  u"state/run/credits"_s);
    addNumber(runner, TableBoxesWords::tr("Clicks"), player.clicks, u"state/runner/clicks"_s);
    addNumber(runner, TableBoxesWords::tr("Tags"), table.tags, u"state/tags"_s);
    addNumber(runner, TableBoxesWords::tr("Brain damage"), table.brainDamage,
              u"state/brain_damage"_s);
    const bool memory = table.memoryLimit && table.memoryUsed && !table.programs.empty();
    BoxColumn &programs = row.columns.emplace_back();
    addPlace(
        programs, TableBoxesWords::tr("Programs"),
        memory
            ? TableBoxesWords::tr("memory %1 of %2").arg(*table.memoryUsed).arg(*table.memoryLimit)
            : QString(),
        {Zone::Rig});
    addCards(programs, table.programs, {Zone::Rig});
    addWhereAny(programs, TableBoxesWords::tr("Facedown"), table.facedown, Zone::Rig);
    addScoreArea(programs, player, Zone::RunnerScoreArea);
    addBetween(programs, table, rules::Side::Runner);
    BoxColumn &others = row.columns.emplace_back();
    addPlace(others, TableBoxesWords::tr("Hardware"), {}, {Zone::Rig});
    addCards(others, table.hardware, {Zone::Rig});
    addPlace(others, TableBoxesWords::tr("Resources"), {}, {Zone::Rig});
    addCards(others, table.resources, {Zone::Rig});
    BoxColumn &piles = row.columns.emplace_back();
    addPlace(piles, TableBoxesWords::tr("Grip"), countText(player.hand), {Zone::Grip},
             u"state/runner/hand"_s);
    addCards(piles, player.inHand, {Zone::Grip});
    addPlace(piles, TableBoxesWords::tr("Stack"), countText(player.deck), {Zone::Stack},
             u"state/runner/deck"_s);
    addCards(piles, player.inDeck, {Zone::Stack});
    addPlace(piles, TableBoxesWords::tr("Heap"), countText(player.pile), {Zone::Heap},
             u"state/runner/pile"_s);
    addCards(piles, player.inPile, {Zone::Heap});
    return row;
}

/// Who does not see the table is told where its cards lie.
void tellWhere(BoxRow &row)
{
    const QString player = row.columns.front().boxes.front().title;
    for (BoxColumn &column : row.columns) {
        QStringList on; // the place, and the cards that host one another
        for (TableBox &box : column.boxes) {
            const bool isCard = box.kind == BoxKind::Card;
            if (!isCard && box.title != player)
                box.where = player; // both have credits, and a score area
            if (box.kind == BoxKind::Number)
                continue;
            on.resize(std::min<qsizetype>(on.size(), isCard ? box.depth + 1 : 0));
            if (isCard)
                box.where = TableBoxesWords::tr("%1: %2").arg(player, on.value(box.depth));
            on.append(box.title);
        }
    }
}

} // namespace

QString keyOf(const TableBox &box)
{
    switch (box.kind) {
    case BoxKind::Card:
        return u"card:"_s + box.object;
    case BoxKind::Number:
        return u"number:"_s + box.path;
    case BoxKind::Place:
        break;
    }
    return u"place:"_s + toQt(core::toWord(rulings::zoneWords, box.place.zone)) + u':' + box.title
        + (box.of == rules::Side::Corp ? QString() : u":runner"_s);
}

rulings::TablePicture emptyTable()
{
    rulings::TablePicture table;
    for (const char *name : {"HQ", "R&D", "Archives"}) {
        rulings::ServerPicture server;
        server.name = name;
        server.central = true;
        table.servers.push_back(std::move(server));
    }
    return table;
}

std::vector<BoxRow> boxesOf(const rulings::TablePicture &table)
{
    std::vector<BoxRow> rows{rowOfCorp(table), rowOfRunner(table)};
    for (BoxRow &row : rows)
        tellWhere(row);
    return rows;
}

} // namespace ui
