// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/places.h"

#include <fstream>
#include <iterator>

namespace support {

const std::filesystem::path &checkout()
{
    static const std::filesystem::path path = ARBITER_SOURCE_DIR;
    return path;
}

const std::filesystem::path &testData()
{
    static const std::filesystem::path path = checkout() / "tests" / "data";
    return path;
}

const std::filesystem::path &referenceMaterial()
{
    static const std::filesystem::path path = ARBITER_SHARED_DIR;
    return path;
}

std::string contentOf(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace support
