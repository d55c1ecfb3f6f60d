// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/event_statistics.h"
#include "app/sentences/sentences.h"
#include "tournament/cut/bracket.h"
#include "ui/bracket/game_text.h"
#include "ui/paper/documents.h"
#include "ui/paper/paper_words.h"
#include "ui/paper/standings_table.h"
#include "ui/words/profile_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Event;

namespace {

struct ReportSheetsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ReportSheets)
};

QString nameOf(const Event &event, tournament::PlayerId player)
{
    return toQt(app::nameOf(event, player));
}

PaperColumn text(const QString &heading) { return {heading, Qt::AlignLeft, true}; }
PaperColumn number(const QString &heading) { return {heading, Qt::AlignRight}; }

QStringList eventFacts(const Event &event)
{
    const auto &details = event.details;
    QStringList first{tierText(details.tier),
                      ReportSheetsWords::tr("Players: %1").arg(event.players.size())};
    if (const auto date = QDate::fromString(toQt(details.date), Qt::ISODate); date.isValid())
        first.prepend(QLocale().toString(date, QLocale::LongFormat));
    QStringList people;
    if (!details.organizer.empty())
        people.append(ReportSheetsWords::tr("Organizer: %1").arg(toQt(details.organizer)));
    if (!details.secondOrganizer.empty())
        people.append(
            ReportSheetsWords::tr("second organizer: %1").arg(toQt(details.secondOrganizer)));
    if (!details.judges.empty()) {
        QStringList judges;
        for (const auto &judge : details.judges)
            judges.append(toQt(judge));
        people.append(ReportSheetsWords::tr("judges: %1").arg(judges.join(u", "_s)));
    }
    QStringList facts{first.join(u" · "_s)};
    if (!people.isEmpty())
        facts.append(people.join(u" · "_s));
    return facts;
}

/// Marks the identities of a player in the last row: the Corp's in this column, the Runner's in
/// the next.
void markIdentities(PaperSection &section, const tournament::Player &player, std::size_t corp)
{
    const auto factions = app::factionsOf(player);
    section.rows.back().marks = {{corp, {factions.corp}}, {corp + 1, {factions.runner}}};
    section.columns[corp].marks = section.columns[corp + 1].marks = 1;
}

PaperSection cutSection(const Event &event)
{
    const auto bracket = tournament::bracket(event);
    PaperSection section;
    if (bracket.seeds.empty())
        return section;
    section.heading = ReportSheetsWords::tr("Cut: top %1, %2")
                          .arg(bracket.seeds.size())
                          .arg(cutFormText(bracket.form));
    section.columns = {number(ReportSheetsWords::tr("Place")),
                       text(ReportSheetsWords::tr("Player")), number(ReportSheetsWords::tr("Seed")),
                       text(ReportSheetsWords::tr("Corp identity")),
                       text(ReportSheetsWords::tr("Runner identity"))};
    for (const auto &place : bracket.places) {
        const auto *player = tournament::findPlayer(event, place.player);
        section.rows.push_back({{placeText(place), toQt(player->name),
                                 QString::number(tournament::seedOf(event, place.player)),
                                 toQt(player->corpIdentity), toQt(player->runnerIdentity)},
                                {}});
        markIdentities(section, *player, 3);
    }
    if (section.rows.empty())
        section.note = ReportSheetsWords::tr("No place is decided yet.");
    return section;
}

PaperSection identitiesSection(const Event &event)
{
    PaperSection section;
    section.heading = ReportSheetsWords::tr("Identities");
    section.columns = {text(ReportSheetsWords::tr("Player")),
                       text(ReportSheetsWords::tr("Corp identity")),
                       text(ReportSheetsWords::tr("Runner identity"))};
    std::vector<const tournament::Player *> players;
    for (const auto &player : event.players)
        if (!player.corpIdentity.empty() || !player.runnerIdentity.empty())
            players.push_back(&player);
    sortByName(players);
    for (const auto *player : players) {
        section.rows.push_back(
            {{toQt(player->name), toQt(player->corpIdentity), toQt(player->runnerIdentity)}, {}});
        markIdentities(section, *player, 1);
    }
    return section;
}

/// "13 of 20, 65 %": small numbers prove little, so both are told.
QString shareText(const tournament::Share &share)
{
    const auto value = share.value();
    if (!value)
        return u"–"_s;
    const auto percent = decimalText(*value * core::Fraction(100), 0);
    return ReportSheetsWords::tr("%1 of %2, %3 %").arg(share.part).arg(share.whole).arg(percent);
}

