# SPDX-License-Identifier: GPL-3.0-or-later
# What phones and strangers in the hall send.
arbiter_fuzz(request SOURCES request_fuzz.cpp LINK web)
