// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english.h"

namespace core {

/// While one of these lives, the sentences of its thread are in that language, whatever the
/// process speaks: the desk refuses a report in the words of the phone it came from. An empty
/// translator speaks English. The innermost counts.
class Speaking {
public:
    explicit Speaking(English::Translator translator);
    Speaking(const Speaking &) = delete;
    Speaking &operator=(const Speaking &) = delete;
    ~Speaking();

private:
    English::Translator m_translator;
    const English::Translator *m_before;
};

} // namespace core
