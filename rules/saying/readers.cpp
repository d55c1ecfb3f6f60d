// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/readers.h"

#include "rules/saying/access_asked.h"
#include "rules/saying/acts.h"
#include "rules/saying/archives_told.h"
#include "rules/saying/cards.h"
#include "rules/saying/clipped.h"
#include "rules/saying/copies.h"
#include "rules/saying/correcting.h"
#include "rules/saying/counted_now.h"
#include "rules/saying/counters.h"
#include "rules/saying/counters_put.h"
#include "rules/saying/described.h"
#include "rules/saying/done_before.h"
#include "rules/saying/effect_targets.h"
#include "rules/saying/feeding.h"
#include "rules/saying/fetching.h"
#include "rules/saying/firing.h"
#include "rules/saying/found_in.h"
#include "rules/saying/going_in.h"
#include "rules/saying/got_with.h"
#include "rules/saying/guests.h"
#include "rules/saying/hosts.h"
#include "rules/saying/ice_named.h"
#include "rules/saying/kind_told.h"
#include "rules/saying/link_told.h"
#include "rules/saying/memory_told.h"
#include "rules/saying/moments.h"
#include "rules/saying/nameless.h"
#include "rules/saying/negation.h"
#include "rules/saying/numbers.h"
#include "rules/saying/past.h"
#include "rules/saying/place_before.h"
#include "rules/saying/psi_told.h"
#include "rules/saying/results_told.h"
#include "rules/saying/rig_told.h"
#include "rules/saying/running_by_cards.h"
#include "rules/saying/server_chosen.h"
#include "rules/saying/shown.h"
#include "rules/saying/source_told.h"
#include "rules/saying/succeeding.h"
#include "rules/saying/told_of.h"
#include "rules/saying/traced.h"
#include "rules/saying/turn_end.h"

#include <array>

namespace saying {

namespace {

constexpr std::array readers{readKindTold,
                             readIceNamed,
                             readItsName,
                             readPriceTold,
                             readPsiTold,
                             readSuffered,
                             readEffectSaid,
                             readRunWasOn,
                             readTraceWonBy,
                             readTraceStrength,
                             readServerNamed,
                             readGoingIn,
                             readNegation,
                             readDeclared,
                             readTurn,
                             readClippedAct,
                             readGotWith,
                             readInstalledFrom,
                             readAccessedWas,
                             readFetched,
                             readFed,
                             readTraceSucceeds,
                             readTraceOf,
                             readPlaceBefore,
                             readHostBefore,
                             readGettingIn,
                             readFound,
                             readStopped,
                             readCardsInArchives,
                             readFacedownInRig,
                             readCardsInServer,
                             readPutDown,
                             readFoundIn,
                             readLyingThere,
                             readLanding,
                             readRezzedBy,
                             readChosenWith,
                             readChosenBehind,
                             readUsedBefore,
                             readAfterPlayed,
                             readNthCounter,
                             readCountersPut,
                             readClickOn,
                             readClickedRun,
                             readClick,
                             readPast,
                             readRunByCard,
                             readNoneBroken,
                             readRunGoesOn,
                             readFiring,
                             readWhileAccessing,
                             readAccessedSome,
                             readMoment,
                             readMeeting,
                             readTrashedResult,
                             readRun,
                             readAdvancedTimes,
                             readSubsBroken,
                             readAct,
                             readBrokenBefore,
                             readPassive,
                             readAgain,
                             readMemoryOfEach,
                             readMemoryLeft,
                             readLinkOfCard,
                             readPlaceBehind,
                             readStrengthSaid,
                             readAdvancedOf,
                             readTagsCleared,
                             readClippedNumber,
                             readNumber,
                             readCounters,
                             readOneMoreCopy,
                             readCard,
                             readFlag};

} // namespace

std::span<const Reader> readersInTurn() { return readers; }

} // namespace saying
