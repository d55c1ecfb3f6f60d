// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a step does not let anybody do, whatever happened in it.
#pragma once

namespace rulings {

struct Question;
struct Record;

/// Leaves out what happened in the step that alone forbids the act: only how the game came to it
/// matters.
void leaveOutInStep(Record &record, const Question &question);

} // namespace rulings
