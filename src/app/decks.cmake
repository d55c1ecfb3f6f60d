# SPDX-License-Identifier: GPL-3.0-or-later
set(APP_DECK_SOURCES decks/card_store.cpp decks/check_deck.cpp decks/deck_sentences.cpp decks/event_decks.cpp)
