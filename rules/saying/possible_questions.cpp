// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/possible_questions.h"

#include "rules/saying/abilities.h"
#include "rules/saying/counters.h"
#include "rules/saying/cues.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace saying {

using rules::CardType;
using rules::Side;
using rulings::Ability;

namespace {

/// Of what is seldom asked unless its words say so.
constexpr double unlikely = -0.8;

class Finder {
public:
    explicit Finder(const Draft &draft) : m_draft(draft) { }

    std::vector<PossibleQuestion> all()
    {
        std::vector<std::string> named;
        for (const std::string &object : m_draft.objects()) {
            std::string name = calledIn(m_draft, object);
            if (std::ranges::find(named, name) != named.end() || isStandIn(object))
                continue; // another copy is called the same
            ofCard(object, name);
            named.push_back(std::move(name));
        }
        ofBreaking();
        ofPlayers();
        ofRun();
        return std::move(m_all);
    }

private:
    void add(Form form, std::string text, Cues cues, double likely, std::string object = {},
             std::optional<Side> by = std::nullopt)
    {
        PossibleQuestion &one = m_all.emplace_back();
        one.text = std::move(text);
        one.form = form;
        one.cues = std::move(cues);
        one.object = std::move(object);
        one.by = by;
        one.likely = likely;
    }

    /// "runnerspoints": it stands for a number.
    [[nodiscard]] bool isStandIn(const std::string &object) const
    {
        return object == "corpspoints" || object == "runnerspoints" || object == "link";
    }

    /// `act`: as the script says it, with what it is done with.
    void may(std::string_view who, const std::string &does, Cues cues, const std::string &object,
             std::string_view act = {}, std::string target = {}, double likely = 0.2)
    {
        const Side by = who == "Corp" ? Side::Corp : Side::Runner;
        add(Form::Legal, "can the " + std::string(who) + ' ' + does, std::move(cues), likely,
            object, by);
        m_all.back().verb = act;
        m_all.back().target = target.empty() ? object : std::move(target);
    }

    /// Somebody told that it lies on the table.
    [[nodiscard]] bool isInstalled(const std::string &object) const
    {
        const std::string path = Draft::objectPath(object) + "/zone";
        const std::string zone = m_draft.textAt(path);
        return m_draft.isTold(path) && !m_draft.hasAct("install", object)
            && (zone == "rig" || zone == "remote" || zone == "root" || zone == "protecting"
                || zone == "hosted");
    }

    [[nodiscard]] bool isRezzed(const std::string &object) const
    {
        const core::Json *rezzed = m_draft.at(Draft::objectPath(object) + "/rezzed");
        return rezzed && *rezzed == core::Json(true) && !m_draft.hasAct("rez", object);
    }

    void costs(Side by, const std::string &does, Cues cues, const std::string &object)
    {
        cues.push_back(noun("cost"));
        cues.push_back(verb("cost"));
        cues.push_back(verb("spend"));
        add(Form::Cost, "what does it cost to " + does, std::move(cues), 0, object, by);
    }

    void ofCard(const std::string &object, const std::string &name)
    {
        const CardType type = m_draft.typeOf(object);
        switch (type) {
        case CardType::Ice:
        case CardType::Asset:
        case CardType::Upgrade:
            ofRezzing(object, name);
            fact("is " + name + " rezzed", {flag("rezzed"), flag("faceup"), verb("survive")},
                 object);
            break;
        case CardType::Agenda:
            ofAgenda(object, name);
            break;
        case CardType::Event:
        case CardType::Operation:
            may(type == CardType::Event ? "Runner" : "Corp", "play " + name,
                {verb("play"), verb("use")}, object, "play");
            costs(type == CardType::Event ? Side::Runner : Side::Corp, "play " + name,
                  {verb("play"), noun("play-cost")}, object);
            break;
        case CardType::Program:
        case CardType::Hardware:
        case CardType::Resource:
            if (!isInstalled(object)) {
                may("Runner", "install " + name,
                    {verb("install"), flag("installed"), noun("memory")}, object, "install", {},
                    unlikely);
                costs(Side::Runner, "install " + name, {verb("install"), noun("install-cost")},
                      object);
            }
            if (type == CardType::Resource)
                may("Corp", "trash " + name, {verb("trash")}, object, "trash_resource", {},
                    m_draft.numberAt("state/tags").value_or(0) > 0 ? 0 : unlikely);
            break;
        case CardType::Identity:
            break;
        }
        if (type == CardType::Asset || type == CardType::Upgrade) {
            may("Runner", "trash " + name, {verb("trash")}, object, "trash");
            costs(Side::Runner, "trash " + name, {verb("trash"), noun("trash-cost")}, object);
        }
        ofAbilities(object, name);
        ofFacts(object, name, type);
    }