PaperSection sidesSection(const tournament::Statistics &statistics)
{
    PaperSection section;
    section.heading = ReportSheetsWords::tr("Win rates by side");
    section.note = ReportSheetsWords::tr(
        "Of the games that either side won; timed and drawn games stand apart.");
    section.columns = {
        text(ReportSheetsWords::tr("Part of the event")), text(ReportSheetsWords::tr("Corp won")),
        text(ReportSheetsWords::tr("Runner won")), number(ReportSheetsWords::tr("At time")),
        number(ReportSheetsWords::tr("Drawn"))};
    const auto add = [&section](const QString &part, const tournament::GameCounts &games) {
        section.rows.push_back({{part, shareText(games.corp()), shareText(games.runner()),
                                 QString::number(games.timed), QString::number(games.drawn)},
                                {}});
    };
    add(ReportSheetsWords::tr("Swiss"), statistics.swiss);
    if (statistics.inCut > 0)
        add(ReportSheetsWords::tr("Cut"), statistics.cut);
    return section;
}

PaperSection factionsSection(const tournament::Statistics &statistics)
{
    PaperSection section;
    section.heading = ReportSheetsWords::tr("Win rates by faction");
    section.columns = {text(ReportSheetsWords::tr("Side")), text(ReportSheetsWords::tr("Faction")),
                       number(ReportSheetsWords::tr("Players")),
                       number(ReportSheetsWords::tr("In the cut")),
                       text(ReportSheetsWords::tr("Games won"))};
    for (const auto &faction : statistics.factions)
        section.rows.push_back(
            {{sideText(faction.side),
              faction.name.empty() ? ReportSheetsWords::tr("not recorded") : toQt(faction.name),
              QString::number(faction.cut.whole), QString::number(faction.cut.part),
              shareText(faction.wins)},
             {}});
    return section;
}

/// In lines of whole words; rows of a table do not wrap.
QStringList inLines(const QString &text)
{
    constexpr qsizetype most = 72;
    QStringList lines{QString()};
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!lines.last().isEmpty() && lines.last().size() + word.size() >= most)
            lines.append(QString());
        lines.last() += lines.last().isEmpty() ? word : QString(u' ' + word);
    }
    return isolatedLines(lines);
}

PaperSection rulingsSection(const Event &event)
{
    PaperSection section;
    section.heading = ReportSheetsWords::tr("Rulings");
    section.columns = {{ReportSheetsWords::tr("Where")},
                       text(ReportSheetsWords::tr("Question, and ruling")),
                       {ReportSheetsWords::tr("Judge")}};
    for (const auto &ruling : event.rulings) {
        QString where = rulingPlaceText(ruling);
        if (ruling.minutes > 0)
            //: a place, and extra time given there
            where = ReportSheetsWords::tr("%1, +%2 min").arg(where).arg(ruling.minutes);
        QString judge = toQt(ruling.judge);
        for (const QString &line :
             inLines(toQt(ruling.question)) + inLines(u"→ "_s + toQt(ruling.answer))) {
            section.rows.push_back({{where, line, judge}, {}});
            where.clear();
            judge.clear();
        }
    }
    return section;
}

PaperSection penaltiesSection(const Event &event)
{
    PaperSection section;
    section.heading = ReportSheetsWords::tr("Penalties");
    section.note = ReportSheetsWords::tr("Private to the organizers.");
    section.columns = {text(ReportSheetsWords::tr("Player")),
                       number(ReportSheetsWords::tr("Round")),
                       text(ReportSheetsWords::tr("Penalty")),
                       text(ReportSheetsWords::tr("Reason")), text(ReportSheetsWords::tr("Judge"))};
    for (const auto &penalty : event.penalties)
        section.rows.push_back(
            {{nameOf(event, penalty.player), QString::number(penalty.round),
              penaltyText(penalty.kind), toQt(penalty.reason), toQt(penalty.judge)},
             {}});
    if (section.rows.empty())
        section.note = ReportSheetsWords::tr("None was recorded.");
    return section;
}

} // namespace

MaybePrintout finalReport(const Event &event, const app::PrintRequest &request)
{
    if (tournament::swissRounds(event) == 0)
        return core::unexpected(nothingToPrint(
            ReportSheetsWords::tr("There is nothing to report before the first round.")));
    const auto standings = tournament::standings(event);
    PaperTables tables;
    tables.head = letterhead(event, ReportSheetsWords::tr("Report"), request);
    tables.head.facts = eventFacts(event) + tables.head.facts;
    tables.head.seal = sealText(request);
    tables.head.notice = provisionalText(event, standings);
    const auto add = [&tables](PaperSection section) {
        if (!section.rows.empty() || !section.note.isEmpty())
            tables.sections.push_back(std::move(section));
    };
    add(cutSection(event));
    PaperSection places = standingsTable(event, standings);
    places.heading = ReportSheetsWords::tr("Standings after round %1").arg(standings.round);
    add(std::move(places));
    const auto counted = app::eventStatistics(event);
    add(sidesSection(counted));
    add(factionsSection(counted));
    add(identitiesSection(event));
    if (!event.rulings.empty())
        add(rulingsSection(event));
    if (request.penalties)
        add(penaltiesSection(event));
    return Printout{printoutTitle(event, tables.head.title), layTables(tables, sizeOf(request))};
}

} // namespace ui
