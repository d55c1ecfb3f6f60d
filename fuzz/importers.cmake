# SPDX-License-Identifier: GPL-3.0-or-later
arbiter_fuzz(event_json_import SOURCES event_json_import_fuzz.cpp LINK interchange)
arbiter_fuzz(tome_import SOURCES tome_import_fuzz.cpp LINK interchange)
arbiter_fuzz(players_csv_import SOURCES players_csv_import_fuzz.cpp LINK interchange)