    void ofRezzing(const std::string &object, const std::string &name)
    {
        if (isRezzed(object))
            return;
        may("Corp", "rez " + name, {verb("rez"), flag("rezzed")}, object, "rez");
        costs(Side::Corp, "rez " + name, {verb("rez"), noun("rez-cost")}, object);
        if (costsForfeit(m_draft.modelOf(object)))
            for (PossibleQuestion &one : std::span(m_all).last(2))
                one.cues.push_back(verb("forfeit"));
    }

    void fact(std::string text, Cues cues, const std::string &object)
    {
        constexpr double usual = 0.1;
        add(Form::Fact, std::move(text), std::move(cues), usual, object);
    }

    void ofAgenda(const std::string &object, const std::string &name)
    {
        may("Runner", "steal " + name, {verb("steal"), flag("stolen")}, object, "steal");
        may("Corp", "score " + name, {verb("score"), flag("scored")}, object, "score");
        may("Corp", "advance " + name, {verb("advance"), flag("advanced")}, object, "advance");
        costs(Side::Runner, "steal " + name, {verb("steal"), flag("stolen")}, object);
        add(Form::Fact, "must the Runner steal " + name, {verb("steal")}, 0, object);
        may("Runner", "decline to steal " + name, {verb("decline")}, object, "decline");
        add(Form::Number, "how many points is " + name + " worth", {noun("points")}, 0.1, object);
    }

    void ofAbilities(const std::string &object, const std::string &name)
    {
        const auto *model = m_draft.modelOf(object);
        if (!model)
            return;
        const Abilities may = usable(*model);
        for (const Ability *ability : may) {
            std::string words = ability->id;
            std::ranges::replace(words, '-', ' ');
            const std::string use = "use " + name + (may.size() > 1 ? ' ' + words : std::string());
            const Side by = m_draft.sideOf(object);
            this->may(by == Side::Corp ? "Corp" : "Runner", use, cuesOf(*ability), object, "use",
                      object + '#' + ability->id, 0.4);
            if (!ability->cost.credits.isZero())
                costs(by, use, {verb("use")}, object);
        }
        constexpr double usual = 0.2;
        add(Form::Order, "does " + name + " trigger", {verb("resolve"), verb("use")}, usual,
            object);
    }

    void ofFacts(const std::string &object, const std::string &name, CardType type)
    {
        ofCounters(object, name);
        if (type == CardType::Identity)
            return;
        Cues trashed{flag("trashed"), verb("trash"), verb("survive")};
        if (!rules::isPlayed(type))
            for (Term cue : {verb("kill"), flag("dead"), flag("alive")})
                trashed.push_back(std::move(cue));
        fact("is " + name + " trashed", std::move(trashed), object);
        add(Form::Place, "where does " + name + " go",
            {verb("go"),
             {TermKind::Zone, "score-area"},
             {TermKind::Zone, "top"},
             {TermKind::Zone, "stack"},
             {TermKind::Zone, "heap"},
             {TermKind::Zone, "discard"},
             verb("move"),
             flag("stolen"),
             flag("scored")},
            0, object);
        if (type == CardType::Ice) {
            fact("is " + name + " passed", {flag("passed"), verb("pass"), verb("bypass")}, object);
            fact("is " + name + " broken", {flag("broken"), verb("break"), noun("subroutines")},
                 object);
            add(Form::Number, "how many subroutines has " + name, {noun("subroutines")}, 0.1,
                object);
        }
        const auto *model = m_draft.modelOf(object);
        if (type == CardType::Ice || (model && model->strength))
            add(Form::Number, "how strong is " + name,
                {noun("strength"), verb("boost"), {TermKind::Ask, "how-strong"}}, 0.1, object);
        fact("is " + name + " active", {flag("active"), flag("inactive")}, object);
        if (!rules::isPlayed(type))
            fact("is " + name + " installed", {flag("installed")}, object);
    }

