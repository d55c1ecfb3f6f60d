// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/last_words.h"

#include "app/sentences/sentences.h"
#include "core/english.h"
#include "core/strict_reader.h"

#include <exception>
#include <new>

namespace app {

using core::English;

namespace {

std::string what()
{
    try {
        throw;
    } catch (const std::bad_alloc &) {
        return English::tr("there is too little memory");
    } catch (const std::exception &error) {
        return error.what();
    } catch (const core::DataError &error) {
        return core::toString(error);
    } catch (const storage::StorageError &error) {
        return error.detail.empty() ? sentence(error) : error.detail;
    } catch (...) {
        return English::tr("of a kind that says nothing");
    }
}

} // namespace

Failure lastWords()
{
    return {FailureKind::Environment,
            English::tr("An error in Arbiter itself ({what}): what was acknowledged is in the "
                        "file; try again, and report it with what you did if it comes back.",
                        {{"what", what()}}),
            {},
            {}};
}

} // namespace app
