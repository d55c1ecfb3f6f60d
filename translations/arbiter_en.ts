<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ui::ActDialog</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AnswerHtml</name>
    <message numerus="yes">
        <source>%n more step(s)</source>
        <translation>
            <numerusform>%n more step</numerusform>
            <numerusform>%n more steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ChipRow</name>
    <message numerus="yes">
        <source>✓ %n more understood</source>
        <extracomment>pieces of the story for which the rows have no room; the button shows them</extracomment>
        <translation>
            <numerusform>✓ %n more understood</numerusform>
            <numerusform>✓ %n more understood</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CompareDeckDialog</name>
    <message numerus="yes">
        <source>✗ %n card(s) differ.</source>
        <translation>
            <numerusform>✗ %n card differ.</numerusform>
            <numerusform>✗ %n cards differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ComparedTables</name>
    <message numerus="yes">
        <source>Before the first act: %n thing(s) marked ≠ differ.</source>
        <translation>
            <numerusform>Before the first act: %n thing marked ≠ differs.</numerusform>
            <numerusform>Before the first act: %n things marked ≠ differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After act %1: %n thing(s) marked ≠ differ.</source>
        <translation>
            <numerusform>After act %1: %n thing marked ≠ differs.</numerusform>
            <numerusform>After act %1: %n things marked ≠ differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CorrectionText</name>
    <message numerus="yes">
        <source>%n other player(s) would change places.</source>
        <translation>
            <numerusform>%n other player would change places.</numerusform>
            <numerusform>%n other players would change places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeckCardsModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeckSlot</name>
    <message numerus="yes">
        <source>The text holds %n lists: each belongs into its own slot.</source>
        <translation>
            <numerusform>The text holds %n list: it belongs into its own slot.</numerusform>
            <numerusform>The text holds %n lists: each belongs into its own slot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DecksModel</name>
    <message numerus="yes">
        <source>✗ %n problem(s)</source>
        <translation>
            <numerusform>✗ %n problem</numerusform>
            <numerusform>✗ %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DecksPage</name>
    <message numerus="yes">
        <source>Waiting for lists of %n player(s).</source>
        <translation>
            <numerusform>Waiting for lists of %n player.</numerusform>
            <numerusform>Waiting for lists of %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 without %n line(s) that name no card: correct them first.</source>
        <translation>
            <numerusform>Wrote %1 without %n line that names no card: correct it first.</numerusform>
            <numerusform>Wrote %1 without %n lines that name no card: correct them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n lists, of which two are of one side: which is this player&apos;s?</source>
        <translation>
            <numerusform>The text holds %n list, of which two are of one side: which is this player&apos;s?</numerusform>
            <numerusform>The text holds %n lists, of which two are of one side: which is this player&apos;s?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EntryHtml</name>
    <message numerus="yes">
        <source>%1: each copy lowers the influence limit by %n.</source>
        <translation>
            <numerusform>%1: each copy lowers the influence limit by %n.</numerusform>
            <numerusform>%1: each copy lowers the influence limit by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: each copy costs %n influence more.</source>
        <translation>
            <numerusform>%1: each copy costs %n influence more.</numerusform>
            <numerusform>%1: each copy costs %n influence more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: costs %n point(s).</source>
        <translation>
            <numerusform>%1: costs %n point.</numerusform>
            <numerusform>%1: costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n in a deck.</source>
        <translation>
            <numerusform>At most %n in a deck.</numerusform>
            <numerusform>At most %n in a deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1: at most %n in a deck.</source>
        <translation>
            <numerusform>From %1: at most %n in a deck.</numerusform>
            <numerusform>From %1: at most %n in a deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EventView</name>
    <message numerus="yes">
        <source>%n act(s) are not recorded yet. %1</source>
        <translation>
            <numerusform>%n act is not recorded yet. %1</numerusform>
            <numerusform>%n acts are not recorded yet. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>%n act(s) wait until another program has done with the file. They are lost when the event is closed now.</source>
        <translation>
            <numerusform>%n act waits until another program has done with the file. It is lost when the event is closed now.</numerusform>
            <numerusform>%n acts wait until another program has done with the file. They are lost when the event is closed now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) not saved yet · %1</source>
        <translation>
            <numerusform>%n act not saved yet · %1</numerusform>
            <numerusform>%n acts not saved yet · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n desk(s)</source>
        <translation>
            <numerusform>%1 · %n desk</numerusform>
            <numerusform>%1 · %n desks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NextStep</name>
    <message numerus="yes">
        <source>Next: enter %n result(s)</source>
        <translation>
            <numerusform>Next: enter %n result</numerusform>
            <numerusform>Next: enter %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: enter %n game(s) of the cut</source>
        <translation>
            <numerusform>Next: enter %n game of the cut</numerusform>
            <numerusform>Next: enter %n games of the cut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::OpenSharedDialog</name>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n act</numerusform>
            <numerusform>%n acts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PhoneCardsDialog</name>
    <message numerus="yes">
        <source>Who has no card yet (%n player(s))</source>
        <translation>
            <numerusform>Who has no card yet (%n player)</numerusform>
            <numerusform>Who has no card yet (%n players)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PhonesPage</name>
    <message numerus="yes">
        <source>On. %n phone(s) connected.</source>
        <translation>
            <numerusform>On. %n phone connected.</numerusform>
            <numerusform>On. %n phones connected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProfileText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RulingText</name>
    <message numerus="yes">
        <source>%n minute(s) of extra time</source>
        <translation>
            <numerusform>%n minute of extra time</numerusform>
            <numerusform>%n minutes of extra time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ShareDialog</name>
    <message numerus="yes">
        <source>The event is copied into a PostgreSQL database, all %n act(s) of it, just as they are. Every desk opens it there by its address, and this window goes on there, too. %1 stays as it is and takes no further part.</source>
        <extracomment>1 is a file</extracomment>
        <translation>
            <numerusform>The event is copied into a PostgreSQL database, with its %n act, just as it is. Every desk opens it there by its address, and this window goes on there, too. %1 stays as it is and takes no further part.</numerusform>
            <numerusform>The event is copied into a PostgreSQL database, all %n acts of it, just as they are. Every desk opens it there by its address, and this window goes on there, too. %1 stays as it is and takes no further part.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StandingsText</name>
    <message numerus="yes">
        <source>SoS %1 = (%2) ÷ %n opponent(s)</source>
        <translation>
            <numerusform>SoS %1 = (%2) ÷ %n opponent</numerusform>
            <numerusform>SoS %1 = (%2) ÷ %n opponents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ESoS %1 = (%2) ÷ %n opponent(s)</source>
        <translation>
            <numerusform>ESoS %1 = (%2) ÷ %n opponent</numerusform>
            <numerusform>ESoS %1 = (%2) ÷ %n opponents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StatisticsViews</name>
    <message numerus="yes">
        <source>%n player(s), %1 in the cut</source>
        <translation>
            <numerusform>%n player, %1 in the cut</numerusform>
            <numerusform>%n players, %1 in the cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are left out: the file they came from knew their totals, not their games.</source>
        <translation>
            <numerusform>%n match is left out: the file it came from knew its totals, not its games.</numerusform>
            <numerusform>%n matches are left out: the file they came from knew their totals, not their games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TableBoxes</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
