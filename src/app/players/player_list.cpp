// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/players/player_list.h"

#include "app/players/identity_check.h"
#include "app/sentences/sentences.h"
#include "core/english.h"
#include "core/text.h"
#include "interchange/import.h"
#include "tournament/acts/enter_players.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace app {

using core::English;
using tournament::Player;
using tournament::PlayerEntry;
using tournament::PlayerId;

namespace {

using Listed = core::Expected<std::vector<ListedPlayer>, core::DataError>;

core::Expected<std::vector<ListedPlayer>, Failure> told(Listed listed, std::string_view name)
{
    if (!listed)
        return core::unexpected(badInput(English::tr(
            "{file}: {error}.", {{"file", name}, {"error", core::toString(listed.error())}})));
    return std::move(*listed);
}

std::string atLine(std::size_t line, const std::string &sentence)
{
    return English::tr("Line {line}: {sentence}",
                       {{"line", static_cast<int>(line)}, {"sentence", sentence}});
}

/// Whether somebody may be written in these two ways.
bool resemble(const std::string &one, const std::string &two)
{
    if (!core::suggestions(one, {two}, 1).empty())
        return true;
    const auto words = [](const std::string &name) {
        std::vector<std::string> parts;
        std::string rest = core::folded(name) + ' ';
        for (std::size_t end = rest.find(' '); end != std::string::npos; end = rest.find(' ')) {
            if (end > 1) // an initial proves nothing
                parts.push_back(rest.substr(0, end));
            rest.erase(0, end + 1);
        }
        return parts;
    };
    const auto theirs = words(two);
    return std::ranges::any_of(words(one), [&](const std::string &word) {
        return std::ranges::find(theirs, word) != theirs.end();
    });
}

/// Finds out who is meant by each line.
class Planner {
public:
    Planner(const tournament::Event &event, const rules::IdentityFinder &finder)
        : m_event(event), m_finder(finder)
    {
        for (const Player &player : event.players)
            m_names.emplace(core::folded(player.name), &player);
    }

    [[nodiscard]] PlannedPlayer plan(const ListedPlayer &listed)
    {
        PlannedPlayer planned;
        planned.line = listed.line;
        const Player *there = whoIs(listed, planned.doubts);
        if (!planned.doubts.empty()) {
            planned.as = ListedAs::Unclear;
            planned.entry = withListed({}, listed);
            return planned;
        }
        if (there) {
            planned.player = there->id;
            planned.before = tournament::entryOf(*there);
        }
        // The sides are those of the list; what is known has its own.
        ListedPlayer sorted = listed;
        PlayerEntry said = withListed({}, listed);
        sortSides(m_finder, said);
        sorted.corpIdentity = said.corpIdentity;
        sorted.corpFaction = said.corpFaction;
        sorted.runnerIdentity = said.runnerIdentity;
        sorted.runnerFaction = said.runnerFaction;
        PlayerEntry entry = withListed(planned.before, sorted);
        if (there && core::folded(entry.name) == core::folded(planned.before.name))
            entry.name = planned.before.name; // another spelling is no other name
        CheckedEntry checked = checkedEntry(m_finder, std::move(entry), planned.before);
        planned.entry = std::move(checked.entry);
        planned.doubts = std::move(checked.doubts);
        planned.as = !there              ? ListedAs::New
            : changesOf(planned).empty() ? ListedAs::Unchanged
                                         : ListedAs::Changed;
        return planned;
    }

private:
    [[nodiscard]] const Player *named(const std::string &name) const
    {
        const auto found = m_names.find(core::folded(name));
        return found == m_names.end() ? nullptr : found->second;
    }

    /// nullptr: a newcomer, unless `doubts` says why that is not clear.
    [[nodiscard]] const Player *whoIs(const ListedPlayer &listed, std::vector<std::string> &doubts)
    {
        const Player *byName = named(listed.name);
        const Player *byNumber = listed.number ? findPlayer(m_event, *listed.number) : nullptr;
        const auto number = std::to_string(listed.number.value_or(PlayerId{}).value);
        if (byNumber && byName && byNumber != byName)
            doubts.push_back(English::tr("the number {number} is {who}, the name is that of "
                                         "another player. Correct the number or the name.",
                                         {{"number", number}, {"who", byNumber->name}}));
        else if (byNumber && !byName && !listed.name.empty()
                 && !resemble(listed.name, byNumber->name))
            doubts.push_back(
                English::tr("the number {number} is {who} here, the list says {name}. "
                            "Leave the number out if {name} is somebody else.",
                            {{"number", number}, {"who", byNumber->name}, {"name", listed.name}}));
        else if (!byNumber && listed.name.empty())
            doubts.push_back(
                English::tr("there is no player {number}, and no name.", {{"number", number}}));
        const Player *who = byNumber ? byNumber : byName;
        if (!doubts.empty() || !who)
            return who;
        const auto [first, fresh] = m_lines.emplace(who->id, listed.line);
        if (!fresh)
            doubts.push_back(
                English::tr("{who} stands in line {line} already.",
                            {{"who", who->name}, {"line", static_cast<int>(first->second)}}));
        return who;
    }

