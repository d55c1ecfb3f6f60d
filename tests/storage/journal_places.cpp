// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/journal_places.h"

#include <catch2/catch.hpp>
#include <sqlite3.h>

#include "storage/event_file.h"
#include "support/temp_folder.h"

#ifdef ARBITER_WITH_POSTGRESQL
#include "storage/shared_event.h"
#include "support/postgres_server.h"
#endif

namespace storage_tests {

using namespace storage;

namespace {

/// With the condition in its place.
std::string about(std::string statement, const std::string &condition)
{
    if (const auto at = statement.find("EVENT"); at != std::string::npos)
        statement.replace(at, 5, condition);
    return statement;
}

class FilePlace final : public JournalPlace {
public:
    std::unique_ptr<Journal> create() override
    {
        return EventFile::create(m_folder / "a.arbiter", options(false)).value();
    }
    std::unique_ptr<Journal> open(bool readOnly) override
    {
        return EventFile::open(m_folder / "a.arbiter", options(readOnly)).value();
    }
    bool run(const std::string &statement) override
    {
        sqlite3 *other = nullptr;
        sqlite3_open((m_folder / "a.arbiter").c_str(), &other);
        const int code = sqlite3_exec(other, statement.c_str(), nullptr, nullptr, nullptr);
        sqlite3_close(other);
        return code == SQLITE_OK;
    }

    bool harm(std::string statement) override
    {
        sqlite3 *other = nullptr;
        sqlite3_open((m_folder / "a.arbiter").c_str(), &other);
        std::string guards;
        const auto keep = [](void *text, int, char **values, char **) {
            *static_cast<std::string *>(text) += std::string(values[0]) + ';';
            return 0;
        };
        const char *drops = "SELECT 'DROP TRIGGER ' || name FROM sqlite_schema WHERE type = "
                            "'trigger' AND tbl_name = 'journal'";
        const char *makes = "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = "
                            "'journal'";
        sqlite3_exec(other, makes, keep, &guards, nullptr);
        std::string all;
        sqlite3_exec(other, drops, keep, &all, nullptr);
        all += about(std::move(statement), "true") + ';' + guards;
        const int code = sqlite3_exec(other, all.c_str(), nullptr, nullptr, nullptr);
        sqlite3_close(other);
        return code == SQLITE_OK;
    }
    std::optional<StorageError> refusal(bool readOnly) override
    {
        const auto opened = EventFile::open(m_folder / "a.arbiter", options(readOnly));
        return opened ? std::nullopt : std::optional(opened.error());
    }

private:
    static EventFileOptions options(bool readOnly)
    {
        EventFileOptions options;
        options.busyTimeout = std::chrono::milliseconds(20);
        options.readOnly = readOnly;
        return options;
    }
    support::TempFolder m_folder;
};

#ifdef ARBITER_WITH_POSTGRESQL

class DatabasePlace final : public JournalPlace {
public:
    std::unique_ptr<Journal> create() override
    {
        auto made = createShared({m_server.address(), {}}, {}).value();
        m_uuid = made->uuid();
        return made;
    }
    std::unique_ptr<Journal> open(bool readOnly) override
    {
        SharedOptions options;
        options.readOnly = readOnly;
        return openShared({m_server.address(), m_uuid}, options).value();
    }
    bool run(const std::string &statement) override
    {
        try {
            m_server.run("SET search_path = arbiter; " + statement);
            return true;
        } catch (const std::runtime_error &) {
            return false;
        }
    }
    bool harm(std::string statement) override
    {
        return run("SET session_replication_role = replica; "
                   + about(std::move(statement), "event = '" + m_uuid + "'"));
    }
    std::optional<StorageError> refusal(bool readOnly) override
    {
        SharedOptions options;
        options.readOnly = readOnly;
        const auto opened = openShared({m_server.address(), m_uuid}, options);
        return opened ? std::nullopt : std::optional(opened.error());
    }

private:
    support::PostgresServer &m_server = *support::PostgresServer::ofSuite();
    std::string m_uuid;
};

#endif

} // namespace

std::vector<std::string> journalPlaces()
{
#ifdef ARBITER_WITH_POSTGRESQL
    if (support::PostgresServer::ofSuite())
        return {"a file", "a database"};
#endif
    return {"a file"};
}

std::unique_ptr<JournalPlace> journalPlace(const std::string &name)
{
#ifdef ARBITER_WITH_POSTGRESQL
    if (name == "a database")
        return std::make_unique<DatabasePlace>();
#endif
    (void)name;
    return std::make_unique<FilePlace>();
}

std::unique_ptr<JournalPlace> eachPlace()
{
    static const auto names = journalPlaces();
    const std::string name = GENERATE(from_range(names));
    UNSCOPED_INFO("in " << name);
    return journalPlace(name);
}

} // namespace storage_tests
