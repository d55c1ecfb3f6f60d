// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a derivation says: templates and what they speak of. They become words when somebody reads
// them, in the reader's language, so that nothing has to be recovered from words.
#pragma once

#include "core/english.h"
#include "core/function_ref.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

/// An ability of a card on the table.
struct AbilityOf {
    ObjectId card;
    std::string id;
    auto operator<=>(const AbilityOf &) const = default;
};

/// What a data file says, which outlives every sentence: a rule, the title of a step.
struct OfData {
    const std::string *text = nullptr;
    auto operator<=>(const OfData &) const = default;
};

class Sentence;

/// How those who read call what lies on the table.
class Names {
public:
    virtual ~Names() = default;
    /// Its title, or what the question calls a card without one.
    [[nodiscard]] virtual std::string nameOf(ObjectId object) const = 0;
    [[nodiscard]] virtual std::string nameOf(ServerId server) const = 0;
    /// Which of the abilities of its card it is: "conditional ability"; empty where the card has no
    /// other.
    [[nodiscard]] virtual Sentence whichOf(const AbilityOf &ability) const = 0;
};

/// A whole sentence without its full stop, or what stands at one place of another: "2 credits",
/// "the grip". A place of a template is `{name}`. Players and zones have forms for other languages
/// and places of the sentence: `{player}` "the Corp" as the one who does something, `{player.of}`
/// "of the Corp", `{player.to}`; where something is done to players, each has a template. `{zone}`
/// "the grip", `{zone.in}` "in the grip", or "installed", `{zone.to}` "to the grip", `{zone.from}`.
class Sentence {
public:
    TRANSLATION_CONTEXT(Sentence)
    using Value = std::variant<int, ObjectId, ServerId, Side, Zone, AbilityOf, OfData, std::string,
                               std::shared_ptr<const Sentence>>;
    /// Compiled once: a thousand sentences make some.
    struct Argument {
        Argument(std::string_view place, int number);
        Argument(std::string_view place, ObjectId object);
        Argument(std::string_view place, ServerId server);
        Argument(std::string_view place, Side side);
        Argument(std::string_view place, Zone zone);
        Argument(std::string_view place, AbilityOf ability);
        Argument(std::string_view place, OfData data);
        Argument(std::string_view place, std::string words);
        Argument(std::string_view place, Sentence sentence);
        Argument(const Argument &);
        Argument(Argument &&) noexcept;
        Argument &operator=(const Argument &);
        Argument &operator=(Argument &&) noexcept;
        ~Argument();
        friend bool operator==(const Argument &one, const Argument &other);

        std::string_view name; ///< a literal
        Value value;
    };
    using Arguments = std::initializer_list<Argument>;

    /// Nothing is said.
    Sentence() = default;
    /// A card by its name.
    explicit Sentence(ObjectId object);
    explicit Sentence(int number);
    explicit Sentence(AbilityOf ability);
    /// What others wrote – a judge, a data file –, or a word that is the same in every language.
    [[nodiscard]] static Sentence plain(std::string text);

    /// The templates are literals, and lupdate finds them here: see core::English.
    [[nodiscard]] static Sentence tr(const char *text, Arguments arguments = {});
    /// `{n}` is the number; `one` is said of 1, `many` of every other number.
    [[nodiscard]] static Sentence tr(const char *one, const char *many, int number,
                                     Arguments arguments = {});
    /// One after the other, with commas.
    [[nodiscard]] static Sentence list(std::vector<Sentence> sentences);
    /// "1 click, 2 credits and 1 net damage"
    [[nodiscard]] static Sentence together(std::vector<Sentence> parts);

    /// What it speaks of, sentences in it included.
    void forEachValue(core::FunctionRef<void(const Value &)> use) const;
    [[nodiscard]] bool empty() const { return !m_text && m_arguments.empty(); }
    [[nodiscard]] std::string inWords(const Names &names) const;
    /// The same behind what stands there.
    void addTo(std::string &text, const Names &names) const;
    friend bool operator==(const Sentence &one, const Sentence &other);

private:
    void addPlace(std::string &text, std::string_view place, const Names &names) const;

    const char *m_text = nullptr; ///< nullptr: nothing but its one argument
    const char *m_many = nullptr; ///< nullptr: no number decides
    int m_number = -1;
    std::vector<Argument> m_arguments;
};

} // namespace rulings
