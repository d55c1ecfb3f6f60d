// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Install", "Installing Multiple Cards", "Playing Multiple Cards", "Swap",
// "Search", "Card Conversion", "Score Area", "Facedown", "Console", "Replacement Effects",
// "Additional"; FAQ 1.6: "Installing Multiple Cards", the card rulings on Personal Workshop, Midori
// and Oversight AI.
#include "rules/rulings/card_effects.h"

#include "rules/rulings/effect_parts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/hosting.h"
#include "rules/rulings/information.h"
#include "rules/rulings/installing.h"
#include "rules/rulings/playing.h"
#include "rules/rulings/run_walk.h"
#include "rules/rulings/triggers.h"
#include "rules/rulings/unlisted.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

namespace {

/// One after the other: each may change what the next one can do.
void oneByOne(
    Table &table, const Effect &effect, Context &context, RuleName rule,
    const std::function<void(ObjectId)> &act,
    const std::function<bool(ObjectId)> &stays = [](ObjectId) { return false; })
{
    const int most = number(table, effect.amount, context);
    for (int i = 0; i < most && table.state.winner == Winner::Nobody; ++i) {
        auto from = all(table, effect.of, context);
        std::erase_if(from, stays);
        if (from.empty() && i == 0)
            requireListed(table, effect.of);
        if (from.empty())
            return;
        if (effect.upTo && !table.named().exists()) {
            if (i == 0)
                table.leaveUndone(playerOf(effect, context),
                                  "no card is chosen for " + table.nameOf(context.source));
            return;
        }
        if (i > 0)
            table.say("several cards of one effect come one after the other", {rule});
        const ObjectId id = effect.of.ref != Ref::None
            ? from.front()
            : table.pick(playerOf(effect, context), "which card is next", from);
        const std::size_t mark = table.pending.size();
        act(id);
        settle(table, mark);
    }
}

void installEach(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    oneByOne(
        table, effect, context, "install.one-by-one"_rule,
        [&](ObjectId id) {
            Installation installation = installationBy(table, effect, context, id);
            if (const Act *act = table.next(); act && act->kind == ActKind::Server) {
                if (installation.newServer)
                    throw NotAllowed{"the text names a new server"};
                installation.server = act->server;
                installation.stated = true;
                table.consume();
                if (isElsewhere(table.state, installation))
                    throw NotAllowed{table.nameOf(id)
                                     + " may be installed elsewhere only, by its own text"};
            } else if (!installation.stated && table.state[id].owner == Side::Corp
                       && table.state[id].card->installOnly == Where::Anywhere) {
                table.assume(table.nameOf(id) + " is installed in a new remote server");
                installation.newServer = true;
            }
            if (effect.on.ref != Ref::None || !effect.on.types.empty()) {
                const auto hosts = all(table, effect.on, context);
                if (!hosts.empty())
                    installation.host = table.pick(by, "which card is the host", hosts);
            }
            installByEffect(table, by, installation,
                            effect.ignoringCosts
                                ? std::nullopt
                                : std::optional(number(table, effect.lowered, context)));
            context.picked = id;
        },
        [&](ObjectId id) {
            return isKeptFromInstalling(table, by, installationBy(table, effect, context, id));
        });
}

void playEach(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    oneByOne(table, effect, context, "play.one-by-one"_rule, [&](ObjectId id) {
        Judgement judgement;
        judgePlaying(judgement, table, by, id);
        Bundle cost;
        cost.payer = by;
        cost.purpose = {id, Spending::Play};
        if (!effect.ignoringCosts)
            cost.credits = value(table, Value::PlayCost, id);
        if (!effect.ignoringCosts && !effect.ignoringAdditional)
            (void)addAdditional(table, cost, Initiated::Play, id);
        requireAllowed(table, judgement);
        if (const auto lacking = whatIsLacking(table, cost))
            throw NotAllowed{"it costs " + toString(table, cost) + ", and " + *lacking};
        (void)play(table, by, id, cost);
    });
}

void exchange(Table &table, const Effect &effect, Context &context)
{
    const auto firsts = all(table, effect.of, context);
    auto others = all(table, effect.on, context);
    if (firsts.empty())
        requireListed(table, effect.of);
    if (others.empty())
        requireListed(table, effect.on);
    if (firsts.empty() || others.empty())
        return;
    const ObjectId first = effect.of.ref != Ref::None
        ? firsts.front()
        : table.pick(playerOf(effect, context), "which card is swapped", firsts);
    std::erase(others, first);
    if (others.empty())
        return;
    const ObjectId second =
        table.pick(playerOf(effect, context), "which card takes its place", others);
    if (const ObjectId kept = keptFromSwapping(table, first, second); kept.exists()) {
        table.say("an effect says that " + table.nameOf(kept) + " is not installed",
                  {"cannot.prevails"_rule});
        return;
    }
    const auto counters = table.state[first].counters;
    swapCards(table, first, second);
    if (effect.keepsCounters)
        table.state[second].counters = counters;
    context.picked = second;
}

/// Tokens of a card that was trashed for it count as they were (Rules Reference 1.0, "Cost,
/// Trashing as a Cost").
void moveCounters(Table &table, const Effect &effect, const Context &context)
{
    const Side side = playerOf(effect, context);
    const auto kind = static_cast<std::size_t>(effect.counter);
    const auto froms = candidates(table, effect.of, context);
    if (froms.empty())
        return;
    const ObjectId from = effect.of.ref != Ref::None
        ? froms.front()
        : table.pick(side, "from which card counters are moved", froms);
    auto tos = candidates(table, effect.on, context);
    std::erase(tos, from);
    if (tos.empty())
        return;
    const ObjectId to = table.pick(side, "to which card counters are moved", tos);
    const bool gone = from == context.source && context.sourceBefore;
    const int there = gone ? context.sourceBefore->counter(effect.counter)
                           : table.state[from].counter(effect.counter);
    const int most = std::min(there, number(table, effect.amount, context));
    const int moved =
        effect.upTo ? table.chooseNumber(side, "how many counters are moved", most) : most;
    if (!gone)
        table.state[from].counters[kind] = static_cast<std::int16_t>(there - moved);
    auto &counter = table.state[to].counters[kind];
    counter = static_cast<std::int16_t>(counter + moved);
    table.say("moved from " + table.nameOf(from) + " to " + table.nameOf(to) + ": "
                  + counted(moved, effect.counter),
              {table.orElse("counter.placing"_rule, "effect.resolve"_rule)});
}

void convert(Table &table, const Effect &effect, Context &context)
{
    const auto hosts = all(table, effect.on, context);
    if (hosts.empty())
        return;
    Object &card = table.state[context.source];
    card.zone = Zone::Hosted;
    card.host = hosts.front();
    card.faceup = true;
    card.converted = true;
    table.say(table.nameOf(context.source)
                  + " is now a condition counter: of the card only the name is left",
              {"convert.keeps-name"_rule});
}

void turn(Table &table, ObjectId id, bool faceup)
{
    requireFacedownCards(table);
    noteSeen(table.state[id]);
    table.state[id].faceup = faceup;
    if (faceup) {
        table.say(table.nameOf(id) + " is faceup: active, and not installed anew",
                  {"zone.turned-faceup"_rule});
        becomeActive(table, id);
    } else {
        table.say(table.nameOf(id) + " lies facedown: inactive, but not uninstalled",
                  {"zone.facedown-runner"_rule});
    }
}

void moveCards(Table &table, const Effect &effect, const Context &context)
{
    auto ids = chosenCards(table, effect, context);
    for (const ObjectId id : ids) {
        moveTo(table, id, effect.zone);
        table.state[id].faceup = false;
        if (effect.bottom)
            putToBottom(table.state, id);
        table.say(table.nameOf(id)
                      + (effect.zone == Zone::Removed
                             ? " is removed from the game"
                             : (effect.bottom ? " goes to the bottom of " : " goes to ")
                                 + nameOf(effect.zone)),
                  {"effect.resolve"_rule});
        table.order.push_back("move:" + table.state[id].name);
    }
}

void addToScores(Table &table, const Effect &effect, const Context &context)
{
    const Side side = playerOf(effect, context);
    for (const ObjectId id : all(table, effect.of, context)) {
        if (effect.points) {
            table.state[id].worth = *effect.points;
            table.state[id].converted = true;
        }
        table.say("adding a card to a score area is neither scoring nor stealing",
                  {"score.adding"_rule});
        addToScoreArea(table, id, side, std::nullopt);
    }
}

} // namespace

