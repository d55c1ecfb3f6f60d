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
    <name>ui::VerdictText</name>
    <message numerus="yes">
        <source>%1 has %n credit(s).</source>
        <translation>
            <numerusform>%1 has %n credit.</numerusform>
            <numerusform>%1 has %n credits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n click(s) left.</source>
        <translation>
            <numerusform>%1 has %n click left.</numerusform>
            <numerusform>%1 has %n clicks left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n card(s) in hand.</source>
        <translation>
            <numerusform>%1 has %n card in hand.</numerusform>
            <numerusform>%1 has %n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n card(s) in the deck.</source>
        <translation>
            <numerusform>%1 has %n card in the deck.</numerusform>
            <numerusform>%1 has %n cards in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n tag(s).</source>
        <translation>
            <numerusform>%1 has %n tag.</numerusform>
            <numerusform>%1 has %n tags.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n bad publicity.</source>
        <translation>
            <numerusform>%1 has %n bad publicity.</numerusform>
            <numerusform>%1 has %n bad publicity.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n agenda point(s).</source>
        <translation>
            <numerusform>%1 has %n agenda point.</numerusform>
            <numerusform>%1 has %n agenda points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s) of bad publicity are left.</source>
        <translation>
            <numerusform>%n credit of bad publicity is left.</numerusform>
            <numerusform>%n credits of bad publicity are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n credit(s).</source>
        <translation>
            <numerusform>It costs %n credit.</numerusform>
            <numerusform>It costs %n credits.</numerusform>
        </translation>
    </message>
</context>
</TS>
