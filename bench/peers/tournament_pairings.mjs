// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// node tournament_pairings.mjs <node_modules> <instances.json>: times npm tournament-pairings.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [modules, file] = process.argv.slice(2);
const { Swiss } = await import(
    pathToFileURL(`${modules}/tournament-pairings/dist/index.js`).href);

const results = JSON.parse(readFileSync(file, 'utf8')).map(({ rounds, players }) => {
    const field = players.map(({ id, points, met }) => ({ id, score: points, avoid: met }));
    const begin = process.cpuUsage();
    const matches = Swiss(field, rounds + 1);
    const seconds = process.cpuUsage(begin).user / 1e6;
    return { seconds, pairs: matches.map((m) => [m.player1, m.player2]) };
});
console.log(JSON.stringify(results));
