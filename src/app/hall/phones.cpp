// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/phones.h"

#include "core/english.h"

namespace app {

using core::English;

std::string byPhone(const std::string &name)
{
    return English::tr("{name}, by phone", {{"name", name}});
}

PhonePolicy usualPolicy(InboxKind kind)
{
    switch (kind) {
    case InboxKind::Result:
        return PhonePolicy::WhenAgreed;
    case InboxKind::Claim:
    case InboxKind::Registration:
    case InboxKind::Call: // somebody has to go there
        return PhonePolicy::ByDesk;
    case InboxKind::Drop:
    case InboxKind::Decks:
    case InboxKind::Consents:
    case InboxKind::Staff:
        break;
    }
    return PhonePolicy::AtOnce;
}

bool mayBe(InboxKind kind, PhonePolicy policy)
{
    if (kind == InboxKind::Call || kind == InboxKind::Staff)
        return policy == usualPolicy(kind);
    return policy != PhonePolicy::WhenAgreed || kind == InboxKind::Result;
}

} // namespace app
