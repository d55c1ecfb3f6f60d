# SPDX-License-Identifier: GPL-3.0-or-later
arbiter_fuzz(json SOURCES json_fuzz.cpp LINK core)
