// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "address_text.h"

using namespace Qt::Literals::StringLiterals;

namespace ui {

QString shortAddress(QString address)
{
    const QString scheme = u"http://"_s; // which browsers add themselves
    if (address.startsWith(scheme))
        address.remove(0, scheme.size());
    if (address.endsWith(u'/'))
        address.chop(1);
    return address;
}

} // namespace ui
