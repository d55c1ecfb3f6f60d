// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sharing.h"

#include "app/sentences/sentences.h"
#include "app/session/open_journal.h"
#include "core/english.h"

#include <algorithm>

namespace app {

using core::English;
using core::unexpected;

bool isSharedAddress(const std::filesystem::path &path) { return storage::isDatabaseAddress(path); }

core::Expected<SharedFile, Failure> shareEvent(const std::filesystem::path &file,
                                               const std::filesystem::path &address,
                                               const Environment &environment)
{
    const auto where = storage::readDatabaseAddress(address);
    if (!where)
        return unexpected(failure(where.error()));
    const auto shared = storage::shareEvent(file, *where, sharedOptions(environment, false));
    if (shared)
        return SharedFile{shared->address, shared->copied, shared->rows};
    if (shared.error().code != storage::StorageErrorCode::Replaced)
        return unexpected(failure(shared.error()));
    return unexpected(Failure{
        FailureKind::Refused,
        English::tr("{file} and the event in the database went on differently behind act {act}: "
                    "both stay as they are. Compare their logs, and go on with one of them.",
                    {{"file", file.string()}, {"act", std::to_string(shared.error().number)}}),
        {},
        shared.error()});
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
        if (const auto act = std::ranges::find(log, desk.lastSeq, &LogLine::seq);
            act != log.end()) {
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

core::Expected<void, Failure> leaveShared(const std::filesystem::path &address, const Seal &last,
                                          const std::string &where, const Environment &environment)
{
    const auto there = storage::readDatabaseAddress(address);
    if (!there)
        return unexpected(failure(there.error()));
    const auto left = storage::leaveShared(*there, {last.seq, last.hash}, where,
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
