// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// node swiss_pairing.mjs <node_modules> <instances.json>: times npm swiss-pairing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [modules, file] = process.argv.slice(2);
const require = createRequire(import.meta.url);

const results = JSON.parse(readFileSync(file, 'utf8')).map(({ rounds, players }) => {
    const swiss = require(`${modules}/swiss-pairing`)({ maxPointsPerRound: 4 });
    const participants = players.map(({ id }) => ({ id: `p${id}`, seed: id }));
    // It adds the points up itself. Where in a player's past they came from does not matter.
    const matches = [];
    const credited = new Set();
    const credit = (player) => {
        const points = credited.has(player.id) ? 0 : player.points;
        credited.add(player.id);
        return { id: `p${player.id}`, points };
    };
    for (const player of players) {
        player.met.forEach((opponent, round) => {
            if (opponent > player.id)
                matches.push({
                    round: round + 1,
                    home: credit(player),
                    away: credit(players[opponent]),
                });
        });
    }
    const begin = process.cpuUsage();
    const pairs = swiss.getMatchups(rounds + 1, participants, matches);
    const seconds = process.cpuUsage(begin).user / 1e6;
    const number = (id) => Number(id.slice(1));
    return { seconds, pairs: pairs.map((m) => [number(m.home), number(m.away)]) };
});
console.log(JSON.stringify(results));
