# SPDX-FileCopyrightText: Arbiter contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""networkx_matching.py <unused> <instances.json>: times networkx on the same objective."""
import json
import sys
import time

import networkx


def pair(players):
    points = [player["points"] for player in players]
    worst = (max(points) - min(points)) ** 2 * (len(players) // 2) + 1
    graph = networkx.Graph()
    for a, player in enumerate(players):
        met = set(player["met"])
        for b in range(a + 1, len(players)):
            cost = (points[a] - points[b]) ** 2 + (worst if b in met else 0)
            graph.add_edge(a, b, weight=-cost)
    return networkx.max_weight_matching(graph, maxcardinality=True)


results = []
with open(sys.argv[2], encoding="utf-8") as file:
    for instance in json.load(file):
        begin = time.process_time()
        pairs = pair(instance["players"])
        results.append({"seconds": time.process_time() - begin, "pairs": [list(p) for p in pairs]})
print(json.dumps(results))
