// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/power_cut.h"

#include "core/digest.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace support {

namespace {

constexpr std::size_t sector = 512;

bool isNaming(CallKind kind)
{
    return kind == CallKind::Create || kind == CallKind::Link || kind == CallKind::Rename
        || kind == CallKind::Unlink;
}

void put(std::string &bytes, std::size_t at, std::string_view data)
{
    if (bytes.size() < at + data.size())
        bytes.resize(at + data.size());
    bytes.replace(at, data.size(), data);
}

/// The sectors of one write that reached the disk.
void putSome(std::string &bytes, std::size_t at, std::string_view data, core::Random &random)
{
    while (!data.empty()) {
        const std::size_t piece = std::min(data.size(), sector - at % sector);
        if (random.coin())
            put(bytes, at, data.substr(0, piece));
        data.remove_prefix(piece);
        at += piece;
    }
}

std::string digestOf(const FolderImage &image)
{
    std::string all;
    for (const auto &[name, file] : image)
        all += name + '\0' + std::to_string(file.mode) + '/' + std::to_string(file.bytes.size())
            + ':' + file.bytes;
    return core::sha256(all);
}

} // namespace

DiskModel::DiskModel(const Recording &recording, bool deaf)
    : m_folder(recording.folder.string()), m_deaf(deaf)
{
    for (const auto &[name, file] : recording.before) {
        auto node = std::make_shared<Node>(Node{file, {}});
        m_nodes[recording.nodes.at(name)] = node;
        m_synced[name] = std::move(node);
    }
}

std::string DiskModel::nameOf(const std::string &path) const
{
    const std::string name =
        path.size() > m_folder.size() ? path.substr(m_folder.size() + 1) : std::string();
    if (name.find('/') != std::string::npos)
        throw std::runtime_error("the model knows one folder, not " + path);
    return name;
}

/// A file without a name (O_TMPFILE) is known by its first write.
std::shared_ptr<DiskModel::Node> &DiskModel::nodeOf(const RecordedCall &call)
{
    auto &node = m_nodes[call.node];
    if (!node)
        node = std::make_shared<Node>(Node{{{}, 0600}, {}});
    return node;
}

void DiskModel::repeat(const RecordedCall &call)
{
    if (call.kind == CallKind::Said)
        return;
    if (call.kind == CallKind::MakeFolder || call.kind == CallKind::DropFolder)
        throw std::runtime_error("the model knows no folders in its folder");
    if (call.kind == CallKind::Sync || call.kind == CallKind::SyncData) {
        sync(call);
    } else if (isNaming(call.kind)) {
        // Numbers of nodes are given anew once a file is gone.
        if (call.kind == CallKind::Create)
            m_nodes[call.node] =
                std::make_shared<Node>(Node{{{}, static_cast<unsigned>(call.number)}, {}});
        m_pending.push_back({call.kind, nameOf(call.path),
                             call.target.empty() ? std::string() : nameOf(call.target),
                             nodeOf(call)});
    } else {
        nodeOf(call)->pending.push_back({call.kind, call.number, call.data});
    }
}

void DiskModel::sync(const RecordedCall &call)
{
    if (m_deaf)
        return;
    if (call.path == m_folder) {
        for (const Naming &naming : m_pending)
            rename(m_synced, naming);
        m_pending.clear();
        return;
    }
    Node &node = *nodeOf(call);
    for (const Change &one : node.pending)
        change(node.synced, one);
    node.pending.clear();
}

void DiskModel::rename(Names &names, const Naming &naming)
{
    switch (naming.kind) {
    case CallKind::Create:
        names[naming.name] = naming.node;
        break;
    case CallKind::Link:
        names[naming.target] = naming.node;
        break;
    case CallKind::Rename:
        names[naming.target] = naming.node;
        names.erase(naming.name);
        break;
    default:
        names.erase(naming.name);
    }
}

void DiskModel::change(StoredFile &file, const Change &change)
{
    if (change.kind == CallKind::Write)
        put(file.bytes, static_cast<std::size_t>(change.number), change.data);
    else if (change.kind == CallKind::Truncate)
        file.bytes.resize(static_cast<std::size_t>(change.number));
    else
        file.mode = static_cast<unsigned>(change.number);
}

StoredFile DiskModel::survived(const Node &node, Survival survival, core::Random &random)
{
    StoredFile file = node.synced;
    if (survival == Survival::Nothing || survival == Survival::Names)
        return file;
    if (survival != Survival::Drawn) {
        for (const Change &one : node.pending)
            change(file, one);
        return file;
    }
    std::size_t longest = file.bytes.size();
    for (const Change &one : node.pending) {
        if (one.kind == CallKind::Write) {
            longest = std::max(longest, static_cast<std::size_t>(one.number) + one.data.size());
            putSome(file.bytes, static_cast<std::size_t>(one.number), one.data, random);
        } else if (random.coin()) {
            change(file, one);
        }
    }
    // The size is kept apart from what is in the sectors.
    if (longest > node.synced.bytes.size() && random.coin())
        file.bytes.resize(random.coin() ? longest : node.synced.bytes.size());
    return file;
}

FolderImage DiskModel::after(Survival survival, core::Random &random) const
{
    Names names = m_synced;
    for (const Naming &naming : m_pending) {
        const bool there = survival == Survival::Drawn
            ? random.coin()
            : survival == Survival::Everything || survival == Survival::Names;
        if (there)
            rename(names, naming);
    }
    FolderImage image;
    std::map<const Node *, StoredFile> files; // of two names one file
    for (const auto &[name, node] : names) {
        auto found = files.find(node.get());
        if (found == files.end())
            found = files.emplace(node.get(), survived(*node, survival, random)).first;
        image[name] = found->second;
    }
    return image;
}

std::size_t cutEverywhere(const Recording &recording, const CutOptions &options,
                          const std::function<void(const CutState &)> &look)
{
    DiskModel disk(recording, options.deaf);
    core::Random random(options.seed);
    std::string said;
    std::set<std::string> seen; // since something was said last
    std::size_t states = 0;
    const auto cut = [&](std::size_t call, bool ended) {
        const auto leave = [&](Survival survival) {
            const FolderImage state = disk.after(survival, random);
            if (!seen.insert(digestOf(state)).second)
                return;
            ++states;
            look({state, said, ended, call, survival});
        };
        for (const auto survival :
             {Survival::Nothing, Survival::Everything, Survival::Contents, Survival::Names})
            leave(survival);
        for (int draw = 0; draw < options.draws; ++draw)
            leave(Survival::Drawn);
    };
    for (std::size_t i = 0; i < recording.calls.size(); ++i) {
        if (i % options.stride == 0)
            cut(i, false);
        disk.repeat(recording.calls[i]);
        if (recording.calls[i].kind == CallKind::Said) {
            said += recording.calls[i].data;
            seen.clear();
        }
    }
    seen.clear();
    cut(recording.calls.size(), true);
    if (disk.after(Survival::Everything, random) != recording.after)
        throw std::runtime_error("the recorded calls do not lead to the folder they left");
    return states;
}

} // namespace support
