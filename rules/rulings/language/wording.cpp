// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/wording.h"

#include "rules/rulings/language/vocabulary.h"

#include <string>
#include <string_view>

namespace rulings {

std::string nameOf(Side side) { return side == Side::Corp ? "the Corp" : "the Runner"; }

std::string nameOf(Zone zone)
{
    switch (zone) {
    case Zone::Hq:
        return "HQ";
    case Zone::RnD:
        return "R&D";
    case Zone::Archives:
        return "Archives";
    case Zone::Remote:
        return "a remote server";
    case Zone::Root:
        return "the root of a central server";
    case Zone::Protecting:
        return "the ice of a server";
    case Zone::Rig:
        return "the rig";
    case Zone::Grip:
        return "the grip";
    case Zone::Stack:
        return "the stack";
    case Zone::Heap:
        return "the heap";
    case Zone::CorpScoreArea:
        return "the score area of the Corp";
    case Zone::RunnerScoreArea:
        return "the score area of the Runner";
    case Zone::PlayArea:
        return "the play area";
    case Zone::Identity:
    case Zone::Hosted:
    case Zone::SetAside:
    case Zone::Removed:
        break;
    }
    return "another place";
}

std::string whereIs(Zone zone)
{
    switch (zone) {
    case Zone::Remote:
    case Zone::Root:
    case Zone::Protecting:
    case Zone::Rig:
        return "installed";
    case Zone::Identity:
        return "the identity";
    case Zone::Hosted:
        return "hosted";
    case Zone::SetAside:
        return "set aside";
    case Zone::Removed:
        return "removed from the game";
    default:
        return "in " + nameOf(zone);
    }
}

std::string counted(int number, std::string_view noun)
{
    std::string text = std::to_string(number) + ' ';
    text += noun;
    return number == 1 ? text : text + 's';
}

std::string counted(int number, Counter counter)
{
    switch (counter) {
    case Counter::Credit:
        return counted(number, "credit");
    case Counter::Recurring:
        return counted(number, "recurring credit");
    case Counter::Advancement:
        return counted(number, "advancement token");
    default:
        return counted(number, std::string(core::toWord(counterWords, counter)) + " counter");
    }
}

} // namespace rulings
