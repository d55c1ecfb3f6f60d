<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Data</name>
    <message>
        <source>A card is accessed</source>
        <translation>Auf eine Karte wird zugegriffen</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>Accessed cards return</source>
        <translation>Zurückkehren der Karten, auf die zugegriffen wurde</translation>
    </message>
    <message>
        <source>Approach of ice</source>
        <translation>Anlaufen von Ice</translation>
    </message>
    <message>
        <source>Approach of the server</source>
        <translation>Anlaufen des Servers</translation>
    </message>
    <message>
        <source>Cards are accessed</source>
        <translation>Auf Karten wird zugegriffen</translation>
    </message>
    <message>
        <source>Encounter with ice</source>
        <translation>Begegnung mit Ice</translation>
    </message>
    <message>
        <source>Ice is passed</source>
        <translation>Ice wird passiert</translation>
    </message>
    <message>
        <source>Last decision to jack out</source>
        <translation>Letzte Entscheidung über das Ausklinken</translation>
    </message>
    <message>
        <source>Leftover clicks are lost</source>
        <translation>Übrige Klicks verfallen</translation>
    </message>
    <message>
        <source>Recurring credits refill</source>
        <translation>Wiederkehrende Credits werden aufgefüllt</translation>
    </message>
    <message>
        <source>Rez window</source>
        <translation>Fenster zum Rezzen</translation>
    </message>
    <message>
        <source>Stealing the accessed agenda</source>
        <translation>Stehlen der Agenda, auf die zugegriffen wird</translation>
    </message>
    <message>
        <source>The Corp acts</source>
        <translation>Die Corp handelt</translation>
    </message>
    <message>
        <source>The Corp discards</source>
        <translation>Die Corp wirft ab</translation>
    </message>
    <message>
        <source>The Corp draws</source>
        <translation>Die Corp zieht</translation>
    </message>
    <message>
        <source>The Corp&apos;s clicks</source>
        <translation>Die Klicks der Corp</translation>
    </message>
    <message>
        <source>The Corp&apos;s turn begins</source>
        <translation>Der Zug der Corp beginnt</translation>
    </message>
    <message>
        <source>The Corp&apos;s turn ends</source>
        <translation>Der Zug der Corp endet</translation>
    </message>
    <message>
        <source>The Runner acts</source>
        <translation>Der Runner handelt</translation>
    </message>
    <message>
        <source>The Runner discards</source>
        <translation>Der Runner wirft ab</translation>
    </message>
    <message>
        <source>The Runner goes on or jacks out</source>
        <translation>Der Runner geht weiter oder klinkt sich aus</translation>
    </message>
    <message>
        <source>The Runner&apos;s clicks</source>
        <translation>Die Klicks des Runners</translation>
    </message>
    <message>
        <source>The Runner&apos;s turn begins</source>
        <translation>Der Zug des Runners beginnt</translation>
    </message>
    <message>
        <source>The Runner&apos;s turn ends</source>
        <translation>Der Zug des Runners endet</translation>
    </message>
    <message>
        <source>The accessed card is set aside</source>
        <translation>Die Karte des Zugriffs wird beiseitegelegt</translation>
    </message>
    <message>
        <source>The run begins</source>
        <translation>Der Run beginnt</translation>
    </message>
    <message>
        <source>The run ends</source>
        <translation>Der Run endet</translation>
    </message>
    <message>
        <source>The run ends unsuccessfully</source>
        <translation>Der Run endet erfolglos</translation>
    </message>
    <message>
        <source>The run succeeds</source>
        <translation>Der Run ist erfolgreich</translation>
    </message>
    <message>
        <source>Trashing the accessed card</source>
        <translation>Trashen der Karte, auf die zugegriffen wird</translation>
    </message>
    <message>
        <source>Unbroken subroutines</source>
        <translation>Ungebrochene Subroutinen</translation>
    </message>
    <message>
        <source>Whether the ice is rezzed</source>
        <translation>Ob das Ice gerezzt wird</translation>
    </message>
    <message>
        <source>Window after an action</source>
        <translation>Fenster nach einer Aktion</translation>
    </message>
    <message>
        <source>Window after discarding</source>
        <translation>Fenster nach dem Abwerfen</translation>
    </message>
    <message>
        <source>Window before access</source>
        <translation>Fenster vor dem Zugriff</translation>
    </message>
    <message>
        <source>Window before the Runner decides</source>
        <translation>Fenster vor der Entscheidung des Runners</translation>
    </message>
    <message>
        <source>Window before the first action</source>
        <translation>Fenster vor der ersten Aktion</translation>
    </message>
    <message>
        <source>Window before the turn begins</source>
        <translation>Fenster vor dem Beginn des Zugs</translation>
    </message>
    <message>
        <source>Window for breaking subroutines</source>
        <translation>Fenster zum Brechen von Subroutinen</translation>
    </message>
    <message>
        <source>Window on approach</source>
        <translation>Fenster beim Anlaufen</translation>
    </message>
    <message>
        <source>A constant ability affects the game as long as its card is active and what it requires holds.</source>
        <translation>Eine konstante Fähigkeit wirkt, solange ihre Karte aktiv ist und gilt, was sie verlangt.</translation>
    </message>
    <message>
        <source>What cannot be resolved is not used.</source>
        <translation>Was sich nicht ausführen lässt, wird nicht genutzt.</translation>
    </message>
    <message>
        <source>An ability is used only when its effect has something to change; what its cost entails is left out of account.</source>
        <translation>Eine Fähigkeit wird nur genutzt, wenn ihr Effekt etwas zu ändern hat; was ihre Kosten mit sich bringen, zählt dabei nicht.</translation>
    </message>
    <message>
        <source>A player decides on the abilities of their own cards, and of others that say so.</source>
        <translation>Ein Spieler entscheidet über die Fähigkeiten der eigenen Karten und über andere, die das sagen.</translation>
    </message>
    <message>
        <source>A restriction in the text of an ability is observed when it is used.</source>
        <translation>Eine Einschränkung im Text einer Fähigkeit wird beachtet, wenn sie genutzt wird.</translation>
    </message>
    <message>
        <source>A conditional ability is used when its trigger condition is met, not at will.</source>
        <translation>Eine bedingte Fähigkeit wird genutzt, wenn ihre Auslösebedingung erfüllt ist, und nicht nach Belieben.</translation>
    </message>
    <message>
        <source>All cards in Archives are accessed, and the upgrades of its root.</source>
        <translation>Auf alle Karten in Archives wird zugegriffen und auf die Upgrades in seinem Root.</translation>
    </message>
    <message>
        <source>Before the first access all cards in Archives are turned faceup.</source>
        <translation>Vor dem ersten Zugriff werden alle Karten in Archives aufgedeckt.</translation>
    </message>
    <message>
        <source>A card that is in Archives already cannot be trashed.</source>
        <translation>Eine Karte, die schon in Archives liegt, kann nicht getrasht werden.</translation>
    </message>
    <message>
        <source>Accessing is looking at a card of the Corp and dealing with it, one card after the other.</source>
        <translation>Zugreifen heißt, eine Karte der Corp anzusehen und mit ihr zu verfahren, eine nach der anderen.</translation>
    </message>
    <message>
        <source>What is neither stolen nor trashed goes back as it was.</source>
        <translation>Was weder gestohlen noch getrasht wird, kehrt zurück, wie es war.</translation>
    </message>
    <message>
        <source>A successful run on HQ accesses one random card of it.</source>
        <translation>Ein erfolgreicher Run auf das HQ greift auf eine zufällige Karte daraus zu.</translation>
    </message>
    <message>
        <source>A card stays out of the server until all accesses are done and is not accessed a second time.</source>
        <translation>Eine Karte bleibt außerhalb des Servers, bis alle Zugriffe erledigt sind, und auf sie wird kein zweites Mal zugegriffen.</translation>
    </message>
    <message>
        <source>The number of accesses is settled before the first one.</source>
        <translation>Die Zahl der Zugriffe steht vor dem ersten fest.</translation>
    </message>
    <message>
        <source>Cards are accessed one at a time, and each access is finished before the next begins.</source>
        <translation>Auf Karten wird einzeln zugegriffen, und jeder Zugriff ist beendet, bevor der nächste beginnt.</translation>
    </message>
    <message>
        <source>The Runner chooses the order of accesses; only R&amp;D has one of its own.</source>
        <translation>Der Runner bestimmt die Reihenfolge der Zugriffe; nur R&amp;D hat eine eigene.</translation>
    </message>
    <message>
        <source>All cards in a remote server are accessed; ice protecting it is not in it.</source>
        <translation>Auf alle Karten in einem Remote-Server wird zugegriffen; das Ice, das ihn schützt, liegt nicht darin.</translation>
    </message>
    <message>
        <source>A successful run on R&amp;D accesses the card on top; more follow in the order of the deck.</source>
        <translation>Ein erfolgreicher Run auf R&amp;D greift auf die oberste Karte zu; weitere folgen in der Reihenfolge des Decks.</translation>
    </message>
    <message>
        <source>Upgrades in the root of a central server are accessed as well, before, between or after its cards.</source>
        <translation>Auch auf Upgrades im Root eines zentralen Servers wird zugegriffen, vor, zwischen oder nach seinen Karten.</translation>
    </message>
    <message>
        <source>An accessed card that is neither trashed nor stolen is set aside until every access is done.</source>
        <translation>Eine Karte des Zugriffs, die weder getrasht noch gestohlen wird, liegt beiseite, bis jeder Zugriff erledigt ist.</translation>
    </message>
    <message>
        <source>While a card is being accessed, abilities may trash it, before it must be stolen.</source>
        <translation>Während auf eine Karte zugegriffen wird, können Fähigkeiten sie trashen, bevor sie gestohlen werden muss.</translation>
    </message>
    <message>
        <source>While accessing a card with a trash cost the Runner may pay it to trash the card.</source>
        <translation>Beim Zugriff auf eine Karte mit Trash-Kosten kann der Runner sie zahlen und die Karte trashen.</translation>
    </message>
    <message>
        <source>A card trashed while it is accessed lies faceup in Archives.</source>
        <translation>Eine Karte, die beim Zugriff getrasht wird, liegt offen in Archives.</translation>
    </message>
    <message>
        <source>Cards in the attacked server and in its root are accessed, R&amp;D from the top.</source>
        <translation>Auf Karten im angegriffenen Server und in seinem Root wird zugegriffen, auf R&amp;D von oben.</translation>
    </message>
    <message>
        <source>What the standard actions of a turn do.</source>
        <translation>Was die Grundaktionen eines Zugs tun.</translation>
    </message>
    <message>
        <source>Until an action is resolved no other is taken.</source>
        <translation>Bis eine Aktion ausgeführt ist, wird keine andere genommen.</translation>
    </message>
    <message>
        <source>A player spends clicks and takes actions in their own action phase only.</source>
        <translation>Ein Spieler gibt Klicks nur in der eigenen Aktionsphase aus und handelt nur dort.</translation>
    </message>
    <message>
        <source>Each side has its own standard actions.</source>
        <translation>Jede Seite hat ihre eigenen Grundaktionen.</translation>
    </message>
    <message>
        <source>Advancing puts one advancement token on the card.</source>
        <translation>Vorantreiben legt einen Advancement-Marker auf die Karte.</translation>
    </message>
    <message>
        <source>An installed agenda can always be advanced.</source>
        <translation>Eine installierte Agenda kann immer vorangetrieben werden.</translation>
    </message>
    <message>
        <source>Another card is advanced only if it says so, and then unrezzed too.</source>
        <translation>Eine andere Karte wird nur vorangetrieben, wenn sie das sagt, dann auch ungerezzt.</translation>
    </message>
    <message>
        <source>Only installed cards are advanced, and as often as one likes.</source>
        <translation>Nur installierte Karten werden vorangetrieben, und so oft man will.</translation>
    </message>
    <message>
        <source>Cards in Archives are turned faceup only when cards in Archives are accessed.</source>
        <translation>Karten in Archives werden nur aufgedeckt, wenn auf Karten in Archives zugegriffen wird.</translation>
    </message>
    <message>
        <source>A trashed Corp card lies faceup in Archives if the Runner could see it, otherwise facedown.</source>
        <translation>Eine getrashte Karte der Corp liegt offen in Archives, wenn der Runner sie sehen konnte, sonst verdeckt.</translation>
    </message>
    <message>
        <source>An effect on several cards settles all of them first and then affects them together.</source>
        <translation>Ein Effekt auf mehrere Karten legt zuerst alle fest und wirkt dann auf sie gemeinsam.</translation>
    </message>
    <message>
        <source>Strength that an icebreaker gains lasts for the present encounter unless the card says otherwise.</source>
        <translation>Stärke, die ein Icebreaker erhält, hält für diese Begegnung, wenn die Karte nichts anderes sagt.</translation>
    </message>
    <message>
        <source>Strength added outside an encounter is gone at once unless the card says otherwise.</source>
        <translation>Stärke, die außerhalb einer Begegnung dazukommt, ist sofort wieder weg, wenn die Karte nichts anderes sagt.</translation>
    </message>
    <message>
        <source>An ability that names a kind of ice works on ice of that kind, whatever else the ice is.</source>
        <translation>Eine Fähigkeit, die eine Art von Ice nennt, wirkt auf Ice dieser Art, was das Ice sonst auch ist.</translation>
    </message>
    <message>
        <source>An icebreaker deals only with ice of its own strength or less.</source>
        <translation>Ein Icebreaker wird nur mit Ice fertig, dessen Stärke seine eigene nicht übersteigt.</translation>
    </message>
    <message>
        <source>Bypassing breaks no subroutine.</source>
        <translation>Umgehen bricht keine Subroutine.</translation>
    </message>
    <message>
        <source>Bypassed ice is passed at once, and the encounter is over.</source>
        <translation>Umgangenes Ice wird sofort passiert, und die Begegnung ist vorbei.</translation>
    </message>
    <message>
        <source>What a card says cannot be done is not done.</source>
        <translation>Was eine Karte für unmöglich erklärt, geschieht nicht.</translation>
    </message>
    <message>
        <source>An ability met while another resolves follows right after the effect that met it.</source>
        <translation>Eine Fähigkeit, deren Bedingung erfüllt wird, während eine andere ausgeführt wird, folgt gleich auf den Effekt, der das tat.</translation>
    </message>
    <message>
        <source>Of abilities met one inside the other the most recent resolves first.</source>
        <translation>Von Fähigkeiten, deren Bedingungen ineinander erfüllt wurden, wird die jüngste zuerst ausgeführt.</translation>
    </message>
    <message>
        <source>A card that is chosen is an installed one unless the text says otherwise.</source>
        <translation>Eine gewählte Karte ist eine installierte, wenn der Text nichts anderes sagt.</translation>
    </message>
    <message>
        <source>The player whom the text names makes the choice.</source>
        <translation>Es wählt der Spieler, den der Text nennt.</translation>
    </message>
    <message>
        <source>Each player makes the choices of their own cards.</source>
        <translation>Jeder Spieler wählt für die eigenen Karten.</translation>
    </message>
    <message>
        <source>All clicks must be spent in the action phase.</source>
        <translation>Alle Klicks müssen in der Aktionsphase ausgegeben werden.</translation>
    </message>
    <message>
        <source>Clicks left in the discard phase are lost.</source>
        <translation>Klicks, die in der Abwurfphase übrig sind, verfallen.</translation>
    </message>
    <message>
        <source>Clicks are neither gained nor spent in the turn of the opponent.</source>
        <translation>Im Zug des Gegners werden Klicks weder erhalten noch ausgegeben.</translation>
    </message>
    <message>
        <source>Clicks are one running total and not counted singly.</source>
        <translation>Klicks sind eine laufende Summe und werden nicht einzeln gezählt.</translation>
    </message>
    <message>
        <source>Effects joined by “and” happen together; all of them can be prevented before.</source>
        <translation>Mit „und“ verbundene Effekte geschehen gemeinsam; sie alle können vorher verhindert werden.</translation>
    </message>
    <message>
        <source>A card that is made into something else is that and nothing more until it is uninstalled.</source>
        <translation>Eine Karte, die zu etwas anderem gemacht wird, ist dieses und nichts weiter, bis sie deinstalliert wird.</translation>
    </message>
    <message>
        <source>Additional costs are paid together with the cost they are added to.</source>
        <translation>Zusätzliche Kosten werden mit den Kosten gezahlt, zu denen sie kommen.</translation>
    </message>
    <message>
        <source>Who cannot pay the whole cost pays none of it, and the effect does not occur.</source>
        <translation>Wer nicht die ganzen Kosten zahlen kann, zahlt nichts davon, und der Effekt bleibt aus.</translation>
    </message>
    <message>
        <source>Everything that one effect costs is paid at once.</source>
        <translation>Alles, was ein Effekt kostet, wird auf einmal gezahlt.</translation>
    </message>
    <message>
        <source>A player who is forced into an effect may decline its additional cost, and then it does not occur.</source>
        <translation>Wer zu einem Effekt gezwungen wird, kann dessen zusätzliche Kosten ablehnen, und dann bleibt er aus.</translation>
    </message>
    <message>
        <source>Hosted counters are spent from the very card whose ability asks for them.</source>
        <translation>Gehostete Marker werden von genau der Karte ausgegeben, deren Fähigkeit sie verlangt.</translation>
    </message>
    <message>
        <source>Where a card counts a cost, what raises or lowers it counts, too, if a ruling on the card says so; additional costs do not.</source>
        <translation>Wo eine Karte Kosten zählt, zählt auch, was sie erhöht oder senkt, wenn eine Entscheidung zur Karte das sagt; zusätzliche Kosten zählen nicht.</translation>
    </message>
    <message>
        <source>In an effect, what comes before “to” is a cost.</source>
        <translation>Was in einem Effekt vor „um zu“ steht, sind Kosten.</translation>
    </message>
    <message>
        <source>When a part of a cost is prevented, it is not paid and its effect does not occur.</source>
        <translation>Wird ein Teil der Kosten verhindert, so sind sie nicht gezahlt, und der Effekt bleibt aus.</translation>
    </message>
    <message>
        <source>The effect of a card trashed for its own cost resolves all the same.</source>
        <translation>Der Effekt einer Karte, die für ihre eigenen Kosten getrasht wird, wird trotzdem ausgeführt.</translation>
    </message>
    <message>
        <source>Placing and moving counters is not advancing.</source>
        <translation>Marker zu legen oder zu verschieben ist kein Vorantreiben.</translation>
    </message>
    <message>
        <source>Credits of bad publicity are lost with the credits of the pool.</source>
        <translation>Credits der Bad Publicity gehen mit den Credits des Vorrats verloren.</translation>
    </message>
    <message>
        <source>Credits are lost from the credit pool, never from cards.</source>
        <translation>Credits gehen aus dem Vorrat verloren, nie von Karten.</translation>
    </message>
    <message>
        <source>Recurring credits lie on their card as soon as it is active and can be spent at once.</source>
        <translation>Wiederkehrende Credits liegen auf ihrer Karte, sobald sie aktiv ist, und können sofort ausgegeben werden.</translation>
    </message>
    <message>
        <source>Recurring credits pay only for what their card says.</source>
        <translation>Wiederkehrende Credits zahlen nur, was ihre Karte nennt.</translation>
    </message>
    <message>
        <source>Recurring credits are replaced up to the number of their card; none is added beyond it or removed.</source>
        <translation>Wiederkehrende Credits werden bis zur Zahl ihrer Karte ersetzt; darüber hinaus kommt keiner dazu, und keiner wird entfernt.</translation>
    </message>
    <message>
        <source>Each brain damage lowers the maximum hand size by one for good.</source>
        <translation>Jeder Brain Damage senkt die größte Handgröße auf Dauer um eins.</translation>
    </message>
    <message>
        <source>Damage that the Runner suffers is not necessarily done by somebody.</source>
        <translation>Schaden, den der Runner erleidet, hat nicht unbedingt jemand zugefügt.</translation>
    </message>
    <message>
        <source>More damage than cards in the grip flatlines the Runner.</source>
        <translation>Mehr Schaden, als Karten im Grip sind, ist eine Flatline des Runners.</translation>
    </message>
    <message>
        <source>A maximum hand size below zero at the end of the Runner&apos;s turn flatlines the Runner.</source>
        <translation>Eine größte Handgröße unter null am Ende seines Zugs ist eine Flatline des Runners.</translation>
    </message>
    <message>
        <source>For each damage the Runner trashes a random card of the grip.</source>
        <translation>Für jeden Schaden trasht der Runner eine zufällige Karte aus dem Grip.</translation>
    </message>
    <message>
        <source>At the discard step a player discards down to the maximum hand size, cards of their choice.</source>
        <translation>Im Schritt des Abwerfens wirft ein Spieler bis auf die größte Handgröße ab und wählt die Karten selbst.</translation>
    </message>
    <message>
        <source>Discarding is no trashing, and trashing no discarding.</source>
        <translation>Abwerfen ist kein Trashen und Trashen kein Abwerfen.</translation>
    </message>
    <message>
        <source>An additional part happens together with what it is added to, and can be prevented with it.</source>
        <translation>Ein zusätzlicher Teil geschieht zusammen mit dem, wozu er kommt, und kann mit ihm verhindert werden.</translation>
    </message>
    <message>
        <source>An effect for each of something is counted first and resolves once; of nothing, not at all.</source>
        <translation>Ein Effekt für jedes von etwas wird zuerst gezählt und einmal ausgeführt, für keines gar nicht.</translation>
    </message>
    <message>
        <source>An effect does what it says.</source>
        <translation>Ein Effekt tut, was er sagt.</translation>
    </message>
    <message>
        <source>Abilities met by an encounter resolve before paid abilities and breaking.</source>
        <translation>Fähigkeiten, deren Bedingung eine Begegnung erfüllt, kommen vor bezahlten Fähigkeiten und dem Brechen.</translation>
    </message>
    <message>
        <source>What an earlier ice does unless all subroutines are broken happens before the first of them resolves, at the latest when the encounter ends.</source>
        <translation>Was ein früheres Ice tut, wenn nicht alle Subroutinen gebrochen sind, geschieht, bevor die erste ausgeführt wird, spätestens am Ende der Begegnung.</translation>
    </message>
    <message>
        <source>Who forfeits an agenda chooses it among those in their own score area.</source>
        <translation>Wer eine Agenda aufgibt, wählt sie unter denen im eigenen Punktebereich.</translation>
    </message>
    <message>
        <source>A forfeited agenda is removed from the game with its points.</source>
        <translation>Eine aufgegebene Agenda verlässt mit ihren Punkten das Spiel.</translation>
    </message>
    <message>
        <source>A host that says how it hosts takes cards as it says.</source>
        <translation>Ein Host, der sagt, wie er hostet, nimmt Karten so auf, wie er sagt.</translation>
    </message>
    <message>
        <source>Only an ability makes a card host another one, within the limits it states.</source>
        <translation>Nur eine Fähigkeit lässt eine Karte eine andere hosten, in den Grenzen, die sie nennt.</translation>
    </message>
    <message>
        <source>A card that is hosted without being installed is inactive.</source>
        <translation>Eine Karte, die gehostet, aber nicht installiert ist, ist inaktiv.</translation>
    </message>
    <message>
        <source>A card is hosted on one card at a time, and what hosts its host does not host it.</source>
        <translation>Eine Karte ist auf einer Karte zugleich gehostet, und was ihren Host hostet, hostet sie nicht.</translation>
    </message>
    <message>
        <source>Whether a hosted card lies faceup.</source>
        <translation>Ob eine gehostete Karte offen liegt.</translation>
    </message>
    <message>
        <source>When a host leaves play, what it hosts is trashed, and that cannot be prevented.</source>
        <translation>Verlässt ein Host das Spiel, wird getrasht, was er hostet, und das lässt sich nicht verhindern.</translation>
    </message>
    <message>
        <source>A card is put onto a host as it is installed, not later, unless a card says so.</source>
        <translation>Eine Karte kommt beim Installieren auf einen Host und nicht später, wenn keine Karte anderes sagt.</translation>
    </message>
    <message>
        <source>With “if able” an effect happens completely or not at all.</source>
        <translation>Mit „wenn möglich“ geschieht ein Effekt ganz oder gar nicht.</translation>
    </message>
    <message>
        <source>An ability whose effect happens “if able” may be used although it cannot happen completely.</source>
        <translation>Eine Fähigkeit, deren Effekt „wenn möglich“ geschieht, kann genutzt werden, auch wenn er nicht ganz geschehen kann.</translation>
    </message>
    <message>
        <source>An exposed card is shown to both players and lies as before; an unrezzed installed card is exposed.</source>
        <translation>Eine enthüllte Karte wird beiden Spielern gezeigt und liegt dann wie zuvor; enthüllt wird eine ungerezzte installierte Karte.</translation>
    </message>
    <message>
        <source>Cards that one effect exposes are exposed at the same time.</source>
        <translation>Karten, die ein und derselbe Effekt enthüllt, werden zugleich enthüllt.</translation>
    </message>
    <message>
        <source>The Corp knows which cards of HQ are accessed, and in which order.</source>
        <translation>Die Corp weiß, auf welche Karten des HQ zugegriffen wird und in welcher Reihenfolge.</translation>
    </message>
    <message>
        <source>The Corp does not reveal the card that it installs.</source>
        <translation>Die Corp zeigt die Karte nicht vor, die sie installiert.</translation>
    </message>
    <message>
        <source>Each player sees their own cards outside the deck, and faceup cards are seen by both.</source>
        <translation>Jeder Spieler sieht die eigenen Karten außerhalb des Decks, und offene Karten sehen beide.</translation>
    </message>
    <message>
        <source>Cards that a player looks at stay where they are.</source>
        <translation>Karten, die ein Spieler ansieht, bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>A card of R&amp;D that stays there after its access is not shown to the Corp.</source>
        <translation>Eine Karte aus R&amp;D, die nach dem Zugriff dort bleibt, wird der Corp nicht gezeigt.</translation>
    </message>
    <message>
        <source>A revealed card is shown to both players and lies as before.</source>
        <translation>Eine vorgezeigte Karte wird beiden Spielern gezeigt und liegt dann wie zuvor.</translation>
    </message>
    <message>
        <source>A facedown card is revealed when the effect that chooses it asks what it is.</source>
        <translation>Eine verdeckte Karte wird vorgezeigt, wenn der Effekt, der sie wählt, fragt, was sie ist.</translation>
    </message>
    <message>
        <source>The Corp shows which inactive card an effect has chosen, and it is not turned.</source>
        <translation>Die Corp zeigt, welche inaktive Karte ein Effekt gewählt hat, und sie wird nicht umgedreht.</translation>
    </message>
    <message>
        <source>A second console is not installed.</source>
        <translation>Eine zweite Konsole wird nicht installiert.</translation>
    </message>
    <message>
        <source>Corp cards are installed facedown and inactive.</source>
        <translation>Karten der Corp werden verdeckt und inaktiv installiert.</translation>
    </message>
    <message>
        <source>The standard action installs a card from one&apos;s own hand.</source>
        <translation>Die Grundaktion installiert eine Karte von der eigenen Hand.</translation>
    </message>
    <message>
        <source>The host is declared with the destination, before cards are trashed and the cost is paid.</source>
        <translation>Der Host wird mit dem Ziel genannt, bevor Karten getrasht und die Kosten gezahlt werden.</translation>
    </message>
    <message>
        <source>Ice costs one credit per ice that protects the server already; ice trashed for it does not count.</source>
        <translation>Ice kostet einen Credit für jedes Ice, das den Server schon schützt; Ice, das dafür getrasht wird, zählt nicht.</translation>
    </message>
    <message>
        <source>A card that an effect would install against the rules is trashed.</source>
        <translation>Eine Karte, die ein Effekt gegen die Regeln installieren würde, wird getrasht.</translation>
    </message>
    <message>
        <source>A server into which a card is being installed goes on existing and is not new.</source>
        <translation>Ein Server, in den gerade eine Karte installiert wird, besteht weiter und ist nicht neu.</translation>
    </message>
    <message>
        <source>Several cards that one effect installs are installed one after the other.</source>
        <translation>Mehrere Karten, die ein Effekt installiert, werden nacheinander installiert.</translation>
    </message>
    <message>
        <source>Cards are trashed before the install is paid for and the card placed.</source>
        <translation>Karten werden getrasht, bevor das Installieren gezahlt und die Karte hingelegt wird.</translation>
    </message>
    <message>
        <source>New ice goes to the outermost position.</source>
        <translation>Neues Ice kommt an die äußerste Stelle.</translation>
    </message>
    <message>
        <source>What a card says of how it is installed counts although it is inactive.</source>
        <translation>Was eine Karte darüber sagt, wie sie installiert wird, gilt, obwohl sie inaktiv ist.</translation>
    </message>
    <message>
        <source>A server holds one region.</source>
        <translation>Ein Server hat höchstens eine Region.</translation>
    </message>
    <message>
        <source>Agendas and assets are installed in remote servers only.</source>
        <translation>Agenden und Assets werden nur in Remote-Servern installiert.</translation>
    </message>
    <message>
        <source>Runner cards are installed faceup and active.</source>
        <translation>Karten des Runners werden offen und aktiv installiert.</translation>
    </message>
    <message>
        <source>Installed cards are not rearranged unless a card says so.</source>
        <translation>Installierte Karten werden nicht umgeordnet, wenn keine Karte das sagt.</translation>
    </message>
    <message>
        <source>Cards already in the destination, for ice the ice protecting it, may be trashed first.</source>
        <translation>Karten, die schon am Ziel sind, bei Ice das Ice davor, können zuerst getrasht werden.</translation>
    </message>
    <message>
        <source>Installed programs may be trashed when a program is installed.</source>
        <translation>Installierte Programme können getrasht werden, wenn ein Programm installiert wird.</translation>
    </message>
    <message>
        <source>Events, operations and identities are never installed.</source>
        <translation>Events, Operationen und Identitäten werden nie installiert.</translation>
    </message>
    <message>
        <source>Once made, a lasting effect does not depend on its source.</source>
        <translation>Ein dauernder Effekt hängt nicht mehr von seiner Quelle ab, sobald es ihn gibt.</translation>
    </message>
    <message>
        <source>An effect on the next ice encountered applies from the moment of that encounter.</source>
        <translation>Ein Effekt auf das nächste Ice einer Begegnung gilt von dieser Begegnung an.</translation>
    </message>
    <message>
        <source>When the Runner cannot jack out of a loop, the Corp lets the run go on.</source>
        <translation>Kann der Runner sich nicht aus einer Schleife ausklinken, lässt die Corp den Run weitergehen.</translation>
    </message>
    <message>
        <source>The Runner jacks out of a loop that arises in a run.</source>
        <translation>Der Runner klinkt sich aus einer Schleife aus, die in einem Run entsteht.</translation>
    </message>
    <message>
        <source>Who resolves a loop names a number of times, and then it ends.</source>
        <translation>Wer eine Schleife ausführt, nennt eine Anzahl, und dann endet sie.</translation>
    </message>
    <message>
        <source>When installed programs take more memory than there is, the Runner trashes some until they do not.</source>
        <translation>Brauchen installierte Programme mehr Speicher, als da ist, trasht der Runner welche, bis es reicht.</translation>
    </message>
    <message>
        <source>Installed programs never take more memory than the limit.</source>
        <translation>Installierte Programme brauchen nie mehr Speicher als erlaubt.</translation>
    </message>
    <message>
        <source>Memory is no cost that an effect could ignore: programs are trashed to make room.</source>
        <translation>Speicher gehört nicht zu Kosten, die ein Effekt auslassen könnte: Programme werden getrasht, um Platz zu machen.</translation>
    </message>
    <message>
        <source>Who must do something does it with everything that allows it.</source>
        <translation>Wer etwas tun muss, tut es mit allem, was es erlaubt.</translation>
    </message>
    <message>
        <source>Who must choose chooses an option that can be resolved completely.</source>
        <translation>Wer wählen muss, wählt etwas, das sich ganz ausführen lässt.</translation>
    </message>
    <message>
        <source>When no option can be resolved completely, nothing happens.</source>
        <translation>Lässt sich keine Möglichkeit ganz ausführen, geschieht nichts.</translation>
    </message>
    <message>
        <source>Of abilities met together, the player whose turn it is resolves theirs first, in the order of their choice.</source>
        <translation>Von Fähigkeiten, die zugleich an der Reihe sind, führt der Spieler am Zug seine zuerst aus, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Constant abilities count before conditional ones and all at the same time.</source>
        <translation>Konstante Fähigkeiten zählen vor bedingten, und alle zugleich.</translation>
    </message>
    <message>
        <source>The opponent&apos;s abilities follow when the active player&apos;s are done.</source>
        <translation>Die Fähigkeiten des Gegners folgen, wenn die des Spielers am Zug erledigt sind.</translation>
    </message>
    <message>
        <source>“The first time” is that instance alone, prevented and replaced ones included.</source>
        <translation>„Das erste Mal“ ist nur dieses eine, auch wenn es verhindert oder ersetzt wird.</translation>
    </message>
    <message>
        <source>The standard action plays an event or operation from one&apos;s own hand.</source>
        <translation>Die Grundaktion spielt ein Event oder eine Operation von der eigenen Hand.</translation>
    </message>
    <message>
        <source>Several cards that one effect plays are played and resolved one after the other.</source>
        <translation>Mehrere Karten, die ein Effekt spielt, werden nacheinander gespielt und ausgeführt.</translation>
    </message>
    <message>
        <source>A played card is resolved when its effects have been carried out, and is trashed then.</source>
        <translation>Eine gespielte Karte ist ausgeführt, wenn ihre Effekte geschehen sind, und wird dann getrasht.</translation>
    </message>
    <message>
        <source>A played card is paid for, placed faceup and active, resolved and trashed.</source>
        <translation>Eine gespielte Karte wird bezahlt, offen und aktiv hingelegt, ausgeführt und getrasht.</translation>
    </message>
    <message>
        <source>Preventing comes before abilities that wait for what is prevented.</source>
        <translation>Verhindern kommt vor Fähigkeiten, die auf das Verhinderte warten.</translation>
    </message>
    <message>
        <source>What is prevented or avoided does not resolve.</source>
        <translation>Was verhindert oder vermieden wird, wird nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Prevent and avoid effects are used while what they disrupt resolves, at no other time.</source>
        <translation>Verhindernde und vermeidende Effekte werden genutzt, während das ausgeführt wird, was sie stören, und sonst nie.</translation>
    </message>
    <message>
        <source>When both had a chance and one of them declines, the window closes.</source>
        <translation>Hatten beide die Gelegenheit und einer verzichtet, schließt das Fenster.</translation>
    </message>
    <message>
        <source>In a window the player whose turn it is acts first, as often as he likes, then the other.</source>
        <translation>In einem Fenster handelt zuerst der Spieler am Zug, so oft er will, dann der andere.</translation>
    </message>
    <message>
        <source>A purge removes the virus counters of all cards.</source>
        <translation>Eine Bereinigung entfernt die Virusmarker aller Karten.</translation>
    </message>
    <message>
        <source>A purge may be used without any virus counter.</source>
        <translation>Eine Bereinigung ist auch ohne Virusmarker möglich.</translation>
    </message>
    <message>
        <source>What stands behind “instead” happens in place of the original effect.</source>
        <translation>Was hinter „stattdessen“ steht, geschieht anstelle des eigentlichen Effekts.</translation>
    </message>
    <message>
        <source>An effect is replaced once: nothing replaces it a second time.</source>
        <translation>Ein Effekt wird einmal ersetzt: Nichts ersetzt ihn ein zweites Mal.</translation>
    </message>
    <message>
        <source>Ice is rezzed only while it is approached.</source>
        <translation>Ice wird nur gerezzt, während es angelaufen wird.</translation>
    </message>
    <message>
        <source>Installed ice, assets and upgrades are rezzed; agendas are not.</source>
        <translation>Gerezzt werden installiertes Ice, Assets und Upgrades, Agenden nicht.</translation>
    </message>
    <message>
        <source>Only an unrezzed card is rezzed.</source>
        <translation>Nur eine ungerezzte Karte wird gerezzt.</translation>
    </message>
    <message>
        <source>Ice is approached from the outermost inward, each once it is reached.</source>
        <translation>Ice wird von außen nach innen angelaufen, jedes, sobald es erreicht ist.</translation>
    </message>
    <message>
        <source>An effect may change the attacked server; the run goes on.</source>
        <translation>Ein Effekt kann den angegriffenen Server ändern; der Run geht weiter.</translation>
    </message>
    <message>
        <source>At the beginning of a run the Runner gets one credit per bad publicity.</source>
        <translation>Zu Beginn eines Runs bekommt der Runner einen Credit je Bad Publicity.</translation>
    </message>
    <message>
        <source>Unspent bad publicity credits are lost when the run ends.</source>
        <translation>Nicht ausgegebene Credits der Bad Publicity verfallen, wenn der Run endet.</translation>
    </message>
    <message>
        <source>An effect that ends the run ends the encounter too, and the run is over.</source>
        <translation>Ein Effekt, der den Run beendet, beendet auch die Begegnung, und der Run ist vorbei.</translation>
    </message>
    <message>
        <source>Jacking out is not possible the first time ice is approached in a run.</source>
        <translation>Beim ersten Anlaufen von Ice in einem Run kann man sich nicht ausklinken.</translation>
    </message>
    <message>
        <source>Jacking out is not possible while the first ice of a run is approached.</source>
        <translation>Während das erste Ice eines Runs angelaufen wird, kann man sich nicht ausklinken.</translation>
    </message>
    <message>
        <source>Ice that leaves while it is approached or encountered is passed.</source>
        <translation>Ice, das verschwindet, während es angelaufen wird oder ihm begegnet wird, ist passiert.</translation>
    </message>
    <message>
        <source>Jacking out ends the run, and it is unsuccessful unless success was declared.</source>
        <translation>Ausklinken beendet den Run, und er ist erfolglos, wenn der Erfolg nicht schon feststand.</translation>
    </message>
    <message>
        <source>The Runner jacks out where a step of the run asks whether he goes on.</source>
        <translation>Der Runner klinkt sich aus, wo ein Schritt des Runs fragt, ob er weitergeht.</translation>
    </message>
    <message>
        <source>A run whose server ceases to exist ends; undeclared, it is neither successful nor unsuccessful.</source>
        <translation>Ein Run, dessen Server aufhört zu bestehen, endet; stand nichts fest, ist er weder erfolgreich noch erfolglos.</translation>
    </message>
    <message>
        <source>A run becomes successful before cards are accessed.</source>
        <translation>Ein Run wird erfolgreich, bevor auf Karten zugegriffen wird.</translation>
    </message>
    <message>
        <source>A run that ends before it was successful is unsuccessful.</source>
        <translation>Ein Run, der endet, bevor er erfolgreich war, ist erfolglos.</translation>
    </message>
    <message>
        <source>Adding a card to a score area is neither scoring nor stealing.</source>
        <translation>Eine Karte in einen Punktebereich zu legen ist weder Punkten noch Stehlen.</translation>
    </message>
    <message>
        <source>A scored or stolen agenda lies faceup in the score area and counts its points.</source>
        <translation>Eine gepunktete oder gestohlene Agenda liegt offen im Punktebereich und zählt ihre Punkte.</translation>
    </message>
    <message>
        <source>An agenda is scored with at least as many tokens as its advancement requirement.</source>
        <translation>Eine Agenda wird mit mindestens so vielen Markern gepunktet, wie sie verlangt.</translation>
    </message>
    <message>
        <source>The Corp scores agendas that are installed.</source>
        <translation>Die Corp punktet Agenden, die installiert sind.</translation>
    </message>
    <message>
        <source>A player&apos;s agenda points are counted in their own score area.</source>
        <translation>Die Agendapunkte eines Spielers werden im eigenen Punktebereich gezählt.</translation>
    </message>
    <message>
        <source>Advancement tokens are removed from an agenda that is scored or stolen.</source>
        <translation>Von einer gepunkteten oder gestohlenen Agenda werden Advancement-Marker entfernt.</translation>
    </message>
    <message>
        <source>A search finds what is there, and the deck is shuffled whether or not it does.</source>
        <translation>Eine Suche findet, was da ist, und das Deck wird so oder so gemischt.</translation>
    </message>
    <message>
        <source>The deck is shuffled before anything else of the effect and before chained abilities.</source>
        <translation>Das Deck wird vor allem anderen des Effekts und vor verketteten Fähigkeiten gemischt.</translation>
    </message>
    <message>
        <source>A card that names itself means this copy.</source>
        <translation>Eine Karte, die ihren Titel nennt, meint dieses Exemplar.</translation>
    </message>
    <message>
        <source>A remote without any card ceases to exist at once.</source>
        <translation>Ein Remote-Server ohne Karten hört sofort auf zu bestehen.</translation>
    </message>
    <message>
        <source>Installing a card in or before a remote of its own creates that server.</source>
        <translation>Eine Karte in oder vor einen eigenen Remote-Server zu installieren erschafft ihn.</translation>
    </message>
    <message>
        <source>Ice that protects a server, and a card of its root, is not in the server.</source>
        <translation>Ice, das einen Server schützt, und eine Karte in seinem Root sind nicht im Server.</translation>
    </message>
    <message>
        <source>Cards in a server are trashed for an install that is carried out, not by themselves.</source>
        <translation>Karten in einem Server werden für ein Installieren getrasht, das stattfindet, und nicht für sich.</translation>
    </message>
    <message>
        <source>A remote holds one agenda or one asset; another is trashed to make room.</source>
        <translation>Ein Remote-Server fasst eine Agenda oder ein Asset; anderes wird getrasht, um Platz zu machen.</translation>
    </message>
    <message>
        <source>A hand after a mulligan is drawn like the starting hand.</source>
        <translation>Eine Hand nach einem Mulligan wird gezogen wie die Starthand.</translation>
    </message>
    <message>
        <source>An accessed agenda must be stolen, unless the version lets something prevail over that.</source>
        <translation>Eine Agenda, auf die zugegriffen wird, muss gestohlen werden, wenn die Fassung nichts vorgehen lässt.</translation>
    </message>
    <message>
        <source>“All” includes none.</source>
        <translation>„Alle“ schließt keine ein.</translation>
    </message>
    <message>
        <source>Subroutines are broken in the breaking step of an encounter only.</source>
        <translation>Subroutinen werden nur im Schritt des Brechens einer Begegnung gebrochen.</translation>
    </message>
    <message>
        <source>A broken subroutine does not resolve.</source>
        <translation>Eine gebrochene Subroutine wird nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Ice may gain subroutines, in the place that the effect states.</source>
        <translation>Ice kann Subroutinen erhalten, an der Stelle, die der Effekt nennt.</translation>
    </message>
    <message>
        <source>Unbroken subroutines resolve one by one in the order of the card.</source>
        <translation>Ungebrochene Subroutinen werden einzeln in der Reihenfolge der Karte ausgeführt.</translation>
    </message>
    <message>
        <source>Subtypes gained and lost are counted; having one is yes or no.</source>
        <translation>Erhaltene und verlorene Untertypen werden gezählt; einen zu haben heißt ja oder nein.</translation>
    </message>
    <message>
        <source>An effect “if successful” that names no server resolves whichever server it was.</source>
        <translation>Ein Effekt „bei Erfolg“, der keinen Server nennt, gilt für jeden Server.</translation>
    </message>
    <message>
        <source>Effects “if successful” resolve before abilities that wait for the success.</source>
        <translation>Effekte „bei Erfolg“ kommen vor Fähigkeiten, die auf den Erfolg warten.</translation>
    </message>
    <message>
        <source>An effect “if successful” that names a server needs the success to be against that server.</source>
        <translation>Ein Effekt „bei Erfolg“, der einen Server nennt, verlangt den Erfolg gegen diesen Server.</translation>
    </message>
    <message>
        <source>What is swapped changes places at once.</source>
        <translation>Was getauscht wird, wechselt den Platz zugleich.</translation>
    </message>
    <message>
        <source>A card that takes the place of an installed one is installed by that, without a cost.</source>
        <translation>Eine Karte, die den Platz einer installierten einnimmt, ist damit installiert, ohne Kosten.</translation>
    </message>
    <message>
        <source>Cards that are swapped in the same state are neither installed nor uninstalled.</source>
        <translation>Karten, die im selben Zustand getauscht werden, werden weder installiert noch deinstalliert.</translation>
    </message>
    <message>
        <source>A tagged Runner removes a tag for a click and two credits.</source>
        <translation>Ein getaggter Runner entfernt einen Tag für einen Klick und zwei Credits.</translation>
    </message>
    <message>
        <source>One tag or more makes the Runner tagged.</source>
        <translation>Ein Tag oder mehr macht den Runner getaggt.</translation>
    </message>
    <message>
        <source>While the Runner is tagged, the Corp trashes a resource for a click and two credits.</source>
        <translation>Ist der Runner getaggt, trasht die Corp eine Ressource für einen Klick und zwei Credits.</translation>
    </message>
    <message>
        <source>A timing structure that an ability begins interrupts what is being done; that goes on afterwards.</source>
        <translation>Ein Ablauf, den eine Fähigkeit beginnt, unterbricht, was gerade geschieht; danach geht es weiter.</translation>
    </message>
    <message>
        <source>Turns and runs go from step to step along their timing structures.</source>
        <translation>Züge und Runs gehen Schritt für Schritt ihren Ablauf entlang.</translation>
    </message>
    <message>
        <source>In a trace the Corp spends credits first, then the Runner, openly and without limit.</source>
        <translation>Bei einem Trace gibt zuerst die Corp Credits aus, dann der Runner, offen und ohne Grenze.</translation>
    </message>
    <message>
        <source>A trace is successful when its strength exceeds the link strength.</source>
        <translation>Ein Trace ist erfolgreich, wenn seine Stärke die Link-Stärke übersteigt.</translation>
    </message>
    <message>
        <source>An ability resolves if its card was active when its condition was met.</source>
        <translation>Eine Fähigkeit wird ausgeführt, wenn ihre Karte aktiv war, als ihre Bedingung erfüllt wurde.</translation>
    </message>
    <message>
        <source>A conditional ability waits from the moment its condition is met while its card is active.</source>
        <translation>Eine bedingte Fähigkeit wartet, sobald ihre Bedingung erfüllt ist, solange ihre Karte aktiv ist.</translation>
    </message>
    <message>
        <source>An ability that says “may” is used only if its player wants.</source>
        <translation>Eine Fähigkeit, die „kann“ sagt, wird nur genutzt, wenn ihr Spieler will.</translation>
    </message>
    <message>
        <source>A requirement that is part of the condition must hold when the condition would be met.</source>
        <translation>Eine Voraussetzung, die zur Bedingung gehört, muss gelten, wenn die Bedingung erfüllt würde.</translation>
    </message>
    <message>
        <source>A requirement in the effect is looked at when the effect resolves.</source>
        <translation>Eine Voraussetzung im Effekt wird geprüft, wenn der Effekt ausgeführt wird.</translation>
    </message>
    <message>
        <source>An ability whose card becomes inactive before it triggers neither triggers nor resolves.</source>
        <translation>Eine Fähigkeit, deren Karte vor dem Auslösen inaktiv wird, löst nicht aus und wird nicht ausgeführt.</translation>
    </message>
    <message>
        <source>What an encounter has met is lost when that encounter is over before it triggers.</source>
        <translation>Was in einer Begegnung erfüllt wurde, verfällt, wenn sie vor dem Auslösen vorbei ist.</translation>
    </message>
    <message>
        <source>An ability for the moment a card is accessed works while the card is inactive.</source>
        <translation>Eine Fähigkeit für den Moment des Zugriffs auf eine Karte wirkt, während die Karte inaktiv ist.</translation>
    </message>
    <message>
        <source>A Runner without clicks at the beginning of the turn goes to the discard phase at once.</source>
        <translation>Ein Runner ohne Klicks zu Beginn des Zugs geht sofort zur Abwurfphase.</translation>
    </message>
    <message>
        <source>A unique card that becomes active trashes another active one of its title, unpreventably.</source>
        <translation>Eine einzigartige Karte, die aktiv wird, trasht eine andere aktive ihres Titels, was nichts verhindert.</translation>
    </message>
    <message>
        <source>All modifiers of a value are added up.</source>
        <translation>Alle Änderungen eines Werts werden zusammengezählt.</translation>
    </message>
    <message>
        <source>The Corp wins when the Runner is flatlined.</source>
        <translation>Die Corp gewinnt bei einer Flatline des Runners.</translation>
    </message>
    <message>
        <source>The Runner wins when the Corp has to draw from an empty R&amp;D.</source>
        <translation>Der Runner gewinnt, wenn die Corp aus leerem R&amp;D ziehen muss.</translation>
    </message>
    <message>
        <source>Seven agenda points win at once, before anything that waits for the agenda.</source>
        <translation>Sieben Agendapunkte gewinnen sofort, vor allem, was auf die Agenda wartet.</translation>
    </message>
    <message>
        <source>Paid abilities without a click are used in the windows of the timing structures.</source>
        <translation>Bezahlte Fähigkeiten ohne Klick werden in den Fenstern der Abläufe genutzt.</translation>
    </message>
    <message>
        <source>Assets and upgrades are rezzed in windows that say so.</source>
        <translation>Assets und Upgrades werden in Fenstern gerezzt, die das sagen.</translation>
    </message>
    <message>
        <source>Agendas are scored in windows that say so.</source>
        <translation>Agenden werden in Fenstern gepunktet, die das sagen.</translation>
    </message>
    <message>
        <source>Installed faceup cards, identities and cards in play are active.</source>
        <translation>Installierte offene Karten, Identitäten und gespielte Karten sind aktiv.</translation>
    </message>
    <message>
        <source>A derezzed card is unrezzed and inactive again.</source>
        <translation>Eine derezzte Karte ist wieder ungerezzt und inaktiv.</translation>
    </message>
    <message>
        <source>A facedown Runner card is inactive and has neither name nor type.</source>
        <translation>Eine verdeckte Karte des Runners ist inaktiv und hat weder Titel noch Typ.</translation>
    </message>
    <message>
        <source>Cards in hand, deck and trash pile are inactive.</source>
        <translation>Karten auf der Hand, im Deck und im Ablagestapel sind inaktiv.</translation>
    </message>
    <message>
        <source>An installed agenda is active only if its own text installed it faceup.</source>
        <translation>Eine installierte Agenda ist nur aktiv, wenn ihr eigener Text sie offen installiert hat.</translation>
    </message>
    <message>
        <source>A card that was uninstalled is another copy and remembers nothing.</source>
        <translation>Eine Karte, die deinstalliert wurde, ist ein anderes Exemplar und erinnert sich an nichts.</translation>
    </message>
    <message>
        <source>A rezzed card is faceup and active.</source>
        <translation>Eine gerezzte Karte liegt offen und ist aktiv.</translation>
    </message>
    <message>
        <source>Agendas are active in the score area of the Corp.</source>
        <translation>Agenden sind im Punktebereich der Corp aktiv.</translation>
    </message>
    <message>
        <source>A trashed card goes to the trash pile of its owner.</source>
        <translation>Eine getrashte Karte kommt in den Ablagestapel ihres Besitzers.</translation>
    </message>
    <message>
        <source>A Runner card that is turned faceup is active again and is not installed anew.</source>
        <translation>Eine Karte des Runners, die aufgedeckt wird, ist wieder aktiv und wird nicht neu installiert.</translation>
    </message>
    <message>
        <source>A card that leaves play is uninstalled.</source>
        <translation>Eine Karte, die das Spiel verlässt, wird deinstalliert.</translation>
    </message>
    <message>
        <source>Jacking out is barred by the first piece of ice rather than by the first approach.</source>
        <translation>Das erste Ice und nicht das erste Anlaufen verbietet das Ausklinken.</translation>
    </message>
    <message>
        <source>The run has a step for passing ice, so that later steps are numbered one higher.</source>
        <translation>Der Run hat einen Schritt für das Passieren von Ice, sodass spätere Schritte eine Nummer höher sind.</translation>
    </message>
    <message>
        <source>Abilities that wait for all ice being passed are met as the last ice is passed, not on approaching the server.</source>
        <translation>Fähigkeiten, die warten, bis alles Ice passiert ist, sind erfüllt, wenn das letzte passiert wird, und nicht beim Anlaufen des Servers.</translation>
    </message>
    <message>
        <source>A run on a server without ice goes from its beginning to the step of passing.</source>
        <translation>Ein Run auf einen Server ohne Ice geht von seinem Beginn zum Schritt des Passierens.</translation>
    </message>
    <message>
        <source>Gaining clicks and refilling credits are steps of the turn of their own.</source>
        <translation>Klicks zu bekommen und Credits aufzufüllen sind eigene Schritte des Zugs.</translation>
    </message>
    <message>
        <source>A window lies between the beginning of the Runner&apos;s turn and his first action.</source>
        <translation>Zwischen dem Beginn des Zugs und der ersten Aktion des Runners liegt ein Fenster.</translation>
    </message>
    <message>
        <source>The Corp may score between its draw and its first action.</source>
        <translation>Die Corp kann zwischen dem Ziehen und ihrer ersten Aktion punkten.</translation>
    </message>
    <message>
        <source>Recurring credits refill before abilities of the beginning of the turn are met.</source>
        <translation>Wiederkehrende Credits werden vor Fähigkeiten des Zugbeginns aufgefüllt.</translation>
    </message>
    <message>
        <source>An installed card that enters a score area is uninstalled.</source>
        <translation>Eine installierte Karte, die in einen Punktebereich kommt, wird deinstalliert.</translation>
    </message>
    <message>
        <source>Hosted cards are trashed when their host leaves play in any way, not only by being trashed.</source>
        <translation>Gehostete Karten werden getrasht, wenn ihr Host das Spiel irgendwie verlässt, nicht nur durch Trashen.</translation>
    </message>
    <message>
        <source>Hosted cards stay when their host is turned facedown.</source>
        <translation>Gehostete Karten bleiben, wenn ihr Host verdeckt wird.</translation>
    </message>
    <message>
        <source>A window goes on although the ice that is approached or encountered has left.</source>
        <translation>Ein Fenster geht weiter, obwohl das angelaufene Ice oder das der Begegnung verschwunden ist.</translation>
    </message>
    <message>
        <source>A run whose server ceases to exist ends only when an open window has closed.</source>
        <translation>Ein Run, dessen Server aufhört zu bestehen, endet erst, wenn ein offenes Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>A run whose server ceases to exist keeps a status that was declared before.</source>
        <translation>Ein Run, dessen Server aufhört zu bestehen, behält, was vorher festgestellt wurde.</translation>
    </message>
    <message>
        <source>A remote whose last cards are trashed for an install into it goes on and is no new server.</source>
        <translation>Ein Remote-Server, dessen letzte Karten für ein Installieren in ihn getrasht werden, besteht weiter und ist kein neuer.</translation>
    </message>
    <message>
        <source>Bypassed ice without subroutines counts as not broken.</source>
        <translation>Umgangenes Ice ohne Subroutinen gilt als nicht gebrochen.</translation>
    </message>
    <message>
        <source>Effects worded with “if successful” come before abilities that wait for success.</source>
        <translation>Effekte mit dem Wortlaut „bei Erfolg“ kommen vor Fähigkeiten, die auf den Erfolg warten.</translation>
    </message>
    <message>
        <source>A mandatory loop during a run is ended by whoever resolves it.</source>
        <translation>Eine erzwungene Schleife in einem Run beendet, wer sie ausführt.</translation>
    </message>
    <message>
        <source>Hosted cards lie faceup, whatever they would do when installed.</source>
        <translation>Gehostete Karten liegen offen, was immer sie installiert täten.</translation>
    </message>
    <message>
        <source>A rezzed or uninstalled card is exposed when an ability says so.</source>
        <translation>Eine gerezzte oder deinstallierte Karte wird enthüllt, wenn eine Fähigkeit das sagt.</translation>
    </message>
    <message>
        <source>Installed cards can be revealed.</source>
        <translation>Installierte Karten können vorgezeigt werden.</translation>
    </message>
    <message>
        <source>An ability whose effect could do nothing may not be used.</source>
        <translation>Eine Fähigkeit, deren Effekt nichts tun könnte, darf nicht genutzt werden.</translation>
    </message>
    <message>
        <source>An ability whose source is inactive when it would trigger is lost, although its condition was met before.</source>
        <translation>Eine Fähigkeit, deren Quelle beim Auslösen inaktiv ist, verfällt, obwohl ihre Bedingung vorher erfüllt war.</translation>
    </message>
    <message>
        <source>Abilities met while another resolves come at once, the most recent first.</source>
        <translation>Fähigkeiten, deren Bedingung während einer anderen erfüllt wird, kommen sofort, die jüngste zuerst.</translation>
    </message>
    <message>
        <source>Cards that one instance of damage takes are trashed at the same time.</source>
        <translation>Karten, die ein und derselbe Schaden nimmt, werden zugleich getrasht.</translation>
    </message>
    <message>
        <source>The active player&apos;s waiting abilities trigger one by one, newly met ones included, before the opponent&apos;s.</source>
        <translation>Die wartenden Fähigkeiten des Spielers am Zug lösen einzeln aus, neu erfüllte eingeschlossen, vor denen des Gegners.</translation>
    </message>
    <message>
        <source>Facedown cards in Archives stay facedown when accessing them is replaced.</source>
        <translation>Verdeckte Karten in Archives bleiben verdeckt, wenn der Zugriff darauf ersetzt wird.</translation>
    </message>
    <message>
        <source>Declining an additional cost matters only where a player is forced into the effect.</source>
        <translation>Zusätzliche Kosten abzulehnen bedeutet nur etwas, wo ein Spieler zum Effekt gezwungen ist.</translation>
    </message>
    <message>
        <source>Trashing an accessed agenda is possible before it must be stolen.</source>
        <translation>Eine Agenda, auf die zugegriffen wird, kann getrasht werden, bevor sie gestohlen werden muss.</translation>
    </message>
    <message>
        <source>An agenda that its own text installs faceup is active while installed.</source>
        <translation>Eine Agenda, die ihr eigener Text offen installiert, ist installiert aktiv.</translation>
    </message>
    <message>
        <source>A card may allow more than three copies of itself.</source>
        <translation>Eine Karte kann mehr als drei Exemplare von sich erlauben.</translation>
    </message>
    <message>
        <source>Ice and operations can have a trash cost.</source>
        <translation>Ice und Operationen können Trash-Kosten haben.</translation>
    </message>
    <message>
        <source>Abilities that wait for the end of a run are met by an unsuccessful one too.</source>
        <translation>Fähigkeiten, die auf das Ende eines Runs warten, sind auch bei einem erfolglosen erfüllt.</translation>
    </message>
    <message>
        <source>Without clicks the beginning of the turn is skipped in favour of the discard phase.</source>
        <translation>Ohne Klicks entfällt der Beginn des Zugs zugunsten der Abwurfphase.</translation>
    </message>
    <message>
        <source>The tournament rules speak of byes.</source>
        <translation>Die Turnierregeln sprechen von Freilosen.</translation>
    </message>
    <message>
        <source>The host is declared before cards are trashed for an install, so that its memory counts by then.</source>
        <translation>Der Host wird genannt, bevor Karten für ein Installieren getrasht werden, sodass sein Speicher dann schon zählt.</translation>
    </message>
    <message>
        <source>Abilities that wait for an access come before the card can be trashed.</source>
        <translation>Fähigkeiten, die auf einen Zugriff warten, kommen, bevor die Karte getrasht werden kann.</translation>
    </message>
    <message>
        <source>The number of accesses is fixed before the first one.</source>
        <translation>Die Zahl der Zugriffe steht vor dem ersten fest.</translation>
    </message>
    <message>
        <source>The Corp learns which cards of HQ are accessed.</source>
        <translation>Die Corp erfährt, auf welche Karten des HQ zugegriffen wird.</translation>
    </message>
    <message>
        <source>What happens unless all subroutines are broken happens before the first one resolves.</source>
        <translation>Was geschieht, wenn nicht alle Subroutinen gebrochen sind, geschieht vor der ersten.</translation>
    </message>
    <message>
        <source>The errata of FAQ 1.6 are in force.</source>
        <translation>Die Errata der FAQ 1.6 gelten.</translation>
    </message>
    <message>
        <source>A card that an effect would install illegally is trashed.</source>
        <translation>Eine Karte, die ein Effekt regelwidrig installieren würde, wird getrasht.</translation>
    </message>
    <message>
        <source>Runner cards can be installed facedown.</source>
        <translation>Karten des Runners können verdeckt installiert werden.</translation>
    </message>
    <message>
        <source>Facedown Runner cards have no subtypes.</source>
        <translation>Verdeckte Karten des Runners haben keine Untertypen.</translation>
    </message>
    <message>
        <source>The influence of neutral cards counts.</source>
        <translation>Der Einfluss neutraler Karten zählt.</translation>
    </message>
    <message>
        <source>Clicks can be gained outside the own turn.</source>
        <translation>Klicks kann man außerhalb des eigenen Zugs bekommen.</translation>
    </message>
    <message>
        <source>Clicks that are left are lost in the discard phase.</source>
        <translation>Übrige Klicks verfallen in der Abwurfphase.</translation>
    </message>
    <message>
        <source>Rez and play costs are the printed number with everything that modifies it.</source>
        <translation>Rez- und Spielkosten sind die aufgedruckte Zahl mit allem, was sie ändert.</translation>
    </message>
    <message>
        <source>A card that is played is revealed before anything is paid for it.</source>
        <translation>Eine Karte, die gespielt wird, wird aufgedeckt, bevor etwas für sie gezahlt wird.</translation>
    </message>
    <message>
        <source>The Corp makes the choices of subroutines, unless the text says otherwise.</source>
        <translation>Die Wahl bei Subroutinen trifft die Corp, wenn der Text nichts anderes sagt.</translation>
    </message>
    <message>
        <source>A card is chosen among those that the text asks for.</source>
        <translation>Gewählt wird eine Karte unter denen, die der Text verlangt.</translation>
    </message>
    <message>
        <source>Ice is passed when its encounter is over.</source>
        <translation>Ice ist passiert, wenn seine Begegnung vorbei ist.</translation>
    </message>
    <message>
        <source>Ice that stays unrezzed is passed without an encounter.</source>
        <translation>Ice, das ungerezzt bleibt, wird ohne Begegnung passiert.</translation>
    </message>
    <message>
        <source>An encounter ability against a bypass</source>
        <translation>Eine Begegnungsfähigkeit gegen ein Umgehen</translation>
    </message>
    <message>
        <source>Ice with an ability of its encounter is bypassed: does that ability still resolve?</source>
        <translation>Ice mit einer Fähigkeit zu seiner Begegnung wird umgangen: Wird diese Fähigkeit noch ausgeführt?</translation>
    </message>
    <message>
        <source>Two abilities as a turn begins</source>
        <translation>Zwei Fähigkeiten zu Beginn eines Zugs</translation>
    </message>
    <message>
        <source>Two cards of one player have an ability at the same moment: what comes of it in the order the player chose?</source>
        <translation>Zwei Karten eines Spielers haben im selben Moment eine Fähigkeit: Was wird daraus in der Reihenfolge, die der Spieler gewählt hat?</translation>
    </message>
    <message>
        <source>A card trashed as a cost is saved</source>
        <translation>Eine als Kosten getrashte Karte wird gerettet</translation>
    </message>
    <message>
        <source>The trash that pays for an ability is prevented: does the ability resolve?</source>
        <translation>Das Trashen, das eine Fähigkeit bezahlt, wird verhindert: Wird die Fähigkeit ausgeführt?</translation>
    </message>
    <message>
        <source>How strong is this ice?</source>
        <translation>Wie stark ist dieses Ice?</translation>
    </message>
    <message>
        <source>Several cards change the strength of one piece of ice: how strong is it?</source>
        <translation>Mehrere Karten ändern die Stärke eines Ice: Wie stark ist es?</translation>
    </message>
    <message>
        <source>A trap is accessed</source>
        <translation>Zugriff auf eine Falle</translation>
    </message>
    <message>
        <source>The Runner accesses a card that strikes: what is left of hand and tags, and who survives?</source>
        <translation>Der Runner greift auf eine Karte zu, die zuschlägt: Was bleibt von Hand und Tags, und wer überlebt?</translation>
    </message>
    <message>
        <source>What does stealing cost?</source>
        <translation>Was kostet das Stehlen?</translation>
    </message>
    <message>
        <source>Several cards ask something for stealing an agenda: what must be paid, all at once?</source>
        <translation>Mehrere Karten verlangen etwas für das Stehlen einer Agenda: Was muss gezahlt werden, alles auf einmal?</translation>
    </message>
    <message>
        <source>Is the agenda stolen?</source>
        <translation>Wird die Agenda gestohlen?</translation>
    </message>
    <message>
        <source>The Runner accesses an agenda that costs something to steal: is it stolen?</source>
        <translation>Der Runner greift auf eine Agenda zu, deren Stehlen etwas kostet: Wird sie gestohlen?</translation>
    </message>
    <message>
        <source>May this be rezzed now?</source>
        <translation>Darf das jetzt gerezzt werden?</translation>
    </message>
    <message>
        <source>The Corp wants to rez a card at this moment: may it?</source>
        <translation>Die Corp will in diesem Moment eine Karte rezzen: Darf sie das?</translation>
    </message>
    <message>
        <source>May the Runner jack out now?</source>
        <translation>Darf sich der Runner jetzt ausklinken?</translation>
    </message>
    <message>
        <source>The Runner wants to leave the run at this moment: may she?</source>
        <translation>Der Runner will in diesem Moment den Run verlassen: Darf er das?</translation>
    </message>
    <message>
        <source>May this agenda be scored now?</source>
        <translation>Darf diese Agenda jetzt gepunktet werden?</translation>
    </message>
    <message>
        <source>The Corp wants to score at this moment: may it?</source>
        <translation>Die Corp will in diesem Moment punkten: Darf sie das?</translation>
    </message>
    <message>
        <source>May this ability be used now?</source>
        <translation>Darf diese Fähigkeit jetzt genutzt werden?</translation>
    </message>
    <message>
        <source>A player wants to use an ability at this moment: is it allowed?</source>
        <translation>Ein Spieler will in diesem Moment eine Fähigkeit nutzen: Ist das erlaubt?</translation>
    </message>
    <message>
        <source>Can this breaker break it?</source>
        <translation>Kann dieser Breaker das brechen?</translation>
    </message>
    <message>
        <source>The Runner wants to break a subroutine: may she?</source>
        <translation>Der Runner will eine Subroutine brechen: Darf er das?</translation>
    </message>
    <message>
        <source>Clicks against a bioroid</source>
        <translation>Klicks gegen einen Bioroiden</translation>
    </message>
    <message>
        <source>The Runner wants to spend a click on a bioroid: may she, whatever her strength?</source>
        <translation>Der Runner will einen Klick gegen einen Bioroiden ausgeben: Darf er das, gleich mit welcher Stärke?</translation>
    </message>
    <message>
        <source>A choice between two evils</source>
        <translation>Eine Wahl zwischen zwei Übeln</translation>
    </message>
    <message>
        <source>An ability makes the Runner choose, and she avoids what she chose: what then?</source>
        <translation>Eine Fähigkeit lässt den Runner wählen, und er vermeidet, was er gewählt hat: Was dann?</translation>
    </message>
    <message>
        <source>Can the Runner pay the toll?</source>
        <translation>Kann der Runner den Zoll zahlen?</translation>
    </message>
    <message>
        <source>Ice asks for credits or ends the run: what is paid, and does the run go on?</source>
        <translation>Ice verlangt Credits oder beendet den Run: Was wird gezahlt, und geht der Run weiter?</translation>
    </message>
    <message>
        <source>Who chooses?</source>
        <translation>Wer wählt?</translation>
    </message>
    <message>
        <source>An effect says to choose a card and does not say who: who does?</source>
        <translation>Ein Effekt verlangt, eine Karte zu wählen, und sagt nicht, wer das tut: Wer wählt?</translation>
    </message>
    <message>
        <source>How many cards are accessed?</source>
        <translation>Auf wie viele Karten wird zugegriffen?</translation>
    </message>
    <message>
        <source>A run on a server with several cards succeeds: how many are accessed?</source>
        <translation>Ein Run auf einen Server mit mehreren Karten gelingt: Auf wie viele wird zugegriffen?</translation>
    </message>
    <message>
        <source>A card is installed over another</source>
        <translation>Eine Karte wird über eine andere installiert</translation>
    </message>
    <message>
        <source>The Corp installs into a remote that has a card already: what becomes of that card?</source>
        <translation>Die Corp installiert in einen Remote-Server, in dem schon eine Karte liegt: Was wird aus dieser Karte?</translation>
    </message>
    <message>
        <source>May the Corp trash this resource?</source>
        <translation>Darf die Corp diese Ressource trashen?</translation>
    </message>
    <message>
        <source>The Corp wants to trash a resource with an action: may it?</source>
        <translation>Die Corp will mit einer Aktion eine Ressource trashen: Darf sie das?</translation>
    </message>
    <message>
        <source>An event forces a rez</source>
        <translation>Ein Event erzwingt ein Rezzen</translation>
    </message>
    <message>
        <source>The Corp must rez ice or lose it: what happens?</source>
        <translation>Die Corp muss Ice rezzen oder es verlieren: Was geschieht?</translation>
    </message>
    <message>
        <source>Casting Call tags too late for Quantum Predictive Model</source>
        <translation>Casting Call taggt zu spät für Quantum Predictive Model</translation>
    </message>
    <message>
        <source>The Runner has no tag. Casting Call, which gives two when the agenda is accessed, lies on the agenda.</source>
        <translation>Der Runner hat keinen Tag. Casting Call, das beim Zugriff auf die Agenda zwei gibt, liegt auf der Agenda.</translation>
    </message>
    <message>
        <source>Being tagged is part of what the agenda waits for, so only tags that were there at the access count. The tags of Casting Call come after it, in whichever order abilities are taken: the agenda is stolen.</source>
        <translation>Getaggt zu sein gehört zu dem, worauf die Agenda wartet, also zählen nur Tags, die beim Zugriff schon da waren. Die Tags von Casting Call kommen danach, gleich in welcher Reihenfolge die Fähigkeiten genommen werden: Die Agenda wird gestohlen.</translation>
    </message>
    <message>
        <source>Underworld Contact looks at link only when it resolves</source>
        <translation>Underworld Contact prüft den Link erst beim Ausführen</translation>
    </message>
    <message>
        <source>The turn of the Runner begins, and both resources have met their conditions at once. The link is one.</source>
        <translation>Der Zug des Runners beginnt, und die Bedingungen beider Ressourcen sind zugleich erfüllt. Der Link ist eins.</translation>
    </message>
    <message>
        <source>The Runner lets The Supplier go first: it installs Dyson Mem Chip, which brings the second link.</source>
        <translation>Der Runner lässt The Supplier zuerst kommen: Damit wird Dyson Mem Chip installiert, der den zweiten Link bringt.</translation>
    </message>
    <message>
        <source>The requirement of Underworld Contact belongs to its effect and is looked at now. With two link it gives a credit.</source>
        <translation>Die Voraussetzung von Underworld Contact gehört zum Effekt und wird jetzt geprüft. Mit zwei Link gibt es einen Credit.</translation>
    </message>
    <message>
        <source>A sold Drug Dealer takes nothing</source>
        <translation>Ein verkaufter Drug Dealer nimmt nichts</translation>
    </message>
    <message>
        <source>The turn of the Runner begins: Aesop&apos;s Pawnshop and Drug Dealer have both met their conditions, and neither has triggered.</source>
        <translation>Der Zug des Runners beginnt: Die Bedingungen von Aesop&apos;s Pawnshop und Drug Dealer sind beide erfüllt, und keine der Fähigkeiten ist ausgelöst.</translation>
    </message>
    <message>
        <source>The Runner takes the Pawnshop first and sells Drug Dealer for three credits. It is inactive before its own ability came to trigger, so that ability never does: no credit is lost.</source>
        <translation>Der Runner nimmt zuerst Pawnshop und verkauft Drug Dealer für drei Credits. Die Karte ist inaktiv, bevor ihre eigene Fähigkeit auslösen konnte, also löst diese nie aus: Kein Credit geht verloren.</translation>
    </message>
    <message>
        <source>Femme Fatale ends the encounter before Tollbooth can ask for credits</source>
        <translation>Femme Fatale beendet die Begegnung, bevor Tollbooth Credits verlangen kann</translation>
    </message>
    <message>
        <source>The Runner encounters Tollbooth, which Femme Fatale has chosen. Both abilities wait for this encounter; in the turn of the Runner hers comes first.</source>
        <translation>Der Runner begegnet Tollbooth, das Femme Fatale gewählt hat. Beide Fähigkeiten warten auf diese Begegnung; im Zug des Runners kommt seine zuerst.</translation>
    </message>
    <message>
        <source>Femme Fatale bypasses for one credit. The encounter is over and Tollbooth is passed, so what waited for the encounter has lost its occasion: no three credits are due.</source>
        <translation>Femme Fatale umgeht für einen Credit. Die Begegnung ist vorbei und Tollbooth passiert, also hat, was auf die Begegnung wartete, seine Gelegenheit verloren: Die drei Credits sind nicht fällig.</translation>
    </message>
    <message>
        <source>The same encounter, as the chapter on timing structures tells it</source>
        <translation>Dieselbe Begegnung, wie das Kapitel über Abläufe sie erzählt</translation>
    </message>
    <message>
        <source>Tollbooth is encountered; both abilities have met their conditions by the beginning of the encounter.</source>
        <translation>Tollbooth wird begegnet; die Bedingungen beider Fähigkeiten sind zu Beginn der Begegnung erfüllt.</translation>
    </message>
    <message>
        <source>A bypass ends the structure that both abilities belong to and begins the next one. Tollbooth&apos;s ability neither triggers nor resolves.</source>
        <translation>Ein Umgehen beendet den Ablauf, zu dem beide Fähigkeiten gehören, und beginnt den nächsten. Die Fähigkeit von Tollbooth löst weder aus, noch wird sie ausgeführt.</translation>
    </message>
    <message>
        <source>Archangel is encountered in the middle of accesses</source>
        <translation>Archangel wird mitten in Zugriffen begegnet</translation>
    </message>
    <message>
        <source>The Runner accesses two cards of R&amp;D; Archangel is the upper one.</source>
        <translation>Der Runner greift auf zwei Karten von R&amp;D zu; Archangel ist die obere.</translation>
    </message>
    <message>
        <source>Archangel waits for being accessed: the Corp may pay three credits to have it encountered.</source>
        <translation>Archangel wartet auf den Zugriff: Die Corp darf drei Credits zahlen, damit ihm begegnet wird.</translation>
    </message>
    <message>
        <source>The Corp pays. An encounter begins, which interrupts the accesses and does not end them. The Runner might break now.</source>
        <translation>Die Corp zahlt. Eine Begegnung beginnt, die die Zugriffe unterbricht und nicht beendet. Der Runner könnte jetzt brechen.</translation>
    </message>
    <message>
        <source>Nothing is broken. The subroutine is a trace, and the Corp says first what it adds.</source>
        <translation>Nichts wird gebrochen. Die Subroutine ist ein Trace, und die Corp sagt zuerst, was sie dazugibt.</translation>
    </message>
    <message>
        <source>The Corp adds nothing. Now the Runner decides how far she goes along.</source>
        <translation>Die Corp gibt nichts dazu. Jetzt entscheidet der Runner, wie weit er mitgeht.</translation>
    </message>
    <message>
        <source>She spends nothing, so the trace succeeds: the Corp takes one of her cards.</source>
        <translation>Er gibt nichts aus, also ist der Trace erfolgreich: Die Corp nimmt eine seiner Karten.</translation>
    </message>
    <message>
        <source>Desperado goes back to the grip. With that the encounter is over.</source>
        <translation>Desperado kommt zurück in den Grip. Damit ist die Begegnung vorbei.</translation>
    </message>
    <message>
        <source>Where they were left off the accesses go on: the second card.</source>
        <translation>Wo die Zugriffe unterbrochen wurden, gehen sie weiter: die zweite Karte.</translation>
    </message>
    <message>
        <source>Ice that comes in behind the Runner is not approached</source>
        <translation>Ice, das hinter dem Runner dazukommt, wird nicht angelaufen</translation>
    </message>
    <message>
        <source>The Runner is at the subroutines of Architect, the only ice protecting HQ; the first subroutine is broken and the second installs a card.</source>
        <translation>Der Runner ist bei den Subroutinen von Architect, dem einzigen Ice, das das HQ schützt; die erste Subroutine ist gebrochen, und die zweite installiert eine Karte.</translation>
    </message>
    <message>
        <source>The Corp takes ice from HQ …</source>
        <translation>Die Corp nimmt Ice aus dem HQ …</translation>
    </message>
    <message>
        <source>… and installs it protecting the attacked server, in the outermost position.</source>
        <translation>… und installiert es vor dem angegriffenen Server, an der äußersten Position.</translation>
    </message>
    <message>
        <source>The Runner has passed that position. The run comes to the server, and the new ice was never approached.</source>
        <translation>Der Runner hat diese Position passiert. Der Run kommt zum Server, und das neue Ice wurde nie angelaufen.</translation>
    </message>
    <message>
        <source>Ice that comes in before the Runner is approached</source>
        <translation>Ice, das vor dem Runner dazukommt, wird angelaufen</translation>
    </message>
    <message>
        <source>Howler is the innermost ice, and its subroutine resolves.</source>
        <translation>Howler ist das innerste Ice, und seine Subroutine wird ausgeführt.</translation>
    </message>
    <message>
        <source>The Corp installs Ichi 1.0 directly behind Howler, further inward.</source>
        <translation>Die Corp installiert Ichi 1.0 direkt hinter Howler, weiter innen.</translation>
    </message>
    <message>
        <source>The Runner has not passed that position yet: the new ice is approached next.</source>
        <translation>Der Runner hat diese Position noch nicht passiert: Das neue Ice wird als Nächstes angelaufen.</translation>
    </message>
    <message>
        <source>Himitsu-Bako goes back to HQ while it is approached</source>
        <translation>Himitsu-Bako kehrt ins HQ zurück, während es angelaufen wird</translation>
    </message>
    <message>
        <source>One piece of ice was passed, and the innermost one is approached: Himitsu-Bako, rezzed. The window of the approach is open.</source>
        <translation>Ein Ice wurde passiert, und das innerste wird angelaufen: Himitsu-Bako, gerezzt. Das Fenster beim Anlaufen ist offen.</translation>
    </message>
    <message>
        <source>The Corp takes it back to HQ.</source>
        <translation>Die Corp nimmt es ins HQ zurück.</translation>
    </message>
    <message>
        <source>Nothing that is left lies further inward: the Runner is now at the server.</source>
        <translation>Nichts Verbliebenes liegt weiter innen: Der Runner ist nun beim Server.</translation>
    </message>
    <message>
        <source>The Maker&apos;s Eye with an upgrade in the root</source>
        <translation>The Maker&apos;s Eye mit einem Upgrade im Root</translation>
    </message>
    <message>
        <source>The run on R&amp;D was successful: three cards of R&amp;D and the upgrade in its root are accessed.</source>
        <translation>Der Run auf R&amp;D war erfolgreich: Zugegriffen wird auf drei Karten von R&amp;D und auf das Upgrade im Root des Servers.</translation>
    </message>
    <message>
        <source>The top card comes first.</source>
        <translation>Die oberste Karte kommt zuerst.</translation>
    </message>
    <message>
        <source>Cards of the root may come in between, as the Runner likes.</source>
        <translation>Karten im Root dürfen dazwischenkommen, wie es der Runner will.</translation>
    </message>
    <message>
        <source>Then the next card of R&amp;D …</source>
        <translation>Dann die nächste Karte von R&amp;D …</translation>
    </message>
    <message>
        <source>… and the third. Those of R&amp;D were taken from the top down.</source>
        <translation>… und die dritte. Die von R&amp;D wurden von oben nach unten genommen.</translation>
    </message>
    <message>
        <source>Forked does not trash ice that was bypassed</source>
        <translation>Forked trasht kein umgangenes Ice</translation>
    </message>
    <message>
        <source>The run comes from Forked; the Runner encounters Troll, which Femme Fatale has chosen.</source>
        <translation>Der Run kommt von Forked; der Runner begegnet Troll, das Femme Fatale gewählt hat.</translation>
    </message>
    <message>
        <source>The Runner pays and the ice is passed. No subroutine of it was broken by that, so the condition of Forked is not met.</source>
        <translation>Der Runner zahlt, und das Ice ist passiert. Keine seiner Subroutinen wurde dadurch gebrochen, also ist die Bedingung von Forked nicht erfüllt.</translation>
    </message>
    <message>
        <source>Forger, Geist and two cards in the grip</source>
        <translation>Forger, Geist und zwei Karten im Grip</translation>
    </message>
    <message>
        <source>The Runner accesses a card of R&amp;D with two cards in the grip.</source>
        <translation>Der Runner greift mit zwei Karten im Grip auf eine Karte von R&amp;D zu.</translation>
    </message>
    <message>
        <source>It is Snare!. The Corp may pay for it.</source>
        <translation>Es ist Snare!. Die Corp darf dafür zahlen.</translation>
    </message>
    <message>
        <source>The Corp does. A tag and three net damage are about to happen, which is one more than the grip holds.</source>
        <translation>Die Corp tut es. Ein Tag und drei Net Damage stehen bevor, ein Schaden mehr, als Karten im Grip sind.</translation>
    </message>
    <message>
        <source>Forger is trashed to avoid the tag. That meets the condition of Geist, which was met last and therefore resolves first: a card is drawn before the damage. The Runner survives without a card.</source>
        <translation>Forger wird getrasht, um den Tag zu vermeiden. Das erfüllt die Bedingung von Geist als letzte, darum wird Geist zuerst ausgeführt: Vor dem Schaden wird eine Karte gezogen. Der Runner überlebt ohne Karte.</translation>
    </message>
    <message>
        <source>Snare! does two things at once</source>
        <translation>Snare! tut zwei Dinge zugleich</translation>
    </message>
    <message>
        <source>Three cards in the grip, Forger installed.</source>
        <translation>Drei Karten im Grip, Forger installiert.</translation>
    </message>
    <message>
        <source>Snare! is accessed.</source>
        <translation>Auf Snare! wird zugegriffen.</translation>
    </message>
    <message>
        <source>Tag and damage are joined by one “and”: they happen together, and each may be prevented before either does.</source>
        <translation>Tag und Schaden sind durch ein „und“ verbunden: Sie geschehen gemeinsam, und beides kann verhindert werden, bevor eins davon geschieht.</translation>
    </message>
    <message>
        <source>The tag is avoided, the damage is not. Geist draws a card, and what is left happens.</source>
        <translation>Der Tag wird vermieden, der Schaden nicht. Geist zieht eine Karte, und was übrig ist, geschieht.</translation>
    </message>
    <message>
        <source>Obokata Protocol is accessed and left</source>
        <translation>Auf Obokata Protocol wird zugegriffen, und es bleibt liegen</translation>
    </message>
    <message>
        <source>An accessed agenda must be stolen. This one has an additional cost: four net damage.</source>
        <translation>Eine Agenda, auf die zugegriffen wird, muss gestohlen werden. Diese hat zusätzliche Kosten: vier Net Damage.</translation>
    </message>
    <message>
        <source>The Runner is forced to steal, so she may decide whether to pay.</source>
        <translation>Der Runner ist zum Stehlen gezwungen, also darf er entscheiden, ob er zahlt.</translation>
    </message>
    <message>
        <source>She declines the damage. The agenda stays where it is.</source>
        <translation>Er lehnt den Schaden ab. Die Agenda bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Three cards ask for a cost of the same steal</source>
        <translation>Drei Karten verlangen Kosten für dasselbe Stehlen</translation>
    </message>
    <message>
        <source>Obokata Protocol lies with Ben Musashi, and Predictive Algorithm is active: two credits and six net damage are due in all.</source>
        <translation>Obokata Protocol liegt bei Ben Musashi, und Predictive Algorithm ist aktiv: Insgesamt sind zwei Credits und sechs Net Damage fällig.</translation>
    </message>
    <message>
        <source>All of it is one cost, paid at once or not at all. The Runner has exactly enough.</source>
        <translation>All das zusammen sind die Kosten, auf einmal gezahlt oder gar nicht. Der Runner hat genau genug.</translation>
    </message>
    <message>
        <source>She pays everything together, and the agenda is hers.</source>
        <translation>Er zahlt alles zusammen, und die Agenda gehört ihm.</translation>
    </message>
    <message>
        <source>What paying has met comes after all costs are paid</source>
        <translation>Was das Zahlen erfüllt hat, kommt, nachdem alle Kosten gezahlt sind</translation>
    </message>
    <message>
        <source>Stealing Obokata Protocol costs four damage, and two credits because of another card. I&apos;ve Had Worse is in the grip.</source>
        <translation>Obokata Protocol zu stehlen kostet vier Schaden und wegen einer anderen Karte zwei Credits. I&apos;ve Had Worse ist im Grip.</translation>
    </message>
    <message>
        <source>The agenda is accessed.</source>
        <translation>Auf die Agenda wird zugegriffen.</translation>
    </message>
    <message>
        <source>The Runner pays it all. Cards that went by the damage, and the last credit spent, have met conditions.</source>
        <translation>Der Runner zahlt das alles. Karten, die durch den Schaden gingen, und der letzte ausgegebene Credit haben Bedingungen erfüllt.</translation>
    </message>
    <message>
        <source>Only now, with every cost paid, do those abilities resolve; then the agenda is stolen.</source>
        <translation>Erst jetzt, wo alle Kosten gezahlt sind, werden diese Fähigkeiten ausgeführt; dann wird die Agenda gestohlen.</translation>
    </message>
    <message>
        <source>Allele Repression counts the tokens it had</source>
        <translation>Allele Repression zählt die Marker, die es hatte</translation>
    </message>
    <message>
        <source>Three advancement tokens lie on Allele Repression.</source>
        <translation>Drei Advancement-Marker liegen auf Allele Repression.</translation>
    </message>
    <message>
        <source>It is trashed for its own ability. Its tokens are gone, and still the number is that of the moment in which it was trashed: three cards may be swapped.</source>
        <translation>Es wird für seine eigene Fähigkeit getrasht. Seine Marker sind weg, und doch gilt die Zahl des Moments, in dem es getrasht wurde: Drei Karten dürfen getauscht werden.</translation>
    </message>
    <message>
        <source>A card of HQ …</source>
        <translation>Eine Karte aus dem HQ …</translation>
    </message>
    <message>
        <source>… for one of Archives.</source>
        <translation>… gegen eine aus Archives.</translation>
    </message>
    <message>
        <source>The second pair: from HQ …</source>
        <translation>Das zweite Paar: aus dem HQ …</translation>
    </message>
    <message>
        <source>… and from Archives.</source>
        <translation>… und aus Archives.</translation>
    </message>
    <message>
        <source>The third: from HQ …</source>
        <translation>Das dritte: aus dem HQ …</translation>
    </message>
    <message>
        <source>… and from Archives. Allele Repression, which lies there by now, could have been taken as well.</source>
        <translation>… und aus Archives. Allele Repression, das inzwischen dort liegt, hätte ebenfalls genommen werden können.</translation>
    </message>
    <message>
        <source>Allele Repression swaps itself</source>
        <translation>Allele Repression tauscht sich selbst</translation>
    </message>
    <message>
        <source>One advancement token lies on Allele Repression.</source>
        <translation>Ein Advancement-Marker liegt auf Allele Repression.</translation>
    </message>
    <message>
        <source>It is trashed for its own ability, and from then on it is a card of Archives like any other.</source>
        <translation>Es wird für seine eigene Fähigkeit getrasht und ist von da an eine Karte in Archives wie jede andere.</translation>
    </message>
    <message>
        <source>A card of HQ is chosen …</source>
        <translation>Eine Karte aus dem HQ wird gewählt …</translation>
    </message>
    <message>
        <source>… and Allele Repression itself is what it is swapped for: it comes to HQ.</source>
        <translation>… und Allele Repression selbst ist das, wogegen sie getauscht wird: Es kommt ins HQ.</translation>
    </message>
    <message>
        <source>Test Run without free memory</source>
        <translation>Test Run ohne freien Speicher</translation>
    </message>
    <message>
        <source>All four memory units are taken.</source>
        <translation>Alle vier Speichereinheiten sind belegt.</translation>
    </message>
    <message>
        <source>Test Run ignores what installing costs, but memory is no cost that can be ignored: a program goes to make room.</source>
        <translation>Test Run lässt aus, was das Installieren kostet, aber Speicher gehört nicht zu Kosten, die ausgelassen werden können: Ein Programm geht, um Platz zu machen.</translation>
    </message>
    <message>
        <source>Data Raven: the tag is chosen and then avoided</source>
        <translation>Data Raven: Der Tag wird gewählt und dann vermieden</translation>
    </message>
    <message>
        <source>At Data Raven the Runner has to choose: a tag, or the run ends.</source>
        <translation>Bei Data Raven muss der Runner wählen: ein Tag, oder der Run endet.</translation>
    </message>
    <message>
        <source>She chooses the tag. With that the choice is made.</source>
        <translation>Er wählt den Tag. Damit ist die Wahl getroffen.</translation>
    </message>
    <message>
        <source>Forger avoids it. Nothing makes the choice undone: the run goes on.</source>
        <translation>Forger vermeidet ihn. Nichts macht die Wahl ungeschehen: Der Run geht weiter.</translation>
    </message>
    <message>
        <source>Forged Activation Orders on Archer</source>
        <translation>Forged Activation Orders auf Archer</translation>
    </message>
    <message>
        <source>Archer costs four credits and a forfeited agenda to rez. The Corp has no agenda.</source>
        <translation>Archer zu rezzen kostet vier Credits und eine aufgegebene Agenda. Die Corp hat keine Agenda.</translation>
    </message>
    <message>
        <source>The Corp has to choose between what it can do completely. Choosing to rez and declining the agenda is not open: Archer is trashed.</source>
        <translation>Die Corp muss unter dem wählen, was sie vollständig tun kann. Rezzen zu wählen und die Agenda abzulehnen, steht nicht offen: Archer wird getrasht.</translation>
    </message>
    <message>
        <source>Two Bank Jobs and one run</source>
        <translation>Zwei Bank Jobs und ein Run</translation>
    </message>
    <message>
        <source>The run is successful, and two Bank Jobs wait for that.</source>
        <translation>Der Run ist erfolgreich, und zwei Bank Jobs warten darauf.</translation>
    </message>
    <message>
        <source>The first one replaces the accesses. How many credits are taken?</source>
        <translation>Der erste ersetzt die Zugriffe. Wie viele Credits werden genommen?</translation>
    </message>
    <message>
        <source>Four. With the accesses replaced there is nothing left for the second Bank Job to replace.</source>
        <translation>Vier. Sind die Zugriffe ersetzt, bleibt für den zweiten Bank Job nichts zu ersetzen.</translation>
    </message>
    <message>
        <source>Subcontract pays with what it earns</source>
        <translation>Subcontract zahlt mit dem, was es einbringt</translation>
    </message>
    <message>
        <source>The Corp has five credits, and two operations that cost five each.</source>
        <translation>Die Corp hat fünf Credits und zwei Operationen, die je fünf kosten.</translation>
    </message>
    <message>
        <source>Cards of one effect are chosen and played one by one. Hedge Fund is paid for and gives nine credits, of which five pay for the second.</source>
        <translation>Karten eines Effekts werden einzeln gewählt und gespielt. Hedge Fund wird bezahlt und gibt neun Credits, von denen fünf die zweite bezahlen.</translation>
    </message>
    <message>
        <source>Mass Install: the host first, then the program on it</source>
        <translation>Mass Install: erst der Host, dann das Programm darauf</translation>
    </message>
    <message>
        <source>Dhegdheer and two other programs are in the grip.</source>
        <translation>Dhegdheer und zwei andere Programme sind im Grip.</translation>
    </message>
    <message>
        <source>The event lets three programs be installed; the first one is chosen now.</source>
        <translation>Das Event lässt drei Programme installieren; das erste wird jetzt gewählt.</translation>
    </message>
    <message>
        <source>Dhegdheer is installed, and is there before the next is chosen.</source>
        <translation>Dhegdheer wird installiert und ist da, bevor das nächste gewählt wird.</translation>
    </message>
    <message>
        <source>The second program. Where it goes is open.</source>
        <translation>Das zweite Programm. Wohin es kommt, ist offen.</translation>
    </message>
    <message>
        <source>It is hosted on Dhegdheer and costs one credit less.</source>
        <translation>Es wird auf Dhegdheer gehostet und kostet einen Credit weniger.</translation>
    </message>
    <message>
        <source>Abilities that trigger from paying a cost resolve once all of it is paid.</source>
        <translation>Fähigkeiten, die durch das Zahlen von Kosten ausgelöst werden, werden ausgeführt, sobald alles gezahlt ist.</translation>
    </message>
</context>
<context>
    <name>English</name>
    <message>
        <source>seed {seed}</source>
        <translation>Setzplatz {seed}</translation>
    </message>
    <message>
        <source>winner of game {game}</source>
        <translation>Sieger von Spiel {game}</translation>
    </message>
    <message>
        <source>loser of game {game}</source>
        <translation>Verlierer von Spiel {game}</translation>
    </message>
    <message>
        <source>best seed still in</source>
        <translation>bester verbliebener Setzplatz</translation>
    </message>
    <message>
        <source>seed no. {rank} of those still in</source>
        <translation>{rank}. der verbliebenen Setzplätze</translation>
    </message>
    <message>
        <source>Could not create the folder &quot;{folder}&quot;: {error}.</source>
        <translation>Der Ordner „{folder}“ konnte nicht angelegt werden: {error}.</translation>
    </message>
    <message>
        <source>The imported cards cannot be used: {error}. Move the file away and import the cards again.</source>
        <translation>Die importierten Karten sind nicht brauchbar: {error}. Verschieben Sie die Datei und importieren Sie die Karten erneut.</translation>
    </message>
    <message>
        <source>The imported wordings cannot be used: {file}: {error}. Move the file away and import the cards again.</source>
        <translation>Die importierten Kartentexte sind nicht brauchbar: {file}: {error}. Verschieben Sie die Datei und importieren Sie die Karten erneut.</translation>
    </message>
    <message>
        <source>There is no folder for your cards: set HOME or XDG_DATA_HOME.</source>
        <translation>Es gibt keinen Ordner für Ihre Karten: Setzen Sie HOME oder XDG_DATA_HOME.</translation>
    </message>
    <message>
        <source>The cards cannot be imported: {error}. Expected cards, packs or cycles as NetrunnerDB&apos;s API 2.0 or the repository netrunner-cards-json hand them out.</source>
        <translation>Die Karten lassen sich nicht importieren: {error}. Erwartet werden Karten, Packs oder Zyklen, wie sie die API 2.0 von NetrunnerDB oder das Repository netrunner-cards-json ausgeben.</translation>
    </message>
    <message>
        <source>There is no list of restrictions &quot;{name}&quot;; name one such as napd_mwl_1_0, auto or none.</source>
        <translation>Es gibt keine Restriktionsliste „{name}“; nennen Sie zum Beispiel napd_mwl_1_0, auto oder none.</translation>
    </message>
    <message>
        <source>There is no list of restrictions &quot;{name}&quot;; did you mean {near}?</source>
        <translation>Es gibt keine Restriktionsliste „{name}“; meinten Sie {near}?</translation>
    </message>
    <message>
        <source>There is no card pool &quot;{name}&quot;; name one such as rotation_2017 or all-released.</source>
        <translation>Es gibt keinen Kartenpool „{name}“; nennen Sie zum Beispiel rotation_2017 oder all-released.</translation>
    </message>
    <message>
        <source>There is no card pool &quot;{name}&quot;; did you mean {near}?</source>
        <translation>Es gibt keinen Kartenpool „{name}“; meinten Sie {near}?</translation>
    </message>
    <message>
        <source>There is no card &quot;{title}&quot;.</source>
        <translation>Es gibt keine Karte „{title}“.</translation>
    </message>
    <message>
        <source>There is no card &quot;{title}&quot;; did you mean {near}?</source>
        <translation>Es gibt keine Karte „{title}“; meinten Sie {near}?</translation>
    </message>
    <message>
        <source>Expected a day such as 2016-03-05, found &quot;{found}&quot;.</source>
        <translation>Erwartet wird ein Tag wie 2016-03-05, gefunden wurde „{found}“.</translation>
    </message>
    <message>
        <source>{file}: {error}.</source>
        <translation>{file}: {error}.</translation>
    </message>
    <message>
        <source>The cards: {error}.</source>
        <translation>Die Karten: {error}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} line names no card we know: {lines}.</source>
        <comment>{n} lines name no card we know: {lines}.</comment>
        <translation>
            <numerusform>{n} Zeile nennt keine bekannte Karte: {lines}.</numerusform>
            <numerusform>{n} Zeilen nennen keine bekannte Karte: {lines}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list names no identity; a deck needs exactly one.</source>
        <translation>Die Liste nennt keine Identität; ein Deck braucht genau eine.</translation>
    </message>
    <message numerus="yes">
        <source>{cards} is no card of a deck: a deck has one identity, outside of it.</source>
        <comment>{cards} are no card of a deck: a deck has one identity, outside of it.</comment>
        <translation>
            <numerusform>{cards} gehört nicht ins Deck: Ein Deck hat eine Identität, und die zählt nicht dazu.</numerusform>
            <numerusform>{cards} gehören nicht ins Deck: Ein Deck hat eine Identität, und die zählt nicht dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} cards, {missing} fewer than the {minimum} that {identity} needs.</source>
        <translation>{size} Karten, {missing} weniger als die {minimum}, die {identity} verlangt.</translation>
    </message>
    <message>
        <source>{influence}.</source>
        <translation>{influence}.</translation>
    </message>
    <message>
        <source>{cards}: a card without influence value belongs in its own faction only.</source>
        <translation>{cards}: Eine Karte ohne Einflusskosten ist nur in ihrer eigenen Fraktion erlaubt.</translation>
    </message>
    <message>
        <source>{identity} takes no such cards: {cards}.</source>
        <translation>{identity} erlaubt solche Karten nicht: {cards}.</translation>
    </message>
    <message>
        <source>Not allowed under {list}: {cards}.</source>
        <translation>Unter {list} nicht erlaubt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} different restricted card where {list} allows 1: {cards}.</source>
        <comment>{n} different restricted cards where {list} allows 1: {cards}.</comment>
        <translation>
            <numerusform>{n} eingeschränkte Karte, wo {list} 1 erlaubt: {cards}.</numerusform>
            <numerusform>{n} verschiedene eingeschränkte Karten, wo {list} 1 erlaubt: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} copies of agendas worth 3 points or more where {list} allows {most}: {cards}.</source>
        <translation>{copies} Exemplare von Agenden mit 3 oder mehr Punkten, wo {list} {most} erlaubt: {cards}.</translation>
    </message>
    <message>
        <source>{cards}: made for drafts only.</source>
        <translation>{cards}: nur für Drafts gedacht.</translation>
    </message>
    <message>
        <source>{cards}: part of a campaign and no tournament card.</source>
        <translation>{cards}: Teil einer Kampagne und keine Turnierkarte.</translation>
    </message>
    <message>
        <source>{cards}: made for games of several players only.</source>
        <translation>{cards}: nur für Partien mit mehreren Personen gedacht.</translation>
    </message>
    <message>
        <source>{size} cards: make sure that the deck can be randomized in a short time.</source>
        <translation>{size} Karten: Achten Sie darauf, dass sich das Deck in kurzer Zeit mischen lässt.</translation>
    </message>
    <message>
        <source>Ask which {count} different cards of the subtype {kind} begin installed: they are no part of the deck.</source>
        <translation>Fragen Sie, welche {count} verschiedenen Karten des Untertyps {kind} zu Beginn installiert sind: Sie gehören nicht zum Deck.</translation>
    </message>
    <message>
        <source>{identity} begins with {count} different cards of the subtype {kind}; correct what the list names.</source>
        <translation>{identity} beginnt mit {count} verschiedenen Karten des Untertyps {kind}; berichtigen Sie, was die Liste nennt.</translation>
    </message>
    <message>
        <source>The deck has its {minimum} cards only because listed cards of the subtype {kind} are counted; ask whether they begin installed.</source>
        <translation>Das Deck erreicht {minimum} Karten nur, weil gelistete Karten des Untertyps {kind} mitzählen; fragen Sie, ob sie zu Beginn installiert sind.</translation>
    </message>
    <message>
        <source>the identity</source>
        <translation>die Identität</translation>
    </message>
    <message>
        <source>{title} ({about})</source>
        <translation>{title} ({about})</translation>
    </message>
    <message numerus="yes">
        <source>{cards} is no Corp card.</source>
        <comment>{cards} are no Corp cards.</comment>
        <translation>
            <numerusform>{cards} ist keine Corp-Karte.</numerusform>
            <numerusform>{cards} sind keine Corp-Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} is no Runner card.</source>
        <comment>{cards} are no Runner cards.</comment>
        <translation>
            <numerusform>{cards} ist keine Runner-Karte.</numerusform>
            <numerusform>{cards} sind keine Runner-Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} is outside the card pool of this event.</source>
        <comment>{cards} are outside the card pool of this event.</comment>
        <translation>
            <numerusform>{cards} gehört nicht zum Kartenpool dieses Turniers.</numerusform>
            <numerusform>{cards} gehören nicht zum Kartenpool dieses Turniers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} is outside the card pool {pool}.</source>
        <comment>{cards} are outside the card pool {pool}.</comment>
        <translation>
            <numerusform>{cards} gehört nicht zum Kartenpool {pool}.</numerusform>
            <numerusform>{cards} gehören nicht zum Kartenpool {pool}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} × {title} ({most} allowed)</source>
        <translation>{copies} × {title} ({most} erlaubt)</translation>
    </message>
    <message>
        <source>Too many copies: {cards}.</source>
        <translation>Zu viele Exemplare: {cards}.</translation>
    </message>
    <message>
        <source>{count} of {faction}</source>
        <translation>{count} von {faction}</translation>
    </message>
    <message>
        <source>More different agendas of one faction than the 2 allowed: {factions} ({cards}).</source>
        <translation>Mehr verschiedene Agenden einer Fraktion als die 2 erlaubten: {factions} ({cards}).</translation>
    </message>
    <message numerus="yes">
        <source>{n} agenda point; {cards} cards need {least} or {most}.</source>
        <comment>{n} agenda points; {cards} cards need {least} or {most}.</comment>
        <translation>
            <numerusform>{n} Agendapunkt; {cards} Karten verlangen {least} oder {most}.</numerusform>
            <numerusform>{n} Agendapunkte; {cards} Karten verlangen {least} oder {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>no date</source>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>Not released by {date}: {cards}; the organizer may authorize them.</source>
        <translation>Am {date} noch nicht erschienen: {cards}; die Turnierleitung darf sie zulassen.</translation>
    </message>
    <message>
        <source>{title} (by its subtype)</source>
        <translation>{title} (wegen des Untertyps)</translation>
    </message>
    <message>
        <source>{points} points where {list} allows {most}: {cards}.</source>
        <translation>{points} Punkte, wo {list} {most} erlaubt: {cards}.</translation>
    </message>
    <message>
        <source>{spent} + {universal} universal = {total}</source>
        <translation>{spent} + {universal} universell = {total}</translation>
    </message>
    <message>
        <source>{spent} influence spent, no limit</source>
        <translation>{spent} Einfluss ausgegeben, ohne Grenze</translation>
    </message>
    <message numerus="yes">
        <source>{limit} ({printed} printed, {n} copy on the list)</source>
        <comment>{limit} ({printed} printed, {n} copies on the list)</comment>
        <translation>
            <numerusform>{limit} ({printed} aufgedruckt, {n} Exemplar auf der Liste)</numerusform>
            <numerusform>{limit} ({printed} aufgedruckt, {n} Exemplare auf der Liste)</numerusform>
        </translation>
    </message>
    <message>
        <source>{spent} influence spent of {limit}</source>
        <translation>{spent} von {limit} Einfluss ausgegeben</translation>
    </message>
    <message>
        <source>{spent} influence spent of {limit}: {over} too many</source>
        <translation>{spent} von {limit} Einfluss ausgegeben: {over} zu viel</translation>
    </message>
    <message>
        <source>Create {event}</source>
        <translation>{event} anlegen</translation>
    </message>
    <message>
        <source>Change the event&apos;s details</source>
        <translation>Angaben zum Turnier ändern</translation>
    </message>
    <message>
        <source>as suggested</source>
        <extracomment>rounds or a cut</extracomment>
        <translation>wie vorgeschlagen</translation>
    </message>
    <message>
        <source>Announce rounds: {rounds}, cut: {cut}, {minutes} minutes</source>
        <translation>Ankündigen: Runden: {rounds}, Cut: {cut}, {minutes} Minuten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Change the rules profile to {profile}</source>
        <translation>Regelprofil auf {profile} ändern</translation>
    </message>
    <message>
        <source>Add {who}</source>
        <translation>{who} hinzufügen</translation>
    </message>
    <message>
        <source>Edit {who}</source>
        <translation>{who} bearbeiten</translation>
    </message>
    <message>
        <source>Rename {before} to {after}</source>
        <translation>{before} in {after} umbenennen</translation>
    </message>
    <message>
        <source>Remove {who}</source>
        <translation>{who} entfernen</translation>
    </message>
    <message>
        <source>Drop {who}</source>
        <translation>Ausstieg von {who}</translation>
    </message>
    <message>
        <source>Reinstate {who}</source>
        <translation>{who} wieder aufnehmen</translation>
    </message>
    <message>
        <source>Disqualify {who}</source>
        <translation>{who} disqualifizieren</translation>
    </message>
    <message>
        <source>Pair round {round}</source>
        <translation>Runde {round} paaren</translation>
    </message>
    <message>
        <source>Unpair round {round}</source>
        <translation>Paarung von Runde {round} aufheben</translation>
    </message>
    <message>
        <source>Swap {players} in round {round}</source>
        <translation>{players} in Runde {round} tauschen</translation>
    </message>
    <message>
        <source>Report {where}</source>
        <translation>Ergebnis {where}</translation>
    </message>
    <message>
        <source>{first} {result} {second}</source>
        <extracomment>two players with the result between them: Ada 2–0 Ben</extracomment>
        <translation>{first} {result} {second}</translation>
    </message>
    <message>
        <source>Report {where}: {score}</source>
        <translation>Ergebnis {where}: {score}</translation>
    </message>
    <message>
        <source>Correct {where}: {score} (was {before})</source>
        <translation>Korrektur {where}: {score} (war {before})</translation>
    </message>
    <message>
        <source>Clear the result of {where}</source>
        <translation>Ergebnis löschen: {where}</translation>
    </message>
    <message>
        <source>Penalty for {who}</source>
        <translation>Strafe für {who}</translation>
    </message>
    <message>
        <source>Watch {where} for slow play</source>
        <translation>Auf Zeitspiel beobachten: {where}</translation>
    </message>
    <message>
        <source>Stop watching {where} for slow play</source>
        <translation>Nicht mehr beobachten: {where}</translation>
    </message>
    <message>
        <source>Set the table numbers</source>
        <translation>Tischnummern festlegen</translation>
    </message>
    <message>
        <source>Cut to the top {size}</source>
        <translation>Cut auf die Top {size}</translation>
    </message>
    <message>
        <source>Cancel the cut</source>
        <translation>Cut aufheben</translation>
    </message>
    <message>
        <source>Withdraw game {game}</source>
        <translation>Spiel {game} zurückziehen</translation>
    </message>
    <message>
        <source>Withdraw {where}</source>
        <translation>Zurückziehen: {where}</translation>
    </message>
    <message>
        <source>Open the sides of {where}</source>
        <translation>Seiten wieder offen: {where}</translation>
    </message>
    <message>
        <source>{who} is Corp in game {game}</source>
        <translation>{who} ist Corp in Spiel {game}</translation>
    </message>
    <message>
        <source>{entering} plays in the cut for {leaving}</source>
        <translation>{entering} spielt im Cut für {leaving}</translation>
    </message>
    <message>
        <source>Keep the imported document</source>
        <translation>Das importierte Dokument aufbewahren</translation>
    </message>
    <message>
        <source>{act} – {reason}</source>
        <translation>{act} – {reason}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>Runde {round}, Tisch {table}</translation>
    </message>
    <message>
        <source>Add {count} players</source>
        <translation>{count} Personen hinzufügen</translation>
    </message>
    <message>
        <source>Import {event}</source>
        <translation>{event} importieren</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <translation>{first}; {next}</translation>
    </message>
    <message numerus="yes">
        <source>Round {rounds} would have been paired otherwise; the pairings stay as they were played.</source>
        <comment>Rounds {rounds} would have been paired otherwise; the pairings stay as they were played.</comment>
        <translation>
            <numerusform>Runde {rounds} wäre anders gepaart worden; die Paarungen bleiben, wie sie gespielt wurden.</numerusform>
            <numerusform>Die Runden {rounds} wären anders gepaart worden; die Paarungen bleiben, wie sie gespielt wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>By these standings the cut would have been seeded {players}; it stays as it was seeded.</source>
        <translation>Nach dieser Tabelle wäre der Cut so gesetzt worden: {players}. Er bleibt, wie er gesetzt wurde.</translation>
    </message>
    <message>
        <source>Undo: {act}</source>
        <translation>Zurückgenommen: {act}</translation>
    </message>
    <message>
        <source>Redo: {act}</source>
        <translation>Wiederholt: {act}</translation>
    </message>
    <message>
        <source>{count} acts, from “{first}” to “{last}”</source>
        <translation>{count} Schritte, von „{first}“ bis „{last}“</translation>
    </message>
    <message>
        <source>No round is paired yet, so there are no pairings to export.</source>
        <translation>Es ist noch keine Runde gepaart, also gibt es keine Paarungen zu exportieren.</translation>
    </message>
    <message>
        <source>There is no round {round}; the last is round {last}.</source>
        <translation>Es gibt keine Runde {round}; die letzte ist Runde {last}.</translation>
    </message>
    <message>
        <source>Could not write {file}: {error}. Make room or choose another folder.</source>
        <translation>{file} konnte nicht geschrieben werden: {error}. Schaffen Sie Platz oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Es gibt keine Datei {file}.</translation>
    </message>
    <message>
        <source>{file} is a folder; a file was expected.</source>
        <translation>{file} ist ein Ordner; erwartet wurde eine Datei.</translation>
    </message>
    <message>
        <source>Could not read {file}: {error}.</source>
        <translation>{file} konnte nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>{file} is larger than 64 MiB, which no event or list of players is.</source>
        <translation>{file} ist größer als 64 MiB; so groß ist kein Turnier und keine Personenliste.</translation>
    </message>
    <message>
        <source>Could not read {file} to its end.</source>
        <translation>{file} konnte nicht bis zum Ende gelesen werden.</translation>
    </message>
    <message>
        <source>{file} cannot be the name of a file.</source>
        <translation>{file} kann kein Dateiname sein.</translation>
    </message>
    <message>
        <source>{file} is a folder; the name of a file was expected.</source>
        <translation>{file} ist ein Ordner; erwartet wurde der Name einer Datei.</translation>
    </message>
    <message>
        <source>{file} is an event file and is not overwritten; choose another name.</source>
        <translation>{file} ist eine Turnierdatei und wird nicht überschrieben; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is no folder {folder}; create it or choose another one.</source>
        <translation>Es gibt keinen Ordner {folder}; legen Sie ihn an oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The rules profile {file} cannot be used: {error}. Correct it or move it away.</source>
        <translation>Das Regelprofil {file} ist nicht brauchbar: {error}. Berichtigen oder verschieben Sie es.</translation>
    </message>
    <message>
        <source>There is no rules profile &quot;{id}&quot;: choose {known}.</source>
        <translation>Es gibt kein Regelprofil „{id}“: Wählen Sie {known}.</translation>
    </message>
    <message>
        <source>There is no rules profile &quot;{id}&quot;: did you mean {near}?</source>
        <translation>Es gibt kein Regelprofil „{id}“: Meinten Sie {near}?</translation>
    </message>
    <message>
        <source>{profile} settles what a game is worth when time is called; choose a profile that leaves it to the organizer, such as nsg-dss.</source>
        <translation>{profile} legt fest, was eine Partie bei Zeitablauf wert ist; wählen Sie ein Profil, das dies der Turnierleitung überlässt, etwa nsg-dss.</translation>
    </message>
    <message>
        <source>When time is called, the player ahead must get at most {points} points, what a win is worth, and nobody more than he.</source>
        <translation>Wer bei Zeitablauf führt, darf höchstens {points} Punkte bekommen, so viel wie für einen Sieg, und niemand mehr als er.</translation>
    </message>
    <message>
        <source>This file holds an event already: choose another file.</source>
        <translation>Diese Datei enthält schon ein Turnier: Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>This file holds no event yet: create one first.</source>
        <translation>Diese Datei enthält noch kein Turnier: Legen Sie zuerst eines an.</translation>
    </message>
    <message>
        <source>The event has no name: give it one.</source>
        <translation>Das Turnier hat keinen Namen: Geben Sie ihm einen.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is not a date: write it as 2016-03-05.</source>
        <translation>„{text}“ ist kein Datum: Schreiben Sie es wie 2016-03-05.</translation>
    </message>
    <message>
        <source>{rounds} rounds cannot be announced: choose from {least} to {most}.</source>
        <translation>{rounds} Runden lassen sich nicht ankündigen: Wählen Sie {least} bis {most}.</translation>
    </message>
    <message>
        <source>A cut to the top {size} is not known: choose none, {sizes}.</source>
        <translation>Einen Cut auf die Top {size} gibt es nicht: Wählen Sie keinen, {sizes}.</translation>
    </message>
    <message>
        <source>Rounds of {minutes} minutes are not allowed: choose from {least} to {most}.</source>
        <translation>Runden von {minutes} Minuten sind nicht erlaubt: Wählen Sie {least} bis {most}.</translation>
    </message>
    <message>
        <source>The tournament has started, and this was announced before: give a reason for the change.</source>
        <translation>Das Turnier läuft, und dies war vorher angekündigt: Nennen Sie einen Grund für die Änderung.</translation>
    </message>
    <message>
        <source>The organizer of a premier event may not play in it: choose another tier or let him only organize.</source>
        <translation>Bei einem Premier-Turnier darf die Turnierleitung nicht mitspielen: Wählen Sie eine andere Stufe, oder sie leitet nur.</translation>
    </message>
    <message>
        <source>An organizer who plays needs a second one who rules at his tables: name him.</source>
        <translation>Spielt die Turnierleitung mit, entscheidet an ihren Tischen eine zweite Person: Nennen Sie diese.</translation>
    </message>
    <message>
        <source>Tables {first} to {last} are not a range: begin at 1 or above, ascend and do not overlap.</source>
        <translation>Die Tische {first} bis {last} sind kein Bereich: ab 1, aufsteigend und ohne Überschneidung.</translation>
    </message>
    <message>
        <source>Rounds were paired already, and the other rules profile plays another number of games a match: start a new event for it.</source>
        <translation>Es sind schon Runden gepaart, und das andere Regelprofil spielt eine andere Zahl von Partien je Match: Beginnen Sie dafür ein neues Turnier.</translation>
    </message>
    <message>
        <source>This file holds an event already: import into a new file.</source>
        <translation>Diese Datei enthält schon ein Turnier: Importieren Sie in eine neue.</translation>
    </message>
    <message>
        <source>The document contradicts itself ({text}): nothing was imported.</source>
        <translation>Das Dokument widerspricht sich ({text}): Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>A player has no name: give him one.</source>
        <translation>Ein Eintrag hat keinen Namen: Geben Sie einen an.</translation>
    </message>
    <message>
        <source>A name is not valid UTF-8: type it anew.</source>
        <translation>Ein Name ist kein gültiges UTF-8: Geben Sie ihn neu ein.</translation>
    </message>
    <message>
        <source>There is a player named {name} already: tell the two apart, for example by an initial.</source>
        <translation>{name} gibt es schon: Unterscheiden Sie die beiden, zum Beispiel durch einen Anfangsbuchstaben.</translation>
    </message>
    <message>
        <source>There is no player {who}: check the name.</source>
        <translation>{who} ist nicht angemeldet: Prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>{who} has been paired and cannot be removed: drop him instead.</source>
        <translation>{who} wurde schon gepaart und kann nicht entfernt werden: Vermerken Sie stattdessen den Ausstieg.</translation>
    </message>
    <message>
        <source>{who} has left the tournament: reinstate him first.</source>
        <translation>{who} ist ausgestiegen: Nehmen Sie die Person zuerst wieder auf.</translation>
    </message>
    <message>
        <source>{who} is in the tournament: there is nothing to undo.</source>
        <translation>{who} ist im Turnier: Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>{who} is disqualified: reinstate him first if that was a mistake.</source>
        <translation>{who} ist disqualifiziert: Nehmen Sie die Person zuerst wieder auf, wenn das ein Irrtum war.</translation>
    </message>
    <message>
        <source>{who} is named twice: name each player once.</source>
        <translation>{who} ist zweimal genannt: Nennen Sie jeden Namen einmal.</translation>
    </message>
    <message>
        <source>Table {table} is kept for {who} already: choose another.</source>
        <translation>Tisch {table} ist schon für {who} reserviert: Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Seat {seat} is taken by {who}: choose another.</source>
        <translation>Sitzplatz {seat} gehört {who}: Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>{byes} awarded byes are not possible: choose from 0 to {most}.</source>
        <translation>{byes} zugesprochene Freilose sind nicht möglich: Wählen Sie 0 bis {most}.</translation>
    </message>
    <message>
        <source>The first round is paired, so a bye can no longer be awarded to {who}: unpair it first or leave the byes as they are.</source>
        <translation>Die erste Runde ist gepaart, {who} kann kein Freilos mehr bekommen: Heben Sie die Paarung zuerst auf oder lassen Sie die Freilose, wie sie sind.</translation>
    </message>
    <message>
        <source>A penalty needs a reason: say what happened.</source>
        <translation>Eine Strafe braucht einen Grund: Schreiben Sie, was geschehen ist.</translation>
    </message>
    <message>
        <source>Table and seat numbers begin at 1, not {number}: correct it.</source>
        <translation>Tische und Sitzplätze zählen ab 1, nicht ab {number}: Berichtigen Sie die Nummer.</translation>
    </message>
    <message>
        <source>There is no round {round}: none is paired yet.</source>
        <translation>Es gibt keine Runde {round}: Noch ist keine gepaart.</translation>
    </message>
    <message>
        <source>There is no round {round}: the last one is {last}.</source>
        <translation>Es gibt keine Runde {round}: Die letzte ist {last}.</translation>
    </message>
    <message numerus="yes">
        <source>A round needs at least 2 active players, there is {n}: register more.</source>
        <comment>A round needs at least 2 active players, there are {n}: register more.</comment>
        <translation>
            <numerusform>Eine Runde braucht mindestens 2 aktive Personen, es ist {n}: Melden Sie weitere an.</numerusform>
            <numerusform>Eine Runde braucht mindestens 2 aktive Personen, es sind {n}: Melden Sie weitere an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of round {round} are missing at {tables}: report them before the next pairing.</source>
        <translation>Ergebnisse der Runde {round} fehlen an {tables}: Tragen Sie sie vor der nächsten Paarung ein.</translation>
    </message>
    <message>
        <source>A draft needs an even field, there are {players} players to pair: find one more, or confirm that one gets a bye.</source>
        <translation>Ein Draft braucht eine gerade Zahl, zu paaren sind {players}: Finden Sie noch jemanden, oder bestätigen Sie ein Freilos.</translation>
    </message>
    <message numerus="yes">
        <source>The first round of a draft is paired by seats, and {who} has none: enter the seats.</source>
        <comment>The first round of a draft is paired by seats, and {who} have none: enter the seats.</comment>
        <translation>
            <numerusform>Die erste Runde eines Drafts wird nach Sitzplätzen gepaart, und {who} hat keinen: Tragen Sie die Sitzplätze ein.</numerusform>
            <numerusform>Die erste Runde eines Drafts wird nach Sitzplätzen gepaart, und {who} haben keinen: Tragen Sie die Sitzplätze ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is locked to two opponents: keep one of the pairs.</source>
        <translation>{who} ist mit zwei Gegnern zusammengesetzt: Behalten Sie eine der Paarungen.</translation>
    </message>
    <message>
        <source>{who} has an awarded bye this round: unlock the pair.</source>
        <translation>{who} hat in dieser Runde ein zugesprochenes Freilos: Lösen Sie die Paarung.</translation>
    </message>
    <message>
        <source>{who} cannot be paired with himself: name two players.</source>
        <translation>{who} kann nicht gegen sich selbst gepaart werden: Nennen Sie zwei Personen.</translation>
    </message>
    <message>
        <source>The cut has begun, Swiss rounds are over: nothing can be paired or moved here.</source>
        <translation>Der Cut hat begonnen, die Schweizer Runden sind vorbei: Hier lässt sich nichts mehr paaren oder versetzen.</translation>
    </message>
    <message>
        <source>No round is paired yet: pair one first.</source>
        <translation>Noch ist keine Runde gepaart: Paaren Sie zuerst eine.</translation>
    </message>
    <message>
        <source>Players can be moved in the last round only, round {round} has been followed by others: correct its results instead.</source>
        <translation>Versetzen lässt sich nur in der letzten Runde, auf Runde {round} folgten andere: Korrigieren Sie stattdessen ihre Ergebnisse.</translation>
    </message>
    <message>
        <source>Round {round} has results at {tables}: confirm that they shall be discarded.</source>
        <translation>Runde {round} hat Ergebnisse an {tables}: Bestätigen Sie, dass sie verworfen werden.</translation>
    </message>
    <message>
        <source>Name two different players to swap, not {who} twice.</source>
        <translation>Nennen Sie zwei verschiedene Personen zum Tauschen, nicht zweimal {who}.</translation>
    </message>
    <message>
        <source>Both sit at {tables} already: name players of two tables.</source>
        <translation>Beide sitzen schon an {tables}: Nennen Sie Personen von zwei Tischen.</translation>
    </message>
    <message>
        <source>There is a result at {tables} already: clear it before moving its players.</source>
        <translation>An {tables} gibt es schon ein Ergebnis: Löschen Sie es, bevor Sie jemanden versetzen.</translation>
    </message>
    <message>
        <source>{who} does not play at that table: name one of its players.</source>
        <translation>{who} spielt nicht an diesem Tisch: Nennen Sie jemanden, der dort spielt.</translation>
    </message>
    <message>
        <source>{points} agenda points are not possible{where}: enter from {least} to {most}.</source>
        <translation>{points} Agendapunkte sind nicht möglich{where}: Geben Sie {least} bis {most} ein.</translation>
    </message>
    <message>
        <source>{points} agenda points win a game{where}: {enough} are enough, so enter a win for that side.</source>
        <translation>{points} Agendapunkte gewinnen eine Partie{where}: {enough} genügen, geben Sie also einen Sieg für diese Seite ein.</translation>
    </message>
    <message>
        <source>The winner does not fit the agenda points{where}: correct one of them.</source>
        <translation>Der Sieg passt nicht zu den Agendapunkten{where}: Berichtigen Sie eines von beiden.</translation>
    </message>
    <message>
        <source> ({tables})</source>
        <extracomment>stands behind other words: &quot;Both players cannot win the same game (table 3): …&quot;</extracomment>
        <translation> ({tables})</translation>
    </message>
    <message>
        <source>There is no {tables} in round {round}: check the number.</source>
        <translation>In Runde {round} gibt es nicht: {tables}. Prüfen Sie die Nummer.</translation>
    </message>
    <message>
        <source>Table {table} is a bye, its points are fixed: there is nothing to report.</source>
        <translation>Tisch {table} ist ein Freilos, die Punkte stehen fest: Es gibt nichts einzutragen.</translation>
    </message>
    <message>
        <source>Both players cannot win the same game{where}: check the slip.</source>
        <translation>Dieselbe Partie können nicht beide gewinnen{where}: Prüfen Sie den Zettel.</translation>
    </message>
    <message numerus="yes">
        <source>A match has {n} game{where}: take away what is too much.</source>
        <comment>A match has {n} games{where}: take away what is too much.</comment>
        <translation>
            <numerusform>Ein Match hat {n} Partie{where}: Streichen Sie, was zu viel ist.</numerusform>
            <numerusform>Ein Match hat {n} Partien{where}: Streichen Sie, was zu viel ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pairing settled the sides of this game otherwise{where}: look at the pairing for who is Corp.</source>
        <translation>Die Paarung hat die Seiten dieser Partie anders festgelegt{where}: Sehen Sie in der Paarung nach, wer Corp ist.</translation>
    </message>
    <message>
        <source>An agreed result ({what}) is not allowed by the profile {profile}{where}: enter what was played, or override with a reason.</source>
        <translation>Ein vereinbartes Ergebnis ({what}) erlaubt das Profil {profile} nicht{where}: Geben Sie ein, was gespielt wurde, oder setzen Sie sich mit einem Grund darüber hinweg.</translation>
    </message>
    <message>
        <source>Totals without games come from imports only{where}: enter the games.</source>
        <translation>Summen ohne Partien kommen nur aus Importen{where}: Geben Sie die Partien ein.</translation>
    </message>
    <message>
        <source>There is no result at {tables} yet: nothing to clear.</source>
        <translation>An {tables} gibt es noch kein Ergebnis: Es gibt nichts zu löschen.</translation>
    </message>
    <message>
        <source>No result was given{where}: enter the games.</source>
        <translation>Es wurde kein Ergebnis angegeben{where}: Geben Sie die Partien ein.</translation>
    </message>
    <message>
        <source>There is no cut with a bracket here: begin one first.</source>
        <translation>Hier gibt es keinen Cut mit Turnierbaum: Beginnen Sie zuerst einen.</translation>
    </message>
    <message>
        <source>No cut is announced or suggested for this field: say how many players it takes.</source>
        <translation>Für dieses Feld ist kein Cut angekündigt oder vorgeschlagen: Geben Sie an, wie viele hineinkommen.</translation>
    </message>
    <message>
        <source>A top {size} has no bracket of that kind: choose single elimination.</source>
        <translation>Eine Top {size} hat keinen solchen Turnierbaum: Wählen Sie einfaches K.-o.</translation>
    </message>
    <message>
        <source>The profile {profile} has no cut: name the form to play one all the same.</source>
        <translation>Das Profil {profile} kennt keinen Cut: Nennen Sie die Form, um dennoch einen zu spielen.</translation>
    </message>
    <message numerus="yes">
        <source>A cut to the top {size} needs as many active players, there is {n}: choose a smaller one.</source>
        <comment>A cut to the top {size} needs as many active players, there are {n}: choose a smaller one.</comment>
        <translation>
            <numerusform>Ein Cut auf die Top {size} braucht so viele aktive Personen, es ist {n}: Wählen Sie einen kleineren.</numerusform>
            <numerusform>Ein Cut auf die Top {size} braucht so viele aktive Personen, es sind {n}: Wählen Sie einen kleineren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seed is named for a cut to the top {size}: name as many.</source>
        <comment>{n} seeds are named for a cut to the top {size}: name as many.</comment>
        <translation>
            <numerusform>{n} Setzplatz ist für einen Cut auf die Top {size} genannt: Nennen Sie ebenso viele.</numerusform>
            <numerusform>{n} Setzplätze sind für einen Cut auf die Top {size} genannt: Nennen Sie ebenso viele.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cut has results in {games}: confirm that they shall be discarded.</source>
        <translation>Der Cut hat Ergebnisse in {games}: Bestätigen Sie, dass sie verworfen werden.</translation>
    </message>
    <message>
        <source>{leaving} is seeded and has not played in the cut yet: confirm that {entering}, next in standings, plays for him.</source>
        <translation>{leaving} ist gesetzt und hat im Cut noch nicht gespielt: Bestätigen Sie, dass {entering} nachrückt, in der Tabelle als Nächstes an der Reihe.</translation>
    </message>
    <message>
        <source>The games of the cut are paired as soon as their players are known: the cut is over.</source>
        <translation>Die Spiele des Cuts werden gepaart, sobald feststeht, wer spielt: Der Cut ist vorbei.</translation>
    </message>
    <message>
        <source>The games of the cut are paired as soon as their players are known: report {games}.</source>
        <translation>Die Spiele des Cuts werden gepaart, sobald feststeht, wer spielt: Tragen Sie {games} ein.</translation>
    </message>
    <message>
        <source>There is no game {game} in this cut: its games are 1 to {last}.</source>
        <translation>In diesem Cut gibt es kein Spiel {game}: Es sind die Spiele 1 bis {last}.</translation>
    </message>
    <message>
        <source>Game {game} waits for {games}: report that first.</source>
        <translation>Spiel {game} wartet auf {games}: Tragen Sie das zuerst ein.</translation>
    </message>
    <message>
        <source>The first final decided the cut, there is no game {game}: correct the final if it was reported wrongly.</source>
        <translation>Das erste Finale hat den Cut entschieden, es gibt kein Spiel {game}: Korrigieren Sie das Finale, wenn es falsch eingetragen wurde.</translation>
    </message>
    <message>
        <source>Game {game} has a result already: clear it before changing the sides.</source>
        <translation>Spiel {game} hat schon ein Ergebnis: Löschen Sie es, bevor Sie die Seiten ändern.</translation>
    </message>
    <message>
        <source>This would bring other players together in {games}: confirm that the results there shall be discarded and the games played again.</source>
        <translation>Dadurch träfen in {games} andere aufeinander: Bestätigen Sie, dass die Ergebnisse dort verworfen und die Spiele neu gespielt werden.</translation>
    </message>
    <message>
        <source>Nobody chooses sides in game {game}: they follow from the sides played before.</source>
        <translation>In Spiel {game} wählt niemand die Seiten: Sie folgen aus den vorher gespielten.</translation>
    </message>
    <message>
        <source>{who} does not play game {game}: name one of its players as the Corp.</source>
        <translation>{who} spielt nicht in Spiel {game}: Nennen Sie als Corp jemanden, der dort spielt.</translation>
    </message>
    <message>
        <source>Game {game} needs a winner: a game of the cut cannot be drawn or left out.</source>
        <translation>Spiel {game} braucht einen Sieg: Im Cut gibt es kein Unentschieden und kein Auslassen.</translation>
    </message>
    <message>
        <source>The final is played without a clock, no game of it ends at time: enter who won.</source>
        <translation>Das Finale wird ohne Uhr gespielt, keine Partie endet durch Zeitablauf: Geben Sie ein, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>Nothing was entered: expected {expected}.</source>
        <translation>Es wurde nichts eingegeben; erwartet wird: {expected}.</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; cannot be read as a result: expected {expected}.</source>
        <translation>„{word}“ ist als Ergebnis nicht lesbar; erwartet wird: {expected}.</translation>
    </message>
    <message>
        <source>gap {gap}: {players} on {points}</source>
        <translation>Abstand {gap}: {players} bei {points}</translation>
    </message>
    <message numerus="yes">
        <source>{n} player</source>
        <comment>{n} players</comment>
        <translation>
            <numerusform>{n} Person</numerusform>
            <numerusform>{n} Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} point</source>
        <comment>{n} points</comment>
        <extracomment>behind &quot;on&quot;: 9 players on 6 points</extracomment>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: awarded</source>
        <translation>Freilos: zugesprochen</translation>
    </message>
    <message>
        <source>bye: last without one</source>
        <translation>Freilos: letzter Platz ohne bisheriges Freilos</translation>
    </message>
    <message numerus="yes">
        <source>bye: lowest who leaves the others without a rematch ({n} lower player could not)</source>
        <comment>bye: lowest who leaves the others without a rematch ({n} lower players could not)</comment>
        <translation>
            <numerusform>Freilos: niedrigster Platz, der den anderen Wiederholungen erspart ({n} Platz darunter täte es nicht)</numerusform>
            <numerusform>Freilos: niedrigster Platz, der den anderen Wiederholungen erspart ({n} Plätze darunter täten es nicht)</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: everybody who could take it has had one</source>
        <translation>Freilos: Alle, die es bekommen könnten, hatten schon eines</translation>
    </message>
    <message>
        <source>{who} is Corp: balance of sides {own} against {other}</source>
        <translation>{who} ist Corp: Seitenbilanz {own} gegen {other}</translation>
    </message>
    <message>
        <source>second meeting, sides swapped</source>
        <translation>zweite Begegnung, Seiten getauscht</translation>
    </message>
    <message>
        <source>sides drawn at random</source>
        <translation>Seiten ausgelost</translation>
    </message>
    <message>
        <source>{who}, the higher seed, chose the sides</source>
        <translation>{who}, höher gesetzt, hat die Seiten gewählt</translation>
    </message>
    <message>
        <source>{who} is Corp: games as Corp less games as Runner in the cut {own}, the opponent&apos;s {other}</source>
        <translation>{who} ist Corp: Partien als Corp minus Partien als Runner im Cut {own}, auf der Gegenseite {other}</translation>
    </message>
    <message>
        <source>{who} is Corp: both have played the same side less; games as Corp less games as Runner in the cut {own}, the opponent&apos;s {other}</source>
        <translation>{who} ist Corp: Beide haben dieselbe Seite seltener gespielt; Partien als Corp minus Partien als Runner im Cut {own}, auf der Gegenseite {other}</translation>
    </message>
    <message>
        <source>{who} is Corp: the sides of the first final are exchanged</source>
        <translation>{who} ist Corp: Die Seiten des ersten Finales werden getauscht</translation>
    </message>
    <message>
        <source>sides drawn by the players</source>
        <translation>Seiten von den Beteiligten ausgelost</translation>
    </message>
    <message>
        <source>The cut: {who} is seeded twice or not a player of the event.</source>
        <translation>Der Cut: {who} ist zweimal gesetzt oder nicht im Turnier.</translation>
    </message>
    <message>
        <source>{where}: the bracket brings others together here than {who} and this opponent.</source>
        <translation>{where}: Der Turnierbaum bringt hier andere zusammen als {who} und diesen Gegner.</translation>
    </message>
    <message>
        <source>{where}: the sides of {who}&apos;s game are not what the rule gives.</source>
        <translation>{where}: Die Seiten im Spiel von {who} sind nicht die, die die Regel ergibt.</translation>
    </message>
    <message>
        <source>Round {round}, game {game} of the cut: its players are known, and they sit nowhere.</source>
        <translation>Runde {round}, Spiel {game} des Cuts: Es steht fest, wer spielt, aber niemand sitzt dort.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Runde {round}, Tisch {table}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>number {id}</source>
        <translation>Nummer {id}</translation>
    </message>
    <message>
        <source>random first round</source>
        <translation>zufällige erste Runde</translation>
    </message>
    <message numerus="yes">
        <source>both on {n} point</source>
        <comment>both on {n} points</comment>
        <translation>
            <numerusform>beide bei {n} Punkt</numerusform>
            <numerusform>beide bei {n} Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} floated from {points}</source>
        <translation>{who} heruntergelost von {points}</translation>
    </message>
    <message>
        <source>{who} floated from {points}, for the second time running</source>
        <translation>{who} heruntergelost von {points}, zum zweiten Mal nacheinander</translation>
    </message>
    <message numerus="yes">
        <source>first round of a draft: {n} seat apart</source>
        <comment>first round of a draft: {n} seats apart</comment>
        <translation>
            <numerusform>erste Runde eines Drafts: {n} Sitzplatz entfernt</numerusform>
            <numerusform>erste Runde eines Drafts: {n} Sitzplätze entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>put together by the organizer</source>
        <translation>von der Turnierleitung zusammengesetzt</translation>
    </message>
    <message>
        <source>{who} was moved here by the organizer</source>
        <translation>{who} wurde von der Turnierleitung hierher versetzt</translation>
    </message>
    <message>
        <source>rematch: they meet {count} times</source>
        <translation>Wiederholung: Begegnung Nr. {count}</translation>
    </message>
    <message>
        <source>asked to keep apart, but it could not be done</source>
        <translation>sollten getrennt bleiben, das ging aber nicht</translation>
    </message>
    <message>
        <source>paired by another program</source>
        <translation>von einem anderen Programm gepaart</translation>
    </message>
    <message>
        <source>{first} and {second} meet {count} times</source>
        <translation>{first} und {second} treffen sich {count}-mal</translation>
    </message>
    <message>
        <source>{first} gets a second bye</source>
        <translation>{first} bekommt ein zweites Freilos</translation>
    </message>
    <message>
        <source>{first} and {second} meet although they were to be kept apart</source>
        <translation>{first} und {second} treffen sich, obwohl sie getrennt bleiben sollten</translation>
    </message>
    <message>
        <source>{where}: {who} sits at two tables.</source>
        <translation>{where}: {who} sitzt an zwei Tischen.</translation>
    </message>
    <message>
        <source>{where}: there is no player {who}.</source>
        <translation>{where}: {who} ist nicht angemeldet.</translation>
    </message>
    <message>
        <source>{where}: {who} was in the tournament and sits nowhere.</source>
        <translation>{where}: {who} war im Turnier und sitzt nirgends.</translation>
    </message>
    <message>
        <source>{where}: the table is used twice.</source>
        <translation>{where}: Der Tisch ist doppelt vergeben.</translation>
    </message>
    <message>
        <source>{where}: {who} met this opponent before, and the round does not say so.</source>
        <translation>{where}: {who} hat schon gegen diesen Gegner gespielt, und die Runde sagt es nicht.</translation>
    </message>
    <message>
        <source>{where}: {who} has a second bye, and the round does not say so.</source>
        <translation>{where}: {who} hat ein zweites Freilos, und die Runde sagt es nicht.</translation>
    </message>
    <message>
        <source>{where}: the profile {profile} cannot give this result.</source>
        <translation>{where}: Das Profil {profile} kann dieses Ergebnis nicht ergeben.</translation>
    </message>
    <message>
        <source>{where}: the sides of the games contradict.</source>
        <translation>{where}: Die Seiten der Partien widersprechen sich.</translation>
    </message>
    <message>
        <source>{where}: the seed is not the tournament&apos;s.</source>
        <translation>{where}: Die Zufallszahl ist nicht die des Turniers.</translation>
    </message>
    <message>
        <source>{where}: a broken rule is listed that was kept ({who}).</source>
        <translation>{where}: Als gebrochen ist eine Regel vermerkt, die eingehalten wurde ({who}).</translation>
    </message>
    <message>
        <source>Collect both decklists of every player.</source>
        <translation>Sammeln Sie von allen beide Decklisten ein.</translation>
    </message>
    <message>
        <source>Check sleeves: alternate art needs art or opaque sleeves.</source>
        <translation>Prüfen Sie die Hüllen: Alternative Kartenbilder brauchen bedruckte oder blickdichte Hüllen.</translation>
    </message>
    <message>
        <source>The organizer plays: name and announce a second one who rules at his tables.</source>
        <translation>Die Turnierleitung spielt mit: Nennen und verkünden Sie eine zweite Person, die an ihren Tischen entscheidet.</translation>
    </message>
    <message>
        <source>The organizer of this tier may not play.</source>
        <translation>Auf dieser Stufe darf die Turnierleitung nicht mitspielen.</translation>
    </message>
    <message>
        <source>Fewer than 4 players are registered for this tier.</source>
        <translation>Für diese Stufe sind weniger als 4 Personen angemeldet.</translation>
    </message>
    <message>
        <source>Premier events are expected to have a cut.</source>
        <translation>Bei Premier-Turnieren wird ein Cut erwartet.</translation>
    </message>
    <message>
        <source>A cut is unusual at a casual event.</source>
        <translation>Ein Cut ist bei einem Casual-Turnier unüblich.</translation>
    </message>
    <message>
        <source>This strength of schedule differs from the printed one: tell the players.</source>
        <translation>Diese Gegnerwertung (SoS) weicht von der gedruckten ab: Sagen Sie es den Anwesenden.</translation>
    </message>
    <message>
        <source>The rules say 40 minutes for a round of the cut in one place and 35 for a game in another: announce which.</source>
        <translation>Die Regeln nennen an einer Stelle 40 Minuten für eine Runde des Cuts und an einer anderen 35 für eine Partie: Kündigen Sie an, was gilt.</translation>
    </message>
    <message>
        <source>A draft needs an even number of players.</source>
        <translation>Ein Draft braucht eine gerade Zahl von Personen.</translation>
    </message>
    <message>
        <source>Announce rounds, cut and length of rounds before the start.</source>
        <translation>Kündigen Sie Runden, Cut und Rundendauer vor dem Beginn an.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>write-protected</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Entry {entry} is not followed by anything that could be undone.</source>
        <translation>Auf Eintrag {entry} folgt nichts, was zurückgenommen werden könnte.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The event file</source>
        <translation>Die Turnierdatei</translation>
    </message>
    <message>
        <source> ({detail})</source>
        <extracomment>stands behind other words: &quot;race.arbiter is damaged (page 3): …&quot;</extracomment>
        <translation> ({detail})</translation>
    </message>
    <message>
        <source>{file} does not exist: check the path.</source>
        <translation>{file} gibt es nicht: Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>{file} exists already: choose another name.</source>
        <translation>{file} gibt es schon: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} is not an Arbiter event{detail}: open an .arbiter file, or import files of other programs.</source>
        <translation>{file} ist kein Turnier von Arbiter{detail}: Öffnen Sie eine .arbiter-Datei, oder importieren Sie Dateien anderer Programme.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of Arbiter{detail}: update this one to open it.</source>
        <translation>{file} stammt von einer neueren Version von Arbiter{detail}: Aktualisieren Sie diese, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>{file} holds an act that this version does not know{detail}: it can be looked at up to there; update Arbiter to go on with it.</source>
        <translation>{file} enthält einen Schritt, den diese Version nicht kennt{detail}: Bis dahin lässt sich die Datei ansehen; aktualisieren Sie Arbiter, um weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>{file} is damaged{detail}: open the newest backup, or save what can be read with salvage.</source>
        <translation>{file} ist beschädigt{detail}: Öffnen Sie die neueste Sicherung, oder retten Sie, was lesbar ist.</translation>
    </message>
    <message>
        <source>{file} was altered: entry {entry} of its journal does not fit the ones before{detail}; open the newest backup, or save what can be read with salvage.</source>
        <translation>{file} wurde verändert: Eintrag {entry} des Journals passt nicht zu den früheren{detail}; öffnen Sie die neueste Sicherung, oder retten Sie, was lesbar ist.</translation>
    </message>
    <message>
        <source>{file} cannot be written{detail}: copy it to a place that can.</source>
        <translation>{file} ist nicht beschreibbar{detail}: Kopieren Sie die Datei an einen Ort, der es ist.</translation>
    </message>
    <message>
        <source>{file} is held by another program{detail}: close it there and try again.</source>
        <translation>{file} wird von einem anderen Programm festgehalten{detail}: Schließen Sie die Datei dort, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The disk is full, nothing was changed in {file}: free some space and try again.</source>
        <translation>Der Datenträger ist voll, in {file} wurde nichts geändert: Schaffen Sie Platz, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>{file} could not be read or written{detail}: nothing was changed; check the disk and try again.</source>
        <translation>{file} konnte nicht gelesen oder geschrieben werden{detail}: Es wurde nichts geändert; prüfen Sie den Datenträger, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Another program changed {file} at the same moment: try again.</source>
        <translation>Ein anderes Programm hat {file} im selben Augenblick geändert: Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>{file} holds tables that are not Arbiter&apos;s{detail}: do not trust it; open a backup.</source>
        <translation>{file} enthält Tabellen, die nicht von Arbiter sind{detail}: Trauen Sie der Datei nicht; öffnen Sie eine Sicherung.</translation>
    </message>
    <message>
        <source>{file} could not be used.</source>
        <translation>{file} ist nicht brauchbar.</translation>
    </message>
    <message>
        <source>No backup could be made, the event itself is safe. {why}</source>
        <translation>Es konnte keine Sicherung angelegt werden, das Turnier selbst ist sicher. {why}</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} und {last}</translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <translation>{list} oder {last}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <comment>{n} more</comment>
        <extracomment>the end of a list of numbers: tables 1, 2 and 5 more</extracomment>
        <translation>
            <numerusform>{n} weiteren</numerusform>
            <numerusform>{n} weiteren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table {numbers}</source>
        <comment>tables {numbers}</comment>
        <translation>
            <numerusform>Tisch {numbers}</numerusform>
            <numerusform>Tisch {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game {numbers}</source>
        <comment>games {numbers}</comment>
        <translation>
            <numerusform>Spiel {numbers}</numerusform>
            <numerusform>Spiel {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>Change how decks are judged</source>
        <translation>Deckprüfung ändern</translation>
    </message>
    <message>
        <source>Replace {list}</source>
        <translation>{list} ersetzen</translation>
    </message>
    <message>
        <source>Take {list}</source>
        <translation>{list} annehmen</translation>
    </message>
    <message>
        <source>Remove {list}</source>
        <translation>{list} entfernen</translation>
    </message>
    <message>
        <source>Lock all decklists</source>
        <translation>Alle Decklisten sperren</translation>
    </message>
    <message>
        <source>Lock the decklists of {whom}</source>
        <translation>Decklisten sperren: {whom}</translation>
    </message>
    <message>
        <source>Unlock all decklists</source>
        <translation>Alle Decklisten freigeben</translation>
    </message>
    <message>
        <source>Unlock the decklists of {whom}</source>
        <translation>Decklisten freigeben: {whom}</translation>
    </message>
    <message>
        <source>Accept {list} in spite of the rules</source>
        <translation>{list} trotz der Regeln gelten lassen</translation>
    </message>
    <message>
        <source>No longer accept {list} in spite of the rules</source>
        <translation>{list} nicht mehr trotz der Regeln gelten lassen</translation>
    </message>
    <message>
        <source>Draw {whom} for deck checks</source>
        <translation>Für Deckprüfungen ausgelost: {whom}</translation>
    </message>
    <message>
        <source>Check {list}: in order</source>
        <translation>Geprüft: {list}: in Ordnung</translation>
    </message>
    <message>
        <source>Check {list}: differs</source>
        <translation>Geprüft: {list}: weicht ab</translation>
    </message>
    <message>
        <source>{who}&apos;s Corp list</source>
        <translation>Corp-Liste von {who}</translation>
    </message>
    <message>
        <source>{who}&apos;s Runner list</source>
        <translation>Runner-Liste von {who}</translation>
    </message>
    <message>
        <source>All lists are locked, because no card may be changed during the tournament: give a reason for the exception.</source>
        <translation>Alle Listen sind gesperrt, weil während des Turniers keine Karte getauscht werden darf: Nennen Sie einen Grund für die Ausnahme.</translation>
    </message>
    <message>
        <source>The lists of {who} are locked, because no card may be changed during the tournament: give a reason for the exception.</source>
        <translation>Die Listen von {who} sind gesperrt, weil während des Turniers keine Karte getauscht werden darf: Nennen Sie einen Grund für die Ausnahme.</translation>
    </message>
    <message>
        <source>All lists are locked already: there is nothing to do.</source>
        <translation>Alle Listen sind schon gesperrt: Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>The lists of {who} are locked already: there is nothing to do.</source>
        <translation>Die Listen von {who} sind schon gesperrt: Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>No list is locked: there is nothing to do.</source>
        <translation>Keine Liste ist gesperrt: Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>The lists of {who} are not locked: there is nothing to do.</source>
        <translation>Die Listen von {who} sind nicht gesperrt: Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>{who} has handed in no {side} list: take it first.</source>
        <translation>{who} hat keine {side}-Liste abgegeben: Nehmen Sie sie zuerst an.</translation>
    </message>
    <message>
        <source>Two lists were given as the {side} list of {who}: choose one.</source>
        <translation>Als {side}-Liste von {who} wurden zwei Listen angegeben: Wählen Sie eine.</translation>
    </message>
    <message>
        <source>The {side} list of {who} names no card: give the name and number of each.</source>
        <translation>Die {side}-Liste von {who} nennt keine Karte: Geben Sie zu jeder Name und Anzahl an.</translation>
    </message>
    <message>
        <source>The {side} list of {who} is not a text of a decklist&apos;s length: hand in another file.</source>
        <translation>Die {side}-Liste von {who} ist kein Text von der Länge einer Deckliste: Geben Sie eine andere Datei ab.</translation>
    </message>
    <message>
        <source>{number} copies of &quot;{card}&quot; cannot be in the list of {who}: correct the number.</source>
        <translation>{number} Exemplare von „{card}“ können nicht in der Liste von {who} stehen: Berichtigen Sie die Anzahl.</translation>
    </message>
    <message>
        <source>A list that stands although it breaks a rule needs a reason: say why.</source>
        <translation>Eine Liste, die trotz eines Regelverstoßes gilt, braucht einen Grund: Schreiben Sie, warum.</translation>
    </message>
    <message>
        <source>The {side} list of {who} was not accepted in spite of the rules: there is nothing to take back.</source>
        <translation>Die {side}-Liste von {who} gilt nicht trotz der Regeln: Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>The deck of {who} differs from the list: note what differs.</source>
        <translation>Das Deck von {who} weicht von der Liste ab: Notieren Sie, worin.</translation>
    </message>
    <message>
        <source>{number} players cannot be drawn: choose from 1 to {most}.</source>
        <translation>{number} Personen lassen sich nicht auslosen: Wählen Sie 1 bis {most}.</translation>
    </message>
    <message>
        <source>corp, runner, time:C-R, draw or unplayed</source>
        <translation>corp, runner, time:C-R, draw oder unplayed</translation>
    </message>
    <message>
        <source>the loser&apos;s agenda points, or agenda, flatline, empty-rnd or concession</source>
        <translation>die Agendapunkte der Gegenseite, oder agenda, flatline, empty-rnd oder concession</translation>
    </message>
    <message>
        <source>time:C-R with the agenda points of Corp and Runner, for example time:3-2</source>
        <translation>time:C-R mit den Agendapunkten von Corp und Runner, zum Beispiel time:3-2</translation>
    </message>
    <message>
        <source>each game once</source>
        <translation>jede Partie einmal</translation>
    </message>
    <message>
        <source>winner=p1 or winner=p2</source>
        <translation>winner=p1 oder winner=p2</translation>
    </message>
    <message>
        <source>a result of two games: p1corp=… p2corp=…, or 2-0, 1-1, 0-2</source>
        <translation>ein Ergebnis aus zwei Partien: p1corp=… p2corp=…, oder 2-0, 1-1, 0-2</translation>
    </message>
    <message>
        <source>p1corp=time:C-R, because no sides are settled at this table</source>
        <translation>p1corp=time:C-R, weil an diesem Tisch keine Seiten feststehen</translation>
    </message>
    <message>
        <source>two-for-one=p1 or two-for-one=p2</source>
        <translation>two-for-one=p1 oder two-for-one=p2</translation>
    </message>
    <message>
        <source>no-show=p1:5 or no-show=p1:10</source>
        <translation>no-show=p1:5 oder no-show=p1:10</translation>
    </message>
    <message>
        <source>loss=p1:game or loss=p1:match</source>
        <translation>loss=p1:game oder loss=p1:match</translation>
    </message>
    <message>
        <source>the two games of the match ahead of its third</source>
        <translation>die zwei Partien des Matches vor der dritten</translation>
    </message>
    <message>
        <source>id alone: an intentional draw is agreed without playing</source>
        <translation>id allein: Ein Intentional Draw wird ohne Spiel vereinbart</translation>
    </message>
    <message>
        <source>two-for-one=p1, or two-for-one p1corp=corp with the game that was played</source>
        <translation>two-for-one=p1, oder two-for-one p1corp=corp mit der gespielten Partie</translation>
    </message>
    <message>
        <source>The clock of round {round} does not run: start it first.</source>
        <translation>Die Uhr von Runde {round} läuft nicht: Starten Sie sie zuerst.</translation>
    </message>
    <message>
        <source>The clock of round {round} was started already: extend it, or stop it and start anew.</source>
        <translation>Die Uhr von Runde {round} wurde schon gestartet: Verlängern Sie, oder halten Sie sie an und beginnen neu.</translation>
    </message>
    <message>
        <source>The clock of round {round} is paused already: resume it to let it run on.</source>
        <translation>Die Uhr von Runde {round} ist schon angehalten: Setzen Sie fort, damit sie weiterläuft.</translation>
    </message>
    <message>
        <source>The clock of round {round} runs: pause it first.</source>
        <translation>Die Uhr von Runde {round} läuft: Halten Sie sie zuerst an.</translation>
    </message>
    <message>
        <source>The final (round {round}) has no time limit: start its clock without a length; it has no minutes to change.</source>
        <translation>Das Finale (Runde {round}) hat keine Zeitgrenze: Starten Sie seine Uhr ohne Dauer; es gibt keine Minuten zu ändern.</translation>
    </message>
    <message>
        <source>The round would last {minutes} minutes: choose what leaves {least} to {most}.</source>
        <translation>Die Runde würde {minutes} Minuten dauern: Wählen Sie so, dass {least} bis {most} bleiben.</translation>
    </message>
    <message>
        <source>That makes {minutes} minutes of extra time ({tables}): choose what leaves 0 to {most}.</source>
        <translation>Das ergibt {minutes} Minuten Zusatzzeit ({tables}): Wählen Sie so, dass 0 bis {most} bleiben.</translation>
    </message>
    <message>
        <source>Extra time needs a reason: say what kept {tables}.</source>
        <translation>Zusatzzeit braucht einen Grund: Schreiben Sie, was aufgehalten hat ({tables}).</translation>
    </message>
    <message>
        <source>This final has no time limit: play it to the end.</source>
        <translation>Dieses Finale hat keine Zeitgrenze: Es wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>The player whose turn it is finishes it.</source>
        <translation>Wer am Zug ist, beendet den Zug.</translation>
    </message>
    <message>
        <source>The opponent then takes one last turn; a win in either turn still counts.</source>
        <translation>Dann hat die Gegenseite einen letzten Zug; ein Sieg in einem der beiden Züge zählt noch.</translation>
    </message>
    <message>
        <source>Without a winner: points for more agenda points {ahead}, for fewer {behind}.</source>
        <translation>Ohne Sieg: Punkte für mehr Agendapunkte {ahead}, für weniger {behind}.</translation>
    </message>
    <message numerus="yes">
        <source>Equal agenda points: {n} point each.</source>
        <comment>Equal agenda points: {n} points each.</comment>
        <translation>
            <numerusform>Gleich viele Agendapunkte: je {n} Punkt.</numerusform>
            <numerusform>Gleich viele Agendapunkte: je {n} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a winner: {n} point each, and everybody counts the own agenda points as match points.</source>
        <comment>Without a winner: {n} points each, and everybody counts the own agenda points as match points.</comment>
        <translation>
            <numerusform>Ohne Sieg: je {n} Punkt, und alle zählen die eigenen Agendapunkte als Matchpunkte.</numerusform>
            <numerusform>Ohne Sieg: je {n} Punkte, und alle zählen die eigenen Agendapunkte als Matchpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A second game in which the Corp has not yet drawn for its first turn gives nobody anything.</source>
        <translation>Eine zweite Partie, in der die Corp noch nicht für ihren ersten Zug gezogen hat, gibt niemandem etwas.</translation>
    </message>
    <message>
        <source>Without a winner, more agenda points win the game.</source>
        <translation>Ohne Sieg gewinnen mehr Agendapunkte die Partie.</translation>
    </message>
    <message>
        <source>With equal agenda points the higher seed wins.</source>
        <translation>Bei gleich vielen Agendapunkten gewinnt der höhere Setzplatz.</translation>
    </message>
    <message>
        <source>A match tied on match points goes to the higher seed.</source>
        <translation>Ein nach Matchpunkten unentschiedenes Match geht an den höheren Setzplatz.</translation>
    </message>
    <message>
        <source>Start the clock of round {round}: {minutes} minutes</source>
        <translation>Uhr von Runde {round} starten: {minutes} Minuten</translation>
    </message>
    <message>
        <source>Start the clock of round {round} without a limit</source>
        <translation>Uhr von Runde {round} ohne Grenze starten</translation>
    </message>
    <message>
        <source>Pause the clock of round {round} at {time}</source>
        <translation>Uhr von Runde {round} bei {time} anhalten</translation>
    </message>
    <message>
        <source>Resume the clock of round {round}</source>
        <translation>Uhr von Runde {round} fortsetzen</translation>
    </message>
    <message>
        <source>Set the clock of round {round} to {time}</source>
        <translation>Uhr von Runde {round} auf {time} stellen</translation>
    </message>
    <message>
        <source>Keep the clock of round {round} at {time} – the computer&apos;s clock was turned back by {by} minutes</source>
        <translation>Uhr von Runde {round} bei {time} belassen – die Uhr des Rechners wurde um {by} Minuten zurückgestellt</translation>
    </message>
    <message>
        <source>Keep the clock of round {round} at {time} – the computer&apos;s clock was turned on by {by} minutes</source>
        <translation>Uhr von Runde {round} bei {time} belassen – die Uhr des Rechners wurde um {by} Minuten vorgestellt</translation>
    </message>
    <message numerus="yes">
        <source>Shorten round {round} by {n} minute</source>
        <comment>Shorten round {round} by {n} minutes</comment>
        <translation>
            <numerusform>Runde {round} um {n} Minute verkürzen</numerusform>
            <numerusform>Runde {round} um {n} Minuten verkürzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extend round {round} by {n} minute</source>
        <comment>Extend round {round} by {n} minutes</comment>
        <translation>
            <numerusform>Runde {round} um {n} Minute verlängern</numerusform>
            <numerusform>Runde {round} um {n} Minuten verlängern</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} ({judge})</source>
        <translation>{reason} ({judge})</translation>
    </message>
    <message numerus="yes">
        <source>Take back {n} minute of extra time: {where}</source>
        <comment>Take back {n} minutes of extra time: {where}</comment>
        <translation>
            <numerusform>{n} Minute Zusatzzeit zurücknehmen: {where}</numerusform>
            <numerusform>{n} Minuten Zusatzzeit zurücknehmen: {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give {n} minute of extra time: {where}</source>
        <comment>Give {n} minutes of extra time: {where}</comment>
        <translation>
            <numerusform>{n} Minute Zusatzzeit geben: {where}</numerusform>
            <numerusform>{n} Minuten Zusatzzeit geben: {where}</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the clock of round {round}</source>
        <translation>Uhr von Runde {round} beenden</translation>
    </message>
    <message>
        <source>Counted: the finishes, of {finishes} simulated ones, in which a player is among the {cut} of the announced cut.</source>
        <translation>Gezählt: die Ausgänge von {finishes} simulierten, bei denen jemand unter den {cut} des angekündigten Cuts ist.</translation>
    </message>
    <message>
        <source>Counted: the finishes, of {finishes} simulated ones, in which a player is first; no cut is announced.</source>
        <translation>Gezählt: die Ausgänge von {finishes} simulierten, bei denen jemand Erster ist; ein Cut ist nicht angekündigt.</translation>
    </message>
    <message numerus="yes">
        <source>One table is open.</source>
        <comment>{n} tables are open.</comment>
        <translation>
            <numerusform>Ein Tisch ist offen.</numerusform>
            <numerusform>{n} Tische sind offen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One round is still to be paired: as this program pairs it.</source>
        <comment>{n} rounds are still to be paired: as this program pairs them.</comment>
        <translation>
            <numerusform>Eine Runde ist noch zu paaren: so, wie dieses Programm sie paart.</numerusform>
            <numerusform>{n} Runden sind noch zu paaren: so, wie dieses Programm sie paart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is played: what is shown is certain.</source>
        <translation>Alles ist gespielt: Was gezeigt wird, steht fest.</translation>
    </message>
    <message>
        <source>No game of this event has gone to time so far, so none does here.</source>
        <translation>Bisher endete keine Partie dieses Turniers durch Zeitablauf, also auch hier keine.</translation>
    </message>
    <message>
        <source>Games go to time as often as in this event so far: {timed} of {played}, with equal agenda points in {equal} of those {timed}.</source>
        <translation>Partien enden so oft durch Zeitablauf wie bisher in diesem Turnier: {timed} von {played}, davon {equal} der {timed} mit gleich vielen Agendapunkten.</translation>
    </message>
    <message>
        <source>The cut has begun: who plays in it is settled, there are no odds left to work out.</source>
        <translation>Der Cut hat begonnen: Wer darin spielt, steht fest, es gibt keine Chancen mehr zu berechnen.</translation>
    </message>
    <message>
        <source>Odds are worked out for events of up to 21 rounds, {rounds} are planned here: announce fewer.</source>
        <translation>Chancen werden für bis zu 21 Runden berechnet, hier sind {rounds} geplant: Kündigen Sie weniger an.</translation>
    </message>
    <message>
        <source>Results so far weigh: the ratio of games won to games lost, two added to each, against that of the opponent.</source>
        <translation>Bisherige Ergebnisse zählen: gewonnene zu verlorenen Partien, je zwei dazu, gegen dasselbe der Gegenseite.</translation>
    </message>
    <message>
        <source>Every game is 50 : 50, whoever plays it.</source>
        <translation>Jede Partie steht 50 : 50, wer auch spielt.</translation>
    </message>
    <message>
        <source>Agenda points that count as match points are drawn evenly below the number that wins.</source>
        <translation>Agendapunkte, die als Matchpunkte zählen, werden gleichmäßig unter der Siegzahl ausgelost.</translation>
    </message>
    <message>
        <source>One player alone has the most points after the last round in {clear} of {finishes} finishes.</source>
        <translation>In {clear} von {finishes} Ausgängen hat nach der letzten Runde jemand allein die meisten Punkte.</translation>
    </message>
    <message>
        <source>One more round gives a clear winner in {more} of the other {rest}.</source>
        <translation>Eine weitere Runde ergibt in {more} der übrigen {rest} einen klaren ersten Platz.</translation>
    </message>
    <message>
        <source>Table {table}: an intentional draw is not safe for {player}; in some finish he misses the cut.</source>
        <translation>Tisch {table}: Ein Intentional Draw ist für {player} nicht sicher; es gibt einen Ausgang ohne Cut.</translation>
    </message>
    <message>
        <source>Table {table}: an intentional draw is not safe for {player}; in some finish he is not first.</source>
        <translation>Tisch {table}: Ein Intentional Draw ist für {player} nicht sicher; es gibt einen Ausgang ohne den ersten Platz.</translation>
    </message>
    <message>
        <source>Table {table}: with an intentional draw {player} made the cut in every one of {finishes} simulated finishes. That is what safe means here, no more.</source>
        <translation>Tisch {table}: Mit einem Intentional Draw kam {player} in allen {finishes} simulierten Ausgängen in den Cut. Nicht mehr bedeutet „sicher“ hier.</translation>
    </message>
    <message>
        <source>Table {table}: with an intentional draw {player} was first in every one of {finishes} simulated finishes. That is what safe means here, no more.</source>
        <translation>Tisch {table}: Mit einem Intentional Draw war {player} in allen {finishes} simulierten Ausgängen vorn. Nicht mehr bedeutet „sicher“ hier.</translation>
    </message>
    <message>
        <source>Ruling by {judge}: {question} – {answer}</source>
        <translation>Entscheidung von {judge}: {question} – {answer}</translation>
    </message>
    <message>
        <source>Ruling by {judge}, {where}: {question} – {answer}</source>
        <translation>Entscheidung von {judge}, {where}: {question} – {answer}</translation>
    </message>
    <message>
        <source>A ruling needs its question: say what was asked.</source>
        <translation>Eine Entscheidung braucht ihre Frage: Schreiben Sie, was gefragt wurde.</translation>
    </message>
    <message>
        <source>A ruling needs an answer: say what was decided.</source>
        <translation>Eine Entscheidung braucht eine Antwort: Schreiben Sie, was entschieden wurde.</translation>
    </message>
    <message>
        <source>A ruling needs its judge: say who decided.</source>
        <translation>Eine Entscheidung braucht einen Judge: Schreiben Sie, wer entschieden hat.</translation>
    </message>
    <message>
        <source>Extra time goes to a table: name the table the ruling was given at, and minutes above 0.</source>
        <translation>Zusatzzeit gilt für einen Tisch: Nennen Sie den Tisch, an dem entschieden wurde, und mehr als 0 Minuten.</translation>
    </message>
    <message>
        <source>{judge} plays in that game and cannot rule on it: call another judge, and name a second organizer in the event&apos;s details.</source>
        <translation>{judge} spielt in dieser Partie mit und kann nicht über sie entscheiden: Rufen Sie einen anderen Judge, und nennen Sie in den Angaben zum Turnier eine zweite Leitung.</translation>
    </message>
    <message>
        <source>{judge} plays in that game and cannot rule on it: call {second}, the second organizer, or another judge.</source>
        <translation>{judge} spielt in dieser Partie mit und kann nicht über sie entscheiden: Rufen Sie {second} (zweite Leitung) oder einen anderen Judge.</translation>
    </message>
    <message>
        <source>The folder of your cards, &quot;{folder}&quot;, cannot be read: {error}. Correct who may read it, or move it away to go on without your cards.</source>
        <translation>Der Ordner Ihrer Karten, „{folder}“, kann nicht gelesen werden: {error}. Berichtigen Sie, wer ihn lesen darf, oder verschieben Sie ihn, um ohne Ihre Karten weiterzumachen.</translation>
    </message>
    <message>
        <source>There is no room on the disk for {file}: free some space or choose another folder. What stood there before is unchanged.</source>
        <translation>Auf dem Datenträger ist kein Platz für {file}: Schaffen Sie Platz oder wählen Sie einen anderen Ordner. Was vorher dort stand, ist unverändert.</translation>
    </message>
    <message>
        <source>{file} would be taken for a part of the event file {event}; choose another name.</source>
        <translation>{file} würde für einen Teil der Turnierdatei {event} gehalten; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>der Arbeitsspeicher reicht nicht</translation>
    </message>
    <message>
        <source>of a kind that says nothing</source>
        <translation>von einer Art, die nichts sagt</translation>
    </message>
    <message>
        <source>An error in Arbiter itself ({what}): what was acknowledged is in the file; try again, and report it with what you did if it comes back.</source>
        <translation>Ein Fehler in Arbiter selbst ({what}): Was bestätigt wurde, steht in der Datei; versuchen Sie es erneut, und melden Sie ihn mit dem, was Sie getan haben, wenn er wiederkommt.</translation>
    </message>
    <message>
        <source>&quot;{text}…&quot; has {number} characters, and {most} are the most here: shorten it.</source>
        <translation>„{text}…“ hat {number} Zeichen, höchstens {most} sind hier möglich: Kürzen Sie den Text.</translation>
    </message>
    <message>
        <source>Table and seat numbers end at {most}, {number} is beyond: correct it.</source>
        <translation>Tisch- und Platznummern enden bei {most}, {number} liegt darüber: Berichtigen Sie sie.</translation>
    </message>
    <message>
        <source>An event has at most {most} players, these would be {number}: divide them among several events.</source>
        <translation>Ein Turnier hat höchstens {most} Spieler, dies wären {number}: Verteilen Sie sie auf mehrere Turniere.</translation>
    </message>
    <message>
        <source>An event names at most {most} judges, these are {number}: name those who are there.</source>
        <translation>Ein Turnier nennt höchstens {most} Schiedsrichter, dies sind {number}: Nennen Sie die, die da sind.</translation>
    </message>
    <message>
        <source>An event holds at most {most} penalties: note further ones outside Arbiter.</source>
        <translation>Ein Turnier hält höchstens {most} Strafen fest: Notieren Sie weitere außerhalb von Arbiter.</translation>
    </message>
    <message>
        <source>An event holds at most {most} rulings: note further ones outside Arbiter.</source>
        <translation>Ein Turnier hält höchstens {most} Entscheidungen fest: Notieren Sie weitere außerhalb von Arbiter.</translation>
    </message>
    <message>
        <source>At most {most} ranges of tables are possible, these are {number}: join neighbours.</source>
        <translation>Höchstens {most} Bereiche von Tischen sind möglich, dies sind {number}: Fassen Sie benachbarte zusammen.</translation>
    </message>
    <message>
        <source>At most {most} titles can be authorized, these are {number}: allow cards whatever their day of release instead.</source>
        <translation>Höchstens {most} Titel können zugelassen werden, dies sind {number}: Lassen Sie stattdessen Karten ohne Rücksicht auf ihren Erscheinungstag zu.</translation>
    </message>
    <message>
        <source>An event holds at most {most} deck checks: note further ones outside Arbiter.</source>
        <translation>Ein Turnier hält höchstens {most} Deckkontrollen fest: Notieren Sie weitere außerhalb von Arbiter.</translation>
    </message>
    <message>
        <source>The log names who acts, and &quot;{text}…&quot; has {number} characters, {most} at most: set ARBITER_ACTOR or the name of the user to a shorter one.</source>
        <translation>Das Protokoll nennt, wer handelt, und „{text}…“ hat {number} Zeichen, höchstens {most} sind möglich: Geben Sie ARBITER_ACTOR oder dem Benutzer einen kürzeren Namen.</translation>
    </message>
    <message>
        <source>The folder of your rules profiles, &quot;{folder}&quot;, cannot be read: {error}. Correct who may read it, or move it away to go on without them.</source>
        <translation>Der Ordner Ihrer Regelprofile, „{folder}“, kann nicht gelesen werden: {error}. Berichtigen Sie, wer ihn lesen darf, oder verschieben Sie ihn, um ohne sie weiterzumachen.</translation>
    </message>
    <message>
        <source>An event file needs a name, and none was given.</source>
        <translation>Eine Turnierdatei braucht einen Namen, und keiner wurde genannt.</translation>
    </message>
    <message>
        <source>{file} cannot be the name of an event: names that end in -journal, -wal or -shm belong to the file beside them. Choose another name.</source>
        <translation>{file} kann nicht der Name eines Turniers sein: Namen, die auf -journal, -wal oder -shm enden, gehören zur Datei daneben. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} is no longer in its place (deleted, moved, or its disk taken away): nothing more is recorded in it; bring it back, or go on with a copy or a backup.</source>
        <translation>{file} ist nicht mehr an ihrem Platz (gelöscht, verschoben oder ihr Datenträger entfernt): Darin wird nichts mehr festgehalten; bringen Sie die Datei zurück, oder machen Sie mit einer Kopie oder einer Sicherung weiter.</translation>
    </message>
    <message>
        <source>{file} was replaced by another file: nothing more is recorded in it; put the old one back, or go on with a copy or a backup.</source>
        <translation>{file} wurde durch eine andere Datei ersetzt: Darin wird nichts mehr festgehalten; legen Sie die alte zurück, oder machen Sie mit einer Kopie oder einer Sicherung weiter.</translation>
    </message>
    <message>
        <source>{file} was not opened and nothing was touched, because what lies beside it is not Arbiter&apos;s{detail}: save what can be read with salvage, or open the newest backup.</source>
        <translation>{file} wurde nicht geöffnet und nichts wurde angerührt, denn was daneben liegt, ist nicht von Arbiter{detail}: Retten Sie mit salvage, was lesbar ist, oder öffnen Sie die neueste Sicherung.</translation>
    </message>
    <message>
        <source>{file} is another version than the interrupted write beside it belongs to{detail}, nothing was touched: if you copied a backup here, delete that journal and open the file again; if not, save what can be read with salvage.</source>
        <translation>{file} ist eine andere Fassung als die, zu der der unterbrochene Schreibvorgang daneben gehört{detail}; nichts wurde angerührt: Wenn Sie eine Sicherung hierher kopiert haben, löschen Sie dieses Journal und öffnen Sie die Datei erneut; wenn nicht, retten Sie mit salvage, was lesbar ist.</translation>
    </message>
    <message>
        <source>No backup could be made, the event itself is safe. There is no room on the disk of {folder}: free some space there.</source>
        <translation>Es konnte keine Sicherung angelegt werden, das Turnier selbst ist sicher. Auf dem Datenträger von {folder} ist kein Platz: Schaffen Sie dort Platz.</translation>
    </message>
    <message>
        <source>Round {round} is not published yet: publish it first.</source>
        <translation>Runde {round} ist noch nicht veröffentlicht: Veröffentlichen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>{who}: {doubt}</source>
        <translation>{who}: {doubt}</translation>
    </message>
    <message>
        <source>No Corp identity known here is called &quot;{name}&quot;.</source>
        <translation>Hier ist keine Corp-Identität „{name}“ bekannt.</translation>
    </message>
    <message>
        <source>No Runner identity known here is called &quot;{name}&quot;.</source>
        <translation>Hier ist keine Runner-Identität „{name}“ bekannt.</translation>
    </message>
    <message>
        <source>It is not clear which Corp identity &quot;{name}&quot; is; did you mean {titles}?</source>
        <translation>Es ist nicht klar, welche Corp-Identität „{name}“ ist; meinten Sie {titles}?</translation>
    </message>
    <message>
        <source>It is not clear which Runner identity &quot;{name}&quot; is; did you mean {titles}?</source>
        <translation>Es ist nicht klar, welche Runner-Identität „{name}“ ist; meinten Sie {titles}?</translation>
    </message>
    <message>
        <source>{title} is an identity of the Runner, not of the Corp.</source>
        <translation>{title} ist eine Identität des Runners, nicht der Corp.</translation>
    </message>
    <message>
        <source>{title} is an identity of the Corp, not of the Runner.</source>
        <translation>{title} ist eine Identität der Corp, nicht des Runners.</translation>
    </message>
    <message>
        <source>{title} is no identity.</source>
        <translation>{title} ist keine Identität.</translation>
    </message>
    <message>
        <source>{title} belongs to {faction}, not to {said}.</source>
        <translation>{title} gehört zu {faction}, nicht zu {said}.</translation>
    </message>
    <message>
        <source>Line {line}: {sentence}</source>
        <translation>Zeile {line}: {sentence}</translation>
    </message>
    <message>
        <source>the number {number} is {who}, the name is that of another player. Correct the number or the name.</source>
        <translation>Die Nummer {number} ist {who}, der Name gehört jemand anderem. Berichtigen Sie die Nummer oder den Namen.</translation>
    </message>
    <message>
        <source>the number {number} is {who} here, the list says {name}. Leave the number out if {name} is somebody else.</source>
        <translation>Die Nummer {number} ist hier {who}, die Liste sagt {name}. Lassen Sie die Nummer weg, wenn {name} jemand anderes ist.</translation>
    </message>
    <message>
        <source>there is no player {number}, and no name.</source>
        <translation>Die Nummer {number} gibt es nicht, und ein Name fehlt.</translation>
    </message>
    <message>
        <source>{who} stands in line {line} already.</source>
        <translation>{who} steht schon in Zeile {line}.</translation>
    </message>
    <message>
        <source>{what}: {before} → {after}</source>
        <translation>{what}: {before} → {after}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>Corp identity</source>
        <translation>Corp-Identität</translation>
    </message>
    <message>
        <source>Corp faction</source>
        <translation>Corp-Fraktion</translation>
    </message>
    <message>
        <source>Runner identity</source>
        <translation>Runner-Identität</translation>
    </message>
    <message>
        <source>Runner faction</source>
        <translation>Runner-Fraktion</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Freilose</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Fester Tisch</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitzplatz</translation>
    </message>
    <message>
        <source>seed {seed} is {named}, by the standings {standing}</source>
        <extracomment>a part of a list of seeds: a player in the imported file, another by the standings</extracomment>
        <translation>Setzplatz {seed} ist {named}, nach der Tabelle {standing}</translation>
    </message>
    <message>
        <source>The imported file seeds the cut otherwise than the standings: {seeds}.</source>
        <translation>Die importierte Datei setzt den Cut anders als die Tabelle: {seeds}.</translation>
    </message>
    <message numerus="yes">
        <source>A table is kept for {players}, who leaves it by this.</source>
        <comment>Tables are kept for {players}, who leave them by this.</comment>
        <translation>
            <numerusform>Für {players} ist ein Tisch reserviert, der damit verlassen wird.</numerusform>
            <numerusform>Für {players} sind Tische reserviert, die damit verlassen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the schedule</source>
        <translation>Zeitplan ändern</translation>
    </message>
    <message>
        <source>Pair round {round}, not published yet</source>
        <translation>Runde {round} paaren, noch nicht veröffentlicht</translation>
    </message>
    <message>
        <source>Publish round {round}</source>
        <translation>Runde {round} veröffentlichen</translation>
    </message>
    <message>
        <source>Move nobody</source>
        <translation>Niemanden umsetzen</translation>
    </message>
    <message>
        <source>Move {match}: {where} to table {to}</source>
        <translation>{match} umsetzen: {where} nach Tisch {to}</translation>
    </message>
    <message>
        <source>Move {match}: {where} to table {to}, exchanged with {other}</source>
        <translation>{match} umsetzen: {where} nach Tisch {to}, im Tausch mit {other}</translation>
    </message>
    <message>
        <source>Feature {where} on the stream</source>
        <translation>Feature-Match im Stream: {where}</translation>
    </message>
    <message>
        <source>No longer feature {where} on the stream</source>
        <translation>Nicht mehr Feature-Match im Stream: {where}</translation>
    </message>
    <message>
        <source>Game {game} at table {table}: {first} – {second}</source>
        <translation>Spiel {game} an Tisch {table}: {first} – {second}</translation>
    </message>
    <message>
        <source>game {game} of the cut, table {table}</source>
        <translation>Spiel {game} des Cuts, Tisch {table}</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>List of players: {added} added, {changed} changed</source>
        <translation>Personenliste: {added} hinzugefügt, {changed} geändert</translation>
    </message>
    <message>
        <source>There is no break after round {round}: name a round from 1 to {most}.</source>
        <translation>Nach Runde {round} gibt es keine Pause: Nennen Sie eine Runde von 1 bis {most}.</translation>
    </message>
    <message>
        <source>Two breaks were given after round {round}: keep one.</source>
        <translation>Nach Runde {round} sind zwei Pausen angegeben: Behalten Sie eine.</translation>
    </message>
    <message>
        <source>{minutes} minutes cannot be scheduled: choose from {least} to {most}.</source>
        <translation>{minutes} Minuten lassen sich nicht einplanen: Wählen Sie {least} bis {most}.</translation>
    </message>
    <message>
        <source>{who} did not agree to be streamed: choose another match, or enter the consent with the player.</source>
        <translation>{who} hat dem Streamen nicht zugestimmt: Wählen Sie ein anderes Match, oder tragen Sie die Zustimmung bei der Person ein.</translation>
    </message>
    <message>
        <source>All {rounds} rounds announced are played, and the cut to the top {size} follows: start it, or say that one round more is to be paired.</source>
        <translation>Alle {rounds} angekündigten Runden sind gespielt, und der Cut auf die Top {size} folgt: Beginnen Sie ihn, oder geben Sie an, dass noch eine Runde gepaart werden soll.</translation>
    </message>
    <message>
        <source>All {rounds} rounds announced are played and the standings are final: if one round more is to be paired, say so.</source>
        <translation>Alle {rounds} angekündigten Runden sind gespielt, und die Tabelle ist endgültig: Soll noch eine Runde gepaart werden, geben Sie es an.</translation>
    </message>
    <message>
        <source>Round {round} is published already: everybody can see it.</source>
        <translation>Runde {round} ist schon veröffentlicht: Alle können sie sehen.</translation>
    </message>
    <message>
        <source>A bye in round {round} has no table to leave: move a match.</source>
        <translation>Ein Freilos in Runde {round} hat keinen Tisch, den man verlassen könnte: Setzen Sie ein Match um.</translation>
    </message>
    <message>
        <source>That match sits at {tables} already: choose another table.</source>
        <translation>Dieses Match sitzt schon an {tables}: Wählen Sie einen anderen Tisch.</translation>
    </message>
    <message>
        <source>The agenda points are missing{where}: the profile {profile} counts them, so say what the loser of each game had, and at time what both had.</source>
        <translation>Die Agendapunkte fehlen{where}: Das Profil {profile} zählt sie, geben Sie also an, was in jeder Partie die unterlegene Seite hatte, und bei Zeitablauf, was beide hatten.</translation>
    </message>
    <message>
        <source>A player cannot be Corp in both games{where}: each of the two is Corp in one of them.</source>
        <translation>Niemand kann in beiden Partien Corp sein{where}: Beide sind je in einer von ihnen Corp.</translation>
    </message>
    <message>
        <source>Nobody has chosen sides for game {game}: let the higher seed choose, or say with the result who was Corp.</source>
        <translation>Für Spiel {game} hat niemand die Seiten gewählt: Lassen Sie den höheren Setzplatz wählen, oder geben Sie mit dem Ergebnis an, wer Corp war.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt zu</translation>
    </message>
    <message>
        <source>does not agree</source>
        <translation>stimmt nicht zu</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>Named in exports</source>
        <translation>In Exporten genannt</translation>
    </message>
    <message>
        <source>Photographed</source>
        <translation>Fotografiert</translation>
    </message>
    <message>
        <source>Streamed</source>
        <translation>Im Stream</translation>
    </message>
    <message>
        <source>Offer the seeds of the imported file for a cut</source>
        <translation>Die Setzplätze der importierten Datei für einen Cut anbieten</translation>
    </message>
    <message>
        <source>Does not decide: {why}</source>
        <translation>Gibt nicht den Ausschlag: {why}</translation>
    </message>
    <message>
        <source>Assumed: {what}</source>
        <translation>Angenommen: {what}</translation>
    </message>
    <message>
        <source>By {version}: {verdict}</source>
        <translation>Nach {version}: {verdict}</translation>
    </message>
    <message>
        <source>The inbox of the phones is damaged: {why}.</source>
        <translation>Der Eingang der Telefone ist beschädigt: {why}.</translation>
    </message>
    <message>
        <source>Says: I am {name}. The phone shows {number}</source>
        <translation>Sagt: Ich bin {name}. Das Telefon zeigt {number}</translation>
    </message>
    <message>
        <source>Hands in both lists</source>
        <translation>Gibt beide Listen ab</translation>
    </message>
    <message>
        <source>Hands in the Corp list</source>
        <translation>Gibt die Corp-Liste ab</translation>
    </message>
    <message>
        <source>Hands in the Runner list</source>
        <translation>Gibt die Runner-Liste ab</translation>
    </message>
    <message>
        <source>Calls a judge</source>
        <translation>Ruft einen Judge</translation>
    </message>
    <message>
        <source>Calls a judge: {why}</source>
        <translation>Ruft einen Judge: {why}</translation>
    </message>
    <message>
        <source>Judge to table {table}</source>
        <translation>Judge an Tisch {table}</translation>
    </message>
    <message>
        <source>Judge to table {table}: {why}</source>
        <translation>Judge an Tisch {table}: {why}</translation>
    </message>
    <message>
        <source>Table {table} has no result any more: look at it as it is now.</source>
        <translation>Tisch {table} hat kein Ergebnis mehr: Sehen Sie ihn an, wie er jetzt ist.</translation>
    </message>
    <message>
        <source>Table {table} has the result {result} meanwhile: look at it as it is now.</source>
        <translation>Tisch {table} hat inzwischen das Ergebnis {result}: Sehen Sie ihn an, wie er jetzt ist.</translation>
    </message>
    <message>
        <source>Wants to play. The phone shows {number}</source>
        <translation>Möchte mitspielen. Das Telefon zeigt {number}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {result}</source>
        <translation>Runde {round}, Tisch {table}: {result}</translation>
    </message>
    <message>
        <source>Wants to leave after this round</source>
        <translation>Möchte nach dieser Runde aussteigen</translation>
    </message>
    <message>
        <source>Answers whether to be named, photographed and streamed</source>
        <translation>Antwortet, ob Name, Fotos und Stream erlaubt sind</translation>
    </message>
    <message>
        <source>You do not sit at table {table} in round {round}: look where you play now.</source>
        <translation>Sie sitzen in Runde {round} nicht an Tisch {table}: Sehen Sie nach, wo Sie jetzt spielen.</translation>
    </message>
    <message>
        <source>Round {round} is over: tell the desk what is wrong with it.</source>
        <translation>Runde {round} ist vorbei: Sagen Sie der Turnierleitung, was daran falsch ist.</translation>
    </message>
    <message>
        <source>Who did not come, and penalties, are for the staff to enter: call a judge.</source>
        <translation>Wer nicht kam und Strafen trägt die Turnierleitung ein: Rufen Sie einen Judge.</translation>
    </message>
    <message>
        <source>The desk does not take registrations by phone now.</source>
        <translation>Anmeldungen per Telefon nimmt die Turnierleitung gerade nicht an.</translation>
    </message>
    <message>
        <source>Say the name you play under.</source>
        <translation>Nennen Sie den Namen, unter dem Sie spielen.</translation>
    </message>
    <message>
        <source>{name} is registered already.</source>
        <translation>{name} ist schon angemeldet.</translation>
    </message>
    <message>
        <source>This player is not in the event any more.</source>
        <translation>Diese Person ist nicht mehr im Turnier.</translation>
    </message>
    <message>
        <source>You have left the tournament.</source>
        <translation>Sie sind aus dem Turnier ausgestiegen.</translation>
    </message>
    <message>
        <source>Hand your lists to the desk: it takes none by phone.</source>
        <translation>Geben Sie Ihre Listen bei der Turnierleitung ab: Per Telefon nimmt sie keine an.</translation>
    </message>
    <message>
        <source>Lists are locked: talk to the desk.</source>
        <translation>Die Listen sind gesperrt: Sprechen Sie mit der Turnierleitung.</translation>
    </message>
    <message>
        <source>{first} and {second}, by phone</source>
        <translation>{first} und {second}, per Telefon</translation>
    </message>
    <message>
        <source>the list</source>
        <translation>die Liste</translation>
    </message>
    <message>
        <source>This is a Runner list: it goes into the other field.</source>
        <translation>Das ist eine Runner-Liste: Sie gehört in das andere Feld.</translation>
    </message>
    <message>
        <source>This is a Corp list: it goes into the other field.</source>
        <translation>Das ist eine Corp-Liste: Sie gehört in das andere Feld.</translation>
    </message>
    <message>
        <source>This pairing is not played any more.</source>
        <translation>Diese Paarung wird nicht mehr gespielt.</translation>
    </message>
    <message>
        <source>Say who of the staff the code is for: the log names him.</source>
        <translation>Sagen Sie, für wen im Team der Code ist: Das Protokoll nennt den Namen.</translation>
    </message>
    <message>
        <source>This was decided already: look at the list as it is now.</source>
        <translation>Das ist schon entschieden: Sehen Sie die Liste an, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>{name}, by phone</source>
        <translation>{name}, per Telefon</translation>
    </message>
    <message>
        <source>{file} lies in a database, and this Arbiter was built without PostgreSQL&apos;s client library: install libpq and build it again, or open a file.</source>
        <translation>{file} liegt in einer Datenbank, und dieses Arbiter wurde ohne die Client-Bibliothek von PostgreSQL gebaut: Installieren Sie libpq und bauen Sie es neu, oder öffnen Sie eine Datei.</translation>
    </message>
    <message>
        <source>This is no address of an event in a database{detail}: it looks like postgresql://name@server/database#event.</source>
        <translation>Das ist keine Adresse eines Turniers in einer Datenbank{detail}: Sie sieht aus wie postgresql://name@server/datenbank#turnier.</translation>
    </message>
    <message>
        <source>{file} cannot be used{detail}: docs/several-desks.md says how a database is set up and who may open it.</source>
        <translation>{file} kann nicht verwendet werden{detail}: docs/several-desks.md sagt, wie eine Datenbank eingerichtet wird und wer sie öffnen darf.</translation>
    </message>
    <message>
        <source>The server of {file} does not answer{detail}: what was read can be looked at, and nothing can be recorded. Check network and server, or go on with the copy on this computer.</source>
        <translation>Der Server von {file} antwortet nicht{detail}: Was gelesen wurde, kann angesehen werden, eingetragen werden kann nichts. Prüfen Sie Netzwerk und Server, oder machen Sie mit der Kopie auf diesem Computer weiter.</translation>
    </message>
    <message>
        <source>The server of {file} went while the act was recorded{detail}: whether it counts shows in the log when the server is back. Look there before you enter it again.</source>
        <translation>Der Server von {file} fiel aus, während der Schritt eingetragen wurde{detail}: Ob er zählt, zeigt das Protokoll, wenn der Server wieder da ist. Sehen Sie dort nach, bevor Sie ihn noch einmal eintragen.</translation>
    </message>
    <message>
        <source>{file} goes on elsewhere{detail} and takes nothing more: open it there, or share that file again to go on here.</source>
        <translation>{file} geht anderswo weiter{detail} und nimmt nichts mehr auf: Öffnen Sie das Turnier dort, oder teilen Sie jene Datei noch einmal, um hier weiterzumachen.</translation>
    </message>
    <message>
        <source>Entry {entry} of {file} holds what a database cannot{detail}: the event stays in its file.</source>
        <translation>Eintrag {entry} von {file} enthält, was eine Datenbank nicht aufnehmen kann{detail}: Das Turnier bleibt in seiner Datei.</translation>
    </message>
    <message>
        <source>This takes back {count} acts of others; the last one is by {who}: {act}.</source>
        <translation>Das nimmt {count} Schritte anderer zurück; der letzte ist von {who}: {act}.</translation>
    </message>
    <message>
        <source>{who} has acted since you did. This takes back: {act}. Your own last act stays: {own}.</source>
        <translation>{who} hat nach Ihnen etwas getan. Das nimmt zurück: {act}. Ihr eigener letzter Schritt bleibt: {own}.</translation>
    </message>
    <message>
        <source>This takes back an act of {who}: {act}.</source>
        <translation>Das nimmt einen Schritt von {who} zurück: {act}.</translation>
    </message>
    <message>
        <source>{actor} was first: {act}. Nothing was changed; look at it, and enter yours again where it is to stand.</source>
        <translation>{actor} war zuerst da: {act}. Nichts wurde geändert; sehen Sie es an, und tragen Sie Ihres noch einmal ein, wenn es gelten soll.</translation>
    </message>
    <message>
        <source>Meanwhile {who} did this: {act}. Look at the event as it is now, then try again.</source>
        <translation>Inzwischen hat {who} dies getan: {act}. Sehen Sie das Turnier an, wie es jetzt ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>{file} and the event in the database went on differently behind act {act}: both stay as they are. Compare their logs, and go on with one of them.</source>
        <translation>{file} und das Turnier in der Datenbank gingen nach Schritt {act} verschieden weiter: Beide bleiben, wie sie sind. Vergleichen Sie die Protokolle, und machen Sie mit einem von beiden weiter.</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message numerus="yes">
        <source>{server}: {n} card</source>
        <comment>{server}: {n} cards</comment>
        <translation>
            <numerusform>{server}: {n} Karte</numerusform>
            <numerusform>{server}: {n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>(attacked)</source>
        <translation>(angegriffen)</translation>
    </message>
    <message>
        <source>Ice, outermost first</source>
        <translation>Ice, das äußerste zuerst</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Root</translation>
    </message>
    <message>
        <source>In the server</source>
        <translation>Im Server</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <source>clicks</source>
        <translation>Klicks</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>agenda points</source>
        <translation>Agendapunkte</translation>
    </message>
    <message>
        <source>bad publicity</source>
        <translation>Bad Publicity</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>brain damage</source>
        <translation>Hirnschaden</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Facedown</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Rig</source>
        <translation>Rig</translation>
    </message>
    <message>
        <source>Identity of the Corp</source>
        <translation>Identität der Corp</translation>
    </message>
    <message>
        <source>Identity of the Runner</source>
        <translation>Identität des Runners</translation>
    </message>
    <message>
        <source>Grip</source>
        <translation>Grip</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>Heap</translation>
    </message>
    <message>
        <source>Score area of the Corp</source>
        <translation>Punktebereich der Corp</translation>
    </message>
    <message>
        <source>Score area of the Runner</source>
        <translation>Punktebereich des Runners</translation>
    </message>
    <message>
        <source>Play area</source>
        <translation>Spielbereich</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Removed from the game</source>
        <translation>Aus dem Spiel entfernt</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Andere Karten</translation>
    </message>
    <message>
        <source>Step {number}: {title}</source>
        <translation>Schritt {number}: {title}</translation>
    </message>
    <message>
        <source>What follows is not derived: {why}</source>
        <translation>Was folgt, ist nicht hergeleitet: {why}</translation>
    </message>
    <message>
        <source>The Corp decides: {what}</source>
        <translation>Die Corp entscheidet: {what}</translation>
    </message>
    <message>
        <source>The Runner decides: {what}</source>
        <translation>Der Runner entscheidet: {what}</translation>
    </message>
    <message>
        <source>{act}: {why}</source>
        <extracomment>an act that is not allowed, and why</extracomment>
        <translation>{act}: {why}</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>This cannot be played: {why}</source>
        <translation>Das kann nicht gespielt werden: {why}</translation>
    </message>
    <message>
        <source>Not derived: {why}</source>
        <translation>Nicht hergeleitet: {why}</translation>
    </message>
    <message>
        <source>What may be done now</source>
        <translation>Was jetzt getan werden darf</translation>
    </message>
    <message>
        <source>What may be done later, if nothing is done before</source>
        <translation>Was später getan werden darf, wenn vorher nichts geschieht</translation>
    </message>
    <message>
        <source>{words}: {says}</source>
        <translation>{words}: {says}</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>the Runner runs on {server}</source>
        <translation>der Runner macht einen Run auf {server}</translation>
    </message>
    <message>
        <source>the Corp draws a card for a click</source>
        <translation>die Corp zieht für einen Klick eine Karte</translation>
    </message>
    <message>
        <source>the Runner draws a card for a click</source>
        <translation>der Runner zieht für einen Klick eine Karte</translation>
    </message>
    <message>
        <source>the Corp takes a credit for a click</source>
        <translation>die Corp nimmt für einen Klick einen Credit</translation>
    </message>
    <message>
        <source>the Runner takes a credit for a click</source>
        <translation>der Runner nimmt für einen Klick einen Credit</translation>
    </message>
    <message>
        <source>the Corp purges virus counters</source>
        <translation>die Corp entfernt alle Virusmarker</translation>
    </message>
    <message>
        <source>the Runner removes a tag</source>
        <translation>der Runner entfernt einen Tag</translation>
    </message>
    <message>
        <source>the Runner jacks out</source>
        <translation>der Runner klinkt sich aus</translation>
    </message>
    <message>
        <source>the Runner goes on with the run</source>
        <translation>der Runner setzt den Run fort</translation>
    </message>
    <message>
        <source>the Corp ends its actions</source>
        <translation>die Corp beendet ihre Aktionen</translation>
    </message>
    <message>
        <source>the Runner ends their actions</source>
        <translation>der Runner beendet die eigenen Aktionen</translation>
    </message>
    <message numerus="yes">
        <source>the Corp spends {n} credit</source>
        <comment>the Corp spends {n} credits</comment>
        <translation>
            <numerusform>die Corp gibt {n} Credit aus</numerusform>
            <numerusform>die Corp gibt {n} Credits aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner spends {n} credit</source>
        <comment>the Runner spends {n} credits</comment>
        <translation>
            <numerusform>der Runner gibt {n} Credit aus</numerusform>
            <numerusform>der Runner gibt {n} Credits aus</numerusform>
        </translation>
    </message>
    <message>
        <source>the Corp plays {card}</source>
        <translation>die Corp spielt {card}</translation>
    </message>
    <message>
        <source>the Runner plays {card}</source>
        <translation>der Runner spielt {card}</translation>
    </message>
    <message>
        <source>the Corp installs {card}</source>
        <translation>die Corp installiert {card}</translation>
    </message>
    <message>
        <source>the Runner installs {card}</source>
        <translation>der Runner installiert {card}</translation>
    </message>
    <message>
        <source>the Corp rezzes {card}</source>
        <translation>die Corp rezzt {card}</translation>
    </message>
    <message>
        <source>the Corp scores {card}</source>
        <translation>die Corp punktet {card}</translation>
    </message>
    <message>
        <source>the Corp advances {card}</source>
        <translation>die Corp treibt {card} voran</translation>
    </message>
    <message>
        <source>the Runner accesses {card}</source>
        <translation>der Runner greift auf {card} zu</translation>
    </message>
    <message>
        <source>the Runner steals {card}</source>
        <translation>der Runner stiehlt {card}</translation>
    </message>
    <message>
        <source>the Corp trashes {card} for a click and 2 credits</source>
        <translation>die Corp trasht {card} für einen Klick und 2 Credits</translation>
    </message>
    <message>
        <source>the Runner trashes {card} for its trash cost</source>
        <translation>der Runner trasht {card} für die Trash-Kosten</translation>
    </message>
    <message>
        <source>{card} is discarded</source>
        <translation>{card} wird abgeworfen</translation>
    </message>
    <message>
        <source>{card} is chosen</source>
        <translation>{card} wird gewählt</translation>
    </message>
    <message>
        <source>{card}: declined</source>
        <translation>{card}: abgelehnt</translation>
    </message>
    <message>
        <source>{card} is used: {ability}</source>
        <translation>{card} wird benutzt: {ability}</translation>
    </message>
    <message>
        <source>the moment is taken to be: {step}</source>
        <translation>als Zeitpunkt gilt: {step}</translation>
    </message>
    <message>
        <source>{card} breaks every subroutine of {ice}</source>
        <translation>{card} bricht jede Subroutine von {ice}</translation>
    </message>
    <message numerus="yes">
        <source>{card} breaks {n} subroutine of {ice}</source>
        <comment>{card} breaks {n} subroutines of {ice}</comment>
        <translation>
            <numerusform>{card} bricht {n} Subroutine von {ice}</numerusform>
            <numerusform>{card} bricht {n} Subroutinen von {ice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} gets stronger {n} time first: {what}</source>
        <comment>{card} gets stronger {n} times first: {what}</comment>
        <translation>
            <numerusform>{card} wird zuerst {n}-mal stärker: {what}</numerusform>
            <numerusform>{card} wird zuerst {n}-mal stärker: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>no ice protects it</source>
        <translation>kein Ice schützt ihn</translation>
    </message>
    <message>
        <source>ice is told from the outermost to the innermost</source>
        <translation>Ice ist von außen nach innen genannt</translation>
    </message>
    <message>
        <source>{card} cannot lie so.</source>
        <translation>{card} kann so nicht liegen.</translation>
    </message>
    <message>
        <source>{card}: {number} {kind}</source>
        <translation>{card}: {number} {kind}</translation>
    </message>
    <message>
        <source>an identity</source>
        <translation>eine Identität</translation>
    </message>
    <message>
        <source>an agenda</source>
        <translation>eine Agenda</translation>
    </message>
    <message>
        <source>an asset</source>
        <translation>ein Asset</translation>
    </message>
    <message>
        <source>an operation</source>
        <translation>eine Operation</translation>
    </message>
    <message>
        <source>an upgrade</source>
        <translation>ein Upgrade</translation>
    </message>
    <message>
        <source>a piece of ice</source>
        <translation>ein Ice</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>ein Event</translation>
    </message>
    <message>
        <source>a piece of hardware</source>
        <translation>eine Hardware</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>a resource</source>
        <translation>eine Ressource</translation>
    </message>
    <message>
        <source>how strong is {card}?</source>
        <translation>wie stark ist {card}?</translation>
    </message>
    <message>
        <source>where does {card} go?</source>
        <translation>wohin kommt {card}?</translation>
    </message>
    <message>
        <source>which step is it?</source>
        <translation>welcher Schritt ist es?</translation>
    </message>
    <message>
        <source>how many cards are accessed?</source>
        <translation>auf wie viele Karten wird zugegriffen?</translation>
    </message>
    <message>
        <source>how many tags has the Runner?</source>
        <translation>wie viele Tags hat der Runner?</translation>
    </message>
    <message>
        <source>how many cards are left in the grip, and who has won?</source>
        <translation>wie viele Karten bleiben im Grip, und wer hat gewonnen?</translation>
    </message>
    <message>
        <source>how much brain damage has the Runner taken?</source>
        <translation>wie viel Hirnschaden hat der Runner genommen?</translation>
    </message>
    <message>
        <source>how much bad publicity has the Corp?</source>
        <translation>wie viel Bad Publicity hat die Corp?</translation>
    </message>
    <message>
        <source>how much link has the Runner?</source>
        <translation>wie viel Link hat der Runner?</translation>
    </message>
    <message>
        <source>how much memory is used, and how much is there?</source>
        <translation>wie viel Speicher ist belegt, und wie viel gibt es?</translation>
    </message>
    <message>
        <source>how many counters has {card}?</source>
        <translation>wie viele Marker hat {card}?</translation>
    </message>
    <message>
        <source>what happens, one after the other?</source>
        <translation>was geschieht nacheinander?</translation>
    </message>
    <message>
        <source>who wins?</source>
        <translation>wer gewinnt?</translation>
    </message>
    <message>
        <source>is the run successful?</source>
        <translation>ist der Run erfolgreich?</translation>
    </message>
    <message>
        <source>is the run over?</source>
        <translation>ist der Run zu Ende?</translation>
    </message>
    <message>
        <source>is {card} trashed?</source>
        <translation>wird {card} getrasht?</translation>
    </message>
    <message>
        <source>is {card} passed?</source>
        <translation>wird {card} passiert?</translation>
    </message>
    <message>
        <source>where is {card}?</source>
        <translation>wo ist {card}?</translation>
    </message>
    <message>
        <source>is {card} rezzed?</source>
        <translation>ist {card} gerezzt?</translation>
    </message>
    <message>
        <source>is {card} installed?</source>
        <translation>ist {card} installiert?</translation>
    </message>
    <message>
        <source>is {card} active?</source>
        <translation>ist {card} aktiv?</translation>
    </message>
    <message>
        <source>is every subroutine of {card} broken?</source>
        <translation>ist jede Subroutine von {card} gebrochen?</translation>
    </message>
    <message>
        <source>is {card} faceup?</source>
        <translation>liegt {card} offen?</translation>
    </message>
    <message>
        <source>which card hosts {card}?</source>
        <translation>welche Karte hostet {card}?</translation>
    </message>
    <message>
        <source>is the Runner tagged?</source>
        <translation>hat der Runner Tags?</translation>
    </message>
    <message>
        <source>is the Runner flatlined?</source>
        <translation>erleidet der Runner eine Flatline?</translation>
    </message>
    <message>
        <source>what is the trash cost of {card}?</source>
        <translation>wie hoch sind die Trash-Kosten von {card}?</translation>
    </message>
    <message>
        <source>what is the rez cost of {card}?</source>
        <translation>wie hoch sind die Rez-Kosten von {card}?</translation>
    </message>
    <message>
        <source>what is the install cost of {card}?</source>
        <translation>wie hoch sind die Installationskosten von {card}?</translation>
    </message>
    <message>
        <source>what is the play cost of {card}?</source>
        <translation>wie hoch sind die Spielkosten von {card}?</translation>
    </message>
    <message>
        <source>how many has each player?</source>
        <translation>wie viele haben beide?</translation>
    </message>
    <message>
        <source>how many credits has the Corp?</source>
        <translation>wie viele Credits hat die Corp?</translation>
    </message>
    <message>
        <source>how many credits has the Runner?</source>
        <translation>wie viele Credits hat der Runner?</translation>
    </message>
    <message>
        <source>how many clicks has the Corp?</source>
        <translation>wie viele Klicks hat die Corp?</translation>
    </message>
    <message>
        <source>how many clicks has the Runner?</source>
        <translation>wie viele Klicks hat der Runner?</translation>
    </message>
    <message>
        <source>how many cards are in HQ?</source>
        <translation>wie viele Karten sind im HQ?</translation>
    </message>
    <message>
        <source>how many cards are in the grip?</source>
        <translation>wie viele Karten sind im Grip?</translation>
    </message>
    <message>
        <source>how many cards are in R&amp;D?</source>
        <translation>wie viele Karten sind in R&amp;D?</translation>
    </message>
    <message>
        <source>how many cards are in the stack?</source>
        <translation>wie viele Karten sind im Stack?</translation>
    </message>
    <message>
        <source>how many cards are in Archives?</source>
        <translation>wie viele Karten sind in Archives?</translation>
    </message>
    <message>
        <source>how many cards are in the heap?</source>
        <translation>wie viele Karten sind im Heap?</translation>
    </message>
    <message>
        <source>how large is the Corp&apos;s maximum hand?</source>
        <translation>wie groß ist die Handkartengrenze der Corp?</translation>
    </message>
    <message>
        <source>how large is the Runner&apos;s maximum hand?</source>
        <translation>wie groß ist die Handkartengrenze des Runners?</translation>
    </message>
    <message>
        <source>how many agenda points has the Corp?</source>
        <translation>wie viele Agendapunkte hat die Corp?</translation>
    </message>
    <message>
        <source>how many agenda points has the Runner?</source>
        <translation>wie viele Agendapunkte hat der Runner?</translation>
    </message>
    <message>
        <source>{card} is on {host}</source>
        <translation>{card} liegt auf {host}</translation>
    </message>
    <message>
        <source>{card} chose {other}</source>
        <translation>{card} hat {other} gewählt</translation>
    </message>
    <message>
        <source>{card} chose {server}</source>
        <translation>{card} hat {server} gewählt</translation>
    </message>
    <message>
        <source>{card} in the root of {server}</source>
        <translation>{card} im Root von {server}</translation>
    </message>
    <message>
        <source>{card} protects {server}</source>
        <translation>{card} schützt {server}</translation>
    </message>
    <message>
        <source>{card} in {server}</source>
        <translation>{card} in {server}</translation>
    </message>
    <message>
        <source>{card} in HQ</source>
        <translation>{card} im HQ</translation>
    </message>
    <message>
        <source>{card} in R&amp;D</source>
        <translation>{card} in R&amp;D</translation>
    </message>
    <message>
        <source>{card} in Archives</source>
        <translation>{card} in Archives</translation>
    </message>
    <message>
        <source>{card} in the grip</source>
        <translation>{card} im Grip</translation>
    </message>
    <message>
        <source>{card} in the stack</source>
        <translation>{card} im Stack</translation>
    </message>
    <message>
        <source>{card} in the heap</source>
        <translation>{card} im Heap</translation>
    </message>
    <message>
        <source>{card} in the Corp&apos;s score area</source>
        <translation>{card} im Punktebereich der Corp</translation>
    </message>
    <message>
        <source>{card} in the Runner&apos;s score area</source>
        <translation>{card} im Punktebereich des Runners</translation>
    </message>
    <message>
        <source>{card} removed from the game</source>
        <translation>{card} aus dem Spiel entfernt</translation>
    </message>
    <message>
        <source>{card} was played and resolves</source>
        <translation>{card} wurde gespielt und wird ausgeführt</translation>
    </message>
    <message>
        <source>{card} on the table</source>
        <translation>{card} auf dem Tisch</translation>
    </message>
    <message>
        <source>{where}, rezzed</source>
        <translation>{where}, gerezzt</translation>
    </message>
    <message>
        <source>{where}, unrezzed</source>
        <translation>{where}, ungerezzt</translation>
    </message>
    <message>
        <source>{where}, faceup</source>
        <translation>{where}, offen</translation>
    </message>
    <message>
        <source>{where}, facedown</source>
        <translation>{where}, verdeckt</translation>
    </message>
    <message>
        <source>the run is on {server}</source>
        <translation>der Run geht auf {server}</translation>
    </message>
    <message>
        <source>What is played ends with its turn: tell how the table stands as the next one begins.</source>
        <translation>Was gespielt wird, endet mit dem Zug: Sagen Sie, wie der Tisch aussieht, wenn der nächste beginnt.</translation>
    </message>
    <message>
        <source>nothing of the kind happened before in this turn</source>
        <translation>in diesem Zug geschah vorher nichts dergleichen</translation>
    </message>
    <message>
        <source>the encounter is over</source>
        <translation>die Begegnung ist vorbei</translation>
    </message>
    <message>
        <source>the Runner encounters {ice}</source>
        <translation>der Runner trifft auf {ice}</translation>
    </message>
    <message>
        <source>the Runner approaches {ice}</source>
        <translation>der Runner läuft {ice} an</translation>
    </message>
    <message>
        <source>the Runner passes {ice}</source>
        <translation>der Runner passiert {ice}</translation>
    </message>
    <message>
        <source>the Runner goes on to the server</source>
        <translation>der Runner geht weiter zum Server</translation>
    </message>
    <message>
        <source>the run is on HQ</source>
        <translation>der Run geht auf das HQ</translation>
    </message>
    <message>
        <source>the run begins</source>
        <translation>der Run beginnt</translation>
    </message>
    <message>
        <source>run on {server}</source>
        <translation>Run auf {server}</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>ein Run</translation>
    </message>
    <message>
        <source>the Runner approaches {server}</source>
        <translation>der Runner läuft {server} an</translation>
    </message>
    <message>
        <source>the Runner has 1 tag</source>
        <translation>der Runner hat 1 Tag</translation>
    </message>
    <message>
        <source>the Runner has no tag</source>
        <translation>der Runner hat keinen Tag</translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} tag</source>
        <comment>the Runner has {n} tags</comment>
        <translation>
            <numerusform>der Runner hat {n} Tag</numerusform>
            <numerusform>der Runner hat {n} Tags</numerusform>
        </translation>
    </message>
    <message>
        <source>the Corp has {n} bad publicity</source>
        <translation>die Corp hat {n} Bad Publicity</translation>
    </message>
    <message>
        <source>the Runner has taken {n} brain damage</source>
        <translation>der Runner hat {n} Hirnschaden genommen</translation>
    </message>
    <message numerus="yes">
        <source>{n} card in HQ</source>
        <comment>{n} cards in HQ</comment>
        <translation>
            <numerusform>{n} Karte im HQ</numerusform>
            <numerusform>{n} Karten im HQ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in the grip</source>
        <comment>{n} cards in the grip</comment>
        <translation>
            <numerusform>{n} Karte im Grip</numerusform>
            <numerusform>{n} Karten im Grip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in R&amp;D</source>
        <comment>{n} cards in R&amp;D</comment>
        <translation>
            <numerusform>{n} Karte in R&amp;D</numerusform>
            <numerusform>{n} Karten in R&amp;D</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in the stack</source>
        <comment>{n} cards in the stack</comment>
        <translation>
            <numerusform>{n} Karte im Stack</numerusform>
            <numerusform>{n} Karten im Stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in Archives</source>
        <comment>{n} cards in Archives</comment>
        <translation>
            <numerusform>{n} Karte in Archives</numerusform>
            <numerusform>{n} Karten in Archives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in the heap</source>
        <comment>{n} cards in the heap</comment>
        <translation>
            <numerusform>{n} Karte im Heap</numerusform>
            <numerusform>{n} Karten im Heap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Corp has {n} credit</source>
        <comment>the Corp has {n} credits</comment>
        <translation>
            <numerusform>die Corp hat {n} Credit</numerusform>
            <numerusform>die Corp hat {n} Credits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} credit</source>
        <comment>the Runner has {n} credits</comment>
        <translation>
            <numerusform>der Runner hat {n} Credit</numerusform>
            <numerusform>der Runner hat {n} Credits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Corp has {n} click left</source>
        <comment>the Corp has {n} clicks left</comment>
        <translation>
            <numerusform>die Corp hat noch {n} Klick</numerusform>
            <numerusform>die Corp hat noch {n} Klicks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} click left</source>
        <comment>the Runner has {n} clicks left</comment>
        <translation>
            <numerusform>der Runner hat noch {n} Klick</numerusform>
            <numerusform>der Runner hat noch {n} Klicks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Corp has {n} agenda point</source>
        <comment>the Corp has {n} agenda points</comment>
        <translation>
            <numerusform>die Corp hat {n} Agendapunkt</numerusform>
            <numerusform>die Corp hat {n} Agendapunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} agenda point</source>
        <comment>the Runner has {n} agenda points</comment>
        <translation>
            <numerusform>der Runner hat {n} Agendapunkt</numerusform>
            <numerusform>der Runner hat {n} Agendapunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>a card gives the Runner {n} link</source>
        <translation>eine Karte gibt dem Runner {n} Link</translation>
    </message>
    <message>
        <source>Whose are these?</source>
        <translation>Wem gehören diese?</translation>
    </message>
    <message>
        <source>the Corp&apos;s</source>
        <translation>der Corp</translation>
    </message>
    <message>
        <source>the Runner&apos;s</source>
        <translation>dem Runner</translation>
    </message>
    <message>
        <source>it is the Corp&apos;s last click</source>
        <translation>es ist der letzte Klick der Corp</translation>
    </message>
    <message>
        <source>it is the Runner&apos;s last click</source>
        <translation>es ist der letzte Klick des Runners</translation>
    </message>
    <message>
        <source>it is the Corp&apos;s first click</source>
        <translation>es ist der erste Klick der Corp</translation>
    </message>
    <message>
        <source>it is the Runner&apos;s first click</source>
        <translation>es ist der erste Klick des Runners</translation>
    </message>
    <message>
        <source>a successful run</source>
        <translation>ein erfolgreicher Run</translation>
    </message>
    <message>
        <source>a successful run on {server}</source>
        <translation>ein erfolgreicher Run auf {server}</translation>
    </message>
    <message>
        <source>a run on {server}</source>
        <translation>ein Run auf {server}</translation>
    </message>
    <message>
        <source>an agenda was scored</source>
        <translation>eine Agenda wurde gepunktet</translation>
    </message>
    <message>
        <source>an agenda was stolen</source>
        <translation>eine Agenda wurde gestohlen</translation>
    </message>
    <message>
        <source>last turn: {what}</source>
        <translation>letzter Zug: {what}</translation>
    </message>
    <message>
        <source>this turn: {what}</source>
        <translation>dieser Zug: {what}</translation>
    </message>
    <message>
        <source>{play}, {spend}</source>
        <translation>{play}, {spend}</translation>
    </message>
    <message>
        <source>may it be: {act}?</source>
        <translation>ist das erlaubt: {act}?</translation>
    </message>
    <message>
        <source>may the last act be done?</source>
        <translation>ist der letzte Schritt erlaubt?</translation>
    </message>
    <message>
        <source>how many credits are left after this: {act}?</source>
        <translation>wie viele Credits bleiben danach: {act}?</translation>
    </message>
    <message>
        <source>what does it cost: {act}?</source>
        <translation>was kostet das: {act}?</translation>
    </message>
    <message>
        <source>who decides?</source>
        <translation>wer entscheidet?</translation>
    </message>
    <message>
        <source>the Runner accesses cards</source>
        <translation>der Runner greift auf Karten zu</translation>
    </message>
    <message>
        <source>may the Runner decline to steal {card}?</source>
        <translation>darf der Runner es ablehnen, {card} zu stehlen?</translation>
    </message>
    <message>
        <source>“{words}” is not understood.</source>
        <translation>„{words}“ ist nicht verstanden.</translation>
    </message>
    <message>
        <source>{card} is in {server}</source>
        <translation>{card} ist in {server}</translation>
    </message>
    <message>
        <source>{card} is the outermost ice there</source>
        <translation>{card} ist dort das äußerste Ice</translation>
    </message>
    <message>
        <source>{card} is rezzed</source>
        <translation>{card} ist gerezzt</translation>
    </message>
    <message>
        <source>{card} is hosted</source>
        <translation>{card} ist gehostet</translation>
    </message>
    <message>
        <source>{card} is in HQ</source>
        <translation>{card} ist im HQ</translation>
    </message>
    <message>
        <source>{card} is unrezzed</source>
        <translation>{card} ist ungerezzt</translation>
    </message>
    <message>
        <source>{card} is in the grip</source>
        <translation>{card} ist im Grip</translation>
    </message>
    <message>
        <source>{card} was played for this run</source>
        <translation>{card} wurde für diesen Run gespielt</translation>
    </message>
    <message>
        <source>the Runner is at {ice}</source>
        <translation>der Runner ist bei {ice}</translation>
    </message>
    <message>
        <source>the Corp has no bad publicity</source>
        <translation>die Corp hat keine Bad Publicity</translation>
    </message>
    <message>
        <source>the Runner has no brain damage</source>
        <translation>der Runner hat keinen Hirnschaden</translation>
    </message>
    <message>
        <source>there are cards in R&amp;D</source>
        <translation>in R&amp;D liegen Karten</translation>
    </message>
    <message>
        <source>there are cards in the stack</source>
        <translation>im Stack liegen Karten</translation>
    </message>
    <message>
        <source>the agenda&apos;s advancement requirement is met</source>
        <translation>die Agenda ist weit genug vorangetrieben</translation>
    </message>
    <message>
        <source>the agenda is worth 2 points</source>
        <translation>die Agenda ist 2 Punkte wert</translation>
    </message>
    <message>
        <source>{card} is advanced as often as it needs</source>
        <translation>{card} ist so oft vorangetrieben wie nötig</translation>
    </message>
    <message>
        <source>it is the Runner&apos;s turn, and an action is next</source>
        <translation>es ist der Zug des Runners, und eine Aktion ist dran</translation>
    </message>
    <message>
        <source>{card}: option {n} is chosen</source>
        <translation>{card}: Möglichkeit {n} wird gewählt</translation>
    </message>
    <message>
        <source>Which ability of {card}?</source>
        <translation>Welche Fähigkeit von {card}?</translation>
    </message>
    <message>
        <source>The server of {file} asks for a password, and none that fits was found. Put it into the file ~/.pgpass, which only you may read, in a line {line}:PASSWORD, or into PGPASSWORD: it is never asked for here.</source>
        <translation>Der Server von {file} verlangt ein Passwort, und es fand sich keines, das passt. Tragen Sie es in die Datei ~/.pgpass ein, die nur Sie lesen dürfen, in eine Zeile {line}:PASSWORD, oder in PGPASSWORD: hier wird nie danach gefragt.</translation>
    </message>
    <message>
        <source>No server answers at {address} ({why}): check the address, the network and the server, and try again.</source>
        <translation>Unter {address} antwortet kein Server ({why}): prüfen Sie Adresse, Netz und Server und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Entry {entry} of {file} is an act that this version does not know, {act}: nothing was shared. Update Arbiter, and share it then.</source>
        <translation>Eintrag {entry} von {file} ist ein Vorgang, den diese Version nicht kennt, {act}: es wurde nichts geteilt. Aktualisieren Sie Arbiter und teilen Sie das Turnier dann.</translation>
    </message>
    <message>
        <source>it does not begin with {scheme}</source>
        <translation>sie beginnt nicht mit {scheme}</translation>
    </message>
    <message>
        <source>it holds a password, which belongs into ~/.pgpass</source>
        <translation>sie enthält ein Passwort, das in ~/.pgpass gehört</translation>
    </message>
    <message>
        <source>what follows # is not the number of an event, such as 1b4e28ba-2fa1-41d2-883f-0016d3cca427</source>
        <translation>was hinter # steht, ist nicht die Nummer eines Turniers wie 1b4e28ba-2fa1-41d2-883f-0016d3cca427</translation>
    </message>
    <message>
        <source>the server is older than PostgreSQL 14</source>
        <translation>der Server ist älter als PostgreSQL 14</translation>
    </message>
    <message>
        <source>the database is not in UTF-8: create it with -E UTF8</source>
        <translation>die Datenbank ist nicht in UTF-8: legen Sie sie mit -E UTF8 an</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>keine Antwort in der Zeit</translation>
    </message>
    <message>
        <source>it cannot be waited for</source>
        <translation>darauf kann nicht gewartet werden</translation>
    </message>
    <message>
        <source>it sent no answer</source>
        <translation>er hat nicht geantwortet</translation>
    </message>
    <message>
        <source>there is no connection</source>
        <translation>es gibt keine Verbindung</translation>
    </message>
    <message>
        <source>the server is still busy with it</source>
        <translation>der Server ist noch damit beschäftigt</translation>
    </message>
    <message>
        <source>its owner, who may make roles, must share the first event: {why}</source>
        <translation>ihr Besitzer, der Rollen anlegen darf, muss das erste Turnier teilen: {why}</translation>
    </message>
    <message>
        <source>its owner must share an event with this version first</source>
        <translation>ihr Besitzer muss erst ein Turnier mit dieser Version teilen</translation>
    </message>
    <message>
        <source>it names no event; there are {names}</source>
        <translation>sie nennt kein Turnier; es gibt {names}</translation>
    </message>
    <message>
        <source>behind # stands another event than that of the file</source>
        <translation>hinter # steht ein anderes Turnier als das der Datei</translation>
    </message>
    <message numerus="yes">
        <source>both players spend {n} credit</source>
        <comment>both players spend {n} credits</comment>
        <translation>
            <numerusform>beide Seiten geben {n} Credit aus</numerusform>
            <numerusform>beide Seiten geben {n} Credits aus</numerusform>
        </translation>
    </message>
    <message>
        <source>what comes of it: {what}?</source>
        <translation>was daraus wird: {what}?</translation>
    </message>
    <message>
        <source>is {card} of this kind: {subtype}?</source>
        <translation>gehört {card} zu dieser Art: {subtype}?</translation>
    </message>
    <message>
        <source>how is it with {card}?</source>
        <translation>wie steht es um {card}?</translation>
    </message>
    <message>
        <source>ice of {server} is told from the outermost to the innermost</source>
        <translation>Ice ({server}) wird von außen nach innen genannt</translation>
    </message>
    <message>
        <source>no {card} is there</source>
        <translation>{card} ist nicht da</translation>
    </message>
    <message>
        <source>it is not done</source>
        <translation>es wird nicht getan</translation>
    </message>
    <message>
        <source>not done: {act}</source>
        <translation>nicht getan: {act}</translation>
    </message>
    <message>
        <source>not last turn: {what}</source>
        <translation>nicht im letzten Zug: {what}</translation>
    </message>
    <message>
        <source>not this turn: {what}</source>
        <translation>nicht in diesem Zug: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{act}, {n} time</source>
        <comment>{act}, {n} times</comment>
        <translation>
            <numerusform>{act}, {n}-mal</numerusform>
            <numerusform>{act}, {n}-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is installed</source>
        <translation>{card} ist installiert</translation>
    </message>
    <message>
        <source>a card is in {server}</source>
        <translation>eine Karte liegt dort: {server}</translation>
    </message>
    <message>
        <source>Such a table cannot be: {problem}</source>
        <translation>Einen solchen Tisch kann es nicht geben: {problem}</translation>
    </message>
    <message>
        <source>This cannot be done there. {why}</source>
        <translation>Das geht dort nicht. {why}</translation>
    </message>
    <message>
        <source>The engine knows all of its text.</source>
        <translation>Die Regelauswertung kennt den ganzen Text.</translation>
    </message>
    <message>
        <source>The engine knows a part of its text.</source>
        <translation>Das Programm kennt einen Teil ihres Textes.</translation>
    </message>
    <message>
        <source>The engine knows none of its text.</source>
        <translation>Das Programm kennt nichts von ihrem Text.</translation>
    </message>
    <message>
        <source>the Runner pays for {card}</source>
        <translation>der Runner zahlt für {card}</translation>
    </message>
    <message>
        <source>the subroutines of {ice} that are not broken resolve</source>
        <translation>die ungebrochenen Subroutinen von {ice} werden ausgeführt</translation>
    </message>
    <message>
        <source>there are cards in HQ</source>
        <translation>es sind Karten im HQ</translation>
    </message>
    <message>
        <source>Archives is empty</source>
        <translation>Archives ist leer</translation>
    </message>
    <message>
        <source>the Runner goes on to access</source>
        <translation>der Runner geht zum Zugriff über</translation>
    </message>
    <message>
        <source>the run is looked at to its end</source>
        <translation>der Run wird bis zu seinem Ende betrachtet</translation>
    </message>
    <message>
        <source>the encounter is looked at to its end</source>
        <translation>die Begegnung wird bis zu ihrem Ende betrachtet</translation>
    </message>
    <message>
        <source>there are no others: {cards}</source>
        <translation>es gibt keine anderen: {cards}</translation>
    </message>
    <message>
        <source>the other option is chosen</source>
        <translation>die andere Option wird gewählt</translation>
    </message>
    <message>
        <source>is the trace successful?</source>
        <translation>ist der Trace erfolgreich?</translation>
    </message>
    <message>
        <source>and then may it be: {act}?</source>
        <translation>und ist dann das erlaubt: {act}?</translation>
    </message>
    <message>
        <source>Another question of this line is asked: ask this one in a line of its own.</source>
        <translation>In dieser Zeile wird schon eine andere Frage gestellt: Stellen Sie diese in einer eigenen Zeile.</translation>
    </message>
    <message>
        <source>{card}: a run on {server}</source>
        <translation>{card}: ein Run auf {server}</translation>
    </message>
    <message>
        <source>{card}: a run</source>
        <translation>{card}: ein Run</translation>
    </message>
    <message>
        <source>the Runner has enough credits</source>
        <translation>der Runner hat genug Credits</translation>
    </message>
    <message>
        <source>the Corp has enough credits</source>
        <translation>die Corp hat genug Credits</translation>
    </message>
    <message>
        <source>{card} has as many counters</source>
        <translation>{card} hat ebenso viele Marker</translation>
    </message>
    <message>
        <source>the Corp</source>
        <translation>die Corp</translation>
    </message>
    <message>
        <source>the Runner</source>
        <translation>der Runner</translation>
    </message>
    <message>
        <source>nobody says whose: taken to be {player}</source>
        <translation>niemand sagt, von wem: als gemeint gilt {player}</translation>
    </message>
    <message>
        <source>“{word}” is {player}</source>
        <translation>„{word}“ ist {player}</translation>
    </message>
    <message>
        <source>of {player}, who was spoken of</source>
        <translation>gemeint ist {player}, wie zuvor genannt</translation>
    </message>
    <message>
        <source>“{word}” is {player}: “{because}”</source>
        <translation>„{word}“ ist {player}: „{because}“</translation>
    </message>
    <message>
        <source>{card} is used</source>
        <translation>{card} wird genutzt</translation>
    </message>
    <message>
        <source>{card} was used before in this turn</source>
        <translation>{card} wurde in diesem Zug schon genutzt</translation>
    </message>
    <message numerus="yes">
        <source>{n} subroutine of {ice} is broken</source>
        <comment>{n} subroutines of {ice} are broken</comment>
        <translation>
            <numerusform>{n} Subroutine von {ice} ist gebrochen</numerusform>
            <numerusform>{n} Subroutinen von {ice} sind gebrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>leave this out</source>
        <translation>dies weglassen</translation>
    </message>
    <message>
        <source>What somebody says is not taken to be so.</source>
        <translation>Was jemand behauptet, wird nicht als wahr genommen.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Player {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Setzplatz {seed}</translation>
    </message>
    <message>
        <source>winner of game {game}</source>
        <translation>Sieger von Spiel {game}</translation>
    </message>
    <message>
        <source>loser of game {game}</source>
        <translation>Verlierer von Spiel {game}</translation>
    </message>
    <message>
        <source>seed no. {rank} of those still in</source>
        <translation>{rank}. der verbliebenen Setzplätze</translation>
    </message>
    <message>
        <source>To the pairings</source>
        <translation>Zu den Paarungen</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Diese Seite gibt es nicht.</translation>
    </message>
    <message>
        <source>This language is not spoken here.</source>
        <translation>Diese Sprache wird hier nicht gesprochen.</translation>
    </message>
    <message>
        <source>This came from a page of another place; nothing was changed.</source>
        <translation>Das kam von einer fremden Seite; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Cut, round {round}, if needed</source>
        <translation>Cut, Runde {round}, falls nötig</translation>
    </message>
    <message>
        <source>Cut, round {round}</source>
        <translation>Cut, Runde {round}</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>etwa {time}</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>The clock of the round will be shown here.</source>
        <translation>Hier wird die Uhr der Runde stehen.</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Die Zeit ist abgelaufen</translation>
    </message>
    <message>
        <source>The clock is paused</source>
        <translation>Die Uhr steht</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>left of this round</source>
        <translation>bleiben in dieser Runde</translation>
    </message>
    <message>
        <source>played, without a limit</source>
        <translation>gespielt, ohne Zeitlimit</translation>
    </message>
    <message>
        <source>Table {table}: {minutes} more minutes</source>
        <translation>Tisch {table}: {minutes} Minuten mehr</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>The times of the day will be shown here.</source>
        <translation>Hier werden die Zeiten des Tages stehen.</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Finden</translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>The pairings will be shown here.</source>
        <translation>Hier werden die Paarungen stehen.</translation>
    </message>
    <message>
        <source>Nobody of that name plays this round.</source>
        <translation>In dieser Runde spielt niemand dieses Namens.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Runde {round}, Tisch {table}</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Noch kein Ergebnis</translation>
    </message>
    <message>
        <source>Standings, round {round} still playing</source>
        <translation>Tabelle, Runde {round} läuft noch</translation>
    </message>
    <message>
        <source>Standings after round {round}</source>
        <translation>Tabelle nach Runde {round}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The standings will be shown here after round 1.</source>
        <translation>Nach Runde 1 wird hier die Tabelle stehen.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Round {round}, game {game}</source>
        <translation>Runde {round}, Spiel {game}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>The bracket will be shown here once the cut begins.</source>
        <translation>Hier wird der Turnierbaum stehen, sobald der Cut beginnt.</translation>
    </message>
    <message>
        <source>This code admits nobody (any more). Ask the desk for a new one.</source>
        <translation>Dieser Code lässt niemanden (mehr) ein. Bitten Sie die Turnierleitung um einen neuen.</translation>
    </message>
    <message>
        <source>Come in</source>
        <translation>Hereinkommen</translation>
    </message>
    <message>
        <source>Continue as {name}</source>
        <translation>Weiter als {name}</translation>
    </message>
    <message>
        <source>That is not me</source>
        <translation>Das bin ich nicht</translation>
    </message>
    <message>
        <source>The desk says no</source>
        <translation>Die Turnierleitung sagt nein</translation>
    </message>
    <message>
        <source>{name}, please wait</source>
        <translation>{name}, bitte warten</translation>
    </message>
    <message>
        <source>Tell this number at the desk: it lets your phone in.</source>
        <translation>Nennen Sie diese Zahl bei der Turnierleitung: Sie lässt Ihr Telefon ein.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer sind Sie?</translation>
    </message>
    <message>
        <source>I want to register</source>
        <translation>Ich möchte mich anmelden</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>The desk does not take registrations by phone now.</source>
        <translation>Anmeldungen per Telefon nimmt die Turnierleitung gerade nicht an.</translation>
    </message>
    <message>
        <source>Name you play under</source>
        <translation>Name, unter dem Sie spielen</translation>
    </message>
    <message>
        <source>Pronouns (if you like)</source>
        <translation>Pronomen (wenn Sie möchten)</translation>
    </message>
    <message>
        <source>Corp identity</source>
        <translation>Corp-Identität</translation>
    </message>
    <message>
        <source>Runner identity</source>
        <translation>Runner-Identität</translation>
    </message>
    <message>
        <source>Corp list (now or later)</source>
        <translation>Corp-Liste (jetzt oder später)</translation>
    </message>
    <message>
        <source>Runner list (now or later)</source>
        <translation>Runner-Liste (jetzt oder später)</translation>
    </message>
    <message>
        <source>This form is not one of ours.</source>
        <translation>Dieses Formular ist keines von uns.</translation>
    </message>
    <message>
        <source>This phone is not admitted here: come in by your card, or say who you are.</source>
        <translation>Dieses Telefon ist hier nicht eingelassen: Kommen Sie über Ihre Karte herein, oder sagen Sie, wer Sie sind.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Rufe</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Nobody calls.</source>
        <translation>Niemand ruft.</translation>
    </message>
    <message>
        <source>I go there</source>
        <translation>Ich gehe hin</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Search the rulings</source>
        <translation>Entscheidungen durchsuchen</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, {judge}</source>
        <translation>Runde {round}, Tisch {table}, {judge}</translation>
    </message>
    <message>
        <source>Record a ruling</source>
        <translation>Entscheidung festhalten</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Was gefragt wurde</translation>
    </message>
    <message>
        <source>What was decided</source>
        <translation>Was entschieden wurde</translation>
    </message>
    <message>
        <source>Extra minutes</source>
        <translation>Zusätzliche Minuten</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>This cannot be asked so: {why}</source>
        <translation>So kann das nicht gefragt werden: {why}</translation>
    </message>
    <message>
        <source>By {version}</source>
        <translation>Nach {version}</translation>
    </message>
    <message>
        <source>Assumed: {what}</source>
        <translation>Angenommen: {what}</translation>
    </message>
    <message>
        <source>By {version}: {verdict}</source>
        <translation>Nach {version}: {verdict}</translation>
    </message>
    <message>
        <source>Record this ruling</source>
        <translation>Diese Entscheidung festhalten</translation>
    </message>
    <message>
        <source>Ask for a ruling</source>
        <translation>Nach einer Entscheidung fragen</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Other questions</source>
        <translation>Andere Fragen</translation>
    </message>
    <message>
        <source>Corp list</source>
        <translation>Corp-Liste</translation>
    </message>
    <message>
        <source>Runner list</source>
        <translation>Runner-Liste</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} Karten</translation>
    </message>
    <message>
        <source>Checked in round {round}: in order</source>
        <translation>In Runde {round} geprüft: in Ordnung</translation>
    </message>
    <message>
        <source>Checked in round {round}: {note}</source>
        <translation>In Runde {round} geprüft: {note}</translation>
    </message>
    <message>
        <source>Deck checks</source>
        <translation>Deckprüfungen</translation>
    </message>
    <message>
        <source>No list was handed in.</source>
        <translation>Es wurde keine Liste abgegeben.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>It differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was abweicht</translation>
    </message>
    <message>
        <source>Deck check of {name}</source>
        <translation>Deckprüfung: {name}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>What is asked?</source>
        <translation>Was wird gefragt?</translation>
    </message>
    <message>
        <source>By all versions of the rules</source>
        <translation>Nach allen Fassungen der Regeln</translation>
    </message>
    <message>
        <source>Nothing is found: try fewer or other words.</source>
        <translation>Nichts gefunden: Versuchen Sie es mit weniger oder anderen Wörtern.</translation>
    </message>
    <message>
        <source>Not the version of this event</source>
        <translation>Nicht die Fassung dieses Turniers</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>The list is legal.</source>
        <translation>Die Liste ist zulässig.</translation>
    </message>
    <message>
        <source>The organizer lets the list stand.</source>
        <translation>Die Turnierleitung lässt die Liste gelten.</translation>
    </message>
    <message>
        <source>The list is not legal:</source>
        <translation>Die Liste ist nicht zulässig:</translation>
    </message>
    <message>
        <source>My record</source>
        <translation>Mein Turnier</translation>
    </message>
    <message>
        <source>Place {rank} with {points} points, SoS {sos}</source>
        <translation>Platz {rank} mit {points} Punkten, SoS {sos}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>SoS is the average of the points per round of your opponents:</source>
        <translation>SoS ist der Durchschnitt der Punkte je Runde Ihrer Gegenüber:</translation>
    </message>
    <message>
        <source>SoS is the sum of the points of your opponents:</source>
        <translation>SoS ist die Summe der Punkte Ihrer Gegenüber:</translation>
    </message>
    <message>
        <source>Round {round}: {reason}</source>
        <translation>Runde {round}: {reason}</translation>
    </message>
    <message>
        <source>My penalties</source>
        <translation>Meine Strafen</translation>
    </message>
    <message>
        <source>Your results will be shown here.</source>
        <translation>Hier werden Ihre Ergebnisse stehen.</translation>
    </message>
    <message>
        <source>My lists</source>
        <translation>Meine Listen</translation>
    </message>
    <message>
        <source>Lists are locked.</source>
        <translation>Die Listen sind gesperrt.</translation>
    </message>
    <message>
        <source>Paste a list as text. You see at once whether it is legal, and may change it until lists are locked.</source>
        <translation>Fügen Sie eine Liste als Text ein. Sie sehen sofort, ob sie zulässig ist, und können sie ändern, bis die Listen gesperrt werden.</translation>
    </message>
    <message>
        <source>Hand your lists to the desk.</source>
        <translation>Geben Sie Ihre Listen bei der Turnierleitung ab.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Noch keine Liste</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>gegen {name}</translation>
    </message>
    <message>
        <source>You are the Corp.</source>
        <translation>Sie sind die Corp.</translation>
    </message>
    <message>
        <source>You are the Runner.</source>
        <translation>Sie sind der Runner.</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <translation>Ergebnis: {result}</translation>
    </message>
    <message>
        <source>You said {result}.</source>
        <translation>Sie haben {result} gemeldet.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>{name} says {result}.</source>
        <translation>{name} meldet {result}.</translation>
    </message>
    <message>
        <source>Yes, that is right</source>
        <translation>Ja, das stimmt</translation>
    </message>
    <message>
        <source>You two say different things: the desk decides. Neither counts until then.</source>
        <translation>Sie beide sagen Verschiedenes: Die Turnierleitung entscheidet. Bis dahin zählt keines von beiden.</translation>
    </message>
    <message>
        <source>It is in. It counts when your opponent says the same, or the desk accepts it.</source>
        <translation>Es ist angekommen. Es zählt, wenn Ihr Gegenüber dasselbe sagt oder die Turnierleitung es annimmt.</translation>
    </message>
    <message>
        <source>Report the result</source>
        <translation>Ergebnis melden</translation>
    </message>
    <message>
        <source>It was otherwise</source>
        <translation>Es war anders</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>A judge was called</source>
        <translation>Ein Judge wurde gerufen</translation>
    </message>
    <message>
        <source>Waits for the desk</source>
        <translation>Wartet auf die Turnierleitung</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>A judge is on the way</source>
        <translation>Ein Judge ist unterwegs</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>No judge is needed any more</source>
        <translation>Es wird kein Judge mehr gebraucht</translation>
    </message>
    <message>
        <source>What you sent</source>
        <translation>Was Sie gesendet haben</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>Mein Tisch</translation>
    </message>
    <message>
        <source>You will see your table here.</source>
        <translation>Hier wird Ihr Tisch stehen.</translation>
    </message>
    <message>
        <source>You have left the tournament.</source>
        <translation>Sie sind aus dem Turnier ausgestiegen.</translation>
    </message>
    <message>
        <source>Call a judge</source>
        <translation>Judge rufen</translation>
    </message>
    <message>
        <source>Leave the tournament</source>
        <translation>Aus dem Turnier aussteigen</translation>
    </message>
    <message>
        <source>You do not play at that table: look where you play now.</source>
        <translation>An diesem Tisch spielen Sie nicht: Sehen Sie nach, wo Sie jetzt spielen.</translation>
    </message>
    <message>
        <source>Say of a game how it ended.</source>
        <translation>Sagen Sie von einer Partie, wie sie ausging.</translation>
    </message>
    <message>
        <source>Really leave?</source>
        <translation>Wirklich aussteigen?</translation>
    </message>
    <message>
        <source>You will not be paired again. Only the desk can bring you back.</source>
        <translation>Sie werden nicht mehr gepaart. Nur die Turnierleitung kann Sie zurückholen.</translation>
    </message>
    <message>
        <source>You play this round to its end and are not paired after it.</source>
        <translation>Sie spielen diese Runde zu Ende und werden danach nicht mehr gepaart.</translation>
    </message>
    <message>
        <source>Yes, I leave</source>
        <translation>Ja, ich steige aus</translation>
    </message>
    <message>
        <source>Leave after this round</source>
        <translation>Nach dieser Runde aussteigen</translation>
    </message>
    <message>
        <source>No, I stay</source>
        <translation>Nein, ich bleibe</translation>
    </message>
    <message>
        <source>What is it about?</source>
        <translation>Worum geht es?</translation>
    </message>
    <message>
        <source>Paste a list into one of the fields.</source>
        <translation>Fügen Sie in eines der Felder eine Liste ein.</translation>
    </message>
    <message>
        <source>My name in results that are published</source>
        <translation>Mein Name in veröffentlichten Ergebnissen</translation>
    </message>
    <message>
        <source>Photographs of me</source>
        <translation>Fotos von mir</translation>
    </message>
    <message>
        <source>My games on a stream</source>
        <translation>Meine Partien in einem Stream</translation>
    </message>
    <message>
        <source>My consent</source>
        <translation>Meine Einwilligung</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>{name} won as Corp</source>
        <translation>{name} hat als Corp gewonnen</translation>
    </message>
    <message>
        <source>{name} won as Runner</source>
        <translation>{name} hat als Runner gewonnen</translation>
    </message>
    <message>
        <source>Time was called</source>
        <translation>Die Zeit war um</translation>
    </message>
    <message>
        <source>Was not played</source>
        <translation>Wurde nicht gespielt</translation>
    </message>
    <message>
        <source>Corp {corp}, Runner {runner}</source>
        <translation>Corp {corp}, Runner {runner}</translation>
    </message>
    <message>
        <source>If {name} was Corp</source>
        <translation>Wenn {name} Corp war</translation>
    </message>
    <message>
        <source>Agenda points of the Corp</source>
        <translation>Agendapunkte der Corp</translation>
    </message>
    <message>
        <source>Agenda points of the Runner</source>
        <translation>Agendapunkte des Runners</translation>
    </message>
    <message>
        <source>Agenda points: of who lost, and at time of both.</source>
        <translation>Agendapunkte: wer verloren hat, und bei Zeitablauf beide.</translation>
    </message>
    <message>
        <source>Agenda points: only if time was called.</source>
        <translation>Agendapunkte: nur bei Zeitablauf.</translation>
    </message>
    <message>
        <source>We agreed on a draw</source>
        <translation>Wir haben uns auf Unentschieden geeinigt</translation>
    </message>
    <message>
        <source>Round {round}, tables</source>
        <translation>Runde {round}, Tische</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>The tables will be shown here.</source>
        <translation>Hier werden die Tische stehen.</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Verwarnung</translation>
    </message>
    <message>
        <source>Game loss</source>
        <translation>Spielverlust</translation>
    </message>
    <message>
        <source>Match loss</source>
        <translation>Matchverlust</translation>
    </message>
    <message>
        <source>Removed from the event</source>
        <translation>Ausschluss vom Turnier</translation>
    </message>
    <message>
        <source>Also where later games rest on it and are played again</source>
        <translation>Auch wenn spätere Spiele darauf beruhen und neu gespielt werden</translation>
    </message>
    <message>
        <source>Or in words, as at the desk</source>
        <translation>Oder in Worten, wie an der Turnierleitung</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Ergebnis entfernen</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Zusatzzeit</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Nicht erschienen</translation>
    </message>
    <message>
        <source>5 minutes: game loss</source>
        <translation>5 Minuten: Spielverlust</translation>
    </message>
    <message>
        <source>10 minutes: match loss, leaves</source>
        <translation>10 Minuten: Matchverlust, steigt aus</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>{minutes} more minutes</source>
        <translation>{minutes} Minuten mehr</translation>
    </message>
    <message>
        <source>Penalty for {name}: {reason}</source>
        <translation>Strafe für {name}: {reason}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Show it as it is now</source>
        <translation>Zeigen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Not me: leave this phone</source>
        <translation>Bin ich nicht: dieses Telefon abmelden</translation>
    </message>
    <message>
        <source>No card is called “{title}”.</source>
        <translation>Keine Karte heißt „{title}“.</translation>
    </message>
    <message>
        <source>No card is called “{title}”. Is it one of these: {cards}?</source>
        <translation>Keine Karte heißt „{title}“. Ist es eine von diesen: {cards}?</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Advancement</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Agenda points</source>
        <translation>Agendapunkte</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Trash cost</source>
        <translation>Trashkosten</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Einzigartig</translation>
    </message>
    <message>
        <source>Printed in</source>
        <translation>Gedruckt in</translation>
    </message>
    <message>
        <source>No list of restrictions was in force.</source>
        <translation>Es galt keine Liste von Einschränkungen.</translation>
    </message>
    <message>
        <source>{list}: each copy lowers the influence limit by {n}.</source>
        <translation>{list}: jede Kopie senkt das Einflusslimit um {n}.</translation>
    </message>
    <message>
        <source>{list}: each copy costs {n} influence more.</source>
        <translation>{list}: jede Kopie kostet {n} Einfluss mehr.</translation>
    </message>
    <message>
        <source>{list}: restricted; a deck has one restricted title.</source>
        <translation>{list}: eingeschränkt; ein Deck hat nur einen eingeschränkten Titel.</translation>
    </message>
    <message>
        <source>{list}: banned.</source>
        <translation>{list}: verboten.</translation>
    </message>
    <message>
        <source>{list}: costs {n} points.</source>
        <translation>{list}: kostet {n} Punkte.</translation>
    </message>
    <message>
        <source>{list} says nothing about it.</source>
        <translation>{list} sagt nichts dazu.</translation>
    </message>
    <message>
        <source>Not released by then.</source>
        <translation>Bis dahin nicht erschienen.</translation>
    </message>
    <message>
        <source>At most {n} in a deck.</source>
        <translation>Höchstens {n} in einem Deck.</translation>
    </message>
    <message>
        <source>From {day}: at most {n} in a deck.</source>
        <translation>Ab {day}: höchstens {n} in einem Deck.</translation>
    </message>
    <message>
        <source>From {day}: unique.</source>
        <translation>Ab {day}: einzigartig.</translation>
    </message>
    <message>
        <source>Deck building on {day}</source>
        <translation>Deckbau am {day}</translation>
    </message>
    <message>
        <source>Rulings that name it</source>
        <translation>Rulings, die sie nennen</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>{document}, “{section}”, line {lines}</source>
        <translation>{document}, „{section}“, Zeile {lines}</translation>
    </message>
    <message>
        <source>The Rules Reference does not repeat it.</source>
        <translation>Die Rules Reference wiederholt es nicht.</translation>
    </message>
    <message>
        <source>Version of the rules</source>
        <translation>Version der Regeln</translation>
    </message>
    <message>
        <source>Timing of turns and runs</source>
        <translation>Ablauf von Zügen und Runs</translation>
    </message>
    <message>
        <source>The rules are being laid out: in a moment.</source>
        <translation>Die Regeln werden zurechtgelegt: gleich.</translation>
    </message>
    <message>
        <source>Not the version you ask by</source>
        <translation>Nicht die Version, nach der Sie fragen</translation>
    </message>
    <message>
        <source>Show it in the timing chart</source>
        <translation>Im Ablauf zeigen</translation>
    </message>
    <message>
        <source>Differs between versions</source>
        <translation>Die Versionen unterscheiden sich</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The Corp&apos;s turn</source>
        <translation>Der Zug der Corp</translation>
    </message>
    <message>
        <source>The Runner&apos;s turn</source>
        <translation>Der Zug des Runners</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Ein Run</translation>
    </message>
    <message>
        <source>use paid abilities</source>
        <translation>bezahlte Fähigkeiten nutzen</translation>
    </message>
    <message>
        <source>rez cards other than ice</source>
        <translation>Karten außer Ice rezzen</translation>
    </message>
    <message>
        <source>rez the approached ice</source>
        <translation>das angelaufene Ice rezzen</translation>
    </message>
    <message>
        <source>score agendas</source>
        <translation>Agenden punkten</translation>
    </message>
    <message>
        <source>break subroutines</source>
        <translation>Subroutinen brechen</translation>
    </message>
    <message>
        <source>jack out</source>
        <translation>sich ausklinken</translation>
    </message>
    <message>
        <source>take actions</source>
        <translation>Aktionen ausführen</translation>
    </message>
    <message>
        <source>only one has it</source>
        <translation>nur eine hat es</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>who may do what</source>
        <translation>wer was darf</translation>
    </message>
    <message>
        <source>abilities met</source>
        <translation>erfüllte Fähigkeiten</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>was folgt</translation>
    </message>
    <message>
        <source>when it takes effect</source>
        <translation>wann es wirkt</translation>
    </message>
    <message>
        <source>The Corp may do nothing now.</source>
        <translation>Die Corp darf jetzt nichts tun.</translation>
    </message>
    <message>
        <source>The Runner may do nothing now.</source>
        <translation>Der Runner darf jetzt nichts tun.</translation>
    </message>
    <message>
        <source>The Corp may {what}.</source>
        <translation>Die Corp darf: {what}.</translation>
    </message>
    <message>
        <source>The Runner may {what}.</source>
        <translation>Der Runner darf: {what}.</translation>
    </message>
    <message>
        <source>Not on the first ice of this run.</source>
        <translation>Nicht beim ersten Ice dieses Runs.</translation>
    </message>
    <message>
        <source>Over. {what}</source>
        <translation>Zu Ende. {what}</translation>
    </message>
    <message>
        <source>{document}, “{section}”</source>
        <translation>{document}, „{section}“</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Corp: {what}</source>
        <translation>Corp: {what}</translation>
    </message>
    <message>
        <source>Runner: {what}</source>
        <translation>Runner: {what}</translation>
    </message>
    <message>
        <source>There is no such step.</source>
        <translation>Einen solchen Schritt gibt es nicht.</translation>
    </message>
    <message>
        <source>They agree in every step.</source>
        <translation>Sie stimmen in jedem Schritt überein.</translation>
    </message>
    <message>
        <source>Steps in which they differ</source>
        <translation>Schritte, in denen sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Compare with nothing</source>
        <translation>Mit nichts vergleichen</translation>
    </message>
    <message>
        <source>Compare with {version}</source>
        <translation>Mit {version} vergleichen</translation>
    </message>
    <message>
        <source>Turn or run</source>
        <translation>Zug oder Run</translation>
    </message>
    <message>
        <source>Version to compare with</source>
        <translation>Version zum Vergleich</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>{points} in {rounds}</source>
        <translation>{points} in {rounds}</translation>
    </message>
    <message>
        <source>Strength of schedule</source>
        <translation>Gegnerwertung (SoS)</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>je Runde</translation>
    </message>
    <message>
        <source>In a result {first} stands first, then {second}.</source>
        <translation>In einem Ergebnis steht {first} zuerst, dann {second}.</translation>
    </message>
    <message>
        <source>Third game, if the two were tied</source>
        <translation>Drittes Spiel, falls es zwischen beiden unentschieden stand</translation>
    </message>
    <message>
        <source>We played one game for two: say only how that one ended</source>
        <translation>Wir haben ein Spiel für zwei gespielt: sagen Sie nur, wie dieses ausging</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Regeln: {name}</translation>
    </message>
    <message>
        <source>{rounds} rounds of {minutes} minutes, no cut</source>
        <translation>{rounds} Runden zu {minutes} Minuten, kein Cut</translation>
    </message>
    <message>
        <source>{rounds} rounds of {minutes} minutes, then a cut to the top {cut}</source>
        <translation>{rounds} Runden zu {minutes} Minuten, dann ein Cut auf die besten {cut}</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Ankündigung</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>I play here</source>
        <translation>Ich spiele hier mit</translation>
    </message>
    <message>
        <source>More pages</source>
        <translation>Weitere Seiten</translation>
    </message>
    <message>
        <source>You are called: please come to the desk.</source>
        <translation>Sie werden gerufen: bitte kommen Sie zur Turnierleitung.</translation>
    </message>
    <message>
        <source>Left out: {what}</source>
        <translation>Weggelassen: {what}</translation>
    </message>
    <message>
        <source>As the engine reads this card</source>
        <translation>Wie die Regelauswertung diese Karte liest</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>{choice}: {taken}</source>
        <extracomment>a decision, and what was decided</extracomment>
        <translation>{choice}: {taken}</translation>
    </message>
    <message>
        <source>not decided within {number} positions</source>
        <translation>innerhalb von {number} Stellungen nicht entschieden</translation>
    </message>
    <message>
        <source>{choices}: {why}</source>
        <translation>{choices}: {why}</translation>
    </message>
    <message>
        <source>it depends on what is chosen</source>
        <translation>es hängt davon ab, was gewählt wird</translation>
    </message>
    <message>
        <source>{facts}: {why}</source>
        <translation>{facts}: {why}</translation>
    </message>
    <message>
        <source>ruled out: {facts}, for then {why}</source>
        <translation>nicht {facts}, denn dann gilt: {why}</translation>
    </message>
    <message>
        <source>it depends on facts that are not stated</source>
        <translation>es hängt von Angaben ab, die fehlen</translation>
    </message>
    <message>
        <source>this version leaves it open, and either way it comes to the same: {difference}</source>
        <translation>diese Fassung lässt Folgendes offen, und es kommt so oder so auf dasselbe heraus: {difference}</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <source>clicks</source>
        <translation>Klicks</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>cards in the deck</source>
        <translation>Karten im Deck</translation>
    </message>
    <message>
        <source>cards in the trash pile</source>
        <translation>Karten im Ablagestapel</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>tagged</source>
        <translation>getaggt</translation>
    </message>
    <message>
        <source>bad publicity</source>
        <translation>Bad Publicity</translation>
    </message>
    <message>
        <source>brain damage</source>
        <translation>Brain Damage</translation>
    </message>
    <message>
        <source>agenda points</source>
        <translation>Agendapunkte</translation>
    </message>
    <message>
        <source>memory used</source>
        <translation>belegter Speicher</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>number of accesses</source>
        <translation>Anzahl der Zugriffe</translation>
    </message>
    <message>
        <source>cards accessed</source>
        <translation>Kartenzugriffe</translation>
    </message>
    <message>
        <source>how often ice was approached</source>
        <translation>Ice-Anläufe</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>Ice</translation>
    </message>
    <message>
        <source>rezzed</source>
        <translation>gerezzt</translation>
    </message>
    <message>
        <source>faceup</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>where it is</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>trashed</source>
        <translation>getrasht</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>überwunden</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installiert</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>broken subroutines</source>
        <translation>gebrochene Subroutinen</translation>
    </message>
    <message>
        <source>who knows it</source>
        <translation>wer sie kennt</translation>
    </message>
    <message>
        <source>advancement tokens</source>
        <translation>Advancement-Marker</translation>
    </message>
    <message>
        <source>virus counters</source>
        <translation>Virusmarker</translation>
    </message>
    <message>
        <source>power counters</source>
        <translation>Power-Marker</translation>
    </message>
    <message>
        <source>agenda counters</source>
        <translation>Agendamarker</translation>
    </message>
    <message>
        <source>recurring credits</source>
        <translation>wiederkehrende Credits</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Siegerseite</translation>
    </message>
    <message>
        <source>how the game was won</source>
        <translation>Art des Sieges</translation>
    </message>
    <message>
        <source>who may act</source>
        <translation>wer handeln darf</translation>
    </message>
    <message>
        <source>what may be done in this step</source>
        <translation>was in diesem Schritt erlaubt ist</translation>
    </message>
    <message>
        <source>{fact} {player.of}</source>
        <extracomment>a fact, and whose it is: &quot;credits of the Corp&quot;</extracomment>
        <translation>{fact} {player.of}</translation>
    </message>
    <message>
        <source>{fact} of the run</source>
        <translation>{fact} des Runs</translation>
    </message>
    <message>
        <source>{fact} of the trace</source>
        <translation>{fact} des Traces</translation>
    </message>
    <message>
        <source>{card}: {fact}</source>
        <extracomment>a card, and a fact about it</extracomment>
        <translation>{card}: {fact}</translation>
    </message>
    <message>
        <source>{name}: {fact}</source>
        <translation>{name}: {fact}</translation>
    </message>
    <message>
        <source>{fact} {value}</source>
        <extracomment>a fact and its value</extracomment>
        <translation>{fact} = {value}</translation>
    </message>
    <message>
        <source>{card} is active</source>
        <translation>{card} ist aktiv</translation>
    </message>
    <message>
        <source>{card} is inactive</source>
        <translation>{card} ist inaktiv</translation>
    </message>
    <message>
        <source>{card} is active: agendas are active in the score area of the Corp only</source>
        <translation>{card} ist aktiv: Agenden sind nur im Punktebereich der Corp aktiv</translation>
    </message>
    <message>
        <source>{card} is inactive: agendas are active in the score area of the Corp only</source>
        <translation>{card} ist inaktiv: Agenden sind nur im Punktebereich der Corp aktiv</translation>
    </message>
    <message>
        <source>{card} is active: it is hosted, but not installed</source>
        <translation>{card} ist aktiv: Die Karte ist gehostet, aber nicht installiert</translation>
    </message>
    <message>
        <source>{card} is inactive: it is hosted, but not installed</source>
        <translation>{card} ist inaktiv: Die Karte ist gehostet, aber nicht installiert</translation>
    </message>
    <message>
        <source>the Runner looks at what is accessed</source>
        <translation>der Runner sieht sich an, worauf zugegriffen wird</translation>
    </message>
    <message>
        <source>of cards in HQ the Corp is told, too</source>
        <translation>und aus dem HQ erfährt es auch die Corp</translation>
    </message>
    <message>
        <source>what stays in R&amp;D is not shown to the Corp</source>
        <translation>was in R&amp;D bleibt, wird der Corp nicht gezeigt</translation>
    </message>
    <message>
        <source>{card} is in a server</source>
        <translation>{card} ist in einem Server</translation>
    </message>
    <message>
        <source>{card} is not in a server</source>
        <translation>{card} ist nicht in einem Server</translation>
    </message>
    <message>
        <source>the deck was shuffled: which card lies where is chance</source>
        <translation>das Deck wurde gemischt: Welche Karte wo liegt, ist Zufall</translation>
    </message>
    <message>
        <source>{card} has left play: it is another copy</source>
        <translation>{card} hat das Spiel verlassen: Es ist ein anderes Exemplar</translation>
    </message>
    <message>
        <source>{card} is in a score area, which uninstalls nothing: it is the same copy</source>
        <translation>{card} liegt in einem Punktebereich, und das deinstalliert nichts: Es ist dasselbe Exemplar</translation>
    </message>
    <message>
        <source>{card} has not left play: it is the same copy</source>
        <translation>{card} hat das Spiel nicht verlassen: Es ist dasselbe Exemplar</translation>
    </message>
    <message>
        <source>{card} is not the ice that was encountered last</source>
        <translation>{card} ist nicht das Ice, auf das der Runner zuletzt getroffen ist</translation>
    </message>
    <message>
        <source>no rule says whether a card that the Corp presents for a choice is seen</source>
        <translation>ob eine Karte gesehen wird, die die Corp zur Auswahl zeigt, ist nicht gesagt</translation>
    </message>
    <message>
        <source>nobody knows the face of {card}</source>
        <translation>niemand kennt die Vorderseite von {card}</translation>
    </message>
    <message>
        <source>both players know the face of {card}</source>
        <translation>beide Seiten kennen die Vorderseite von {card}</translation>
    </message>
    <message>
        <source>{player} knows the face of {card}</source>
        <translation>{player} kennt die Vorderseite von {card}</translation>
    </message>
    <message>
        <source>{card} was added as an agenda and is nothing else</source>
        <translation>{card} wurde als Agenda hinzugefügt und ist nichts anderes</translation>
    </message>
    <message>
        <source>{card} has no type now</source>
        <translation>{card} hat jetzt keinen Typ</translation>
    </message>
    <message>
        <source>{card} has its printed type</source>
        <translation>{card} hat den aufgedruckten Typ</translation>
    </message>
    <message>
        <source>a scored or stolen agenda has no advancement tokens</source>
        <translation>eine gepunktete oder gestohlene Agenda hat keine Advancement-Marker</translation>
    </message>
    <message>
        <source>no fact of a card is called {name}</source>
        <translation>keine Angabe zu einer Karte heißt {name}</translation>
    </message>
    <message>
        <source>it cannot be played like that: {why}</source>
        <translation>so lässt es sich nicht spielen: {why}</translation>
    </message>
    <message>
        <source>no rule was applied</source>
        <translation>keine Regel wurde angewandt</translation>
    </message>
    <message>
        <source>two rules of equal rank disagree: {permits}; {forbids}</source>
        <translation>zwei gleichrangige Regeln widersprechen sich: {permits}; {forbids}</translation>
    </message>
    <message>
        <source>this prevails: {rule}</source>
        <translation>Vorrang hat: {rule}</translation>
    </message>
    <message>
        <source>an ability is taken as the judge stated it</source>
        <translation>eine Fähigkeit ist so genommen, wie der Judge sie angibt</translation>
    </message>
    <message numerus="yes">
        <source>the agendas in the score area {player.of} are worth {n} point</source>
        <comment>the agendas in the score area {player.of} are worth {n} points</comment>
        <translation>
            <numerusform>die Agenden im Punktebereich {player.of} sind {n} Punkt wert</numerusform>
            <numerusform>die Agenden im Punktebereich {player.of} sind {n} Punkte wert</numerusform>
        </translation>
    </message>
    <message>
        <source>a new hand after a mulligan is as large as the first</source>
        <translation>eine neue Hand nach einem Mulligan ist so groß wie die erste</translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} tag, and one is enough</source>
        <comment>the Runner has {n} tags, and one is enough</comment>
        <translation>
            <numerusform>der Runner hat {n} Tag, und 1 genügt</numerusform>
            <numerusform>der Runner hat {n} Tags, und 1 genügt</numerusform>
        </translation>
    </message>
    <message>
        <source>the Runner has no tag</source>
        <translation>der Runner hat keine Tags</translation>
    </message>
    <message numerus="yes">
        <source>installed programs take {n} memory unit</source>
        <comment>installed programs take {n} memory units</comment>
        <translation>
            <numerusform>installierte Programme belegen {n} Speichereinheit</numerusform>
            <numerusform>installierte Programme belegen {n} Speichereinheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>no fact of a player is called {name}</source>
        <translation>keine Angabe zu einer Seite heißt {name}</translation>
    </message>
    <message>
        <source>no run was made</source>
        <translation>es gab keinen Run</translation>
    </message>
    <message>
        <source>the number of accesses is not settled yet</source>
        <translation>die Anzahl der Zugriffe steht noch nicht fest</translation>
    </message>
    <message>
        <source>no fact of a run is called {name}</source>
        <translation>keine Angabe zu einem Run heißt {name}</translation>
    </message>
    <message>
        <source>there was no trace</source>
        <translation>es gab keinen Trace</translation>
    </message>
    <message>
        <source>no fact of a trace is called {name}</source>
        <translation>keine Angabe zu einem Trace heißt {name}</translation>
    </message>
    <message>
        <source>a server that an install empties goes on existing</source>
        <translation>ein Server, den ein Installieren leert, besteht weiter</translation>
    </message>
    <message>
        <source>no fact of a server is called {name}</source>
        <translation>keine Angabe zu einem Server heißt {name}</translation>
    </message>
    <message>
        <source>no window is open here</source>
        <translation>hier ist kein Fenster offen</translation>
    </message>
    <message>
        <source>the window is closed</source>
        <translation>das Fenster ist geschlossen</translation>
    </message>
    <message>
        <source>{player} may act now</source>
        <translation>die Gelegenheit zu handeln hat {player}</translation>
    </message>
    <message>
        <source>nothing is called {name}</source>
        <translation>nichts heißt {name}</translation>
    </message>
    <message>
        <source>no fact is called {name}</source>
        <translation>keine Angabe heißt {name}</translation>
    </message>
    <message>
        <source>Yes, the Corp may.</source>
        <translation>Ja, die Corp darf das.</translation>
    </message>
    <message>
        <source>No, the Corp may not.</source>
        <translation>Nein, die Corp darf das nicht.</translation>
    </message>
    <message>
        <source>Yes, the Runner may.</source>
        <translation>Ja, der Runner darf das.</translation>
    </message>
    <message>
        <source>No, the Runner may not.</source>
        <translation>Nein, der Runner darf das nicht.</translation>
    </message>
    <message>
        <source>The Corp chooses.</source>
        <translation>Die Corp wählt.</translation>
    </message>
    <message>
        <source>The Runner chooses.</source>
        <translation>Der Runner wählt.</translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} credit.</source>
        <comment>The Corp has {n} credits.</comment>
        <translation>
            <numerusform>Die Corp hat {n} Credit.</numerusform>
            <numerusform>Die Corp hat {n} Credits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} credit.</source>
        <comment>The Runner has {n} credits.</comment>
        <translation>
            <numerusform>Der Runner hat {n} Credit.</numerusform>
            <numerusform>Der Runner hat {n} Credits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} click left.</source>
        <comment>The Corp has {n} clicks left.</comment>
        <translation>
            <numerusform>Die Corp hat noch {n} Klick.</numerusform>
            <numerusform>Die Corp hat noch {n} Klicks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} click left.</source>
        <comment>The Runner has {n} clicks left.</comment>
        <translation>
            <numerusform>Der Runner hat noch {n} Klick.</numerusform>
            <numerusform>Der Runner hat noch {n} Klicks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} card in hand.</source>
        <comment>The Corp has {n} cards in hand.</comment>
        <translation>
            <numerusform>Die Corp hat {n} Karte auf der Hand.</numerusform>
            <numerusform>Die Corp hat {n} Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} card in hand.</source>
        <comment>The Runner has {n} cards in hand.</comment>
        <translation>
            <numerusform>Der Runner hat {n} Karte auf der Hand.</numerusform>
            <numerusform>Der Runner hat {n} Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} card in the deck.</source>
        <comment>The Corp has {n} cards in the deck.</comment>
        <translation>
            <numerusform>Die Corp hat {n} Karte im Deck.</numerusform>
            <numerusform>Die Corp hat {n} Karten im Deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} card in the deck.</source>
        <comment>The Runner has {n} cards in the deck.</comment>
        <translation>
            <numerusform>Der Runner hat {n} Karte im Deck.</numerusform>
            <numerusform>Der Runner hat {n} Karten im Deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} tag.</source>
        <comment>The Runner has {n} tags.</comment>
        <translation>
            <numerusform>Der Runner hat {n} Tag.</numerusform>
            <numerusform>Der Runner hat {n} Tags.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} bad publicity.</source>
        <comment>The Corp has {n} bad publicity.</comment>
        <translation>
            <numerusform>Die Corp hat {n} Bad Publicity.</numerusform>
            <numerusform>Die Corp hat {n} Bad Publicity.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} agenda point.</source>
        <comment>The Corp has {n} agenda points.</comment>
        <translation>
            <numerusform>Die Corp hat {n} Agendapunkt.</numerusform>
            <numerusform>Die Corp hat {n} Agendapunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} agenda point.</source>
        <comment>The Runner has {n} agenda points.</comment>
        <translation>
            <numerusform>Der Runner hat {n} Agendapunkt.</numerusform>
            <numerusform>Der Runner hat {n} Agendapunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is rezzed.</source>
        <translation>{card} ist gerezzt.</translation>
    </message>
    <message>
        <source>{card} is not rezzed.</source>
        <translation>{card} ist nicht gerezzt.</translation>
    </message>
    <message>
        <source>{card} is passed.</source>
        <translation>{card} ist überwunden.</translation>
    </message>
    <message>
        <source>{card} is not passed.</source>
        <translation>{card} ist nicht überwunden.</translation>
    </message>
    <message>
        <source>{card} is trashed.</source>
        <translation>{card} ist getrasht.</translation>
    </message>
    <message>
        <source>{card} is not trashed.</source>
        <translation>{card} ist nicht getrasht.</translation>
    </message>
    <message>
        <source>{card} is faceup.</source>
        <translation>{card} liegt offen.</translation>
    </message>
    <message>
        <source>{card} is facedown.</source>
        <translation>{card} liegt verdeckt.</translation>
    </message>
    <message>
        <source>{card} is installed.</source>
        <translation>{card} ist installiert.</translation>
    </message>
    <message>
        <source>{card} is not installed.</source>
        <translation>{card} ist nicht installiert.</translation>
    </message>
    <message>
        <source>{card} is active.</source>
        <translation>{card} ist aktiv.</translation>
    </message>
    <message>
        <source>{card} is inactive.</source>
        <translation>{card} ist inaktiv.</translation>
    </message>
    <message>
        <source>The run is successful.</source>
        <translation>Der Run ist erfolgreich.</translation>
    </message>
    <message>
        <source>The run is unsuccessful.</source>
        <translation>Der Run ist erfolglos.</translation>
    </message>
    <message>
        <source>The run goes on.</source>
        <translation>Der Run geht weiter.</translation>
    </message>
    <message>
        <source>The Corp wins.</source>
        <translation>Die Corp gewinnt.</translation>
    </message>
    <message>
        <source>The Runner wins.</source>
        <translation>Der Runner gewinnt.</translation>
    </message>
    <message>
        <source>Nobody has won.</source>
        <translation>Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>{card} is {place}.</source>
        <extracomment>a card, and &quot;in the heap&quot; or the like</extracomment>
        <translation>{card} ist {place}.</translation>
    </message>
    <message>
        <source>{fact}: {value}.</source>
        <extracomment>a fact and its value</extracomment>
        <translation>{fact}: {value}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} agenda forfeited</source>
        <comment>{n} agendas forfeited</comment>
        <translation>
            <numerusform>{n} aufgegebene Agenda</numerusform>
            <numerusform>{n} aufgegebene Agenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card trashed</source>
        <comment>{n} cards trashed</comment>
        <translation>
            <numerusform>{n} getrashte Karte</numerusform>
            <numerusform>{n} getrashte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <translation>Es kostet {cost}.</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}.</translation>
    </message>
    <message>
        <source>No verdict: the head judge decides.</source>
        <translation>Kein Urteil: Es entscheidet der Head Judge.</translation>
    </message>
    <message>
        <source>It depends.</source>
        <translation>Es kommt darauf an.</translation>
    </message>
    <message>
        <source>{fact} {least} to {most}</source>
        <extracomment>a fact, its least and its greatest value</extracomment>
        <translation>{fact} = {least} bis {most}</translation>
    </message>
    <message>
        <source>{when}: {verdict}</source>
        <extracomment>what is supposed, and what follows</extracomment>
        <translation>{when}: {verdict}</translation>
    </message>
    <message>
        <source>It depends on what is open.</source>
        <translation>Es hängt davon ab, was offen ist.</translation>
    </message>
    <message>
        <source>Two rules disagree.</source>
        <translation>Zwei Regeln widersprechen sich.</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <translation>Nicht entschieden.</translation>
    </message>
    <message>
        <source>the Corp</source>
        <translation>die Corp</translation>
    </message>
    <message>
        <source>the Runner</source>
        <translation>der Runner</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not declared yet</source>
        <translation>noch nicht erklärt</translation>
    </message>
    <message>
        <source>successful</source>
        <translation>erfolgreich</translation>
    </message>
    <message>
        <source>unsuccessful</source>
        <translation>erfolglos</translation>
    </message>
    <message>
        <source>neither successful nor unsuccessful</source>
        <translation>weder erfolgreich noch erfolglos</translation>
    </message>
    <message>
        <source>flatline</source>
        <translation>Flatline</translation>
    </message>
    <message>
        <source>R&amp;D empty</source>
        <translation>R&amp;D leer</translation>
    </message>
    <message>
        <source>{card} is installed</source>
        <translation>{card} wird installiert</translation>
    </message>
    <message>
        <source>{card} is rezzed</source>
        <translation>{card} wird gerezzt</translation>
    </message>
    <message>
        <source>{card} is scored</source>
        <translation>{card} wird gepunktet</translation>
    </message>
    <message>
        <source>{card} is stolen</source>
        <translation>{card} wird gestohlen</translation>
    </message>
    <message>
        <source>{card} is accessed</source>
        <translation>auf {card} wird zugegriffen</translation>
    </message>
    <message>
        <source>{card} is passed</source>
        <translation>{card} wird überwunden</translation>
    </message>
    <message>
        <source>{card} is encountered</source>
        <translation>der Runner trifft auf {card}</translation>
    </message>
    <message>
        <source>{card} is trashed</source>
        <translation>{card} wird getrasht</translation>
    </message>
    <message>
        <source>{card} is swapped</source>
        <translation>{card} wird getauscht</translation>
    </message>
    <message>
        <source>{card} is revealed</source>
        <translation>{card} wird vorgezeigt</translation>
    </message>
    <message>
        <source>{card} is exposed</source>
        <translation>{card} wird enthüllt</translation>
    </message>
    <message>
        <source>{card} is found</source>
        <translation>{card} wird gefunden</translation>
    </message>
    <message>
        <source>{card} is moved</source>
        <translation>{card} wird bewegt</translation>
    </message>
    <message>
        <source>{card} prevents it</source>
        <translation>{card} verhindert es</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>whether that card can be chosen shows only in the course of the run</source>
        <translation>ob es gewählt werden kann, zeigt sich, wenn der Run dorthin kommt</translation>
    </message>
    <message>
        <source>not decided within {number} ways</source>
        <translation>innerhalb von {number} Wegen nicht entschieden</translation>
    </message>
    <message>
        <source>{requirement}: a stronger exception prevails</source>
        <translation>{requirement}: Eine stärkere Ausnahme hat Vorrang</translation>
    </message>
    <message>
        <source>everything is one cost: {cost}</source>
        <translation>alles zusammen ist ein einziger Preis: {cost}</translation>
    </message>
    <message>
        <source>{player} decides that</source>
        <translation>das entscheidet {player}</translation>
    </message>
    <message>
        <source>{player} discards, and chooses what</source>
        <translation>{player} wirft ab und wählt, was</translation>
    </message>
    <message>
        <source>the Runner chooses the order of the accesses, except in R&amp;D</source>
        <translation>der Runner bestimmt die Reihenfolge der Zugriffe, außer in R&amp;D</translation>
    </message>
    <message>
        <source>{player} acts, and makes the choice</source>
        <translation>{player} handelt und trifft die Wahl</translation>
    </message>
    <message>
        <source>{card} has no ability {name}</source>
        <translation>{card} hat keine Fähigkeit {name}</translation>
    </message>
    <message>
        <source>the ability has no effect that needs a choice</source>
        <translation>die Fähigkeit hat keinen Effekt, der eine Wahl verlangt</translation>
    </message>
    <message>
        <source>the Corp makes the choices of subroutines</source>
        <translation>bei Subroutinen trifft die Corp die Wahl</translation>
    </message>
    <message>
        <source>{player} makes the choice, as the text says</source>
        <translation>{player} trifft die Wahl, wie der Text sagt</translation>
    </message>
    <message>
        <source>{player} makes the choice: it is a card of that player</source>
        <translation>{player} trifft die Wahl: Es ist eine Karte dieser Seite</translation>
    </message>
    <message>
        <source>{card}: what it prevents or waits for is resolving</source>
        <translation>{card}: Was damit verhindert oder abgewartet wird, wird gerade ausgeführt</translation>
    </message>
    <message>
        <source>no decision is left open</source>
        <translation>der angegebene Ablauf lässt keine Entscheidung offen</translation>
    </message>
    <message>
        <source>{player} decides: {choice}</source>
        <translation>{player} entscheidet: {choice}</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <extracomment>two of a list</extracomment>
        <translation>{before}, {next}</translation>
    </message>
    <message>
        <source>not stated: {fact}</source>
        <translation>nicht angegeben: {fact}</translation>
    </message>
    <message>
        <source>the beginning of a turn</source>
        <translation>Beginn eines Zugs</translation>
    </message>
    <message>
        <source>the end of a turn</source>
        <translation>Ende eines Zugs</translation>
    </message>
    <message>
        <source>the beginning of a run</source>
        <translation>Beginn eines Runs</translation>
    </message>
    <message>
        <source>approaching ice</source>
        <translation>Anlaufen von Ice</translation>
    </message>
    <message>
        <source>encountering ice</source>
        <translation>Begegnung mit Ice</translation>
    </message>
    <message>
        <source>passing ice</source>
        <translation>Überwinden von Ice</translation>
    </message>
    <message>
        <source>passing all ice of a server</source>
        <translation>Überwinden von allem Ice eines Servers</translation>
    </message>
    <message>
        <source>a successful run</source>
        <translation>Erfolg eines Runs</translation>
    </message>
    <message>
        <source>an unsuccessful run</source>
        <translation>Misserfolg eines Runs</translation>
    </message>
    <message>
        <source>the end of a run</source>
        <translation>Ende eines Runs</translation>
    </message>
    <message>
        <source>accessing a card</source>
        <translation>Zugriff auf eine Karte</translation>
    </message>
    <message>
        <source>installing a card</source>
        <translation>Installieren einer Karte</translation>
    </message>
    <message>
        <source>rezzing a card</source>
        <translation>Rezzen einer Karte</translation>
    </message>
    <message>
        <source>a card that leaves its place</source>
        <translation>eine Karte, die ihren Ort verlässt</translation>
    </message>
    <message>
        <source>trashing a card</source>
        <extracomment>a part of a cost</extracomment>
        <translation>Trashen einer Karte</translation>
    </message>
    <message>
        <source>scoring an agenda</source>
        <translation>Punkten einer Agenda</translation>
    </message>
    <message>
        <source>stealing an agenda</source>
        <translation>Stehlen einer Agenda</translation>
    </message>
    <message>
        <source>damage that is suffered</source>
        <translation>Erleiden von Schaden</translation>
    </message>
    <message>
        <source>taking a tag</source>
        <translation>Erhalten eines Tags</translation>
    </message>
    <message>
        <source>breaking a subroutine</source>
        <translation>Brechen einer Subroutine</translation>
    </message>
    <message>
        <source>using an ability that trashes its own card</source>
        <translation>Nutzen einer Fähigkeit, die ihre eigene Karte trasht</translation>
    </message>
    <message>
        <source>an empty credit pool</source>
        <translation>Credit-Pool ohne Credits</translation>
    </message>
    <message>
        <source>advancing a card</source>
        <translation>Entwickeln einer Karte</translation>
    </message>
    <message>
        <source>exposing a card</source>
        <translation>Aufdecken einer Karte</translation>
    </message>
    <message>
        <source>playing a card</source>
        <translation>Spielen einer Karte</translation>
    </message>
    <message>
        <source>a card that was played and has resolved</source>
        <translation>eine Karte, die gespielt und ausgeführt ist</translation>
    </message>
    <message>
        <source>spending a click</source>
        <translation>Ausgeben eines Klicks</translation>
    </message>
    <message>
        <source>losing a click</source>
        <translation>Verlust eines Klicks</translation>
    </message>
    <message>
        <source>an access that ends without trashing or stealing</source>
        <translation>Zugriff, der ohne Trashen oder Stehlen endet</translation>
    </message>
    <message>
        <source>breaking every subroutine of a piece of ice</source>
        <translation>Brechen aller Subroutinen eines Ice</translation>
    </message>
    <message>
        <source>creating a remote server</source>
        <translation>Entstehen eines Remote-Servers</translation>
    </message>
    <message>
        <source>purging virus counters</source>
        <translation>Entfernen der Virusmarker</translation>
    </message>
    <message>
        <source>jacking out</source>
        <translation>Ausklinken (Jack out)</translation>
    </message>
    <message>
        <source>the beginning of a trace</source>
        <translation>Beginn eines Traces</translation>
    </message>
    <message>
        <source>a run that is made as an action</source>
        <translation>Run als Aktion</translation>
    </message>
    <message>
        <source>of the Corp</source>
        <translation>der Corp</translation>
    </message>
    <message>
        <source>of the Runner</source>
        <translation>des Runners</translation>
    </message>
    <message>
        <source>to the Corp</source>
        <translation>der Corp</translation>
    </message>
    <message>
        <source>to the Runner</source>
        <translation>dem Runner</translation>
    </message>
    <message>
        <source>HQ</source>
        <translation>das HQ</translation>
    </message>
    <message>
        <source>R&amp;D</source>
        <translation>R&amp;D</translation>
    </message>
    <message>
        <source>Archives</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>a remote server</source>
        <translation>ein Remote-Server</translation>
    </message>
    <message>
        <source>the root of a central server</source>
        <translation>der Root eines zentralen Servers</translation>
    </message>
    <message>
        <source>the ice of a server</source>
        <translation>das Ice eines Servers</translation>
    </message>
    <message>
        <source>the rig</source>
        <translation>das Rig</translation>
    </message>
    <message>
        <source>the grip</source>
        <translation>der Grip</translation>
    </message>
    <message>
        <source>the stack</source>
        <translation>der Stack</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>der Heap</translation>
    </message>
    <message>
        <source>the score area of the Corp</source>
        <translation>der Punktebereich der Corp</translation>
    </message>
    <message>
        <source>the score area of the Runner</source>
        <translation>der Punktebereich des Runners</translation>
    </message>
    <message>
        <source>the play area</source>
        <translation>der Spielbereich</translation>
    </message>
    <message>
        <source>another place</source>
        <translation>ein anderer Ort</translation>
    </message>
    <message>
        <source>in HQ</source>
        <translation>im HQ</translation>
    </message>
    <message>
        <source>in R&amp;D</source>
        <translation>in R&amp;D</translation>
    </message>
    <message>
        <source>in Archives</source>
        <translation>in Archives</translation>
    </message>
    <message>
        <source>in the grip</source>
        <translation>im Grip</translation>
    </message>
    <message>
        <source>in the stack</source>
        <translation>im Stack</translation>
    </message>
    <message>
        <source>in the heap</source>
        <translation>im Heap</translation>
    </message>
    <message>
        <source>in the score area of the Corp</source>
        <translation>im Punktebereich der Corp</translation>
    </message>
    <message>
        <source>in the score area of the Runner</source>
        <translation>im Punktebereich des Runners</translation>
    </message>
    <message>
        <source>in the play area</source>
        <translation>im Spielbereich</translation>
    </message>
    <message>
        <source>the identity</source>
        <translation>die Identität</translation>
    </message>
    <message>
        <source>hosted</source>
        <translation>gehostet</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>removed from the game</source>
        <translation>aus dem Spiel entfernt</translation>
    </message>
    <message>
        <source>to HQ</source>
        <translation>ins HQ</translation>
    </message>
    <message>
        <source>to R&amp;D</source>
        <translation>nach R&amp;D</translation>
    </message>
    <message>
        <source>to Archives</source>
        <translation>nach Archives</translation>
    </message>
    <message>
        <source>to a remote server</source>
        <translation>in einen Remote-Server</translation>
    </message>
    <message>
        <source>to the root of a central server</source>
        <translation>in den Root eines zentralen Servers</translation>
    </message>
    <message>
        <source>to the ice of a server</source>
        <translation>zum Ice eines Servers</translation>
    </message>
    <message>
        <source>to the rig</source>
        <translation>ins Rig</translation>
    </message>
    <message>
        <source>to the grip</source>
        <translation>in den Grip</translation>
    </message>
    <message>
        <source>to the stack</source>
        <translation>in den Stack</translation>
    </message>
    <message>
        <source>to the heap</source>
        <translation>in den Heap</translation>
    </message>
    <message>
        <source>to the score area of the Corp</source>
        <translation>in den Punktebereich der Corp</translation>
    </message>
    <message>
        <source>to the score area of the Runner</source>
        <translation>in den Punktebereich des Runners</translation>
    </message>
    <message>
        <source>to the play area</source>
        <translation>in den Spielbereich</translation>
    </message>
    <message>
        <source>to another place</source>
        <translation>an einen anderen Ort</translation>
    </message>
    <message>
        <source>from HQ</source>
        <translation>aus dem HQ</translation>
    </message>
    <message>
        <source>from R&amp;D</source>
        <translation>aus R&amp;D</translation>
    </message>
    <message>
        <source>from Archives</source>
        <translation>aus Archives</translation>
    </message>
    <message>
        <source>from the grip</source>
        <translation>aus dem Grip</translation>
    </message>
    <message>
        <source>from the stack</source>
        <translation>aus dem Stack</translation>
    </message>
    <message>
        <source>from the heap</source>
        <translation>aus dem Heap</translation>
    </message>
    <message>
        <source>from another place</source>
        <translation>von einem anderen Ort</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>rez cost</source>
        <translation>Rez-Kosten</translation>
    </message>
    <message>
        <source>install cost</source>
        <translation>Installationskosten</translation>
    </message>
    <message>
        <source>play cost</source>
        <translation>Spielkosten</translation>
    </message>
    <message>
        <source>trash cost</source>
        <translation>Trash-Kosten</translation>
    </message>
    <message>
        <source>advancement requirement</source>
        <translation>Entwicklungsanforderung</translation>
    </message>
    <message>
        <source>memory cost</source>
        <translation>Speicherkosten</translation>
    </message>
    <message>
        <source>memory limit</source>
        <translation>Speicherlimit</translation>
    </message>
    <message>
        <source>maximum hand size</source>
        <translation>maximale Handgröße</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>clicks of a turn</source>
        <translation>Klicks eines Zugs</translation>
    </message>
    <message>
        <source>cards of a starting hand</source>
        <translation>Karten einer Starthand</translation>
    </message>
    <message>
        <source>{card}: subroutine {number}</source>
        <translation>{card}: Subroutine {number}</translation>
    </message>
    <message>
        <source>{card}: as the judge states it</source>
        <translation>{card}: nach Angabe des Judges</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>agenda</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>Asset</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>Upgrade</translation>
    </message>
    <message>
        <source>event</source>
        <extracomment>a type of cards</extracomment>
        <translation>Event</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>Ressource</translation>
    </message>
    <message numerus="yes">
        <source>{n} recurring credit</source>
        <comment>{n} recurring credits</comment>
        <translation>
            <numerusform>{n} wiederkehrender Credit</numerusform>
            <numerusform>{n} wiederkehrende Credits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} advancement token</source>
        <comment>{n} advancement tokens</comment>
        <translation>
            <numerusform>{n} Advancement-Marker</numerusform>
            <numerusform>{n} Advancement-Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} virus counter</source>
        <comment>{n} virus counters</comment>
        <translation>
            <numerusform>{n} Virusmarker</numerusform>
            <numerusform>{n} Virusmarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} power counter</source>
        <comment>{n} power counters</comment>
        <translation>
            <numerusform>{n} Power-Marker</numerusform>
            <numerusform>{n} Power-Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} agenda counter</source>
        <comment>{n} agenda counters</comment>
        <translation>
            <numerusform>{n} Agendamarker</numerusform>
            <numerusform>{n} Agendamarker</numerusform>
        </translation>
    </message>
    <message>
        <source>net damage</source>
        <translation>Net Damage</translation>
    </message>
    <message>
        <source>meat damage</source>
        <translation>Meat Damage</translation>
    </message>
    <message numerus="yes">
        <source>{n} net damage</source>
        <comment>{n} net damage</comment>
        <translation>
            <numerusform>{n} Net Damage</numerusform>
            <numerusform>{n} Net Damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} meat damage</source>
        <comment>{n} meat damage</comment>
        <translation>
            <numerusform>{n} Meat Damage</numerusform>
            <numerusform>{n} Meat Damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} brain damage</source>
        <comment>{n} brain damage</comment>
        <translation>
            <numerusform>{n} Brain Damage</numerusform>
            <numerusform>{n} Brain Damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} credit</source>
        <comment>{n} credits</comment>
        <translation>
            <numerusform>{n} Credit</numerusform>
            <numerusform>{n} Credits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} click</source>
        <comment>{n} clicks</comment>
        <translation>
            <numerusform>{n} Klick</numerusform>
            <numerusform>{n} Klicks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card</source>
        <comment>{n} cards</comment>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>which card is the host</source>
        <translation>welche Karte der Host ist</translation>
    </message>
    <message>
        <source>no card is chosen for {card}</source>
        <translation>für {card} wird keine Karte gewählt</translation>
    </message>
    <message>
        <source>{card} is hosted on {host}</source>
        <translation>{card} ist auf {host} gehostet</translation>
    </message>
    <message>
        <source>{card} is not hosted</source>
        <translation>{card} ist nicht gehostet</translation>
    </message>
    <message>
        <source>{card} goes {zone.to}</source>
        <translation>{card} kommt {zone.to}</translation>
    </message>
    <message>
        <source>{card} changes how many cards are accessed</source>
        <translation>{card} ändert, auf wie viele Karten zugegriffen wird</translation>
    </message>
    <message>
        <source>adding a card to a score area is neither scoring nor stealing</source>
        <translation>eine Karte in einen Punktebereich zu legen ist weder Punkten noch Stehlen</translation>
    </message>
    <message>
        <source>which number is chosen</source>
        <translation>welche Zahl gewählt wird</translation>
    </message>
    <message>
        <source>any server can be chosen that exists</source>
        <translation>jeder Server, den es gibt, kann gewählt werden</translation>
    </message>
    <message>
        <source>{card} remembers the server that was chosen</source>
        <translation>{card} merkt sich den gewählten Server</translation>
    </message>
    <message>
        <source>which server is chosen is not stated</source>
        <translation>welcher Server gewählt wird, ist nicht angegeben</translation>
    </message>
    <message>
        <source>{card} is now a condition counter: of the card only the name is left</source>
        <translation>{card} ist nun ein Zustandsmarker: von der Karte bleibt nur der Name</translation>
    </message>
    <message>
        <source>placed on {card}: {counters}</source>
        <translation>auf {card} gelegt: {counters}</translation>
    </message>
    <message>
        <source>removed from {card}: {counters}</source>
        <translation>von {card} entfernt: {counters}</translation>
    </message>
    <message>
        <source>{player} gains no click outside of their own turn</source>
        <translation>{player} erhält außerhalb des eigenen Zugs keinen Klick</translation>
    </message>
    <message>
        <source>{player} gains {clicks}</source>
        <translation>{player} erhält {clicks}</translation>
    </message>
    <message>
        <source>{player} gains {credits}, for this run only</source>
        <translation>{player} erhält {credits}, nur für diesen Run</translation>
    </message>
    <message>
        <source>{player} gains {credits}</source>
        <translation>{player} erhält {credits}</translation>
    </message>
    <message>
        <source>what the effect requires holds</source>
        <translation>was der Effekt verlangt, ist erfüllt</translation>
    </message>
    <message>
        <source>what the effect requires does not hold</source>
        <translation>was der Effekt verlangt, ist nicht erfüllt</translation>
    </message>
    <message>
        <source>the text names a new server</source>
        <translation>der Text nennt einen neuen Server</translation>
    </message>
    <message>
        <source>{card} may be installed elsewhere only, by its own text</source>
        <translation>{card} darf nach dem eigenen Text nur anderswo installiert werden</translation>
    </message>
    <message>
        <source>{card} is installed in a new remote server</source>
        <translation>{card} wird in einem neuen Remote-Server installiert</translation>
    </message>
    <message>
        <source>the Runner does not jack out where {card} lets him</source>
        <translation>der Runner klinkt sich nicht aus, obwohl {card} es ihm erlaubt</translation>
    </message>
    <message>
        <source>the Runner jacks out, as the card allows: the run ends</source>
        <translation>der Runner klinkt sich aus, wie es die Karte erlaubt: der Run endet</translation>
    </message>
    <message>
        <source>{card}: in this run no more cards are accessed than {number}</source>
        <translation>{card}: auf mehr Karten als {number} wird in diesem Run nicht zugegriffen</translation>
    </message>
    <message>
        <source>cards that are looked at stay where they are</source>
        <translation>Karten, die angesehen werden, bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>there are cards {zone.in}</source>
        <translation>es sind Karten {zone.in}</translation>
    </message>
    <message>
        <source>{player} loses {clicks}</source>
        <translation>{player} verliert {clicks}</translation>
    </message>
    <message>
        <source>{card} may be used although nothing comes of it</source>
        <translation>{card} darf benutzt werden, auch wenn es nichts bewirkt</translation>
    </message>
    <message>
        <source>no rule says whether what cannot happen completely may be used</source>
        <translation>keine Regel sagt, ob benutzt werden darf, was nicht vollständig geschehen kann</translation>
    </message>
    <message>
        <source>{player} loses {credits}, and none that lies on a card</source>
        <translation>{player} verliert {credits}, aber nichts, was auf einer Karte liegt</translation>
    </message>
    <message>
        <source>{player} loses {credits}</source>
        <translation>{player} verliert {credits}</translation>
    </message>
    <message numerus="yes">
        <source>credits of bad publicity lie in the pool: {n} more is lost with it</source>
        <comment>credits of bad publicity lie in the pool: {n} more are lost with it</comment>
        <translation>
            <numerusform>Credits aus Bad Publicity liegen im Pool: {n} weiterer geht mit verloren</numerusform>
            <numerusform>Credits aus Bad Publicity liegen im Pool: {n} weitere gehen mit verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>which server the run is made on</source>
        <translation>worauf der Run nach dem Text gemacht wird</translation>
    </message>
    <message>
        <source>the text names another server, or there is none</source>
        <translation>der Text nennt einen anderen Server, oder es gibt keinen</translation>
    </message>
    <message>
        <source>which server is run on is not stated</source>
        <translation>auf welchen Server der Run gemacht wird, ist nicht angegeben</translation>
    </message>
    <message>
        <source>a remote without any card is no server</source>
        <translation>ein Remote-Server ohne Karten ist kein Server</translation>
    </message>
    <message>
        <source>the Runner declines the additional cost: no run is made</source>
        <translation>der Runner lehnt die zusätzlichen Kosten ab: es wird kein Run gemacht</translation>
    </message>
    <message>
        <source>the additional cost of a run is not paid: none is made</source>
        <translation>die zusätzlichen Kosten eines Runs werden nicht gezahlt: es wird keiner gemacht</translation>
    </message>
    <message>
        <source>a run is being made already</source>
        <translation>es läuft schon ein Run</translation>
    </message>
    <message>
        <source>from which card counters are moved</source>
        <translation>von welcher Karte Marker bewegt werden</translation>
    </message>
    <message>
        <source>to which card counters are moved</source>
        <translation>auf welche Karte Marker bewegt werden</translation>
    </message>
    <message>
        <source>how many counters are moved</source>
        <translation>wie viele Marker bewegt werden</translation>
    </message>
    <message>
        <source>moved from {card} to {other}: {counters}</source>
        <translation>von {card} auf {other} bewegt: {counters}</translation>
    </message>
    <message>
        <source>{card}: the run goes on against {server}, from the place of {ice}</source>
        <translation>{card}: der Run geht gegen {server} weiter, von der Position von {ice} aus</translation>
    </message>
    <message>
        <source>{card}: the run goes on against {server}, from outside its ice</source>
        <translation>{card}: der Run geht gegen {server} weiter, beginnend außerhalb seines Ice</translation>
    </message>
    <message>
        <source>{card} is removed from the game</source>
        <translation>{card} wird aus dem Spiel entfernt</translation>
    </message>
    <message>
        <source>{card} goes to the bottom of {zone}</source>
        <translation>{card} kommt {zone.to}, ganz nach unten</translation>
    </message>
    <message>
        <source>option {number}</source>
        <translation>Option {number}</translation>
    </message>
    <message>
        <source>which option is chosen</source>
        <translation>welche Option gewählt wird</translation>
    </message>
    <message>
        <source>no option can be resolved completely, so nothing happens</source>
        <translation>keine Option kann vollständig ausgeführt werden, also geschieht nichts</translation>
    </message>
    <message>
        <source>{player} must pay with everything that may be spent on it</source>
        <translation>{player} muss mit allem zahlen, was dafür ausgegeben werden darf</translation>
    </message>
    <message>
        <source>{player} must pay</source>
        <translation>{player} muss zahlen</translation>
    </message>
    <message>
        <source>an effect of {card} waits for the next encounter of this run</source>
        <translation>ein Effekt von {card} wartet auf die nächste Begegnung dieses Runs</translation>
    </message>
    <message>
        <source>several cards of one effect come one after the other</source>
        <translation>mehrere Karten eines Effekts sind nacheinander an der Reihe</translation>
    </message>
    <message>
        <source>which card is next</source>
        <translation>welche Karte die nächste ist</translation>
    </message>
    <message>
        <source>{player} cannot pay {price}: {why}</source>
        <translation>{player} kann nicht zahlen ({price}): {why}</translation>
    </message>
    <message>
        <source>it is not paid for, so it has no effect</source>
        <translation>ohne Zahlung wirkt es nicht</translation>
    </message>
    <message>
        <source>it costs {price}, and {why}</source>
        <translation>es kostet {price}, und {why}</translation>
    </message>
    <message>
        <source>there are not so many credits</source>
        <translation>so viele Credits sind nicht da</translation>
    </message>
    <message>
        <source>what was spent is revealed, the Corp {corp} and the Runner {runner}: it is the same</source>
        <translation>die Ausgaben werden aufgedeckt: die Corp {corp}, der Runner {runner}, gleich viel</translation>
    </message>
    <message>
        <source>what was spent is revealed, the Corp {corp} and the Runner {runner}: it is not the same</source>
        <translation>die Ausgaben werden aufgedeckt: die Corp {corp}, der Runner {runner}, nicht gleich viel</translation>
    </message>
    <message>
        <source>which server the run moves to is not stated</source>
        <translation>zu welchem Server der Run wechselt, ist nicht angegeben</translation>
    </message>
    <message>
        <source>a card that names itself speaks of this copy only</source>
        <translation>eine Karte, die sich selbst nennt, meint nur dieses Exemplar</translation>
    </message>
    <message>
        <source>rezzing {card} cannot be declined</source>
        <translation>{card} zu rezzen kann nicht abgelehnt werden</translation>
    </message>
    <message>
        <source>the Corp declines the additional cost: it is not rezzed</source>
        <translation>die Corp lehnt die zusätzlichen Kosten ab: die Karte wird nicht gerezzt</translation>
    </message>
    <message>
        <source>which card is swapped</source>
        <translation>welche Karte getauscht wird</translation>
    </message>
    <message>
        <source>which card takes its place</source>
        <translation>welche Karte an ihre Stelle kommt</translation>
    </message>
    <message>
        <source>the bad publicity of the Corp does not change</source>
        <translation>die Bad Publicity der Corp ändert sich nicht</translation>
    </message>
    <message numerus="yes">
        <source>the Corp removes {n} bad publicity</source>
        <comment>the Corp removes {n} bad publicity</comment>
        <translation>
            <numerusform>die Corp entfernt {n} Bad Publicity</numerusform>
            <numerusform>die Corp entfernt {n} Bad Publicity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Corp takes {n} bad publicity</source>
        <comment>the Corp takes {n} bad publicity</comment>
        <translation>
            <numerusform>die Corp nimmt {n} Bad Publicity</numerusform>
            <numerusform>die Corp nimmt {n} Bad Publicity</numerusform>
        </translation>
    </message>
    <message>
        <source>what is taken now gives no credit for the run that has begun</source>
        <translation>was jetzt genommen wird, gibt keinen Credit für den laufenden Run</translation>
    </message>
    <message>
        <source>how many credits are taken</source>
        <translation>wie viele Credits genommen werden</translation>
    </message>
    <message>
        <source>{player} takes {credits} from {card}</source>
        <translation>{player} nimmt {credits} von {card}</translation>
    </message>
    <message>
        <source>whether the parts of one effect happen together</source>
        <translation>ob die Teile eines Effekts zusammen geschehen</translation>
    </message>
    <message>
        <source>they do</source>
        <extracomment>the parts of one effect happen together</extracomment>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>one after the other</source>
        <extracomment>the parts of one effect happen</extracomment>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>the effect has several parts</source>
        <translation>der Effekt hat mehrere Teile</translation>
    </message>
    <message>
        <source>the parts are one composite effect: any of them may be prevented before they happen together</source>
        <translation>die Teile sind ein zusammengesetzter Effekt: jeder kann verhindert werden, bevor sie zusammen geschehen</translation>
    </message>
    <message>
        <source>how many credits {player} spends</source>
        <translation>wie viele Credits {player} ausgibt</translation>
    </message>
    <message>
        <source>{player} does not have {credits}</source>
        <translation>{player} hat nicht so viel: {credits}</translation>
    </message>
    <message>
        <source>the Corp spends first, then the Runner, both openly and as much as they like</source>
        <translation>zuerst gibt die Corp aus, dann der Runner, beide offen und so viel sie wollen</translation>
    </message>
    <message>
        <source>trace strength {strength} against link strength {link}: the trace is successful</source>
        <translation>Trace-Stärke {strength} gegen Link-Stärke {link}: der Trace ist erfolgreich</translation>
    </message>
    <message>
        <source>trace strength {strength} against link strength {link}: the trace is unsuccessful</source>
        <translation>Trace-Stärke {strength} gegen Link-Stärke {link}: der Trace ist erfolglos</translation>
    </message>
    <message>
        <source>whether what was trashed to prevent counts as trashed by {card}</source>
        <translation>ob als durch {card} getrasht zählt, was zum Verhindern getrasht wurde</translation>
    </message>
    <message>
        <source>it does not</source>
        <extracomment>whether what was trashed to prevent counts</extracomment>
        <translation>es zählt nicht</translation>
    </message>
    <message>
        <source>it does</source>
        <extracomment>whether what was trashed to prevent counts</extracomment>
        <translation>es zählt</translation>
    </message>
    <message>
        <source>{card} is faceup: active, and not installed anew</source>
        <translation>{card} liegt nun offen: aktiv, aber nicht neu installiert</translation>
    </message>
    <message>
        <source>{card} lies facedown: inactive, but not uninstalled</source>
        <translation>{card} liegt verdeckt: inaktiv, aber weiterhin installiert</translation>
    </message>
    <message>
        <source>an accessed agenda must be stolen: nothing is to be paid for it</source>
        <translation>eine Agenda, auf die zugegriffen wird, muss gestohlen werden: dafür ist nichts zu zahlen</translation>
    </message>
    <message>
        <source>stealing it costs {cost}, and {why}</source>
        <translation>sie zu stehlen kostet {cost}, und {why}</translation>
    </message>
    <message>
        <source>stealing it costs {cost}, and {why}: nothing is paid, and {card} is not stolen</source>
        <translation>sie zu stehlen kostet {cost}, und {why}: nichts wird gezahlt, und {card} wird nicht gestohlen</translation>
    </message>
    <message>
        <source>whether to pay for stealing</source>
        <translation>ob für das Stehlen gezahlt wird</translation>
    </message>
    <message>
        <source>pays</source>
        <extracomment>of the Runner</extracomment>
        <translation>zahlt</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>lehnt ab</translation>
    </message>
    <message>
        <source>the Runner declines the additional cost: no steal</source>
        <translation>der Runner lehnt die zusätzlichen Kosten ab: nichts wird gestohlen</translation>
    </message>
    <message>
        <source>an accessed card can be trashed before it must be stolen</source>
        <translation>eine Karte, auf die zugegriffen wird, kann getrasht werden, bevor sie gestohlen werden muss</translation>
    </message>
    <message>
        <source>{card} is not trashed for its trash cost</source>
        <translation>{card} wird nicht für die Trash-Kosten getrasht</translation>
    </message>
    <message>
        <source>{card} has no trash cost</source>
        <translation>{card} hat keine Trash-Kosten</translation>
    </message>
    <message>
        <source>an accessed agenda must be stolen</source>
        <translation>eine Agenda, auf die zugegriffen wird, muss gestohlen werden</translation>
    </message>
    <message>
        <source>a card in Archives cannot be trashed</source>
        <translation>eine Karte in Archives kann nicht getrasht werden</translation>
    </message>
    <message>
        <source>trashing it costs {cost}, and {why}</source>
        <translation>sie zu trashen kostet {cost}, und {why}</translation>
    </message>
    <message>
        <source>the Runner pays the trash cost</source>
        <translation>der Runner zahlt die Trash-Kosten</translation>
    </message>
    <message>
        <source>{card} is set aside</source>
        <translation>{card} wird beiseitegelegt</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen and is set aside</source>
        <translation>{card} wird weder getrasht noch gestohlen und wird beiseitegelegt</translation>
    </message>
    <message>
        <source>{card} goes back {zone.to}</source>
        <translation>{card} kommt zurück {zone.to}</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen and goes back {zone.to}</source>
        <translation>{card} wird weder getrasht noch gestohlen und kommt zurück {zone.to}</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen</source>
        <translation>{card} wird weder getrasht noch gestohlen</translation>
    </message>
    <message>
        <source>the Corp learns which cards of HQ are accessed, and in which order</source>
        <translation>die Corp erfährt, auf welche Karten aus HQ zugegriffen wird und in welcher Reihenfolge</translation>
    </message>
    <message>
        <source>the Runner accesses {card}</source>
        <translation>der Runner greift auf {card} zu</translation>
    </message>
    <message>
        <source>{card} adds to what stealing costs: {cost}</source>
        <translation>{card} erhöht, was das Stehlen kostet: {cost}</translation>
    </message>
    <message>
        <source>{card}, seen by the Runner, is trashed</source>
        <translation>{card}, vom Runner gesehen, wird getrasht</translation>
    </message>
    <message>
        <source>{step} is when cards are accessed</source>
        <translation>in {step} wird auf Karten zugegriffen</translation>
    </message>
    <message>
        <source>{step} is not when cards are accessed</source>
        <translation>in {step} wird nicht auf Karten zugegriffen</translation>
    </message>
    <message>
        <source>the access that is under way is finished first</source>
        <translation>zuerst wird der laufende Zugriff auf eine Karte beendet</translation>
    </message>
    <message>
        <source>the Runner has accesses left</source>
        <translation>der Runner hat noch Zugriffe übrig</translation>
    </message>
    <message>
        <source>it can be accessed now</source>
        <translation>auf sie kann jetzt zugegriffen werden</translation>
    </message>
    <message>
        <source>it was accessed before and is not back yet</source>
        <translation>auf sie wurde schon zugegriffen, und sie ist noch nicht zurück</translation>
    </message>
    <message>
        <source>it is not what can be accessed now, or no access is left</source>
        <translation>auf sie kann jetzt nicht zugegriffen werden, oder es ist kein Zugriff übrig</translation>
    </message>
    <message>
        <source>it has a trash cost</source>
        <translation>sie hat Trash-Kosten</translation>
    </message>
    <message>
        <source>it is not being accessed</source>
        <translation>auf sie wird nicht gerade zugegriffen</translation>
    </message>
    <message>
        <source>a card of its type has no trash cost yet</source>
        <translation>eine Karte ihres Typs hat noch keine Trash-Kosten</translation>
    </message>
    <message>
        <source>it has no trash cost</source>
        <translation>sie hat keine Trash-Kosten</translation>
    </message>
    <message>
        <source>it is not in Archives</source>
        <translation>sie ist nicht in Archives</translation>
    </message>
    <message>
        <source>an agenda that is accessed is stolen</source>
        <translation>eine Agenda, auf die zugegriffen wird, wird gestohlen</translation>
    </message>
    <message>
        <source>only agendas are stolen</source>
        <translation>nur Agenden werden gestohlen</translation>
    </message>
    <message>
        <source>stealing has an additional cost</source>
        <translation>das Stehlen hat zusätzliche Kosten</translation>
    </message>
    <message>
        <source>stealing costs nothing, so it must be done</source>
        <translation>das Stehlen kostet nichts, also muss es geschehen</translation>
    </message>
    <message>
        <source>cards that were set aside go back as they were</source>
        <translation>Karten, die beiseitegelegt wurden, kommen zurück, wie sie waren</translation>
    </message>
    <message>
        <source>what comes or goes meanwhile does not change the number</source>
        <translation>was inzwischen hinzukommt oder weggeht, ändert die Zahl nicht</translation>
    </message>
    <message>
        <source>whether {card} is accessed</source>
        <translation>ob auf {card} zugegriffen wird</translation>
    </message>
    <message>
        <source>it is</source>
        <extracomment>whether a card is accessed</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>it is not</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{card} cannot be accessed now</source>
        <translation>auf {card} kann jetzt nicht zugegriffen werden</translation>
    </message>
    <message>
        <source>which card is accessed next</source>
        <translation>auf welche Karte als nächste zugegriffen wird</translation>
    </message>
    <message>
        <source>in this run no more cards are accessed than {number}</source>
        <translation>auf mehr Karten als {number} wird in diesem Run nicht zugegriffen</translation>
    </message>
    <message>
        <source>accessing is replaced, so Archives stays as it is</source>
        <translation>der Zugriff wird ersetzt, also bleibt Archives, wie es ist</translation>
    </message>
    <message>
        <source>another server is accessed, so Archives stays as it is</source>
        <translation>auf einen anderen Server wird zugegriffen, also bleibt Archives, wie es ist</translation>
    </message>
    <message>
        <source>no other card is accessed</source>
        <translation>auf keine andere Karte wird zugegriffen</translation>
    </message>
    <message>
        <source>the Runner may access {card}, too</source>
        <translation>der Runner darf auch auf {card} zugreifen</translation>
    </message>
    <message>
        <source>the X of {card} is not stated</source>
        <translation>das X von {card} ist nicht angegeben</translation>
    </message>
    <message>
        <source>the stack is not empty</source>
        <translation>der Stack ist nicht leer</translation>
    </message>
    <message>
        <source>the Runner is tagged</source>
        <translation>der Runner hat mindestens einen Tag</translation>
    </message>
    <message>
        <source>the Runner is not tagged</source>
        <translation>der Runner hat keinen Tag</translation>
    </message>
    <message>
        <source>it is an installed resource</source>
        <translation>sie ist eine installierte Ressource</translation>
    </message>
    <message>
        <source>only resources are trashed like that</source>
        <translation>nur Ressourcen werden so getrasht</translation>
    </message>
    <message>
        <source>facedown it is no resource</source>
        <translation>verdeckt ist sie keine Ressource</translation>
    </message>
    <message>
        <source>it is not installed</source>
        <translation>sie ist nicht installiert</translation>
    </message>
    <message>
        <source>it is installed</source>
        <translation>sie ist installiert</translation>
    </message>
    <message>
        <source>it is {zone.in}, and not installed</source>
        <translation>sie ist {zone.in} und nicht installiert</translation>
    </message>
    <message>
        <source>agendas can always be advanced</source>
        <translation>Agenden können immer entwickelt werden</translation>
    </message>
    <message>
        <source>the card itself allows it, rezzed or not</source>
        <translation>die Karte selbst erlaubt es, ob gerezzt oder nicht</translation>
    </message>
    <message>
        <source>nothing on the card allows it to be advanced</source>
        <translation>nichts auf der Karte erlaubt, sie zu entwickeln</translation>
    </message>
    <message>
        <source>a purge is always possible</source>
        <translation>Virusmarker zu entfernen ist immer möglich</translation>
    </message>
    <message>
        <source>a purge needs no virus counters</source>
        <translation>das Entfernen der Virusmarker setzt keine Virusmarker voraus</translation>
    </message>
    <message>
        <source>nothing says whether a purge of no counters can be resolved</source>
        <translation>nichts sagt, ob das Entfernen der Virusmarker ohne Marker ausgeführt werden kann</translation>
    </message>
    <message>
        <source>it is played {hand.from}</source>
        <translation>sie wird {hand.from} gespielt</translation>
    </message>
    <message>
        <source>it is played {hand.from}, and it is {zone.in}</source>
        <translation>sie wird {hand.from} gespielt und ist {zone.in}</translation>
    </message>
    <message>
        <source>only events and operations are played</source>
        <translation>nur Events und Operationen werden gespielt</translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} tag</source>
        <comment>the Runner has {n} tags</comment>
        <translation>
            <numerusform>der Runner hat {n} Tag</numerusform>
            <numerusform>der Runner hat {n} Tags</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no card to draw</source>
        <translation>es gibt keine Karte zu ziehen</translation>
    </message>
    <message>
        <source>no other action is being resolved</source>
        <translation>keine andere Aktion wird gerade ausgeführt</translation>
    </message>
    <message>
        <source>another action is still being resolved</source>
        <translation>eine andere Aktion wird noch ausgeführt</translation>
    </message>
    <message>
        <source>which ice is approached is not stated</source>
        <translation>welches Ice angelaufen wird, ist nicht angegeben</translation>
    </message>
    <message>
        <source>{step} is when the approached ice is rezzed</source>
        <translation>in {step} wird das angelaufene Ice gerezzt</translation>
    </message>
    <message>
        <source>{step} is not when the approached ice is rezzed</source>
        <translation>in {step} wird das angelaufene Ice nicht gerezzt</translation>
    </message>
    <message>
        <source>it is not the ice that the Runner approaches</source>
        <translation>es ist nicht das Ice, das der Runner anläuft</translation>
    </message>
    <message>
        <source>the card says that it may be rezzed to prevent this</source>
        <translation>die Karte sagt, dass sie gerezzt werden darf, um dies zu verhindern</translation>
    </message>
    <message>
        <source>it is installed, and of a type that is rezzed</source>
        <translation>sie ist installiert und von einem Typ, der gerezzt wird</translation>
    </message>
    <message>
        <source>only installed ice, assets and upgrades are rezzed</source>
        <translation>nur installierte Karten der Typen Ice, Asset und Upgrade werden gerezzt</translation>
    </message>
    <message>
        <source>it is unrezzed</source>
        <translation>sie ist nicht gerezzt</translation>
    </message>
    <message>
        <source>it is rezzed already</source>
        <translation>sie ist schon gerezzt</translation>
    </message>
    <message>
        <source>it lies faceup</source>
        <translation>sie liegt offen</translation>
    </message>
    <message>
        <source>it is an installed agenda</source>
        <translation>sie ist eine installierte Agenda</translation>
    </message>
    <message>
        <source>only an installed agenda is scored</source>
        <translation>nur eine installierte Agenda wird gepunktet</translation>
    </message>
    <message>
        <source>it has {tokens} and needs {number}</source>
        <extracomment>of an agenda: &quot;2 advancement tokens&quot;, and the number it needs</extracomment>
        <translation>sie hat {tokens} und braucht {number}</translation>
    </message>
    <message>
        <source>it has {tokens} and needs {number}: too few</source>
        <translation>sie hat {tokens} und braucht {number}: zu wenig</translation>
    </message>
    <message>
        <source>a card lets the Runner jack out now</source>
        <translation>eine Karte lässt den Runner sich jetzt ausklinken</translation>
    </message>
    <message>
        <source>ice was approached before in this run</source>
        <translation>in diesem Run wurde schon Ice angelaufen</translation>
    </message>
    <message>
        <source>it is the first time ice is approached in this run</source>
        <translation>in diesem Run wird zum ersten Mal Ice angelaufen</translation>
    </message>
    <message>
        <source>it is not the first ice of this run</source>
        <translation>es ist nicht das erste Ice dieses Runs</translation>
    </message>
    <message>
        <source>it is the first ice of this run</source>
        <translation>es ist das erste Ice dieses Runs</translation>
    </message>
    <message>
        <source>{step} lets the Runner choose between going on and jacking out</source>
        <translation>in {step} wählt der Runner, ob er weitermacht oder sich ausklinkt</translation>
    </message>
    <message>
        <source>{step} does not let the Runner choose between going on and jacking out</source>
        <translation>in {step} wählt der Runner nicht, ob er weitermacht oder sich ausklinkt</translation>
    </message>
    <message>
        <source>rezzing has an additional cost</source>
        <translation>das Rezzen hat zusätzliche Kosten</translation>
    </message>
    <message>
        <source>rezzing has no additional cost</source>
        <translation>das Rezzen hat keine zusätzlichen Kosten</translation>
    </message>
    <message>
        <source>nothing forces the effect: whoever begins it pays everything it costs</source>
        <translation>nichts erzwingt den Effekt: wer ihn beginnt, zahlt alles, was er kostet</translation>
    </message>
    <message>
        <source>it is not said with which card</source>
        <translation>es ist nicht gesagt, mit welcher Karte</translation>
    </message>
    <message>
        <source>it is an action {player.of}</source>
        <translation>es ist eine Aktion {player.of}</translation>
    </message>
    <message>
        <source>it is an action {player.of}, not {other.of}</source>
        <translation>es ist eine Aktion {player.of}, nicht {other.of}</translation>
    </message>
    <message>
        <source>no click is left</source>
        <translation>kein Klick ist übrig</translation>
    </message>
    <message numerus="yes">
        <source>{n} click left to spend</source>
        <comment>{n} clicks left to spend</comment>
        <translation>
            <numerusform>{n} Klick ist noch auszugeben</numerusform>
            <numerusform>{n} Klicks sind noch auszugeben</numerusform>
        </translation>
    </message>
    <message>
        <source>what is installed is not put onto a host later</source>
        <translation>was installiert ist, kommt nicht später auf einen Host</translation>
    </message>
    <message>
        <source>installed cards stay where they were installed</source>
        <translation>installierte Karten bleiben, wo sie installiert wurden</translation>
    </message>
    <message>
        <source>own cards are trashed only for an install that is carried out</source>
        <translation>eigene Karten werden nur für eine Installation getrasht, die auch geschieht</translation>
    </message>
    <message>
        <source>nothing of that kind is to be decided now</source>
        <translation>nichts dergleichen ist jetzt zu entscheiden</translation>
    </message>
    <message>
        <source>whether this may be done is not modelled yet</source>
        <translation>ob dies erlaubt ist, ist noch nicht modelliert</translation>
    </message>
    <message>
        <source>all cards of Archives are turned faceup before the first is accessed</source>
        <translation>alle Karten in Archives werden offen gedreht, bevor auf die erste zugegriffen wird</translation>
    </message>
    <message numerus="yes">
        <source>{n} card is trashed at the same time</source>
        <comment>{n} cards are trashed at the same time</comment>
        <translation>
            <numerusform>{n} Karte wird gleichzeitig getrasht</numerusform>
            <numerusform>{n} Karten werden gleichzeitig getrasht</numerusform>
        </translation>
    </message>
    <message>
        <source>another card</source>
        <translation>eine andere Karte</translation>
    </message>
    <message>
        <source>which card of the grip chance takes</source>
        <translation>welche Karte im Grip der Zufall trifft</translation>
    </message>
    <message numerus="yes">
        <source>the Runner takes {n} tag</source>
        <comment>the Runner takes {n} tags</comment>
        <translation>
            <numerusform>der Runner nimmt {n} Tag</numerusform>
            <numerusform>der Runner nimmt {n} Tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage}, but only {n} card in the grip</source>
        <comment>{damage}, but only {n} cards in the grip</comment>
        <translation>
            <numerusform>{damage}, aber nur {n} Karte im Grip</numerusform>
            <numerusform>{damage}, aber nur {n} Karten im Grip</numerusform>
        </translation>
    </message>
    <message>
        <source>{damage}: as many cards leave the grip at random, {number} left</source>
        <translation>{damage}: ebenso viele zufällige Karten verlassen den Grip, übrig: {number}</translation>
    </message>
    <message>
        <source>damage that the Runner suffers by an effect or a cost of the Runner is not done by the Corp</source>
        <translation>Schaden, den der Runner durch einen Effekt oder durch Kosten des Runners erleidet, wird nicht von der Corp zugefügt</translation>
    </message>
    <message>
        <source>{card} waits for the first time, and that was before</source>
        <translation>{card} wartet auf das erste Mal, und das war schon</translation>
    </message>
    <message>
        <source>{card} cannot be used: it cannot be paid for</source>
        <translation>{card} kann nicht benutzt werden: die Kosten können nicht gezahlt werden</translation>
    </message>
    <message>
        <source>{card} replaces the damage, which does not happen</source>
        <translation>{card} ersetzt es: der ursprüngliche Effekt tritt nicht ein</translation>
    </message>
    <message>
        <source>this damage cannot be prevented</source>
        <translation>dieser Schaden kann nicht verhindert werden</translation>
    </message>
    <message>
        <source>{player} draws {cards}</source>
        <translation>{player} zieht {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{n} point</source>
        <comment>{n} points</comment>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is rezzed already</source>
        <translation>{card} ist schon gerezzt</translation>
    </message>
    <message>
        <source>{card} is never rezzed</source>
        <translation>{card} wird nie gerezzt</translation>
    </message>
    <message>
        <source>{card} is rezzed: faceup and active</source>
        <translation>{card} wird gerezzt: offen und aktiv</translation>
    </message>
    <message>
        <source>trashing {card}</source>
        <extracomment>a part of a cost</extracomment>
        <translation>Trashen von {card}</translation>
    </message>
    <message>
        <source>forfeiting {card}</source>
        <extracomment>a part of a cost</extracomment>
        <translation>Aufgeben von {card}</translation>
    </message>
    <message>
        <source>forfeiting an agenda</source>
        <extracomment>a part of a cost</extracomment>
        <translation>Aufgeben einer Agenda</translation>
    </message>
    <message>
        <source>{counters} of {card}</source>
        <extracomment>a part of a cost: &quot;2 virus counters of Datasucker&quot;</extracomment>
        <translation>{counters} von {card}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>an option that does nothing
----------
a cost</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the text asks for it: {cost}</source>
        <translation>der Text verlangt es: {cost}</translation>
    </message>
    <message>
        <source>the effect would cost {cost}, which cannot be paid: it cannot be resolved</source>
        <translation>der Effekt würde {cost} kosten, was nicht gezahlt werden kann: er kann nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>no rule says whether an effect that cannot be paid for counts as something to change</source>
        <translation>keine Regel sagt, ob etwas, das nicht gezahlt werden kann, als mögliche Änderung zählt</translation>
    </message>
    <message>
        <source>{player} has {credits} to spend on it</source>
        <translation>{player} hat {credits}, die dafür ausgegeben werden können</translation>
    </message>
    <message>
        <source>{player} has {clicks}</source>
        <translation>{player} hat {clicks}</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} agenda to forfeit</source>
        <comment>{player} has {n} agendas to forfeit</comment>
        <translation>
            <numerusform>{player} hat {n} Agenda, die aufgegeben werden kann</numerusform>
            <numerusform>{player} hat {n} Agenden, die aufgegeben werden können</numerusform>
        </translation>
    </message>
    <message>
        <source>no rule says whether damage that flatlines may be taken as a cost</source>
        <translation>keine Regel sagt, ob Schaden, der zur Flatline führt, als Kosten genommen werden darf</translation>
    </message>
    <message>
        <source>{card} itself has {counters}</source>
        <translation>{card} selbst hat {counters}</translation>
    </message>
    <message>
        <source>there is no such card to trash</source>
        <translation>es gibt keine solche Karte zu trashen</translation>
    </message>
    <message>
        <source>{player} is about to pay: {cost}</source>
        <translation>{player} zahlt gleich: {cost}</translation>
    </message>
    <message>
        <source>{player} pays {cost}</source>
        <extracomment>&quot;2 credits&quot;</extracomment>
        <translation>{player} zahlt {cost}</translation>
    </message>
    <message>
        <source>{player} pays by {cost}</source>
        <extracomment>&quot;trashing Crypsis&quot;, &quot;forfeiting an agenda&quot;</extracomment>
        <translation>{player} zahlt durch {cost}</translation>
    </message>
    <message>
        <source>hosted counters are spent from {card} itself</source>
        <translation>Marker auf der Karte werden von {card} selbst ausgegeben</translation>
    </message>
    <message>
        <source>{player} chooses which agenda of their own score area is forfeited</source>
        <translation>{player} wählt, welche Agenda im eigenen Punktebereich aufgegeben wird</translation>
    </message>
    <message>
        <source>which agenda is forfeited</source>
        <translation>welche Agenda aufgegeben wird</translation>
    </message>
    <message>
        <source>which card is trashed</source>
        <translation>welche Karte getrasht wird</translation>
    </message>
    <message>
        <source>a part of the cost was prevented: it counts as not paid, and the effect does not occur</source>
        <translation>ein Teil der Kosten wurde verhindert: sie gelten als nicht gezahlt, und der Effekt tritt nicht ein</translation>
    </message>
    <message>
        <source>all recurring credits of {card} are on it</source>
        <translation>alle wiederkehrenden Credits von {card} liegen darauf</translation>
    </message>
    <message>
        <source>the Runner has no bad publicity credits in this run</source>
        <translation>der Runner hat in diesem Run keine Credits aus Bad Publicity</translation>
    </message>
    <message numerus="yes">
        <source>{n} credit of it spent from {card}</source>
        <comment>{n} credits of it spent from {card}</comment>
        <translation>
            <numerusform>{n} Credit davon von {card} ausgegeben</numerusform>
            <numerusform>{n} Credits davon von {card} ausgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>which bound credits are spent first</source>
        <translation>welche gebundenen Credits zuerst ausgegeben werden</translation>
    </message>
    <message>
        <source>which credits are spent</source>
        <translation>welche Credits ausgegeben werden</translation>
    </message>
    <message>
        <source>those bound to this first</source>
        <translation>zuerst die dafür bestimmten</translation>
    </message>
    <message>
        <source>those of the pool first</source>
        <translation>zuerst die aus dem Pool</translation>
    </message>
    <message>
        <source>credits of {cards}</source>
        <extracomment>what a cost can be paid with: &quot;credits of Cyberfeeder, Toolbox&quot;</extracomment>
        <translation>Credits von {cards}</translation>
    </message>
    <message>
        <source>which card is affected</source>
        <translation>welche Karte betroffen ist</translation>
    </message>
    <message>
        <source>the effect of {card} that waited concerns {ice}</source>
        <translation>der wartende Effekt von {card} betrifft {ice}</translation>
    </message>
    <message>
        <source>which ice is encountered is not stated</source>
        <translation>auf welches Ice der Runner trifft, ist nicht angegeben</translation>
    </message>
    <message>
        <source>the Runner encounters {card}; what waits for the encounter comes before paid abilities and breaking</source>
        <translation>der Runner trifft auf {card}; was auf die Begegnung wartet, kommt vor bezahlten Fähigkeiten und dem Brechen</translation>
    </message>
    <message>
        <source>all its subroutines were broken</source>
        <translation>alle Subroutinen wurden gebrochen</translation>
    </message>
    <message>
        <source>bypassing breaks no subroutine, even where there is none</source>
        <translation>Umgehen bricht keine Subroutine, auch nicht bei null Subroutinen</translation>
    </message>
    <message>
        <source>not all subroutines are broken: what {card} does in that case happens</source>
        <translation>nicht alle Subroutinen sind gebrochen: was {card} in diesem Fall tut, geschieht</translation>
    </message>
    <message>
        <source>whether the subroutines behind it still resolve is not said</source>
        <translation>ob die Subroutinen dahinter noch ausgeführt werden, ist nicht gesagt</translation>
    </message>
    <message>
        <source>subroutine {number} of {card} is unbroken and resolves, in the order of the card</source>
        <translation>Subroutine {number} von {card} ist ungebrochen und wird in der Reihenfolge der Karte ausgeführt</translation>
    </message>
    <message>
        <source>there is no unbroken subroutine {number}</source>
        <translation>es gibt keine ungebrochene Subroutine {number}</translation>
    </message>
    <message>
        <source>subroutine {number} of {card} is broken and will not resolve</source>
        <translation>Subroutine {number} von {card} ist gebrochen und wird nicht ausgeführt</translation>
    </message>
    <message>
        <source>of ice without subroutines, all of them count as broken</source>
        <translation>„alle“ von null Subroutinen sind gebrochen</translation>
    </message>
    <message>
        <source>an encounter interrupts what is being done, which goes on afterwards</source>
        <translation>eine Begegnung unterbricht, was gerade geschieht; danach geht es weiter</translation>
    </message>
    <message>
        <source>{card} is bypassed: the encounter is over</source>
        <translation>{card} wird umgangen: die Begegnung ist vorbei</translation>
    </message>
    <message>
        <source>the run is an action of the Runner&apos;s turn</source>
        <translation>der Run ist eine Aktion im Zug des Runners</translation>
    </message>
    <message>
        <source>the run does not come to {step}</source>
        <translation>der Run kommt nicht zu {step}</translation>
    </message>
    <message>
        <source>the game does not come to {step}</source>
        <translation>das Spiel kommt nicht zu {step}</translation>
    </message>
    <message>
        <source>{card} hosts in another way, by its own text</source>
        <translation>{card} sagt, wie die Karte hostet, und so ist es nicht</translation>
    </message>
    <message numerus="yes">
        <source>hosted programs would take {number} of {n} memory unit</source>
        <comment>hosted programs would take {number} of {n} memory units</comment>
        <translation>
            <numerusform>gehostete Programme würden {number} von {n} Speichereinheit belegen</numerusform>
            <numerusform>gehostete Programme würden {number} von {n} Speichereinheiten belegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hosted programs would take {number} of {n} memory unit: too many</source>
        <comment>hosted programs would take {number} of {n} memory units: too many</comment>
        <translation>
            <numerusform>gehostete Programme würden {number} von {n} Speichereinheit belegen: zu viel</numerusform>
            <numerusform>gehostete Programme würden {number} von {n} Speichereinheiten belegen: zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} takes {cards} and hosts {number}: there is room</source>
        <translation>{card} nimmt {cards} auf und hostet {number}: es ist Platz</translation>
    </message>
    <message>
        <source>{card} takes {cards} and hosts {number}: there is no room</source>
        <translation>{card} nimmt {cards} auf und hostet {number}: Es ist kein Platz</translation>
    </message>
    <message>
        <source>{card} itself says on what it is installed</source>
        <translation>{card} sagt selbst, worauf die Karte installiert wird</translation>
    </message>
    <message>
        <source>{card} is installed where its own text demands</source>
        <translation>{card} wird dort installiert, wo der eigene Text es verlangt</translation>
    </message>
    <message>
        <source>{card} is not installed where its own text demands</source>
        <translation>{card} wird nicht dort installiert, wo der eigene Text es verlangt</translation>
    </message>
    <message>
        <source>{card} would be trashed before it could host anything</source>
        <translation>{card} würde getrasht, bevor dort etwas gehostet werden könnte</translation>
    </message>
    <message>
        <source>{card} can host such a card</source>
        <translation>{card} kann eine solche Karte hosten</translation>
    </message>
    <message>
        <source>{card} cannot host such a card</source>
        <translation>{card} kann eine solche Karte nicht hosten</translation>
    </message>
    <message>
        <source>{card} lies faceup there and is not installed</source>
        <translation>{card} liegt dort offen und ist nicht installiert</translation>
    </message>
    <message>
        <source>{card} lies facedown there and is not installed</source>
        <translation>{card} liegt dort verdeckt und ist nicht installiert</translation>
    </message>
    <message>
        <source>{card} is shown to both players and lies as before</source>
        <translation>{card} wird beiden gezeigt und liegt wie zuvor</translation>
    </message>
    <message>
        <source>{card} is installed: only other cards are revealed</source>
        <translation>{card} ist installiert: Nur andere Karten werden vorgezeigt</translation>
    </message>
    <message>
        <source>cards that one effect exposes are exposed at the same time</source>
        <translation>Karten, die ein und derselbe Effekt enthüllt, werden gleichzeitig enthüllt</translation>
    </message>
    <message>
        <source>{zone} is shuffled</source>
        <translation>{zone} wird gemischt</translation>
    </message>
    <message>
        <source>there is no such card, so the search finds nothing</source>
        <translation>es gibt keine solche Karte, also findet die Suche nichts</translation>
    </message>
    <message>
        <source>which card is found</source>
        <translation>welche Karte gefunden wird</translation>
    </message>
    <message>
        <source>{zone} is shuffled before anything else happens</source>
        <translation>{zone} wird gemischt, bevor sonst etwas geschieht</translation>
    </message>
    <message>
        <source>this version does not say when the deck is shuffled in a search</source>
        <translation>diese Fassung sagt nicht, wann das Deck bei einer Suche gemischt wird</translation>
    </message>
    <message>
        <source>the Corp points out which card is meant, without turning it</source>
        <translation>die Corp zeigt an, welche Karte gemeint ist, ohne sie umzudrehen</translation>
    </message>
    <message>
        <source>the Corp shows which card is meant, and it is not turned</source>
        <translation>die Corp zeigt, welche Karte gemeint ist, und sie wird nicht umgedreht</translation>
    </message>
    <message>
        <source>the Corp shows {card} to the Runner, and it is not turned</source>
        <translation>die Corp zeigt dem Runner {card}, und die Karte wird nicht umgedreht</translation>
    </message>
    <message>
        <source>{card} was revealed before</source>
        <translation>{card} wurde schon vorgezeigt</translation>
    </message>
    <message>
        <source>the Corp does not reveal what it installs</source>
        <translation>die Corp zeigt nicht vor, was sie installiert</translation>
    </message>
    <message>
        <source>{card} goes to the outermost position</source>
        <translation>{card} kommt an die äußerste Position</translation>
    </message>
    <message>
        <source>{card} is installed faceup and active</source>
        <translation>{card} wird offen installiert und ist aktiv</translation>
    </message>
    <message>
        <source>{card} is installed facedown</source>
        <translation>{card} wird verdeckt installiert</translation>
    </message>
    <message>
        <source>{card} is installed faceup, as the text says</source>
        <translation>{card} wird offen installiert, wie der Text es sagt</translation>
    </message>
    <message>
        <source>{card} is installed unrezzed and inactive</source>
        <translation>{card} wird ungerezzt installiert und ist inaktiv</translation>
    </message>
    <message>
        <source>{card} must be trashed: one agenda or one asset a remote</source>
        <translation>{card} muss getrasht werden: eine Agenda oder ein Asset je Remote-Server</translation>
    </message>
    <message>
        <source>{server} goes on existing without a card meanwhile and is no new server</source>
        <translation>{server} besteht währenddessen ohne Karte weiter und ist kein neuer Server</translation>
    </message>
    <message>
        <source>a new remote server is created</source>
        <translation>ein neuer Remote-Server entsteht</translation>
    </message>
    <message>
        <source>{why}: {card} is not installed and stays where it is</source>
        <translation>{why}: {card} wird nicht installiert und bleibt am bisherigen Ort</translation>
    </message>
    <message>
        <source>{why}: {card} is not installed and is trashed instead</source>
        <translation>{why}: {card} wird nicht installiert, sondern getrasht</translation>
    </message>
    <message>
        <source>installing it costs {cost}, and {why}</source>
        <translation>die Installation kostet {cost}, und {why}</translation>
    </message>
    <message>
        <source>{card} cannot be installed now</source>
        <translation>{card} kann jetzt nicht installiert werden</translation>
    </message>
    <message>
        <source>the destination is a remote server</source>
        <translation>das Ziel ist ein Remote-Server</translation>
    </message>
    <message>
        <source>agendas and assets are not installed in central servers</source>
        <translation>Agenden und Assets werden nicht in zentralen Servern installiert</translation>
    </message>
    <message>
        <source>the server has a region already</source>
        <translation>der Server hat schon eine Region</translation>
    </message>
    <message>
        <source>it comes {zone.from}</source>
        <extracomment>a card that is to be installed: &quot;it comes from HQ&quot;</extracomment>
        <translation>sie kommt {zone.from}</translation>
    </message>
    <message>
        <source>it is installed {hand.from}, and it is {zone.in}</source>
        <extracomment>&quot;it is installed from HQ, and it is in Archives&quot;</extracomment>
        <translation>sie wird {hand.from} installiert, und sie ist {zone.in}</translation>
    </message>
    <message>
        <source>no other agenda or asset stays there</source>
        <translation>keine andere Agenda und kein anderes Asset bleibt dort</translation>
    </message>
    <message>
        <source>the agenda or asset that is there must be trashed for it</source>
        <translation>die Agenda oder das Asset dort muss dafür getrasht werden</translation>
    </message>
    <message>
        <source>{card} may be trashed for it</source>
        <translation>{card} darf dafür getrasht werden</translation>
    </message>
    <message>
        <source>{card} is not in the way of it</source>
        <translation>{card} ist dafür nicht im Weg</translation>
    </message>
    <message>
        <source>{card} may be trashed before a program is installed</source>
        <translation>{card} darf getrasht werden, bevor ein Programm installiert wird</translation>
    </message>
    <message>
        <source>{card} is no installed program: only those make room</source>
        <translation>{card} ist kein installiertes Programm: Nur solche machen Platz</translation>
    </message>
    <message>
        <source>nothing is trashed to install it: that is done for programs alone</source>
        <translation>für diese Installation wird nichts getrasht: Das gibt es nur bei Programmen</translation>
    </message>
    <message>
        <source>no console is installed</source>
        <translation>keine Konsole ist installiert</translation>
    </message>
    <message>
        <source>a console is installed already</source>
        <translation>eine Konsole ist schon installiert</translation>
    </message>
    <message>
        <source>cards of its type are installed: {type}</source>
        <translation>Karten dieses Typs werden installiert: {type}</translation>
    </message>
    <message>
        <source>events, operations and identities are never installed</source>
        <translation>Events, Operationen und Identitäten werden nie installiert</translation>
    </message>
    <message>
        <source>its own text does not let it be installed now</source>
        <translation>nach dem eigenen Text darf sie jetzt nicht installiert werden</translation>
    </message>
    <message>
        <source>its own text lets it be installed elsewhere only</source>
        <translation>nach dem eigenen Text darf sie nur anderswo installiert werden</translation>
    </message>
    <message>
        <source>the host is declared before anything is trashed or paid</source>
        <translation>der Host wird angegeben, bevor etwas getrasht oder bezahlt wird</translation>
    </message>
    <message>
        <source>{credits}, one for each ice that protects the server after ice is trashed for it</source>
        <translation>{credits}, einer für jedes Ice, das den Server schützt, nachdem Ice dafür getrasht ist</translation>
    </message>
    <message>
        <source>{credits}, one for each ice that protects the server</source>
        <translation>{credits}, einer für jedes Ice, das den Server schützt</translation>
    </message>
    <message>
        <source>{card} is inactive by now, and so is its ability for this</source>
        <translation>{card} ist inzwischen inaktiv, und damit auch die Fähigkeit dafür</translation>
    </message>
    <message>
        <source>{ability}: it is the first time in this turn</source>
        <translation>{ability}: In diesem Zug war das erste Mal noch nicht gekommen</translation>
    </message>
    <message>
        <source>{ability} was not used before in this turn</source>
        <translation>{ability} wurde in diesem Zug noch nicht benutzt</translation>
    </message>
    <message>
        <source>{ability}: it is the first time in this run</source>
        <translation>{ability}: In diesem Run war das erste Mal noch nicht gekommen</translation>
    </message>
    <message>
        <source>{ability} was not used before in this run</source>
        <translation>{ability} wurde in diesem Run noch nicht benutzt</translation>
    </message>
    <message numerus="yes">
        <source>with it, programs would take {number} of {n} memory unit after others are trashed</source>
        <comment>with it, programs would take {number} of {n} memory units after others are trashed</comment>
        <translation>
            <numerusform>mit ihr würden Programme {number} von {n} Speichereinheit belegen, nachdem andere getrasht sind</numerusform>
            <numerusform>mit ihr würden Programme {number} von {n} Speichereinheiten belegen, nachdem andere getrasht sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with it, programs would take {number} of {n} memory unit</source>
        <comment>with it, programs would take {number} of {n} memory units</comment>
        <translation>
            <numerusform>mit ihr würden Programme {number} von {n} Speichereinheit belegen</numerusform>
            <numerusform>mit ihr würden Programme {number} von {n} Speichereinheiten belegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with it, programs would take {number} of {n} memory unit after others are trashed: too many</source>
        <comment>with it, programs would take {number} of {n} memory units after others are trashed: too many</comment>
        <translation>
            <numerusform>mit ihr würden Programme {number} von {n} Speichereinheit belegen, nachdem andere getrasht sind: zu viel</numerusform>
            <numerusform>mit ihr würden Programme {number} von {n} Speichereinheiten belegen, nachdem andere getrasht sind: zu viele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with it, programs would take {number} of {n} memory unit: too many</source>
        <comment>with it, programs would take {number} of {n} memory units: too many</comment>
        <translation>
            <numerusform>mit ihr würden Programme {number} von {n} Speichereinheit belegen: zu viel</numerusform>
            <numerusform>mit ihr würden Programme {number} von {n} Speichereinheiten belegen: zu viele</numerusform>
        </translation>
    </message>
    <message>
        <source>the host relieves the memory, and is declared before it is counted</source>
        <translation>der Host entlastet den Speicher und wird angegeben, bevor gezählt wird</translation>
    </message>
    <message>
        <source>programs may be trashed before it is installed</source>
        <translation>Programme dürfen getrasht werden, bevor sie installiert wird</translation>
    </message>
    <message>
        <source>programs are trashed to make room for {card}</source>
        <translation>Programme werden getrasht, um für {card} Platz zu machen</translation>
    </message>
    <message>
        <source>programs are trashed to make room for it</source>
        <translation>Programme werden getrasht, um dafür Platz zu machen</translation>
    </message>
    <message>
        <source>which program is trashed</source>
        <translation>welches Programm getrasht wird</translation>
    </message>
    <message>
        <source>what it hosted is trashed, which nothing can prevent</source>
        <translation>was darauf gehostet war, wird getrasht, und nichts kann das verhindern</translation>
    </message>
    <message>
        <source>{card} is uninstalled: from now on it is another copy</source>
        <translation>{card} ist deinstalliert: Von jetzt an ist es ein anderes Exemplar</translation>
    </message>
    <message>
        <source>{server} has no card left and ceases to exist</source>
        <translation>{server} hat keine Karte mehr und hört auf zu bestehen</translation>
    </message>
    <message>
        <source>{card} goes to Archives faceup: the Runner could see it</source>
        <translation>{card} kommt offen nach Archives: Der Runner konnte die Karte sehen</translation>
    </message>
    <message>
        <source>{card} goes to Archives facedown: it was not faceup before</source>
        <translation>{card} kommt verdeckt nach Archives: Die Karte lag vorher nicht offen</translation>
    </message>
    <message>
        <source>{card} goes to Archives facedown: the Runner could not see it</source>
        <translation>{card} kommt verdeckt nach Archives: Der Runner konnte die Karte nicht sehen</translation>
    </message>
    <message>
        <source>{counters} placed on {card} at once</source>
        <translation>auf einmal auf {card} gelegt: {counters}</translation>
    </message>
    <message>
        <source>another unique card of that title is trashed, which nothing can prevent</source>
        <translation>eine andere einzigartige Karte mit diesem Titel wird getrasht, und nichts kann das verhindern</translation>
    </message>
    <message>
        <source>{card} and {other} change places at once</source>
        <translation>{card} und {other} tauschen gleichzeitig die Plätze</translation>
    </message>
    <message>
        <source>neither is installed or uninstalled by that</source>
        <translation>keine von beiden wird dadurch installiert oder deinstalliert</translation>
    </message>
    <message>
        <source>what the card hosted is trashed, because it is uninstalled</source>
        <translation>was die Karte gehostet hat, wird getrasht, weil sie deinstalliert wird</translation>
    </message>
    <message>
        <source>one of the cards was not installed before</source>
        <translation>eine der Karten war vorher nicht installiert</translation>
    </message>
    <message>
        <source>{card} is installed by that, without an install cost</source>
        <translation>{card} wird dadurch installiert, ohne Installationskosten</translation>
    </message>
    <message>
        <source>{card} is derezzed</source>
        <translation>{card} wird derezzt</translation>
    </message>
    <message>
        <source>{card} is now {zone.in}</source>
        <translation>{card} ist jetzt {zone.in}</translation>
    </message>
    <message>
        <source>its advancement tokens are removed</source>
        <translation>ihre Advancement-Marker werden entfernt</translation>
    </message>
    <message>
        <source>the effect resolves although {card} has been trashed for it</source>
        <translation>der Effekt wird ausgeführt, obwohl {card} dafür getrasht wurde</translation>
    </message>
    <message>
        <source>all virus counters on every card go back to the bank</source>
        <translation>alle Virusmarker auf allen Karten gehen zurück in die Bank</translation>
    </message>
    <message>
        <source>one credit from the bank</source>
        <translation>ein Credit aus der Bank</translation>
    </message>
    <message>
        <source>one advancement token more on {card}</source>
        <translation>ein Advancement-Marker mehr auf {card}</translation>
    </message>
    <message>
        <source>this action is not modelled yet</source>
        <translation>diese Aktion ist noch nicht modelliert</translation>
    </message>
    <message>
        <source>nothing lets a card be chosen now</source>
        <translation>jetzt steht keine Karte zur Wahl</translation>
    </message>
    <message>
        <source>nothing lets {card} be chosen now</source>
        <translation>{card} steht jetzt nicht zur Wahl</translation>
    </message>
    <message>
        <source>there is no choice of options now</source>
        <translation>jetzt stehen keine Optionen zur Wahl</translation>
    </message>
    <message>
        <source>nothing asks for a number now</source>
        <translation>jetzt ist nach keiner Zahl gefragt</translation>
    </message>
    <message>
        <source>nothing lets a server be chosen now</source>
        <translation>jetzt steht kein Server zur Wahl</translation>
    </message>
    <message>
        <source>the Runner jacks out: the run ends</source>
        <translation>der Runner klinkt sich aus: Der Run endet</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{card} may be played now by its own text</source>
        <translation>{card} darf nach dem eigenen Text jetzt gespielt werden</translation>
    </message>
    <message>
        <source>{card} may not be played now by its own text</source>
        <translation>{card} darf nach dem eigenen Text jetzt nicht gespielt werden</translation>
    </message>
    <message>
        <source>its X is at most {most}</source>
        <translation>ihr X ist höchstens {most}</translation>
    </message>
    <message>
        <source>its X is at most {most}, and not {number}</source>
        <translation>ihr X ist höchstens {most} und nicht {number}</translation>
    </message>
    <message>
        <source>{card} is resolved and removed from the game, as it says</source>
        <translation>{card} wird ausgeführt und aus dem Spiel entfernt, wie der Text es sagt</translation>
    </message>
    <message>
        <source>{card} is resolved and trashed; what it goes on doing does not need it</source>
        <translation>{card} wird ausgeführt und getrasht; was danach noch wirkt, hängt nicht mehr von ihr ab</translation>
    </message>
    <message>
        <source>{card} is resolved and trashed</source>
        <translation>{card} wird ausgeführt und getrasht</translation>
    </message>
    <message>
        <source>{card} is paid for, then faceup and active</source>
        <translation>{card} wird bezahlt, liegt dann offen und ist aktiv</translation>
    </message>
    <message>
        <source>not stated: of which kind the damage of this turn was</source>
        <translation>von welcher Art der Schaden in diesem Zug war, ist nicht angegeben</translation>
    </message>
    <message>
        <source>{card} prevents {damage}, {number} left</source>
        <translation>{card} verhindert {damage}, {number} übrig</translation>
    </message>
    <message numerus="yes">
        <source>{card} prevents {n} tag, {number} left</source>
        <comment>{card} prevents {n} tags, {number} left</comment>
        <translation>
            <numerusform>{card} verhindert {n} Tag, {number} übrig</numerusform>
            <numerusform>{card} verhindert {n} Tags, {number} übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} prevents that {other} is trashed</source>
        <translation>{card} verhindert, dass {other} getrasht wird</translation>
    </message>
    <message>
        <source>{card} prevents that {other} is exposed</source>
        <translation>{card} verhindert, dass {other} enthüllt wird</translation>
    </message>
    <message>
        <source>{card} prevents that subroutine {number} is broken</source>
        <translation>{card} verhindert, dass Subroutine {number} gebrochen wird</translation>
    </message>
    <message>
        <source>{card} prevents the trace</source>
        <translation>{card} verhindert den Trace</translation>
    </message>
    <message>
        <source>what {card} prevents</source>
        <translation>was {card} verhindert</translation>
    </message>
    <message>
        <source>what {card} saves</source>
        <translation>was {card} rettet</translation>
    </message>
    <message>
        <source>{card} is used while the cost is paid</source>
        <translation>{card} wird benutzt, während die Kosten bezahlt werden</translation>
    </message>
    <message>
        <source>{card} is used while the effect resolves</source>
        <translation>{card} wird benutzt, während der Effekt ausgeführt wird</translation>
    </message>
    <message>
        <source>an ability met now resolves before what is being resolved goes on</source>
        <translation>eine jetzt ausgelöste Fähigkeit wird ausgeführt, bevor weitergeht, was gerade ausgeführt wird</translation>
    </message>
    <message>
        <source>what is prevented triggers nothing</source>
        <translation>was verhindert wird, löst nichts aus</translation>
    </message>
    <message>
        <source>{card} cannot be rezzed</source>
        <translation>{card} kann nicht gerezzt werden</translation>
    </message>
    <message>
        <source>{card} cannot prevent or avoid anything that resolves now</source>
        <translation>{card} kann nichts verhindern oder vermeiden, was jetzt ausgeführt wird</translation>
    </message>
    <message>
        <source>that player has no chance to act now</source>
        <translation>diese Seite ist jetzt nicht an der Reihe zu handeln</translation>
    </message>
    <message>
        <source>both had a chance and one declines: the window closes</source>
        <translation>beide waren an der Reihe, und eine Seite verzichtet: Das Fenster schließt sich</translation>
    </message>
    <message>
        <source>{player} is finished: the opponent may act</source>
        <translation>{player} ist fertig: Jetzt ist die andere Seite an der Reihe</translation>
    </message>
    <message>
        <source>no repetition is stated</source>
        <translation>es ist keine Wiederholung angegeben</translation>
    </message>
    <message>
        <source>who is responsible for the loop chooses how often it happens</source>
        <translation>wer für die Schleife verantwortlich ist, wählt, wie oft sie durchlaufen wird</translation>
    </message>
    <message>
        <source>the Runner cannot jack out, so the Corp lets the run go on</source>
        <translation>der Runner kann sich nicht ausklinken, also lässt die Corp den Run weitergehen</translation>
    </message>
    <message>
        <source>a loop in a run is ended by jacking out</source>
        <translation>eine Schleife in einem Run endet, indem der Runner sich ausklinkt</translation>
    </message>
    <message>
        <source>step {step} ({title})</source>
        <extracomment>of a timing structure</extracomment>
        <translation>Schritt {step} ({title})</translation>
    </message>
    <message>
        <source>only {player} does that</source>
        <translation>nur {player} tut das</translation>
    </message>
    <message>
        <source>{step} lets the Corp take actions</source>
        <translation>{step} erlaubt der Corp, Aktionen auszuführen</translation>
    </message>
    <message>
        <source>{step} lets the Runner take actions</source>
        <translation>{step} erlaubt dem Runner, Aktionen auszuführen</translation>
    </message>
    <message>
        <source>{step} lets the Corp rez cards other than ice</source>
        <translation>{step} erlaubt der Corp, andere Karten als Ice zu rezzen</translation>
    </message>
    <message>
        <source>{step} lets the Corp score agendas</source>
        <translation>{step} erlaubt der Corp, Agenden zu punkten</translation>
    </message>
    <message>
        <source>{step} lets the Runner jack out</source>
        <translation>{step} erlaubt dem Runner, sich auszuklinken</translation>
    </message>
    <message>
        <source>{step} lets the Runner break subroutines</source>
        <translation>{step} erlaubt dem Runner, Subroutinen zu brechen</translation>
    </message>
    <message>
        <source>{step} lets players use paid abilities</source>
        <translation>{step} erlaubt beiden, bezahlte Fähigkeiten zu nutzen</translation>
    </message>
    <message>
        <source>{step} does not let the Corp take actions</source>
        <translation>{step} erlaubt der Corp nicht, Aktionen auszuführen</translation>
    </message>
    <message>
        <source>{step} does not let the Runner take actions</source>
        <translation>{step} erlaubt dem Runner nicht, Aktionen auszuführen</translation>
    </message>
    <message>
        <source>{step} does not let the Corp rez cards other than ice</source>
        <translation>{step} erlaubt der Corp nicht, andere Karten als Ice zu rezzen</translation>
    </message>
    <message>
        <source>{step} does not let the Corp score agendas</source>
        <translation>{step} erlaubt der Corp nicht, Agenden zu punkten</translation>
    </message>
    <message>
        <source>{step} does not let the Runner jack out</source>
        <translation>{step} erlaubt dem Runner nicht, sich auszuklinken</translation>
    </message>
    <message>
        <source>{step} does not let the Runner break subroutines</source>
        <translation>{step} erlaubt dem Runner nicht, Subroutinen zu brechen</translation>
    </message>
    <message>
        <source>{step} does not let players use paid abilities</source>
        <translation>{step} erlaubt niemandem, bezahlte Fähigkeiten zu nutzen</translation>
    </message>
    <message>
        <source>{refusal}: what waits for the encounter comes first</source>
        <translation>{refusal}: Was auf die Begegnung wartet, kommt zuerst</translation>
    </message>
    <message>
        <source>the effect of {card} cannot change anything, its cost left out of account</source>
        <translation>der Effekt von {card} könnte nichts ändern, von den Kosten abgesehen</translation>
    </message>
    <message>
        <source>at least a part of the effect of {card} can change something</source>
        <translation>mindestens ein Teil des Effekts von {card} kann etwas ändern</translation>
    </message>
    <message>
        <source>it costs {price}, which can be paid</source>
        <translation>es kostet {price}, und das kann bezahlt werden</translation>
    </message>
    <message>
        <source>it costs {price}, which can be paid with {credits}</source>
        <translation>es kostet {price}, und das kann mit {credits} bezahlt werden</translation>
    </message>
    <message>
        <source>{card}: the part that waited resolves</source>
        <translation>{card}: Der Teil, der gewartet hat, wird ausgeführt</translation>
    </message>
    <message>
        <source>the Runner passes {card}</source>
        <translation>der Runner überwindet {card}</translation>
    </message>
    <message>
        <source>unspent bad publicity credits are lost</source>
        <translation>nicht ausgegebene Credits aus Bad Publicity gehen verloren</translation>
    </message>
    <message numerus="yes">
        <source>the Runner gains {n} credit for this run, one per bad publicity</source>
        <comment>the Runner gains {n} credits for this run, one per bad publicity</comment>
        <translation>
            <numerusform>der Runner erhält {n} Credit für diesen Run, einen je Bad Publicity</numerusform>
            <numerusform>der Runner erhält {n} Credits für diesen Run, einen je Bad Publicity</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no ice to approach</source>
        <translation>es gibt kein Ice, das angelaufen werden kann</translation>
    </message>
    <message>
        <source>the Runner approaches {card}</source>
        <translation>der Runner läuft {card} an</translation>
    </message>
    <message>
        <source>unrezzed ice is not encountered</source>
        <translation>auf ungerezztes Ice trifft der Runner nicht</translation>
    </message>
    <message>
        <source>[{number}] {title}</source>
        <extracomment>the number and the title of a step of a timing structure</extracomment>
        <translation>[{number}] {title}</translation>
    </message>
    <message>
        <source>the attacked server is gone: the run ends at once</source>
        <translation>den angegriffenen Server gibt es nicht mehr: Der Run endet sofort</translation>
    </message>
    <message>
        <source>the attacked server is gone: the run ends as soon as an open window closes</source>
        <translation>den angegriffenen Server gibt es nicht mehr: Der Run endet, sobald ein offenes Fenster sich schließt</translation>
    </message>
    <message>
        <source>{card} is gone and counts as passed</source>
        <translation>{card} ist nicht mehr da und gilt als überwunden</translation>
    </message>
    <message>
        <source>its subroutines have resolved and the run goes on: the ice is passed</source>
        <translation>die Subroutinen sind ausgeführt, und der Run geht weiter: Das Ice ist überwunden</translation>
    </message>
    <message>
        <source>this version does not say what follows when the ice is gone</source>
        <translation>diese Fassung sagt nicht, was folgt, wenn das Ice nicht mehr da ist</translation>
    </message>
    <message>
        <source>the run is over</source>
        <translation>der Run ist zu Ende</translation>
    </message>
    <message>
        <source>the run ends</source>
        <translation>der Run endet</translation>
    </message>
    <message>
        <source>it is done in the window before the action</source>
        <translation>es geschieht im Fenster vor der Aktion</translation>
    </message>
    <message>
        <source>both players let the game go on until then</source>
        <translation>beide lassen das Spiel bis dahin weitergehen</translation>
    </message>
    <message>
        <source>nobody does anything in the window after the action</source>
        <translation>niemand tut etwas im Fenster nach der Aktion</translation>
    </message>
    <message>
        <source>the run was declared successful</source>
        <translation>der Run wurde für erfolgreich erklärt</translation>
    </message>
    <message>
        <source>what {ability} counts is as it was when it resolved</source>
        <translation>was {ability} zählt, ist so, wie es bei der Ausführung war</translation>
    </message>
    <message>
        <source>not stated: what {ability} did; play it as an act before</source>
        <translation>was {ability} bewirkt hat, ist nicht angegeben: Spielen Sie es im angegebenen Ablauf durch</translation>
    </message>
    <message>
        <source>{card} has no ability {ability}</source>
        <translation>{card} hat keine Fähigkeit {ability}</translation>
    </message>
    <message>
        <source>the encounter that is told is the present one</source>
        <translation>die angegebene Begegnung ist die gegenwärtige</translation>
    </message>
    <message>
        <source>whether {ability} counted for this encounter is not stated</source>
        <translation>ob {ability} für diese Begegnung gezählt hat, ist nicht angegeben</translation>
    </message>
    <message>
        <source>{ability} has resolved: its card made this run</source>
        <translation>{ability} ist ausgeführt, denn der Run kam von dieser Karte</translation>
    </message>
    <message>
        <source>{ability} is not used</source>
        <translation>{ability} wird nicht benutzt</translation>
    </message>
    <message>
        <source>whether {ability} has resolved is not stated</source>
        <translation>ob {ability} ausgeführt ist, ist nicht angegeben</translation>
    </message>
    <message>
        <source>{ability} resolved as the encounter began</source>
        <translation>{ability} wurde ausgeführt, als die Begegnung begann</translation>
    </message>
    <message>
        <source>not stated: what {ability} does for a while; play it as an act before</source>
        <translation>was {ability} für eine Weile bewirkt, ist nicht angegeben: Spielen Sie es im angegebenen Ablauf durch</translation>
    </message>
    <message>
        <source>this version has no step {step}</source>
        <translation>diese Fassung hat keinen Schritt {step}</translation>
    </message>
    <message>
        <source>there is no subroutine {number} to be broken</source>
        <translation>es gibt keine Subroutine {number}, die gebrochen werden kann</translation>
    </message>
    <message>
        <source>installed programs keep the memory limit</source>
        <translation>die installierten Programme halten das Speicherlimit ein</translation>
    </message>
    <message>
        <source>programs take more than the memory limit: the Runner must trash some</source>
        <translation>die Programme belegen mehr als das Speicherlimit: Der Runner muss welche trashen</translation>
    </message>
    <message numerus="yes">
        <source>the turn has {n} click of its own now instead of {before}: {left} left</source>
        <comment>the turn has {n} clicks of its own now instead of {before}: {left} left</comment>
        <translation>
            <numerusform>der Zug hat jetzt {n} eigenen Klick statt {before}: {left} übrig</numerusform>
            <numerusform>der Zug hat jetzt {n} eigene Klicks statt {before}: {left} übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>{source} trashes {card} at once</source>
        <translation>{source} trasht {card} sofort</translation>
    </message>
    <message>
        <source>the run is successful against the server that the effect names</source>
        <translation>der Run ist gegen den Server erfolgreich, den der Effekt nennt</translation>
    </message>
    <message>
        <source>the run is not successful against the server that the effect names</source>
        <translation>der Run ist nicht gegen den Server erfolgreich, den der Effekt nennt</translation>
    </message>
    <message>
        <source>the effect names no server, so it does not matter which it is</source>
        <translation>der Effekt nennt keinen Server, also ist gleich, welcher es ist</translation>
    </message>
    <message>
        <source>the run succeeds, and what is worded “if successful” comes first</source>
        <translation>der Run gelingt, und was mit „if successful“ formuliert ist, kommt zuerst</translation>
    </message>
    <message>
        <source>{card} says that the run counts as neither successful nor unsuccessful</source>
        <translation>{card} sagt, dass der Run weder als erfolgreich noch als erfolglos gilt</translation>
    </message>
    <message>
        <source>the run is successful</source>
        <translation>der Run ist erfolgreich</translation>
    </message>
    <message>
        <source>the run is successful, as one on {server}</source>
        <translation>der Run ist erfolgreich, und zwar als Run auf {server}</translation>
    </message>
    <message>
        <source>what is worded “if successful” comes before what waits for the success</source>
        <translation>was mit „if successful“ formuliert ist, kommt vor dem, was auf den Erfolg wartet</translation>
    </message>
    <message>
        <source>{card}: accessing was replaced already, and that is possible only once</source>
        <translation>{card}: Der Zugriff wurde schon ersetzt, und das geht nur einmal</translation>
    </message>
    <message>
        <source>{card}: the encounter it waited for is over, so it does not resolve</source>
        <translation>{card}: Die Begegnung, auf die gewartet wurde, ist vorbei, also wird nichts ausgeführt</translation>
    </message>
    <message>
        <source>{card}: the approach it waited for is over, so it does not resolve</source>
        <translation>{card}: Der Anlauf, auf den gewartet wurde, ist vorbei, also wird nichts ausgeführt</translation>
    </message>
    <message>
        <source>{card} triggered together with others of its player</source>
        <translation>{card} wurde zusammen mit anderen Karten derselben Seite ausgelöst</translation>
    </message>
    <message>
        <source>{card} is inactive before its ability triggers: the ability is lost</source>
        <translation>{card} ist inaktiv, bevor die Fähigkeit ausgelöst wird: Die Fähigkeit ist verloren</translation>
    </message>
    <message>
        <source>{card} was active when its condition was met: its ability resolves</source>
        <translation>{card} war aktiv, als die Bedingung erfüllt wurde: Die Fähigkeit wird ausgeführt</translation>
    </message>
    <message>
        <source>the cards of the server are not accessed</source>
        <translation>auf die Karten des Servers wird nicht zugegriffen</translation>
    </message>
    <message>
        <source>{ability} cannot be used, so it is not: {why}</source>
        <translation>{ability} kann nicht benutzt werden, also geschieht es nicht: {why}</translation>
    </message>
    <message>
        <source>{ability} must be triggered: it says nothing of a choice</source>
        <translation>{ability} muss ausgelöst werden: Von einer Wahl sagt der Text nichts</translation>
    </message>
    <message>
        <source>which of their abilities triggers first</source>
        <extracomment>of a player</extracomment>
        <translation>welche der eigenen Fähigkeiten zuerst ausgelöst wird</translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met</source>
        <translation>{ability}: Die Auslösebedingung ist erfüllt</translation>
    </message>
    <message>
        <source>{card}: what it requires holds now, and did not then</source>
        <translation>{card}: Was die Karte verlangt, trifft jetzt zu, damals aber nicht</translation>
    </message>
    <message>
        <source>the recurring credits of {card} are refilled up to {most}; all {amount} on it stay</source>
        <translation>die wiederkehrenden Credits von {card} werden bis zu {most} aufgefüllt; alle {amount} darauf bleiben</translation>
    </message>
    <message>
        <source>the recurring credits of {card} are refilled up to {most}, and none is added beyond that</source>
        <translation>die wiederkehrenden Credits von {card} werden bis zu {most} aufgefüllt, und darüber hinaus kommt keiner dazu</translation>
    </message>
    <message>
        <source>{card} is not in hand</source>
        <translation>{card} ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>{card} is discarded facedown, whether the Runner saw it before or not</source>
        <translation>{card} wird verdeckt abgeworfen, ob der Runner die Karte vorher gesehen hat oder nicht</translation>
    </message>
    <message>
        <source>{card} is discarded</source>
        <translation>{card} wird abgeworfen</translation>
    </message>
    <message>
        <source>and it is not trashed</source>
        <extracomment>follows &quot;{card} is discarded&quot;</extracomment>
        <translation>und nicht getrasht</translation>
    </message>
    <message>
        <source>which card is discarded</source>
        <translation>welche Karte abgeworfen wird</translation>
    </message>
    <message numerus="yes">
        <source>the Corp discards {n} card of their choice, facedown</source>
        <comment>the Corp discards {n} cards of their choice, facedown</comment>
        <translation>
            <numerusform>die Corp wirft {n} Karte eigener Wahl verdeckt ab</numerusform>
            <numerusform>die Corp wirft {n} Karten eigener Wahl verdeckt ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner discards {n} card of their choice</source>
        <comment>the Runner discards {n} cards of their choice</comment>
        <translation>
            <numerusform>der Runner wirft {n} Karte eigener Wahl ab</numerusform>
            <numerusform>der Runner wirft {n} Karten eigener Wahl ab</numerusform>
        </translation>
    </message>
    <message>
        <source>clicks that were not spent are lost</source>
        <translation>nicht ausgegebene Klicks gehen verloren</translation>
    </message>
    <message>
        <source>the turn is over</source>
        <translation>der Zug ist zu Ende</translation>
    </message>
    <message>
        <source>without clicks the turn goes to the discard phase at once</source>
        <translation>ohne Klicks geht der Zug sofort in die Abwurfphase über</translation>
    </message>
    <message>
        <source>{player} still has clicks and must spend them all</source>
        <translation>{player} hat noch Klicks und muss alle ausgeben</translation>
    </message>
    <message>
        <source>the ability is for the Corp to use, not for the Runner</source>
        <translation>die Fähigkeit ist von der Corp zu benutzen, nicht vom Runner</translation>
    </message>
    <message>
        <source>the ability is for the Runner to use, not for the Corp</source>
        <translation>die Fähigkeit ist vom Runner zu benutzen, nicht von der Corp</translation>
    </message>
    <message>
        <source>{card} says that {player} uses it</source>
        <translation>{card} sagt, dass {player} die Fähigkeit benutzt</translation>
    </message>
    <message>
        <source>it is an ability of the Corp&apos;s own card</source>
        <translation>es ist eine Fähigkeit einer Karte der Corp</translation>
    </message>
    <message>
        <source>it is an ability of the Runner&apos;s own card</source>
        <translation>es ist eine Fähigkeit einer Karte des Runners</translation>
    </message>
    <message>
        <source>{card}: what it waits for has happened</source>
        <translation>{card}: Worauf die Karte wartet, ist geschehen</translation>
    </message>
    <message>
        <source>its trigger condition is not met now</source>
        <translation>die Auslösebedingung ist jetzt nicht erfüllt</translation>
    </message>
    <message>
        <source>what it costs depends on something that has not happened</source>
        <translation>was es kostet, hängt von einem Anlass ab, den es hier nicht gibt</translation>
    </message>
    <message>
        <source>it says that its player may use it</source>
        <translation>der Text sagt, dass die Fähigkeit benutzt werden darf</translation>
    </message>
    <message>
        <source>it says nothing of a choice: it must be triggered</source>
        <translation>von einer Wahl sagt der Text nichts: Die Fähigkeit muss ausgelöst werden</translation>
    </message>
    <message>
        <source>{card} says that it works while inactive</source>
        <translation>{card} sagt, dass die Fähigkeit wirkt, auch wenn die Karte inaktiv ist</translation>
    </message>
    <message>
        <source>another card has taken its text</source>
        <translation>eine andere Karte hat ihr den Text genommen</translation>
    </message>
    <message>
        <source>a card is being accessed</source>
        <translation>auf eine Karte wird gerade zugegriffen</translation>
    </message>
    <message>
        <source>no card is being accessed</source>
        <translation>auf keine Karte wird gerade zugegriffen</translation>
    </message>
    <message>
        <source>no other action is being resolved: this one costs a click</source>
        <translation>keine andere Aktion wird gerade ausgeführt: Diese kostet einen Klick</translation>
    </message>
    <message>
        <source>an ability that costs a click is an action, and another is not over</source>
        <translation>eine Fähigkeit, die einen Klick kostet, ist eine Aktion, und eine andere ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>its restriction is not met</source>
        <translation>die Einschränkung der Fähigkeit ist nicht erfüllt</translation>
    </message>
    <message>
        <source>what modifies the cost counts with it</source>
        <translation>was die Kosten verändert, zählt mit</translation>
    </message>
    <message>
        <source>whether an action or an ability made that run is not stated</source>
        <translation>ob eine Aktion oder eine Fähigkeit zu diesem Run geführt hat, ist nicht angegeben</translation>
    </message>
    <message>
        <source>on which server that happened is not stated</source>
        <translation>bei welchem Server das geschehen ist, ist nicht angegeben</translation>
    </message>
    <message>
        <source>to which card that happened is not stated</source>
        <translation>mit welcher Karte das geschehen ist, ist nicht angegeben</translation>
    </message>
    <message>
        <source>not told, and taken as not having happened in this turn: {event}</source>
        <translation>nicht angegeben, gilt als in diesem Zug nicht geschehen: {event}</translation>
    </message>
    <message>
        <source>not told, and taken as not having happened in the turn before: {event}</source>
        <translation>nicht angegeben, gilt als im vorigen Zug nicht geschehen: {event}</translation>
    </message>
    <message>
        <source>not stated: clicks spent in this turn</source>
        <translation>nicht angegeben: in diesem Zug ausgegebene Klicks</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>ein Run</translation>
    </message>
    <message>
        <source>{card} was rezzed before it was approached</source>
        <translation>{card} wurde gerezzt, bevor der Runner das Ice angelaufen hat</translation>
    </message>
    <message>
        <source>not stated: whose card it happened to</source>
        <translation>wessen Karte es war, mit der das geschehen ist, ist nicht angegeben</translation>
    </message>
    <message>
        <source>whether its requirement was met at an earlier instance is not stated</source>
        <translation>ob die Voraussetzung bei einem früheren Mal erfüllt war, ist nicht angegeben</translation>
    </message>
    <message>
        <source>which ice was passed before in this run is not stated</source>
        <translation>welches Ice in diesem Run schon überwunden wurde, ist nicht angegeben</translation>
    </message>
    <message>
        <source>how that came about at an earlier instance is not stated</source>
        <translation>wie es bei einem früheren Mal dazu gekommen ist, ist nicht angegeben</translation>
    </message>
    <message>
        <source>no subroutine was broken before</source>
        <translation>bisher wurde keine Subroutine gebrochen</translation>
    </message>
    <message>
        <source>not decided within {number} steps</source>
        <translation>in {number} Schritten nicht entschieden</translation>
    </message>
    <message>
        <source>no rule in force says: {rule}</source>
        <translation>keine geltende Regel sagt: {rule}</translation>
    </message>
    <message>
        <source>this version leaves open: {difference}</source>
        <translation>diese Fassung lässt offen: {difference}</translation>
    </message>
    <message>
        <source>{card} is named, and nothing lets it be chosen</source>
        <translation>{card} ist genannt, steht aber nicht zur Wahl</translation>
    </message>
    <message>
        <source>subroutine {number} is named, and nothing lets it be broken</source>
        <translation>Subroutine {number} ist genannt, aber nichts erlaubt, sie zu brechen</translation>
    </message>
    <message>
        <source>there is nothing to choose: {choice}</source>
        <translation>es gibt nichts zu wählen: {choice}</translation>
    </message>
    <message>
        <source>which cards are {zone.in} is not stated</source>
        <translation>welche Karten {zone.in} sind, ist nicht angegeben</translation>
    </message>
    <message>
        <source>how much of {card} is used is not decided</source>
        <translation>wie viel von {card} benutzt wird, ist nicht entschieden</translation>
    </message>
    <message>
        <source>−{number} by {card}</source>
        <translation>−{number} durch {card}</translation>
    </message>
    <message>
        <source>+{number} by {card}</source>
        <extracomment>more by a card</extracomment>
        <translation>+{number} durch {card}</translation>
    </message>
    <message>
        <source>−{number} by brain damage</source>
        <translation>−{number} durch Brain Damage</translation>
    </message>
    <message>
        <source>{value}: {terms}, together {total}</source>
        <translation>{value}: {terms}, zusammen {total}</translation>
    </message>
    <message>
        <source>{value}: {terms}</source>
        <translation>{value}: {terms}</translation>
    </message>
    <message>
        <source>{card} has no fixed {value}</source>
        <translation>{card} hat keinen festen Wert: {value}</translation>
    </message>
    <message>
        <source>{value} of {card}</source>
        <extracomment>a value and the card it is of: &quot;strength of Enigma&quot;</extracomment>
        <translation>{value} von {card}</translation>
    </message>
    <message>
        <source>{number} on the card</source>
        <translation>{number} auf der Karte</translation>
    </message>
    <message>
        <source>each brain damage takes one card off the maximum hand size for good</source>
        <translation>jeder Brain Damage verringert die maximale Handgröße auf Dauer um eine Karte</translation>
    </message>
    <message>
        <source>{value} {player.of}</source>
        <translation>{value} {player.of}</translation>
    </message>
    <message>
        <source>{number} to begin with</source>
        <translation>{number} zu Beginn</translation>
    </message>
    <message>
        <source>how much of it is used</source>
        <translation>wie viel davon benutzt wird</translation>
    </message>
    <message>
        <source>{card} lies facedown</source>
        <translation>{card} liegt verdeckt</translation>
    </message>
    <message>
        <source>this version knows no facedown Runner cards</source>
        <translation>diese Fassung kennt keine verdeckten Karten des Runners</translation>
    </message>
    <message>
        <source>{card} has strength {number}.</source>
        <translation>{card} hat Stärke {number}.</translation>
    </message>
    <message>
        <source>{card} is not hosted.</source>
        <translation>{card} ist nicht gehostet.</translation>
    </message>
    <message>
        <source>{card} is hosted on {host}.</source>
        <translation>{card} ist auf {host} gehostet.</translation>
    </message>
    <message>
        <source>No run is on.</source>
        <translation>Es läuft kein Run.</translation>
    </message>
    <message>
        <source>{fact} {least} or more</source>
        <extracomment>a fact and its least value</extracomment>
        <translation>{fact} = {least} oder mehr</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <extracomment>the last two of a list</extracomment>
        <translation>{before} und {last}</translation>
    </message>
    <message>
        <source>{card} is left faceup as it was</source>
        <translation>{card} bleibt offen wie zuvor</translation>
    </message>
    <message>
        <source>{card} is left facedown</source>
        <translation>{card} bleibt verdeckt</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen, and left faceup as it was</source>
        <translation>{card} wird weder getrasht noch gestohlen und bleibt offen wie zuvor</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen, and left facedown</source>
        <translation>{card} wird weder getrasht noch gestohlen und bleibt verdeckt</translation>
    </message>
    <message>
        <source>every card in {server} and its root is accessed: {number}</source>
        <translation>auf jede Karte in {server} und seiner Root wird zugegriffen: {number}</translation>
    </message>
    <message>
        <source>{player} installs {card}</source>
        <translation>{player} installiert {card}</translation>
    </message>
    <message>
        <source>{player} plays {card}</source>
        <translation>{player} spielt {card}</translation>
    </message>
    <message>
        <source>{player} advances {card}</source>
        <translation>{player} entwickelt {card}</translation>
    </message>
    <message>
        <source>{player} rezzes {card}</source>
        <translation>{player} rezzt {card}</translation>
    </message>
    <message>
        <source>{player} scores {card}</source>
        <translation>{player} punktet {card}</translation>
    </message>
    <message>
        <source>{player} trashes {card}</source>
        <translation>{player} trasht {card}</translation>
    </message>
    <message>
        <source>{player} steals {card}</source>
        <translation>{player} stiehlt {card}</translation>
    </message>
    <message>
        <source>{player} chooses to access {card}</source>
        <translation>{player} greift als Nächstes auf {card} zu</translation>
    </message>
    <message>
        <source>{player} takes an action for a credit</source>
        <translation>{player} nimmt als Aktion einen Credit</translation>
    </message>
    <message>
        <source>{player} takes an action to draw a card</source>
        <translation>{player} zieht als Aktion eine Karte</translation>
    </message>
    <message>
        <source>{player} purges virus counters</source>
        <translation>{player} entfernt alle Virusmarker</translation>
    </message>
    <message>
        <source>{player} makes a run on {server}</source>
        <translation>{player} macht einen Run auf {server}</translation>
    </message>
    <message>
        <source>{player} removes a tag</source>
        <translation>{player} entfernt einen Tag</translation>
    </message>
    <message>
        <source>{player} takes no more actions</source>
        <translation>{player} nimmt keine Aktionen mehr</translation>
    </message>
    <message>
        <source>{player} decides to jack out</source>
        <translation>{player} entscheidet sich auszuklinken</translation>
    </message>
    <message>
        <source>{player} decides to go on</source>
        <translation>{player} entscheidet sich weiterzugehen</translation>
    </message>
    <message>
        <source>{player} uses {ability}</source>
        <translation>{player} benutzt {ability}</translation>
    </message>
    <message>
        <source>what the effect asks for first is a cost</source>
        <translation>was der Effekt zuerst verlangt, sind Kosten</translation>
    </message>
    <message>
        <source>{card} may interact with the ice encountered</source>
        <translation>{card} darf auf das Ice der Begegnung einwirken</translation>
    </message>
    <message>
        <source>no number on the card</source>
        <translation>keine Zahl auf der Karte</translation>
    </message>
    <message>
        <source>every card in {server} is accessed: {number}</source>
        <translation>auf jede Karte in {server} wird zugegriffen: {number}</translation>
    </message>
    <message>
        <source>every card in {server} is accessed: {number}, without the ice protecting it</source>
        <translation>auf jede Karte in {server} wird zugegriffen: {number}, ohne das Ice davor</translation>
    </message>
    <message>
        <source>{player} cannot play cards</source>
        <translation>{player} kann keine Karten spielen</translation>
    </message>
    <message>
        <source>{player} cannot draw cards</source>
        <translation>{player} kann keine Karten ziehen</translation>
    </message>
    <message>
        <source>the Runner cannot jack out</source>
        <translation>der Runner kann sich nicht ausklinken</translation>
    </message>
    <message>
        <source>the Runner cannot steal agendas</source>
        <translation>der Runner kann keine Agenden stehlen</translation>
    </message>
    <message>
        <source>the Corp cannot score agendas</source>
        <translation>die Corp kann keine Agenden punkten</translation>
    </message>
    <message>
        <source>the Corp cannot advance cards</source>
        <translation>die Corp kann nichts entwickeln</translation>
    </message>
    <message>
        <source>the Corp cannot rez cards</source>
        <translation>die Corp kann nichts rezzen</translation>
    </message>
    <message>
        <source>{player} cannot spend credits</source>
        <translation>{player} kann keine Credits ausgeben</translation>
    </message>
    <message>
        <source>a run cannot be successful</source>
        <translation>ein Run kann nicht erfolgreich sein</translation>
    </message>
    <message>
        <source>{player} cannot install cards</source>
        <translation>{player} kann keine Karten installieren</translation>
    </message>
    <message>
        <source>the Runner cannot make a run</source>
        <translation>der Runner kann keinen Run machen</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>what is spent on a trace is spent openly, so both players know it</source>
        <translation>was in einen Trace gesteckt wird, wird offen ausgegeben, also kennen es beide</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>Not decided: {why}</source>
        <translation>Nicht entschieden: {why}</translation>
    </message>
    <message>
        <source>the action itself costs {cost}</source>
        <translation>die Aktion selbst kostet {cost}</translation>
    </message>
    <message>
        <source>{card} ({ability})</source>
        <extracomment>one of the abilities of a card: &quot;Femme Fatale (paid ability 2)&quot;</extracomment>
        <translation>{card} ({ability})</translation>
    </message>
    <message>
        <source>for the rest of this encounter</source>
        <translation>für den Rest dieser Begegnung</translation>
    </message>
    <message>
        <source>for the rest of this run</source>
        <translation>für den Rest dieses Runs</translation>
    </message>
    <message>
        <source>for the rest of this turn</source>
        <translation>für den Rest dieses Zugs</translation>
    </message>
    <message>
        <source>until the next run of this turn ends</source>
        <translation>bis der nächste Run dieses Zugs endet</translation>
    </message>
    <message>
        <source>until its player’s next turn begins</source>
        <translation>bis der nächste Zug der Person beginnt, der die Karte gehört</translation>
    </message>
    <message>
        <source>which server is chosen</source>
        <translation>welcher Server gewählt wird</translation>
    </message>
    <message>
        <source>{card}: {while} {what}</source>
        <extracomment>a card, &quot;for the rest of this run&quot;, and what it forbids</extracomment>
        <translation>{card}: {while} gilt: {what}</translation>
    </message>
    <message>
        <source>{card} gains the subtype {subtype} {while}</source>
        <translation>{card} erhält {while} den Untertyp {subtype}</translation>
    </message>
    <message>
        <source>−{number}</source>
        <translation>−{number}</translation>
    </message>
    <message>
        <source>+{number}</source>
        <translation>+{number}</translation>
    </message>
    <message>
        <source>{value} {player.of}: {change} {while}</source>
        <extracomment>a number of a player, how it changes, and &quot;for the rest of this run&quot;</extracomment>
        <translation>{value} {player.of}: {change} {while}</translation>
    </message>
    <message>
        <source>{value} of {card}: {change} {while}</source>
        <extracomment>a number of a card, how it changes, and &quot;for the rest of this run&quot;</extracomment>
        <translation>{value} von {card}: {change} {while}</translation>
    </message>
    <message>
        <source>what {card} is given up for could not resolve</source>
        <translation>wofür {card} aufgegeben wird, könnte nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>{card} was revealed before it was to be paid for</source>
        <translation>{card} wurde aufgedeckt, bevor dafür gezahlt werden sollte</translation>
    </message>
    <message>
        <source>{ability} triggers</source>
        <translation>{ability} wird ausgelöst</translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met, and it triggers</source>
        <translation>{ability}: Die Auslösebedingung ist erfüllt, und sie wird ausgelöst</translation>
    </message>
    <message>
        <source>{player} installs {card} protecting a new remote server</source>
        <translation>{player} installiert {card} als Schutz eines neuen Remote-Servers</translation>
    </message>
    <message>
        <source>{player} installs {card} in a new remote server</source>
        <translation>{player} installiert {card} in einem neuen Remote-Server</translation>
    </message>
    <message>
        <source>{player} installs {card} protecting {server}</source>
        <translation>{player} installiert {card} als Schutz von {server}</translation>
    </message>
    <message>
        <source>{player} installs {card} in {server}</source>
        <translation>{player} installiert {card} in {server}</translation>
    </message>
    <message>
        <source>{player} installs {card} on {host}</source>
        <translation>{player} installiert {card} auf {host}</translation>
    </message>
    <message>
        <source>{install} and trashes {cards} for it</source>
        <translation>{install} und trasht dafür {cards}</translation>
    </message>
    <message>
        <source>{use} to break subroutine {number}</source>
        <translation>{use}, um Subroutine {number} zu brechen</translation>
    </message>
    <message>
        <source>{use} to break subroutines {numbers}</source>
        <translation>{use}, um die Subroutinen {numbers} zu brechen</translation>
    </message>
    <message>
        <source>{player} declines: {card}</source>
        <translation>{player} lehnt ab: {card}</translation>
    </message>
    <message>
        <source>{player} does not use {ability}</source>
        <translation>{player} benutzt {ability} nicht</translation>
    </message>
    <message>
        <source>{player} chooses {cards}</source>
        <translation>{player} wählt {cards}</translation>
    </message>
    <message>
        <source>{player} says {number}</source>
        <translation>{player} sagt {number}</translation>
    </message>
    <message>
        <source>{player} takes option {number}</source>
        <translation>{player} nimmt Möglichkeit {number}</translation>
    </message>
    <message>
        <source>{player} chooses {server}</source>
        <translation>{player} wählt {server}</translation>
    </message>
    <message>
        <source>{act}, with X = {number}</source>
        <translation>{act}, mit X = {number}</translation>
    </message>
    <message>
        <source>{player} prevents with {ability}</source>
        <translation>{player} verhindert mit {ability}</translation>
    </message>
    <message>
        <source>{player} discards {card}</source>
        <translation>{player} wirft {card} ab</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} passt</translation>
    </message>
    <message>
        <source>{card} is put on {host}</source>
        <translation>{card} wird auf {host} gelegt</translation>
    </message>
    <message>
        <source>{player} ends the repetition</source>
        <translation>{player} beendet die Wiederholung</translation>
    </message>
    <message>
        <source>the game goes on to step {step}</source>
        <extracomment>the number of a step of a timing structure, or what it is about</extracomment>
        <translation>das Spiel geht weiter bis zu Schritt {step}</translation>
    </message>
    <message>
        <source>not rezzed</source>
        <translation>nicht gerezzt</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>strength {number}</source>
        <translation>Stärke {number}</translation>
    </message>
    <message>
        <source>encountered</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>approached</source>
        <translation>angelaufen</translation>
    </message>
    <message>
        <source>being accessed</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>it depends on facts that are not stated: {why}</source>
        <translation>es hängt von Angaben ab, die fehlen: {why}</translation>
    </message>
    <message>
        <source>paid ability</source>
        <translation>bezahlte Fähigkeit</translation>
    </message>
    <message>
        <source>conditional ability</source>
        <translation>bedingte Fähigkeit</translation>
    </message>
    <message>
        <source>prevent effect</source>
        <translation>Verhinderungseffekt</translation>
    </message>
    <message>
        <source>what it does when played</source>
        <translation>was sie beim Spielen tut</translation>
    </message>
    <message>
        <source>constant ability</source>
        <translation>ständige Fähigkeit</translation>
    </message>
    <message>
        <source>the Corp wins: the Runner is flatlined</source>
        <translation>die Corp gewinnt: Flatline des Runners</translation>
    </message>
    <message>
        <source>the Corp wins by agenda points</source>
        <translation>die Corp gewinnt durch Agendapunkte</translation>
    </message>
    <message>
        <source>the Runner wins: the Corp cannot draw from R&amp;D</source>
        <translation>der Runner gewinnt: die Corp kann nicht aus R&amp;D ziehen</translation>
    </message>
    <message>
        <source>the Runner wins by agenda points</source>
        <translation>der Runner gewinnt durch Agendapunkte</translation>
    </message>
    <message>
        <source>{server}</source>
        <translation>{server}</translation>
    </message>
    <message>
        <source>{ability} is not used again</source>
        <translation>{ability} wird nicht noch einmal benutzt</translation>
    </message>
    <message>
        <source>{choice}: there is no other</source>
        <translation>{choice}: Es gibt keine andere Möglichkeit</translation>
    </message>
    <message>
        <source>a card that is drawn</source>
        <translation>eine gezogene Karte</translation>
    </message>
    <message>
        <source>a card drawn as an action</source>
        <translation>eine als Aktion gezogene Karte</translation>
    </message>
    <message>
        <source>a credit gained as an action</source>
        <translation>ein als Aktion erhaltener Credit</translation>
    </message>
    <message>
        <source>taking bad publicity</source>
        <translation>Nehmen von Bad Publicity</translation>
    </message>
    <message>
        <source>the end of an encounter</source>
        <translation>das Ende einer Begegnung</translation>
    </message>
    <message>
        <source>removing a tag</source>
        <translation>Entfernen eines Tags</translation>
    </message>
    <message>
        <source>a successful trace</source>
        <translation>ein erfolgreicher Trace</translation>
    </message>
    <message>
        <source>an unsuccessful trace</source>
        <translation>ein erfolgloser Trace</translation>
    </message>
    <message>
        <source>revealing what was spent secretly</source>
        <translation>Aufdecken dessen, was geheim ausgegeben wurde</translation>
    </message>
    <message>
        <source>derezzing a card</source>
        <translation>Derezzen einer Karte</translation>
    </message>
    <message>
        <source>losing credits</source>
        <translation>Verlust von Credits</translation>
    </message>
    <message>
        <source>an advancement token that is placed</source>
        <translation>ein gelegter Advancement-Marker</translation>
    </message>
    <message>
        <source>base strength of traces</source>
        <translation>Grundstärke von Traces</translation>
    </message>
    <message>
        <source>agenda points to win</source>
        <translation>Agendapunkte zum Sieg</translation>
    </message>
    <message>
        <source>the cards stay in their order</source>
        <translation>die Karten bleiben in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>which card lies next</source>
        <translation>welche Karte als nächste liegt</translation>
    </message>
    <message>
        <source>whose subroutines come next</source>
        <translation>wessen Subroutinen als nächste kommen</translation>
    </message>
    <message>
        <source>{card} gains the subroutines of {other}</source>
        <translation>{card} erhält die Subroutinen von {other}</translation>
    </message>
    <message>
        <source>{card} may go to any server that the text lets it</source>
        <translation>{card} darf zu jedem Server, den der Text zulässt</translation>
    </message>
    <message>
        <source>{card} cannot go to {server}</source>
        <translation>{card} kann nicht zu {server}</translation>
    </message>
    <message>
        <source>{card} is moved to {server}</source>
        <translation>{card} wird zu {server} bewegt</translation>
    </message>
    <message>
        <source>{player} names one of what the text says</source>
        <translation>{player} nennt eines dessen, was der Text sagt</translation>
    </message>
    <message>
        <source>there is no such word to name</source>
        <translation>ein solches Wort gibt es nicht zu nennen</translation>
    </message>
    <message>
        <source>{word}</source>
        <translation>{word}</translation>
    </message>
    <message>
        <source>what is named</source>
        <translation>was genannt wird</translation>
    </message>
    <message>
        <source>{player} names {word}</source>
        <translation>{player} nennt {word}</translation>
    </message>
    <message>
        <source>there is no such subroutine</source>
        <translation>eine solche Subroutine gibt es nicht</translation>
    </message>
    <message>
        <source>which subroutine resolves is not stated</source>
        <translation>welche Subroutine ausgeführt wird, ist nicht angegeben</translation>
    </message>
    <message>
        <source>subroutine {number}</source>
        <translation>Subroutine {number}</translation>
    </message>
    <message>
        <source>which subroutine resolves</source>
        <translation>welche Subroutine ausgeführt wird</translation>
    </message>
    <message>
        <source>there is no such ice with a subroutine</source>
        <translation>ein solches Ice mit einer Subroutine gibt es nicht</translation>
    </message>
    <message>
        <source>of which ice a subroutine resolves</source>
        <translation>von welchem Ice eine Subroutine ausgeführt wird</translation>
    </message>
    <message>
        <source>subroutine {number} of {card} resolves</source>
        <translation>Subroutine {number} von {card} wird ausgeführt</translation>
    </message>
    <message>
        <source>{card} cannot be scored</source>
        <translation>{card} kann nicht gepunktet werden</translation>
    </message>
    <message>
        <source>which card of HQ chance takes</source>
        <translation>welche Karte des HQ der Zufall nimmt</translation>
    </message>
    <message>
        <source>subroutine {number} of {card}, which it has gained, is unbroken and resolves</source>
        <translation>Subroutine {number} von {card}, die es erhalten hat, ist ungebrochen und wird ausgeführt</translation>
    </message>
    <message>
        <source>{card} cannot be bypassed</source>
        <translation>{card} kann nicht umgangen werden</translation>
    </message>
    <message>
        <source>{card} cannot be exposed</source>
        <translation>{card} kann nicht exponiert werden</translation>
    </message>
    <message>
        <source>which card a counter is spent from</source>
        <translation>von welcher Karte ein Marker ausgegeben wird</translation>
    </message>
    <message>
        <source>a counter is spent from {card}</source>
        <translation>ein Marker wird von {card} ausgegeben</translation>
    </message>
    <message numerus="yes">
        <source>removing {n} tag</source>
        <comment>removing {n} tags</comment>
        <extracomment>a part of a cost</extracomment>
        <translation>
            <numerusform>Entfernen von {n} Tag</numerusform>
            <numerusform>Entfernen von {n} Tags</numerusform>
        </translation>
    </message>
    <message>
        <source>adding {card} to the hand</source>
        <extracomment>a part of a cost</extracomment>
        <translation>{card} auf die Hand nehmen</translation>
    </message>
    <message>
        <source>removing {card} from the game</source>
        <extracomment>a part of a cost</extracomment>
        <translation>{card} aus dem Spiel entfernen</translation>
    </message>
    <message>
        <source>there are {counters} to spend</source>
        <translation>es gibt {counters} auszugeben</translation>
    </message>
    <message>
        <source>no card that the text names has a credit for it</source>
        <translation>keine Karte, die der Text nennt, hat einen Credit dafür</translation>
    </message>
    <message>
        <source>in which run that happened is not stated</source>
        <translation>in welchem Run das geschah, ist nicht angegeben</translation>
    </message>
    <message>
        <source>nothing was broken before in this run but what is told</source>
        <translation>vorher wurde in diesem Run nichts gebrochen als das Gesagte</translation>
    </message>
    <message>
        <source>what broke the subroutines is not stated</source>
        <translation>was die Subroutinen brach, ist nicht angegeben</translation>
    </message>
    <message>
        <source>the strength of {card} cannot be lowered</source>
        <translation>die Stärke von {card} kann nicht gesenkt werden</translation>
    </message>
    <message>
        <source>{card} was revealed.</source>
        <translation>{card} wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>{card} was not revealed.</source>
        <translation>{card} wurde nicht aufgedeckt.</translation>
    </message>
    <message>
        <source>{card} counts as a new copy.</source>
        <translation>{card} zählt als neue Kopie.</translation>
    </message>
    <message>
        <source>{card} is the same copy as before.</source>
        <translation>{card} ist dieselbe Kopie wie vorher.</translation>
    </message>
    <message>
        <source>All subroutines of {card} are broken.</source>
        <translation>Alle Subroutinen von {card} sind gebrochen.</translation>
    </message>
    <message>
        <source>Not all subroutines of {card} are broken.</source>
        <translation>Nicht alle Subroutinen von {card} sind gebrochen.</translation>
    </message>
    <message>
        <source>{card} is in its server.</source>
        <translation>{card} liegt in ihrem Server.</translation>
    </message>
    <message>
        <source>{card} is in no server.</source>
        <translation>{card} liegt in keinem Server.</translation>
    </message>
    <message>
        <source>{card} has the subtype {subtype}.</source>
        <translation>{card} hat den Untertyp {subtype}.</translation>
    </message>
    <message>
        <source>{card} has {counters}.</source>
        <translation>{card} hat {counters}.</translation>
    </message>
    <message>
        <source>{card} has {credits}.</source>
        <translation>{card} hat {credits}.</translation>
    </message>
    <message>
        <source>{card} is the innermost ice.</source>
        <translation>{card} ist das innerste Ice.</translation>
    </message>
    <message>
        <source>{card} is on top of the deck.</source>
        <translation>{card} liegt oben auf dem Deck.</translation>
    </message>
    <message numerus="yes">
        <source>{n} card lies above {card} in the deck.</source>
        <comment>{n} cards lie above {card} in the deck.</comment>
        <translation>
            <numerusform>{n} Karte liegt im Deck über {card}.</numerusform>
            <numerusform>{n} Karten liegen im Deck über {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} subroutine of {card} is broken.</source>
        <comment>{n} subroutines of {card} are broken.</comment>
        <translation>
            <numerusform>{n} Subroutine von {card} ist gebrochen.</numerusform>
            <numerusform>{n} Subroutinen von {card} sind gebrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {value} of {card} is {number}.</source>
        <extracomment>a card, a value of it, and the number: &quot;The rez cost of Enigma is 3.&quot;</extracomment>
        <translation>{value} von {card}: {number}.</translation>
    </message>
    <message>
        <source>{card} belongs to no server.</source>
        <translation>{card} gehört zu keinem Server.</translation>
    </message>
    <message>
        <source>{card} belongs to {server}.</source>
        <translation>{card} gehört zu diesem Server: {server}.</translation>
    </message>
    <message>
        <source>Nothing is chosen for {card}.</source>
        <translation>Für {card} ist nichts gewählt.</translation>
    </message>
    <message>
        <source>{other} is chosen for {card}.</source>
        <translation>Für {card} ist {other} gewählt.</translation>
    </message>
    <message>
        <source>{card} is in no deck.</source>
        <translation>{card} liegt in keinem Deck.</translation>
    </message>
    <message>
        <source>{card} has no type.</source>
        <translation>{card} hat keinen Typ.</translation>
    </message>
    <message>
        <source>{card} has the type {type}.</source>
        <translation>{card} hat den Typ {type}.</translation>
    </message>
    <message>
        <source>Both players know {card}.</source>
        <translation>Beide Seiten kennen {card}.</translation>
    </message>
    <message>
        <source>Only {player} knows {card}.</source>
        <translation>Nur eine Seite kennt {card}: {player}.</translation>
    </message>
    <message>
        <source>Both players know that {card} was accessed.</source>
        <translation>Beide Seiten wissen, dass auf {card} zugegriffen wurde.</translation>
    </message>
    <message>
        <source>Only {player} knows that {card} was accessed.</source>
        <translation>Nur eine Seite weiß, dass auf {card} zugegriffen wurde: {player}.</translation>
    </message>
    <message numerus="yes">
        <source>Archives has {n} card.</source>
        <comment>Archives has {n} cards.</comment>
        <translation>
            <numerusform>In Archives liegt {n} Karte.</numerusform>
            <numerusform>In Archives liegen {n} Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The heap has {n} card.</source>
        <comment>The heap has {n} cards.</comment>
        <translation>
            <numerusform>Im Heap liegt {n} Karte.</numerusform>
            <numerusform>Im Heap liegen {n} Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} brain damage.</source>
        <comment>The Runner has {n} brain damage.</comment>
        <translation>
            <numerusform>Der Runner hat {n} Brain Damage.</numerusform>
            <numerusform>Der Runner hat {n} Brain Damage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} link.</source>
        <comment>The Runner has {n} link.</comment>
        <translation>
            <numerusform>Der Runner hat {n} Link.</numerusform>
            <numerusform>Der Runner hat {n} Link.</numerusform>
        </translation>
    </message>
    <message>
        <source>The memory limit of the Runner is {number}.</source>
        <translation>Das Speicherlimit des Runners ist {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Installed programs take {n} memory unit.</source>
        <comment>Installed programs take {n} memory units.</comment>
        <translation>
            <numerusform>Installierte Programme belegen {n} Speichereinheit.</numerusform>
            <numerusform>Installierte Programme belegen {n} Speichereinheiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The maximum hand size of the Corp is {number}.</source>
        <translation>Die maximale Handgröße der Corp ist {number}.</translation>
    </message>
    <message>
        <source>The maximum hand size of the Runner is {number}.</source>
        <translation>Die maximale Handgröße des Runners ist {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} click for a turn.</source>
        <comment>The Corp has {n} clicks for a turn.</comment>
        <translation>
            <numerusform>Die Corp hat {n} Klick für einen Zug.</numerusform>
            <numerusform>Die Corp hat {n} Klicks für einen Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} click for a turn.</source>
        <comment>The Runner has {n} clicks for a turn.</comment>
        <translation>
            <numerusform>Der Runner hat {n} Klick für einen Zug.</numerusform>
            <numerusform>Der Runner hat {n} Klicks für einen Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A starting hand has {n} card.</source>
        <comment>A starting hand has {n} cards.</comment>
        <translation>
            <numerusform>Eine Starthand hat {n} Karte.</numerusform>
            <numerusform>Eine Starthand hat {n} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run is neither successful nor unsuccessful.</source>
        <translation>Der Run ist weder erfolgreich noch erfolglos.</translation>
    </message>
    <message>
        <source>By then the run was neither successful nor unsuccessful.</source>
        <translation>Bis dahin war der Run weder erfolgreich noch erfolglos.</translation>
    </message>
    <message>
        <source>The run is not declared successful or unsuccessful yet.</source>
        <translation>Der Run gilt noch nicht als erfolgreich oder erfolglos.</translation>
    </message>
    <message numerus="yes">
        <source>The Runner accesses {n} card in this run.</source>
        <comment>The Runner accesses {n} cards in this run.</comment>
        <translation>
            <numerusform>Der Runner greift in diesem Run auf {n} Karte zu.</numerusform>
            <numerusform>Der Runner greift in diesem Run auf {n} Karten zu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has accessed {n} card.</source>
        <comment>The Runner has accessed {n} cards.</comment>
        <translation>
            <numerusform>Der Runner hat auf {n} Karte zugegriffen.</numerusform>
            <numerusform>Der Runner hat auf {n} Karten zugegriffen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run is in step {step}.</source>
        <translation>Der Run ist in Schritt {step}.</translation>
    </message>
    <message>
        <source>The game ended during the run.</source>
        <translation>Das Spiel endete während des Runs.</translation>
    </message>
    <message>
        <source>No run was on.</source>
        <translation>Es lief kein Run.</translation>
    </message>
    <message>
        <source>Ice is being encountered.</source>
        <translation>Es wird Ice begegnet.</translation>
    </message>
    <message>
        <source>No ice is being encountered.</source>
        <translation>Es wird keinem Ice begegnet.</translation>
    </message>
    <message>
        <source>Accessing is replaced.</source>
        <translation>Der Zugriff wird ersetzt.</translation>
    </message>
    <message>
        <source>Accessing is not replaced.</source>
        <translation>Der Zugriff wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>The attacked server is {server}.</source>
        <translation>Der angegriffene Server: {server}.</translation>
    </message>
    <message>
        <source>The Runner is at no ice.</source>
        <translation>Der Runner steht vor keinem Ice.</translation>
    </message>
    <message>
        <source>The Runner is at {ice}.</source>
        <translation>Der Runner steht vor {ice}.</translation>
    </message>
    <message>
        <source>The trace is successful.</source>
        <translation>Der Trace ist erfolgreich.</translation>
    </message>
    <message>
        <source>The trace is unsuccessful.</source>
        <translation>Der Trace ist erfolglos.</translation>
    </message>
    <message>
        <source>Both players know what is spent on the trace.</source>
        <translation>Beide Seiten wissen, was für den Trace ausgegeben wird.</translation>
    </message>
    <message>
        <source>The base strength of the trace is {number}.</source>
        <translation>Die Basisstärke des Traces ist {number}.</translation>
    </message>
    <message>
        <source>The trace strength is {number}.</source>
        <translation>Die Trace-Stärke ist {number}.</translation>
    </message>
    <message>
        <source>The link strength is {number}.</source>
        <translation>Die Link-Stärke ist {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} piece of ice protects {server}.</source>
        <comment>{n} pieces of ice protect {server}.</comment>
        <translation>
            <numerusform>{n} Ice schützt diesen Server: {server}.</numerusform>
            <numerusform>{n} Ice schützen diesen Server: {server}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{server} exists.</source>
        <translation>Den Server gibt es: {server}.</translation>
    </message>
    <message>
        <source>{server} does not exist.</source>
        <translation>Den Server gibt es nicht: {server}.</translation>
    </message>
    <message>
        <source>{server} is a new server.</source>
        <translation>Ein neuer Server: {server}.</translation>
    </message>
    <message>
        <source>{server} is no new server.</source>
        <translation>Kein neuer Server: {server}.</translation>
    </message>
    <message>
        <source>paid abilities may be used</source>
        <translation>bezahlte Fähigkeiten dürfen genutzt werden</translation>
    </message>
    <message>
        <source>cards other than ice may be rezzed</source>
        <translation>Karten außer Ice dürfen gerezzt werden</translation>
    </message>
    <message>
        <source>the approached ice may be rezzed</source>
        <translation>das angelaufene Ice darf gerezzt werden</translation>
    </message>
    <message>
        <source>agendas may be scored</source>
        <translation>Agenden dürfen gepunktet werden</translation>
    </message>
    <message>
        <source>subroutines may be broken</source>
        <translation>Subroutinen dürfen gebrochen werden</translation>
    </message>
    <message>
        <source>the Runner may jack out</source>
        <translation>der Runner darf sich ausklinken</translation>
    </message>
    <message>
        <source>actions may be taken</source>
        <translation>Aktionen dürfen ausgeführt werden</translation>
    </message>
    <message>
        <source>In this step nothing may be done.</source>
        <translation>In diesem Schritt darf nichts getan werden.</translation>
    </message>
    <message>
        <source>In this step {what}.</source>
        <translation>In diesem Schritt gilt: {what}.</translation>
    </message>
    <message>
        <source>The game is at this step: {title}.</source>
        <translation>Das Spiel ist bei diesem Schritt: {title}.</translation>
    </message>
    <message>
        <source>It happens in this order: {what}.</source>
        <translation>Es geschieht in dieser Reihenfolge: {what}.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Es geschieht nichts.</translation>
    </message>
    <message>
        <source>The game is in step {step}.</source>
        <translation>Das Spiel ist in Schritt {step}.</translation>
    </message>
    <message>
        <source>The Corp may act now.</source>
        <translation>Die Corp darf jetzt handeln.</translation>
    </message>
    <message>
        <source>The Runner may act now.</source>
        <translation>Der Runner darf jetzt handeln.</translation>
    </message>
    <message>
        <source>Nobody may act: the window is closed.</source>
        <translation>Niemand darf handeln: das Fenster ist geschlossen.</translation>
    </message>
    <message>
        <source>The Runner is tagged.</source>
        <translation>Der Runner ist getaggt.</translation>
    </message>
    <message>
        <source>The Runner is not tagged.</source>
        <translation>Der Runner ist nicht getaggt.</translation>
    </message>
    <message>
        <source>a card that its last counter has left</source>
        <translation>eine Karte, deren letzter Marker weg ist</translation>
    </message>
    <message>
        <source>additional tags</source>
        <translation>zusätzliche Tags</translation>
    </message>
    <message>
        <source>{card} goes to the hand of its owner</source>
        <translation>{card} geht auf die Hand des Besitzers</translation>
    </message>
    <message>
        <source>{card} goes to a score area</source>
        <translation>{card} geht in einen Punktebereich</translation>
    </message>
    <message>
        <source>{card} is chosen</source>
        <translation>{card} wird gewählt</translation>
    </message>
    <message>
        <source>programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>the outermost ice of the attacked server</source>
        <translation>das äußerste Ice des angegriffenen Servers</translation>
    </message>
    <message>
        <source>what its text names</source>
        <translation>was ihr Text nennt</translation>
    </message>
    <message>
        <source>cards of this kind ({kind})</source>
        <translation>Karten dieser Art ({kind})</translation>
    </message>
    <message>
        <source>the Corp cannot rez {cards}</source>
        <translation>die Corp kann nicht rezzen: {cards}</translation>
    </message>
    <message>
        <source>{player} cannot use {cards}</source>
        <translation>{player} kann nicht nutzen: {cards}</translation>
    </message>
    <message>
        <source>{player} cannot play {cards}</source>
        <translation>{player} kann nicht spielen: {cards}</translation>
    </message>
    <message>
        <source>the Runner cannot steal {cards}</source>
        <translation>der Runner kann nicht stehlen: {cards}</translation>
    </message>
    <message>
        <source>the Corp cannot score {cards}</source>
        <translation>die Corp kann nicht punkten: {cards}</translation>
    </message>
    <message>
        <source>the Corp cannot advance {cards}</source>
        <translation>die Corp kann nicht entwickeln: {cards}</translation>
    </message>
    <message>
        <source>{player} cannot trash {cards}</source>
        <translation>{player} kann nicht trashen: {cards}</translation>
    </message>
    <message>
        <source>{player} cannot install {cards}</source>
        <translation>{player} kann nicht installieren: {cards}</translation>
    </message>
    <message>
        <source>subroutines of {cards} cannot be broken</source>
        <translation>diese Subroutinen können nicht gebrochen werden: {cards}</translation>
    </message>
    <message>
        <source>the Runner cannot bypass {cards}</source>
        <translation>der Runner kann nicht umgehen: {cards}</translation>
    </message>
    <message>
        <source>the strength of {cards} cannot be lowered</source>
        <translation>diese Stärke kann nicht gesenkt werden: {cards}</translation>
    </message>
    <message>
        <source>the Runner cannot expose {cards}</source>
        <translation>der Runner kann nicht enthüllen: {cards}</translation>
    </message>
    <message>
        <source>{card} gains the subtype {subtype}</source>
        <translation>{card} erhält den Untertyp {subtype}</translation>
    </message>
    <message>
        <source>later there follows what the text says</source>
        <translation>später folgt, was der Text sagt</translation>
    </message>
    <message>
        <source>the next run begins as soon as this one has ended</source>
        <translation>der nächste Run beginnt, sobald dieser zu Ende ist</translation>
    </message>
    <message>
        <source>there is no option {number}</source>
        <translation>es gibt keine Option {number}</translation>
    </message>
    <message>
        <source>{card} is not played: {why}</source>
        <translation>{card} wird nicht gespielt: {why}</translation>
    </message>
    <message>
        <source>{card} costs {price}, and {why}: it is not played</source>
        <translation>{card} kostet {price}, und {why}: die Karte wird nicht gespielt</translation>
    </message>
    <message>
        <source>all virus counters are removed</source>
        <translation>alle Virusmarker werden entfernt</translation>
    </message>
    <message>
        <source>the attacked server becomes {server}</source>
        <translation>der angegriffene Server wird dieser: {server}</translation>
    </message>
    <message numerus="yes">
        <source>the Runner loses {n} tag</source>
        <comment>the Runner loses {n} tags</comment>
        <translation>
            <numerusform>der Runner verliert {n} Tag</numerusform>
            <numerusform>der Runner verliert {n} Tags</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck is searched for {card}</source>
        <translation>das Deck wird nach {card} durchsucht</translation>
    </message>
    <message>
        <source>two cards change places: {card}</source>
        <translation>zwei Karten tauschen den Platz: {card}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a card ({kind})</source>
        <translation>eine Karte ({kind})</translation>
    </message>
    <message>
        <source>{player} cannot trash {card}</source>
        <translation>{player} kann {card} nicht trashen</translation>
    </message>
    <message>
        <source>{player} trashes {cards} of the hand at random</source>
        <translation>{player} trasht zufällig aus der Hand: {cards}</translation>
    </message>
    <message>
        <source>{player} trashes {cards} from the top of the deck</source>
        <translation>{player} trasht oben vom Deck: {cards}</translation>
    </message>
    <message>
        <source>{card} stays in R&amp;D and is not shown to the Corp</source>
        <translation>{card} bleibt in R&amp;D und wird der Corp nicht gezeigt</translation>
    </message>
    <message>
        <source>a text says that the Corp cannot trash it</source>
        <translation>ein Text sagt, dass die Corp sie nicht trashen kann</translation>
    </message>
    <message>
        <source>{card} is inactive: it must be rezzed first</source>
        <translation>{card} ist inaktiv: die Karte muss erst gerezzt werden</translation>
    </message>
    <message>
        <source>{card} has no such ability that prevents or avoids</source>
        <translation>{card} hat keine solche Fähigkeit, die verhindert oder vermeidet</translation>
    </message>
    <message>
        <source>no ice is being encountered</source>
        <translation>es wird keinem Ice begegnet</translation>
    </message>
    <message>
        <source>{card} may not interact with {ice}</source>
        <translation>{card} darf nicht mit {ice} interagieren</translation>
    </message>
    <message>
        <source>{card} interacts with one kind of ice alone ({kind}), and {ice} is none</source>
        <extracomment>a card, a piece of ice, and a kind of ice: &quot;Barrier&quot;</extracomment>
        <translation>{card} interagiert nur mit einer Art von Ice ({kind}), und {ice} ist keines davon</translation>
    </message>
    <message>
        <source>rezzing {card} costs {cost}, and {why}: it stays unrezzed</source>
        <translation>{card} zu rezzen kostet {cost}, und {why}: die Karte bleibt ungerezzt</translation>
    </message>
    <message>
        <source>{why}: that part does not resolve</source>
        <translation>{why}: dieser Teil wird nicht ausgeführt</translation>
    </message>
    <message>
        <source>there is no card that the effect could concern</source>
        <translation>es gibt keine Karte, die der Effekt betreffen könnte</translation>
    </message>
    <message>
        <source>only an installed card may be chosen, and none fits</source>
        <translation>nur eine installierte Karte darf gewählt werden, und keine passt</translation>
    </message>
    <message>
        <source>only an installed card may be chosen</source>
        <translation>nur eine installierte Karte darf gewählt werden</translation>
    </message>
    <message>
        <source>no subroutine is left that it could break</source>
        <translation>es ist keine Subroutine übrig, die sie brechen könnte</translation>
    </message>
    <message>
        <source>the Runner encounters {card}</source>
        <translation>der Runner begegnet {card}</translation>
    </message>
    <message>
        <source>installing it costs {cost}, and {why}: it stays where it is</source>
        <translation>das Installieren kostet {cost}, und {why}: die Karte bleibt, wo sie ist</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} agenda point, and {number} are enough to win</source>
        <comment>{player} has {n} agenda points, and {number} are enough to win</comment>
        <translation>
            <numerusform>{player} hat {n} Agendapunkt, und {number} genügen zum Sieg</numerusform>
            <numerusform>{player} hat {n} Agendapunkte, und {number} genügen zum Sieg</numerusform>
        </translation>
    </message>
    <message>
        <source>no damage that it could prevent is being resolved</source>
        <translation>es wird kein Schaden abgewickelt, den sie verhindern könnte</translation>
    </message>
    <message>
        <source>no tag that it could avoid is being taken</source>
        <translation>es wird kein Tag genommen, den sie vermeiden könnte</translation>
    </message>
    <message>
        <source>no card that it could save is being trashed</source>
        <translation>es wird keine Karte getrasht, die sie retten könnte</translation>
    </message>
    <message>
        <source>no card that it could protect is being exposed</source>
        <translation>es wird keine Karte enthüllt, die sie schützen könnte</translation>
    </message>
    <message>
        <source>no subroutine that it could protect is being broken</source>
        <translation>es wird keine Subroutine gebrochen, die sie schützen könnte</translation>
    </message>
    <message>
        <source>no trace that it could prevent is being resolved</source>
        <translation>es wird kein Trace abgewickelt, den sie verhindern könnte</translation>
    </message>
    <message>
        <source>{player} pays the cost: {cost}</source>
        <extracomment>&quot;1 click and trashing Plascrete Carapace&quot;</extracomment>
        <translation>{player} zahlt die Kosten: {cost}</translation>
    </message>
    <message>
        <source>this step ({title})</source>
        <extracomment>of a timing structure whose document numbers no steps</extracomment>
        <translation>dieser Schritt ({title})</translation>
    </message>
    <message>
        <source>{step} lets {player} do that, and nobody else</source>
        <translation>{step} erlaubt das nur einer Seite: {player}</translation>
    </message>
    <message>
        <source>the window of {step} is closed</source>
        <translation>das Fenster von {step} ist geschlossen</translation>
    </message>
    <message>
        <source>it is the chance {player.of} to act</source>
        <translation>die Gelegenheit zu handeln ist die {player.of}</translation>
    </message>
    <message>
        <source>an action is still being resolved</source>
        <translation>es wird noch eine Aktion abgewickelt</translation>
    </message>
    <message>
        <source>the effect of {card} cannot change anything, its cost left out of account: {why}</source>
        <translation>der Effekt von {card} kann nichts ändern, von den Kosten abgesehen: {why}</translation>
    </message>
    <message>
        <source>its cost can be paid: {price}</source>
        <extracomment>&quot;1 click and trashing Plascrete Carapace&quot;</extracomment>
        <translation>die Kosten können gezahlt werden: {price}</translation>
    </message>
    <message>
        <source>its cost cannot be paid ({price}): {why}</source>
        <extracomment>&quot;1 click and trashing Plascrete Carapace&quot;</extracomment>
        <translation>die Kosten können nicht gezahlt werden ({price}): {why}</translation>
    </message>
    <message>
        <source>the run is unsuccessful</source>
        <translation>der Run ist erfolglos</translation>
    </message>
    <message>
        <source>the game cannot go on from {step}</source>
        <translation>das Spiel kann nach {step} nicht weitergehen</translation>
    </message>
    <message>
        <source>{phase}: {title}</source>
        <extracomment>a phase of a turn and the title of a step in it</extracomment>
        <translation>{phase}: {title}</translation>
    </message>
    <message>
        <source>there is no card of {server} to access</source>
        <translation>es gibt hier keine Karte, auf die zugegriffen wird: {server}</translation>
    </message>
    <message>
        <source>the Runner accesses {cards} of {server}</source>
        <translation>der Runner greift auf {cards} zu: {server}</translation>
    </message>
    <message>
        <source>the Runner accesses {cards} of {server} and {others} of its root</source>
        <translation>der Runner greift auf {cards} zu ({server}) und auf {others} in der Root</translation>
    </message>
    <message>
        <source>its trigger condition is not met now: it waits for {event}, the first time each turn</source>
        <translation>ihre Auslösebedingung ist jetzt nicht erfüllt: sie wartet auf {event}, das erste Mal in jedem Zug</translation>
    </message>
    <message>
        <source>its trigger condition is not met now: it waits for {event} {player.of}</source>
        <extracomment>&quot;the beginning of a turn&quot;, and whose</extracomment>
        <translation>ihre Auslösebedingung ist jetzt nicht erfüllt: sie wartet auf {event} {player.of}</translation>
    </message>
    <message>
        <source>its trigger condition is not met now: it waits for {event}</source>
        <translation>ihre Auslösebedingung ist jetzt nicht erfüllt: sie wartet auf {event}</translation>
    </message>
    <message>
        <source>{types} or {type}</source>
        <extracomment>types of cards, one of which is asked for</extracomment>
        <translation>{types} oder {type}</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>nicht installiert</translation>
    </message>
    <message>
        <source>unrezzed</source>
        <translation>ungerezzt</translation>
    </message>
    <message>
        <source>outermost</source>
        <translation>äußerstes</translation>
    </message>
    <message>
        <source>such cards</source>
        <translation>solche Karten</translation>
    </message>
    <message>
        <source>such cards ({kind})</source>
        <translation>solche Karten ({kind})</translation>
    </message>
    <message>
        <source>credits {player.of}</source>
        <translation>Credits {player.of}</translation>
    </message>
    <message>
        <source>cards in the hand {player.of}</source>
        <translation>Karten auf der Hand {player.of}</translation>
    </message>
    <message>
        <source>agenda points {player.of}</source>
        <translation>Agendapunkte {player.of}</translation>
    </message>
    <message>
        <source>unused memory units</source>
        <translation>freie Speichereinheiten</translation>
    </message>
    <message>
        <source>cards in the deck {player.of}</source>
        <translation>Karten im Deck {player.of}</translation>
    </message>
    <message>
        <source>clicks left {player.of}</source>
        <translation>übrige Klicks {player.of}</translation>
    </message>
    <message>
        <source>maximum hand size {player.of}</source>
        <translation>maximale Handgröße {player.of}</translation>
    </message>
    <message>
        <source>credits on {card}</source>
        <translation>Credits auf {card}</translation>
    </message>
    <message>
        <source>advancement tokens on {card}</source>
        <translation>Advancement-Marker auf {card}</translation>
    </message>
    <message>
        <source>virus counters on {card}</source>
        <translation>Virusmarker auf {card}</translation>
    </message>
    <message>
        <source>power counters on {card}</source>
        <translation>Power-Marker auf {card}</translation>
    </message>
    <message>
        <source>agenda counters on {card}</source>
        <translation>Agendamarker auf {card}</translation>
    </message>
    <message>
        <source>subroutines of {card}</source>
        <translation>Subroutinen von {card}</translation>
    </message>
    <message>
        <source>trace strength</source>
        <translation>Trace-Stärke</translation>
    </message>
    <message>
        <source>link strength</source>
        <translation>Link-Stärke</translation>
    </message>
    <message>
        <source>cards accessed in this run</source>
        <translation>Karten, auf die in diesem Run zugegriffen wurde</translation>
    </message>
    <message>
        <source>what was lost or trashed for it</source>
        <translation>was dafür verloren oder getrasht wurde</translation>
    </message>
    <message>
        <source>how much it was</source>
        <translation>wie viel es war</translation>
    </message>
    <message>
        <source>an even number</source>
        <translation>eine gerade Zahl</translation>
    </message>
    <message>
        <source>an odd number</source>
        <translation>eine ungerade Zahl</translation>
    </message>
    <message>
        <source>not {subtype}</source>
        <translation>nicht {subtype}</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>einzigartig</translation>
    </message>
    <message>
        <source>not unique</source>
        <translation>nicht einzigartig</translation>
    </message>
    <message>
        <source>{card} cannot be played</source>
        <translation>{card} kann nicht gespielt werden</translation>
    </message>
    <message>
        <source>{card} cannot be stolen</source>
        <translation>{card} kann nicht gestohlen werden</translation>
    </message>
    <message>
        <source>{card} cannot be advanced</source>
        <translation>{card} kann nicht entwickelt werden</translation>
    </message>
    <message>
        <source>{card} cannot be used</source>
        <translation>{card} kann nicht genutzt werden</translation>
    </message>
    <message>
        <source>{card} cannot be trashed</source>
        <translation>{card} kann nicht getrasht werden</translation>
    </message>
    <message>
        <source>{card} cannot be installed</source>
        <translation>{card} kann nicht installiert werden</translation>
    </message>
    <message>
        <source>subroutines of {card} cannot be broken</source>
        <translation>Subroutinen von {card} können nicht gebrochen werden</translation>
    </message>
    <message>
        <source>{player} cannot use cards</source>
        <translation>{player} kann keine Karten nutzen</translation>
    </message>
    <message>
        <source>{player} cannot trash cards</source>
        <translation>{player} kann keine Karten trashen</translation>
    </message>
    <message>
        <source>subroutines cannot be broken</source>
        <translation>Subroutinen können nicht gebrochen werden</translation>
    </message>
    <message>
        <source>ice cannot be bypassed</source>
        <translation>Ice kann nicht umgangen werden</translation>
    </message>
    <message>
        <source>strength cannot be lowered</source>
        <translation>Stärke kann nicht gesenkt werden</translation>
    </message>
    <message>
        <source>cards cannot be exposed</source>
        <translation>Karten können nicht enthüllt werden</translation>
    </message>
    <message>
        <source>{card}: {what}</source>
        <extracomment>a card, and what its text forbids: &quot;Blackmail: Ice Wall cannot be rezzed&quot;</extracomment>
        <translation>{card}: {what}</translation>
    </message>
    <message>
        <source>of which faction the identity is is not stated</source>
        <translation>es ist nicht gesagt, zu welcher Fraktion die Identität gehört</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>of several abilities</extracomment>
        <translation>erste</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweite</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritte</translation>
    </message>
    <message>
        <source>{number}th</source>
        <extracomment>of several abilities: from the fourth on</extracomment>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>the {nth} paid ability</source>
        <translation>die {nth} bezahlte Fähigkeit</translation>
    </message>
    <message>
        <source>the {nth} conditional ability</source>
        <translation>die {nth} bedingte Fähigkeit</translation>
    </message>
    <message>
        <source>the {nth} prevent effect</source>
        <translation>die {nth} verhindernde Fähigkeit</translation>
    </message>
    <message>
        <source>the {nth} part of what it does when played</source>
        <translation>der {nth} Teil dessen, was sie beim Spielen tut</translation>
    </message>
    <message>
        <source>the {nth} constant ability</source>
        <translation>die {nth} dauerhafte Fähigkeit</translation>
    </message>
    <message>
        <source>breaking subroutines</source>
        <translation>Brechen von Subroutinen</translation>
    </message>
    <message>
        <source>its own strength</source>
        <translation>die eigene Stärke</translation>
    </message>
    <message>
        <source>trashing</source>
        <translation>Trashen</translation>
    </message>
    <message>
        <source>ending the run</source>
        <translation>Beenden des Runs</translation>
    </message>
    <message>
        <source>exposing</source>
        <translation>Enthüllen</translation>
    </message>
    <message>
        <source>{player} trashes cards from the top of the deck</source>
        <translation>{player} trasht Karten oben vom Deck</translation>
    </message>
    <message>
        <source>{ability} is used only where that is told</source>
        <translation>{ability} wird nur benutzt, wo es angegeben ist</translation>
    </message>
    <message>
        <source>{ability} takes effect at once</source>
        <translation>{ability} wirkt sofort</translation>
    </message>
    <message>
        <source>{card} does not have the subtype {subtype}.</source>
        <translation>{card} hat nicht den Untertyp {subtype}.</translation>
    </message>
    <message numerus="yes">
        <source>Behind {card} stands {n} more piece of ice.</source>
        <comment>Behind {card} stand {n} more pieces of ice.</comment>
        <translation>
            <numerusform>Hinter {card} steht noch {n} Ice.</numerusform>
            <numerusform>Hinter {card} stehen noch {n} Ice.</numerusform>
        </translation>
    </message>
    <message>
        <source>abilities that wait for the beginning of the turn are met</source>
        <translation>Fähigkeiten, die auf den Beginn des Zugs warten, werden ausgelöst</translation>
    </message>
    <message>
        <source>abilities that wait for the end of the turn are met</source>
        <translation>Fähigkeiten, die auf das Ende des Zugs warten, werden ausgelöst</translation>
    </message>
    <message>
        <source>abilities that wait for the encounter of ice are met</source>
        <translation>Fähigkeiten, die auf die Begegnung mit Ice warten, werden ausgelöst</translation>
    </message>
    <message>
        <source>abilities that wait until ice is passed are met</source>
        <translation>Fähigkeiten, die auf das Überwinden von Ice warten, werden ausgelöst</translation>
    </message>
    <message>
        <source>abilities that wait until all ice is passed are met</source>
        <translation>Fähigkeiten, die auf das Überwinden von allem Ice warten, werden ausgelöst</translation>
    </message>
    <message>
        <source>effects with “if successful” resolve</source>
        <translation>Effekte mit „if successful“ werden ausgeführt</translation>
    </message>
    <message>
        <source>abilities that wait for a successful run are met</source>
        <translation>Fähigkeiten, die auf einen erfolgreichen Run warten, werden ausgelöst</translation>
    </message>
    <message>
        <source>abilities that wait for an access are met</source>
        <translation>Fähigkeiten, die auf einen Zugriff warten, werden ausgelöst</translation>
    </message>
    <message>
        <source>abilities that wait for the end of the run are met</source>
        <translation>Fähigkeiten, die auf das Ende des Runs warten, werden ausgelöst</translation>
    </message>
    <message>
        <source>abilities that wait for an unsuccessful run are met</source>
        <translation>Fähigkeiten, die auf einen erfolglosen Run warten, werden ausgelöst</translation>
    </message>
    <message>
        <source>In no step {what}.</source>
        <translation>In keinem Schritt gilt: {what}.</translation>
    </message>
    <message>
        <source>In these steps {what}: {steps}.</source>
        <extracomment>steps of a timing structure, and what may be done in them</extracomment>
        <translation>In diesen Schritten ({steps}) gilt: {what}.</translation>
    </message>
    <message>
        <source>bypassed ice counts as not broken, whatever subroutines it has</source>
        <translation>umgangenes Ice gilt als nicht gebrochen, welche Subroutinen es auch hat</translation>
    </message>
    <message>
        <source>of no subroutines all are broken</source>
        <translation>von null Subroutinen sind alle gebrochen</translation>
    </message>
    <message>
        <source>all are broken if none is left unbroken</source>
        <translation>alle sind gebrochen, wenn keine ungebrochen bleibt</translation>
    </message>
    <message>
        <source>“{subtype}” is not printed on {card}, but an ability adds it</source>
        <translation>„{subtype}“ ist nicht auf {card} aufgedruckt, aber eine Fähigkeit fügt es hinzu</translation>
    </message>
    <message>
        <source>“{subtype}” is printed on {card}, but an ability takes it away</source>
        <translation>„{subtype}“ ist auf {card} aufgedruckt, aber eine Fähigkeit nimmt es weg</translation>
    </message>
    <message>
        <source>“{subtype}” is not printed on {card}, and nothing adds it</source>
        <translation>„{subtype}“ ist nicht auf {card} aufgedruckt, und nichts fügt es hinzu</translation>
    </message>
    <message>
        <source>in no step {what}</source>
        <translation>in keinem Schritt gilt: {what}</translation>
    </message>
    <message>
        <source>in step {steps} {what}</source>
        <translation>in Schritt {steps} gilt: {what}</translation>
    </message>
    <message>
        <source>in {step} nothing may be done</source>
        <translation>in {step} darf nichts getan werden</translation>
    </message>
    <message>
        <source>in {step} {what}</source>
        <translation>in {step} gilt: {what}</translation>
    </message>
    <message>
        <source>it is the turn {player.of}, so the first chance to act is there</source>
        <translation>es ist der Zug {player.of}, also liegt dort die erste Gelegenheit zu handeln</translation>
    </message>
    <message>
        <source>a number is chosen</source>
        <translation>eine Zahl wird gewählt</translation>
    </message>
    <message>
        <source>cards are discarded</source>
        <translation>Karten werden abgeworfen</translation>
    </message>
    <message>
        <source>cards are drawn</source>
        <translation>Karten werden gezogen</translation>
    </message>
    <message>
        <source>an agenda is forfeited</source>
        <translation>eine Agenda wird aufgegeben</translation>
    </message>
    <message>
        <source>credits are gained</source>
        <translation>Credits werden erhalten</translation>
    </message>
    <message>
        <source>clicks are lost</source>
        <translation>Klicks gehen verloren</translation>
    </message>
    <message>
        <source>the deck is shuffled</source>
        <translation>das Deck wird gemischt</translation>
    </message>
    <message>
        <source>a tag is taken</source>
        <translation>ein Tag wird genommen</translation>
    </message>
    <message>
        <source>the turn begins</source>
        <translation>der Zug beginnt</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>der Zug endet</translation>
    </message>
    <message>
        <source>a window opens</source>
        <translation>ein Fenster öffnet sich</translation>
    </message>
    <message>
        <source>{ability} resolves</source>
        <translation>{ability} wird ausgeführt</translation>
    </message>
    <message>
        <source>{ability} is used</source>
        <translation>{ability} wird genutzt</translation>
    </message>
    <message>
        <source>{damage} is suffered</source>
        <translation>{damage} wird erlitten</translation>
    </message>
    <message>
        <source>{kinds} or {kind}</source>
        <extracomment>kinds of cards, one of which is asked for: &quot;agenda or asset&quot;</extracomment>
        <translation>{kinds} oder {kind}</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>{cost}: {what}</source>
        <extracomment>a cost, and what it is paid for</extracomment>
        <translation>{cost}: {what}</translation>
    </message>
    <message>
        <source>{player} may use: {what}</source>
        <translation>{player} darf nutzen: {what}</translation>
    </message>
    <message>
        <source>upon {event} {player} may: {what}</source>
        <translation>bei Folgendem ({event}) darf {player}: {what}</translation>
    </message>
    <message>
        <source>upon {event}: {what}</source>
        <translation>bei Folgendem ({event}): {what}</translation>
    </message>
    <message>
        <source>{player} chooses which subroutine of {cards} resolves next</source>
        <translation>{player} wählt, welche Subroutine als nächste ausgeführt wird: {cards}</translation>
    </message>
    <message>
        <source>in a run the Runner spends first on a trace</source>
        <translation>in einem Run gibt bei einem Trace zuerst der Runner aus</translation>
    </message>
    <message>
        <source>{player} chooses which cards damage trashes</source>
        <translation>{player} wählt, welche Karten durch Schaden getrasht werden</translation>
    </message>
    <message>
        <source>purging leaves one virus counter on {cards}</source>
        <translation>beim Entfernen der Virusmarker bleibt einer liegen: {cards}</translation>
    </message>
    <message>
        <source>strength gained for an encounter lasts {while}, of {cards}</source>
        <translation>für eine Begegnung erhaltene Stärke gilt {while}: {cards}</translation>
    </message>
    <message>
        <source>this card has the text of {cards}, too</source>
        <translation>diese Karte hat zusätzlich den Text, den {cards} hat</translation>
    </message>
    <message>
        <source>this card has the paid abilities of {cards}, too</source>
        <translation>diese Karte hat zusätzlich die bezahlten Fähigkeiten, die {cards} hat</translation>
    </message>
    <message>
        <source>the Runner counts as tagged</source>
        <translation>der Runner gilt als getaggt</translation>
    </message>
    <message>
        <source>the base link strength of the Runner is 0 in a trace</source>
        <translation>die Basis-Link-Stärke des Runners ist in einem Trace 0</translation>
    </message>
    <message>
        <source>additional costs of {cards} are ignored</source>
        <translation>zusätzliche Kosten werden ignoriert: {cards}</translation>
    </message>
    <message>
        <source>{value} {player.of}: {change}</source>
        <translation>{value} {player.of}: {change}</translation>
    </message>
    <message>
        <source>{value} of {cards}: {change}</source>
        <translation>{value} ({cards}): {change}</translation>
    </message>
    <message>
        <source>{cards} has the subtype {subtype}</source>
        <translation>{cards} hat den Untertyp {subtype}</translation>
    </message>
    <message>
        <source>{cards} has not the subtype {subtype}</source>
        <translation>{cards} hat nicht den Untertyp {subtype}</translation>
    </message>
    <message>
        <source>{cards} has the subtypes of {others}</source>
        <translation>{cards} hat die Untertypen, die {others} hat</translation>
    </message>
    <message>
        <source>{cards} is trashed at once</source>
        <translation>{cards} wird sofort getrasht</translation>
    </message>
    <message>
        <source>{cards} has no text</source>
        <translation>{cards} hat keinen Text</translation>
    </message>
    <message>
        <source>prevents {damage}, up to {amount}</source>
        <translation>verhindert {damage}, höchstens {amount}</translation>
    </message>
    <message>
        <source>avoids up to {tags}</source>
        <translation>vermeidet höchstens {tags}</translation>
    </message>
    <message>
        <source>prevents {card} from being trashed</source>
        <translation>verhindert, dass {card} getrasht wird</translation>
    </message>
    <message>
        <source>prevents {card} from being exposed</source>
        <translation>verhindert, dass {card} enthüllt wird</translation>
    </message>
    <message>
        <source>prevents a subroutine of {card} from being broken</source>
        <translation>verhindert, dass eine Subroutine gebrochen wird: {card}</translation>
    </message>
    <message>
        <source>prevents a trace</source>
        <translation>verhindert einen Trace</translation>
    </message>
    <message>
        <source>hosts {cards}, as its abilities say</source>
        <translation>hostet, wie ihre Fähigkeiten es sagen: {cards}</translation>
    </message>
    <message>
        <source>{cards} may be installed on this card</source>
        <translation>auf dieser Karte darf installiert werden: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>at most {n} card</source>
        <comment>at most {n} cards</comment>
        <translation>
            <numerusform>höchstens {n} Karte</numerusform>
            <numerusform>höchstens {n} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most {n} memory unit in all</source>
        <comment>with at most {n} memory units in all</comment>
        <translation>
            <numerusform>mit insgesamt höchstens {n} Speichereinheit</numerusform>
            <numerusform>mit insgesamt höchstens {n} Speichereinheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>which take no memory there</source>
        <translation>die dort keinen Speicher belegen</translation>
    </message>
    <message>
        <source>trashing {cards}</source>
        <translation>Trashen ({cards})</translation>
    </message>
    <message>
        <source>instead of {damage} {player} may: {what}</source>
        <translation>statt {damage} darf {player}: {what}</translation>
    </message>
    <message>
        <source>instead of {damage}: {what}</source>
        <translation>statt {damage}: {what}</translation>
    </message>
    <message>
        <source>{cannot}, by way of {cards}</source>
        <translation>{cannot}, und zwar mittels: {cards}</translation>
    </message>
    <message>
        <source>subroutine: {what}</source>
        <translation>Subroutine: {what}</translation>
    </message>
    <message>
        <source>{subroutines}: {what}</source>
        <translation>{subroutines}: {what}</translation>
    </message>
    <message>
        <source>{cards} has a subroutine more, before its others: {what}</source>
        <translation>{cards} hat eine Subroutine mehr, vor den anderen: {what}</translation>
    </message>
    <message>
        <source>{cards} has a subroutine more, after its others: {what}</source>
        <translation>{cards} hat eine Subroutine mehr, nach den anderen: {what}</translation>
    </message>
    <message>
        <source>additional cost {act}, of {cards}: {cost}</source>
        <translation>zusätzliche Kosten {act} ({cards}): {cost}</translation>
    </message>
    <message>
        <source>{damage} done by {player}: {change}</source>
        <translation>{damage}, den {player} zufügt: {change}</translation>
    </message>
    <message>
        <source>is installed only on {card}</source>
        <translation>wird nur hierauf installiert: {card}</translation>
    </message>
    <message>
        <source>success of the run that this card began</source>
        <translation>Erfolg des Runs, den diese Karte begonnen hat</translation>
    </message>
    <message>
        <source>at once, before anything is triggered</source>
        <translation>sofort, bevor etwas ausgelöst wird</translation>
    </message>
    <message>
        <source>for the rest of a run in which this card is trashed, too</source>
        <translation>auch für den Rest eines Runs, in dem diese Karte getrasht wird</translation>
    </message>
    <message>
        <source>by the table as it was before</source>
        <translation>nach der Spielsituation, wie sie vorher war</translation>
    </message>
    <message>
        <source>by the errata of {version}</source>
        <translation>nach den Errata von {version}</translation>
    </message>
    <message>
        <source>while {condition}</source>
        <translation>solange gilt: {condition}</translation>
    </message>
    <message>
        <source>only if {condition}</source>
        <translation>nur wenn gilt: {condition}</translation>
    </message>
    <message>
        <source>one of such abilities of this card, once each turn</source>
        <translation>eine solche Fähigkeit dieser Karte, einmal pro Zug</translation>
    </message>
    <message>
        <source>once each turn</source>
        <translation>einmal pro Zug</translation>
    </message>
    <message>
        <source>once each run</source>
        <translation>einmal pro Run</translation>
    </message>
    <message>
        <source>only the first time each turn</source>
        <translation>nur das erste Mal in jedem Zug</translation>
    </message>
    <message>
        <source>only the first time each run</source>
        <translation>nur das erste Mal in jedem Run</translation>
    </message>
    <message>
        <source>instead of accessing cards</source>
        <translation>anstelle des Zugriffs auf Karten</translation>
    </message>
    <message>
        <source>also while this card is not active</source>
        <translation>auch solange diese Karte nicht aktiv ist</translation>
    </message>
    <message>
        <source>an ability of its host</source>
        <translation>eine Fähigkeit ihres Hosts</translation>
    </message>
    <message>
        <source>this card may be rezzed for it</source>
        <translation>diese Karte darf dafür gerezzt werden</translation>
    </message>
    <message>
        <source>to rez</source>
        <translation>für das Rezzen</translation>
    </message>
    <message>
        <source>to steal</source>
        <translation>für das Stehlen</translation>
    </message>
    <message>
        <source>to run</source>
        <translation>für einen Run</translation>
    </message>
    <message>
        <source>to run as an action</source>
        <translation>für einen Run als Aktion</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>für das Spielen</translation>
    </message>
    <message>
        <source>to break a subroutine</source>
        <translation>für das Brechen einer Subroutine</translation>
    </message>
    <message>
        <source>to jack out</source>
        <translation>für das Ausklinken</translation>
    </message>
    <message>
        <source>to install</source>
        <translation>für das Installieren</translation>
    </message>
    <message>
        <source>to remove a tag</source>
        <translation>für das Entfernen eines Tags</translation>
    </message>
    <message>
        <source>to trash a resource</source>
        <translation>für das Trashen einer Ressource</translation>
    </message>
    <message>
        <source>to score</source>
        <translation>für das Punkten</translation>
    </message>
    <message>
        <source>{what} [{limits}]</source>
        <extracomment>what an ability does, and how often or while what it does</extracomment>
        <translation>{what} [{limits}]</translation>
    </message>
    <message>
        <source>the credits on {cards}</source>
        <translation>die darauf liegenden Credits ({cards})</translation>
    </message>
    <message>
        <source>the advancement tokens on {cards}</source>
        <translation>die darauf liegenden Advancement-Marker ({cards})</translation>
    </message>
    <message>
        <source>the virus counters on {cards}</source>
        <translation>die darauf liegenden Virusmarker ({cards})</translation>
    </message>
    <message>
        <source>the power counters on {cards}</source>
        <translation>die darauf liegenden Power-Marker ({cards})</translation>
    </message>
    <message>
        <source>the agenda counters on {cards}</source>
        <translation>die darauf liegenden Agendamarker ({cards})</translation>
    </message>
    <message>
        <source>the credits {player.of}</source>
        <translation>die Credits {player.of}</translation>
    </message>
    <message>
        <source>the cards in the hand {player.of}</source>
        <translation>die Karten auf der Hand {player.of}</translation>
    </message>
    <message>
        <source>the link of the Runner</source>
        <translation>der Link des Runners</translation>
    </message>
    <message>
        <source>the agenda points {player.of}</source>
        <translation>die Agendapunkte {player.of}</translation>
    </message>
    <message>
        <source>the unused memory units</source>
        <translation>die freien Speichereinheiten</translation>
    </message>
    <message>
        <source>the bad publicity of the Corp</source>
        <translation>die Bad Publicity der Corp</translation>
    </message>
    <message>
        <source>the cards in the deck {player.of}</source>
        <translation>die Karten im Deck {player.of}</translation>
    </message>
    <message>
        <source>the clicks left {player.to}</source>
        <translation>die Klicks, die {player.to} bleiben</translation>
    </message>
    <message>
        <source>the maximum hand size {player.of}</source>
        <translation>die maximale Handgröße {player.of}</translation>
    </message>
    <message>
        <source>1 for {card}, if it is there</source>
        <translation>1, falls vorhanden: {card}</translation>
    </message>
    <message>
        <source>the number of servers</source>
        <translation>die Anzahl der Server</translation>
    </message>
    <message>
        <source>the number of servers with a card ({kind})</source>
        <translation>die Anzahl der Server mit einer Karte ({kind})</translation>
    </message>
    <message>
        <source>the number of cards</source>
        <translation>die Anzahl der Karten</translation>
    </message>
    <message>
        <source>the number of cards ({kind})</source>
        <translation>die Anzahl der Karten ({kind})</translation>
    </message>
    <message>
        <source>{sum} + {part}</source>
        <translation>{sum} + {part}</translation>
    </message>
    <message>
        <source>how often this is so: {condition}</source>
        <extracomment>&quot;how often this has happened: a successful run in this turn&quot;</extracomment>
        <translation>wie oft dies der Fall ist: {condition}</translation>
    </message>
    <message>
        <source>the subroutines of {cards}</source>
        <translation>die Subroutinen ({cards})</translation>
    </message>
    <message>
        <source>the {value} of {cards}</source>
        <translation>{value} ({cards})</translation>
    </message>
    <message>
        <source>the highest {value} of {cards}</source>
        <translation>der höchste Wert ({value}: {cards})</translation>
    </message>
    <message>
        <source>the tags of the Runner</source>
        <translation>die Tags des Runners</translation>
    </message>
    <message>
        <source>what was just lost, trashed or moved</source>
        <translation>was gerade verloren, getrasht oder bewegt wurde</translation>
    </message>
    <message>
        <source>the trace strength</source>
        <translation>die Trace-Stärke</translation>
    </message>
    <message>
        <source>the link strength</source>
        <translation>die Link-Stärke</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>the X of a cost, or a number that was chosen</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>the cards accessed in this run in the server itself</source>
        <translation>die Karten, auf die in diesem Run im Server selbst zugegriffen wurde</translation>
    </message>
    <message>
        <source>the cards accessed in this run</source>
        <translation>die Karten, auf die in diesem Run zugegriffen wurde</translation>
    </message>
    <message>
        <source>the subroutines that resolved in the last encounter</source>
        <translation>die Subroutinen, die in der letzten Begegnung ausgeführt wurden</translation>
    </message>
    <message>
        <source>the number of subtypes of {cards}</source>
        <translation>die Anzahl der Untertypen ({cards})</translation>
    </message>
    <message>
        <source>the most cards of one type among {cards}</source>
        <translation>die größte Zahl von Karten eines Typs ({cards})</translation>
    </message>
    <message>
        <source>the X of this card’s cost</source>
        <translation>das X der Kosten dieser Karte</translation>
    </message>
    <message>
        <source>the least of {amounts}</source>
        <translation>das Kleinste hiervon: {amounts}</translation>
    </message>
    <message>
        <source>the greatest of {amounts}</source>
        <translation>das Größte hiervon: {amounts}</translation>
    </message>
    <message>
        <source>X {things}</source>
        <extracomment>the X of a cost, or a number that was chosen: &quot;X credits&quot;</extracomment>
        <translation>X {things}</translation>
    </message>
    <message>
        <source>as many {things} as {amount}</source>
        <translation>so viele {things} wie {amount}</translation>
    </message>
    <message>
        <source>−({amount})</source>
        <translation>−({amount})</translation>
    </message>
    <message>
        <source>{times} × ({amount})</source>
        <translation>{times} × ({amount})</translation>
    </message>
    <message>
        <source>{sum} − {part}</source>
        <translation>{sum} − {part}</translation>
    </message>
    <message>
        <source>half of {amount}, rounded down</source>
        <translation>die Hälfte hiervon, abgerundet: {amount}</translation>
    </message>
    <message>
        <source>({amount}) ÷ {by}, rounded down</source>
        <translation>({amount}) ÷ {by}, abgerundet</translation>
    </message>
    <message>
        <source>+({amount})</source>
        <translation>+({amount})</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>{n} tag</source>
        <comment>{n} tags</comment>
        <translation>
            <numerusform>{n} Tag</numerusform>
            <numerusform>{n} Tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} subroutine</source>
        <comment>{n} subroutines</comment>
        <translation>
            <numerusform>{n} Subroutine</numerusform>
            <numerusform>{n} Subroutinen</numerusform>
        </translation>
    </message>
    <message>
        <source>subroutines</source>
        <translation>Subroutinen</translation>
    </message>
    <message>
        <source>{damage}, as much as {amount}</source>
        <extracomment>&quot;net damage, as much as the tags of the Runner&quot;</extracomment>
        <translation>{damage}, so viel wie {amount}</translation>
    </message>
    <message>
        <source>to use abilities</source>
        <translation>zum Benutzen von Fähigkeiten</translation>
    </message>
    <message>
        <source>to trash what is accessed</source>
        <translation>zum Trashen dessen, worauf zugegriffen wird</translation>
    </message>
    <message>
        <source>on traces</source>
        <translation>für Traces</translation>
    </message>
    <message>
        <source>to advance cards</source>
        <translation>zum Vorantreiben von Karten</translation>
    </message>
    <message>
        <source>to remove tags</source>
        <translation>zum Entfernen von Tags</translation>
    </message>
    <message>
        <source>on anything</source>
        <translation>für alles</translation>
    </message>
    <message>
        <source>{spending} {where}</source>
        <translation>{spending} {where}</translation>
    </message>
    <message>
        <source>{spending}: {card}</source>
        <translation>{spending}: {card}</translation>
    </message>
    <message>
        <source>{spending}, while {condition}</source>
        <translation>{spending}, solange dies gilt: {condition}</translation>
    </message>
    <message>
        <source>the credits on this card are spent from there: {uses}</source>
        <translation>die Credits auf dieser Karte werden von dort ausgegeben: {uses}</translation>
    </message>
    <message>
        <source>as a turn of its player begins it has {credits} on it: {uses}</source>
        <translation>zu Beginn eines Zugs der eigenen Seite hat die Karte {credits}: {uses}</translation>
    </message>
    <message>
        <source>link of the Runner: +{number}</source>
        <translation>Link des Runners: +{number}</translation>
    </message>
    <message>
        <source>in the score area of the Runner it is worth {points}</source>
        <translation>im Punktebereich des Runners ist die Karte {points} wert</translation>
    </message>
    <message>
        <source>may be rezzed for this instead: {cost}</source>
        <translation>darf stattdessen hierfür gerezzt werden: {cost}</translation>
    </message>
    <message>
        <source>can be advanced</source>
        <translation>kann vorangetrieben werden</translation>
    </message>
    <message>
        <source>X is at most {amount}</source>
        <translation>X ist höchstens {amount}</translation>
    </message>
    <message>
        <source>is played only if {condition}</source>
        <translation>wird nur gespielt, wenn dies gilt: {condition}</translation>
    </message>
    <message>
        <source>is installed only if {condition}</source>
        <translation>wird nur installiert, wenn dies gilt: {condition}</translation>
    </message>
    <message>
        <source>is installed only {where}</source>
        <translation>wird nur {where} installiert</translation>
    </message>
    <message>
        <source>is installed faceup</source>
        <translation>wird offen installiert</translation>
    </message>
    <message>
        <source>is not trashed when it has resolved</source>
        <translation>wird nach dem Ausführen nicht getrasht</translation>
    </message>
    <message>
        <source>is removed from the game when it has resolved</source>
        <translation>wird nach dem Ausführen aus dem Spiel entfernt</translation>
    </message>
    <message>
        <source>the action phase ends when it has resolved</source>
        <translation>die Aktionsphase endet, wenn die Karte ausgeführt ist</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on installing it.</source>
        <translation>Was davon abhängt, dass sie installiert wird, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on playing it.</source>
        <translation>Was davon abhängt, dass sie gespielt wird, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on rezzing it.</source>
        <translation>Was davon abhängt, dass sie gerezzt wird, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on using an ability left out.</source>
        <translation>Was davon abhängt, dass eine weggelassene Fähigkeit benutzt wird, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on accessing it.</source>
        <translation>Was davon abhängt, dass auf sie zugegriffen wird, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on stealing it.</source>
        <translation>Was davon abhängt, dass sie gestohlen wird, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on scoring it.</source>
        <translation>Was davon abhängt, dass sie gepunktet wird, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on encountering it.</source>
        <translation>Was von einer Begegnung mit ihr abhängt, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on a run while it is active.</source>
        <translation>Was von einem Run abhängt, während sie aktiv ist, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on the beginning of a turn while it is active.</source>
        <translation>Was vom Beginn eines Zugs abhängt, während sie aktiv ist, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on it while it is active.</source>
        <translation>Was von ihr abhängt, während sie aktiv ist, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>{left} is less than {right}</source>
        <translation>{left}: weniger als {right}</translation>
    </message>
    <message>
        <source>{left} is at least {right}</source>
        <translation>{left}: mindestens {right}</translation>
    </message>
    <message>
        <source>there is no card ({kind})</source>
        <translation>es gibt keine Karte ({kind})</translation>
    </message>
    <message>
        <source>there is a card ({kind})</source>
        <translation>es gibt eine Karte ({kind})</translation>
    </message>
    <message>
        <source>{card} is not there</source>
        <translation>{card} ist nicht da</translation>
    </message>
    <message>
        <source>{card} is there</source>
        <translation>{card} ist da</translation>
    </message>
    <message>
        <source>{card} is not: {kind}</source>
        <extracomment>a card, and what it is not: &quot;its host is not: ice, rezzed&quot;</extracomment>
        <translation>{card} ist nicht: {kind}</translation>
    </message>
    <message>
        <source>{card} is: {kind}</source>
        <extracomment>a card, and a kind of cards: &quot;its host is not: ice, rezzed&quot;</extracomment>
        <translation>{card} ist: {kind}</translation>
    </message>
    <message>
        <source>{event} ({what})</source>
        <extracomment>an event, and of what: &quot;trashing a card (program)&quot;</extracomment>
        <translation>{event} ({what})</translation>
    </message>
    <message>
        <source>{conditions}, and {condition}</source>
        <translation>{conditions}, und {condition}</translation>
    </message>
    <message>
        <source>{conditions}, or {condition}</source>
        <translation>{conditions}, oder {condition}</translation>
    </message>
    <message>
        <source>it is not so that {condition}</source>
        <translation>dies ist nicht der Fall: {condition}</translation>
    </message>
    <message>
        <source>not all subroutines are broken</source>
        <translation>nicht alle Subroutinen sind gebrochen</translation>
    </message>
    <message>
        <source>all subroutines are broken</source>
        <translation>alle Subroutinen sind gebrochen</translation>
    </message>
    <message>
        <source>there is no run</source>
        <translation>es gibt keinen Run</translation>
    </message>
    <message>
        <source>there is a run</source>
        <translation>es gibt einen Run</translation>
    </message>
    <message>
        <source>the run is not {where}</source>
        <translation>der Run findet nicht {where} statt</translation>
    </message>
    <message>
        <source>the run is {where}</source>
        <translation>der Run findet {where} statt</translation>
    </message>
    <message>
        <source>it is the turn {player.of}</source>
        <translation>es ist der Zug {player.of}</translation>
    </message>
    <message>
        <source>the click was not spent for a run {where}</source>
        <translation>der Klick wurde nicht für einen Run {where} ausgegeben</translation>
    </message>
    <message>
        <source>the click was spent for a run {where}</source>
        <translation>der Klick wurde für einen Run {where} ausgegeben</translation>
    </message>
    <message>
        <source>this card shows its first side</source>
        <translation>diese Karte zeigt ihre erste Seite</translation>
    </message>
    <message>
        <source>this card shows its other side</source>
        <translation>diese Karte zeigt ihre andere Seite</translation>
    </message>
    <message>
        <source>a click of this turn was spent</source>
        <translation>ein Klick dieses Zugs wurde ausgegeben</translation>
    </message>
    <message>
        <source>no click of this turn was spent</source>
        <translation>kein Klick dieses Zugs wurde ausgegeben</translation>
    </message>
    <message>
        <source>{word} was not named</source>
        <translation>{word} wurde nicht genannt</translation>
    </message>
    <message>
        <source>{word} was named</source>
        <translation>{word} wurde genannt</translation>
    </message>
    <message>
        <source>{amount} is even</source>
        <translation>gerade Zahl: {amount}</translation>
    </message>
    <message>
        <source>{amount} is odd</source>
        <translation>ungerade Zahl: {amount}</translation>
    </message>
    <message>
        <source>of {cards} no more are of the faction {faction} than of any other</source>
        <translation>zur Fraktion {faction} gehören nicht mehr als zu jeder anderen ({cards})</translation>
    </message>
    <message>
        <source>of {cards} more are of the faction {faction} than of any other</source>
        <translation>zur Fraktion {faction} gehören mehr als zu jeder anderen ({cards})</translation>
    </message>
    <message>
        <source>done by {player}</source>
        <translation>es handelt: {player}</translation>
    </message>
    <message>
        <source>by damage</source>
        <translation>durch Schaden</translation>
    </message>
    <message>
        <source>while it was installed</source>
        <translation>während die Karte installiert war</translation>
    </message>
    <message>
        <source>{event} or {other} ({what})</source>
        <translation>{event} oder {other} ({what})</translation>
    </message>
    <message>
        <source>{event} or {other}</source>
        <translation>{event} oder {other}</translation>
    </message>
    <message>
        <source>{cards} ({kind})</source>
        <extracomment>how many cards, and of what kind: &quot;2 cards (ice, rezzed)&quot;</extracomment>
        <translation>{cards} ({kind})</translation>
    </message>
    <message>
        <source>shuffling {cards} into {zone}</source>
        <translation>{cards} einmischen ({zone})</translation>
    </message>
    <message>
        <source>removing {cards} from the game</source>
        <translation>{cards} aus dem Spiel entfernen</translation>
    </message>
    <message>
        <source>moving {cards} to the bottom of {zone}</source>
        <translation>{cards} ganz nach unten legen ({zone})</translation>
    </message>
    <message>
        <source>moving {cards} {zone.to}</source>
        <translation>{cards} {zone.to} bewegen</translation>
    </message>
    <message>
        <source>at least one of the credits from {card}</source>
        <translation>mindestens einer der Credits von hier: {card}</translation>
    </message>
    <message>
        <source>suffering {damage}</source>
        <translation>Erleiden von {damage}</translation>
    </message>
    <message>
        <source>forfeiting this card</source>
        <translation>Aufgeben dieser Karte</translation>
    </message>
    <message numerus="yes">
        <source>forfeiting {n} agenda</source>
        <comment>forfeiting {n} agendas</comment>
        <translation>
            <numerusform>Aufgeben von {n} Agenda</numerusform>
            <numerusform>Aufgeben von {n} Agenden</numerusform>
        </translation>
    </message>
    <message>
        <source>trashing this card</source>
        <translation>Trashen dieser Karte</translation>
    </message>
    <message>
        <source>{counters} from {cards}</source>
        <translation>{counters} von hier: {cards}</translation>
    </message>
    <message>
        <source>{counters} from this card</source>
        <translation>{counters} von dieser Karte</translation>
    </message>
    <message numerus="yes">
        <source>trashing {n} card of the hand at random</source>
        <comment>trashing {n} cards of the hand at random</comment>
        <extracomment>a part of a cost</extracomment>
        <translation>
            <numerusform>zufälliges Trashen von {n} Karte der Hand</numerusform>
            <numerusform>zufälliges Trashen von {n} Karten der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trashing {n} card from the top of the deck</source>
        <comment>trashing {n} cards from the top of the deck</comment>
        <extracomment>a part of a cost</extracomment>
        <translation>
            <numerusform>Trashen von {n} Karte oben vom Deck</numerusform>
            <numerusform>Trashen von {n} Karten oben vom Deck</numerusform>
        </translation>
    </message>
    <message>
        <source>returning this card to the hand</source>
        <translation>diese Karte zurück auf die Hand nehmen</translation>
    </message>
    <message>
        <source>removing this card from the game</source>
        <translation>diese Karte aus dem Spiel entfernen</translation>
    </message>
    <message>
        <source>up to {cards}</source>
        <translation>bis zu {cards}</translation>
    </message>
    <message>
        <source>{before}; then {next}</source>
        <extracomment>one thing that a card does after the other</extracomment>
        <translation>{before}; dann {next}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <extracomment>what happens in one case, and in the other</extracomment>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{cards} cannot be played</source>
        <translation>kann nicht gespielt werden: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be stolen</source>
        <translation>kann nicht gestohlen werden: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be scored</source>
        <translation>kann nicht gepunktet werden: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be advanced</source>
        <translation>kann nicht vorangetrieben werden: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be rezzed</source>
        <translation>kann nicht gerezzt werden: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be used</source>
        <translation>kann nicht benutzt werden: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be trashed</source>
        <translation>kann nicht getrasht werden: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be installed</source>
        <translation>kann nicht installiert werden: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be bypassed</source>
        <translation>kann nicht umgangen werden: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be exposed</source>
        <translation>kann nicht enthüllt werden: {cards}</translation>
    </message>
    <message>
        <source>credits of {cards} cannot be spent</source>
        <translation>Credits von hier können nicht ausgegeben werden: {cards}</translation>
    </message>
    <message>
        <source>no cards can be drawn</source>
        <translation>es können keine Karten gezogen werden</translation>
    </message>
    <message>
        <source>{cards} cannot be accessed</source>
        <translation>kein Zugriff möglich: {cards}</translation>
    </message>
    <message>
        <source>{cards}, accessed, must be trashed if it can be</source>
        <translation>muss beim Zugriff getrasht werden, wenn möglich: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be hosted</source>
        <translation>kann nicht gehostet werden: {cards}</translation>
    </message>
    <message>
        <source>the game cannot be won but by flatline</source>
        <translation>das Spiel kann nur durch Flatline gewonnen werden</translation>
    </message>
    <message>
        <source>{cannot} ({kind})</source>
        <translation>{cannot} ({kind})</translation>
    </message>
    <message>
        <source>for {player} {cannot}</source>
        <translation>{cannot} (betroffen: {player})</translation>
    </message>
    <message>
        <source>in the same place as the host</source>
        <translation>am selben Platz wie der Host</translation>
    </message>
    <message>
        <source>not next to the host</source>
        <translation>nicht neben dem Host</translation>
    </message>
    <message>
        <source>directly behind the host</source>
        <translation>direkt hinter dem Host</translation>
    </message>
    <message>
        <source>on top</source>
        <translation>ganz oben</translation>
    </message>
    <message>
        <source>in the same place as the card it happened to</source>
        <translation>an derselben Stelle wie die betroffene Karte</translation>
    </message>
    <message>
        <source>next to the ice that is encountered</source>
        <translation>neben dem Ice der Begegnung</translation>
    </message>
    <message>
        <source>not innermost</source>
        <translation>nicht innerstes</translation>
    </message>
    <message>
        <source>with an advancement token</source>
        <translation>mit einem Advancement-Marker</translation>
    </message>
    <message>
        <source>with a virus counter</source>
        <translation>mit einem Virusmarker</translation>
    </message>
    <message>
        <source>with a power counter</source>
        <translation>mit einem Power-Marker</translation>
    </message>
    <message>
        <source>with a credit on it</source>
        <translation>mit einem Credit darauf</translation>
    </message>
    <message>
        <source>with an agenda counter</source>
        <translation>mit einem Agendamarker</translation>
    </message>
    <message>
        <source>called {title}</source>
        <translation>mit dem Titel {title}</translation>
    </message>
    <message>
        <source>another copy of {card}</source>
        <translation>ein anderes Exemplar ({card})</translation>
    </message>
    <message>
        <source>of the type of {card}</source>
        <translation>vom gleichen Typ wie {card}</translation>
    </message>
    <message>
        <source>of the faction {faction}</source>
        <translation>der Fraktion {faction}</translation>
    </message>
    <message>
        <source>of the faction of its owner’s identity</source>
        <translation>der Fraktion der Identität ihres Besitzers</translation>
    </message>
    <message>
        <source>of another faction than its owner’s identity</source>
        <translation>einer anderen Fraktion als der der Identität ihres Besitzers</translation>
    </message>
    <message>
        <source>of the type or subtype that was named</source>
        <translation>vom genannten Typ oder Untertyp</translation>
    </message>
    <message>
        <source>with a trash cost</source>
        <translation>mit Trash-Kosten</translation>
    </message>
    <message>
        <source>with an install cost of at most the number that was chosen</source>
        <translation>mit Installationskosten, die höchstens die gewählte Zahl betragen</translation>
    </message>
    <message>
        <source>not {zone.in}</source>
        <translation>nicht {zone.in}</translation>
    </message>
    <message>
        <source>hosted on this card</source>
        <translation>auf dieser Karte gehostet</translation>
    </message>
    <message>
        <source>hosted on a card ({kind})</source>
        <translation>auf einer Karte gehostet ({kind})</translation>
    </message>
    <message>
        <source>not hosted</source>
        <translation>nicht gehostet</translation>
    </message>
    <message>
        <source>hosting no card ({kind})</source>
        <translation>ohne gehostete Karte ({kind})</translation>
    </message>
    <message>
        <source>that can be advanced</source>
        <translation>die entwickelt werden kann</translation>
    </message>
    <message>
        <source>not {card}</source>
        <translation>nicht {card}</translation>
    </message>
    <message>
        <source>all of whose subroutines {card} broke in one encounter</source>
        <translation>in einer Begegnung ganz gebrochen (alle Subroutinen) durch {card}</translation>
    </message>
    <message>
        <source>the first icebreaker raised in this turn</source>
        <translation>der erste Icebreaker, dessen Stärke in diesem Zug erhöht wurde</translation>
    </message>
    <message>
        <source>that it has shown as the encounter began</source>
        <translation>die sie zu Beginn der Begegnung vorgezeigt hat</translation>
    </message>
    <message>
        <source>of those just shown, drawn or chosen</source>
        <translation>von den gerade vorgezeigten, gezogenen oder gewählten</translation>
    </message>
    <message>
        <source>just rezzed in the approach</source>
        <translation>gerade beim Anlaufen gerezzt</translation>
    </message>
    <message>
        <source>as it is installed</source>
        <translation>beim Installieren</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>diese Karte</translation>
    </message>
    <message>
        <source>its host</source>
        <translation>die Host-Karte</translation>
    </message>
    <message>
        <source>the card that this copy chose</source>
        <translation>die von diesem Exemplar gewählte Karte</translation>
    </message>
    <message>
        <source>the card just chosen</source>
        <translation>die gerade gewählte Karte</translation>
    </message>
    <message>
        <source>the card it happened to</source>
        <translation>die betroffene Karte</translation>
    </message>
    <message>
        <source>the ice that is encountered</source>
        <translation>das Ice der Begegnung</translation>
    </message>
    <message>
        <source>the ice that was encountered last</source>
        <translation>das Ice der letzten Begegnung</translation>
    </message>
    <message>
        <source>the card chosen for the cost</source>
        <translation>die für die Kosten gewählte Karte</translation>
    </message>
    <message>
        <source>the ice that is approached</source>
        <translation>das angelaufene Ice</translation>
    </message>
    <message>
        <source>the card that is accessed</source>
        <translation>die Karte, auf die zugegriffen wird</translation>
    </message>
    <message>
        <source>that card</source>
        <translation>jene Karte</translation>
    </message>
    <message>
        <source>at this server</source>
        <translation>bei diesem Server</translation>
    </message>
    <message>
        <source>at the attacked server</source>
        <translation>beim angegriffenen Server</translation>
    </message>
    <message>
        <source>at a central server</source>
        <translation>bei einem zentralen Server</translation>
    </message>
    <message>
        <source>at a remote server</source>
        <translation>bei einem Remote-Server</translation>
    </message>
    <message>
        <source>at HQ</source>
        <translation>bei HQ</translation>
    </message>
    <message>
        <source>at R&amp;D</source>
        <translation>bei R&amp;D</translation>
    </message>
    <message>
        <source>at Archives</source>
        <translation>bei Archives</translation>
    </message>
    <message>
        <source>at the server that this copy chose</source>
        <translation>bei dem von diesem Exemplar gewählten Server</translation>
    </message>
    <message>
        <source>at the server of the host</source>
        <translation>beim Server des Hosts</translation>
    </message>
    <message>
        <source>at another server than the host</source>
        <translation>bei einem anderen Server als dem des Hosts</translation>
    </message>
    <message>
        <source>at the server of the card it happened to</source>
        <translation>beim Server der betroffenen Karte</translation>
    </message>
    <message>
        <source>in a new remote server</source>
        <translation>in einem neuen Remote-Server</translation>
    </message>
    <message>
        <source>such that {condition}</source>
        <extracomment>a condition that the card fulfils</extracomment>
        <translation>mit dieser Bedingung: {condition}</translation>
    </message>
    <message>
        <source>{card} (if {kind})</source>
        <extracomment>&quot;the ice that is encountered (if Sentry, rezzed)&quot;</extracomment>
        <translation>{card} (falls {kind})</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>jede Karte</translation>
    </message>
    <message>
        <source>every card ({kind})</source>
        <translation>jede Karte ({kind})</translation>
    </message>
    <message>
        <source>drawing cards</source>
        <translation>Ziehen von Karten</translation>
    </message>
    <message>
        <source>the mandatory draw</source>
        <translation>Pflichtziehen</translation>
    </message>
    <message>
        <source>gaining credits by an ability</source>
        <translation>Erhalten von Credits durch eine Fähigkeit</translation>
    </message>
    <message>
        <source>spending credits of a card</source>
        <translation>Ausgeben von Credits einer Karte</translation>
    </message>
    <message>
        <source>searching a deck</source>
        <translation>Durchsuchen eines Decks</translation>
    </message>
    <message>
        <source>an empty grip</source>
        <translation>ein leerer Grip</translation>
    </message>
    <message>
        <source>placing virus counters</source>
        <translation>Legen von Virusmarkern</translation>
    </message>
    <message>
        <source>credits that raise the link strength</source>
        <translation>Credits, die die Link-Stärke erhöhen</translation>
    </message>
    <message>
        <source>additional advancement tokens</source>
        <translation>zusätzliche Advancement-Marker</translation>
    </message>
    <message>
        <source>for the rest of the game</source>
        <translation>für den Rest des Spiels</translation>
    </message>
    <message>
        <source>when this encounter ends</source>
        <translation>am Ende dieser Begegnung</translation>
    </message>
    <message>
        <source>when this run ends</source>
        <translation>am Ende dieses Runs</translation>
    </message>
    <message>
        <source>when this turn ends</source>
        <translation>am Ende dieses Zugs</translation>
    </message>
    <message>
        <source>when the next run of this turn ends</source>
        <translation>am Ende des nächsten Runs dieses Zugs</translation>
    </message>
    <message>
        <source>when the game ends</source>
        <translation>am Ende des Spiels</translation>
    </message>
    <message>
        <source>when its player’s next turn begins</source>
        <translation>zu Beginn des nächsten Zugs der Person, der die Karte gehört</translation>
    </message>
    <message>
        <source>{player} has not as much as the text takes, so nothing is lost</source>
        <translation>{player} hat nicht so viel, wie der Text nimmt, also geht nichts verloren</translation>
    </message>
    <message>
        <source>the Runner accesses {cards}</source>
        <translation>der Runner greift auf {cards} zu</translation>
    </message>
    <message>
        <source>number of accesses in this run: {change}</source>
        <translation>Anzahl der Zugriffe in diesem Run: {change}</translation>
    </message>
    <message>
        <source>{cards} gains {subroutines}, before its others: {what}</source>
        <translation>{cards}: zusätzlich {subroutines}, vor den übrigen: {what}</translation>
    </message>
    <message>
        <source>{cards} gains {subroutines}, after its others: {what}</source>
        <translation>{cards}: zusätzlich {subroutines}, nach den übrigen: {what}</translation>
    </message>
    <message>
        <source>{player} adds to the hand of its owner: {cards}</source>
        <translation>{player} nimmt auf die Hand des Besitzers: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{cards} goes to the score area {player.of}, worth {n} agenda point</source>
        <comment>{cards} goes to the score area {player.of}, worth {n} agenda points</comment>
        <translation>
            <numerusform>in den Punktebereich {player.of} kommt, mit einem Wert von {n} Agendapunkt: {cards}</numerusform>
            <numerusform>in den Punktebereich {player.of} kommt, mit einem Wert von {n} Agendapunkten: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} goes to the score area {player.of}</source>
        <translation>in den Punktebereich {player.of} kommt: {cards}</translation>
    </message>
    <message>
        <source>{while} additional cost {act}, of {cards}: {cost}</source>
        <translation>{while} zusätzliche Kosten {act}, für {cards}: {cost}</translation>
    </message>
    <message numerus="yes">
        <source>{card} is advanced {n} time</source>
        <comment>{card} is advanced {n} times</comment>
        <translation>
            <numerusform>{card} wird {n}-mal entwickelt</numerusform>
            <numerusform>{card} wird {n}-mal entwickelt</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} advances {cards}</source>
        <translation>{player} entwickelt {cards}</translation>
    </message>
    <message>
        <source>{player} puts on top of the deck in any order: {cards}</source>
        <translation>{player} legt in beliebiger Reihenfolge oben auf das Deck: {cards}</translation>
    </message>
    <message>
        <source>from now on, one time: {what}</source>
        <translation>von jetzt an, einmal: {what}</translation>
    </message>
    <message>
        <source>{while}, one time: {what}</source>
        <translation>{while}, einmal: {what}</translation>
    </message>
    <message>
        <source>{while}: {what}</source>
        <translation>{while}: {what}</translation>
    </message>
    <message>
        <source>the text of {card} does not count {while}</source>
        <translation>{card}: {while} zählt der Text nicht</translation>
    </message>
    <message>
        <source>{cards} has no text {while}</source>
        <translation>{cards}: {while} ohne Text</translation>
    </message>
    <message>
        <source>the first subroutine of {ice} is broken</source>
        <translation>{ice}: die erste Subroutine wird gebrochen</translation>
    </message>
    <message>
        <source>the last subroutine of {ice} is broken</source>
        <translation>{ice}: die letzte Subroutine wird gebrochen</translation>
    </message>
    <message>
        <source>of {ice}, among those that only end the run, broken: {subroutines}</source>
        <translation>{ice}: von denen, die nur den Run beenden, gebrochen: {subroutines}</translation>
    </message>
    <message>
        <source>of {ice} the Runner breaks {subroutines}</source>
        <translation>{ice}: der Runner bricht {subroutines}</translation>
    </message>
    <message>
        <source>the Runner bypasses the ice that is encountered</source>
        <translation>der Runner umgeht das Ice der Begegnung</translation>
    </message>
    <message>
        <source>{player} chooses, and this copy remembers: {cards}</source>
        <translation>{player} wählt, und dieses Exemplar merkt sich: {cards}</translation>
    </message>
    <message>
        <source>{player} chooses X, at most {most} and at most {second}</source>
        <translation>{player} wählt X, höchstens {most} und höchstens {second}</translation>
    </message>
    <message>
        <source>{player} chooses X, at most {most}</source>
        <translation>{player} wählt X, höchstens {most}</translation>
    </message>
    <message>
        <source>{player} chooses a server, and this copy remembers it</source>
        <translation>{player} wählt einen Server, und dieses Exemplar merkt ihn sich</translation>
    </message>
    <message>
        <source>this card becomes a condition counter on {card}</source>
        <translation>diese Karte kommt als Zustandsmarker auf {card}</translation>
    </message>
    <message>
        <source>nothing is placed on {card}</source>
        <translation>auf {card} wird nichts gelegt</translation>
    </message>
    <message>
        <source>nothing is removed from {card}</source>
        <translation>{card}: davon wird nichts entfernt</translation>
    </message>
    <message>
        <source>placed on {cards}: {counters}</source>
        <translation>auf {cards} gelegt: {counters}</translation>
    </message>
    <message>
        <source>placed on each of {cards}: {counters}</source>
        <translation>jeweils auf {cards} gelegt: {counters}</translation>
    </message>
    <message>
        <source>removed from {cards}: {counters}</source>
        <translation>{cards}: davon entfernt: {counters}</translation>
    </message>
    <message>
        <source>that is one effect, not one for each</source>
        <translation>das ist ein einziger Effekt, nicht einer für jedes</translation>
    </message>
    <message>
        <source>of 0 nothing resolves</source>
        <translation>bei 0 wird nichts ausgeführt</translation>
    </message>
    <message>
        <source>the Runner suffers {damage}, which cannot be prevented</source>
        <translation>der Runner erleidet {damage}, und das kann nicht verhindert werden</translation>
    </message>
    <message>
        <source>the Runner suffers {damage}</source>
        <translation>der Runner erleidet {damage}</translation>
    </message>
    <message>
        <source>{player} derezzes {cards}</source>
        <translation>{player} derezzt {cards}</translation>
    </message>
    <message>
        <source>{player} draws {cards} from the bottom of the deck</source>
        <translation>{player} zieht {cards} unten vom Deck</translation>
    </message>
    <message>
        <source>the Runner encounters {ice}</source>
        <translation>der Runner trifft auf {ice}</translation>
    </message>
    <message>
        <source>{player} exposes {cards}</source>
        <translation>{player} enthüllt {cards}</translation>
    </message>
    <message>
        <source>{card} is flipped</source>
        <translation>{card} wird umgedreht</translation>
    </message>
    <message>
        <source>this card is turned to its other side</source>
        <translation>diese Karte wird auf ihre andere Seite gedreht</translation>
    </message>
    <message>
        <source>{while} {cannot}</source>
        <translation>{while} gilt: {cannot}</translation>
    </message>
    <message>
        <source>for the rest of this run {card} has the subroutines of {other}, too, before its own</source>
        <translation>für den Rest dieses Runs gelten die Subroutinen, die {other} hat, auch für {card}, vor den eigenen</translation>
    </message>
    <message>
        <source>for the rest of this run {card} has the subroutines of {other}, too, after its own</source>
        <translation>für den Rest dieses Runs gelten die Subroutinen, die {other} hat, auch für {card}, nach den eigenen</translation>
    </message>
    <message>
        <source>{card} gains the subtypes of {other} {while}</source>
        <translation>die Untertypen, die {other} hat, gelten {while} auch für {card}</translation>
    </message>
    <message>
        <source>{cards} gains the subtypes of {others} {while}</source>
        <translation>die Untertypen, die {others} hat, gelten {while} auch für {cards}</translation>
    </message>
    <message>
        <source>{cards} gains the subtype {subtype} {while}</source>
        <translation>{cards}: {while} auch mit dem Untertyp {subtype}</translation>
    </message>
    <message>
        <source>there is no such guess</source>
        <translation>so kann nicht geraten werden</translation>
    </message>
    <message>
        <source>what {player} guesses</source>
        <translation>was {player} rät</translation>
    </message>
    <message>
        <source>what {player} spends secretly</source>
        <translation>was {player} geheim ausgibt</translation>
    </message>
    <message>
        <source>what was spent is revealed, and the guess was right</source>
        <translation>was ausgegeben wurde, wird aufgedeckt, und es war richtig geraten</translation>
    </message>
    <message>
        <source>what was spent is revealed, and the guess was wrong</source>
        <translation>was ausgegeben wurde, wird aufgedeckt, und es war falsch geraten</translation>
    </message>
    <message>
        <source>{player} secretly spends up to {credits}, and the other guesses whether the number is even or odd</source>
        <translation>{player} gibt geheim bis zu {credits} aus, und die andere Seite rät, ob die Zahl gerade oder ungerade ist</translation>
    </message>
    <message>
        <source>{player} secretly spends up to {credits}, and the other guesses the number</source>
        <translation>{player} gibt geheim bis zu {credits} aus, und die andere Seite rät die Zahl</translation>
    </message>
    <message>
        <source>in the first case: {what}</source>
        <translation>im ersten Fall: {what}</translation>
    </message>
    <message>
        <source>otherwise: {what}</source>
        <translation>andernfalls: {what}</translation>
    </message>
    <message>
        <source>{player} hosts {cards} from the top of the deck on {host}</source>
        <translation>{player} legt {cards} oben vom Deck zum Hosten auf {host}</translation>
    </message>
    <message>
        <source>{player} hosts {card} facedown on {host}</source>
        <translation>{player} legt {card} verdeckt zum Hosten auf {host}</translation>
    </message>
    <message>
        <source>{player} hosts {card} on {host}</source>
        <translation>{player} legt {card} zum Hosten auf {host}</translation>
    </message>
    <message>
        <source>if {condition}: {what}</source>
        <translation>wenn dies gilt ({condition}): {what}</translation>
    </message>
    <message>
        <source>unless {condition}: {what}</source>
        <translation>wenn dies nicht gilt ({condition}): {what}</translation>
    </message>
    <message>
        <source>which position it is, counted from the server</source>
        <translation>welche Position es ist, vom Server aus gezählt</translation>
    </message>
    <message>
        <source>the text names a remote server</source>
        <translation>der Text nennt einen Remote-Server</translation>
    </message>
    <message>
        <source>on {host}</source>
        <translation>auf {host}</translation>
    </message>
    <message>
        <source>directly behind the ice that is encountered</source>
        <translation>direkt hinter dem Ice der Begegnung</translation>
    </message>
    <message>
        <source>at any place of its server</source>
        <translation>an beliebiger Stelle des Servers</translation>
    </message>
    <message>
        <source>where the ice lay that was trashed for it</source>
        <translation>dort, wo das dafür getrashte Ice lag</translation>
    </message>
    <message>
        <source>all in one remote server</source>
        <translation>alle in ein und demselben Remote-Server</translation>
    </message>
    <message>
        <source>and may rez it</source>
        <translation>und darf die Karte rezzen</translation>
    </message>
    <message>
        <source>and rezzes it</source>
        <translation>und rezzt die Karte</translation>
    </message>
    <message>
        <source>without paying for it</source>
        <translation>ohne dafür zu zahlen</translation>
    </message>
    <message>
        <source>for {credits} less</source>
        <translation>für {credits} weniger</translation>
    </message>
    <message>
        <source>{player} installs {cards}</source>
        <translation>{player} installiert: {cards}</translation>
    </message>
    <message>
        <source>{player} installs {cards} {how}</source>
        <translation>{player} installiert: {cards} {how}</translation>
    </message>
    <message>
        <source>when this encounter ends: {what}</source>
        <translation>wenn diese Begegnung endet: {what}</translation>
    </message>
    <message>
        <source>when this run ends: {what}</source>
        <translation>wenn dieser Run endet: {what}</translation>
    </message>
    <message>
        <source>when this turn ends, only one time: {what}</source>
        <translation>wenn dieser Zug endet, nur einmal: {what}</translation>
    </message>
    <message>
        <source>when this turn ends: {what}</source>
        <translation>wenn dieser Zug endet: {what}</translation>
    </message>
    <message>
        <source>when the next run of this turn ends: {what}</source>
        <translation>wenn der nächste Run dieses Zugs endet: {what}</translation>
    </message>
    <message>
        <source>when the game ends: {what}</source>
        <translation>wenn das Spiel endet: {what}</translation>
    </message>
    <message>
        <source>when the next turn of its player begins: {what}</source>
        <translation>wenn der nächste Zug der Person beginnt, der die Karte gehört: {what}</translation>
    </message>
    <message>
        <source>in this run the Runner accesses at most {cards}</source>
        <translation>in diesem Run greift der Runner höchstens auf {cards} zu</translation>
    </message>
    <message>
        <source>{player} looks at {cards} on top of the deck {owner.of}</source>
        <translation>{player} sieht sich oben vom Deck {owner.of} an: {cards}</translation>
    </message>
    <message>
        <source>that nothing comes of it does not hinder {card}, for its text says “if able”</source>
        <translation>{card}: dass nichts dabei herauskommt, ist kein Hindernis, denn der Text sagt „wenn möglich“</translation>
    </message>
    <message>
        <source>{player} loses {clicks}, if able</source>
        <translation>{player} verliert {clicks}, wenn möglich</translation>
    </message>
    <message>
        <source>{player} loses {credits}, if able</source>
        <translation>{player} verliert {credits}, wenn möglich</translation>
    </message>
    <message>
        <source>a run is made</source>
        <translation>ein Run wird gemacht</translation>
    </message>
    <message>
        <source>{places} or {place}</source>
        <translation>{places} oder {place}</translation>
    </message>
    <message>
        <source>the Runner makes a run</source>
        <translation>der Runner macht einen Run</translation>
    </message>
    <message>
        <source>the Runner makes a run {where}</source>
        <translation>der Runner macht einen Run {where}</translation>
    </message>
    <message>
        <source>{run}, where there is {card}</source>
        <extracomment>a run on a server where there is such a card</extracomment>
        <translation>{run}, und zwar dort, wo es das gibt: {card}</translation>
    </message>
    <message>
        <source>{value} {player.of} {while}: {change}</source>
        <translation>{value} {player.of} {while}: {change}</translation>
    </message>
    <message>
        <source>{value} of {cards} {while}: {change}</source>
        <translation>{value} ({cards}) {while}: {change}</translation>
    </message>
    <message>
        <source>moved to {card}: {counters}</source>
        <translation>auf {card} bewegt: {counters}</translation>
    </message>
    <message>
        <source>{player} moves the counters of {cards} to {other}</source>
        <translation>{player} bewegt die Marker (von: {cards}; auf: {other})</translation>
    </message>
    <message>
        <source>{player} moves {counters} from {card} to {other}</source>
        <translation>{player} bewegt {counters} (von: {card}; auf: {other})</translation>
    </message>
    <message>
        <source>{player} moves {cards} to the outermost place of another server</source>
        <translation>{player} bewegt an die äußerste Position eines anderen Servers: {cards}</translation>
    </message>
    <message>
        <source>{player} moves {cards} to the outermost place of any server</source>
        <translation>{player} bewegt an die äußerste Position eines beliebigen Servers: {cards}</translation>
    </message>
    <message>
        <source>{move}, and the run goes on there</source>
        <translation>{move}, und der Run geht dort weiter</translation>
    </message>
    <message>
        <source>the run goes on at another server</source>
        <translation>der Run geht bei einem anderen Server weiter</translation>
    </message>
    <message>
        <source>where the run goes on</source>
        <translation>wo der Run weitergeht</translation>
    </message>
    <message>
        <source>the run cannot go on at {server}</source>
        <translation>der Run kann nicht gegen {server} weitergehen</translation>
    </message>
    <message>
        <source>the run goes on with approaching {ice}</source>
        <translation>der Run geht mit dem Anlaufen weiter: {ice}</translation>
    </message>
    <message>
        <source>the run goes on with the outermost ice {where}</source>
        <translation>der Run geht mit dem äußersten Ice {where} weiter</translation>
    </message>
    <message>
        <source>the run goes on behind {ice}</source>
        <translation>der Run geht dahinter weiter: {ice}</translation>
    </message>
    <message>
        <source>{move}, without jacking out before ice is encountered</source>
        <translation>{move}, ohne Ausklinken vor einer Begegnung mit Ice</translation>
    </message>
    <message>
        <source>which card comes next</source>
        <translation>welche Karte als nächste kommt</translation>
    </message>
    <message>
        <source>{player} moves {cards} {zone.to}, in any order</source>
        <translation>{player} legt {zone.to}, in beliebiger Reihenfolge: {cards}</translation>
    </message>
    <message>
        <source>{player} removes from the game: {cards}</source>
        <translation>{player} entfernt aus dem Spiel: {cards}</translation>
    </message>
    <message>
        <source>{player} sets aside {cards}</source>
        <translation>{player} legt beiseite: {cards}</translation>
    </message>
    <message>
        <source>{player} moves {cards} to the bottom of {zone}</source>
        <translation>{player} legt ganz nach unten ({zone}): {cards}</translation>
    </message>
    <message>
        <source>{player} moves {cards} {zone.to}</source>
        <translation>{player} legt {zone.to}: {cards}</translation>
    </message>
    <message>
        <source>what else the text says</source>
        <extracomment>behind other parts of an option: &quot;a run is made and what else the text says&quot;</extracomment>
        <translation>was der Text sonst noch sagt</translation>
    </message>
    <message>
        <source>{player} chooses: {option}</source>
        <extracomment>what the player has chosen to let happen</extracomment>
        <translation>{player} wählt: {option}</translation>
    </message>
    <message>
        <source>{options} — or: {option}</source>
        <extracomment>what a player may choose between</extracomment>
        <translation>{options} — oder: {option}</translation>
    </message>
    <message>
        <source>{player} must choose one that can be done: {options}</source>
        <translation>{player} muss etwas wählen, das möglich ist: {options}</translation>
    </message>
    <message>
        <source>{player} must pay {cost}</source>
        <translation>{player} muss zahlen: {cost}</translation>
    </message>
    <message>
        <source>if not paid: {what}</source>
        <translation>wenn nicht gezahlt wird: {what}</translation>
    </message>
    <message>
        <source>which card is named</source>
        <translation>welche Karte genannt wird</translation>
    </message>
    <message>
        <source>{player} names the title of {card}, and this copy remembers it</source>
        <translation>{player} nennt einen Titel, und dieses Exemplar merkt ihn sich: {card}</translation>
    </message>
    <message>
        <source>{player} names the title of {card}</source>
        <translation>{player} nennt einen Titel: {card}</translation>
    </message>
    <message>
        <source>{player} names one, and this copy remembers it: {words}</source>
        <translation>{player} nennt eines davon, und dieses Exemplar merkt es sich: {words}</translation>
    </message>
    <message>
        <source>{player} names one: {words}</source>
        <translation>{player} nennt eines davon: {words}</translation>
    </message>
    <message>
        <source>strength of the next ice encountered in this run: {change}</source>
        <translation>Stärke des nächsten Ice, auf das der Runner in diesem Run trifft: {change}</translation>
    </message>
    <message>
        <source>unless all its subroutines are broken: {what}</source>
        <translation>wenn nicht alle Subroutinen davon gebrochen sind: {what}</translation>
    </message>
    <message>
        <source>what was shown is spoken of in this encounter</source>
        <translation>in dieser Begegnung ist von dem die Rede, was gezeigt wurde</translation>
    </message>
    <message>
        <source>{player} may pay {cost}</source>
        <translation>{player} darf zahlen: {cost}</translation>
    </message>
    <message>
        <source>{player} may pay {cost}, and then: {what}</source>
        <translation>{player} darf {cost} zahlen, und dann: {what}</translation>
    </message>
    <message>
        <source>{player} plays {cards} without paying for it</source>
        <translation>{player} spielt, ohne dafür zu zahlen: {cards}</translation>
    </message>
    <message>
        <source>{player} plays {cards} without additional costs</source>
        <translation>{player} spielt ohne zusätzliche Kosten: {cards}</translation>
    </message>
    <message>
        <source>{player} plays {cards}</source>
        <translation>{player} spielt: {cards}</translation>
    </message>
    <message>
        <source>if the numbers differ: {what}</source>
        <translation>wenn die Zahlen verschieden sind: {what}</translation>
    </message>
    <message>
        <source>if they are the same: {what}</source>
        <translation>wenn sie gleich sind: {what}</translation>
    </message>
    <message>
        <source>both players secretly spend 0 to 2 credits</source>
        <translation>beide Seiten geben geheim 0 bis 2 Credits aus</translation>
    </message>
    <message>
        <source>whose ice is rearranged</source>
        <translation>bei welchem Server das Ice neu geordnet wird</translation>
    </message>
    <message>
        <source>all ice stays where it is</source>
        <translation>alles Ice bleibt, wo es ist</translation>
    </message>
    <message>
        <source>which ice comes to the next place</source>
        <translation>welches Ice an die nächste Position kommt</translation>
    </message>
    <message>
        <source>{player} rearranges ice, and none of it is rezzed or derezzed by that</source>
        <translation>{player} ordnet Ice neu, und keines davon wird dadurch gerezzt oder derezzt</translation>
    </message>
    <message>
        <source>{player} rearranges the ice of a server</source>
        <translation>{player} ordnet das Ice eines Servers neu</translation>
    </message>
    <message>
        <source>{player} rearranges all ice, as many at each server as before</source>
        <translation>{player} ordnet alles Ice neu, bei jedem Server so viel wie vorher</translation>
    </message>
    <message>
        <source>the run goes on {where}</source>
        <translation>der Run geht {where} weiter</translation>
    </message>
    <message>
        <source>on which card a credit is replaced</source>
        <translation>auf welcher Karte ein Credit ersetzt wird</translation>
    </message>
    <message>
        <source>a recurring credit of {card} is replaced</source>
        <translation>ein wiederkehrender Credit wird ersetzt: {card}</translation>
    </message>
    <message>
        <source>{player} puts back spent recurring credits, up to {amount}</source>
        <translation>{player} legt ausgegebene wiederkehrende Credits zurück, höchstens {amount}</translation>
    </message>
    <message>
        <source>the number is {number}: {what}, {each} for each</source>
        <extracomment>what is counted, and how much comes of each: &quot;the number is 6: tags, 3 for each&quot;</extracomment>
        <translation>die Zahl ist {number}: {what}, je {each}</translation>
    </message>
    <message>
        <source>the number is {number}: {what}</source>
        <translation>die Zahl ist {number}: {what}</translation>
    </message>
    <message>
        <source>{player} removes {tags}</source>
        <translation>{player} entfernt {tags}</translation>
    </message>
    <message>
        <source>what {card} does when it is scored resolves</source>
        <translation>was {card} beim Punkten tut, wird ausgeführt</translation>
    </message>
    <message>
        <source>what {card} does when it is scored is done once more</source>
        <translation>was {card} beim Punkten tut, wird noch einmal ausgeführt</translation>
    </message>
    <message>
        <source>{player} resolves a subroutine of {ice}</source>
        <translation>{player} führt eine Subroutine aus: {ice}</translation>
    </message>
    <message>
        <source>{player} reveals at random {cards}</source>
        <translation>{player} zeigt zufällig vor: {cards}</translation>
    </message>
    <message>
        <source>{player} reveals {cards}</source>
        <translation>{player} zeigt vor: {cards}</translation>
    </message>
    <message>
        <source>{player} reveals cards from the top of the deck, up to {card}</source>
        <translation>{player} zeigt Karten oben vom Deck vor, bis dies kommt: {card}</translation>
    </message>
    <message>
        <source>{player} rezzes {cards} without paying for it</source>
        <translation>{player} rezzt, ohne dafür zu zahlen: {cards}</translation>
    </message>
    <message>
        <source>{player} rezzes {cards}</source>
        <translation>{player} rezzt: {cards}</translation>
    </message>
    <message>
        <source>{player} rezzes {cards} for {credits} less</source>
        <translation>{player} rezzt für {credits} weniger: {cards}</translation>
    </message>
    <message>
        <source>{player} scores {cards}</source>
        <translation>{player} punktet: {cards}</translation>
    </message>
    <message>
        <source>{player} searches the deck for {card}, and shuffles it</source>
        <translation>{player} durchsucht das Deck und mischt es, gesucht: {card}</translation>
    </message>
    <message>
        <source>with what is found: {what}</source>
        <translation>mit dem, was gefunden wird: {what}</translation>
    </message>
    <message>
        <source>{player} shuffles the deck</source>
        <translation>{player} mischt das Deck</translation>
    </message>
    <message>
        <source>{player} trashes no card</source>
        <translation>{player} trasht keine Karte</translation>
    </message>
    <message>
        <source>the players trash installed cards in turn until one declines</source>
        <translation>beide Seiten trashen abwechselnd installierte Karten, bis eine ablehnt</translation>
    </message>
    <message>
        <source>then: {what}</source>
        <translation>dann: {what}</translation>
    </message>
    <message>
        <source>each subroutine of {card} gets a copy behind it</source>
        <translation>{card}: jede Subroutine erhält dahinter eine Kopie</translation>
    </message>
    <message numerus="yes">
        <source>{n} subroutine that would resolve in this run will not</source>
        <comment>{n} subroutines that would resolve in this run will not</comment>
        <translation>
            <numerusform>{n} Subroutine, die in diesem Run ausgeführt würde, wird nicht ausgeführt</numerusform>
            <numerusform>{n} Subroutinen, die in diesem Run ausgeführt würden, werden nicht ausgeführt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first {n} subroutine of this ice will not resolve</source>
        <comment>the first {n} subroutines of this ice will not resolve</comment>
        <translation>
            <numerusform>die erste Subroutine dieses Ice wird nicht ausgeführt ({n})</numerusform>
            <numerusform>die ersten {n} Subroutinen dieses Ice werden nicht ausgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>in this run each subroutine of the ice that is encountered resolves twice</source>
        <translation>in diesem Run wird jede Subroutine des Ice, auf das der Runner trifft, zweimal ausgeführt</translation>
    </message>
    <message>
        <source>in this run the next that would resolve do not: {subroutines}</source>
        <translation>in diesem Run werden die nächsten, die ausgeführt würden, nicht ausgeführt: {subroutines}</translation>
    </message>
    <message>
        <source>of the ice that is encountered the next do not resolve: {subroutines}</source>
        <translation>von dem Ice, auf das der Runner trifft, werden die nächsten nicht ausgeführt: {subroutines}</translation>
    </message>
    <message>
        <source>{player} swaps {card} and {other}, and the run goes on from there</source>
        <translation>{player} tauscht, und der Run geht von dort weiter: {card} und {other}</translation>
    </message>
    <message>
        <source>{player} swaps {card} and {other}, which takes over its counters</source>
        <translation>{player} tauscht, und die Marker gehen auf die neue Karte über: {card} und {other}</translation>
    </message>
    <message>
        <source>{player} swaps {card} and {other}</source>
        <translation>{player} tauscht: {card} und {other}</translation>
    </message>
    <message>
        <source>which identities there are is not stated</source>
        <translation>welche Identitäten es gibt, ist nicht angegeben</translation>
    </message>
    <message>
        <source>which identity takes its place</source>
        <translation>welche Identität an ihre Stelle tritt</translation>
    </message>
    <message>
        <source>{card} takes the place of {other}</source>
        <translation>{card} ersetzt diese Karte: {other}</translation>
    </message>
    <message>
        <source>{card} takes the place of the identity {player.of}, which leaves the game</source>
        <translation>{card} tritt an die Stelle der Identität {player.of}, und diese verlässt das Spiel</translation>
    </message>
    <message>
        <source>bad publicity of the Corp: {change}</source>
        <translation>Bad Publicity der Corp: {change}</translation>
    </message>
    <message>
        <source>{player} takes any number of the credits on this card</source>
        <translation>{player} nimmt beliebig viele der Credits auf dieser Karte</translation>
    </message>
    <message>
        <source>{player} takes {credits} from this card</source>
        <translation>{player} nimmt {credits} von dieser Karte</translation>
    </message>
    <message>
        <source>the Runner takes {tags}, which cannot be avoided</source>
        <translation>der Runner nimmt {tags}, was nicht vermieden werden kann</translation>
    </message>
    <message>
        <source>the Runner takes {tags}</source>
        <translation>der Runner nimmt {tags}</translation>
    </message>
    <message>
        <source>at once: {what}</source>
        <translation>gleichzeitig: {what}</translation>
    </message>
    <message>
        <source>trace strength {strength} against link strength {link}: the trace is successful, and the text speaks of an unsuccessful one only</source>
        <translation>Trace-Stärke {strength} gegen Link-Stärke {link}: der Trace ist erfolgreich, und der Text spricht nur von einem erfolglosen</translation>
    </message>
    <message>
        <source>the base strength of the trace is {number}: {what}</source>
        <extracomment>what is counted: &quot;advancement tokens on Searchlight&quot;</extracomment>
        <translation>die Basisstärke des Traces ist {number}: {what}</translation>
    </message>
    <message>
        <source>{card}: the base link strength is 0</source>
        <translation>{card}: die Basis-Link-Stärke ist 0</translation>
    </message>
    <message>
        <source>if it is successful: {what}</source>
        <translation>wenn er erfolgreich ist: {what}</translation>
    </message>
    <message>
        <source>if it is not: {what}</source>
        <translation>wenn er es nicht ist: {what}</translation>
    </message>
    <message>
        <source>trace with base strength {strength}</source>
        <translation>Trace mit Basisstärke {strength}</translation>
    </message>
    <message>
        <source>{player} trashes {cards}</source>
        <translation>{player} trasht: {cards}</translation>
    </message>
    <message>
        <source>{player} trashes at random {cards} of the hand</source>
        <translation>{player} trasht zufällig aus der Hand: {cards}</translation>
    </message>
    <message>
        <source>{player} turns facedown {cards}</source>
        <translation>{player} dreht auf die verdeckte Seite: {cards}</translation>
    </message>
    <message>
        <source>{player} turns faceup {cards}</source>
        <translation>{player} dreht auf die offene Seite: {cards}</translation>
    </message>
    <message>
        <source>the trash cost of {card} is 0: nothing is to be paid</source>
        <translation>die Trash-Kosten von {card} sind 0: es ist nichts zu zahlen</translation>
    </message>
    <message>
        <source>nothing follows from accessing cards that the question does not name</source>
        <translation>aus dem Zugriff auf Karten, die die Frage nicht nennt, folgt nichts</translation>
    </message>
    <message numerus="yes">
        <source>the Runner accesses {n} card that the question does not name</source>
        <comment>the Runner accesses {n} cards that the question does not name</comment>
        <translation>
            <numerusform>der Runner greift auf {n} Karte zu, die die Frage nicht nennt</numerusform>
            <numerusform>der Runner greift auf {n} Karten zu, die die Frage nicht nennt</numerusform>
        </translation>
    </message>
    <message>
        <source>which card damage trashes</source>
        <translation>welche Karte durch Schaden getrasht wird</translation>
    </message>
    <message>
        <source>{damage}: all cards leave the grip, and only more damage than cards flatlines the Runner</source>
        <translation>{damage}: alle Karten verlassen den Grip, und nur mehr Schaden als Karten ist eine Flatline des Runners</translation>
    </message>
    <message>
        <source>{card} adds {damage}, as one with the other</source>
        <translation>{card} fügt {damage} hinzu, zusammen mit dem anderen als eines</translation>
    </message>
    <message>
        <source>how {card} is paid for</source>
        <translation>wie {card} bezahlt wird</translation>
    </message>
    <message>
        <source>what the payment sets off comes when the whole cost is paid</source>
        <translation>was die Zahlung auslöst, kommt, wenn die ganzen Kosten gezahlt sind</translation>
    </message>
    <message>
        <source>{player} chooses which card it is</source>
        <translation>{player} wählt, welche Karte es ist</translation>
    </message>
    <message>
        <source>{player} chooses any number of these: {cards}</source>
        <translation>{player} wählt beliebig viele davon: {cards}</translation>
    </message>
    <message>
        <source>{player} chooses up to {number} of these: {cards}</source>
        <translation>{player} wählt bis zu {number} davon: {cards}</translation>
    </message>
    <message>
        <source>{player} chooses {number} of these: {cards}</source>
        <translation>{player} wählt {number} davon: {cards}</translation>
    </message>
    <message>
        <source>a card that the question does not name goes {zone.to}</source>
        <translation>eine Karte, die die Frage nicht nennt, kommt {zone.to}</translation>
    </message>
    <message>
        <source>it would cost {cost}, and {why}</source>
        <translation>es würde {cost} kosten, und {why}</translation>
    </message>
    <message>
        <source>there is no card {zone.in}</source>
        <translation>es ist keine Karte {zone.in}</translation>
    </message>
    <message>
        <source>{player} has no credits to lose</source>
        <translation>{player} hat keine Credits zu verlieren</translation>
    </message>
    <message>
        <source>{player} has no clicks to lose</source>
        <translation>{player} hat keine Klicks zu verlieren</translation>
    </message>
    <message>
        <source>no card of that kind can be installed now</source>
        <translation>keine Karte dieser Art kann jetzt installiert werden</translation>
    </message>
    <message>
        <source>no card of that kind can be played now</source>
        <translation>keine Karte dieser Art kann jetzt gespielt werden</translation>
    </message>
    <message>
        <source>there is nothing that it could be hosted on</source>
        <translation>es gibt nichts, worauf sie gehostet werden könnte</translation>
    </message>
    <message>
        <source>there are no two cards that could be swapped</source>
        <translation>es gibt keine zwei Karten, die getauscht werden könnten</translation>
    </message>
    <message>
        <source>there is nothing that could be moved</source>
        <translation>es gibt nichts, was bewegt werden könnte</translation>
    </message>
    <message>
        <source>this is 0: {what}</source>
        <extracomment>what is counted: &quot;power counters on D4v1d&quot;</extracomment>
        <translation>das ist 0: {what}</translation>
    </message>
    <message>
        <source>{player} finds {card}</source>
        <translation>{player} findet {card}</translation>
    </message>
    <message>
        <source>{zone} is shuffled, although nothing is found</source>
        <translation>{zone} wird gemischt, obwohl nichts gefunden wird</translation>
    </message>
    <message>
        <source>{card} is revealed, for what it is matters to the effect</source>
        <translation>{card} wird vorgezeigt, denn für den Effekt kommt es darauf an, welche Karte es ist</translation>
    </message>
    <message>
        <source>{card} goes to position {number}, counted from the server</source>
        <translation>{card} kommt an Position {number}, vom Server aus gezählt</translation>
    </message>
    <message>
        <source>the text has {card} installed without its cost</source>
        <translation>der Text lässt {card} ohne die Kosten installieren</translation>
    </message>
    <message>
        <source>its own text lets it be installed now</source>
        <translation>der eigene Text erlaubt, sie jetzt zu installieren</translation>
    </message>
    <message>
        <source>{card} waits for {event} {player.of}</source>
        <extracomment>a card, &quot;the beginning of a turn&quot; or the like, and whose</extracomment>
        <translation>{card} wartet auf {event} {player.of}</translation>
    </message>
    <message>
        <source>{card} does not trigger: {why}</source>
        <translation>{card} wird nicht ausgelöst: {why}</translation>
    </message>
    <message>
        <source>{card} was used in this turn already</source>
        <translation>{card} wurde in diesem Zug schon benutzt</translation>
    </message>
    <message>
        <source>{card} was used in this run already</source>
        <translation>{card} wurde in diesem Run schon benutzt</translation>
    </message>
    <message>
        <source>what {card} hosts stays on it</source>
        <translation>was {card} hostet, bleibt darauf</translation>
    </message>
    <message>
        <source>the top card of {zone} is trashed</source>
        <translation>{zone}: Die oberste Karte wird getrasht</translation>
    </message>
    <message>
        <source>a card that the question does not name is trashed {zone.from}</source>
        <translation>eine Karte, die die Frage nicht nennt, wird {zone.from} getrasht</translation>
    </message>
    <message>
        <source>{prevents}: it prevents no more than that</source>
        <translation>{prevents}: Mehr als das wird damit nicht verhindert</translation>
    </message>
    <message numerus="yes">
        <source>moving {n} card {zone.to}</source>
        <comment>moving {n} cards {zone.to}</comment>
        <extracomment>a part of a cost</extracomment>
        <translation>
            <numerusform>Bewegen von {n} Karte {zone.to}</numerusform>
            <numerusform>Bewegen von {n} Karten {zone.to}</numerusform>
        </translation>
    </message>
    <message>
        <source>there are not so many cards in hand</source>
        <translation>so viele Karten sind nicht auf der Hand</translation>
    </message>
    <message>
        <source>there are not so many cards in the deck</source>
        <translation>so viele Karten sind nicht im Deck</translation>
    </message>
    <message>
        <source>there are not so many such cards</source>
        <translation>so viele solche Karten sind nicht da</translation>
    </message>
    <message>
        <source>which card is moved for the cost</source>
        <translation>welche Karte für die Kosten bewegt wird</translation>
    </message>
    <message>
        <source>what has just been met comes before everything else</source>
        <translation>wessen Bedingung gerade erfüllt wurde, kommt vor allem anderen</translation>
    </message>
    <message>
        <source>no ice protects {server}</source>
        <translation>kein Ice schützt diesen Server: {server}</translation>
    </message>
    <message>
        <source>this version has no such step: {title}</source>
        <translation>diese Fassung hat keinen solchen Schritt: {title}</translation>
    </message>
    <message>
        <source>which subroutine resolves next</source>
        <translation>welche Subroutine als nächste ausgeführt wird</translation>
    </message>
    <message>
        <source>subroutine {number} of {card} does not resolve, as an effect has it</source>
        <translation>Subroutine {number} von {card} wird nicht ausgeführt, wie es ein Effekt bestimmt</translation>
    </message>
    <message>
        <source>{source} replaces where {card} goes</source>
        <translation>{source} ersetzt, wohin {card} kommt</translation>
    </message>
    <message>
        <source>{ability} triggers first: it is the turn {player.of}</source>
        <translation>{ability} wird zuerst ausgelöst: Es ist der Zug {player.of}</translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met, and it triggers first: it is the turn {player.of}</source>
        <translation>{ability}: Die Auslösebedingung ist erfüllt, und sie wird zuerst ausgelöst: Es ist der Zug {player.of}</translation>
    </message>
    <message>
        <source>the action phase ends by what the card says, whether or not clicks are left</source>
        <translation>die Aktionsphase endet nach dem Text der Karte, ob noch Klicks übrig sind oder nicht</translation>
    </message>
    <message>
        <source>{card} has strength {strength} and {ice} {other}: enough</source>
        <translation>{card} hat Stärke {strength} und {ice} {other}: genug</translation>
    </message>
    <message>
        <source>{card} has strength {strength} and {ice} {other}: not enough</source>
        <translation>{card} hat Stärke {strength} und {ice} {other}: nicht genug</translation>
    </message>
    <message>
        <source>its trigger condition is not met: {why}</source>
        <translation>die Auslösebedingung ist nicht erfüllt: {why}</translation>
    </message>
    <message>
        <source>which subroutines resolved is not stated</source>
        <translation>welche Subroutinen ausgeführt wurden, ist nicht angegeben</translation>
    </message>
    <message>
        <source>the number that was chosen</source>
        <translation>die gewählte Zahl</translation>
    </message>
    <message>
        <source>{card} cannot be accessed</source>
        <translation>auf {card} kann nicht zugegriffen werden</translation>
    </message>
    <message>
        <source>{card} must be trashed if able</source>
        <translation>{card} muss wenn möglich getrasht werden</translation>
    </message>
    <message>
        <source>{card} cannot host cards</source>
        <translation>{card} kann keine Karten hosten</translation>
    </message>
    <message>
        <source>the Runner cannot access cards</source>
        <translation>der Runner kann nicht auf Karten zugreifen</translation>
    </message>
    <message>
        <source>{player} cannot win but by flatline</source>
        <translation>{player} kann nur durch Flatline gewinnen</translation>
    </message>
    <message>
        <source>accessed cards must be trashed if able</source>
        <translation>Karten, auf die zugegriffen wird, müssen wenn möglich getrasht werden</translation>
    </message>
    <message>
        <source>cards cannot host others</source>
        <translation>Karten können keine anderen hosten</translation>
    </message>
    <message>
        <source>{card}: no run can be made on {server} now</source>
        <extracomment>a card, and a server</extracomment>
        <translation>{card}: gegen {server} kann jetzt kein Run gemacht werden</translation>
    </message>
    <message>
        <source>{card} is of the type {type}, and not {types}</source>
        <translation>{card} hat den Typ {type} und nicht {types}</translation>
    </message>
    <message>
        <source>{card} does not have the subtype {subtype}</source>
        <translation>{card} hat nicht den Untertyp {subtype}</translation>
    </message>
    <message>
        <source>{card} has the subtype {subtype}</source>
        <translation>{card} hat den Untertyp {subtype}</translation>
    </message>
    <message>
        <source>{card} is a card {player.of}</source>
        <translation>{card} ist eine Karte {player.of}</translation>
    </message>
    <message>
        <source>{card} is not installed</source>
        <translation>{card} ist nicht installiert</translation>
    </message>
    <message>
        <source>{card} is not {zone.in}</source>
        <translation>{card} ist nicht {zone.in}</translation>
    </message>
    <message>
        <source>{card} is not rezzed</source>
        <translation>{card} ist nicht gerezzt</translation>
    </message>
    <message>
        <source>{card} is not hosted on {host}</source>
        <translation>{card} ist nicht auf {host} gehostet</translation>
    </message>
    <message>
        <source>{card} has {counters}</source>
        <translation>{card} hat {counters}</translation>
    </message>
    <message>
        <source>the strength of the ice</source>
        <translation>die Stärke des Ice</translation>
    </message>
    <message>
        <source>a change to another card</source>
        <translation>eine Änderung an einer anderen Karte</translation>
    </message>
    <message>
        <source>accessing more</source>
        <translation>Zugriff auf mehr Karten</translation>
    </message>
    <message>
        <source>adding to the hand</source>
        <translation>Nehmen auf die Hand</translation>
    </message>
    <message>
        <source>the score area</source>
        <translation>der Punktebereich</translation>
    </message>
    <message>
        <source>bypassing</source>
        <translation>Umgehen</translation>
    </message>
    <message>
        <source>derezzing</source>
        <translation>Derezzen</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>the encounter</source>
        <translation>die Begegnung</translation>
    </message>
    <message>
        <source>forbidding</source>
        <translation>Verbieten</translation>
    </message>
    <message>
        <source>gaining clicks</source>
        <translation>Erhalten von Klicks</translation>
    </message>
    <message>
        <source>gaining credits</source>
        <translation>Erhalten von Credits</translation>
    </message>
    <message>
        <source>hosting</source>
        <translation>Hosten</translation>
    </message>
    <message>
        <source>installing</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>looking at cards</source>
        <translation>Ansehen von Karten</translation>
    </message>
    <message>
        <source>losing clicks</source>
        <translation>Verlust von Klicks</translation>
    </message>
    <message>
        <source>moving counters</source>
        <translation>Bewegen von Markern</translation>
    </message>
    <message>
        <source>moving cards</source>
        <translation>Bewegen von Karten</translation>
    </message>
    <message>
        <source>placing counters</source>
        <translation>Legen von Markern</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>purging</source>
        <translation>Entfernen der Virusmarker</translation>
    </message>
    <message>
        <source>removing counters</source>
        <translation>Entfernen von Markern</translation>
    </message>
    <message>
        <source>removing tags</source>
        <translation>Entfernen von Tags</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>Vorzeigen</translation>
    </message>
    <message>
        <source>rezzing</source>
        <translation>Rezzen</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>shuffling</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>swapping</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>taking credits</source>
        <translation>Nehmen von Credits</translation>
    </message>
    <message>
        <source>a trace</source>
        <translation>ein Trace</translation>
    </message>
    <message>
        <source>trashing at random</source>
        <translation>zufälliges Trashen</translation>
    </message>
    <message>
        <source>trashing from the deck</source>
        <translation>Trashen aus dem Deck</translation>
    </message>
    <message>
        <source>{card} cannot be chosen: {why}</source>
        <translation>{card} kann nicht gewählt werden: {why}</translation>
    </message>
    <message>
        <source>besides what it costs by itself</source>
        <translation>zusätzlich zu dem, was es von sich aus kostet</translation>
    </message>
    <message>
        <source>the Runner is tagged without a tag, as a text says</source>
        <translation>der Runner gilt ohne Tag als getaggt, wie ein Text es sagt</translation>
    </message>
    <message>
        <source>for {cards} alone</source>
        <translation>nur hierfür: {cards}</translation>
    </message>
    <message>
        <source>{player} chooses what is trashed by {damage}</source>
        <translation>{player} wählt, was getrasht wird: {damage}</translation>
    </message>
    <message>
        <source>prevents a subroutine from resolving</source>
        <translation>verhindert, dass eine Subroutine ausgeführt wird</translation>
    </message>
    <message>
        <source>prevents the Runner from jacking out</source>
        <translation>verhindert, dass der Runner sich ausklinkt</translation>
    </message>
    <message>
        <source>prevents what ice does when it is encountered</source>
        <translation>verhindert, was Ice tut, wenn der Runner darauf trifft</translation>
    </message>
    <message>
        <source>prevents bad publicity, up to {amount}</source>
        <translation>verhindert Bad Publicity, höchstens {amount}</translation>
    </message>
    <message>
        <source>done by {card}</source>
        <translation>durch {card}</translation>
    </message>
    <message>
        <source>as much of it as its player likes</source>
        <translation>so viel davon, wie die eigene Seite will</translation>
    </message>
    <message>
        <source>whether its player likes it or not</source>
        <translation>ob die eigene Seite es will oder nicht</translation>
    </message>
    <message>
        <source>accessing {cards}</source>
        <translation>Zugriff auf {cards}</translation>
    </message>
    <message>
        <source>{damage} of anybody’s doing: {change}</source>
        <translation>{damage}, gleich durch wen: {change}</translation>
    </message>
    <message>
        <source>the cards of HQ that are accessed</source>
        <translation>die Karten des HQ, auf die zugegriffen wird</translation>
    </message>
    <message>
        <source>the printed {value} of {cards}</source>
        <translation>aufgedruckt, {value} von {cards}</translation>
    </message>
    <message>
        <source>the subroutines that were not broken</source>
        <translation>die Subroutinen, die nicht gebrochen wurden</translation>
    </message>
    <message>
        <source>the amounts of this in all: {condition}</source>
        <translation>die Mengen hiervon zusammen: {condition}</translation>
    </message>
    <message>
        <source>as it was accessed</source>
        <translation>als darauf zugegriffen wurde</translation>
    </message>
    <message>
        <source>in the last run</source>
        <translation>im letzten Run</translation>
    </message>
    <message>
        <source>since the window before this one</source>
        <translation>seit dem Fenster vor diesem</translation>
    </message>
    <message>
        <source>no subroutine resolves</source>
        <translation>es wird keine Subroutine ausgeführt</translation>
    </message>
    <message>
        <source>a subroutine resolves</source>
        <translation>eine Subroutine wird ausgeführt</translation>
    </message>
    <message>
        <source>of different numbers</source>
        <translation>mit verschiedenen Zahlen</translation>
    </message>
    <message>
        <source>without a card stolen or trashed</source>
        <translation>ohne dass eine Karte gestohlen oder getrasht wurde</translation>
    </message>
    <message>
        <source>with such credits alone</source>
        <translation>nur mit solchen Credits</translation>
    </message>
    <message>
        <source>2 credits cannot be spent secretly</source>
        <translation>2 Credits können nicht geheim ausgegeben werden</translation>
    </message>
    <message>
        <source>innermost</source>
        <translation>an innerster Stelle</translation>
    </message>
    <message>
        <source>the card that it may save</source>
        <translation>die Karte, die dadurch gerettet werden kann</translation>
    </message>
    <message>
        <source>at HQ or R&amp;D</source>
        <translation>bei HQ oder R&amp;D</translation>
    </message>
    <message>
        <source>avoiding a tag</source>
        <translation>Vermeiden eines Tags</translation>
    </message>
    <message>
        <source>preventing damage</source>
        <translation>Verhindern von Schaden</translation>
    </message>
    <message>
        <source>the beginning of accesses</source>
        <translation>Beginn der Zugriffe</translation>
    </message>
    <message>
        <source>the end of accesses</source>
        <translation>Ende der Zugriffe</translation>
    </message>
    <message>
        <source>approaching a server</source>
        <translation>Anlaufen eines Servers</translation>
    </message>
    <message>
        <source>spending a counter</source>
        <translation>Ausgeben eines Markers</translation>
    </message>
    <message>
        <source>adding a card to a score area</source>
        <translation>Legen einer Karte in einen Punktebereich</translation>
    </message>
    <message>
        <source>using an ability</source>
        <translation>Nutzen einer Fähigkeit</translation>
    </message>
    <message>
        <source>placing a counter</source>
        <translation>Legen eines Markers</translation>
    </message>
    <message>
        <source>additional bad publicity</source>
        <translation>zusätzliche Bad Publicity</translation>
    </message>
    <message>
        <source>until the next encounter of this run is over</source>
        <translation>bis die nächste Begegnung dieses Runs vorbei ist</translation>
    </message>
    <message>
        <source>when the next encounter of this run ends</source>
        <translation>am Ende der nächsten Begegnung dieses Runs</translation>
    </message>
    <message>
        <source>nothing follows from accessing a card that is only counted</source>
        <translation>aus dem Zugriff auf eine Karte, die nur gezählt wird, folgt nichts</translation>
    </message>
    <message>
        <source>{card}: {player} chooses what is accessed in this run</source>
        <translation>{card}: {player} wählt, worauf in diesem Run zugegriffen wird</translation>
    </message>
    <message>
        <source>{player} chooses what is accessed in this run</source>
        <translation>{player} wählt, worauf in diesem Run zugegriffen wird</translation>
    </message>
    <message>
        <source>{server} cannot be chosen</source>
        <translation>{server} kann nicht gewählt werden</translation>
    </message>
    <message>
        <source>the text names another server</source>
        <translation>der Text nennt einen anderen Server</translation>
    </message>
    <message>
        <source>when the next encounter of this run ends: {what}</source>
        <translation>wenn die nächste Begegnung dieses Runs endet: {what}</translation>
    </message>
    <message>
        <source>the Runner must pay the trash cost of {card}</source>
        <translation>der Runner muss die Trash-Kosten von {card} zahlen</translation>
    </message>
    <message>
        <source>the Runner must pay the trash cost of the accessed card, if able</source>
        <translation>der Runner muss, wenn möglich, die Trash-Kosten der Karte zahlen, auf die zugegriffen wird</translation>
    </message>
    <message>
        <source>{card}: from now on it prevents what its text names</source>
        <translation>{card}: Von jetzt an verhindert die Karte, was ihr Text nennt</translation>
    </message>
    <message>
        <source>{card} prevents what its text names</source>
        <translation>{card} verhindert, was der Text nennt</translation>
    </message>
    <message>
        <source>subroutines that would resolve</source>
        <translation>Subroutinen, die ausgeführt würden</translation>
    </message>
    <message>
        <source>what would happen</source>
        <translation>was geschehen würde</translation>
    </message>
    <message>
        <source>{while} it prevents all {what}</source>
        <translation>{while} wird alles hiervon verhindert: {what}</translation>
    </message>
    <message>
        <source>{while} it prevents the first {amount} of {what}</source>
        <translation>{while} wird verhindert, was zuerst kommt, höchstens {amount}: {what}</translation>
    </message>
    <message>
        <source>it prevents as much of it as its player likes, up to {amount}</source>
        <translation>die Karte verhindert so viel davon, wie die eigene Seite will, höchstens {amount}</translation>
    </message>
    <message>
        <source>it prevents so much of it: {amount}</source>
        <translation>die Karte verhindert so viel davon: {amount}</translation>
    </message>
    <message>
        <source>how much is prevented</source>
        <translation>wie viel verhindert wird</translation>
    </message>
    <message>
        <source>this tag cannot be avoided</source>
        <translation>dieser Tag kann nicht vermieden werden</translation>
    </message>
    <message>
        <source>which card the damage trashes</source>
        <translation>welche Karte der Schaden trasht</translation>
    </message>
    <message>
        <source>no rule says who chooses where two texts let a player choose</source>
        <translation>keine Regel sagt, wer wählt, wo zwei Texte jemanden wählen lassen</translation>
    </message>
    <message>
        <source>{card}: {player} chooses what the damage trashes</source>
        <translation>{card}: {player} wählt, was der Schaden trasht</translation>
    </message>
    <message>
        <source>{card} has no room for another card</source>
        <translation>{card} hat keinen Platz für eine weitere Karte</translation>
    </message>
    <message>
        <source>{card} prevents that subroutine {number} of {other} resolves</source>
        <translation>{card} verhindert, dass Subroutine {number} von {other} ausgeführt wird</translation>
    </message>
    <message>
        <source>{card} prevents that the Runner jacks out</source>
        <translation>{card} verhindert, dass der Runner sich ausklinkt</translation>
    </message>
    <message>
        <source>{card} prevents what {other} does when it is encountered</source>
        <translation>{card} verhindert, was {other} beim Beginn der Begegnung tut</translation>
    </message>
    <message>
        <source>{card} prevents that the Corp takes bad publicity, {number} left</source>
        <translation>{card} verhindert, dass die Corp Bad Publicity nimmt, {number} übrig</translation>
    </message>
    <message>
        <source>no subroutine that it could prevent is about to resolve</source>
        <translation>es wird gleich keine Subroutine ausgeführt, die sie verhindern könnte</translation>
    </message>
    <message>
        <source>the Runner is not jacking out</source>
        <translation>der Runner klinkt sich gerade nicht aus</translation>
    </message>
    <message>
        <source>no ability of encountered ice is about to resolve</source>
        <translation>es wird gleich keine Fähigkeit von Ice ausgeführt, auf das der Runner trifft</translation>
    </message>
    <message>
        <source>no bad publicity that it could avoid is being taken</source>
        <translation>es wird keine Bad Publicity genommen, die sie vermeiden könnte</translation>
    </message>
    <message>
        <source>trashing all cards that the text names</source>
        <extracomment>a part of a cost</extracomment>
        <translation>Trashen aller Karten, die der Text nennt</translation>
    </message>
    <message>
        <source>{card} has something else happen instead of accessing {other}</source>
        <translation>{card} lässt statt des Zugriffs etwas anderes geschehen: {other}</translation>
    </message>
    <message>
        <source>{player} cannot spend 2 credits secretly</source>
        <translation>{player} kann nicht geheim 2 Credits ausgeben</translation>
    </message>
    <message>
        <source>what is told happened right before this window</source>
        <translation>das Angegebene geschah unmittelbar vor diesem Fenster</translation>
    </message>
    <message>
        <source>whose doing that was is not stated</source>
        <translation>durch wen das geschah, ist nicht angegeben</translation>
    </message>
    <message>
        <source>whether that was to an accessed card is not stated</source>
        <translation>ob das eine Karte betraf, auf die zugegriffen wurde, ist nicht angegeben</translation>
    </message>
    <message>
        <source>of which kind that damage was is not stated</source>
        <translation>von welcher Art dieser Schaden war, ist nicht angegeben</translation>
    </message>
    <message>
        <source>what did that is not stated</source>
        <translation>was das getan hat, ist nicht angegeben</translation>
    </message>
    <message>
        <source>from where that was is not stated</source>
        <translation>von wo das war, ist nicht angegeben</translation>
    </message>
    <message>
        <source>which counters those were is not stated</source>
        <translation>welche Marker das waren, ist nicht angegeben</translation>
    </message>
    <message>
        <source>how much that was is not stated</source>
        <translation>wie viel das war, ist nicht angegeben</translation>
    </message>
    <message>
        <source>{player} moves at random {cards} to the bottom of {zone}</source>
        <translation>{player} legt zufällig ganz nach unten ({zone}): {cards}</translation>
    </message>
    <message>
        <source>{player} moves at random {cards} {zone.to}</source>
        <translation>{player} legt zufällig {zone.to}: {cards}</translation>
    </message>
    <message>
        <source>{card} protects {server}.</source>
        <translation>{card} schützt diesen Server: {server}.</translation>
    </message>
    <message>
        <source>whose turn comes next</source>
        <translation>wessen Zug als Nächstes kommt</translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} credit of bad publicity in this run.</source>
        <comment>The Runner has {n} credits of bad publicity in this run.</comment>
        <translation>
            <numerusform>Der Runner hat in diesem Run {n} Credit aus Bad Publicity.</numerusform>
            <numerusform>Der Runner hat in diesem Run {n} Credits aus Bad Publicity.</numerusform>
        </translation>
    </message>
    <message>
        <source>In step {step} alone {what}.</source>
        <extracomment>a step of a timing structure, and what may be done in it</extracomment>
        <translation>Nur in Schritt {step} gilt: {what}.</translation>
    </message>
    <message>
        <source>{card}: the grip of the Runner lies open</source>
        <translation>{card}: der Grip des Runners liegt offen</translation>
    </message>
    <message>
        <source>{card} is installed facedown: it has no name, type or subtype</source>
        <translation>{card} ist verdeckt installiert: ohne Titel, Typ und Untertyp</translation>
    </message>
    <message>
        <source>the next turn is {player.of}</source>
        <translation>der nächste Zug ist der {player.of}</translation>
    </message>
    <message>
        <source>Yes, the Corp may, though it would change nothing.</source>
        <translation>Ja, die Corp darf das, aber es würde nichts ändern.</translation>
    </message>
    <message>
        <source>Yes, the Runner may, though it would change nothing.</source>
        <translation>Ja, der Runner darf das, aber es würde nichts ändern.</translation>
    </message>
    <message>
        <source>what {cards} does the first time each turn counts the second time, too</source>
        <translation>{cards}: was beim ersten Mal in jedem Zug geschieht, gilt auch beim zweiten Mal</translation>
    </message>
    <message>
        <source>the grip of the Runner lies open</source>
        <translation>der Grip des Runners liegt offen</translation>
    </message>
    <message>
        <source>{value} {player.of} is {amount}</source>
        <translation>{value} {player.of}: {amount}</translation>
    </message>
    <message>
        <source>no subroutine printed on this card is broken</source>
        <translation>keine auf dieser Karte aufgedruckte Subroutine ist gebrochen</translation>
    </message>
    <message>
        <source>a subroutine printed on this card is broken</source>
        <translation>eine auf dieser Karte aufgedruckte Subroutine ist gebrochen</translation>
    </message>
    <message>
        <source>to access</source>
        <translation>für den Zugriff</translation>
    </message>
    <message>
        <source>of the others than those</source>
        <translation>von den anderen</translation>
    </message>
    <message>
        <source>{player} arranges the cards, from the top: {cards}</source>
        <translation>{player} ordnet die Karten, von oben: {cards}</translation>
    </message>
    <message>
        <source>nothing is broken: {why}</source>
        <translation>nichts wird gebrochen: {why}</translation>
    </message>
    <message>
        <source>{placed}; that is not advancing it</source>
        <extracomment>what is placed: &quot;placed on Junebug: 1 advancement token&quot;</extracomment>
        <translation>{placed}; das ist kein Vorantreiben</translation>
    </message>
    <message>
        <source>{player} takes another turn after this one</source>
        <translation>{player} hat nach diesem Zug noch einen</translation>
    </message>
    <message>
        <source>as the text needs it: {what}</source>
        <extracomment>what a text asks about and finds: &quot;power counters on D4v1d: 2, which is less than 3&quot;</extracomment>
        <translation>so, wie der Text es verlangt: {what}</translation>
    </message>
    <message>
        <source>not as the text needs it: {what}</source>
        <translation>nicht so, wie der Text es verlangt: {what}</translation>
    </message>
    <message>
        <source>the Runner jacks out</source>
        <translation>der Runner klinkt sich aus</translation>
    </message>
    <message>
        <source>the Runner may jack out, and then: {what}</source>
        <translation>der Runner darf sich ausklinken, und danach: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{number} are to be lost, and {player} has {n} credit</source>
        <comment>{number} are to be lost, and {player} has {n} credits</comment>
        <translation>
            <numerusform>zu verlieren sind {number}, und {player} hat {n} Credit</numerusform>
            <numerusform>zu verlieren sind {number}, und {player} hat {n} Credits</numerusform>
        </translation>
    </message>
    <message>
        <source>it lasts for an encounter, and there is none: the change is over at once</source>
        <translation>es gilt für eine Begegnung, und es gibt keine: die Änderung ist sofort vorbei</translation>
    </message>
    <message>
        <source>it lasts for a run, and there is none: the change is over at once</source>
        <translation>es gilt für einen Run, und es gibt keinen: die Änderung ist sofort vorbei</translation>
    </message>
    <message>
        <source>the attacked server is now {server}, and the run goes on</source>
        <translation>der angegriffene Server ist jetzt {server}, und der Run geht weiter</translation>
    </message>
    <message>
        <source>{player} moves {cards} to the innermost place of the attacked server</source>
        <translation>{player} bewegt an die innerste Position des angegriffenen Servers: {cards}</translation>
    </message>
    <message>
        <source>the run goes on at another server, and its outermost ice is encountered</source>
        <translation>der Run geht bei einem anderen Server weiter, und dort trifft der Runner auf das äußerste Ice</translation>
    </message>
    <message>
        <source>the run goes on with encountering {ice}</source>
        <translation>der Run geht mit der Begegnung mit {ice} weiter</translation>
    </message>
    <message>
        <source>{why}, so that option cannot be chosen</source>
        <extracomment>why an option cannot be chosen: &quot;there is no program in the heap&quot;</extracomment>
        <translation>{why}, also kann diese Option nicht gewählt werden</translation>
    </message>
    <message>
        <source>this alone is left: {option}</source>
        <extracomment>what happens, for nothing else can be chosen</extracomment>
        <translation>nur dies bleibt übrig: {option}</translation>
    </message>
    <message>
        <source>{player} may: {what}</source>
        <translation>{player} darf: {what}</translation>
    </message>
    <message>
        <source>{card}: the attacked server is now {server}, and the run goes on</source>
        <translation>{card}: der angegriffene Server ist jetzt {server}, und der Run geht weiter</translation>
    </message>
    <message numerus="yes">
        <source>{number} are to be trashed, and {n} card is {zone.in}</source>
        <comment>{number} are to be trashed, and {n} cards are {zone.in}</comment>
        <translation>
            <numerusform>zu trashen sind {number}, und {n} Karte ist {zone.in}</numerusform>
            <numerusform>zu trashen sind {number}, und {n} Karten sind {zone.in}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is stolen, which cannot be declined</source>
        <translation>{card} wird gestohlen, und das kann nicht abgelehnt werden</translation>
    </message>
    <message>
        <source>ice that protects a server is not in it, and is not accessed</source>
        <translation>Ice, das einen Server schützt, ist nicht darin, und darauf wird nicht zugegriffen</translation>
    </message>
    <message>
        <source>the Runner does not pay the additional cost: {card} is not accessed</source>
        <translation>der Runner zahlt die zusätzlichen Kosten nicht: auf {card} wird nicht zugegriffen</translation>
    </message>
    <message>
        <source>whether to pay for the access</source>
        <translation>ob für den Zugriff gezahlt wird</translation>
    </message>
    <message numerus="yes">
        <source>this use of the ability breaks at most {n} subroutine</source>
        <comment>this use of the ability breaks at most {n} subroutines</comment>
        <translation>
            <numerusform>diese Nutzung der Fähigkeit bricht höchstens {n} Subroutine</numerusform>
            <numerusform>diese Nutzung der Fähigkeit bricht höchstens {n} Subroutinen</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of subroutines is 0</source>
        <translation>die Zahl der Subroutinen ist 0</translation>
    </message>
    <message numerus="yes">
        <source>{card} is forfeited and removed from the game: {player} loses {points} and has {n} left</source>
        <comment>{card} is forfeited and removed from the game: {player} loses {points} and has {n} left</comment>
        <translation>
            <numerusform>{card} wird aufgegeben und aus dem Spiel entfernt: {player} verliert {points} und hat noch {n}</numerusform>
            <numerusform>{card} wird aufgegeben und aus dem Spiel entfernt: {player} verliert {points} und hat noch {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is bypassed, whatever the strength of {breaker}: the encounter is over</source>
        <translation>{card} wird umgangen, gleich welche Stärke {breaker} hat: die Begegnung ist vorbei</translation>
    </message>
    <message>
        <source>the Corp has no bad publicity</source>
        <translation>die Corp hat keine Bad Publicity</translation>
    </message>
    <message>
        <source>{player} must find such a card, and finds {card}</source>
        <translation>{player} muss eine solche Karte finden und findet {card}</translation>
    </message>
    <message>
        <source>it goes where {card} is</source>
        <translation>sie kommt dorthin, wo {card} ist</translation>
    </message>
    <message>
        <source>{card} is in another server</source>
        <translation>{card} ist in einem anderen Server</translation>
    </message>
    <message>
        <source>a console is installed, and there may be one alone</source>
        <translation>eine Konsole ist installiert, und es darf nur eine geben</translation>
    </message>
    <message>
        <source>{card} may be installed now by its own text: {what}</source>
        <translation>{card} darf nach dem eigenen Text jetzt installiert werden: {what}</translation>
    </message>
    <message>
        <source>{card} may not be installed now by its own text: {what}</source>
        <translation>{card} darf nach dem eigenen Text jetzt nicht installiert werden: {what}</translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met, although it is inactive</source>
        <translation>{ability}: Die Auslösebedingung ist erfüllt, obwohl die Karte inaktiv ist</translation>
    </message>
    <message>
        <source>as the text of {card} needs it: {what}</source>
        <translation>so, wie der Text von {card} es verlangt: {what}</translation>
    </message>
    <message>
        <source>{card} goes {zone.to} and is turned faceup</source>
        <translation>{card} kommt {zone.to} und wird offen hingelegt</translation>
    </message>
    <message>
        <source>{card} may be played now by its own text: {what}</source>
        <extracomment>a card, and what its text asks about and finds</extracomment>
        <translation>{card} darf nach dem eigenen Text jetzt gespielt werden: {what}</translation>
    </message>
    <message>
        <source>{card} may not be played now by its own text: {what}</source>
        <translation>{card} darf nach dem eigenen Text jetzt nicht gespielt werden: {what}</translation>
    </message>
    <message>
        <source>the {value} of {card} is lowered by {lowered}, to {left}</source>
        <extracomment>a cost of a card, by how much it is lowered, and what it comes to</extracomment>
        <translation>{value} von {card}: gesenkt um {lowered}, auf {left}</translation>
    </message>
    <message>
        <source>broken subroutines of {card} do not resolve: {numbers}</source>
        <translation>gebrochene Subroutinen von {card} werden nicht ausgeführt: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more subroutine of {card} does not resolve, for the run has ended</source>
        <comment>{n} more subroutines of {card} do not resolve, for the run has ended</comment>
        <translation>
            <numerusform>{card}: {n} weitere Subroutine wird nicht ausgeführt, denn der Run ist zu Ende</numerusform>
            <numerusform>{card}: {n} weitere Subroutinen werden nicht ausgeführt, denn der Run ist zu Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met, and it triggers, although it is inactive</source>
        <translation>{ability}: Die Auslösebedingung ist erfüllt, und sie wird ausgelöst, obwohl die Karte inaktiv ist</translation>
    </message>
    <message>
        <source>it is used once per run, and it was used in this run</source>
        <translation>sie wird einmal je Run benutzt, und sie wurde in diesem Run schon benutzt</translation>
    </message>
    <message>
        <source>it is used once per turn, and it was used in this turn</source>
        <translation>sie wird einmal je Zug benutzt, und sie wurde in diesem Zug schon benutzt</translation>
    </message>
    <message>
        <source>{ice} has the subtype {subtype}, and that it has others does not matter</source>
        <translation>{ice} hat den Untertyp {subtype}, und ob noch andere dazukommen, ist gleich</translation>
    </message>
    <message>
        <source>not as the text of {card} needs it: {what}</source>
        <translation>nicht so, wie der Text von {card} es verlangt: {what}</translation>
    </message>
    <message>
        <source>{card} is turned faceup and is now {zone.in}</source>
        <translation>{card} wird offen hingelegt und ist jetzt {zone.in}</translation>
    </message>
    <message>
        <source>the text of {card} before its errata is not at hand</source>
        <translation>der Text von {card} vor den Errata liegt nicht vor</translation>
    </message>
    <message>
        <source>the text of {card} is not at hand</source>
        <translation>der Text von {card} liegt nicht vor</translation>
    </message>
    <message>
        <source>the text of {card} is not at hand in this: {what}</source>
        <extracomment>a card, and a part of its text</extracomment>
        <translation>der Text von {card} liegt hierin nicht vor: {what}</translation>
    </message>
    <message>
        <source>the highest {value} of {card}</source>
        <extracomment>the highest of a value among cards: &quot;the highest install cost of such cards (hardware)&quot;</extracomment>
        <translation>der höchste Wert ({value}: {card})</translation>
    </message>
    <message>
        <source>how often there was {event}</source>
        <extracomment>a number: &quot;how often there was a successful run&quot;</extracomment>
        <translation>wie oft es dies gab: {event}</translation>
    </message>
    <message>
        <source>something was lost or trashed for it</source>
        <translation>etwas wurde dafür verloren oder getrasht</translation>
    </message>
    <message>
        <source>nothing was lost or trashed for it</source>
        <translation>nichts wurde dafür verloren oder getrasht</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <extracomment>what is counted, and how many there are: &quot;credits on Bank Job: 4&quot;</extracomment>
        <translation>{what}: {number}</translation>
    </message>
    <message>
        <source>{what}: {number}, which is at least {least}</source>
        <extracomment>what is counted, and how many there are: &quot;strength of Atman: 3, which is at least 2&quot;</extracomment>
        <translation>{what}: {number}, also mindestens {least}</translation>
    </message>
    <message>
        <source>{what}: {number}, which is less than {least}</source>
        <translation>{what}: {number}, also weniger als {least}</translation>
    </message>
    <message>
        <source>{card} is {zone.in}</source>
        <translation>{card} ist {zone.in}</translation>
    </message>
    <message>
        <source>{card} is of the type {types}</source>
        <translation>{card} ist vom Typ {types}</translation>
    </message>
    <message>
        <source>{card} is not of the type {types}</source>
        <translation>{card} ist nicht vom Typ {types}</translation>
    </message>
    <message>
        <source>no card was chosen for it</source>
        <translation>keine Karte wurde dafür gewählt</translation>
    </message>
    <message>
        <source>{card} is there ({kind})</source>
        <extracomment>cards that a text asks for: &quot;Corroder is there (program, installed)&quot;</extracomment>
        <translation>{card} ist da ({kind})</translation>
    </message>
    <message numerus="yes">
        <source>{n} such card is of the faction {faction}, and fewer are of any other</source>
        <comment>{n} such cards are of the faction {faction}, and fewer are of any other</comment>
        <translation>
            <numerusform>{n} solche Karte gehört zur Fraktion {faction}, und von jeder anderen sind es weniger</numerusform>
            <numerusform>{n} solche Karten gehören zur Fraktion {faction}, und von jeder anderen sind es weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} was flipped</source>
        <translation>{card} wurde umgedreht</translation>
    </message>
    <message>
        <source>{card} was not flipped</source>
        <translation>{card} wurde nicht umgedreht</translation>
    </message>
    <message>
        <source>the run is on the server of {card}</source>
        <translation>der Run geht auf den Server von {card}</translation>
    </message>
    <message>
        <source>the run is not on the server of {card}</source>
        <translation>der Run geht nicht auf den Server von {card}</translation>
    </message>
    <message>
        <source>there is no {type} {zone.in}</source>
        <extracomment>a type of cards, and a place: &quot;there is no program in the heap&quot;</extracomment>
        <translation>es gibt {zone.in} keine Karte dieses Typs ({type})</translation>
    </message>
    <message>
        <source>there is no installed {type}</source>
        <translation>keine Karte dieses Typs ({type}) ist installiert</translation>
    </message>
    <message>
        <source>{card}: {what}, for {during}</source>
        <extracomment>the same, and what that hangs on: &quot;it is the turn of the Runner&quot;</extracomment>
        <translation>{card}: {what}, denn {during}</translation>
    </message>
    <message>
        <source>{card} is not {where}</source>
        <extracomment>a card, and &quot;at a remote server&quot;</extracomment>
        <translation>{card} ist nicht {where}</translation>
    </message>
    <message>
        <source>−{number} by {card} for {counted}</source>
        <translation>−{number} durch {card} für {counted}</translation>
    </message>
    <message>
        <source>+{number} by {card} for {counted}</source>
        <extracomment>more by a card, for so many of something</extracomment>
        <translation>+{number} durch {card} für {counted}</translation>
    </message>
    <message>
        <source>the text of {card} does not change its {value}: {why}</source>
        <translation>{value}: der Text von {card} ändert hier nichts: {why}</translation>
    </message>
    <message>
        <source>the number is at most {number}: {what}</source>
        <extracomment>the most that may be chosen, and what that is the number of: &quot;cards in the deck&quot;</extracomment>
        <translation>die Zahl ist höchstens {number}: {what}</translation>
    </message>
    <message>
        <source>{card} is none of the cards that may be chosen ({choice})</source>
        <extracomment>a card, and a decision: &quot;which card is found&quot;</extracomment>
        <translation>{card} ist keine der Karten, die gewählt werden dürfen ({choice})</translation>
    </message>
    <message>
        <source>{card} says what the number is, and whether {other} changes it all the same, no rule says</source>
        <translation>{card} legt die Zahl fest, und ob {other} sie trotzdem ändert, sagt keine Regel</translation>
    </message>
    <message>
        <source>{number} as {card} says</source>
        <translation>{number}, wie {card} es sagt</translation>
    </message>
    <message>
        <source>Nobody knows the face of {card}.</source>
        <translation>Niemand kennt die Vorderseite von {card}.</translation>
    </message>
    <message>
        <source>Nobody knows of an access of {card}.</source>
        <translation>Niemand weiß von einem Zugriff auf {card}.</translation>
    </message>
    <message>
        <source>{title}</source>
        <translation>{title}</translation>
    </message>
    <message>
        <source>“{subtype}” is printed on {card}</source>
        <translation>„{subtype}“ ist auf {card} gedruckt</translation>
    </message>
    <message>
        <source>“{subtype}” is printed on {card}, and what takes it away once is outweighed by what adds it</source>
        <translation>„{subtype}“ ist auf {card} gedruckt, und was es einmal wegnimmt, wird von dem aufgewogen, was es hinzufügt</translation>
    </message>
    <message>
        <source>an ability adds “{subtype}” to {card}, but another takes it away</source>
        <translation>eine Fähigkeit gibt {card} „{subtype}“, aber eine andere nimmt es weg</translation>
    </message>
    <message>
        <source>{card} {number}</source>
        <extracomment>a program, and how many memory units it takes</extracomment>
        <translation>{card} {number}</translation>
    </message>
    <message numerus="yes">
        <source>installed programs take {n} memory unit: {each}</source>
        <comment>installed programs take {n} memory units: {each}</comment>
        <translation>
            <numerusform>installierte Programme belegen {n} Speichereinheit: {each}</numerusform>
            <numerusform>installierte Programme belegen {n} Speichereinheiten: {each}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: its effect goes on</source>
        <translation>{card}: der Effekt geht weiter</translation>
    </message>
    <message>
        <source>{line}, {number} times</source>
        <translation>{line}, {number}-mal</translation>
    </message>
    <message>
        <source>this changes nothing here</source>
        <translation>dies ändert hier nichts</translation>
    </message>
    <message>
        <source>it costs nothing: no cost is less than that</source>
        <translation>es kostet nichts: weniger als das sind keine Kosten</translation>
    </message>
    <message>
        <source>this did not happen in the turn before: {event}</source>
        <translation>dies geschah im Zug davor nicht: {event}</translation>
    </message>
    <message>
        <source>this happened in the turn before: {event}</source>
        <translation>dies geschah im Zug davor: {event}</translation>
    </message>
    <message>
        <source>this did not happen in this run: {event}</source>
        <translation>dies geschah in diesem Run nicht: {event}</translation>
    </message>
    <message>
        <source>this happened in this run: {event}</source>
        <translation>dies geschah in diesem Run: {event}</translation>
    </message>
    <message>
        <source>this did not happen in this turn: {event}</source>
        <translation>dies geschah in diesem Zug nicht: {event}</translation>
    </message>
    <message>
        <source>this happened in this turn: {event}</source>
        <translation>dies geschah in diesem Zug: {event}</translation>
    </message>
    <message>
        <source>not every subroutine was broken by an ability of {card}</source>
        <translation>nicht jede Subroutine wurde durch eine Fähigkeit von {card} gebrochen</translation>
    </message>
    <message>
        <source>every subroutine was broken by an ability of {card}</source>
        <translation>jede Subroutine wurde durch eine Fähigkeit von {card} gebrochen</translation>
    </message>
    <message>
        <source>no subroutine of other ice was broken in this run by an ability of {card}</source>
        <translation>keine Subroutine von anderem Ice wurde in diesem Run durch eine Fähigkeit von {card} gebrochen</translation>
    </message>
    <message>
        <source>a subroutine of other ice was broken in this run by an ability of {card}</source>
        <translation>eine Subroutine von anderem Ice wurde in diesem Run durch eine Fähigkeit von {card} gebrochen</translation>
    </message>
    <message>
        <source>no subroutine was broken in this run by an ability of {card}</source>
        <translation>keine Subroutine wurde in diesem Run durch eine Fähigkeit von {card} gebrochen</translation>
    </message>
    <message>
        <source>a subroutine was broken in this run by an ability of {card}</source>
        <translation>eine Subroutine wurde in diesem Run durch eine Fähigkeit von {card} gebrochen</translation>
    </message>
    <message>
        <source>no subroutine was broken by an ability of {card}</source>
        <translation>keine Subroutine wurde durch eine Fähigkeit von {card} gebrochen</translation>
    </message>
    <message>
        <source>a subroutine was broken by an ability of {card}</source>
        <translation>eine Subroutine wurde durch eine Fähigkeit von {card} gebrochen</translation>
    </message>
    <message>
        <source>paid abilities of {cards} cannot be used</source>
        <translation>bezahlte Fähigkeiten dieser Karten können nicht genutzt werden: {cards}</translation>
    </message>
    <message>
        <source>{ice} has one subroutine more, before all others: {what}</source>
        <translation>{ice} hat eine Subroutine mehr, vor allen anderen: {what}</translation>
    </message>
    <message>
        <source>{ice} has one subroutine more, after all others: {what}</source>
        <translation>{ice} hat eine Subroutine mehr, nach allen anderen: {what}</translation>
    </message>
    <message>
        <source>{card}: {while} this is an additional cost {act}: {cost}</source>
        <extracomment>a card, an act like &quot;to rez&quot;, a cost like &quot;2 credits&quot;, and how long</extracomment>
        <translation>{card}: {while} sind dies zusätzliche Kosten {act}: {cost}</translation>
    </message>
    <message>
        <source>{card} waits now for {event}; then this follows: {what}</source>
        <extracomment>a card, an event, and what follows from that: &quot;accessing a card (agenda)&quot;</extracomment>
        <translation>{card} wartet nun auf dies: {event}; dann folgt: {what}</translation>
    </message>
    <message>
        <source>{card} waits now for {event}</source>
        <translation>{card} wartet nun auf dies: {event}</translation>
    </message>
    <message>
        <source>this is chosen: {what}</source>
        <translation>dies wird gewählt: {what}</translation>
    </message>
    <message>
        <source>this is not chosen: {what}</source>
        <translation>dies wird nicht gewählt: {what}</translation>
    </message>
    <message>
        <source>{card}: {when} this follows: {what}</source>
        <extracomment>a card, &quot;when this run ends&quot; or the like, and what follows then</extracomment>
        <translation>{card}: {when} folgt dies: {what}</translation>
    </message>
    <message>
        <source>this option cannot be resolved completely, so it cannot be chosen: “{option}”</source>
        <translation>diese Option kann nicht vollständig ausgeführt werden, also kann sie nicht gewählt werden: „{option}“</translation>
    </message>
    <message>
        <source>this option can be resolved completely: “{option}”</source>
        <translation>diese Option kann vollständig ausgeführt werden: „{option}“</translation>
    </message>
    <message>
        <source>it is about what is {where}, and this is {server}</source>
        <extracomment>a kind of server: &quot;at a central server&quot;; and a server that is none</extracomment>
        <translation>es geht um das, was {where} ist, und dies ist {server}</translation>
    </message>
    <message>
        <source>{card} adds no cost: {why}</source>
        <translation>{card} fügt keine Kosten hinzu: {why}</translation>
    </message>
    <message>
        <source>{card} adds to the cost: {cost}</source>
        <translation>{card} erhöht die Kosten um: {cost}</translation>
    </message>
    <message>
        <source>{card} adds nothing to this {damage}, by its kind or doer</source>
        <translation>{card} fügt hier nichts hinzu ({damage}): nach Art oder Urheber nicht gemeint</translation>
    </message>
    <message>
        <source>{player} draws {cards}, and none is left to draw</source>
        <translation>{player} zieht {cards}, und es ist keine mehr zum Ziehen da</translation>
    </message>
    <message numerus="yes">
        <source>no more than {n} card may be chosen</source>
        <comment>no more than {n} cards may be chosen</comment>
        <translation>
            <numerusform>nicht mehr als {n} Karte darf gewählt werden</numerusform>
            <numerusform>nicht mehr als {n} Karten dürfen gewählt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>the text is about {number}, and there are no more than these: {cards}</source>
        <translation>der Text spricht von {number}, und es gibt nicht mehr als diese: {cards}</translation>
    </message>
    <message>
        <source>the step “{title}”</source>
        <extracomment>a step of a timing structure</extracomment>
        <translation>der Schritt „{title}“</translation>
    </message>
    <message>
        <source>no other region stays there</source>
        <translation>keine andere Region bleibt dort</translation>
    </message>
    <message>
        <source>{card} was not installed</source>
        <translation>{card} wurde nicht installiert</translation>
    </message>
    <message>
        <source>as the text of {card} needs it: no accessed card was stolen or trashed</source>
        <translation>wie der Text von {card} es verlangt: keine Karte, auf die zugegriffen wurde, wurde gestohlen oder getrasht</translation>
    </message>
    <message>
        <source>{card} is not stolen: the game is over before</source>
        <translation>{card} wird nicht gestohlen: das Spiel ist vorher zu Ende</translation>
    </message>
    <message>
        <source>it was used in this turn already</source>
        <translation>es wurde in diesem Zug schon genutzt</translation>
    </message>
    <message>
        <source>its cost cannot be paid</source>
        <translation>die Kosten können nicht gezahlt werden</translation>
    </message>
    <message>
        <source>{card} prevents nothing of it: {why}</source>
        <translation>{card} verhindert nichts davon: {why}</translation>
    </message>
    <message>
        <source>it does not prevent {damage}</source>
        <translation>dies wird damit nicht verhindert: {damage}</translation>
    </message>
    <message>
        <source>{step} lets {player} alone take actions</source>
        <translation>{step} lässt nur {player} Aktionen ausführen</translation>
    </message>
    <message>
        <source>the unbroken subroutines of {ice} resolved</source>
        <translation>die ungebrochenen Subroutinen von {ice} wurden ausgeführt</translation>
    </message>
    <message>
        <source>{card} made this run</source>
        <translation>{card} hat diesen Run gemacht</translation>
    </message>
    <message numerus="yes">
        <source>the Runner loses {n} tag and has {left} left</source>
        <comment>the Runner loses {n} tags and has {left} left</comment>
        <translation>
            <numerusform>der Runner verliert {n} Tag und behält {left}</numerusform>
            <numerusform>der Runner verliert {n} Tags und behält {left}</numerusform>
        </translation>
    </message>
    <message>
        <source>first {player} trashes {cards}, then the cost is paid and {card} is installed</source>
        <translation>zuerst trasht {player} dies: {cards}; dann werden die Kosten gezahlt, und {card} wird installiert</translation>
    </message>
    <message>
        <source>first {player} trashes {cards}, then {card} is installed</source>
        <translation>zuerst trasht {player} dies: {cards}; dann wird {card} installiert</translation>
    </message>
    <message>
        <source>{card} has no text before its ability triggers: it is lost</source>
        <translation>{card} hat keinen Text mehr, bevor die Fähigkeit ausgelöst wird: sie entfällt</translation>
    </message>
    <message>
        <source>{card} does not trigger: it waits for {event} at {place}, and this was at {server}</source>
        <translation>{card} wird nicht ausgelöst: gewartet wird auf dies: {event} bei {place}; und dies war bei {server}</translation>
    </message>
    <message>
        <source>{card} does not trigger: it waits for {event} {where}, and this was at {server}</source>
        <extracomment>a card, an event, &quot;at a central server&quot; or the like, and another server</extracomment>
        <translation>{card} wird nicht ausgelöst: gewartet wird auf dies: {event} {where}; und dies war bei {server}</translation>
    </message>
    <message>
        <source>{card} does not trigger: it waits for {event} by {player}</source>
        <translation>{card} wird nicht ausgelöst: gewartet wird auf dies: {event} durch {player}</translation>
    </message>
    <message>
        <source>{card} does not trigger: it waits for {damage}, and this is {other}</source>
        <translation>{card} wird nicht ausgelöst: gewartet wird auf {damage}, und dies ist {other}</translation>
    </message>
    <message>
        <source>it was inactive</source>
        <translation>es war inaktiv</translation>
    </message>
    <message numerus="yes">
        <source>{n} such card is of the faction {faction}, and no fewer are of another</source>
        <comment>{n} such cards are of the faction {faction}, and no fewer are of another</comment>
        <translation>
            <numerusform>{n} solche Karte gehört zur Fraktion {faction}, und von einer anderen sind es nicht weniger</numerusform>
            <numerusform>{n} solche Karten gehören zur Fraktion {faction}, und von einer anderen sind es nicht weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no installed card</source>
        <translation>{player} hat keine installierte Karte</translation>
    </message>
    <message>
        <source>none of those cards is there</source>
        <translation>keine dieser Karten ist da</translation>
    </message>
    <message>
        <source>none of those cards is this: {kind}</source>
        <translation>keine dieser Karten ist dies: {kind}</translation>
    </message>
    <message>
        <source>there is no card of this kind: {kind}</source>
        <translation>es gibt keine Karte dieser Art: {kind}</translation>
    </message>
    <message>
        <source>{card} forbids nothing here: {why}</source>
        <translation>{card} verbietet hier nichts: {why}</translation>
    </message>
    <message>
        <source>paid abilities of {card} cannot be used</source>
        <translation>bezahlte Fähigkeiten von {card} können nicht genutzt werden</translation>
    </message>
    <message>
        <source>{player} cannot use paid abilities</source>
        <translation>{player} kann keine bezahlten Fähigkeiten nutzen</translation>
    </message>
    <message>
        <source>the effect does not concern {card}: {why}</source>
        <translation>der Effekt betrifft {card} nicht: {why}</translation>
    </message>
    <message>
        <source>it is not rezzed</source>
        <translation>es ist nicht gerezzt</translation>
    </message>
    <message>
        <source>it lies facedown</source>
        <translation>es liegt verdeckt</translation>
    </message>
    <message>
        <source>no more than {number} may be chosen</source>
        <translation>mehr als {number} darf nicht gewählt werden</translation>
    </message>
    <message>
        <source>an X is stated, and nothing lets a number be chosen</source>
        <translation>ein X ist angegeben, und nichts lässt eine Zahl wählen</translation>
    </message>
    <message>
        <source>{source} does not change the {value} of {card}: {why}</source>
        <translation>{source} ändert dies an {card} nicht ({value}): {why}</translation>
    </message>
    <message>
        <source>{source} does not change the {value} {player.of}: {why}</source>
        <translation>{source} ändert {value} {player.of} nicht: {why}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1. %2: %3 points, SoS %4</source>
        <extracomment>a line of a code: a place, a player, his points and strength of schedule</extracomment>
        <translation>%1. %2: %3 Punkte, SoS %4</translation>
    </message>
    <message>
        <source>%1, ESoS %2</source>
        <translation>%1, ESoS %2</translation>
    </message>
    <message>
        <source>No result was typed. Possible are: %1</source>
        <extracomment>1 is a list of what may be typed, such as &quot;2-0, 1-1, 0-2 · or one letter a game …&quot;</extracomment>
        <translation>Es wurde kein Ergebnis eingegeben. Möglich sind: %1</translation>
    </message>
    <message>
        <source>“%1” is no result. Possible are: %2</source>
        <translation>„%1“ ist kein Ergebnis. Möglich sind: %2</translation>
    </message>
</context>
<context>
    <name>ui::ActDesk</name>
    <message>
        <source>Override with a reason…</source>
        <translation>Mit Begründung hinwegsetzen…</translation>
    </message>
    <message>
        <source>Override the profile</source>
        <translation>Über das Profil hinwegsetzen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Reason, for the organizers&apos; log:</source>
        <translation>Grund, für das Protokoll der Turnierleitung:</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Back to the state after: %1</source>
        <translation>Zurück zum Stand nach: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Acts of others</source>
        <translation>Schritte anderer</translation>
    </message>
    <message>
        <source>Take back all the same</source>
        <translation>Trotzdem zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1: %2</source>
        <extracomment>1 is who did it, 2 what</extracomment>
        <translation>&amp;Zurücknehmen: %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ActDialog</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Kept in the log</source>
        <translation>Wird im Protokoll festgehalten</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>Gr&amp;und:</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weiterer Hinweis.</numerusform>
            <numerusform>Und %n weitere Hinweise.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” once more enters it all the same.</source>
        <translation>Noch einmal „%1“ trägt es dennoch ein.</translation>
    </message>
</context>
<context>
    <name>ui::ActQueue</name>
    <message>
        <source>Another program is writing to %1; waiting until it is done.</source>
        <translation>Ein anderes Programm schreibt in %1; gewartet wird, bis es fertig ist.</translation>
    </message>
</context>
<context>
    <name>ui::ActText</name>
    <message>
        <source>Both let the game go on to step %1</source>
        <translation>Beide lassen das Spiel bis Schritt %1 weitergehen</translation>
    </message>
    <message>
        <source>%1 – not derived: %2</source>
        <translation>%1 – nicht abgeleitet: %2</translation>
    </message>
    <message>
        <source>%1 – no: %2</source>
        <extracomment>an act, and why it is not allowed</extracomment>
        <translation>%1 – nein: %2</translation>
    </message>
</context>
<context>
    <name>ui::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;New event…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>Start a tournament in a new file</source>
        <translation>Ein Turnier in einer neuen Datei beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open an event file</source>
        <translation>Eine Turnierdatei öffnen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Make an event from a file of another program, or from a list of players</source>
        <translation>Ein Turnier aus der Datei eines anderen Programms oder aus einer Liste von Namen anlegen</translation>
    </message>
    <message>
        <source>Try everything on an invented tournament of 16 players</source>
        <translation>Alles an einem erfundenen Turnier mit 16 Personen ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write players, pairings, standings or the whole event for other programs</source>
        <translation>Namen, Paarungen, Tabelle oder das ganze Turnier für andere Programme schreiben</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Write the event to a second file; this one stays open</source>
        <translation>Das Turnier in eine zweite Datei schreiben; diese bleibt geöffnet</translation>
    </message>
    <message>
        <source>C&amp;lose event</source>
        <translation>Turnier &amp;schließen</translation>
    </message>
    <message>
        <source>Go back to the start page; everything is saved already</source>
        <translation>Zurück zur Startseite; alles ist schon gesichert</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Leave Arbiter; everything is saved already</source>
        <translation>Arbiter verlassen; alles ist schon gesichert</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the last act</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Noch einmal tun, was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Find a player, a table or an act</source>
        <translation>Eine Person, einen Tisch oder einen Schritt suchen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Angaben…</translation>
    </message>
    <message>
        <source>Change name, date, tier and who runs the event</source>
        <translation>Name, Datum, Stufe und Leitung des Turniers ändern</translation>
    </message>
    <message>
        <source>&amp;Announcement…</source>
        <translation>An&amp;kündigung…</translation>
    </message>
    <message>
        <source>Change the number of rounds, the cut and the length of a round</source>
        <translation>Zahl der Runden, Cut und Rundendauer ändern</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln…</translation>
    </message>
    <message>
        <source>Change the rules the event is scored and paired by</source>
        <translation>Die Regeln ändern, nach denen gewertet und gepaart wird</translation>
    </message>
    <message>
        <source>&amp;Tables…</source>
        <translation>&amp;Tische…</translation>
    </message>
    <message>
        <source>Change which table numbers the pairings use</source>
        <translation>Ändern, welche Tischnummern die Paarungen benutzen</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Person hinzufügen</translation>
    </message>
    <message>
        <source>Type the name of a new player</source>
        <translation>Den Namen einer neuen Person eingeben</translation>
    </message>
    <message>
        <source>Add &amp;several…</source>
        <translation>&amp;Mehrere hinzufügen…</translation>
    </message>
    <message>
        <source>Add players from a pasted list, one a line</source>
        <translation>Namen aus einer eingefügten Liste übernehmen, einer je Zeile</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>Change name, identities, byes, fixed table or seat</source>
        <translation>Name, Identitäten, Freilose, festen Tisch oder Sitzplatz ändern</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>&amp;Ausstieg</translation>
    </message>
    <message>
        <source>The player leaves and keeps points and place</source>
        <translation>Die Person steigt aus und behält Punkte und Platz</translation>
    </message>
    <message>
        <source>Re&amp;instate</source>
        <translation>&amp;Wieder aufnehmen</translation>
    </message>
    <message>
        <source>The player is back</source>
        <translation>Die Person ist wieder da</translation>
    </message>
    <message>
        <source>Dis&amp;qualify…</source>
        <translation>&amp;Disqualifizieren…</translation>
    </message>
    <message>
        <source>The player is out of standings and cut</source>
        <translation>Die Person ist aus Tabelle und Cut heraus</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Take back the registration of somebody who was never paired</source>
        <translation>Die Anmeldung von jemandem zurücknehmen, der nie gepaart wurde</translation>
    </message>
    <message>
        <source>Sea&amp;ts in the draft…</source>
        <translation>&amp;Sitzplätze im Draft…</translation>
    </message>
    <message>
        <source>Enter who sits where, for the first round of a full draft</source>
        <translation>Eingeben, wer wo sitzt, für die erste Runde eines vollen Drafts</translation>
    </message>
    <message>
        <source>Record a &amp;penalty…</source>
        <translation>S&amp;trafe vermerken…</translation>
    </message>
    <message>
        <source>Note a penalty in the organizers&apos; private log</source>
        <translation>Eine Strafe im vertraulichen Protokoll der Turnierleitung vermerken</translation>
    </message>
    <message>
        <source>&amp;Pair next round…</source>
        <translation>Nächste Runde &amp;paaren…</translation>
    </message>
    <message>
        <source>Propose the next round and review it before it counts</source>
        <translation>Die nächste Runde vorschlagen und prüfen, bevor sie gilt</translation>
    </message>
    <message>
        <source>Pair wi&amp;th…</source>
        <translation>Paaren &amp;mit…</translation>
    </message>
    <message>
        <source>Propose the next round with pairs put together or kept apart</source>
        <translation>Die nächste Runde mit zusammengesetzten oder getrennten Paaren vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Unpair round</source>
        <translation>Paarung auf&amp;heben</translation>
    </message>
    <message>
        <source>Take the last round back</source>
        <translation>Die letzte Runde zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Swap two players…</source>
        <translation>Zwei Personen &amp;tauschen…</translation>
    </message>
    <message>
        <source>Exchange two players between tables and see what it breaks</source>
        <translation>Zwei Personen zwischen Tischen tauschen und sehen, was das bricht</translation>
    </message>
    <message>
        <source>Enter a &amp;result</source>
        <translation>&amp;Ergebnis eingeben</translation>
    </message>
    <message>
        <source>Type a table number, then the result</source>
        <translation>Eine Tischnummer eingeben, dann das Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Clear result</source>
        <translation>Ergebnis &amp;löschen</translation>
    </message>
    <message>
        <source>Take the result of the selected table away</source>
        <translation>Das Ergebnis des gewählten Tisches löschen</translation>
    </message>
    <message>
        <source>Slow-play &amp;watch</source>
        <translation>Auf &amp;Zeitspiel beobachten</translation>
    </message>
    <message>
        <source>Mark the selected table as watched for slow play</source>
        <translation>Den gewählten Tisch als auf Zeitspiel beobachtet kennzeichnen</translation>
    </message>
    <message>
        <source>Undo to &amp;here</source>
        <translation>Bis &amp;hierher zurücknehmen</translation>
    </message>
    <message>
        <source>Take back everything after the selected act, as one step</source>
        <translation>Alles nach dem gewählten Schritt auf einmal zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Start the cut…</source>
        <translation>Cut &amp;beginnen…</translation>
    </message>
    <message>
        <source>Seed the best players and seat the first games of the bracket</source>
        <translation>Die Besten setzen und die ersten Spiele des Turnierbaums ansetzen</translation>
    </message>
    <message>
        <source>C&amp;hoose sides</source>
        <translation>Seiten &amp;wählen</translation>
    </message>
    <message>
        <source>Say which side the higher seed of the chosen game takes</source>
        <translation>Angeben, welche Seite der höhere Setzplatz im gewählten Spiel nimmt</translation>
    </message>
    <message>
        <source>&amp;Cancel the cut</source>
        <translation>Cut auf&amp;heben</translation>
    </message>
    <message>
        <source>Take the cut back, as if it had not begun</source>
        <translation>Den Cut zurücknehmen, als hätte er nicht begonnen</translation>
    </message>
    <message>
        <source>&amp;Path of a player</source>
        <translation>Weg einer &amp;Person</translation>
    </message>
    <message>
        <source>Show the games of one player of the chosen game, then of the other</source>
        <translation>Die Spiele der einen Person des gewählten Spiels zeigen, dann der anderen</translation>
    </message>
    <message>
        <source>As &amp;table</source>
        <translation>Als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Show the bracket as a table instead of a drawing</source>
        <translation>Den Turnierbaum als Tabelle statt als Zeichnung zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Draw the bracket larger</source>
        <translation>Den Turnierbaum größer zeichnen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Draw the bracket smaller</source>
        <translation>Den Turnierbaum kleiner zeichnen</translation>
    </message>
    <message>
        <source>&amp;Natural size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Draw the bracket with letters as large as those of the window</source>
        <translation>Den Turnierbaum mit so großer Schrift wie im Fenster zeichnen</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Bring the whole bracket into sight</source>
        <translation>Den ganzen Turnierbaum zeigen</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>What is announced, the rules and the checklist</source>
        <translation>Was angekündigt ist, die Regeln und die Prüfliste</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Personen</translation>
    </message>
    <message>
        <source>Register and edit players</source>
        <translation>Personen anmelden und bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>Pairings and results</source>
        <translation>Paarungen und Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>T&amp;abelle</translation>
    </message>
    <message>
        <source>Places after each round</source>
        <translation>Plätze nach jeder Runde</translation>
    </message>
    <message>
        <source>&amp;Bracket</source>
        <translation>Turnierba&amp;um</translation>
    </message>
    <message>
        <source>The cut: its games, sides and places</source>
        <translation>Der Cut: Spiele, Seiten und Plätze</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Pr&amp;otokoll</translation>
    </message>
    <message>
        <source>Who did what and when</source>
        <translation>Wer was wann getan hat</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>&amp;Wie der Desktop</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Hell oder dunkel, wie der Desktop ist</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dark words on light</source>
        <translation>Dunkle Schrift auf hellem Grund</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Light words on dark</source>
        <translation>Helle Schrift auf dunklem Grund</translation>
    </message>
    <message>
        <source>La&amp;rger letters</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Show everything larger, up to twice the size</source>
        <translation>Alles größer zeigen, bis zum Doppelten</translation>
    </message>
    <message>
        <source>S&amp;maller letters</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Show everything smaller again</source>
        <translation>Alles wieder kleiner zeigen</translation>
    </message>
    <message>
        <source>&amp;Natural letters</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>Letters as large as in other programs</source>
        <translation>Schrift so groß wie in anderen Programmen</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the desktop</source>
        <translation>&amp;Sprache des Desktops</translation>
    </message>
    <message>
        <source>The language of the desktop, as far as Arbiter speaks it</source>
        <translation>Die Sprache des Desktops, soweit Arbiter sie spricht</translation>
    </message>
    <message>
        <source>Speak %1 from now on</source>
        <extracomment>1 is the name of a language in its own words</extracomment>
        <translation>Von jetzt an %1 sprechen</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <source>Type what you want to do, and do it</source>
        <translation>Eingeben, was Sie tun möchten, und es tun</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>All keys on one sheet, and how results are typed</source>
        <translation>Alle Tasten auf einem Blatt, und wie Ergebnisse eingegeben werden</translation>
    </message>
    <message>
        <source>&amp;About Arbiter</source>
        <translation>Über &amp;Arbiter</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Darste&amp;llung</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>New: %1…</source>
        <comment>kind of event</comment>
        <translation>Neu: %1…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Look at what goes on paper: pairings, slips, standings, bracket, report</source>
        <translation>Ansehen, was aufs Papier kommt: Paarungen, Zettel, Tabelle, Turnierbaum, Bericht</translation>
    </message>
    <message>
        <source>Start the cloc&amp;k</source>
        <translation>&amp;Uhr starten</translation>
    </message>
    <message>
        <source>Start, pause or resume the clock of the round</source>
        <translation>Die Uhr der Runde starten, anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>Chan&amp;ge the clock…</source>
        <translation>Uhr &amp;ändern…</translation>
    </message>
    <message>
        <source>Start with another length, make the round longer or shorter, or set what is left</source>
        <translation>Mit anderer Dauer starten, die Runde verlängern oder verkürzen, oder die Restzeit setzen</translation>
    </message>
    <message>
        <source>E&amp;xtra time…</source>
        <translation>Zu&amp;satzzeit…</translation>
    </message>
    <message>
        <source>Give the selected table more minutes</source>
        <translation>Dem gewählten Tisch mehr Minuten geben</translation>
    </message>
    <message>
        <source>St&amp;op the clock</source>
        <translation>Uhr &amp;beenden</translation>
    </message>
    <message>
        <source>The round needs its clock no more</source>
        <translation>Die Runde braucht ihre Uhr nicht mehr</translation>
    </message>
    <message>
        <source>War&amp;nings of the clock…</source>
        <translation>Wa&amp;rnungen der Uhr…</translation>
    </message>
    <message>
        <source>Choose when the clock warns, and whether it can be heard</source>
        <translation>Wählen, wann die Uhr warnt und ob man sie hört</translation>
    </message>
    <message>
        <source>On the &amp;wall</source>
        <translation>Auf die &amp;Wand</translation>
    </message>
    <message>
        <source>Show the picture on the second screen</source>
        <translation>Das Bild auf dem zweiten Bildschirm zeigen</translation>
    </message>
    <message>
        <source>Blan&amp;k</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>&amp;Einfrieren</translation>
    </message>
    <message>
        <source>P&amp;revious page</source>
        <translation>&amp;Vorige Seite</translation>
    </message>
    <message>
        <source>Show the page before on the wall</source>
        <translation>Auf der Wand die vorige Seite zeigen</translation>
    </message>
    <message>
        <source>Ne&amp;xt page</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>Show the next page on the wall</source>
        <translation>Auf der Wand die nächste Seite zeigen</translation>
    </message>
    <message>
        <source>&amp;Paste list</source>
        <translation>Liste &amp;einfügen</translation>
    </message>
    <message>
        <source>Put the list in the clipboard into the slot of its side</source>
        <translation>Die Liste aus der Zwischenablage in das Feld ihrer Seite setzen</translation>
    </message>
    <message>
        <source>&amp;Open list…</source>
        <translation>Liste ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Read a player&apos;s list from a file</source>
        <translation>Die Liste einer Person aus einer Datei lesen</translation>
    </message>
    <message>
        <source>&amp;Take lists</source>
        <translation>Listen &amp;annehmen</translation>
    </message>
    <message>
        <source>Record what was typed for this player, and go on to the next</source>
        <translation>Festhalten, was für diese Person eingegeben wurde, und weiter zur nächsten</translation>
    </message>
    <message>
        <source>Re&amp;move list</source>
        <translation>&amp;Liste entfernen</translation>
    </message>
    <message>
        <source>Take the list in sight from its player</source>
        <translation>Die sichtbare Liste der Person entfernen</translation>
    </message>
    <message>
        <source>&amp;Accept…</source>
        <translation>&amp;Gelten lassen…</translation>
    </message>
    <message>
        <source>Let the list stand in spite of its problems, for a reason</source>
        <translation>Die Liste trotz ihrer Mängel mit Begründung gelten lassen</translation>
    </message>
    <message>
        <source>&amp;No longer accept</source>
        <translation>&amp;Nicht mehr gelten lassen</translation>
    </message>
    <message>
        <source>Judge the list by the rules again</source>
        <translation>Die Liste wieder nach den Regeln beurteilen</translation>
    </message>
    <message>
        <source>Deck &amp;check…</source>
        <translation>Deck&amp;prüfung…</translation>
    </message>
    <message>
        <source>Tick off the cards of a pile and record what was found</source>
        <translation>Die Karten eines Stapels abhaken und das Ergebnis festhalten</translation>
    </message>
    <message>
        <source>Compa&amp;re…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Compare the list with the one presented now</source>
        <translation>Die Liste mit der jetzt vorgelegten vergleichen</translation>
    </message>
    <message>
        <source>E&amp;xport list…</source>
        <translation>Liste e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write the list in any format</source>
        <translation>Die Liste in einem beliebigen Format schreiben</translation>
    </message>
    <message>
        <source>&amp;Lock this player</source>
        <translation>Diese Pe&amp;rson sperren</translation>
    </message>
    <message>
        <source>Lock or unlock the lists of this player alone</source>
        <translation>Nur die Listen dieser Person sperren oder freigeben</translation>
    </message>
    <message>
        <source>Loc&amp;k all</source>
        <translation>Alle &amp;sperren</translation>
    </message>
    <message>
        <source>Let no list change any more; pairing round 1 does this by itself</source>
        <translation>Keine Liste mehr ändern lassen; das Paaren von Runde 1 tut dies von selbst</translation>
    </message>
    <message>
        <source>&amp;Unlock all</source>
        <translation>Alle freige&amp;ben</translation>
    </message>
    <message>
        <source>Let lists change again</source>
        <translation>Listen wieder ändern lassen</translation>
    </message>
    <message>
        <source>&amp;Draw…</source>
        <translation>A&amp;uslosen…</translation>
    </message>
    <message>
        <source>Draw players for a deck check by lot</source>
        <translation>Personen für eine Deckprüfung auslosen</translation>
    </message>
    <message>
        <source>&amp;How decks are judged…</source>
        <translation>&amp;Wie Decks beurteilt werden…</translation>
    </message>
    <message>
        <source>List of restrictions, card pool and exceptions</source>
        <translation>Restriktionsliste, Kartenpool und Ausnahmen</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>De&amp;cks</translation>
    </message>
    <message>
        <source>Take, judge, lock and check lists</source>
        <translation>Listen annehmen, beurteilen, sperren und prüfen</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>Pro&amp;jektor</translation>
    </message>
    <message>
        <source>What the wall shows: pairings, standings, bracket, clock, announcement</source>
        <translation>Was die Wand zeigt: Paarungen, Tabelle, Turnierbaum, Uhr, Ansage</translation>
    </message>
    <message>
        <source>De&amp;mo event</source>
        <translation>De&amp;moturnier</translation>
    </message>
    <message>
        <source>&amp;Work out the odds</source>
        <translation>Chancen be&amp;rechnen</translation>
    </message>
    <message>
        <source>Simulate the rest of the event: who makes the cut, and how often</source>
        <translation>Den Rest des Turniers simulieren: wer in den Cut kommt und wie oft</translation>
    </message>
    <message>
        <source>&amp;Cancel the simulation</source>
        <translation>Simulation &amp;abbrechen</translation>
    </message>
    <message>
        <source>Stop working the odds out</source>
        <translation>Die Berechnung der Chancen abbrechen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Odds &amp;in the standings</source>
        <translation>Chancen &amp;in der Tabelle</translation>
    </message>
    <message>
        <source>Show a column of the standings with the odds of each player</source>
        <translation>In der Tabelle eine Spalte mit den Chancen zeigen</translation>
    </message>
    <message>
        <source>Copy the &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Put the plot of the statistics on the clipboard</source>
        <translation>Das Diagramm der Statistik in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Copy the &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Put the figures of the statistics on the clipboard, for a spreadsheet</source>
        <translation>Die Zahlen der Statistik für eine Tabellenkalkulation in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>P&amp;rint the plot…</source>
        <translation>Diagramm &amp;drucken…</translation>
    </message>
    <message>
        <source>Look at the plot of the statistics as it is printed, and print it</source>
        <translation>Das Diagramm der Statistik ansehen, wie es gedruckt wird, und drucken</translation>
    </message>
    <message>
        <source>&amp;Save the plot…</source>
        <translation>Diagramm &amp;speichern…</translation>
    </message>
    <message>
        <source>Write the plot of the statistics as an SVG drawing</source>
        <translation>Das Diagramm der Statistik als SVG-Zeichnung schreiben</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Identities, factions, sides and timed games</source>
        <translation>Identitäten, Fraktionen, Seiten und Partien mit Zeitablauf</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>Cha&amp;ncen</translation>
    </message>
    <message>
        <source>Who makes the cut, by simulation</source>
        <translation>Wer in den Cut kommt, durch Simulation</translation>
    </message>
    <message>
        <source>&amp;Rules desk</source>
        <translation>&amp;Regelauskunft</translation>
    </message>
    <message>
        <source>Look up what the documents say, and go back with the same key</source>
        <translation>Nachschlagen, was die Dokumente sagen, und mit derselben Taste zurück</translation>
    </message>
    <message>
        <source>&amp;Timing of turns and runs</source>
        <translation>&amp;Ablauf von Zügen und Runs</translation>
    </message>
    <message>
        <source>Follow a turn or a run step by step, and see who may do what</source>
        <translation>Einem Zug oder Run Schritt für Schritt folgen und sehen, wer was darf</translation>
    </message>
    <message>
        <source>Fi&amp;gures</source>
        <translation>Aus&amp;wertung</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Regelwer&amp;k</translation>
    </message>
    <message>
        <source>Print li&amp;sts…</source>
        <translation>L&amp;isten drucken…</translation>
    </message>
    <message>
        <source>Print both lists of this player, or a sheet to check them by</source>
        <translation>Beide Listen dieser Person drucken, oder einen Bogen zum Prüfen</translation>
    </message>
    <message>
        <source>&amp;Ask for a ruling</source>
        <translation>&amp;Entscheidung herleiten</translation>
    </message>
    <message>
        <source>Build a disputed situation, and read what the rules make of it and why</source>
        <translation>Eine strittige Lage nachstellen und lesen, was die Regeln daraus machen und warum</translation>
    </message>
    <message>
        <source>Re&amp;cord a ruling…</source>
        <translation>Ent&amp;scheidung festhalten…</translation>
    </message>
    <message>
        <source>Keep what a judge decided, so that the next ruling agrees</source>
        <translation>Festhalten, was ein Schiedsrichter entschieden hat, damit die nächste Entscheidung dazu passt</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>&amp;Blätter drucken…</translation>
    </message>
    <message>
        <source>The timing of a version, or the game on one page, for the judges&apos; table</source>
        <translation>Der Ablauf nach einer Fassung oder das Spiel auf einer Seite, für den Tisch der Judges</translation>
    </message>
    <message>
        <source>&amp;Write for a stream overlay…</source>
        <translation>Stream-&amp;Overlay schreiben…</translation>
    </message>
    <message>
        <source>Keep a file up to date that an overlay of a stream reads: round, tables, clock, feature match, bracket and standings</source>
        <translation>Eine Datei aktuell halten, die ein Overlay eines Streams liest: Runde, Tische, Uhr, Feature-Match, Turnierbaum und Tabelle</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>N&amp;ext step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Do what the tournament waits for: pair, enter results, start the cut, report</source>
        <translation>Tun, worauf das Turnier wartet: paaren, Ergebnisse eingeben, den Cut beginnen, berichten</translation>
    </message>
    <message>
        <source>&amp;Move to another table…</source>
        <translation>&amp;An anderen Tisch setzen…</translation>
    </message>
    <message>
        <source>Let the selected match sit elsewhere; who sits there changes places</source>
        <translation>Das gewählte Match an einen anderen Tisch setzen; wer dort sitzt, tauscht den Platz</translation>
    </message>
    <message>
        <source>Pu&amp;blish round</source>
        <translation>Runde &amp;veröffentlichen</translation>
    </message>
    <message>
        <source>Show the prepared round on the wall, on paper and in exports</source>
        <translation>Die vorbereitete Runde auf der Wand, auf Papier und in Exporten zeigen</translation>
    </message>
    <message>
        <source>&amp;Feature match</source>
        <translation>&amp;Feature-Match</translation>
    </message>
    <message>
        <source>Show the match of the selected table on the stream, in place of the one before</source>
        <translation>Das Match des gewählten Tisches im Stream zeigen, anstelle des vorigen</translation>
    </message>
    <message>
        <source>Toolb&amp;ar</source>
        <translation>Symbol&amp;leiste</translation>
    </message>
    <message>
        <source>Show a row of icons for what is done most</source>
        <translation>Eine Reihe von Symbolen für das Häufigste zeigen</translation>
    </message>
    <message>
        <source>Make the wall black</source>
        <translation>Die Wand schwarz machen</translation>
    </message>
    <message>
        <source>Keep the picture while you work</source>
        <translation>Das Bild stehen lassen, während Sie arbeiten</translation>
    </message>
    <message>
        <source>The hall on phones, and what they say</source>
        <translation>Der Saal auf Telefonen und was sie sagen</translation>
    </message>
    <message>
        <source>Serve the hall on phones in the network of this computer</source>
        <translation>Den Saal auf Telefonen im Netz dieses Computers zeigen</translation>
    </message>
    <message>
        <source>Re&amp;gistration open</source>
        <translation>Anmeldun&amp;g offen</translation>
    </message>
    <message>
        <source>Let people register themselves by phone</source>
        <translation>Anmeldung per Telefon zulassen</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>Do what the phone asks, in its name</source>
        <translation>Tun, was das Telefon verlangt, in seinem Namen</translation>
    </message>
    <message>
        <source>&amp;Refuse…</source>
        <translation>Ab&amp;lehnen…</translation>
    </message>
    <message>
        <source>Refuse it with a word that the phone shows</source>
        <translation>Ablehnen, mit einem Wort, das das Telefon zeigt</translation>
    </message>
    <message>
        <source>&amp;Cards for players…</source>
        <translation>&amp;Karten für alle…</translation>
    </message>
    <message>
        <source>Print a card for each player, with a way in of his own</source>
        <translation>Für alle eine Karte mit eigenem Zugang drucken</translation>
    </message>
    <message>
        <source>Ways &amp;in…</source>
        <translation>&amp;Zugänge…</translation>
    </message>
    <message>
        <source>Let staff in, and close ways in that were lost</source>
        <translation>Das Team einlassen und verlorene Zugänge schließen</translation>
    </message>
    <message>
        <source>&amp;What phones may do…</source>
        <translation>&amp;Was Telefone dürfen…</translation>
    </message>
    <message>
        <source>Choose what counts at once and what waits for you</source>
        <translation>Wählen, was sofort zählt und was auf Sie wartet</translation>
    </message>
    <message>
        <source>Pho&amp;nes</source>
        <translation>Tele&amp;fone</translation>
    </message>
    <message>
        <source>Phone&amp;s</source>
        <translation>Telef&amp;one</translation>
    </message>
    <message>
        <source>Phones o&amp;n</source>
        <translation>Telefone &amp;ein</translation>
    </message>
    <message>
        <source>Open a shared even&amp;t…</source>
        <translation>Geteiltes Turnier &amp;öffnen…</translation>
    </message>
    <message>
        <source>Open an event that several desks share in a database</source>
        <translation>Ein Turnier öffnen, das sich mehrere Plätze in einer Datenbank teilen</translation>
    </message>
    <message>
        <source>&amp;Share this event…</source>
        <translation>Dieses Turnier &amp;teilen…</translation>
    </message>
    <message>
        <source>Copy the event into a database, where several desks open it</source>
        <translation>Das Turnier in eine Datenbank kopieren, wo mehrere Plätze es öffnen</translation>
    </message>
    <message>
        <source>Anno&amp;uncement on phones</source>
        <translation>Auf Telefonen a&amp;nkündigen</translation>
    </message>
    <message>
        <source>Show the announcement of the page Projector on top of every phone</source>
        <translation>Die Ankündigung der Seite Projektor oben auf jedem Telefon zeigen</translation>
    </message>
    <message>
        <source>Ca&amp;ll to the desk</source>
        <translation>Zur Turnierleitung ru&amp;fen</translation>
    </message>
    <message>
        <source>Name the player on the wall and on his own phone, until you take it back</source>
        <translation>Den Spieler an der Wand und auf dem eigenen Telefon nennen, bis Sie es zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ui::ActsPanel</name>
    <message>
        <source>The Corp decides, and need not do anything</source>
        <translation>Die Corp entscheidet und muss nichts tun</translation>
    </message>
    <message>
        <source>The Runner decides, and need not do anything</source>
        <translation>Der Runner entscheidet und muss nichts tun</translation>
    </message>
    <message>
        <source>The Corp decides: %1</source>
        <translation>Die Corp entscheidet: %1</translation>
    </message>
    <message>
        <source>The Runner decides: %1</source>
        <translation>Der Runner entscheidet: %1</translation>
    </message>
    <message>
        <source>Find or type an act</source>
        <translation>Spielzug suchen oder tippen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wieder vor</translation>
    </message>
    <message>
        <source>What may be done now</source>
        <translation>Was jetzt getan werden darf</translation>
    </message>
    <message>
        <source>What was done; each line shows its moment</source>
        <translation>Was getan wurde; jede Zeile zeigt ihren Moment</translation>
    </message>
    <message>
        <source>%1 (what follows is not derived: %2)</source>
        <extracomment>an act, and why the engine cannot say what comes of it</extracomment>
        <translation>%1 (was folgt, ist nicht abgeleitet: %2)</translation>
    </message>
    <message>
        <source>Not allowed now</source>
        <translation>Jetzt nicht erlaubt</translation>
    </message>
    <message>
        <source>No act is called so. “%1” can be said in the line above the table, too.</source>
        <translation>Kein Spielzug heißt so. „%1“ lässt sich auch in der Zeile über dem Tisch sagen.</translation>
    </message>
    <message>
        <source>As you typed it</source>
        <translation>Wie Sie es getippt haben</translation>
    </message>
    <message>
        <source>Nothing lies on the table yet.</source>
        <translation>Auf dem Tisch liegt noch nichts.</translation>
    </message>
    <message>
        <source>This cannot be played</source>
        <translation>Das kann nicht gespielt werden</translation>
    </message>
    <message>
        <source>Not derived</source>
        <translation>Nicht abgeleitet</translation>
    </message>
    <message>
        <source>The Corp may now</source>
        <translation>Die Corp darf jetzt</translation>
    </message>
    <message>
        <source>The Runner may now</source>
        <translation>Der Runner darf jetzt</translation>
    </message>
    <message>
        <source>Later, if nothing is done before</source>
        <translation>Später, wenn vorher nichts getan wird</translation>
    </message>
    <message>
        <source>Before the first act</source>
        <translation>Vor dem ersten Spielzug</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>the number of an act, and what was done</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Enter plays it; an act that is not allowed says why</source>
        <translation>Die Eingabetaste spielt ihn; ein Spielzug, der nicht erlaubt ist, sagt, warum</translation>
    </message>
</context>
<context>
    <name>ui::AdviceList</name>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
</context>
<context>
    <name>ui::AnnouncementDialog</name>
    <message>
        <source>Announcement</source>
        <translation>Ankündigung</translation>
    </message>
    <message>
        <source>As suggested: %1</source>
        <translation>Wie vorgeschlagen: %1</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> Minuten</translation>
    </message>
    <message>
        <source>These were announced before round 1: a change needs a reason.</source>
        <translation>Dies wurde vor Runde 1 angekündigt: Eine Änderung braucht einen Grund.</translation>
    </message>
    <message>
        <source>Announce these before round 1. “As suggested” follows the number of players until then.</source>
        <translation>Kündigen Sie dies vor Runde 1 an. „Wie vorgeschlagen“ folgt bis dahin der Zahl der Angemeldeten.</translation>
    </message>
    <message>
        <source>Swiss &amp;rounds:</source>
        <translation>Schweizer &amp;Runden:</translation>
    </message>
    <message>
        <source>&amp;Cut:</source>
        <translation>&amp;Cut:</translation>
    </message>
    <message>
        <source>&amp;Length of a round:</source>
        <translation>&amp;Dauer einer Runde:</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ankündigen</translation>
    </message>
    <message>
        <source>The plan of the day, for the schedule on the wall and on paper. It may change whenever you like.</source>
        <translation>Der Plan des Tages, für den Zeitplan auf der Wand und auf Papier. Er darf sich jederzeit ändern.</translation>
    </message>
    <message>
        <source>Round 1 &amp;begins at:</source>
        <translation>Runde 1 &amp;beginnt um:</translation>
    </message>
    <message>
        <source>Bet&amp;ween two rounds:</source>
        <translation>&amp;Zwischen zwei Runden:</translation>
    </message>
    <message>
        <source>Brea&amp;ks after a round:</source>
        <translation>&amp;Pausen nach einer Runde:</translation>
    </message>
    <message>
        <source>Ro&amp;und of the cut:</source>
        <translation>Ru&amp;nde des Cuts:</translation>
    </message>
    <message>
        <source>Write a time as 10:00, and breaks as the round and its minutes with commas between them: 3: 45, 5: 20</source>
        <translation>Schreiben Sie eine Zeit wie 10:00, und Pausen als Runde und Minuten, durch Kommas getrennt: 3: 45, 5: 20</translation>
    </message>
    <message>
        <source>Without a start, times are known once the clock runs.</source>
        <translation>Ohne Beginn sind Zeiten bekannt, sobald die Uhr läuft.</translation>
    </message>
    <message>
        <source>The last part of the day ends %1.</source>
        <translation>Ende des letzten Teils des Tages: %1.</translation>
    </message>
    <message>
        <source>for example 10:00</source>
        <translation>zum Beispiel 10:00</translation>
    </message>
    <message>
        <source>for example 3: 45</source>
        <translation>zum Beispiel 3: 45</translation>
    </message>
</context>
<context>
    <name>ui::AnswerHtml</name>
    <message>
        <source>Derived from the rules in force (%1).</source>
        <translation>Aus den geltenden Regeln hergeleitet (%1).</translation>
    </message>
    <message>
        <source>⚠ This rests on the judge&apos;s reading of a card; the rest is derived (%1).</source>
        <translation>⚠ Dies beruht darauf, wie der Judge eine Karte liest; der Rest ist hergeleitet (%1).</translation>
    </message>
    <message>
        <source>It depends on what is not known or not chosen (%1).</source>
        <translation>Es hängt davon ab, was nicht bekannt oder nicht gewählt ist (%1).</translation>
    </message>
    <message>
        <source>Not derivable by %1.</source>
        <translation>Nach %1 nicht herleitbar.</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <extracomment>a document and a place in it</extracomment>
        <translation>%1, „%2“</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>It depends on</source>
        <translation>Es hängt ab von</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>By other versions</source>
        <translation>Nach anderen Fassungen</translation>
    </message>
    <message>
        <source>%1: its text is not modelled, so nothing that hangs on it is derived. It is certain that it is of type %2.</source>
        <translation>%1: Der Text ist nicht modelliert; was von ihm abhängt, wird also nicht hergeleitet. Sicher ist, dass die Karte vom Typ %2 ist.</translation>
    </message>
    <message>
        <source>%1: part of its text is not modelled (%2).</source>
        <translation>%1: Ein Teil des Textes ist nicht modelliert (%2).</translation>
    </message>
    <message>
        <source>Cards the rules engine does not know whole</source>
        <translation>Karten, die die Regelauswertung nicht ganz kennt</translation>
    </message>
    <message>
        <source>The Corp: %1</source>
        <translation>Die Corp: %1</translation>
    </message>
    <message>
        <source>The Runner: %1</source>
        <translation>Der Runner: %1</translation>
    </message>
    <message>
        <source>What may be done in this step</source>
        <translation>Was in diesem Schritt erlaubt ist</translation>
    </message>
    <message>
        <source>Changed: %1. The verdict stays the same.</source>
        <translation>Geändert: %1. Das Urteil bleibt gleich.</translation>
    </message>
    <message>
        <source>Changed: %1. Before it was: %2</source>
        <translation>Geändert: %1. Vorher galt: %2</translation>
    </message>
    <message>
        <source>What does not decide it</source>
        <translation>Was nicht den Ausschlag gibt</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Only the steps that decide</source>
        <translation>Nur die ausschlaggebenden Schritte</translation>
    </message>
    <message numerus="yes">
        <source>%n more step(s)</source>
        <translation>
            <numerusform>%n weiterer Schritt</numerusform>
            <numerusform>%n weitere Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>before the first act</source>
        <translation>vor dem ersten Spielzug</translation>
    </message>
    <message>
        <source>after act %1</source>
        <translation>nach Spielzug %1</translation>
    </message>
</context>
<context>
    <name>ui::AskPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Zurück, wo Sie waren (Esc)</translation>
    </message>
    <message>
        <source>Open an event to record a ruling in it</source>
        <translation>Öffnen Sie ein Turnier, um darin eine Entscheidung festzuhalten</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>an ability as the judge reads it</source>
        <translation>eine Fähigkeit, wie der Judge sie liest</translation>
    </message>
    <message>
        <source>%1 It was given by %2.</source>
        <extracomment>an official example or ruling, and the version of the rules it is of</extracomment>
        <translation>%1 Sie erging nach %2.</translation>
    </message>
    <message>
        <source>Say what happened</source>
        <translation>Sagen Sie, was geschah</translation>
    </message>
    <message>
        <source>Beg&amp;in with…</source>
        <translation>Beg&amp;innen mit…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Kopi&amp;eren</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Drucke&amp;n…</translation>
    </message>
    <message>
        <source>Rec&amp;ord the ruling…</source>
        <translation>Ruling &amp;vermerken…</translation>
    </message>
    <message>
        <source>&amp;Keep this line</source>
        <translation>Diese Folge &amp;merken</translation>
    </message>
    <message>
        <source>tollbooth hq rezzed, runner 2 credits, run on hq</source>
        <translation>tollbooth hq rezzed, runner 2 credits, run on hq</translation>
    </message>
    <message>
        <source>Cards and where they lie, numbers, the moment, what was done, what is asked; Enter puts it on the table</source>
        <translation>Karten und wo sie liegen, Zahlen, der Moment, was getan wurde, was gefragt ist; Enter bringt es auf den Tisch</translation>
    </message>
    <message>
        <source>Frequent disputes, official examples and rulings</source>
        <translation>Häufige Streitfälle, offizielle Beispiele und Rulings</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>The answer, the table and the reasons as text</source>
        <translation>Antwort, Tisch und Gründe als Text</translation>
    </message>
    <message>
        <source>What the answer rests on</source>
        <translation>Worauf die Antwort beruht</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>To play differently and have both beside each other</source>
        <translation>Um anders zu spielen und beides nebeneinander zu haben</translation>
    </message>
    <message>
        <source>Both beside each other</source>
        <translation>Beide nebeneinander</translation>
    </message>
    <message>
        <source>Ac&amp;ts</source>
        <translation>&amp;Spielzüge</translation>
    </message>
    <message>
        <source>Wh&amp;y</source>
        <translation>Gr&amp;ünde</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Ver&amp;gleich</translation>
    </message>
    <message>
        <source>This is no question yet: %1</source>
        <translation>Das ist noch keine Frage: %1</translation>
    </message>
    <message>
        <source>Say what happened, put cards on the table, or begin with a dispute that is much like yours.</source>
        <translation>Sagen Sie, was geschah, legen Sie Karten auf den Tisch, oder beginnen Sie mit einem Streitfall, der Ihrem gleicht.</translation>
    </message>
    <message>
        <source>asked at another step</source>
        <extracomment>where the question begins now</extracomment>
        <translation>bei einem anderen Schritt gefragt</translation>
    </message>
    <message>
        <source>The line that was kept</source>
        <translation>Die gemerkte Folge</translation>
    </message>
    <message>
        <source>The same acts by %1</source>
        <translation>Dieselben Spielzüge nach %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing lies on the table yet.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Auf dem Tisch liegt noch nichts.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>without %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a number of the table, and what was typed into it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Put a card</source>
        <translation>Eine Karte hinlegen</translation>
    </message>
    <message>
        <source>Another card instead</source>
        <translation>Eine andere Karte stattdessen</translation>
    </message>
    <message>
        <source>Ne&amp;xt dispute</source>
        <translation>Nächs&amp;ter Streitfall</translation>
    </message>
    <message>
        <source>An empty table; Ctrl+Z brings this one back</source>
        <translation>Ein leerer Tisch; Strg+Z bringt diesen zurück</translation>
    </message>
    <message>
        <source>&lt;p&gt;Keep this line of play, then go back to one of its acts and play differently: both tables stand beside each other.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Merken Sie diese Folge, gehen Sie dann zu einem ihrer Spielzüge zurück und spielen Sie anders: Beide Tische stehen nebeneinander.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::BeginningsPanel</name>
    <message>
        <source>Frequent dispute</source>
        <translation>Häufiger Streitfall</translation>
    </message>
    <message>
        <source>Official example, step by step (%1)</source>
        <translation>Offizielles Beispiel, Schritt für Schritt (%1)</translation>
    </message>
    <message>
        <source>Official ruling (%1)</source>
        <translation>Offizielles Ruling (%1)</translation>
    </message>
    <message>
        <source>%1 put in</source>
        <translation>%1 eingesetzt</translation>
    </message>
    <message>
        <source>Cards or words to begin with</source>
        <translation>Karten oder Wörter für den Beginn</translation>
    </message>
    <message>
        <source>What one may begin with</source>
        <translation>Womit man beginnen kann</translation>
    </message>
    <message>
        <source>To the tab&amp;le</source>
        <translation>Zum Tisc&amp;h</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <extracomment>what it is about, of which kind it is, the cards it has</extracomment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1
%2 · %3</source>
        <translation>%1
%2 · %3</translation>
    </message>
    <message>
        <source>femme, tollbooth</source>
        <translation>femme, tollbooth</translation>
    </message>
    <message>
        <source>Cards, separated by commas, or words of what is disputed</source>
        <translation>Karten, durch Kommas getrennt, oder Wörter zum Streitfall</translation>
    </message>
</context>
<context>
    <name>ui::BoxMenu</name>
    <message>
        <source>As the question begins:</source>
        <translation>Wie die Frage beginnt:</translation>
    </message>
    <message>
        <source>&amp;Put a card here…</source>
        <translation>Eine Karte hier&amp;herlegen…</translation>
    </message>
    <message>
        <source>Cards &amp;besides those shown</source>
        <translation>Karten &amp;außer den gezeigten</translation>
    </message>
    <message>
        <source>The &amp;run is on this server</source>
        <translation>Der &amp;Run geht auf diesen Server</translation>
    </message>
    <message>
        <source>run on %1</source>
        <translation>run on %1</translation>
    </message>
    <message>
        <source>Another &amp;card instead…</source>
        <translation>Eine andere &amp;Karte stattdessen…</translation>
    </message>
    <message>
        <source>&amp;Put a card on it…</source>
        <translation>Eine Karte dara&amp;uflegen…</translation>
    </message>
    <message>
        <source>State an &amp;ability…</source>
        <translation>Eine &amp;Fähigkeit angeben…</translation>
    </message>
    <message>
        <source>&amp;Take off the table</source>
        <translation>&amp;Vom Tisch nehmen</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>without %1</translation>
    </message>
    <message>
        <source>&amp;Rezzed</source>
        <translation>&amp;Gerezzt</translation>
    </message>
    <message>
        <source>%1 rezzed</source>
        <translation>%1 rezzed</translation>
    </message>
    <message>
        <source>Not &amp;rezzed</source>
        <translation>Nicht &amp;gerezzt</translation>
    </message>
    <message>
        <source>%1 not rezzed</source>
        <translation>%1 not rezzed</translation>
    </message>
    <message>
        <source>Not &amp;known whether rezzed</source>
        <translation>Nicht &amp;bekannt, ob gerezzt</translation>
    </message>
    <message>
        <source>%1: not known whether rezzed</source>
        <translation>%1: nicht bekannt, ob gerezzt</translation>
    </message>
    <message>
        <source>C&amp;ounters</source>
        <translation>&amp;Marker</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>V&amp;erschieben nach</translation>
    </message>
    <message>
        <source>&amp;Hosted on</source>
        <translation>Geh&amp;ostet auf</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a card, and the place it moves to</extracomment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>C&amp;hose</source>
        <translation>Ge&amp;wählt</translation>
    </message>
    <message>
        <source>%1 chose %2</source>
        <translation>%1 chose %2</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>%1 chose nothing</source>
        <translation>%1 chose nothing</translation>
    </message>
</context>
<context>
    <name>ui::BracketDrawing</name>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>ui::BracketModel</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Person 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Person 2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>ui::BracketPage</name>
    <message>
        <source>%1, as announced</source>
        <translation>%1, wie angekündigt</translation>
    </message>
    <message>
        <source>%1, as suggested for the field</source>
        <translation>%1, wie für das Feld vorgeschlagen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Arrow keys: another game · Enter: result · S: sides · Space: path of a player · Ctrl+wheel: zoom</source>
        <translation>Pfeiltasten: anderes Spiel · Eingabetaste: Ergebnis · S: Seiten · Leertaste: Weg einer Person · Strg+Mausrad: Größe</translation>
    </message>
    <message>
        <source>Games of the cut</source>
        <translation>Spiele des Cuts</translation>
    </message>
    <message>
        <source>Places in the cut</source>
        <translation>Plätze im Cut</translation>
    </message>
    <message>
        <source>Places appear here as soon as they are certain.</source>
        <translation>Plätze erscheinen hier, sobald sie feststehen.</translation>
    </message>
    <message>
        <source>This cut was played in a bracket that Arbiter does not know. Its games stand on the Round page.</source>
        <translation>Dieser Cut wurde in einem Turnierbaum gespielt, den Arbiter nicht kennt. Seine Spiele stehen auf der Seite Runde.</translation>
    </message>
    <message>
        <source>The cut has not begun. It would be played like this; size, form and seeds can be chosen when it starts.</source>
        <translation>Der Cut hat nicht begonnen. So würde er gespielt; Größe, Form und Setzplätze sind beim Beginn wählbar.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Setzplätze</translation>
    </message>
    <message>
        <source>Before that</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>%1 has won the cut</source>
        <translation>%1 hat den Cut gewonnen</translation>
    </message>
    <message>
        <source>games open: %1</source>
        <translation>offene Spiele: %1</translation>
    </message>
    <message>
        <source>%1 was Corp</source>
        <translation>%1 war Corp</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
</context>
<context>
    <name>ui::BracketSheet</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the Corp, in one letter</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the Runner, in one letter</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>There is no bracket yet; start the cut first.</source>
        <translation>Es gibt noch keinen Turnierbaum; beginnen Sie zuerst den Cut.</translation>
    </message>
    <message>
        <source>Bracket of the top %1</source>
        <translation>Turnierbaum der Top %1</translation>
    </message>
    <message>
        <source>C Corp, R Runner · T table · bold: won · thick frame: open · dashed: players not known yet</source>
        <translation>C Corp, R Runner · T Tisch · fett: gewann · dicker Rahmen: offen · gestrichelt: noch nicht bekannt, wer spielt</translation>
    </message>
</context>
<context>
    <name>ui::CardDialog</name>
    <message>
        <source>&amp;Card:</source>
        <translation>&amp;Karte:</translation>
    </message>
    <message>
        <source>Put</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>No card, or several, are called so.</source>
        <translation>Keine Karte heißt so, oder mehrere.</translation>
    </message>
    <message>
        <source>%1 does not lie there.</source>
        <translation>%1 liegt dort nicht.</translation>
    </message>
</context>
<context>
    <name>ui::ChangeClockDialog</name>
    <message>
        <source>Change the clock</source>
        <translation>Uhr ändern</translation>
    </message>
    <message>
        <source>The round is longer by</source>
        <translation>Die Runde ist länger um</translation>
    </message>
    <message>
        <source>The round is shorter by</source>
        <translation>Die Runde ist kürzer um</translation>
    </message>
    <message>
        <source>Time left is now</source>
        <translation>Restzeit ist jetzt</translation>
    </message>
    <message>
        <source>The length of a round was announced: whoever asks finds the reason in the log.</source>
        <translation>Die Rundendauer war angekündigt: Wer fragt, findet den Grund im Protokoll.</translation>
    </message>
    <message>
        <source>&amp;Change:</source>
        <translation>Än&amp;derung:</translation>
    </message>
    <message>
        <source>&amp;Minutes:</source>
        <translation>&amp;Minuten:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>ui::ChipRow</name>
    <message>
        <source>So &amp;it is</source>
        <translation>So &amp;ist es</translation>
    </message>
    <message>
        <source>&amp;Change it…</source>
        <translation>&amp;Ändern…</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>words that were not understood, and why</extracomment>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <extracomment>what was read, though mistyped or cut short</extracomment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Taken for granted:</source>
        <translation>Angenommen:</translation>
    </message>
    <message>
        <source>⚠ Not said: %1</source>
        <extracomment>a number that has to be told first: &quot;credits of the Corp&quot;</extracomment>
        <translation>⚠ Nicht gesagt: %1</translation>
    </message>
    <message numerus="yes">
        <source>✓ Read: %n thing(s)</source>
        <translation>
            <numerusform>✓ Gelesen: %n Angabe</numerusform>
            <numerusform>✓ Gelesen: %n Angaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken for granted: %n thing(s)</source>
        <translation>
            <numerusform>Angenommen: %n Angabe</numerusform>
            <numerusform>Angenommen: %n Angaben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what was read, and by what it is of that player: &quot;The Corp has 5 credits (“I” is the Corp)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>⚠ Not understood: %n thing(s)</source>
        <translation>
            <numerusform>⚠ Nicht verstanden: %n Angabe</numerusform>
            <numerusform>⚠ Nicht verstanden: %n Angaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≈ Read: %n thing(s), in doubt: %1</source>
        <translation>
            <numerusform>≈ Gelesen: %n Angabe, zweifelhaft: %1</numerusform>
            <numerusform>≈ Gelesen: %n Angaben, zweifelhaft: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Clock</name>
    <message>
        <source>ends at %1</source>
        <translation>endet um %1</translation>
    </message>
    <message>
        <source>played, no time limit</source>
        <translation>läuft, ohne Zeitgrenze</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>time is over since %1</source>
        <translation>Zeit abgelaufen seit %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Table %1: +%2 min, until %3</source>
        <translation>Tisch %1: +%2 min, bis %3</translation>
    </message>
    <message>
        <source>Table %1: +%2 min</source>
        <translation>Tisch %1: +%2 min</translation>
    </message>
    <message>
        <source>Cut, round %1</source>
        <translation>Cut, Runde %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Usual are %1 to %2 minutes.</source>
        <translation>Üblich sind %1 bis %2 Minuten.</translation>
    </message>
</context>
<context>
    <name>ui::ClockDesk</name>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 · %2, paused</source>
        <translation>%1 · %2, angehalten</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>&amp;Uhr anhalten</translation>
    </message>
    <message>
        <source>Resume the cloc&amp;k</source>
        <translation>&amp;Uhr fortsetzen</translation>
    </message>
    <message>
        <source>Start the cloc&amp;k</source>
        <translation>&amp;Uhr starten</translation>
    </message>
    <message>
        <source>The computer&apos;s clock lies before the start of %1: check it, or set what is left.</source>
        <translation>Die Uhr des Rechners liegt vor dem Beginn von %1: Prüfen Sie sie, oder setzen Sie die Restzeit.</translation>
    </message>
    <message>
        <source>Set what is left…</source>
        <translation>Restzeit setzen…</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was turned back by %1 minutes; the round keeps what was left.</source>
        <translation>Die Uhr des Rechners wurde um %1 Minuten zurückgestellt; die Runde behält ihre Restzeit.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was turned on by %1 minutes; the round keeps what was left.</source>
        <translation>Die Uhr des Rechners wurde um %1 Minuten vorgestellt; die Runde behält ihre Restzeit.</translation>
    </message>
    <message>
        <source>This could not be written: only this window knows.</source>
        <translation>Das konnte nicht geschrieben werden: Nur dieses Fenster weiß davon.</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Zeit!</translation>
    </message>
    <message>
        <source>%1: time is over. %2</source>
        <translation>%1: Die Zeit ist um. %2</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>Time for table %1!</source>
        <translation>Zeit für Tisch %1!</translation>
    </message>
    <message>
        <source>%1: the extra time of table %2 is over.</source>
        <translation>%1: Die Zusatzzeit von Tisch %2 ist um.</translation>
    </message>
</context>
<context>
    <name>ui::ClockStrip</name>
    <message>
        <source>Time left in the round</source>
        <translation>Restzeit der Runde</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>Die Uhr ist nicht gestartet.</translation>
    </message>
    <message>
        <source>The clock has not been started; this final has no time limit.</source>
        <translation>Die Uhr ist nicht gestartet; dieses Finale hat keine Zeitgrenze.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ui::ClockWarningsDialog</name>
    <message>
        <source>Warnings of the clock</source>
        <translation>Warnungen der Uhr</translation>
    </message>
    <message>
        <source>&amp;Beep at each warning and at time</source>
        <translation>&amp;Ton bei jeder Warnung und bei Zeitablauf</translation>
    </message>
    <message>
        <source>Warn before the end, &amp;minutes:</source>
        <translation>&amp;Minuten vor dem Ende warnen:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Festlegen</translation>
    </message>
</context>
<context>
    <name>ui::CodeView</name>
    <message>
        <source>No code</source>
        <translation>Kein Code</translation>
    </message>
    <message>
        <source>Code for phones: %1</source>
        <translation>Code für Telefone: %1</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Actions found</source>
        <translation>Gefundene Befehle</translation>
    </message>
    <message>
        <source>A few letters of what you want to do, Enter</source>
        <translation>Ein paar Buchstaben davon, was Sie tun möchten, Eingabetaste</translation>
    </message>
    <message>
        <source>No action has these words. Escape goes back.</source>
        <translation>Kein Befehl hat diese Wörter. Esc führt zurück.</translation>
    </message>
</context>
<context>
    <name>ui::CompareDeckDialog</name>
    <message>
        <source>Presented list</source>
        <translation>Vorgelegte Liste</translation>
    </message>
    <message>
        <source>Compare the Corp list of %1</source>
        <translation>Corp-Liste von %1 vergleichen</translation>
    </message>
    <message>
        <source>Compare the Runner list of %1</source>
        <translation>Runner-Liste von %1 vergleichen</translation>
    </message>
    <message>
        <source>&amp;Paste or type the list as it is presented now:</source>
        <translation>&amp;Fügen Sie die Liste ein, wie sie jetzt vorgelegt wird, oder tippen Sie sie:</translation>
    </message>
    <message>
        <source>Cards that differ</source>
        <translation>Abweichende Karten</translation>
    </message>
    <message>
        <source>No card differs.</source>
        <translation>Keine Karte weicht ab.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>On the list</source>
        <translation>Auf der Liste</translation>
    </message>
    <message>
        <source>Presented</source>
        <translation>Vorgelegt</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>Noch nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>✓ The same cards.</source>
        <translation>✓ Dieselben Karten.</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n card(s) differ.</source>
        <translation>
            <numerusform>✗ %n Karte weicht ab.</numerusform>
            <numerusform>✗ %n Karten weichen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 names no card: %2</source>
        <translation>Zeile %1 nennt keine Karte: %2</translation>
    </message>
</context>
<context>
    <name>ui::ComparedTables</name>
    <message>
        <source>It does not come further: %1</source>
        <translation>Weiter kommt es nicht: %1</translation>
    </message>
    <message>
        <source>The Corp has won.</source>
        <translation>Die Corp hat gewonnen.</translation>
    </message>
    <message>
        <source>The Runner has won.</source>
        <translation>Der Runner hat gewonnen.</translation>
    </message>
    <message>
        <source>Before the first act both tables are the same.</source>
        <translation>Vor dem ersten Spielzug sind beide Tische gleich.</translation>
    </message>
    <message numerus="yes">
        <source>Before the first act: %n thing(s) marked ≠ differ.</source>
        <translation>
            <numerusform>Vor dem ersten Spielzug: %n mit ≠ markierter Unterschied.</numerusform>
            <numerusform>Vor dem ersten Spielzug: %n mit ≠ markierte Unterschiede.</numerusform>
        </translation>
    </message>
    <message>
        <source>After act %1 both tables are the same.</source>
        <translation>Nach Spielzug %1 sind beide Tische gleich.</translation>
    </message>
    <message numerus="yes">
        <source>After act %1: %n thing(s) marked ≠ differ.</source>
        <translation>
            <numerusform>Nach Spielzug %1: %n mit ≠ markierter Unterschied.</numerusform>
            <numerusform>Nach Spielzug %1: %n mit ≠ markierte Unterschiede.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table of this line</source>
        <translation>Tisch dieser Folge</translation>
    </message>
    <message>
        <source>Table it is compared with</source>
        <translation>Tisch, mit dem verglichen wird</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from this moment</source>
        <translation>Von diesem Moment an weiterspielen</translation>
    </message>
    <message>
        <source>Play on with the line that was kept</source>
        <translation>Mit der gemerkten Folge weiterspielen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a line of play or a version of the rules, and what it comes to</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::Comparison</name>
    <message>
        <source>Before the first act</source>
        <translation>Vor dem ersten Spielzug</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <extracomment>the moment that is shown</extracomment>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>It comes to step %1 %2.</source>
        <translation>Es kommt zu Schritt %1 %2.</translation>
    </message>
    <message>
        <source>This line</source>
        <translation>Diese Folge</translation>
    </message>
    <message>
        <source>The line kept</source>
        <translation>Die gemerkte Folge</translation>
    </message>
    <message>
        <source>Both lines are the same.</source>
        <translation>Beide Folgen sind gleich.</translation>
    </message>
    <message>
        <source>They part before the first act: the table is another one.</source>
        <translation>Sie gehen vor dem ersten Spielzug auseinander: Der Tisch ist ein anderer.</translation>
    </message>
    <message>
        <source>They part at act %1.</source>
        <translation>Sie gehen bei Spielzug %1 auseinander.</translation>
    </message>
    <message>
        <source>By %1 and %2 these acts go the same way to the end.</source>
        <translation>Nach %1 und nach %2 gehen diese Spielzüge bis zum Ende gleich.</translation>
    </message>
    <message>
        <source>They part in the situation itself.</source>
        <translation>Sie gehen schon in der Lage selbst auseinander.</translation>
    </message>
    <message>
        <source>They part at act %1: %2</source>
        <translation>Sie gehen bei Spielzug %1 auseinander: %2</translation>
    </message>
</context>
<context>
    <name>ui::CorrectionText</name>
    <message>
        <source>%1: %2 points instead of %3, still place %4</source>
        <translation>%1: %2 statt %3 Punkte, weiter Platz %4</translation>
    </message>
    <message>
        <source>%1: %2 points instead of %3, place %4 instead of %5</source>
        <translation>%1: %2 statt %3 Punkte, Platz %4 statt %5</translation>
    </message>
    <message>
        <source>Round %1, table %2 has a result: %3. It would become %4.</source>
        <translation>Runde %1, Tisch %2 hat ein Ergebnis: %3. Daraus würde %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n other player(s) would change places.</source>
        <translation>
            <numerusform>%n andere Person würde den Platz wechseln.</numerusform>
            <numerusform>%n andere Personen würden den Platz wechseln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points and places stay as they are.</source>
        <translation>Punkte und Plätze bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Enter again corrects it, Escape leaves it.</source>
        <translation>Noch einmal Eingabetaste korrigiert, Esc lässt es.</translation>
    </message>
</context>
<context>
    <name>ui::DatabaseDialog</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>as on this computer</source>
        <translation>wie auf diesem Rechner</translation>
    </message>
    <message>
        <source>&amp;Server:</source>
        <translation>&amp;Server:</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>&amp;Datenbank:</translation>
    </message>
    <message>
        <source>Your &amp;name there:</source>
        <translation>Ihr &amp;Name dort:</translation>
    </message>
    <message>
        <source>Or its &amp;address:</source>
        <translation>Oder ihre &amp;Adresse:</translation>
    </message>
    <message>
        <source>Where the server wants a password, it is taken from the file ~/.pgpass or from PGPASSWORD: an address is shown and remembered, and holds none.</source>
        <translation>Wo der Server ein Passwort verlangt, kommt es aus der Datei ~/.pgpass oder aus PGPASSWORD: eine Adresse wird gezeigt und gemerkt und enthält keines.</translation>
    </message>
    <message>
        <source>This Arbiter was built without PostgreSQL&apos;s client library, so it reaches no database: install libpq and build it again. Events in files are as they were.</source>
        <translation>Dieses Arbiter wurde ohne die Client-Bibliothek von PostgreSQL gebaut und erreicht daher keine Datenbank: Installieren Sie libpq und bauen Sie es neu. Turniere in Dateien sind davon nicht berührt.</translation>
    </message>
</context>
<context>
    <name>ui::DeckCardsModel</name>
    <message>
        <source>★ MWL</source>
        <translation>★ MWL</translation>
    </message>
    <message>
        <source>★ MWL +%1</source>
        <translation>★ MWL je +%1</translation>
    </message>
    <message>
        <source>♘ restricted</source>
        <translation>♘ eingeschränkt</translation>
    </message>
    <message>
        <source>⊘ removed</source>
        <translation>⊘ entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Anz.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
</context>
<context>
    <name>ui::DeckCheckDialog</name>
    <message>
        <source>Deck check</source>
        <translation>Deckprüfung</translation>
    </message>
    <message>
        <source>Cards to tick off</source>
        <translation>Karten zum Abhaken</translation>
    </message>
    <message>
        <source>The deck is in &amp;order</source>
        <translation>Das Deck ist in &amp;Ordnung</translation>
    </message>
    <message>
        <source>The deck &amp;differs from the list</source>
        <translation>Das Deck &amp;weicht ab</translation>
    </message>
    <message>
        <source>%1, Corp: %2</source>
        <translation>%1, Corp: %2</translation>
    </message>
    <message>
        <source>%1, Runner: %2</source>
        <translation>%1, Runner: %2</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Nach Titel</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>As on the list</source>
        <translation>Wie auf der Liste</translation>
    </message>
    <message>
        <source>&amp;Pile:</source>
        <translation>&amp;Stapel:</translation>
    </message>
    <message>
        <source>Space ticks a card off and goes on to the next</source>
        <translation>Die Leertaste hakt eine Karte ab und geht zur nächsten</translation>
    </message>
    <message>
        <source>&amp;What differs:</source>
        <translation>Was &amp;abweicht:</translation>
    </message>
    <message>
        <source>&amp;Judge:</source>
        <translation>&amp;Judge:</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Vermerken</translation>
    </message>
    <message>
        <source>Ticked off: %1 of %2 cards</source>
        <translation>Abgehakt: %1 von %2 Karten</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>Cards: %1 · Agendas: %2 · Points: %3</source>
        <extracomment>all three are counted in a pile</extracomment>
        <translation>Karten: %1 · Agendas: %2 · Punkte: %3</translation>
    </message>
</context>
<context>
    <name>ui::DeckEditor</name>
    <message>
        <source>Card titles</source>
        <translation>Kartentitel</translation>
    </message>
</context>
<context>
    <name>ui::DeckPage</name>
    <message>
        <source>Judge:</source>
        <translation>Judge:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Runde:</translation>
    </message>
    <message>
        <source>Signed:</source>
        <translation>Unterschrift:</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (Fortsetzung)</translation>
    </message>
    <message>
        <source>Qty</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Inf</source>
        <translation>Einfl</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>differs:</source>
        <translation>weicht ab:</translation>
    </message>
</context>
<context>
    <name>ui::DeckPolicyDialog</name>
    <message>
        <source>How decks are judged</source>
        <translation>Wie Decks beurteilt werden</translation>
    </message>
    <message>
        <source>Cards count &amp;before their release, too</source>
        <translation>Karten zählen auch &amp;vor ihrem Erscheinen</translation>
    </message>
    <message>
        <source>Decks were built in a &amp;draft</source>
        <translation>Decks sind im &amp;Draft entstanden</translation>
    </message>
    <message>
        <source>Every list is judged anew, by the date of the event.</source>
        <translation>Jede Liste wird neu beurteilt, nach dem Datum des Turniers.</translation>
    </message>
    <message>
        <source>The one in force on the event&apos;s date</source>
        <translation>Die am Tag des Turniers gültige</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Every card released by the event&apos;s date</source>
        <translation>Alle bis zum Turnier erschienenen Karten</translation>
    </message>
    <message>
        <source>&amp;List of restrictions:</source>
        <translation>&amp;Restriktionsliste:</translation>
    </message>
    <message>
        <source>&amp;Card pool:</source>
        <translation>&amp;Kartenpool:</translation>
    </message>
    <message>
        <source>&amp;Titles allowed early, one a line:</source>
        <translation>Vorab erlaubte &amp;Titel, einer je Zeile:</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Diese benutzen</translation>
    </message>
</context>
<context>
    <name>ui::DeckSheets</name>
    <message>
        <source>Decks of %1</source>
        <translation>Decks vom %1</translation>
    </message>
    <message>
        <source>no list of restrictions</source>
        <translation>keine Restriktionsliste</translation>
    </message>
    <message>
        <source>Table %1 in round %2</source>
        <translation>Tisch %1 in Runde %2</translation>
    </message>
    <message>
        <source>No Corp list was handed in.</source>
        <translation>Es wurde keine Corp-Liste abgegeben.</translation>
    </message>
    <message>
        <source>No Runner list was handed in.</source>
        <translation>Es wurde keine Runner-Liste abgegeben.</translation>
    </message>
    <message>
        <source>no identity</source>
        <translation>keine Identität</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>1 is a type of cards, 2 their number</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Begin installed, no part of the deck: %1</source>
        <translation>Zu Beginn installiert, nicht Teil des Decks: %1</translation>
    </message>
    <message>
        <source>Names no card: %1</source>
        <translation>Nennt keine Karte: %1</translation>
    </message>
    <message>
        <source>Accepted by the organizer all the same.</source>
        <translation>Von der Turnierleitung trotzdem angenommen.</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>agendas</source>
        <translation>Agendas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Cards: %1, at least %2</source>
        <translation>Karten: %1, mindestens %2</translation>
    </message>
    <message>
        <source>Agenda points: %1, %2 or %3 needed</source>
        <translation>Agendapunkte: %1, nötig %2 oder %3</translation>
    </message>
    <message>
        <source>Nobody has handed in a list yet; print blank sheets to be filled in.</source>
        <translation>Noch hat niemand eine Liste abgegeben; drucken Sie leere Bögen zum Ausfüllen.</translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation>Decklisten</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Deckprüfung</translation>
    </message>
    <message>
        <source>Decklist</source>
        <translation>Deckliste</translation>
    </message>
    <message>
        <source>Please write the full name of every card; one line for each title.</source>
        <translation>Bitte schreiben Sie den vollen Namen jeder Karte; eine Zeile je Titel.</translation>
    </message>
    <message>
        <source>Corp identity:</source>
        <translation>Corp-Identität:</translation>
    </message>
    <message>
        <source>Runner identity:</source>
        <translation>Runner-Identität:</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Karten:</translation>
    </message>
    <message>
        <source>Influence:</source>
        <translation>Einfluss:</translation>
    </message>
    <message>
        <source>Agenda points:</source>
        <translation>Agendapunkte:</translation>
    </message>
</context>
<context>
    <name>ui::DeckSlot</name>
    <message>
        <source>Corp list</source>
        <translation>Corp-Liste</translation>
    </message>
    <message>
        <source>Runner list</source>
        <translation>Runner-Liste</translation>
    </message>
    <message>
        <source>Paste the list here, drop its file, or type: the identity, then lines such as
3 Hedge Fund</source>
        <translation>Fügen Sie die Liste hier ein, legen Sie ihre Datei ab, oder tippen Sie: die Identität, dann Zeilen wie
3 Hedge Fund</translation>
    </message>
    <message>
        <source>No Corp list yet</source>
        <translation>Noch keine Corp-Liste</translation>
    </message>
    <message>
        <source>No Runner list yet</source>
        <translation>Noch keine Runner-Liste</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n lists: each belongs into its own slot.</source>
        <translation>
            <numerusform>Der Text enthält %n Liste: Sie gehört in ihr eigenes Feld.</numerusform>
            <numerusform>Der Text enthält %n Listen: Jede gehört in ihr eigenes Feld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DecksModel</name>
    <message>
        <source>– missing</source>
        <translation>– fehlt</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>✓ %1, round %2</source>
        <translation>✓ %1, Runde %2</translation>
    </message>
    <message>
        <source>✗ %1, round %2</source>
        <translation>✗ %1, Runde %2</translation>
    </message>
    <message>
        <source>● drawn</source>
        <translation>● ausgelost</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>✓ legal</source>
        <translation>✓ legal</translation>
    </message>
    <message>
        <source>✓ accepted</source>
        <translation>✓ gilt</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n problem(s)</source>
        <translation>
            <numerusform>✗ %n Mangel</numerusform>
            <numerusform>✗ %n Mängel</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
</context>
<context>
    <name>ui::DecksPage</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Players and their lists</source>
        <translation>Personen und ihre Listen</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Person suchen</translation>
    </message>
    <message>
        <source>Onl&amp;y without both lists</source>
        <translation>Nur oh&amp;ne beide Listen</translation>
    </message>
    <message>
        <source>Nobody here: register players on their page.</source>
        <translation>Niemand da: Melden Sie Personen auf ihrer Seite an.</translation>
    </message>
    <message>
        <source>Corp and Runner list</source>
        <translation>Corp- und Runner-Liste</translation>
    </message>
    <message>
        <source>Name, Enter</source>
        <translation>Name, Eingabetaste</translation>
    </message>
    <message>
        <source>F&amp;ind:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>not taken yet</source>
        <translation>noch nicht angenommen</translation>
    </message>
    <message>
        <source>&amp;1 Corp: %1</source>
        <translation>&amp;1 Corp: %1</translation>
    </message>
    <message>
        <source>&amp;2 Runner: %1</source>
        <translation>&amp;2 Runner: %1</translation>
    </message>
    <message>
        <source>Everybody has handed in both lists.</source>
        <translation>Alle haben beide Listen abgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for lists of %n player(s).</source>
        <translation>
            <numerusform>Listen von %n Person fehlen.</numerusform>
            <numerusform>Listen von %n Personen fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists are locked: a change needs a reason.</source>
        <translation>Die Listen sind gesperrt: Eine Änderung braucht einen Grund.</translation>
    </message>
    <message>
        <source>Lists are open until round 1 is paired.</source>
        <translation>Die Listen sind offen, bis Runde 1 gepaart ist.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>Un&amp;lock this player</source>
        <translation>Diese Pe&amp;rson freigeben</translation>
    </message>
    <message>
        <source>&amp;Lock this player</source>
        <translation>Diese Pe&amp;rson sperren</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy a list first.</source>
        <translation>Die Zwischenablage enthält keinen Text: Kopieren Sie zuerst eine Liste.</translation>
    </message>
    <message>
        <source>Open a decklist</source>
        <translation>Deckliste öffnen</translation>
    </message>
    <message>
        <source>Decklists (*.txt *.o8d *.json *.md *.csv);;All files (*)</source>
        <translation>Decklisten (*.txt *.o8d *.json *.md *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Lists are locked: take this one all the same</source>
        <translation>Die Listen sind gesperrt: diese dennoch annehmen</translation>
    </message>
    <message>
        <source>Remove a locked list</source>
        <translation>Gesperrte Liste entfernen</translation>
    </message>
    <message>
        <source>Accept in spite of the rules</source>
        <translation>Trotz der Regeln gelten lassen</translation>
    </message>
    <message>
        <source>Unlock all lists</source>
        <translation>Alle Listen freigeben</translation>
    </message>
    <message>
        <source>Unlock this player&apos;s lists</source>
        <translation>Listen dieser Person freigeben</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 without %n line(s) that name no card: correct them first.</source>
        <translation>
            <numerusform>%1 wurde ohne %n Zeile geschrieben, die keine Karte nennt: korrigieren Sie sie zuerst.</numerusform>
            <numerusform>%1 wurde ohne %n Zeilen geschrieben, die keine Karte nennen: korrigieren Sie sie zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>The text holds both lists: each is in its own slot. Look at them, then take them.</source>
        <translation>Der Text enthält beide Listen: Jede steht in ihrem Feld. Sehen Sie sie durch, und nehmen Sie sie dann an.</translation>
    </message>
    <message>
        <source>List %1</source>
        <translation>Liste %1</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n lists, of which two are of one side: which is this player&apos;s?</source>
        <translation>
            <numerusform>Der Text enthält %n Liste, davon zwei von einer Seite: Welche gehört dieser Person?</numerusform>
            <numerusform>Der Text enthält %n Listen, davon zwei von einer Seite: Welche gehört dieser Person?</numerusform>
        </translation>
    </message>
    <message>
        <source>Put each into its slot</source>
        <translation>Jede in ihr Feld setzen</translation>
    </message>
</context>
<context>
    <name>ui::DemoEvent</name>
    <message>
        <source>Demo event</source>
        <translation>Demoturnier</translation>
    </message>
</context>
<context>
    <name>ui::DrawChecksDialog</name>
    <message>
        <source>Draw players for a deck check</source>
        <translation>Personen für eine Deckprüfung auslosen</translation>
    </message>
    <message>
        <source>Everybody still playing is as likely as everybody else. The draw follows from a seed in the log: drawing again after an undo gives the same players.</source>
        <translation>Alle, die noch spielen, sind gleich wahrscheinlich. Die Auslosung folgt aus einer Zahl im Protokoll: Nach dem Zurücknehmen ergibt sie dieselben Personen.</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Personen:</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Auslosen</translation>
    </message>
</context>
<context>
    <name>ui::EntryHtml</name>
    <message>
        <source>%1 (the Rules Reference does not repeat it)</source>
        <translation>%1 (die Rules Reference wiederholt es nicht)</translation>
    </message>
    <message>
        <source>Otherwise: %1</source>
        <translation>Andere Fassung: %1</translation>
    </message>
    <message>
        <source>In short:</source>
        <translation>Kurz:</translation>
    </message>
    <message>
        <source>Show it in the timing chart</source>
        <translation>Im Ablauf zeigen</translation>
    </message>
    <message>
        <source>%1 says nothing about it.</source>
        <translation>%1 sagt nichts dazu.</translation>
    </message>
    <message numerus="yes">
        <source>%1: each copy lowers the influence limit by %n.</source>
        <translation>
            <numerusform>%1: Jedes Exemplar senkt das Einflusslimit um %n.</numerusform>
            <numerusform>%1: Jedes Exemplar senkt das Einflusslimit um %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: each copy costs %n influence more.</source>
        <translation>
            <numerusform>%1: Jedes Exemplar kostet %n Einfluss mehr.</numerusform>
            <numerusform>%1: Jedes Exemplar kostet %n Einfluss mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: restricted; a deck has one restricted title.</source>
        <translation>%1: eingeschränkt; ein Deck hat nur einen eingeschränkten Titel.</translation>
    </message>
    <message>
        <source>%1: banned.</source>
        <translation>%1: verboten.</translation>
    </message>
    <message numerus="yes">
        <source>%1: costs %n point(s).</source>
        <translation>
            <numerusform>%1: kostet %n Punkt.</numerusform>
            <numerusform>%1: kostet %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Untertypen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Advancement</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Agenda points</source>
        <translation>Agendapunkte</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Trash cost</source>
        <translation>Trash-Kosten</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Einzigartig</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Printed in</source>
        <translation>Erschienen in</translation>
    </message>
    <message>
        <source>Differs between versions</source>
        <translation>Unterschied zwischen Fassungen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Deck building on %1</source>
        <translation>Deckbau am %1</translation>
    </message>
    <message>
        <source>Not released by then.</source>
        <translation>Bis dahin nicht erschienen.</translation>
    </message>
    <message>
        <source>No list of restrictions was in force.</source>
        <translation>Keine Restriktionsliste war in Kraft.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n in a deck.</source>
        <translation>
            <numerusform>Höchstens %n in einem Deck.</numerusform>
            <numerusform>Höchstens %n in einem Deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1: at most %n in a deck.</source>
        <translation>
            <numerusform>Ab %1: höchstens %n in einem Deck.</numerusform>
            <numerusform>Ab %1: höchstens %n in einem Deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1: unique.</source>
        <translation>Ab %1: einzigartig.</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Rulings that name it</source>
        <translation>Entscheidungen, die sie nennen</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>As the engine reads this card</source>
        <translation>Wie die Regelauswertung diese Karte liest</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>of a card&apos;s text: what is not known of it</extracomment>
        <translation>Ausgelassen: %1</translation>
    </message>
</context>
<context>
    <name>ui::EventDetailsDialog</name>
    <message>
        <source>Details of the event</source>
        <translation>Angaben zum Turnier</translation>
    </message>
    <message>
        <source>The organizer &amp;plays</source>
        <translation>Die Leitung &amp;spielt mit</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>Jahr-Monat-Tag</translation>
    </message>
    <message>
        <source>Rules at the tables of an organizer who plays</source>
        <translation>Entscheidet an den Tischen einer mitspielenden Leitung</translation>
    </message>
    <message>
        <source>Names, with semicolons between them</source>
        <translation>Namen, durch Semikolon getrennt</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>&amp;Datum:</translation>
    </message>
    <message>
        <source>&amp;Tier:</source>
        <translation>S&amp;tufe:</translation>
    </message>
    <message>
        <source>&amp;Organizer:</source>
        <translation>&amp;Leitung:</translation>
    </message>
    <message>
        <source>&amp;Second organizer:</source>
        <translation>&amp;Zweite Leitung:</translation>
    </message>
    <message>
        <source>&amp;Judges:</source>
        <translation>&amp;Judges:</translation>
    </message>
    <message>
        <source>&amp;Late entry:</source>
        <translation>Na&amp;chmeldung:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>those in force on the date</source>
        <translation>die am Tag des Turniers gültigen</translation>
    </message>
    <message>
        <source>&amp;Rules for judges:</source>
        <translation>&amp;Regeln für Judges:</translation>
    </message>
</context>
<context>
    <name>ui::EventExporter</name>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Written to %1, without round %2, which is not published yet.</source>
        <translation>Nach %1 geschrieben, ohne Runde %2, die noch nicht veröffentlicht ist.</translation>
    </message>
</context>
<context>
    <name>ui::EventOpener</name>
    <message>
        <source>The folder %1 for demo events cannot be made; check who may write there.</source>
        <translation>Der Ordner %1 für Demoturniere lässt sich nicht anlegen; prüfen Sie, wer dort schreiben darf.</translation>
    </message>
    <message>
        <source>from backup</source>
        <translation>aus Sicherung</translation>
    </message>
    <message>
        <source>salvaged</source>
        <translation>gerettet</translation>
    </message>
</context>
<context>
    <name>ui::EventPage</name>
    <message>
        <source>not entered</source>
        <translation>nicht eingetragen</translation>
    </message>
    <message>
        <source>%1; plays</source>
        <translation>%1; spielt mit</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Organizer</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>Second organizer</source>
        <translation>Zweite Leitung</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Judges</translation>
    </message>
    <message>
        <source>Late entry</source>
        <translation>Nachmeldung</translation>
    </message>
    <message>
        <source>%1 (suggested for the field: %2)</source>
        <translation>%1 (für das Feld vorgeschlagen: %2)</translation>
    </message>
    <message>
        <source>%1, as suggested for the field</source>
        <translation>%1, wie für das Feld vorgeschlagen</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <translation>Schweizer Runden</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>none under these rules</source>
        <translation>keiner nach diesen Regeln</translation>
    </message>
    <message>
        <source>Length of a round</source>
        <translation>Dauer einer Runde</translation>
    </message>
    <message>
        <source>%1 minutes (%2 to %3 allowed)</source>
        <translation>%1 Minuten (%2 bis %3 erlaubt)</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>from 1, no limit</source>
        <translation>ab 1, ohne Grenze</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angekündigt</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Prüfliste</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Rules for judges</source>
        <translation>Regeln für Judges</translation>
    </message>
    <message>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>%1 – %2, now</source>
        <extracomment>1 and 2 are times: &quot;10:02 – about 11:07&quot;; &quot;now&quot; stands beside what is going on</extracomment>
        <translation>%1 – %2, jetzt</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>known once a start is announced or a clock runs</source>
        <translation>bekannt, sobald ein Beginn angekündigt ist oder eine Uhr läuft</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
</context>
<context>
    <name>ui::EventTemplates</name>
    <message>
        <source>Store championship</source>
        <translation>Store Championship</translation>
    </message>
    <message>
        <source>Competitive: decklists, Swiss rounds and a cut as suggested for the field</source>
        <translation>Competitive: Decklisten, Schweizer Runden und Cut wie für das Feld vorgeschlagen</translation>
    </message>
    <message>
        <source>Casual night</source>
        <translation>Spieleabend</translation>
    </message>
    <message>
        <source>Casual: Swiss rounds, no cut, no decklists</source>
        <translation>Casual: Schweizer Runden, kein Cut, keine Decklisten</translation>
    </message>
    <message>
        <source>Regional</source>
        <translation>Regional</translation>
    </message>
    <message>
        <source>Premier: decklists, nobody who runs it plays, a cut as suggested</source>
        <translation>Premier: Decklisten, die Leitung spielt nicht mit, Cut wie vorgeschlagen</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Casual: the first round by seats, games to six agenda points, no cut</source>
        <translation>Casual: erste Runde nach Sitzplätzen, Partien bis sechs Agendapunkte, kein Cut</translation>
    </message>
</context>
<context>
    <name>ui::EventView</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Why nothing can be changed</source>
        <translation>Warum nichts geändert werden kann</translation>
    </message>
    <message>
        <source>Read only: %1</source>
        <translation>Nur lesen: %1</translation>
    </message>
    <message>
        <source>Go on in a copy…</source>
        <translation>In einer Kopie weitermachen…</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not recorded yet. %1</source>
        <translation>
            <numerusform>%n Schritt ist noch nicht festgehalten. %1</numerusform>
            <numerusform>%n Schritte sind noch nicht festgehalten. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>1 is the name of a page, 2 how many things wait there</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Event JSON (*.json)</source>
        <translation>Turnier-JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Event (JSON)</source>
        <translation>Turnier (JSON)</translation>
    </message>
    <message>
        <source>The whole event, for results sites and other tournament programs.</source>
        <translation>Das ganze Turnier, für Ergebnisseiten und andere Turnierprogramme.</translation>
    </message>
    <message>
        <source>Players (CSV)</source>
        <translation>Personen (CSV)</translation>
    </message>
    <message>
        <source>The list of players, for a spreadsheet.</source>
        <translation>Die Liste der Angemeldeten, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Standings (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>The standings after the last round, for a spreadsheet.</source>
        <translation>Die Tabelle nach der letzten Runde, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Pairings (CSV)</source>
        <translation>Paarungen (CSV)</translation>
    </message>
    <message>
        <source>The tables of one round, for a spreadsheet.</source>
        <translation>Die Tische einer Runde, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Pairings and standings (Markdown)</source>
        <translation>Paarungen und Tabelle (Markdown)</translation>
    </message>
    <message>
        <source>One round to paste into a chat.</source>
        <translation>Eine Runde, zum Einfügen in einen Chat.</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>&amp;Leave the players&apos; names out</source>
        <translation>&amp;Namen weglassen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>“Player 1” and so on, in the order of registration</source>
        <translation>„Player 1“ und so weiter, in der Reihenfolge der Anmeldung</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>&amp;Runde:</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Stream overlay (JSON)</source>
        <translation>Stream-Overlay (JSON)</translation>
    </message>
    <message>
        <source>What an overlay of a stream shows, as it is now. “Write for a stream overlay” in the menu File keeps it up to date.</source>
        <translation>Was ein Overlay eines Streams zeigt, wie es jetzt ist. „Stream-Overlay schreiben“ im Menü Datei hält es aktuell.</translation>
    </message>
</context>
<context>
    <name>ui::ExtraTimeDialog</name>
    <message>
        <source>Extra time for a table</source>
        <translation>Zusatzzeit für einen Tisch</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>For what kept the players from playing: a deck check, a call for the judge.</source>
        <translation>Für alles, was vom Spielen abhielt: eine Deckprüfung, ein Ruf nach dem Judge.</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tisch:</translation>
    </message>
    <message>
        <source>&amp;Minutes:</source>
        <translation>&amp;Minuten:</translation>
    </message>
    <message>
        <source>&amp;Why:</source>
        <translation>&amp;Warum:</translation>
    </message>
    <message>
        <source>&amp;Judge:</source>
        <translation>&amp;Judge:</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
</context>
<context>
    <name>ui::FactList</name>
    <message>
        <source>%1:</source>
        <extracomment>what a fact is about, in front of it</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::FactMenu</name>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a fact and its new value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not &amp;known</source>
        <translation>Nicht be&amp;kannt</translation>
    </message>
    <message>
        <source>%1: not known</source>
        <translation>%1: nicht bekannt</translation>
    </message>
    <message>
        <source>Not &amp;stated</source>
        <translation>Nicht an&amp;gegeben</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1: nicht angegeben</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>ui::FactionMark</name>
    <message>
        <source>neutral Corp</source>
        <translation>neutrale Corp</translation>
    </message>
    <message>
        <source>neutral Runner</source>
        <translation>neutraler Runner</translation>
    </message>
    <message>
        <source>Corp %1</source>
        <extracomment>1 is a faction</extracomment>
        <translation>Corp %1</translation>
    </message>
    <message>
        <source>Runner %1</source>
        <extracomment>1 is a faction</extracomment>
        <translation>Runner %1</translation>
    </message>
    <message>
        <source>Corp %1, Runner %2</source>
        <extracomment>1 and 2 are factions</extracomment>
        <translation>Corp %1, Runner %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>1 is a player, 2 &quot;Corp Jinteki, Runner Shaper&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>one side</comment>
        <extracomment>1 is an identity or how a list stands, 2 a faction</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::FormDraft</name>
    <message>
        <source>Back again: what you typed here and did not enter.</source>
        <translation>Wieder da: was Sie hier eingegeben und nicht eingetragen haben.</translation>
    </message>
    <message>
        <source>D&amp;iscard it</source>
        <translation>Verwerfe&amp;n</translation>
    </message>
</context>
<context>
    <name>ui::FoundActions</name>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>ui::GameEntry</name>
    <message>
        <source>Resu&amp;lt:</source>
        <translation>Er&amp;gebnis:</translation>
    </message>
    <message>
        <source>Result of the chosen game</source>
        <translation>Ergebnis des gewählten Spiels</translation>
    </message>
    <message>
        <source>Result, Enter</source>
        <translation>Ergebnis, Eingabetaste</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Es ist kein Spiel gewählt.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Game %1 · %2 · %3</source>
        <translation>Spiel %1 · %2 · %3</translation>
    </message>
    <message>
        <source> · table %1</source>
        <translation> · Tisch %1</translation>
    </message>
    <message>
        <source> · %1–%2</source>
        <translation> · %1–%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>1 is a player, 2 the identities of his decks</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is Corp</source>
        <translation>%1 ist Corp</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>1 or 2: who won · c Corp, r Runner won · t3-2 time with agenda points of Corp and Runner · no-show=p2:5</source>
        <translation>1 oder 2: wer gewann · c Corp, r Runner gewann · t3-2 Zeit mit Agendapunkten von Corp und Runner · no-show=p2:5</translation>
    </message>
    <message>
        <source>One letter a game, first player 1 as Corp: c4 Corp won, the loser has 4 · r2 · t3-2 time · third=p1corp:corp</source>
        <translation>Ein Buchstabe je Partie, zuerst Person 1 als Corp: c4 Corp gewann, die Gegenseite hat 4 · r2 · t3-2 Zeit · third=p1corp:corp</translation>
    </message>
</context>
<context>
    <name>ui::GameItem</name>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
</context>
<context>
    <name>ui::GameText</name>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>Upper bracket</source>
        <translation>Oberer Baum</translation>
    </message>
    <message>
        <source>Lower bracket</source>
        <translation>Unterer Baum</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Second final</source>
        <translation>Zweites Finale</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>wartet auf %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>%1 (seed %2)</source>
        <translation>%1 (Setzplatz %2)</translation>
    </message>
    <message>
        <source>%1 (seed %2, %3)</source>
        <extracomment>1 is a player, 2 a seed, 3 a side</extracomment>
        <translation>%1 (Setzplatz %2, %3)</translation>
    </message>
    <message>
        <source>%1, the higher seed, chooses the side</source>
        <translation>%1, höher gesetzt, wählt die Seite</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>games %1 and %2</source>
        <extracomment>1 is a list of numbers, 2 the last number</extracomment>
        <translation>Spiel %1 und %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>the best and the worst place still possible</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>T%1</source>
        <extracomment>1 is the number of a table; there is room for one letter</extracomment>
        <translation>T%1</translation>
    </message>
    <message>
        <source>Game %1, table %2</source>
        <extracomment>1 and 2 are numbers</extracomment>
        <translation>Spiel %1, Tisch %2</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>%1: %2 – %3, %4</source>
        <extracomment>1 is &quot;Game 5, table 2&quot;, 2 and 3 are players, 4 is how the game stands</extracomment>
        <translation>%1: %2 – %3, %4</translation>
    </message>
</context>
<context>
    <name>ui::IdentityCompleter</name>
    <message>
        <source>Identities</source>
        <translation>Identitäten</translation>
    </message>
</context>
<context>
    <name>ui::InboxModel</name>
    <message>
        <source>%1 · but %2 says: %3</source>
        <extracomment>1 is &quot;Table 3: 4–0&quot;, 2 another player, 3 what he says: &quot;Table 3: 2–2&quot;</extracomment>
        <translation>%1 · aber %2 sagt: %3</translation>
    </message>
    <message>
        <source>%1 · recorded is %2</source>
        <extracomment>1 is &quot;Table 3: 4–0&quot;, 2 the result that stands there: &quot;2–2&quot;</extracomment>
        <translation>%1 · eingetragen ist %2</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>wartet auf Sie</translation>
    </message>
    <message>
        <source>waits for a judge</source>
        <translation>wartet auf einen Judge</translation>
    </message>
    <message>
        <source>waits for the opponent</source>
        <translation>wartet auf das Gegenüber</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>accepted by %1</source>
        <translation>angenommen von %1</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>abgelehnt: %1</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The phone shows it, too: so you know whose phone you let in</source>
        <translation>Das Telefon zeigt sie auch: So wissen Sie, wessen Telefon Sie einlassen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>ui::KeysDialog</name>
    <message>
        <source>Typing results</source>
        <translation>Ergebnisse eingeben</translation>
    </message>
    <message>
        <source>Table, Enter, result, Enter</source>
        <translation>Tisch, Eingabetaste, Ergebnis, Eingabetaste</translation>
    </message>
    <message>
        <source>One table after the other; the next one without a result is offered. In place of its number a player&apos;s name will do.</source>
        <translation>Ein Tisch nach dem anderen; der nächste ohne Ergebnis wird angeboten. Statt der Nummer genügt ein Name.</translation>
    </message>
    <message>
        <source>A match of two games</source>
        <translation>Ein Match aus zwei Partien</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Eine einzelne Partie</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leaves what was typed, one step at a time</source>
        <translation>Verlässt die Eingabe, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
</context>
<context>
    <name>ui::Letterhead</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>1 is an event, 2 the title of a document</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>on your phone</source>
        <translation>auf Ihrem Telefon</translation>
    </message>
</context>
<context>
    <name>ui::LogModel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>ui::LogPage</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log, the newest first</source>
        <translation>Protokoll, das Neueste zuerst</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>The newest act is on top. Nothing is ever deleted: what was taken back stays here, struck through.</source>
        <translation>Der neueste Schritt steht oben. Gelöscht wird nie etwas: Zurückgenommenes bleibt hier, durchgestrichen.</translation>
    </message>
    <message>
        <source>Written down elsewhere, it proves what the file was: arbiter-cli verify --seal finds it again.</source>
        <translation>Anderswo aufgeschrieben, beweist es, was die Datei war: arbiter-cli verify --seal findet es wieder.</translation>
    </message>
    <message>
        <source>Seal %1 · act %2</source>
        <extracomment>1 are 32 hexadecimal digits that prove what the file was, 2 the number of the last act in it</extracomment>
        <translation>Siegel %1 · Schritt %2</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Open an event</source>
        <translation>Turnier öffnen</translation>
    </message>
    <message>
        <source>Arbiter events (*.arbiter);;All files (*)</source>
        <translation>Arbiter-Turniere (*.arbiter);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import an event</source>
        <translation>Turnier importieren</translation>
    </message>
    <message>
        <source>Events and lists of players (*.json *.csv *.tome *.txt);;All files (*)</source>
        <translation>Turniere und Namenslisten (*.json *.csv *.tome *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Where to keep the event</source>
        <translation>Wo das Turnier liegen soll</translation>
    </message>
    <message>
        <source>Arbiter events (*.arbiter)</source>
        <translation>Arbiter-Turniere (*.arbiter)</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>A copy was written to %1.</source>
        <translation>Eine Kopie wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Read only · %1</source>
        <translation>Nur lesen · %1</translation>
    </message>
    <message>
        <source>All changes saved · %1</source>
        <translation>Alles gesichert · %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Open the newest backup</source>
        <translation>Neueste Sicherung öffnen</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Retten, was lesbar ist</translation>
    </message>
    <message>
        <source>This is a copy of the newest backup, made %1. The damaged file stays as it is.</source>
        <translation>Dies ist eine Kopie der neuesten Sicherung vom %1. Die beschädigte Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This is a copy of what could be read. Acts saved: %1. The damaged file stays as it is.</source>
        <translation>Dies ist eine Kopie dessen, was lesbar war. Gerettete Schritte: %1. Die beschädigte Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Acts lost: %1; check the last results.</source>
        <translation>Verlorene Schritte: %1; prüfen Sie die letzten Ergebnisse.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>%1 – Arbiter</source>
        <translation>%1 – Arbiter</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Arbiter %1, the desk of a tournament organizer. Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>Arbiter %1, der Tisch der Turnierleitung. Freie Software unter der GNU General Public License, Version 3 oder später, ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>Clock of the round</source>
        <translation>Uhr der Runde</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>Nicht öffnen</translation>
    </message>
    <message>
        <source>Not recorded yet</source>
        <translation>Noch nicht festgehalten</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) wait until another program has done with the file. They are lost when the event is closed now.</source>
        <translation>
            <numerusform>%n Schritt wartet, bis ein anderes Programm mit der Datei fertig ist. Er geht verloren, wenn das Turnier jetzt geschlossen wird.</numerusform>
            <numerusform>%n Schritte warten, bis ein anderes Programm mit der Datei fertig ist. Sie gehen verloren, wenn das Turnier jetzt geschlossen wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>This is a copy of the newest backup, made %1, and it holds other acts than the damaged file, which stays as it is: compare its log with what you know.</source>
        <translation>Dies ist eine Kopie der neuesten Sicherung vom %1, und sie enthält andere Schritte als die beschädigte Datei, die bleibt, wie sie ist: Vergleichen Sie ihr Protokoll mit dem, was Sie wissen.</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>In einer Kopie weitermachen</translation>
    </message>
    <message>
        <source>The event goes on in this copy, with every act up to the last one. What becomes of %1 does not touch it.</source>
        <translation>Das Turnier geht in dieser Kopie weiter, mit jedem Schritt bis zum letzten. Was aus %1 wird, berührt sie nicht.</translation>
    </message>
    <message>
        <source>No longer in its place · %1</source>
        <translation>Nicht mehr an ihrem Ort · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) not saved yet · %1</source>
        <translation>
            <numerusform>%n Schritt noch nicht gespeichert · %1</numerusform>
            <numerusform>%n Schritte noch nicht gespeichert · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>File of the stream overlay</source>
        <translation>Datei des Stream-Overlays</translation>
    </message>
    <message>
        <source>Typed and not entered</source>
        <translation>Eingegeben, nicht eingetragen</translation>
    </message>
    <message>
        <source>What you typed and did not enter cannot be kept, and is lost when the event is closed now.
%1</source>
        <translation>Was Sie eingegeben und nicht eingetragen haben, lässt sich nicht aufbewahren und geht verloren, wenn das Turnier jetzt geschlossen wird.
%1</translation>
    </message>
    <message>
        <source>N&amp;ext step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Saved; not entered yet: %1</source>
        <extracomment>1 are pages on which something was typed and not entered</extracomment>
        <translation>Gesichert; noch nicht eingetragen: %1</translation>
    </message>
    <message>
        <source>Goes on elsewhere · %1</source>
        <translation>Geht anderswo weiter · %1</translation>
    </message>
    <message>
        <source>No connection, only to be read · %1</source>
        <translation>Keine Verbindung, nur zum Lesen · %1</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <extracomment>a desk, who sits there, what he did last</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n desk(s)</source>
        <translation>
            <numerusform>%1 · %n Tisch</numerusform>
            <numerusform>%1 · %n Tische</numerusform>
        </translation>
    </message>
    <message>
        <source>The event goes on in this copy, with every act up to the last one. The other desks do not see what is done here: they wait, or open this file. When the server is back, the shared event is marked as left, if nobody has recorded anything in it since.</source>
        <translation>Das Turnier geht in dieser Kopie weiter, mit jedem Schritt bis zum letzten. Die anderen Tische sehen nicht, was hier geschieht: Sie warten oder öffnen diese Datei. Wenn der Server wieder da ist, wird das geteilte Turnier als verlassen gekennzeichnet, wenn inzwischen niemand etwas eingetragen hat.</translation>
    </message>
    <message>
        <source>Other desks at this event</source>
        <translation>Andere Plätze bei diesem Turnier</translation>
    </message>
    <message>
        <source>%1 (%2) looks on</source>
        <extracomment>a desk, who sits there</extracomment>
        <translation>%1 (%2) schaut zu</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>This event is shared. Every desk opens it as
%1</source>
        <translation>Dieses Turnier ist geteilt. Jeder Platz öffnet es unter
%1</translation>
    </message>
    <message>
        <source>The event is shared, and goes on there. Every desk opens it as
%1</source>
        <translation>Das Turnier ist geteilt und geht dort weiter. Jeder Platz öffnet es unter
%1</translation>
    </message>
    <message>
        <source>The server is back, and the shared event is marked as left: it says that the event goes on in %1. Share that file again to go on there.</source>
        <translation>Der Server ist wieder da, und das geteilte Turnier ist als verlassen vermerkt: es sagt, dass das Turnier in %1 weitergeht. Teilen Sie diese Datei wieder, um dort weiterzumachen.</translation>
    </message>
    <message>
        <source>The server is back, and the shared event holds every act of %1: go on there.</source>
        <translation>Der Server ist wieder da, und das geteilte Turnier enthält jeden Vorgang von %1: machen Sie dort weiter.</translation>
    </message>
    <message>
        <source>The server is back, and others went on in the shared event: both stay as they are. Up to act %1 they are the same; behind it %4 has %2 acts, the shared event %3. Compare their logs, and go on with one of them.</source>
        <translation>Der Server ist wieder da, und andere haben im geteilten Turnier weitergemacht: beide bleiben, wie sie sind. Bis Vorgang %1 sind sie gleich; danach hat %4 %2 Vorgänge, das geteilte Turnier %3. Vergleichen Sie ihre Protokolle und machen Sie mit einem davon weiter.</translation>
    </message>
</context>
<context>
    <name>ui::MatchSlip</name>
    <message>
        <source>seed %1</source>
        <translation>Setzplatz %1</translation>
    </message>
    <message>
        <source>second game started</source>
        <translation>zweite Partie begonnen</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewann</translation>
    </message>
    <message>
        <source>agenda points</source>
        <translation>Agendapunkte</translation>
    </message>
    <message>
        <source>at time</source>
        <translation>bei Zeitablauf</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>%1 · game %2</source>
        <translation>%1 · Spiel %2</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>Ausstieg</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Close the message (Esc)</source>
        <translation>Meldung schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>ui::MomentStrip</name>
    <message>
        <source>The Corp may: %1.</source>
        <translation>Die Corp darf: %1.</translation>
    </message>
    <message>
        <source>The Runner may: %1.</source>
        <translation>Der Runner darf: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the number of a step, and its title</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Turn or run</source>
        <translation>Zug oder Run</translation>
    </message>
    <message>
        <source>Steps; Enter asks there</source>
        <translation>Schritte; Enter fragt dort</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <extracomment>the step at which the players are</extracomment>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>Choose a step, or say where the players are.</source>
        <translation>Wählen Sie einen Schritt, oder sagen Sie, wo die Spieler stehen.</translation>
    </message>
    <message>
        <source>The Corp may act next.</source>
        <translation>Als Nächste darf die Corp handeln.</translation>
    </message>
    <message>
        <source>The Runner may act next.</source>
        <translation>Als Nächster darf der Runner handeln.</translation>
    </message>
    <message>
        <source>The Corp has won.</source>
        <translation>Die Corp hat gewonnen.</translation>
    </message>
    <message>
        <source>The Runner has won.</source>
        <translation>Der Runner hat gewonnen.</translation>
    </message>
</context>
<context>
    <name>ui::MoveDialog</name>
    <message>
        <source>Table %1: %2 – %3</source>
        <translation>Tisch %1: %2 – %3</translation>
    </message>
    <message>
        <source>Move a match to another table</source>
        <translation>Match an einen anderen Tisch setzen</translation>
    </message>
    <message>
        <source>Who sits where then</source>
        <translation>Wer dann wo sitzt</translation>
    </message>
    <message>
        <source>&amp;Match:</source>
        <translation>&amp;Match:</translation>
    </message>
    <message>
        <source>&amp;To table:</source>
        <translation>An &amp;Tisch:</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Umsetzen</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
</context>
<context>
    <name>ui::NewEventDialog</name>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Store championship</source>
        <translation>Store Championship</translation>
    </message>
    <message>
        <source>Automatic: as suggested for the field</source>
        <translation>Automatisch: wie für das Feld vorgeschlagen</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> Minuten</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>&amp;Datum:</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>R&amp;egeln:</translation>
    </message>
    <message>
        <source>&amp;Tier:</source>
        <translation>&amp;Stufe:</translation>
    </message>
    <message>
        <source>Swiss &amp;rounds:</source>
        <translation>Schweizer &amp;Runden:</translation>
    </message>
    <message>
        <source>&amp;Cut:</source>
        <translation>&amp;Cut:</translation>
    </message>
    <message>
        <source>&amp;Length of a round:</source>
        <translation>Da&amp;uer einer Runde:</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Ändern…</translation>
    </message>
    <message>
        <source>Change where the event is kept</source>
        <translation>Ändern, wo das Turnier liegt</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Datei:</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>The same seed and the same acts give the same pairings everywhere</source>
        <translation>Dieselbe Zahl und dieselben Schritte ergeben überall dieselben Paarungen</translation>
    </message>
    <message>
        <source>&amp;Organizer:</source>
        <translation>&amp;Leitung:</translation>
    </message>
    <message>
        <source>&amp;Seed of all draws:</source>
        <translation>&amp;Zufallszahl aller Auslosungen:</translation>
    </message>
    <message>
        <source>Where to keep the event</source>
        <translation>Wo das Turnier liegen soll</translation>
    </message>
    <message>
        <source>Arbiter events (*.arbiter)</source>
        <translation>Arbiter-Turniere (*.arbiter)</translation>
    </message>
    <message>
        <source>follows the name</source>
        <translation>folgt dem Namen</translation>
    </message>
    <message>
        <source>Data&amp;base…</source>
        <translation>Daten&amp;bank…</translation>
    </message>
    <message>
        <source>Keep the event in a database, for several desks</source>
        <translation>Das Turnier in einer Datenbank führen, für mehrere Plätze</translation>
    </message>
    <message>
        <source>Keep the event in a database</source>
        <translation>Das Turnier in einer Datenbank führen</translation>
    </message>
    <message>
        <source>Several desks open an event that lies in a PostgreSQL database. An event of its own begins there, beside those that are there.</source>
        <translation>Ein Turnier in einer PostgreSQL-Datenbank wird von mehreren Plätzen geöffnet. Dort beginnt ein eigenes Turnier, neben denen, die schon da sind.</translation>
    </message>
    <message>
        <source>Keep it there</source>
        <translation>Dort führen</translation>
    </message>
</context>
<context>
    <name>ui::NextStep</name>
    <message>
        <source>Next: register players</source>
        <translation>Weiter: Personen anmelden</translation>
    </message>
    <message>
        <source>Next: pair round %1…</source>
        <translation>Weiter: Runde %1 paaren…</translation>
    </message>
    <message>
        <source>Next: publish round %1</source>
        <translation>Weiter: Runde %1 veröffentlichen</translation>
    </message>
    <message numerus="yes">
        <source>Next: enter %n result(s)</source>
        <translation>
            <numerusform>Weiter: %n Ergebnis eingeben</numerusform>
            <numerusform>Weiter: %n Ergebnisse eingeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: start the cut to the top %1…</source>
        <translation>Weiter: Cut auf die Top %1 beginnen…</translation>
    </message>
    <message numerus="yes">
        <source>Next: enter %n game(s) of the cut</source>
        <translation>
            <numerusform>Weiter: %n Spiel des Cuts eingeben</numerusform>
            <numerusform>Weiter: %n Spiele des Cuts eingeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: report the event…</source>
        <translation>Weiter: Turnierbericht…</translation>
    </message>
</context>
<context>
    <name>ui::OddsModel</name>
    <message>
        <source>has left</source>
        <translation>ausgestiegen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Makes the cut</source>
        <translation>Kommt in den Cut</translation>
    </message>
    <message>
        <source>Is first</source>
        <translation>Auf Platz 1</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>With a win</source>
        <translation>Bei Sieg</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <source>With a loss</source>
        <translation>Bei Niederlage</translation>
    </message>
</context>
<context>
    <name>ui::OddsPage</name>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Odds of every player</source>
        <translation>Chancen aller Personen</translation>
    </message>
    <message>
        <source>Resu&amp;lts so far weigh</source>
        <translation>B&amp;isherige Ergebnisse zählen</translation>
    </message>
    <message>
        <source>Instead of 50 : 50, chances follow the games won and lost so far</source>
        <translation>Statt 50 : 50 folgen die Chancen den bisher gewonnenen und verlorenen Partien</translation>
    </message>
    <message>
        <source>Finishes simulated so far</source>
        <translation>Bisher simulierte Ausgänge</translation>
    </message>
    <message>
        <source>What the figures rest on</source>
        <translation>Worauf die Zahlen beruhen</translation>
    </message>
    <message>
        <source>What his match does for the selected player</source>
        <translation>Was ihr Match für die gewählte Person bewirkt</translation>
    </message>
    <message>
        <source>Final places of the selected player</source>
        <translation>Endplätze der gewählten Person</translation>
    </message>
    <message>
        <source>The rest of the event is simulated %L1 times, on a copy of it.</source>
        <translation>Der Rest des Turniers wird %L1-mal simuliert, an einer Kopie davon.</translation>
    </message>
    <message>
        <source>Working the odds out; the desk can be used meanwhile.</source>
        <translation>Die Chancen werden berechnet; Sie können inzwischen weiterarbeiten.</translation>
    </message>
    <message>
        <source>The event has changed: the odds of before no longer count. Work them out again.</source>
        <translation>Das Turnier hat sich geändert: Die bisherigen Chancen gelten nicht mehr. Berechnen Sie sie neu.</translation>
    </message>
    <message>
        <source>The figures stand here when all finishes are simulated.</source>
        <translation>Die Zahlen stehen hier, wenn alle Ausgänge simuliert sind.</translation>
    </message>
    <message>
        <source>No odds are worked out.</source>
        <translation>Es sind keine Chancen berechnet.</translation>
    </message>
    <message>
        <source>Select a player to see his final places and what his match does.</source>
        <translation>Wählen Sie eine Person, um ihre Endplätze zu sehen und was ihr Match bewirkt.</translation>
    </message>
</context>
<context>
    <name>ui::OddsText</name>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>With a win at table %1: cut %2</source>
        <translation>Sieg an Tisch %1 – Cut: %2</translation>
    </message>
    <message>
        <source>With a win at table %1: first %2</source>
        <translation>Sieg an Tisch %1 – Platz 1: %2</translation>
    </message>
    <message>
        <source>A win at table %1 is no longer possible.</source>
        <translation>Ein Sieg an Tisch %1 ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>With as many points as the opponent: cut %1</source>
        <translation>So viele Punkte wie die Gegenseite – Cut: %1</translation>
    </message>
    <message>
        <source>With as many points as the opponent: first %1</source>
        <translation>So viele Punkte wie die Gegenseite – Platz 1: %1</translation>
    </message>
    <message>
        <source>As many points as the opponent are not possible.</source>
        <translation>Gleich viele Punkte wie die Gegenseite sind nicht möglich.</translation>
    </message>
    <message>
        <source>With a loss: cut %1</source>
        <translation>Niederlage – Cut: %1</translation>
    </message>
    <message>
        <source>With a loss: first %1</source>
        <translation>Niederlage – Platz 1: %1</translation>
    </message>
    <message>
        <source>A loss is no longer possible.</source>
        <translation>Eine Niederlage ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no finish: no chance to tell</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from the best place to the worst</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Has left and cannot make the cut.</source>
        <translation>Ausgestiegen und kann nicht in den Cut kommen.</translation>
    </message>
    <message>
        <source>Has left; a first place would be his all the same.</source>
        <translation>Ausgestiegen; ein erster Platz zählte trotzdem.</translation>
    </message>
    <message>
        <source>No open match: only the results of others and the rounds to come move this player.</source>
        <translation>Kein offenes Match: Nur die Ergebnisse der anderen und die kommenden Runden ändern etwas.</translation>
    </message>
    <message>
        <source>Final places of %1</source>
        <translation>Endplätze von %1</translation>
    </message>
    <message>
        <source>finishes</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Place %1 and below</source>
        <translation>Platz %1 und darunter</translation>
    </message>
    <message>
        <source>Places %1–%2</source>
        <translation>Plätze %1–%2</translation>
    </message>
</context>
<context>
    <name>ui::OpenSharedDialog</name>
    <message>
        <source>Open a shared event</source>
        <translation>Ein geteiltes Turnier öffnen</translation>
    </message>
    <message>
        <source>An event that several desks share lies in a PostgreSQL database. Who shared it knows its address; without one, look what is there.</source>
        <translation>Ein Turnier, das sich mehrere Plätze teilen, liegt in einer PostgreSQL-Datenbank. Wer es geteilt hat, kennt die Adresse; ohne sie sehen Sie nach, was da ist.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>An event without an act</source>
        <translation>Ein Turnier ohne Vorgang</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n Vorgang</numerusform>
            <numerusform>%n Vorgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>goes on elsewhere: %1</source>
        <extracomment>of an event; 1 is a desk and a file</extracomment>
        <translation>geht anderswo weiter: %1</translation>
    </message>
    <message>
        <source>&amp;Look what is there</source>
        <translation>Nac&amp;hsehen, was da ist</translation>
    </message>
    <message>
        <source>Events in the database</source>
        <translation>Turniere in der Datenbank</translation>
    </message>
    <message>
        <source>&amp;Events there:</source>
        <translation>&amp;Turniere dort:</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Der Server wird gefragt…</translation>
    </message>
    <message>
        <source>There is no event in this database yet: share one there, or begin one.</source>
        <translation>In dieser Datenbank ist noch kein Turnier: teilen Sie eines oder beginnen Sie eines dort.</translation>
    </message>
</context>
<context>
    <name>ui::Outcome</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a player, and what is theirs: &quot;Runner: Credits&quot;
----------
a card or number of the table, and what has changed</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>what was, and what is now</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The Corp decides next: %1</source>
        <translation>Als Nächstes entscheidet die Corp: %1</translation>
    </message>
    <message>
        <source>The Runner decides next: %1</source>
        <translation>Als Nächstes entscheidet der Runner: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>what has changed at the table, and who decides what next</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>What comes of it: %1. Now it is step %2.</source>
        <extracomment>what has changed at the table, and the step that was come to</extracomment>
        <translation>Das kommt dabei heraus: %1. Jetzt ist es Schritt %2.</translation>
    </message>
    <message>
        <source>What comes of it: %1.</source>
        <translation>Das kommt dabei heraus: %1.</translation>
    </message>
    <message>
        <source>Nothing happens here by itself: play what was done, or ask in the line above.</source>
        <translation>Hier geschieht nichts von selbst: Spielen Sie, was getan wurde, oder fragen Sie in der Zeile oben.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>Not decided yet. Say how many: %1.</source>
        <translation>Noch nicht entschieden. Sagen Sie, wie viele: %1.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>that there is no verdict, and why</extracomment>
        <translation>%1 %2.</translation>
    </message>
</context>
<context>
    <name>ui::OverlayDesk</name>
    <message>
        <source>Write for a stream overlay</source>
        <translation>Stream-Overlay schreiben</translation>
    </message>
    <message>
        <source>Stream overlay (*.json)</source>
        <translation>Stream-Overlay (*.json)</translation>
    </message>
    <message>
        <source>The overlay is in %1, and is written there again at every change until you choose this once more.</source>
        <translation>Das Overlay liegt in %1 und wird dort bei jeder Änderung neu geschrieben, bis Sie dies noch einmal wählen.</translation>
    </message>
    <message>
        <source>Overlay · %1</source>
        <translation>Overlay · %1</translation>
    </message>
    <message>
        <source>Overlay not written · %1</source>
        <translation>Overlay nicht geschrieben · %1</translation>
    </message>
</context>
<context>
    <name>ui::PairOptionsDialog</name>
    <message>
        <source>Put &amp;together</source>
        <translation>&amp;Zusammensetzen</translation>
    </message>
    <message>
        <source>Keep &amp;apart</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Give a &amp;bye if the number of players is odd</source>
        <translation>&amp;Freilos bei ungerader Zahl</translation>
    </message>
    <message>
        <source>&amp;Opposite seats meet (of 8: 1 with 5, 2 with 6 …)</source>
        <translation>&amp;Gegenüberliegende Plätze treffen sich (bei 8: 1 mit 5, 2 mit 6 …)</translation>
    </message>
    <message>
        <source>Pair round %1 with …</source>
        <translation>Runde %1 paaren mit …</translation>
    </message>
    <message>
        <source>Pairs asked for</source>
        <translation>Gewünschte Paare</translation>
    </message>
    <message>
        <source>Pairs put together leave the field; the others are paired around them. Pairs kept apart meet only where nothing else is possible.</source>
        <translation>Zusammengesetzte Paare verlassen das Feld; die anderen werden um sie herum gepaart. Getrennte treffen sich nur, wo es nicht anders geht.</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>E&amp;rste Person:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>Z&amp;weite Person:</translation>
    </message>
    <message>
        <source>&amp;Pairs asked for:</source>
        <translation>Gewünschte &amp;Paare:</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: together</source>
        <translation>%1: zusammen</translation>
    </message>
    <message>
        <source>%1: apart</source>
        <translation>%1: getrennt</translation>
    </message>
</context>
<context>
    <name>ui::PairingsModel</name>
    <message>
        <source>slow-play watch</source>
        <translation>auf Zeitspiel beobachtet</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesetzt</translation>
    </message>
    <message>
        <source>rematch</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>should not meet</source>
        <translation>sollten sich nicht treffen</translation>
    </message>
    <message>
        <source>moved by hand</source>
        <translation>von Hand versetzt</translation>
    </message>
    <message>
        <source>player 1 is Corp</source>
        <translation>Person 1 ist Corp</translation>
    </message>
    <message>
        <source>player 1 is Runner</source>
        <translation>Person 1 ist Runner</translation>
    </message>
    <message>
        <source>(bye)</source>
        <translation>(Freilos)</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Person 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Person 2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 min</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>feature match</source>
        <translation>Feature-Match</translation>
    </message>
</context>
<context>
    <name>ui::PairingsSheets</name>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>1 is a player, 2 &quot;Corp&quot;, &quot;Runner&quot; or &quot;chooses&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>1 is &quot;Round 3 of 5&quot;, 2 &quot;pairings by table&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>pairings by table</source>
        <translation>Paarungen nach Tisch</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Person 1</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Person 2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>a line of a code: 1 is a table, 2 and 3 are players</extracomment>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>pairings by name</source>
        <translation>Paarungen nach Namen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a line of a code: 1 is a player, 2 a table, 3 the opponent</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>ui::PaperTables</name>
    <message>
        <source>Page %1 of %2, code %3 of %4 of this page; each page has its own</source>
        <translation>Seite %1 von %2, Code %3 von %4 dieser Seite; jede Seite hat ihre eigenen</translation>
    </message>
    <message>
        <source>the whole table as text</source>
        <translation>die ganze Tabelle als Text</translation>
    </message>
    <message>
        <source>this page as text</source>
        <translation>diese Seite als Text</translation>
    </message>
    <message>
        <source>this page as text, %1 of %2</source>
        <translation>diese Seite als Text, %1 von %2</translation>
    </message>
</context>
<context>
    <name>ui::PaperWords</name>
    <message>
        <source>Top %1</source>
        <translation>Top %1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1 rounds of %2 minutes</source>
        <translation>%1 Runden zu %2 Minuten</translation>
    </message>
    <message>
        <source>%1 · no cut</source>
        <translation>%1 · kein Cut</translation>
    </message>
    <message>
        <source>%1 · cut to the top %2, %3</source>
        <extracomment>1 is &quot;5 rounds of 65 minutes&quot;, 2 a number of players, 3 &quot;double elimination&quot;</extracomment>
        <translation>%1 · Cut auf die Top %2, %3</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Printed %1</source>
        <translation>Gedruckt %1</translation>
    </message>
    <message>
        <source>No round is paired yet; pair one first.</source>
        <translation>Noch ist keine Runde gepaart; paaren Sie zuerst eine.</translation>
    </message>
    <message>
        <source>There is no round %1; the last one is %2.</source>
        <translation>Runde %1 gibt es nicht; die letzte ist %2.</translation>
    </message>
    <message>
        <source>No game of the cut is open; name the round to print an older one.</source>
        <translation>Kein Spiel des Cuts ist offen; nennen Sie die Runde, um ein älteres zu drucken.</translation>
    </message>
    <message>
        <source>Seal %1 · act %2</source>
        <extracomment>1 are 32 hexadecimal digits that prove what the file was, 2 the number of the last act in it</extracomment>
        <translation>Siegel %1 · Schritt %2</translation>
    </message>
    <message>
        <source>%1 (not published yet)</source>
        <translation>%1 (noch nicht veröffentlicht)</translation>
    </message>
</context>
<context>
    <name>ui::PastePlayersDialog</name>
    <message>
        <source>Add several players</source>
        <translation>Mehrere Personen hinzufügen</translation>
    </message>
    <message>
        <source>Players, one a line</source>
        <translation>Namen, einer je Zeile</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>&amp;Aus einer Datei…</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>Die Liste</translation>
    </message>
    <message>
        <source>Open a list of players</source>
        <translation>Namensliste öffnen</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Listen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Paste one player a line: name; Corp identity; Runner identity – nicknames and initials will do. Or a table whose first line names its columns: name, corp, runner, pronouns, byes, table, seat, id. Who is here already is brought up to date.</source>
        <translation>&amp;Fügen Sie je Zeile eine Person ein: Name; Corp-Identität; Runner-Identität – Kurznamen und Anfangsbuchstaben genügen. Oder eine Tabelle, deren erste Zeile ihre Spalten nennt: name, corp, runner, pronouns, byes, table, seat, id. Wer schon da ist, wird auf den neuesten Stand gebracht.</translation>
    </message>
    <message>
        <source>What the list does</source>
        <translation>Was die Liste bewirkt</translation>
    </message>
    <message>
        <source>What the list does stands here before it counts.</source>
        <translation>Was die Liste bewirkt, steht hier, bevor es gilt.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>Unchanged: %1</source>
        <translation>Unverändert: %1</translation>
    </message>
    <message>
        <source>Unclear, left out: %1</source>
        <translation>Unklar, ausgelassen: %1</translation>
    </message>
</context>
<context>
    <name>ui::PenaltyDialog</name>
    <message>
        <source>Record a penalty</source>
        <translation>Strafe vermerken</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Vor Runde 1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Only the organizers see this log. A game or match loss still has to be entered at its table.</source>
        <translation>Nur die Turnierleitung sieht dieses Protokoll. Ein Partie- oder Matchverlust muss noch am Tisch eingetragen werden.</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Person:</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>&amp;Runde:</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>&amp;Judge:</source>
        <translation>&amp;Judge:</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Vermerken</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Person wählen</translation>
    </message>
</context>
<context>
    <name>ui::PhoneAccessDialog</name>
    <message>
        <source>Judge</source>
        <translation>Judge</translation>
    </message>
    <message>
        <source>Scorekeeper</source>
        <translation>Ergebnisdienst</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>%1, a card or link</source>
        <translation>%1, Karte oder Link</translation>
    </message>
    <message>
        <source>%1, a phone you let in</source>
        <translation>%1, ein von Ihnen eingelassenes Telefon</translation>
    </message>
    <message>
        <source>&amp;Make a way in</source>
        <translation>Zugang &amp;anlegen</translation>
    </message>
    <message>
        <source>C&amp;lose this way in</source>
        <translation>Zugang &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Print this card…</source>
        <translation>Diese Karte &amp;drucken…</translation>
    </message>
    <message>
        <source>Ways in for staff and players</source>
        <translation>Zugänge für Team und Spielende</translation>
    </message>
    <message>
        <source>Who may come in</source>
        <translation>Wer hereinkommen darf</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;As:</source>
        <translation>A&amp;ls:</translation>
    </message>
    <message>
        <source>Close a way in</source>
        <translation>Zugang schließen</translation>
    </message>
    <message>
        <source>%1 is out at once, on every phone that came in by it.</source>
        <translation>%1 ist sofort draußen, auf jedem Telefon, das so hereinkam.</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (%2), shown this once: %3</source>
        <extracomment>1 is a person, 2 &quot;Judge&quot;, 3 an address</extracomment>
        <translation>%1 (%2), nur dieses Mal gezeigt: %3</translation>
    </message>
</context>
<context>
    <name>ui::PhoneCards</name>
    <message>
        <source>your way in, by phone</source>
        <translation>Ihr Zugang per Telefon</translation>
    </message>
    <message>
        <source>This code is yours alone: who has it acts as you. Join the network of the hall, then open it.</source>
        <translation>Dieser Code gehört nur Ihnen: Wer ihn hat, handelt in Ihrem Namen. Verbinden Sie sich mit dem Netz des Saals und öffnen Sie ihn dann.</translation>
    </message>
    <message>
        <source>Cards are printed from the page Phones, for players and staff who get a way in.</source>
        <translation>Karten werden von der Seite Telefone gedruckt, für alle, die einen Zugang bekommen.</translation>
    </message>
    <message>
        <source>cards for phones</source>
        <translation>Karten für Telefone</translation>
    </message>
</context>
<context>
    <name>ui::PhoneCardsDialog</name>
    <message>
        <source>Cards for players</source>
        <translation>Karten für Spielende</translation>
    </message>
    <message>
        <source>Each card has a code of its own, which is kept nowhere and cannot be printed twice: a new card takes the place of the one before.</source>
        <translation>Jede Karte hat einen eigenen Code, der nirgends aufbewahrt wird und kein zweites Mal gedruckt werden kann: Eine neue Karte ersetzt die vorige.</translation>
    </message>
    <message>
        <source>Everybody anew: cards printed before lead nowhere</source>
        <translation>Alle neu: Früher gedruckte Karten führen nirgendwohin</translation>
    </message>
    <message numerus="yes">
        <source>Who has no card yet (%n player(s))</source>
        <translation>
            <numerusform>Wer noch keine Karte hat (%n Person)</numerusform>
            <numerusform>Wer noch keine Karte hat (%n Personen)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;For:</source>
        <translation>&amp;Für:</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
</context>
<context>
    <name>ui::PhoneHost</name>
    <message>
        <source>%1 (judge)</source>
        <translation>%1 (Judge)</translation>
    </message>
    <message>
        <source>%1 (scorekeeper)</source>
        <translation>%1 (Ergebnisdienst)</translation>
    </message>
    <message>
        <source>Port %1 and those that follow are taken: close what uses them.</source>
        <translation>Port %1 und die folgenden sind belegt: Schließen Sie, was sie benutzt.</translation>
    </message>
    <message>
        <source>The system lets nobody serve on port %1.</source>
        <translation>Das System lässt auf Port %1 niemanden zu.</translation>
    </message>
    <message>
        <source>Port %1 is taken: the hall is on port %2.</source>
        <translation>Port %1 ist belegt: Der Saal ist auf Port %2.</translation>
    </message>
    <message>
        <source>Cards and codes were printed for %1, and phones are at %2 now: those lead nowhere. Print them again on the page Phones.</source>
        <translation>Karten und Codes wurden für %1 gedruckt, und Telefone finden den Saal jetzt unter %2: Die gedruckten führen nirgendwohin. Drucken Sie sie auf der Seite Telefone neu.</translation>
    </message>
</context>
<context>
    <name>ui::PhonePolicyDialog</name>
    <message>
        <source>&amp;Results:</source>
        <translation>&amp;Ergebnisse:</translation>
    </message>
    <message>
        <source>Re&amp;gistrations:</source>
        <translation>Anmeldun&amp;gen:</translation>
    </message>
    <message>
        <source>“&amp;I am …”:</source>
        <translation>„&amp;Ich bin …“:</translation>
    </message>
    <message>
        <source>&amp;Leaving the tournament:</source>
        <translation>&amp;Aussteigen:</translation>
    </message>
    <message>
        <source>Decklist&amp;s:</source>
        <translation>&amp;Decklisten:</translation>
    </message>
    <message>
        <source>C&amp;onsents:</source>
        <translation>Ein&amp;willigungen:</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>When both players say the same</source>
        <translation>Wenn beide dasselbe sagen</translation>
    </message>
    <message>
        <source>When you accept it</source>
        <translation>Wenn Sie es annehmen</translation>
    </message>
    <message>
        <source>What phones may do</source>
        <translation>Was Telefone dürfen</translation>
    </message>
    <message>
        <source>When what a phone says counts. Calls for a judge are answered by people; what staff enter counts at once.</source>
        <translation>Wann zählt, was ein Telefon sagt. Rufe nach einem Judge beantworten Menschen; was das Team einträgt, zählt sofort.</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>ui::PhonesPage</name>
    <message>
        <source>Phones</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>What phones say, the newest first</source>
        <translation>Was Telefone sagen, das Neueste zuerst</translation>
    </message>
    <message>
        <source>Ne&amp;twork:</source>
        <translation>Net&amp;z:</translation>
    </message>
    <message>
        <source>Nothing has come from phones yet.</source>
        <translation>Von Telefonen kam noch nichts.</translation>
    </message>
    <message>
        <source>This computer is in no network.</source>
        <translation>Dieser Computer ist in keinem Netz.</translation>
    </message>
    <message>
        <source>Off. Phones find nothing here.</source>
        <translation>Aus. Telefone finden hier nichts.</translation>
    </message>
    <message>
        <source>On, but no phone can reach this computer: join a network.</source>
        <translation>An, aber kein Telefon erreicht diesen Computer: Verbinden Sie ihn mit einem Netz.</translation>
    </message>
    <message>
        <source>On. Nobody is connected yet.</source>
        <translation>An. Noch ist niemand verbunden.</translation>
    </message>
    <message numerus="yes">
        <source>On. %n phone(s) connected.</source>
        <translation>
            <numerusform>An. %n Telefon verbunden.</numerusform>
            <numerusform>An. %n Telefone verbunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Came in: %1</source>
        <translation>Hereingekommen: %1</translation>
    </message>
    <message>
        <source>Cards and codes were printed for %1, which leads nowhere now: print them again.</source>
        <extracomment>1 is an address: &quot;192.168.0.7:8080&quot;</extracomment>
        <translation>Karten und Codes wurden für %1 gedruckt, das jetzt nirgendwohin führt: Drucken Sie sie neu.</translation>
    </message>
    <message>
        <source>Accepted; the phone says so.</source>
        <translation>Angenommen; das Telefon sagt es.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>A word for the phone, which shows it:</source>
        <translation>Ein Wort für das Telefon, das es zeigt:</translation>
    </message>
    <message>
        <source>Refused; the phone says so.</source>
        <translation>Abgelehnt; das Telefon sagt es.</translation>
    </message>
    <message>
        <source>The selected line</source>
        <translation>Die gewählte Zeile</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4)</source>
        <extracomment>1 is a time, 2 a person, 3 what he says, 4 what became of it</extracomment>
        <translation>%1, %2: %3 (%4)</translation>
    </message>
</context>
<context>
    <name>ui::PileModel</name>
    <message>
        <source>No.</source>
        <translation>Anz.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>ui::PlacesModel</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Setzplatz</translation>
    </message>
</context>
<context>
    <name>ui::PlayTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>ui::PlayerDialog</name>
    <message>
        <source>Edit player</source>
        <translation>Person bearbeiten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>For accessibility: the player sits there in every round</source>
        <translation>Für Barrierefreiheit: Die Person sitzt dort in jeder Runde</translation>
    </message>
    <message>
        <source>At the draft table</source>
        <translation>Am Drafttisch</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Pronouns:</source>
        <translation>&amp;Pronomen:</translation>
    </message>
    <message>
        <source>&amp;Corp identity:</source>
        <translation>&amp;Corp-Identität:</translation>
    </message>
    <message>
        <source>C&amp;orp faction:</source>
        <translation>C&amp;orp-Fraktion:</translation>
    </message>
    <message>
        <source>&amp;Runner identity:</source>
        <translation>&amp;Runner-Identität:</translation>
    </message>
    <message>
        <source>R&amp;unner faction:</source>
        <translation>R&amp;unner-Fraktion:</translation>
    </message>
    <message>
        <source>&amp;Byes in the first rounds:</source>
        <translation>&amp;Freilose in den ersten Runden:</translation>
    </message>
    <message>
        <source>Fixed &amp;table:</source>
        <translation>Fester &amp;Tisch:</translation>
    </message>
    <message>
        <source>&amp;Seat in the draft:</source>
        <translation>&amp;Sitzplatz im Draft:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt zu</translation>
    </message>
    <message>
        <source>does not agree</source>
        <translation>stimmt nicht zu</translation>
    </message>
    <message>
        <source>Who does not agree is “Player 7” in every export. Wall and paper of the day name everybody: they are needed to find the table.</source>
        <translation>Wer nicht zustimmt, heißt in jedem Export „Player 7“. Wand und Papier des Tages nennen alle: So findet man den Tisch.</translation>
    </message>
    <message>
        <source>Who does not agree is no feature match, and “Player 7” in the overlay of the stream.</source>
        <translation>Wer nicht zustimmt, ist kein Feature-Match und heißt im Overlay des Streams „Player 7“.</translation>
    </message>
    <message>
        <source>Na&amp;med in exports:</source>
        <translation>Im &amp;Export genannt:</translation>
    </message>
    <message>
        <source>Photo&amp;graphed:</source>
        <translation>Foto&amp;grafiert:</translation>
    </message>
    <message>
        <source>Str&amp;eamed:</source>
        <translation>Gestrea&amp;mt:</translation>
    </message>
</context>
<context>
    <name>ui::PlayerListModel</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>unklar</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>in a list: something that may be a mistake</extracomment>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Was daraus wird</translation>
    </message>
</context>
<context>
    <name>ui::PlayersModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>Corp identity</source>
        <translation>Corp-Identität</translation>
    </message>
    <message>
        <source>Runner identity</source>
        <translation>Runner-Identität</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Freilose</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Fester Tisch</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitzplatz</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Zustimmung</translation>
    </message>
</context>
<context>
    <name>ui::PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Person suchen</translation>
    </message>
    <message>
        <source>Name or identity</source>
        <translation>Name oder Identität</translation>
    </message>
    <message>
        <source>Add pla&amp;yer:</source>
        <translation>H&amp;inzufügen:</translation>
    </message>
    <message>
        <source>F&amp;ind:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>No players yet: type a name above and press Enter.</source>
        <translation>Noch niemand: Geben Sie oben einen Namen ein, dann Eingabetaste.</translation>
    </message>
    <message>
        <source>No player is called “%1”. Escape shows all again.</source>
        <translation>Niemand heißt „%1“. Esc zeigt wieder alle.</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Disqualifizieren</translation>
    </message>
    <message>
        <source>Registered: %1 · Playing: %2</source>
        <translation>Angemeldet: %1 · Im Spiel: %2</translation>
    </message>
    <message>
        <source>Name; Corp; Runner – Enter</source>
        <translation>Name; Corp; Runner – Eingabetaste</translation>
    </message>
    <message>
        <source>The name, and behind semicolons the identities if you know them: nicknames and initials will do</source>
        <translation>Der Name, und nach Semikolons die Identitäten, wenn Sie sie kennen: Kurznamen und Anfangsbuchstaben genügen</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>Die Zeile</translation>
    </message>
    <message>
        <source>Add all the same</source>
        <translation>Dennoch hinzufügen</translation>
    </message>
</context>
<context>
    <name>ui::PrintDialog</name>
    <message>
        <source>Pairings by table</source>
        <translation>Paarungen nach Tisch</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Paarungen nach Namen</translation>
    </message>
    <message>
        <source>Match slips</source>
        <translation>Ergebniszettel</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Seats for the player meeting</source>
        <translation>Plätze für die Spielerversammlung</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>With the penal&amp;ties</source>
        <translation>Mit S&amp;trafen</translation>
    </message>
    <message>
        <source>They are private to the organizers.</source>
        <translation>Sie sind nur für die Turnierleitung.</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
    </message>
    <message>
        <source>R&amp;ound:</source>
        <translation>&amp;Runde:</translation>
    </message>
    <message>
        <source>Open games of the cut</source>
        <translation>Offene Spiele des Cuts</translation>
    </message>
    <message>
        <source>Cut, round %1</source>
        <translation>Cut, Runde %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation>Decklisten</translation>
    </message>
    <message>
        <source>Sheets for deck checks</source>
        <translation>Bögen für Deckprüfungen</translation>
    </message>
    <message>
        <source>Blank sheet for decklists</source>
        <translation>Leerer Bogen für Decklisten</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Nach Titel</translation>
    </message>
    <message>
        <source>As on the list</source>
        <translation>Wie auf der Liste</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>P&amp;ersonen:</translation>
    </message>
    <message>
        <source>Car&amp;ds:</source>
        <translation>&amp;Karten:</translation>
    </message>
    <message>
        <source>Everybody with a list</source>
        <translation>Alle mit einer Liste</translation>
    </message>
    <message>
        <source>Drawn in this round</source>
        <translation>In dieser Runde ausgelost</translation>
    </message>
    <message>
        <source>Roster check</source>
        <translation>Anmeldeliste</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Round %1, not published yet</source>
        <translation>Runde %1, noch nicht veröffentlicht</translation>
    </message>
    <message>
        <source>Cards for phones</source>
        <translation>Karten für Telefone</translation>
    </message>
</context>
<context>
    <name>ui::Printouts</name>
    <message>
        <source>Round %1 is not published yet: publish it, or choose it to print it before.</source>
        <translation>Runde %1 ist noch nicht veröffentlicht: Veröffentlichen Sie sie, oder wählen Sie sie, um sie vorher zu drucken.</translation>
    </message>
</context>
<context>
    <name>ui::ProfileChoice</name>
    <message>
        <source>Timed game: %1</source>
        <translation>Partie bei Zeitablauf: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>At time, points for:</source>
        <translation>Punkte bei Zeitablauf:</translation>
    </message>
    <message>
        <source>&amp;ahead</source>
        <translation>&amp;vorn</translation>
    </message>
    <message>
        <source>&amp;behind</source>
        <translation>&amp;hinten</translation>
    </message>
    <message>
        <source>e&amp;qual</source>
        <translation>&amp;gleich</translation>
    </message>
</context>
<context>
    <name>ui::ProfileText</name>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>SoS (sum)</source>
        <translation>SoS (Summe)</translation>
    </message>
    <message>
        <source>SoS (average)</source>
        <translation>SoS (Durchschnitt)</translation>
    </message>
    <message>
        <source>ESoS</source>
        <translation>ESoS</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>drawn number</source>
        <translation>ausgeloste Zahl</translation>
    </message>
    <message>
        <source>two games, one on each side</source>
        <translation>zwei Partien, eine auf jeder Seite</translation>
    </message>
    <message>
        <source>one game; the pairing balances sides</source>
        <translation>eine Partie; die Paarung gleicht Seiten aus</translation>
    </message>
    <message>
        <source>one game; sides are drawn</source>
        <translation>eine Partie; Seiten werden ausgelost</translation>
    </message>
    <message>
        <source>win %1, draw %2 each, never started 0</source>
        <translation>Sieg %1, Unentschieden je %2, nicht begonnen 0</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>more agenda points %1 : %2, equal %3 : %3</source>
        <translation>mehr Agendapunkte %1 : %2, gleich viele %3 : %3</translation>
    </message>
    <message>
        <source>%1 and %2 match points</source>
        <translation>%1 und %2 Matchpunkte</translation>
    </message>
    <message>
        <source>intentional draw and two-for-one are allowed</source>
        <translation>Intentional Draw und 2-for-1 sind erlaubt</translation>
    </message>
    <message>
        <source>intentional draw is allowed</source>
        <translation>Intentional Draw ist erlaubt</translation>
    </message>
    <message>
        <source>two-for-one is allowed</source>
        <translation>2-for-1 ist erlaubt</translation>
    </message>
    <message>
        <source>none, unless overridden with a reason</source>
        <translation>keine, außer mit Begründung</translation>
    </message>
    <message>
        <source>the points of all opponents, added up</source>
        <translation>die Punkte aller Gegner, zusammengezählt</translation>
    </message>
    <message>
        <source>the average over all opponents of their points per round</source>
        <translation>der Durchschnitt über alle Gegner von deren Punkten je Runde</translation>
    </message>
    <message>
        <source>ESoS: the average of the opponents&apos; SoS</source>
        <translation>ESoS: der Durchschnitt der SoS aller Gegner</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>At time</source>
        <translation>Bei Zeitablauf</translation>
    </message>
    <message>
        <source>A bye</source>
        <translation>Ein Freilos</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>double elimination</source>
        <translation>Doppel-K.-o.</translation>
    </message>
    <message>
        <source>single elimination</source>
        <translation>einfaches K.-o.</translation>
    </message>
    <message>
        <source>single elimination, seeded anew each round</source>
        <translation>einfaches K.-o., in jeder Runde neu gesetzt</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Ein Match</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>win %1, otherwise one&apos;s own agenda points</source>
        <translation>Sieg %1, sonst die eigenen Agendapunkte</translation>
    </message>
    <message>
        <source>Match bonus</source>
        <translation>Matchbonus</translation>
    </message>
    <message>
        <source>more match points %1, equal %2 each</source>
        <translation>mehr Matchpunkte %1, gleich viele je %2</translation>
    </message>
    <message>
        <source>Agreed results</source>
        <translation>Vereinbarte Ergebnisse</translation>
    </message>
    <message>
        <source>With a cut</source>
        <translation>Mit Cut</translation>
    </message>
    <message>
        <source>SoS</source>
        <translation>SoS</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Written in</source>
        <translation>Nachzulesen in</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Program</name>
    <message>
        <source>The desk of a tournament organizer</source>
        <translation>Der Tisch der Turnierleitung</translation>
    </message>
    <message>
        <source>Begin a new event</source>
        <translation>Ein neues Turnier beginnen</translation>
    </message>
    <message>
        <source>Try Arbiter on an invented event</source>
        <translation>Arbiter an einem erfundenen Turnier ausprobieren</translation>
    </message>
    <message>
        <source>An event to open</source>
        <translation>Ein Turnier, das geöffnet wird</translation>
    </message>
</context>
<context>
    <name>ui::Projector</name>
    <message>
        <source>Please come to the desk: %1</source>
        <extracomment>1 are names of players</extracomment>
        <translation>Bitte zur Turnierleitung kommen: %1</translation>
    </message>
</context>
<context>
    <name>ui::ProjectorPage</name>
    <message>
        <source>Projector</source>
        <translation>Projektor</translation>
    </message>
    <message>
        <source>What the wall shows</source>
        <translation>Was die Wand zeigt</translation>
    </message>
    <message>
        <source>What to show on the wall</source>
        <translation>Was auf die Wand kommt</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Lunch until 13:30</source>
        <translation>Mittagspause bis 13:30</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Paarungen nach Namen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Dark wall</source>
        <translation>Dunkle Wand</translation>
    </message>
    <message>
        <source>Light wall</source>
        <translation>Helle Wand</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Announce&amp;ment:</source>
        <translation>An&amp;sage:</translation>
    </message>
    <message>
        <source>S&amp;creen:</source>
        <translation>Bildsch&amp;irm:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Pages &amp;turn:</source>
        <translation>S&amp;eitenwechsel:</translation>
    </message>
    <message>
        <source>Blank.</source>
        <translation>Schwarz.</translation>
    </message>
    <message>
        <source>Frozen: changes are not shown, only the clock goes on.</source>
        <translation>Eingefroren: Änderungen erscheinen nicht, nur die Uhr läuft weiter.</translation>
    </message>
    <message>
        <source>Page %1 of %2.</source>
        <translation>Seite %1 von %2.</translation>
    </message>
    <message>
        <source>Screen %1</source>
        <translation>Bildschirm %1</translation>
    </message>
    <message>
        <source>Roster check</source>
        <translation>Anmeldeliste</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Auf Telefonen</translation>
    </message>
</context>
<context>
    <name>ui::ProposalPanel</name>
    <message>
        <source>Proposed pairings</source>
        <translation>Vorgeschlagene Paarungen</translation>
    </message>
    <message>
        <source>&amp;Keep these two apart</source>
        <translation>Die &amp;zwei trennen</translation>
    </message>
    <message>
        <source>Pair anew so that the two players of the selected table do not meet</source>
        <translation>Neu paaren, sodass sich die beiden am gewählten Tisch nicht treffen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbreche&amp;n</translation>
    </message>
    <message>
        <source>&amp;Together or apart…</source>
        <translation>Zusa&amp;mmen oder getrennt…</translation>
    </message>
    <message>
        <source>Put pairs together or keep them apart, and pair anew</source>
        <translation>Paare zusammensetzen oder trennen und neu paaren</translation>
    </message>
    <message>
        <source>Round %1, proposed: nothing counts before you confirm</source>
        <translation>Runde %1, vorgeschlagen: Nichts gilt, bevor Sie bestätigen</translation>
    </message>
    <message>
        <source>All pairing rules are kept.</source>
        <translation>Alle Paarungsregeln sind eingehalten.</translation>
    </message>
    <message>
        <source>Not both decklists handed in: %1</source>
        <translation>Nicht beide Decklisten abgegeben: %1</translation>
    </message>
    <message>
        <source>Pair, publish &amp;later</source>
        <translation>Paaren, spät&amp;er veröffentlichen</translation>
    </message>
    <message>
        <source>Wall, printouts and exports show the round at once</source>
        <translation>Wand, Ausdrucke und Exporte zeigen die Runde sofort</translation>
    </message>
    <message>
        <source>Only this window shows the round until you publish it: time to look at it and to move matches to other tables</source>
        <translation>Nur dieses Fenster zeigt die Runde, bis Sie sie veröffentlichen: Zeit, sie anzusehen und Matches an andere Tische zu setzen</translation>
    </message>
    <message>
        <source>Pair and publish rou&amp;nd %1</source>
        <translation>Runde %1 paaren und &amp;veröffentlichen</translation>
    </message>
</context>
<context>
    <name>ui::ReportSheets</name>
    <message>
        <source>Players: %1</source>
        <translation>Personen: %1</translation>
    </message>
    <message>
        <source>Organizer: %1</source>
        <translation>Turnierleitung: %1</translation>
    </message>
    <message>
        <source>second organizer: %1</source>
        <translation>zweite Leitung: %1</translation>
    </message>
    <message>
        <source>judges: %1</source>
        <translation>Judges: %1</translation>
    </message>
    <message>
        <source>Cut: top %1, %2</source>
        <translation>Cut: Top %1, %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Setzplatz</translation>
    </message>
    <message>
        <source>Corp identity</source>
        <translation>Corp-Identität</translation>
    </message>
    <message>
        <source>Runner identity</source>
        <translation>Runner-Identität</translation>
    </message>
    <message>
        <source>No place is decided yet.</source>
        <translation>Noch steht kein Platz fest.</translation>
    </message>
    <message>
        <source>Identities</source>
        <translation>Identitäten</translation>
    </message>
    <message>
        <source>%1 of %2, %3 %</source>
        <translation>%1 von %2, %3&#xa0;%</translation>
    </message>
    <message>
        <source>Win rates by side</source>
        <translation>Siegquoten nach Seite</translation>
    </message>
    <message>
        <source>Of the games that either side won; timed and drawn games stand apart.</source>
        <translation>Von den Partien, die eine Seite gewann; Zeitablauf und Unentschieden stehen gesondert.</translation>
    </message>
    <message>
        <source>Part of the event</source>
        <translation>Teil des Turniers</translation>
    </message>
    <message>
        <source>Corp won</source>
        <translation>Corp gewann</translation>
    </message>
    <message>
        <source>Runner won</source>
        <translation>Runner gewann</translation>
    </message>
    <message>
        <source>At time</source>
        <translation>Bei Zeitablauf</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Win rates by faction</source>
        <translation>Siegquoten nach Fraktion</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>In the cut</source>
        <translation>Im Cut</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht erfasst</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>Private to the organizers.</source>
        <translation>Nur für die Turnierleitung.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Judge</translation>
    </message>
    <message>
        <source>None was recorded.</source>
        <translation>Keine wurde vermerkt.</translation>
    </message>
    <message>
        <source>There is nothing to report before the first round.</source>
        <translation>Vor der ersten Runde gibt es nichts zu berichten.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Tabelle nach Runde %1</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Question, and ruling</source>
        <translation>Frage und Entscheidung</translation>
    </message>
    <message>
        <source>%1, +%2 min</source>
        <extracomment>a place, and extra time given there</extracomment>
        <translation>%1, +%2 min</translation>
    </message>
</context>
<context>
    <name>ui::ResultEntry</name>
    <message>
        <source>Table number or player</source>
        <translation>Tischnummer oder Name</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Nummer oder Name</translation>
    </message>
    <message>
        <source>Result, Enter</source>
        <translation>Ergebnis, Eingabetaste</translation>
    </message>
    <message>
        <source>&amp;Table or player:</source>
        <translation>Ti&amp;sch oder Name:</translation>
    </message>
    <message>
        <source>Resu&amp;lt:</source>
        <translation>Er&amp;gebnis:</translation>
    </message>
    <message>
        <source>Several: %1. Type more.</source>
        <translation>Mehrere: %1. Geben Sie mehr ein.</translation>
    </message>
    <message>
        <source>Nobody here is called that. Did you mean %1?</source>
        <translation>So heißt hier niemand. Meinten Sie %1?</translation>
    </message>
    <message>
        <source>Round %1 has no such table or player.</source>
        <translation>In Runde %1 gibt es diesen Tisch oder Namen nicht.</translation>
    </message>
    <message>
        <source>Table %1: %2 has the bye</source>
        <translation>Tisch %1: %2 hat das Freilos</translation>
    </message>
    <message>
        <source>Table %1: %2 – %3</source>
        <translation>Tisch %1: %2 – %3</translation>
    </message>
    <message>
        <source>%1 · so far %2</source>
        <translation>%1 · bisher %2</translation>
    </message>
    <message>
        <source>1-0 or 0-1 · c Corp won, r Runner won, d draw, u not played, t3-2 time with agenda points of Corp and Runner · no-show=p2:5 · loss=p1:game</source>
        <translation>1-0 oder 0-1 · c Corp gewann, r Runner gewann, d unentschieden, u nicht gespielt, t3-2 Zeit mit Agendapunkten von Corp und Runner · no-show=p2:5 · loss=p1:game</translation>
    </message>
    <message>
        <source>2-0, 1-1, 0-2 · or one letter a game, first player 1 as Corp: c Corp won, r Runner won, d draw, u not played, t3-2 time with agenda points of Corp and Runner · c alone: one game so far · no-show=p2:5 · loss=p1:game</source>
        <translation>2-0, 1-1, 0-2 · oder ein Buchstabe je Partie, zuerst Person 1 als Corp: c Corp gewann, r Runner gewann, d unentschieden, u nicht gespielt, t3-2 Zeit mit Agendapunkten von Corp und Runner · c allein: bisher eine Partie · no-show=p2:5 · loss=p1:game</translation>
    </message>
    <message>
        <source>Resu&amp;lt of table %1:</source>
        <translation>Er&amp;gebnis von Tisch %1:</translation>
    </message>
    <message>
        <source>All results are in. A table typed here is corrected.</source>
        <translation>Alle Ergebnisse sind da. Ein hier eingegebener Tisch wird korrigiert.</translation>
    </message>
    <message>
        <source>First the table, then its result.</source>
        <translation>Zuerst der Tisch, dann sein Ergebnis.</translation>
    </message>
    <message>
        <source>Round %1 has no such table: first the table, then its result.</source>
        <translation>In Runde %1 gibt es diesen Tisch nicht: zuerst der Tisch, dann sein Ergebnis.</translation>
    </message>
</context>
<context>
    <name>ui::ResultText</name>
    <message>
        <source>%1 did not come: game to %2</source>
        <translation>%1 ist nicht erschienen: Partie an %2</translation>
    </message>
    <message>
        <source>%1 is given the loss: game to %2</source>
        <translation>Partieverlust für %1: Partie an %2</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <translation>%1 schlägt %2</translation>
    </message>
    <message>
        <source>%1 (Corp) beats %2</source>
        <translation>%1 (Corp) schlägt %2</translation>
    </message>
    <message>
        <source>%1 (Runner) beats %2</source>
        <translation>%1 (Runner) schlägt %2</translation>
    </message>
    <message>
        <source>%1 (Corp) beats %2, who had %3</source>
        <extracomment>3 are the agenda points of the loser</extracomment>
        <translation>%1 (Corp) schlägt %2 (Agendapunkte: %3)</translation>
    </message>
    <message>
        <source>%1 (Runner) beats %2, who had %3</source>
        <translation>%1 (Runner) schlägt %2 (Agendapunkte: %3)</translation>
    </message>
    <message>
        <source>time: %1 %2, %3 %4</source>
        <extracomment>agenda points when time was called</extracomment>
        <translation>Zeit: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>time with %1 as Corp: %2 %3, %4 %5</source>
        <translation>Zeit mit %1 als Corp: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>a draw with %1 as Corp</source>
        <translation>unentschieden mit %1 als Corp</translation>
    </message>
    <message>
        <source>a game not played</source>
        <translation>eine Partie nicht gespielt</translation>
    </message>
    <message>
        <source>the game with %1 as Corp not played</source>
        <translation>die Partie mit %1 als Corp nicht gespielt</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4 by the file that was imported</source>
        <translation>%1 %2, %3 %4 laut importierter Datei</translation>
    </message>
    <message>
        <source>intentional draw</source>
        <translation>Intentional Draw</translation>
    </message>
    <message>
        <source>%1 won one game for two</source>
        <translation>2-for-1: %1 gewann eine Partie für zwei</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4, sides not recorded</source>
        <translation>%1 %2, %3 %4, Seiten nicht erfasst</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two games</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>ui::Roster</name>
    <message>
        <source>in</source>
        <extracomment>both decklists of a player were handed in</extracomment>
        <translation>da</translation>
    </message>
    <message>
        <source>Runner missing</source>
        <translation>Runner fehlt</translation>
    </message>
    <message>
        <source>Corp missing</source>
        <translation>Corp fehlt</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>ui::RosterSheets</name>
    <message>
        <source>Nobody is registered yet; add the players first.</source>
        <translation>Noch ist niemand angemeldet; fügen Sie zuerst die Personen hinzu.</translation>
    </message>
    <message>
        <source>Roster check</source>
        <translation>Anmeldeliste</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Personen: %1</translation>
    </message>
    <message>
        <source>Find your line, tick it, and tell the organizers what is wrong.</source>
        <translation>Suchen Sie Ihre Zeile, haken Sie sie ab, und sagen Sie der Turnierleitung, was nicht stimmt.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Stimmt</translation>
    </message>
</context>
<context>
    <name>ui::RoundPage</name>
    <message>
        <source>Cut %1</source>
        <translation>Cut %1</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Order of the tables</source>
        <translation>Reihenfolge der Tische</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Nach Tisch</translation>
    </message>
    <message>
        <source>Missing first</source>
        <translation>Fehlende zuerst</translation>
    </message>
    <message>
        <source>Only missing</source>
        <translation>Nur fehlende</translation>
    </message>
    <message>
        <source>R&amp;ound:</source>
        <translation>Ru&amp;nde:</translation>
    </message>
    <message>
        <source>No round yet: once the players are in, “Pair next round” proposes the first one.</source>
        <translation>Noch keine Runde: Sind alle angemeldet, schlägt „Nächste Runde paaren“ die erste vor.</translation>
    </message>
    <message>
        <source>Every result of this round is in.</source>
        <translation>Alle Ergebnisse dieser Runde sind da.</translation>
    </message>
    <message>
        <source>Rounds planned: %1</source>
        <translation>Geplante Runden: %1</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>results missing: %1</source>
        <translation>fehlende Ergebnisse: %1</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>Select a table to see why it was paired.</source>
        <translation>Wählen Sie einen Tisch, um zu sehen, warum er so gepaart ist.</translation>
    </message>
    <message>
        <source>Table %1: no reason was recorded.</source>
        <translation>Tisch %1: Es ist kein Grund vermerkt.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Tisch %1: %2</translation>
    </message>
    <message>
        <source>Pair with a bye</source>
        <translation>Mit Freilos paaren</translation>
    </message>
    <message>
        <source>Enter the seats…</source>
        <translation>Sitzplätze eingeben…</translation>
    </message>
    <message>
        <source>Change the pairs…</source>
        <translation>Paare ändern…</translation>
    </message>
    <message>
        <source>Show what is missing</source>
        <translation>Zeigen, was fehlt</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>Personen hinzufügen</translation>
    </message>
    <message>
        <source>Unpair round %1</source>
        <translation>Paarung von Runde %1 aufheben</translation>
    </message>
    <message>
        <source>Results entered in round %1: %2. They go with the pairings.</source>
        <translation>In Runde %1 eingetragene Ergebnisse: %2. Sie gehen mit den Paarungen verloren.</translation>
    </message>
    <message>
        <source>Unpair</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>L&amp;ist:</source>
        <translation>L&amp;iste:</translation>
    </message>
    <message>
        <source>%1, not published</source>
        <translation>%1, nicht veröffentlicht</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>not published: only this window shows it</source>
        <translation>nicht veröffentlicht: nur dieses Fenster zeigt sie</translation>
    </message>
    <message>
        <source>Start the cut…</source>
        <translation>Cut beginnen…</translation>
    </message>
    <message>
        <source>One round more</source>
        <translation>Eine Runde mehr</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Score and pair by:</source>
        <translation>&amp;Werten und paaren nach:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>ui::RulesPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous entry</source>
        <translation>Voriger Eintrag</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Zurück, wo Sie waren (Esc)</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>A question, a card, a step: “siphon decline”</source>
        <translation>Eine Frage, eine Karte, ein Schritt: „siphon decline“</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Facts, standing in deck building, errata, rulings</source>
        <translation>Angaben, Stand im Deckbau, Errata, Entscheidungen</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing was found. Try fewer or other words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Type a question, a card&apos;s name or nickname, or what players do. What you look up today is listed here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Geben Sie eine Frage ein, den Namen oder Spitznamen einer Karte, oder was am Tisch geschieht, auf Englisch. Was Sie heute nachschlagen, wird hier aufgelistet.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Asked: %1</source>
        <translation>Gefragt: %1</translation>
    </message>
    <message>
        <source>Record a ruling…</source>
        <translation>Entscheidung festhalten…</translation>
    </message>
    <message>
        <source>Keep what was decided, so that the next ruling agrees</source>
        <translation>Festhalten, was entschieden wurde, damit die nächste Entscheidung dazu passt</translation>
    </message>
    <message>
        <source>&lt;p&gt;Beside this: what was ruled at this event and asked today.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Daneben: was bei diesem Turnier entschieden und heute gefragt wurde.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::RulesSheetDialog</name>
    <message>
        <source>Timing, %1</source>
        <translation>Ablauf, %1</translation>
    </message>
    <message>
        <source>The game on one page</source>
        <translation>Das Spiel auf einer Seite</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
    </message>
</context>
<context>
    <name>ui::RulesSheets</name>
    <message>
        <source>P</source>
        <comment>paid abilities</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>R</source>
        <comment>rez cards other than ice</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>I</source>
        <comment>rez the approached ice</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>S</source>
        <comment>score agendas</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <comment>break subroutines</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>J</source>
        <comment>jack out</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>A</source>
        <comment>take actions</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a letter of the chart and what it stands for</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>Timing of turns and runs</source>
        <translation>Ablauf von Zügen und Runs</translation>
    </message>
    <message>
        <source>The game on one page</source>
        <translation>Das Spiel auf einer Seite</translation>
    </message>
    <message>
        <source>What holds in every version of the rules</source>
        <translation>Was in jeder Fassung der Regeln gilt</translation>
    </message>
</context>
<context>
    <name>ui::RulesText</name>
    <message>
        <source>Core 2012</source>
        <translation>Core 2012</translation>
    </message>
    <message>
        <source>FAQ 1.6</source>
        <translation>FAQ 1.6</translation>
    </message>
    <message>
        <source>RR 1.0</source>
        <translation>RR 1.0</translation>
    </message>
    <message>
        <source>TR 1.1</source>
        <translation>TR 1.1</translation>
    </message>
    <message>
        <source>TR 3.0.2</source>
        <translation>TR 3.0.2</translation>
    </message>
    <message>
        <source>%1, “%2”, line %3</source>
        <translation>%1, „%2“, Zeile %3</translation>
    </message>
    <message>
        <source>%1, “%2”, lines %3</source>
        <translation>%1, „%2“, Zeilen %3</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Clarification</source>
        <translation>Klarstellung</translation>
    </message>
    <message>
        <source>Erratum</source>
        <translation>Erratum</translation>
    </message>
    <message>
        <source>Ruling on a card</source>
        <translation>Entscheidung zu einer Karte</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <translation>Turnierregel</translation>
    </message>
    <message>
        <source>Differs between versions</source>
        <translation>Unterschied zwischen Fassungen</translation>
    </message>
    <message>
        <source>use paid abilities</source>
        <translation>bezahlte Fähigkeiten nutzen</translation>
    </message>
    <message>
        <source>rez cards other than ice</source>
        <translation>andere Karten als Ice rezzen</translation>
    </message>
    <message>
        <source>rez the approached ice</source>
        <translation>das angelaufene Ice rezzen</translation>
    </message>
    <message>
        <source>score agendas</source>
        <translation>Agenden punkten</translation>
    </message>
    <message>
        <source>break subroutines</source>
        <translation>Subroutinen brechen</translation>
    </message>
    <message>
        <source>jack out</source>
        <translation>sich ausklinken (Jack out)</translation>
    </message>
    <message>
        <source>take actions</source>
        <translation>Aktionen ausführen</translation>
    </message>
    <message>
        <source>The Corp&apos;s turn</source>
        <translation>Zug der Corp</translation>
    </message>
    <message>
        <source>The Runner&apos;s turn</source>
        <translation>Zug des Runners</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Ein Run</translation>
    </message>
    <message>
        <source>only one has it</source>
        <translation>nur eine hat ihn</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>who may do what</source>
        <translation>wer was darf</translation>
    </message>
    <message>
        <source>abilities met</source>
        <translation>ausgelöste Fähigkeiten</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>was folgt</translation>
    </message>
    <message>
        <source>when it takes effect</source>
        <translation>wann es wirkt</translation>
    </message>
</context>
<context>
    <name>ui::RulingDialog</name>
    <message>
        <source>Record a ruling</source>
        <translation>Eine Entscheidung festhalten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The rules desk finds it again, so that the next ruling agrees. Who plays in a game cannot rule on it.</source>
        <translation>Die Regelauskunft findet die Entscheidung wieder, damit die nächste dazu passt. Wer in einer Partie mitspielt, kann nicht über sie entscheiden.</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>&amp;Frage:</translation>
    </message>
    <message>
        <source>&amp;Ruling:</source>
        <translation>&amp;Entscheidung:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tisch:</translation>
    </message>
    <message>
        <source>&amp;Judge:</source>
        <translation>&amp;Judge:</translation>
    </message>
    <message>
        <source>Extra &amp;minutes:</source>
        <translation>Zusatz&amp;minuten:</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Away from the tables</source>
        <translation>Abseits der Tische</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
</context>
<context>
    <name>ui::RulingSheets</name>
    <message>
        <source>The table at step %1</source>
        <translation>Der Tisch bei Schritt %1</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Ruling</translation>
    </message>
</context>
<context>
    <name>ui::RulingText</name>
    <message>
        <source>The judge&apos;s reading of the rules.</source>
        <translation>So liest der Judge die Regeln.</translation>
    </message>
    <message>
        <source>Derived from the rules in force.</source>
        <translation>Aus den geltenden Regeln hergeleitet.</translation>
    </message>
    <message>
        <source>Derived, with an ability of a card as the judge reads it.</source>
        <translation>Hergeleitet, mit der Fähigkeit einer Karte, wie der Judge sie liest.</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>where a ruling was given, and by whom</extracomment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>Ruled at this event</source>
        <translation>Bei diesem Turnier entschieden</translation>
    </message>
    <message>
        <source>This ruling was taken back.</source>
        <translation>Diese Entscheidung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Judge: %1</source>
        <translation>Judge: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of extra time</source>
        <translation>
            <numerusform>%n Minute Zusatzzeit</numerusform>
            <numerusform>%n Minuten Zusatzzeit</numerusform>
        </translation>
    </message>
    <message>
        <source>It cites</source>
        <translation>Angeführte Stellen</translation>
    </message>
    <message>
        <source>Show it at the table</source>
        <translation>Am Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>ui::RulingWords</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a question, and the cards it is about</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <extracomment>a step of the reasons, and where that stands</extracomment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>The table at step %1</source>
        <translation>Der Tisch bei Schritt %1</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation>Angenommen</translation>
    </message>
</context>
<context>
    <name>ui::ScheduleSheet</name>
    <message>
        <source>No times are known yet: enter with the announcement when round 1 starts, or start its clock.</source>
        <translation>Noch sind keine Zeiten bekannt: Tragen Sie bei der Ankündigung ein, wann Runde 1 beginnt, oder starten Sie ihre Uhr.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>ui::SeatingSheets</name>
    <message>
        <source>Nobody is registered yet; add the players first.</source>
        <translation>Noch ist niemand angemeldet; fügen Sie zuerst die Personen hinzu.</translation>
    </message>
    <message>
        <source>Seats in the draft</source>
        <translation>Sitzplätze im Draft</translation>
    </message>
    <message>
        <source>Seats for the player meeting</source>
        <translation>Plätze für die Spielerversammlung</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Personen: %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitzplatz</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
</context>
<context>
    <name>ui::SeatsDialog</name>
    <message>
        <source>Seats in the draft</source>
        <translation>Sitzplätze im Draft</translation>
    </message>
    <message>
        <source>Players and their seats</source>
        <translation>Personen und ihre Sitzplätze</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitzplatz</translation>
    </message>
    <message>
        <source>&amp;Number from the top</source>
        <translation>Von oben &amp;nummerieren</translation>
    </message>
    <message>
        <source>Type the number of each seat, counted around the table from 1.</source>
        <translation>Geben Sie die Nummer jedes Sitzplatzes ein, rund um den Tisch ab 1 gezählt.</translation>
    </message>
    <message>
        <source>Seat them</source>
        <translation>Platzieren</translation>
    </message>
</context>
<context>
    <name>ui::ShareDialog</name>
    <message>
        <source>Share this event</source>
        <translation>Dieses Turnier teilen</translation>
    </message>
    <message numerus="yes">
        <source>The event is copied into a PostgreSQL database, all %n act(s) of it, just as they are. Every desk opens it there by its address, and this window goes on there, too. %1 stays as it is and takes no further part.</source>
        <extracomment>1 is a file</extracomment>
        <translation>
            <numerusform>Das Turnier wird in eine PostgreSQL-Datenbank kopiert, mit dem %n Vorgang, so wie er ist. Jeder Platz öffnet es dort unter seiner Adresse, und auch dieses Fenster macht dort weiter. %1 bleibt, wie es ist, und nimmt nicht mehr teil.</numerusform>
            <numerusform>Das Turnier wird in eine PostgreSQL-Datenbank kopiert, alle %n Vorgänge, so wie sie sind. Jeder Platz öffnet es dort unter seiner Adresse, und auch dieses Fenster macht dort weiter. %1 bleibt, wie es ist, und nimmt nicht mehr teil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Copying the event…</source>
        <translation>Das Turnier wird kopiert…</translation>
    </message>
</context>
<context>
    <name>ui::SheetDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Größe der Vorschau</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>Se&amp;ite:</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>Pa&amp;pier:</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>The printer did not take the pages; is it switched on? Save a PDF instead.</source>
        <translation>Der Drucker hat die Seiten nicht angenommen; ist er eingeschaltet? Speichern Sie stattdessen ein PDF.</translation>
    </message>
</context>
<context>
    <name>ui::SlipSheets</name>
    <message>
        <source>There is no match in this round to fill in a slip for.</source>
        <translation>In dieser Runde gibt es kein Match, für das ein Zettel auszufüllen wäre.</translation>
    </message>
    <message>
        <source>%1 – match slips</source>
        <extracomment>1 is &quot;Round 3 of 5&quot;</extracomment>
        <translation>%1 – Ergebniszettel</translation>
    </message>
</context>
<context>
    <name>ui::StandingsModel</name>
    <message>
        <source>dropped</source>
        <translation>ausgestiegen</translation>
    </message>
    <message>
        <source>ahead by the drawn number</source>
        <translation>vorn durch die ausgeloste Zahl</translation>
    </message>
    <message>
        <source>Strength of schedule, exactly %1</source>
        <translation>Gegnerwertung (SoS), genau %1</translation>
    </message>
    <message>
        <source>Extended strength of schedule, exactly %1</source>
        <translation>Erweiterte Gegnerwertung (ESoS), genau %1</translation>
    </message>
    <message>
        <source>No opponents yet</source>
        <translation>Noch keine Gegner</translation>
    </message>
    <message>
        <source>Opponents: %1</source>
        <translation>Gegner: %1</translation>
    </message>
    <message>
        <source>Strength of schedule</source>
        <translation>Gegnerwertung (SoS)</translation>
    </message>
    <message>
        <source>Extended strength of schedule</source>
        <translation>Erweiterte Gegnerwertung (ESoS)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>SoS</source>
        <translation>SoS</translation>
    </message>
    <message>
        <source>ESoS</source>
        <translation>ESoS</translation>
    </message>
    <message>
        <source>Corp wins</source>
        <translation>Corp-Siege</translation>
    </message>
    <message>
        <source>Runner wins</source>
        <translation>Runner-Siege</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Freilose</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ausgestiegen</translation>
    </message>
    <message>
        <source>The chance to make the cut, or to be first where there is none</source>
        <translation>Die Chance, in den Cut zu kommen, oder ohne Cut auf Platz 1</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>No sides</source>
        <translation>Ohne Seiten</translation>
    </message>
    <message>
        <source>Games won of which nobody recorded the sides</source>
        <translation>Gewonnene Spiele, deren Seiten niemand notiert hat</translation>
    </message>
</context>
<context>
    <name>ui::StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>No standings yet: they begin with the first paired round.</source>
        <translation>Noch keine Tabelle: Sie beginnt mit der ersten gepaarten Runde.</translation>
    </message>
    <message>
        <source>Standings after round</source>
        <translation>Tabelle nach Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Provisional: results are missing up to round %1.</source>
        <translation>Vorläufig: Bis Runde %1 fehlen Ergebnisse.</translation>
    </message>
    <message>
        <source>Rules by which the standings are counted</source>
        <translation>Regeln, nach denen die Tabelle gerechnet ist</translation>
    </message>
    <message>
        <source>The sums behind the figures</source>
        <translation>Die Rechnung hinter den Zahlen</translation>
    </message>
    <message>
        <source>Cou&amp;nted by:</source>
        <translation>&amp;Gerechnet nach:</translation>
    </message>
    <message>
        <source>%1 (announced)</source>
        <translation>%1 (angekündigt)</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Rangfolge: %1</translation>
    </message>
    <message>
        <source>This event is played by %1; these are not its standings.</source>
        <translation>Dieses Turnier wird nach %1 gespielt; dies ist nicht seine Tabelle.</translation>
    </message>
    <message>
        <source>Select a player to see the sums behind the figures.</source>
        <translation>Wählen Sie eine Person, um die Rechnung hinter den Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>Af&amp;ter:</source>
        <translation>&amp;Nach:</translation>
    </message>
</context>
<context>
    <name>ui::StandingsSheets</name>
    <message>
        <source>Provisional: of round %1 the results of %2 are missing.</source>
        <translation>Vorläufig: Aus Runde %1 fehlen die Ergebnisse von %2.</translation>
    </message>
    <message>
        <source>There are no standings yet; they begin with the first round.</source>
        <translation>Es gibt noch keine Tabelle; sie beginnt mit der ersten Runde.</translation>
    </message>
    <message>
        <source>There are no standings after round %1; the last Swiss round is %2.</source>
        <translation>Nach Runde %1 gibt es keine Tabelle; die letzte Schweizer Runde ist %2.</translation>
    </message>
    <message>
        <source>Standings after round %1 of %2</source>
        <translation>Tabelle nach Runde %1 von %2</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Rangfolge: %1</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
</context>
<context>
    <name>ui::StandingsText</name>
    <message>
        <source>%1, rounded %2</source>
        <translation>%1, gerundet %2</translation>
    </message>
    <message>
        <source>%1 v %2</source>
        <comment>points of a match, its opponent</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 for a bye</source>
        <translation>%1 für ein Freilos</translation>
    </message>
    <message>
        <source>Points: none yet</source>
        <translation>Punkte: noch keine</translation>
    </message>
    <message>
        <source>Points %1 = %2</source>
        <translation>Punkte %1 = %2</translation>
    </message>
    <message>
        <source>SoS: no opponents yet</source>
        <translation>SoS: noch keine Gegner</translation>
    </message>
    <message>
        <source>%1/%2 of %3</source>
        <comment>points, rounds, opponent</comment>
        <translation>%1/%2 von %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points, opponent</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>SoS %1 = %2</source>
        <translation>SoS %1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>SoS %1 = (%2) ÷ %n opponent(s)</source>
        <translation>
            <numerusform>SoS %1 = (%2) ÷ %n Gegner</numerusform>
            <numerusform>SoS %1 = (%2) ÷ %n Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>figure, opponent</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>ESoS %1 = (%2) ÷ %n opponent(s)</source>
        <translation>
            <numerusform>ESoS %1 = (%2) ÷ %n Gegner</numerusform>
            <numerusform>ESoS %1 = (%2) ÷ %n Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal to the next player in all of these: the number drawn at registration decides.</source>
        <translation>In allem gleich mit dem nächsten Platz: Es entscheidet die bei der Anmeldung ausgeloste Zahl.</translation>
    </message>
</context>
<context>
    <name>ui::StartClockDialog</name>
    <message>
        <source> minutes</source>
        <translation> Minuten</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>%1 minutes are announced; the rules allow %2 to %3. Another length needs a reason.</source>
        <translation>%1 Minuten sind angekündigt; die Regeln erlauben %2 bis %3. Eine andere Dauer braucht einen Grund.</translation>
    </message>
    <message>
        <source>A round of the cut usually lasts %1 minutes.</source>
        <translation>Eine Runde des Cuts dauert meist %1 Minuten.</translation>
    </message>
    <message>
        <source>&amp;Length of the round:</source>
        <translation>&amp;Dauer der Runde:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
</context>
<context>
    <name>ui::StartCutDialog</name>
    <message>
        <source>Start the cut</source>
        <translation>Cut beginnen</translation>
    </message>
    <message>
        <source>%1, as announced</source>
        <translation>%1, wie angekündigt</translation>
    </message>
    <message>
        <source>%1, as suggested for the field</source>
        <translation>%1, wie für das Feld vorgeschlagen</translation>
    </message>
    <message>
        <source>None is announced: choose a size</source>
        <translation>Keiner ist angekündigt: Wählen Sie eine Größe</translation>
    </message>
    <message>
        <source>Swiss play ends here. The first games are seated at once; the others follow as soon as their players are known.</source>
        <translation>Hier endet das Schweizer System. Die ersten Spiele werden sofort angesetzt; die anderen folgen, sobald feststeht, wer spielt.</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <source>Seeds, the best first</source>
        <translation>Setzplätze, die besten zuerst</translation>
    </message>
    <message>
        <source>&amp;Seeds, the best first. Move a player to pick by hand:</source>
        <translation>&amp;Setzplätze, die besten zuerst. Verschieben Sie Namen, um von Hand zu setzen:</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach un&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Back to the standings</source>
        <translation>&amp;Zurück zur Tabelle</translation>
    </message>
    <message>
        <source>None under these rules: choose one</source>
        <translation>Keine nach diesen Regeln: Wählen Sie eine</translation>
    </message>
    <message>
        <source>As the rules have it: %1</source>
        <translation>Nach den Regeln: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 (not in the cut)</source>
        <translation>%1 (nicht im Cut)</translation>
    </message>
    <message>
        <source>&amp;As in the imported file</source>
        <translation>&amp;Wie in der Importdatei</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Recent events</source>
        <translation>Zuletzt geöffnete Turniere</translation>
    </message>
    <message>
        <source>Re&amp;cent events</source>
        <translation>Zuletzt &amp;geöffnete Turniere</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>The desk of a tournament organizer</source>
        <translation>Der Tisch der Turnierleitung</translation>
    </message>
    <message>
        <source>%1 (the file is gone)</source>
        <translation>%1 (die Datei ist weg)</translation>
    </message>
    <message>
        <source>None yet. The events you open appear here.</source>
        <translation>Noch keine. Hier erscheinen die Turniere, die Sie öffnen.</translation>
    </message>
    <message>
        <source>Start a tournament</source>
        <translation>Ein Turnier beginnen</translation>
    </message>
    <message>
        <source>Another &amp;kind…</source>
        <translation>Ander&amp;es Turnier…</translation>
    </message>
    <message>
        <source>Go on with one</source>
        <translation>Eines fortsetzen</translation>
    </message>
</context>
<context>
    <name>ui::StatedAbilityDialog</name>
    <message>
        <source>The player &amp;may use it</source>
        <translation>Nutzung ist &amp;freiwillig</translation>
    </message>
    <message>
        <source>State an ability</source>
        <translation>Eine Fähigkeit angeben</translation>
    </message>
    <message>
        <source>Read the card and say what its ability does. Every answer with it is marked as resting on your reading.</source>
        <translation>Lesen Sie die Karte und geben Sie an, was ihre Fähigkeit tut. Jede Antwort mit ihr ist gekennzeichnet: Sie beruht darauf, wie Sie die Karte lesen.</translation>
    </message>
    <message>
        <source>&amp;Card:</source>
        <translation>&amp;Karte:</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>&amp;Wann:</translation>
    </message>
    <message>
        <source>C&amp;redits to pay for it:</source>
        <translation>C&amp;redits dafür:</translation>
    </message>
    <message>
        <source>&amp;Effect:</source>
        <translation>&amp;Effekt:</translation>
    </message>
    <message>
        <source>&amp;How much:</source>
        <translation>Wie &amp;viel:</translation>
    </message>
    <message>
        <source>Wh&amp;om it concerns:</source>
        <translation>Wen es &amp;betrifft:</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Angeben</translation>
    </message>
    <message>
        <source>This ice is encountered</source>
        <translation>Der Runner trifft auf dieses Ice</translation>
    </message>
    <message>
        <source>This card is accessed</source>
        <translation>Auf diese Karte wird zugegriffen</translation>
    </message>
    <message>
        <source>This card is rezzed</source>
        <translation>Diese Karte wird gerezzt</translation>
    </message>
    <message>
        <source>This card is installed</source>
        <translation>Diese Karte wird installiert</translation>
    </message>
    <message>
        <source>This card is trashed</source>
        <translation>Diese Karte wird getrasht</translation>
    </message>
    <message>
        <source>A turn begins</source>
        <translation>Ein Zug beginnt</translation>
    </message>
    <message>
        <source>A run begins</source>
        <translation>Ein Run beginnt</translation>
    </message>
    <message>
        <source>A run is successful</source>
        <translation>Ein Run ist erfolgreich</translation>
    </message>
    <message>
        <source>A subroutine of it resolves</source>
        <translation>Eine ihrer Subroutinen wird ausgeführt</translation>
    </message>
    <message>
        <source>A player uses it in a paid ability window</source>
        <translation>Nutzung in einem Fenster für bezahlte Fähigkeiten</translation>
    </message>
    <message>
        <source>End the run</source>
        <translation>Den Run beenden</translation>
    </message>
    <message>
        <source>Do net damage</source>
        <translation>Net Damage zufügen</translation>
    </message>
    <message>
        <source>Give tags</source>
        <translation>Tags geben</translation>
    </message>
    <message>
        <source>Gain credits</source>
        <translation>Credits erhalten</translation>
    </message>
    <message>
        <source>Lose credits</source>
        <translation>Credits verlieren</translation>
    </message>
    <message>
        <source>Lose clicks</source>
        <translation>Klicks verlieren</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>Bypass the ice</source>
        <translation>Das Ice umgehen</translation>
    </message>
    <message>
        <source>The card&apos;s owner</source>
        <translation>Wem die Karte gehört</translation>
    </message>
    <message>
        <source>The Corp</source>
        <translation>Die Corp</translation>
    </message>
    <message>
        <source>The Runner</source>
        <translation>Der Runner</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Figures of the statistics</source>
        <translation>Zahlen der Statistik</translation>
    </message>
    <message>
        <source>Nothing to count yet: register players.</source>
        <translation>Noch nichts zu zählen: Melden Sie Personen an.</translation>
    </message>
    <message>
        <source>What the statistics show</source>
        <translation>Was die Statistik zeigt</translation>
    </message>
    <message>
        <source>Sh&amp;ow:</source>
        <translation>A&amp;nzeigen:</translation>
    </message>
    <message>
        <source>Plot; the table below says the same</source>
        <translation>Diagramm; die Tabelle darunter sagt dasselbe</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The table is on the clipboard, with tabs between its columns.</source>
        <translation>Die Tabelle ist in der Zwischenablage, mit Tabulatoren zwischen den Spalten.</translation>
    </message>
    <message>
        <source>Save the plot to</source>
        <translation>Diagramm speichern unter</translation>
    </message>
    <message>
        <source>%1 statistics.svg</source>
        <translation>%1 Statistik.svg</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsViews</name>
    <message>
        <source>not recorded</source>
        <translation>nicht erfasst</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Cut, round %1</source>
        <translation>Cut, Runde %1</translation>
    </message>
    <message>
        <source>All Swiss rounds</source>
        <translation>Alle Schweizer Runden</translation>
    </message>
    <message>
        <source>The whole cut</source>
        <translation>Der ganze Cut</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an identity or faction, and its side</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), %1 in the cut</source>
        <translation>
            <numerusform>%n Person, %1 im Cut</numerusform>
            <numerusform>%n Personen, %1 im Cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 von %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Factions: players and the cut</source>
        <translation>Fraktionen: Personen und Cut</translation>
    </message>
    <message>
        <source>Factions: games won</source>
        <translation>Fraktionen: gewonnene Partien</translation>
    </message>
    <message>
        <source>Identities: players and the cut</source>
        <translation>Identitäten: Personen und Cut</translation>
    </message>
    <message>
        <source>Identities: games won</source>
        <translation>Identitäten: gewonnene Partien</translation>
    </message>
    <message>
        <source>Games won by Corp and Runner</source>
        <translation>Von Corp und Runner gewonnene Partien</translation>
    </message>
    <message>
        <source>Games that went to time</source>
        <translation>Partien mit Zeitablauf</translation>
    </message>
    <message>
        <source>in the cut</source>
        <translation>im Cut</translation>
    </message>
    <message>
        <source>won outright</source>
        <translation>klar gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>not in the cut</source>
        <translation>nicht im Cut</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>won by the Corp</source>
        <translation>von der Corp gewonnen</translation>
    </message>
    <message>
        <source>went to time</source>
        <translation>mit Zeitablauf</translation>
    </message>
    <message>
        <source>won by the Runner</source>
        <translation>vom Runner gewonnen</translation>
    </message>
    <message>
        <source>ended before</source>
        <translation>vorher beendet</translation>
    </message>
    <message>
        <source>Corp %1</source>
        <translation>Corp %1</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>In the cut</source>
        <translation>Im Cut</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Corp won</source>
        <translation>Corp gewann</translation>
    </message>
    <message>
        <source>Runner won</source>
        <translation>Runner gewann</translation>
    </message>
    <message>
        <source>To time</source>
        <translation>Zeitablauf</translation>
    </message>
    <message>
        <source>Equal at time</source>
        <translation>Gleich bei Zeitablauf</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Kampflos</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Counted are games that one side won outright. Timed, drawn, agreed, forfeited and unplayed games and byes say nothing about the sides.</source>
        <translation>Gezählt sind Partien, die eine Seite klar gewann. Zeitablauf, Unentschieden, Vereinbartes, Kampfloses, nicht Gespieltes und Freilose sagen nichts über die Seiten.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are left out: the file they came from knew their totals, not their games.</source>
        <translation>
            <numerusform>%n Match ist nicht mitgezählt: Die Datei, aus der es kam, kannte Summen, keine Partien.</numerusform>
            <numerusform>%n Matches sind nicht mitgezählt: Die Datei, aus der sie kamen, kannte Summen, keine Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides not recorded</source>
        <translation>Seiten nicht erfasst</translation>
    </message>
</context>
<context>
    <name>ui::SwapDialog</name>
    <message>
        <source>Table %1: %2 – %3</source>
        <translation>Tisch %1: %2 – %3</translation>
    </message>
    <message>
        <source>Table %1: %2 has the bye</source>
        <translation>Tisch %1: %2 hat das Freilos</translation>
    </message>
    <message>
        <source>Swap two players in round %1</source>
        <translation>Zwei Personen in Runde %1 tauschen</translation>
    </message>
    <message>
        <source>What the tables become</source>
        <translation>Was aus den Tischen wird</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Erste Person:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Zweite Person:</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
</context>
<context>
    <name>ui::TableBoxes</name>
    <message>
        <source>not rezzed</source>
        <translation>nicht gerezzt</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>encountered</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>approached</source>
        <translation>angelaufen</translation>
    </message>
    <message>
        <source>accessed</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>broken: %1</source>
        <translation>gebrochen: %1</translation>
    </message>
    <message>
        <source>text not known</source>
        <translation>Text nicht bekannt</translation>
    </message>
    <message>
        <source>text known in part</source>
        <translation>Text zum Teil bekannt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a card, and where it lies or how it stands
----------
a place of the table, and what is said of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>hosted: %1</source>
        <translation>gehostet: %1</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1: nicht angegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>run here</source>
        <translation>Run hier</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <source>Clicks</source>
        <translation>Klicks</translation>
    </message>
    <message>
        <source>Bad publicity</source>
        <translation>Bad Publicity</translation>
    </message>
    <message>
        <source>New server</source>
        <translation>Neuer Server</translation>
    </message>
    <message>
        <source>Score area</source>
        <translation>Punktebereich</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Wird gespielt</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Brain damage</source>
        <translation>Brain Damage</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>memory %1 of %2</source>
        <translation>Speicher %1 von %2</translation>
    </message>
    <message>
        <source>Facedown</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Grip</source>
        <translation>Grip</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>Heap</translation>
    </message>
</context>
<context>
    <name>ui::TablesDialog</name>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Pairings use these table numbers from the next round on, the first ones first. Leave it empty for no limit. A player&apos;s own fixed table is set with the player.</source>
        <translation>Ab der nächsten Runde benutzen die Paarungen diese Tischnummern, die ersten zuerst. Leer heißt: ohne Grenze. Ein fester Tisch wird bei der Person eingetragen.</translation>
    </message>
    <message>
        <source>for example 1-20, 30</source>
        <translation>zum Beispiel 1-20, 30</translation>
    </message>
    <message>
        <source>&amp;Tables:</source>
        <translation>&amp;Tische:</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Diese benutzen</translation>
    </message>
    <message>
        <source>Write numbers and ranges with commas between them: 1-20, 30</source>
        <translation>Schreiben Sie Nummern und Bereiche mit Kommas dazwischen: 1-20, 30</translation>
    </message>
    <message>
        <source>No limit: tables are numbered from 1</source>
        <translation>Ohne Grenze: Tische zählen ab 1</translation>
    </message>
    <message>
        <source>Tables in these ranges: %1</source>
        <translation>Tische in diesen Bereichen: %1</translation>
    </message>
</context>
<context>
    <name>ui::Text</name>
    <message>
        <source>dropped after round %1</source>
        <translation>ausgestiegen nach Runde %1</translation>
    </message>
    <message>
        <source>dropped before round 1</source>
        <translation>ausgestiegen vor Runde 1</translation>
    </message>
    <message>
        <source>disqualified after round %1</source>
        <translation>disqualifiziert nach Runde %1</translation>
    </message>
    <message>
        <source>disqualified before round 1</source>
        <translation>disqualifiziert vor Runde 1</translation>
    </message>
    <message>
        <source>playing since round %1</source>
        <translation>dabei seit Runde %1</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Competitive</translation>
    </message>
    <message>
        <source>Premier</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Kein Cut</translation>
    </message>
    <message>
        <source>Top %1</source>
        <translation>Top %1</translation>
    </message>
    <message>
        <source>missed rounds count as losses</source>
        <translation>versäumte Runden zählen als verloren</translation>
    </message>
    <message>
        <source>missed rounds give no points</source>
        <translation>versäumte Runden geben keine Punkte</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Verwarnung</translation>
    </message>
    <message>
        <source>Game loss</source>
        <translation>Partieverlust</translation>
    </message>
    <message>
        <source>Match loss</source>
        <translation>Matchverlust</translation>
    </message>
    <message>
        <source>Removed from the event</source>
        <translation>Ausschluss</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <extracomment>1 is a document, 2 one of its sections</extracomment>
        <translation>%1, „%2“</translation>
    </message>
    <message>
        <source>%1
Rule: %2</source>
        <translation>%1
Regel: %2</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Vor Runde 1</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>not photographed</source>
        <translation>nicht fotografiert</translation>
    </message>
    <message>
        <source>not streamed</source>
        <translation>nicht gestreamt</translation>
    </message>
</context>
<context>
    <name>ui::Timetable</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Cut, round %1, if needed</source>
        <translation>Cut, Runde %1, falls nötig</translation>
    </message>
    <message>
        <source>Cut, round %1</source>
        <translation>Cut, Runde %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>cut, round %1 about %2</source>
        <translation>Cut, Runde %1 gegen %2</translation>
    </message>
    <message>
        <source>round %1 about %2</source>
        <translation>Runde %1 gegen %2</translation>
    </message>
</context>
<context>
    <name>ui::TimingNavigator</name>
    <message>
        <source>The Corp may do nothing now.</source>
        <translation>Die Corp darf jetzt nichts tun.</translation>
    </message>
    <message>
        <source>The Runner may do nothing now.</source>
        <translation>Der Runner darf jetzt nichts tun.</translation>
    </message>
    <message>
        <source>The Corp may %1.</source>
        <translation>Die Corp darf %1.</translation>
    </message>
    <message>
        <source>The Runner may %1.</source>
        <translation>Der Runner darf %1.</translation>
    </message>
    <message>
        <source>Over. %1</source>
        <translation>Zu Ende. %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Corp: %1</source>
        <translation>Corp: %1</translation>
    </message>
    <message>
        <source>Runner: %1</source>
        <translation>Runner: %1</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Turn or run</source>
        <translation>Zug oder Run</translation>
    </message>
    <message>
        <source>Version to compare with</source>
        <translation>Fassung zum Vergleich</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Vergleichen mit %1</translation>
    </message>
    <message>
        <source>What happens at this step</source>
        <translation>Was bei diesem Schritt geschieht</translation>
    </message>
    <message>
        <source>The two versions, step by step</source>
        <translation>Die beiden Fassungen, Schritt für Schritt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not on the first ice of this run.</source>
        <translation>Nicht beim ersten Ice dieses Runs.</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>≠ %1</source>
        <translation>≠ %1</translation>
    </message>
    <message>
        <source>%1
→ %2 %3</source>
        <translation>%1
→ %2 %3</translation>
    </message>
    <message>
        <source>Show me at the table</source>
        <translation>Am Tisch zeigen</translation>
    </message>
    <message>
        <source>Puts the players there, with what lies on the table already</source>
        <translation>Stellt die Spieler dorthin, mit dem, was schon auf dem Tisch liegt</translation>
    </message>
</context>
<context>
    <name>ui::TimingPicture</name>
    <message>
        <source>Steps, the present one chosen</source>
        <translation>Schritte, der jetzige gewählt</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>The Corp may: %1</source>
        <translation>Die Corp darf: %1</translation>
    </message>
    <message>
        <source>The Runner may: %1</source>
        <translation>Der Runner darf: %1</translation>
    </message>
</context>
<context>
    <name>ui::ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Symbolleiste</translation>
    </message>
</context>
<context>
    <name>ui::UnlikeBoxes</name>
    <message>
        <source>≠ %1</source>
        <extracomment>in front of what is not the same at two tables</extracomment>
        <translation>≠ %1</translation>
    </message>
    <message>
        <source>not the same: %1</source>
        <translation>nicht gleich: %1</translation>
    </message>
</context>
<context>
    <name>ui::VerdictView</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Agenda points</source>
        <translation>Agendapunkte</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>Lines that name no card</source>
        <translation>Zeilen ohne bekannte Karte</translation>
    </message>
    <message>
        <source>Cards that begin installed</source>
        <translation>Zu Beginn installierte Karten</translation>
    </message>
    <message>
        <source>Cards of the list</source>
        <translation>Karten der Liste</translation>
    </message>
    <message>
        <source>Enter or a click puts the title into the line</source>
        <translation>Eingabetaste oder Klick setzt den Titel in die Zeile</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Noch keine Karten</translation>
    </message>
    <message>
        <source>%1 cards, at least %2</source>
        <translation>%1 Karten, mindestens %2</translation>
    </message>
    <message>
        <source>%1 agenda points, %2 or %3 needed</source>
        <translation>%1 Agendapunkte, %2 oder %3 verlangt</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>    → %1</source>
        <translation>    → %1</translation>
    </message>
</context>
<context>
    <name>ui::VersionChoice</name>
    <message>
        <source>Version of the rules</source>
        <translation>Fassung der Regeln</translation>
    </message>
    <message>
        <source>%1 (the event&apos;s choice)</source>
        <translation>%1 (Wahl des Turniers)</translation>
    </message>
    <message>
        <source>%1 (the event&apos;s day)</source>
        <translation>%1 (am Turniertag)</translation>
    </message>
    <message>
        <source>%1 (today)</source>
        <translation>%1 (heute)</translation>
    </message>
    <message>
        <source>All versions</source>
        <translation>Alle Fassungen</translation>
    </message>
</context>
<context>
    <name>ui::Wall</name>
    <message>
        <source>Upper bracket and final</source>
        <translation>Oberer Baum und Finale</translation>
    </message>
    <message>
        <source>Lower bracket</source>
        <translation>Unterer Baum</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Zeit!</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>The clock of the round will be shown here.</source>
        <translation>Hier wird die Uhr der Runde gezeigt.</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>Die Uhr ist nicht gestartet.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>The pairings will be shown here.</source>
        <translation>Hier werden die Paarungen gezeigt.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Standings, round %1 still playing</source>
        <translation>Tabelle, Runde %1 läuft noch</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Tabelle nach Runde %1</translation>
    </message>
    <message>
        <source>The standings will be shown here after round 1.</source>
        <translation>Hier wird nach Runde 1 die Tabelle gezeigt.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>SoS</source>
        <translation>SoS</translation>
    </message>
    <message>
        <source>Top %1</source>
        <translation>Top %1</translation>
    </message>
    <message>
        <source>The bracket will be shown here once the cut begins.</source>
        <translation>Hier wird der Turnierbaum gezeigt, sobald der Cut beginnt.</translation>
    </message>
    <message>
        <source>%1 · round %2 is being prepared</source>
        <extracomment>1 is the name of the event</extracomment>
        <translation>%1 · Runde %2 wird vorbereitet</translation>
    </message>
    <message>
        <source>Roster check</source>
        <translation>Anmeldeliste</translation>
    </message>
    <message>
        <source>The players will be shown here.</source>
        <translation>Hier werden die Personen gezeigt.</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>The times of the day will be shown here.</source>
        <translation>Hier werden die Zeiten des Tages gezeigt.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>On your phone, in the network of the hall:</source>
        <translation>Auf Ihrem Telefon, im Netz des Saals:</translation>
    </message>
</context>
<context>
    <name>ui::WallView</name>
    <message>
        <source>The wall is blank.</source>
        <translation>Die Wand ist schwarz.</translation>
    </message>
</context>
<context>
    <name>ui::WallWindow</name>
    <message>
        <source>Arbiter – wall</source>
        <translation>Arbiter – Wand</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Not on the wall.</source>
        <translation>Nicht auf der Wand.</translation>
    </message>
    <message>
        <source>On the wall: %1, %2 × %3</source>
        <translation>Auf der Wand: %1, %2 × %3</translation>
    </message>
    <message>
        <source>No second screen is connected: the wall is a window that can be moved.</source>
        <translation>Kein zweiter Bildschirm ist angeschlossen: Die Wand ist ein verschiebbares Fenster.</translation>
    </message>
    <message>
        <source>The screen %1 is not connected; the wall returns with it.</source>
        <translation>Der Bildschirm %1 ist nicht angeschlossen; mit ihm kehrt die Wand zurück.</translation>
    </message>
</context>
<context>
    <name>ui::WaysOut</name>
    <message>
        <source>Discard results of %1 and play again</source>
        <translation>Ergebnis von %1 verwerfen und neu spielen</translation>
    </message>
    <message>
        <source>Discard results of %1</source>
        <translation>Ergebnis von %1 verwerfen</translation>
    </message>
    <message>
        <source>%1 plays for %2</source>
        <translation>%1 spielt für %2</translation>
    </message>
</context>
</TS>
