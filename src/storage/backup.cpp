// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backup.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

#include <sqlite3.h>

#include "storage/event_file.h"

namespace storage {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t keptInAnyCase = 20;
constexpr std::string_view extension = ".arbiter";
constexpr std::size_t hourLength = std::string_view("20160305T10").size();
constexpr std::size_t timeLength = std::string_view("20160305T101500.123Z-").size();

/// Part of the name after the time: two backups that share it hold the same.
std::string contentOf(const fs::path &backup)
{
    const std::string name = backup.filename().string();
    return name.size() > timeLength ? name.substr(timeLength) : std::string();
}

void copyDatabase(SQLite::Database &from, const fs::path &target)
{
    SQLite::Database to(target.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    sqlite3_backup *copy = sqlite3_backup_init(to.getHandle(), "main", from.getHandle(), "main");
    if (!copy)
        throw SQLite::Exception(to.getHandle());
    int code = sqlite3_backup_step(copy, -1);
    const int finished = sqlite3_backup_finish(copy);
    if (code == SQLITE_DONE)
        code = finished;
    if (code != SQLITE_OK)
        throw SQLite::Exception("the backup could not be written", code);
}

/// Under a name that no list shows until every byte is there.
template <class Write>
void writeWhole(const fs::path &target, Write write)
{
    fs::path part = target;
    part += ".part";
    try {
        fs::remove(part);
        write(part);
        fs::rename(part, target);
    } catch (...) {
        std::error_code ignored;
        fs::remove(part, ignored);
        throw;
    }
}

void thinOut(const fs::path &folder)
{
    const auto backups = listBackups(folder);
    std::string hourAbove;
    for (std::size_t i = 0; i < backups.size(); ++i) {
        std::string hour = backups[i].filename().string().substr(0, hourLength);
        if (i >= keptInAnyCase && hour == hourAbove)
            fs::remove(backups[i]);
        hourAbove = std::move(hour);
    }
}

} // namespace

std::string fileName(const BackupName &name)
{
    using namespace std::chrono;
    const sys_time<milliseconds> at{milliseconds(name.at.milliseconds)};
    const auto day = floor<days>(at);
    const year_month_day date{day};
    const hh_mm_ss time{at - day};
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), "%04d%02u%02uT%02d%02d%02d.%03dZ-%06lld",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(time.hours().count()),
                  static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()),
                  static_cast<int>(time.subseconds().count()), static_cast<long long>(name.seq));
    std::string result = text.data();
    if (name.schemaBefore > 0)
        result += "-schema" + std::to_string(name.schemaBefore);
    return result.append(extension);
}

fs::path makeBackup(SQLite::Database &database, const fs::path &folder, const BackupName &name)
{
    fs::create_directories(folder);
    const fs::path target = folder / fileName(name);
    // Looking at an event ten times must not push its good backups off the list.
    for (const fs::path &known : listBackups(folder))
        if (contentOf(known) == contentOf(target))
            return known;
    writeWhole(target, [&](const fs::path &part) { copyDatabase(database, part); });
    thinOut(folder);
    return target;
}

void mirrorBackup(const fs::path &backup, const fs::path &folder)
{
    fs::create_directories(folder);
    const fs::path target = folder / backup.filename();
    if (fs::exists(target))
        return;
    writeWhole(target, [&](const fs::path &part) { fs::copy_file(backup, part); });
    thinOut(folder);
}

std::vector<fs::path> listBackups(const fs::path &folder)
{
    std::vector<fs::path> backups;
    std::error_code ignored; // no folder: no backups
    for (const auto &entry : fs::directory_iterator(folder, ignored))
        if (entry.path().extension() == extension)
            backups.push_back(entry.path());
    std::ranges::sort(backups, std::ranges::greater());
    return backups;
}

std::vector<fs::path> backupsOf(const fs::path &backupFolder, const std::string &uuid)
{
    return listBackups(backupFolder / uuid);
}

} // namespace storage