    const tournament::Event &m_event;
    const rules::IdentityFinder &m_finder;
    std::unordered_map<std::string, const Player *> m_names; ///< folded
    std::map<PlayerId, std::size_t> m_lines;                 ///< in which somebody stands
};

std::string consentWord(tournament::Consent consent)
{
    switch (consent) {
    case tournament::Consent::Yes:
        return English::tr("agrees");
    case tournament::Consent::No:
        return English::tr("does not agree");
    case tournament::Consent::Unasked:
        break;
    }
    return English::tr("not asked");
}

std::string numberOrNone(std::optional<int> number)
{
    return number ? std::to_string(*number) : std::string("–");
}

} // namespace

core::Expected<std::vector<ListedPlayer>, Failure> readPlayers(std::string_view bytes,
                                                               std::string_view name)
{
    return told(interchange::readPlayersCsv(bytes), name);
}

core::Expected<std::vector<ListedPlayer>, Failure> readTypedPlayers(std::string_view text,
                                                                    std::string_view name)
{
    return told(interchange::isPlayersCsv(text) ? interchange::readPlayersCsv(text)
                                                : interchange::readPlayerLines(text),
                name);
}

core::Expected<CheckedEntry, Failure> typedPlayer(std::string_view line, std::string_view name,
                                                  const rules::IdentityFinder &finder)
{
    const auto listed = told(interchange::readPlayerLines(line), name);
    if (!listed)
        return core::unexpected(listed.error());
    PlayerEntry entry = withListed({}, listed->front());
    sortSides(finder, entry);
    return checkedEntry(finder, std::move(entry));
}

std::vector<std::string> changesOf(const PlannedPlayer &planned)
{
    std::vector<std::string> changes;
    const auto compare = [&](const std::string &what, const std::string &before,
                             const std::string &after) {
        const std::string none = "–";
        if (before != after)
            changes.push_back(English::tr("{what}: {before} → {after}",
                                          {{"what", what},
                                           {"before", before.empty() ? none : before},
                                           {"after", after.empty() ? none : after}}));
    };
    const PlayerEntry &before = planned.before;
    const PlayerEntry &after = planned.entry;
    compare(English::tr("Name"), before.name, after.name);
    compare(English::tr("Pronouns"), before.pronouns, after.pronouns);
    compare(English::tr("Corp identity"), before.corpIdentity, after.corpIdentity);
    compare(English::tr("Corp faction"), before.corpFaction, after.corpFaction);
    compare(English::tr("Runner identity"), before.runnerIdentity, after.runnerIdentity);
    compare(English::tr("Runner faction"), before.runnerFaction, after.runnerFaction);
    compare(English::tr("Byes"), std::to_string(before.awardedByes),
            std::to_string(after.awardedByes));
    compare(English::tr("Fixed table"), numberOrNone(before.fixedTable),
            numberOrNone(after.fixedTable));
    compare(English::tr("Seat"), numberOrNone(before.seat), numberOrNone(after.seat));
    compare(English::tr("Named in exports"), consentWord(before.consents.named),
            consentWord(after.consents.named));
    compare(English::tr("Photographed"), consentWord(before.consents.photographed),
            consentWord(after.consents.photographed));
    compare(English::tr("Streamed"), consentWord(before.consents.streamed),
            consentWord(after.consents.streamed));
    return changes;
}

int PlayerListPlan::count(ListedAs as) const
{
    return static_cast<int>(std::ranges::count(players, as, &PlannedPlayer::as));
}

std::optional<tournament::Command> PlayerListPlan::command() const
{
    if (facts.empty())
        return std::nullopt;
    return tournament::ImportEvent{facts};
}

void PlayerListPlan::settle(const tournament::Event &event)
{
    std::vector<tournament::ListedEntry> list;
    std::vector<std::size_t> lines;
    for (const PlannedPlayer &planned : players)
        if (planned.as == ListedAs::New || planned.as == ListedAs::Changed) {
            list.push_back({planned.player, planned.entry});
            lines.push_back(planned.line);
        }
    facts.clear();
    refusal.reset();
    if (auto entered = tournament::enterPlayers(event, list)) {
        facts = std::move(*entered);
    } else {
        refusal = failure(event, entered.error().refusal);
        if (const std::size_t line = lines[entered.error().item]; line > 0)
            refusal->message = atLine(line, refusal->message);
    }
}

std::vector<std::string> PlayerListPlan::doubts() const
{
    std::vector<std::string> sentences;
    for (const PlannedPlayer &planned : players)
        for (const std::string &doubt : planned.doubts)
            sentences.push_back(atLine(planned.line, doubt));
    return sentences;
}

PlayerListPlan planOf(const std::vector<ListedPlayer> &listed, const tournament::Event &event,
                      const rules::IdentityFinder &finder)
{
    PlayerListPlan plan;
    Planner planner(event, finder);
    plan.players.reserve(listed.size());
    for (const ListedPlayer &one : listed)
        plan.players.push_back(planner.plan(one));
    plan.settle(event);
    return plan;
}

} // namespace app
