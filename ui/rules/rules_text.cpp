// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_text.h"

#include "ui/words/text.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct RulesTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::RulesText)
};

} // namespace

QString versionText(rules::RulesVersion version)
{
    return toQt(rules::nameOf(rules::editionOf(version)));
}

QString editionsText(rules::EnumSet<rules::Edition> editions)
{
    QStringList names;
    for (const auto &[edition, word] : rules::editionWords)
        if (editions.contains(edition))
            names.append(toQt(rules::nameOf(edition)));
    return names.join(u" · "_s);
}

QString badgeText(rules::EnumSet<rules::Edition> editions)
{
    QStringList names;
    const auto add = [&](rules::Edition edition, const QString &name) {
        if (editions.contains(edition))
            names.append(name);
    };
    add(rules::Edition::Core2012, RulesTextWords::tr("Core 2012"));
    add(rules::Edition::Faq16, RulesTextWords::tr("FAQ 1.6"));
    add(rules::Edition::Rr10, RulesTextWords::tr("RR 1.0"));
    add(rules::Edition::Tr11, RulesTextWords::tr("TR 1.1"));
    add(rules::Edition::Tr302, RulesTextWords::tr("TR 3.0.2"));
    return names.join(u" · "_s);
}

QString sourceText(const rules::Source &source)
{
    const QString lines = toQt(toString(source.lines));
    const bool one = source.lines.size() == 1 && source.lines[0].first == source.lines[0].last;
    return (one ? RulesTextWords::tr("%1, “%2”, line %3")
                : RulesTextWords::tr("%1, “%2”, lines %3"))
        .arg(toQt(rules::factsOf(source.document).title), toQt(source.section).remove(u'"'),
             lines); // some headings have quotes of their own
}

QString kindText(rules::EntryKind kind)
{
    switch (kind) {
    case rules::EntryKind::Term:
        return RulesTextWords::tr("Rule");
    case rules::EntryKind::Clarification:
        return RulesTextWords::tr("Clarification");
    case rules::EntryKind::Erratum:
        return RulesTextWords::tr("Erratum");
    case rules::EntryKind::CardRuling:
        return RulesTextWords::tr("Ruling on a card");
    case rules::EntryKind::Question:
        return RulesTextWords::tr("Question");
    case rules::EntryKind::TimingStep:
        return RulesTextWords::tr("Timing");
    case rules::EntryKind::TournamentRule:
        return RulesTextWords::tr("Tournament rule");
    case rules::EntryKind::Difference:
        return RulesTextWords::tr("Differs between versions");
    }
    return {};
}

QString typeLine(const rules::Card &card)
{
    QStringList parts{toQt(nameOf(card.faction)),
                      toQt(core::toWord(rules::cardTypeWords, card.type))};
    QStringList subtypes;
    for (const std::string &subtype : card.subtypes)
        subtypes.append(toQt(subtype));
    if (!subtypes.isEmpty())
        parts.append(subtypes.join(u" - "_s));
    return parts.join(u" · "_s);
}

QString excerptHtml(const rules::Excerpt &excerpt)
{
    QString html;
    std::size_t from = 0;
    const auto add = [&](std::size_t to) {
        html += toQt(std::string_view(excerpt.text).substr(from, to - from)).toHtmlEscaped();
        from = to;
    };
    for (const auto &[begin, end] : excerpt.marks) {
        add(begin);
        html += u"<b>"_s;
        add(end);
        html += u"</b>"_s;
    }
    add(excerpt.text.size());
    return html;
}

QString windowText(rules::Window window)
{
    switch (window) {
    case rules::Window::PaidAbilities:
        return RulesTextWords::tr("use paid abilities");
    case rules::Window::RezNonIce:
        return RulesTextWords::tr("rez cards other than ice");
    case rules::Window::RezApproachedIce:
        return RulesTextWords::tr("rez the approached ice");
    case rules::Window::ScoreAgendas:
        return RulesTextWords::tr("score agendas");
    case rules::Window::BreakSubroutines:
        return RulesTextWords::tr("break subroutines");
    case rules::Window::JackOut:
        return RulesTextWords::tr("jack out");
    case rules::Window::TakeActions:
        return RulesTextWords::tr("take actions");
    }
    return {};
}

QString windowsText(const rules::TimingStep &step, rules::TimingKind kind, rules::Side side)
{
    QStringList texts;
    for (const auto &[window, word] : rules::windowWords)
        if (step.windows.contains(window) && rules::mayUse(side, window, kind))
            texts.append(windowText(window));
    return texts.join(u", "_s);
}

QString timingKindText(rules::TimingKind kind)
{
    switch (kind) {
    case rules::TimingKind::CorpTurn:
        return RulesTextWords::tr("The Corp's turn");
    case rules::TimingKind::RunnerTurn:
        return RulesTextWords::tr("The Runner's turn");
    case rules::TimingKind::Run:
        return RulesTextWords::tr("A run");
    }
    return {};
}

QString differingText(rules::EnumSet<rules::Differing> differing)
{
    QStringList texts;
    const auto add = [&](rules::Differing what, const QString &text) {
        if (differing.contains(what))
            texts.append(text);
    };
    add(rules::Differing::Presence, RulesTextWords::tr("only one has it"));
    add(rules::Differing::Number, RulesTextWords::tr("number"));
    add(rules::Differing::Windows, RulesTextWords::tr("who may do what"));
    add(rules::Differing::Triggers, RulesTextWords::tr("abilities met"));
    add(rules::Differing::Exits, RulesTextWords::tr("what follows"));
    add(rules::Differing::TakesEffect, RulesTextWords::tr("when it takes effect"));
    return texts.join(u", "_s);
}

} // namespace ui
