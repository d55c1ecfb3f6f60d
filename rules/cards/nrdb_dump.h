// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "rules/cards/card_library.h"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace rules {

/// A file as NetrunnerDB hands it out: cards, packs or cycles, as the API 2.0 answers
/// ({"data": [ … ]}) or as the repository of its cards keeps them ([ … ]).
struct DumpFile {
    std::string name; ///< for messages
    std::string_view bytes;
};

/// Wordings of cards by the key of their title. They come only from files a user brings, stay on
/// the user's own machine and serve for reading alone.
using CardTexts = std::map<std::string, std::string, std::less<>>;

/// The base with what the files add: packs, titles, printings, changed figures and wordings.
/// Subtypes and dated deck limits of titles we know stay as they are, because today's dumps no
/// longer say what was printed.
struct CardDump {
    CardData data;
    CardTexts texts;
    int cards = 0;     ///< read
    int newTitles = 0; ///< among them
};

/// All or nothing: a record that cannot be used is an error that names file and place. The files
/// may come in any order.
[[nodiscard]] core::Expected<CardDump, core::DataError> readDump(const CardData &base,
                                                                 std::span<const DumpFile> files);

} // namespace rules
