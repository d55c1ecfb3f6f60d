// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// From a question to its answer, and what other versions make of it.
#include "rules/rulings/answering/answer.h"

#include "rules/rulings/answering/exploring.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/steps.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/access_acts.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/setting_up.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

Answer answer(RulesVersion version, const Asked &asked)
{
    return answer(Rulebook(ruleCatalogue(), version), asked);
}

Answer answer(const Rulebook &book, const Asked &asked)
{
    Explored silent = exploreCases(book, asked);
    if (silent.open.empty())
        return std::move(silent.answer);
    // Read either way, it may come to the same.
    Answer with = answer(book.reading(silent.open, Setting::Yes), asked);
    if (!isVerdict(with.confidence))
        return std::move(silent.answer);
    const Answer without = answer(book.reading(silent.open, Setting::No), asked);
    if (without.verdict != with.verdict || without.confidence != with.confidence)
        return std::move(silent.answer);
    with.trace.insert(
        with.trace.begin(),
        {Sentence::tr(
             "this version leaves it open, and either way it comes to the same: {difference}",
             {{"difference", OfData{&ruleCatalogue().findDifference(silent.open)->statement}}})
             .inWords(TableNames(State())),
         {}});
    return with;
}

namespace {

/// It may be done, and would do nothing: a version without the rule that an ability has to change
/// something lets that pass.
bool isInVain(const Rulebook &book, const Asked &asked, const Answer &there)
{
    constexpr std::string_view rule = "use.must-change-something";
    return asked.question.ask == Ask::Legal && there.verdict == Verdict{{"", true}}
    && book.setting(rule) != Setting::Yes
        && answer(book.reading(rule, Setting::Yes), asked).verdict != there.verdict;
}

bool restsOn(const Answer &answer, const Rule &rule)
{
    return std::ranges::any_of(answer.trace, [&](const Step &step) {
        return std::ranges::find(step.because, rule.id, &Reason::rule) != step.because.end();
    });
}

/// Whether the documents disagree on it, and not only one says more than another. Rules that hold
/// wherever anything is said of a difference do not decide it.
bool isDisputed(const Rule &rule)
{
    return !rule.difference.empty() && rule.holds != Holds::IfSaid;
}

constexpr std::size_t mostSupposed = 8;

/// One after the other supposes the rules that the version lacks for an answer, as long as
/// `mayBeSupposed` says so. `there`: the answer without them; becomes the one with them.
template <typename MayBe>
std::vector<const Rule *> supposeWhatIsMissing(Rulebook &book, const Asked &asked, Answer &there,
                                               const MayBe &mayBeSupposed)
{
    std::vector<const Rule *> supposed;
    while (there.confidence == Confidence::NotDerivable && supposed.size() < mostSupposed) {
        const Rule *missing = exploreCases(book, asked).missing;
        if (!missing || !mayBeSupposed(*missing))
            break;
        supposed.push_back(missing);
        book = book.supposing(*missing);
        there = answer(book, asked);
    }
    return supposed;
}

/// What another version makes of it. A rule that it does not have is supposed, unless the documents
/// disagree on it and something told rests on it: what nobody says otherwise is no difference.
Answer answerBeside(Rulebook &book, const Asked &asked, const Answer &beside)
{
    Answer there = answer(book, asked);
    if (!isVerdict(beside.confidence))
        return there;
    const Rule *disputed = nullptr;
    (void)supposeWhatIsMissing(book, asked, there, [&](const Rule &missing) {
        if (isDisputed(missing) && restsOn(beside, missing))
            disputed = &missing;
        return !disputed;
    });
    if (disputed) // which of several ways leads to it matters to nobody
        there.why = noRuleSays(*disputed).inWords(TableNames(State()));
    return there;
}

/// Where the question begins, and where its script leads to.
bool knowsSteps(const Rulebook &book, const Asked &asked)
{
    const auto isKnown = [&](const Act &act) {
        return act.kind != ActKind::To || isPartOfAccess(act.step)
            || std::ranges::any_of(
                   std::array{TimingKind::Run, TimingKind::CorpTurn, TimingKind::RunnerTurn},
                   [&](TimingKind kind) { return findStep(book, kind, act.step); });
    };
    return stepAsked(book, asked.cases.front().state)
        && std::ranges::all_of(asked.question.script, isKnown);
}

/// It would ask for what a card said before its errata.
bool isOfOlderText(const Rulebook &book, const Asked &asked, const Answer &there)
{
    return there.confidence == Confidence::NotDerivable && !there.unplayable
        && book.setting("errata.of-faq16") != Setting::Yes
        && std::ranges::any_of(asked.cases.front().state.objects,
                               [](const Object &object) { return object.card->errata; });
}

/// FAQ 1.6 adds to the core rules: where these decide and it is silent, it says nothing otherwise.
void leaveOutSilence(std::vector<Otherwise> &differing)
{
    const auto isOf = [](RulesVersion version) {
        return [version](const Otherwise &one) { return one.version == version; };
    };
    const auto core = std::ranges::find_if(differing, isOf(RulesVersion::Core2012));
    if (core == differing.end()
        || (core->confidence == Confidence::NotDerivable && !core->unplayable))
        return;
    std::erase_if(differing, [&](const Otherwise &one) {
        return one.version == RulesVersion::Faq16 && one.confidence == Confidence::NotDerivable
            && !one.unplayable;
    });
}

} // namespace

Answer answerSupposing(RulesVersion version, const Asked &asked)
{
    Rulebook book(ruleCatalogue(), version);
    Answer silent = answer(book, asked);
    Answer there = silent;
    // Where the documents differ on it, nobody knows which of them this version would follow.
    const auto supposed = supposeWhatIsMissing(
        book, asked, there, [](const Rule &missing) { return !isDisputed(missing); });
    if (there.confidence == Confidence::NotDerivable || there.confidence == Confidence::Conflict)
        return silent;
    for (const Rule *rule : supposed)
        there.assumptions.push_back(
            Sentence::tr("this version does not say it, and no document says otherwise: {rule}",
                         {{"rule", OfData{&rule->says}}})
                .inWords(TableNames(State())));
    return there;
}

Answer answerWithDifferences(RulesVersion version, const Asked &asked)
{
    Answer result = answerSupposing(version, asked);
    for (const auto &[other, word] : rules::rulesVersionWords) {
        if (other == version)
            continue;
        Rulebook book(ruleCatalogue(), other);
        Answer there = answerBeside(book, asked, result);
        if (there.verdict == result.verdict && there.confidence == result.confidence)
            continue;
        // A moment that a version does not know is no difference in what it says of it, nor is a
        // text that is not at hand.
        if (!knowsSteps(book, asked) || isOfOlderText(book, asked, there))
            continue;
        const bool inVain = isInVain(book, asked, there);
        result.differsIn.push_back({other, std::move(there.verdict), there.confidence,
                                    std::move(there.why), inVain, there.unplayable});
    }
    leaveOutSilence(result.differsIn);
    return result;
}

} // namespace rulings
