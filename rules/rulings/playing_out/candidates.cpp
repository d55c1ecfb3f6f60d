// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/playing_out/candidates.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/playing_out/breaking.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

class Collecting {
public:
    explicit Collecting(const Table &table) : m_table(table), m_state(table.state) { }

    std::vector<Candidate> all()
    {
        ofNoCard();
        for (std::size_t i = 0; i < m_state.objects.size(); ++i)
            ofCard({static_cast<std::int16_t>(i)});
        onward();
        return std::move(m_found);
    }

private:
    void add(Act act)
    {
        const Side by = whoDoes(m_table, act);
        m_found.push_back({by, std::move(act)});
    }
    void add(ActKind kind, ObjectId card = {}) { add(actOf(kind, card)); }

    template <class Each>
    void eachServer(const Each &each)
    {
        for (std::size_t i = 0; i < m_state.servers.size(); ++i)
            if (!m_state.servers[i].gone)
                each(ServerId{static_cast<std::int16_t>(i)});
    }

    void ofNoCard()
    {
        const bool corp = m_state.turn == Side::Corp;
        for (const ActKind kind : {ActKind::GainCredit, ActKind::Draw})
            add(kind);
        if (corp) {
            add(ActKind::Purge);
        } else {
            eachServer([&](ServerId server) { add(actOn(ActKind::Run, server)); });
            add(ActKind::RemoveTag);
        }
        if (m_state.at.kind == TimingKind::Run)
            for (const ActKind kind : {ActKind::Continue, ActKind::JackOut})
                add(kind);
        else
            add(ActKind::EndActions);
        if (m_state.at.step->windows.contains(rules::Window::PaidAbilities))
            for (const Side side : {Side::Corp, Side::Runner}) {
                Act pass = actOf(ActKind::Pass, {});
                pass.side = side;
                add(std::move(pass));
            }
    }

    void ofCard(ObjectId id)
    {
        const Object &object = m_state[id];
        const CardType type = object.card->type;
        if (object.zone == handOf(object.owner))
            fromHand(id, type);
        if (object.owner == Side::Corp)
            ofCorpCard(id, type);
        else if (object.zone == Zone::Rig && type == CardType::Resource)
            add(ActKind::TrashResource, id);
        for (const Ability &ability : object.card->abilities)
            ofAbility(id, ability);
    }

    void fromHand(ObjectId id, CardType type)
    {
        if (rules::isPlayed(type))
            add(ActKind::Play, id);
        else if (m_state[id].owner == Side::Corp)
            installAnywhere(id, type);
        else
            installInRig(id);
    }

    void installAnywhere(ObjectId id, CardType type)
    {
        const bool remoteOnly = type == CardType::Agenda || type == CardType::Asset;
        eachServer([&](ServerId server) {
            if (remoteOnly && isCentral(server))
                return;
            Act act = actOn(ActKind::Install, server);
            act.object = id;
            add(std::move(act));
        });
        Act act = actOf(ActKind::Install, id);
        act.newServer = true;
        add(std::move(act));
    }

    void installInRig(ObjectId id)
    {
        add(ActKind::Install, id);
        const auto needed = hostsFor(m_table, id);
        for (std::size_t i = 0; i < m_state.objects.size(); ++i) {
            const ObjectId host{static_cast<std::int16_t>(i)};
            const bool takes = std::ranges::find(needed, host) != needed.end()
                || (isInstalled(m_state[host]) && hosts(m_table, host, id));
            if (host == id || !takes)
                continue;
            Act act = actOf(ActKind::Install, id);
            act.host = host;
            add(std::move(act));
        }
    }

    void ofCorpCard(ObjectId id, CardType type)
    {
        const Object &object = m_state[id];
        if (isInstalled(object)) {
            add(ActKind::Advance, id);
            if (isRezzable(object) && !object.faceup)
                add(ActKind::Rez, id);
            if (isRezzable(object) && hasAdditional(m_table, Initiated::Rez, id))
                add(ActKind::Decline, id);
            if (type == CardType::Agenda)
                add(ActKind::Score, id);
        }
        if (!mayBeAccessed(object, id))
            return;
        add(ActKind::Access, id);
        add(ActKind::Trash, id);
        if (type == CardType::Agenda)
            add(ActKind::Steal, id);
    }

    /// In a run: what lies in any server, as the run may yet go on to another one.
    bool mayBeAccessed(const Object &object, ObjectId id) const
    {
        return m_state.run.on
            && (object.zone == Zone::Hq || object.zone == Zone::RnD || object.zone == Zone::Archives
                || object.zone == Zone::Remote || object.zone == Zone::Root
                || m_state.run.accessing == id
                || std::ranges::find(m_state.run.accessed, id) != m_state.run.accessed.end());
    }

    void ofAbility(ObjectId id, const Ability &ability)
    {
        switch (ability.kind()) {
        case AbilityKind::Paid:
            for (Act &act : waysToUse(m_table, id, ability))
                add(std::move(act));
            break;
        case AbilityKind::Conditional:
        case AbilityKind::IfSuccessful:
        case AbilityKind::Replacement:
            add(actOf(ActKind::Use, id, ability.id));
            if (ability.optional)
                add(actOf(ActKind::Decline, id, ability.id));
            break;
        case AbilityKind::Prevent:
            add(actOf(ActKind::Respond, id, ability.id));
            break;
        default:
            break;
        }
    }

    /// To the steps that lie before, of the run and of the turn it is made in.
    void onward()
    {
        const auto &structure = m_table.book->timing(m_state.at.kind);
        for (const rules::TimingStep &step : structure.steps)
            if (&step != m_state.at.step)
                goTo(step);
        if (m_state.at.kind == TimingKind::Run && m_state.resume.step)
            for (const rules::TimingStep &step : m_table.book->timing(m_state.resume.kind).steps)
                if (&step > m_state.resume.step)
                    goTo(step);
    }

    void goTo(const rules::TimingStep &step)
    {
        Act act = actOf(ActKind::To, {});
        act.step = step.topic;
        add(std::move(act));
    }

    const Table &m_table;
    const State &m_state;
    std::vector<Candidate> m_found;
};

} // namespace

std::vector<Candidate> candidates(const Table &table) { return Collecting(table).all(); }

Side whoDoes(const Table &table, const Act &act)
{
    try {
        return actorOf(table, act);
    } catch (const NotAllowed &) {
        return table.state.turn;
    }
}

} // namespace rulings
