// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Appends one act to an event file for every line on standard input and answers with its number
// as soon as it is durable. The kill test ends it at random moments.
#include <iostream>
#include <string>

#include "storage/event_file.h"
#include "storage/history.h"

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    const auto file = storage::EventFile::open(argv[1]);
    if (!file)
        return 3;
    const auto entries = (*file)->readFrom(1);
    if (!entries)
        return 3;
    storage::History history;
    for (const auto &entry : *entries)
        (void)history.follow(entry);
    tournament::Event event = storage::fold(*entries, history);
    auto seq = static_cast<std::int64_t>(entries->size());
    for (std::string line; std::getline(std::cin, line);) {
        storage::NewEntry entry{core::systemTime(), "driver", "change-details", {}, {}};
        if (!event.created) {
            entry.facts.push_back(tournament::EventCreated{});
        } else {
            tournament::DetailsChanged changed{event.details};
            changed.details.name = line;
            entry.facts.push_back(changed);
        }
        tournament::apply(event, entry.facts);
        const auto written = (*file)->append(seq, entry, event);
        if (!written)
            return 3;
        seq = written->seq;
        std::cout << seq << std::endl;
    }
    return 0;
}
