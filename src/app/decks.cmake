# SPDX-License-Identifier: GPL-3.0-or-later
set(APP_DECK_SOURCES card_store.cpp check_deck.cpp deck_sentences.cpp event_decks.cpp)