    /// Those that were told or that it places, and credits where a card has its own.
    void ofCounters(const std::string &object, const std::string &name)
    {
        constexpr double counted = 0.05;
        const auto *model = m_draft.modelOf(object);
        const auto places = [](const Ability &ability) { return does(ability, "place"); };
        std::string placed;
        if (model && std::ranges::any_of(model->abilities, places))
            placed = counterKind(m_draft, object, "counters", true);
        for (const std::string_view kind : {"virus", "power", "advancement", "agenda", "credits"}) {
            const bool isTold =
                m_draft.at(Draft::objectPath(object) + "/counters/" + std::string(kind));
            const bool isCredits = kind == "credits";
            if ((kind == "advancement" && placed == "agenda")
                || (!isTold && kind != placed && !(isCredits && model && model->recurring.there)))
                continue;
            add(Form::Number,
                "how many " + std::string(kind) + (isCredits ? "" : " counters") + " are on "
                    + name,
                {noun("counters"), noun(std::string(kind))}, isTold ? counted : 0, object);
            m_all.back().isCounted = isTold;
        }
    }

    void ofBreaking()
    {
        for (const std::string &ice : m_draft.objects()) {
            if (m_draft.typeOf(ice) != CardType::Ice)
                continue;
            for (const std::string &card : m_draft.objects()) {
                const auto *model = m_draft.modelOf(card);
                if (card == ice || !model || usableTo(*model, "break").empty())
                    continue;
                may("Runner",
                    "break " + calledIn(m_draft, ice) + " with " + calledIn(m_draft, card),
                    {verb("break"), noun("subroutines")}, card, "use",
                    card + '#' + usableTo(*model, "break").front()->id);
            }
        }
    }

    void number(std::string text, Cues cues, double likely = 0.1,
                std::optional<Touched> touched = std::nullopt)
    {
        add(Form::Number, std::move(text), std::move(cues), likely);
        m_all.back().touched = touched;
    }

