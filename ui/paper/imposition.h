// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

namespace ui {

/// Slips printed several to a sheet, so that the pile of sheets is cut once and the piles that come
/// of it are laid one on the other, in the order of their places on the sheet: then all slips lie
/// in order, and what is blank lies at the end.
struct Imposition {
    std::size_t slips = 0;
    std::size_t places = 1; ///< on one sheet

    [[nodiscard]] std::size_t sheets() const { return (slips + places - 1) / places; }
    /// Which slip stands at this place of this sheet; unset where the paper stays blank.
    [[nodiscard]] std::optional<std::size_t> slipAt(std::size_t sheet, std::size_t place) const
    {
        const std::size_t slip = place * sheets() + sheet;
        return slip < slips ? std::optional(slip) : std::nullopt;
    }
};

} // namespace ui
