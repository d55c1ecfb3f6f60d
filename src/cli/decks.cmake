# SPDX-License-Identifier: GPL-3.0-or-later
set(CLI_DECK_SOURCES
    cards_find_command.cpp
    cards_import_command.cpp
    deck_check_command.cpp
    deck_convert_command.cpp
    deck_options.cpp
    deck_view.cpp)