    void ofPlayers()
    {
        for (const Side side : {Side::Corp, Side::Runner}) {
            const std::string who = side == Side::Corp ? "the Corp" : "the Runner";
            const bool isPayer = side == Side::Runner && m_draft.at("state/run");
            number("how many credits has " + who,
                   {noun("credits"), verb("gain"), verb("lose"), verb("spend")},
                   isPayer ? 0.3 : 0.1,
                   side == Side::Corp ? Touched::CorpCredits : Touched::RunnerCredits);
            m_all.back().by = side;
            number("how many clicks has " + who, {noun("clicks")}, 0,
                   side == Side::Corp ? Touched::CorpClicks : Touched::RunnerClicks);
            m_all.back().by = side;
            number("how many agenda points has " + who, {noun("points")}, 0, Touched::Points);
            m_all.back().by = side;
            number("what is the hand size of " + who, {noun("hand-size")}, 0, Touched::HandSize);
            m_all.back().by = side;
        }
        number("how many cards in the grip",
               {noun("damage"),
                noun("net-damage"),
                noun("meat-damage"),
                noun("cards"),
                {TermKind::Zone, "grip"},
                verb("draw"),
                verb("discard")},
               0.1, Touched::Grip);
        number("how many cards in HQ", {noun("cards")}, 0, Touched::Hq);
        number("how many points have both", {noun("points"), verb("score")}, 0, Touched::Points);
        number("how many cards in R&D", {verb("mill"), noun("cards")}, 0);
        number("how many tags has the Runner", {noun("tags"), flag("tagged")}, 0.1, Touched::Tags);
        number("how much brain damage has the Runner", {noun("brain-damage")}, 0);
        number("how much bad publicity has the Corp", {noun("bad-publicity")}, 0,
               Touched::BadPublicity);
        number("how much link has the Runner", {noun("link")}, 0);
        number("how much memory has the Runner", {noun("memory")}, 0);
        add(Form::Fact, "is the Runner tagged", {flag("tagged"), noun("tags")}, 0);
        add(Form::Fact, "who wins", {verb("win"), noun("game"), noun("points"), flag("over")}, 0.3);
        add(Form::Fact, "is the Runner flatlined",
            {flag("dead"), flag("alive"), verb("survive"), verb("kill"), noun("damage"),
             noun("net-damage"), noun("meat-damage")},
            0.2);
        m_all.back().touched = Touched::Damage;
        may("Runner", "remove a tag", {verb("remove-tag")}, {}, "remove_tag", {}, unlikely);
        may("Corp", "purge", {verb("purge")}, {}, "purge", {}, unlikely);
        add(Form::Order, "what happens",
            {{TermKind::Place, "first"},
             {TermKind::Place, "before"},
             {TermKind::Ask, "order"},
             {TermKind::Ask, "happens"},
             verb("resolve"),
             noun("subroutines")},
            0.8);
        add(Form::Fact, "who may act first",
            {{TermKind::Place, "first"}, {TermKind::Place, "before"}}, 0);
        add(Form::Chooser, "who decides", {verb("choose"), verb("decide")}, 0.1);
        if (!m_draft.script().empty())
            add(Form::Legal, "is that allowed",
                {{TermKind::Ask, "allowed"}, {TermKind::Ask, "right"}}, 0.4);
    }

    void ofRun()
    {
        const bool isIce = std::ranges::any_of(m_draft.objects(), [&](const std::string &one) {
            return m_draft.typeOf(one) == CardType::Ice;
        });
        const bool runs = m_draft.at("state/run") || !serverOfRun(m_draft).empty();
        const double isRun = runs ? 0.4 : isIce ? 0.2 : 0;
        may("Runner", "jack out", {verb("jack-out"), flag("passed")}, {}, "jack_out", {},
            runs ? 0 : unlikely);
        add(Form::Fact, "does the run end",
            {verb("end"),
             noun("run"),
             flag("over"),
             verb("continue"),
             verb("pass"),
             {TermKind::Moment, "run/access"},
             {TermKind::Moment, "run/run-over"}},
            isRun);
        m_all.back().touched = Touched::Run;
        add(Form::Fact, "is the run successful",
            {flag("successful"), flag("unsuccessful"), {TermKind::Moment, "run/success"}}, 0);
        number("how many cards does the Runner access", {noun("accesses"), verb("access")},
               runs ? 0.4 : 0.1, Touched::Accesses);
        add(Form::Fact, "is the trace successful", {noun("trace")}, 0);
        m_all.back().touched = Touched::Trace;
        for (const std::string_view server : {"HQ", "R&D", "Archives"})
            may("Runner", "run " + std::string(server),
                {verb("run"), {TermKind::Server, std::string(server)}}, {}, "run",
                std::string(server), unlikely);
        may("Runner", "run remote 1", {verb("run"), {TermKind::Server, "remote"}}, {}, "run",
            "Server 1", unlikely);
    }

    const Draft &m_draft;
    std::vector<PossibleQuestion> m_all;
};

} // namespace

std::string calledIn(const Draft &draft, const std::string &object)
{
    if (const auto card = draft.cardOf(object))
        return rules::cardLibrary()[*card].title;
    const std::string type(core::toWord(rules::cardTypeWords, draft.typeOf(object)));
    return "the " + type;
}

std::vector<PossibleQuestion> possibleQuestions(const Draft &draft) { return Finder(draft).all(); }

} // namespace saying
