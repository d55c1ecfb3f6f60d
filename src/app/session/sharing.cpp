// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sharing.h"

#include "app/sentences/sentences.h"
#include "app/session/leaving_note.h"
#include "app/session/open_journal.h"
#include "core/english.h"

#include <algorithm>

#include <poll.h>

namespace app {

using core::English;
using core::unexpected;

bool isSharedAddress(const std::filesystem::path &path) { return storage::isDatabaseAddress(path); }

bool canShareEvents() { return storage::canShareEvents(); }

namespace {

/// Of a server that was never reached: there is nothing to be looked at meanwhile.
std::string unreachedText(const storage::StorageError &error)
{
    return English::tr("No server answers at {address} ({why}): check the address, the network and "
                       "the server, and try again.",
                       {{"address", error.path}, {"why", error.detail}});
}

} // namespace

core::Expected<std::vector<ListedEvent>, Failure> eventsAt(const std::filesystem::path &address,
                                                           const Environment &environment)
{
    const auto where = storage::readDatabaseAddress(address);
    if (!where)
        return unexpected(failure(where.error()));
    const auto found = storage::eventsAt(*where, sharedOptions(environment, true));
    if (!found) {
        Failure failed = failure(found.error());
        if (found.error().code == storage::StorageErrorCode::Unreachable)
            failed.message = unreachedText(found.error());
        return unexpected(std::move(failed));
    }
    std::vector<ListedEvent> events;
    for (const storage::SharedEvent &event : *found)
        events.push_back({storage::pathOf({where->database, event.uuid}), event.name, event.date,
                          event.entries, event.left});
    return events;
}

namespace {

/// Why a file cannot be shared, where that is another matter than opening it.
std::optional<std::string> whyNotShared(const std::filesystem::path &file,
                                        const storage::StorageError &error)
{
    const core::SentenceValue shown("file", file.string());
    const std::string row = std::to_string(error.number);
    if (error.code == storage::StorageErrorCode::Replaced)
        return English::tr("{file} and the event in the database went on differently behind act "
                           "{act}: both stay as they are. Compare their logs, and go on with one "
                           "of them.",
                           {shown, {"act", row}});
    if (error.code == storage::StorageErrorCode::Unreachable)
        return unreachedText(error);
    if (error.code == storage::StorageErrorCode::UnknownFact)
        return English::tr("Entry {entry} of {file} is an act that this version does not know, "
                           "{act}: nothing was shared. Update Arbiter, and share it then.",
                           {{"entry", row}, shown, {"act", error.detail}});
    return std::nullopt;
}

} // namespace

core::Expected<SharedFile, Failure> shareEvent(const std::filesystem::path &file,
                                               const std::filesystem::path &address,
                                               const Environment &environment)
{
    const auto where = storage::readDatabaseAddress(address);
    if (!where)
        return unexpected(failure(where.error()));
    const auto shared = storage::shareEvent(file, *where, sharedOptions(environment, false));
    if (!shared) {
        Failure failed = failure(shared.error());
        if (auto why = whyNotShared(file, shared.error())) {
            failed.message = std::move(*why);
            if (shared.error().code != storage::StorageErrorCode::Unreachable)
                failed.kind = FailureKind::Refused;
        }
        return unexpected(std::move(failed));
    }
    forgetLeaving(shared->address, environment);
    return SharedFile{shared->address, shared->copied, shared->rows};
}

std::vector<DeskLine> desksOf(const Session &session)
{
    std::vector<DeskLine> lines;
    storage::SharedJournal *shared = session.journal().shared();
    if (!shared)
        return lines;
    const auto log = session.log();
    for (const storage::DeskAtWork &desk : shared->desks()) {
        DeskLine line{desk.desk, desk.actor,   desk.here, desk.readsOnly,
                      desk.seen, desk.lastSeq, {},        {}};
        // What it did since it was asked about stands in the log by its name.
        const std::string name = " @ " + desk.desk;
        const auto act = std::find_if(log.rbegin(), log.rend(), [&](const LogLine &done) {
            return done.seq == desk.lastSeq
                || (done.seq > desk.lastSeq && done.actor.ends_with(name));
        });
        if (act != log.rend()) {
            line.lastSeq = act->seq;
            line.lastAct = act->text;
            line.lastAt = act->at;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<Trouble> troubleOf(const Session &session)
{
    const storage::SharedJournal *shared = session.journal().shared();
    const auto trouble = shared ? shared->trouble() : std::nullopt;
    if (!trouble)
        return std::nullopt;
    return Trouble{failure(*trouble), shared->troubleSince(),
                   trouble->code == storage::StorageErrorCode::Left};
}

int bellOf(const Session &session)
{
    const storage::SharedJournal *shared = session.journal().shared();
    return shared ? shared->bell() : -1;
}

bool bellRings(const Session &session)
{
    pollfd bell{bellOf(session), POLLIN, 0};
    return bell.fd >= 0 && ::poll(&bell, 1, 0) > 0;
}

core::Expected<void, Failure> leaveShared(const std::filesystem::path &address, const Seal &last,
                                          const std::string &where, const Environment &environment)
{
    const auto there = storage::readDatabaseAddress(address);
    if (!there)
        return unexpected(failure(there.error()));
    // Behind the name of this desk, as a path means nothing elsewhere.
    const std::string named = environment.desk.empty() ? where : environment.desk + ": " + where;
    const auto left = storage::leaveShared(*there, {last.seq, last.hash}, named,
                                           sharedOptions(environment, false));
    if (!left)
        return unexpected(failure(left.error()));
    return {};
}

core::Expected<Comparison, Failure> compareEvents(const std::filesystem::path &here,
                                                  const std::filesystem::path &there,
                                                  const Environment &environment)
{
    std::vector<std::vector<storage::Entry>> entries;
    std::vector<std::string> uuids;
    for (const auto *place : {&here, &there}) {
        const auto journal = openJournal(*place, environment, true);
        if (!journal)
            return unexpected(failure(journal.error()));
        auto read = (*journal)->readFrom(1);
        if (!read)
            return unexpected(failure(read.error()));
        entries.push_back(std::move(*read));
        uuids.push_back((*journal)->uuid());
    }
    Comparison result{uuids[0] == uuids[1], 0, std::ssize(entries[0]), std::ssize(entries[1])};
    const auto parting = std::ranges::mismatch(entries[0], entries[1], {}, &storage::Entry::hash,
                                               &storage::Entry::hash);
    result.common = parting.in1 - entries[0].begin();
    return result;
}

} // namespace app
