#!/usr/bin/env python3
# SPDX-FileCopyrightText: Arbiter contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Seeds of a fuzz target, from what the repository holds: data files as they are, and the literals
of the tests of the same reader. usage: fuzz/make_seeds.py TARGET FOLDER"""

import ast
import hashlib
import json
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
RAW = re.compile(r'R"(\w*)\((.*?)\)\1"', re.S)
PLAIN = re.compile(r'"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*')


def files(*patterns):
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            yield path.read_bytes()


def literals(*patterns):
    """Literals of at least a few words; neighbours are one, as to the compiler."""
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            text = path.read_text()
            for found in RAW.finditer(text):
                yield found[2].encode()
            for found in PLAIN.finditer(RAW.sub("", text)):
                pieces = re.findall(r'"((?:[^"\\\n]|\\.)*)"', found[0])
                try:
                    joined = "".join(ast.literal_eval(f'"{piece}"') for piece in pieces)
                except (SyntaxError, ValueError):
                    continue
                if len(joined) >= 24:
                    yield joined.encode(errors="surrogatepass")


def questions():
    for path in sorted([*root.glob("rules/data/scenarios/*.json"),
                        *root.glob("rules/data/asking/*.json")]):
        for found in json.loads(path.read_text()).values():
            for item in found if isinstance(found, list) else []:
                if "state" in item and "question" in item:
                    asked = {key: item[key] for key in ("version", "state", "question")
                             if key in item}
                    yield json.dumps(asked).encode()


def sayings():
    """The sentences of the tests, one line each."""
    for said in json.loads((root / "tests/data/sayings.json").read_text()):
        yield said["say"].encode()


def tables():
    """Cards like those compiled in, under titles, codes and packs of their own."""
    for path in sorted(root.glob("rules/data/cards/*.tsv")):
        cards = [line.split("\t") for line in path.read_text().splitlines()
                 if line.startswith("card\t")]
        for start in range(0, len(cards), 40):
            lines = ["cycle\town\t90\tOwn", "pack\town\town\t1\t2030-01-02\tOwn\tOwn"]
            for number, card in enumerate(cards[start:start + 5], 1):
                card[1], card[2] = f"Own {card[1]}", f"own_{card[2]}"
                card[-1] = f"{90000 + number}/own/{number}x3"
                lines.append("\t".join(card))
            yield "\n".join([*lines, ""]).encode()
    yield b"reprint\thedge_fund\t90001/own/1x3\nchange\thedge_fund\t5\t0\t3\t-\n"


def batches():
    """A line of every command, and batches of the tests."""
    for path in sorted(root.glob("src/cli/*_command.cpp")):
        for name in re.findall(r'tree\.add\(\s*"([^"]+)"', path.read_text()):
            yield json.dumps({"command": name, "event": "cup.arbiter"}).encode() + b"\n"
    for found in literals("tests/cli/*.cpp"):
        if found.startswith(b'{"command"'):
            yield found


def requests():
    """Each request line, header and form of the tests, alone and together."""
    text = "".join(path.read_text() for path in sorted(root.glob("tests/web/*.cpp")))
    found = [ast.literal_eval(f'"{piece}"') for piece in re.findall(r'"((?:[^"\\\n]|\\.)*)"', text)]
    lines = sorted({piece for piece in found if re.match(r"(GET|POST) /", piece)})
    paths = sorted({f"GET {piece}" for piece in found if re.match(r"/\S*$", piece)})
    headers = sorted({piece for piece in found if re.match(r"(Cookie|Accept-Language|Origin): .", piece)})
    forms = sorted({piece for piece in found if re.match(r"\w+=\S+$", piece)})
    host = "Host: localhost:8080\n"
    for line in [*lines, *paths]:
        yield f"{line}\n{host}".encode()
    for number, header in enumerate(headers):
        line = lines[number % len(lines)]
        yield f"{line}\n{host}{header.strip()}\n".encode()
    for form in forms:
        yield f"POST /language\n{host}Origin: http://localhost:8080\n\n{form}".encode()
    yield from ways_of_phones(host)


def ways_of_phones(host):
    """Each page and each form of those who came in."""
    text = "".join(path.read_text() for path in sorted(root.glob("src/web/*.cpp")))
    for path in sorted(set(re.findall(r'"(/(?:me|staff|judge|in|register|out)(?:/\w+)?)"', text))):
        role = {"me": "player", "staff": "scorekeeper"}.get(path.split("/")[1], "judge")
        yield f"GET {path}\n{host}As: {role}\n".encode()
        for form in ("", "&round=3&table=1&stood=&g1=corp&g2=time&g2c=3&g2r=2", "&step=2", "&id=1",
                     "&round=3&table=1&stood=&in_words=2-0&confirmed=1&minutes=5&reason=x",
                     "&round=3&table=1&kind=caution&reason=x&player=1", "&why=x&named=no",
                     "&player=1&side=corp&outcome=differs&note=x", "&question=a&answer=b&table=1",
                     "&corp=3+Hedge+Fund%0A2+Tollbooth&runner=3+Sure+Gamble",
                     "&name=Eve&pronouns=x&corp=x&runner=x&corp_list=3+Hedge+Fund"):
            yield f"POST {path}\n{host}As: {role}\n\ntoken=t&seen=9{form}".encode()


def decklists():
    """The lists of the tests, and those in the forms people paste."""
    yield from literals("tests/interchange/decklist_*.cpp", "tests/cli/deck_test.cpp")
    for path in sorted(root.glob("tests/data/pasted/*.txt")):
        for pasted in path.read_text().split("\n%% ")[1:]:
            lines = pasted.split("\n")[1:]
            yield "\n".join(line for line in lines if not line.startswith("%")).encode()


DECKLISTS = decklists
IMPORTS = lambda: literals("tests/interchange/*_test.cpp", "tests/cli/import_export_test.cpp")
SEEDS = {
    "batch": batches,
    "card_table": tables,
    "profile": lambda: files("tournament/data/profiles/*.json"),
    "question": questions,
    "request": requests,
    "saying": sayings,
    "card_dump": lambda: literals("tests/rules/nrdb_dump_test.cpp"),
    "event_file": lambda: files("tests/data/schema/*.arbiter"),
    "json": lambda: files("tournament/data/*.json", "tournament/data/profiles/*.json"),
    "event_json_import": IMPORTS,
    "tome_import": IMPORTS,
    "players_csv_import": IMPORTS,
    **dict.fromkeys(("decklist_auto", "decklist_csv", "decklist_json", "decklist_o8d",
                     "decklist_text"), DECKLISTS),
}


def main():
    target, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    for seed in SEEDS.get(target, lambda: ())():
        (folder / hashlib.sha1(seed).hexdigest()).write_bytes(seed)


main()
