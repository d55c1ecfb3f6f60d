# SPDX-License-Identifier: GPL-3.0-or-later
arbiter_fuzz(json_fuzz SOURCES json_fuzz.cpp LINK core)
