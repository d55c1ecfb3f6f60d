// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "tournament/acts/generator.h"
#include "tournament/event/profile_reader.h"
#include "tournament/event/value_reader.h"
#include "tournament/gate/checker.h"
#include "tournament/standings/standings.h"

#include <cstdlib>

// Any text as a rules profile: refused with its place, or written and read as the same profile, by
// which a small tournament is played to its end.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto profile = tournament::readProfile(text);
    if (!profile) {
        if (profile.error().problem.empty() || !core::isValidUtf8(core::toString(profile.error())))
            std::abort();
        return 0;
    }
    tournament::Event written;
    written.profile = *profile;
    const core::Json json = tournament::toJson(written);
    if (tournament::readEvent({json, {}}).profile != *profile)
        std::abort();

    tournament::GeneratorOptions options;
    options.players = 9;
    options.rounds = 3;
    options.profile = *profile;
    options.byes = 1;
    if (profile->cut != tournament::CutForm::None) {
        options.cut = 4;
        options.playedCut = profile->cut;
    }
    const auto played = tournament::generateEvent(options);
    tournament::Event folded;
    for (const auto &act : played.acts)
        tournament::apply(folded, act.facts);
    if (folded != played.event || folded.profile != *profile)
        std::abort();
    if (!tournament::check(folded).empty())
        std::abort();
    (void)tournament::standings(folded);
    return 0;
}
