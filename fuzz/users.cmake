# SPDX-License-Identifier: GPL-3.0-or-later
# What users write themselves or bring along.
arbiter_fuzz(saying SOURCES saying_fuzz.cpp LINK rules)
arbiter_fuzz(question SOURCES question_fuzz.cpp LINK rules)
arbiter_fuzz(profile SOURCES profile_fuzz.cpp LINK tournament)
arbiter_fuzz(card_table SOURCES card_table_fuzz.cpp LINK rules)
arbiter_fuzz(batch SOURCES batch_fuzz.cpp LINK cli)
