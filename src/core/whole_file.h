// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"

#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

namespace core {

/// A file that appears whole or not at all. Written aside under a name of its own in the folder of
/// its target, brought to the disk, and then put in the target's place in one step, the folder
/// brought to the disk, too: readers, crashes and power cuts meet the old file or the new one, and
/// what was acknowledged stays. Destroyed before that, it leaves nothing.
class WholeFile {
public:
    using Done = Expected<void, std::error_code>;

    /// `target` as placeOf() gives it. It gets `permissions`, else those of the file that it
    /// replaces, else what the umask leaves. Also removes what killed writers left in the folder.
    [[nodiscard]] static Expected<WholeFile, std::error_code>
    beside(std::filesystem::path target, std::optional<std::filesystem::perms> permissions = {});

    WholeFile(WholeFile &&other) noexcept;
    WholeFile &operator=(WholeFile &&) = delete;
    ~WholeFile();

    /// Where it stands until it is put in its place, for others who write it by name.
    [[nodiscard]] const std::filesystem::path &aside() const { return m_aside; }
    /// Appends.
    [[nodiscard]] Done write(std::string_view bytes);
    /// Another name in the same folder.
    void setTarget(std::filesystem::path target) { m_target = std::move(target); }
    /// In the place of whatever file has the name.
    [[nodiscard]] Done replace();
    /// Error file_exists when something has the name.
    [[nodiscard]] Done appear();

private:
    WholeFile(std::filesystem::path target, std::filesystem::path aside, int descriptor);

    std::filesystem::path m_target;
    std::filesystem::path m_aside; ///< empty: put in its place
    int m_descriptor = -1;
};

/// These bytes under the name of a WholeFile, replacing what stands there.
[[nodiscard]] WholeFile::Done writeWhole(const std::filesystem::path &target,
                                         std::string_view bytes);

/// A copy of a file, with its permissions; the owner may write it in any case. Error file_exists
/// when `target` exists and `replace` is not asked for.
[[nodiscard]] WholeFile::Done copyWhole(const std::filesystem::path &from,
                                        const std::filesystem::path &target, bool replace = false);

/// Into a pipe or device, which cannot be replaced.
[[nodiscard]] WholeFile::Done writeInto(const std::filesystem::path &device,
                                        std::string_view bytes);

} // namespace core
