// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wall_picture.h"

#include "app/sentences/sentences.h"
#include "core/text.h"
#include "ui/clock/clock_text.h"
#include "ui/marks/faction_mark.h"
#include "ui/words/roster.h"
#include "ui/words/text.h"
#include "ui/words/timetable_text.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct WallPictureWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Wall)
};

/// A strength of schedule as a printed sheet shows it.
constexpr int digits = 3;

WallPicture base(const tournament::Event &event, WallMode mode)
{
    WallPicture picture;
    picture.mode = mode;
    picture.event = toQt(event.details.name);
    if (const auto *round = tournament::publishedRound(event)) {
        picture.round = round->number;
        picture.heading = roundName(event, *round);
    }
    if (const auto *prepared = tournament::preparedRound(event))
        //: 1 is the name of the event
        picture.event = WallPictureWords::tr("%1 · round %2 is being prepared")
                            .arg(picture.event, QString::number(prepared->number));
    return picture;
}

/// One line for each player, so that everybody finds the own name once.
struct Seated {
    std::string sortKey;
    QStringList cells;
};

/// What some rounds say and others have no column for.
struct Shown {
    bool sides = false;
    bool games = false; ///< of the bracket
};

void addSeated(std::vector<Seated> &seated, const tournament::Event &event,
               const tournament::Match &match, Shown shown)
{
    const QString first = toQt(app::nameOf(event, match.p1));
    if (match.isBye()) {
        QStringList cells{first, u"–"_s, WallPictureWords::tr("bye")};
        if (shown.games)
            cells.insert(2, QString());
        if (shown.sides)
            cells.insert(1, QString());
        seated.push_back({core::folded(fromQt(first)), cells});
        return;
    }
    const QString second = toQt(app::nameOf(event, *match.p2));
    const QString table = QString::number(match.table);
    QStringList one{first, table, second};
    QStringList other{second, table, first};
    if (shown.games)
        for (QStringList *cells : {&one, &other})
            cells->insert(2, match.game > 0 ? QString::number(match.game) : QString());
    if (shown.sides) {
        one.insert(1, match.p1Side ? sideText(*match.p1Side) : QString());
        other.insert(1,
                     match.p1Side ? sideText(*match.p1Side == tournament::Side::Corp
                                                 ? tournament::Side::Runner
                                                 : tournament::Side::Corp)
                                  : QString());
    }
    seated.push_back({core::folded(fromQt(first)), one});
    seated.push_back({core::folded(fromQt(second)), other});
}

} // namespace

WallPicture rosterPicture(const tournament::Event &event)
{
    WallPicture picture = base(event, WallMode::Roster);
    picture.heading = WallPictureWords::tr("Roster check");
    const auto lines = roster(event);
    if (lines.empty()) {
        picture.text = WallPictureWords::tr("The players will be shown here.");
        return picture;
    }
    picture.columns = {{WallPictureWords::tr("Player"), true, true, false},
                       {WallPictureWords::tr("Corp"), true, false, false},
                       {WallPictureWords::tr("Runner"), true, false, false}};
    const bool lists = hasLists(event);
    if (lists)
        picture.columns.append(WallColumn{WallPictureWords::tr("Lists"), false, true, false});
    for (const RosterLine &line : lines) {
        QStringList cells{line.name, line.corp, line.runner};
        if (lists)
            cells.append(line.lists);
        picture.rows.append(cells);
    }
    return picture;
}

