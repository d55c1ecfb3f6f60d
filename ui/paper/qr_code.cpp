// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qr_code.h"

#include <algorithm>
#include <memory>

#include <qrencode.h>

namespace ui {

namespace {

// Sheets are clean and looked at from close by: the least redundancy makes the largest modules.
constexpr QRecLevel level = QR_ECLEVEL_L;
constexpr unsigned int utf8 = 26; // its number among the "extended channel interpretations"

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace

std::optional<QrCode> qrCode(std::string_view text)
{
    const std::unique_ptr<QRinput, decltype(&QRinput_free)> input(QRinput_new2(0, level),
                                                                  QRinput_free);
    if (!input)
        return std::nullopt;
    // Readers guess the letters of a code that does not name them; nobody guesses ASCII wrong.
    if (!isAscii(text) && QRinput_appendECIheader(input.get(), utf8) != 0)
        return std::nullopt;
    const auto *bytes = reinterpret_cast<const unsigned char *>(text.data());
    if (QRinput_append(input.get(), QR_MODE_8, static_cast<int>(text.size()), bytes) != 0)
        return std::nullopt;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(QRcode_encodeInput(input.get()),
                                                               QRcode_free);
    if (!code)
        return std::nullopt;
    QrCode result;
    result.side = code->width;
    const auto modules =
        static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
    result.dark.reserve(modules);
    for (std::size_t i = 0; i < modules; ++i)
        result.dark.push_back((code->data[i] & 1U) != 0);
    return result;
}

} // namespace ui
