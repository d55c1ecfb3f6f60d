# SPDX-License-Identifier: GPL-3.0-or-later
# What phones and strangers in the hall send.
arbiter_fuzz(request SOURCES request_fuzz.cpp LINK web)
target_include_directories(request_fuzz PRIVATE ${CMAKE_SOURCE_DIR}/tests)
