// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/mirrored_journal.h"

#include "storage/event_file_data.h"
#include "storage/journal_keeper.h"
#include "storage/postgres_inbox.h"

namespace storage {

struct MirroredJournal::Private {
    DatabaseAddress address;
    SharedOptions options;
    std::filesystem::path path;
    Identity identity;
    bool readOnly = false;
    std::optional<StorageError> unknownAct;
    std::unique_ptr<PostgresInbox> inbox;
    std::unique_ptr<PostgresJournal> line; ///< by which this desk appends
    std::unique_ptr<JournalKeeper> keeper;

    [[nodiscard]] std::vector<Entry> entriesAfter(const Position &known) const;
    /// A connection to append by. Throws why there is none; asks nobody while the server is gone.
    [[nodiscard]] PostgresJournal &lineNow();
    /// The server did not answer: the keeper looks after it at once, and says so meanwhile.
    void doubt(const std::string &why) const
    {
        keeper->doubt({StorageErrorCode::Unreachable, path.string(), why, 0});
    }
    /// The copy, held open once more, for reading.
    [[nodiscard]] core::Expected<std::unique_ptr<EventFile>, StorageError> copy() const;
    /// The copy under another name, with what was heard since it was written. Where there is none,
    /// because the server went before it was made, what was heard alone.
    [[nodiscard]] core::Expected<void, StorageError>
    copyKnown(const std::filesystem::path &path, const std::vector<Entry> &known) const;
};

MirroredJournal::MirroredJournal(std::unique_ptr<Private> data) : m_data(std::move(data))
{
    m_data->inbox = std::make_unique<PostgresInbox>(
        m_data->identity.uuid, m_data->path,
        [this]() -> PostgresConnection & { return m_data->lineNow().connection(); },
        [this](const std::string &why) { m_data->doubt(why); });
}

PostgresJournal &MirroredJournal::Private::lineNow()
{
    if (auto trouble = keeper->with([](const Heard &heard) { return heard.trouble; }))
        throw std::move(*trouble);
    if (!line)
        line = PostgresJournal::open(address, options);
    return *line;
}

Inbox &MirroredJournal::inbox() { return *m_data->inbox; }

MirroredJournal::~MirroredJournal() = default;

std::unique_ptr<MirroredJournal> MirroredJournal::open(const DatabaseAddress &address,
                                                       const SharedOptions &options)
{
    auto data = std::make_unique<Private>();
    data->address = address;
    data->options = options;
    // The copy is nobody's event to back up.
    data->options.file.backupFolder.clear();
    data->options.file.mirrorFolder.clear();
    data->path = pathOf(address);
    Heard heard;
    try {
        data->line = PostgresJournal::open(address, options);
        auto entries = data->line->readAfter({});
        if (!entries)
            throw std::move(entries.error());
        heard.entries = std::move(*entries);
        heard.ahead = data->line->ahead();
        data->identity = data->line->identity();
        data->readOnly = data->line->readOnly();
        data->unknownAct = data->line->unknownAct();
    } catch (const ConnectionLost &lost) {
        data->identity.uuid = address.uuid;
        const auto copied = data->copy();
        if (!copied)
            throw;
        auto entries = (*copied)->readFrom(1);
        if (!entries)
            throw;
        heard.entries = std::move(*entries);
        heard.trouble =
            StorageError{StorageErrorCode::Unreachable, data->path.string(), lost.why, 0};
        heard.troubleSince = options.clock();
        data->identity = {(*copied)->uuid(), (*copied)->created()};
        data->readOnly = options.readOnly;
    }
    data->keeper = std::make_unique<JournalKeeper>(address, data->options, data->identity,
                                                   data->readOnly, std::move(heard));
    return std::unique_ptr<MirroredJournal>(new MirroredJournal(std::move(data)));
}

core::Expected<std::unique_ptr<EventFile>, StorageError> MirroredJournal::Private::copy() const
{
    EventFileOptions reading = options.file;
    reading.readOnly = true;
    return EventFile::open(copyOf(identity.uuid, options), reading);
}

core::Expected<void, StorageError>
MirroredJournal::Private::copyKnown(const std::filesystem::path &target,
                                    const std::vector<Entry> &known) const
{
    if (const auto copied = copy())
        return (*copied)->goOnIn(target, known);
    const auto made = EventFile::copy(target, options.file, identity.uuid, identity.created,
                                      rowsOf(known, identity));
    if (!made)
        return core::unexpected(made.error());
    return {};
}

std::vector<Entry> MirroredJournal::Private::entriesAfter(const Position &known) const
{
    return keeper->with([&](const Heard &heard) -> std::vector<Entry> {
        const auto seq = static_cast<std::size_t>(std::max<std::int64_t>(known.seq, 0));
        // The desk's own acts come back a moment later.
        if (seq > heard.entries.size())
            return {};
        if (seq > 0 && !known.hash.empty() && heard.entries[seq - 1].hash != known.hash)
            throw StorageError{StorageErrorCode::Replaced, {}, {}, known.seq};
        return {heard.entries.begin() + static_cast<std::ptrdiff_t>(seq), heard.entries.end()};
    });
}

core::Expected<std::int64_t, StorageError> MirroredJournal::lastSeq()
{
    return m_data->keeper->with([](const Heard &heard) { return std::ssize(heard.entries); });
}

core::Expected<std::vector<Entry>, StorageError> MirroredJournal::readFrom(std::int64_t seq)
{
    return readAfter({seq - 1, {}});
}

core::Expected<std::vector<Entry>, StorageError> MirroredJournal::readAfter(const Position &known)
{
    return guarded(m_data->path, [&] { return m_data->entriesAfter(known); });
}

core::Expected<std::vector<Entry>, StorageError> MirroredJournal::news(const Position &known)
{
    m_data->keeper->bell().silence();
    const auto noCopy = m_data->keeper->with(
        [](Heard &heard) { return std::exchange(heard.noCopy, std::nullopt); });
    if (noCopy && m_data->options.file.backupFailed)
        m_data->options.file.backupFailed(*noCopy);
    return readAfter(known);
}

core::Expected<std::optional<Entry>, StorageError>
MirroredJournal::appendNext(const Position &known, const Decision &decide)
{
    Private &data = *m_data;
    auto written = reached(data.path, [&]() -> core::Expected<std::optional<Entry>, StorageError> {
        return data.lineNow().appendNext(known, decide);
    });
    auto result = written ? std::move(*written) : core::unexpected(std::move(written.error()));
    if (!result
        && (result.error().code == StorageErrorCode::Unreachable
            || result.error().code == StorageErrorCode::InDoubt))
        data.doubt(result.error().detail);
    return result;
}

const std::filesystem::path &MirroredJournal::path() const { return m_data->path; }

std::string MirroredJournal::uuid() const { return m_data->identity.uuid; }

bool MirroredJournal::readOnly() const { return m_data->readOnly; }

const std::optional<StorageError> &MirroredJournal::unknownAct() const
{
    return m_data->unknownAct;
}

VerifyReport MirroredJournal::verify()
{
    if (m_data->line && !trouble())
        return m_data->line->verify();
    const auto copied = m_data->copy();
    return copied ? (*copied)->verify() : VerifyReport{0, {copied.error().detail}};
}

core::Expected<std::optional<std::filesystem::path>, StorageError> MirroredJournal::backup()
{
    return std::optional<std::filesystem::path>();
}

core::Expected<void, StorageError> MirroredJournal::saveCopy(const std::filesystem::path &path)
{
    if (m_data->line && !trouble())
        return m_data->line->saveCopy(path);
    return m_data->copyKnown(path, m_data->entriesAfter({}));
}

core::Expected<void, StorageError> MirroredJournal::goOnIn(const std::filesystem::path &path,
                                                           const std::vector<Entry> &known)
{
    if (m_data->line && !trouble())
        return m_data->line->goOnIn(path, known);
    return m_data->copyKnown(path, known);
}

std::optional<StorageError> MirroredJournal::trouble() const
{
    return m_data->keeper->with([](const Heard &heard) { return heard.trouble; });
}

core::Timestamp MirroredJournal::troubleSince() const
{
    return m_data->keeper->with([](const Heard &heard) { return heard.troubleSince; });
}

std::chrono::milliseconds MirroredJournal::ahead() const
{
    return m_data->keeper->with([](const Heard &heard) { return heard.ahead; });
}

int MirroredJournal::bell() const { return m_data->keeper->bell().descriptor(); }

std::vector<DeskAtWork> MirroredJournal::desks()
{
    return m_data->keeper->with([](const Heard &heard) { return heard.desks; });
}

} // namespace storage
