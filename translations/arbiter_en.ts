<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
