// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "offer_groups.h"

#include "ui/ask/act_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <functional>
#include <utility>

namespace ui {

namespace {

struct OfferGroupsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::OfferGroups)
};

using rulings::OfferedAct;
using rulings::PlayedOut;

QString headingOf(const rulings::OpenDecision &decision)
{
    const QString what = toQt(decision.what);
    const bool corp = decision.by == rules::Side::Corp;
    if (decision.free)
        return corp ? OfferGroupsWords::tr("The Corp decides, and need not do anything")
                    : OfferGroupsWords::tr("The Runner decides, and need not do anything");
    return corp ? OfferGroupsWords::tr("The Corp decides: %1").arg(what)
                : OfferGroupsWords::tr("The Runner decides: %1").arg(what);
}

/// The game goes on: neither does anything.
bool isOfBoth(const OfferedAct &offer) { return offer.act.kind == rulings::ActKind::To; }

bool isPass(const OfferedAct &offer) { return offer.act.kind == rulings::ActKind::Pass; }

/// What is played for it: an act that comes after the opponent's chance says that he is done.
core::Json::Array actsFor(const PlayedOut &moment, const OfferedAct &offer)
{
    core::Json::Array acts;
    if (offer.afterOther)
        for (const OfferedAct &one : moment.offers)
            if (isPass(one) && one.by != offer.by)
                acts.push_back(one.json);
    acts.push_back(offer.json);
    return acts;
}

class Groups {
public:
    explicit Groups(const PlayedOut &moment) : m_moment(moment) { }

    template <class Which>
    void add(const QString &heading, const std::vector<OfferedAct> &offers, const Which &which)
    {
        add(OfferGroup{heading, heading, {}, false}, offers, which);
    }
    /// Nobody does anything there.
    template <class Which>
    void addApart(const QString &heading, const QString &first,
                  const std::vector<OfferedAct> &offers, const Which &which)
    {
        add(OfferGroup{heading, first, {}, true}, offers, which);
    }
    [[nodiscard]] QList<OfferGroup> take() { return std::move(m_groups); }

private:
    template <class Which>
    void add(OfferGroup group, const std::vector<OfferedAct> &offers, const Which &which)
    {
        for (const OfferedAct &offer : offers)
            if (!offer.anyway && std::invoke(which, offer))
                group.offers.append(offerOf(offer));
        if (!group.offers.isEmpty())
            m_groups.append(std::move(group));
    }
    [[nodiscard]] Offer offerOf(const OfferedAct &offer) const
    {
        const QString words = actText(m_moment, offer.act, offer.words);
        const QString step = isOfBoth(offer) ? stepAhead(m_moment, offer.act.step) : QString();
        const QString text = step.isEmpty() ? words : step;
        //: an act, and why the engine cannot say what comes of it
        return {offer.unknownAfter.empty()
                    ? text
                    : OfferGroupsWords::tr("%1 (what follows is not derived: %2)")
                          .arg(text, toQt(offer.unknownAfter)),
                words, actsFor(m_moment, offer)};
    }

    const PlayedOut &m_moment;
    QList<OfferGroup> m_groups;
};

} // namespace

QList<OfferGroup> offerGroups(const PlayedOut &moment)
{
    Groups groups(moment);
    if (const auto &decision = moment.decision)
        groups.add(headingOf(*decision), decision->options, &OfferedAct::now);
    const auto does = [](rules::Side by) {
        return [by](const OfferedAct &one) {
            return one.by == by && one.now() && !isOfBoth(one) && !isPass(one);
        };
    };
    groups.add(OfferGroupsWords::tr("The Corp may now"), moment.offers, does(rules::Side::Corp));
    groups.add(OfferGroupsWords::tr("The Runner may now"), moment.offers,
               does(rules::Side::Runner));
    groups.add(moment.moment.turn == rules::Side::Runner
                   ? OfferGroupsWords::tr("The Corp may when the Runner is done here")
                   : OfferGroupsWords::tr("The Runner may when the Corp is done here"),
               moment.offers, &OfferedAct::afterOther);
    //: in front of the steps of a turn or run
    groups.addApart(OfferGroupsWords::tr("Or both let the game go on to"),
                    //: likewise, where nothing else may be done
                    OfferGroupsWords::tr("Both let the game go on to"), moment.offers,
                    [](const OfferedAct &one) { return !one.afterOther && isOfBoth(one); });
    groups.addApart(OfferGroupsWords::tr("Or one of them is done here"),
                    OfferGroupsWords::tr("One of them is done here"), moment.offers,
                    [](const OfferedAct &one) { return one.now() && isPass(one); });
    const QString later = OfferGroupsWords::tr("Later, if nothing is done before");
    groups.addApart(later, later, moment.offers, [](const OfferedAct &one) {
        return !one.passedOver.empty() && !isOfBoth(one);
    });
    return groups.take();
}

} // namespace ui
