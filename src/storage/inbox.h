// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "core/expected.h"
#include "core/words.h"
#include "storage/storage_error.h"
#include "tournament/event/player.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace storage {

/// What a phone can say.
enum class InboxKind : std::uint8_t {
    Claim,        ///< "I am Ada": a phone wants to speak for a player
    Registration, ///< somebody wants to become one
    Result,       ///< of the own table
    Drop,         ///< leaves the tournament
    Call,         ///< calls a judge
    Decks,        ///< hands in lists
    Consents,     ///< to be named, photographed, streamed
    Staff,        ///< what a scorekeeper or judge enters
};
constexpr core::Words<InboxKind, 8> wordsOf(InboxKind /*any*/)
{
    return {{{InboxKind::Claim, "claim"},
             {InboxKind::Registration, "registration"},
             {InboxKind::Result, "result"},
             {InboxKind::Drop, "drop"},
             {InboxKind::Call, "call"},
             {InboxKind::Decks, "decks"},
             {InboxKind::Consents, "consents"},
             {InboxKind::Staff, "staff"}}};
}

enum class InboxState : std::uint8_t {
    Open,      ///< waits: for the desk, for the opponent, for a judge
    Accepted,  ///< counts; a call: was answered
    Refused,   ///< with a word that the phone shows
    Withdrawn, ///< by the phone itself, or because it said something else since
};
constexpr core::Words<InboxState, 4> wordsOf(InboxState /*any*/)
{
    return {{{InboxState::Open, "open"},
             {InboxState::Accepted, "accepted"},
             {InboxState::Refused, "refused"},
             {InboxState::Withdrawn, "withdrawn"}}};
}

/// What comes in.
struct NewInboxItem {
    InboxKind kind{};
    std::string token;           ///< of the form it was sent with, never empty
    std::string who;             ///< whose phone: "Ada", or the name somebody typed
    tournament::PlayerId player; ///< 0: nobody of the event yet, or staff
    int round = 0;
    int table = 0;
    core::Timestamp at;
    std::int64_t seen = 0; ///< the entry of the journal that the phone had in front of it
    std::string content;   ///< JSON; app/hall knows what it means
    friend bool operator==(const NewInboxItem &, const NewInboxItem &) = default;
};

/// What became of it.
struct Settlement {
    InboxState state = InboxState::Open;
    std::string word; ///< for the phone
    std::string by;   ///< who decided; empty: nobody had to
    core::Timestamp at;
    std::int64_t entry = 0; ///< of the journal, 0: none
    friend bool operator==(const Settlement &, const Settlement &) = default;
};

struct InboxItem {
    std::int64_t id = 0;      ///< from 1, in the order they came
    std::int64_t changed = 0; ///< the serial with which it became what it is
    NewInboxItem said;
    Settlement settled;
    friend bool operator==(const InboxItem &, const InboxItem &) = default;
};

enum class HallRole : std::uint8_t { Player, Scorekeeper, Judge };
constexpr core::Words<HallRole, 3> wordsOf(HallRole /*any*/)
{
    return {{{HallRole::Player, "player"},
             {HallRole::Scorekeeper, "scorekeeper"},
             {HallRole::Judge, "judge"}}};
}

/// Who may come in by a secret, which itself is kept nowhere.
struct PhoneSecret {
    std::string hash; ///< core::sha256 of the secret
    HallRole role{};
    tournament::PlayerId player; ///< 0: staff
    std::string name;
    bool printed = false; ///< on a card or shown by the desk; else made for a phone that asked
    core::Timestamp made;
    std::optional<core::Timestamp> revoked;
    friend bool operator==(const PhoneSecret &, const PhoneSecret &) = default;
};

/// How what phones say is taken.
enum class PhonePolicy : std::uint8_t {
    AtOnce,
    WhenAgreed, ///< when both players of a table say the same; of results alone
    ByDesk,
};
constexpr core::Words<PhonePolicy, 3> wordsOf(PhonePolicy /*any*/)
{
    return {{{PhonePolicy::AtOnce, "at-once"},
             {PhonePolicy::WhenAgreed, "when-agreed"},
             {PhonePolicy::ByDesk, "by-desk"}}};
}
using PhonePolicies = std::vector<std::pair<InboxKind, PhonePolicy>>;

/// Where the codes lead that were printed last.
struct PrintedAddress {
    std::string address; ///< empty: none were printed
    int port = 0;
    friend bool operator==(const PrintedAddress &, const PrintedAddress &) = default;
};

/// What the desk tells the hall now, until it is taken back.
struct HallNotices {
    std::string announced;                    ///< to everybody; empty: nothing
    std::vector<tournament::PlayerId> called; ///< to the desk, in the order they were
    friend bool operator==(const HallNotices &, const HallNotices &) = default;
};

/// What an event keeps of the phones in its hall, beside its journal: neither the chain of hashes
/// nor undo knows of it, copies and backups hold it. Whatever returns well is as durable as an
/// entry of the journal. Of the thread that has the journal.
class Inbox {
public:
    Inbox() = default;
    Inbox(const Inbox &) = delete;
    Inbox &operator=(const Inbox &) = delete;
    virtual ~Inbox() = default;

    /// Grows with every change of anything here, by whomever; cheap, for who asks again and again.
    [[nodiscard]] virtual core::Expected<std::int64_t, StorageError> serial() = 0;
    /// Those that changed after that serial (0: all), by number.
    [[nodiscard]] virtual core::Expected<std::vector<InboxItem>, StorageError>
    items(std::int64_t after) = 0;
    /// What came with the same token before is returned as it is now, and nothing is added.
    [[nodiscard]] virtual core::Expected<InboxItem, StorageError> add(const NewInboxItem &item) = 0;
    /// Of an open item. Refused (Outdated, number: the item) where somebody was faster, or there
    /// is none.
    [[nodiscard]] virtual core::Expected<InboxItem, StorageError>
    settle(std::int64_t id, const Settlement &settlement) = 0;

    /// By the time they were made, and then by hash; revoked ones too.
    [[nodiscard]] virtual core::Expected<std::vector<PhoneSecret>, StorageError> secrets() = 0;
    [[nodiscard]] virtual core::Expected<void, StorageError>
    addSecrets(const std::vector<PhoneSecret> &secrets) = 0; ///< all or none
    /// A secret that is not there, or was revoked, stays as it is.
    [[nodiscard]] virtual core::Expected<void, StorageError> revoke(const std::string &hash,
                                                                    core::Timestamp at) = 0;

    /// Those that were set, by kind.
    [[nodiscard]] virtual core::Expected<PhonePolicies, StorageError> policies() = 0;
    [[nodiscard]] virtual core::Expected<void, StorageError> setPolicy(InboxKind kind,
                                                                       PhonePolicy policy) = 0;
    [[nodiscard]] virtual core::Expected<PrintedAddress, StorageError> printed() = 0;
    [[nodiscard]] virtual core::Expected<void, StorageError>
    setPrinted(const PrintedAddress &printed) = 0;
    [[nodiscard]] virtual core::Expected<HallNotices, StorageError> notices() = 0;
    // Each alone: two desks that tell different things take nothing from each other.
    [[nodiscard]] virtual core::Expected<void, StorageError>
    setAnnounced(const std::string &text) = 0;
    [[nodiscard]] virtual core::Expected<void, StorageError>
    setCalled(const std::vector<tournament::PlayerId> &players) = 0;
};

} // namespace storage