ObjectId keptFromSwapping(Table &table, ObjectId first, ObjectId second)
{
    const bool firstIn = isInstalled(table.state[first]);
    if (firstIn == isInstalled(table.state[second]))
        return {};
    const ObjectId comes = firstIn ? second : first;
    return isForbidden(table, Forbidden::Install, table.state[comes].owner, comes) ? comes
                                                                                   : ObjectId{};
}

std::vector<ObjectId> hostsOpenTo(const Table &table, const Effect &effect, const Context &context,
                                  ObjectId card)
{
    auto hosts = all(table, effect.on, context);
    std::erase_if(hosts, [&](ObjectId host) {
        return isFull(table.state, host) || (card.exists() && table.state[card].host == host);
    });
    return hosts;
}

void resolveOnCards(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    switch (effect.op) {
    case Op::Install:
        installEach(table, effect, context);
        break;
    case Op::Play:
        playEach(table, effect, context);
        break;
    case Op::Host: {
        const auto cards = chosenCards(table, effect, context);
        if (cards.empty())
            break;
        const auto hosts = hostsOpenTo(table, effect, context, cards.front());
        if (hosts.empty())
            break;
        hostOn(table, cards.front(), table.pick(side, "which card is the host", hosts),
               effect.facedown);
        context.picked = cards.front();
        break;
    }
    case Op::Swap:
        for (int i = number(table, effect.amount, context); i > 0; --i)
            exchange(table, effect, context);
        break;
    case Op::MoveTo:
        moveCards(table, effect, context);
        break;
    case Op::Search:
        context.picked = search(table, side, effect.of, context);
        context.searched = true;
        if (context.picked.exists())
            resolve(table, effect.then, context);
        break;
    case Op::Shuffle:
        shuffle(table, side);
        break;
    case Op::Reveal:
        reveal(table, chosenCards(table, effect, context));
        break;
    case Op::Expose: {
        auto ids = chosenCards(table, effect, context);
        std::erase_if(ids, [&](ObjectId id) { return !canBeExposed(table, effect, id); });
        expose(table, ids);
        break;
    }
    case Op::AddToScoreArea:
        addToScores(table, effect, context);
        break;
    case Op::TurnFacedown:
    case Op::TurnFaceup:
        for (const ObjectId id : chosenCards(table, effect, context))
            turn(table, id, effect.op == Op::TurnFaceup);
        break;
    case Op::Convert:
        convert(table, effect, context);
        break;
    case Op::Forbid: {
        Lasting lasting = lastingOf(effect, context, Lasting::Kind::Forbid);
        lasting.player = side;
        lasting.forbidden = effect.forbidden;
        if (effect.of.ref != Ref::None) {
            lasting.object = object(table, effect.of.ref, context);
            if (!lasting.object.exists())
                break;
            lasting.copy = state[lasting.object].copy;
        }
        state.lasting.push_back(std::move(lasting));
        table.say(table.nameOf(context.source) + " forbids something for a while",
                  {"cannot.prevails"_rule});
        break;
    }
    case Op::GainSubtype:
        for (const ObjectId id : chosenCards(table, effect, context)) {
            Lasting lasting = lastingOf(effect, context, Lasting::Kind::Subtype);
            lasting.object = id;
            lasting.copy = state[id].copy;
            state.lasting.push_back(std::move(lasting));
            table.say(table.nameOf(id) + " gains a subtype for a while",
                      {table.orElse("subtype.running-total"_rule, "effect.resolve"_rule)});
        }
        break;
    case Op::ChooseServer:
        if (const Act *act = table.askedFor(ActKind::Server))
            table.endAt({side, "effect.resolve"_rule, exists(state, act->server),
                         "any server can be chosen that exists"});
        if (const Act *act = table.next(); act && act->kind == ActKind::Server) {
            state[context.source].chosenServer = act->server;
            table.consume();
            table.say(table.nameOf(context.source) + " remembers the server that was chosen",
                      {"effect.resolve"_rule});
            break;
        }
        throw NotDerivable{"which server is chosen is not stated"};
    case Op::Later:
        if (effect.once && std::ranges::any_of(table.delayed, [&](const Table::Delayed &one) {
                return one.effect == &effect && one.context.source == context.source;
            }))
            break;
        table.delayed.push_back(
            {effect.until, &effect, context,
             context.picked.exists() ? state[context.picked].copy : std::int16_t{0}});
        table.say("a part of the effect of " + table.nameOf(context.source)
                      + " waits for its moment",
                  {"effect.resolve"_rule});
        break;
    case Op::Psi: {
        const auto most = [&](Side player) {
            return std::min(2, creditsAvailable(table, player, {context.source}));
        };
        const int own =
            table.chooseNumber(Side::Corp, "what the Corp spends secretly", most(Side::Corp));
        const int other =
            table.chooseNumber(Side::Runner, "what the Runner spends secretly", most(Side::Runner));
        for (const auto &[payer, credits] : {std::pair(Side::Corp, own), {Side::Runner, other}}) {
            Bundle bundle;
            bundle.payer = payer;
            bundle.purpose.object = context.source;
            bundle.credits = credits;
            if (!canPay(table, bundle))
                throw NotAllowed{"there are not so many credits"};
            (void)pay(table, bundle);
        }
        table.say("what was spent is revealed: by the Corp " + std::to_string(own)
                      + ", by the Runner " + std::to_string(other)
                      + (own == other ? ", the same" : ", not the same"),
                  {"effect.resolve"_rule});
        resolve(table, own != other ? effect.then : effect.otherwise, context);
        break;
    }
    case Op::TakeCredits: {
        auto &there = state[context.source].counters[static_cast<std::size_t>(Counter::Credit)];
        const int taken = effect.upTo
            ? table.chooseNumber(side, "how many credits are taken", there)
            : std::min<int>(there, number(table, effect.amount, context));
        there = static_cast<std::int16_t>(there - taken);
        state.player(side).credits += taken;
        table.say(nameOf(side) + " takes " + counted(taken, "credit") + " from "
                      + table.nameOf(context.source),
                  {"effect.resolve"_rule});
        break;
    }
    case Op::Look: {
        const int most = number(table, effect.amount, context);
        for (const ObjectId id : fromTop(state, Side::Corp, most))
            if (id.exists()) {
                context.looked.emplace_back(id, state[id].copy);
                (side == Side::Corp ? state[id].shownToCorp : state[id].shownToRunner) = true;
            }
        if (static_cast<int>(context.looked.size()) < most) {
            Filter deck;
            deck.zone = Zone::RnD;
            requireListed(table, deck);
        }
        table.say("cards that are looked at stay where they are", {"info.looked-at"_rule});
        break;
    }
    case Op::MoveCounters:
        moveCounters(table, effect, context);
        break;
    case Op::TrashTop:
        trashTop(table, side, number(table, effect.amount, context));
        break;
    case Op::ChooseNumber:
        context.number = table.chooseNumber(side, "which number is chosen",
                                            number(table, effect.amount, context));
        break;
    default:
        resolveOnRun(table, effect, context);
        break;
    }
}

void resolveDelayed(Table &table, Duration until)
{
    const std::vector<Table::Delayed> all = table.delayed;
    std::erase_if(table.delayed, [&](const Table::Delayed &one) { return one.until == until; });
    for (const Table::Delayed &one : all)
        if (one.until == until) {
            Context context = one.context;
            if (context.picked.exists() && table.state[context.picked].copy != one.pickedCopy)
                context.picked = {};
            table.say(table.nameOf(context.source) + ": the part that waited resolves",
                      {lastingRule(table, context)});
            resolve(table, one.effect->then, context);
        }
}

} // namespace rulings
