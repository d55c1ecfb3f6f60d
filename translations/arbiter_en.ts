<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>ui::DeckCheckDialog</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agenda(s)</source>
        <translation>
            <numerusform>%n agenda</numerusform>
            <numerusform>%n agendas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agenda point(s)</source>
        <translation>
            <numerusform>%n agenda point</numerusform>
            <numerusform>%n agenda points</numerusform>
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
</TS>
