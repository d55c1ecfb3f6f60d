# SPDX-License-Identifier: GPL-3.0-or-later
set(CLI_DECK_SOURCES
    cards_find_command.cpp
    cards_import_command.cpp
    deck_accept_command.cpp
    deck_check_command.cpp
    deck_choice.cpp
    deck_convert_command.cpp
    deck_draw_command.cpp
    deck_list_command.cpp
    deck_lock_command.cpp
    deck_options.cpp
    deck_policy_command.cpp
    deck_show_command.cpp
    deck_submit_command.cpp
    deck_view.cpp)
