# SPDX-License-Identifier: GPL-3.0-or-later
arbiter_fuzz(decklist_auto SOURCES decklist_auto_fuzz.cpp LINK interchange)
arbiter_fuzz(decklist_text SOURCES decklist_text_fuzz.cpp LINK interchange)
arbiter_fuzz(decklist_o8d SOURCES decklist_o8d_fuzz.cpp LINK interchange)
arbiter_fuzz(decklist_csv SOURCES decklist_csv_fuzz.cpp LINK interchange)
arbiter_fuzz(decklist_json SOURCES decklist_json_fuzz.cpp LINK interchange)
arbiter_fuzz(card_dump SOURCES card_dump_fuzz.cpp LINK rules)
