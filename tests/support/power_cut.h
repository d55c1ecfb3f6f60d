// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random.h"
#include "support/recorded_calls.h"

#include <functional>
#include <memory>

namespace support {

/// What of all that was not synced is there after the power cut.
enum class Survival : std::uint8_t {
    Nothing,
    Everything,
    Contents, ///< but no name that was given, changed or taken
    Names,    ///< but no contents: new files are empty
    Drawn,    ///< each name, each sector and each size by a coin
};

/// The disk under a folder while recorded calls are repeated on it. What it promises is what POSIX
/// does and no more: contents and size of a file are safe with its own sync, names with the sync of
/// their folder, everything else may survive in any part, torn at sectors of 512 bytes. A rename is
/// there or not, never half.
class DiskModel {
public:
    /// `deaf`: syncs do nothing, as under a program that does without.
    explicit DiskModel(const Recording &recording, bool deaf = false);

    void repeat(const RecordedCall &call);
    /// The folder as the next start finds it.
    [[nodiscard]] FolderImage after(Survival survival, core::Random &random) const;

private:
    struct Change {
        CallKind kind{};
        std::int64_t number = 0; ///< place, size or mode
        std::string data;
    };
    struct Node {
        StoredFile synced;
        std::vector<Change> pending;
    };
    using Names = std::map<std::string, std::shared_ptr<Node>>;
    struct Naming {
        CallKind kind{};
        std::string name;
        std::string target;
        std::shared_ptr<Node> node;
    };

    [[nodiscard]] std::string nameOf(const std::string &path) const;
    [[nodiscard]] std::shared_ptr<Node> &nodeOf(const RecordedCall &call);
    void sync(const RecordedCall &call);
    static void rename(Names &names, const Naming &naming);
    static void change(StoredFile &file, const Change &change);
    static StoredFile survived(const Node &node, Survival survival, core::Random &random);

    std::string m_folder;
    bool m_deaf;
    std::map<std::uint64_t, std::shared_ptr<Node>> m_nodes;
    Names m_synced;
    std::vector<Naming> m_pending;
};

/// One folder that a power cut may leave, and what the program had said by then.
struct CutState {
    const FolderImage &folder;
    const std::string &said;
    bool ended = false; ///< the program had come to its end
    std::size_t call = 0;
    Survival survival{};
};

struct CutOptions {
    std::size_t stride = 1; ///< of many calls, cut at one in so many
    int draws = 3;          ///< states drawn at each, beside the four certain ones
    bool deaf = false;
    std::uint64_t seed = 1;
};

/// Cuts the power behind every call and hands each different state to `look` once for each thing
/// that had been said. Returns how many there were. Throws where the calls repeated without a cut
/// do not lead to the folder that the program left: then the log has holes.
std::size_t cutEverywhere(const Recording &recording, const CutOptions &options,
                          const std::function<void(const CutState &)> &look);

} // namespace support
