// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile_text.h"

#include "ui/words/text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct ProfileTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::ProfileText)
};

using tournament::Profile;

QString matchText(const Profile &profile)
{
    switch (profile.sides) {
    case tournament::SidesRule::Both:
        return ProfileTextWords::tr("two games, one on each side");
    case tournament::SidesRule::Balanced:
        return ProfileTextWords::tr("one game; the pairing balances sides");
    case tournament::SidesRule::Random:
        break;
    }
    return ProfileTextWords::tr("one game; sides are drawn");
}

QString gameText(const Profile &profile)
{
    return ProfileTextWords::tr("win %1, draw %2 each, never started 0")
        .arg(profile.win)
        .arg(profile.draw);
}

QString timedText(const tournament::TimedScore &timed)
{
    if (timed.ahead == timed.behind && timed.behind == timed.equal)
        return ProfileTextWords::tr("%1 each").arg(timed.equal);
    return ProfileTextWords::tr("more agenda points %1 : %2, equal %3 : %3")
        .arg(timed.ahead)
        .arg(timed.behind)
        .arg(timed.equal);
}

QString byeText(const Profile &profile)
{
    const QString points = ProfileTextWords::tr("%n point(s)", nullptr, profile.bye);
    return profile.matchPoints
        ? ProfileTextWords::tr("%1 and %2 match points").arg(points).arg(profile.matchPoints->bye)
        : points;
}

QString agreedText(const Profile &profile)
{
    if (profile.intentionalDraw && profile.twoForOne)
        return ProfileTextWords::tr("intentional draw and two-for-one are allowed");
    if (profile.intentionalDraw)
        return ProfileTextWords::tr("intentional draw is allowed");
    if (profile.twoForOne)
        return ProfileTextWords::tr("two-for-one is allowed");
    return ProfileTextWords::tr("none, unless overridden with a reason");
}

/// What the names of the tie-breaks stand for, those that are used.
QString sosText(const Profile &profile)
{
    const auto uses = [&profile](tournament::TieBreak tieBreak) {
        return std::ranges::find(profile.order, tieBreak) != profile.order.end()
            || std::ranges::find(profile.seeding, tieBreak) != profile.seeding.end();
    };
    QStringList words;
    if (uses(tournament::TieBreak::SosSum))
        words.append(ProfileTextWords::tr("the points of all opponents, added up"));
    if (uses(tournament::TieBreak::SosAverage))
        words.append(
            ProfileTextWords::tr("the average over all opponents of their points per round"));
    if (uses(tournament::TieBreak::EsosAverage))
        words.append(ProfileTextWords::tr("ESoS: the average of the opponents' SoS"));
    return words.join(u'\n');
}

} // namespace

QString tieBreakText(tournament::TieBreak tieBreak)
{
    switch (tieBreak) {
    case tournament::TieBreak::Points:
        return ProfileTextWords::tr("points");
    case tournament::TieBreak::SosSum:
        return ProfileTextWords::tr("SoS (sum)");
    case tournament::TieBreak::SosAverage:
        return ProfileTextWords::tr("SoS (average)");
    case tournament::TieBreak::EsosAverage:
        return ProfileTextWords::tr("ESoS");
    case tournament::TieBreak::MatchPoints:
        return ProfileTextWords::tr("match points");
    case tournament::TieBreak::Random:
        break;
    }
    return ProfileTextWords::tr("drawn number");
}

QString orderText(const std::vector<tournament::TieBreak> &order)
{
    QStringList words;
    for (const auto tieBreak : order)
        words.append(tieBreakText(tieBreak));
    return words.join(QStringLiteral(", "));
}

QList<LabelledText> profileSummary(const Profile &profile)
{
    return {
        {ProfileTextWords::tr("A game"), gameText(profile)},
        {ProfileTextWords::tr("At time"), timedText(profile.timed)},
        {ProfileTextWords::tr("A bye"), byeText(profile)},
        {ProfileTextWords::tr("Order"), orderText(profile.order)},
    };
}

QString cutFormText(tournament::CutForm form)
{
    switch (form) {
    case tournament::CutForm::None:
        return ProfileTextWords::tr("none");
    case tournament::CutForm::DoubleElimination:
        return ProfileTextWords::tr("double elimination");
    case tournament::CutForm::SingleElimination:
        return ProfileTextWords::tr("single elimination");
    case tournament::CutForm::SingleReseeded:
        break;
    }
    return ProfileTextWords::tr("single elimination, seeded anew each round");
}

QList<LabelledText> profileFacts(const Profile &profile)
{
    QList<LabelledText> facts{
        {ProfileTextWords::tr("A match"), matchText(profile)},
        {ProfileTextWords::tr("A game"), gameText(profile)},
        {ProfileTextWords::tr("At time"), timedText(profile.timed)},
    };
    if (const auto &rule = profile.matchPoints)
        facts.append(
            {{ProfileTextWords::tr("Match points"),
              ProfileTextWords::tr("win %1, otherwise one's own agenda points").arg(rule->win)},
             {ProfileTextWords::tr("Match bonus"),
              ProfileTextWords::tr("more match points %1, equal %2 each")
                  .arg(rule->bonusWin)
                  .arg(rule->bonusTie)}});
    facts.append({ProfileTextWords::tr("A bye"), byeText(profile)});
    facts.append({ProfileTextWords::tr("Agreed results"), agreedText(profile)});
    facts.append({ProfileTextWords::tr("Order"), orderText(profile.order)});
    if (profile.cut != tournament::CutForm::None && profile.seeding != profile.order)
        facts.append({ProfileTextWords::tr("With a cut"), orderText(profile.seeding)});
    if (const QString sos = sosText(profile); !sos.isEmpty())
        facts.append({ProfileTextWords::tr("SoS"), sos});
    facts.append({ProfileTextWords::tr("Cut"), cutFormText(profile.cut)});
    facts.append(
        {ProfileTextWords::tr("Written in"), ruleText({profile.document, profile.section})});
    return facts;
}

} // namespace ui