WallPicture pairingsPicture(const tournament::Event &event)
{
    WallPicture picture = base(event, WallMode::Pairings);
    const auto *round = tournament::publishedRound(event);
    if (!round) {
        picture.text = WallPictureWords::tr("The pairings will be shown here.");
        return picture;
    }
    const auto &matches = round->matches;
    const Shown shown{
        std::ranges::any_of(
            matches, [](const tournament::Match &match) { return match.p1Side.has_value(); }),
        std::ranges::any_of(matches,
                            [](const tournament::Match &match) { return match.game > 0; })};
    picture.columns = {{WallPictureWords::tr("Player"), true, true, false},
                       {WallPictureWords::tr("Table"), false, true, true},
                       {WallPictureWords::tr("Opponent"), true, false, false}};
    if (shown.games)
        picture.columns.insert(2, WallColumn{WallPictureWords::tr("Game"), false, false, true});
    if (shown.sides)
        picture.columns.insert(1, WallColumn{WallPictureWords::tr("Side"), false, false, false});
    std::vector<Seated> seated;
    for (const auto &match : matches)
        addSeated(seated, event, match, shown);
    std::ranges::sort(seated, [](const Seated &a, const Seated &b) {
        return std::tie(a.sortKey, a.cells) < std::tie(b.sortKey, b.cells);
    });
    for (const Seated &line : seated)
        picture.rows.append(line.cells);
    return picture;
}

WallPicture standingsPicture(const tournament::Event &event, const tournament::Standings &standings)
{
    WallPicture picture = base(event, WallMode::Standings);
    const int after = standings.round;
    picture.heading = after == 0 ? WallPictureWords::tr("Standings")
        : standings.provisional
        ? WallPictureWords::tr("Standings, round %1 still playing").arg(after)
        : WallPictureWords::tr("Standings after round %1").arg(after);
    if (after == 0) {
        picture.text = WallPictureWords::tr("The standings will be shown here after round 1.");
        return picture;
    }
    picture.columns = {{WallPictureWords::tr("Place"), false, true, true},
                       {WallPictureWords::tr("Player"), true, true, false},
                       {WallPictureWords::tr("Points"), false, true, true},
                       {WallPictureWords::tr("SoS"), false, false, true}};
    const auto factions = app::factionsOfPlayers(event);
    picture.columns[1].marks = !factions.empty();
    for (const auto &row : standings.rows) {
        if (const auto known = cellFactions(factions, row.player))
            picture.factions.append(*known);
        const bool whole = !row.esos && row.sos.denominator() == 1;
        picture.rows.append({QString::number(row.rank), toQt(app::nameOf(event, row.player)),
                             QString::number(row.points),
                             decimalText(row.sos, whole ? 0 : digits)});
    }
    return picture;
}

WallPicture bracketPicture(const tournament::Event &event)
{
    WallPicture picture = base(event, WallMode::Bracket);
    const auto bracket = tournament::bracket(event);
    picture.bracket = layOut(bracket);
    picture.heading = WallPictureWords::tr("Top %1").arg(bracket.seeds.size());
    for (const auto &game : bracket.games)
        picture.cards[game.number] = cardOf(event, game);
    if (picture.cards.empty()) {
        picture.heading.clear();
        picture.text = WallPictureWords::tr("The bracket will be shown here once the cut begins.");
    }
    return picture;
}

WallPicture clockPicture(const tournament::Event &event) { return base(event, WallMode::Clock); }

WallPicture schedulePicture(const tournament::Event &event, core::Timestamp now)
{
    WallPicture picture = base(event, WallMode::Schedule);
    picture.heading = WallPictureWords::tr("Schedule");
    picture.columns = {{QString(), false, true, false},
                       {WallPictureWords::tr("What"), true, true, false},
                       {WallPictureWords::tr("Begins"), false, true, true},
                       {WallPictureWords::tr("Ends"), false, false, true}};
    for (const TimetableText &line : timetableTexts(event, now))
        picture.rows.append({line.now ? u"»"_s : QString(), line.part, line.start, line.end});
    if (picture.rows.isEmpty())
        picture.text = WallPictureWords::tr("The times of the day will be shown here.");
    return picture;
}

WallPicture announcementPicture(const tournament::Event &event, const QString &text)
{
    WallPicture picture = base(event, WallMode::Announcement);
    picture.heading.clear();
    picture.text = text;
    return picture;
}

} // namespace ui
