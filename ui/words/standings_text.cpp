// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings_text.h"

#include "app/sentences/sentences.h"
#include "ui/words/profile_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct StandingsTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::StandingsText)
};

QString exact(const core::Fraction &value) { return toQt(core::toString(value)); }

/// "31/12, rounded 2.583"; whole numbers stay whole.
QString total(const core::Fraction &value)
{
    if (value.denominator() == 1)
        return exact(value);
    return StandingsTextWords::tr("%1, rounded %2").arg(exact(value), decimalText(value, 3));
}

QString pointsText(const tournament::Event &event,
                   const tournament::StandingsDerivation &derivation)
{
    QStringList parts;
    for (const auto &earned : derivation.earned)
        parts.append(earned.opponent
                         ? StandingsTextWords::tr("%1 v %2", "points of a match, its opponent")
                               .arg(earned.score.points)
                               .arg(toQt(app::nameOf(event, *earned.opponent)))
                         : StandingsTextWords::tr("%1 for a bye").arg(earned.score.points));
    if (parts.isEmpty())
        return StandingsTextWords::tr("Points: none yet");
    return StandingsTextWords::tr("Points %1 = %2")
        .arg(derivation.row.points)
        .arg(parts.join(" + "_L1));
}

QString sosText(const tournament::Event &event, const tournament::StandingsDerivation &derivation)
{
    if (derivation.met.empty())
        return StandingsTextWords::tr("SoS: no opponents yet");
    QStringList parts;
    for (const auto &met : derivation.met) {
        const QString name = toQt(app::nameOf(event, met.opponent));
        parts.append(
            derivation.average
                ? StandingsTextWords::tr("%1/%2 of %3", "points, rounds, opponent")
                      .arg(met.points)
                      .arg(met.rounds)
                      .arg(name)
                : StandingsTextWords::tr("%1 of %2", "points, opponent").arg(met.points).arg(name));
    }
    const QString sum = parts.join(" + "_L1);
    if (!derivation.average)
        return StandingsTextWords::tr("SoS %1 = %2").arg(total(derivation.row.sos), sum);
    return StandingsTextWords::tr("SoS %1 = (%2) ÷ %n opponent(s)", nullptr,
                                  static_cast<int>(derivation.met.size()))
        .arg(total(derivation.row.sos), sum);
}

QString esosText(const tournament::Event &event, const tournament::StandingsDerivation &derivation)
{
    QStringList parts;
    for (const auto &met : derivation.met)
        parts.append(StandingsTextWords::tr("%1 of %2", "figure, opponent")
                         .arg(exact(met.sos), toQt(app::nameOf(event, met.opponent))));
    return StandingsTextWords::tr("ESoS %1 = (%2) ÷ %n opponent(s)", nullptr,
                                  static_cast<int>(derivation.met.size()))
        .arg(total(*derivation.row.esos), parts.join(" + "_L1));
}

} // namespace

QString orderText(const tournament::Event &event, const tournament::Profile &profile)
{
    return orderText(tournament::standingsOrder(event, profile));
}

QString derivationText(const tournament::Event &event,
                       const tournament::StandingsDerivation &derivation)
{
    QStringList lines{pointsText(event, derivation), sosText(event, derivation)};
    if (derivation.row.esos && !derivation.met.empty())
        lines.append(esosText(event, derivation));
    if (derivation.row.tiedWithNext)
        lines.append(
            StandingsTextWords::tr("Equal to the next player in all of these: the number drawn at "
                                   "registration decides."));
    return lines.join(u'\n');
}

} // namespace ui
