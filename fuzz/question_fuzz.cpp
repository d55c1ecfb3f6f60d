// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "rules/asking/document.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstdlib>

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// What the window does with a document before anything is asked.
void exerciseDocument(core::Json document)
{
    for (const asking::NamedCard &card : asking::namedCards(document)) {
        (void)asking::modelled(card);
        (void)asking::abilitiesFor(document, card.object + "#");
    }
    asking::mendAbilities(document);
}

} // namespace

// Any text as a question: refused in one clean sentence, or answered, twice alike, in clean text.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    if (const auto document = core::parseJson(text))
        exerciseDocument(*document);
    const auto asked = rulings::readQuestion(text);
    if (!asked) {
        require(!asked.error().problem.empty());
        require(core::isValidUtf8(core::toString(asked.error())));
        return 0;
    }
    const auto version = asked->version.value_or(rulings::RulesVersion::Rr10);
    const rulings::Answer answer = rulings::answerWithDifferences(version, *asked);
    require(answer.version == version);
    require(core::isValidUtf8(answer.why));
    for (const rulings::Step &line : answer.trace)
        require(core::isValidUtf8(line.what));
    for (const auto &[name, fact] : answer.verdict)
        require(core::isValidUtf8(name) && core::isValidUtf8(rulings::toString(fact)));
    const rulings::Answer again = rulings::answer(version, *asked);
    require(again.verdict == answer.verdict && again.confidence == answer.confidence);
    return 0;
}
