// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/expected.h"
#include "rules/cards/nrdb_dump.h"
#include "rules/decks/deck_rules.h"
#include "rules/reference/identity_finder.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>

namespace app {

/// The cards and the rules of deck building as this user has them: what is compiled in, and on top
/// of it what the user imported (docs/card-data.md). Wordings of cards exist only there.
class CardStore {
public:
    /// A folder that does not exist, or an empty path, adds nothing; a damaged file in it is a
    /// failure that names it.
    [[nodiscard]] static core::Expected<CardStore, Failure> open(std::filesystem::path folder);

    [[nodiscard]] const rules::CardLibrary &library() const { return m_rules->library(); }
    [[nodiscard]] const rules::DeckRules &rules() const { return *m_rules; }
    [[nodiscard]] const rules::IdentityFinder &identities() const { return *m_identities; }

    /// Wordings by the key of their title; none were imported: empty.
    [[nodiscard]] core::Expected<rules::CardTexts, Failure> texts() const;

    struct Import {
        int cards = 0; ///< read
        int newTitles = 0;
        int texts = 0;
        std::filesystem::path folder;
    };
    /// Adds dumps of NetrunnerDB to the user's folder, all or nothing. What this store shows
    /// changes when it is opened again.
    [[nodiscard]] core::Expected<Import, Failure>
    import(std::span<const std::filesystem::path> files) const;

private:
    struct Own {
        explicit Own(rules::CardData data)
            : library(std::move(data))
            , rules(rules::DeckRules::compiledIn(library))
            , identities(library)
        {
        }
        rules::CardLibrary library;
        rules::DeckRules rules;
        rules::IdentityFinder identities;
    };

    std::filesystem::path m_folder;
    std::shared_ptr<const Own> m_own; ///< none: nothing was imported
    const rules::DeckRules *m_rules = nullptr;
    const rules::IdentityFinder *m_identities = nullptr;
};

} // namespace app
