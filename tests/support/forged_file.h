// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/forged_event.h"

#include <filesystem>
#include <string>

namespace support {

/// Writes journals as event files, one after the other to the same place. Only the journal: the
/// derived tables stay empty.
class ForgedFile {
public:
    explicit ForgedFile(std::filesystem::path path);

    void write(const ForgedJournal &journal) const;
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
    std::string m_empty; ///< the bytes of a file without an act
};

} // namespace support
