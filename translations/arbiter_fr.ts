<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Data</name>
    <message>
        <source>A card is accessed</source>
        <translation>Accès à une carte</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Accès</translation>
    </message>
    <message>
        <source>Accessed cards return</source>
        <translation>Retour des cartes auxquelles on a accédé</translation>
    </message>
    <message>
        <source>Approach of ice</source>
        <translation>Approche d’une glace</translation>
    </message>
    <message>
        <source>Approach of the server</source>
        <translation>Approche du serveur</translation>
    </message>
    <message>
        <source>Cards are accessed</source>
        <translation>Accès aux cartes</translation>
    </message>
    <message>
        <source>Encounter with ice</source>
        <translation>Rencontre d’une glace</translation>
    </message>
    <message>
        <source>Ice is passed</source>
        <translation>La glace est passée</translation>
    </message>
    <message>
        <source>Last decision to jack out</source>
        <translation>Dernière décision de se déconnecter</translation>
    </message>
    <message>
        <source>Leftover clicks are lost</source>
        <translation>Les clics restants sont perdus</translation>
    </message>
    <message>
        <source>Recurring credits refill</source>
        <translation>Les crédits récurrents sont complétés</translation>
    </message>
    <message>
        <source>Rez window</source>
        <translation>Fenêtre pour rezzer</translation>
    </message>
    <message>
        <source>Stealing the accessed agenda</source>
        <translation>Vol du projet auquel on accède</translation>
    </message>
    <message>
        <source>The Corp acts</source>
        <translation>La Corp agit</translation>
    </message>
    <message>
        <source>The Corp discards</source>
        <translation>La Corp se défausse</translation>
    </message>
    <message>
        <source>The Corp draws</source>
        <translation>La Corp pioche</translation>
    </message>
    <message>
        <source>The Corp&apos;s clicks</source>
        <translation>Les clics de la Corp</translation>
    </message>
    <message>
        <source>The Corp&apos;s turn begins</source>
        <translation>Le tour de la Corp commence</translation>
    </message>
    <message>
        <source>The Corp&apos;s turn ends</source>
        <translation>Le tour de la Corp se termine</translation>
    </message>
    <message>
        <source>The Runner acts</source>
        <translation>Le Runner agit</translation>
    </message>
    <message>
        <source>The Runner discards</source>
        <translation>Le Runner se défausse</translation>
    </message>
    <message>
        <source>The Runner goes on or jacks out</source>
        <translation>Le Runner continue ou se déconnecte</translation>
    </message>
    <message>
        <source>The Runner&apos;s clicks</source>
        <translation>Les clics du Runner</translation>
    </message>
    <message>
        <source>The Runner&apos;s turn begins</source>
        <translation>Le tour du Runner commence</translation>
    </message>
    <message>
        <source>The Runner&apos;s turn ends</source>
        <translation>Le tour du Runner se termine</translation>
    </message>
    <message>
        <source>The accessed card is set aside</source>
        <translation>La carte de l’accès est mise de côté</translation>
    </message>
    <message>
        <source>The run begins</source>
        <translation>Le run commence</translation>
    </message>
    <message>
        <source>The run ends</source>
        <translation>Le run se termine</translation>
    </message>
    <message>
        <source>The run ends unsuccessfully</source>
        <translation>Le run échoue</translation>
    </message>
    <message>
        <source>The run succeeds</source>
        <translation>Le run est réussi</translation>
    </message>
    <message>
        <source>Trashing the accessed card</source>
        <translation>Trash de la carte à laquelle on accède</translation>
    </message>
    <message>
        <source>Unbroken subroutines</source>
        <translation>Sous-routines non brisées</translation>
    </message>
    <message>
        <source>Whether the ice is rezzed</source>
        <translation>Si la glace est rezzée</translation>
    </message>
    <message>
        <source>Window after an action</source>
        <translation>Fenêtre après une action</translation>
    </message>
    <message>
        <source>Window after discarding</source>
        <translation>Fenêtre après la défausse</translation>
    </message>
    <message>
        <source>Window before access</source>
        <translation>Fenêtre avant l’accès</translation>
    </message>
    <message>
        <source>Window before the Runner decides</source>
        <translation>Fenêtre avant la décision du Runner</translation>
    </message>
    <message>
        <source>Window before the first action</source>
        <translation>Fenêtre avant la première action</translation>
    </message>
    <message>
        <source>Window before the turn begins</source>
        <translation>Fenêtre avant le début du tour</translation>
    </message>
    <message>
        <source>Window for breaking subroutines</source>
        <translation>Fenêtre pour briser des sous-routines</translation>
    </message>
    <message>
        <source>Window on approach</source>
        <translation>Fenêtre à l’approche</translation>
    </message>
    <message>
        <source>A constant ability affects the game as long as its card is active and what it requires holds.</source>
        <translation>Une capacité constante agit tant que sa carte est active et que ce qu’elle exige est vrai.</translation>
    </message>
    <message>
        <source>What cannot be resolved is not used.</source>
        <translation>Ce qui ne peut pas se résoudre ne s’utilise pas.</translation>
    </message>
    <message>
        <source>An ability is used only when its effect has something to change; what its cost entails is left out of account.</source>
        <translation>Une capacité ne s’utilise que si son effet a quelque chose à changer&#xa0;; ce qu’entraîne son coût ne compte pas.</translation>
    </message>
    <message>
        <source>A player decides on the abilities of their own cards, and of others that say so.</source>
        <translation>Un joueur décide des capacités de ses propres cartes, et d’autres qui le disent.</translation>
    </message>
    <message>
        <source>A restriction in the text of an ability is observed when it is used.</source>
        <translation>Une restriction dans le texte d’une capacité est respectée quand on l’utilise.</translation>
    </message>
    <message>
        <source>A conditional ability is used when its trigger condition is met, not at will.</source>
        <translation>Une capacité conditionnelle s’utilise quand sa condition de déclenchement est remplie, et non à volonté.</translation>
    </message>
    <message>
        <source>All cards in Archives are accessed, and the upgrades of its root.</source>
        <translation>On accède à toutes les cartes dans Archives, et aux extensions de sa racine.</translation>
    </message>
    <message>
        <source>Before the first access all cards in Archives are turned faceup.</source>
        <translation>Avant le premier accès, toutes les cartes dans Archives sont retournées face visible.</translation>
    </message>
    <message>
        <source>A card that is in Archives already cannot be trashed.</source>
        <translation>Une carte qui est déjà dans Archives ne peut pas être trashée.</translation>
    </message>
    <message>
        <source>Accessing is looking at a card of the Corp and dealing with it, one card after the other.</source>
        <translation>Accéder, c’est regarder une carte de la Corp et la traiter, une carte après l’autre.</translation>
    </message>
    <message>
        <source>What is neither stolen nor trashed goes back as it was.</source>
        <translation>Ce qui n’est ni volé ni trashé revient comme il était.</translation>
    </message>
    <message>
        <source>A successful run on HQ accesses one random card of it.</source>
        <translation>Un run réussi sur HQ accède à une de ses cartes au hasard.</translation>
    </message>
    <message>
        <source>A card stays out of the server until all accesses are done and is not accessed a second time.</source>
        <translation>Une carte reste hors du serveur jusqu’à la fin des accès, et on n’y accède pas une seconde fois.</translation>
    </message>
    <message>
        <source>The number of accesses is settled before the first one.</source>
        <translation>Le nombre d’accès est fixé avant le premier.</translation>
    </message>
    <message>
        <source>Cards are accessed one at a time, and each access is finished before the next begins.</source>
        <translation>On accède aux cartes une par une, et chaque accès finit avant que le suivant commence.</translation>
    </message>
    <message>
        <source>The Runner chooses the order of accesses; only R&amp;D has one of its own.</source>
        <translation>Le Runner choisit l’ordre des accès&#xa0;; seul R&amp;D a le sien.</translation>
    </message>
    <message>
        <source>All cards in a remote server are accessed; ice protecting it is not in it.</source>
        <translation>On accède à toutes les cartes dans un serveur distant&#xa0;; la glace qui le protège n’y est pas.</translation>
    </message>
    <message>
        <source>A successful run on R&amp;D accesses the card on top; more follow in the order of the deck.</source>
        <translation>Un run réussi sur R&amp;D accède à la carte du dessus&#xa0;; d’autres suivent dans l’ordre du deck.</translation>
    </message>
    <message>
        <source>Upgrades in the root of a central server are accessed as well, before, between or after its cards.</source>
        <translation>On accède aussi aux extensions dans la racine d’un serveur central, avant, entre ou après ses cartes.</translation>
    </message>
    <message>
        <source>An accessed card that is neither trashed nor stolen is set aside until every access is done.</source>
        <translation>Une carte de l’accès qui n’est ni trashée ni volée est mise de côté jusqu’à la fin des accès.</translation>
    </message>
    <message>
        <source>While a card is being accessed, abilities may trash it, before it must be stolen.</source>
        <translation>Pendant l’accès à une carte, des capacités peuvent la trasher avant qu’elle doive être volée.</translation>
    </message>
    <message>
        <source>While accessing a card with a trash cost the Runner may pay it to trash the card.</source>
        <translation>En accédant à une carte qui a un coût de trash, le Runner peut le payer pour la trasher.</translation>
    </message>
    <message>
        <source>A card trashed while it is accessed lies faceup in Archives.</source>
        <translation>Une carte trashée pendant son accès est face visible dans Archives.</translation>
    </message>
    <message>
        <source>Cards in the attacked server and in its root are accessed, R&amp;D from the top.</source>
        <translation>On accède aux cartes dans le serveur attaqué et dans sa racine, à R&amp;D par le dessus.</translation>
    </message>
    <message>
        <source>What the standard actions of a turn do.</source>
        <translation>Ce que font les actions de base d’un tour.</translation>
    </message>
    <message>
        <source>Until an action is resolved no other is taken.</source>
        <translation>Tant qu’une action n’est pas résolue, on n’en prend pas d’autre.</translation>
    </message>
    <message>
        <source>A player spends clicks and takes actions in their own action phase only.</source>
        <translation>Un joueur ne dépense des clics et n’agit que dans sa propre phase d’action.</translation>
    </message>
    <message>
        <source>Each side has its own standard actions.</source>
        <translation>Chaque camp a ses propres actions de base.</translation>
    </message>
    <message>
        <source>Advancing puts one advancement token on the card.</source>
        <translation>Avancer place un pion avancement sur la carte.</translation>
    </message>
    <message>
        <source>An installed agenda can always be advanced.</source>
        <translation>Un projet installé peut toujours être avancé.</translation>
    </message>
    <message>
        <source>Another card is advanced only if it says so, and then unrezzed too.</source>
        <translation>Une autre carte ne s’avance que si elle le dit, alors aussi non rezzée.</translation>
    </message>
    <message>
        <source>Only installed cards are advanced, and as often as one likes.</source>
        <translation>Seules les cartes installées s’avancent, et aussi souvent qu’on veut.</translation>
    </message>
    <message>
        <source>Cards in Archives are turned faceup only when cards in Archives are accessed.</source>
        <translation>Les cartes dans Archives ne sont retournées face visible que si l’on accède aux cartes dans Archives.</translation>
    </message>
    <message>
        <source>A trashed Corp card lies faceup in Archives if the Runner could see it, otherwise facedown.</source>
        <translation>Une carte trashée de la Corp est face visible dans Archives si le Runner pouvait la voir, sinon face cachée.</translation>
    </message>
    <message>
        <source>An effect on several cards settles all of them first and then affects them together.</source>
        <translation>Un effet sur plusieurs cartes les fixe toutes d’abord, puis agit sur elles ensemble.</translation>
    </message>
    <message>
        <source>Strength that an icebreaker gains lasts for the present encounter unless the card says otherwise.</source>
        <translation>La force que gagne un brise-glace dure pour cette rencontre, sauf si la carte dit autre chose.</translation>
    </message>
    <message>
        <source>Strength added outside an encounter is gone at once unless the card says otherwise.</source>
        <translation>La force ajoutée hors d’une rencontre disparaît aussitôt, sauf si la carte dit autre chose.</translation>
    </message>
    <message>
        <source>An ability that names a kind of ice works on ice of that kind, whatever else the ice is.</source>
        <translation>Une capacité qui nomme un type de glace agit sur la glace de ce type, quoi qu’elle soit d’autre.</translation>
    </message>
    <message>
        <source>An icebreaker deals only with ice of its own strength or less.</source>
        <translation>Un brise-glace n’agit que sur une glace dont la force ne dépasse pas la sienne.</translation>
    </message>
    <message>
        <source>Bypassing breaks no subroutine.</source>
        <translation>Contourner ne brise aucune sous-routine.</translation>
    </message>
    <message>
        <source>Bypassed ice is passed at once, and the encounter is over.</source>
        <translation>Une glace contournée est passée aussitôt, et la rencontre est terminée.</translation>
    </message>
    <message>
        <source>What a card says cannot be done is not done.</source>
        <translation>Ce qu’une carte déclare impossible n’a pas lieu.</translation>
    </message>
    <message>
        <source>An ability met while another resolves follows right after the effect that met it.</source>
        <translation>Une capacité remplie pendant qu’une autre se résout suit aussitôt l’effet qui l’a remplie.</translation>
    </message>
    <message>
        <source>Of abilities met one inside the other the most recent resolves first.</source>
        <translation>Des capacités remplies l’une dans l’autre, la plus récente se résout d’abord.</translation>
    </message>
    <message>
        <source>A card that is chosen is an installed one unless the text says otherwise.</source>
        <translation>Une carte choisie est une carte installée, sauf si le texte dit autre chose.</translation>
    </message>
    <message>
        <source>The player whom the text names makes the choice.</source>
        <translation>Le joueur que le texte nomme choisit.</translation>
    </message>
    <message>
        <source>Each player makes the choices of their own cards.</source>
        <translation>Chaque joueur choisit pour ses propres cartes.</translation>
    </message>
    <message>
        <source>All clicks must be spent in the action phase.</source>
        <translation>Tous les clics doivent être dépensés dans la phase d’action.</translation>
    </message>
    <message>
        <source>Clicks left in the discard phase are lost.</source>
        <translation>Les clics qui restent dans la phase de défausse sont perdus.</translation>
    </message>
    <message>
        <source>Clicks are neither gained nor spent in the turn of the opponent.</source>
        <translation>On ne gagne ni ne dépense de clics pendant le tour de l’adversaire.</translation>
    </message>
    <message>
        <source>Clicks are one running total and not counted singly.</source>
        <translation>Les clics forment un seul total et ne se comptent pas un par un.</translation>
    </message>
    <message>
        <source>Effects joined by “and” happen together; all of them can be prevented before.</source>
        <translation>Les effets joints par «&#xa0;et&#xa0;» ont lieu ensemble&#xa0;; tous peuvent être empêchés avant.</translation>
    </message>
    <message>
        <source>A card that is made into something else is that and nothing more until it is uninstalled.</source>
        <translation>Une carte transformée en autre chose est cela et rien de plus jusqu’à ce qu’elle soit désinstallée.</translation>
    </message>
    <message>
        <source>Additional costs are paid together with the cost they are added to.</source>
        <translation>Un coût supplémentaire se paie avec le coût auquel il s’ajoute.</translation>
    </message>
    <message>
        <source>Who cannot pay the whole cost pays none of it, and the effect does not occur.</source>
        <translation>Qui ne peut pas payer tout le coût n’en paie rien, et l’effet n’a pas lieu.</translation>
    </message>
    <message>
        <source>Everything that one effect costs is paid at once.</source>
        <translation>Tout ce que coûte un effet se paie en une fois.</translation>
    </message>
    <message>
        <source>A player who is forced into an effect may decline its additional cost, and then it does not occur.</source>
        <translation>Qui est forcé à un effet peut refuser son coût supplémentaire, et alors il n’a pas lieu.</translation>
    </message>
    <message>
        <source>Hosted counters are spent from the very card whose ability asks for them.</source>
        <translation>Les pions hébergés se dépensent de la carte même dont la capacité les demande.</translation>
    </message>
    <message>
        <source>Where a card counts a cost, what raises or lowers it counts, too, if a ruling on the card says so; additional costs do not.</source>
        <translation>Là où une carte compte un coût, ce qui l’augmente ou le réduit compte aussi si une décision sur la carte le dit&#xa0;; un coût supplémentaire ne compte pas.</translation>
    </message>
    <message>
        <source>In an effect, what comes before “to” is a cost.</source>
        <translation>Dans un effet, ce qui précède «&#xa0;pour&#xa0;» est un coût.</translation>
    </message>
    <message>
        <source>When a part of a cost is prevented, it is not paid and its effect does not occur.</source>
        <translation>Si une partie du coût est empêchée, il n’est pas payé et l’effet n’a pas lieu.</translation>
    </message>
    <message>
        <source>The effect of a card trashed for its own cost resolves all the same.</source>
        <translation>L’effet d’une carte trashée pour son propre coût se résout quand même.</translation>
    </message>
    <message>
        <source>Placing and moving counters is not advancing.</source>
        <translation>Placer ou déplacer des pions n’est pas avancer.</translation>
    </message>
    <message>
        <source>Credits of bad publicity are lost with the credits of the pool.</source>
        <translation>Les crédits de mauvaise publicité se perdent avec ceux de la réserve.</translation>
    </message>
    <message>
        <source>Credits are lost from the credit pool, never from cards.</source>
        <translation>Les crédits se perdent de la réserve, jamais des cartes.</translation>
    </message>
    <message>
        <source>Recurring credits lie on their card as soon as it is active and can be spent at once.</source>
        <translation>Les crédits récurrents sont sur leur carte dès qu’elle est active et peuvent être dépensés aussitôt.</translation>
    </message>
    <message>
        <source>Recurring credits pay only for what their card says.</source>
        <translation>Les crédits récurrents ne paient que ce que dit leur carte.</translation>
    </message>
    <message>
        <source>Recurring credits are replaced up to the number of their card; none is added beyond it or removed.</source>
        <translation>Les crédits récurrents sont remplacés jusqu’au nombre de leur carte&#xa0;; aucun n’est ajouté au-delà ni retiré.</translation>
    </message>
    <message>
        <source>Each brain damage lowers the maximum hand size by one for good.</source>
        <translation>Chaque dégât cérébral réduit la taille de main maximale d’un, pour toujours.</translation>
    </message>
    <message>
        <source>Damage that the Runner suffers is not necessarily done by somebody.</source>
        <translation>Les dégâts que subit le Runner ne sont pas forcément infligés par quelqu’un.</translation>
    </message>
    <message>
        <source>More damage than cards in the grip flatlines the Runner.</source>
        <translation>Plus de dégâts que de cartes dans le grip flatlinent le Runner.</translation>
    </message>
    <message>
        <source>A maximum hand size below zero at the end of the Runner&apos;s turn flatlines the Runner.</source>
        <translation>Une taille de main maximale sous zéro à la fin de son tour flatline le Runner.</translation>
    </message>
    <message>
        <source>For each damage the Runner trashes a random card of the grip.</source>
        <translation>Pour chaque dégât, le Runner trashe une carte au hasard de son grip.</translation>
    </message>
    <message>
        <source>At the discard step a player discards down to the maximum hand size, cards of their choice.</source>
        <translation>À l’étape de défausse, un joueur se défausse jusqu’à la taille de main maximale, de cartes de son choix.</translation>
    </message>
    <message>
        <source>Discarding is no trashing, and trashing no discarding.</source>
        <translation>Défausser n’est pas trasher, et trasher n’est pas défausser.</translation>
    </message>
    <message>
        <source>An additional part happens together with what it is added to, and can be prevented with it.</source>
        <translation>Une partie additionnelle a lieu avec ce à quoi elle s’ajoute, et peut être empêchée avec lui.</translation>
    </message>
    <message>
        <source>An effect for each of something is counted first and resolves once; of nothing, not at all.</source>
        <translation>Un effet pour chaque chose se compte d’abord et se résout une fois&#xa0;; pour aucune, pas du tout.</translation>
    </message>
    <message>
        <source>An effect does what it says.</source>
        <translation>Un effet fait ce qu’il dit.</translation>
    </message>
    <message>
        <source>Abilities met by an encounter resolve before paid abilities and breaking.</source>
        <translation>Les capacités remplies par une rencontre se résolvent avant les capacités payantes et le bris.</translation>
    </message>
    <message>
        <source>What an earlier ice does unless all subroutines are broken happens before the first of them resolves, at the latest when the encounter ends.</source>
        <translation>Ce que fait une glace précédente si toutes les sous-routines ne sont pas brisées a lieu avant que la première se résolve, au plus tard à la fin de la rencontre.</translation>
    </message>
    <message>
        <source>Who forfeits an agenda chooses it among those in their own score area.</source>
        <translation>Qui renonce à un projet le choisit parmi ceux de sa propre zone de score.</translation>
    </message>
    <message>
        <source>A forfeited agenda is removed from the game with its points.</source>
        <translation>Un projet auquel on renonce quitte la partie avec ses points.</translation>
    </message>
    <message>
        <source>A host that says how it hosts takes cards as it says.</source>
        <translation>Un hôte qui dit comment il héberge prend des cartes comme il le dit.</translation>
    </message>
    <message>
        <source>Only an ability makes a card host another one, within the limits it states.</source>
        <translation>Seule une capacité permet à une carte d’en héberger une autre, dans les limites qu’elle donne.</translation>
    </message>
    <message>
        <source>A card that is hosted without being installed is inactive.</source>
        <translation>Une carte hébergée sans être installée est inactive.</translation>
    </message>
    <message>
        <source>A card is hosted on one card at a time, and what hosts its host does not host it.</source>
        <translation>Une carte est hébergée sur une seule carte à la fois, et n’héberge pas ce qui héberge son hôte.</translation>
    </message>
    <message>
        <source>Whether a hosted card lies faceup.</source>
        <translation>Si une carte hébergée est face visible.</translation>
    </message>
    <message>
        <source>When a host leaves play, what it hosts is trashed, and that cannot be prevented.</source>
        <translation>Quand un hôte quitte le jeu, ce qu’il héberge est trashé, et cela ne peut pas être empêché.</translation>
    </message>
    <message>
        <source>A card is put onto a host as it is installed, not later, unless a card says so.</source>
        <translation>Une carte est mise sur un hôte quand on l’installe, pas plus tard, sauf si une carte le dit.</translation>
    </message>
    <message>
        <source>With “if able” an effect happens completely or not at all.</source>
        <translation>Avec «&#xa0;si possible&#xa0;», un effet a lieu entièrement ou pas du tout.</translation>
    </message>
    <message>
        <source>An ability whose effect happens “if able” may be used although it cannot happen completely.</source>
        <translation>Une capacité dont l’effet a lieu «&#xa0;si possible&#xa0;» peut s’utiliser même s’il ne peut pas avoir lieu entièrement.</translation>
    </message>
    <message>
        <source>An exposed card is shown to both players and lies as before; an unrezzed installed card is exposed.</source>
        <translation>Une carte exposée est montrée aux deux joueurs et reste comme avant&#xa0;; on expose une carte installée non rezzée.</translation>
    </message>
    <message>
        <source>Cards that one effect exposes are exposed at the same time.</source>
        <translation>Les cartes qu’un même effet expose le sont en même temps.</translation>
    </message>
    <message>
        <source>The Corp knows which cards of HQ are accessed, and in which order.</source>
        <translation>La Corp sait à quelles cartes de HQ on accède, et dans quel ordre.</translation>
    </message>
    <message>
        <source>The Corp does not reveal the card that it installs.</source>
        <translation>La Corp ne révèle pas la carte qu’elle installe.</translation>
    </message>
    <message>
        <source>Each player sees their own cards outside the deck, and faceup cards are seen by both.</source>
        <translation>Chaque joueur voit ses propres cartes hors du deck, et tous deux voient les cartes face visible.</translation>
    </message>
    <message>
        <source>Cards that a player looks at stay where they are.</source>
        <translation>Les cartes qu’un joueur regarde restent où elles sont.</translation>
    </message>
    <message>
        <source>A card of R&amp;D that stays there after its access is not shown to the Corp.</source>
        <translation>Une carte de R&amp;D qui y reste après son accès n’est pas montrée à la Corp.</translation>
    </message>
    <message>
        <source>A revealed card is shown to both players and lies as before.</source>
        <translation>Une carte révélée est montrée aux deux joueurs et reste comme avant.</translation>
    </message>
    <message>
        <source>A facedown card is revealed when the effect that chooses it asks what it is.</source>
        <translation>Une carte face cachée est révélée quand l’effet qui la choisit demande ce qu’elle est.</translation>
    </message>
    <message>
        <source>The Corp shows which inactive card an effect has chosen, and it is not turned.</source>
        <translation>La Corp montre quelle carte inactive un effet a choisie, et elle n’est pas retournée.</translation>
    </message>
    <message>
        <source>A second console is not installed.</source>
        <translation>Une seconde console ne s’installe pas.</translation>
    </message>
    <message>
        <source>Corp cards are installed facedown and inactive.</source>
        <translation>Les cartes de la Corp s’installent face cachée et inactives.</translation>
    </message>
    <message>
        <source>The standard action installs a card from one&apos;s own hand.</source>
        <translation>L’action de base installe une carte de sa propre main.</translation>
    </message>
    <message>
        <source>The host is declared with the destination, before cards are trashed and the cost is paid.</source>
        <translation>L’hôte est annoncé avec la destination, avant que des cartes soient trashées et le coût payé.</translation>
    </message>
    <message>
        <source>Ice costs one credit per ice that protects the server already; ice trashed for it does not count.</source>
        <translation>Une glace coûte un crédit par glace qui protège déjà le serveur&#xa0;; celle qu’on trashe pour elle ne compte pas.</translation>
    </message>
    <message>
        <source>A card that an effect would install against the rules is trashed.</source>
        <translation>Une carte qu’un effet installerait contre les règles est trashée.</translation>
    </message>
    <message>
        <source>A server into which a card is being installed goes on existing and is not new.</source>
        <translation>Un serveur dans lequel on installe une carte continue d’exister et n’est pas nouveau.</translation>
    </message>
    <message>
        <source>Several cards that one effect installs are installed one after the other.</source>
        <translation>Plusieurs cartes qu’un même effet installe s’installent l’une après l’autre.</translation>
    </message>
    <message>
        <source>Cards are trashed before the install is paid for and the card placed.</source>
        <translation>Les cartes sont trashées avant que l’installation soit payée et la carte posée.</translation>
    </message>
    <message>
        <source>New ice goes to the outermost position.</source>
        <translation>Une nouvelle glace va à la position extérieure.</translation>
    </message>
    <message>
        <source>What a card says of how it is installed counts although it is inactive.</source>
        <translation>Ce que dit une carte sur la façon dont on l’installe compte bien qu’elle soit inactive.</translation>
    </message>
    <message>
        <source>A server holds one region.</source>
        <translation>Un serveur a au plus une région.</translation>
    </message>
    <message>
        <source>Agendas and assets are installed in remote servers only.</source>
        <translation>Projets et avoirs ne s’installent que dans des serveurs distants.</translation>
    </message>
    <message>
        <source>Runner cards are installed faceup and active.</source>
        <translation>Les cartes du Runner s’installent face visible et actives.</translation>
    </message>
    <message>
        <source>Installed cards are not rearranged unless a card says so.</source>
        <translation>Les cartes installées ne se déplacent pas, sauf si une carte le dit.</translation>
    </message>
    <message>
        <source>Cards already in the destination, for ice the ice protecting it, may be trashed first.</source>
        <translation>Les cartes déjà à la destination, pour une glace celles qui la protègent, peuvent d’abord être trashées.</translation>
    </message>
    <message>
        <source>Installed programs may be trashed when a program is installed.</source>
        <translation>Des programmes installés peuvent être trashés quand on installe un programme.</translation>
    </message>
    <message>
        <source>Events, operations and identities are never installed.</source>
        <translation>On n’installe jamais ni événements, ni opérations, ni identités.</translation>
    </message>
    <message>
        <source>Once made, a lasting effect does not depend on its source.</source>
        <translation>Une fois produit, un effet durable ne dépend plus de sa source.</translation>
    </message>
    <message>
        <source>An effect on the next ice encountered applies from the moment of that encounter.</source>
        <translation>Un effet sur la prochaine glace rencontrée vaut dès cette rencontre.</translation>
    </message>
    <message>
        <source>When the Runner cannot jack out of a loop, the Corp lets the run go on.</source>
        <translation>Si le Runner ne peut pas se déconnecter d’une boucle, la Corp laisse le run continuer.</translation>
    </message>
    <message>
        <source>The Runner jacks out of a loop that arises in a run.</source>
        <translation>Le Runner se déconnecte d’une boucle née dans un run.</translation>
    </message>
    <message>
        <source>Who resolves a loop names a number of times, and then it ends.</source>
        <translation>Qui résout une boucle annonce un nombre de fois, puis elle se termine.</translation>
    </message>
    <message>
        <source>When installed programs take more memory than there is, the Runner trashes some until they do not.</source>
        <translation>Quand les programmes installés demandent plus de mémoire qu’il n’y en a, le Runner en trashe jusqu’à ce que cela suffise.</translation>
    </message>
    <message>
        <source>Installed programs never take more memory than the limit.</source>
        <translation>Les programmes installés ne prennent jamais plus de mémoire que la limite.</translation>
    </message>
    <message>
        <source>Memory is no cost that an effect could ignore: programs are trashed to make room.</source>
        <translation>La mémoire n’est pas un coût qu’un effet pourrait ignorer&#xa0;: on trashe des programmes pour faire de la place.</translation>
    </message>
    <message>
        <source>Who must do something does it with everything that allows it.</source>
        <translation>Qui doit faire une chose la fait avec tout ce qui le permet.</translation>
    </message>
    <message>
        <source>Who must choose chooses an option that can be resolved completely.</source>
        <translation>Qui doit choisir choisit une option qui peut se résoudre entièrement.</translation>
    </message>
    <message>
        <source>When no option can be resolved completely, nothing happens.</source>
        <translation>Si aucune option ne peut se résoudre entièrement, rien n’a lieu.</translation>
    </message>
    <message>
        <source>Of abilities met together, the player whose turn it is resolves theirs first, in the order of their choice.</source>
        <translation>De capacités remplies ensemble, le joueur dont c’est le tour résout d’abord les siennes, dans l’ordre qu’il veut.</translation>
    </message>
    <message>
        <source>Constant abilities count before conditional ones and all at the same time.</source>
        <translation>Les capacités constantes comptent avant les conditionnelles, et toutes en même temps.</translation>
    </message>
    <message>
        <source>The opponent&apos;s abilities follow when the active player&apos;s are done.</source>
        <translation>Les capacités de l’adversaire suivent quand celles du joueur actif sont finies.</translation>
    </message>
    <message>
        <source>“The first time” is that instance alone, prevented and replaced ones included.</source>
        <translation>«&#xa0;La première fois&#xa0;» est cette seule occasion, même empêchée ou remplacée.</translation>
    </message>
    <message>
        <source>The standard action plays an event or operation from one&apos;s own hand.</source>
        <translation>L’action de base joue un événement ou une opération de sa propre main.</translation>
    </message>
    <message>
        <source>Several cards that one effect plays are played and resolved one after the other.</source>
        <translation>Plusieurs cartes qu’un même effet joue sont jouées et résolues l’une après l’autre.</translation>
    </message>
    <message>
        <source>A played card is resolved when its effects have been carried out, and is trashed then.</source>
        <translation>Une carte jouée est résolue quand ses effets ont eu lieu, et elle est alors trashée.</translation>
    </message>
    <message>
        <source>A played card is paid for, placed faceup and active, resolved and trashed.</source>
        <translation>Une carte jouée est payée, posée face visible et active, résolue et trashée.</translation>
    </message>
    <message>
        <source>Preventing comes before abilities that wait for what is prevented.</source>
        <translation>Empêcher vient avant les capacités qui attendent ce qui est empêché.</translation>
    </message>
    <message>
        <source>What is prevented or avoided does not resolve.</source>
        <translation>Ce qui est empêché ou évité ne se résout pas.</translation>
    </message>
    <message>
        <source>Prevent and avoid effects are used while what they disrupt resolves, at no other time.</source>
        <translation>Les effets qui empêchent ou évitent s’utilisent pendant que ce qu’ils visent se résout, et jamais autrement.</translation>
    </message>
    <message>
        <source>When both had a chance and one of them declines, the window closes.</source>
        <translation>Quand les deux ont eu l’occasion et que l’un renonce, la fenêtre se ferme.</translation>
    </message>
    <message>
        <source>In a window the player whose turn it is acts first, as often as he likes, then the other.</source>
        <translation>Dans une fenêtre, le joueur dont c’est le tour agit d’abord, autant qu’il veut, puis l’autre.</translation>
    </message>
    <message>
        <source>A purge removes the virus counters of all cards.</source>
        <translation>Une purge retire les pions virus de toutes les cartes.</translation>
    </message>
    <message>
        <source>A purge may be used without any virus counter.</source>
        <translation>Une purge est possible même sans pion virus.</translation>
    </message>
    <message>
        <source>What stands behind “instead” happens in place of the original effect.</source>
        <translation>Ce qui suit «&#xa0;à la place&#xa0;» remplace l’effet d’origine.</translation>
    </message>
    <message>
        <source>An effect is replaced once: nothing replaces it a second time.</source>
        <translation>Un effet est remplacé une fois&#xa0;: rien ne le remplace une seconde fois.</translation>
    </message>
    <message>
        <source>Ice is rezzed only while it is approached.</source>
        <translation>Une glace ne se rezze que pendant son approche.</translation>
    </message>
    <message>
        <source>Installed ice, assets and upgrades are rezzed; agendas are not.</source>
        <translation>Les glaces, avoirs et extensions installés se rezzent&#xa0;; les projets non.</translation>
    </message>
    <message>
        <source>Only an unrezzed card is rezzed.</source>
        <translation>Seule une carte non rezzée se rezze.</translation>
    </message>
    <message>
        <source>Ice is approached from the outermost inward, each once it is reached.</source>
        <translation>Les glaces s’approchent de l’extérieur vers l’intérieur, chacune dès qu’on l’atteint.</translation>
    </message>
    <message>
        <source>An effect may change the attacked server; the run goes on.</source>
        <translation>Un effet peut changer le serveur attaqué&#xa0;; le run continue.</translation>
    </message>
    <message>
        <source>At the beginning of a run the Runner gets one credit per bad publicity.</source>
        <translation>Au début d’un run, le Runner reçoit un crédit par mauvaise publicité.</translation>
    </message>
    <message>
        <source>Unspent bad publicity credits are lost when the run ends.</source>
        <translation>Les crédits de mauvaise publicité non dépensés sont perdus à la fin du run.</translation>
    </message>
    <message>
        <source>An effect that ends the run ends the encounter too, and the run is over.</source>
        <translation>Un effet qui met fin au run met aussi fin à la rencontre, et le run est terminé.</translation>
    </message>
    <message>
        <source>Jacking out is not possible the first time ice is approached in a run.</source>
        <translation>On ne peut pas se déconnecter à la première approche d’une glace dans un run.</translation>
    </message>
    <message>
        <source>Jacking out is not possible while the first ice of a run is approached.</source>
        <translation>On ne peut pas se déconnecter pendant l’approche de la première glace d’un run.</translation>
    </message>
    <message>
        <source>Ice that leaves while it is approached or encountered is passed.</source>
        <translation>Une glace qui part pendant son approche ou sa rencontre est passée.</translation>
    </message>
    <message>
        <source>Jacking out ends the run, and it is unsuccessful unless success was declared.</source>
        <translation>Se déconnecter met fin au run, qui échoue sauf si sa réussite était déclarée.</translation>
    </message>
    <message>
        <source>The Runner jacks out where a step of the run asks whether he goes on.</source>
        <translation>Le Runner se déconnecte là où une étape du run demande s’il continue.</translation>
    </message>
    <message>
        <source>A run whose server ceases to exist ends; undeclared, it is neither successful nor unsuccessful.</source>
        <translation>Un run dont le serveur cesse d’exister se termine&#xa0;; si rien n’était déclaré, il n’est ni réussi ni échoué.</translation>
    </message>
    <message>
        <source>A run becomes successful before cards are accessed.</source>
        <translation>Un run devient réussi avant l’accès aux cartes.</translation>
    </message>
    <message>
        <source>A run that ends before it was successful is unsuccessful.</source>
        <translation>Un run qui se termine avant d’être réussi a échoué.</translation>
    </message>
    <message>
        <source>Adding a card to a score area is neither scoring nor stealing.</source>
        <translation>Ajouter une carte à une zone de score n’est ni marquer ni voler.</translation>
    </message>
    <message>
        <source>A scored or stolen agenda lies faceup in the score area and counts its points.</source>
        <translation>Un projet marqué ou volé est face visible dans la zone de score et compte ses points.</translation>
    </message>
    <message>
        <source>An agenda is scored with at least as many tokens as its advancement requirement.</source>
        <translation>Un projet se marque avec au moins autant de pions qu’il en demande.</translation>
    </message>
    <message>
        <source>The Corp scores agendas that are installed.</source>
        <translation>La Corp marque des projets installés.</translation>
    </message>
    <message>
        <source>A player&apos;s agenda points are counted in their own score area.</source>
        <translation>Les points de projet d’un joueur se comptent dans sa propre zone de score.</translation>
    </message>
    <message>
        <source>Advancement tokens are removed from an agenda that is scored or stolen.</source>
        <translation>Les pions avancement d’un projet marqué ou volé sont retirés.</translation>
    </message>
    <message>
        <source>A search finds what is there, and the deck is shuffled whether or not it does.</source>
        <translation>Une recherche trouve ce qu’il y a, et le deck est mélangé dans tous les cas.</translation>
    </message>
    <message>
        <source>The deck is shuffled before anything else of the effect and before chained abilities.</source>
        <translation>Le deck est mélangé avant toute autre chose de l’effet et avant les capacités enchaînées.</translation>
    </message>
    <message>
        <source>A card that names itself means this copy.</source>
        <translation>Une carte qui se nomme désigne cet exemplaire.</translation>
    </message>
    <message>
        <source>A remote without any card ceases to exist at once.</source>
        <translation>Un serveur distant sans carte cesse aussitôt d’exister.</translation>
    </message>
    <message>
        <source>Installing a card in or before a remote of its own creates that server.</source>
        <translation>Installer une carte dans ou devant un serveur distant à elle le crée.</translation>
    </message>
    <message>
        <source>Ice that protects a server, and a card of its root, is not in the server.</source>
        <translation>La glace qui protège un serveur et une carte de sa racine ne sont pas dans le serveur.</translation>
    </message>
    <message>
        <source>Cards in a server are trashed for an install that is carried out, not by themselves.</source>
        <translation>Les cartes dans un serveur sont trashées pour une installation qui a lieu, et non pour elles-mêmes.</translation>
    </message>
    <message>
        <source>A remote holds one agenda or one asset; another is trashed to make room.</source>
        <translation>Un serveur distant contient un projet ou un avoir&#xa0;; un autre est trashé pour faire de la place.</translation>
    </message>
    <message>
        <source>A hand after a mulligan is drawn like the starting hand.</source>
        <translation>Une main après un mulligan se pioche comme la main de départ.</translation>
    </message>
    <message>
        <source>An accessed agenda must be stolen, unless the version lets something prevail over that.</source>
        <translation>Un projet auquel on accède doit être volé, sauf si la version laisse autre chose prévaloir.</translation>
    </message>
    <message>
        <source>“All” includes none.</source>
        <translation>«&#xa0;Toutes&#xa0;» inclut aucune.</translation>
    </message>
    <message>
        <source>Subroutines are broken in the breaking step of an encounter only.</source>
        <translation>Les sous-routines ne se brisent qu’à l’étape de bris d’une rencontre.</translation>
    </message>
    <message>
        <source>A broken subroutine does not resolve.</source>
        <translation>Une sous-routine brisée ne se résout pas.</translation>
    </message>
    <message>
        <source>Ice may gain subroutines, in the place that the effect states.</source>
        <translation>Une glace peut gagner des sous-routines, à la place que dit l’effet.</translation>
    </message>
    <message>
        <source>Unbroken subroutines resolve one by one in the order of the card.</source>
        <translation>Les sous-routines non brisées se résolvent une par une dans l’ordre de la carte.</translation>
    </message>
    <message>
        <source>Subtypes gained and lost are counted; having one is yes or no.</source>
        <translation>Les sous-types gagnés et perdus se comptent&#xa0;; en avoir un, c’est oui ou non.</translation>
    </message>
    <message>
        <source>An effect “if successful” that names no server resolves whichever server it was.</source>
        <translation>Un effet «&#xa0;si réussi&#xa0;» qui ne nomme aucun serveur vaut pour tous.</translation>
    </message>
    <message>
        <source>Effects “if successful” resolve before abilities that wait for the success.</source>
        <translation>Les effets «&#xa0;si réussi&#xa0;» se résolvent avant les capacités qui attendent la réussite.</translation>
    </message>
    <message>
        <source>An effect “if successful” that names a server needs the success to be against that server.</source>
        <translation>Un effet «&#xa0;si réussi&#xa0;» qui nomme un serveur demande la réussite contre ce serveur.</translation>
    </message>
    <message>
        <source>What is swapped changes places at once.</source>
        <translation>Ce qui est échangé change de place en même temps.</translation>
    </message>
    <message>
        <source>A card that takes the place of an installed one is installed by that, without a cost.</source>
        <translation>Une carte qui prend la place d’une carte installée est installée par là, sans coût.</translation>
    </message>
    <message>
        <source>Cards that are swapped in the same state are neither installed nor uninstalled.</source>
        <translation>Les cartes échangées dans le même état ne sont ni installées ni désinstallées.</translation>
    </message>
    <message>
        <source>A tagged Runner removes a tag for a click and two credits.</source>
        <translation>Un Runner tagué retire un tag pour un clic et deux crédits.</translation>
    </message>
    <message>
        <source>One tag or more makes the Runner tagged.</source>
        <translation>Un tag ou plus rend le Runner tagué.</translation>
    </message>
    <message>
        <source>While the Runner is tagged, the Corp trashes a resource for a click and two credits.</source>
        <translation>Tant que le Runner est tagué, la Corp trashe une ressource pour un clic et deux crédits.</translation>
    </message>
    <message>
        <source>A timing structure that an ability begins interrupts what is being done; that goes on afterwards.</source>
        <translation>Un déroulement qu’une capacité commence interrompt ce qui se fait&#xa0;; cela continue ensuite.</translation>
    </message>
    <message>
        <source>Turns and runs go from step to step along their timing structures.</source>
        <translation>Tours et runs avancent étape par étape selon leur déroulement.</translation>
    </message>
    <message>
        <source>In a trace the Corp spends credits first, then the Runner, openly and without limit.</source>
        <translation>Dans une trace, la Corp dépense des crédits d’abord, puis le Runner, ouvertement et sans limite.</translation>
    </message>
    <message>
        <source>A trace is successful when its strength exceeds the link strength.</source>
        <translation>Une trace est réussie quand sa force dépasse la force de lien.</translation>
    </message>
    <message>
        <source>An ability resolves if its card was active when its condition was met.</source>
        <translation>Une capacité se résout si sa carte était active quand sa condition a été remplie.</translation>
    </message>
    <message>
        <source>A conditional ability waits from the moment its condition is met while its card is active.</source>
        <translation>Une capacité conditionnelle attend dès que sa condition est remplie, tant que sa carte est active.</translation>
    </message>
    <message>
        <source>An ability that says “may” is used only if its player wants.</source>
        <translation>Une capacité qui dit «&#xa0;peut&#xa0;» ne s’utilise que si son joueur le veut.</translation>
    </message>
    <message>
        <source>A requirement that is part of the condition must hold when the condition would be met.</source>
        <translation>Une exigence qui fait partie de la condition doit être vraie quand la condition serait remplie.</translation>
    </message>
    <message>
        <source>A requirement in the effect is looked at when the effect resolves.</source>
        <translation>Une exigence dans l’effet s’examine quand l’effet se résout.</translation>
    </message>
    <message>
        <source>An ability whose card becomes inactive before it triggers neither triggers nor resolves.</source>
        <translation>Une capacité dont la carte devient inactive avant son déclenchement ne se déclenche ni ne se résout.</translation>
    </message>
    <message>
        <source>What an encounter has met is lost when that encounter is over before it triggers.</source>
        <translation>Ce qu’une rencontre a rempli est perdu si elle se termine avant le déclenchement.</translation>
    </message>
    <message>
        <source>An ability for the moment a card is accessed works while the card is inactive.</source>
        <translation>Une capacité pour le moment où l’on accède à une carte agit pendant que la carte est inactive.</translation>
    </message>
    <message>
        <source>A Runner without clicks at the beginning of the turn goes to the discard phase at once.</source>
        <translation>Un Runner sans clics au début du tour passe aussitôt à la phase de défausse.</translation>
    </message>
    <message>
        <source>A unique card that becomes active trashes another active one of its title, unpreventably.</source>
        <translation>Une carte unique qui devient active trashe une autre carte active de son titre, ce que rien n’empêche.</translation>
    </message>
    <message>
        <source>All modifiers of a value are added up.</source>
        <translation>Toutes les modifications d’une valeur s’additionnent.</translation>
    </message>
    <message>
        <source>The Corp wins when the Runner is flatlined.</source>
        <translation>La Corp gagne quand le Runner est flatliné.</translation>
    </message>
    <message>
        <source>The Runner wins when the Corp has to draw from an empty R&amp;D.</source>
        <translation>Le Runner gagne quand la Corp doit piocher dans R&amp;D vide.</translation>
    </message>
    <message>
        <source>Seven agenda points win at once, before anything that waits for the agenda.</source>
        <translation>Sept points de projet gagnent aussitôt, avant tout ce qui attend le projet.</translation>
    </message>
    <message>
        <source>Paid abilities without a click are used in the windows of the timing structures.</source>
        <translation>Les capacités payantes sans clic s’utilisent dans les fenêtres des déroulements.</translation>
    </message>
    <message>
        <source>Assets and upgrades are rezzed in windows that say so.</source>
        <translation>Avoirs et extensions se rezzent dans les fenêtres qui le disent.</translation>
    </message>
    <message>
        <source>Agendas are scored in windows that say so.</source>
        <translation>Les projets se marquent dans les fenêtres qui le disent.</translation>
    </message>
    <message>
        <source>Installed faceup cards, identities and cards in play are active.</source>
        <translation>Les cartes installées face visible, les identités et les cartes en jeu sont actives.</translation>
    </message>
    <message>
        <source>A derezzed card is unrezzed and inactive again.</source>
        <translation>Une carte dérezzée est de nouveau non rezzée et inactive.</translation>
    </message>
    <message>
        <source>A facedown Runner card is inactive and has neither name nor type.</source>
        <translation>Une carte du Runner face cachée est inactive et n’a ni titre ni type.</translation>
    </message>
    <message>
        <source>Cards in hand, deck and trash pile are inactive.</source>
        <translation>Les cartes en main, dans le deck et dans la défausse sont inactives.</translation>
    </message>
    <message>
        <source>An installed agenda is active only if its own text installed it faceup.</source>
        <translation>Un projet installé n’est actif que si son propre texte l’a installé face visible.</translation>
    </message>
    <message>
        <source>A card that was uninstalled is another copy and remembers nothing.</source>
        <translation>Une carte désinstallée est un autre exemplaire et ne se souvient de rien.</translation>
    </message>
    <message>
        <source>A rezzed card is faceup and active.</source>
        <translation>Une carte rezzée est face visible et active.</translation>
    </message>
    <message>
        <source>Agendas are active in the score area of the Corp.</source>
        <translation>Les projets sont actifs dans la zone de score de la Corp.</translation>
    </message>
    <message>
        <source>A trashed card goes to the trash pile of its owner.</source>
        <translation>Une carte trashée va dans la défausse de son propriétaire.</translation>
    </message>
    <message>
        <source>A Runner card that is turned faceup is active again and is not installed anew.</source>
        <translation>Une carte du Runner retournée face visible est de nouveau active et n’est pas installée à nouveau.</translation>
    </message>
    <message>
        <source>A card that leaves play is uninstalled.</source>
        <translation>Une carte qui quitte le jeu est désinstallée.</translation>
    </message>
    <message>
        <source>Jacking out is barred by the first piece of ice rather than by the first approach.</source>
        <translation>C’est la première glace, et non la première approche, qui interdit de se déconnecter.</translation>
    </message>
    <message>
        <source>The run has a step for passing ice, so that later steps are numbered one higher.</source>
        <translation>Le run a une étape pour passer la glace, si bien que les étapes suivantes ont un numéro de plus.</translation>
    </message>
    <message>
        <source>Abilities that wait for all ice being passed are met as the last ice is passed, not on approaching the server.</source>
        <translation>Les capacités qui attendent que toute la glace soit passée sont remplies quand la dernière est passée, et non à l’approche du serveur.</translation>
    </message>
    <message>
        <source>A run on a server without ice goes from its beginning to the step of passing.</source>
        <translation>Un run sur un serveur sans glace va de son début à l’étape du passage.</translation>
    </message>
    <message>
        <source>Gaining clicks and refilling credits are steps of the turn of their own.</source>
        <translation>Gagner des clics et compléter les crédits sont des étapes du tour à part.</translation>
    </message>
    <message>
        <source>A window lies between the beginning of the Runner&apos;s turn and his first action.</source>
        <translation>Il y a une fenêtre entre le début du tour du Runner et sa première action.</translation>
    </message>
    <message>
        <source>The Corp may score between its draw and its first action.</source>
        <translation>La Corp peut marquer entre sa pioche et sa première action.</translation>
    </message>
    <message>
        <source>Recurring credits refill before abilities of the beginning of the turn are met.</source>
        <translation>Les crédits récurrents se complètent avant les capacités du début du tour.</translation>
    </message>
    <message>
        <source>An installed card that enters a score area is uninstalled.</source>
        <translation>Une carte installée qui entre dans une zone de score est désinstallée.</translation>
    </message>
    <message>
        <source>Hosted cards are trashed when their host leaves play in any way, not only by being trashed.</source>
        <translation>Les cartes hébergées sont trashées quand leur hôte quitte le jeu de n’importe quelle façon, pas seulement trashé.</translation>
    </message>
    <message>
        <source>Hosted cards stay when their host is turned facedown.</source>
        <translation>Les cartes hébergées restent quand leur hôte est retourné face cachée.</translation>
    </message>
    <message>
        <source>A window goes on although the ice that is approached or encountered has left.</source>
        <translation>Une fenêtre continue bien que la glace approchée ou rencontrée soit partie.</translation>
    </message>
    <message>
        <source>A run whose server ceases to exist ends only when an open window has closed.</source>
        <translation>Un run dont le serveur cesse d’exister ne se termine qu’après la fermeture d’une fenêtre ouverte.</translation>
    </message>
    <message>
        <source>A run whose server ceases to exist keeps a status that was declared before.</source>
        <translation>Un run dont le serveur cesse d’exister garde ce qui était déclaré.</translation>
    </message>
    <message>
        <source>A remote whose last cards are trashed for an install into it goes on and is no new server.</source>
        <translation>Un serveur distant dont les dernières cartes sont trashées pour une installation continue et n’est pas nouveau.</translation>
    </message>
    <message>
        <source>Bypassed ice without subroutines counts as not broken.</source>
        <translation>Une glace contournée sans sous-routines compte comme non brisée.</translation>
    </message>
    <message>
        <source>Effects worded with “if successful” come before abilities that wait for success.</source>
        <translation>Les effets formulés «&#xa0;si réussi&#xa0;» viennent avant les capacités qui attendent la réussite.</translation>
    </message>
    <message>
        <source>A mandatory loop during a run is ended by whoever resolves it.</source>
        <translation>Une boucle obligatoire pendant un run est terminée par qui la résout.</translation>
    </message>
    <message>
        <source>Hosted cards lie faceup, whatever they would do when installed.</source>
        <translation>Les cartes hébergées sont face visible, quoi qu’elles fassent installées.</translation>
    </message>
    <message>
        <source>A rezzed or uninstalled card is exposed when an ability says so.</source>
        <translation>Une carte rezzée ou désinstallée est exposée quand une capacité le dit.</translation>
    </message>
    <message>
        <source>Installed cards can be revealed.</source>
        <translation>Les cartes installées peuvent être révélées.</translation>
    </message>
    <message>
        <source>An ability whose effect could do nothing may not be used.</source>
        <translation>Une capacité dont l’effet ne pourrait rien faire ne peut pas s’utiliser.</translation>
    </message>
    <message>
        <source>An ability whose source is inactive when it would trigger is lost, although its condition was met before.</source>
        <translation>Une capacité dont la source est inactive au déclenchement est perdue, bien que sa condition ait été remplie.</translation>
    </message>
    <message>
        <source>Abilities met while another resolves come at once, the most recent first.</source>
        <translation>Les capacités remplies pendant qu’une autre se résout viennent aussitôt, la plus récente d’abord.</translation>
    </message>
    <message>
        <source>Cards that one instance of damage takes are trashed at the same time.</source>
        <translation>Les cartes que prend un même dégât sont trashées en même temps.</translation>
    </message>
    <message>
        <source>The active player&apos;s waiting abilities trigger one by one, newly met ones included, before the opponent&apos;s.</source>
        <translation>Les capacités en attente du joueur actif se déclenchent une par une, les nouvelles comprises, avant celles de l’adversaire.</translation>
    </message>
    <message>
        <source>Facedown cards in Archives stay facedown when accessing them is replaced.</source>
        <translation>Les cartes face cachée dans Archives le restent quand leur accès est remplacé.</translation>
    </message>
    <message>
        <source>Declining an additional cost matters only where a player is forced into the effect.</source>
        <translation>Refuser un coût supplémentaire n’importe que si un joueur est forcé à l’effet.</translation>
    </message>
    <message>
        <source>Trashing an accessed agenda is possible before it must be stolen.</source>
        <translation>Un projet auquel on accède peut être trashé avant de devoir être volé.</translation>
    </message>
    <message>
        <source>An agenda that its own text installs faceup is active while installed.</source>
        <translation>Un projet que son propre texte installe face visible est actif tant qu’il est installé.</translation>
    </message>
    <message>
        <source>A card may allow more than three copies of itself.</source>
        <translation>Une carte peut permettre plus de trois exemplaires d’elle-même.</translation>
    </message>
    <message>
        <source>Ice and operations can have a trash cost.</source>
        <translation>Glaces et opérations peuvent avoir un coût de trash.</translation>
    </message>
    <message>
        <source>Abilities that wait for the end of a run are met by an unsuccessful one too.</source>
        <translation>Les capacités qui attendent la fin d’un run sont remplies aussi par un run échoué.</translation>
    </message>
    <message>
        <source>Without clicks the beginning of the turn is skipped in favour of the discard phase.</source>
        <translation>Sans clics, le début du tour est sauté au profit de la phase de défausse.</translation>
    </message>
    <message>
        <source>The tournament rules speak of byes.</source>
        <translation>Les règles de tournoi parlent d’exemptions.</translation>
    </message>
    <message>
        <source>The host is declared before cards are trashed for an install, so that its memory counts by then.</source>
        <translation>L’hôte est annoncé avant que des cartes soient trashées pour une installation, si bien que sa mémoire compte déjà.</translation>
    </message>
    <message>
        <source>Abilities that wait for an access come before the card can be trashed.</source>
        <translation>Les capacités qui attendent un accès viennent avant que la carte puisse être trashée.</translation>
    </message>
    <message>
        <source>The number of accesses is fixed before the first one.</source>
        <translation>Le nombre d’accès est fixé avant le premier.</translation>
    </message>
    <message>
        <source>The Corp learns which cards of HQ are accessed.</source>
        <translation>La Corp apprend à quelles cartes de HQ on accède.</translation>
    </message>
    <message>
        <source>What happens unless all subroutines are broken happens before the first one resolves.</source>
        <translation>Ce qui a lieu si toutes les sous-routines ne sont pas brisées a lieu avant la première.</translation>
    </message>
    <message>
        <source>The errata of FAQ 1.6 are in force.</source>
        <translation>Les errata de la FAQ 1.6 sont en vigueur.</translation>
    </message>
    <message>
        <source>A card that an effect would install illegally is trashed.</source>
        <translation>Une carte qu’un effet installerait illégalement est trashée.</translation>
    </message>
    <message>
        <source>Runner cards can be installed facedown.</source>
        <translation>Les cartes du Runner peuvent s’installer face cachée.</translation>
    </message>
    <message>
        <source>Facedown Runner cards have no subtypes.</source>
        <translation>Les cartes du Runner face cachée n’ont pas de sous-types.</translation>
    </message>
    <message>
        <source>The influence of neutral cards counts.</source>
        <translation>L’influence des cartes neutres compte.</translation>
    </message>
    <message>
        <source>Clicks can be gained outside the own turn.</source>
        <translation>On peut gagner des clics hors de son propre tour.</translation>
    </message>
    <message>
        <source>Clicks that are left are lost in the discard phase.</source>
        <translation>Les clics restants sont perdus dans la phase de défausse.</translation>
    </message>
    <message>
        <source>Rez and play costs are the printed number with everything that modifies it.</source>
        <translation>Les coûts de rez et de jeu sont le nombre imprimé avec tout ce qui le modifie.</translation>
    </message>
    <message>
        <source>A card that is played is revealed before anything is paid for it.</source>
        <translation>Une carte jouée est révélée avant que quoi que ce soit ne soit payé pour elle.</translation>
    </message>
    <message>
        <source>The Corp makes the choices of subroutines, unless the text says otherwise.</source>
        <translation>La Corp fait les choix des sous-routines, sauf si le texte dit autre chose.</translation>
    </message>
    <message>
        <source>A card is chosen among those that the text asks for.</source>
        <translation>Une carte est choisie parmi celles que demande le texte.</translation>
    </message>
    <message>
        <source>Ice is passed when its encounter is over.</source>
        <translation>Une glace est passée quand sa rencontre est terminée.</translation>
    </message>
    <message>
        <source>Ice that stays unrezzed is passed without an encounter.</source>
        <translation>Une glace qui reste non rezzée est passée sans rencontre.</translation>
    </message>
    <message>
        <source>An encounter ability against a bypass</source>
        <translation>Une capacité de rencontre contre un contournement</translation>
    </message>
    <message>
        <source>Ice with an ability of its encounter is bypassed: does that ability still resolve?</source>
        <translation>Une glace dont une capacité attend la rencontre est contournée&#xa0;: cette capacité se résout-elle encore&#xa0;?</translation>
    </message>
    <message>
        <source>Two abilities as a turn begins</source>
        <translation>Deux capacités au début d’un tour</translation>
    </message>
    <message>
        <source>Two cards of one player have an ability at the same moment: what comes of it in the order the player chose?</source>
        <translation>Deux cartes d’un joueur ont une capacité au même moment&#xa0;: qu’en advient-il dans l’ordre que le joueur a choisi&#xa0;?</translation>
    </message>
    <message>
        <source>A card trashed as a cost is saved</source>
        <translation>Une carte trashée comme coût est sauvée</translation>
    </message>
    <message>
        <source>The trash that pays for an ability is prevented: does the ability resolve?</source>
        <translation>Le trash qui paie une capacité est empêché&#xa0;: la capacité se résout-elle&#xa0;?</translation>
    </message>
    <message>
        <source>How strong is this ice?</source>
        <translation>Quelle est la force de cette glace&#xa0;?</translation>
    </message>
    <message>
        <source>Several cards change the strength of one piece of ice: how strong is it?</source>
        <translation>Plusieurs cartes modifient la force d’une glace&#xa0;: quelle est-elle&#xa0;?</translation>
    </message>
    <message>
        <source>A trap is accessed</source>
        <translation>Accès à un piège</translation>
    </message>
    <message>
        <source>The Runner accesses a card that strikes: what is left of hand and tags, and who survives?</source>
        <translation>Le Runner accède à une carte qui frappe&#xa0;: que reste-t-il de la main et des tags, et qui survit&#xa0;?</translation>
    </message>
    <message>
        <source>What does stealing cost?</source>
        <translation>Que coûte le vol&#xa0;?</translation>
    </message>
    <message>
        <source>Several cards ask something for stealing an agenda: what must be paid, all at once?</source>
        <translation>Plusieurs cartes demandent quelque chose pour le vol d’un projet&#xa0;: que faut-il payer, en une seule fois&#xa0;?</translation>
    </message>
    <message>
        <source>Is the agenda stolen?</source>
        <translation>Le projet est-il volé&#xa0;?</translation>
    </message>
    <message>
        <source>The Runner accesses an agenda that costs something to steal: is it stolen?</source>
        <translation>Le Runner accède à un projet dont le vol coûte quelque chose&#xa0;: est-il volé&#xa0;?</translation>
    </message>
    <message>
        <source>May this be rezzed now?</source>
        <translation>Peut-on rezzer cela maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>The Corp wants to rez a card at this moment: may it?</source>
        <translation>La Corp veut rezzer une carte à ce moment&#xa0;: le peut-elle&#xa0;?</translation>
    </message>
    <message>
        <source>May the Runner jack out now?</source>
        <translation>Le Runner peut-il se déconnecter maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>The Runner wants to leave the run at this moment: may she?</source>
        <translation>Le Runner veut quitter le run à ce moment&#xa0;: le peut-il&#xa0;?</translation>
    </message>
    <message>
        <source>May this agenda be scored now?</source>
        <translation>Ce projet peut-il être marqué maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>The Corp wants to score at this moment: may it?</source>
        <translation>La Corp veut marquer un projet à ce moment&#xa0;: le peut-elle&#xa0;?</translation>
    </message>
    <message>
        <source>May this ability be used now?</source>
        <translation>Cette capacité peut-elle s’utiliser maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>A player wants to use an ability at this moment: is it allowed?</source>
        <translation>Un joueur veut utiliser une capacité à ce moment&#xa0;: est-ce permis&#xa0;?</translation>
    </message>
    <message>
        <source>Can this breaker break it?</source>
        <translation>Ce brise-glace peut-il la briser&#xa0;?</translation>
    </message>
    <message>
        <source>The Runner wants to break a subroutine: may she?</source>
        <translation>Le Runner veut briser une sous-routine&#xa0;: le peut-il&#xa0;?</translation>
    </message>
    <message>
        <source>Clicks against a bioroid</source>
        <translation>Des clics contre un bioroïde</translation>
    </message>
    <message>
        <source>The Runner wants to spend a click on a bioroid: may she, whatever her strength?</source>
        <translation>Le Runner veut dépenser un clic contre un bioroïde&#xa0;: le peut-il, quelle que soit sa force&#xa0;?</translation>
    </message>
    <message>
        <source>A choice between two evils</source>
        <translation>Un choix entre deux maux</translation>
    </message>
    <message>
        <source>An ability makes the Runner choose, and she avoids what she chose: what then?</source>
        <translation>Une capacité fait choisir le Runner, et il évite ce qu’il a choisi&#xa0;: que se passe-t-il alors&#xa0;?</translation>
    </message>
    <message>
        <source>Can the Runner pay the toll?</source>
        <translation>Le Runner peut-il payer le péage&#xa0;?</translation>
    </message>
    <message>
        <source>Ice asks for credits or ends the run: what is paid, and does the run go on?</source>
        <translation>Une glace demande des crédits ou met fin au run&#xa0;: que paie-t-on, et le run continue-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Who chooses?</source>
        <translation>Qui choisit&#xa0;?</translation>
    </message>
    <message>
        <source>An effect says to choose a card and does not say who: who does?</source>
        <translation>Un effet dit de choisir une carte sans dire qui&#xa0;: qui la choisit&#xa0;?</translation>
    </message>
    <message>
        <source>How many cards are accessed?</source>
        <translation>À combien de cartes accède-t-on&#xa0;?</translation>
    </message>
    <message>
        <source>A run on a server with several cards succeeds: how many are accessed?</source>
        <translation>Un run sur un serveur qui contient plusieurs cartes réussit&#xa0;: à combien accède-t-on&#xa0;?</translation>
    </message>
    <message>
        <source>A card is installed over another</source>
        <translation>Une carte est installée par-dessus une autre</translation>
    </message>
    <message>
        <source>The Corp installs into a remote that has a card already: what becomes of that card?</source>
        <translation>La Corp installe dans un serveur distant qui a déjà une carte&#xa0;: que devient cette carte&#xa0;?</translation>
    </message>
    <message>
        <source>May the Corp trash this resource?</source>
        <translation>La Corp peut-elle trasher cette ressource&#xa0;?</translation>
    </message>
    <message>
        <source>The Corp wants to trash a resource with an action: may it?</source>
        <translation>La Corp veut trasher une ressource par une action&#xa0;: le peut-elle&#xa0;?</translation>
    </message>
    <message>
        <source>An event forces a rez</source>
        <translation>Un événement force à rezzer</translation>
    </message>
    <message>
        <source>The Corp must rez ice or lose it: what happens?</source>
        <translation>La Corp doit rezzer une glace ou la perdre&#xa0;: que se passe-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Casting Call tags too late for Quantum Predictive Model</source>
        <translation>Casting Call tague trop tard pour Quantum Predictive Model</translation>
    </message>
    <message>
        <source>The Runner has no tag. Casting Call, which gives two when the agenda is accessed, lies on the agenda.</source>
        <translation>Le Runner n’a pas de tag. Casting Call, qui en donne deux quand on accède au projet, est sur le projet.</translation>
    </message>
    <message>
        <source>Being tagged is part of what the agenda waits for, so only tags that were there at the access count. The tags of Casting Call come after it, in whichever order abilities are taken: the agenda is stolen.</source>
        <translation>Être tagué fait partie de ce que le projet attend, si bien que seuls comptent les tags présents lors de l’accès. Les tags de Casting Call viennent après, quel que soit l’ordre des capacités&#xa0;: le projet est volé.</translation>
    </message>
    <message>
        <source>Underworld Contact looks at link only when it resolves</source>
        <translation>Underworld Contact n’examine le lien qu’en se résolvant</translation>
    </message>
    <message>
        <source>The turn of the Runner begins, and both resources have met their conditions at once. The link is one.</source>
        <translation>Le tour du Runner commence, et les conditions des deux ressources sont remplies en même temps. Le lien est de un.</translation>
    </message>
    <message>
        <source>The Runner lets The Supplier go first: it installs Dyson Mem Chip, which brings the second link.</source>
        <translation>Le Runner fait passer The Supplier en premier&#xa0;: Dyson Mem Chip est installé, qui apporte le deuxième lien.</translation>
    </message>
    <message>
        <source>The requirement of Underworld Contact belongs to its effect and is looked at now. With two link it gives a credit.</source>
        <translation>L’exigence d’Underworld Contact appartient à son effet et s’examine maintenant. Avec deux liens, cela donne un crédit.</translation>
    </message>
    <message>
        <source>A sold Drug Dealer takes nothing</source>
        <translation>Un Drug Dealer vendu ne prend rien</translation>
    </message>
    <message>
        <source>The turn of the Runner begins: Aesop&apos;s Pawnshop and Drug Dealer have both met their conditions, and neither has triggered.</source>
        <translation>Le tour du Runner commence&#xa0;: les conditions de Aesop&apos;s Pawnshop et de Drug Dealer sont toutes deux remplies, et aucune des capacités ne s’est déclenchée.</translation>
    </message>
    <message>
        <source>The Runner takes the Pawnshop first and sells Drug Dealer for three credits. It is inactive before its own ability came to trigger, so that ability never does: no credit is lost.</source>
        <translation>Le Runner prend d’abord Pawnshop et vend Drug Dealer pour trois crédits. La carte est inactive avant que sa propre capacité ait pu se déclencher, qui ne se déclenche donc jamais&#xa0;: aucun crédit n’est perdu.</translation>
    </message>
    <message>
        <source>Femme Fatale ends the encounter before Tollbooth can ask for credits</source>
        <translation>Femme Fatale termine la rencontre avant que Tollbooth puisse demander des crédits</translation>
    </message>
    <message>
        <source>The Runner encounters Tollbooth, which Femme Fatale has chosen. Both abilities wait for this encounter; in the turn of the Runner hers comes first.</source>
        <translation>Le Runner rencontre Tollbooth, que Femme Fatale a choisie. Les deux capacités attendent cette rencontre&#xa0;; pendant le tour du Runner, la sienne vient d’abord.</translation>
    </message>
    <message>
        <source>Femme Fatale bypasses for one credit. The encounter is over and Tollbooth is passed, so what waited for the encounter has lost its occasion: no three credits are due.</source>
        <translation>Femme Fatale contourne pour un crédit. La rencontre est terminée et Tollbooth est passée&#xa0;; ce qui attendait la rencontre a donc perdu son occasion&#xa0;: les trois crédits ne sont pas dus.</translation>
    </message>
    <message>
        <source>The same encounter, as the chapter on timing structures tells it</source>
        <translation>La même rencontre, telle que la raconte le chapitre sur les déroulements</translation>
    </message>
    <message>
        <source>Tollbooth is encountered; both abilities have met their conditions by the beginning of the encounter.</source>
        <translation>On rencontre Tollbooth&#xa0;; les conditions des deux capacités sont remplies dès le début de la rencontre.</translation>
    </message>
    <message>
        <source>A bypass ends the structure that both abilities belong to and begins the next one. Tollbooth&apos;s ability neither triggers nor resolves.</source>
        <translation>Un contournement termine le déroulement auquel appartiennent les deux capacités et commence le suivant. La capacité de Tollbooth ne se déclenche ni ne se résout.</translation>
    </message>
    <message>
        <source>Archangel is encountered in the middle of accesses</source>
        <translation>On rencontre Archangel au milieu d’accès</translation>
    </message>
    <message>
        <source>The Runner accesses two cards of R&amp;D; Archangel is the upper one.</source>
        <translation>Le Runner accède à deux cartes de R&amp;D&#xa0;; Archangel est celle du dessus.</translation>
    </message>
    <message>
        <source>Archangel waits for being accessed: the Corp may pay three credits to have it encountered.</source>
        <translation>Archangel attend qu’on y accède&#xa0;: la Corp peut payer trois crédits pour qu’on la rencontre.</translation>
    </message>
    <message>
        <source>The Corp pays. An encounter begins, which interrupts the accesses and does not end them. The Runner might break now.</source>
        <translation>La Corp paie. Une rencontre commence, qui interrompt les accès sans y mettre fin. Le Runner pourrait maintenant briser.</translation>
    </message>
    <message>
        <source>Nothing is broken. The subroutine is a trace, and the Corp says first what it adds.</source>
        <translation>Rien n’est brisé. La sous-routine est une trace, et la Corp dit d’abord ce qu’elle ajoute.</translation>
    </message>
    <message>
        <source>The Corp adds nothing. Now the Runner decides how far she goes along.</source>
        <translation>La Corp n’ajoute rien. Le Runner décide maintenant jusqu’où il suit.</translation>
    </message>
    <message>
        <source>She spends nothing, so the trace succeeds: the Corp takes one of her cards.</source>
        <translation>Il ne dépense rien, donc la trace est réussie&#xa0;: la Corp prend une de ses cartes.</translation>
    </message>
    <message>
        <source>Desperado goes back to the grip. With that the encounter is over.</source>
        <translation>Desperado retourne dans le grip. La rencontre est alors terminée.</translation>
    </message>
    <message>
        <source>Where they were left off the accesses go on: the second card.</source>
        <translation>Les accès reprennent là où ils s’étaient arrêtés&#xa0;: la deuxième carte.</translation>
    </message>
    <message>
        <source>Ice that comes in behind the Runner is not approached</source>
        <translation>Une glace qui arrive derrière le Runner n’est pas approchée</translation>
    </message>
    <message>
        <source>The Runner is at the subroutines of Architect, the only ice protecting HQ; the first subroutine is broken and the second installs a card.</source>
        <translation>Le Runner en est aux sous-routines d’Architect, la seule glace qui protège HQ&#xa0;; la première sous-routine est brisée et la deuxième installe une carte.</translation>
    </message>
    <message>
        <source>The Corp takes ice from HQ …</source>
        <translation>La Corp prend une glace dans HQ …</translation>
    </message>
    <message>
        <source>… and installs it protecting the attacked server, in the outermost position.</source>
        <translation>… et l’installe pour protéger le serveur attaqué, à la position la plus extérieure.</translation>
    </message>
    <message>
        <source>The Runner has passed that position. The run comes to the server, and the new ice was never approached.</source>
        <translation>Le Runner a passé cette position. Le run arrive au serveur, et la nouvelle glace n’a jamais été approchée.</translation>
    </message>
    <message>
        <source>Ice that comes in before the Runner is approached</source>
        <translation>Une glace qui arrive devant le Runner est approchée</translation>
    </message>
    <message>
        <source>Howler is the innermost ice, and its subroutine resolves.</source>
        <translation>Howler est la glace la plus intérieure, et sa sous-routine se résout.</translation>
    </message>
    <message>
        <source>The Corp installs Ichi 1.0 directly behind Howler, further inward.</source>
        <translation>La Corp installe Ichi 1.0 juste derrière Howler, plus à l’intérieur.</translation>
    </message>
    <message>
        <source>The Runner has not passed that position yet: the new ice is approached next.</source>
        <translation>Le Runner n’a pas encore passé cette position&#xa0;: la nouvelle glace est approchée ensuite.</translation>
    </message>
    <message>
        <source>Himitsu-Bako goes back to HQ while it is approached</source>
        <translation>Himitsu-Bako retourne dans HQ pendant son approche</translation>
    </message>
    <message>
        <source>One piece of ice was passed, and the innermost one is approached: Himitsu-Bako, rezzed. The window of the approach is open.</source>
        <translation>Une glace a été passée, et la plus intérieure est approchée&#xa0;: Himitsu-Bako, rezzée. La fenêtre à l’approche est ouverte.</translation>
    </message>
    <message>
        <source>The Corp takes it back to HQ.</source>
        <translation>La Corp la reprend dans HQ.</translation>
    </message>
    <message>
        <source>Nothing that is left lies further inward: the Runner is now at the server.</source>
        <translation>Rien de ce qui reste n’est plus à l’intérieur&#xa0;: le Runner est maintenant au serveur.</translation>
    </message>
    <message>
        <source>The Maker&apos;s Eye with an upgrade in the root</source>
        <translation>The Maker&apos;s Eye avec une extension dans la racine</translation>
    </message>
    <message>
        <source>The run on R&amp;D was successful: three cards of R&amp;D and the upgrade in its root are accessed.</source>
        <translation>Le run sur R&amp;D était réussi&#xa0;: on accède à trois cartes de R&amp;D et à l’extension dans la racine du serveur.</translation>
    </message>
    <message>
        <source>The top card comes first.</source>
        <translation>La carte du dessus vient d’abord.</translation>
    </message>
    <message>
        <source>Cards of the root may come in between, as the Runner likes.</source>
        <translation>Des cartes de la racine peuvent venir entre-temps, comme le Runner le veut.</translation>
    </message>
    <message>
        <source>Then the next card of R&amp;D …</source>
        <translation>Puis la carte suivante de R&amp;D …</translation>
    </message>
    <message>
        <source>… and the third. Those of R&amp;D were taken from the top down.</source>
        <translation>… et la troisième. Celles de R&amp;D ont été prises de haut en bas.</translation>
    </message>
    <message>
        <source>Forked does not trash ice that was bypassed</source>
        <translation>Forked ne trashe pas une glace contournée</translation>
    </message>
    <message>
        <source>The run comes from Forked; the Runner encounters Troll, which Femme Fatale has chosen.</source>
        <translation>Le run vient de Forked&#xa0;; le Runner rencontre Troll, que Femme Fatale a choisie.</translation>
    </message>
    <message>
        <source>The Runner pays and the ice is passed. No subroutine of it was broken by that, so the condition of Forked is not met.</source>
        <translation>Le Runner paie et la glace est passée. Cela n’a brisé aucune de ses sous-routines&#xa0;; la condition de Forked n’est donc pas remplie.</translation>
    </message>
    <message>
        <source>Forger, Geist and two cards in the grip</source>
        <translation>Forger, Geist et deux cartes dans le grip</translation>
    </message>
    <message>
        <source>The Runner accesses a card of R&amp;D with two cards in the grip.</source>
        <translation>Le Runner accède à une carte de R&amp;D avec deux cartes dans le grip.</translation>
    </message>
    <message>
        <source>It is Snare!. The Corp may pay for it.</source>
        <translation>C’est Snare!. La Corp peut payer pour cela.</translation>
    </message>
    <message>
        <source>The Corp does. A tag and three net damage are about to happen, which is one more than the grip holds.</source>
        <translation>La Corp le fait. Un tag et trois dégâts réseau vont avoir lieu, soit un dégât de plus que de cartes dans le grip.</translation>
    </message>
    <message>
        <source>Forger is trashed to avoid the tag. That meets the condition of Geist, which was met last and therefore resolves first: a card is drawn before the damage. The Runner survives without a card.</source>
        <translation>Forger est trashé pour éviter le tag. Cela remplit la condition de Geist en dernier, et Geist se résout donc d’abord&#xa0;: une carte est piochée avant les dégâts. Le Runner survit sans carte.</translation>
    </message>
    <message>
        <source>Snare! does two things at once</source>
        <translation>Snare! fait deux choses en même temps</translation>
    </message>
    <message>
        <source>Three cards in the grip, Forger installed.</source>
        <translation>Trois cartes dans le grip, Forger installé.</translation>
    </message>
    <message>
        <source>Snare! is accessed.</source>
        <translation>On accède à Snare!.</translation>
    </message>
    <message>
        <source>Tag and damage are joined by one “and”: they happen together, and each may be prevented before either does.</source>
        <translation>Tag et dégâts sont joints par un «&#xa0;et&#xa0;»&#xa0;: ils ont lieu ensemble, et chacun peut être empêché avant que l’un ou l’autre ait lieu.</translation>
    </message>
    <message>
        <source>The tag is avoided, the damage is not. Geist draws a card, and what is left happens.</source>
        <translation>Le tag est évité, les dégâts ne le sont pas. Geist fait piocher une carte, et ce qui reste a lieu.</translation>
    </message>
    <message>
        <source>Obokata Protocol is accessed and left</source>
        <translation>On accède à Obokata Protocol et on le laisse</translation>
    </message>
    <message>
        <source>An accessed agenda must be stolen. This one has an additional cost: four net damage.</source>
        <translation>Un projet auquel on accède doit être volé. Celui-ci a un coût supplémentaire&#xa0;: quatre dégâts réseau.</translation>
    </message>
    <message>
        <source>The Runner is forced to steal, so she may decide whether to pay.</source>
        <translation>Le Runner est forcé de voler&#xa0;; il peut donc décider s’il paie.</translation>
    </message>
    <message>
        <source>She declines the damage. The agenda stays where it is.</source>
        <translation>Il refuse les dégâts. Le projet reste où il est.</translation>
    </message>
    <message>
        <source>Three cards ask for a cost of the same steal</source>
        <translation>Trois cartes demandent un coût pour le même vol</translation>
    </message>
    <message>
        <source>Obokata Protocol lies with Ben Musashi, and Predictive Algorithm is active: two credits and six net damage are due in all.</source>
        <translation>Obokata Protocol est avec Ben Musashi, et Predictive Algorithm est active&#xa0;: deux crédits et six dégâts réseau sont dus en tout.</translation>
    </message>
    <message>
        <source>All of it is one cost, paid at once or not at all. The Runner has exactly enough.</source>
        <translation>Tout cela est un seul coût, payé en une fois ou pas du tout. Le Runner a exactement assez.</translation>
    </message>
    <message>
        <source>She pays everything together, and the agenda is hers.</source>
        <translation>Il paie tout ensemble, et le projet est à lui.</translation>
    </message>
    <message>
        <source>What paying has met comes after all costs are paid</source>
        <translation>Ce que le paiement a rempli vient après que tous les coûts sont payés</translation>
    </message>
    <message>
        <source>Stealing Obokata Protocol costs four damage, and two credits because of another card. I&apos;ve Had Worse is in the grip.</source>
        <translation>Voler Obokata Protocol coûte quatre dégâts, et deux crédits à cause d’une autre carte. I&apos;ve Had Worse est dans le grip.</translation>
    </message>
    <message>
        <source>The agenda is accessed.</source>
        <translation>On accède au projet.</translation>
    </message>
    <message>
        <source>The Runner pays it all. Cards that went by the damage, and the last credit spent, have met conditions.</source>
        <translation>Le Runner paie tout. Les cartes parties à cause des dégâts et le dernier crédit dépensé ont rempli des conditions.</translation>
    </message>
    <message>
        <source>Only now, with every cost paid, do those abilities resolve; then the agenda is stolen.</source>
        <translation>C’est seulement maintenant, tous les coûts étant payés, que ces capacités se résolvent&#xa0;; puis le projet est volé.</translation>
    </message>
    <message>
        <source>Allele Repression counts the tokens it had</source>
        <translation>Allele Repression compte les pions qu’il avait</translation>
    </message>
    <message>
        <source>Three advancement tokens lie on Allele Repression.</source>
        <translation>Trois pions avancement sont sur Allele Repression.</translation>
    </message>
    <message>
        <source>It is trashed for its own ability. Its tokens are gone, and still the number is that of the moment in which it was trashed: three cards may be swapped.</source>
        <translation>Il est trashé pour sa propre capacité. Ses pions ont disparu, et le nombre est pourtant celui du moment où il a été trashé&#xa0;: trois cartes peuvent être échangées.</translation>
    </message>
    <message>
        <source>A card of HQ …</source>
        <translation>Une carte de HQ …</translation>
    </message>
    <message>
        <source>… for one of Archives.</source>
        <translation>… contre une d’Archives.</translation>
    </message>
    <message>
        <source>The second pair: from HQ …</source>
        <translation>La deuxième paire&#xa0;: de HQ …</translation>
    </message>
    <message>
        <source>… and from Archives.</source>
        <translation>… et d’Archives.</translation>
    </message>
    <message>
        <source>The third: from HQ …</source>
        <translation>La troisième&#xa0;: de HQ …</translation>
    </message>
    <message>
        <source>… and from Archives. Allele Repression, which lies there by now, could have been taken as well.</source>
        <translation>… et d’Archives. Allele Repression, qui s’y trouve désormais, aurait pu être pris aussi.</translation>
    </message>
    <message>
        <source>Allele Repression swaps itself</source>
        <translation>Allele Repression s’échange lui-même</translation>
    </message>
    <message>
        <source>One advancement token lies on Allele Repression.</source>
        <translation>Un pion avancement est sur Allele Repression.</translation>
    </message>
    <message>
        <source>It is trashed for its own ability, and from then on it is a card of Archives like any other.</source>
        <translation>Il est trashé pour sa propre capacité et devient dès lors une carte d’Archives comme les autres.</translation>
    </message>
    <message>
        <source>A card of HQ is chosen …</source>
        <translation>Une carte de HQ est choisie …</translation>
    </message>
    <message>
        <source>… and Allele Repression itself is what it is swapped for: it comes to HQ.</source>
        <translation>… et c’est contre Allele Repression lui-même qu’elle est échangée&#xa0;: il vient dans HQ.</translation>
    </message>
    <message>
        <source>Test Run without free memory</source>
        <translation>Test Run sans mémoire libre</translation>
    </message>
    <message>
        <source>All four memory units are taken.</source>
        <translation>Les quatre unités de mémoire sont prises.</translation>
    </message>
    <message>
        <source>Test Run ignores what installing costs, but memory is no cost that can be ignored: a program goes to make room.</source>
        <translation>Test Run ignore ce que coûte l’installation, mais la mémoire n’est pas un coût que l’on puisse ignorer&#xa0;: un programme s’en va pour faire de la place.</translation>
    </message>
    <message>
        <source>Data Raven: the tag is chosen and then avoided</source>
        <translation>Data Raven&#xa0;: le tag est choisi puis évité</translation>
    </message>
    <message>
        <source>At Data Raven the Runner has to choose: a tag, or the run ends.</source>
        <translation>Face à Data Raven, le Runner doit choisir&#xa0;: un tag, ou le run se termine.</translation>
    </message>
    <message>
        <source>She chooses the tag. With that the choice is made.</source>
        <translation>Il choisit le tag. Le choix est ainsi fait.</translation>
    </message>
    <message>
        <source>Forger avoids it. Nothing makes the choice undone: the run goes on.</source>
        <translation>Forger l’évite. Rien n’annule le choix&#xa0;: le run continue.</translation>
    </message>
    <message>
        <source>Forged Activation Orders on Archer</source>
        <translation>Forged Activation Orders sur Archer</translation>
    </message>
    <message>
        <source>Archer costs four credits and a forfeited agenda to rez. The Corp has no agenda.</source>
        <translation>Rezzer Archer coûte quatre crédits et un projet auquel renoncer. La Corp n’a pas de projet.</translation>
    </message>
    <message>
        <source>The Corp has to choose between what it can do completely. Choosing to rez and declining the agenda is not open: Archer is trashed.</source>
        <translation>La Corp doit choisir parmi ce qu’elle peut faire entièrement. Choisir de rezzer et refuser le projet n’est pas possible&#xa0;: Archer est trashée.</translation>
    </message>
    <message>
        <source>Two Bank Jobs and one run</source>
        <translation>Deux Bank Jobs et un run</translation>
    </message>
    <message>
        <source>The run is successful, and two Bank Jobs wait for that.</source>
        <translation>Le run est réussi, et deux Bank Jobs attendent cela.</translation>
    </message>
    <message>
        <source>The first one replaces the accesses. How many credits are taken?</source>
        <translation>Le premier remplace les accès. Combien de crédits sont pris&#xa0;?</translation>
    </message>
    <message>
        <source>Four. With the accesses replaced there is nothing left for the second Bank Job to replace.</source>
        <translation>Quatre. Les accès étant remplacés, il ne reste rien à remplacer pour le second Bank Job.</translation>
    </message>
    <message>
        <source>Subcontract pays with what it earns</source>
        <translation>Subcontract paie avec ce qu’il rapporte</translation>
    </message>
    <message>
        <source>The Corp has five credits, and two operations that cost five each.</source>
        <translation>La Corp a cinq crédits, et deux opérations qui coûtent cinq chacune.</translation>
    </message>
    <message>
        <source>Cards of one effect are chosen and played one by one. Hedge Fund is paid for and gives nine credits, of which five pay for the second.</source>
        <translation>Les cartes d’un même effet sont choisies et jouées une par une. Hedge Fund est payé et donne neuf crédits, dont cinq paient la seconde.</translation>
    </message>
    <message>
        <source>Mass Install: the host first, then the program on it</source>
        <translation>Mass Install&#xa0;: d’abord l’hôte, puis le programme qu’il héberge</translation>
    </message>
    <message>
        <source>Dhegdheer and two other programs are in the grip.</source>
        <translation>Dhegdheer et deux autres programmes sont dans le grip.</translation>
    </message>
    <message>
        <source>The event lets three programs be installed; the first one is chosen now.</source>
        <translation>L’événement permet d’installer trois programmes&#xa0;; le premier est choisi maintenant.</translation>
    </message>
    <message>
        <source>Dhegdheer is installed, and is there before the next is chosen.</source>
        <translation>Dhegdheer est installé, et il est là avant que le suivant soit choisi.</translation>
    </message>
    <message>
        <source>The second program. Where it goes is open.</source>
        <translation>Le deuxième programme. Où il va reste ouvert.</translation>
    </message>
    <message>
        <source>It is hosted on Dhegdheer and costs one credit less.</source>
        <translation>Il est hébergé sur Dhegdheer et coûte un crédit de moins.</translation>
    </message>
    <message>
        <source>Abilities that trigger from paying a cost resolve once all of it is paid.</source>
        <translation>Les capacités que déclenche le paiement d’un coût se résolvent une fois qu’il est entièrement payé.</translation>
    </message>
</context>
<context>
    <name>English</name>
    <message>
        <source>seed {seed}</source>
        <translation>tête de série {seed}</translation>
    </message>
    <message>
        <source>winner of game {game}</source>
        <translation>vainqueur du jeu {game}</translation>
    </message>
    <message>
        <source>loser of game {game}</source>
        <translation>perdant du jeu {game}</translation>
    </message>
    <message>
        <source>best seed still in</source>
        <translation>meilleure tête de série encore en lice</translation>
    </message>
    <message>
        <source>seed no. {rank} of those still in</source>
        <translation>{rank}e des têtes de série encore en lice</translation>
    </message>
    <message>
        <source>Could not create the folder &quot;{folder}&quot;: {error}.</source>
        <translation>Impossible de créer le dossier «&#xa0;{folder}&#xa0;»&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>The imported cards cannot be used: {error}. Move the file away and import the cards again.</source>
        <translation>Les cartes importées sont inutilisables&#xa0;: {error}. Déplacez le fichier et importez les cartes à nouveau.</translation>
    </message>
    <message>
        <source>The imported wordings cannot be used: {file}: {error}. Move the file away and import the cards again.</source>
        <translation>Les textes importés sont inutilisables&#xa0;: {file}&#xa0;: {error}. Déplacez le fichier et importez les cartes à nouveau.</translation>
    </message>
    <message>
        <source>There is no folder for your cards: set HOME or XDG_DATA_HOME.</source>
        <translation>Il n’y a pas de dossier pour vos cartes&#xa0;: définissez HOME ou XDG_DATA_HOME.</translation>
    </message>
    <message>
        <source>The cards cannot be imported: {error}. Expected cards, packs or cycles as NetrunnerDB&apos;s API 2.0 or the repository netrunner-cards-json hand them out.</source>
        <translation>Impossible d’importer les cartes&#xa0;: {error}. Sont attendus des cartes, packs ou cycles tels que les fournit l’API 2.0 de NetrunnerDB ou le dépôt netrunner-cards-json.</translation>
    </message>
    <message>
        <source>There is no list of restrictions &quot;{name}&quot;; name one such as napd_mwl_1_0, auto or none.</source>
        <translation>Il n’existe pas de liste de restrictions «&#xa0;{name}&#xa0;»&#xa0;; indiquez par exemple napd_mwl_1_0, auto ou none.</translation>
    </message>
    <message>
        <source>There is no list of restrictions &quot;{name}&quot;; did you mean {near}?</source>
        <translation>Il n’existe pas de liste de restrictions «&#xa0;{name}&#xa0;»&#xa0;; vouliez-vous dire {near}&#xa0;?</translation>
    </message>
    <message>
        <source>There is no card pool &quot;{name}&quot;; name one such as rotation_2017 or all-released.</source>
        <translation>Il n’existe pas de pool de cartes «&#xa0;{name}&#xa0;»&#xa0;; indiquez par exemple rotation_2017 ou all-released.</translation>
    </message>
    <message>
        <source>There is no card pool &quot;{name}&quot;; did you mean {near}?</source>
        <translation>Il n’existe pas de pool de cartes «&#xa0;{name}&#xa0;»&#xa0;; vouliez-vous dire {near}&#xa0;?</translation>
    </message>
    <message>
        <source>There is no card &quot;{title}&quot;.</source>
        <translation>Il n’existe pas de carte «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no card &quot;{title}&quot;; did you mean {near}?</source>
        <translation>Il n’existe pas de carte «&#xa0;{title}&#xa0;»&#xa0;; vouliez-vous dire {near}&#xa0;?</translation>
    </message>
    <message>
        <source>Expected a day such as 2016-03-05, found &quot;{found}&quot;.</source>
        <translation>Un jour tel que 2016-03-05 est attendu, et non «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>{file}: {error}.</source>
        <translation>{file}&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>The cards: {error}.</source>
        <translation>Les cartes&#xa0;: {error}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} line names no card we know: {lines}.</source>
        <comment>{n} lines name no card we know: {lines}.</comment>
        <translation>
            <numerusform>{n} ligne ne désigne aucune carte connue&#xa0;: {lines}.</numerusform>
            <numerusform>{n} lignes ne désignent aucune carte connue&#xa0;: {lines}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list names no identity; a deck needs exactly one.</source>
        <translation>La liste n’indique aucune identité&#xa0;; un deck en a exactement une.</translation>
    </message>
    <message numerus="yes">
        <source>{cards} is no card of a deck: a deck has one identity, outside of it.</source>
        <comment>{cards} are no card of a deck: a deck has one identity, outside of it.</comment>
        <translation>
            <numerusform>{cards} n’a pas sa place dans un deck&#xa0;: un deck a une seule identité, qui n’en fait pas partie.</numerusform>
            <numerusform>{cards} n’ont pas leur place dans un deck&#xa0;: un deck a une seule identité, qui n’en fait pas partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} cards, {missing} fewer than the {minimum} that {identity} needs.</source>
        <translation>{size} cartes, {missing} de moins que les {minimum} exigées par {identity}.</translation>
    </message>
    <message>
        <source>{influence}.</source>
        <translation>{influence}.</translation>
    </message>
    <message>
        <source>{cards}: a card without influence value belongs in its own faction only.</source>
        <translation>{cards}&#xa0;: une carte sans valeur d’influence n’est permise que dans sa propre faction.</translation>
    </message>
    <message>
        <source>{identity} takes no such cards: {cards}.</source>
        <translation>{identity} n’admet pas ces cartes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Not allowed under {list}: {cards}.</source>
        <translation>Interdit par {list}&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} different restricted card where {list} allows 1: {cards}.</source>
        <comment>{n} different restricted cards where {list} allows 1: {cards}.</comment>
        <translation>
            <numerusform>{n} carte limitée là où {list} en permet 1&#xa0;: {cards}.</numerusform>
            <numerusform>{n} cartes limitées différentes là où {list} en permet 1&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} copies of agendas worth 3 points or more where {list} allows {most}: {cards}.</source>
        <translation>{copies} exemplaires de projets d’au moins 3 points là où {list} en permet {most}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{cards}: made for drafts only.</source>
        <translation>{cards}&#xa0;: réservé aux drafts.</translation>
    </message>
    <message>
        <source>{cards}: part of a campaign and no tournament card.</source>
        <translation>{cards}&#xa0;: élément d’une campagne, pas une carte de tournoi.</translation>
    </message>
    <message>
        <source>{cards}: made for games of several players only.</source>
        <translation>{cards}&#xa0;: réservé aux parties à plusieurs.</translation>
    </message>
    <message>
        <source>{size} cards: make sure that the deck can be randomized in a short time.</source>
        <translation>{size} cartes&#xa0;: assurez-vous que le deck peut être mélangé en peu de temps.</translation>
    </message>
    <message>
        <source>Ask which {count} different cards of the subtype {kind} begin installed: they are no part of the deck.</source>
        <translation>Demandez quelles {count} cartes différentes du sous-type {kind} sont installées au départ&#xa0;: elles ne font pas partie du deck.</translation>
    </message>
    <message>
        <source>{identity} begins with {count} different cards of the subtype {kind}; correct what the list names.</source>
        <translation>{identity} commence avec {count} cartes différentes du sous-type {kind}&#xa0;; corrigez ce qu’indique la liste.</translation>
    </message>
    <message>
        <source>The deck has its {minimum} cards only because listed cards of the subtype {kind} are counted; ask whether they begin installed.</source>
        <translation>Le deck n’atteint {minimum} cartes que si l’on compte des cartes du sous-type {kind}&#xa0;; demandez si elles sont installées au départ.</translation>
    </message>
    <message>
        <source>the identity</source>
        <translation>l’identité</translation>
    </message>
    <message>
        <source>{title} ({about})</source>
        <translation>{title} ({about})</translation>
    </message>
    <message numerus="yes">
        <source>{cards} is no Corp card.</source>
        <comment>{cards} are no Corp cards.</comment>
        <translation>
            <numerusform>{cards} n’est pas une carte Corp.</numerusform>
            <numerusform>{cards} ne sont pas des cartes Corp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} is no Runner card.</source>
        <comment>{cards} are no Runner cards.</comment>
        <translation>
            <numerusform>{cards} n’est pas une carte Runner.</numerusform>
            <numerusform>{cards} ne sont pas des cartes Runner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} is outside the card pool of this event.</source>
        <comment>{cards} are outside the card pool of this event.</comment>
        <translation>
            <numerusform>{cards} est hors du pool de cartes de ce tournoi.</numerusform>
            <numerusform>{cards} sont hors du pool de cartes de ce tournoi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} is outside the card pool {pool}.</source>
        <comment>{cards} are outside the card pool {pool}.</comment>
        <translation>
            <numerusform>{cards} est hors du pool de cartes {pool}.</numerusform>
            <numerusform>{cards} sont hors du pool de cartes {pool}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} × {title} ({most} allowed)</source>
        <translation>{copies} × {title} ({most} permis)</translation>
    </message>
    <message>
        <source>Too many copies: {cards}.</source>
        <translation>Trop d’exemplaires&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{count} of {faction}</source>
        <translation>{count} de {faction}</translation>
    </message>
    <message>
        <source>More different agendas of one faction than the 2 allowed: {factions} ({cards}).</source>
        <translation>Plus de projets différents d’une même faction que les 2 permis&#xa0;: {factions} ({cards}).</translation>
    </message>
    <message numerus="yes">
        <source>{n} agenda point; {cards} cards need {least} or {most}.</source>
        <comment>{n} agenda points; {cards} cards need {least} or {most}.</comment>
        <translation>
            <numerusform>{n} point de projet&#xa0;; {cards} cartes en demandent {least} ou {most}.</numerusform>
            <numerusform>{n} points de projet&#xa0;; {cards} cartes en demandent {least} ou {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>Not released by {date}: {cards}; the organizer may authorize them.</source>
        <translation>Pas encore parues au {date}&#xa0;: {cards}&#xa0;; l’organisateur peut les autoriser.</translation>
    </message>
    <message>
        <source>{title} (by its subtype)</source>
        <translation>{title} (par son sous-type)</translation>
    </message>
    <message>
        <source>{points} points where {list} allows {most}: {cards}.</source>
        <translation>{points} points là où {list} en permet {most}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{spent} + {universal} universal = {total}</source>
        <translation>{spent} + {universal} universelle = {total}</translation>
    </message>
    <message>
        <source>{spent} influence spent, no limit</source>
        <translation>{spent} d’influence dépensée, sans limite</translation>
    </message>
    <message numerus="yes">
        <source>{limit} ({printed} printed, {n} copy on the list)</source>
        <comment>{limit} ({printed} printed, {n} copies on the list)</comment>
        <translation>
            <numerusform>{limit} ({printed} imprimés, {n} exemplaire sur la liste)</numerusform>
            <numerusform>{limit} ({printed} imprimés, {n} exemplaires sur la liste)</numerusform>
        </translation>
    </message>
    <message>
        <source>{spent} influence spent of {limit}</source>
        <translation>{spent} d’influence dépensée sur {limit}</translation>
    </message>
    <message>
        <source>{spent} influence spent of {limit}: {over} too many</source>
        <translation>{spent} d’influence dépensée sur {limit}&#xa0;: {over} de trop</translation>
    </message>
    <message>
        <source>Create {event}</source>
        <translation>Créer {event}</translation>
    </message>
    <message>
        <source>Change the event&apos;s details</source>
        <translation>Modifier les informations du tournoi</translation>
    </message>
    <message>
        <source>as suggested</source>
        <extracomment>rounds or a cut</extracomment>
        <translation>comme suggéré</translation>
    </message>
    <message>
        <source>Announce rounds: {rounds}, cut: {cut}, {minutes} minutes</source>
        <translation>Annoncer rondes&#xa0;: {rounds}, cut&#xa0;: {cut}, {minutes} minutes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Change the rules profile to {profile}</source>
        <translation>Passer au profil de règles {profile}</translation>
    </message>
    <message>
        <source>Add {who}</source>
        <translation>Ajouter {who}</translation>
    </message>
    <message>
        <source>Edit {who}</source>
        <translation>Modifier {who}</translation>
    </message>
    <message>
        <source>Rename {before} to {after}</source>
        <translation>Renommer {before} en {after}</translation>
    </message>
    <message>
        <source>Remove {who}</source>
        <translation>Retirer {who}</translation>
    </message>
    <message>
        <source>Drop {who}</source>
        <translation>Abandon de {who}</translation>
    </message>
    <message>
        <source>Reinstate {who}</source>
        <translation>Réintégrer {who}</translation>
    </message>
    <message>
        <source>Disqualify {who}</source>
        <translation>Disqualifier {who}</translation>
    </message>
    <message>
        <source>Pair round {round}</source>
        <translation>Apparier la ronde {round}</translation>
    </message>
    <message>
        <source>Unpair round {round}</source>
        <translation>Défaire la ronde {round}</translation>
    </message>
    <message>
        <source>Swap {players} in round {round}</source>
        <translation>Échanger {players} dans la ronde {round}</translation>
    </message>
    <message>
        <source>Report {where}</source>
        <translation>Résultat {where}</translation>
    </message>
    <message>
        <source>{first} {result} {second}</source>
        <extracomment>two players with the result between them: Ada 2–0 Ben</extracomment>
        <translation>{first} {result} {second}</translation>
    </message>
    <message>
        <source>Report {where}: {score}</source>
        <translation>Résultat {where}&#xa0;: {score}</translation>
    </message>
    <message>
        <source>Correct {where}: {score} (was {before})</source>
        <translation>Correction {where}&#xa0;: {score} (était {before})</translation>
    </message>
    <message>
        <source>Clear the result of {where}</source>
        <translation>Effacer le résultat&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Penalty for {who}</source>
        <translation>Pénalité pour {who}</translation>
    </message>
    <message>
        <source>Watch {where} for slow play</source>
        <translation>Surveiller le jeu lent&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Stop watching {where} for slow play</source>
        <translation>Ne plus surveiller&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Set the table numbers</source>
        <translation>Fixer les numéros de table</translation>
    </message>
    <message>
        <source>Cut to the top {size}</source>
        <translation>Cut au top {size}</translation>
    </message>
    <message>
        <source>Cancel the cut</source>
        <translation>Annuler le cut</translation>
    </message>
    <message>
        <source>Withdraw game {game}</source>
        <translation>Retirer le jeu {game}</translation>
    </message>
    <message>
        <source>Withdraw {where}</source>
        <translation>Retirer&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Open the sides of {where}</source>
        <translation>Rouvrir le choix des côtés&#xa0;: {where}</translation>
    </message>
    <message>
        <source>{who} is Corp in game {game}</source>
        <translation>{who} est Corp dans le jeu {game}</translation>
    </message>
    <message>
        <source>{entering} plays in the cut for {leaving}</source>
        <translation>{entering} joue le cut à la place de {leaving}</translation>
    </message>
    <message>
        <source>Keep the imported document</source>
        <translation>Conserver le document importé</translation>
    </message>
    <message>
        <source>{act} – {reason}</source>
        <translation>{act} – {reason}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>ronde {round}, table {table}</translation>
    </message>
    <message>
        <source>Add {count} players</source>
        <translation>Ajouter {count} joueurs</translation>
    </message>
    <message>
        <source>Import {event}</source>
        <translation>Importer {event}</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <translation>{first}&#xa0;; {next}</translation>
    </message>
    <message numerus="yes">
        <source>Round {rounds} would have been paired otherwise; the pairings stay as they were played.</source>
        <comment>Rounds {rounds} would have been paired otherwise; the pairings stay as they were played.</comment>
        <translation>
            <numerusform>La ronde {rounds} aurait été appariée autrement&#xa0;; les appariements restent tels qu’ils ont été joués.</numerusform>
            <numerusform>Les rondes {rounds} auraient été appariées autrement&#xa0;; les appariements restent tels qu’ils ont été joués.</numerusform>
        </translation>
    </message>
    <message>
        <source>By these standings the cut would have been seeded {players}; it stays as it was seeded.</source>
        <translation>D’après ce classement, le cut aurait eu pour têtes de série {players}&#xa0;; il reste tel quel.</translation>
    </message>
    <message>
        <source>Undo: {act}</source>
        <translation>Annulé&#xa0;: {act}</translation>
    </message>
    <message>
        <source>Redo: {act}</source>
        <translation>Rétabli&#xa0;: {act}</translation>
    </message>
    <message>
        <source>{count} acts, from “{first}” to “{last}”</source>
        <translation>{count} actions, de «&#xa0;{first}&#xa0;» à «&#xa0;{last}&#xa0;»</translation>
    </message>
    <message>
        <source>No round is paired yet, so there are no pairings to export.</source>
        <translation>Aucune ronde n’est encore appariée, il n’y a donc pas d’appariements à exporter.</translation>
    </message>
    <message>
        <source>There is no round {round}; the last is round {last}.</source>
        <translation>Il n’y a pas de ronde {round}&#xa0;; la dernière est la ronde {last}.</translation>
    </message>
    <message>
        <source>Could not write {file}: {error}. Make room or choose another folder.</source>
        <translation>Impossible d’écrire {file}&#xa0;: {error}. Faites de la place ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Il n’y a pas de fichier {file}.</translation>
    </message>
    <message>
        <source>{file} is a folder; a file was expected.</source>
        <translation>{file} est un dossier&#xa0;; un fichier était attendu.</translation>
    </message>
    <message>
        <source>Could not read {file}: {error}.</source>
        <translation>Impossible de lire {file}&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>{file} is larger than 64 MiB, which no event or list of players is.</source>
        <translation>{file} dépasse 64 Mio, ce qu’aucun tournoi ni aucune liste de joueurs n’atteint.</translation>
    </message>
    <message>
        <source>Could not read {file} to its end.</source>
        <translation>Impossible de lire {file} jusqu’au bout.</translation>
    </message>
    <message>
        <source>{file} cannot be the name of a file.</source>
        <translation>{file} ne peut pas être un nom de fichier.</translation>
    </message>
    <message>
        <source>{file} is a folder; the name of a file was expected.</source>
        <translation>{file} est un dossier&#xa0;; un nom de fichier était attendu.</translation>
    </message>
    <message>
        <source>{file} is an event file and is not overwritten; choose another name.</source>
        <translation>{file} est un fichier de tournoi et ne sera pas écrasé&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is no folder {folder}; create it or choose another one.</source>
        <translation>Il n’y a pas de dossier {folder}&#xa0;; créez-le ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The rules profile {file} cannot be used: {error}. Correct it or move it away.</source>
        <translation>Le profil de règles {file} est inutilisable&#xa0;: {error}. Corrigez-le ou déplacez-le.</translation>
    </message>
    <message>
        <source>There is no rules profile &quot;{id}&quot;: choose {known}.</source>
        <translation>Il n’existe pas de profil de règles «&#xa0;{id}&#xa0;»&#xa0;: choisissez {known}.</translation>
    </message>
    <message>
        <source>There is no rules profile &quot;{id}&quot;: did you mean {near}?</source>
        <translation>Il n’existe pas de profil de règles «&#xa0;{id}&#xa0;»&#xa0;: vouliez-vous dire {near}&#xa0;?</translation>
    </message>
    <message>
        <source>{profile} settles what a game is worth when time is called; choose a profile that leaves it to the organizer, such as nsg-dss.</source>
        <translation>{profile} fixe ce que vaut une partie à la fin du temps&#xa0;; choisissez un profil qui laisse ce choix à l’organisateur, tel que nsg-dss.</translation>
    </message>
    <message>
        <source>When time is called, the player ahead must get at most {points} points, what a win is worth, and nobody more than he.</source>
        <translation>À la fin du temps, le joueur en tête reçoit au plus {points} points, la valeur d’une victoire, et personne n’en reçoit davantage.</translation>
    </message>
    <message>
        <source>This file holds an event already: choose another file.</source>
        <translation>Ce fichier contient déjà un tournoi&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This file holds no event yet: create one first.</source>
        <translation>Ce fichier ne contient pas encore de tournoi&#xa0;: créez-en un d’abord.</translation>
    </message>
    <message>
        <source>The event has no name: give it one.</source>
        <translation>Le tournoi n’a pas de nom&#xa0;: donnez-lui-en un.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is not a date: write it as 2016-03-05.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une date&#xa0;: écrivez-la comme 2016-03-05.</translation>
    </message>
    <message>
        <source>{rounds} rounds cannot be announced: choose from {least} to {most}.</source>
        <translation>Impossible d’annoncer {rounds} rondes&#xa0;: choisissez de {least} à {most}.</translation>
    </message>
    <message>
        <source>A cut to the top {size} is not known: choose none, {sizes}.</source>
        <translation>Un cut au top {size} n’existe pas&#xa0;: choisissez aucun, {sizes}.</translation>
    </message>
    <message>
        <source>Rounds of {minutes} minutes are not allowed: choose from {least} to {most}.</source>
        <translation>Des rondes de {minutes} minutes ne sont pas permises&#xa0;: choisissez de {least} à {most}.</translation>
    </message>
    <message>
        <source>The tournament has started, and this was announced before: give a reason for the change.</source>
        <translation>Le tournoi a commencé et ceci était annoncé&#xa0;: donnez la raison du changement.</translation>
    </message>
    <message>
        <source>The organizer of a premier event may not play in it: choose another tier or let him only organize.</source>
        <translation>L’organisateur d’un tournoi Premier ne peut pas y jouer&#xa0;: choisissez un autre niveau, ou il ne fait qu’organiser.</translation>
    </message>
    <message>
        <source>An organizer who plays needs a second one who rules at his tables: name him.</source>
        <translation>Un organisateur qui joue a besoin d’un second qui arbitre à ses tables&#xa0;: indiquez-le.</translation>
    </message>
    <message>
        <source>Tables {first} to {last} are not a range: begin at 1 or above, ascend and do not overlap.</source>
        <translation>Les tables {first} à {last} ne forment pas une plage&#xa0;: à partir de 1, en ordre croissant et sans chevauchement.</translation>
    </message>
    <message>
        <source>Rounds were paired already, and the other rules profile plays another number of games a match: start a new event for it.</source>
        <translation>Des rondes sont déjà appariées, et l’autre profil joue un autre nombre de parties par match&#xa0;: commencez un nouveau tournoi pour lui.</translation>
    </message>
    <message>
        <source>This file holds an event already: import into a new file.</source>
        <translation>Ce fichier contient déjà un tournoi&#xa0;: importez dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>The document contradicts itself ({text}): nothing was imported.</source>
        <translation>Le document se contredit ({text})&#xa0;: rien n’a été importé.</translation>
    </message>
    <message>
        <source>A player has no name: give him one.</source>
        <translation>Un joueur n’a pas de nom&#xa0;: donnez-lui-en un.</translation>
    </message>
    <message>
        <source>A name is not valid UTF-8: type it anew.</source>
        <translation>Un nom n’est pas en UTF-8 valide&#xa0;: saisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>There is a player named {name} already: tell the two apart, for example by an initial.</source>
        <translation>Il y a déjà un joueur nommé {name}&#xa0;: distinguez-les, par exemple par une initiale.</translation>
    </message>
    <message>
        <source>There is no player {who}: check the name.</source>
        <translation>Il n’y a pas de joueur {who}&#xa0;: vérifiez le nom.</translation>
    </message>
    <message>
        <source>{who} has been paired and cannot be removed: drop him instead.</source>
        <translation>{who} a déjà été apparié et ne peut être retiré&#xa0;: enregistrez plutôt son abandon.</translation>
    </message>
    <message>
        <source>{who} has left the tournament: reinstate him first.</source>
        <translation>{who} a quitté le tournoi&#xa0;: réintégrez-le d’abord.</translation>
    </message>
    <message>
        <source>{who} is in the tournament: there is nothing to undo.</source>
        <translation>{who} est dans le tournoi&#xa0;: il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>{who} is disqualified: reinstate him first if that was a mistake.</source>
        <translation>{who} est disqualifié&#xa0;: réintégrez-le d’abord si c’était une erreur.</translation>
    </message>
    <message>
        <source>{who} is named twice: name each player once.</source>
        <translation>{who} est nommé deux fois&#xa0;: nommez chaque joueur une fois.</translation>
    </message>
    <message>
        <source>Table {table} is kept for {who} already: choose another.</source>
        <translation>La table {table} est déjà réservée à {who}&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Seat {seat} is taken by {who}: choose another.</source>
        <translation>Le siège {seat} est pris par {who}&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>{byes} awarded byes are not possible: choose from 0 to {most}.</source>
        <translation>{byes} byes attribués ne sont pas possibles&#xa0;: choisissez de 0 à {most}.</translation>
    </message>
    <message>
        <source>The first round is paired, so a bye can no longer be awarded to {who}: unpair it first or leave the byes as they are.</source>
        <translation>La première ronde est appariée, un bye ne peut plus être attribué à {who}&#xa0;: défaites-la d’abord ou laissez les byes tels quels.</translation>
    </message>
    <message>
        <source>A penalty needs a reason: say what happened.</source>
        <translation>Une pénalité demande une raison&#xa0;: dites ce qui s’est passé.</translation>
    </message>
    <message>
        <source>Table and seat numbers begin at 1, not {number}: correct it.</source>
        <translation>Les numéros de table et de siège commencent à 1, pas à {number}&#xa0;: corrigez-le.</translation>
    </message>
    <message>
        <source>There is no round {round}: none is paired yet.</source>
        <translation>Il n’y a pas de ronde {round}&#xa0;: aucune n’est encore appariée.</translation>
    </message>
    <message>
        <source>There is no round {round}: the last one is {last}.</source>
        <translation>Il n’y a pas de ronde {round}&#xa0;: la dernière est la {last}.</translation>
    </message>
    <message numerus="yes">
        <source>A round needs at least 2 active players, there is {n}: register more.</source>
        <comment>A round needs at least 2 active players, there are {n}: register more.</comment>
        <translation>
            <numerusform>Une ronde demande au moins 2 joueurs actifs, il y en a {n}&#xa0;: inscrivez-en d’autres.</numerusform>
            <numerusform>Une ronde demande au moins 2 joueurs actifs, il y en a {n}&#xa0;: inscrivez-en d’autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of round {round} are missing at {tables}: report them before the next pairing.</source>
        <translation>Il manque des résultats de la ronde {round} ({tables})&#xa0;: saisissez-les avant le prochain appariement.</translation>
    </message>
    <message>
        <source>A draft needs an even field, there are {players} players to pair: find one more, or confirm that one gets a bye.</source>
        <translation>Un draft demande un nombre pair, il y a {players} joueurs à apparier&#xa0;: trouvez-en un de plus, ou confirmez un bye.</translation>
    </message>
    <message numerus="yes">
        <source>The first round of a draft is paired by seats, and {who} has none: enter the seats.</source>
        <comment>The first round of a draft is paired by seats, and {who} have none: enter the seats.</comment>
        <translation>
            <numerusform>La première ronde d’un draft est appariée par sièges, et {who} n’en a pas&#xa0;: saisissez les sièges.</numerusform>
            <numerusform>La première ronde d’un draft est appariée par sièges, et {who} n’en ont pas&#xa0;: saisissez les sièges.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is locked to two opponents: keep one of the pairs.</source>
        <translation>{who} est fixé à deux adversaires&#xa0;: gardez une des paires.</translation>
    </message>
    <message>
        <source>{who} has an awarded bye this round: unlock the pair.</source>
        <translation>{who} a un bye attribué pour cette ronde&#xa0;: libérez la paire.</translation>
    </message>
    <message>
        <source>{who} cannot be paired with himself: name two players.</source>
        <translation>{who} ne peut pas être apparié avec lui-même&#xa0;: nommez deux joueurs.</translation>
    </message>
    <message>
        <source>The cut has begun, Swiss rounds are over: nothing can be paired or moved here.</source>
        <translation>Le cut a commencé, les rondes suisses sont finies&#xa0;: plus rien ne peut être apparié ni déplacé ici.</translation>
    </message>
    <message>
        <source>No round is paired yet: pair one first.</source>
        <translation>Aucune ronde n’est encore appariée&#xa0;: appariez-en une d’abord.</translation>
    </message>
    <message>
        <source>Players can be moved in the last round only, round {round} has been followed by others: correct its results instead.</source>
        <translation>On ne déplace des joueurs que dans la dernière ronde, la ronde {round} a été suivie d’autres&#xa0;: corrigez plutôt ses résultats.</translation>
    </message>
    <message>
        <source>Round {round} has results at {tables}: confirm that they shall be discarded.</source>
        <translation>La ronde {round} a des résultats ({tables})&#xa0;: confirmez leur abandon.</translation>
    </message>
    <message>
        <source>Name two different players to swap, not {who} twice.</source>
        <translation>Nommez deux joueurs différents à échanger, pas deux fois {who}.</translation>
    </message>
    <message>
        <source>Both sit at {tables} already: name players of two tables.</source>
        <translation>Tous deux sont déjà à la même table ({tables})&#xa0;: nommez des joueurs de deux tables.</translation>
    </message>
    <message>
        <source>There is a result at {tables} already: clear it before moving its players.</source>
        <translation>Il y a déjà un résultat ({tables})&#xa0;: effacez-le avant de déplacer ses joueurs.</translation>
    </message>
    <message>
        <source>{who} does not play at that table: name one of its players.</source>
        <translation>{who} ne joue pas à cette table&#xa0;: nommez l’un de ses joueurs.</translation>
    </message>
    <message>
        <source>{points} agenda points are not possible{where}: enter from {least} to {most}.</source>
        <translation>{points} points de projet sont impossibles{where}&#xa0;: saisissez de {least} à {most}.</translation>
    </message>
    <message>
        <source>{points} agenda points win a game{where}: {enough} are enough, so enter a win for that side.</source>
        <translation>{points} points de projet gagnent la partie{where}&#xa0;: {enough} suffisent, saisissez donc une victoire de ce côté.</translation>
    </message>
    <message>
        <source>The winner does not fit the agenda points{where}: correct one of them.</source>
        <translation>Le vainqueur ne s’accorde pas avec les points de projet{where}&#xa0;: corrigez l’un des deux.</translation>
    </message>
    <message>
        <source> ({tables})</source>
        <extracomment>stands behind other words: &quot;Both players cannot win the same game (table 3): …&quot;</extracomment>
        <translation> ({tables})</translation>
    </message>
    <message>
        <source>There is no {tables} in round {round}: check the number.</source>
        <translation>Il n’y a pas de {tables} dans la ronde {round}&#xa0;: vérifiez le numéro.</translation>
    </message>
    <message>
        <source>Table {table} is a bye, its points are fixed: there is nothing to report.</source>
        <translation>La table {table} est un bye, ses points sont fixés&#xa0;: il n’y a rien à saisir.</translation>
    </message>
    <message>
        <source>Both players cannot win the same game{where}: check the slip.</source>
        <translation>Les deux joueurs ne peuvent gagner la même partie{where}&#xa0;: vérifiez la fiche.</translation>
    </message>
    <message numerus="yes">
        <source>A match has {n} game{where}: take away what is too much.</source>
        <comment>A match has {n} games{where}: take away what is too much.</comment>
        <translation>
            <numerusform>Un match a {n} partie{where}&#xa0;: enlevez ce qui est de trop.</numerusform>
            <numerusform>Un match a {n} parties{where}&#xa0;: enlevez ce qui est de trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pairing settled the sides of this game otherwise{where}: look at the pairing for who is Corp.</source>
        <translation>L’appariement a fixé autrement les côtés de cette partie{where}&#xa0;: voyez-y qui est Corp.</translation>
    </message>
    <message>
        <source>An agreed result ({what}) is not allowed by the profile {profile}{where}: enter what was played, or override with a reason.</source>
        <translation>Un résultat convenu ({what}) n’est pas permis par le profil {profile}{where}&#xa0;: saisissez ce qui a été joué, ou passez outre avec une raison.</translation>
    </message>
    <message>
        <source>Totals without games come from imports only{where}: enter the games.</source>
        <translation>Des totaux sans parties ne viennent que d’importations{where}&#xa0;: saisissez les parties.</translation>
    </message>
    <message>
        <source>There is no result at {tables} yet: nothing to clear.</source>
        <translation>Il n’y a pas encore de résultat ({tables})&#xa0;: rien à effacer.</translation>
    </message>
    <message>
        <source>No result was given{where}: enter the games.</source>
        <translation>Aucun résultat n’a été donné{where}&#xa0;: saisissez les parties.</translation>
    </message>
    <message>
        <source>There is no cut with a bracket here: begin one first.</source>
        <translation>Il n’y a pas ici de cut avec tableau&#xa0;: commencez-en un d’abord.</translation>
    </message>
    <message>
        <source>No cut is announced or suggested for this field: say how many players it takes.</source>
        <translation>Aucun cut n’est annoncé ni suggéré pour ce nombre de joueurs&#xa0;: dites combien y entrent.</translation>
    </message>
    <message>
        <source>A top {size} has no bracket of that kind: choose single elimination.</source>
        <translation>Un top {size} n’a pas de tableau de ce genre&#xa0;: choisissez l’élimination simple.</translation>
    </message>
    <message>
        <source>The profile {profile} has no cut: name the form to play one all the same.</source>
        <translation>Le profil {profile} n’a pas de cut&#xa0;: indiquez la forme pour en jouer un malgré tout.</translation>
    </message>
    <message numerus="yes">
        <source>A cut to the top {size} needs as many active players, there is {n}: choose a smaller one.</source>
        <comment>A cut to the top {size} needs as many active players, there are {n}: choose a smaller one.</comment>
        <translation>
            <numerusform>Un cut au top {size} demande autant de joueurs actifs, il y en a {n}&#xa0;: choisissez-en un plus petit.</numerusform>
            <numerusform>Un cut au top {size} demande autant de joueurs actifs, il y en a {n}&#xa0;: choisissez-en un plus petit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seed is named for a cut to the top {size}: name as many.</source>
        <comment>{n} seeds are named for a cut to the top {size}: name as many.</comment>
        <translation>
            <numerusform>{n} tête de série est nommée pour un cut au top {size}&#xa0;: nommez-en autant.</numerusform>
            <numerusform>{n} têtes de série sont nommées pour un cut au top {size}&#xa0;: nommez-en autant.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cut has results in {games}: confirm that they shall be discarded.</source>
        <translation>Le cut a des résultats ({games})&#xa0;: confirmez leur abandon.</translation>
    </message>
    <message>
        <source>{leaving} is seeded and has not played in the cut yet: confirm that {entering}, next in standings, plays for him.</source>
        <translation>{leaving} est tête de série et n’a pas encore joué dans le cut&#xa0;: confirmez que {entering}, suivant au classement, joue à sa place.</translation>
    </message>
    <message>
        <source>The games of the cut are paired as soon as their players are known: the cut is over.</source>
        <translation>Les jeux du cut sont appariés dès que leurs joueurs sont connus&#xa0;: le cut est terminé.</translation>
    </message>
    <message>
        <source>The games of the cut are paired as soon as their players are known: report {games}.</source>
        <translation>Les jeux du cut sont appariés dès que leurs joueurs sont connus&#xa0;: saisissez {games}.</translation>
    </message>
    <message>
        <source>There is no game {game} in this cut: its games are 1 to {last}.</source>
        <translation>Il n’y a pas de jeu {game} dans ce cut&#xa0;: ses jeux vont de 1 à {last}.</translation>
    </message>
    <message>
        <source>Game {game} waits for {games}: report that first.</source>
        <translation>Le jeu {game} attend {games}&#xa0;: saisissez cela d’abord.</translation>
    </message>
    <message>
        <source>The first final decided the cut, there is no game {game}: correct the final if it was reported wrongly.</source>
        <translation>La première finale a décidé du cut, il n’y a pas de jeu {game}&#xa0;: corrigez la finale si elle a été mal saisie.</translation>
    </message>
    <message>
        <source>Game {game} has a result already: clear it before changing the sides.</source>
        <translation>Le jeu {game} a déjà un résultat&#xa0;: effacez-le avant de changer les côtés.</translation>
    </message>
    <message>
        <source>This would bring other players together in {games}: confirm that the results there shall be discarded and the games played again.</source>
        <translation>Cela réunirait d’autres joueurs ({games})&#xa0;: confirmez que ces résultats seront abandonnés et les jeux rejoués.</translation>
    </message>
    <message>
        <source>Nobody chooses sides in game {game}: they follow from the sides played before.</source>
        <translation>Personne ne choisit les côtés du jeu {game}&#xa0;: ils découlent des côtés déjà joués.</translation>
    </message>
    <message>
        <source>{who} does not play game {game}: name one of its players as the Corp.</source>
        <translation>{who} ne joue pas le jeu {game}&#xa0;: désignez l’un de ses joueurs comme Corp.</translation>
    </message>
    <message>
        <source>Game {game} needs a winner: a game of the cut cannot be drawn or left out.</source>
        <translation>Le jeu {game} doit avoir un vainqueur&#xa0;: dans le cut, pas de nul ni de jeu omis.</translation>
    </message>
    <message>
        <source>The final is played without a clock, no game of it ends at time: enter who won.</source>
        <translation>La finale se joue sans limite de temps, aucune partie n’y finit au temps&#xa0;: saisissez qui a gagné.</translation>
    </message>
    <message>
        <source>Nothing was entered: expected {expected}.</source>
        <translation>Rien n’a été saisi&#xa0;; attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; cannot be read as a result: expected {expected}.</source>
        <translation>«&#xa0;{word}&#xa0;» ne se lit pas comme un résultat&#xa0;; attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>gap {gap}: {players} on {points}</source>
        <translation>écart {gap}&#xa0;: {players} à {points}</translation>
    </message>
    <message numerus="yes">
        <source>{n} player</source>
        <comment>{n} players</comment>
        <translation>
            <numerusform>{n} joueur</numerusform>
            <numerusform>{n} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} point</source>
        <comment>{n} points</comment>
        <extracomment>behind &quot;on&quot;: 9 players on 6 points</extracomment>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: awarded</source>
        <translation>bye&#xa0;: attribué</translation>
    </message>
    <message>
        <source>bye: last without one</source>
        <translation>bye&#xa0;: dernier à n’en avoir pas eu</translation>
    </message>
    <message numerus="yes">
        <source>bye: lowest who leaves the others without a rematch ({n} lower player could not)</source>
        <comment>bye: lowest who leaves the others without a rematch ({n} lower players could not)</comment>
        <translation>
            <numerusform>bye&#xa0;: le plus bas qui épargne aux autres une revanche ({n} joueur plus bas ne le pouvait pas)</numerusform>
            <numerusform>bye&#xa0;: le plus bas qui épargne aux autres une revanche ({n} joueurs plus bas ne le pouvaient pas)</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: everybody who could take it has had one</source>
        <translation>bye&#xa0;: tous ceux qui pouvaient l’avoir en ont eu un</translation>
    </message>
    <message>
        <source>{who} is Corp: balance of sides {own} against {other}</source>
        <translation>{who} est Corp&#xa0;: équilibre des côtés {own} contre {other}</translation>
    </message>
    <message>
        <source>second meeting, sides swapped</source>
        <translation>deuxième rencontre, côtés inversés</translation>
    </message>
    <message>
        <source>sides drawn at random</source>
        <translation>côtés tirés au sort</translation>
    </message>
    <message>
        <source>{who}, the higher seed, chose the sides</source>
        <translation>{who}, mieux classé, a choisi les côtés</translation>
    </message>
    <message>
        <source>{who} is Corp: games as Corp less games as Runner in the cut {own}, the opponent&apos;s {other}</source>
        <translation>{who} est Corp&#xa0;: parties en Corp moins parties en Runner dans le cut {own}, pour l’adversaire {other}</translation>
    </message>
    <message>
        <source>{who} is Corp: both have played the same side less; games as Corp less games as Runner in the cut {own}, the opponent&apos;s {other}</source>
        <translation>{who} est Corp&#xa0;: tous deux ont moins joué le même côté&#xa0;; parties en Corp moins parties en Runner dans le cut {own}, pour l’adversaire {other}</translation>
    </message>
    <message>
        <source>{who} is Corp: the sides of the first final are exchanged</source>
        <translation>{who} est Corp&#xa0;: les côtés de la première finale sont inversés</translation>
    </message>
    <message>
        <source>sides drawn by the players</source>
        <translation>côtés tirés au sort par les joueurs</translation>
    </message>
    <message>
        <source>The cut: {who} is seeded twice or not a player of the event.</source>
        <translation>Le cut&#xa0;: {who} est tête de série deux fois ou n’est pas du tournoi.</translation>
    </message>
    <message>
        <source>{where}: the bracket brings others together here than {who} and this opponent.</source>
        <translation>{where}&#xa0;: le tableau réunit ici d’autres joueurs que {who} et cet adversaire.</translation>
    </message>
    <message>
        <source>{where}: the sides of {who}&apos;s game are not what the rule gives.</source>
        <translation>{where}&#xa0;: les côtés du jeu de {who} ne sont pas ceux que donne la règle.</translation>
    </message>
    <message>
        <source>Round {round}, game {game} of the cut: its players are known, and they sit nowhere.</source>
        <translation>Ronde {round}, jeu {game} du cut&#xa0;: ses joueurs sont connus et ne sont assis nulle part.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Ronde {round}, table {table}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>number {id}</source>
        <translation>numéro {id}</translation>
    </message>
    <message>
        <source>random first round</source>
        <translation>première ronde au hasard</translation>
    </message>
    <message numerus="yes">
        <source>both on {n} point</source>
        <comment>both on {n} points</comment>
        <translation>
            <numerusform>tous deux à {n} point</numerusform>
            <numerusform>tous deux à {n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} floated from {points}</source>
        <translation>{who} descend depuis {points}</translation>
    </message>
    <message>
        <source>{who} floated from {points}, for the second time running</source>
        <translation>{who} descend depuis {points}, pour la deuxième fois de suite</translation>
    </message>
    <message numerus="yes">
        <source>first round of a draft: {n} seat apart</source>
        <comment>first round of a draft: {n} seats apart</comment>
        <translation>
            <numerusform>première ronde d’un draft&#xa0;: {n} siège d’écart</numerusform>
            <numerusform>première ronde d’un draft&#xa0;: {n} sièges d’écart</numerusform>
        </translation>
    </message>
    <message>
        <source>put together by the organizer</source>
        <translation>réunis par l’organisateur</translation>
    </message>
    <message>
        <source>{who} was moved here by the organizer</source>
        <translation>{who} a été déplacé ici par l’organisateur</translation>
    </message>
    <message>
        <source>rematch: they meet {count} times</source>
        <translation>revanche&#xa0;: {count} rencontres</translation>
    </message>
    <message>
        <source>asked to keep apart, but it could not be done</source>
        <translation>devaient être séparés, mais ce n’était pas possible</translation>
    </message>
    <message>
        <source>paired by another program</source>
        <translation>apparié par un autre programme</translation>
    </message>
    <message>
        <source>{first} and {second} meet {count} times</source>
        <translation>{first} et {second} se rencontrent {count} fois</translation>
    </message>
    <message>
        <source>{first} gets a second bye</source>
        <translation>{first} reçoit un deuxième bye</translation>
    </message>
    <message>
        <source>{first} and {second} meet although they were to be kept apart</source>
        <translation>{first} et {second} se rencontrent alors qu’ils devaient être séparés</translation>
    </message>
    <message>
        <source>{where}: {who} sits at two tables.</source>
        <translation>{where}&#xa0;: {who} est à deux tables.</translation>
    </message>
    <message>
        <source>{where}: there is no player {who}.</source>
        <translation>{where}&#xa0;: il n’y a pas de joueur {who}.</translation>
    </message>
    <message>
        <source>{where}: {who} was in the tournament and sits nowhere.</source>
        <translation>{where}&#xa0;: {who} était dans le tournoi et n’est assis nulle part.</translation>
    </message>
    <message>
        <source>{where}: the table is used twice.</source>
        <translation>{where}&#xa0;: la table est utilisée deux fois.</translation>
    </message>
    <message>
        <source>{where}: {who} met this opponent before, and the round does not say so.</source>
        <translation>{where}&#xa0;: {who} a déjà rencontré cet adversaire, et la ronde ne le dit pas.</translation>
    </message>
    <message>
        <source>{where}: {who} has a second bye, and the round does not say so.</source>
        <translation>{where}&#xa0;: {who} a un deuxième bye, et la ronde ne le dit pas.</translation>
    </message>
    <message>
        <source>{where}: the profile {profile} cannot give this result.</source>
        <translation>{where}&#xa0;: le profil {profile} ne peut donner ce résultat.</translation>
    </message>
    <message>
        <source>{where}: the sides of the games contradict.</source>
        <translation>{where}&#xa0;: les côtés des parties se contredisent.</translation>
    </message>
    <message>
        <source>{where}: the seed is not the tournament&apos;s.</source>
        <translation>{where}&#xa0;: le germe aléatoire n’est pas celui du tournoi.</translation>
    </message>
    <message>
        <source>{where}: a broken rule is listed that was kept ({who}).</source>
        <translation>{where}&#xa0;: une règle est notée comme enfreinte alors qu’elle a été respectée ({who}).</translation>
    </message>
    <message>
        <source>Collect both decklists of every player.</source>
        <translation>Recueillez les deux listes de deck de chaque joueur.</translation>
    </message>
    <message>
        <source>Check sleeves: alternate art needs art or opaque sleeves.</source>
        <translation>Vérifiez les protège-cartes&#xa0;: les illustrations alternatives exigent des dos illustrés ou opaques.</translation>
    </message>
    <message>
        <source>The organizer plays: name and announce a second one who rules at his tables.</source>
        <translation>L’organisateur joue&#xa0;: désignez et annoncez un second qui arbitre à ses tables.</translation>
    </message>
    <message>
        <source>The organizer of this tier may not play.</source>
        <translation>À ce niveau, l’organisateur ne peut pas jouer.</translation>
    </message>
    <message>
        <source>Fewer than 4 players are registered for this tier.</source>
        <translation>Moins de 4 joueurs sont inscrits pour ce niveau.</translation>
    </message>
    <message>
        <source>Premier events are expected to have a cut.</source>
        <translation>Un tournoi Premier devrait avoir un cut.</translation>
    </message>
    <message>
        <source>A cut is unusual at a casual event.</source>
        <translation>Un cut est inhabituel dans un tournoi Casual.</translation>
    </message>
    <message>
        <source>This strength of schedule differs from the printed one: tell the players.</source>
        <translation>Ce SoS diffère de celui du règlement imprimé&#xa0;: prévenez les joueurs.</translation>
    </message>
    <message>
        <source>The rules say 40 minutes for a round of the cut in one place and 35 for a game in another: announce which.</source>
        <translation>Le règlement donne 40 minutes pour une ronde du cut à un endroit et 35 pour une partie à un autre&#xa0;: annoncez ce qui vaut.</translation>
    </message>
    <message>
        <source>A draft needs an even number of players.</source>
        <translation>Un draft demande un nombre pair de joueurs.</translation>
    </message>
    <message>
        <source>Announce rounds, cut and length of rounds before the start.</source>
        <translation>Annoncez les rondes, le cut et la durée des rondes avant le début.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>write-protected</source>
        <translation>protégé en écriture</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Entry {entry} is not followed by anything that could be undone.</source>
        <translation>L’entrée {entry} n’est suivie de rien qui puisse être annulé.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>The event file</source>
        <translation>Le fichier du tournoi</translation>
    </message>
    <message>
        <source> ({detail})</source>
        <extracomment>stands behind other words: &quot;race.arbiter is damaged (page 3): …&quot;</extracomment>
        <translation> ({detail})</translation>
    </message>
    <message>
        <source>{file} does not exist: check the path.</source>
        <translation>{file} n’existe pas&#xa0;: vérifiez le chemin.</translation>
    </message>
    <message>
        <source>{file} exists already: choose another name.</source>
        <translation>{file} existe déjà&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} is not an Arbiter event{detail}: open an .arbiter file, or import files of other programs.</source>
        <translation>{file} n’est pas un tournoi Arbiter{detail}&#xa0;: ouvrez un fichier .arbiter, ou importez les fichiers d’autres programmes.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of Arbiter{detail}: update this one to open it.</source>
        <translation>{file} vient d’une version plus récente d’Arbiter{detail}&#xa0;: mettez celle-ci à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>{file} holds an act that this version does not know{detail}: it can be looked at up to there; update Arbiter to go on with it.</source>
        <translation>{file} contient une action que cette version ne connaît pas{detail}&#xa0;: on peut le consulter jusque-là&#xa0;; mettez Arbiter à jour pour continuer.</translation>
    </message>
    <message>
        <source>{file} is damaged{detail}: open the newest backup, or save what can be read with salvage.</source>
        <translation>{file} est endommagé{detail}&#xa0;: ouvrez la dernière sauvegarde, ou récupérez ce qui est lisible.</translation>
    </message>
    <message>
        <source>{file} was altered: entry {entry} of its journal does not fit the ones before{detail}; open the newest backup, or save what can be read with salvage.</source>
        <translation>{file} a été altéré&#xa0;: l’entrée {entry} de son journal ne s’accorde pas avec les précédentes{detail}&#xa0;; ouvrez la dernière sauvegarde, ou récupérez ce qui est lisible.</translation>
    </message>
    <message>
        <source>{file} cannot be written{detail}: copy it to a place that can.</source>
        <translation>{file} ne peut être modifié{detail}&#xa0;: copiez-le à un endroit où il peut l’être.</translation>
    </message>
    <message>
        <source>{file} is held by another program{detail}: close it there and try again.</source>
        <translation>{file} est tenu par un autre programme{detail}&#xa0;: fermez-le là-bas et réessayez.</translation>
    </message>
    <message>
        <source>The disk is full, nothing was changed in {file}: free some space and try again.</source>
        <translation>Le disque est plein, rien n’a été changé dans {file}&#xa0;: libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>{file} could not be read or written{detail}: nothing was changed; check the disk and try again.</source>
        <translation>{file} n’a pu être lu ou écrit{detail}&#xa0;: rien n’a été changé&#xa0;; vérifiez le disque et réessayez.</translation>
    </message>
    <message>
        <source>Another program changed {file} at the same moment: try again.</source>
        <translation>Un autre programme a modifié {file} au même moment&#xa0;: réessayez.</translation>
    </message>
    <message>
        <source>{file} holds tables that are not Arbiter&apos;s{detail}: do not trust it; open a backup.</source>
        <translation>{file} contient des tables qui ne sont pas d’Arbiter{detail}&#xa0;: ne vous y fiez pas&#xa0;; ouvrez une sauvegarde.</translation>
    </message>
    <message>
        <source>{file} could not be used.</source>
        <translation>{file} n’a pu être utilisé.</translation>
    </message>
    <message>
        <source>No backup could be made, the event itself is safe. {why}</source>
        <translation>Aucune sauvegarde n’a pu être faite, le tournoi lui-même est en sûreté. {why}</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} et {last}</translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <translation>{list} ou {last}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <comment>{n} more</comment>
        <extracomment>the end of a list of numbers: tables 1, 2 and 5 more</extracomment>
        <translation>
            <numerusform>{n} autre</numerusform>
            <numerusform>{n} autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table {numbers}</source>
        <comment>tables {numbers}</comment>
        <translation>
            <numerusform>table {numbers}</numerusform>
            <numerusform>tables {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game {numbers}</source>
        <comment>games {numbers}</comment>
        <translation>
            <numerusform>jeu {numbers}</numerusform>
            <numerusform>jeux {numbers}</numerusform>
        </translation>
    </message>
    <message>
        <source>Change how decks are judged</source>
        <translation>Changer la vérification des decks</translation>
    </message>
    <message>
        <source>Replace {list}</source>
        <translation>Remplacer {list}</translation>
    </message>
    <message>
        <source>Take {list}</source>
        <translation>Prendre {list}</translation>
    </message>
    <message>
        <source>Remove {list}</source>
        <translation>Retirer {list}</translation>
    </message>
    <message>
        <source>Lock all decklists</source>
        <translation>Verrouiller toutes les listes de deck</translation>
    </message>
    <message>
        <source>Lock the decklists of {whom}</source>
        <translation>Verrouiller les listes de deck&#xa0;: {whom}</translation>
    </message>
    <message>
        <source>Unlock all decklists</source>
        <translation>Déverrouiller toutes les listes de deck</translation>
    </message>
    <message>
        <source>Unlock the decklists of {whom}</source>
        <translation>Déverrouiller les listes de deck&#xa0;: {whom}</translation>
    </message>
    <message>
        <source>Accept {list} in spite of the rules</source>
        <translation>Accepter {list} malgré les règles</translation>
    </message>
    <message>
        <source>No longer accept {list} in spite of the rules</source>
        <translation>Ne plus accepter {list} malgré les règles</translation>
    </message>
    <message>
        <source>Draw {whom} for deck checks</source>
        <translation>Tirés au sort pour vérification&#xa0;: {whom}</translation>
    </message>
    <message>
        <source>Check {list}: in order</source>
        <translation>Vérification&#xa0;: {list}&#xa0;: conforme</translation>
    </message>
    <message>
        <source>Check {list}: differs</source>
        <translation>Vérification&#xa0;: {list}&#xa0;: diffère</translation>
    </message>
    <message>
        <source>{who}&apos;s Corp list</source>
        <translation>liste Corp de {who}</translation>
    </message>
    <message>
        <source>{who}&apos;s Runner list</source>
        <translation>liste Runner de {who}</translation>
    </message>
    <message>
        <source>All lists are locked, because no card may be changed during the tournament: give a reason for the exception.</source>
        <translation>Toutes les listes sont verrouillées, car aucune carte ne peut changer pendant le tournoi&#xa0;: donnez la raison de l’exception.</translation>
    </message>
    <message>
        <source>The lists of {who} are locked, because no card may be changed during the tournament: give a reason for the exception.</source>
        <translation>Les listes de {who} sont verrouillées, car aucune carte ne peut changer pendant le tournoi&#xa0;: donnez la raison de l’exception.</translation>
    </message>
    <message>
        <source>All lists are locked already: there is nothing to do.</source>
        <translation>Toutes les listes sont déjà verrouillées&#xa0;: il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>The lists of {who} are locked already: there is nothing to do.</source>
        <translation>Les listes de {who} sont déjà verrouillées&#xa0;: il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>No list is locked: there is nothing to do.</source>
        <translation>Aucune liste n’est verrouillée&#xa0;: il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>The lists of {who} are not locked: there is nothing to do.</source>
        <translation>Les listes de {who} ne sont pas verrouillées&#xa0;: il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>{who} has handed in no {side} list: take it first.</source>
        <translation>{who} n’a pas remis de liste {side}&#xa0;: prenez-la d’abord.</translation>
    </message>
    <message>
        <source>Two lists were given as the {side} list of {who}: choose one.</source>
        <translation>Deux listes ont été données comme liste {side} de {who}&#xa0;: choisissez-en une.</translation>
    </message>
    <message>
        <source>The {side} list of {who} names no card: give the name and number of each.</source>
        <translation>La liste {side} de {who} ne nomme aucune carte&#xa0;: donnez le nom et le nombre de chacune.</translation>
    </message>
    <message>
        <source>The {side} list of {who} is not a text of a decklist&apos;s length: hand in another file.</source>
        <translation>La liste {side} de {who} n’est pas un texte de la longueur d’une liste de deck&#xa0;: remettez un autre fichier.</translation>
    </message>
    <message>
        <source>{number} copies of &quot;{card}&quot; cannot be in the list of {who}: correct the number.</source>
        <translation>{number} exemplaires de «&#xa0;{card}&#xa0;» ne peuvent figurer dans la liste de {who}&#xa0;: corrigez le nombre.</translation>
    </message>
    <message>
        <source>A list that stands although it breaks a rule needs a reason: say why.</source>
        <translation>Une liste maintenue bien qu’elle enfreigne une règle demande une raison&#xa0;: dites pourquoi.</translation>
    </message>
    <message>
        <source>The {side} list of {who} was not accepted in spite of the rules: there is nothing to take back.</source>
        <translation>La liste {side} de {who} n’a pas été acceptée malgré les règles&#xa0;: il n’y a rien à retirer.</translation>
    </message>
    <message>
        <source>The deck of {who} differs from the list: note what differs.</source>
        <translation>Le deck de {who} diffère de la liste&#xa0;: notez en quoi.</translation>
    </message>
    <message>
        <source>{number} players cannot be drawn: choose from 1 to {most}.</source>
        <translation>Impossible de tirer {number} joueurs&#xa0;: choisissez de 1 à {most}.</translation>
    </message>
    <message>
        <source>corp, runner, time:C-R, draw or unplayed</source>
        <translation>corp, runner, time:C-R, draw ou unplayed</translation>
    </message>
    <message>
        <source>the loser&apos;s agenda points, or agenda, flatline, empty-rnd or concession</source>
        <translation>les points de projet du perdant, ou agenda, flatline, empty-rnd ou concession</translation>
    </message>
    <message>
        <source>time:C-R with the agenda points of Corp and Runner, for example time:3-2</source>
        <translation>time:C-R avec les points de projet de la Corp et du Runner, par exemple time:3-2</translation>
    </message>
    <message>
        <source>each game once</source>
        <translation>chaque partie une fois</translation>
    </message>
    <message>
        <source>winner=p1 or winner=p2</source>
        <translation>winner=p1 ou winner=p2</translation>
    </message>
    <message>
        <source>a result of two games: p1corp=… p2corp=…, or 2-0, 1-1, 0-2</source>
        <translation>un résultat de deux parties&#xa0;: p1corp=… p2corp=…, ou 2-0, 1-1, 0-2</translation>
    </message>
    <message>
        <source>p1corp=time:C-R, because no sides are settled at this table</source>
        <translation>p1corp=time:C-R, car aucun côté n’est fixé à cette table</translation>
    </message>
    <message>
        <source>two-for-one=p1 or two-for-one=p2</source>
        <translation>two-for-one=p1 ou two-for-one=p2</translation>
    </message>
    <message>
        <source>no-show=p1:5 or no-show=p1:10</source>
        <translation>no-show=p1:5 ou no-show=p1:10</translation>
    </message>
    <message>
        <source>loss=p1:game or loss=p1:match</source>
        <translation>loss=p1:game ou loss=p1:match</translation>
    </message>
    <message>
        <source>the two games of the match ahead of its third</source>
        <translation>les deux parties du match avant la troisième</translation>
    </message>
    <message>
        <source>id alone: an intentional draw is agreed without playing</source>
        <translation>id seul&#xa0;: un Intentional Draw se convient sans jouer</translation>
    </message>
    <message>
        <source>two-for-one=p1, or two-for-one p1corp=corp with the game that was played</source>
        <translation>two-for-one=p1, ou two-for-one p1corp=corp avec la partie jouée</translation>
    </message>
    <message>
        <source>The clock of round {round} does not run: start it first.</source>
        <translation>L’horloge de la ronde {round} ne tourne pas&#xa0;: lancez-la d’abord.</translation>
    </message>
    <message>
        <source>The clock of round {round} was started already: extend it, or stop it and start anew.</source>
        <translation>L’horloge de la ronde {round} est déjà lancée&#xa0;: prolongez-la, ou arrêtez-la et relancez-la.</translation>
    </message>
    <message>
        <source>The clock of round {round} is paused already: resume it to let it run on.</source>
        <translation>L’horloge de la ronde {round} est déjà en pause&#xa0;: reprenez pour qu’elle continue.</translation>
    </message>
    <message>
        <source>The clock of round {round} runs: pause it first.</source>
        <translation>L’horloge de la ronde {round} tourne&#xa0;: mettez-la d’abord en pause.</translation>
    </message>
    <message>
        <source>The final (round {round}) has no time limit: start its clock without a length; it has no minutes to change.</source>
        <translation>La finale (ronde {round}) n’a pas de limite de temps&#xa0;: lancez son horloge sans durée&#xa0;; il n’y a pas de minutes à changer.</translation>
    </message>
    <message>
        <source>The round would last {minutes} minutes: choose what leaves {least} to {most}.</source>
        <translation>La ronde durerait {minutes} minutes&#xa0;: choisissez de quoi en laisser {least} à {most}.</translation>
    </message>
    <message>
        <source>That makes {minutes} minutes of extra time ({tables}): choose what leaves 0 to {most}.</source>
        <translation>Cela fait {minutes} minutes de temps additionnel ({tables})&#xa0;: choisissez de quoi en laisser 0 à {most}.</translation>
    </message>
    <message>
        <source>Extra time needs a reason: say what kept {tables}.</source>
        <translation>Du temps additionnel demande une raison&#xa0;: dites ce qui a retardé le jeu ({tables}).</translation>
    </message>
    <message>
        <source>This final has no time limit: play it to the end.</source>
        <translation>Cette finale n’a pas de limite de temps&#xa0;: jouez-la jusqu’au bout.</translation>
    </message>
    <message>
        <source>The player whose turn it is finishes it.</source>
        <translation>Le joueur dont c’est le tour le termine.</translation>
    </message>
    <message>
        <source>The opponent then takes one last turn; a win in either turn still counts.</source>
        <translation>L’adversaire joue ensuite un dernier tour&#xa0;; une victoire dans l’un de ces tours compte encore.</translation>
    </message>
    <message>
        <source>Without a winner: points for more agenda points {ahead}, for fewer {behind}.</source>
        <translation>Sans vainqueur&#xa0;: {ahead} pour plus de points de projet, {behind} pour moins.</translation>
    </message>
    <message numerus="yes">
        <source>Equal agenda points: {n} point each.</source>
        <comment>Equal agenda points: {n} points each.</comment>
        <translation>
            <numerusform>Points de projet égaux&#xa0;: {n} point chacun.</numerusform>
            <numerusform>Points de projet égaux&#xa0;: {n} points chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a winner: {n} point each, and everybody counts the own agenda points as match points.</source>
        <comment>Without a winner: {n} points each, and everybody counts the own agenda points as match points.</comment>
        <translation>
            <numerusform>Sans vainqueur&#xa0;: {n} point chacun, et chacun compte ses propres points de projet comme points de match.</numerusform>
            <numerusform>Sans vainqueur&#xa0;: {n} points chacun, et chacun compte ses propres points de projet comme points de match.</numerusform>
        </translation>
    </message>
    <message>
        <source>A second game in which the Corp has not yet drawn for its first turn gives nobody anything.</source>
        <translation>Une seconde partie où la Corp n’a pas encore pioché pour son premier tour ne rapporte rien à personne.</translation>
    </message>
    <message>
        <source>Without a winner, more agenda points win the game.</source>
        <translation>Sans vainqueur, le plus de points de projet gagne la partie.</translation>
    </message>
    <message>
        <source>With equal agenda points the higher seed wins.</source>
        <translation>À points de projet égaux, la meilleure tête de série gagne.</translation>
    </message>
    <message>
        <source>A match tied on match points goes to the higher seed.</source>
        <translation>Un match à égalité de points de match revient à la meilleure tête de série.</translation>
    </message>
    <message>
        <source>Start the clock of round {round}: {minutes} minutes</source>
        <translation>Lancer l’horloge de la ronde {round}&#xa0;: {minutes} minutes</translation>
    </message>
    <message>
        <source>Start the clock of round {round} without a limit</source>
        <translation>Lancer l’horloge de la ronde {round} sans limite</translation>
    </message>
    <message>
        <source>Pause the clock of round {round} at {time}</source>
        <translation>Mettre en pause l’horloge de la ronde {round} à {time}</translation>
    </message>
    <message>
        <source>Resume the clock of round {round}</source>
        <translation>Reprendre l’horloge de la ronde {round}</translation>
    </message>
    <message>
        <source>Set the clock of round {round} to {time}</source>
        <translation>Régler l’horloge de la ronde {round} sur {time}</translation>
    </message>
    <message>
        <source>Keep the clock of round {round} at {time} – the computer&apos;s clock was turned back by {by} minutes</source>
        <translation>Garder l’horloge de la ronde {round} à {time} – l’heure de l’ordinateur a été reculée de {by} minutes</translation>
    </message>
    <message>
        <source>Keep the clock of round {round} at {time} – the computer&apos;s clock was turned on by {by} minutes</source>
        <translation>Garder l’horloge de la ronde {round} à {time} – l’heure de l’ordinateur a été avancée de {by} minutes</translation>
    </message>
    <message numerus="yes">
        <source>Shorten round {round} by {n} minute</source>
        <comment>Shorten round {round} by {n} minutes</comment>
        <translation>
            <numerusform>Raccourcir la ronde {round} de {n} minute</numerusform>
            <numerusform>Raccourcir la ronde {round} de {n} minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extend round {round} by {n} minute</source>
        <comment>Extend round {round} by {n} minutes</comment>
        <translation>
            <numerusform>Prolonger la ronde {round} de {n} minute</numerusform>
            <numerusform>Prolonger la ronde {round} de {n} minutes</numerusform>
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
            <numerusform>Retirer {n} minute de temps additionnel&#xa0;: {where}</numerusform>
            <numerusform>Retirer {n} minutes de temps additionnel&#xa0;: {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give {n} minute of extra time: {where}</source>
        <comment>Give {n} minutes of extra time: {where}</comment>
        <translation>
            <numerusform>Accorder {n} minute de temps additionnel&#xa0;: {where}</numerusform>
            <numerusform>Accorder {n} minutes de temps additionnel&#xa0;: {where}</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the clock of round {round}</source>
        <translation>Arrêter l’horloge de la ronde {round}</translation>
    </message>
    <message>
        <source>Counted: the finishes, of {finishes} simulated ones, in which a player is among the {cut} of the announced cut.</source>
        <translation>Comptées&#xa0;: les issues, sur {finishes} simulées, où un joueur est parmi les {cut} du cut annoncé.</translation>
    </message>
    <message>
        <source>Counted: the finishes, of {finishes} simulated ones, in which a player is first; no cut is announced.</source>
        <translation>Comptées&#xa0;: les issues, sur {finishes} simulées, où un joueur est premier&#xa0;; aucun cut n’est annoncé.</translation>
    </message>
    <message numerus="yes">
        <source>One table is open.</source>
        <comment>{n} tables are open.</comment>
        <translation>
            <numerusform>Une table est en cours.</numerusform>
            <numerusform>{n} tables sont en cours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One round is still to be paired: as this program pairs it.</source>
        <comment>{n} rounds are still to be paired: as this program pairs them.</comment>
        <translation>
            <numerusform>Une ronde reste à apparier&#xa0;: comme ce programme l’apparie.</numerusform>
            <numerusform>{n} rondes restent à apparier&#xa0;: comme ce programme les apparie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is played: what is shown is certain.</source>
        <translation>Tout est joué&#xa0;: ce qui est montré est certain.</translation>
    </message>
    <message>
        <source>No game of this event has gone to time so far, so none does here.</source>
        <translation>Aucune partie de ce tournoi n’a fini au temps jusqu’ici, donc aucune ici.</translation>
    </message>
    <message>
        <source>Games go to time as often as in this event so far: {timed} of {played}, with equal agenda points in {equal} of those {timed}.</source>
        <translation>Les parties finissent au temps aussi souvent que jusqu’ici&#xa0;: {timed} sur {played}, dont {equal} des {timed} à points de projet égaux.</translation>
    </message>
    <message>
        <source>The cut has begun: who plays in it is settled, there are no odds left to work out.</source>
        <translation>Le cut a commencé&#xa0;: ses joueurs sont fixés, il n’y a plus de chances à calculer.</translation>
    </message>
    <message>
        <source>Odds are worked out for events of up to 21 rounds, {rounds} are planned here: announce fewer.</source>
        <translation>Les chances se calculent jusqu’à 21 rondes, {rounds} sont prévues ici&#xa0;: annoncez-en moins.</translation>
    </message>
    <message>
        <source>Results so far weigh: the ratio of games won to games lost, two added to each, against that of the opponent.</source>
        <translation>Les résultats comptent&#xa0;: le rapport des parties gagnées aux perdues, deux ajoutées à chacune, contre celui de l’adversaire.</translation>
    </message>
    <message>
        <source>Every game is 50 : 50, whoever plays it.</source>
        <translation>Chaque partie est à 50&#xa0;: 50, quels que soient les joueurs.</translation>
    </message>
    <message>
        <source>Agenda points that count as match points are drawn evenly below the number that wins.</source>
        <translation>Les points de projet comptés comme points de match sont tirés uniformément sous le nombre qui gagne.</translation>
    </message>
    <message>
        <source>One player alone has the most points after the last round in {clear} of {finishes} finishes.</source>
        <translation>Un seul joueur a le plus de points après la dernière ronde dans {clear} issues sur {finishes}.</translation>
    </message>
    <message>
        <source>One more round gives a clear winner in {more} of the other {rest}.</source>
        <translation>Une ronde de plus donne un vainqueur clair dans {more} des {rest} autres.</translation>
    </message>
    <message>
        <source>Table {table}: an intentional draw is not safe for {player}; in some finish he misses the cut.</source>
        <translation>Table {table}&#xa0;: un Intentional Draw n’est pas sûr pour {player}&#xa0;; dans une issue au moins, il manque le cut.</translation>
    </message>
    <message>
        <source>Table {table}: an intentional draw is not safe for {player}; in some finish he is not first.</source>
        <translation>Table {table}&#xa0;: un Intentional Draw n’est pas sûr pour {player}&#xa0;; dans une issue au moins, il n’est pas premier.</translation>
    </message>
    <message>
        <source>Table {table}: with an intentional draw {player} made the cut in every one of {finishes} simulated finishes. That is what safe means here, no more.</source>
        <translation>Table {table}&#xa0;: avec un Intentional Draw, {player} est dans le cut dans chacune des {finishes} issues simulées. «&#xa0;Sûr&#xa0;» ne veut rien dire de plus ici.</translation>
    </message>
    <message>
        <source>Table {table}: with an intentional draw {player} was first in every one of {finishes} simulated finishes. That is what safe means here, no more.</source>
        <translation>Table {table}&#xa0;: avec un Intentional Draw, {player} est premier dans chacune des {finishes} issues simulées. «&#xa0;Sûr&#xa0;» ne veut rien dire de plus ici.</translation>
    </message>
    <message>
        <source>Ruling by {judge}: {question} – {answer}</source>
        <translation>Décision de {judge}&#xa0;: {question} – {answer}</translation>
    </message>
    <message>
        <source>Ruling by {judge}, {where}: {question} – {answer}</source>
        <translation>Décision de {judge}, {where}&#xa0;: {question} – {answer}</translation>
    </message>
    <message>
        <source>A ruling needs its question: say what was asked.</source>
        <translation>Une décision demande une question&#xa0;: dites ce qui a été demandé.</translation>
    </message>
    <message>
        <source>A ruling needs an answer: say what was decided.</source>
        <translation>Une décision demande une réponse&#xa0;: dites ce qui a été décidé.</translation>
    </message>
    <message>
        <source>A ruling needs its judge: say who decided.</source>
        <translation>Une décision demande un juge&#xa0;: dites qui a décidé.</translation>
    </message>
    <message>
        <source>Extra time goes to a table: name the table the ruling was given at, and minutes above 0.</source>
        <translation>Le temps additionnel va à une table&#xa0;: indiquez la table où la décision a été rendue, et plus de 0 minute.</translation>
    </message>
    <message>
        <source>{judge} plays in that game and cannot rule on it: call another judge, and name a second organizer in the event&apos;s details.</source>
        <translation>{judge} joue cette partie et ne peut pas l’arbitrer&#xa0;: appelez un autre juge, et indiquez un second organisateur dans les informations du tournoi.</translation>
    </message>
    <message>
        <source>{judge} plays in that game and cannot rule on it: call {second}, the second organizer, or another judge.</source>
        <translation>{judge} joue cette partie et ne peut pas l’arbitrer&#xa0;: appelez {second}, le second organisateur, ou un autre juge.</translation>
    </message>
    <message>
        <source>The folder of your cards, &quot;{folder}&quot;, cannot be read: {error}. Correct who may read it, or move it away to go on without your cards.</source>
        <translation>Le dossier de vos cartes, «&#xa0;{folder}&#xa0;», ne peut pas être lu&#xa0;: {error}. Corrigez qui peut le lire, ou déplacez-le pour continuer sans vos cartes.</translation>
    </message>
    <message>
        <source>There is no room on the disk for {file}: free some space or choose another folder. What stood there before is unchanged.</source>
        <translation>Il n’y a pas de place sur le disque pour {file}&#xa0;: libérez de l’espace ou choisissez un autre dossier. Ce qui s’y trouvait est inchangé.</translation>
    </message>
    <message>
        <source>{file} would be taken for a part of the event file {event}; choose another name.</source>
        <translation>{file} serait pris pour une partie du fichier de tournoi {event}&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>la mémoire ne suffit pas</translation>
    </message>
    <message>
        <source>of a kind that says nothing</source>
        <translation>d’une sorte qui ne dit rien</translation>
    </message>
    <message>
        <source>An error in Arbiter itself ({what}): what was acknowledged is in the file; try again, and report it with what you did if it comes back.</source>
        <translation>Une erreur d’Arbiter lui-même ({what})&#xa0;: ce qui a été confirmé est dans le fichier&#xa0;; réessayez, et signalez-la avec ce que vous avez fait si elle revient.</translation>
    </message>
    <message>
        <source>&quot;{text}…&quot; has {number} characters, and {most} are the most here: shorten it.</source>
        <translation>«&#xa0;{text}…&#xa0;» a {number} caractères, et {most} sont le maximum ici&#xa0;: raccourcissez le texte.</translation>
    </message>
    <message>
        <source>Table and seat numbers end at {most}, {number} is beyond: correct it.</source>
        <translation>Les numéros de table et de place s’arrêtent à {most}, {number} est au-delà&#xa0;: corrigez-le.</translation>
    </message>
    <message>
        <source>An event has at most {most} players, these would be {number}: divide them among several events.</source>
        <translation>Un tournoi a au plus {most} joueurs, il y en aurait {number}&#xa0;: répartissez-les entre plusieurs tournois.</translation>
    </message>
    <message>
        <source>An event names at most {most} judges, these are {number}: name those who are there.</source>
        <translation>Un tournoi nomme au plus {most} arbitres, en voici {number}&#xa0;: nommez ceux qui sont là.</translation>
    </message>
    <message>
        <source>An event holds at most {most} penalties: note further ones outside Arbiter.</source>
        <translation>Un tournoi garde au plus {most} sanctions&#xa0;: notez les suivantes hors d’Arbiter.</translation>
    </message>
    <message>
        <source>An event holds at most {most} rulings: note further ones outside Arbiter.</source>
        <translation>Un tournoi garde au plus {most} décisions&#xa0;: notez les suivantes hors d’Arbiter.</translation>
    </message>
    <message>
        <source>At most {most} ranges of tables are possible, these are {number}: join neighbours.</source>
        <translation>Au plus {most} plages de tables sont possibles, en voici {number}&#xa0;: réunissez les voisines.</translation>
    </message>
    <message>
        <source>At most {most} titles can be authorized, these are {number}: allow cards whatever their day of release instead.</source>
        <translation>Au plus {most} titres peuvent être autorisés, en voici {number}&#xa0;: autorisez plutôt les cartes quelle que soit leur date de parution.</translation>
    </message>
    <message>
        <source>An event holds at most {most} deck checks: note further ones outside Arbiter.</source>
        <translation>Un tournoi garde au plus {most} contrôles de deck&#xa0;: notez les suivants hors d’Arbiter.</translation>
    </message>
    <message>
        <source>The log names who acts, and &quot;{text}…&quot; has {number} characters, {most} at most: set ARBITER_ACTOR or the name of the user to a shorter one.</source>
        <translation>Le journal nomme qui agit, et «&#xa0;{text}…&#xa0;» a {number} caractères, {most} au plus&#xa0;: donnez à ARBITER_ACTOR ou à l’utilisateur un nom plus court.</translation>
    </message>
    <message>
        <source>The folder of your rules profiles, &quot;{folder}&quot;, cannot be read: {error}. Correct who may read it, or move it away to go on without them.</source>
        <translation>Le dossier de vos profils de règles, «&#xa0;{folder}&#xa0;», ne peut pas être lu&#xa0;: {error}. Corrigez qui peut le lire, ou déplacez-le pour continuer sans eux.</translation>
    </message>
    <message>
        <source>An event file needs a name, and none was given.</source>
        <translation>Un fichier de tournoi a besoin d’un nom, et aucun n’a été donné.</translation>
    </message>
    <message>
        <source>{file} cannot be the name of an event: names that end in -journal, -wal or -shm belong to the file beside them. Choose another name.</source>
        <translation>{file} ne peut pas être le nom d’un tournoi&#xa0;: les noms qui finissent par -journal, -wal ou -shm appartiennent au fichier voisin. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} is no longer in its place (deleted, moved, or its disk taken away): nothing more is recorded in it; bring it back, or go on with a copy or a backup.</source>
        <translation>{file} n’est plus à sa place (supprimé, déplacé, ou son disque retiré)&#xa0;: plus rien n’y est enregistré&#xa0;; remettez-le, ou continuez avec une copie ou une sauvegarde.</translation>
    </message>
    <message>
        <source>{file} was replaced by another file: nothing more is recorded in it; put the old one back, or go on with a copy or a backup.</source>
        <translation>{file} a été remplacé par un autre fichier&#xa0;: plus rien n’y est enregistré&#xa0;; remettez l’ancien, ou continuez avec une copie ou une sauvegarde.</translation>
    </message>
    <message>
        <source>{file} was not opened and nothing was touched, because what lies beside it is not Arbiter&apos;s{detail}: save what can be read with salvage, or open the newest backup.</source>
        <translation>{file} n’a pas été ouvert et rien n’a été touché, car ce qui se trouve à côté n’est pas d’Arbiter{detail}&#xa0;: récupérez avec salvage ce qui est lisible, ou ouvrez la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>{file} is another version than the interrupted write beside it belongs to{detail}, nothing was touched: if you copied a backup here, delete that journal and open the file again; if not, save what can be read with salvage.</source>
        <translation>{file} est une autre version que celle à laquelle appartient l’écriture interrompue à côté{detail}&#xa0;; rien n’a été touché&#xa0;: si vous avez copié une sauvegarde ici, supprimez ce journal et rouvrez le fichier&#xa0;; sinon, récupérez avec salvage ce qui est lisible.</translation>
    </message>
    <message>
        <source>No backup could be made, the event itself is safe. There is no room on the disk of {folder}: free some space there.</source>
        <translation>Aucune sauvegarde n’a pu être faite, le tournoi lui-même est en sûreté. Il n’y a pas de place sur le disque de {folder}&#xa0;: libérez-y de l’espace.</translation>
    </message>
    <message>
        <source>Round {round} is not published yet: publish it first.</source>
        <translation>La ronde {round} n’est pas encore publiée&#xa0;: publiez-la d’abord.</translation>
    </message>
    <message>
        <source>{who}: {doubt}</source>
        <translation>{who}&#xa0;: {doubt}</translation>
    </message>
    <message>
        <source>No Corp identity known here is called &quot;{name}&quot;.</source>
        <translation>Aucune identité Corp connue ici ne s’appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>No Runner identity known here is called &quot;{name}&quot;.</source>
        <translation>Aucune identité Runner connue ici ne s’appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>It is not clear which Corp identity &quot;{name}&quot; is; did you mean {titles}?</source>
        <translation>On ne sait pas quelle identité Corp est «&#xa0;{name}&#xa0;»&#xa0;; vouliez-vous dire {titles}&#xa0;?</translation>
    </message>
    <message>
        <source>It is not clear which Runner identity &quot;{name}&quot; is; did you mean {titles}?</source>
        <translation>On ne sait pas quelle identité Runner est «&#xa0;{name}&#xa0;»&#xa0;; vouliez-vous dire {titles}&#xa0;?</translation>
    </message>
    <message>
        <source>{title} is an identity of the Runner, not of the Corp.</source>
        <translation>{title} est une identité du Runner, pas de la Corp.</translation>
    </message>
    <message>
        <source>{title} is an identity of the Corp, not of the Runner.</source>
        <translation>{title} est une identité de la Corp, pas du Runner.</translation>
    </message>
    <message>
        <source>{title} is no identity.</source>
        <translation>{title} n’est pas une identité.</translation>
    </message>
    <message>
        <source>{title} belongs to {faction}, not to {said}.</source>
        <translation>{title} appartient à {faction}, pas à {said}.</translation>
    </message>
    <message>
        <source>Line {line}: {sentence}</source>
        <translation>Ligne {line}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>the number {number} is {who}, the name is that of another player. Correct the number or the name.</source>
        <translation>le numéro {number} est {who}, le nom est celui d’un autre joueur. Corrigez le numéro ou le nom.</translation>
    </message>
    <message>
        <source>the number {number} is {who} here, the list says {name}. Leave the number out if {name} is somebody else.</source>
        <translation>le numéro {number} est ici {who}, la liste dit {name}. Omettez le numéro si {name} est quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>there is no player {number}, and no name.</source>
        <translation>il n’y a pas de joueur {number}, et pas de nom.</translation>
    </message>
    <message>
        <source>{who} stands in line {line} already.</source>
        <translation>{who} est déjà à la ligne {line}.</translation>
    </message>
    <message>
        <source>{what}: {before} → {after}</source>
        <translation>{what}&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>Pronoms</translation>
    </message>
    <message>
        <source>Corp identity</source>
        <translation>Identité Corp</translation>
    </message>
    <message>
        <source>Corp faction</source>
        <translation>Faction Corp</translation>
    </message>
    <message>
        <source>Runner identity</source>
        <translation>Identité Runner</translation>
    </message>
    <message>
        <source>Runner faction</source>
        <translation>Faction Runner</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Table fixe</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>seed {seed} is {named}, by the standings {standing}</source>
        <extracomment>a part of a list of seeds: a player in the imported file, another by the standings</extracomment>
        <translation>la tête de série {seed} est {named}, selon le classement {standing}</translation>
    </message>
    <message>
        <source>The imported file seeds the cut otherwise than the standings: {seeds}.</source>
        <translation>Le fichier importé donne au cut d’autres têtes de série que le classement&#xa0;: {seeds}.</translation>
    </message>
    <message numerus="yes">
        <source>A table is kept for {players}, who leaves it by this.</source>
        <comment>Tables are kept for {players}, who leave them by this.</comment>
        <translation>
            <numerusform>Une table est réservée à {players}, qui la quitte ainsi.</numerusform>
            <numerusform>Des tables sont réservées à {players}, qui les quittent ainsi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the schedule</source>
        <translation>Modifier les horaires</translation>
    </message>
    <message>
        <source>Pair round {round}, not published yet</source>
        <translation>Apparier la ronde {round}, pas encore publiée</translation>
    </message>
    <message>
        <source>Publish round {round}</source>
        <translation>Publier la ronde {round}</translation>
    </message>
    <message>
        <source>Move nobody</source>
        <translation>Ne déplacer personne</translation>
    </message>
    <message>
        <source>Move {match}: {where} to table {to}</source>
        <translation>Déplacer {match}&#xa0;: {where} vers la table {to}</translation>
    </message>
    <message>
        <source>Move {match}: {where} to table {to}, exchanged with {other}</source>
        <translation>Déplacer {match}&#xa0;: {where} vers la table {to}, en échange avec {other}</translation>
    </message>
    <message>
        <source>Feature {where} on the stream</source>
        <translation>Mettre en vedette sur le stream&#xa0;: {where}</translation>
    </message>
    <message>
        <source>No longer feature {where} on the stream</source>
        <translation>Ne plus mettre en vedette sur le stream&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Game {game} at table {table}: {first} – {second}</source>
        <translation>Jeu {game} à la table {table}&#xa0;: {first} – {second}</translation>
    </message>
    <message>
        <source>game {game} of the cut, table {table}</source>
        <translation>jeu {game} du cut, table {table}</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>table {table}</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>List of players: {added} added, {changed} changed</source>
        <translation>Liste de joueurs&#xa0;: {added} ajoutés, {changed} modifiés</translation>
    </message>
    <message>
        <source>There is no break after round {round}: name a round from 1 to {most}.</source>
        <translation>Il n’y a pas de pause après la ronde {round}&#xa0;: indiquez une ronde de 1 à {most}.</translation>
    </message>
    <message>
        <source>Two breaks were given after round {round}: keep one.</source>
        <translation>Deux pauses ont été données après la ronde {round}&#xa0;: gardez-en une.</translation>
    </message>
    <message>
        <source>{minutes} minutes cannot be scheduled: choose from {least} to {most}.</source>
        <translation>Impossible de prévoir {minutes} minutes&#xa0;: choisissez de {least} à {most}.</translation>
    </message>
    <message>
        <source>{who} did not agree to be streamed: choose another match, or enter the consent with the player.</source>
        <translation>{who} n’a pas accepté d’être en stream&#xa0;: choisissez un autre match, ou saisissez son accord en modifiant le joueur.</translation>
    </message>
    <message>
        <source>All {rounds} rounds announced are played, and the cut to the top {size} follows: start it, or say that one round more is to be paired.</source>
        <translation>Les {rounds} rondes annoncées sont toutes jouées, et le cut au top {size} suit&#xa0;: commencez-le, ou dites qu’une ronde de plus est à apparier.</translation>
    </message>
    <message>
        <source>All {rounds} rounds announced are played and the standings are final: if one round more is to be paired, say so.</source>
        <translation>Les {rounds} rondes annoncées sont toutes jouées et le classement est définitif&#xa0;: si une ronde de plus est à apparier, dites-le.</translation>
    </message>
    <message>
        <source>Round {round} is published already: everybody can see it.</source>
        <translation>La ronde {round} est déjà publiée&#xa0;: tout le monde peut la voir.</translation>
    </message>
    <message>
        <source>A bye in round {round} has no table to leave: move a match.</source>
        <translation>Un bye de la ronde {round} n’a pas de table à quitter&#xa0;: déplacez un match.</translation>
    </message>
    <message>
        <source>That match sits at {tables} already: choose another table.</source>
        <translation>Ce match est déjà à cette table ({tables})&#xa0;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The agenda points are missing{where}: the profile {profile} counts them, so say what the loser of each game had, and at time what both had.</source>
        <translation>Les points de projet manquent{where}&#xa0;: le profil {profile} les compte, indiquez donc ceux du perdant de chaque partie, et à la fin du temps ceux des deux.</translation>
    </message>
    <message>
        <source>A player cannot be Corp in both games{where}: each of the two is Corp in one of them.</source>
        <translation>Un joueur ne peut être Corp dans les deux parties{where}&#xa0;: chacun des deux est Corp dans l’une d’elles.</translation>
    </message>
    <message>
        <source>Nobody has chosen sides for game {game}: let the higher seed choose, or say with the result who was Corp.</source>
        <translation>Personne n’a choisi les côtés du jeu {game}&#xa0;: laissez choisir la meilleure tête de série, ou dites avec le résultat qui était Corp.</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>accepte</translation>
    </message>
    <message>
        <source>does not agree</source>
        <translation>refuse</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>pas demandé</translation>
    </message>
    <message>
        <source>Named in exports</source>
        <translation>Nommé dans les exports</translation>
    </message>
    <message>
        <source>Photographed</source>
        <translation>Photographié</translation>
    </message>
    <message>
        <source>Streamed</source>
        <translation>Dans le stream</translation>
    </message>
    <message>
        <source>Offer the seeds of the imported file for a cut</source>
        <translation>Proposer les têtes de série du fichier importé pour un cut</translation>
    </message>
    <message>
        <source>Does not decide: {why}</source>
        <translation>Pas déterminant&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Assumed: {what}</source>
        <translation>Hypothèse&#xa0;: {what}</translation>
    </message>
    <message>
        <source>By {version}: {verdict}</source>
        <translation>Selon {version}&#xa0;: {verdict}</translation>
    </message>
    <message>
        <source>The inbox of the phones is damaged: {why}.</source>
        <translation>La boîte de réception des téléphones est endommagée : {why}.</translation>
    </message>
    <message>
        <source>Says: I am {name}. The phone shows {number}</source>
        <translation>Dit : je suis {name}. Le téléphone affiche {number}</translation>
    </message>
    <message>
        <source>Hands in both lists</source>
        <translation>Remet les deux listes</translation>
    </message>
    <message>
        <source>Hands in the Corp list</source>
        <translation>Remet la liste Corp</translation>
    </message>
    <message>
        <source>Hands in the Runner list</source>
        <translation>Remet la liste Runner</translation>
    </message>
    <message>
        <source>Calls a judge</source>
        <translation>Appelle un arbitre</translation>
    </message>
    <message>
        <source>Calls a judge: {why}</source>
        <translation>Appelle un arbitre : {why}</translation>
    </message>
    <message>
        <source>Judge to table {table}</source>
        <translation>Arbitre à la table {table}</translation>
    </message>
    <message>
        <source>Judge to table {table}: {why}</source>
        <translation>Arbitre à la table {table} : {why}</translation>
    </message>
    <message>
        <source>Table {table} has no result any more: look at it as it is now.</source>
        <translation>La table {table} n’a plus de résultat : regardez-la telle qu’elle est maintenant.</translation>
    </message>
    <message>
        <source>Table {table} has the result {result} meanwhile: look at it as it is now.</source>
        <translation>La table {table} a entre-temps le résultat {result} : regardez-la telle qu’elle est maintenant.</translation>
    </message>
    <message>
        <source>Wants to play. The phone shows {number}</source>
        <translation>Veut jouer. Le téléphone affiche {number}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {result}</source>
        <translation>Ronde {round}, table {table} : {result}</translation>
    </message>
    <message>
        <source>Wants to leave after this round</source>
        <translation>Veut partir après cette ronde</translation>
    </message>
    <message>
        <source>Answers whether to be named, photographed and streamed</source>
        <translation>Répond s’il accepte d’être nommé, photographié et diffusé</translation>
    </message>
    <message>
        <source>You do not sit at table {table} in round {round}: look where you play now.</source>
        <translation>Vous n’êtes pas à la table {table} dans la ronde {round} : regardez où vous jouez maintenant.</translation>
    </message>
    <message>
        <source>Round {round} is over: tell the desk what is wrong with it.</source>
        <translation>La ronde {round} est terminée : dites à la table d’organisation ce qui ne va pas.</translation>
    </message>
    <message>
        <source>Who did not come, and penalties, are for the staff to enter: call a judge.</source>
        <translation>Les absences et les pénalités sont saisies par l’équipe : appelez un arbitre.</translation>
    </message>
    <message>
        <source>The desk does not take registrations by phone now.</source>
        <translation>L’organisation n’accepte pas d’inscriptions par téléphone pour l’instant.</translation>
    </message>
    <message>
        <source>Say the name you play under.</source>
        <translation>Dites le nom sous lequel vous jouez.</translation>
    </message>
    <message>
        <source>{name} is registered already.</source>
        <translation>{name} est déjà inscrit.</translation>
    </message>
    <message>
        <source>This player is not in the event any more.</source>
        <translation>Ce joueur n’est plus dans le tournoi.</translation>
    </message>
    <message>
        <source>You have left the tournament.</source>
        <translation>Vous avez quitté le tournoi.</translation>
    </message>
    <message>
        <source>Hand your lists to the desk: it takes none by phone.</source>
        <translation>Remettez vos listes à l’organisation : elle n’en accepte pas par téléphone.</translation>
    </message>
    <message>
        <source>Lists are locked: talk to the desk.</source>
        <translation>Les listes sont verrouillées : adressez-vous à l’organisation.</translation>
    </message>
    <message>
        <source>{first} and {second}, by phone</source>
        <translation>{first} et {second}, par téléphone</translation>
    </message>
    <message>
        <source>the list</source>
        <translation>la liste</translation>
    </message>
    <message>
        <source>This is a Runner list: it goes into the other field.</source>
        <translation>C’est une liste Runner : elle va dans l’autre champ.</translation>
    </message>
    <message>
        <source>This is a Corp list: it goes into the other field.</source>
        <translation>C’est une liste Corp : elle va dans l’autre champ.</translation>
    </message>
    <message>
        <source>This pairing is not played any more.</source>
        <translation>Cet appariement n’est plus joué.</translation>
    </message>
    <message>
        <source>Say who of the staff the code is for: the log names him.</source>
        <translation>Dites pour qui de l’équipe est le code : le journal le nomme.</translation>
    </message>
    <message>
        <source>This was decided already: look at the list as it is now.</source>
        <translation>C’est déjà décidé : regardez la liste telle qu’elle est maintenant.</translation>
    </message>
    <message>
        <source>{name}, by phone</source>
        <translation>{name}, par téléphone</translation>
    </message>
    <message>
        <source>{file} lies in a database, and this Arbiter was built without PostgreSQL&apos;s client library: install libpq and build it again, or open a file.</source>
        <translation>{file} se trouve dans une base de données, et cet Arbiter a été compilé sans la bibliothèque cliente de PostgreSQL : installez libpq et recompilez-le, ou ouvrez un fichier.</translation>
    </message>
    <message>
        <source>This is no address of an event in a database{detail}: it looks like postgresql://name@server/database#event.</source>
        <translation>Ce n’est pas l’adresse d’un tournoi dans une base de données{detail} : elle ressemble à postgresql://nom@serveur/base#tournoi.</translation>
    </message>
    <message>
        <source>{file} cannot be used{detail}: docs/several-desks.md says how a database is set up and who may open it.</source>
        <translation>{file} ne peut pas être utilisé{detail} : docs/several-desks.md dit comment préparer une base de données et qui peut l’ouvrir.</translation>
    </message>
    <message>
        <source>The server of {file} does not answer{detail}: what was read can be looked at, and nothing can be recorded. Check network and server, or go on with the copy on this computer.</source>
        <translation>Le serveur de {file} ne répond pas{detail} : ce qui a été lu peut être consulté, mais rien ne peut être enregistré. Vérifiez le réseau et le serveur, ou continuez avec la copie de cet ordinateur.</translation>
    </message>
    <message>
        <source>The server of {file} went while the act was recorded{detail}: whether it counts shows in the log when the server is back. Look there before you enter it again.</source>
        <translation>Le serveur de {file} a disparu pendant l’enregistrement de l’acte{detail} : le journal dira s’il compte quand le serveur sera revenu. Regardez-y avant de le saisir de nouveau.</translation>
    </message>
    <message>
        <source>{file} goes on elsewhere{detail} and takes nothing more: open it there, or share that file again to go on here.</source>
        <translation>{file} continue ailleurs{detail} et n’accepte plus rien : ouvrez-le là-bas, ou partagez de nouveau ce fichier pour continuer ici.</translation>
    </message>
    <message>
        <source>Entry {entry} of {file} holds what a database cannot{detail}: the event stays in its file.</source>
        <translation>L’entrée {entry} de {file} contient ce qu’une base de données ne peut pas garder{detail} : le tournoi reste dans son fichier.</translation>
    </message>
    <message>
        <source>This takes back {count} acts of others; the last one is by {who}: {act}.</source>
        <translation>Cela annule {count} actes d’autres personnes ; le dernier est de {who} : {act}.</translation>
    </message>
    <message>
        <source>{who} has acted since you did. This takes back: {act}. Your own last act stays: {own}.</source>
        <translation>{who} a agi après vous. Cela annule : {act}. Votre propre dernier acte reste : {own}.</translation>
    </message>
    <message>
        <source>This takes back an act of {who}: {act}.</source>
        <translation>Cela annule un acte de {who} : {act}.</translation>
    </message>
    <message>
        <source>{actor} was first: {act}. Nothing was changed; look at it, and enter yours again where it is to stand.</source>
        <translation>{actor} a été plus rapide : {act}. Rien n’a été modifié ; regardez, et saisissez le vôtre de nouveau s’il doit compter.</translation>
    </message>
    <message>
        <source>Meanwhile {who} did this: {act}. Look at the event as it is now, then try again.</source>
        <translation>Entre-temps, {who} a fait ceci : {act}. Regardez le tournoi tel qu’il est maintenant, puis réessayez.</translation>
    </message>
    <message>
        <source>{file} and the event in the database went on differently behind act {act}: both stay as they are. Compare their logs, and go on with one of them.</source>
        <translation>{file} et le tournoi de la base de données ont continué différemment après l’acte {act} : les deux restent tels quels. Comparez leurs journaux et continuez avec l’un d’eux.</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indiqué</translation>
    </message>
    <message numerus="yes">
        <source>{server}: {n} card</source>
        <comment>{server}: {n} cards</comment>
        <translation>
            <numerusform>{server} : {n} carte</numerusform>
            <numerusform>{server} : {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>(attacked)</source>
        <translation>(attaqué)</translation>
    </message>
    <message>
        <source>Ice, outermost first</source>
        <translation>Glaces, la plus extérieure d’abord</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Racine</translation>
    </message>
    <message>
        <source>In the server</source>
        <translation>Dans le serveur</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>crédits</translation>
    </message>
    <message>
        <source>clicks</source>
        <translation>clics</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>cartes en main</translation>
    </message>
    <message>
        <source>agenda points</source>
        <translation>points de projet</translation>
    </message>
    <message>
        <source>bad publicity</source>
        <translation>mauvaise publicité</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>tags</translation>
    </message>
    <message>
        <source>brain damage</source>
        <translation>dégâts cérébraux</translation>
    </message>
    <message>
        <source>link</source>
        <translation>lien</translation>
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
        <translation>Programmes</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Facedown</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Rig</source>
        <translation>Rig</translation>
    </message>
    <message>
        <source>Identity of the Corp</source>
        <translation>Identité de la Corp</translation>
    </message>
    <message>
        <source>Identity of the Runner</source>
        <translation>Identité du Runner</translation>
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
        <translation>Zone de score de la Corp</translation>
    </message>
    <message>
        <source>Score area of the Runner</source>
        <translation>Zone de score du Runner</translation>
    </message>
    <message>
        <source>Play area</source>
        <translation>Zone de jeu</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mises de côté</translation>
    </message>
    <message>
        <source>Removed from the game</source>
        <translation>Retirées de la partie</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Autres cartes</translation>
    </message>
    <message>
        <source>Step {number}: {title}</source>
        <translation>Étape {number} : {title}</translation>
    </message>
    <message>
        <source>What follows is not derived: {why}</source>
        <translation>La suite n’est pas dérivée : {why}</translation>
    </message>
    <message>
        <source>The Corp decides: {what}</source>
        <translation>La Corp décide : {what}</translation>
    </message>
    <message>
        <source>The Runner decides: {what}</source>
        <translation>Le Runner décide : {what}</translation>
    </message>
    <message>
        <source>{act}: {why}</source>
        <extracomment>an act that is not allowed, and why</extracomment>
        <translation>{act} : {why}</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Pas permis</translation>
    </message>
    <message>
        <source>This cannot be played: {why}</source>
        <translation>Cela ne peut pas être joué : {why}</translation>
    </message>
    <message>
        <source>Not derived: {why}</source>
        <translation>Non dérivé : {why}</translation>
    </message>
    <message>
        <source>What may be done now</source>
        <translation>Ce qui peut être fait maintenant</translation>
    </message>
    <message>
        <source>What may be done later, if nothing is done before</source>
        <translation>Ce qui pourra être fait plus tard, si rien n’est fait avant</translation>
    </message>
    <message>
        <source>{words}: {says}</source>
        <translation>{words} : {says}</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte ?</translation>
    </message>
    <message>
        <source>the Runner runs on {server}</source>
        <translation>le Runner lance un run sur {server}</translation>
    </message>
    <message>
        <source>the Corp draws a card for a click</source>
        <translation>la Corp pioche une carte pour un clic</translation>
    </message>
    <message>
        <source>the Runner draws a card for a click</source>
        <translation>le Runner pioche une carte pour un clic</translation>
    </message>
    <message>
        <source>the Corp takes a credit for a click</source>
        <translation>la Corp prend un crédit pour un clic</translation>
    </message>
    <message>
        <source>the Runner takes a credit for a click</source>
        <translation>le Runner prend un crédit pour un clic</translation>
    </message>
    <message>
        <source>the Corp purges virus counters</source>
        <translation>la Corp purge les compteurs virus</translation>
    </message>
    <message>
        <source>the Runner removes a tag</source>
        <translation>le Runner retire un tag</translation>
    </message>
    <message>
        <source>the Runner jacks out</source>
        <translation>le Runner se déconnecte</translation>
    </message>
    <message>
        <source>the Runner goes on with the run</source>
        <translation>le Runner continue le run</translation>
    </message>
    <message>
        <source>the Corp ends its actions</source>
        <translation>la Corp met fin à ses actions</translation>
    </message>
    <message>
        <source>the Runner ends their actions</source>
        <translation>le Runner met fin à ses actions</translation>
    </message>
    <message numerus="yes">
        <source>the Corp spends {n} credit</source>
        <comment>the Corp spends {n} credits</comment>
        <translation>
            <numerusform>la Corp dépense {n} crédit</numerusform>
            <numerusform>la Corp dépense {n} crédits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner spends {n} credit</source>
        <comment>the Runner spends {n} credits</comment>
        <translation>
            <numerusform>le Runner dépense {n} crédit</numerusform>
            <numerusform>le Runner dépense {n} crédits</numerusform>
        </translation>
    </message>
    <message>
        <source>the Corp plays {card}</source>
        <translation>la Corp joue {card}</translation>
    </message>
    <message>
        <source>the Runner plays {card}</source>
        <translation>le Runner joue {card}</translation>
    </message>
    <message>
        <source>the Corp installs {card}</source>
        <translation>la Corp installe {card}</translation>
    </message>
    <message>
        <source>the Runner installs {card}</source>
        <translation>le Runner installe {card}</translation>
    </message>
    <message>
        <source>the Corp rezzes {card}</source>
        <translation>la Corp rezze {card}</translation>
    </message>
    <message>
        <source>the Corp scores {card}</source>
        <translation>la Corp marque {card}</translation>
    </message>
    <message>
        <source>the Corp advances {card}</source>
        <translation>la Corp avance {card}</translation>
    </message>
    <message>
        <source>the Runner accesses {card}</source>
        <translation>le Runner accède à {card}</translation>
    </message>
    <message>
        <source>the Runner steals {card}</source>
        <translation>le Runner vole {card}</translation>
    </message>
    <message>
        <source>the Corp trashes {card} for a click and 2 credits</source>
        <translation>la Corp trashe {card} pour un clic et 2 crédits</translation>
    </message>
    <message>
        <source>the Runner trashes {card} for its trash cost</source>
        <translation>le Runner trashe {card} pour son coût de trash</translation>
    </message>
    <message>
        <source>{card} is discarded</source>
        <translation>{card} est défaussée</translation>
    </message>
    <message>
        <source>{card} is chosen</source>
        <translation>{card} est choisie</translation>
    </message>
    <message>
        <source>{card}: declined</source>
        <translation>{card} : refusé</translation>
    </message>
    <message>
        <source>{card} is used: {ability}</source>
        <translation>{card} est utilisée : {ability}</translation>
    </message>
    <message>
        <source>the moment is taken to be: {step}</source>
        <translation>le moment est pris comme : {step}</translation>
    </message>
    <message>
        <source>{card} breaks every subroutine of {ice}</source>
        <translation>{card} brise toutes les sous-routines de {ice}</translation>
    </message>
    <message numerus="yes">
        <source>{card} breaks {n} subroutine of {ice}</source>
        <comment>{card} breaks {n} subroutines of {ice}</comment>
        <translation>
            <numerusform>{card} brise {n} sous-routine de {ice}</numerusform>
            <numerusform>{card} brise {n} sous-routines de {ice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} gets stronger {n} time first: {what}</source>
        <comment>{card} gets stronger {n} times first: {what}</comment>
        <translation>
            <numerusform>{card} se renforce d’abord {n} fois : {what}</numerusform>
            <numerusform>{card} se renforce d’abord {n} fois : {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>no ice protects it</source>
        <translation>aucune glace ne le protège</translation>
    </message>
    <message>
        <source>ice is told from the outermost to the innermost</source>
        <translation>les glaces sont dites de l’extérieur vers l’intérieur</translation>
    </message>
    <message>
        <source>{card} cannot lie so.</source>
        <translation>{card} ne peut pas être ainsi.</translation>
    </message>
    <message>
        <source>{card}: {number} {kind}</source>
        <translation>{card} : {number} {kind}</translation>
    </message>
    <message>
        <source>an identity</source>
        <translation>une identité</translation>
    </message>
    <message>
        <source>an agenda</source>
        <translation>un projet</translation>
    </message>
    <message>
        <source>an asset</source>
        <translation>un atout</translation>
    </message>
    <message>
        <source>an operation</source>
        <translation>une opération</translation>
    </message>
    <message>
        <source>an upgrade</source>
        <translation>une amélioration</translation>
    </message>
    <message>
        <source>a piece of ice</source>
        <translation>une glace</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>un événement</translation>
    </message>
    <message>
        <source>a piece of hardware</source>
        <translation>un matériel</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>a resource</source>
        <translation>une ressource</translation>
    </message>
    <message>
        <source>how strong is {card}?</source>
        <translation>quelle est la force de {card} ?</translation>
    </message>
    <message>
        <source>where does {card} go?</source>
        <translation>où va {card} ?</translation>
    </message>
    <message>
        <source>which step is it?</source>
        <translation>quelle est l’étape ?</translation>
    </message>
    <message>
        <source>how many cards are accessed?</source>
        <translation>à combien de cartes accède-t-on ?</translation>
    </message>
    <message>
        <source>how many tags has the Runner?</source>
        <translation>combien de tags a le Runner ?</translation>
    </message>
    <message>
        <source>how many cards are left in the grip, and who has won?</source>
        <translation>combien de cartes restent dans le grip, et qui a gagné ?</translation>
    </message>
    <message>
        <source>how much brain damage has the Runner taken?</source>
        <translation>combien de dégâts cérébraux le Runner a-t-il subis ?</translation>
    </message>
    <message>
        <source>how much bad publicity has the Corp?</source>
        <translation>combien de mauvaise publicité a la Corp ?</translation>
    </message>
    <message>
        <source>how much link has the Runner?</source>
        <translation>combien de lien a le Runner ?</translation>
    </message>
    <message>
        <source>how much memory is used, and how much is there?</source>
        <translation>combien de mémoire est utilisée, et combien y en a-t-il ?</translation>
    </message>
    <message>
        <source>how many counters has {card}?</source>
        <translation>combien de compteurs a {card} ?</translation>
    </message>
    <message>
        <source>what happens, one after the other?</source>
        <translation>que se passe-t-il, dans l’ordre ?</translation>
    </message>
    <message>
        <source>who wins?</source>
        <translation>qui gagne ?</translation>
    </message>
    <message>
        <source>is the run successful?</source>
        <translation>le run est-il réussi ?</translation>
    </message>
    <message>
        <source>is the run over?</source>
        <translation>le run est-il terminé ?</translation>
    </message>
    <message>
        <source>is {card} trashed?</source>
        <translation>{card} est-elle trashée ?</translation>
    </message>
    <message>
        <source>is {card} passed?</source>
        <translation>{card} est-elle passée ?</translation>
    </message>
    <message>
        <source>where is {card}?</source>
        <translation>où est {card} ?</translation>
    </message>
    <message>
        <source>is {card} rezzed?</source>
        <translation>{card} est-elle rezzée ?</translation>
    </message>
    <message>
        <source>is {card} installed?</source>
        <translation>{card} est-elle installée ?</translation>
    </message>
    <message>
        <source>is {card} active?</source>
        <translation>{card} est-elle active ?</translation>
    </message>
    <message>
        <source>is every subroutine of {card} broken?</source>
        <translation>toutes les sous-routines de {card} sont-elles brisées ?</translation>
    </message>
    <message>
        <source>is {card} faceup?</source>
        <translation>{card} est-elle face visible ?</translation>
    </message>
    <message>
        <source>which card hosts {card}?</source>
        <translation>quelle carte héberge {card} ?</translation>
    </message>
    <message>
        <source>is the Runner tagged?</source>
        <translation>le Runner est-il tagué ?</translation>
    </message>
    <message>
        <source>is the Runner flatlined?</source>
        <translation>le Runner est-il flatliné ?</translation>
    </message>
    <message>
        <source>what is the trash cost of {card}?</source>
        <translation>quel est le coût de trash de {card} ?</translation>
    </message>
    <message>
        <source>what is the rez cost of {card}?</source>
        <translation>quel est le coût de rez de {card} ?</translation>
    </message>
    <message>
        <source>what is the install cost of {card}?</source>
        <translation>quel est le coût d’installation de {card} ?</translation>
    </message>
    <message>
        <source>what is the play cost of {card}?</source>
        <translation>quel est le coût de jeu de {card} ?</translation>
    </message>
    <message>
        <source>how many has each player?</source>
        <translation>combien chaque joueur en a-t-il ?</translation>
    </message>
    <message>
        <source>how many credits has the Corp?</source>
        <translation>combien de crédits a la Corp ?</translation>
    </message>
    <message>
        <source>how many credits has the Runner?</source>
        <translation>combien de crédits a le Runner ?</translation>
    </message>
    <message>
        <source>how many clicks has the Corp?</source>
        <translation>combien de clics a la Corp ?</translation>
    </message>
    <message>
        <source>how many clicks has the Runner?</source>
        <translation>combien de clics a le Runner ?</translation>
    </message>
    <message>
        <source>how many cards are in HQ?</source>
        <translation>combien de cartes y a-t-il dans HQ ?</translation>
    </message>
    <message>
        <source>how many cards are in the grip?</source>
        <translation>combien de cartes y a-t-il dans le grip ?</translation>
    </message>
    <message>
        <source>how many cards are in R&amp;D?</source>
        <translation>combien de cartes y a-t-il dans R&amp;D ?</translation>
    </message>
    <message>
        <source>how many cards are in the stack?</source>
        <translation>combien de cartes y a-t-il dans le stack ?</translation>
    </message>
    <message>
        <source>how many cards are in Archives?</source>
        <translation>combien de cartes y a-t-il dans Archives ?</translation>
    </message>
    <message>
        <source>how many cards are in the heap?</source>
        <translation>combien de cartes y a-t-il dans le heap ?</translation>
    </message>
    <message>
        <source>how large is the Corp&apos;s maximum hand?</source>
        <translation>quelle est la taille maximale de la main de la Corp ?</translation>
    </message>
    <message>
        <source>how large is the Runner&apos;s maximum hand?</source>
        <translation>quelle est la taille maximale de la main du Runner ?</translation>
    </message>
    <message>
        <source>how many agenda points has the Corp?</source>
        <translation>combien de points de projet a la Corp ?</translation>
    </message>
    <message>
        <source>how many agenda points has the Runner?</source>
        <translation>combien de points de projet a le Runner ?</translation>
    </message>
    <message>
        <source>{card} is on {host}</source>
        <translation>{card} est sur {host}</translation>
    </message>
    <message>
        <source>{card} chose {other}</source>
        <translation>{card} a choisi {other}</translation>
    </message>
    <message>
        <source>{card} chose {server}</source>
        <translation>{card} a choisi {server}</translation>
    </message>
    <message>
        <source>{card} in the root of {server}</source>
        <translation>{card} dans la racine de {server}</translation>
    </message>
    <message>
        <source>{card} protects {server}</source>
        <translation>{card} protège {server}</translation>
    </message>
    <message>
        <source>{card} in {server}</source>
        <translation>{card} dans {server}</translation>
    </message>
    <message>
        <source>{card} in HQ</source>
        <translation>{card} dans HQ</translation>
    </message>
    <message>
        <source>{card} in R&amp;D</source>
        <translation>{card} dans R&amp;D</translation>
    </message>
    <message>
        <source>{card} in Archives</source>
        <translation>{card} dans Archives</translation>
    </message>
    <message>
        <source>{card} in the grip</source>
        <translation>{card} dans le grip</translation>
    </message>
    <message>
        <source>{card} in the stack</source>
        <translation>{card} dans le stack</translation>
    </message>
    <message>
        <source>{card} in the heap</source>
        <translation>{card} dans le heap</translation>
    </message>
    <message>
        <source>{card} in the Corp&apos;s score area</source>
        <translation>{card} dans la zone de score de la Corp</translation>
    </message>
    <message>
        <source>{card} in the Runner&apos;s score area</source>
        <translation>{card} dans la zone de score du Runner</translation>
    </message>
    <message>
        <source>{card} removed from the game</source>
        <translation>{card} retirée de la partie</translation>
    </message>
    <message>
        <source>{card} was played and resolves</source>
        <translation>{card} a été jouée et se résout</translation>
    </message>
    <message>
        <source>{card} on the table</source>
        <translation>{card} sur la table</translation>
    </message>
    <message>
        <source>{where}, rezzed</source>
        <translation>{where}, rezzée</translation>
    </message>
    <message>
        <source>{where}, unrezzed</source>
        <translation>{where}, non rezzée</translation>
    </message>
    <message>
        <source>{where}, faceup</source>
        <translation>{where}, face visible</translation>
    </message>
    <message>
        <source>{where}, facedown</source>
        <translation>{where}, face cachée</translation>
    </message>
    <message>
        <source>the run is on {server}</source>
        <translation>le run vise {server}</translation>
    </message>
    <message>
        <source>What is played ends with its turn: tell how the table stands as the next one begins.</source>
        <translation>Ce qui est joué s’arrête avec le tour : dites l’état de la table au début du suivant.</translation>
    </message>
    <message>
        <source>nothing of the kind happened before in this turn</source>
        <translation>rien de tel ne s’est produit plus tôt dans ce tour</translation>
    </message>
    <message>
        <source>the encounter is over</source>
        <translation>la rencontre est terminée</translation>
    </message>
    <message>
        <source>the Runner encounters {ice}</source>
        <translation>le Runner rencontre {ice}</translation>
    </message>
    <message>
        <source>the Runner approaches {ice}</source>
        <translation>le Runner approche {ice}</translation>
    </message>
    <message>
        <source>the Runner passes {ice}</source>
        <translation>le Runner passe {ice}</translation>
    </message>
    <message>
        <source>the Runner goes on to the server</source>
        <translation>le Runner continue vers le serveur</translation>
    </message>
    <message>
        <source>the run is on HQ</source>
        <translation>le run vise HQ</translation>
    </message>
    <message>
        <source>the run begins</source>
        <translation>le run commence</translation>
    </message>
    <message>
        <source>run on {server}</source>
        <translation>run sur {server}</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>un run</translation>
    </message>
    <message>
        <source>the Runner approaches {server}</source>
        <translation>le Runner approche {server}</translation>
    </message>
    <message>
        <source>the Runner has 1 tag</source>
        <translation>le Runner a 1 tag</translation>
    </message>
    <message>
        <source>the Runner has no tag</source>
        <translation>le Runner n’a aucun tag</translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} tag</source>
        <comment>the Runner has {n} tags</comment>
        <translation>
            <numerusform>le Runner a {n} tag</numerusform>
            <numerusform>le Runner a {n} tags</numerusform>
        </translation>
    </message>
    <message>
        <source>the Corp has {n} bad publicity</source>
        <translation>la Corp a {n} mauvaise publicité</translation>
    </message>
    <message>
        <source>the Runner has taken {n} brain damage</source>
        <translation>le Runner a subi {n} dégâts cérébraux</translation>
    </message>
    <message numerus="yes">
        <source>{n} card in HQ</source>
        <comment>{n} cards in HQ</comment>
        <translation>
            <numerusform>{n} carte dans HQ</numerusform>
            <numerusform>{n} cartes dans HQ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in the grip</source>
        <comment>{n} cards in the grip</comment>
        <translation>
            <numerusform>{n} carte dans le grip</numerusform>
            <numerusform>{n} cartes dans le grip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in R&amp;D</source>
        <comment>{n} cards in R&amp;D</comment>
        <translation>
            <numerusform>{n} carte dans R&amp;D</numerusform>
            <numerusform>{n} cartes dans R&amp;D</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in the stack</source>
        <comment>{n} cards in the stack</comment>
        <translation>
            <numerusform>{n} carte dans le stack</numerusform>
            <numerusform>{n} cartes dans le stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in Archives</source>
        <comment>{n} cards in Archives</comment>
        <translation>
            <numerusform>{n} carte dans Archives</numerusform>
            <numerusform>{n} cartes dans Archives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card in the heap</source>
        <comment>{n} cards in the heap</comment>
        <translation>
            <numerusform>{n} carte dans le heap</numerusform>
            <numerusform>{n} cartes dans le heap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Corp has {n} credit</source>
        <comment>the Corp has {n} credits</comment>
        <translation>
            <numerusform>la Corp a {n} crédit</numerusform>
            <numerusform>la Corp a {n} crédits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} credit</source>
        <comment>the Runner has {n} credits</comment>
        <translation>
            <numerusform>le Runner a {n} crédit</numerusform>
            <numerusform>le Runner a {n} crédits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Corp has {n} click left</source>
        <comment>the Corp has {n} clicks left</comment>
        <translation>
            <numerusform>il reste {n} clic à la Corp</numerusform>
            <numerusform>il reste {n} clics à la Corp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} click left</source>
        <comment>the Runner has {n} clicks left</comment>
        <translation>
            <numerusform>il reste {n} clic au Runner</numerusform>
            <numerusform>il reste {n} clics au Runner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Corp has {n} agenda point</source>
        <comment>the Corp has {n} agenda points</comment>
        <translation>
            <numerusform>la Corp a {n} point de projet</numerusform>
            <numerusform>la Corp a {n} points de projet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} agenda point</source>
        <comment>the Runner has {n} agenda points</comment>
        <translation>
            <numerusform>le Runner a {n} point de projet</numerusform>
            <numerusform>le Runner a {n} points de projet</numerusform>
        </translation>
    </message>
    <message>
        <source>a card gives the Runner {n} link</source>
        <translation>une carte donne {n} lien au Runner</translation>
    </message>
    <message>
        <source>Whose are these?</source>
        <translation>À qui sont-elles ?</translation>
    </message>
    <message>
        <source>the Corp&apos;s</source>
        <translation>à la Corp</translation>
    </message>
    <message>
        <source>the Runner&apos;s</source>
        <translation>au Runner</translation>
    </message>
    <message>
        <source>it is the Corp&apos;s last click</source>
        <translation>c’est le dernier clic de la Corp</translation>
    </message>
    <message>
        <source>it is the Runner&apos;s last click</source>
        <translation>c’est le dernier clic du Runner</translation>
    </message>
    <message>
        <source>it is the Corp&apos;s first click</source>
        <translation>c’est le premier clic de la Corp</translation>
    </message>
    <message>
        <source>it is the Runner&apos;s first click</source>
        <translation>c’est le premier clic du Runner</translation>
    </message>
    <message>
        <source>a successful run</source>
        <translation>un run réussi</translation>
    </message>
    <message>
        <source>a successful run on {server}</source>
        <translation>un run réussi sur {server}</translation>
    </message>
    <message>
        <source>a run on {server}</source>
        <translation>un run sur {server}</translation>
    </message>
    <message>
        <source>an agenda was scored</source>
        <translation>un projet a été marqué</translation>
    </message>
    <message>
        <source>an agenda was stolen</source>
        <translation>un projet a été volé</translation>
    </message>
    <message>
        <source>last turn: {what}</source>
        <translation>dernier tour : {what}</translation>
    </message>
    <message>
        <source>this turn: {what}</source>
        <translation>ce tour : {what}</translation>
    </message>
    <message>
        <source>{play}, {spend}</source>
        <translation>{play}, {spend}</translation>
    </message>
    <message>
        <source>may it be: {act}?</source>
        <translation>est-ce permis : {act} ?</translation>
    </message>
    <message>
        <source>may the last act be done?</source>
        <translation>le dernier acte est-il permis ?</translation>
    </message>
    <message>
        <source>how many credits are left after this: {act}?</source>
        <translation>combien de crédits restent après ceci : {act} ?</translation>
    </message>
    <message>
        <source>what does it cost: {act}?</source>
        <translation>combien cela coûte-t-il : {act} ?</translation>
    </message>
    <message>
        <source>who decides?</source>
        <translation>qui décide ?</translation>
    </message>
    <message>
        <source>the Runner accesses cards</source>
        <translation>le Runner accède à des cartes</translation>
    </message>
    <message>
        <source>may the Runner decline to steal {card}?</source>
        <translation>le Runner peut-il refuser de voler {card} ?</translation>
    </message>
    <message>
        <source>“{words}” is not understood.</source>
        <translation>« {words} » n’est pas compris.</translation>
    </message>
    <message>
        <source>{card} is in {server}</source>
        <translation>{card} est dans {server}</translation>
    </message>
    <message>
        <source>{card} is the outermost ice there</source>
        <translation>{card} y est la glace la plus extérieure</translation>
    </message>
    <message>
        <source>{card} is rezzed</source>
        <translation>{card} est rezzée</translation>
    </message>
    <message>
        <source>{card} is hosted</source>
        <translation>{card} est hébergée</translation>
    </message>
    <message>
        <source>{card} is in HQ</source>
        <translation>{card} est dans HQ</translation>
    </message>
    <message>
        <source>{card} is unrezzed</source>
        <translation>{card} n’est pas rezzée</translation>
    </message>
    <message>
        <source>{card} is in the grip</source>
        <translation>{card} est dans le grip</translation>
    </message>
    <message>
        <source>{card} was played for this run</source>
        <translation>{card} a été jouée pour ce run</translation>
    </message>
    <message>
        <source>the Runner is at {ice}</source>
        <translation>le Runner est à {ice}</translation>
    </message>
    <message>
        <source>the Corp has no bad publicity</source>
        <translation>la Corp n’a pas de mauvaise publicité</translation>
    </message>
    <message>
        <source>the Runner has no brain damage</source>
        <translation>le Runner n’a pas de dégâts cérébraux</translation>
    </message>
    <message>
        <source>there are cards in R&amp;D</source>
        <translation>il y a des cartes dans R&amp;D</translation>
    </message>
    <message>
        <source>there are cards in the stack</source>
        <translation>il y a des cartes dans le stack</translation>
    </message>
    <message>
        <source>the agenda&apos;s advancement requirement is met</source>
        <translation>le projet est assez avancé</translation>
    </message>
    <message>
        <source>the agenda is worth 2 points</source>
        <translation>le projet vaut 2 points</translation>
    </message>
    <message>
        <source>{card} is advanced as often as it needs</source>
        <translation>{card} est avancée autant qu’il le faut</translation>
    </message>
    <message>
        <source>it is the Runner&apos;s turn, and an action is next</source>
        <translation>c’est le tour du Runner, et une action est à faire</translation>
    </message>
    <message>
        <source>{card}: option {n} is chosen</source>
        <translation>{card} : l’option {n} est choisie</translation>
    </message>
    <message>
        <source>Which ability of {card}?</source>
        <translation>Quelle capacité de {card} ?</translation>
    </message>
    <message>
        <source>The server of {file} asks for a password, and none that fits was found. Put it into the file ~/.pgpass, which only you may read, in a line {line}:PASSWORD, or into PGPASSWORD: it is never asked for here.</source>
        <translation>Le serveur de {file} demande un mot de passe, et aucun qui convienne n’a été trouvé. Mettez-le dans le fichier ~/.pgpass, que vous seul pouvez lire, dans une ligne {line}:PASSWORD, ou dans PGPASSWORD : il n’est jamais demandé ici.</translation>
    </message>
    <message>
        <source>No server answers at {address} ({why}): check the address, the network and the server, and try again.</source>
        <translation>Aucun serveur ne répond à {address} ({why}) : vérifiez l’adresse, le réseau et le serveur, et réessayez.</translation>
    </message>
    <message>
        <source>Entry {entry} of {file} is an act that this version does not know, {act}: nothing was shared. Update Arbiter, and share it then.</source>
        <translation>L’entrée {entry} de {file} est un acte que cette version ne connaît pas, {act} : rien n’a été partagé. Mettez Arbiter à jour, puis partagez-le.</translation>
    </message>
    <message>
        <source>it does not begin with {scheme}</source>
        <translation>elle ne commence pas par {scheme}</translation>
    </message>
    <message>
        <source>it holds a password, which belongs into ~/.pgpass</source>
        <translation>elle contient un mot de passe, dont la place est dans ~/.pgpass</translation>
    </message>
    <message>
        <source>what follows # is not the number of an event, such as 1b4e28ba-2fa1-41d2-883f-0016d3cca427</source>
        <translation>ce qui suit # n’est pas le numéro d’un tournoi, comme 1b4e28ba-2fa1-41d2-883f-0016d3cca427</translation>
    </message>
    <message>
        <source>the server is older than PostgreSQL 14</source>
        <translation>le serveur est plus ancien que PostgreSQL 14</translation>
    </message>
    <message>
        <source>the database is not in UTF-8: create it with -E UTF8</source>
        <translation>la base de données n’est pas en UTF-8 : créez-la avec -E UTF8</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>pas de réponse à temps</translation>
    </message>
    <message>
        <source>it cannot be waited for</source>
        <translation>on ne peut pas l’attendre</translation>
    </message>
    <message>
        <source>it sent no answer</source>
        <translation>il n’a pas envoyé de réponse</translation>
    </message>
    <message>
        <source>there is no connection</source>
        <translation>il n’y a pas de connexion</translation>
    </message>
    <message>
        <source>the server is still busy with it</source>
        <translation>le serveur s’en occupe encore</translation>
    </message>
    <message>
        <source>its owner, who may make roles, must share the first event: {why}</source>
        <translation>son propriétaire, qui peut créer des rôles, doit partager le premier tournoi : {why}</translation>
    </message>
    <message>
        <source>its owner must share an event with this version first</source>
        <translation>son propriétaire doit d’abord partager un tournoi avec cette version</translation>
    </message>
    <message>
        <source>it names no event; there are {names}</source>
        <translation>elle ne nomme aucun tournoi ; il y a {names}</translation>
    </message>
    <message>
        <source>behind # stands another event than that of the file</source>
        <translation>derrière # se trouve un autre tournoi que celui du fichier</translation>
    </message>
    <message numerus="yes">
        <source>both players spend {n} credit</source>
        <comment>both players spend {n} credits</comment>
        <translation>
            <numerusform>les deux joueurs dépensent {n} crédit</numerusform>
            <numerusform>les deux joueurs dépensent {n} crédits</numerusform>
        </translation>
    </message>
    <message>
        <source>what comes of it: {what}?</source>
        <translation>ce qu’il en advient : {what} ?</translation>
    </message>
    <message>
        <source>is {card} of this kind: {subtype}?</source>
        <translation>{card} est-elle de ce genre : {subtype} ?</translation>
    </message>
    <message>
        <source>how is it with {card}?</source>
        <translation>qu’en est-il de {card} ?</translation>
    </message>
    <message>
        <source>ice of {server} is told from the outermost to the innermost</source>
        <translation>la glace ({server}) se dit de la plus extérieure à la plus intérieure</translation>
    </message>
    <message>
        <source>no {card} is there</source>
        <translation>{card} n’est pas là</translation>
    </message>
    <message>
        <source>it is not done</source>
        <translation>ce n’est pas fait</translation>
    </message>
    <message>
        <source>not done: {act}</source>
        <translation>pas fait : {act}</translation>
    </message>
    <message>
        <source>not last turn: {what}</source>
        <translation>pas au dernier tour : {what}</translation>
    </message>
    <message>
        <source>not this turn: {what}</source>
        <translation>pas ce tour : {what}</translation>
    </message>
    <message numerus="yes">
        <source>{act}, {n} time</source>
        <comment>{act}, {n} times</comment>
        <translation>
            <numerusform>{act}, {n} fois</numerusform>
            <numerusform>{act}, {n} fois</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is installed</source>
        <translation>{card} est installée</translation>
    </message>
    <message>
        <source>a card is in {server}</source>
        <translation>une carte est dans {server}</translation>
    </message>
    <message>
        <source>Such a table cannot be: {problem}</source>
        <translation>Une telle table est impossible : {problem}</translation>
    </message>
    <message>
        <source>This cannot be done there. {why}</source>
        <translation>Cela ne se peut pas là. {why}</translation>
    </message>
    <message>
        <source>The engine knows all of its text.</source>
        <translation>Le moteur de règles en connaît tout le texte.</translation>
    </message>
    <message>
        <source>The engine knows a part of its text.</source>
        <translation>Le programme connaît une partie de son texte.</translation>
    </message>
    <message>
        <source>The engine knows none of its text.</source>
        <translation>Le programme ne connaît rien de son texte.</translation>
    </message>
    <message>
        <source>the Runner pays for {card}</source>
        <translation>le Runner paie pour {card}</translation>
    </message>
    <message>
        <source>the subroutines of {ice} that are not broken resolve</source>
        <translation>les sous-routines non brisées de {ice} se résolvent</translation>
    </message>
    <message>
        <source>there are cards in HQ</source>
        <translation>il y a des cartes dans HQ</translation>
    </message>
    <message>
        <source>Archives is empty</source>
        <translation>Archives est vide</translation>
    </message>
    <message>
        <source>the Runner goes on to access</source>
        <translation>le Runner passe à l’accès</translation>
    </message>
    <message>
        <source>the run is looked at to its end</source>
        <translation>le run est examiné jusqu’à sa fin</translation>
    </message>
    <message>
        <source>the encounter is looked at to its end</source>
        <translation>la rencontre est examinée jusqu’à sa fin</translation>
    </message>
    <message>
        <source>there are no others: {cards}</source>
        <translation>il n’y en a pas d’autres&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>the other option is chosen</source>
        <translation>l’autre option est choisie</translation>
    </message>
    <message>
        <source>is the trace successful?</source>
        <translation>la trace est-elle réussie&#xa0;?</translation>
    </message>
    <message>
        <source>and then may it be: {act}?</source>
        <translation>et est-ce alors permis&#xa0;: {act}&#xa0;?</translation>
    </message>
    <message>
        <source>Another question of this line is asked: ask this one in a line of its own.</source>
        <translation>Une autre question est déjà posée dans cette ligne&#xa0;: posez celle-ci dans une ligne à part.</translation>
    </message>
    <message>
        <source>{card}: a run on {server}</source>
        <translation>{card}&#xa0;: un run contre {server}</translation>
    </message>
    <message>
        <source>{card}: a run</source>
        <translation>{card}&#xa0;: un run</translation>
    </message>
    <message>
        <source>the Runner has enough credits</source>
        <translation>le Runner a assez de crédits</translation>
    </message>
    <message>
        <source>the Corp has enough credits</source>
        <translation>la Corp a assez de crédits</translation>
    </message>
    <message>
        <source>{card} has as many counters</source>
        <translation>{card} a autant de compteurs</translation>
    </message>
    <message>
        <source>the Corp</source>
        <translation>la Corp</translation>
    </message>
    <message>
        <source>the Runner</source>
        <translation>le Runner</translation>
    </message>
    <message>
        <source>nobody says whose: taken to be {player}</source>
        <translation>personne ne dit de qui&#xa0;: on suppose {player}</translation>
    </message>
    <message>
        <source>“{word}” is {player}</source>
        <translation>«&#xa0;{word}&#xa0;» désigne {player}</translation>
    </message>
    <message>
        <source>of {player}, who was spoken of</source>
        <translation>comme dit plus haut&#xa0;: {player}</translation>
    </message>
    <message>
        <source>“{word}” is {player}: “{because}”</source>
        <translation>«&#xa0;{word}&#xa0;» désigne {player}&#xa0;: «&#xa0;{because}&#xa0;»</translation>
    </message>
    <message>
        <source>{card} is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was used before in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} subroutine of {ice} is broken</source>
        <comment>{n} subroutines of {ice} are broken</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>leave this out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What somebody says is not taken to be so.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>tête de série {seed}</translation>
    </message>
    <message>
        <source>winner of game {game}</source>
        <translation>vainqueur du jeu {game}</translation>
    </message>
    <message>
        <source>loser of game {game}</source>
        <translation>perdant du jeu {game}</translation>
    </message>
    <message>
        <source>seed no. {rank} of those still in</source>
        <translation>tête de série n°&#xa0;{rank} parmi ceux encore en lice</translation>
    </message>
    <message>
        <source>To the pairings</source>
        <translation>Vers les appariements</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Cette page n’existe pas.</translation>
    </message>
    <message>
        <source>This language is not spoken here.</source>
        <translation>Cette langue n’est pas parlée ici.</translation>
    </message>
    <message>
        <source>This came from a page of another place; nothing was changed.</source>
        <translation>Cela venait d’une page étrangère&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Cut, round {round}, if needed</source>
        <translation>Cut, ronde {round}, si nécessaire</translation>
    </message>
    <message>
        <source>Cut, round {round}</source>
        <translation>Cut, ronde {round}</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>vers {time}</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>The clock of the round will be shown here.</source>
        <translation>L’horloge de la ronde s’affichera ici.</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>The clock is paused</source>
        <translation>L’horloge est en pause</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronde est terminée</translation>
    </message>
    <message>
        <source>left of this round</source>
        <translation>restent dans cette ronde</translation>
    </message>
    <message>
        <source>played, without a limit</source>
        <translation>jouées, sans limite</translation>
    </message>
    <message>
        <source>Table {table}: {minutes} more minutes</source>
        <translation>Table {table}&#xa0;: {minutes} minutes de plus</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>The times of the day will be shown here.</source>
        <translation>Les horaires de la journée s’afficheront ici.</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Appariements</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
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
        <translation>bye</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Show everybody</source>
        <translation>Afficher tout le monde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>The pairings will be shown here.</source>
        <translation>Les appariements s’afficheront ici.</translation>
    </message>
    <message>
        <source>Nobody of that name plays this round.</source>
        <translation>Personne de ce nom ne joue cette ronde.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Ronde {round}, table {table}</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Pas encore de résultat</translation>
    </message>
    <message>
        <source>Standings, round {round} still playing</source>
        <translation>Classement, ronde {round} en cours</translation>
    </message>
    <message>
        <source>Standings after round {round}</source>
        <translation>Classement après la ronde {round}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>The standings will be shown here after round 1.</source>
        <translation>Le classement s’affichera ici après la ronde 1.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>Round {round}, game {game}</source>
        <translation>Ronde {round}, jeu {game}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Table {table}</translation>
    </message>
    <message>
        <source>The bracket will be shown here once the cut begins.</source>
        <translation>Le tableau s’affichera ici quand le cut commencera.</translation>
    </message>
    <message>
        <source>This code admits nobody (any more). Ask the desk for a new one.</source>
        <translation>Ce code n’admet (plus) personne. Demandez-en un nouveau à l’organisation.</translation>
    </message>
    <message>
        <source>Come in</source>
        <translation>Entrer</translation>
    </message>
    <message>
        <source>Continue as {name}</source>
        <translation>Continuer en tant que {name}</translation>
    </message>
    <message>
        <source>That is not me</source>
        <translation>Ce n’est pas moi</translation>
    </message>
    <message>
        <source>The desk says no</source>
        <translation>L’organisation dit non</translation>
    </message>
    <message>
        <source>{name}, please wait</source>
        <translation>{name}, veuillez patienter</translation>
    </message>
    <message>
        <source>Tell this number at the desk: it lets your phone in.</source>
        <translation>Dites ce nombre à l’organisation : il donne accès à votre téléphone.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui êtes-vous ?</translation>
    </message>
    <message>
        <source>I want to register</source>
        <translation>Je veux m’inscrire</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>S’inscrire</translation>
    </message>
    <message>
        <source>The desk does not take registrations by phone now.</source>
        <translation>L’organisation n’accepte pas d’inscriptions par téléphone pour l’instant.</translation>
    </message>
    <message>
        <source>Name you play under</source>
        <translation>Nom sous lequel vous jouez</translation>
    </message>
    <message>
        <source>Pronouns (if you like)</source>
        <translation>Pronoms (si vous voulez)</translation>
    </message>
    <message>
        <source>Corp identity</source>
        <translation>Identité Corp</translation>
    </message>
    <message>
        <source>Runner identity</source>
        <translation>Identité Runner</translation>
    </message>
    <message>
        <source>Corp list (now or later)</source>
        <translation>Liste Corp (maintenant ou plus tard)</translation>
    </message>
    <message>
        <source>Runner list (now or later)</source>
        <translation>Liste Runner (maintenant ou plus tard)</translation>
    </message>
    <message>
        <source>This form is not one of ours.</source>
        <translation>Ce formulaire n’est pas l’un des nôtres.</translation>
    </message>
    <message>
        <source>This phone is not admitted here: come in by your card, or say who you are.</source>
        <translation>Ce téléphone n’est pas admis ici : entrez avec votre carte, ou dites qui vous êtes.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Nobody calls.</source>
        <translation>Personne n’appelle.</translation>
    </message>
    <message>
        <source>I go there</source>
        <translation>J’y vais</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Search the rulings</source>
        <translation>Chercher dans les décisions</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, {judge}</source>
        <translation>Ronde {round}, table {table}, {judge}</translation>
    </message>
    <message>
        <source>Record a ruling</source>
        <translation>Consigner une décision</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Ce qui a été demandé</translation>
    </message>
    <message>
        <source>What was decided</source>
        <translation>Ce qui a été décidé</translation>
    </message>
    <message>
        <source>Extra minutes</source>
        <translation>Minutes supplémentaires</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Consigner</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>This cannot be asked so: {why}</source>
        <translation>Cela ne peut pas être demandé ainsi : {why}</translation>
    </message>
    <message>
        <source>By {version}</source>
        <translation>Selon {version}</translation>
    </message>
    <message>
        <source>Assumed: {what}</source>
        <translation>Supposé : {what}</translation>
    </message>
    <message>
        <source>By {version}: {verdict}</source>
        <translation>Selon {version} : {verdict}</translation>
    </message>
    <message>
        <source>Record this ruling</source>
        <translation>Consigner cette décision</translation>
    </message>
    <message>
        <source>Ask for a ruling</source>
        <translation>Demander une décision</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Other questions</source>
        <translation>Autres questions</translation>
    </message>
    <message>
        <source>Corp list</source>
        <translation>Liste Corp</translation>
    </message>
    <message>
        <source>Runner list</source>
        <translation>Liste Runner</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} cartes</translation>
    </message>
    <message>
        <source>Checked in round {round}: in order</source>
        <translation>Vérifié à la ronde {round} : en ordre</translation>
    </message>
    <message>
        <source>Checked in round {round}: {note}</source>
        <translation>Vérifié à la ronde {round} : {note}</translation>
    </message>
    <message>
        <source>Deck checks</source>
        <translation>Vérifications de decks</translation>
    </message>
    <message>
        <source>No list was handed in.</source>
        <translation>Aucune liste n’a été remise.</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En ordre</translation>
    </message>
    <message>
        <source>It differs</source>
        <translation>Il y a une différence</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>Deck check of {name}</source>
        <translation>Vérification du deck de {name}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>What is asked?</source>
        <translation>Quelle est la question ?</translation>
    </message>
    <message>
        <source>By all versions of the rules</source>
        <translation>Selon toutes les versions des règles</translation>
    </message>
    <message>
        <source>Nothing is found: try fewer or other words.</source>
        <translation>Rien n’a été trouvé : essayez avec moins de mots ou d’autres mots.</translation>
    </message>
    <message>
        <source>Not the version of this event</source>
        <translation>Pas la version de ce tournoi</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>The list is legal.</source>
        <translation>La liste est légale.</translation>
    </message>
    <message>
        <source>The organizer lets the list stand.</source>
        <translation>L’organisateur accepte la liste telle quelle.</translation>
    </message>
    <message>
        <source>The list is not legal:</source>
        <translation>La liste n’est pas légale :</translation>
    </message>
    <message>
        <source>My record</source>
        <translation>Mon parcours</translation>
    </message>
    <message>
        <source>Place {rank} with {points} points, SoS {sos}</source>
        <translation>Place {rank} avec {points} points, SoS {sos}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>SoS is the average of the points per round of your opponents:</source>
        <translation>Le SoS est la moyenne des points par ronde de vos adversaires :</translation>
    </message>
    <message>
        <source>SoS is the sum of the points of your opponents:</source>
        <translation>Le SoS est la somme des points de vos adversaires :</translation>
    </message>
    <message>
        <source>Round {round}: {reason}</source>
        <translation>Ronde {round} : {reason}</translation>
    </message>
    <message>
        <source>My penalties</source>
        <translation>Mes pénalités</translation>
    </message>
    <message>
        <source>Your results will be shown here.</source>
        <translation>Vos résultats s’afficheront ici.</translation>
    </message>
    <message>
        <source>My lists</source>
        <translation>Mes listes</translation>
    </message>
    <message>
        <source>Lists are locked.</source>
        <translation>Les listes sont verrouillées.</translation>
    </message>
    <message>
        <source>Paste a list as text. You see at once whether it is legal, and may change it until lists are locked.</source>
        <translation>Collez une liste sous forme de texte. Vous voyez tout de suite si elle est légale, et pouvez la changer jusqu’au verrouillage des listes.</translation>
    </message>
    <message>
        <source>Hand your lists to the desk.</source>
        <translation>Remettez vos listes à l’organisation.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>No list yet</source>
        <translation>Pas encore de liste</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Bye</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contre {name}</translation>
    </message>
    <message>
        <source>You are the Corp.</source>
        <translation>Vous êtes la Corp.</translation>
    </message>
    <message>
        <source>You are the Runner.</source>
        <translation>Vous êtes le Runner.</translation>
    </message>
    <message>
        <source>Result: {result}</source>
        <translation>Résultat : {result}</translation>
    </message>
    <message>
        <source>You said {result}.</source>
        <translation>Vous avez dit {result}.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{name} says {result}.</source>
        <translation>{name} dit {result}.</translation>
    </message>
    <message>
        <source>Yes, that is right</source>
        <translation>Oui, c’est exact</translation>
    </message>
    <message>
        <source>You two say different things: the desk decides. Neither counts until then.</source>
        <translation>Vous dites deux choses différentes : l’organisation décide. D’ici là, aucune ne compte.</translation>
    </message>
    <message>
        <source>It is in. It counts when your opponent says the same, or the desk accepts it.</source>
        <translation>C’est reçu. Cela compte quand votre adversaire dit la même chose ou que l’organisation l’accepte.</translation>
    </message>
    <message>
        <source>Report the result</source>
        <translation>Donner le résultat</translation>
    </message>
    <message>
        <source>It was otherwise</source>
        <translation>C’était autrement</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>A judge was called</source>
        <translation>Un arbitre a été appelé</translation>
    </message>
    <message>
        <source>Waits for the desk</source>
        <translation>Attend l’organisation</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>A judge is on the way</source>
        <translation>Un arbitre arrive</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>No judge is needed any more</source>
        <translation>Plus besoin d’arbitre</translation>
    </message>
    <message>
        <source>What you sent</source>
        <translation>Ce que vous avez envoyé</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>Ma table</translation>
    </message>
    <message>
        <source>You will see your table here.</source>
        <translation>Votre table s’affichera ici.</translation>
    </message>
    <message>
        <source>You have left the tournament.</source>
        <translation>Vous avez quitté le tournoi.</translation>
    </message>
    <message>
        <source>Call a judge</source>
        <translation>Appeler un arbitre</translation>
    </message>
    <message>
        <source>Leave the tournament</source>
        <translation>Quitter le tournoi</translation>
    </message>
    <message>
        <source>You do not play at that table: look where you play now.</source>
        <translation>Vous ne jouez pas à cette table : regardez où vous jouez maintenant.</translation>
    </message>
    <message>
        <source>Say of a game how it ended.</source>
        <translation>Dites d’une partie comment elle s’est terminée.</translation>
    </message>
    <message>
        <source>Really leave?</source>
        <translation>Vraiment partir ?</translation>
    </message>
    <message>
        <source>You will not be paired again. Only the desk can bring you back.</source>
        <translation>Vous ne serez plus apparié. Seule l’organisation peut vous faire revenir.</translation>
    </message>
    <message>
        <source>You play this round to its end and are not paired after it.</source>
        <translation>Vous jouez cette ronde jusqu’au bout et n’êtes plus apparié ensuite.</translation>
    </message>
    <message>
        <source>Yes, I leave</source>
        <translation>Oui, je pars</translation>
    </message>
    <message>
        <source>Leave after this round</source>
        <translation>Partir après cette ronde</translation>
    </message>
    <message>
        <source>No, I stay</source>
        <translation>Non, je reste</translation>
    </message>
    <message>
        <source>What is it about?</source>
        <translation>De quoi s’agit-il ?</translation>
    </message>
    <message>
        <source>Paste a list into one of the fields.</source>
        <translation>Collez une liste dans l’un des champs.</translation>
    </message>
    <message>
        <source>My name in results that are published</source>
        <translation>Mon nom dans les résultats publiés</translation>
    </message>
    <message>
        <source>Photographs of me</source>
        <translation>Photos de moi</translation>
    </message>
    <message>
        <source>My games on a stream</source>
        <translation>Mes parties en direct</translation>
    </message>
    <message>
        <source>My consent</source>
        <translation>Mon consentement</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>{name} won as Corp</source>
        <translation>{name} a gagné en Corp</translation>
    </message>
    <message>
        <source>{name} won as Runner</source>
        <translation>{name} a gagné en Runner</translation>
    </message>
    <message>
        <source>Time was called</source>
        <translation>Le temps était écoulé</translation>
    </message>
    <message>
        <source>Was not played</source>
        <translation>N’a pas été jouée</translation>
    </message>
    <message>
        <source>Corp {corp}, Runner {runner}</source>
        <translation>Corp {corp}, Runner {runner}</translation>
    </message>
    <message>
        <source>If {name} was Corp</source>
        <translation>Si {name} était Corp</translation>
    </message>
    <message>
        <source>Agenda points of the Corp</source>
        <translation>Points de projet de la Corp</translation>
    </message>
    <message>
        <source>Agenda points of the Runner</source>
        <translation>Points de projet du Runner</translation>
    </message>
    <message>
        <source>Agenda points: of who lost, and at time of both.</source>
        <translation>Points de projet : du perdant, et des deux si le temps était écoulé.</translation>
    </message>
    <message>
        <source>Agenda points: only if time was called.</source>
        <translation>Points de projet : seulement si le temps était écoulé.</translation>
    </message>
    <message>
        <source>We agreed on a draw</source>
        <translation>Nous avons convenu d’une égalité</translation>
    </message>
    <message>
        <source>Round {round}, tables</source>
        <translation>Ronde {round}, tables</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>The tables will be shown here.</source>
        <translation>Les tables s’afficheront ici.</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Game loss</source>
        <translation>Perte de partie</translation>
    </message>
    <message>
        <source>Match loss</source>
        <translation>Perte de match</translation>
    </message>
    <message>
        <source>Removed from the event</source>
        <translation>Exclusion du tournoi</translation>
    </message>
    <message>
        <source>Also where later games rest on it and are played again</source>
        <translation>Même si des jeux suivants en dépendent et sont rejoués</translation>
    </message>
    <message>
        <source>Or in words, as at the desk</source>
        <translation>Ou en mots, comme à l’organisation</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Retirer le résultat</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Temps supplémentaire</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>5 minutes: game loss</source>
        <translation>5 minutes : perte de partie</translation>
    </message>
    <message>
        <source>10 minutes: match loss, leaves</source>
        <translation>10 minutes : perte de match, quitte le tournoi</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>{minutes} more minutes</source>
        <translation>{minutes} minutes de plus</translation>
    </message>
    <message>
        <source>Penalty for {name}: {reason}</source>
        <translation>Pénalité pour {name} : {reason}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Show it as it is now</source>
        <translation>Afficher tel que c’est maintenant</translation>
    </message>
    <message>
        <source>Not me: leave this phone</source>
        <translation>Pas moi : quitter ce téléphone</translation>
    </message>
    <message>
        <source>No card is called “{title}”.</source>
        <translation>Aucune carte ne s’appelle « {title} ».</translation>
    </message>
    <message>
        <source>No card is called “{title}”. Is it one of these: {cards}?</source>
        <translation>Aucune carte ne s’appelle « {title} ». Est-ce l’une de celles-ci : {cards} ?</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Advancement</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Agenda points</source>
        <translation>Points de projet</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Trash cost</source>
        <translation>Coût de trash</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Unique</translation>
    </message>
    <message>
        <source>Printed in</source>
        <translation>Imprimée dans</translation>
    </message>
    <message>
        <source>No list of restrictions was in force.</source>
        <translation>Aucune liste de restrictions n’était en vigueur.</translation>
    </message>
    <message>
        <source>{list}: each copy lowers the influence limit by {n}.</source>
        <translation>{list} : chaque exemplaire réduit la limite d’influence de {n}.</translation>
    </message>
    <message>
        <source>{list}: each copy costs {n} influence more.</source>
        <translation>{list} : chaque exemplaire coûte {n} d’influence de plus.</translation>
    </message>
    <message>
        <source>{list}: restricted; a deck has one restricted title.</source>
        <translation>{list} : limitée ; un deck n’a qu’un seul titre limité.</translation>
    </message>
    <message>
        <source>{list}: banned.</source>
        <translation>{list} : interdite.</translation>
    </message>
    <message>
        <source>{list}: costs {n} points.</source>
        <translation>{list} : coûte {n} points.</translation>
    </message>
    <message>
        <source>{list} says nothing about it.</source>
        <translation>{list} n’en dit rien.</translation>
    </message>
    <message>
        <source>Not released by then.</source>
        <translation>Pas encore parue à cette date.</translation>
    </message>
    <message>
        <source>At most {n} in a deck.</source>
        <translation>Au plus {n} dans un deck.</translation>
    </message>
    <message>
        <source>From {day}: at most {n} in a deck.</source>
        <translation>À partir du {day} : au plus {n} dans un deck.</translation>
    </message>
    <message>
        <source>From {day}: unique.</source>
        <translation>À partir du {day} : unique.</translation>
    </message>
    <message>
        <source>Deck building on {day}</source>
        <translation>Construction de deck le {day}</translation>
    </message>
    <message>
        <source>Rulings that name it</source>
        <translation>Décisions qui la citent</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucune.</translation>
    </message>
    <message>
        <source>{document}, “{section}”, line {lines}</source>
        <translation>{document}, « {section} », ligne {lines}</translation>
    </message>
    <message>
        <source>The Rules Reference does not repeat it.</source>
        <translation>La Rules Reference ne le répète pas.</translation>
    </message>
    <message>
        <source>Version of the rules</source>
        <translation>Version des règles</translation>
    </message>
    <message>
        <source>Timing of turns and runs</source>
        <translation>Déroulement des tours et des runs</translation>
    </message>
    <message>
        <source>The rules are being laid out: in a moment.</source>
        <translation>Les règles se préparent : dans un instant.</translation>
    </message>
    <message>
        <source>Not the version you ask by</source>
        <translation>Pas la version selon laquelle vous demandez</translation>
    </message>
    <message>
        <source>Show it in the timing chart</source>
        <translation>Montrer dans le déroulement</translation>
    </message>
    <message>
        <source>Differs between versions</source>
        <translation>Les versions diffèrent</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The Corp&apos;s turn</source>
        <translation>Le tour de la Corp</translation>
    </message>
    <message>
        <source>The Runner&apos;s turn</source>
        <translation>Le tour du Runner</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Un run</translation>
    </message>
    <message>
        <source>use paid abilities</source>
        <translation>utiliser des capacités payantes</translation>
    </message>
    <message>
        <source>rez cards other than ice</source>
        <translation>rezzer des cartes autres que la glace</translation>
    </message>
    <message>
        <source>rez the approached ice</source>
        <translation>rezzer la glace approchée</translation>
    </message>
    <message>
        <source>score agendas</source>
        <translation>marquer des projets</translation>
    </message>
    <message>
        <source>break subroutines</source>
        <translation>briser des sous-routines</translation>
    </message>
    <message>
        <source>jack out</source>
        <translation>se déconnecter</translation>
    </message>
    <message>
        <source>take actions</source>
        <translation>effectuer des actions</translation>
    </message>
    <message>
        <source>only one has it</source>
        <translation>une seule l’a</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>who may do what</source>
        <translation>qui peut faire quoi</translation>
    </message>
    <message>
        <source>abilities met</source>
        <translation>capacités remplies</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>ce qui suit</translation>
    </message>
    <message>
        <source>when it takes effect</source>
        <translation>quand cela prend effet</translation>
    </message>
    <message>
        <source>The Corp may do nothing now.</source>
        <translation>La Corp ne peut rien faire maintenant.</translation>
    </message>
    <message>
        <source>The Runner may do nothing now.</source>
        <translation>Le Runner ne peut rien faire maintenant.</translation>
    </message>
    <message>
        <source>The Corp may {what}.</source>
        <translation>La Corp peut {what}.</translation>
    </message>
    <message>
        <source>The Runner may {what}.</source>
        <translation>Le Runner peut {what}.</translation>
    </message>
    <message>
        <source>Not on the first ice of this run.</source>
        <translation>Pas à la première glace de ce run.</translation>
    </message>
    <message>
        <source>Over. {what}</source>
        <translation>Terminé. {what}</translation>
    </message>
    <message>
        <source>{document}, “{section}”</source>
        <translation>{document}, « {section} »</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Ce qui vient ensuite</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>Corp: {what}</source>
        <translation>Corp : {what}</translation>
    </message>
    <message>
        <source>Runner: {what}</source>
        <translation>Runner : {what}</translation>
    </message>
    <message>
        <source>There is no such step.</source>
        <translation>Cette étape n’existe pas.</translation>
    </message>
    <message>
        <source>They agree in every step.</source>
        <translation>Elles concordent à chaque étape.</translation>
    </message>
    <message>
        <source>Steps in which they differ</source>
        <translation>Étapes où elles diffèrent</translation>
    </message>
    <message>
        <source>Compare with nothing</source>
        <translation>Ne rien comparer</translation>
    </message>
    <message>
        <source>Compare with {version}</source>
        <translation>Comparer avec {version}</translation>
    </message>
    <message>
        <source>Turn or run</source>
        <translation>Tour ou run</translation>
    </message>
    <message>
        <source>Version to compare with</source>
        <translation>Version à comparer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>{points} in {rounds}</source>
        <translation>{points} en {rounds}</translation>
    </message>
    <message>
        <source>Strength of schedule</source>
        <translation>SoS (force des adversaires)</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>par ronde</translation>
    </message>
    <message>
        <source>In a result {first} stands first, then {second}.</source>
        <translation>Dans un résultat, {first} vient d’abord, puis {second}.</translation>
    </message>
    <message>
        <source>Third game, if the two were tied</source>
        <translation>Troisième partie, si les deux étaient à égalité</translation>
    </message>
    <message>
        <source>We played one game for two: say only how that one ended</source>
        <translation>Nous avons joué une partie pour deux : dites seulement comment elle a fini</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Règles : {name}</translation>
    </message>
    <message>
        <source>{rounds} rounds of {minutes} minutes, no cut</source>
        <translation>{rounds} rondes de {minutes} minutes, sans cut</translation>
    </message>
    <message>
        <source>{rounds} rounds of {minutes} minutes, then a cut to the top {cut}</source>
        <translation>{rounds} rondes de {minutes} minutes, puis un cut des {cut} premiers</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>I play here</source>
        <translation>Je joue ici</translation>
    </message>
    <message>
        <source>More pages</source>
        <translation>Autres pages</translation>
    </message>
    <message>
        <source>You are called: please come to the desk.</source>
        <translation>On vous appelle : venez à l’organisation, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Left out: {what}</source>
        <translation>Laissé de côté&#xa0;: {what}</translation>
    </message>
    <message>
        <source>As the engine reads this card</source>
        <translation>Comme le moteur de règles lit cette carte</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>{choice}: {taken}</source>
        <extracomment>a decision, and what was decided</extracomment>
        <translation>{choice}&#xa0;: {taken}</translation>
    </message>
    <message>
        <source>not decided within {number} positions</source>
        <translation>pas décidé en {number} positions</translation>
    </message>
    <message>
        <source>{choices}: {why}</source>
        <translation>{choices}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>it depends on what is chosen</source>
        <translation>cela dépend de ce qui est choisi</translation>
    </message>
    <message>
        <source>{facts}: {why}</source>
        <translation>{facts}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>ruled out: {facts}, for then {why}</source>
        <translation>exclu&#xa0;: {facts}, car alors {why}</translation>
    </message>
    <message>
        <source>it depends on facts that are not stated</source>
        <translation>cela dépend de données qui ne sont pas indiquées</translation>
    </message>
    <message>
        <source>this version leaves it open, and either way it comes to the same: {difference}</source>
        <translation>cette version laisse ouvert, mais le résultat est le même dans les deux cas&#xa0;: {difference}</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>crédits</translation>
    </message>
    <message>
        <source>clicks</source>
        <translation>clics</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>cartes en main</translation>
    </message>
    <message>
        <source>cards in the deck</source>
        <translation>cartes dans le deck</translation>
    </message>
    <message>
        <source>cards in the trash pile</source>
        <translation>cartes dans la défausse</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>tags</translation>
    </message>
    <message>
        <source>tagged</source>
        <translation>statut tagué</translation>
    </message>
    <message>
        <source>bad publicity</source>
        <translation>mauvaise publicité</translation>
    </message>
    <message>
        <source>brain damage</source>
        <translation>dégâts neuro</translation>
    </message>
    <message>
        <source>agenda points</source>
        <translation>points de projet</translation>
    </message>
    <message>
        <source>memory used</source>
        <translation>mémoire utilisée</translation>
    </message>
    <message>
        <source>status</source>
        <translation>statut</translation>
    </message>
    <message>
        <source>number of accesses</source>
        <translation>nombre d’accès</translation>
    </message>
    <message>
        <source>cards accessed</source>
        <translation>accès effectués</translation>
    </message>
    <message>
        <source>how often ice was approached</source>
        <translation>approches de glace</translation>
    </message>
    <message>
        <source>server</source>
        <translation>serveur</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>glace</translation>
    </message>
    <message>
        <source>rezzed</source>
        <translation>rezzée</translation>
    </message>
    <message>
        <source>faceup</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>where it is</source>
        <translation>emplacement</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>trashed</source>
        <translation>trashée</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>franchie</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installée</translation>
    </message>
    <message>
        <source>active</source>
        <translation>active</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>broken subroutines</source>
        <translation>sous-routines brisées</translation>
    </message>
    <message>
        <source>who knows it</source>
        <translation>qui la connaît</translation>
    </message>
    <message>
        <source>advancement tokens</source>
        <translation>pions avancement</translation>
    </message>
    <message>
        <source>virus counters</source>
        <translation>pions virus</translation>
    </message>
    <message>
        <source>power counters</source>
        <translation>pions pouvoir</translation>
    </message>
    <message>
        <source>agenda counters</source>
        <translation>pions projet</translation>
    </message>
    <message>
        <source>recurring credits</source>
        <translation>crédits récurrents</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vainqueur</translation>
    </message>
    <message>
        <source>how the game was won</source>
        <translation>raison de la victoire</translation>
    </message>
    <message>
        <source>who may act</source>
        <translation>qui peut agir</translation>
    </message>
    <message>
        <source>what may be done in this step</source>
        <translation>ce qui est permis à cette étape</translation>
    </message>
    <message>
        <source>{fact} {player.of}</source>
        <extracomment>a fact, and whose it is: &quot;credits of the Corp&quot;</extracomment>
        <translation>{fact} {player.of}</translation>
    </message>
    <message>
        <source>{fact} of the run</source>
        <translation>{fact} du run</translation>
    </message>
    <message>
        <source>{fact} of the trace</source>
        <translation>{fact} de la trace</translation>
    </message>
    <message>
        <source>{card}: {fact}</source>
        <extracomment>a card, and a fact about it</extracomment>
        <translation>{card}&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>{name}: {fact}</source>
        <translation>{name}&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>{fact} {value}</source>
        <extracomment>a fact and its value</extracomment>
        <translation>{fact} = {value}</translation>
    </message>
    <message>
        <source>{card} is active</source>
        <translation>{card} est active</translation>
    </message>
    <message>
        <source>{card} is inactive</source>
        <translation>{card} est inactive</translation>
    </message>
    <message>
        <source>{card} is active: agendas are active in the score area of the Corp only</source>
        <translation>{card} est active&#xa0;: un projet n’est actif que dans la zone de score de la Corp</translation>
    </message>
    <message>
        <source>{card} is inactive: agendas are active in the score area of the Corp only</source>
        <translation>{card} est inactive&#xa0;: un projet n’est actif que dans la zone de score de la Corp</translation>
    </message>
    <message>
        <source>{card} is active: it is hosted, but not installed</source>
        <translation>{card} est active&#xa0;: elle est hébergée, mais pas installée</translation>
    </message>
    <message>
        <source>{card} is inactive: it is hosted, but not installed</source>
        <translation>{card} est inactive&#xa0;: elle est hébergée, mais pas installée</translation>
    </message>
    <message>
        <source>the Runner looks at what is accessed</source>
        <translation>le Runner regarde ce à quoi il accède</translation>
    </message>
    <message>
        <source>of cards in HQ the Corp is told, too</source>
        <translation>et pour HQ, la Corp en est informée</translation>
    </message>
    <message>
        <source>what stays in R&amp;D is not shown to the Corp</source>
        <translation>ce qui reste dans R&amp;D n’est pas montré à la Corp</translation>
    </message>
    <message>
        <source>{card} is in a server</source>
        <translation>{card} est dans un serveur</translation>
    </message>
    <message>
        <source>{card} is not in a server</source>
        <translation>{card} n’est pas dans un serveur</translation>
    </message>
    <message>
        <source>the deck was shuffled: which card lies where is chance</source>
        <translation>le deck a été mélangé&#xa0;: la place de chaque carte relève du hasard</translation>
    </message>
    <message>
        <source>{card} has left play: it is another copy</source>
        <translation>{card} a quitté le jeu&#xa0;: c’est un autre exemplaire</translation>
    </message>
    <message>
        <source>{card} is in a score area, which uninstalls nothing: it is the same copy</source>
        <translation>{card} est dans une zone de score, ce qui ne désinstalle rien&#xa0;: c’est le même exemplaire</translation>
    </message>
    <message>
        <source>{card} has not left play: it is the same copy</source>
        <translation>{card} n’a pas quitté le jeu&#xa0;: c’est le même exemplaire</translation>
    </message>
    <message>
        <source>{card} is not the ice that was encountered last</source>
        <translation>{card} n’est pas la dernière glace rencontrée</translation>
    </message>
    <message>
        <source>no rule says whether a card that the Corp presents for a choice is seen</source>
        <translation>rien ne dit si une carte que la Corp présente pour un choix est vue</translation>
    </message>
    <message>
        <source>nobody knows the face of {card}</source>
        <translation>{card}&#xa0;: personne ne connaît sa face</translation>
    </message>
    <message>
        <source>both players know the face of {card}</source>
        <translation>{card}&#xa0;: les deux joueurs connaissent sa face</translation>
    </message>
    <message>
        <source>{player} knows the face of {card}</source>
        <translation>{card}&#xa0;: {player} connaît sa face</translation>
    </message>
    <message>
        <source>{card} was added as an agenda and is nothing else</source>
        <translation>{card} a été ajoutée comme projet et n’est rien d’autre</translation>
    </message>
    <message>
        <source>{card} has no type now</source>
        <translation>{card} n’a actuellement aucun type</translation>
    </message>
    <message>
        <source>{card} has its printed type</source>
        <translation>{card} a son type imprimé</translation>
    </message>
    <message>
        <source>a scored or stolen agenda has no advancement tokens</source>
        <translation>un projet marqué ou volé n’a pas de pions avancement</translation>
    </message>
    <message>
        <source>no fact of a card is called {name}</source>
        <translation>aucune donnée d’une carte ne s’appelle {name}</translation>
    </message>
    <message>
        <source>it cannot be played like that: {why}</source>
        <translation>cela ne peut pas se jouer ainsi&#xa0;: {why}</translation>
    </message>
    <message>
        <source>no rule was applied</source>
        <translation>aucune règle n’a été appliquée</translation>
    </message>
    <message>
        <source>two rules of equal rank disagree: {permits}; {forbids}</source>
        <translation>deux règles de même rang se contredisent&#xa0;: {permits}&#xa0;; {forbids}</translation>
    </message>
    <message>
        <source>this prevails: {rule}</source>
        <translation>ceci l’emporte&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>an ability is taken as the judge stated it</source>
        <translation>une capacité est prise telle que le juge l’a énoncée</translation>
    </message>
    <message numerus="yes">
        <source>the agendas in the score area {player.of} are worth {n} point</source>
        <comment>the agendas in the score area {player.of} are worth {n} points</comment>
        <translation>
            <numerusform>les projets dans la zone de score {player.of} valent {n} point</numerusform>
            <numerusform>les projets dans la zone de score {player.of} valent {n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>a new hand after a mulligan is as large as the first</source>
        <translation>après un mulligan, la nouvelle main est aussi grande que la première</translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} tag, and one is enough</source>
        <comment>the Runner has {n} tags, and one is enough</comment>
        <translation>
            <numerusform>le Runner a {n} tag, et un seul suffit</numerusform>
            <numerusform>le Runner a {n} tags, et un seul suffit</numerusform>
        </translation>
    </message>
    <message>
        <source>the Runner has no tag</source>
        <translation>le Runner n’a pas de tag</translation>
    </message>
    <message numerus="yes">
        <source>installed programs take {n} memory unit</source>
        <comment>installed programs take {n} memory units</comment>
        <translation>
            <numerusform>les programmes installés occupent {n} unité de mémoire</numerusform>
            <numerusform>les programmes installés occupent {n} unités de mémoire</numerusform>
        </translation>
    </message>
    <message>
        <source>no fact of a player is called {name}</source>
        <translation>aucune donnée d’un joueur ne s’appelle {name}</translation>
    </message>
    <message>
        <source>no run was made</source>
        <translation>aucun run n’a été lancé</translation>
    </message>
    <message>
        <source>the number of accesses is not settled yet</source>
        <translation>le nombre d’accès n’est pas encore fixé</translation>
    </message>
    <message>
        <source>no fact of a run is called {name}</source>
        <translation>aucune donnée d’un run ne s’appelle {name}</translation>
    </message>
    <message>
        <source>there was no trace</source>
        <translation>il n’y a pas eu de trace</translation>
    </message>
    <message>
        <source>no fact of a trace is called {name}</source>
        <translation>aucune donnée d’une trace ne s’appelle {name}</translation>
    </message>
    <message>
        <source>a server that an install empties goes on existing</source>
        <translation>un serveur qu’une installation vide continue d’exister</translation>
    </message>
    <message>
        <source>no fact of a server is called {name}</source>
        <translation>aucune donnée d’un serveur ne s’appelle {name}</translation>
    </message>
    <message>
        <source>no window is open here</source>
        <translation>aucune fenêtre n’est ouverte ici</translation>
    </message>
    <message>
        <source>the window is closed</source>
        <translation>la fenêtre est fermée</translation>
    </message>
    <message>
        <source>{player} may act now</source>
        <translation>c’est {player.to} d’agir</translation>
    </message>
    <message>
        <source>nothing is called {name}</source>
        <translation>rien ne s’appelle {name}</translation>
    </message>
    <message>
        <source>no fact is called {name}</source>
        <translation>aucune donnée ne s’appelle {name}</translation>
    </message>
    <message>
        <source>Yes, the Corp may.</source>
        <translation>Oui, la Corp le peut.</translation>
    </message>
    <message>
        <source>No, the Corp may not.</source>
        <translation>Non, la Corp ne le peut pas.</translation>
    </message>
    <message>
        <source>Yes, the Runner may.</source>
        <translation>Oui, le Runner le peut.</translation>
    </message>
    <message>
        <source>No, the Runner may not.</source>
        <translation>Non, le Runner ne le peut pas.</translation>
    </message>
    <message>
        <source>The Corp chooses.</source>
        <translation>La Corp choisit.</translation>
    </message>
    <message>
        <source>The Runner chooses.</source>
        <translation>Le Runner choisit.</translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} credit.</source>
        <comment>The Corp has {n} credits.</comment>
        <translation>
            <numerusform>La Corp a {n} crédit.</numerusform>
            <numerusform>La Corp a {n} crédits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} credit.</source>
        <comment>The Runner has {n} credits.</comment>
        <translation>
            <numerusform>Le Runner a {n} crédit.</numerusform>
            <numerusform>Le Runner a {n} crédits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} click left.</source>
        <comment>The Corp has {n} clicks left.</comment>
        <translation>
            <numerusform>La Corp a encore {n} clic.</numerusform>
            <numerusform>La Corp a encore {n} clics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} click left.</source>
        <comment>The Runner has {n} clicks left.</comment>
        <translation>
            <numerusform>Le Runner a encore {n} clic.</numerusform>
            <numerusform>Le Runner a encore {n} clics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} card in hand.</source>
        <comment>The Corp has {n} cards in hand.</comment>
        <translation>
            <numerusform>La Corp a {n} carte en main.</numerusform>
            <numerusform>La Corp a {n} cartes en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} card in hand.</source>
        <comment>The Runner has {n} cards in hand.</comment>
        <translation>
            <numerusform>Le Runner a {n} carte en main.</numerusform>
            <numerusform>Le Runner a {n} cartes en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} card in the deck.</source>
        <comment>The Corp has {n} cards in the deck.</comment>
        <translation>
            <numerusform>La Corp a {n} carte dans le deck.</numerusform>
            <numerusform>La Corp a {n} cartes dans le deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} card in the deck.</source>
        <comment>The Runner has {n} cards in the deck.</comment>
        <translation>
            <numerusform>Le Runner a {n} carte dans le deck.</numerusform>
            <numerusform>Le Runner a {n} cartes dans le deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} tag.</source>
        <comment>The Runner has {n} tags.</comment>
        <translation>
            <numerusform>Le Runner a {n} tag.</numerusform>
            <numerusform>Le Runner a {n} tags.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} bad publicity.</source>
        <comment>The Corp has {n} bad publicity.</comment>
        <translation>
            <numerusform>La Corp a {n} mauvaise publicité.</numerusform>
            <numerusform>La Corp a {n} mauvaises publicités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} agenda point.</source>
        <comment>The Corp has {n} agenda points.</comment>
        <translation>
            <numerusform>La Corp a {n} point de projet.</numerusform>
            <numerusform>La Corp a {n} points de projet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} agenda point.</source>
        <comment>The Runner has {n} agenda points.</comment>
        <translation>
            <numerusform>Le Runner a {n} point de projet.</numerusform>
            <numerusform>Le Runner a {n} points de projet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is rezzed.</source>
        <translation>{card} est rezzée.</translation>
    </message>
    <message>
        <source>{card} is not rezzed.</source>
        <translation>{card} n’est pas rezzée.</translation>
    </message>
    <message>
        <source>{card} is passed.</source>
        <translation>{card} est franchie.</translation>
    </message>
    <message>
        <source>{card} is not passed.</source>
        <translation>{card} n’est pas franchie.</translation>
    </message>
    <message>
        <source>{card} is trashed.</source>
        <translation>{card} est trashée.</translation>
    </message>
    <message>
        <source>{card} is not trashed.</source>
        <translation>{card} n’est pas trashée.</translation>
    </message>
    <message>
        <source>{card} is faceup.</source>
        <translation>{card} est face visible.</translation>
    </message>
    <message>
        <source>{card} is facedown.</source>
        <translation>{card} est face cachée.</translation>
    </message>
    <message>
        <source>{card} is installed.</source>
        <translation>{card} est installée.</translation>
    </message>
    <message>
        <source>{card} is not installed.</source>
        <translation>{card} n’est pas installée.</translation>
    </message>
    <message>
        <source>{card} is active.</source>
        <translation>{card} est active.</translation>
    </message>
    <message>
        <source>{card} is inactive.</source>
        <translation>{card} est inactive.</translation>
    </message>
    <message>
        <source>The run is successful.</source>
        <translation>Le run est réussi.</translation>
    </message>
    <message>
        <source>The run is unsuccessful.</source>
        <translation>Le run est un échec.</translation>
    </message>
    <message>
        <source>The run goes on.</source>
        <translation>Le run continue.</translation>
    </message>
    <message>
        <source>The Corp wins.</source>
        <translation>La Corp gagne.</translation>
    </message>
    <message>
        <source>The Runner wins.</source>
        <translation>Le Runner gagne.</translation>
    </message>
    <message>
        <source>Nobody has won.</source>
        <translation>Personne n’a gagné.</translation>
    </message>
    <message>
        <source>{card} is {place}.</source>
        <extracomment>a card, and &quot;in the heap&quot; or the like</extracomment>
        <translation>{card} est {place}.</translation>
    </message>
    <message>
        <source>{fact}: {value}.</source>
        <extracomment>a fact and its value</extracomment>
        <translation>{fact}&#xa0;: {value}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} agenda forfeited</source>
        <comment>{n} agendas forfeited</comment>
        <translation>
            <numerusform>{n} projet auquel renoncer</numerusform>
            <numerusform>{n} projets auxquels renoncer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card trashed</source>
        <comment>{n} cards trashed</comment>
        <translation>
            <numerusform>{n} carte à trasher</numerusform>
            <numerusform>{n} cartes à trasher</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <translation>Cela coûte {cost}.</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}.</translation>
    </message>
    <message>
        <source>No verdict: the head judge decides.</source>
        <translation>Pas de verdict&#xa0;: le juge principal décide.</translation>
    </message>
    <message>
        <source>It depends.</source>
        <translation>Cela dépend.</translation>
    </message>
    <message>
        <source>{fact} {least} to {most}</source>
        <extracomment>a fact, its least and its greatest value</extracomment>
        <translation>{fact} = {least} à {most}</translation>
    </message>
    <message>
        <source>{when}: {verdict}</source>
        <extracomment>what is supposed, and what follows</extracomment>
        <translation>{when}&#xa0;: {verdict}</translation>
    </message>
    <message>
        <source>It depends on what is open.</source>
        <translation>Cela dépend de ce qui reste ouvert.</translation>
    </message>
    <message>
        <source>Two rules disagree.</source>
        <translation>Deux règles se contredisent.</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <translation>Pas décidé.</translation>
    </message>
    <message>
        <source>the Corp</source>
        <translation>la Corp</translation>
    </message>
    <message>
        <source>the Runner</source>
        <translation>le Runner</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not declared yet</source>
        <translation>pas encore déclaré</translation>
    </message>
    <message>
        <source>successful</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>unsuccessful</source>
        <translation>infructueux</translation>
    </message>
    <message>
        <source>neither successful nor unsuccessful</source>
        <translation>ni réussi ni infructueux</translation>
    </message>
    <message>
        <source>flatline</source>
        <translation>flatline</translation>
    </message>
    <message>
        <source>R&amp;D empty</source>
        <translation>R&amp;D vide</translation>
    </message>
    <message>
        <source>{card} is installed</source>
        <translation>{card} est installée</translation>
    </message>
    <message>
        <source>{card} is rezzed</source>
        <translation>{card} est rezzée</translation>
    </message>
    <message>
        <source>{card} is scored</source>
        <translation>{card} est marquée</translation>
    </message>
    <message>
        <source>{card} is stolen</source>
        <translation>{card} est volée</translation>
    </message>
    <message>
        <source>{card} is accessed</source>
        <translation>on accède à {card}</translation>
    </message>
    <message>
        <source>{card} is passed</source>
        <translation>{card} est franchie</translation>
    </message>
    <message>
        <source>{card} is encountered</source>
        <translation>{card} est rencontrée</translation>
    </message>
    <message>
        <source>{card} is trashed</source>
        <translation>{card} est trashée</translation>
    </message>
    <message>
        <source>{card} is swapped</source>
        <translation>{card} est échangée</translation>
    </message>
    <message>
        <source>{card} is revealed</source>
        <translation>{card} est révélée</translation>
    </message>
    <message>
        <source>{card} is exposed</source>
        <translation>{card} est exposée</translation>
    </message>
    <message>
        <source>{card} is found</source>
        <translation>{card} est trouvée</translation>
    </message>
    <message>
        <source>{card} is moved</source>
        <translation>{card} est déplacée</translation>
    </message>
    <message>
        <source>{card} prevents it</source>
        <translation>{card} l’empêche</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>whether that card can be chosen shows only in the course of the run</source>
        <translation>on ne verra si elle peut être choisie que lorsque le run y arrivera</translation>
    </message>
    <message>
        <source>not decided within {number} ways</source>
        <translation>pas décidé en {number} possibilités</translation>
    </message>
    <message>
        <source>{requirement}: a stronger exception prevails</source>
        <translation>{requirement}&#xa0;: une exception plus forte l’emporte</translation>
    </message>
    <message>
        <source>everything is one cost: {cost}</source>
        <translation>tout forme un seul coût&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>{player} decides that</source>
        <translation>{player} en décide</translation>
    </message>
    <message>
        <source>{player} discards, and chooses what</source>
        <translation>{player} défausse et choisit quoi</translation>
    </message>
    <message>
        <source>the Runner chooses the order of the accesses, except in R&amp;D</source>
        <translation>le Runner choisit l’ordre des accès, sauf dans R&amp;D</translation>
    </message>
    <message>
        <source>{player} acts, and makes the choice</source>
        <translation>{player} agit et fait le choix</translation>
    </message>
    <message>
        <source>{card} has no ability {name}</source>
        <translation>{card} n’a pas de capacité {name}</translation>
    </message>
    <message>
        <source>the ability has no effect that needs a choice</source>
        <translation>la capacité n’a pas d’effet qui demande un choix</translation>
    </message>
    <message>
        <source>the Corp makes the choices of subroutines</source>
        <translation>la Corp fait les choix des sous-routines</translation>
    </message>
    <message>
        <source>{player} makes the choice, as the text says</source>
        <translation>{player} fait le choix, comme le dit le texte</translation>
    </message>
    <message>
        <source>{player} makes the choice: it is a card of that player</source>
        <translation>{player} fait le choix&#xa0;: c’est une carte de ce joueur</translation>
    </message>
    <message>
        <source>{card}: what it prevents or waits for is resolving</source>
        <translation>{card}&#xa0;: ce qu’elle empêche ou attend est en train de se résoudre</translation>
    </message>
    <message>
        <source>no decision is left open</source>
        <translation>le déroulement indiqué ne laisse aucune décision ouverte</translation>
    </message>
    <message>
        <source>{player} decides: {choice}</source>
        <translation>{player} décide&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <extracomment>two of a list</extracomment>
        <translation>{before}, {next}</translation>
    </message>
    <message>
        <source>not stated: {fact}</source>
        <translation>pas indiqué&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>the beginning of a turn</source>
        <translation>début d’un tour</translation>
    </message>
    <message>
        <source>the end of a turn</source>
        <translation>fin d’un tour</translation>
    </message>
    <message>
        <source>the beginning of a run</source>
        <translation>début d’un run</translation>
    </message>
    <message>
        <source>approaching ice</source>
        <translation>approche d’une glace</translation>
    </message>
    <message>
        <source>encountering ice</source>
        <translation>rencontre d’une glace</translation>
    </message>
    <message>
        <source>passing ice</source>
        <translation>franchissement d’une glace</translation>
    </message>
    <message>
        <source>passing all ice of a server</source>
        <translation>franchissement de toutes les glaces d’un serveur</translation>
    </message>
    <message>
        <source>a successful run</source>
        <translation>run réussi</translation>
    </message>
    <message>
        <source>an unsuccessful run</source>
        <translation>run infructueux</translation>
    </message>
    <message>
        <source>the end of a run</source>
        <translation>fin d’un run</translation>
    </message>
    <message>
        <source>accessing a card</source>
        <translation>accès à une carte</translation>
    </message>
    <message>
        <source>installing a card</source>
        <translation>installation d’une carte</translation>
    </message>
    <message>
        <source>rezzing a card</source>
        <translation>rez d’une carte</translation>
    </message>
    <message>
        <source>a card that leaves its place</source>
        <translation>carte qui quitte sa place</translation>
    </message>
    <message>
        <source>trashing a card</source>
        <extracomment>a part of a cost</extracomment>
        <translation>trash d’une carte</translation>
    </message>
    <message>
        <source>scoring an agenda</source>
        <translation>marquage d’un projet</translation>
    </message>
    <message>
        <source>stealing an agenda</source>
        <translation>vol d’un projet</translation>
    </message>
    <message>
        <source>damage that is suffered</source>
        <translation>dégâts subis</translation>
    </message>
    <message>
        <source>taking a tag</source>
        <translation>prise d’un tag</translation>
    </message>
    <message>
        <source>breaking a subroutine</source>
        <translation>bris d’une sous-routine</translation>
    </message>
    <message>
        <source>using an ability that trashes its own card</source>
        <translation>utilisation d’une capacité qui trashe sa propre carte</translation>
    </message>
    <message>
        <source>an empty credit pool</source>
        <translation>réserve de crédits vide</translation>
    </message>
    <message>
        <source>advancing a card</source>
        <translation>avancement d’une carte</translation>
    </message>
    <message>
        <source>exposing a card</source>
        <translation>exposition d’une carte</translation>
    </message>
    <message>
        <source>playing a card</source>
        <translation>jeu d’une carte</translation>
    </message>
    <message>
        <source>a card that was played and has resolved</source>
        <translation>carte jouée et résolue</translation>
    </message>
    <message>
        <source>spending a click</source>
        <translation>dépense d’un clic</translation>
    </message>
    <message>
        <source>losing a click</source>
        <translation>perte d’un clic</translation>
    </message>
    <message>
        <source>an access that ends without trashing or stealing</source>
        <translation>accès qui finit sans trash ni vol</translation>
    </message>
    <message>
        <source>breaking every subroutine of a piece of ice</source>
        <translation>bris de toutes les sous-routines d’une glace</translation>
    </message>
    <message>
        <source>creating a remote server</source>
        <translation>création d’un serveur distant</translation>
    </message>
    <message>
        <source>purging virus counters</source>
        <translation>purge des pions virus</translation>
    </message>
    <message>
        <source>jacking out</source>
        <translation>déconnexion (jack out)</translation>
    </message>
    <message>
        <source>the beginning of a trace</source>
        <translation>début d’une trace</translation>
    </message>
    <message>
        <source>a run that is made as an action</source>
        <translation>run lancé par une action</translation>
    </message>
    <message>
        <source>of the Corp</source>
        <translation>de la Corp</translation>
    </message>
    <message>
        <source>of the Runner</source>
        <translation>du Runner</translation>
    </message>
    <message>
        <source>to the Corp</source>
        <translation>à la Corp</translation>
    </message>
    <message>
        <source>to the Runner</source>
        <translation>au Runner</translation>
    </message>
    <message>
        <source>HQ</source>
        <translation>HQ</translation>
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
        <translation>un serveur distant</translation>
    </message>
    <message>
        <source>the root of a central server</source>
        <translation>la racine d’un serveur central</translation>
    </message>
    <message>
        <source>the ice of a server</source>
        <translation>la glace d’un serveur</translation>
    </message>
    <message>
        <source>the rig</source>
        <translation>le rig</translation>
    </message>
    <message>
        <source>the grip</source>
        <translation>le grip</translation>
    </message>
    <message>
        <source>the stack</source>
        <translation>le stack</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>le heap</translation>
    </message>
    <message>
        <source>the score area of the Corp</source>
        <translation>la zone de score de la Corp</translation>
    </message>
    <message>
        <source>the score area of the Runner</source>
        <translation>la zone de score du Runner</translation>
    </message>
    <message>
        <source>the play area</source>
        <translation>la zone de jeu</translation>
    </message>
    <message>
        <source>another place</source>
        <translation>un autre endroit</translation>
    </message>
    <message>
        <source>in HQ</source>
        <translation>dans HQ</translation>
    </message>
    <message>
        <source>in R&amp;D</source>
        <translation>dans R&amp;D</translation>
    </message>
    <message>
        <source>in Archives</source>
        <translation>dans Archives</translation>
    </message>
    <message>
        <source>in the grip</source>
        <translation>dans le grip</translation>
    </message>
    <message>
        <source>in the stack</source>
        <translation>dans le stack</translation>
    </message>
    <message>
        <source>in the heap</source>
        <translation>dans le heap</translation>
    </message>
    <message>
        <source>in the score area of the Corp</source>
        <translation>dans la zone de score de la Corp</translation>
    </message>
    <message>
        <source>in the score area of the Runner</source>
        <translation>dans la zone de score du Runner</translation>
    </message>
    <message>
        <source>in the play area</source>
        <translation>dans la zone de jeu</translation>
    </message>
    <message>
        <source>the identity</source>
        <translation>l’identité</translation>
    </message>
    <message>
        <source>hosted</source>
        <translation>hébergée</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>mise de côté</translation>
    </message>
    <message>
        <source>removed from the game</source>
        <translation>retirée de la partie</translation>
    </message>
    <message>
        <source>to HQ</source>
        <translation>dans HQ</translation>
    </message>
    <message>
        <source>to R&amp;D</source>
        <translation>dans R&amp;D</translation>
    </message>
    <message>
        <source>to Archives</source>
        <translation>dans Archives</translation>
    </message>
    <message>
        <source>to a remote server</source>
        <translation>dans un serveur distant</translation>
    </message>
    <message>
        <source>to the root of a central server</source>
        <translation>dans la racine d’un serveur central</translation>
    </message>
    <message>
        <source>to the ice of a server</source>
        <translation>parmi les glaces d’un serveur</translation>
    </message>
    <message>
        <source>to the rig</source>
        <translation>dans le rig</translation>
    </message>
    <message>
        <source>to the grip</source>
        <translation>dans le grip</translation>
    </message>
    <message>
        <source>to the stack</source>
        <translation>dans le stack</translation>
    </message>
    <message>
        <source>to the heap</source>
        <translation>dans le heap</translation>
    </message>
    <message>
        <source>to the score area of the Corp</source>
        <translation>dans la zone de score de la Corp</translation>
    </message>
    <message>
        <source>to the score area of the Runner</source>
        <translation>dans la zone de score du Runner</translation>
    </message>
    <message>
        <source>to the play area</source>
        <translation>dans la zone de jeu</translation>
    </message>
    <message>
        <source>to another place</source>
        <translation>à un autre endroit</translation>
    </message>
    <message>
        <source>from HQ</source>
        <translation>depuis HQ</translation>
    </message>
    <message>
        <source>from R&amp;D</source>
        <translation>depuis R&amp;D</translation>
    </message>
    <message>
        <source>from Archives</source>
        <translation>depuis Archives</translation>
    </message>
    <message>
        <source>from the grip</source>
        <translation>depuis le grip</translation>
    </message>
    <message>
        <source>from the stack</source>
        <translation>depuis le stack</translation>
    </message>
    <message>
        <source>from the heap</source>
        <translation>depuis le heap</translation>
    </message>
    <message>
        <source>from another place</source>
        <translation>depuis un autre endroit</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>force</translation>
    </message>
    <message>
        <source>rez cost</source>
        <translation>coût de rez</translation>
    </message>
    <message>
        <source>install cost</source>
        <translation>coût d’installation</translation>
    </message>
    <message>
        <source>play cost</source>
        <translation>coût de jeu</translation>
    </message>
    <message>
        <source>trash cost</source>
        <translation>coût de trash</translation>
    </message>
    <message>
        <source>advancement requirement</source>
        <translation>avancement requis</translation>
    </message>
    <message>
        <source>memory cost</source>
        <translation>coût en mémoire</translation>
    </message>
    <message>
        <source>memory limit</source>
        <translation>limite de mémoire</translation>
    </message>
    <message>
        <source>maximum hand size</source>
        <translation>taille de main maximale</translation>
    </message>
    <message>
        <source>link</source>
        <translation>lien</translation>
    </message>
    <message>
        <source>clicks of a turn</source>
        <translation>clics d’un tour</translation>
    </message>
    <message>
        <source>cards of a starting hand</source>
        <translation>cartes d’une main de départ</translation>
    </message>
    <message>
        <source>{card}: subroutine {number}</source>
        <translation>{card}&#xa0;: sous-routine {number}</translation>
    </message>
    <message>
        <source>{card}: as the judge states it</source>
        <translation>{card}&#xa0;: telle que l’énonce le juge</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>identité</translation>
    </message>
    <message>
        <source>agenda</source>
        <translation>projet</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>avoir</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>opération</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>extension</translation>
    </message>
    <message>
        <source>event</source>
        <extracomment>a type of cards</extracomment>
        <translation>événement</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation>matériel</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>ressource</translation>
    </message>
    <message numerus="yes">
        <source>{n} recurring credit</source>
        <comment>{n} recurring credits</comment>
        <translation>
            <numerusform>{n} crédit récurrent</numerusform>
            <numerusform>{n} crédits récurrents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} advancement token</source>
        <comment>{n} advancement tokens</comment>
        <translation>
            <numerusform>{n} pion avancement</numerusform>
            <numerusform>{n} pions avancement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} virus counter</source>
        <comment>{n} virus counters</comment>
        <translation>
            <numerusform>{n} pion virus</numerusform>
            <numerusform>{n} pions virus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} power counter</source>
        <comment>{n} power counters</comment>
        <translation>
            <numerusform>{n} pion pouvoir</numerusform>
            <numerusform>{n} pions pouvoir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} agenda counter</source>
        <comment>{n} agenda counters</comment>
        <translation>
            <numerusform>{n} pion projet</numerusform>
            <numerusform>{n} pions projet</numerusform>
        </translation>
    </message>
    <message>
        <source>net damage</source>
        <translation>dégâts réseau</translation>
    </message>
    <message>
        <source>meat damage</source>
        <translation>dégâts hémo</translation>
    </message>
    <message numerus="yes">
        <source>{n} net damage</source>
        <comment>{n} net damage</comment>
        <translation>
            <numerusform>{n} dégât réseau</numerusform>
            <numerusform>{n} dégâts réseau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} meat damage</source>
        <comment>{n} meat damage</comment>
        <translation>
            <numerusform>{n} dégât hémo</numerusform>
            <numerusform>{n} dégâts hémo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} brain damage</source>
        <comment>{n} brain damage</comment>
        <translation>
            <numerusform>{n} dégât neuro</numerusform>
            <numerusform>{n} dégâts neuro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} credit</source>
        <comment>{n} credits</comment>
        <translation>
            <numerusform>{n} crédit</numerusform>
            <numerusform>{n} crédits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} click</source>
        <comment>{n} clicks</comment>
        <translation>
            <numerusform>{n} clic</numerusform>
            <numerusform>{n} clics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card</source>
        <comment>{n} cards</comment>
        <translation>
            <numerusform>{n} carte</numerusform>
            <numerusform>{n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>which card is the host</source>
        <translation>quelle carte est l’hôte</translation>
    </message>
    <message>
        <source>no card is chosen for {card}</source>
        <translation>aucune carte n’est choisie pour {card}</translation>
    </message>
    <message>
        <source>{card} is hosted on {host}</source>
        <translation>{card} est hébergée sur {host}</translation>
    </message>
    <message>
        <source>{card} is not hosted</source>
        <translation>{card} n’est pas hébergée</translation>
    </message>
    <message>
        <source>{card} goes {zone.to}</source>
        <translation>{card} va {zone.to}</translation>
    </message>
    <message>
        <source>{card} changes how many cards are accessed</source>
        <translation>{card} change le nombre d’accès</translation>
    </message>
    <message>
        <source>adding a card to a score area is neither scoring nor stealing</source>
        <translation>ajouter une carte à une zone de score n’est ni marquer ni voler</translation>
    </message>
    <message>
        <source>which number is chosen</source>
        <translation>quel nombre est choisi</translation>
    </message>
    <message>
        <source>any server can be chosen that exists</source>
        <translation>tout serveur qui existe peut être choisi</translation>
    </message>
    <message>
        <source>{card} remembers the server that was chosen</source>
        <translation>{card} retient le serveur choisi</translation>
    </message>
    <message>
        <source>which server is chosen is not stated</source>
        <translation>le serveur choisi n’est pas indiqué</translation>
    </message>
    <message>
        <source>{card} is now a condition counter: of the card only the name is left</source>
        <translation>{card} est maintenant un pion condition&#xa0;: de la carte, il ne reste que le nom</translation>
    </message>
    <message>
        <source>placed on {card}: {counters}</source>
        <translation>placé sur {card}&#xa0;: {counters}</translation>
    </message>
    <message>
        <source>removed from {card}: {counters}</source>
        <translation>retiré de {card}&#xa0;: {counters}</translation>
    </message>
    <message>
        <source>{player} gains no click outside of their own turn</source>
        <translation>{player} ne gagne pas de clic hors de son propre tour</translation>
    </message>
    <message>
        <source>{player} gains {clicks}</source>
        <translation>{player} gagne {clicks}</translation>
    </message>
    <message>
        <source>{player} gains {credits}, for this run only</source>
        <translation>{player} gagne {credits}, pour ce run seulement</translation>
    </message>
    <message>
        <source>{player} gains {credits}</source>
        <translation>{player} gagne {credits}</translation>
    </message>
    <message>
        <source>what the effect requires holds</source>
        <translation>ce que l’effet exige est rempli</translation>
    </message>
    <message>
        <source>what the effect requires does not hold</source>
        <translation>ce que l’effet exige n’est pas rempli</translation>
    </message>
    <message>
        <source>the text names a new server</source>
        <translation>le texte désigne un nouveau serveur</translation>
    </message>
    <message>
        <source>{card} may be installed elsewhere only, by its own text</source>
        <translation>selon son propre texte, {card} ne peut être installée qu’ailleurs</translation>
    </message>
    <message>
        <source>{card} is installed in a new remote server</source>
        <translation>{card} est installée dans un nouveau serveur distant</translation>
    </message>
    <message>
        <source>the Runner does not jack out where {card} lets him</source>
        <translation>le Runner ne se déconnecte pas là où {card} le lui permet</translation>
    </message>
    <message>
        <source>the Runner jacks out, as the card allows: the run ends</source>
        <translation>le Runner se déconnecte, comme la carte le permet&#xa0;: le run se termine</translation>
    </message>
    <message>
        <source>{card}: in this run no more cards are accessed than {number}</source>
        <translation>{card}&#xa0;: dans ce run, le nombre d’accès est d’au plus {number}</translation>
    </message>
    <message>
        <source>cards that are looked at stay where they are</source>
        <translation>les cartes que l’on regarde restent où elles sont</translation>
    </message>
    <message>
        <source>there are cards {zone.in}</source>
        <translation>il y a des cartes {zone.in}</translation>
    </message>
    <message>
        <source>{player} loses {clicks}</source>
        <translation>{player} perd {clicks}</translation>
    </message>
    <message>
        <source>{card} may be used although nothing comes of it</source>
        <translation>{card} peut être utilisée bien que cela ne donne rien</translation>
    </message>
    <message>
        <source>no rule says whether what cannot happen completely may be used</source>
        <translation>aucune règle ne dit si l’on peut utiliser ce qui ne peut se produire entièrement</translation>
    </message>
    <message>
        <source>{player} loses {credits}, and none that lies on a card</source>
        <translation>{player} perd {credits}, mais aucun de ceux qui se trouvent sur une carte</translation>
    </message>
    <message>
        <source>{player} loses {credits}</source>
        <translation>{player} perd {credits}</translation>
    </message>
    <message numerus="yes">
        <source>credits of bad publicity lie in the pool: {n} more is lost with it</source>
        <comment>credits of bad publicity lie in the pool: {n} more are lost with it</comment>
        <translation>
            <numerusform>des crédits de mauvaise publicité sont dans la réserve&#xa0;: {n} de plus est perdu avec elle</numerusform>
            <numerusform>des crédits de mauvaise publicité sont dans la réserve&#xa0;: {n} de plus sont perdus avec elle</numerusform>
        </translation>
    </message>
    <message>
        <source>which server the run is made on</source>
        <translation>ce sur quoi se fait le run, selon le texte</translation>
    </message>
    <message>
        <source>the text names another server, or there is none</source>
        <translation>le texte désigne un autre serveur, ou il n’y en a pas</translation>
    </message>
    <message>
        <source>which server is run on is not stated</source>
        <translation>le serveur du run n’est pas indiqué</translation>
    </message>
    <message>
        <source>a remote without any card is no server</source>
        <translation>un serveur distant sans aucune carte n’est pas un serveur</translation>
    </message>
    <message>
        <source>the Runner declines the additional cost: no run is made</source>
        <translation>le Runner refuse le coût supplémentaire&#xa0;: aucun run n’est fait</translation>
    </message>
    <message>
        <source>the additional cost of a run is not paid: none is made</source>
        <translation>le coût supplémentaire d’un run n’est pas payé&#xa0;: aucun run n’est fait</translation>
    </message>
    <message>
        <source>a run is being made already</source>
        <translation>un run est déjà en cours</translation>
    </message>
    <message>
        <source>from which card counters are moved</source>
        <translation>de quelle carte les pions sont déplacés</translation>
    </message>
    <message>
        <source>to which card counters are moved</source>
        <translation>vers quelle carte les pions sont déplacés</translation>
    </message>
    <message>
        <source>how many counters are moved</source>
        <translation>combien de pions sont déplacés</translation>
    </message>
    <message>
        <source>moved from {card} to {other}: {counters}</source>
        <translation>pris sur {card} et placé sur {other}&#xa0;: {counters}</translation>
    </message>
    <message>
        <source>{card}: the run goes on against {server}, from the place of {ice}</source>
        <translation>{card}&#xa0;: le run continue sur {server}, depuis la position où se trouve {ice}</translation>
    </message>
    <message>
        <source>{card}: the run goes on against {server}, from outside its ice</source>
        <translation>{card}&#xa0;: le run continue sur {server}, depuis l’extérieur de ses glaces</translation>
    </message>
    <message>
        <source>{card} is removed from the game</source>
        <translation>{card} est retirée du jeu</translation>
    </message>
    <message>
        <source>{card} goes to the bottom of {zone}</source>
        <translation>{card} va {zone.to}, tout en dessous</translation>
    </message>
    <message>
        <source>option {number}</source>
        <translation>option {number}</translation>
    </message>
    <message>
        <source>which option is chosen</source>
        <translation>quelle option est choisie</translation>
    </message>
    <message>
        <source>no option can be resolved completely, so nothing happens</source>
        <translation>aucune option ne peut se résoudre entièrement, donc rien ne se produit</translation>
    </message>
    <message>
        <source>{player} must pay with everything that may be spent on it</source>
        <translation>{player} doit payer avec tout ce qui peut y être dépensé</translation>
    </message>
    <message>
        <source>{player} must pay</source>
        <translation>{player} doit payer</translation>
    </message>
    <message>
        <source>an effect of {card} waits for the next encounter of this run</source>
        <translation>{card}&#xa0;: un effet attend la prochaine rencontre de ce run</translation>
    </message>
    <message>
        <source>several cards of one effect come one after the other</source>
        <translation>plusieurs cartes d’un même effet viennent l’une après l’autre</translation>
    </message>
    <message>
        <source>which card is next</source>
        <translation>quelle carte est la suivante</translation>
    </message>
    <message>
        <source>{player} cannot pay {price}: {why}</source>
        <translation>{player} ne peut pas payer {price}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>it is not paid for, so it has no effect</source>
        <translation>faute de paiement, elle n’a aucun effet</translation>
    </message>
    <message>
        <source>it costs {price}, and {why}</source>
        <translation>cela coûte {price}, et {why}</translation>
    </message>
    <message>
        <source>there are not so many credits</source>
        <translation>il n’y a pas autant de crédits</translation>
    </message>
    <message>
        <source>what was spent is revealed, the Corp {corp} and the Runner {runner}: it is the same</source>
        <translation>ce qui a été dépensé est révélé&#xa0;: {corp} par la Corp, {runner} par le Runner, la même somme</translation>
    </message>
    <message>
        <source>what was spent is revealed, the Corp {corp} and the Runner {runner}: it is not the same</source>
        <translation>ce qui a été dépensé est révélé&#xa0;: {corp} par la Corp, {runner} par le Runner, pas la même somme</translation>
    </message>
    <message>
        <source>which server the run moves to is not stated</source>
        <translation>le serveur vers lequel le run se déplace n’est pas indiqué</translation>
    </message>
    <message>
        <source>a card that names itself speaks of this copy only</source>
        <translation>une carte qui se nomme elle-même ne parle que de cet exemplaire</translation>
    </message>
    <message>
        <source>rezzing {card} cannot be declined</source>
        <translation>on ne peut pas refuser de rezzer {card}</translation>
    </message>
    <message>
        <source>the Corp declines the additional cost: it is not rezzed</source>
        <translation>la Corp refuse le coût supplémentaire&#xa0;: la carte n’est pas rezzée</translation>
    </message>
    <message>
        <source>which card is swapped</source>
        <translation>quelle carte est échangée</translation>
    </message>
    <message>
        <source>which card takes its place</source>
        <translation>quelle carte prend sa place</translation>
    </message>
    <message>
        <source>the bad publicity of the Corp does not change</source>
        <translation>la mauvaise publicité de la Corp ne change pas</translation>
    </message>
    <message numerus="yes">
        <source>the Corp removes {n} bad publicity</source>
        <comment>the Corp removes {n} bad publicity</comment>
        <translation>
            <numerusform>la Corp retire {n} mauvaise publicité</numerusform>
            <numerusform>la Corp retire {n} mauvaises publicités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Corp takes {n} bad publicity</source>
        <comment>the Corp takes {n} bad publicity</comment>
        <translation>
            <numerusform>la Corp prend {n} mauvaise publicité</numerusform>
            <numerusform>la Corp prend {n} mauvaises publicités</numerusform>
        </translation>
    </message>
    <message>
        <source>what is taken now gives no credit for the run that has begun</source>
        <translation>ce qui est pris maintenant ne donne pas de crédit pour le run déjà commencé</translation>
    </message>
    <message>
        <source>how many credits are taken</source>
        <translation>combien de crédits sont pris</translation>
    </message>
    <message>
        <source>{player} takes {credits} from {card}</source>
        <translation>{player} prend {credits} sur {card}</translation>
    </message>
    <message>
        <source>whether the parts of one effect happen together</source>
        <translation>si les parties d’un même effet se produisent ensemble</translation>
    </message>
    <message>
        <source>they do</source>
        <extracomment>the parts of one effect happen together</extracomment>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>one after the other</source>
        <extracomment>the parts of one effect happen</extracomment>
        <translation>l’une après l’autre</translation>
    </message>
    <message>
        <source>the effect has several parts</source>
        <translation>l’effet a plusieurs parties</translation>
    </message>
    <message>
        <source>the parts are one composite effect: any of them may be prevented before they happen together</source>
        <translation>les parties forment un seul effet composite&#xa0;: chacune peut être empêchée avant qu’elles se produisent ensemble</translation>
    </message>
    <message>
        <source>how many credits {player} spends</source>
        <translation>combien de crédits {player} dépense</translation>
    </message>
    <message>
        <source>{player} does not have {credits}</source>
        <translation>{player} n’a pas {credits}</translation>
    </message>
    <message>
        <source>the Corp spends first, then the Runner, both openly and as much as they like</source>
        <translation>la Corp dépense d’abord, puis le Runner, tous deux ouvertement et autant qu’ils veulent</translation>
    </message>
    <message>
        <source>trace strength {strength} against link strength {link}: the trace is successful</source>
        <translation>force de trace {strength} contre force de lien {link}&#xa0;: la trace est réussie</translation>
    </message>
    <message>
        <source>trace strength {strength} against link strength {link}: the trace is unsuccessful</source>
        <translation>force de trace {strength} contre force de lien {link}&#xa0;: la trace est infructueuse</translation>
    </message>
    <message>
        <source>whether what was trashed to prevent counts as trashed by {card}</source>
        <translation>si ce qui a été trashé pour empêcher compte comme trashé par {card}</translation>
    </message>
    <message>
        <source>it does not</source>
        <extracomment>whether what was trashed to prevent counts</extracomment>
        <translation>cela ne compte pas</translation>
    </message>
    <message>
        <source>it does</source>
        <extracomment>whether what was trashed to prevent counts</extracomment>
        <translation>cela compte</translation>
    </message>
    <message>
        <source>{card} is faceup: active, and not installed anew</source>
        <translation>{card} est face visible&#xa0;: active, et pas installée à nouveau</translation>
    </message>
    <message>
        <source>{card} lies facedown: inactive, but not uninstalled</source>
        <translation>{card} est face cachée&#xa0;: inactive, mais pas désinstallée</translation>
    </message>
    <message>
        <source>an accessed agenda must be stolen: nothing is to be paid for it</source>
        <translation>un projet auquel on accède doit être volé&#xa0;: il n’y a rien à payer pour cela</translation>
    </message>
    <message>
        <source>stealing it costs {cost}, and {why}</source>
        <translation>la voler coûte {cost}, et {why}</translation>
    </message>
    <message>
        <source>stealing it costs {cost}, and {why}: nothing is paid, and {card} is not stolen</source>
        <translation>la voler coûte {cost}, et {why}&#xa0;: rien n’est payé, et {card} n’est pas volée</translation>
    </message>
    <message>
        <source>whether to pay for stealing</source>
        <translation>si le Runner paie pour voler</translation>
    </message>
    <message>
        <source>pays</source>
        <extracomment>of the Runner</extracomment>
        <translation>paie</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>refuse</translation>
    </message>
    <message>
        <source>the Runner declines the additional cost: no steal</source>
        <translation>le Runner refuse le coût supplémentaire&#xa0;: pas de vol</translation>
    </message>
    <message>
        <source>an accessed card can be trashed before it must be stolen</source>
        <translation>une carte à laquelle on accède peut être trashée avant de devoir être volée</translation>
    </message>
    <message>
        <source>{card} is not trashed for its trash cost</source>
        <translation>{card} n’est pas trashée pour son coût de trash</translation>
    </message>
    <message>
        <source>{card} has no trash cost</source>
        <translation>{card} n’a pas de coût de trash</translation>
    </message>
    <message>
        <source>an accessed agenda must be stolen</source>
        <translation>un projet auquel on accède doit être volé</translation>
    </message>
    <message>
        <source>a card in Archives cannot be trashed</source>
        <translation>une carte dans Archives ne peut pas être trashée</translation>
    </message>
    <message>
        <source>trashing it costs {cost}, and {why}</source>
        <translation>la trasher coûte {cost}, et {why}</translation>
    </message>
    <message>
        <source>the Runner pays the trash cost</source>
        <translation>le Runner paie le coût de trash</translation>
    </message>
    <message>
        <source>{card} is set aside</source>
        <translation>{card} est mise de côté</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen and is set aside</source>
        <translation>{card} n’est ni trashée ni volée, et est mise de côté</translation>
    </message>
    <message>
        <source>{card} goes back {zone.to}</source>
        <translation>{card} retourne {zone.to}</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen and goes back {zone.to}</source>
        <translation>{card} n’est ni trashée ni volée et retourne {zone.to}</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen</source>
        <translation>{card} n’est ni trashée ni volée</translation>
    </message>
    <message>
        <source>the Corp learns which cards of HQ are accessed, and in which order</source>
        <translation>la Corp apprend à quelles cartes de HQ on accède, et dans quel ordre</translation>
    </message>
    <message>
        <source>the Runner accesses {card}</source>
        <translation>le Runner accède à {card}</translation>
    </message>
    <message>
        <source>{card} adds to what stealing costs: {cost}</source>
        <translation>{card} ajoute à ce que coûte le vol&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>{card}, seen by the Runner, is trashed</source>
        <translation>{card}, vue par le Runner, est trashée</translation>
    </message>
    <message>
        <source>{step} is when cards are accessed</source>
        <translation>{step}&#xa0;: c’est le moment d’accéder aux cartes</translation>
    </message>
    <message>
        <source>{step} is not when cards are accessed</source>
        <translation>{step}&#xa0;: ce n’est pas le moment d’accéder aux cartes</translation>
    </message>
    <message>
        <source>the access that is under way is finished first</source>
        <translation>l’accès à la carte en cours se termine d’abord</translation>
    </message>
    <message>
        <source>the Runner has accesses left</source>
        <translation>il reste des accès au Runner</translation>
    </message>
    <message>
        <source>it can be accessed now</source>
        <translation>on peut y accéder maintenant</translation>
    </message>
    <message>
        <source>it was accessed before and is not back yet</source>
        <translation>on y a déjà accédé, et elle n’est pas encore retournée à sa place</translation>
    </message>
    <message>
        <source>it is not what can be accessed now, or no access is left</source>
        <translation>ce n’est pas une carte à laquelle on peut accéder maintenant, ou il ne reste pas d’accès</translation>
    </message>
    <message>
        <source>it has a trash cost</source>
        <translation>elle a un coût de trash</translation>
    </message>
    <message>
        <source>it is not being accessed</source>
        <translation>on n’est pas en train d’y accéder</translation>
    </message>
    <message>
        <source>a card of its type has no trash cost yet</source>
        <translation>une carte de son type n’a pas encore de coût de trash</translation>
    </message>
    <message>
        <source>it has no trash cost</source>
        <translation>elle n’a pas de coût de trash</translation>
    </message>
    <message>
        <source>it is not in Archives</source>
        <translation>elle n’est pas dans Archives</translation>
    </message>
    <message>
        <source>an agenda that is accessed is stolen</source>
        <translation>un projet auquel on accède est volé</translation>
    </message>
    <message>
        <source>only agendas are stolen</source>
        <translation>seuls les projets sont volés</translation>
    </message>
    <message>
        <source>stealing has an additional cost</source>
        <translation>le vol a un coût supplémentaire</translation>
    </message>
    <message>
        <source>stealing costs nothing, so it must be done</source>
        <translation>le vol ne coûte rien, il est donc obligatoire</translation>
    </message>
    <message>
        <source>cards that were set aside go back as they were</source>
        <translation>les cartes mises de côté retournent comme elles étaient</translation>
    </message>
    <message>
        <source>what comes or goes meanwhile does not change the number</source>
        <translation>ce qui arrive ou part entre-temps ne change pas le nombre</translation>
    </message>
    <message>
        <source>whether {card} is accessed</source>
        <translation>si l’on accède à {card}</translation>
    </message>
    <message>
        <source>it is</source>
        <extracomment>whether a card is accessed</extracomment>
        <translation>on y accède</translation>
    </message>
    <message>
        <source>it is not</source>
        <translation>on n’y accède pas</translation>
    </message>
    <message>
        <source>{card} cannot be accessed now</source>
        <translation>on ne peut pas accéder à {card} maintenant</translation>
    </message>
    <message>
        <source>which card is accessed next</source>
        <translation>à quelle carte on accède ensuite</translation>
    </message>
    <message>
        <source>in this run no more cards are accessed than {number}</source>
        <translation>dans ce run, le nombre d’accès est d’au plus {number}</translation>
    </message>
    <message>
        <source>accessing is replaced, so Archives stays as it is</source>
        <translation>l’accès est remplacé, donc rien ne change dans Archives</translation>
    </message>
    <message>
        <source>another server is accessed, so Archives stays as it is</source>
        <translation>on accède à un autre serveur, donc rien ne change dans Archives</translation>
    </message>
    <message>
        <source>no other card is accessed</source>
        <translation>on n’accède à aucune autre carte</translation>
    </message>
    <message>
        <source>the Runner may access {card}, too</source>
        <translation>le Runner peut aussi accéder à {card}</translation>
    </message>
    <message>
        <source>the X of {card} is not stated</source>
        <translation>{card}&#xa0;: X n’est pas indiqué</translation>
    </message>
    <message>
        <source>the stack is not empty</source>
        <translation>le stack n’est pas vide</translation>
    </message>
    <message>
        <source>the Runner is tagged</source>
        <translation>le Runner est tagué</translation>
    </message>
    <message>
        <source>the Runner is not tagged</source>
        <translation>le Runner n’est pas tagué</translation>
    </message>
    <message>
        <source>it is an installed resource</source>
        <translation>c’est une ressource installée</translation>
    </message>
    <message>
        <source>only resources are trashed like that</source>
        <translation>seules les ressources sont trashées ainsi</translation>
    </message>
    <message>
        <source>facedown it is no resource</source>
        <translation>face cachée, ce n’est pas une ressource</translation>
    </message>
    <message>
        <source>it is not installed</source>
        <translation>elle n’est pas installée</translation>
    </message>
    <message>
        <source>it is installed</source>
        <translation>elle est installée</translation>
    </message>
    <message>
        <source>it is {zone.in}, and not installed</source>
        <translation>elle est {zone.in}, et pas installée</translation>
    </message>
    <message>
        <source>agendas can always be advanced</source>
        <translation>les projets peuvent toujours être avancés</translation>
    </message>
    <message>
        <source>the card itself allows it, rezzed or not</source>
        <translation>la carte elle-même le permet, rezzée ou non</translation>
    </message>
    <message>
        <source>nothing on the card allows it to be advanced</source>
        <translation>rien sur la carte ne permet de l’avancer</translation>
    </message>
    <message>
        <source>a purge is always possible</source>
        <translation>une purge est toujours possible</translation>
    </message>
    <message>
        <source>a purge needs no virus counters</source>
        <translation>une purge ne demande pas de pions virus</translation>
    </message>
    <message>
        <source>nothing says whether a purge of no counters can be resolved</source>
        <translation>rien ne dit si une purge sans aucun pion peut se résoudre</translation>
    </message>
    <message>
        <source>it is played {hand.from}</source>
        <translation>elle se joue {hand.from}</translation>
    </message>
    <message>
        <source>it is played {hand.from}, and it is {zone.in}</source>
        <translation>elle se joue {hand.from}, et elle est {zone.in}</translation>
    </message>
    <message>
        <source>only events and operations are played</source>
        <translation>seuls les événements et les opérations se jouent</translation>
    </message>
    <message numerus="yes">
        <source>the Runner has {n} tag</source>
        <comment>the Runner has {n} tags</comment>
        <translation>
            <numerusform>le Runner a {n} tag</numerusform>
            <numerusform>le Runner a {n} tags</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no card to draw</source>
        <translation>il n’y a pas de carte à piocher</translation>
    </message>
    <message>
        <source>no other action is being resolved</source>
        <translation>aucune autre action n’est en train de se résoudre</translation>
    </message>
    <message>
        <source>another action is still being resolved</source>
        <translation>une autre action est encore en train de se résoudre</translation>
    </message>
    <message>
        <source>which ice is approached is not stated</source>
        <translation>la glace approchée n’est pas indiquée</translation>
    </message>
    <message>
        <source>{step} is when the approached ice is rezzed</source>
        <translation>{step}&#xa0;: c’est le moment de rezzer la glace approchée</translation>
    </message>
    <message>
        <source>{step} is not when the approached ice is rezzed</source>
        <translation>{step}&#xa0;: ce n’est pas le moment de rezzer la glace approchée</translation>
    </message>
    <message>
        <source>it is not the ice that the Runner approaches</source>
        <translation>ce n’est pas la glace que le Runner approche</translation>
    </message>
    <message>
        <source>the card says that it may be rezzed to prevent this</source>
        <translation>la carte dit qu’on peut la rezzer pour empêcher cela</translation>
    </message>
    <message>
        <source>it is installed, and of a type that is rezzed</source>
        <translation>elle est installée, et d’un type qui se rezze</translation>
    </message>
    <message>
        <source>only installed ice, assets and upgrades are rezzed</source>
        <translation>seuls les glaces, avoirs et extensions installés se rezzent</translation>
    </message>
    <message>
        <source>it is unrezzed</source>
        <translation>elle n’est pas rezzée</translation>
    </message>
    <message>
        <source>it is rezzed already</source>
        <translation>elle est déjà rezzée</translation>
    </message>
    <message>
        <source>it lies faceup</source>
        <translation>elle est face visible</translation>
    </message>
    <message>
        <source>it is an installed agenda</source>
        <translation>c’est un projet installé</translation>
    </message>
    <message>
        <source>only an installed agenda is scored</source>
        <translation>seul un projet installé est marqué</translation>
    </message>
    <message>
        <source>it has {tokens} and needs {number}</source>
        <extracomment>of an agenda: &quot;2 advancement tokens&quot;, and the number it needs</extracomment>
        <translation>elle a {tokens} et il en faut {number}</translation>
    </message>
    <message>
        <source>it has {tokens} and needs {number}: too few</source>
        <translation>elle a {tokens} et il en faut {number}&#xa0;: trop peu</translation>
    </message>
    <message>
        <source>a card lets the Runner jack out now</source>
        <translation>une carte permet maintenant au Runner de se déconnecter</translation>
    </message>
    <message>
        <source>ice was approached before in this run</source>
        <translation>une glace a déjà été approchée dans ce run</translation>
    </message>
    <message>
        <source>it is the first time ice is approached in this run</source>
        <translation>c’est la première fois qu’une glace est approchée dans ce run</translation>
    </message>
    <message>
        <source>it is not the first ice of this run</source>
        <translation>ce n’est pas la première glace de ce run</translation>
    </message>
    <message>
        <source>it is the first ice of this run</source>
        <translation>c’est la première glace de ce run</translation>
    </message>
    <message>
        <source>{step} lets the Runner choose between going on and jacking out</source>
        <translation>{step}&#xa0;: le Runner y choisit entre continuer et se déconnecter</translation>
    </message>
    <message>
        <source>{step} does not let the Runner choose between going on and jacking out</source>
        <translation>{step}&#xa0;: le Runner n’y choisit pas entre continuer et se déconnecter</translation>
    </message>
    <message>
        <source>rezzing has an additional cost</source>
        <translation>rezzer a un coût supplémentaire</translation>
    </message>
    <message>
        <source>rezzing has no additional cost</source>
        <translation>rezzer n’a pas de coût supplémentaire</translation>
    </message>
    <message>
        <source>nothing forces the effect: whoever begins it pays everything it costs</source>
        <translation>rien n’impose l’effet&#xa0;: qui le commence paie tout ce qu’il coûte</translation>
    </message>
    <message>
        <source>it is not said with which card</source>
        <translation>il n’est pas dit avec quelle carte</translation>
    </message>
    <message>
        <source>it is an action {player.of}</source>
        <translation>c’est une action {player.of}</translation>
    </message>
    <message>
        <source>it is an action {player.of}, not {other.of}</source>
        <translation>c’est une action {player.of}, pas {other.of}</translation>
    </message>
    <message>
        <source>no click is left</source>
        <translation>il ne reste pas de clic</translation>
    </message>
    <message numerus="yes">
        <source>{n} click left to spend</source>
        <comment>{n} clicks left to spend</comment>
        <translation>
            <numerusform>encore {n} clic à dépenser</numerusform>
            <numerusform>encore {n} clics à dépenser</numerusform>
        </translation>
    </message>
    <message>
        <source>what is installed is not put onto a host later</source>
        <translation>ce qui est installé ne se met pas plus tard sur un hôte</translation>
    </message>
    <message>
        <source>installed cards stay where they were installed</source>
        <translation>les cartes installées restent où elles ont été installées</translation>
    </message>
    <message>
        <source>own cards are trashed only for an install that is carried out</source>
        <translation>on ne trashe ses propres cartes que pour une installation effectuée</translation>
    </message>
    <message>
        <source>nothing of that kind is to be decided now</source>
        <translation>rien de tel n’est à décider maintenant</translation>
    </message>
    <message>
        <source>whether this may be done is not modelled yet</source>
        <translation>il n’est pas encore modélisé si cela est permis</translation>
    </message>
    <message>
        <source>all cards of Archives are turned faceup before the first is accessed</source>
        <translation>toutes les cartes dans Archives sont tournées face visible avant d’accéder à la première</translation>
    </message>
    <message numerus="yes">
        <source>{n} card is trashed at the same time</source>
        <comment>{n} cards are trashed at the same time</comment>
        <translation>
            <numerusform>{n} carte est trashée en même temps</numerusform>
            <numerusform>{n} cartes sont trashées en même temps</numerusform>
        </translation>
    </message>
    <message>
        <source>another card</source>
        <translation>une autre carte</translation>
    </message>
    <message>
        <source>which card of the grip chance takes</source>
        <translation>quelle carte du grip le hasard désigne</translation>
    </message>
    <message numerus="yes">
        <source>the Runner takes {n} tag</source>
        <comment>the Runner takes {n} tags</comment>
        <translation>
            <numerusform>le Runner prend {n} tag</numerusform>
            <numerusform>le Runner prend {n} tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{damage}, but only {n} card in the grip</source>
        <comment>{damage}, but only {n} cards in the grip</comment>
        <translation>
            <numerusform>{damage}, mais seulement {n} carte dans le grip</numerusform>
            <numerusform>{damage}, mais seulement {n} cartes dans le grip</numerusform>
        </translation>
    </message>
    <message>
        <source>{damage}: as many cards leave the grip at random, {number} left</source>
        <translation>{damage}&#xa0;: autant de cartes quittent le grip au hasard, il en reste {number}</translation>
    </message>
    <message>
        <source>damage that the Runner suffers by an effect or a cost of the Runner is not done by the Corp</source>
        <translation>les dégâts que le Runner subit par un effet ou un coût du Runner ne sont pas infligés par la Corp</translation>
    </message>
    <message>
        <source>{card} waits for the first time, and that was before</source>
        <translation>{card} attend la première fois, et elle a déjà eu lieu</translation>
    </message>
    <message>
        <source>{card} cannot be used: it cannot be paid for</source>
        <translation>{card} ne peut pas être utilisée&#xa0;: on ne peut pas la payer</translation>
    </message>
    <message>
        <source>{card} replaces the damage, which does not happen</source>
        <translation>{card} le remplace&#xa0;: l’effet d’origine ne se produit pas</translation>
    </message>
    <message>
        <source>this damage cannot be prevented</source>
        <translation>ces dégâts ne peuvent pas être empêchés</translation>
    </message>
    <message>
        <source>{player} draws {cards}</source>
        <translation>{player} pioche {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{n} point</source>
        <comment>{n} points</comment>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is rezzed already</source>
        <translation>{card} est déjà rezzée</translation>
    </message>
    <message>
        <source>{card} is never rezzed</source>
        <translation>{card} ne se rezze jamais</translation>
    </message>
    <message>
        <source>{card} is rezzed: faceup and active</source>
        <translation>{card} est rezzée&#xa0;: face visible et active</translation>
    </message>
    <message>
        <source>trashing {card}</source>
        <extracomment>a part of a cost</extracomment>
        <translation>trasher {card}</translation>
    </message>
    <message>
        <source>forfeiting {card}</source>
        <extracomment>a part of a cost</extracomment>
        <translation>renoncer à {card}</translation>
    </message>
    <message>
        <source>forfeiting an agenda</source>
        <extracomment>a part of a cost</extracomment>
        <translation>renoncer à un projet</translation>
    </message>
    <message>
        <source>{counters} of {card}</source>
        <extracomment>a part of a cost: &quot;2 virus counters of Datasucker&quot;</extracomment>
        <translation>{counters} sur {card}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>an option that does nothing
----------
a cost</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>the text asks for it: {cost}</source>
        <translation>le texte le demande&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>the effect would cost {cost}, which cannot be paid: it cannot be resolved</source>
        <translation>l’effet coûterait {cost}, ce qui ne peut être payé&#xa0;: il ne peut pas se résoudre</translation>
    </message>
    <message>
        <source>no rule says whether an effect that cannot be paid for counts as something to change</source>
        <translation>aucune règle ne dit si ce qu’on ne peut payer compte comme quelque chose à changer</translation>
    </message>
    <message>
        <source>{player} has {credits} to spend on it</source>
        <translation>{player} a {credits} à y dépenser</translation>
    </message>
    <message>
        <source>{player} has {clicks}</source>
        <translation>{player} a {clicks}</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} agenda to forfeit</source>
        <comment>{player} has {n} agendas to forfeit</comment>
        <translation>
            <numerusform>{player} a {n} projet auquel renoncer</numerusform>
            <numerusform>{player} a {n} projets auxquels renoncer</numerusform>
        </translation>
    </message>
    <message>
        <source>no rule says whether damage that flatlines may be taken as a cost</source>
        <translation>aucune règle ne dit si des dégâts qui causent un flatline peuvent être pris comme coût</translation>
    </message>
    <message>
        <source>{card} itself has {counters}</source>
        <translation>{card} a elle-même {counters}</translation>
    </message>
    <message>
        <source>there is no such card to trash</source>
        <translation>il n’y a pas de telle carte à trasher</translation>
    </message>
    <message>
        <source>{player} is about to pay: {cost}</source>
        <translation>{player} s’apprête à payer&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>{player} pays {cost}</source>
        <extracomment>&quot;2 credits&quot;</extracomment>
        <translation>{player} paie {cost}</translation>
    </message>
    <message>
        <source>{player} pays by {cost}</source>
        <extracomment>&quot;trashing Crypsis&quot;, &quot;forfeiting an agenda&quot;</extracomment>
        <translation>{player} paie ainsi&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>hosted counters are spent from {card} itself</source>
        <translation>les pions hébergés sont dépensés depuis {card} même</translation>
    </message>
    <message>
        <source>{player} chooses which agenda of their own score area is forfeited</source>
        <translation>{player} choisit à quel projet de sa propre zone de score renoncer</translation>
    </message>
    <message>
        <source>which agenda is forfeited</source>
        <translation>à quel projet on renonce</translation>
    </message>
    <message>
        <source>which card is trashed</source>
        <translation>quelle carte est trashée</translation>
    </message>
    <message>
        <source>a part of the cost was prevented: it counts as not paid, and the effect does not occur</source>
        <translation>une partie du coût a été empêchée&#xa0;: il compte comme non payé, et l’effet ne se produit pas</translation>
    </message>
    <message>
        <source>all recurring credits of {card} are on it</source>
        <translation>{card} porte tous ses crédits récurrents</translation>
    </message>
    <message>
        <source>the Runner has no bad publicity credits in this run</source>
        <translation>le Runner n’a pas de crédits de mauvaise publicité dans ce run</translation>
    </message>
    <message numerus="yes">
        <source>{n} credit of it spent from {card}</source>
        <comment>{n} credits of it spent from {card}</comment>
        <translation>
            <numerusform>dont {n} crédit dépensé depuis {card}</numerusform>
            <numerusform>dont {n} crédits dépensés depuis {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>which bound credits are spent first</source>
        <translation>quels crédits à usage réservé sont dépensés d’abord</translation>
    </message>
    <message>
        <source>which credits are spent</source>
        <translation>quels crédits sont dépensés</translation>
    </message>
    <message>
        <source>those bound to this first</source>
        <translation>d’abord ceux prévus pour cela</translation>
    </message>
    <message>
        <source>those of the pool first</source>
        <translation>d’abord ceux de la réserve</translation>
    </message>
    <message>
        <source>credits of {cards}</source>
        <extracomment>what a cost can be paid with: &quot;credits of Cyberfeeder, Toolbox&quot;</extracomment>
        <translation>crédits sur {cards}</translation>
    </message>
    <message>
        <source>which card is affected</source>
        <translation>quelle carte est concernée</translation>
    </message>
    <message>
        <source>the effect of {card} that waited concerns {ice}</source>
        <translation>{card}&#xa0;: l’effet qui attendait concerne {ice}</translation>
    </message>
    <message>
        <source>which ice is encountered is not stated</source>
        <translation>la glace rencontrée n’est pas indiquée</translation>
    </message>
    <message>
        <source>the Runner encounters {card}; what waits for the encounter comes before paid abilities and breaking</source>
        <translation>le Runner rencontre {card}&#xa0;; ce qui attend la rencontre vient avant les capacités payantes et le bris de sous-routines</translation>
    </message>
    <message>
        <source>all its subroutines were broken</source>
        <translation>toutes ses sous-routines ont été brisées</translation>
    </message>
    <message>
        <source>bypassing breaks no subroutine, even where there is none</source>
        <translation>contourner ne brise aucune sous-routine, même s’il y en a zéro</translation>
    </message>
    <message>
        <source>not all subroutines are broken: what {card} does in that case happens</source>
        <translation>il reste des sous-routines non brisées&#xa0;: ce que {card} fait dans ce cas se produit</translation>
    </message>
    <message>
        <source>whether the subroutines behind it still resolve is not said</source>
        <translation>il n’est pas dit si les sous-routines suivantes se résolvent encore</translation>
    </message>
    <message>
        <source>subroutine {number} of {card} is unbroken and resolves, in the order of the card</source>
        <translation>{card}&#xa0;: la sous-routine {number} n’est pas brisée et se résout, dans l’ordre de la carte</translation>
    </message>
    <message>
        <source>there is no unbroken subroutine {number}</source>
        <translation>il n’y a pas de sous-routine {number} non brisée</translation>
    </message>
    <message>
        <source>subroutine {number} of {card} is broken and will not resolve</source>
        <translation>{card}&#xa0;: la sous-routine {number} est brisée et ne se résoudra pas</translation>
    </message>
    <message>
        <source>of ice without subroutines, all of them count as broken</source>
        <translation>sans aucune sous-routine, «&#xa0;toutes&#xa0;» sont brisées</translation>
    </message>
    <message>
        <source>an encounter interrupts what is being done, which goes on afterwards</source>
        <translation>une rencontre interrompt ce qui est en cours, qui reprend ensuite</translation>
    </message>
    <message>
        <source>{card} is bypassed: the encounter is over</source>
        <translation>{card} est contournée&#xa0;: la rencontre est terminée</translation>
    </message>
    <message>
        <source>the run is an action of the Runner&apos;s turn</source>
        <translation>le run est une action du tour du Runner</translation>
    </message>
    <message>
        <source>the run does not come to {step}</source>
        <translation>le run n’arrive pas jusque-là&#xa0;: {step}</translation>
    </message>
    <message>
        <source>the game does not come to {step}</source>
        <translation>la partie n’arrive pas jusque-là&#xa0;: {step}</translation>
    </message>
    <message>
        <source>{card} hosts in another way, by its own text</source>
        <translation>{card} dit comment elle héberge, et ce n’est pas ainsi</translation>
    </message>
    <message numerus="yes">
        <source>hosted programs would take {number} of {n} memory unit</source>
        <comment>hosted programs would take {number} of {n} memory units</comment>
        <translation>
            <numerusform>les programmes hébergés occuperaient {number} sur {n} unité de mémoire</numerusform>
            <numerusform>les programmes hébergés occuperaient {number} sur {n} unités de mémoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hosted programs would take {number} of {n} memory unit: too many</source>
        <comment>hosted programs would take {number} of {n} memory units: too many</comment>
        <translation>
            <numerusform>les programmes hébergés occuperaient {number} sur {n} unité de mémoire&#xa0;: trop</numerusform>
            <numerusform>les programmes hébergés occuperaient {number} sur {n} unités de mémoire&#xa0;: trop</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} takes {cards} and hosts {number}: there is room</source>
        <translation>{card} accepte {cards} et en héberge {number}&#xa0;: il y a de la place</translation>
    </message>
    <message>
        <source>{card} takes {cards} and hosts {number}: there is no room</source>
        <translation>{card} accepte {cards} et en héberge {number}&#xa0;: il n’y a plus de place</translation>
    </message>
    <message>
        <source>{card} itself says on what it is installed</source>
        <translation>{card} indique elle-même sur quoi elle s’installe</translation>
    </message>
    <message>
        <source>{card} is installed where its own text demands</source>
        <translation>{card} est installée là où son propre texte l’exige</translation>
    </message>
    <message>
        <source>{card} is not installed where its own text demands</source>
        <translation>{card} n’est pas installée là où son propre texte l’exige</translation>
    </message>
    <message>
        <source>{card} would be trashed before it could host anything</source>
        <translation>{card} serait trashée avant de pouvoir héberger quoi que ce soit</translation>
    </message>
    <message>
        <source>{card} can host such a card</source>
        <translation>{card} peut héberger une telle carte</translation>
    </message>
    <message>
        <source>{card} cannot host such a card</source>
        <translation>{card} ne peut pas héberger une telle carte</translation>
    </message>
    <message>
        <source>{card} lies faceup there and is not installed</source>
        <translation>{card} s’y trouve face visible et n’est pas installée</translation>
    </message>
    <message>
        <source>{card} lies facedown there and is not installed</source>
        <translation>{card} s’y trouve face cachée et n’est pas installée</translation>
    </message>
    <message>
        <source>{card} is shown to both players and lies as before</source>
        <translation>{card} est montrée aux deux joueurs et reste comme elle était</translation>
    </message>
    <message>
        <source>{card} is installed: only other cards are revealed</source>
        <translation>{card} est installée&#xa0;: on ne révèle que d’autres cartes</translation>
    </message>
    <message>
        <source>cards that one effect exposes are exposed at the same time</source>
        <translation>les cartes exposées par un même effet le sont en même temps</translation>
    </message>
    <message>
        <source>{zone} is shuffled</source>
        <translation>on mélange {zone}</translation>
    </message>
    <message>
        <source>there is no such card, so the search finds nothing</source>
        <translation>il n’y a pas de telle carte, donc la recherche ne trouve rien</translation>
    </message>
    <message>
        <source>which card is found</source>
        <translation>quelle carte est trouvée</translation>
    </message>
    <message>
        <source>{zone} is shuffled before anything else happens</source>
        <translation>on mélange {zone} avant toute autre chose</translation>
    </message>
    <message>
        <source>this version does not say when the deck is shuffled in a search</source>
        <translation>cette version ne dit pas quand on mélange le deck lors d’une recherche</translation>
    </message>
    <message>
        <source>the Corp points out which card is meant, without turning it</source>
        <translation>la Corp désigne la carte dont il s’agit, sans la retourner</translation>
    </message>
    <message>
        <source>the Corp shows which card is meant, and it is not turned</source>
        <translation>la Corp montre la carte dont il s’agit, qui n’est pas retournée</translation>
    </message>
    <message>
        <source>the Corp shows {card} to the Runner, and it is not turned</source>
        <translation>la Corp montre {card} au Runner, sans la retourner</translation>
    </message>
    <message>
        <source>{card} was revealed before</source>
        <translation>{card} a déjà été révélée</translation>
    </message>
    <message>
        <source>the Corp does not reveal what it installs</source>
        <translation>la Corp ne révèle pas ce qu’elle installe</translation>
    </message>
    <message>
        <source>{card} goes to the outermost position</source>
        <translation>{card} va en position la plus extérieure</translation>
    </message>
    <message>
        <source>{card} is installed faceup and active</source>
        <translation>{card} est installée face visible et active</translation>
    </message>
    <message>
        <source>{card} is installed facedown</source>
        <translation>{card} est installée face cachée</translation>
    </message>
    <message>
        <source>{card} is installed faceup, as the text says</source>
        <translation>{card} est installée face visible, comme le dit le texte</translation>
    </message>
    <message>
        <source>{card} is installed unrezzed and inactive</source>
        <translation>{card} est installée non rezzée et inactive</translation>
    </message>
    <message>
        <source>{card} must be trashed: one agenda or one asset a remote</source>
        <translation>{card} doit être trashée&#xa0;: un seul projet ou avoir par serveur distant</translation>
    </message>
    <message>
        <source>{server} goes on existing without a card meanwhile and is no new server</source>
        <translation>{server} continue d’exister sans carte entre-temps et n’est pas un nouveau serveur</translation>
    </message>
    <message>
        <source>a new remote server is created</source>
        <translation>un nouveau serveur distant est créé</translation>
    </message>
    <message>
        <source>{why}: {card} is not installed and stays where it is</source>
        <translation>{why}&#xa0;: {card} n’est pas installée et reste où elle est</translation>
    </message>
    <message>
        <source>{why}: {card} is not installed and is trashed instead</source>
        <translation>{why}&#xa0;: {card} n’est pas installée et est trashée à la place</translation>
    </message>
    <message>
        <source>installing it costs {cost}, and {why}</source>
        <translation>l’installer coûte {cost}, et {why}</translation>
    </message>
    <message>
        <source>{card} cannot be installed now</source>
        <translation>{card} ne peut pas être installée maintenant</translation>
    </message>
    <message>
        <source>the destination is a remote server</source>
        <translation>la destination est un serveur distant</translation>
    </message>
    <message>
        <source>agendas and assets are not installed in central servers</source>
        <translation>on n’installe ni projets ni avoirs dans les serveurs centraux</translation>
    </message>
    <message>
        <source>the server has a region already</source>
        <translation>le serveur a déjà une région</translation>
    </message>
    <message>
        <source>it comes {zone.from}</source>
        <extracomment>a card that is to be installed: &quot;it comes from HQ&quot;</extracomment>
        <translation>elle vient {zone.from}</translation>
    </message>
    <message>
        <source>it is installed {hand.from}, and it is {zone.in}</source>
        <extracomment>&quot;it is installed from HQ, and it is in Archives&quot;</extracomment>
        <translation>elle doit venir {hand.from} pour être installée, et elle est {zone.in}</translation>
    </message>
    <message>
        <source>no other agenda or asset stays there</source>
        <translation>aucun autre projet ni avoir n’y reste</translation>
    </message>
    <message>
        <source>the agenda or asset that is there must be trashed for it</source>
        <translation>le projet ou l’avoir qui s’y trouve doit être trashé pour elle</translation>
    </message>
    <message>
        <source>{card} may be trashed for it</source>
        <translation>{card} peut être trashée pour elle</translation>
    </message>
    <message>
        <source>{card} is not in the way of it</source>
        <translation>{card} ne la gêne pas</translation>
    </message>
    <message>
        <source>{card} may be trashed before a program is installed</source>
        <translation>{card} peut être trashée avant qu’un programme soit installé</translation>
    </message>
    <message>
        <source>{card} is no installed program: only those make room</source>
        <translation>{card} n’est pas un programme installé&#xa0;: eux seuls font de la place</translation>
    </message>
    <message>
        <source>nothing is trashed to install it: that is done for programs alone</source>
        <translation>on ne trashe rien pour l’installer&#xa0;: cela ne se fait que pour les programmes</translation>
    </message>
    <message>
        <source>no console is installed</source>
        <translation>aucune console n’est installée</translation>
    </message>
    <message>
        <source>a console is installed already</source>
        <translation>une console est déjà installée</translation>
    </message>
    <message>
        <source>cards of its type are installed: {type}</source>
        <translation>les cartes de ce type s’installent&#xa0;: {type}</translation>
    </message>
    <message>
        <source>events, operations and identities are never installed</source>
        <translation>on n’installe jamais ni événements, ni opérations, ni identités</translation>
    </message>
    <message>
        <source>its own text does not let it be installed now</source>
        <translation>son propre texte ne permet pas de l’installer maintenant</translation>
    </message>
    <message>
        <source>its own text lets it be installed elsewhere only</source>
        <translation>son propre texte ne permet de l’installer qu’ailleurs</translation>
    </message>
    <message>
        <source>the host is declared before anything is trashed or paid</source>
        <translation>l’hôte est annoncé avant que quoi que ce soit soit trashé ou payé</translation>
    </message>
    <message>
        <source>{credits}, one for each ice that protects the server after ice is trashed for it</source>
        <translation>{credits}, un pour chaque glace qui protège le serveur après le trash de glaces pour elle</translation>
    </message>
    <message>
        <source>{credits}, one for each ice that protects the server</source>
        <translation>{credits}, un pour chaque glace qui protège le serveur</translation>
    </message>
    <message>
        <source>{card} is inactive by now, and so is its ability for this</source>
        <translation>{card} est désormais inactive, et sa capacité pour cela aussi</translation>
    </message>
    <message>
        <source>{ability}: it is the first time in this turn</source>
        <translation>{ability}&#xa0;: sa première fois de ce tour n’était pas encore venue</translation>
    </message>
    <message>
        <source>{ability} was not used before in this turn</source>
        <translation>{ability} n’a pas encore été utilisée ce tour-ci</translation>
    </message>
    <message>
        <source>{ability}: it is the first time in this run</source>
        <translation>{ability}&#xa0;: sa première fois de ce run n’était pas encore venue</translation>
    </message>
    <message>
        <source>{ability} was not used before in this run</source>
        <translation>{ability} n’a pas encore été utilisée pendant ce run</translation>
    </message>
    <message numerus="yes">
        <source>with it, programs would take {number} of {n} memory unit after others are trashed</source>
        <comment>with it, programs would take {number} of {n} memory units after others are trashed</comment>
        <translation>
            <numerusform>avec elle, les programmes occuperaient {number} sur {n} unité de mémoire une fois les autres trashés</numerusform>
            <numerusform>avec elle, les programmes occuperaient {number} sur {n} unités de mémoire une fois les autres trashés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with it, programs would take {number} of {n} memory unit</source>
        <comment>with it, programs would take {number} of {n} memory units</comment>
        <translation>
            <numerusform>avec elle, les programmes occuperaient {number} sur {n} unité de mémoire</numerusform>
            <numerusform>avec elle, les programmes occuperaient {number} sur {n} unités de mémoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with it, programs would take {number} of {n} memory unit after others are trashed: too many</source>
        <comment>with it, programs would take {number} of {n} memory units after others are trashed: too many</comment>
        <translation>
            <numerusform>avec elle, les programmes occuperaient {number} sur {n} unité de mémoire une fois les autres trashés&#xa0;: trop</numerusform>
            <numerusform>avec elle, les programmes occuperaient {number} sur {n} unités de mémoire une fois les autres trashés&#xa0;: trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with it, programs would take {number} of {n} memory unit: too many</source>
        <comment>with it, programs would take {number} of {n} memory units: too many</comment>
        <translation>
            <numerusform>avec elle, les programmes occuperaient {number} sur {n} unité de mémoire&#xa0;: trop</numerusform>
            <numerusform>avec elle, les programmes occuperaient {number} sur {n} unités de mémoire&#xa0;: trop</numerusform>
        </translation>
    </message>
    <message>
        <source>the host relieves the memory, and is declared before it is counted</source>
        <translation>l’hôte soulage la mémoire, et il est annoncé avant qu’on la compte</translation>
    </message>
    <message>
        <source>programs may be trashed before it is installed</source>
        <translation>des programmes peuvent être trashés avant qu’elle soit installée</translation>
    </message>
    <message>
        <source>programs are trashed to make room for {card}</source>
        <translation>des programmes sont trashés pour faire de la place à {card}</translation>
    </message>
    <message>
        <source>programs are trashed to make room for it</source>
        <translation>des programmes sont trashés pour lui faire de la place</translation>
    </message>
    <message>
        <source>which program is trashed</source>
        <translation>quel programme est trashé</translation>
    </message>
    <message>
        <source>what it hosted is trashed, which nothing can prevent</source>
        <translation>ce qu’elle hébergeait est trashé, ce que rien ne peut empêcher</translation>
    </message>
    <message>
        <source>{card} is uninstalled: from now on it is another copy</source>
        <translation>{card} n’est plus installée&#xa0;: c’est désormais un autre exemplaire</translation>
    </message>
    <message>
        <source>{server} has no card left and ceases to exist</source>
        <translation>{server} n’a plus de carte et cesse d’exister</translation>
    </message>
    <message>
        <source>{card} goes to Archives faceup: the Runner could see it</source>
        <translation>{card} va dans Archives face visible&#xa0;: le Runner pouvait la voir</translation>
    </message>
    <message>
        <source>{card} goes to Archives facedown: it was not faceup before</source>
        <translation>{card} va dans Archives face cachée&#xa0;: elle n’était pas face visible auparavant</translation>
    </message>
    <message>
        <source>{card} goes to Archives facedown: the Runner could not see it</source>
        <translation>{card} va dans Archives face cachée&#xa0;: le Runner ne pouvait pas la voir</translation>
    </message>
    <message>
        <source>{counters} placed on {card} at once</source>
        <translation>aussitôt placé sur {card}&#xa0;: {counters}</translation>
    </message>
    <message>
        <source>another unique card of that title is trashed, which nothing can prevent</source>
        <translation>une autre carte unique de ce titre est trashée, ce que rien ne peut empêcher</translation>
    </message>
    <message>
        <source>{card} and {other} change places at once</source>
        <translation>{card} et {other} échangent leurs places en même temps</translation>
    </message>
    <message>
        <source>neither is installed or uninstalled by that</source>
        <translation>aucune des deux n’est installée ni désinstallée par là</translation>
    </message>
    <message>
        <source>what the card hosted is trashed, because it is uninstalled</source>
        <translation>ce que la carte hébergeait est trashé, car elle est désinstallée</translation>
    </message>
    <message>
        <source>one of the cards was not installed before</source>
        <translation>l’une des cartes n’était pas installée auparavant</translation>
    </message>
    <message>
        <source>{card} is installed by that, without an install cost</source>
        <translation>{card} est installée par là, sans coût d’installation</translation>
    </message>
    <message>
        <source>{card} is derezzed</source>
        <translation>{card} est dérezzée</translation>
    </message>
    <message>
        <source>{card} is now {zone.in}</source>
        <translation>{card} est maintenant {zone.in}</translation>
    </message>
    <message>
        <source>its advancement tokens are removed</source>
        <translation>ses pions d’avancement sont retirés</translation>
    </message>
    <message>
        <source>the effect resolves although {card} has been trashed for it</source>
        <translation>l’effet se résout bien que {card} ait été trashée pour lui</translation>
    </message>
    <message>
        <source>all virus counters on every card go back to the bank</source>
        <translation>tous les pions virus de toutes les cartes retournent à la banque</translation>
    </message>
    <message>
        <source>one credit from the bank</source>
        <translation>un crédit de la banque</translation>
    </message>
    <message>
        <source>one advancement token more on {card}</source>
        <translation>un pion d’avancement de plus sur {card}</translation>
    </message>
    <message>
        <source>this action is not modelled yet</source>
        <translation>cette action n’est pas encore modélisée</translation>
    </message>
    <message>
        <source>nothing lets a card be chosen now</source>
        <translation>rien ne permet de choisir une carte maintenant</translation>
    </message>
    <message>
        <source>nothing lets {card} be chosen now</source>
        <translation>rien ne permet de choisir {card} maintenant</translation>
    </message>
    <message>
        <source>there is no choice of options now</source>
        <translation>il n’y a pas d’option à choisir maintenant</translation>
    </message>
    <message>
        <source>nothing asks for a number now</source>
        <translation>rien ne demande un nombre maintenant</translation>
    </message>
    <message>
        <source>nothing lets a server be chosen now</source>
        <translation>rien ne permet de choisir un serveur maintenant</translation>
    </message>
    <message>
        <source>the Runner jacks out: the run ends</source>
        <translation>le Runner se déconnecte&#xa0;: le run se termine</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>{card} may be played now by its own text</source>
        <translation>{card} peut être jouée maintenant d’après son propre texte</translation>
    </message>
    <message>
        <source>{card} may not be played now by its own text</source>
        <translation>{card} ne peut pas être jouée maintenant d’après son propre texte</translation>
    </message>
    <message>
        <source>its X is at most {most}</source>
        <translation>son X est au plus {most}</translation>
    </message>
    <message>
        <source>its X is at most {most}, and not {number}</source>
        <translation>son X est au plus {most}, et non {number}</translation>
    </message>
    <message>
        <source>{card} is resolved and removed from the game, as it says</source>
        <translation>{card} est résolue et retirée de la partie, comme elle le dit</translation>
    </message>
    <message>
        <source>{card} is resolved and trashed; what it goes on doing does not need it</source>
        <translation>{card} est résolue et trashée&#xa0;; ce qu’elle continue de faire n’a pas besoin d’elle</translation>
    </message>
    <message>
        <source>{card} is resolved and trashed</source>
        <translation>{card} est résolue et trashée</translation>
    </message>
    <message>
        <source>{card} is paid for, then faceup and active</source>
        <translation>{card} est payée, puis face visible et active</translation>
    </message>
    <message>
        <source>not stated: of which kind the damage of this turn was</source>
        <translation>il n’est pas indiqué de quel type étaient les dégâts de ce tour</translation>
    </message>
    <message>
        <source>{card} prevents {damage}, {number} left</source>
        <translation>{card} empêche {damage}, reste {number}</translation>
    </message>
    <message numerus="yes">
        <source>{card} prevents {n} tag, {number} left</source>
        <comment>{card} prevents {n} tags, {number} left</comment>
        <translation>
            <numerusform>{card} empêche {n} tag, reste {number}</numerusform>
            <numerusform>{card} empêche {n} tags, reste {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} prevents that {other} is trashed</source>
        <translation>{card} empêche que {other} soit trashée</translation>
    </message>
    <message>
        <source>{card} prevents that {other} is exposed</source>
        <translation>{card} empêche que {other} soit exposée</translation>
    </message>
    <message>
        <source>{card} prevents that subroutine {number} is broken</source>
        <translation>{card} empêche que la sous-routine {number} soit brisée</translation>
    </message>
    <message>
        <source>{card} prevents the trace</source>
        <translation>{card} empêche la trace</translation>
    </message>
    <message>
        <source>what {card} prevents</source>
        <translation>ce que {card} empêche</translation>
    </message>
    <message>
        <source>what {card} saves</source>
        <translation>ce que {card} sauve</translation>
    </message>
    <message>
        <source>{card} is used while the cost is paid</source>
        <translation>{card} est utilisée pendant que le coût est payé</translation>
    </message>
    <message>
        <source>{card} is used while the effect resolves</source>
        <translation>{card} est utilisée pendant que l’effet se résout</translation>
    </message>
    <message>
        <source>an ability met now resolves before what is being resolved goes on</source>
        <translation>une capacité déclenchée maintenant se résout avant que la résolution en cours continue</translation>
    </message>
    <message>
        <source>what is prevented triggers nothing</source>
        <translation>ce qui est empêché ne déclenche rien</translation>
    </message>
    <message>
        <source>{card} cannot be rezzed</source>
        <translation>{card} ne peut pas être rezzée</translation>
    </message>
    <message>
        <source>{card} cannot prevent or avoid anything that resolves now</source>
        <translation>{card} ne peut rien empêcher ni éviter de ce qui se résout maintenant</translation>
    </message>
    <message>
        <source>that player has no chance to act now</source>
        <translation>ce n’est pas à ce joueur d’agir</translation>
    </message>
    <message>
        <source>both had a chance and one declines: the window closes</source>
        <translation>les deux ont pu agir et l’un passe&#xa0;: la fenêtre se ferme</translation>
    </message>
    <message>
        <source>{player} is finished: the opponent may act</source>
        <translation>{player} a fini&#xa0;: c’est à l’adversaire d’agir</translation>
    </message>
    <message>
        <source>no repetition is stated</source>
        <translation>aucune répétition n’est indiquée</translation>
    </message>
    <message>
        <source>who is responsible for the loop chooses how often it happens</source>
        <translation>qui est responsable de la boucle choisit combien de fois elle se produit</translation>
    </message>
    <message>
        <source>the Runner cannot jack out, so the Corp lets the run go on</source>
        <translation>le Runner ne peut pas se déconnecter, donc la Corp laisse le run continuer</translation>
    </message>
    <message>
        <source>a loop in a run is ended by jacking out</source>
        <translation>une boucle pendant un run se termine en se déconnectant</translation>
    </message>
    <message>
        <source>step {step} ({title})</source>
        <extracomment>of a timing structure</extracomment>
        <translation>l’étape {step} ({title})</translation>
    </message>
    <message>
        <source>only {player} does that</source>
        <translation>cela ne revient qu’{player.to}</translation>
    </message>
    <message>
        <source>{step} lets the Corp take actions</source>
        <translation>{step} permet à la Corp d’effectuer des actions</translation>
    </message>
    <message>
        <source>{step} lets the Runner take actions</source>
        <translation>{step} permet au Runner d’effectuer des actions</translation>
    </message>
    <message>
        <source>{step} lets the Corp rez cards other than ice</source>
        <translation>{step} permet à la Corp de rezzer d’autres cartes que des glaces</translation>
    </message>
    <message>
        <source>{step} lets the Corp score agendas</source>
        <translation>{step} permet à la Corp de marquer des projets</translation>
    </message>
    <message>
        <source>{step} lets the Runner jack out</source>
        <translation>{step} permet au Runner de se déconnecter</translation>
    </message>
    <message>
        <source>{step} lets the Runner break subroutines</source>
        <translation>{step} permet au Runner de briser des sous-routines</translation>
    </message>
    <message>
        <source>{step} lets players use paid abilities</source>
        <translation>{step} permet aux joueurs d’utiliser des capacités payantes</translation>
    </message>
    <message>
        <source>{step} does not let the Corp take actions</source>
        <translation>{step} ne permet pas à la Corp d’effectuer des actions</translation>
    </message>
    <message>
        <source>{step} does not let the Runner take actions</source>
        <translation>{step} ne permet pas au Runner d’effectuer des actions</translation>
    </message>
    <message>
        <source>{step} does not let the Corp rez cards other than ice</source>
        <translation>{step} ne permet pas à la Corp de rezzer d’autres cartes que des glaces</translation>
    </message>
    <message>
        <source>{step} does not let the Corp score agendas</source>
        <translation>{step} ne permet pas à la Corp de marquer des projets</translation>
    </message>
    <message>
        <source>{step} does not let the Runner jack out</source>
        <translation>{step} ne permet pas au Runner de se déconnecter</translation>
    </message>
    <message>
        <source>{step} does not let the Runner break subroutines</source>
        <translation>{step} ne permet pas au Runner de briser des sous-routines</translation>
    </message>
    <message>
        <source>{step} does not let players use paid abilities</source>
        <translation>{step} ne permet pas aux joueurs d’utiliser des capacités payantes</translation>
    </message>
    <message>
        <source>{refusal}: what waits for the encounter comes first</source>
        <translation>{refusal}&#xa0;: ce qui attend la rencontre passe d’abord</translation>
    </message>
    <message>
        <source>the effect of {card} cannot change anything, its cost left out of account</source>
        <translation>l’effet de {card} ne pourrait rien changer, abstraction faite de son coût</translation>
    </message>
    <message>
        <source>at least a part of the effect of {card} can change something</source>
        <translation>une partie au moins de l’effet de {card} peut changer quelque chose</translation>
    </message>
    <message>
        <source>it costs {price}, which can be paid</source>
        <translation>cela coûte {price}, ce qui peut être payé</translation>
    </message>
    <message>
        <source>it costs {price}, which can be paid with {credits}</source>
        <translation>cela coûte {price}, ce qui peut être payé avec {credits}</translation>
    </message>
    <message>
        <source>{card}: the part that waited resolves</source>
        <translation>{card}&#xa0;: la partie qui attendait se résout</translation>
    </message>
    <message>
        <source>the Runner passes {card}</source>
        <translation>le Runner franchit {card}</translation>
    </message>
    <message>
        <source>unspent bad publicity credits are lost</source>
        <translation>les crédits de mauvaise publicité non dépensés sont perdus</translation>
    </message>
    <message numerus="yes">
        <source>the Runner gains {n} credit for this run, one per bad publicity</source>
        <comment>the Runner gains {n} credits for this run, one per bad publicity</comment>
        <translation>
            <numerusform>le Runner reçoit {n} crédit pour ce run, un par mauvaise publicité</numerusform>
            <numerusform>le Runner reçoit {n} crédits pour ce run, un par mauvaise publicité</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no ice to approach</source>
        <translation>il n’y a pas de glace à approcher</translation>
    </message>
    <message>
        <source>the Runner approaches {card}</source>
        <translation>le Runner approche {card}</translation>
    </message>
    <message>
        <source>unrezzed ice is not encountered</source>
        <translation>une glace non rezzée n’est pas rencontrée</translation>
    </message>
    <message>
        <source>[{number}] {title}</source>
        <extracomment>the number and the title of a step of a timing structure</extracomment>
        <translation>[{number}] {title}</translation>
    </message>
    <message>
        <source>the attacked server is gone: the run ends at once</source>
        <translation>le serveur attaqué n’existe plus&#xa0;: le run se termine aussitôt</translation>
    </message>
    <message>
        <source>the attacked server is gone: the run ends as soon as an open window closes</source>
        <translation>le serveur attaqué n’existe plus&#xa0;: le run se termine dès qu’une fenêtre ouverte se ferme</translation>
    </message>
    <message>
        <source>{card} is gone and counts as passed</source>
        <translation>{card} n’est plus là et compte comme franchie</translation>
    </message>
    <message>
        <source>its subroutines have resolved and the run goes on: the ice is passed</source>
        <translation>ses sous-routines sont résolues et le run continue&#xa0;: la glace est franchie</translation>
    </message>
    <message>
        <source>this version does not say what follows when the ice is gone</source>
        <translation>cette version ne dit pas ce qui suit quand la glace n’est plus là</translation>
    </message>
    <message>
        <source>the run is over</source>
        <translation>le run est terminé</translation>
    </message>
    <message>
        <source>the run ends</source>
        <translation>le run se termine</translation>
    </message>
    <message>
        <source>it is done in the window before the action</source>
        <translation>cela se fait dans la fenêtre qui précède l’action</translation>
    </message>
    <message>
        <source>both players let the game go on until then</source>
        <translation>jusque-là, les deux joueurs laissent le jeu continuer</translation>
    </message>
    <message>
        <source>nobody does anything in the window after the action</source>
        <translation>personne ne fait rien dans la fenêtre qui suit l’action</translation>
    </message>
    <message>
        <source>the run was declared successful</source>
        <translation>le run a été déclaré réussi</translation>
    </message>
    <message>
        <source>what {ability} counts is as it was when it resolved</source>
        <translation>ce que compte {ability} est tel que lors de sa résolution</translation>
    </message>
    <message>
        <source>not stated: what {ability} did; play it as an act before</source>
        <translation>ce qu’a fait {ability} n’est pas indiqué&#xa0;: à jouer dans le script</translation>
    </message>
    <message>
        <source>{card} has no ability {ability}</source>
        <translation>{card} n’a pas de capacité {ability}</translation>
    </message>
    <message>
        <source>the encounter that is told is the present one</source>
        <translation>la rencontre indiquée est celle en cours</translation>
    </message>
    <message>
        <source>whether {ability} counted for this encounter is not stated</source>
        <translation>il n’est pas indiqué si {ability} a compté pour cette rencontre</translation>
    </message>
    <message>
        <source>{ability} has resolved: its card made this run</source>
        <translation>{ability} s’est résolue, car le run était le sien</translation>
    </message>
    <message>
        <source>{ability} is not used</source>
        <translation>{ability} n’est pas utilisée</translation>
    </message>
    <message>
        <source>whether {ability} has resolved is not stated</source>
        <translation>il n’est pas indiqué si {ability} s’est résolue</translation>
    </message>
    <message>
        <source>{ability} resolved as the encounter began</source>
        <translation>{ability} s’est résolue au début de la rencontre</translation>
    </message>
    <message>
        <source>not stated: what {ability} does for a while; play it as an act before</source>
        <translation>ce que {ability} fait pendant un temps n’est pas indiqué&#xa0;: à jouer dans le script</translation>
    </message>
    <message>
        <source>this version has no step {step}</source>
        <translation>cette version n’a pas d’étape {step}</translation>
    </message>
    <message>
        <source>there is no subroutine {number} to be broken</source>
        <translation>il n’y a pas de sous-routine {number} à briser</translation>
    </message>
    <message>
        <source>installed programs keep the memory limit</source>
        <translation>les programmes installés respectent la limite de mémoire</translation>
    </message>
    <message>
        <source>programs take more than the memory limit: the Runner must trash some</source>
        <translation>les programmes dépassent la limite de mémoire&#xa0;: le Runner doit en trasher</translation>
    </message>
    <message numerus="yes">
        <source>the turn has {n} click of its own now instead of {before}: {left} left</source>
        <comment>the turn has {n} clicks of its own now instead of {before}: {left} left</comment>
        <translation>
            <numerusform>le tour a maintenant {n} clic à lui au lieu de {before}&#xa0;: reste {left}</numerusform>
            <numerusform>le tour a maintenant {n} clics à lui au lieu de {before}&#xa0;: reste {left}</numerusform>
        </translation>
    </message>
    <message>
        <source>{source} trashes {card} at once</source>
        <translation>{source} trashe {card} aussitôt</translation>
    </message>
    <message>
        <source>the run is successful against the server that the effect names</source>
        <translation>le run est réussi contre le serveur que nomme l’effet</translation>
    </message>
    <message>
        <source>the run is not successful against the server that the effect names</source>
        <translation>le run n’est pas réussi contre le serveur que nomme l’effet</translation>
    </message>
    <message>
        <source>the effect names no server, so it does not matter which it is</source>
        <translation>l’effet ne nomme aucun serveur, donc peu importe lequel c’est</translation>
    </message>
    <message>
        <source>the run succeeds, and what is worded “if successful” comes first</source>
        <translation>le run réussit, et ce qui est formulé «&#xa0;si réussi&#xa0;» passe d’abord</translation>
    </message>
    <message>
        <source>{card} says that the run counts as neither successful nor unsuccessful</source>
        <translation>{card} dit que le run ne compte ni comme réussi ni comme infructueux</translation>
    </message>
    <message>
        <source>the run is successful</source>
        <translation>le run est réussi</translation>
    </message>
    <message>
        <source>the run is successful, as one on {server}</source>
        <translation>le run est réussi, en tant que run contre {server}</translation>
    </message>
    <message>
        <source>what is worded “if successful” comes before what waits for the success</source>
        <translation>ce qui est formulé «&#xa0;si réussi&#xa0;» passe avant ce qui attend le succès</translation>
    </message>
    <message>
        <source>{card}: accessing was replaced already, and that is possible only once</source>
        <translation>{card}&#xa0;: l’accès a déjà été remplacé, et il ne l’est qu’une fois</translation>
    </message>
    <message>
        <source>{card}: the encounter it waited for is over, so it does not resolve</source>
        <translation>{card}&#xa0;: la rencontre qu’elle attendait est terminée, donc elle ne se résout pas</translation>
    </message>
    <message>
        <source>{card}: the approach it waited for is over, so it does not resolve</source>
        <translation>{card}&#xa0;: l’approche qu’elle attendait est terminée, donc elle ne se résout pas</translation>
    </message>
    <message>
        <source>{card} triggered together with others of its player</source>
        <translation>{card} s’est déclenchée en même temps que d’autres de son joueur</translation>
    </message>
    <message>
        <source>{card} is inactive before its ability triggers: the ability is lost</source>
        <translation>{card} est inactive avant que sa capacité se déclenche&#xa0;: la capacité est perdue</translation>
    </message>
    <message>
        <source>{card} was active when its condition was met: its ability resolves</source>
        <translation>{card} était active quand sa condition a été remplie&#xa0;: sa capacité se résout</translation>
    </message>
    <message>
        <source>the cards of the server are not accessed</source>
        <translation>on n’accède pas aux cartes du serveur</translation>
    </message>
    <message>
        <source>{ability} cannot be used, so it is not: {why}</source>
        <translation>{ability} ne peut pas être utilisée, donc elle ne l’est pas&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{ability} must be triggered: it says nothing of a choice</source>
        <translation>{ability} doit être déclenchée&#xa0;: elle ne mentionne aucun choix</translation>
    </message>
    <message>
        <source>which of their abilities triggers first</source>
        <extracomment>of a player</extracomment>
        <translation>laquelle de ses capacités se déclenche en premier</translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met</source>
        <translation>{ability}&#xa0;: sa condition de déclenchement est remplie</translation>
    </message>
    <message>
        <source>{card}: what it requires holds now, and did not then</source>
        <translation>{card}&#xa0;: ce qu’elle exige est vrai maintenant, et ne l’était pas alors</translation>
    </message>
    <message>
        <source>the recurring credits of {card} are refilled up to {most}; all {amount} on it stay</source>
        <translation>les crédits récurrents de {card} sont complétés jusqu’à {most}&#xa0;; les {amount} qui s’y trouvent restent tous</translation>
    </message>
    <message>
        <source>the recurring credits of {card} are refilled up to {most}, and none is added beyond that</source>
        <translation>les crédits récurrents de {card} sont complétés jusqu’à {most}, et aucun n’est ajouté au-delà</translation>
    </message>
    <message>
        <source>{card} is not in hand</source>
        <translation>{card} n’est pas en main</translation>
    </message>
    <message>
        <source>{card} is discarded facedown, whether the Runner saw it before or not</source>
        <translation>{card} est défaussée face cachée, que le Runner l’ait vue auparavant ou non</translation>
    </message>
    <message>
        <source>{card} is discarded</source>
        <translation>{card} est défaussée</translation>
    </message>
    <message>
        <source>and it is not trashed</source>
        <extracomment>follows &quot;{card} is discarded&quot;</extracomment>
        <translation>et elle n’est pas trashée</translation>
    </message>
    <message>
        <source>which card is discarded</source>
        <translation>quelle carte est défaussée</translation>
    </message>
    <message numerus="yes">
        <source>the Corp discards {n} card of their choice, facedown</source>
        <comment>the Corp discards {n} cards of their choice, facedown</comment>
        <translation>
            <numerusform>la Corp défausse {n} carte de son choix, face cachée</numerusform>
            <numerusform>la Corp défausse {n} cartes de son choix, face cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the Runner discards {n} card of their choice</source>
        <comment>the Runner discards {n} cards of their choice</comment>
        <translation>
            <numerusform>le Runner défausse {n} carte de son choix</numerusform>
            <numerusform>le Runner défausse {n} cartes de son choix</numerusform>
        </translation>
    </message>
    <message>
        <source>clicks that were not spent are lost</source>
        <translation>les clics qui n’ont pas été dépensés sont perdus</translation>
    </message>
    <message>
        <source>the turn is over</source>
        <translation>le tour est terminé</translation>
    </message>
    <message>
        <source>without clicks the turn goes to the discard phase at once</source>
        <translation>sans clics, le tour passe aussitôt à la phase de défausse</translation>
    </message>
    <message>
        <source>{player} still has clicks and must spend them all</source>
        <translation>{player} a encore des clics et doit tous les dépenser</translation>
    </message>
    <message>
        <source>the ability is for the Corp to use, not for the Runner</source>
        <translation>c’est à la Corp d’utiliser la capacité, pas au Runner</translation>
    </message>
    <message>
        <source>the ability is for the Runner to use, not for the Corp</source>
        <translation>c’est au Runner d’utiliser la capacité, pas à la Corp</translation>
    </message>
    <message>
        <source>{card} says that {player} uses it</source>
        <translation>{card} dit que {player} l’utilise</translation>
    </message>
    <message>
        <source>it is an ability of the Corp&apos;s own card</source>
        <translation>c’est une capacité d’une carte de la Corp</translation>
    </message>
    <message>
        <source>it is an ability of the Runner&apos;s own card</source>
        <translation>c’est une capacité d’une carte du Runner</translation>
    </message>
    <message>
        <source>{card}: what it waits for has happened</source>
        <translation>{card}&#xa0;: ce qu’elle attend s’est produit</translation>
    </message>
    <message>
        <source>its trigger condition is not met now</source>
        <translation>sa condition de déclenchement n’est pas remplie maintenant</translation>
    </message>
    <message>
        <source>what it costs depends on something that has not happened</source>
        <translation>ce qu’elle coûte dépend d’une occasion qui ne se présente pas</translation>
    </message>
    <message>
        <source>it says that its player may use it</source>
        <translation>elle dit que son joueur peut l’utiliser</translation>
    </message>
    <message>
        <source>it says nothing of a choice: it must be triggered</source>
        <translation>elle ne mentionne aucun choix&#xa0;: elle doit être déclenchée</translation>
    </message>
    <message>
        <source>{card} says that it works while inactive</source>
        <translation>{card} dit qu’elle agit même inactive</translation>
    </message>
    <message>
        <source>another card has taken its text</source>
        <translation>une autre carte a pris son texte</translation>
    </message>
    <message>
        <source>a card is being accessed</source>
        <translation>on est en train d’accéder à une carte</translation>
    </message>
    <message>
        <source>no card is being accessed</source>
        <translation>on n’est en train d’accéder à aucune carte</translation>
    </message>
    <message>
        <source>no other action is being resolved: this one costs a click</source>
        <translation>aucune autre action n’est en cours de résolution&#xa0;: celle-ci coûte un clic</translation>
    </message>
    <message>
        <source>an ability that costs a click is an action, and another is not over</source>
        <translation>une capacité qui coûte un clic est une action, et une autre n’est pas terminée</translation>
    </message>
    <message>
        <source>its restriction is not met</source>
        <translation>sa restriction n’est pas respectée</translation>
    </message>
    <message>
        <source>what modifies the cost counts with it</source>
        <translation>ce qui modifie le coût compte avec lui</translation>
    </message>
    <message>
        <source>whether an action or an ability made that run is not stated</source>
        <translation>il n’est pas indiqué si ce run vient d’une action ou d’une capacité</translation>
    </message>
    <message>
        <source>on which server that happened is not stated</source>
        <translation>il n’est pas indiqué sur quel serveur cela s’est produit</translation>
    </message>
    <message>
        <source>to which card that happened is not stated</source>
        <translation>il n’est pas indiqué à quelle carte cela est arrivé</translation>
    </message>
    <message>
        <source>not told, and taken as not having happened in this turn: {event}</source>
        <translation>non indiqué, et supposé ne pas s’être produit ce tour-ci&#xa0;: {event}</translation>
    </message>
    <message>
        <source>not told, and taken as not having happened in the turn before: {event}</source>
        <translation>non indiqué, et supposé ne pas s’être produit au tour précédent&#xa0;: {event}</translation>
    </message>
    <message>
        <source>not stated: clicks spent in this turn</source>
        <translation>non indiqué&#xa0;: clics dépensés ce tour-ci</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>un run</translation>
    </message>
    <message>
        <source>{card} was rezzed before it was approached</source>
        <translation>{card} a été rezzée avant d’être approchée</translation>
    </message>
    <message>
        <source>not stated: whose card it happened to</source>
        <translation>il n’est pas indiqué de quel joueur il s’agissait</translation>
    </message>
    <message>
        <source>whether its requirement was met at an earlier instance is not stated</source>
        <translation>il n’est pas indiqué si son exigence était remplie lors d’une occurrence antérieure</translation>
    </message>
    <message>
        <source>which ice was passed before in this run is not stated</source>
        <translation>il n’est pas indiqué quelle glace a été franchie auparavant pendant ce run</translation>
    </message>
    <message>
        <source>how that came about at an earlier instance is not stated</source>
        <translation>il n’est pas indiqué comment cela s’est produit lors d’une occurrence antérieure</translation>
    </message>
    <message>
        <source>no subroutine was broken before</source>
        <translation>aucune sous-routine n’a été brisée auparavant</translation>
    </message>
    <message>
        <source>not decided within {number} steps</source>
        <translation>non décidé en {number} étapes</translation>
    </message>
    <message>
        <source>no rule in force says: {rule}</source>
        <translation>aucune règle en vigueur ne dit&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>this version leaves open: {difference}</source>
        <translation>cette version ne tranche pas&#xa0;: {difference}</translation>
    </message>
    <message>
        <source>{card} is named, and nothing lets it be chosen</source>
        <translation>{card} est nommée, et rien ne permet de la choisir</translation>
    </message>
    <message>
        <source>subroutine {number} is named, and nothing lets it be broken</source>
        <translation>la sous-routine {number} est nommée, et rien ne permet de la briser</translation>
    </message>
    <message>
        <source>there is nothing to choose: {choice}</source>
        <translation>il n’y a rien à choisir&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>which cards are {zone.in} is not stated</source>
        <translation>il n’est pas indiqué quelles cartes sont {zone.in}</translation>
    </message>
    <message>
        <source>how much of {card} is used is not decided</source>
        <translation>il n’est pas décidé dans quelle mesure {card} est utilisée</translation>
    </message>
    <message>
        <source>−{number} by {card}</source>
        <translation>−{number} par {card}</translation>
    </message>
    <message>
        <source>+{number} by {card}</source>
        <extracomment>more by a card</extracomment>
        <translation>+{number} par {card}</translation>
    </message>
    <message>
        <source>−{number} by brain damage</source>
        <translation>−{number} par dégâts neuro</translation>
    </message>
    <message>
        <source>{value}: {terms}, together {total}</source>
        <translation>{value}&#xa0;: {terms}, soit {total} en tout</translation>
    </message>
    <message>
        <source>{value}: {terms}</source>
        <translation>{value}&#xa0;: {terms}</translation>
    </message>
    <message>
        <source>{card} has no fixed {value}</source>
        <translation>{card} n’a pas de valeur fixe&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{value} of {card}</source>
        <extracomment>a value and the card it is of: &quot;strength of Enigma&quot;</extracomment>
        <translation>{value} de {card}</translation>
    </message>
    <message>
        <source>{number} on the card</source>
        <translation>{number} sur la carte</translation>
    </message>
    <message>
        <source>each brain damage takes one card off the maximum hand size for good</source>
        <translation>chaque dégât neuro retire définitivement une carte à la taille de main maximale</translation>
    </message>
    <message>
        <source>{value} {player.of}</source>
        <translation>{value} {player.of}</translation>
    </message>
    <message>
        <source>{number} to begin with</source>
        <translation>{number} au départ</translation>
    </message>
    <message>
        <source>how much of it is used</source>
        <translation>dans quelle mesure elle est utilisée</translation>
    </message>
    <message>
        <source>{card} lies facedown</source>
        <translation>{card} est face cachée</translation>
    </message>
    <message>
        <source>this version knows no facedown Runner cards</source>
        <translation>cette version ne connaît pas de cartes Runner face cachée</translation>
    </message>
    <message>
        <source>{card} has strength {number}.</source>
        <translation>{card} a une force de {number}.</translation>
    </message>
    <message>
        <source>{card} is not hosted.</source>
        <translation>{card} n’est pas hébergée.</translation>
    </message>
    <message>
        <source>{card} is hosted on {host}.</source>
        <translation>{card} est hébergée sur {host}.</translation>
    </message>
    <message>
        <source>No run is on.</source>
        <translation>Aucun run n’est en cours.</translation>
    </message>
    <message>
        <source>{fact} {least} or more</source>
        <extracomment>a fact and its least value</extracomment>
        <translation>{fact} = {least} ou plus</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <extracomment>the last two of a list</extracomment>
        <translation>{before} et {last}</translation>
    </message>
    <message>
        <source>{card} is left faceup as it was</source>
        <translation>{card} reste face visible comme avant</translation>
    </message>
    <message>
        <source>{card} is left facedown</source>
        <translation>{card} reste face cachée</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen, and left faceup as it was</source>
        <translation>{card} n’est ni trashée ni volée, et reste face visible comme avant</translation>
    </message>
    <message>
        <source>{card} is neither trashed nor stolen, and left facedown</source>
        <translation>{card} n’est ni trashée ni volée, et reste face cachée</translation>
    </message>
    <message>
        <source>every card in {server} and its root is accessed: {number}</source>
        <translation>chaque carte dans {server} et sa racine est accédée&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{player} installs {card}</source>
        <translation>{player} installe {card}</translation>
    </message>
    <message>
        <source>{player} plays {card}</source>
        <translation>{player} joue {card}</translation>
    </message>
    <message>
        <source>{player} advances {card}</source>
        <translation>{player} avance {card}</translation>
    </message>
    <message>
        <source>{player} rezzes {card}</source>
        <translation>{player} rezze {card}</translation>
    </message>
    <message>
        <source>{player} scores {card}</source>
        <translation>{player} marque {card}</translation>
    </message>
    <message>
        <source>{player} trashes {card}</source>
        <translation>{player} trashe {card}</translation>
    </message>
    <message>
        <source>{player} steals {card}</source>
        <translation>{player} vole {card}</translation>
    </message>
    <message>
        <source>{player} chooses to access {card}</source>
        <translation>{player} choisit d’accéder à {card}</translation>
    </message>
    <message>
        <source>{player} takes an action for a credit</source>
        <translation>{player} prend un crédit comme action</translation>
    </message>
    <message>
        <source>{player} takes an action to draw a card</source>
        <translation>{player} pioche une carte comme action</translation>
    </message>
    <message>
        <source>{player} purges virus counters</source>
        <translation>{player} purge les pions virus</translation>
    </message>
    <message>
        <source>{player} makes a run on {server}</source>
        <translation>{player} lance un run contre {server}</translation>
    </message>
    <message>
        <source>{player} removes a tag</source>
        <translation>{player} retire un tag</translation>
    </message>
    <message>
        <source>{player} takes no more actions</source>
        <translation>{player} ne fait plus d’action</translation>
    </message>
    <message>
        <source>{player} decides to jack out</source>
        <translation>{player} décide de se déconnecter</translation>
    </message>
    <message>
        <source>{player} decides to go on</source>
        <translation>{player} décide de continuer</translation>
    </message>
    <message>
        <source>{player} uses {ability}</source>
        <translation>{player} utilise {ability}</translation>
    </message>
    <message>
        <source>what the effect asks for first is a cost</source>
        <translation>ce que l’effet demande d’abord est un coût</translation>
    </message>
    <message>
        <source>{card} may interact with the ice encountered</source>
        <translation>{card} peut agir sur la glace rencontrée</translation>
    </message>
    <message>
        <source>no number on the card</source>
        <translation>pas de nombre sur la carte</translation>
    </message>
    <message>
        <source>every card in {server} is accessed: {number}</source>
        <translation>chaque carte dans {server} est accédée&#xa0;: {number}</translation>
    </message>
    <message>
        <source>every card in {server} is accessed: {number}, without the ice protecting it</source>
        <translation>chaque carte dans {server} est accédée&#xa0;: {number}, sans les glaces qui le protègent</translation>
    </message>
    <message>
        <source>{player} cannot play cards</source>
        <translation>{player} ne peut pas jouer de cartes</translation>
    </message>
    <message>
        <source>{player} cannot draw cards</source>
        <translation>{player} ne peut pas piocher</translation>
    </message>
    <message>
        <source>the Runner cannot jack out</source>
        <translation>le Runner ne peut pas se déconnecter</translation>
    </message>
    <message>
        <source>the Runner cannot steal agendas</source>
        <translation>le Runner ne peut pas voler de projets</translation>
    </message>
    <message>
        <source>the Corp cannot score agendas</source>
        <translation>la Corp ne peut pas marquer de projets</translation>
    </message>
    <message>
        <source>the Corp cannot advance cards</source>
        <translation>la Corp ne peut pas avancer de cartes</translation>
    </message>
    <message>
        <source>the Corp cannot rez cards</source>
        <translation>la Corp ne peut pas rezzer de cartes</translation>
    </message>
    <message>
        <source>{player} cannot spend credits</source>
        <translation>{player} ne peut pas dépenser de crédits</translation>
    </message>
    <message>
        <source>a run cannot be successful</source>
        <translation>un run ne peut pas être réussi</translation>
    </message>
    <message>
        <source>{player} cannot install cards</source>
        <translation>{player} ne peut pas installer de cartes</translation>
    </message>
    <message>
        <source>the Runner cannot make a run</source>
        <translation>le Runner ne peut pas faire de run</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>capacité</translation>
    </message>
    <message>
        <source>what is spent on a trace is spent openly, so both players know it</source>
        <translation>ce qui est dépensé sur une trace l’est ouvertement, donc les deux joueurs le savent</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>Not decided: {why}</source>
        <translation>Non décidé : {why}</translation>
    </message>
    <message>
        <source>the action itself costs {cost}</source>
        <translation>l’action elle-même coûte {cost}</translation>
    </message>
    <message>
        <source>{card} ({ability})</source>
        <extracomment>one of the abilities of a card: &quot;Femme Fatale (paid ability 2)&quot;</extracomment>
        <translation>{card} ({ability})</translation>
    </message>
    <message>
        <source>for the rest of this encounter</source>
        <translation>pour le reste de cette rencontre</translation>
    </message>
    <message>
        <source>for the rest of this run</source>
        <translation>pour le reste de ce run</translation>
    </message>
    <message>
        <source>for the rest of this turn</source>
        <translation>pour le reste de ce tour</translation>
    </message>
    <message>
        <source>until the next run of this turn ends</source>
        <translation>jusqu’à la fin du prochain run de ce tour</translation>
    </message>
    <message>
        <source>until its player’s next turn begins</source>
        <translation>jusqu’au début du prochain tour de son joueur</translation>
    </message>
    <message>
        <source>which server is chosen</source>
        <translation>quel serveur est choisi</translation>
    </message>
    <message>
        <source>{card}: {while} {what}</source>
        <extracomment>a card, &quot;for the rest of this run&quot;, and what it forbids</extracomment>
        <translation>{card} : {while}, {what}</translation>
    </message>
    <message>
        <source>{card} gains the subtype {subtype} {while}</source>
        <translation>{card} gagne le sous-type {subtype} {while}</translation>
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
        <translation>{value} {player.of} : {change} {while}</translation>
    </message>
    <message>
        <source>{value} of {card}: {change} {while}</source>
        <extracomment>a number of a card, how it changes, and &quot;for the rest of this run&quot;</extracomment>
        <translation>{value} de {card} : {change} {while}</translation>
    </message>
    <message>
        <source>what {card} is given up for could not resolve</source>
        <translation>ce pour quoi {card} est abandonnée ne pourrait pas se résoudre</translation>
    </message>
    <message>
        <source>{card} was revealed before it was to be paid for</source>
        <translation>{card} a été révélée avant de devoir être payée</translation>
    </message>
    <message>
        <source>{ability} triggers</source>
        <translation>{ability} se déclenche</translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met, and it triggers</source>
        <translation>{ability} : sa condition de déclenchement est remplie, et elle se déclenche</translation>
    </message>
    <message>
        <source>{player} installs {card} protecting a new remote server</source>
        <translation>{player} installe {card} pour protéger un nouveau serveur distant</translation>
    </message>
    <message>
        <source>{player} installs {card} in a new remote server</source>
        <translation>{player} installe {card} dans un nouveau serveur distant</translation>
    </message>
    <message>
        <source>{player} installs {card} protecting {server}</source>
        <translation>{player} installe {card} pour protéger {server}</translation>
    </message>
    <message>
        <source>{player} installs {card} in {server}</source>
        <translation>{player} installe {card} dans {server}</translation>
    </message>
    <message>
        <source>{player} installs {card} on {host}</source>
        <translation>{player} installe {card} sur {host}</translation>
    </message>
    <message>
        <source>{install} and trashes {cards} for it</source>
        <translation>{install} et trashe {cards} pour cela</translation>
    </message>
    <message>
        <source>{use} to break subroutine {number}</source>
        <translation>{use} pour briser la sous-routine {number}</translation>
    </message>
    <message>
        <source>{use} to break subroutines {numbers}</source>
        <translation>{use} pour briser les sous-routines {numbers}</translation>
    </message>
    <message>
        <source>{player} declines: {card}</source>
        <translation>{player} refuse : {card}</translation>
    </message>
    <message>
        <source>{player} does not use {ability}</source>
        <translation>{player} n’utilise pas {ability}</translation>
    </message>
    <message>
        <source>{player} chooses {cards}</source>
        <translation>{player} choisit {cards}</translation>
    </message>
    <message>
        <source>{player} says {number}</source>
        <translation>{player} dit {number}</translation>
    </message>
    <message>
        <source>{player} takes option {number}</source>
        <translation>{player} prend l’option {number}</translation>
    </message>
    <message>
        <source>{player} chooses {server}</source>
        <translation>{player} choisit {server}</translation>
    </message>
    <message>
        <source>{act}, with X = {number}</source>
        <translation>{act}, avec X = {number}</translation>
    </message>
    <message>
        <source>{player} prevents with {ability}</source>
        <translation>{player} prévient avec {ability}</translation>
    </message>
    <message>
        <source>{player} discards {card}</source>
        <translation>{player} défausse {card}</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} passe</translation>
    </message>
    <message>
        <source>{card} is put on {host}</source>
        <translation>{card} est placée sur {host}</translation>
    </message>
    <message>
        <source>{player} ends the repetition</source>
        <translation>{player} met fin à la répétition</translation>
    </message>
    <message>
        <source>the game goes on to step {step}</source>
        <extracomment>the number of a step of a timing structure, or what it is about</extracomment>
        <translation>le jeu continue jusqu’à l’étape {step}</translation>
    </message>
    <message>
        <source>not rezzed</source>
        <translation>non rezzée</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>strength {number}</source>
        <translation>force {number}</translation>
    </message>
    <message>
        <source>encountered</source>
        <translation>rencontrée</translation>
    </message>
    <message>
        <source>approached</source>
        <translation>approchée</translation>
    </message>
    <message>
        <source>being accessed</source>
        <translation>en cours d’accès</translation>
    </message>
    <message>
        <source>it depends on facts that are not stated: {why}</source>
        <translation>cela dépend de faits non indiqués : {why}</translation>
    </message>
    <message>
        <source>paid ability</source>
        <translation>capacité payante</translation>
    </message>
    <message>
        <source>conditional ability</source>
        <translation>capacité conditionnelle</translation>
    </message>
    <message>
        <source>prevent effect</source>
        <translation>effet de prévention</translation>
    </message>
    <message>
        <source>what it does when played</source>
        <translation>ce qu’elle fait quand on la joue</translation>
    </message>
    <message>
        <source>constant ability</source>
        <translation>capacité constante</translation>
    </message>
    <message>
        <source>the Corp wins: the Runner is flatlined</source>
        <translation>la Corp gagne : le Runner est flatliné</translation>
    </message>
    <message>
        <source>the Corp wins by agenda points</source>
        <translation>la Corp gagne par les points de projet</translation>
    </message>
    <message>
        <source>the Runner wins: the Corp cannot draw from R&amp;D</source>
        <translation>le Runner gagne : la Corp ne peut pas piocher dans R&amp;D</translation>
    </message>
    <message>
        <source>the Runner wins by agenda points</source>
        <translation>le Runner gagne par les points de projet</translation>
    </message>
    <message>
        <source>{server}</source>
        <translation>{server}</translation>
    </message>
    <message>
        <source>{ability} is not used again</source>
        <translation>{ability} n’est pas utilisée de nouveau</translation>
    </message>
    <message>
        <source>{choice}: there is no other</source>
        <translation>{choice} : il n’y en a pas d’autre</translation>
    </message>
    <message>
        <source>a card that is drawn</source>
        <translation>une carte piochée</translation>
    </message>
    <message>
        <source>a card drawn as an action</source>
        <translation>une carte piochée comme action</translation>
    </message>
    <message>
        <source>a credit gained as an action</source>
        <translation>un crédit gagné comme action</translation>
    </message>
    <message>
        <source>taking bad publicity</source>
        <translation>prise de mauvaise publicité</translation>
    </message>
    <message>
        <source>the end of an encounter</source>
        <translation>la fin d’une rencontre</translation>
    </message>
    <message>
        <source>removing a tag</source>
        <translation>retrait d’un tag</translation>
    </message>
    <message>
        <source>a successful trace</source>
        <translation>une trace réussie</translation>
    </message>
    <message>
        <source>an unsuccessful trace</source>
        <translation>une trace ratée</translation>
    </message>
    <message>
        <source>revealing what was spent secretly</source>
        <translation>révélation de ce qui a été dépensé en secret</translation>
    </message>
    <message>
        <source>derezzing a card</source>
        <translation>dérezzage d’une carte</translation>
    </message>
    <message>
        <source>losing credits</source>
        <translation>perte de crédits</translation>
    </message>
    <message>
        <source>an advancement token that is placed</source>
        <translation>un jeton d’avancement placé</translation>
    </message>
    <message>
        <source>base strength of traces</source>
        <translation>force de base des traces</translation>
    </message>
    <message>
        <source>agenda points to win</source>
        <translation>points de projet pour gagner</translation>
    </message>
    <message>
        <source>the cards stay in their order</source>
        <translation>les cartes restent dans leur ordre</translation>
    </message>
    <message>
        <source>which card lies next</source>
        <translation>quelle carte vient ensuite</translation>
    </message>
    <message>
        <source>whose subroutines come next</source>
        <translation>de qui viennent les sous-routines suivantes</translation>
    </message>
    <message>
        <source>{card} gains the subroutines of {other}</source>
        <translation>{card} gagne les sous-routines de {other}</translation>
    </message>
    <message>
        <source>{card} may go to any server that the text lets it</source>
        <translation>{card} peut aller vers tout serveur que le texte permet</translation>
    </message>
    <message>
        <source>{card} cannot go to {server}</source>
        <translation>{card} ne peut pas aller vers {server}</translation>
    </message>
    <message>
        <source>{card} is moved to {server}</source>
        <translation>{card} est déplacée vers {server}</translation>
    </message>
    <message>
        <source>{player} names one of what the text says</source>
        <translation>{player} nomme un élément de ce que dit le texte</translation>
    </message>
    <message>
        <source>there is no such word to name</source>
        <translation>il n’y a pas de tel mot à nommer</translation>
    </message>
    <message>
        <source>{word}</source>
        <translation>{word}</translation>
    </message>
    <message>
        <source>what is named</source>
        <translation>ce qui est nommé</translation>
    </message>
    <message>
        <source>{player} names {word}</source>
        <translation>{player} nomme {word}</translation>
    </message>
    <message>
        <source>there is no such subroutine</source>
        <translation>il n’y a pas de telle sous-routine</translation>
    </message>
    <message>
        <source>which subroutine resolves is not stated</source>
        <translation>la sous-routine qui se résout n’est pas indiquée</translation>
    </message>
    <message>
        <source>subroutine {number}</source>
        <translation>sous-routine {number}</translation>
    </message>
    <message>
        <source>which subroutine resolves</source>
        <translation>quelle sous-routine se résout</translation>
    </message>
    <message>
        <source>there is no such ice with a subroutine</source>
        <translation>il n’y a pas de telle glace avec une sous-routine</translation>
    </message>
    <message>
        <source>of which ice a subroutine resolves</source>
        <translation>de quelle glace une sous-routine se résout</translation>
    </message>
    <message>
        <source>subroutine {number} of {card} resolves</source>
        <translation>la sous-routine {number} de {card} se résout</translation>
    </message>
    <message>
        <source>{card} cannot be scored</source>
        <translation>{card} ne peut pas être marquée</translation>
    </message>
    <message>
        <source>which card of HQ chance takes</source>
        <translation>quelle carte de HQ le hasard prend</translation>
    </message>
    <message>
        <source>subroutine {number} of {card}, which it has gained, is unbroken and resolves</source>
        <translation>la sous-routine {number} de {card}, qu’elle a gagnée, n’est pas brisée et se résout</translation>
    </message>
    <message>
        <source>{card} cannot be bypassed</source>
        <translation>{card} ne peut pas être contournée</translation>
    </message>
    <message>
        <source>{card} cannot be exposed</source>
        <translation>{card} ne peut pas être exposée</translation>
    </message>
    <message>
        <source>which card a counter is spent from</source>
        <translation>de quelle carte un compteur est dépensé</translation>
    </message>
    <message>
        <source>a counter is spent from {card}</source>
        <translation>un compteur est dépensé depuis {card}</translation>
    </message>
    <message numerus="yes">
        <source>removing {n} tag</source>
        <comment>removing {n} tags</comment>
        <extracomment>a part of a cost</extracomment>
        <translation>
            <numerusform>retrait de {n} tag</numerusform>
            <numerusform>retrait de {n} tags</numerusform>
        </translation>
    </message>
    <message>
        <source>adding {card} to the hand</source>
        <extracomment>a part of a cost</extracomment>
        <translation>ajout de {card} à la main</translation>
    </message>
    <message>
        <source>removing {card} from the game</source>
        <extracomment>a part of a cost</extracomment>
        <translation>retrait de {card} de la partie</translation>
    </message>
    <message>
        <source>there are {counters} to spend</source>
        <translation>il y a {counters} à dépenser</translation>
    </message>
    <message>
        <source>no card that the text names has a credit for it</source>
        <translation>aucune carte que nomme le texte n’a de crédit pour cela</translation>
    </message>
    <message>
        <source>in which run that happened is not stated</source>
        <translation>le run où cela s’est produit n’est pas indiqué</translation>
    </message>
    <message>
        <source>nothing was broken before in this run but what is told</source>
        <translation>rien n’a été brisé avant dans ce run que ce qui est dit</translation>
    </message>
    <message>
        <source>what broke the subroutines is not stated</source>
        <translation>ce qui a brisé les sous-routines n’est pas indiqué</translation>
    </message>
    <message>
        <source>the strength of {card} cannot be lowered</source>
        <translation>la force de {card} ne peut pas être réduite</translation>
    </message>
    <message>
        <source>{card} was revealed.</source>
        <translation>{card} a été révélée.</translation>
    </message>
    <message>
        <source>{card} was not revealed.</source>
        <translation>{card} n’a pas été révélée.</translation>
    </message>
    <message>
        <source>{card} counts as a new copy.</source>
        <translation>{card} compte comme un nouvel exemplaire.</translation>
    </message>
    <message>
        <source>{card} is the same copy as before.</source>
        <translation>{card} est le même exemplaire qu’avant.</translation>
    </message>
    <message>
        <source>All subroutines of {card} are broken.</source>
        <translation>Toutes les sous-routines de {card} sont brisées.</translation>
    </message>
    <message>
        <source>Not all subroutines of {card} are broken.</source>
        <translation>Toutes les sous-routines de {card} ne sont pas brisées.</translation>
    </message>
    <message>
        <source>{card} is in its server.</source>
        <translation>{card} est dans son serveur.</translation>
    </message>
    <message>
        <source>{card} is in no server.</source>
        <translation>{card} n’est dans aucun serveur.</translation>
    </message>
    <message>
        <source>{card} has the subtype {subtype}.</source>
        <translation>{card} a le sous-type {subtype}.</translation>
    </message>
    <message>
        <source>{card} has {counters}.</source>
        <translation>{card} a {counters}.</translation>
    </message>
    <message>
        <source>{card} has {credits}.</source>
        <translation>{card} a {credits}.</translation>
    </message>
    <message>
        <source>{card} is the innermost ice.</source>
        <translation>{card} est la glace la plus intérieure.</translation>
    </message>
    <message>
        <source>{card} is on top of the deck.</source>
        <translation>{card} est sur le dessus du deck.</translation>
    </message>
    <message numerus="yes">
        <source>{n} card lies above {card} in the deck.</source>
        <comment>{n} cards lie above {card} in the deck.</comment>
        <translation>
            <numerusform>{n} carte est au-dessus de {card} dans le deck.</numerusform>
            <numerusform>{n} cartes sont au-dessus de {card} dans le deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} subroutine of {card} is broken.</source>
        <comment>{n} subroutines of {card} are broken.</comment>
        <translation>
            <numerusform>{n} sous-routine de {card} est brisée.</numerusform>
            <numerusform>{n} sous-routines de {card} sont brisées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {value} of {card} is {number}.</source>
        <extracomment>a card, a value of it, and the number: &quot;The rez cost of Enigma is 3.&quot;</extracomment>
        <translation>{card}, {value} : {number}.</translation>
    </message>
    <message>
        <source>{card} belongs to no server.</source>
        <translation>{card} n’appartient à aucun serveur.</translation>
    </message>
    <message>
        <source>{card} belongs to {server}.</source>
        <translation>{card} appartient à {server}.</translation>
    </message>
    <message>
        <source>Nothing is chosen for {card}.</source>
        <translation>Rien n’est choisi pour {card}.</translation>
    </message>
    <message>
        <source>{other} is chosen for {card}.</source>
        <translation>{other} est choisie pour {card}.</translation>
    </message>
    <message>
        <source>{card} is in no deck.</source>
        <translation>{card} n’est dans aucun deck.</translation>
    </message>
    <message>
        <source>{card} has no type.</source>
        <translation>{card} n’a pas de type.</translation>
    </message>
    <message>
        <source>{card} has the type {type}.</source>
        <translation>{card} a le type {type}.</translation>
    </message>
    <message>
        <source>Both players know {card}.</source>
        <translation>Les deux joueurs connaissent {card}.</translation>
    </message>
    <message>
        <source>Only {player} knows {card}.</source>
        <translation>{card} : seul {player} la connaît.</translation>
    </message>
    <message>
        <source>Both players know that {card} was accessed.</source>
        <translation>Les deux joueurs savent qu’on a accédé à {card}.</translation>
    </message>
    <message>
        <source>Only {player} knows that {card} was accessed.</source>
        <translation>{player} est seul à savoir qu’on a accédé à {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Archives has {n} card.</source>
        <comment>Archives has {n} cards.</comment>
        <translation>
            <numerusform>Archives a {n} carte.</numerusform>
            <numerusform>Archives a {n} cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The heap has {n} card.</source>
        <comment>The heap has {n} cards.</comment>
        <translation>
            <numerusform>Le heap a {n} carte.</numerusform>
            <numerusform>Le heap a {n} cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} brain damage.</source>
        <comment>The Runner has {n} brain damage.</comment>
        <translation>
            <numerusform>Le Runner a {n} dégât cérébral.</numerusform>
            <numerusform>Le Runner a {n} dégâts cérébraux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} link.</source>
        <comment>The Runner has {n} link.</comment>
        <translation>
            <numerusform>Le Runner a {n} lien.</numerusform>
            <numerusform>Le Runner a {n} liens.</numerusform>
        </translation>
    </message>
    <message>
        <source>The memory limit of the Runner is {number}.</source>
        <translation>La limite de mémoire du Runner est {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Installed programs take {n} memory unit.</source>
        <comment>Installed programs take {n} memory units.</comment>
        <translation>
            <numerusform>Les programmes installés occupent {n} unité de mémoire.</numerusform>
            <numerusform>Les programmes installés occupent {n} unités de mémoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>The maximum hand size of the Corp is {number}.</source>
        <translation>La taille de main maximale de la Corp est {number}.</translation>
    </message>
    <message>
        <source>The maximum hand size of the Runner is {number}.</source>
        <translation>La taille de main maximale du Runner est {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The Corp has {n} click for a turn.</source>
        <comment>The Corp has {n} clicks for a turn.</comment>
        <translation>
            <numerusform>La Corp a {n} clic pour un tour.</numerusform>
            <numerusform>La Corp a {n} clics pour un tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} click for a turn.</source>
        <comment>The Runner has {n} clicks for a turn.</comment>
        <translation>
            <numerusform>Le Runner a {n} clic pour un tour.</numerusform>
            <numerusform>Le Runner a {n} clics pour un tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A starting hand has {n} card.</source>
        <comment>A starting hand has {n} cards.</comment>
        <translation>
            <numerusform>Une main de départ a {n} carte.</numerusform>
            <numerusform>Une main de départ a {n} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run is neither successful nor unsuccessful.</source>
        <translation>Le run n’est ni réussi ni un échec.</translation>
    </message>
    <message>
        <source>By then the run was neither successful nor unsuccessful.</source>
        <translation>Jusque-là, le run n’était ni réussi ni un échec.</translation>
    </message>
    <message>
        <source>The run is not declared successful or unsuccessful yet.</source>
        <translation>Le run n’est pas encore déclaré réussi ou échoué.</translation>
    </message>
    <message numerus="yes">
        <source>The Runner accesses {n} card in this run.</source>
        <comment>The Runner accesses {n} cards in this run.</comment>
        <translation>
            <numerusform>Le Runner accède à {n} carte pendant ce run.</numerusform>
            <numerusform>Le Runner accède à {n} cartes pendant ce run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Runner has accessed {n} card.</source>
        <comment>The Runner has accessed {n} cards.</comment>
        <translation>
            <numerusform>Le Runner a accédé à {n} carte.</numerusform>
            <numerusform>Le Runner a accédé à {n} cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run is in step {step}.</source>
        <translation>Le run est à l’étape {step}.</translation>
    </message>
    <message>
        <source>The game ended during the run.</source>
        <translation>La partie a pris fin pendant le run.</translation>
    </message>
    <message>
        <source>No run was on.</source>
        <translation>Aucun run n’était en cours.</translation>
    </message>
    <message>
        <source>Ice is being encountered.</source>
        <translation>Une glace est rencontrée.</translation>
    </message>
    <message>
        <source>No ice is being encountered.</source>
        <translation>Aucune glace n’est rencontrée.</translation>
    </message>
    <message>
        <source>Accessing is replaced.</source>
        <translation>L’accès est remplacé.</translation>
    </message>
    <message>
        <source>Accessing is not replaced.</source>
        <translation>L’accès n’est pas remplacé.</translation>
    </message>
    <message>
        <source>The attacked server is {server}.</source>
        <translation>Le serveur attaqué est {server}.</translation>
    </message>
    <message>
        <source>The Runner is at no ice.</source>
        <translation>Le Runner n’est devant aucune glace.</translation>
    </message>
    <message>
        <source>The Runner is at {ice}.</source>
        <translation>Le Runner est devant {ice}.</translation>
    </message>
    <message>
        <source>The trace is successful.</source>
        <translation>La trace est réussie.</translation>
    </message>
    <message>
        <source>The trace is unsuccessful.</source>
        <translation>La trace est infructueuse.</translation>
    </message>
    <message>
        <source>Both players know what is spent on the trace.</source>
        <translation>Les deux joueurs savent ce qui est dépensé pour la trace.</translation>
    </message>
    <message>
        <source>The base strength of the trace is {number}.</source>
        <translation>La force de base de la trace est {number}.</translation>
    </message>
    <message>
        <source>The trace strength is {number}.</source>
        <translation>La force de trace est {number}.</translation>
    </message>
    <message>
        <source>The link strength is {number}.</source>
        <translation>La force de lien est {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} piece of ice protects {server}.</source>
        <comment>{n} pieces of ice protect {server}.</comment>
        <translation>
            <numerusform>{n} glace protège {server}.</numerusform>
            <numerusform>{n} glaces protègent {server}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{server} exists.</source>
        <translation>{server} existe.</translation>
    </message>
    <message>
        <source>{server} does not exist.</source>
        <translation>{server} n’existe pas.</translation>
    </message>
    <message>
        <source>{server} is a new server.</source>
        <translation>{server} est un nouveau serveur.</translation>
    </message>
    <message>
        <source>{server} is no new server.</source>
        <translation>{server} n’est pas un nouveau serveur.</translation>
    </message>
    <message>
        <source>paid abilities may be used</source>
        <translation>les capacités payantes peuvent être utilisées</translation>
    </message>
    <message>
        <source>cards other than ice may be rezzed</source>
        <translation>les cartes autres que la glace peuvent être rezzées</translation>
    </message>
    <message>
        <source>the approached ice may be rezzed</source>
        <translation>la glace approchée peut être rezzée</translation>
    </message>
    <message>
        <source>agendas may be scored</source>
        <translation>les projets peuvent être marqués</translation>
    </message>
    <message>
        <source>subroutines may be broken</source>
        <translation>les sous-routines peuvent être brisées</translation>
    </message>
    <message>
        <source>the Runner may jack out</source>
        <translation>le Runner peut se déconnecter</translation>
    </message>
    <message>
        <source>actions may be taken</source>
        <translation>des actions peuvent être effectuées</translation>
    </message>
    <message>
        <source>In this step nothing may be done.</source>
        <translation>À cette étape, rien ne peut être fait.</translation>
    </message>
    <message>
        <source>In this step {what}.</source>
        <translation>À cette étape, {what}.</translation>
    </message>
    <message>
        <source>The game is at this step: {title}.</source>
        <translation>La partie est à cette étape : {title}.</translation>
    </message>
    <message>
        <source>It happens in this order: {what}.</source>
        <translation>Cela se passe dans cet ordre : {what}.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Rien ne se passe.</translation>
    </message>
    <message>
        <source>The game is in step {step}.</source>
        <translation>La partie est à l’étape {step}.</translation>
    </message>
    <message>
        <source>The Corp may act now.</source>
        <translation>La Corp peut agir maintenant.</translation>
    </message>
    <message>
        <source>The Runner may act now.</source>
        <translation>Le Runner peut agir maintenant.</translation>
    </message>
    <message>
        <source>Nobody may act: the window is closed.</source>
        <translation>Personne ne peut agir : la fenêtre est fermée.</translation>
    </message>
    <message>
        <source>The Runner is tagged.</source>
        <translation>Le Runner est tagué.</translation>
    </message>
    <message>
        <source>The Runner is not tagged.</source>
        <translation>Le Runner n’est pas tagué.</translation>
    </message>
    <message>
        <source>a card that its last counter has left</source>
        <translation>une carte dont le dernier pion est parti</translation>
    </message>
    <message>
        <source>additional tags</source>
        <translation>tags supplémentaires</translation>
    </message>
    <message>
        <source>{card} goes to the hand of its owner</source>
        <translation>{card} va dans la main de son propriétaire</translation>
    </message>
    <message>
        <source>{card} goes to a score area</source>
        <translation>{card} va dans une zone de score</translation>
    </message>
    <message>
        <source>{card} is chosen</source>
        <translation>{card} est choisie</translation>
    </message>
    <message>
        <source>programs</source>
        <translation>les programmes</translation>
    </message>
    <message>
        <source>the outermost ice of the attacked server</source>
        <translation>la glace la plus extérieure du serveur attaqué</translation>
    </message>
    <message>
        <source>what its text names</source>
        <translation>ce que nomme son texte</translation>
    </message>
    <message>
        <source>cards of this kind ({kind})</source>
        <translation>les cartes de ce genre ({kind})</translation>
    </message>
    <message>
        <source>the Corp cannot rez {cards}</source>
        <translation>la Corp ne peut pas rezzer {cards}</translation>
    </message>
    <message>
        <source>{player} cannot use {cards}</source>
        <translation>{player} ne peut pas utiliser {cards}</translation>
    </message>
    <message>
        <source>{player} cannot play {cards}</source>
        <translation>{player} ne peut pas jouer {cards}</translation>
    </message>
    <message>
        <source>the Runner cannot steal {cards}</source>
        <translation>le Runner ne peut pas voler {cards}</translation>
    </message>
    <message>
        <source>the Corp cannot score {cards}</source>
        <translation>la Corp ne peut pas marquer {cards}</translation>
    </message>
    <message>
        <source>the Corp cannot advance {cards}</source>
        <translation>la Corp ne peut pas faire avancer {cards}</translation>
    </message>
    <message>
        <source>{player} cannot trash {cards}</source>
        <translation>{player} ne peut pas trasher {cards}</translation>
    </message>
    <message>
        <source>{player} cannot install {cards}</source>
        <translation>{player} ne peut pas installer {cards}</translation>
    </message>
    <message>
        <source>subroutines of {cards} cannot be broken</source>
        <translation>les sous-routines ne peuvent pas être brisées : {cards}</translation>
    </message>
    <message>
        <source>the Runner cannot bypass {cards}</source>
        <translation>le Runner ne peut pas contourner {cards}</translation>
    </message>
    <message>
        <source>the strength of {cards} cannot be lowered</source>
        <translation>la force ne peut pas être réduite : {cards}</translation>
    </message>
    <message>
        <source>the Runner cannot expose {cards}</source>
        <translation>le Runner ne peut pas exposer {cards}</translation>
    </message>
    <message>
        <source>{card} gains the subtype {subtype}</source>
        <translation>{card} gagne le sous-type {subtype}</translation>
    </message>
    <message>
        <source>later there follows what the text says</source>
        <translation>plus tard vient ce que dit le texte</translation>
    </message>
    <message>
        <source>the next run begins as soon as this one has ended</source>
        <translation>le run suivant commence dès que celui-ci est terminé</translation>
    </message>
    <message>
        <source>there is no option {number}</source>
        <translation>il n’y a pas d’option {number}</translation>
    </message>
    <message>
        <source>{card} is not played: {why}</source>
        <translation>{card} n’est pas jouée : {why}</translation>
    </message>
    <message>
        <source>{card} costs {price}, and {why}: it is not played</source>
        <translation>{card} coûte {price}, et {why} : elle n’est pas jouée</translation>
    </message>
    <message>
        <source>all virus counters are removed</source>
        <translation>tous les pions virus sont retirés</translation>
    </message>
    <message>
        <source>the attacked server becomes {server}</source>
        <translation>le serveur attaqué devient {server}</translation>
    </message>
    <message numerus="yes">
        <source>the Runner loses {n} tag</source>
        <comment>the Runner loses {n} tags</comment>
        <translation>
            <numerusform>le Runner perd {n} tag</numerusform>
            <numerusform>le Runner perd {n} tags</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck is searched for {card}</source>
        <translation>on cherche {card} dans le deck</translation>
    </message>
    <message>
        <source>two cards change places: {card}</source>
        <translation>deux cartes échangent leur place : {card}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a card ({kind})</source>
        <translation>une carte ({kind})</translation>
    </message>
    <message>
        <source>{player} cannot trash {card}</source>
        <translation>{player} ne peut pas trasher {card}</translation>
    </message>
    <message>
        <source>{player} trashes {cards} of the hand at random</source>
        <translation>{player} trashe au hasard de la main : {cards}</translation>
    </message>
    <message>
        <source>{player} trashes {cards} from the top of the deck</source>
        <translation>{player} trashe du dessus du deck : {cards}</translation>
    </message>
    <message>
        <source>{card} stays in R&amp;D and is not shown to the Corp</source>
        <translation>{card} reste dans R&amp;D et n’est pas montrée à la Corp</translation>
    </message>
    <message>
        <source>a text says that the Corp cannot trash it</source>
        <translation>un texte dit que la Corp ne peut pas la trasher</translation>
    </message>
    <message>
        <source>{card} is inactive: it must be rezzed first</source>
        <translation>{card} est inactive : elle doit d’abord être rezzée</translation>
    </message>
    <message>
        <source>{card} has no such ability that prevents or avoids</source>
        <translation>{card} n’a pas de capacité de ce genre, qui prévient ou évite</translation>
    </message>
    <message>
        <source>no ice is being encountered</source>
        <translation>aucune glace n’est rencontrée</translation>
    </message>
    <message>
        <source>{card} may not interact with {ice}</source>
        <translation>{card} ne peut pas interagir avec {ice}</translation>
    </message>
    <message>
        <source>{card} interacts with one kind of ice alone ({kind}), and {ice} is none</source>
        <extracomment>a card, a piece of ice, and a kind of ice: &quot;Barrier&quot;</extracomment>
        <translation>{card} n’interagit qu’avec un genre de glace ({kind}), et {ice} n’en est pas</translation>
    </message>
    <message>
        <source>rezzing {card} costs {cost}, and {why}: it stays unrezzed</source>
        <translation>rezzer {card} coûte {cost}, et {why} : elle reste non rezzée</translation>
    </message>
    <message>
        <source>{why}: that part does not resolve</source>
        <translation>{why} : cette partie ne se résout pas</translation>
    </message>
    <message>
        <source>there is no card that the effect could concern</source>
        <translation>il n’y a pas de carte que l’effet pourrait concerner</translation>
    </message>
    <message>
        <source>only an installed card may be chosen, and none fits</source>
        <translation>seule une carte installée peut être choisie, et aucune ne convient</translation>
    </message>
    <message>
        <source>only an installed card may be chosen</source>
        <translation>seule une carte installée peut être choisie</translation>
    </message>
    <message>
        <source>no subroutine is left that it could break</source>
        <translation>il ne reste aucune sous-routine qu’elle pourrait briser</translation>
    </message>
    <message>
        <source>the Runner encounters {card}</source>
        <translation>le Runner rencontre {card}</translation>
    </message>
    <message>
        <source>installing it costs {cost}, and {why}: it stays where it is</source>
        <translation>l’installer coûte {cost}, et {why} : elle reste où elle est</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} agenda point, and {number} are enough to win</source>
        <comment>{player} has {n} agenda points, and {number} are enough to win</comment>
        <translation>
            <numerusform>{player} a {n} point de projet, et {number} suffisent pour gagner</numerusform>
            <numerusform>{player} a {n} points de projet, et {number} suffisent pour gagner</numerusform>
        </translation>
    </message>
    <message>
        <source>no damage that it could prevent is being resolved</source>
        <translation>aucun dégât qu’elle pourrait prévenir n’est en cours</translation>
    </message>
    <message>
        <source>no tag that it could avoid is being taken</source>
        <translation>aucun tag qu’elle pourrait éviter n’est en train d’être pris</translation>
    </message>
    <message>
        <source>no card that it could save is being trashed</source>
        <translation>aucune carte qu’elle pourrait sauver n’est trashée</translation>
    </message>
    <message>
        <source>no card that it could protect is being exposed</source>
        <translation>aucune carte qu’elle pourrait protéger n’est exposée</translation>
    </message>
    <message>
        <source>no subroutine that it could protect is being broken</source>
        <translation>aucune sous-routine qu’elle pourrait protéger n’est brisée</translation>
    </message>
    <message>
        <source>no trace that it could prevent is being resolved</source>
        <translation>aucune trace qu’elle pourrait prévenir n’est en cours</translation>
    </message>
    <message>
        <source>{player} pays the cost: {cost}</source>
        <extracomment>&quot;1 click and trashing Plascrete Carapace&quot;</extracomment>
        <translation>{player} paie le coût : {cost}</translation>
    </message>
    <message>
        <source>this step ({title})</source>
        <extracomment>of a timing structure whose document numbers no steps</extracomment>
        <translation>cette étape ({title})</translation>
    </message>
    <message>
        <source>{step} lets {player} do that, and nobody else</source>
        <translation>{step} permet cela à {player}, et à personne d’autre</translation>
    </message>
    <message>
        <source>the window of {step} is closed</source>
        <translation>la fenêtre de {step} est fermée</translation>
    </message>
    <message>
        <source>it is the chance {player.of} to act</source>
        <translation>c’est l’occasion {player.of} d’agir</translation>
    </message>
    <message>
        <source>an action is still being resolved</source>
        <translation>une action est encore en cours de résolution</translation>
    </message>
    <message>
        <source>the effect of {card} cannot change anything, its cost left out of account: {why}</source>
        <translation>l’effet de {card} ne peut rien changer, coût mis à part : {why}</translation>
    </message>
    <message>
        <source>its cost can be paid: {price}</source>
        <extracomment>&quot;1 click and trashing Plascrete Carapace&quot;</extracomment>
        <translation>le coût peut être payé : {price}</translation>
    </message>
    <message>
        <source>its cost cannot be paid ({price}): {why}</source>
        <extracomment>&quot;1 click and trashing Plascrete Carapace&quot;</extracomment>
        <translation>le coût ne peut pas être payé ({price}) : {why}</translation>
    </message>
    <message>
        <source>the run is unsuccessful</source>
        <translation>le run est un échec</translation>
    </message>
    <message>
        <source>the game cannot go on from {step}</source>
        <translation>la partie ne peut pas continuer après {step}</translation>
    </message>
    <message>
        <source>{phase}: {title}</source>
        <extracomment>a phase of a turn and the title of a step in it</extracomment>
        <translation>{phase} : {title}</translation>
    </message>
    <message>
        <source>there is no card of {server} to access</source>
        <translation>il n’y a pas de carte à laquelle accéder : {server}</translation>
    </message>
    <message>
        <source>the Runner accesses {cards} of {server}</source>
        <translation>le Runner accède à {cards} : {server}</translation>
    </message>
    <message>
        <source>the Runner accesses {cards} of {server} and {others} of its root</source>
        <translation>le Runner accède à {cards} ({server}) et à {others} de sa racine</translation>
    </message>
    <message>
        <source>its trigger condition is not met now: it waits for {event}, the first time each turn</source>
        <translation>sa condition de déclenchement n’est pas remplie maintenant : elle attend {event}, la première fois à chaque tour</translation>
    </message>
    <message>
        <source>its trigger condition is not met now: it waits for {event} {player.of}</source>
        <extracomment>&quot;the beginning of a turn&quot;, and whose</extracomment>
        <translation>sa condition de déclenchement n’est pas remplie maintenant : elle attend {event} {player.of}</translation>
    </message>
    <message>
        <source>its trigger condition is not met now: it waits for {event}</source>
        <translation>sa condition de déclenchement n’est pas remplie maintenant : elle attend {event}</translation>
    </message>
    <message>
        <source>{types} or {type}</source>
        <extracomment>types of cards, one of which is asked for</extracomment>
        <translation>{types} ou {type}</translation>
    </message>
    <message>
        <source>not installed</source>
        <translation>pas installée</translation>
    </message>
    <message>
        <source>unrezzed</source>
        <translation>non rezzée</translation>
    </message>
    <message>
        <source>outermost</source>
        <translation>la plus extérieure</translation>
    </message>
    <message>
        <source>such cards</source>
        <translation>de telles cartes</translation>
    </message>
    <message>
        <source>such cards ({kind})</source>
        <translation>de telles cartes ({kind})</translation>
    </message>
    <message>
        <source>credits {player.of}</source>
        <translation>crédits {player.of}</translation>
    </message>
    <message>
        <source>cards in the hand {player.of}</source>
        <translation>cartes dans la main {player.of}</translation>
    </message>
    <message>
        <source>agenda points {player.of}</source>
        <translation>points de projet {player.of}</translation>
    </message>
    <message>
        <source>unused memory units</source>
        <translation>unités de mémoire libres</translation>
    </message>
    <message>
        <source>cards in the deck {player.of}</source>
        <translation>cartes dans le deck {player.of}</translation>
    </message>
    <message>
        <source>clicks left {player.of}</source>
        <translation>clics restants {player.of}</translation>
    </message>
    <message>
        <source>maximum hand size {player.of}</source>
        <translation>taille de main maximale {player.of}</translation>
    </message>
    <message>
        <source>credits on {card}</source>
        <translation>crédits sur {card}</translation>
    </message>
    <message>
        <source>advancement tokens on {card}</source>
        <translation>pions avancement sur {card}</translation>
    </message>
    <message>
        <source>virus counters on {card}</source>
        <translation>pions virus sur {card}</translation>
    </message>
    <message>
        <source>power counters on {card}</source>
        <translation>pions pouvoir sur {card}</translation>
    </message>
    <message>
        <source>agenda counters on {card}</source>
        <translation>pions projet sur {card}</translation>
    </message>
    <message>
        <source>subroutines of {card}</source>
        <translation>sous-routines de {card}</translation>
    </message>
    <message>
        <source>trace strength</source>
        <translation>force de trace</translation>
    </message>
    <message>
        <source>link strength</source>
        <translation>force de lien</translation>
    </message>
    <message>
        <source>cards accessed in this run</source>
        <translation>cartes auxquelles on a accédé pendant ce run</translation>
    </message>
    <message>
        <source>what was lost or trashed for it</source>
        <translation>ce qui a été perdu ou trashé pour cela</translation>
    </message>
    <message>
        <source>how much it was</source>
        <translation>combien c’était</translation>
    </message>
    <message>
        <source>an even number</source>
        <translation>un nombre pair</translation>
    </message>
    <message>
        <source>an odd number</source>
        <translation>un nombre impair</translation>
    </message>
    <message>
        <source>not {subtype}</source>
        <translation>pas {subtype}</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>unique</translation>
    </message>
    <message>
        <source>not unique</source>
        <translation>pas unique</translation>
    </message>
    <message>
        <source>{card} cannot be played</source>
        <translation>{card} ne peut pas être jouée</translation>
    </message>
    <message>
        <source>{card} cannot be stolen</source>
        <translation>{card} ne peut pas être volée</translation>
    </message>
    <message>
        <source>{card} cannot be advanced</source>
        <translation>{card} ne peut pas être avancée</translation>
    </message>
    <message>
        <source>{card} cannot be used</source>
        <translation>{card} ne peut pas être utilisée</translation>
    </message>
    <message>
        <source>{card} cannot be trashed</source>
        <translation>{card} ne peut pas être trashée</translation>
    </message>
    <message>
        <source>{card} cannot be installed</source>
        <translation>{card} ne peut pas être installée</translation>
    </message>
    <message>
        <source>subroutines of {card} cannot be broken</source>
        <translation>les sous-routines de {card} ne peuvent pas être brisées</translation>
    </message>
    <message>
        <source>{player} cannot use cards</source>
        <translation>{player} ne peut pas utiliser de cartes</translation>
    </message>
    <message>
        <source>{player} cannot trash cards</source>
        <translation>{player} ne peut pas trasher de cartes</translation>
    </message>
    <message>
        <source>subroutines cannot be broken</source>
        <translation>les sous-routines ne peuvent pas être brisées</translation>
    </message>
    <message>
        <source>ice cannot be bypassed</source>
        <translation>la glace ne peut pas être contournée</translation>
    </message>
    <message>
        <source>strength cannot be lowered</source>
        <translation>la force ne peut pas être réduite</translation>
    </message>
    <message>
        <source>cards cannot be exposed</source>
        <translation>les cartes ne peuvent pas être exposées</translation>
    </message>
    <message>
        <source>{card}: {what}</source>
        <extracomment>a card, and what its text forbids: &quot;Blackmail: Ice Wall cannot be rezzed&quot;</extracomment>
        <translation>{card} : {what}</translation>
    </message>
    <message>
        <source>of which faction the identity is is not stated</source>
        <translation>la faction de l’identité n’est pas indiquée</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>of several abilities</extracomment>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>{number}th</source>
        <extracomment>of several abilities: from the fourth on</extracomment>
        <translation>{number}e</translation>
    </message>
    <message>
        <source>the {nth} paid ability</source>
        <translation>la {nth} capacité payante</translation>
    </message>
    <message>
        <source>the {nth} conditional ability</source>
        <translation>la {nth} capacité conditionnelle</translation>
    </message>
    <message>
        <source>the {nth} prevent effect</source>
        <translation>la {nth} capacité de prévention</translation>
    </message>
    <message>
        <source>the {nth} part of what it does when played</source>
        <translation>la {nth} partie de ce qu’elle fait quand elle est jouée</translation>
    </message>
    <message>
        <source>the {nth} constant ability</source>
        <translation>la {nth} capacité constante</translation>
    </message>
    <message>
        <source>breaking subroutines</source>
        <translation>bris de sous-routines</translation>
    </message>
    <message>
        <source>its own strength</source>
        <translation>sa propre force</translation>
    </message>
    <message>
        <source>trashing</source>
        <translation>trash</translation>
    </message>
    <message>
        <source>ending the run</source>
        <translation>fin du run</translation>
    </message>
    <message>
        <source>exposing</source>
        <translation>exposition</translation>
    </message>
    <message>
        <source>{player} trashes cards from the top of the deck</source>
        <translation>{player} trashe des cartes du dessus du deck</translation>
    </message>
    <message>
        <source>{ability} is used only where that is told</source>
        <translation>{ability} n’est utilisée que là où c’est indiqué</translation>
    </message>
    <message>
        <source>{ability} takes effect at once</source>
        <translation>{ability} prend effet aussitôt</translation>
    </message>
    <message>
        <source>{card} does not have the subtype {subtype}.</source>
        <translation>{card} n’a pas le sous-type {subtype}.</translation>
    </message>
    <message numerus="yes">
        <source>Behind {card} stands {n} more piece of ice.</source>
        <comment>Behind {card} stand {n} more pieces of ice.</comment>
        <translation>
            <numerusform>Derrière {card} se trouve encore {n} glace.</numerusform>
            <numerusform>Derrière {card} se trouvent encore {n} glaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>abilities that wait for the beginning of the turn are met</source>
        <translation>les capacités qui attendent le début du tour se déclenchent</translation>
    </message>
    <message>
        <source>abilities that wait for the end of the turn are met</source>
        <translation>les capacités qui attendent la fin du tour se déclenchent</translation>
    </message>
    <message>
        <source>abilities that wait for the encounter of ice are met</source>
        <translation>les capacités qui attendent la rencontre d’une glace se déclenchent</translation>
    </message>
    <message>
        <source>abilities that wait until ice is passed are met</source>
        <translation>les capacités qui attendent le franchissement d’une glace se déclenchent</translation>
    </message>
    <message>
        <source>abilities that wait until all ice is passed are met</source>
        <translation>les capacités qui attendent le franchissement de toutes les glaces se déclenchent</translation>
    </message>
    <message>
        <source>effects with “if successful” resolve</source>
        <translation>les effets avec «&#xa0;si réussi&#xa0;» se résolvent</translation>
    </message>
    <message>
        <source>abilities that wait for a successful run are met</source>
        <translation>les capacités qui attendent un run réussi se déclenchent</translation>
    </message>
    <message>
        <source>abilities that wait for an access are met</source>
        <translation>les capacités qui attendent un accès se déclenchent</translation>
    </message>
    <message>
        <source>abilities that wait for the end of the run are met</source>
        <translation>les capacités qui attendent la fin du run se déclenchent</translation>
    </message>
    <message>
        <source>abilities that wait for an unsuccessful run are met</source>
        <translation>les capacités qui attendent un run infructueux se déclenchent</translation>
    </message>
    <message>
        <source>In no step {what}.</source>
        <translation>À aucune étape ceci ne vaut&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>In these steps {what}: {steps}.</source>
        <extracomment>steps of a timing structure, and what may be done in them</extracomment>
        <translation>À ces étapes ({steps})&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>bypassed ice counts as not broken, whatever subroutines it has</source>
        <translation>une glace contournée compte comme non brisée, quelles que soient ses sous-routines</translation>
    </message>
    <message>
        <source>of no subroutines all are broken</source>
        <translation>sans aucune sous-routine, toutes sont brisées</translation>
    </message>
    <message>
        <source>all are broken if none is left unbroken</source>
        <translation>toutes sont brisées s’il n’en reste aucune non brisée</translation>
    </message>
    <message>
        <source>“{subtype}” is not printed on {card}, but an ability adds it</source>
        <translation>«&#xa0;{subtype}&#xa0;» n’est pas imprimé sur {card}, mais une capacité l’ajoute</translation>
    </message>
    <message>
        <source>“{subtype}” is printed on {card}, but an ability takes it away</source>
        <translation>«&#xa0;{subtype}&#xa0;» est imprimé sur {card}, mais une capacité le retire</translation>
    </message>
    <message>
        <source>“{subtype}” is not printed on {card}, and nothing adds it</source>
        <translation>«&#xa0;{subtype}&#xa0;» n’est pas imprimé sur {card}, et rien ne l’ajoute</translation>
    </message>
    <message>
        <source>in no step {what}</source>
        <translation>à aucune étape ceci ne vaut&#xa0;: {what}</translation>
    </message>
    <message>
        <source>in step {steps} {what}</source>
        <translation>à l’étape {steps}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>in {step} nothing may be done</source>
        <translation>{step}&#xa0;: rien ne peut être fait</translation>
    </message>
    <message>
        <source>in {step} {what}</source>
        <translation>{step}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>it is the turn {player.of}, so the first chance to act is there</source>
        <translation>c’est le tour {player.of}, donc la première occasion d’agir s’y trouve</translation>
    </message>
    <message>
        <source>a number is chosen</source>
        <translation>un nombre est choisi</translation>
    </message>
    <message>
        <source>cards are discarded</source>
        <translation>des cartes sont défaussées</translation>
    </message>
    <message>
        <source>cards are drawn</source>
        <translation>des cartes sont piochées</translation>
    </message>
    <message>
        <source>an agenda is forfeited</source>
        <translation>on renonce à un projet</translation>
    </message>
    <message>
        <source>credits are gained</source>
        <translation>des crédits sont gagnés</translation>
    </message>
    <message>
        <source>clicks are lost</source>
        <translation>des clics sont perdus</translation>
    </message>
    <message>
        <source>the deck is shuffled</source>
        <translation>on mélange le deck</translation>
    </message>
    <message>
        <source>a tag is taken</source>
        <translation>un tag est pris</translation>
    </message>
    <message>
        <source>the turn begins</source>
        <translation>le tour commence</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>le tour se termine</translation>
    </message>
    <message>
        <source>a window opens</source>
        <translation>une fenêtre s’ouvre</translation>
    </message>
    <message>
        <source>{ability} resolves</source>
        <translation>{ability} se résout</translation>
    </message>
    <message>
        <source>{ability} is used</source>
        <translation>{ability} est utilisée</translation>
    </message>
    <message>
        <source>{damage} is suffered</source>
        <translation>on subit {damage}</translation>
    </message>
    <message>
        <source>{kinds} or {kind}</source>
        <extracomment>kinds of cards, one of which is asked for: &quot;agenda or asset&quot;</extracomment>
        <translation>{kinds} ou {kind}</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>{cost}: {what}</source>
        <extracomment>a cost, and what it is paid for</extracomment>
        <translation>{cost}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{player} may use: {what}</source>
        <translation>{player} peut utiliser&#xa0;: {what}</translation>
    </message>
    <message>
        <source>upon {event} {player} may: {what}</source>
        <translation>lors de ceci ({event}), {player} peut&#xa0;: {what}</translation>
    </message>
    <message>
        <source>upon {event}: {what}</source>
        <translation>lors de ceci ({event})&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{player} chooses which subroutine of {cards} resolves next</source>
        <translation>{player} choisit quelle sous-routine se résout ensuite&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>in a run the Runner spends first on a trace</source>
        <translation>dans un run, le Runner dépense en premier lors d’une trace</translation>
    </message>
    <message>
        <source>{player} chooses which cards damage trashes</source>
        <translation>{player} choisit quelles cartes les dégâts trashent</translation>
    </message>
    <message>
        <source>purging leaves one virus counter on {cards}</source>
        <translation>la purge laisse un pion virus sur {cards}</translation>
    </message>
    <message>
        <source>strength gained for an encounter lasts {while}, of {cards}</source>
        <translation>la force gagnée pour une rencontre vaut {while}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>this card has the text of {cards}, too</source>
        <translation>cette carte a aussi le texte que porte {cards}</translation>
    </message>
    <message>
        <source>this card has the paid abilities of {cards}, too</source>
        <translation>cette carte a aussi les capacités payantes que porte {cards}</translation>
    </message>
    <message>
        <source>the Runner counts as tagged</source>
        <translation>le Runner compte comme tagué</translation>
    </message>
    <message>
        <source>the base link strength of the Runner is 0 in a trace</source>
        <translation>la force de lien de base du Runner est 0 lors d’une trace</translation>
    </message>
    <message>
        <source>additional costs of {cards} are ignored</source>
        <translation>les coûts supplémentaires sont ignorés&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{value} {player.of}: {change}</source>
        <translation>{value} {player.of}&#xa0;: {change}</translation>
    </message>
    <message>
        <source>{value} of {cards}: {change}</source>
        <translation>{value} ({cards})&#xa0;: {change}</translation>
    </message>
    <message>
        <source>{cards} has the subtype {subtype}</source>
        <translation>{cards} a le sous-type {subtype}</translation>
    </message>
    <message>
        <source>{cards} has not the subtype {subtype}</source>
        <translation>{cards} n’a pas le sous-type {subtype}</translation>
    </message>
    <message>
        <source>{cards} has the subtypes of {others}</source>
        <translation>{cards} a les sous-types que porte {others}</translation>
    </message>
    <message>
        <source>{cards} is trashed at once</source>
        <translation>{cards} est trashée aussitôt</translation>
    </message>
    <message>
        <source>{cards} has no text</source>
        <translation>{cards} n’a pas de texte</translation>
    </message>
    <message>
        <source>prevents {damage}, up to {amount}</source>
        <translation>empêche {damage}, au plus {amount}</translation>
    </message>
    <message>
        <source>avoids up to {tags}</source>
        <translation>évite au plus {tags}</translation>
    </message>
    <message>
        <source>prevents {card} from being trashed</source>
        <translation>empêche que {card} soit trashée</translation>
    </message>
    <message>
        <source>prevents {card} from being exposed</source>
        <translation>empêche que {card} soit exposée</translation>
    </message>
    <message>
        <source>prevents a subroutine of {card} from being broken</source>
        <translation>empêche qu’une sous-routine soit brisée&#xa0;: {card}</translation>
    </message>
    <message>
        <source>prevents a trace</source>
        <translation>empêche une trace</translation>
    </message>
    <message>
        <source>hosts {cards}, as its abilities say</source>
        <translation>héberge {cards}, comme le disent ses capacités</translation>
    </message>
    <message>
        <source>{cards} may be installed on this card</source>
        <translation>on peut installer sur cette carte&#xa0;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>at most {n} card</source>
        <comment>at most {n} cards</comment>
        <translation>
            <numerusform>au plus {n} carte</numerusform>
            <numerusform>au plus {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most {n} memory unit in all</source>
        <comment>with at most {n} memory units in all</comment>
        <translation>
            <numerusform>avec au plus {n} unité de mémoire en tout</numerusform>
            <numerusform>avec au plus {n} unités de mémoire en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>which take no memory there</source>
        <translation>qui n’y occupent pas de mémoire</translation>
    </message>
    <message>
        <source>trashing {cards}</source>
        <translation>trasher {cards}</translation>
    </message>
    <message>
        <source>instead of {damage} {player} may: {what}</source>
        <translation>au lieu de {damage}, {player} peut&#xa0;: {what}</translation>
    </message>
    <message>
        <source>instead of {damage}: {what}</source>
        <translation>au lieu de {damage}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{cannot}, by way of {cards}</source>
        <translation>{cannot}, au moyen de ceci&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>subroutine: {what}</source>
        <translation>sous-routine&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{subroutines}: {what}</source>
        <translation>{subroutines}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{cards} has a subroutine more, before its others: {what}</source>
        <translation>{cards} a une sous-routine de plus, avant les autres&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{cards} has a subroutine more, after its others: {what}</source>
        <translation>{cards} a une sous-routine de plus, après les autres&#xa0;: {what}</translation>
    </message>
    <message>
        <source>additional cost {act}, of {cards}: {cost}</source>
        <translation>coût supplémentaire {act} ({cards})&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>{damage} done by {player}: {change}</source>
        <translation>{damage} que {player} inflige&#xa0;: {change}</translation>
    </message>
    <message>
        <source>is installed only on {card}</source>
        <translation>ne s’installe que sur {card}</translation>
    </message>
    <message>
        <source>success of the run that this card began</source>
        <translation>succès du run que cette carte a commencé</translation>
    </message>
    <message>
        <source>at once, before anything is triggered</source>
        <translation>aussitôt, avant que quoi que ce soit se déclenche</translation>
    </message>
    <message>
        <source>for the rest of a run in which this card is trashed, too</source>
        <translation>aussi pour le reste d’un run pendant lequel cette carte est trashée</translation>
    </message>
    <message>
        <source>by the table as it was before</source>
        <translation>d’après la table telle qu’elle était avant</translation>
    </message>
    <message>
        <source>by the errata of {version}</source>
        <translation>d’après les errata de {version}</translation>
    </message>
    <message>
        <source>while {condition}</source>
        <translation>tant que ceci est vrai&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>only if {condition}</source>
        <translation>seulement si ceci est vrai&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>one of such abilities of this card, once each turn</source>
        <translation>une seule de ces capacités de cette carte, une fois par tour</translation>
    </message>
    <message>
        <source>once each turn</source>
        <translation>une fois par tour</translation>
    </message>
    <message>
        <source>once each run</source>
        <translation>une fois par run</translation>
    </message>
    <message>
        <source>only the first time each turn</source>
        <translation>seulement la première fois de chaque tour</translation>
    </message>
    <message>
        <source>only the first time each run</source>
        <translation>seulement la première fois de chaque run</translation>
    </message>
    <message>
        <source>instead of accessing cards</source>
        <translation>au lieu d’accéder aux cartes</translation>
    </message>
    <message>
        <source>also while this card is not active</source>
        <translation>aussi tant que cette carte n’est pas active</translation>
    </message>
    <message>
        <source>an ability of its host</source>
        <translation>une capacité de son hôte</translation>
    </message>
    <message>
        <source>this card may be rezzed for it</source>
        <translation>cette carte peut être rezzée pour cela</translation>
    </message>
    <message>
        <source>to rez</source>
        <translation>pour rezzer</translation>
    </message>
    <message>
        <source>to steal</source>
        <translation>pour voler</translation>
    </message>
    <message>
        <source>to run</source>
        <translation>pour lancer un run</translation>
    </message>
    <message>
        <source>to run as an action</source>
        <translation>pour lancer un run comme action</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>pour jouer</translation>
    </message>
    <message>
        <source>to break a subroutine</source>
        <translation>pour briser une sous-routine</translation>
    </message>
    <message>
        <source>to jack out</source>
        <translation>pour se déconnecter</translation>
    </message>
    <message>
        <source>to install</source>
        <translation>pour installer</translation>
    </message>
    <message>
        <source>to remove a tag</source>
        <translation>pour retirer un tag</translation>
    </message>
    <message>
        <source>to trash a resource</source>
        <translation>pour trasher une ressource</translation>
    </message>
    <message>
        <source>to score</source>
        <translation>pour marquer</translation>
    </message>
    <message>
        <source>{what} [{limits}]</source>
        <extracomment>what an ability does, and how often or while what it does</extracomment>
        <translation>{what} [{limits}]</translation>
    </message>
    <message>
        <source>the credits on {cards}</source>
        <translation>les crédits sur {cards}</translation>
    </message>
    <message>
        <source>the advancement tokens on {cards}</source>
        <translation>les pions avancement sur {cards}</translation>
    </message>
    <message>
        <source>the virus counters on {cards}</source>
        <translation>les pions virus sur {cards}</translation>
    </message>
    <message>
        <source>the power counters on {cards}</source>
        <translation>les pions pouvoir sur {cards}</translation>
    </message>
    <message>
        <source>the agenda counters on {cards}</source>
        <translation>les pions projet sur {cards}</translation>
    </message>
    <message>
        <source>the credits {player.of}</source>
        <translation>les crédits {player.of}</translation>
    </message>
    <message>
        <source>the cards in the hand {player.of}</source>
        <translation>les cartes dans la main {player.of}</translation>
    </message>
    <message>
        <source>the link of the Runner</source>
        <translation>le lien du Runner</translation>
    </message>
    <message>
        <source>the agenda points {player.of}</source>
        <translation>les points de projet {player.of}</translation>
    </message>
    <message>
        <source>the unused memory units</source>
        <translation>les unités de mémoire libres</translation>
    </message>
    <message>
        <source>the bad publicity of the Corp</source>
        <translation>la mauvaise publicité de la Corp</translation>
    </message>
    <message>
        <source>the cards in the deck {player.of}</source>
        <translation>les cartes dans le deck {player.of}</translation>
    </message>
    <message>
        <source>the clicks left {player.to}</source>
        <translation>les clics qui restent {player.to}</translation>
    </message>
    <message>
        <source>the maximum hand size {player.of}</source>
        <translation>la taille de main maximale {player.of}</translation>
    </message>
    <message>
        <source>1 for {card}, if it is there</source>
        <translation>1 pour {card}, si elle est là</translation>
    </message>
    <message>
        <source>the number of servers</source>
        <translation>le nombre de serveurs</translation>
    </message>
    <message>
        <source>the number of servers with a card ({kind})</source>
        <translation>le nombre de serveurs avec une carte ({kind})</translation>
    </message>
    <message>
        <source>the number of cards</source>
        <translation>le nombre de cartes</translation>
    </message>
    <message>
        <source>the number of cards ({kind})</source>
        <translation>le nombre de cartes ({kind})</translation>
    </message>
    <message>
        <source>{sum} + {part}</source>
        <translation>{sum} + {part}</translation>
    </message>
    <message>
        <source>how often this is so: {condition}</source>
        <extracomment>&quot;how often this has happened: a successful run in this turn&quot;</extracomment>
        <translation>combien de fois c’est le cas&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>the subroutines of {cards}</source>
        <translation>les sous-routines de {cards}</translation>
    </message>
    <message>
        <source>the {value} of {cards}</source>
        <translation>{value} de {cards}</translation>
    </message>
    <message>
        <source>the highest {value} of {cards}</source>
        <translation>la plus haute valeur ({value} de {cards})</translation>
    </message>
    <message>
        <source>the tags of the Runner</source>
        <translation>les tags du Runner</translation>
    </message>
    <message>
        <source>what was just lost, trashed or moved</source>
        <translation>ce qui vient d’être perdu, trashé ou déplacé</translation>
    </message>
    <message>
        <source>the trace strength</source>
        <translation>la force de trace</translation>
    </message>
    <message>
        <source>the link strength</source>
        <translation>la force de lien</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>the X of a cost, or a number that was chosen</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>the cards accessed in this run in the server itself</source>
        <translation>les cartes auxquelles on a accédé pendant ce run dans le serveur lui-même</translation>
    </message>
    <message>
        <source>the cards accessed in this run</source>
        <translation>les cartes auxquelles on a accédé pendant ce run</translation>
    </message>
    <message>
        <source>the subroutines that resolved in the last encounter</source>
        <translation>les sous-routines qui se sont résolues pendant la dernière rencontre</translation>
    </message>
    <message>
        <source>the number of subtypes of {cards}</source>
        <translation>le nombre de sous-types de {cards}</translation>
    </message>
    <message>
        <source>the most cards of one type among {cards}</source>
        <translation>le plus grand nombre de cartes d’un même type ({cards})</translation>
    </message>
    <message>
        <source>the X of this card’s cost</source>
        <translation>le X du coût de cette carte</translation>
    </message>
    <message>
        <source>the least of {amounts}</source>
        <translation>le plus petit de ceci&#xa0;: {amounts}</translation>
    </message>
    <message>
        <source>the greatest of {amounts}</source>
        <translation>le plus grand de ceci&#xa0;: {amounts}</translation>
    </message>
    <message>
        <source>X {things}</source>
        <extracomment>the X of a cost, or a number that was chosen: &quot;X credits&quot;</extracomment>
        <translation>X {things}</translation>
    </message>
    <message>
        <source>as many {things} as {amount}</source>
        <translation>autant de {things} que {amount}</translation>
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
        <translation>la moitié de ceci, arrondie à l’entier inférieur&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>({amount}) ÷ {by}, rounded down</source>
        <translation>({amount}) ÷ {by}, arrondi à l’entier inférieur</translation>
    </message>
    <message>
        <source>+({amount})</source>
        <translation>+({amount})</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message numerus="yes">
        <source>{n} tag</source>
        <comment>{n} tags</comment>
        <translation>
            <numerusform>{n} tag</numerusform>
            <numerusform>{n} tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} subroutine</source>
        <comment>{n} subroutines</comment>
        <translation>
            <numerusform>{n} sous-routine</numerusform>
            <numerusform>{n} sous-routines</numerusform>
        </translation>
    </message>
    <message>
        <source>subroutines</source>
        <translation>sous-routines</translation>
    </message>
    <message>
        <source>{damage}, as much as {amount}</source>
        <extracomment>&quot;net damage, as much as the tags of the Runner&quot;</extracomment>
        <translation>{damage}, autant que {amount}</translation>
    </message>
    <message>
        <source>to use abilities</source>
        <translation>pour utiliser des capacités</translation>
    </message>
    <message>
        <source>to trash what is accessed</source>
        <translation>pour trasher ce à quoi on accède</translation>
    </message>
    <message>
        <source>on traces</source>
        <translation>pour des traces</translation>
    </message>
    <message>
        <source>to advance cards</source>
        <translation>pour avancer des cartes</translation>
    </message>
    <message>
        <source>to remove tags</source>
        <translation>pour retirer des tags</translation>
    </message>
    <message>
        <source>on anything</source>
        <translation>pour tout</translation>
    </message>
    <message>
        <source>{spending} {where}</source>
        <translation>{spending} {where}</translation>
    </message>
    <message>
        <source>{spending}: {card}</source>
        <translation>{spending}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{spending}, while {condition}</source>
        <translation>{spending}, tant que ceci est vrai&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>the credits on this card are spent from there: {uses}</source>
        <translation>les crédits sur cette carte sont dépensés depuis celle-ci&#xa0;: {uses}</translation>
    </message>
    <message>
        <source>as a turn of its player begins it has {credits} on it: {uses}</source>
        <translation>au début d’un tour de son joueur, la carte porte {credits}&#xa0;: {uses}</translation>
    </message>
    <message>
        <source>link of the Runner: +{number}</source>
        <translation>lien du Runner&#xa0;: +{number}</translation>
    </message>
    <message>
        <source>in the score area of the Runner it is worth {points}</source>
        <translation>dans la zone de score du Runner, la carte vaut {points}</translation>
    </message>
    <message>
        <source>may be rezzed for this instead: {cost}</source>
        <translation>peut être rezzée pour ceci à la place&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>can be advanced</source>
        <translation>peut être avancée</translation>
    </message>
    <message>
        <source>X is at most {amount}</source>
        <translation>X est au plus {amount}</translation>
    </message>
    <message>
        <source>is played only if {condition}</source>
        <translation>n’est jouée que si ceci est vrai&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>is installed only if {condition}</source>
        <translation>n’est installée que si ceci est vrai&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>is installed only {where}</source>
        <translation>n’est installée que {where}</translation>
    </message>
    <message>
        <source>is installed faceup</source>
        <translation>est installée face visible</translation>
    </message>
    <message>
        <source>is not trashed when it has resolved</source>
        <translation>n’est pas trashée une fois résolue</translation>
    </message>
    <message>
        <source>is removed from the game when it has resolved</source>
        <translation>est retirée de la partie une fois résolue</translation>
    </message>
    <message>
        <source>the action phase ends when it has resolved</source>
        <translation>la phase d’action se termine une fois la carte résolue</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on installing it.</source>
        <translation>Ce qui dépend de son installation reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on playing it.</source>
        <translation>Ce qui dépend du fait de la jouer reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on rezzing it.</source>
        <translation>Ce qui dépend du fait de la rezzer reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on using an ability left out.</source>
        <translation>Ce qui dépend de l’utilisation d’une capacité omise reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on accessing it.</source>
        <translation>Ce qui dépend du fait d’y accéder reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on stealing it.</source>
        <translation>Ce qui dépend du fait de la voler reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on scoring it.</source>
        <translation>Ce qui dépend du fait de la marquer reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on encountering it.</source>
        <translation>Ce qui dépend du fait de la rencontrer reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on a run while it is active.</source>
        <translation>Ce qui dépend d’un run pendant qu’elle est active reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on the beginning of a turn while it is active.</source>
        <translation>Ce qui dépend du début d’un tour pendant qu’elle est active reste sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is answered that hangs on it while it is active.</source>
        <translation>Ce qui dépend d’elle pendant qu’elle est active reste sans réponse.</translation>
    </message>
    <message>
        <source>{left} is less than {right}</source>
        <translation>{left}&#xa0;: moins que {right}</translation>
    </message>
    <message>
        <source>{left} is at least {right}</source>
        <translation>{left}&#xa0;: au moins {right}</translation>
    </message>
    <message>
        <source>there is no card ({kind})</source>
        <translation>il n’y a pas de carte ({kind})</translation>
    </message>
    <message>
        <source>there is a card ({kind})</source>
        <translation>il y a une carte ({kind})</translation>
    </message>
    <message>
        <source>{card} is not there</source>
        <translation>{card} n’est pas là</translation>
    </message>
    <message>
        <source>{card} is there</source>
        <translation>{card} est là</translation>
    </message>
    <message>
        <source>{card} is not: {kind}</source>
        <extracomment>a card, and what it is not: &quot;its host is not: ice, rezzed&quot;</extracomment>
        <translation>{card} n’est pas&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>{card} is: {kind}</source>
        <extracomment>a card, and a kind of cards: &quot;its host is not: ice, rezzed&quot;</extracomment>
        <translation>{card} est&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>{event} ({what})</source>
        <extracomment>an event, and of what: &quot;trashing a card (program)&quot;</extracomment>
        <translation>{event} ({what})</translation>
    </message>
    <message>
        <source>{conditions}, and {condition}</source>
        <translation>{conditions}, et {condition}</translation>
    </message>
    <message>
        <source>{conditions}, or {condition}</source>
        <translation>{conditions}, ou {condition}</translation>
    </message>
    <message>
        <source>it is not so that {condition}</source>
        <translation>ceci n’est pas le cas&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>not all subroutines are broken</source>
        <translation>les sous-routines ne sont pas toutes brisées</translation>
    </message>
    <message>
        <source>all subroutines are broken</source>
        <translation>toutes les sous-routines sont brisées</translation>
    </message>
    <message>
        <source>there is no run</source>
        <translation>il n’y a pas de run</translation>
    </message>
    <message>
        <source>there is a run</source>
        <translation>il y a un run</translation>
    </message>
    <message>
        <source>the run is not {where}</source>
        <translation>le run n’a pas lieu {where}</translation>
    </message>
    <message>
        <source>the run is {where}</source>
        <translation>le run a lieu {where}</translation>
    </message>
    <message>
        <source>it is the turn {player.of}</source>
        <translation>c’est le tour {player.of}</translation>
    </message>
    <message>
        <source>the click was not spent for a run {where}</source>
        <translation>le clic n’a pas été dépensé pour un run {where}</translation>
    </message>
    <message>
        <source>the click was spent for a run {where}</source>
        <translation>le clic a été dépensé pour un run {where}</translation>
    </message>
    <message>
        <source>this card shows its first side</source>
        <translation>cette carte montre sa première face</translation>
    </message>
    <message>
        <source>this card shows its other side</source>
        <translation>cette carte montre son autre face</translation>
    </message>
    <message>
        <source>a click of this turn was spent</source>
        <translation>un clic de ce tour a été dépensé</translation>
    </message>
    <message>
        <source>no click of this turn was spent</source>
        <translation>aucun clic de ce tour n’a été dépensé</translation>
    </message>
    <message>
        <source>{word} was not named</source>
        <translation>{word} n’a pas été nommé</translation>
    </message>
    <message>
        <source>{word} was named</source>
        <translation>{word} a été nommé</translation>
    </message>
    <message>
        <source>{amount} is even</source>
        <translation>nombre pair&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>{amount} is odd</source>
        <translation>nombre impair&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>of {cards} no more are of the faction {faction} than of any other</source>
        <translation>la faction {faction} n’en compte pas plus que toute autre ({cards})</translation>
    </message>
    <message>
        <source>of {cards} more are of the faction {faction} than of any other</source>
        <translation>la faction {faction} en compte plus que toute autre ({cards})</translation>
    </message>
    <message>
        <source>done by {player}</source>
        <translation>par {player}</translation>
    </message>
    <message>
        <source>by damage</source>
        <translation>par des dégâts</translation>
    </message>
    <message>
        <source>while it was installed</source>
        <translation>pendant qu’elle était installée</translation>
    </message>
    <message>
        <source>{event} or {other} ({what})</source>
        <translation>{event} ou {other} ({what})</translation>
    </message>
    <message>
        <source>{event} or {other}</source>
        <translation>{event} ou {other}</translation>
    </message>
    <message>
        <source>{cards} ({kind})</source>
        <extracomment>how many cards, and of what kind: &quot;2 cards (ice, rezzed)&quot;</extracomment>
        <translation>{cards} ({kind})</translation>
    </message>
    <message>
        <source>shuffling {cards} into {zone}</source>
        <translation>mélanger {cards} dans {zone}</translation>
    </message>
    <message>
        <source>removing {cards} from the game</source>
        <translation>retirer {cards} de la partie</translation>
    </message>
    <message>
        <source>moving {cards} to the bottom of {zone}</source>
        <translation>mettre {cards} tout en dessous ({zone})</translation>
    </message>
    <message>
        <source>moving {cards} {zone.to}</source>
        <translation>déplacer {cards} {zone.to}</translation>
    </message>
    <message>
        <source>at least one of the credits from {card}</source>
        <translation>au moins un des crédits sur {card}</translation>
    </message>
    <message>
        <source>suffering {damage}</source>
        <translation>subir {damage}</translation>
    </message>
    <message>
        <source>forfeiting this card</source>
        <translation>renoncer à cette carte</translation>
    </message>
    <message numerus="yes">
        <source>forfeiting {n} agenda</source>
        <comment>forfeiting {n} agendas</comment>
        <translation>
            <numerusform>renoncer à {n} projet</numerusform>
            <numerusform>renoncer à {n} projets</numerusform>
        </translation>
    </message>
    <message>
        <source>trashing this card</source>
        <translation>trasher cette carte</translation>
    </message>
    <message>
        <source>{counters} from {cards}</source>
        <translation>{counters} sur {cards}</translation>
    </message>
    <message>
        <source>{counters} from this card</source>
        <translation>{counters} sur cette carte</translation>
    </message>
    <message numerus="yes">
        <source>trashing {n} card of the hand at random</source>
        <comment>trashing {n} cards of the hand at random</comment>
        <extracomment>a part of a cost</extracomment>
        <translation>
            <numerusform>trasher au hasard {n} carte de la main</numerusform>
            <numerusform>trasher au hasard {n} cartes de la main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trashing {n} card from the top of the deck</source>
        <comment>trashing {n} cards from the top of the deck</comment>
        <extracomment>a part of a cost</extracomment>
        <translation>
            <numerusform>trasher {n} carte du dessus du deck</numerusform>
            <numerusform>trasher {n} cartes du dessus du deck</numerusform>
        </translation>
    </message>
    <message>
        <source>returning this card to the hand</source>
        <translation>remettre cette carte dans la main</translation>
    </message>
    <message>
        <source>removing this card from the game</source>
        <translation>retirer cette carte de la partie</translation>
    </message>
    <message>
        <source>up to {cards}</source>
        <translation>jusqu’à {cards}</translation>
    </message>
    <message>
        <source>{before}; then {next}</source>
        <extracomment>one thing that a card does after the other</extracomment>
        <translation>{before}&#xa0;; puis {next}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <extracomment>what happens in one case, and in the other</extracomment>
        <translation>{first}&#xa0;; {second}</translation>
    </message>
    <message>
        <source>{cards} cannot be played</source>
        <translation>impossible de jouer&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be stolen</source>
        <translation>impossible de voler&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be scored</source>
        <translation>impossible de marquer&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be advanced</source>
        <translation>impossible d’avancer&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be rezzed</source>
        <translation>impossible de rezzer&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be used</source>
        <translation>impossible d’utiliser&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be trashed</source>
        <translation>impossible de trasher&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be installed</source>
        <translation>impossible d’installer&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be bypassed</source>
        <translation>impossible de contourner&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be exposed</source>
        <translation>impossible d’exposer&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>credits of {cards} cannot be spent</source>
        <translation>impossible de dépenser les crédits sur ceci&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>no cards can be drawn</source>
        <translation>impossible de piocher des cartes</translation>
    </message>
    <message>
        <source>{cards} cannot be accessed</source>
        <translation>impossible d’accéder à ceci&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards}, accessed, must be trashed if it can be</source>
        <translation>à trasher obligatoirement lors de l’accès, si possible&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{cards} cannot be hosted</source>
        <translation>impossible d’héberger&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>the game cannot be won but by flatline</source>
        <translation>la partie ne peut être gagnée que par flatline</translation>
    </message>
    <message>
        <source>{cannot} ({kind})</source>
        <translation>{cannot} ({kind})</translation>
    </message>
    <message>
        <source>for {player} {cannot}</source>
        <translation>pour {player}, {cannot}</translation>
    </message>
    <message>
        <source>in the same place as the host</source>
        <translation>à la même place que l’hôte</translation>
    </message>
    <message>
        <source>not next to the host</source>
        <translation>pas à côté de l’hôte</translation>
    </message>
    <message>
        <source>directly behind the host</source>
        <translation>juste derrière l’hôte</translation>
    </message>
    <message>
        <source>on top</source>
        <translation>tout au-dessus</translation>
    </message>
    <message>
        <source>in the same place as the card it happened to</source>
        <translation>au même endroit que la carte concernée</translation>
    </message>
    <message>
        <source>next to the ice that is encountered</source>
        <translation>à côté de la glace rencontrée</translation>
    </message>
    <message>
        <source>not innermost</source>
        <translation>pas la plus intérieure</translation>
    </message>
    <message>
        <source>with an advancement token</source>
        <translation>avec un pion avancement</translation>
    </message>
    <message>
        <source>with a virus counter</source>
        <translation>avec un pion virus</translation>
    </message>
    <message>
        <source>with a power counter</source>
        <translation>avec un pion pouvoir</translation>
    </message>
    <message>
        <source>with a credit on it</source>
        <translation>avec un crédit dessus</translation>
    </message>
    <message>
        <source>with an agenda counter</source>
        <translation>avec un pion projet</translation>
    </message>
    <message>
        <source>called {title}</source>
        <translation>appelée {title}</translation>
    </message>
    <message>
        <source>another copy of {card}</source>
        <translation>un autre exemplaire de {card}</translation>
    </message>
    <message>
        <source>of the type of {card}</source>
        <translation>du même type que {card}</translation>
    </message>
    <message>
        <source>of the faction {faction}</source>
        <translation>de la faction {faction}</translation>
    </message>
    <message>
        <source>of the faction of its owner’s identity</source>
        <translation>de la faction de l’identité de son propriétaire</translation>
    </message>
    <message>
        <source>of another faction than its owner’s identity</source>
        <translation>d’une autre faction que celle de l’identité de son propriétaire</translation>
    </message>
    <message>
        <source>of the type or subtype that was named</source>
        <translation>du type ou sous-type nommé</translation>
    </message>
    <message>
        <source>with a trash cost</source>
        <translation>avec un coût de trash</translation>
    </message>
    <message>
        <source>with an install cost of at most the number that was chosen</source>
        <translation>avec un coût d’installation au plus égal au nombre choisi</translation>
    </message>
    <message>
        <source>not {zone.in}</source>
        <translation>pas {zone.in}</translation>
    </message>
    <message>
        <source>hosted on this card</source>
        <translation>hébergée sur cette carte</translation>
    </message>
    <message>
        <source>hosted on a card ({kind})</source>
        <translation>hébergée sur une carte ({kind})</translation>
    </message>
    <message>
        <source>not hosted</source>
        <translation>pas hébergée</translation>
    </message>
    <message>
        <source>hosting no card ({kind})</source>
        <translation>sans carte hébergée ({kind})</translation>
    </message>
    <message>
        <source>that can be advanced</source>
        <translation>qui peut être avancée</translation>
    </message>
    <message>
        <source>not {card}</source>
        <translation>pas {card}</translation>
    </message>
    <message>
        <source>all of whose subroutines {card} broke in one encounter</source>
        <translation>dont {card} a brisé toutes les sous-routines en une rencontre</translation>
    </message>
    <message>
        <source>the first icebreaker raised in this turn</source>
        <translation>le premier brise-glace dont la force a été augmentée pendant ce tour</translation>
    </message>
    <message>
        <source>that it has shown as the encounter began</source>
        <translation>qu’elle a montrée au début de la rencontre</translation>
    </message>
    <message>
        <source>of those just shown, drawn or chosen</source>
        <translation>parmi celles qui viennent d’être montrées, piochées ou choisies</translation>
    </message>
    <message>
        <source>just rezzed in the approach</source>
        <translation>tout juste rezzée pendant l’approche</translation>
    </message>
    <message>
        <source>as it is installed</source>
        <translation>au moment de son installation</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>cette carte</translation>
    </message>
    <message>
        <source>its host</source>
        <translation>son hôte</translation>
    </message>
    <message>
        <source>the card that this copy chose</source>
        <translation>la carte que cet exemplaire a choisie</translation>
    </message>
    <message>
        <source>the card just chosen</source>
        <translation>la carte qui vient d’être choisie</translation>
    </message>
    <message>
        <source>the card it happened to</source>
        <translation>la carte concernée</translation>
    </message>
    <message>
        <source>the ice that is encountered</source>
        <translation>la glace rencontrée</translation>
    </message>
    <message>
        <source>the ice that was encountered last</source>
        <translation>la dernière glace rencontrée</translation>
    </message>
    <message>
        <source>the card chosen for the cost</source>
        <translation>la carte choisie pour le coût</translation>
    </message>
    <message>
        <source>the ice that is approached</source>
        <translation>la glace approchée</translation>
    </message>
    <message>
        <source>the card that is accessed</source>
        <translation>la carte à laquelle on accède</translation>
    </message>
    <message>
        <source>that card</source>
        <translation>la carte en question</translation>
    </message>
    <message>
        <source>at this server</source>
        <translation>sur ce serveur</translation>
    </message>
    <message>
        <source>at the attacked server</source>
        <translation>sur le serveur attaqué</translation>
    </message>
    <message>
        <source>at a central server</source>
        <translation>sur un serveur central</translation>
    </message>
    <message>
        <source>at a remote server</source>
        <translation>sur un serveur distant</translation>
    </message>
    <message>
        <source>at HQ</source>
        <translation>sur HQ</translation>
    </message>
    <message>
        <source>at R&amp;D</source>
        <translation>sur R&amp;D</translation>
    </message>
    <message>
        <source>at Archives</source>
        <translation>sur Archives</translation>
    </message>
    <message>
        <source>at the server that this copy chose</source>
        <translation>sur le serveur que cet exemplaire a choisi</translation>
    </message>
    <message>
        <source>at the server of the host</source>
        <translation>sur le serveur de l’hôte</translation>
    </message>
    <message>
        <source>at another server than the host</source>
        <translation>sur un autre serveur que celui de l’hôte</translation>
    </message>
    <message>
        <source>at the server of the card it happened to</source>
        <translation>sur le serveur de la carte concernée</translation>
    </message>
    <message>
        <source>in a new remote server</source>
        <translation>dans un nouveau serveur distant</translation>
    </message>
    <message>
        <source>such that {condition}</source>
        <extracomment>a condition that the card fulfils</extracomment>
        <translation>avec cette condition&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>{card} (if {kind})</source>
        <extracomment>&quot;the ice that is encountered (if Sentry, rezzed)&quot;</extracomment>
        <translation>{card} (si {kind})</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>chaque carte</translation>
    </message>
    <message>
        <source>every card ({kind})</source>
        <translation>chaque carte ({kind})</translation>
    </message>
    <message>
        <source>drawing cards</source>
        <translation>pioche de cartes</translation>
    </message>
    <message>
        <source>the mandatory draw</source>
        <translation>pioche obligatoire</translation>
    </message>
    <message>
        <source>gaining credits by an ability</source>
        <translation>gain de crédits par une capacité</translation>
    </message>
    <message>
        <source>spending credits of a card</source>
        <translation>dépense de crédits d’une carte</translation>
    </message>
    <message>
        <source>searching a deck</source>
        <translation>recherche dans un deck</translation>
    </message>
    <message>
        <source>an empty grip</source>
        <translation>un grip vide</translation>
    </message>
    <message>
        <source>placing virus counters</source>
        <translation>placement de pions virus</translation>
    </message>
    <message>
        <source>credits that raise the link strength</source>
        <translation>crédits qui augmentent la force de lien</translation>
    </message>
    <message>
        <source>additional advancement tokens</source>
        <translation>pions avancement supplémentaires</translation>
    </message>
    <message>
        <source>for the rest of the game</source>
        <translation>pour le reste de la partie</translation>
    </message>
    <message>
        <source>when this encounter ends</source>
        <translation>à la fin de cette rencontre</translation>
    </message>
    <message>
        <source>when this run ends</source>
        <translation>à la fin de ce run</translation>
    </message>
    <message>
        <source>when this turn ends</source>
        <translation>à la fin de ce tour</translation>
    </message>
    <message>
        <source>when the next run of this turn ends</source>
        <translation>à la fin du prochain run de ce tour</translation>
    </message>
    <message>
        <source>when the game ends</source>
        <translation>à la fin de la partie</translation>
    </message>
    <message>
        <source>when its player’s next turn begins</source>
        <translation>au début du prochain tour de son joueur</translation>
    </message>
    <message>
        <source>{player} has not as much as the text takes, so nothing is lost</source>
        <translation>{player} n’a pas autant que ce que prend le texte, donc rien n’est perdu</translation>
    </message>
    <message>
        <source>the Runner accesses {cards}</source>
        <translation>le Runner accède à {cards}</translation>
    </message>
    <message>
        <source>number of accesses in this run: {change}</source>
        <translation>nombre d’accès dans ce run&#xa0;: {change}</translation>
    </message>
    <message>
        <source>{cards} gains {subroutines}, before its others: {what}</source>
        <translation>{cards}&#xa0;: en plus, {subroutines}, avant les autres&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{cards} gains {subroutines}, after its others: {what}</source>
        <translation>{cards}&#xa0;: en plus, {subroutines}, après les autres&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{player} adds to the hand of its owner: {cards}</source>
        <translation>{player} ajoute à la main du propriétaire&#xa0;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{cards} goes to the score area {player.of}, worth {n} agenda point</source>
        <comment>{cards} goes to the score area {player.of}, worth {n} agenda points</comment>
        <translation>
            <numerusform>va dans la zone de score {player.of}, pour {n} point de projet&#xa0;: {cards}</numerusform>
            <numerusform>va dans la zone de score {player.of}, pour {n} points de projet&#xa0;: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} goes to the score area {player.of}</source>
        <translation>va dans la zone de score {player.of}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{while} additional cost {act}, of {cards}: {cost}</source>
        <translation>{while}, coût supplémentaire {act}, pour {cards}&#xa0;: {cost}</translation>
    </message>
    <message numerus="yes">
        <source>{card} is advanced {n} time</source>
        <comment>{card} is advanced {n} times</comment>
        <translation>
            <numerusform>{card} est avancée {n} fois</numerusform>
            <numerusform>{card} est avancée {n} fois</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} advances {cards}</source>
        <translation>{player} avance {cards}</translation>
    </message>
    <message>
        <source>{player} puts on top of the deck in any order: {cards}</source>
        <translation>{player} place sur le dessus du deck, dans l’ordre de son choix&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>from now on, one time: {what}</source>
        <translation>désormais, une seule fois&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{while}, one time: {what}</source>
        <translation>{while}, une seule fois&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{while}: {what}</source>
        <translation>{while}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the text of {card} does not count {while}</source>
        <translation>le texte de {card} ne compte pas {while}</translation>
    </message>
    <message>
        <source>{cards} has no text {while}</source>
        <translation>{cards}&#xa0;: sans texte {while}</translation>
    </message>
    <message>
        <source>the first subroutine of {ice} is broken</source>
        <translation>la première sous-routine de {ice} est brisée</translation>
    </message>
    <message>
        <source>the last subroutine of {ice} is broken</source>
        <translation>la dernière sous-routine de {ice} est brisée</translation>
    </message>
    <message>
        <source>of {ice}, among those that only end the run, broken: {subroutines}</source>
        <translation>{ice}&#xa0;: parmi celles qui ne font que mettre fin au run, brisées&#xa0;: {subroutines}</translation>
    </message>
    <message>
        <source>of {ice} the Runner breaks {subroutines}</source>
        <translation>{ice}&#xa0;: le Runner brise {subroutines}</translation>
    </message>
    <message>
        <source>the Runner bypasses the ice that is encountered</source>
        <translation>le Runner contourne la glace rencontrée</translation>
    </message>
    <message>
        <source>{player} chooses, and this copy remembers: {cards}</source>
        <translation>{player} choisit, et cet exemplaire retient&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{player} chooses X, at most {most} and at most {second}</source>
        <translation>{player} choisit X, au plus {most} et au plus {second}</translation>
    </message>
    <message>
        <source>{player} chooses X, at most {most}</source>
        <translation>{player} choisit X, au plus {most}</translation>
    </message>
    <message>
        <source>{player} chooses a server, and this copy remembers it</source>
        <translation>{player} choisit un serveur, et cet exemplaire le retient</translation>
    </message>
    <message>
        <source>this card becomes a condition counter on {card}</source>
        <translation>cette carte devient un pion condition sur {card}</translation>
    </message>
    <message>
        <source>nothing is placed on {card}</source>
        <translation>rien n’est placé sur {card}</translation>
    </message>
    <message>
        <source>nothing is removed from {card}</source>
        <translation>rien n’est retiré de {card}</translation>
    </message>
    <message>
        <source>placed on {cards}: {counters}</source>
        <translation>placé sur {cards}&#xa0;: {counters}</translation>
    </message>
    <message>
        <source>placed on each of {cards}: {counters}</source>
        <translation>placé sur chaque carte ({cards})&#xa0;: {counters}</translation>
    </message>
    <message>
        <source>removed from {cards}: {counters}</source>
        <translation>retiré de {cards}&#xa0;: {counters}</translation>
    </message>
    <message>
        <source>that is one effect, not one for each</source>
        <translation>c’est un seul effet, et non un pour chacun</translation>
    </message>
    <message>
        <source>of 0 nothing resolves</source>
        <translation>pour 0, rien ne se résout</translation>
    </message>
    <message>
        <source>the Runner suffers {damage}, which cannot be prevented</source>
        <translation>le Runner subit {damage}, ce qui ne peut pas être empêché</translation>
    </message>
    <message>
        <source>the Runner suffers {damage}</source>
        <translation>le Runner subit {damage}</translation>
    </message>
    <message>
        <source>{player} derezzes {cards}</source>
        <translation>{player} dérezze {cards}</translation>
    </message>
    <message>
        <source>{player} draws {cards} from the bottom of the deck</source>
        <translation>{player} pioche {cards} du dessous du deck</translation>
    </message>
    <message>
        <source>the Runner encounters {ice}</source>
        <translation>le Runner rencontre {ice}</translation>
    </message>
    <message>
        <source>{player} exposes {cards}</source>
        <translation>{player} expose {cards}</translation>
    </message>
    <message>
        <source>{card} is flipped</source>
        <translation>{card} est retournée</translation>
    </message>
    <message>
        <source>this card is turned to its other side</source>
        <translation>cette carte est tournée sur son autre face</translation>
    </message>
    <message>
        <source>{while} {cannot}</source>
        <translation>{while}, {cannot}</translation>
    </message>
    <message>
        <source>for the rest of this run {card} has the subroutines of {other}, too, before its own</source>
        <translation>pour le reste de ce run, {card} a aussi les sous-routines de {other}, avant les siennes</translation>
    </message>
    <message>
        <source>for the rest of this run {card} has the subroutines of {other}, too, after its own</source>
        <translation>pour le reste de ce run, {card} a aussi les sous-routines de {other}, après les siennes</translation>
    </message>
    <message>
        <source>{card} gains the subtypes of {other} {while}</source>
        <translation>{card} gagne les sous-types de {other} {while}</translation>
    </message>
    <message>
        <source>{cards} gains the subtypes of {others} {while}</source>
        <translation>{cards}&#xa0;: gain des sous-types de {others} {while}</translation>
    </message>
    <message>
        <source>{cards} gains the subtype {subtype} {while}</source>
        <translation>{cards}&#xa0;: gain du sous-type {subtype} {while}</translation>
    </message>
    <message>
        <source>there is no such guess</source>
        <translation>il n’est pas possible de deviner cela</translation>
    </message>
    <message>
        <source>what {player} guesses</source>
        <translation>ce que {player} devine</translation>
    </message>
    <message>
        <source>what {player} spends secretly</source>
        <translation>ce que {player} dépense en secret</translation>
    </message>
    <message>
        <source>what was spent is revealed, and the guess was right</source>
        <translation>ce qui a été dépensé est révélé, et l’autre a deviné juste</translation>
    </message>
    <message>
        <source>what was spent is revealed, and the guess was wrong</source>
        <translation>ce qui a été dépensé est révélé, et l’autre s’est trompé</translation>
    </message>
    <message>
        <source>{player} secretly spends up to {credits}, and the other guesses whether the number is even or odd</source>
        <translation>{player} dépense en secret jusqu’à {credits}, et l’autre devine si le nombre est pair ou impair</translation>
    </message>
    <message>
        <source>{player} secretly spends up to {credits}, and the other guesses the number</source>
        <translation>{player} dépense en secret jusqu’à {credits}, et l’autre devine le nombre</translation>
    </message>
    <message>
        <source>in the first case: {what}</source>
        <translation>dans le premier cas&#xa0;: {what}</translation>
    </message>
    <message>
        <source>otherwise: {what}</source>
        <translation>sinon&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{player} hosts {cards} from the top of the deck on {host}</source>
        <translation>{player} héberge {cards} du dessus du deck sur {host}</translation>
    </message>
    <message>
        <source>{player} hosts {card} facedown on {host}</source>
        <translation>{player} héberge {card} face cachée sur {host}</translation>
    </message>
    <message>
        <source>{player} hosts {card} on {host}</source>
        <translation>{player} héberge {card} sur {host}</translation>
    </message>
    <message>
        <source>if {condition}: {what}</source>
        <translation>si ceci est vrai ({condition})&#xa0;: {what}</translation>
    </message>
    <message>
        <source>unless {condition}: {what}</source>
        <translation>sauf si ceci est vrai ({condition})&#xa0;: {what}</translation>
    </message>
    <message>
        <source>which position it is, counted from the server</source>
        <translation>de quelle position il s’agit, comptée depuis le serveur</translation>
    </message>
    <message>
        <source>the text names a remote server</source>
        <translation>le texte désigne un serveur distant</translation>
    </message>
    <message>
        <source>on {host}</source>
        <translation>sur {host}</translation>
    </message>
    <message>
        <source>directly behind the ice that is encountered</source>
        <translation>juste derrière la glace rencontrée</translation>
    </message>
    <message>
        <source>at any place of its server</source>
        <translation>à n’importe quelle place de son serveur</translation>
    </message>
    <message>
        <source>where the ice lay that was trashed for it</source>
        <translation>là où se trouvait la glace trashée pour cela</translation>
    </message>
    <message>
        <source>all in one remote server</source>
        <translation>toutes dans un même serveur distant</translation>
    </message>
    <message>
        <source>and may rez it</source>
        <translation>et peut la rezzer</translation>
    </message>
    <message>
        <source>and rezzes it</source>
        <translation>et la rezze</translation>
    </message>
    <message>
        <source>without paying for it</source>
        <translation>sans payer pour cela</translation>
    </message>
    <message>
        <source>for {credits} less</source>
        <translation>pour {credits} de moins</translation>
    </message>
    <message>
        <source>{player} installs {cards}</source>
        <translation>{player} installe {cards}</translation>
    </message>
    <message>
        <source>{player} installs {cards} {how}</source>
        <translation>{player} installe {cards} {how}</translation>
    </message>
    <message>
        <source>when this encounter ends: {what}</source>
        <translation>quand cette rencontre se termine&#xa0;: {what}</translation>
    </message>
    <message>
        <source>when this run ends: {what}</source>
        <translation>quand ce run se termine&#xa0;: {what}</translation>
    </message>
    <message>
        <source>when this turn ends, only one time: {what}</source>
        <translation>quand ce tour se termine, une seule fois&#xa0;: {what}</translation>
    </message>
    <message>
        <source>when this turn ends: {what}</source>
        <translation>quand ce tour se termine&#xa0;: {what}</translation>
    </message>
    <message>
        <source>when the next run of this turn ends: {what}</source>
        <translation>quand le prochain run de ce tour se termine&#xa0;: {what}</translation>
    </message>
    <message>
        <source>when the game ends: {what}</source>
        <translation>quand la partie se termine&#xa0;: {what}</translation>
    </message>
    <message>
        <source>when the next turn of its player begins: {what}</source>
        <translation>quand commence le prochain tour de son joueur&#xa0;: {what}</translation>
    </message>
    <message>
        <source>in this run the Runner accesses at most {cards}</source>
        <translation>dans ce run, le Runner accède au plus à {cards}</translation>
    </message>
    <message>
        <source>{player} looks at {cards} on top of the deck {owner.of}</source>
        <translation>{player} regarde {cards} du dessus du deck {owner.of}</translation>
    </message>
    <message>
        <source>that nothing comes of it does not hinder {card}, for its text says “if able”</source>
        <translation>{card}&#xa0;: que cela ne produise rien n’est pas un obstacle, car son texte dit «&#xa0;si possible&#xa0;»</translation>
    </message>
    <message>
        <source>{player} loses {clicks}, if able</source>
        <translation>{player} perd {clicks}, si possible</translation>
    </message>
    <message>
        <source>{player} loses {credits}, if able</source>
        <translation>{player} perd {credits}, si possible</translation>
    </message>
    <message>
        <source>a run is made</source>
        <translation>un run est lancé</translation>
    </message>
    <message>
        <source>{places} or {place}</source>
        <translation>{places} ou {place}</translation>
    </message>
    <message>
        <source>the Runner makes a run</source>
        <translation>le Runner lance un run</translation>
    </message>
    <message>
        <source>the Runner makes a run {where}</source>
        <translation>le Runner lance un run {where}</translation>
    </message>
    <message>
        <source>{run}, where there is {card}</source>
        <extracomment>a run on a server where there is such a card</extracomment>
        <translation>{run}, là où il y a {card}</translation>
    </message>
    <message>
        <source>{value} {player.of} {while}: {change}</source>
        <translation>{value} {player.of} {while}&#xa0;: {change}</translation>
    </message>
    <message>
        <source>{value} of {cards} {while}: {change}</source>
        <translation>{value} ({cards}) {while}&#xa0;: {change}</translation>
    </message>
    <message>
        <source>moved to {card}: {counters}</source>
        <translation>déplacé sur {card}&#xa0;: {counters}</translation>
    </message>
    <message>
        <source>{player} moves the counters of {cards} to {other}</source>
        <translation>{player} déplace les pions (depuis&#xa0;: {cards}&#xa0;; vers&#xa0;: {other})</translation>
    </message>
    <message>
        <source>{player} moves {counters} from {card} to {other}</source>
        <translation>{player} déplace {counters} (depuis&#xa0;: {card}&#xa0;; vers&#xa0;: {other})</translation>
    </message>
    <message>
        <source>{player} moves {cards} to the outermost place of another server</source>
        <translation>{player} déplace {cards} en position la plus extérieure d’un autre serveur</translation>
    </message>
    <message>
        <source>{player} moves {cards} to the outermost place of any server</source>
        <translation>{player} déplace {cards} en position la plus extérieure d’un serveur quelconque</translation>
    </message>
    <message>
        <source>{move}, and the run goes on there</source>
        <translation>{move}, et le run continue là</translation>
    </message>
    <message>
        <source>the run goes on at another server</source>
        <translation>le run continue sur un autre serveur</translation>
    </message>
    <message>
        <source>where the run goes on</source>
        <translation>où le run continue</translation>
    </message>
    <message>
        <source>the run cannot go on at {server}</source>
        <translation>le run ne peut pas continuer sur {server}</translation>
    </message>
    <message>
        <source>the run goes on with approaching {ice}</source>
        <translation>le run continue par une approche&#xa0;: {ice}</translation>
    </message>
    <message>
        <source>the run goes on with the outermost ice {where}</source>
        <translation>le run continue avec la glace la plus extérieure {where}</translation>
    </message>
    <message>
        <source>the run goes on behind {ice}</source>
        <translation>le run continue derrière {ice}</translation>
    </message>
    <message>
        <source>{move}, without jacking out before ice is encountered</source>
        <translation>{move}, sans se déconnecter avant la rencontre d’une glace</translation>
    </message>
    <message>
        <source>which card comes next</source>
        <translation>quelle carte vient ensuite</translation>
    </message>
    <message>
        <source>{player} moves {cards} {zone.to}, in any order</source>
        <translation>{player} met {cards} {zone.to}, dans l’ordre de son choix</translation>
    </message>
    <message>
        <source>{player} removes from the game: {cards}</source>
        <translation>{player} retire de la partie&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{player} sets aside {cards}</source>
        <translation>{player} met de côté {cards}</translation>
    </message>
    <message>
        <source>{player} moves {cards} to the bottom of {zone}</source>
        <translation>{player} met {cards} tout en dessous ({zone})</translation>
    </message>
    <message>
        <source>{player} moves {cards} {zone.to}</source>
        <translation>{player} met {cards} {zone.to}</translation>
    </message>
    <message>
        <source>what else the text says</source>
        <extracomment>behind other parts of an option: &quot;a run is made and what else the text says&quot;</extracomment>
        <translation>ce que le texte dit d’autre</translation>
    </message>
    <message>
        <source>{player} chooses: {option}</source>
        <extracomment>what the player has chosen to let happen</extracomment>
        <translation>{player} choisit&#xa0;: {option}</translation>
    </message>
    <message>
        <source>{options} — or: {option}</source>
        <extracomment>what a player may choose between</extracomment>
        <translation>{options} — ou&#xa0;: {option}</translation>
    </message>
    <message>
        <source>{player} must choose one that can be done: {options}</source>
        <translation>{player} doit choisir une option possible&#xa0;: {options}</translation>
    </message>
    <message>
        <source>{player} must pay {cost}</source>
        <translation>{player} doit payer {cost}</translation>
    </message>
    <message>
        <source>if not paid: {what}</source>
        <translation>si ce n’est pas payé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>which card is named</source>
        <translation>quelle carte est nommée</translation>
    </message>
    <message>
        <source>{player} names the title of {card}, and this copy remembers it</source>
        <translation>{player} nomme un titre, et cet exemplaire le retient&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{player} names the title of {card}</source>
        <translation>{player} nomme un titre&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{player} names one, and this copy remembers it: {words}</source>
        <translation>{player} en nomme un, et cet exemplaire le retient&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{player} names one: {words}</source>
        <translation>{player} en nomme un&#xa0;: {words}</translation>
    </message>
    <message>
        <source>strength of the next ice encountered in this run: {change}</source>
        <translation>force de la prochaine glace rencontrée dans ce run&#xa0;: {change}</translation>
    </message>
    <message>
        <source>unless all its subroutines are broken: {what}</source>
        <translation>si toutes ses sous-routines ne sont pas brisées&#xa0;: {what}</translation>
    </message>
    <message>
        <source>what was shown is spoken of in this encounter</source>
        <translation>dans cette rencontre, il est question de ce qui a été montré</translation>
    </message>
    <message>
        <source>{player} may pay {cost}</source>
        <translation>{player} peut payer {cost}</translation>
    </message>
    <message>
        <source>{player} may pay {cost}, and then: {what}</source>
        <translation>{player} peut payer {cost}, et ensuite&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{player} plays {cards} without paying for it</source>
        <translation>{player} joue {cards} sans payer pour cela</translation>
    </message>
    <message>
        <source>{player} plays {cards} without additional costs</source>
        <translation>{player} joue {cards} sans coûts supplémentaires</translation>
    </message>
    <message>
        <source>{player} plays {cards}</source>
        <translation>{player} joue {cards}</translation>
    </message>
    <message>
        <source>if the numbers differ: {what}</source>
        <translation>si les nombres diffèrent&#xa0;: {what}</translation>
    </message>
    <message>
        <source>if they are the same: {what}</source>
        <translation>s’ils sont identiques&#xa0;: {what}</translation>
    </message>
    <message>
        <source>both players secretly spend 0 to 2 credits</source>
        <translation>les deux joueurs dépensent en secret de 0 à 2 crédits</translation>
    </message>
    <message>
        <source>whose ice is rearranged</source>
        <translation>de quel serveur les glaces sont réarrangées</translation>
    </message>
    <message>
        <source>all ice stays where it is</source>
        <translation>toutes les glaces restent où elles sont</translation>
    </message>
    <message>
        <source>which ice comes to the next place</source>
        <translation>quelle glace vient à la position suivante</translation>
    </message>
    <message>
        <source>{player} rearranges ice, and none of it is rezzed or derezzed by that</source>
        <translation>{player} réarrange des glaces, et aucune n’est rezzée ni dérezzée par là</translation>
    </message>
    <message>
        <source>{player} rearranges the ice of a server</source>
        <translation>{player} réarrange les glaces d’un serveur</translation>
    </message>
    <message>
        <source>{player} rearranges all ice, as many at each server as before</source>
        <translation>{player} réarrange toutes les glaces, autant sur chaque serveur qu’avant</translation>
    </message>
    <message>
        <source>the run goes on {where}</source>
        <translation>le run continue {where}</translation>
    </message>
    <message>
        <source>on which card a credit is replaced</source>
        <translation>sur quelle carte un crédit est remis</translation>
    </message>
    <message>
        <source>a recurring credit of {card} is replaced</source>
        <translation>un crédit récurrent est remis&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{player} puts back spent recurring credits, up to {amount}</source>
        <translation>{player} remet des crédits récurrents dépensés, au plus {amount}</translation>
    </message>
    <message>
        <source>the number is {number}: {what}, {each} for each</source>
        <extracomment>what is counted, and how much comes of each: &quot;the number is 6: tags, 3 for each&quot;</extracomment>
        <translation>le nombre est {number}&#xa0;: {what}, {each} par unité</translation>
    </message>
    <message>
        <source>the number is {number}: {what}</source>
        <translation>le nombre est {number}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{player} removes {tags}</source>
        <translation>{player} retire {tags}</translation>
    </message>
    <message>
        <source>what {card} does when it is scored resolves</source>
        <translation>ce que fait {card} quand on marque ce projet se résout</translation>
    </message>
    <message>
        <source>what {card} does when it is scored is done once more</source>
        <translation>ce que fait {card} quand on marque ce projet est fait encore une fois</translation>
    </message>
    <message>
        <source>{player} resolves a subroutine of {ice}</source>
        <translation>{player} résout une sous-routine&#xa0;: {ice}</translation>
    </message>
    <message>
        <source>{player} reveals at random {cards}</source>
        <translation>{player} révèle au hasard {cards}</translation>
    </message>
    <message>
        <source>{player} reveals {cards}</source>
        <translation>{player} révèle {cards}</translation>
    </message>
    <message>
        <source>{player} reveals cards from the top of the deck, up to {card}</source>
        <translation>{player} révèle des cartes du dessus du deck, jusqu’à trouver {card}</translation>
    </message>
    <message>
        <source>{player} rezzes {cards} without paying for it</source>
        <translation>{player} rezze {cards} sans payer pour cela</translation>
    </message>
    <message>
        <source>{player} rezzes {cards}</source>
        <translation>{player} rezze {cards}</translation>
    </message>
    <message>
        <source>{player} rezzes {cards} for {credits} less</source>
        <translation>{player} rezze {cards} pour {credits} de moins</translation>
    </message>
    <message>
        <source>{player} scores {cards}</source>
        <translation>{player} marque {cards}</translation>
    </message>
    <message>
        <source>{player} searches the deck for {card}, and shuffles it</source>
        <translation>{player} cherche {card} dans le deck, puis le mélange</translation>
    </message>
    <message>
        <source>with what is found: {what}</source>
        <translation>avec ce qui est trouvé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{player} shuffles the deck</source>
        <translation>{player} mélange le deck</translation>
    </message>
    <message>
        <source>{player} trashes no card</source>
        <translation>{player} ne trashe aucune carte</translation>
    </message>
    <message>
        <source>the players trash installed cards in turn until one declines</source>
        <translation>les joueurs trashent tour à tour des cartes installées jusqu’à ce que l’un refuse</translation>
    </message>
    <message>
        <source>then: {what}</source>
        <translation>ensuite&#xa0;: {what}</translation>
    </message>
    <message>
        <source>each subroutine of {card} gets a copy behind it</source>
        <translation>{card}&#xa0;: chaque sous-routine reçoit une copie derrière elle</translation>
    </message>
    <message numerus="yes">
        <source>{n} subroutine that would resolve in this run will not</source>
        <comment>{n} subroutines that would resolve in this run will not</comment>
        <translation>
            <numerusform>{n} sous-routine qui se résoudrait dans ce run ne se résoudra pas</numerusform>
            <numerusform>{n} sous-routines qui se résoudraient dans ce run ne se résoudront pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first {n} subroutine of this ice will not resolve</source>
        <comment>the first {n} subroutines of this ice will not resolve</comment>
        <translation>
            <numerusform>la première sous-routine de cette glace ne se résoudra pas ({n})</numerusform>
            <numerusform>les {n} premières sous-routines de cette glace ne se résoudront pas</numerusform>
        </translation>
    </message>
    <message>
        <source>in this run each subroutine of the ice that is encountered resolves twice</source>
        <translation>dans ce run, chaque sous-routine de la glace rencontrée se résout deux fois</translation>
    </message>
    <message>
        <source>in this run the next that would resolve do not: {subroutines}</source>
        <translation>dans ce run, les prochaines qui se résoudraient ne se résolvent pas&#xa0;: {subroutines}</translation>
    </message>
    <message>
        <source>of the ice that is encountered the next do not resolve: {subroutines}</source>
        <translation>de la glace rencontrée, les prochaines ne se résolvent pas&#xa0;: {subroutines}</translation>
    </message>
    <message>
        <source>{player} swaps {card} and {other}, and the run goes on from there</source>
        <translation>{player} échange {card} et {other}, et le run continue à partir de là</translation>
    </message>
    <message>
        <source>{player} swaps {card} and {other}, which takes over its counters</source>
        <translation>{player} échange {card} et {other}, qui reprend ses pions</translation>
    </message>
    <message>
        <source>{player} swaps {card} and {other}</source>
        <translation>{player} échange {card} et {other}</translation>
    </message>
    <message>
        <source>which identities there are is not stated</source>
        <translation>il n’est pas indiqué quelles identités il y a</translation>
    </message>
    <message>
        <source>which identity takes its place</source>
        <translation>quelle identité prend sa place</translation>
    </message>
    <message>
        <source>{card} takes the place of {other}</source>
        <translation>{card} remplace {other}</translation>
    </message>
    <message>
        <source>{card} takes the place of the identity {player.of}, which leaves the game</source>
        <translation>{card} prend la place de l’identité {player.of}, qui quitte la partie</translation>
    </message>
    <message>
        <source>bad publicity of the Corp: {change}</source>
        <translation>mauvaise publicité de la Corp&#xa0;: {change}</translation>
    </message>
    <message>
        <source>{player} takes any number of the credits on this card</source>
        <translation>{player} prend autant de crédits de cette carte que voulu</translation>
    </message>
    <message>
        <source>{player} takes {credits} from this card</source>
        <translation>{player} prend {credits} sur cette carte</translation>
    </message>
    <message>
        <source>the Runner takes {tags}, which cannot be avoided</source>
        <translation>le Runner prend {tags}, ce qui ne peut pas être évité</translation>
    </message>
    <message>
        <source>the Runner takes {tags}</source>
        <translation>le Runner prend {tags}</translation>
    </message>
    <message>
        <source>at once: {what}</source>
        <translation>en même temps&#xa0;: {what}</translation>
    </message>
    <message>
        <source>trace strength {strength} against link strength {link}: the trace is successful, and the text speaks of an unsuccessful one only</source>
        <translation>force de trace {strength} contre force de lien {link}&#xa0;: la trace est réussie, et le texte ne parle que d’une trace infructueuse</translation>
    </message>
    <message>
        <source>the base strength of the trace is {number}: {what}</source>
        <extracomment>what is counted: &quot;advancement tokens on Searchlight&quot;</extracomment>
        <translation>la force de base de la trace est {number}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{card}: the base link strength is 0</source>
        <translation>{card}&#xa0;: la force de lien de base est 0</translation>
    </message>
    <message>
        <source>if it is successful: {what}</source>
        <translation>si elle est réussie&#xa0;: {what}</translation>
    </message>
    <message>
        <source>if it is not: {what}</source>
        <translation>si elle ne l’est pas&#xa0;: {what}</translation>
    </message>
    <message>
        <source>trace with base strength {strength}</source>
        <translation>trace de force de base {strength}</translation>
    </message>
    <message>
        <source>{player} trashes {cards}</source>
        <translation>{player} trashe {cards}</translation>
    </message>
    <message>
        <source>{player} trashes at random {cards} of the hand</source>
        <translation>{player} trashe au hasard de la main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{player} turns facedown {cards}</source>
        <translation>{player} retourne face cachée&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{player} turns faceup {cards}</source>
        <translation>{player} retourne face visible&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>the trash cost of {card} is 0: nothing is to be paid</source>
        <translation>{card}&#xa0;: le coût de trash est 0, il n’y a rien à payer</translation>
    </message>
    <message>
        <source>nothing follows from accessing cards that the question does not name</source>
        <translation>rien ne suit de l’accès à des cartes que la question ne nomme pas</translation>
    </message>
    <message numerus="yes">
        <source>the Runner accesses {n} card that the question does not name</source>
        <comment>the Runner accesses {n} cards that the question does not name</comment>
        <translation>
            <numerusform>le Runner accède à {n} carte que la question ne nomme pas</numerusform>
            <numerusform>le Runner accède à {n} cartes que la question ne nomme pas</numerusform>
        </translation>
    </message>
    <message>
        <source>which card damage trashes</source>
        <translation>quelle carte les dégâts trashent</translation>
    </message>
    <message>
        <source>{damage}: all cards leave the grip, and only more damage than cards flatlines the Runner</source>
        <translation>{damage}&#xa0;: toutes les cartes quittent le grip, et seuls plus de dégâts que de cartes flatlinent le Runner</translation>
    </message>
    <message>
        <source>{card} adds {damage}, as one with the other</source>
        <translation>{card} ajoute {damage}, comme un tout avec le reste</translation>
    </message>
    <message>
        <source>how {card} is paid for</source>
        <translation>comment on paie {card}</translation>
    </message>
    <message>
        <source>what the payment sets off comes when the whole cost is paid</source>
        <translation>ce que déclenche le paiement vient quand tout le coût est payé</translation>
    </message>
    <message>
        <source>{player} chooses which card it is</source>
        <translation>{player} choisit quelle carte c’est</translation>
    </message>
    <message>
        <source>{player} chooses any number of these: {cards}</source>
        <translation>{player} en choisit un nombre quelconque&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{player} chooses up to {number} of these: {cards}</source>
        <translation>{player} en choisit jusqu’à {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{player} chooses {number} of these: {cards}</source>
        <translation>{player} en choisit {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>a card that the question does not name goes {zone.to}</source>
        <translation>une carte que la question ne nomme pas va {zone.to}</translation>
    </message>
    <message>
        <source>it would cost {cost}, and {why}</source>
        <translation>cela coûterait {cost}, et {why}</translation>
    </message>
    <message>
        <source>there is no card {zone.in}</source>
        <translation>il n’y a aucune carte {zone.in}</translation>
    </message>
    <message>
        <source>{player} has no credits to lose</source>
        <translation>{player} n’a pas de crédits à perdre</translation>
    </message>
    <message>
        <source>{player} has no clicks to lose</source>
        <translation>{player} n’a pas de clics à perdre</translation>
    </message>
    <message>
        <source>no card of that kind can be installed now</source>
        <translation>aucune carte de ce genre ne peut être installée maintenant</translation>
    </message>
    <message>
        <source>no card of that kind can be played now</source>
        <translation>aucune carte de ce genre ne peut être jouée maintenant</translation>
    </message>
    <message>
        <source>there is nothing that it could be hosted on</source>
        <translation>il n’y a rien sur quoi elle pourrait être hébergée</translation>
    </message>
    <message>
        <source>there are no two cards that could be swapped</source>
        <translation>il n’y a pas deux cartes qui pourraient être échangées</translation>
    </message>
    <message>
        <source>there is nothing that could be moved</source>
        <translation>il n’y a rien qui pourrait être déplacé</translation>
    </message>
    <message>
        <source>this is 0: {what}</source>
        <extracomment>what is counted: &quot;power counters on D4v1d&quot;</extracomment>
        <translation>ceci est 0&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{player} finds {card}</source>
        <translation>{player} trouve {card}</translation>
    </message>
    <message>
        <source>{zone} is shuffled, although nothing is found</source>
        <translation>on mélange {zone}, bien que rien ne soit trouvé</translation>
    </message>
    <message>
        <source>{card} is revealed, for what it is matters to the effect</source>
        <translation>{card} est révélée, car l’effet dépend de ce qu’elle est</translation>
    </message>
    <message>
        <source>{card} goes to position {number}, counted from the server</source>
        <translation>{card} va en position {number}, en comptant depuis le serveur</translation>
    </message>
    <message>
        <source>the text has {card} installed without its cost</source>
        <translation>le texte fait installer {card} sans son coût</translation>
    </message>
    <message>
        <source>its own text lets it be installed now</source>
        <translation>son propre texte permet de l’installer maintenant</translation>
    </message>
    <message>
        <source>{card} waits for {event} {player.of}</source>
        <extracomment>a card, &quot;the beginning of a turn&quot; or the like, and whose</extracomment>
        <translation>{card} attend {event} {player.of}</translation>
    </message>
    <message>
        <source>{card} does not trigger: {why}</source>
        <translation>{card} ne se déclenche pas&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{card} was used in this turn already</source>
        <translation>{card} a déjà été utilisée pendant ce tour</translation>
    </message>
    <message>
        <source>{card} was used in this run already</source>
        <translation>{card} a déjà été utilisée pendant ce run</translation>
    </message>
    <message>
        <source>what {card} hosts stays on it</source>
        <translation>ce que {card} héberge y reste</translation>
    </message>
    <message>
        <source>the top card of {zone} is trashed</source>
        <translation>{zone}&#xa0;: la carte du dessus est trashée</translation>
    </message>
    <message>
        <source>a card that the question does not name is trashed {zone.from}</source>
        <translation>une carte que la question ne nomme pas est trashée {zone.from}</translation>
    </message>
    <message>
        <source>{prevents}: it prevents no more than that</source>
        <translation>{prevents}&#xa0;: elle n’empêche rien de plus</translation>
    </message>
    <message numerus="yes">
        <source>moving {n} card {zone.to}</source>
        <comment>moving {n} cards {zone.to}</comment>
        <extracomment>a part of a cost</extracomment>
        <translation>
            <numerusform>déplacement de {n} carte {zone.to}</numerusform>
            <numerusform>déplacement de {n} cartes {zone.to}</numerusform>
        </translation>
    </message>
    <message>
        <source>there are not so many cards in hand</source>
        <translation>il n’y a pas autant de cartes en main</translation>
    </message>
    <message>
        <source>there are not so many cards in the deck</source>
        <translation>il n’y a pas autant de cartes dans le deck</translation>
    </message>
    <message>
        <source>there are not so many such cards</source>
        <translation>il n’y a pas autant de telles cartes</translation>
    </message>
    <message>
        <source>which card is moved for the cost</source>
        <translation>quelle carte est déplacée pour le coût</translation>
    </message>
    <message>
        <source>what has just been met comes before everything else</source>
        <translation>ce dont la condition vient d’être remplie passe avant tout le reste</translation>
    </message>
    <message>
        <source>no ice protects {server}</source>
        <translation>aucune glace ne protège {server}</translation>
    </message>
    <message>
        <source>this version has no such step: {title}</source>
        <translation>cette version n’a pas d’étape de ce genre&#xa0;: {title}</translation>
    </message>
    <message>
        <source>which subroutine resolves next</source>
        <translation>quelle sous-routine se résout ensuite</translation>
    </message>
    <message>
        <source>subroutine {number} of {card} does not resolve, as an effect has it</source>
        <translation>{card}&#xa0;: la sous-routine {number} ne se résout pas, comme le veut un effet</translation>
    </message>
    <message>
        <source>{source} replaces where {card} goes</source>
        <translation>{source} remplace l’endroit où va {card}</translation>
    </message>
    <message>
        <source>{ability} triggers first: it is the turn {player.of}</source>
        <translation>{ability} se déclenche en premier&#xa0;: c’est le tour {player.of}</translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met, and it triggers first: it is the turn {player.of}</source>
        <translation>{ability}&#xa0;: sa condition de déclenchement est remplie, et elle se déclenche en premier&#xa0;: c’est le tour {player.of}</translation>
    </message>
    <message>
        <source>the action phase ends by what the card says, whether or not clicks are left</source>
        <translation>la phase d’action se termine selon ce que dit la carte, qu’il reste des clics ou non</translation>
    </message>
    <message>
        <source>{card} has strength {strength} and {ice} {other}: enough</source>
        <translation>{card} a une force de {strength} et {ice} de {other}&#xa0;: c’est assez</translation>
    </message>
    <message>
        <source>{card} has strength {strength} and {ice} {other}: not enough</source>
        <translation>{card} a une force de {strength} et {ice} de {other}&#xa0;: ce n’est pas assez</translation>
    </message>
    <message>
        <source>its trigger condition is not met: {why}</source>
        <translation>sa condition de déclenchement n’est pas remplie&#xa0;: {why}</translation>
    </message>
    <message>
        <source>which subroutines resolved is not stated</source>
        <translation>les sous-routines qui se sont résolues ne sont pas indiquées</translation>
    </message>
    <message>
        <source>the number that was chosen</source>
        <translation>le nombre choisi</translation>
    </message>
    <message>
        <source>{card} cannot be accessed</source>
        <translation>on ne peut pas accéder à {card}</translation>
    </message>
    <message>
        <source>{card} must be trashed if able</source>
        <translation>{card} doit être trashée si possible</translation>
    </message>
    <message>
        <source>{card} cannot host cards</source>
        <translation>{card} ne peut pas héberger de cartes</translation>
    </message>
    <message>
        <source>the Runner cannot access cards</source>
        <translation>le Runner ne peut pas accéder à des cartes</translation>
    </message>
    <message>
        <source>{player} cannot win but by flatline</source>
        <translation>{player} ne peut gagner que par flatline</translation>
    </message>
    <message>
        <source>accessed cards must be trashed if able</source>
        <translation>les cartes auxquelles on accède doivent être trashées si possible</translation>
    </message>
    <message>
        <source>cards cannot host others</source>
        <translation>les cartes ne peuvent pas en héberger d’autres</translation>
    </message>
    <message>
        <source>{card}: no run can be made on {server} now</source>
        <extracomment>a card, and a server</extracomment>
        <translation>{card}&#xa0;: aucun run ne peut être fait sur {server} maintenant</translation>
    </message>
    <message>
        <source>{card} is of the type {type}, and not {types}</source>
        <translation>{card} est du type {type}, et pas {types}</translation>
    </message>
    <message>
        <source>{card} does not have the subtype {subtype}</source>
        <translation>{card} n’a pas le sous-type {subtype}</translation>
    </message>
    <message>
        <source>{card} has the subtype {subtype}</source>
        <translation>{card} a le sous-type {subtype}</translation>
    </message>
    <message>
        <source>{card} is a card {player.of}</source>
        <translation>{card} est une carte {player.of}</translation>
    </message>
    <message>
        <source>{card} is not installed</source>
        <translation>{card} n’est pas installée</translation>
    </message>
    <message>
        <source>{card} is not {zone.in}</source>
        <translation>{card} n’est pas {zone.in}</translation>
    </message>
    <message>
        <source>{card} is not rezzed</source>
        <translation>{card} n’est pas rezzée</translation>
    </message>
    <message>
        <source>{card} is not hosted on {host}</source>
        <translation>{card} n’est pas hébergée sur {host}</translation>
    </message>
    <message>
        <source>{card} has {counters}</source>
        <translation>{card} a {counters}</translation>
    </message>
    <message>
        <source>the strength of the ice</source>
        <translation>la force de la glace</translation>
    </message>
    <message>
        <source>a change to another card</source>
        <translation>un changement sur une autre carte</translation>
    </message>
    <message>
        <source>accessing more</source>
        <translation>accès supplémentaires</translation>
    </message>
    <message>
        <source>adding to the hand</source>
        <translation>ajout à la main</translation>
    </message>
    <message>
        <source>the score area</source>
        <translation>la zone de score</translation>
    </message>
    <message>
        <source>bypassing</source>
        <translation>contournement</translation>
    </message>
    <message>
        <source>derezzing</source>
        <translation>dérezzage</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>the encounter</source>
        <translation>la rencontre</translation>
    </message>
    <message>
        <source>forbidding</source>
        <translation>interdiction</translation>
    </message>
    <message>
        <source>gaining clicks</source>
        <translation>gain de clics</translation>
    </message>
    <message>
        <source>gaining credits</source>
        <translation>gain de crédits</translation>
    </message>
    <message>
        <source>hosting</source>
        <translation>hébergement</translation>
    </message>
    <message>
        <source>installing</source>
        <translation>installation</translation>
    </message>
    <message>
        <source>looking at cards</source>
        <translation>consultation de cartes</translation>
    </message>
    <message>
        <source>losing clicks</source>
        <translation>perte de clics</translation>
    </message>
    <message>
        <source>moving counters</source>
        <translation>déplacement de pions</translation>
    </message>
    <message>
        <source>moving cards</source>
        <translation>déplacement de cartes</translation>
    </message>
    <message>
        <source>placing counters</source>
        <translation>placement de pions</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jeu d’une carte</translation>
    </message>
    <message>
        <source>purging</source>
        <translation>purge</translation>
    </message>
    <message>
        <source>removing counters</source>
        <translation>retrait de pions</translation>
    </message>
    <message>
        <source>removing tags</source>
        <translation>retrait de tags</translation>
    </message>
    <message>
        <source>revealing</source>
        <translation>révélation</translation>
    </message>
    <message>
        <source>rezzing</source>
        <translation>rez</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>recherche</translation>
    </message>
    <message>
        <source>shuffling</source>
        <translation>mélange</translation>
    </message>
    <message>
        <source>swapping</source>
        <translation>échange</translation>
    </message>
    <message>
        <source>taking credits</source>
        <translation>prise de crédits</translation>
    </message>
    <message>
        <source>a trace</source>
        <translation>une trace</translation>
    </message>
    <message>
        <source>trashing at random</source>
        <translation>trash au hasard</translation>
    </message>
    <message>
        <source>trashing from the deck</source>
        <translation>trash depuis le deck</translation>
    </message>
    <message>
        <source>{card} cannot be chosen: {why}</source>
        <translation>{card} ne peut pas être choisie&#xa0;: {why}</translation>
    </message>
    <message>
        <source>besides what it costs by itself</source>
        <translation>en plus de ce que cela coûte en soi</translation>
    </message>
    <message>
        <source>the Runner is tagged without a tag, as a text says</source>
        <translation>le Runner est tagué sans tag, comme le dit un texte</translation>
    </message>
    <message>
        <source>for {cards} alone</source>
        <translation>seulement pour ceci&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{player} chooses what is trashed by {damage}</source>
        <translation>{player} choisit ce qui est trashé&#xa0;: {damage}</translation>
    </message>
    <message>
        <source>prevents a subroutine from resolving</source>
        <translation>empêche une sous-routine de se résoudre</translation>
    </message>
    <message>
        <source>prevents the Runner from jacking out</source>
        <translation>empêche le Runner de se déconnecter</translation>
    </message>
    <message>
        <source>prevents what ice does when it is encountered</source>
        <translation>empêche ce que fait une glace quand elle est rencontrée</translation>
    </message>
    <message>
        <source>prevents bad publicity, up to {amount}</source>
        <translation>empêche de la mauvaise publicité, au plus {amount}</translation>
    </message>
    <message>
        <source>done by {card}</source>
        <translation>par {card}</translation>
    </message>
    <message>
        <source>as much of it as its player likes</source>
        <translation>autant que son joueur le souhaite</translation>
    </message>
    <message>
        <source>whether its player likes it or not</source>
        <translation>que son joueur le veuille ou non</translation>
    </message>
    <message>
        <source>accessing {cards}</source>
        <translation>accès&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{damage} of anybody’s doing: {change}</source>
        <translation>{damage}, peu importe qui les inflige&#xa0;: {change}</translation>
    </message>
    <message>
        <source>the cards of HQ that are accessed</source>
        <translation>les cartes de HQ auxquelles on accède</translation>
    </message>
    <message>
        <source>the printed {value} of {cards}</source>
        <translation>imprimé, {value} de {cards}</translation>
    </message>
    <message>
        <source>the subroutines that were not broken</source>
        <translation>les sous-routines qui n’ont pas été brisées</translation>
    </message>
    <message>
        <source>the amounts of this in all: {condition}</source>
        <translation>les quantités de ceci en tout&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>as it was accessed</source>
        <translation>au moment où l’on y a accédé</translation>
    </message>
    <message>
        <source>in the last run</source>
        <translation>pendant le dernier run</translation>
    </message>
    <message>
        <source>since the window before this one</source>
        <translation>depuis la fenêtre précédant celle-ci</translation>
    </message>
    <message>
        <source>no subroutine resolves</source>
        <translation>aucune sous-routine ne se résout</translation>
    </message>
    <message>
        <source>a subroutine resolves</source>
        <translation>une sous-routine se résout</translation>
    </message>
    <message>
        <source>of different numbers</source>
        <translation>de nombres différents</translation>
    </message>
    <message>
        <source>without a card stolen or trashed</source>
        <translation>sans qu’une carte ait été volée ou trashée</translation>
    </message>
    <message>
        <source>with such credits alone</source>
        <translation>avec de tels crédits seulement</translation>
    </message>
    <message>
        <source>2 credits cannot be spent secretly</source>
        <translation>2 crédits ne peuvent pas être dépensés en secret</translation>
    </message>
    <message>
        <source>innermost</source>
        <translation>en position la plus intérieure</translation>
    </message>
    <message>
        <source>the card that it may save</source>
        <translation>la carte que cela peut sauver</translation>
    </message>
    <message>
        <source>at HQ or R&amp;D</source>
        <translation>sur HQ ou R&amp;D</translation>
    </message>
    <message>
        <source>avoiding a tag</source>
        <translation>évitement d’un tag</translation>
    </message>
    <message>
        <source>preventing damage</source>
        <translation>prévention de dégâts</translation>
    </message>
    <message>
        <source>the beginning of accesses</source>
        <translation>début des accès</translation>
    </message>
    <message>
        <source>the end of accesses</source>
        <translation>fin des accès</translation>
    </message>
    <message>
        <source>approaching a server</source>
        <translation>approche d’un serveur</translation>
    </message>
    <message>
        <source>spending a counter</source>
        <translation>dépense d’un pion</translation>
    </message>
    <message>
        <source>adding a card to a score area</source>
        <translation>ajout d’une carte à une zone de score</translation>
    </message>
    <message>
        <source>using an ability</source>
        <translation>utilisation d’une capacité</translation>
    </message>
    <message>
        <source>placing a counter</source>
        <translation>placement d’un pion</translation>
    </message>
    <message>
        <source>additional bad publicity</source>
        <translation>mauvaise publicité supplémentaire</translation>
    </message>
    <message>
        <source>until the next encounter of this run is over</source>
        <translation>jusqu’à ce que la prochaine rencontre de ce run soit terminée</translation>
    </message>
    <message>
        <source>when the next encounter of this run ends</source>
        <translation>à la fin de la prochaine rencontre de ce run</translation>
    </message>
    <message>
        <source>nothing follows from accessing a card that is only counted</source>
        <translation>rien ne découle de l’accès à une carte qui est seulement comptée</translation>
    </message>
    <message>
        <source>{card}: {player} chooses what is accessed in this run</source>
        <translation>{card}&#xa0;: {player} choisit à quoi l’on accède dans ce run</translation>
    </message>
    <message>
        <source>{player} chooses what is accessed in this run</source>
        <translation>{player} choisit à quoi l’on accède dans ce run</translation>
    </message>
    <message>
        <source>{server} cannot be chosen</source>
        <translation>{server} ne peut pas être choisi</translation>
    </message>
    <message>
        <source>the text names another server</source>
        <translation>le texte désigne un autre serveur</translation>
    </message>
    <message>
        <source>when the next encounter of this run ends: {what}</source>
        <translation>quand la prochaine rencontre de ce run se termine&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the Runner must pay the trash cost of {card}</source>
        <translation>le Runner doit payer le coût de trash de {card}</translation>
    </message>
    <message>
        <source>the Runner must pay the trash cost of the accessed card, if able</source>
        <translation>le Runner doit payer, si possible, le coût de trash de la carte à laquelle il accède</translation>
    </message>
    <message>
        <source>{card}: from now on it prevents what its text names</source>
        <translation>{card}&#xa0;: désormais, la carte empêche ce que nomme son texte</translation>
    </message>
    <message>
        <source>{card} prevents what its text names</source>
        <translation>{card} empêche ce que nomme son texte</translation>
    </message>
    <message>
        <source>subroutines that would resolve</source>
        <translation>sous-routines qui se résoudraient</translation>
    </message>
    <message>
        <source>what would happen</source>
        <translation>ce qui se produirait</translation>
    </message>
    <message>
        <source>{while} it prevents all {what}</source>
        <translation>{while}, la carte empêche tout ceci&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{while} it prevents the first {amount} of {what}</source>
        <translation>{while}, la carte empêche ce qui vient en premier, au plus {amount}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>it prevents as much of it as its player likes, up to {amount}</source>
        <translation>la carte en empêche autant que son joueur le souhaite, au plus {amount}</translation>
    </message>
    <message>
        <source>it prevents so much of it: {amount}</source>
        <translation>la carte en empêche autant&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>how much is prevented</source>
        <translation>combien est empêché</translation>
    </message>
    <message>
        <source>this tag cannot be avoided</source>
        <translation>ce tag ne peut pas être évité</translation>
    </message>
    <message>
        <source>which card the damage trashes</source>
        <translation>quelle carte les dégâts trashent</translation>
    </message>
    <message>
        <source>no rule says who chooses where two texts let a player choose</source>
        <translation>aucune règle ne dit qui choisit quand deux textes laissent un joueur choisir</translation>
    </message>
    <message>
        <source>{card}: {player} chooses what the damage trashes</source>
        <translation>{card}&#xa0;: {player} choisit ce que les dégâts trashent</translation>
    </message>
    <message>
        <source>{card} has no room for another card</source>
        <translation>{card} n’a pas de place pour une autre carte</translation>
    </message>
    <message>
        <source>{card} prevents that subroutine {number} of {other} resolves</source>
        <translation>{card} empêche que la sous-routine {number} de {other} se résolve</translation>
    </message>
    <message>
        <source>{card} prevents that the Runner jacks out</source>
        <translation>{card} empêche que le Runner se déconnecte</translation>
    </message>
    <message>
        <source>{card} prevents what {other} does when it is encountered</source>
        <translation>{card} empêche ce que fait {other} lors de la rencontre</translation>
    </message>
    <message>
        <source>{card} prevents that the Corp takes bad publicity, {number} left</source>
        <translation>{card} empêche que la Corp prenne de la mauvaise publicité, reste {number}</translation>
    </message>
    <message>
        <source>no subroutine that it could prevent is about to resolve</source>
        <translation>aucune sous-routine qu’elle pourrait empêcher n’est sur le point de se résoudre</translation>
    </message>
    <message>
        <source>the Runner is not jacking out</source>
        <translation>le Runner n’est pas en train de se déconnecter</translation>
    </message>
    <message>
        <source>no ability of encountered ice is about to resolve</source>
        <translation>aucune capacité d’une glace rencontrée n’est sur le point de se résoudre</translation>
    </message>
    <message>
        <source>no bad publicity that it could avoid is being taken</source>
        <translation>aucune mauvaise publicité qu’elle pourrait éviter n’est en train d’être prise</translation>
    </message>
    <message>
        <source>trashing all cards that the text names</source>
        <extracomment>a part of a cost</extracomment>
        <translation>trash de toutes les cartes que nomme le texte</translation>
    </message>
    <message>
        <source>{card} has something else happen instead of accessing {other}</source>
        <translation>{card} fait se produire autre chose au lieu de l’accès&#xa0;: {other}</translation>
    </message>
    <message>
        <source>{player} cannot spend 2 credits secretly</source>
        <translation>{player} ne peut pas dépenser 2 crédits en secret</translation>
    </message>
    <message>
        <source>what is told happened right before this window</source>
        <translation>ce qui est indiqué s’est produit juste avant cette fenêtre</translation>
    </message>
    <message>
        <source>whose doing that was is not stated</source>
        <translation>il n’est pas indiqué qui a fait cela</translation>
    </message>
    <message>
        <source>whether that was to an accessed card is not stated</source>
        <translation>il n’est pas indiqué si cela concernait une carte à laquelle on accédait</translation>
    </message>
    <message>
        <source>of which kind that damage was is not stated</source>
        <translation>il n’est pas indiqué de quel type étaient ces dégâts</translation>
    </message>
    <message>
        <source>what did that is not stated</source>
        <translation>il n’est pas indiqué ce qui a fait cela</translation>
    </message>
    <message>
        <source>from where that was is not stated</source>
        <translation>il n’est pas indiqué d’où cela venait</translation>
    </message>
    <message>
        <source>which counters those were is not stated</source>
        <translation>il n’est pas indiqué quels pions c’étaient</translation>
    </message>
    <message>
        <source>how much that was is not stated</source>
        <translation>il n’est pas indiqué combien c’était</translation>
    </message>
    <message>
        <source>{player} moves at random {cards} to the bottom of {zone}</source>
        <translation>{player} met au hasard {cards} tout en dessous ({zone})</translation>
    </message>
    <message>
        <source>{player} moves at random {cards} {zone.to}</source>
        <translation>{player} met au hasard {cards} {zone.to}</translation>
    </message>
    <message>
        <source>{card} protects {server}.</source>
        <translation>{card} protège {server}.</translation>
    </message>
    <message>
        <source>whose turn comes next</source>
        <translation>à qui est le prochain tour</translation>
    </message>
    <message numerus="yes">
        <source>The Runner has {n} credit of bad publicity in this run.</source>
        <comment>The Runner has {n} credits of bad publicity in this run.</comment>
        <translation>
            <numerusform>Le Runner a {n} crédit de mauvaise publicité pendant ce run.</numerusform>
            <numerusform>Le Runner a {n} crédits de mauvaise publicité pendant ce run.</numerusform>
        </translation>
    </message>
    <message>
        <source>In step {step} alone {what}.</source>
        <extracomment>a step of a timing structure, and what may be done in it</extracomment>
        <translation>À l’étape {step} seulement&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{card}: the grip of the Runner lies open</source>
        <translation>{card}&#xa0;: le grip du Runner est à découvert</translation>
    </message>
    <message>
        <source>{card} is installed facedown: it has no name, type or subtype</source>
        <translation>{card} est installée face cachée&#xa0;: elle n’a ni titre, ni type, ni sous-type</translation>
    </message>
    <message>
        <source>the next turn is {player.of}</source>
        <translation>le prochain tour est celui {player.of}</translation>
    </message>
    <message>
        <source>Yes, the Corp may, though it would change nothing.</source>
        <translation>Oui, la Corp le peut, mais cela ne changerait rien.</translation>
    </message>
    <message>
        <source>Yes, the Runner may, though it would change nothing.</source>
        <translation>Oui, le Runner le peut, mais cela ne changerait rien.</translation>
    </message>
    <message>
        <source>what {cards} does the first time each turn counts the second time, too</source>
        <translation>{cards}&#xa0;: ce qui se produit la première fois de chaque tour vaut aussi la deuxième fois</translation>
    </message>
    <message>
        <source>the grip of the Runner lies open</source>
        <translation>le grip du Runner est à découvert</translation>
    </message>
    <message>
        <source>{value} {player.of} is {amount}</source>
        <translation>{value} {player.of}&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>no subroutine printed on this card is broken</source>
        <translation>aucune sous-routine imprimée sur cette carte n’est brisée</translation>
    </message>
    <message>
        <source>a subroutine printed on this card is broken</source>
        <translation>une sous-routine imprimée sur cette carte est brisée</translation>
    </message>
    <message>
        <source>to access</source>
        <translation>pour accéder</translation>
    </message>
    <message>
        <source>of the others than those</source>
        <translation>parmi les autres</translation>
    </message>
    <message>
        <source>{player} arranges the cards, from the top: {cards}</source>
        <translation>{player} range les cartes, à partir du dessus&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>nothing is broken: {why}</source>
        <translation>rien n’est brisé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{placed}; that is not advancing it</source>
        <extracomment>what is placed: &quot;placed on Junebug: 1 advancement token&quot;</extracomment>
        <translation>{placed}&#xa0;; ce n’est pas l’avancer</translation>
    </message>
    <message>
        <source>{player} takes another turn after this one</source>
        <translation>{player} joue un autre tour après celui-ci</translation>
    </message>
    <message>
        <source>as the text needs it: {what}</source>
        <extracomment>what a text asks about and finds: &quot;power counters on D4v1d: 2, which is less than 3&quot;</extracomment>
        <translation>comme le texte l’exige&#xa0;: {what}</translation>
    </message>
    <message>
        <source>not as the text needs it: {what}</source>
        <translation>pas comme le texte l’exige&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the Runner jacks out</source>
        <translation>le Runner se déconnecte</translation>
    </message>
    <message>
        <source>the Runner may jack out, and then: {what}</source>
        <translation>le Runner peut se déconnecter, et ensuite&#xa0;: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{number} are to be lost, and {player} has {n} credit</source>
        <comment>{number} are to be lost, and {player} has {n} credits</comment>
        <translation>
            <numerusform>il faut en perdre {number}, et {player} a {n} crédit</numerusform>
            <numerusform>il faut en perdre {number}, et {player} a {n} crédits</numerusform>
        </translation>
    </message>
    <message>
        <source>it lasts for an encounter, and there is none: the change is over at once</source>
        <translation>cela vaut pour une rencontre, et il n’y en a pas&#xa0;: le changement prend fin aussitôt</translation>
    </message>
    <message>
        <source>it lasts for a run, and there is none: the change is over at once</source>
        <translation>cela vaut pour un run, et il n’y en a pas&#xa0;: le changement prend fin aussitôt</translation>
    </message>
    <message>
        <source>the attacked server is now {server}, and the run goes on</source>
        <translation>le serveur attaqué est maintenant {server}, et le run continue</translation>
    </message>
    <message>
        <source>{player} moves {cards} to the innermost place of the attacked server</source>
        <translation>{player} déplace {cards} à la position la plus intérieure du serveur attaqué</translation>
    </message>
    <message>
        <source>the run goes on at another server, and its outermost ice is encountered</source>
        <translation>le run continue sur un autre serveur, et sa glace la plus extérieure est rencontrée</translation>
    </message>
    <message>
        <source>the run goes on with encountering {ice}</source>
        <translation>le run continue par la rencontre avec {ice}</translation>
    </message>
    <message>
        <source>{why}, so that option cannot be chosen</source>
        <extracomment>why an option cannot be chosen: &quot;there is no program in the heap&quot;</extracomment>
        <translation>{why}, donc cette option ne peut pas être choisie</translation>
    </message>
    <message>
        <source>this alone is left: {option}</source>
        <extracomment>what happens, for nothing else can be chosen</extracomment>
        <translation>il ne reste que ceci&#xa0;: {option}</translation>
    </message>
    <message>
        <source>{player} may: {what}</source>
        <translation>{player} peut&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{card}: the attacked server is now {server}, and the run goes on</source>
        <translation>{card}&#xa0;: le serveur attaqué est maintenant {server}, et le run continue</translation>
    </message>
    <message numerus="yes">
        <source>{number} are to be trashed, and {n} card is {zone.in}</source>
        <comment>{number} are to be trashed, and {n} cards are {zone.in}</comment>
        <translation>
            <numerusform>il faut en trasher {number}, et {n} carte est {zone.in}</numerusform>
            <numerusform>il faut en trasher {number}, et {n} cartes sont {zone.in}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is stolen, which cannot be declined</source>
        <translation>{card} est volée, ce qui ne peut pas être refusé</translation>
    </message>
    <message>
        <source>ice that protects a server is not in it, and is not accessed</source>
        <translation>une glace qui protège un serveur n’est pas dedans, et on n’y accède pas</translation>
    </message>
    <message>
        <source>the Runner does not pay the additional cost: {card} is not accessed</source>
        <translation>le Runner ne paie pas le coût supplémentaire&#xa0;: on n’accède pas à {card}</translation>
    </message>
    <message>
        <source>whether to pay for the access</source>
        <translation>si le Runner paie pour l’accès</translation>
    </message>
    <message numerus="yes">
        <source>this use of the ability breaks at most {n} subroutine</source>
        <comment>this use of the ability breaks at most {n} subroutines</comment>
        <translation>
            <numerusform>cette utilisation de la capacité brise au plus {n} sous-routine</numerusform>
            <numerusform>cette utilisation de la capacité brise au plus {n} sous-routines</numerusform>
        </translation>
    </message>
    <message>
        <source>the number of subroutines is 0</source>
        <translation>le nombre de sous-routines est 0</translation>
    </message>
    <message numerus="yes">
        <source>{card} is forfeited and removed from the game: {player} loses {points} and has {n} left</source>
        <comment>{card} is forfeited and removed from the game: {player} loses {points} and has {n} left</comment>
        <translation>
            <numerusform>{card} est abandonnée et retirée de la partie&#xa0;: {player} perd {points} et il en reste {n}</numerusform>
            <numerusform>{card} est abandonnée et retirée de la partie&#xa0;: {player} perd {points} et il en reste {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is bypassed, whatever the strength of {breaker}: the encounter is over</source>
        <translation>{card} est contournée, quelle que soit la force de {breaker}&#xa0;: la rencontre est terminée</translation>
    </message>
    <message>
        <source>the Corp has no bad publicity</source>
        <translation>la Corp n’a pas de mauvaise publicité</translation>
    </message>
    <message>
        <source>{player} must find such a card, and finds {card}</source>
        <translation>{player} doit trouver une telle carte, et trouve {card}</translation>
    </message>
    <message>
        <source>it goes where {card} is</source>
        <translation>elle va là où se trouve {card}</translation>
    </message>
    <message>
        <source>{card} is in another server</source>
        <translation>{card} est dans un autre serveur</translation>
    </message>
    <message>
        <source>a console is installed, and there may be one alone</source>
        <translation>une console est installée, et il ne peut y en avoir qu’une</translation>
    </message>
    <message>
        <source>{card} may be installed now by its own text: {what}</source>
        <translation>selon son propre texte, {card} peut être installée maintenant&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{card} may not be installed now by its own text: {what}</source>
        <translation>selon son propre texte, {card} ne peut pas être installée maintenant&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met, although it is inactive</source>
        <translation>{ability}&#xa0;: sa condition de déclenchement est remplie, bien que la carte soit inactive</translation>
    </message>
    <message>
        <source>as the text of {card} needs it: {what}</source>
        <translation>comme l’exige le texte de {card}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{card} goes {zone.to} and is turned faceup</source>
        <translation>{card} va {zone.to} et est retournée face visible</translation>
    </message>
    <message>
        <source>{card} may be played now by its own text: {what}</source>
        <extracomment>a card, and what its text asks about and finds</extracomment>
        <translation>selon son propre texte, {card} peut être jouée maintenant&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{card} may not be played now by its own text: {what}</source>
        <translation>selon son propre texte, {card} ne peut pas être jouée maintenant&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the {value} of {card} is lowered by {lowered}, to {left}</source>
        <extracomment>a cost of a card, by how much it is lowered, and what it comes to</extracomment>
        <translation>{value} de {card}&#xa0;: réduction de {lowered}, à {left}</translation>
    </message>
    <message>
        <source>broken subroutines of {card} do not resolve: {numbers}</source>
        <translation>les sous-routines brisées de {card} ne se résolvent pas&#xa0;: {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more subroutine of {card} does not resolve, for the run has ended</source>
        <comment>{n} more subroutines of {card} do not resolve, for the run has ended</comment>
        <translation>
            <numerusform>{card}&#xa0;: {n} sous-routine de plus ne se résout pas, car le run est terminé</numerusform>
            <numerusform>{card}&#xa0;: {n} sous-routines de plus ne se résolvent pas, car le run est terminé</numerusform>
        </translation>
    </message>
    <message>
        <source>{ability}: its trigger condition is met, and it triggers, although it is inactive</source>
        <translation>{ability}&#xa0;: sa condition de déclenchement est remplie, et elle se déclenche, bien que la carte soit inactive</translation>
    </message>
    <message>
        <source>it is used once per run, and it was used in this run</source>
        <translation>elle s’utilise une fois par run, et elle a été utilisée pendant ce run</translation>
    </message>
    <message>
        <source>it is used once per turn, and it was used in this turn</source>
        <translation>elle s’utilise une fois par tour, et elle a été utilisée pendant ce tour</translation>
    </message>
    <message>
        <source>{ice} has the subtype {subtype}, and that it has others does not matter</source>
        <translation>{ice} a le sous-type {subtype}, et peu importe qu’elle en ait d’autres</translation>
    </message>
    <message>
        <source>not as the text of {card} needs it: {what}</source>
        <translation>pas comme l’exige le texte de {card}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{card} is turned faceup and is now {zone.in}</source>
        <translation>{card} est retournée face visible et est maintenant {zone.in}</translation>
    </message>
    <message>
        <source>the text of {card} before its errata is not at hand</source>
        <translation>le texte de {card} avant ses errata n’est pas disponible</translation>
    </message>
    <message>
        <source>the text of {card} is not at hand</source>
        <translation>le texte de {card} n’est pas disponible</translation>
    </message>
    <message>
        <source>the text of {card} is not at hand in this: {what}</source>
        <extracomment>a card, and a part of its text</extracomment>
        <translation>le texte de {card} n’est pas disponible en ceci&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the highest {value} of {card}</source>
        <extracomment>the highest of a value among cards: &quot;the highest install cost of such cards (hardware)&quot;</extracomment>
        <translation>la plus haute valeur ({value} de {card})</translation>
    </message>
    <message>
        <source>how often there was {event}</source>
        <extracomment>a number: &quot;how often there was a successful run&quot;</extracomment>
        <translation>combien de fois il y a eu ceci&#xa0;: {event}</translation>
    </message>
    <message>
        <source>something was lost or trashed for it</source>
        <translation>quelque chose a été perdu ou trashé pour cela</translation>
    </message>
    <message>
        <source>nothing was lost or trashed for it</source>
        <translation>rien n’a été perdu ni trashé pour cela</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <extracomment>what is counted, and how many there are: &quot;credits on Bank Job: 4&quot;</extracomment>
        <translation>{what}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{what}: {number}, which is at least {least}</source>
        <extracomment>what is counted, and how many there are: &quot;strength of Atman: 3, which is at least 2&quot;</extracomment>
        <translation>{what}&#xa0;: {number}, soit au moins {least}</translation>
    </message>
    <message>
        <source>{what}: {number}, which is less than {least}</source>
        <translation>{what}&#xa0;: {number}, soit moins que {least}</translation>
    </message>
    <message>
        <source>{card} is {zone.in}</source>
        <translation>{card} est {zone.in}</translation>
    </message>
    <message>
        <source>{card} is of the type {types}</source>
        <translation>{card} est du type {types}</translation>
    </message>
    <message>
        <source>{card} is not of the type {types}</source>
        <translation>{card} n’est pas du type {types}</translation>
    </message>
    <message>
        <source>no card was chosen for it</source>
        <translation>aucune carte n’a été choisie pour cela</translation>
    </message>
    <message>
        <source>{card} is there ({kind})</source>
        <extracomment>cards that a text asks for: &quot;Corroder is there (program, installed)&quot;</extracomment>
        <translation>{card} est là ({kind})</translation>
    </message>
    <message numerus="yes">
        <source>{n} such card is of the faction {faction}, and fewer are of any other</source>
        <comment>{n} such cards are of the faction {faction}, and fewer are of any other</comment>
        <translation>
            <numerusform>{n} carte de ce genre est de la faction {faction}, et il y en a moins de toute autre</numerusform>
            <numerusform>{n} cartes de ce genre sont de la faction {faction}, et il y en a moins de toute autre</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} was flipped</source>
        <translation>{card} a été retournée</translation>
    </message>
    <message>
        <source>{card} was not flipped</source>
        <translation>{card} n’a pas été retournée</translation>
    </message>
    <message>
        <source>the run is on the server of {card}</source>
        <translation>le run vise le serveur de {card}</translation>
    </message>
    <message>
        <source>the run is not on the server of {card}</source>
        <translation>le run ne vise pas le serveur de {card}</translation>
    </message>
    <message>
        <source>there is no {type} {zone.in}</source>
        <extracomment>a type of cards, and a place: &quot;there is no program in the heap&quot;</extracomment>
        <translation>il n’y a pas de carte de ce type ({type}) {zone.in}</translation>
    </message>
    <message>
        <source>there is no installed {type}</source>
        <translation>aucune carte de ce type ({type}) n’est installée</translation>
    </message>
    <message>
        <source>{card}: {what}, for {during}</source>
        <extracomment>the same, and what that hangs on: &quot;it is the turn of the Runner&quot;</extracomment>
        <translation>{card}&#xa0;: {what}, car {during}</translation>
    </message>
    <message>
        <source>{card} is not {where}</source>
        <extracomment>a card, and &quot;at a remote server&quot;</extracomment>
        <translation>{card} n’est pas {where}</translation>
    </message>
    <message>
        <source>−{number} by {card} for {counted}</source>
        <translation>−{number} par {card} pour {counted}</translation>
    </message>
    <message>
        <source>+{number} by {card} for {counted}</source>
        <extracomment>more by a card, for so many of something</extracomment>
        <translation>+{number} par {card} pour {counted}</translation>
    </message>
    <message>
        <source>the text of {card} does not change its {value}: {why}</source>
        <translation>le texte de {card} n’y change rien ({value})&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the number is at most {number}: {what}</source>
        <extracomment>the most that may be chosen, and what that is the number of: &quot;cards in the deck&quot;</extracomment>
        <translation>le nombre est d’au plus {number}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{card} is none of the cards that may be chosen ({choice})</source>
        <extracomment>a card, and a decision: &quot;which card is found&quot;</extracomment>
        <translation>{card} n’est aucune des cartes qui peuvent être choisies ({choice})</translation>
    </message>
    <message>
        <source>{card} says what the number is, and whether {other} changes it all the same, no rule says</source>
        <translation>{card} fixe le nombre, et aucune règle ne dit si {other} le change quand même</translation>
    </message>
    <message>
        <source>{number} as {card} says</source>
        <translation>{number}, comme le dit {card}</translation>
    </message>
    <message>
        <source>Nobody knows the face of {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows of an access of {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{subtype}” is printed on {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{subtype}” is printed on {card}, and what takes it away once is outweighed by what adds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ability adds “{subtype}” to {card}, but another takes it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} {number}</source>
        <extracomment>a program, and how many memory units it takes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>installed programs take {n} memory unit: {each}</source>
        <comment>installed programs take {n} memory units: {each}</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: its effect goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}, {number} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this changes nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it costs nothing: no cost is less than that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this did not happen in the turn before: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this happened in the turn before: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this did not happen in this run: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this happened in this run: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this did not happen in this turn: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this happened in this turn: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not every subroutine was broken by an ability of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every subroutine was broken by an ability of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no subroutine of other ice was broken in this run by an ability of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a subroutine of other ice was broken in this run by an ability of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no subroutine was broken in this run by an ability of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a subroutine was broken in this run by an ability of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no subroutine was broken by an ability of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a subroutine was broken by an ability of {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid abilities of {cards} cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ice} has one subroutine more, before all others: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ice} has one subroutine more, after all others: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {while} this is an additional cost {act}: {cost}</source>
        <extracomment>a card, an act like &quot;to rez&quot;, a cost like &quot;2 credits&quot;, and how long</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} waits now for {event}; then this follows: {what}</source>
        <extracomment>a card, an event, and what follows from that: &quot;accessing a card (agenda)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} waits now for {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is chosen: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not chosen: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {when} this follows: {what}</source>
        <extracomment>a card, &quot;when this run ends&quot; or the like, and what follows then</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this option cannot be resolved completely, so it cannot be chosen: “{option}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this option can be resolved completely: “{option}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is about what is {where}, and this is {server}</source>
        <extracomment>a kind of server: &quot;at a central server&quot;; and a server that is none</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} adds no cost: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} adds to the cost: {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} adds nothing to this {damage}, by its kind or doer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} draws {cards}, and none is left to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>no more than {n} card may be chosen</source>
        <comment>no more than {n} cards may be chosen</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the text is about {number}, and there are no more than these: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step “{title}”</source>
        <extracomment>a step of a timing structure</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no other region stays there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the text of {card} needs it: no accessed card was stolen or trashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not stolen: the game is over before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was used in this turn already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cost cannot be paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} prevents nothing of it: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not prevent {damage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step} lets {player} alone take actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unbroken subroutines of {ice} resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} made this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the Runner loses {n} tag and has {left} left</source>
        <comment>the Runner loses {n} tags and has {left} left</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>first {player} trashes {cards}, then the cost is paid and {card} is installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first {player} trashes {cards}, then {card} is installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} has no text before its ability triggers: it is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not trigger: it waits for {event} at {place}, and this was at {server}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not trigger: it waits for {event} {where}, and this was at {server}</source>
        <extracomment>a card, an event, &quot;at a central server&quot; or the like, and another server</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not trigger: it waits for {event} by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not trigger: it waits for {damage}, and this is {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was inactive</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} such card is of the faction {faction}, and no fewer are of another</source>
        <comment>{n} such cards are of the faction {faction}, and no fewer are of another</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no installed card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of those cards is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of those cards is this: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no card of this kind: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} forbids nothing here: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid abilities of {card} cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} cannot use paid abilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the effect does not concern {card}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not rezzed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lies facedown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more than {number} may be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an X is stated, and nothing lets a number be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} does not change the {value} of {card}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} does not change the {value} {player.of}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1. %2: %3 points, SoS %4</source>
        <extracomment>a line of a code: a place, a player, his points and strength of schedule</extracomment>
        <translation>%1. %2&#xa0;: %3 points, SoS %4</translation>
    </message>
    <message>
        <source>%1, ESoS %2</source>
        <translation>%1, ESoS %2</translation>
    </message>
    <message>
        <source>No result was typed. Possible are: %1</source>
        <extracomment>1 is a list of what may be typed, such as &quot;2-0, 1-1, 0-2 · or one letter a game …&quot;</extracomment>
        <translation>Aucun résultat n’a été saisi. Sont possibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” is no result. Possible are: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un résultat. Sont possibles&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::ActDesk</name>
    <message>
        <source>Override with a reason…</source>
        <translation>Passer outre avec une raison…</translation>
    </message>
    <message>
        <source>Override the profile</source>
        <translation>Passer outre le profil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reason, for the organizers&apos; log:</source>
        <translation>Raison, pour le journal des organisateurs&#xa0;:</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back to the state after: %1</source>
        <translation>Retour à l’état après&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Acts of others</source>
        <translation>Actes d’autres personnes</translation>
    </message>
    <message>
        <source>Take back all the same</source>
        <translation>Annuler quand même</translation>
    </message>
    <message>
        <source>&amp;Undo: %1: %2</source>
        <extracomment>1 is who did it, 2 what</extracomment>
        <translation>&amp;Annuler : %1 : %2</translation>
    </message>
</context>
<context>
    <name>ui::ActDialog</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Kept in the log</source>
        <translation>Conservé dans le journal</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>Rai&amp;son&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et %n autre.</numerusform>
            <numerusform>Et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” once more enters it all the same.</source>
        <translation>«&#xa0;%1&#xa0;» encore une fois valide malgré tout.</translation>
    </message>
</context>
<context>
    <name>ui::ActQueue</name>
    <message>
        <source>Another program is writing to %1; waiting until it is done.</source>
        <translation>Un autre programme écrit dans %1&#xa0;; attente jusqu’à ce qu’il ait fini.</translation>
    </message>
</context>
<context>
    <name>ui::ActText</name>
    <message>
        <source>Both let the game go on to step %1</source>
        <translation>Les deux laissent la partie aller jusqu’à l’étape %1</translation>
    </message>
    <message>
        <source>%1 – not derived: %2</source>
        <translation>%1 – non dérivé : %2</translation>
    </message>
    <message>
        <source>%1 – no: %2</source>
        <extracomment>an act, and why it is not allowed</extracomment>
        <translation>%1 – non : %2</translation>
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
        <translation>&amp;Nouveau tournoi…</translation>
    </message>
    <message>
        <source>Start a tournament in a new file</source>
        <translation>Commencer un tournoi dans un nouveau fichier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open an event file</source>
        <translation>Ouvrir un fichier de tournoi</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Make an event from a file of another program, or from a list of players</source>
        <translation>Créer un tournoi à partir du fichier d’un autre programme ou d’une liste de joueurs</translation>
    </message>
    <message>
        <source>Try everything on an invented tournament of 16 players</source>
        <translation>Tout essayer sur un tournoi inventé de 16 joueurs</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Write players, pairings, standings or the whole event for other programs</source>
        <translation>Écrire joueurs, appariements, classement ou tout le tournoi pour d’autres programmes</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Write the event to a second file; this one stays open</source>
        <translation>Écrire le tournoi dans un second fichier&#xa0;; celui-ci reste ouvert</translation>
    </message>
    <message>
        <source>C&amp;lose event</source>
        <translation>&amp;Fermer le tournoi</translation>
    </message>
    <message>
        <source>Go back to the start page; everything is saved already</source>
        <translation>Revenir à la page d’accueil&#xa0;; tout est déjà enregistré</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Leave Arbiter; everything is saved already</source>
        <translation>Quitter Arbiter&#xa0;; tout est déjà enregistré</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take back the last act</source>
        <translation>Annuler la dernière action</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Refaire ce qui a été annulé</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Re&amp;chercher</translation>
    </message>
    <message>
        <source>Find a player, a table or an act</source>
        <translation>Chercher un joueur, une table ou une action</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Informations…</translation>
    </message>
    <message>
        <source>Change name, date, tier and who runs the event</source>
        <translation>Modifier le nom, la date, le niveau et les organisateurs</translation>
    </message>
    <message>
        <source>&amp;Announcement…</source>
        <translation>&amp;Annonce…</translation>
    </message>
    <message>
        <source>Change the number of rounds, the cut and the length of a round</source>
        <translation>Modifier le nombre de rondes, le cut et la durée d’une ronde</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Règles…</translation>
    </message>
    <message>
        <source>Change the rules the event is scored and paired by</source>
        <translation>Modifier les règles de décompte et d’appariement</translation>
    </message>
    <message>
        <source>&amp;Tables…</source>
        <translation>&amp;Tables…</translation>
    </message>
    <message>
        <source>Change which table numbers the pairings use</source>
        <translation>Modifier les numéros de table utilisés</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Ajouter un joueur</translation>
    </message>
    <message>
        <source>Type the name of a new player</source>
        <translation>Saisir le nom d’un nouveau joueur</translation>
    </message>
    <message>
        <source>Add &amp;several…</source>
        <translation>En ajouter &amp;plusieurs…</translation>
    </message>
    <message>
        <source>Add players from a pasted list, one a line</source>
        <translation>Ajouter des joueurs d’une liste collée, un par ligne</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Change name, identities, byes, fixed table or seat</source>
        <translation>Modifier nom, identités, byes, table fixe ou siège</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>A&amp;bandon</translation>
    </message>
    <message>
        <source>The player leaves and keeps points and place</source>
        <translation>Le joueur part et garde ses points et sa place</translation>
    </message>
    <message>
        <source>Re&amp;instate</source>
        <translation>&amp;Réintégrer</translation>
    </message>
    <message>
        <source>The player is back</source>
        <translation>Le joueur est de retour</translation>
    </message>
    <message>
        <source>Dis&amp;qualify…</source>
        <translation>Dis&amp;qualifier…</translation>
    </message>
    <message>
        <source>The player is out of standings and cut</source>
        <translation>Le joueur est hors du classement et du cut</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Take back the registration of somebody who was never paired</source>
        <translation>Retirer l’inscription de quelqu’un qui n’a jamais été apparié</translation>
    </message>
    <message>
        <source>Sea&amp;ts in the draft…</source>
        <translation>&amp;Sièges du draft…</translation>
    </message>
    <message>
        <source>Enter who sits where, for the first round of a full draft</source>
        <translation>Saisir qui est assis où, pour la première ronde d’un draft complet</translation>
    </message>
    <message>
        <source>Record a &amp;penalty…</source>
        <translation>&amp;Noter une pénalité…</translation>
    </message>
    <message>
        <source>Note a penalty in the organizers&apos; private log</source>
        <translation>Noter une pénalité dans le journal privé des organisateurs</translation>
    </message>
    <message>
        <source>&amp;Pair next round…</source>
        <translation>&amp;Apparier la ronde suivante…</translation>
    </message>
    <message>
        <source>Propose the next round and review it before it counts</source>
        <translation>Proposer la ronde suivante et la vérifier avant qu’elle compte</translation>
    </message>
    <message>
        <source>Pair wi&amp;th…</source>
        <translation>Apparier a&amp;vec…</translation>
    </message>
    <message>
        <source>Propose the next round with pairs put together or kept apart</source>
        <translation>Proposer la ronde suivante avec des paires réunies ou séparées</translation>
    </message>
    <message>
        <source>&amp;Unpair round</source>
        <translation>&amp;Défaire la ronde</translation>
    </message>
    <message>
        <source>Take the last round back</source>
        <translation>Annuler la dernière ronde</translation>
    </message>
    <message>
        <source>&amp;Swap two players…</source>
        <translation>Éc&amp;hanger deux joueurs…</translation>
    </message>
    <message>
        <source>Exchange two players between tables and see what it breaks</source>
        <translation>Échanger deux joueurs entre tables et voir ce que cela enfreint</translation>
    </message>
    <message>
        <source>Enter a &amp;result</source>
        <translation>&amp;Saisir un résultat</translation>
    </message>
    <message>
        <source>Type a table number, then the result</source>
        <translation>Saisir un numéro de table, puis le résultat</translation>
    </message>
    <message>
        <source>&amp;Clear result</source>
        <translation>&amp;Effacer le résultat</translation>
    </message>
    <message>
        <source>Take the result of the selected table away</source>
        <translation>Enlever le résultat de la table choisie</translation>
    </message>
    <message>
        <source>Slow-play &amp;watch</source>
        <translation>Surveiller le jeu &amp;lent</translation>
    </message>
    <message>
        <source>Mark the selected table as watched for slow play</source>
        <translation>Marquer la table choisie comme surveillée pour jeu lent</translation>
    </message>
    <message>
        <source>Undo to &amp;here</source>
        <translation>&amp;Annuler jusqu’ici</translation>
    </message>
    <message>
        <source>Take back everything after the selected act, as one step</source>
        <translation>Annuler en une fois tout ce qui suit l’action choisie</translation>
    </message>
    <message>
        <source>&amp;Start the cut…</source>
        <translation>&amp;Commencer le cut…</translation>
    </message>
    <message>
        <source>Seed the best players and seat the first games of the bracket</source>
        <translation>Désigner les têtes de série et placer les premiers jeux du tableau</translation>
    </message>
    <message>
        <source>C&amp;hoose sides</source>
        <translation>C&amp;hoisir les côtés</translation>
    </message>
    <message>
        <source>Say which side the higher seed of the chosen game takes</source>
        <translation>Dire quel côté prend la meilleure tête de série du jeu choisi</translation>
    </message>
    <message>
        <source>&amp;Cancel the cut</source>
        <translation>&amp;Annuler le cut</translation>
    </message>
    <message>
        <source>Take the cut back, as if it had not begun</source>
        <translation>Retirer le cut, comme s’il n’avait pas commencé</translation>
    </message>
    <message>
        <source>&amp;Path of a player</source>
        <translation>&amp;Parcours d’un joueur</translation>
    </message>
    <message>
        <source>Show the games of one player of the chosen game, then of the other</source>
        <translation>Montrer les jeux d’un joueur du jeu choisi, puis de l’autre</translation>
    </message>
    <message>
        <source>As &amp;table</source>
        <translation>En &amp;table</translation>
    </message>
    <message>
        <source>Show the bracket as a table instead of a drawing</source>
        <translation>Montrer le tableau sous forme de table au lieu d’un dessin</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;grandir</translation>
    </message>
    <message>
        <source>Draw the bracket larger</source>
        <translation>Dessiner le tableau plus grand</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Draw the bracket smaller</source>
        <translation>Dessiner le tableau plus petit</translation>
    </message>
    <message>
        <source>&amp;Natural size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>Draw the bracket with letters as large as those of the window</source>
        <translation>Dessiner le tableau avec des lettres aussi grandes que celles de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>Bring the whole bracket into sight</source>
        <translation>Montrer tout le tableau</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Tournoi</translation>
    </message>
    <message>
        <source>What is announced, the rules and the checklist</source>
        <translation>Ce qui est annoncé, les règles et la liste de contrôle</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Register and edit players</source>
        <translation>Inscrire et modifier des joueurs</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>Pairings and results</source>
        <translation>Appariements et résultats</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Classement</translation>
    </message>
    <message>
        <source>Places after each round</source>
        <translation>Places après chaque ronde</translation>
    </message>
    <message>
        <source>&amp;Bracket</source>
        <translation>Ta&amp;bleau</translation>
    </message>
    <message>
        <source>The cut: its games, sides and places</source>
        <translation>Le cut&#xa0;: ses jeux, côtés et places</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>J&amp;ournal</translation>
    </message>
    <message>
        <source>Who did what and when</source>
        <translation>Qui a fait quoi et quand</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un tournoi &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>&amp;Tournoi</translation>
    </message>
    <message>
        <source>Vie&amp;w</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Clair ou sombre, comme le bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Dark words on light</source>
        <translation>Texte sombre sur fond clair</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Light words on dark</source>
        <translation>Texte clair sur fond sombre</translation>
    </message>
    <message>
        <source>La&amp;rger letters</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>Show everything larger, up to twice the size</source>
        <translation>Tout afficher plus grand, jusqu’au double</translation>
    </message>
    <message>
        <source>S&amp;maller letters</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>Show everything smaller again</source>
        <translation>Tout afficher de nouveau plus petit</translation>
    </message>
    <message>
        <source>&amp;Natural letters</source>
        <translation>Texte &amp;normal</translation>
    </message>
    <message>
        <source>Letters as large as in other programs</source>
        <translation>Lettres de la taille des autres programmes</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the desktop</source>
        <translation>&amp;Langue du bureau</translation>
    </message>
    <message>
        <source>The language of the desktop, as far as Arbiter speaks it</source>
        <translation>La langue du bureau, si Arbiter la parle</translation>
    </message>
    <message>
        <source>Speak %1 from now on</source>
        <extracomment>1 is the name of a language in its own words</extracomment>
        <translation>Parler désormais %1</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Trouver une action…</translation>
    </message>
    <message>
        <source>Type what you want to do, and do it</source>
        <translation>Saisir ce que vous voulez faire, et le faire</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>All keys on one sheet, and how results are typed</source>
        <translation>Tous les raccourcis sur une feuille, et la saisie des résultats</translation>
    </message>
    <message>
        <source>&amp;About Arbiter</source>
        <translation>À &amp;propos d’Arbiter</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>A&amp;pparence</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>New: %1…</source>
        <comment>kind of event</comment>
        <translation>Nouveau&#xa0;: %1…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Look at what goes on paper: pairings, slips, standings, bracket, report</source>
        <translation>Voir ce qui s’imprime&#xa0;: appariements, fiches, classement, tableau, rapport</translation>
    </message>
    <message>
        <source>Start the cloc&amp;k</source>
        <translation>Lancer l’h&amp;orloge</translation>
    </message>
    <message>
        <source>Start, pause or resume the clock of the round</source>
        <translation>Lancer, mettre en pause ou reprendre l’horloge de la ronde</translation>
    </message>
    <message>
        <source>Chan&amp;ge the clock…</source>
        <translation>Modifier l’horlo&amp;ge…</translation>
    </message>
    <message>
        <source>Start with another length, make the round longer or shorter, or set what is left</source>
        <translation>Lancer avec une autre durée, prolonger ou raccourcir la ronde, ou fixer le temps restant</translation>
    </message>
    <message>
        <source>E&amp;xtra time…</source>
        <translation>Te&amp;mps additionnel…</translation>
    </message>
    <message>
        <source>Give the selected table more minutes</source>
        <translation>Donner des minutes de plus à la table choisie</translation>
    </message>
    <message>
        <source>St&amp;op the clock</source>
        <translation>A&amp;rrêter l’horloge</translation>
    </message>
    <message>
        <source>The round needs its clock no more</source>
        <translation>La ronde n’a plus besoin de son horloge</translation>
    </message>
    <message>
        <source>War&amp;nings of the clock…</source>
        <translation>Aler&amp;tes de l’horloge…</translation>
    </message>
    <message>
        <source>Choose when the clock warns, and whether it can be heard</source>
        <translation>Choisir quand l’horloge alerte, et si on l’entend</translation>
    </message>
    <message>
        <source>On the &amp;wall</source>
        <translation>Sur le &amp;mur</translation>
    </message>
    <message>
        <source>Show the picture on the second screen</source>
        <translation>Montrer l’image sur le second écran</translation>
    </message>
    <message>
        <source>Blan&amp;k</source>
        <translation>&amp;Noir</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>&amp;Figer</translation>
    </message>
    <message>
        <source>P&amp;revious page</source>
        <translation>Page p&amp;récédente</translation>
    </message>
    <message>
        <source>Show the page before on the wall</source>
        <translation>Montrer la page précédente sur le mur</translation>
    </message>
    <message>
        <source>Ne&amp;xt page</source>
        <translation>Page &amp;suivante</translation>
    </message>
    <message>
        <source>Show the next page on the wall</source>
        <translation>Montrer la page suivante sur le mur</translation>
    </message>
    <message>
        <source>&amp;Paste list</source>
        <translation>&amp;Coller la liste</translation>
    </message>
    <message>
        <source>Put the list in the clipboard into the slot of its side</source>
        <translation>Mettre la liste du presse-papiers dans la case de son côté</translation>
    </message>
    <message>
        <source>&amp;Open list…</source>
        <translation>&amp;Ouvrir une liste…</translation>
    </message>
    <message>
        <source>Read a player&apos;s list from a file</source>
        <translation>Lire la liste d’un joueur dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Take lists</source>
        <translation>&amp;Prendre les listes</translation>
    </message>
    <message>
        <source>Record what was typed for this player, and go on to the next</source>
        <translation>Enregistrer ce qui a été saisi pour ce joueur, et passer au suivant</translation>
    </message>
    <message>
        <source>Re&amp;move list</source>
        <translation>Re&amp;tirer la liste</translation>
    </message>
    <message>
        <source>Take the list in sight from its player</source>
        <translation>Retirer au joueur la liste affichée</translation>
    </message>
    <message>
        <source>&amp;Accept…</source>
        <translation>&amp;Accepter…</translation>
    </message>
    <message>
        <source>Let the list stand in spite of its problems, for a reason</source>
        <translation>Maintenir la liste malgré ses problèmes, avec une raison</translation>
    </message>
    <message>
        <source>&amp;No longer accept</source>
        <translation>&amp;Ne plus accepter</translation>
    </message>
    <message>
        <source>Judge the list by the rules again</source>
        <translation>Juger à nouveau la liste selon les règles</translation>
    </message>
    <message>
        <source>Deck &amp;check…</source>
        <translation>&amp;Vérification du deck…</translation>
    </message>
    <message>
        <source>Tick off the cards of a pile and record what was found</source>
        <translation>Cocher les cartes d’une pile et noter ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Compa&amp;re…</source>
        <translation>Co&amp;mparer…</translation>
    </message>
    <message>
        <source>Compare the list with the one presented now</source>
        <translation>Comparer la liste à celle présentée maintenant</translation>
    </message>
    <message>
        <source>E&amp;xport list…</source>
        <translation>E&amp;xporter la liste…</translation>
    </message>
    <message>
        <source>Write the list in any format</source>
        <translation>Écrire la liste dans un format au choix</translation>
    </message>
    <message>
        <source>&amp;Lock this player</source>
        <translation>Verroui&amp;ller ce joueur</translation>
    </message>
    <message>
        <source>Lock or unlock the lists of this player alone</source>
        <translation>Verrouiller ou déverrouiller les listes de ce seul joueur</translation>
    </message>
    <message>
        <source>Loc&amp;k all</source>
        <translation>Tout verrou&amp;iller</translation>
    </message>
    <message>
        <source>Let no list change any more; pairing round 1 does this by itself</source>
        <translation>Ne plus laisser changer de liste&#xa0;; l’appariement de la ronde 1 le fait de lui-même</translation>
    </message>
    <message>
        <source>&amp;Unlock all</source>
        <translation>Tout &amp;déverrouiller</translation>
    </message>
    <message>
        <source>Let lists change again</source>
        <translation>Laisser de nouveau changer les listes</translation>
    </message>
    <message>
        <source>&amp;Draw…</source>
        <translation>Tirer au so&amp;rt…</translation>
    </message>
    <message>
        <source>Draw players for a deck check by lot</source>
        <translation>Tirer au sort des joueurs pour une vérification</translation>
    </message>
    <message>
        <source>&amp;How decks are judged…</source>
        <translation>&amp;Juger les decks…</translation>
    </message>
    <message>
        <source>List of restrictions, card pool and exceptions</source>
        <translation>Liste de restrictions, pool de cartes et exceptions</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>&amp;Decks</translation>
    </message>
    <message>
        <source>Take, judge, lock and check lists</source>
        <translation>Prendre, juger, verrouiller et vérifier des listes</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Vidéoprojecteur</translation>
    </message>
    <message>
        <source>What the wall shows: pairings, standings, bracket, clock, announcement</source>
        <translation>Ce que montre le mur&#xa0;: appariements, classement, tableau, horloge, annonce</translation>
    </message>
    <message>
        <source>De&amp;mo event</source>
        <translation>Tournoi de dé&amp;monstration</translation>
    </message>
    <message>
        <source>&amp;Work out the odds</source>
        <translation>Calculer les c&amp;hances</translation>
    </message>
    <message>
        <source>Simulate the rest of the event: who makes the cut, and how often</source>
        <translation>Simuler la suite du tournoi&#xa0;: qui entre dans le cut, et combien de fois</translation>
    </message>
    <message>
        <source>&amp;Cancel the simulation</source>
        <translation>Arrêter la &amp;simulation</translation>
    </message>
    <message>
        <source>Stop working the odds out</source>
        <translation>Arrêter le calcul des chances</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Odds &amp;in the standings</source>
        <translation>Chances &amp;dans le classement</translation>
    </message>
    <message>
        <source>Show a column of the standings with the odds of each player</source>
        <translation>Montrer dans le classement une colonne avec les chances de chacun</translation>
    </message>
    <message>
        <source>Copy the &amp;picture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Put the plot of the statistics on the clipboard</source>
        <translation>Mettre le graphique des statistiques dans le presse-papiers</translation>
    </message>
    <message>
        <source>Copy the &amp;table</source>
        <translation>Copier la &amp;table</translation>
    </message>
    <message>
        <source>Put the figures of the statistics on the clipboard, for a spreadsheet</source>
        <translation>Mettre les chiffres des statistiques dans le presse-papiers, pour un tableur</translation>
    </message>
    <message>
        <source>P&amp;rint the plot…</source>
        <translation>I&amp;mprimer le graphique…</translation>
    </message>
    <message>
        <source>Look at the plot of the statistics as it is printed, and print it</source>
        <translation>Voir le graphique des statistiques tel qu’il s’imprime, et l’imprimer</translation>
    </message>
    <message>
        <source>&amp;Save the plot…</source>
        <translation>&amp;Enregistrer le graphique…</translation>
    </message>
    <message>
        <source>Write the plot of the statistics as an SVG drawing</source>
        <translation>Écrire le graphique des statistiques en dessin SVG</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>Identities, factions, sides and timed games</source>
        <translation>Identités, factions, côtés et parties finies au temps</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>C&amp;hances</translation>
    </message>
    <message>
        <source>Who makes the cut, by simulation</source>
        <translation>Qui entre dans le cut, par simulation</translation>
    </message>
    <message>
        <source>&amp;Rules desk</source>
        <translation>&amp;Consultation des règles</translation>
    </message>
    <message>
        <source>Look up what the documents say, and go back with the same key</source>
        <translation>Chercher ce que disent les documents, et revenir avec la même touche</translation>
    </message>
    <message>
        <source>&amp;Timing of turns and runs</source>
        <translation>&amp;Déroulement des tours et des runs</translation>
    </message>
    <message>
        <source>Follow a turn or a run step by step, and see who may do what</source>
        <translation>Suivre un tour ou un run pas à pas, et voir qui peut faire quoi</translation>
    </message>
    <message>
        <source>Fi&amp;gures</source>
        <translation>C&amp;hiffres</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>Print li&amp;sts…</source>
        <translation>Imprimer les li&amp;stes…</translation>
    </message>
    <message>
        <source>Print both lists of this player, or a sheet to check them by</source>
        <translation>Imprimer les deux listes de ce joueur, ou une feuille pour les vérifier</translation>
    </message>
    <message>
        <source>&amp;Ask for a ruling</source>
        <translation>&amp;Établir une décision</translation>
    </message>
    <message>
        <source>Build a disputed situation, and read what the rules make of it and why</source>
        <translation>Reconstituer une situation contestée, et lire ce que les règles en font et pourquoi</translation>
    </message>
    <message>
        <source>Re&amp;cord a ruling…</source>
        <translation>Consi&amp;gner une décision…</translation>
    </message>
    <message>
        <source>Keep what a judge decided, so that the next ruling agrees</source>
        <translation>Garder ce qu’un arbitre a décidé, pour que la décision suivante s’y accorde</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>&amp;Imprimer des feuilles…</translation>
    </message>
    <message>
        <source>The timing of a version, or the game on one page, for the judges&apos; table</source>
        <translation>Le déroulement selon une version, ou le jeu sur une page, pour la table des juges</translation>
    </message>
    <message>
        <source>&amp;Write for a stream overlay…</source>
        <translation>Écrire pour un overlay de &amp;stream…</translation>
    </message>
    <message>
        <source>Keep a file up to date that an overlay of a stream reads: round, tables, clock, feature match, bracket and standings</source>
        <translation>Tenir à jour un fichier que lit l’overlay d’un stream&#xa0;: ronde, tables, horloge, match vedette, tableau et classement</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>N&amp;ext step</source>
        <translation>Étape su&amp;ivante</translation>
    </message>
    <message>
        <source>Do what the tournament waits for: pair, enter results, start the cut, report</source>
        <translation>Faire ce que le tournoi attend&#xa0;: apparier, saisir des résultats, commencer le cut, faire le rapport</translation>
    </message>
    <message>
        <source>&amp;Move to another table…</source>
        <translation>Dé&amp;placer vers une autre table…</translation>
    </message>
    <message>
        <source>Let the selected match sit elsewhere; who sits there changes places</source>
        <translation>Asseoir ailleurs le match choisi&#xa0;; qui y est assis change de place</translation>
    </message>
    <message>
        <source>Pu&amp;blish round</source>
        <translation>Pu&amp;blier la ronde</translation>
    </message>
    <message>
        <source>Show the prepared round on the wall, on paper and in exports</source>
        <translation>Montrer la ronde préparée sur le mur, sur papier et dans les exports</translation>
    </message>
    <message>
        <source>&amp;Feature match</source>
        <translation>Mat&amp;ch vedette</translation>
    </message>
    <message>
        <source>Show the match of the selected table on the stream, in place of the one before</source>
        <translation>Montrer sur le stream le match de la table choisie, à la place du précédent</translation>
    </message>
    <message>
        <source>Toolb&amp;ar</source>
        <translation>Barre d’o&amp;utils</translation>
    </message>
    <message>
        <source>Show a row of icons for what is done most</source>
        <translation>Montrer une rangée d’icônes pour les actions les plus courantes</translation>
    </message>
    <message>
        <source>Make the wall black</source>
        <translation>Rendre le mur noir</translation>
    </message>
    <message>
        <source>Keep the picture while you work</source>
        <translation>Garder l’image pendant que vous travaillez</translation>
    </message>
    <message>
        <source>The hall on phones, and what they say</source>
        <translation>La salle sur les téléphones, et ce qu’ils disent</translation>
    </message>
    <message>
        <source>Serve the hall on phones in the network of this computer</source>
        <translation>Servir la salle aux téléphones du réseau de cet ordinateur</translation>
    </message>
    <message>
        <source>Re&amp;gistration open</source>
        <translation>Inscri&amp;ptions ouvertes</translation>
    </message>
    <message>
        <source>Let people register themselves by phone</source>
        <translation>Permettre l’inscription par téléphone</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Accepter</translation>
    </message>
    <message>
        <source>Do what the phone asks, in its name</source>
        <translation>Faire ce que demande le téléphone, en son nom</translation>
    </message>
    <message>
        <source>&amp;Refuse…</source>
        <translation>&amp;Refuser…</translation>
    </message>
    <message>
        <source>Refuse it with a word that the phone shows</source>
        <translation>Refuser avec un mot que le téléphone affiche</translation>
    </message>
    <message>
        <source>&amp;Cards for players…</source>
        <translation>Cartes p&amp;our les joueurs…</translation>
    </message>
    <message>
        <source>Print a card for each player, with a way in of his own</source>
        <translation>Imprimer pour chaque joueur une carte avec son propre accès</translation>
    </message>
    <message>
        <source>Ways &amp;in…</source>
        <translation>Acc&amp;ès…</translation>
    </message>
    <message>
        <source>Let staff in, and close ways in that were lost</source>
        <translation>Faire entrer l’équipe, et fermer les accès perdus</translation>
    </message>
    <message>
        <source>&amp;What phones may do…</source>
        <translation>Ce &amp;que les téléphones peuvent faire…</translation>
    </message>
    <message>
        <source>Choose what counts at once and what waits for you</source>
        <translation>Choisir ce qui compte tout de suite et ce qui vous attend</translation>
    </message>
    <message>
        <source>Pho&amp;nes</source>
        <translation>Télépho&amp;nes</translation>
    </message>
    <message>
        <source>Phone&amp;s</source>
        <translation>Téléphone&amp;s</translation>
    </message>
    <message>
        <source>Phones o&amp;n</source>
        <translation>Téléphones acti&amp;vés</translation>
    </message>
    <message>
        <source>Open a shared even&amp;t…</source>
        <translation>O&amp;uvrir un tournoi partagé…</translation>
    </message>
    <message>
        <source>Open an event that several desks share in a database</source>
        <translation>Ouvrir un tournoi que plusieurs postes partagent dans une base de données</translation>
    </message>
    <message>
        <source>&amp;Share this event…</source>
        <translation>Part&amp;ager ce tournoi…</translation>
    </message>
    <message>
        <source>Copy the event into a database, where several desks open it</source>
        <translation>Copier le tournoi dans une base de données, où plusieurs postes l’ouvrent</translation>
    </message>
    <message>
        <source>Anno&amp;uncement on phones</source>
        <translation>Anno&amp;ncer sur les téléphones</translation>
    </message>
    <message>
        <source>Show the announcement of the page Projector on top of every phone</source>
        <translation>Montrer l’annonce de la page Projecteur en haut de chaque téléphone</translation>
    </message>
    <message>
        <source>Ca&amp;ll to the desk</source>
        <translation>Appe&amp;ler à l’organisation</translation>
    </message>
    <message>
        <source>Name the player on the wall and on his own phone, until you take it back</source>
        <translation>Nommer le joueur au mur et sur son propre téléphone, jusqu’à ce que vous l’annuliez</translation>
    </message>
</context>
<context>
    <name>ui::ActsPanel</name>
    <message>
        <source>The Corp decides, and need not do anything</source>
        <translation>La Corp décide, et n’est obligée à rien</translation>
    </message>
    <message>
        <source>The Runner decides, and need not do anything</source>
        <translation>Le Runner décide, et n’est obligé à rien</translation>
    </message>
    <message>
        <source>The Corp decides: %1</source>
        <translation>La Corp décide : %1</translation>
    </message>
    <message>
        <source>The Runner decides: %1</source>
        <translation>Le Runner décide : %1</translation>
    </message>
    <message>
        <source>Find or type an act</source>
        <translation>Chercher ou taper un acte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>What may be done now</source>
        <translation>Ce qui peut être fait maintenant</translation>
    </message>
    <message>
        <source>What was done; each line shows its moment</source>
        <translation>Ce qui a été fait ; chaque ligne montre son moment</translation>
    </message>
    <message>
        <source>%1 (what follows is not derived: %2)</source>
        <extracomment>an act, and why the engine cannot say what comes of it</extracomment>
        <translation>%1 (la suite n’est pas dérivée : %2)</translation>
    </message>
    <message>
        <source>Not allowed now</source>
        <translation>Pas permis maintenant</translation>
    </message>
    <message>
        <source>No act is called so. “%1” can be said in the line above the table, too.</source>
        <translation>Aucun acte ne s’appelle ainsi. « %1 » peut aussi se dire dans la ligne au-dessus de la table.</translation>
    </message>
    <message>
        <source>As you typed it</source>
        <translation>Comme vous l’avez tapé</translation>
    </message>
    <message>
        <source>Nothing lies on the table yet.</source>
        <translation>Il n’y a encore rien sur la table.</translation>
    </message>
    <message>
        <source>This cannot be played</source>
        <translation>Cela ne peut pas être joué</translation>
    </message>
    <message>
        <source>Not derived</source>
        <translation>Non dérivé</translation>
    </message>
    <message>
        <source>The Corp may now</source>
        <translation>La Corp peut maintenant</translation>
    </message>
    <message>
        <source>The Runner may now</source>
        <translation>Le Runner peut maintenant</translation>
    </message>
    <message>
        <source>Later, if nothing is done before</source>
        <translation>Plus tard, si rien n’est fait avant</translation>
    </message>
    <message>
        <source>Before the first act</source>
        <translation>Avant le premier acte</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>the number of an act, and what was done</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Enter plays it; an act that is not allowed says why</source>
        <translation>Entrée le joue&#xa0;; un acte qui n’est pas permis dit pourquoi</translation>
    </message>
</context>
<context>
    <name>ui::AdviceList</name>
    <message>
        <source>Warning: %1</source>
        <translation>Attention&#xa0;: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::AnnouncementDialog</name>
    <message>
        <source>Announcement</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>As suggested: %1</source>
        <translation>Comme suggéré&#xa0;: %1</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutes</translation>
    </message>
    <message>
        <source>These were announced before round 1: a change needs a reason.</source>
        <translation>Ceci a été annoncé avant la ronde 1&#xa0;: un changement demande une raison.</translation>
    </message>
    <message>
        <source>Announce these before round 1. “As suggested” follows the number of players until then.</source>
        <translation>Annoncez ceci avant la ronde 1. «&#xa0;Comme suggéré&#xa0;» suit jusque-là le nombre de joueurs.</translation>
    </message>
    <message>
        <source>Swiss &amp;rounds:</source>
        <translation>&amp;Rondes suisses&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Cut:</source>
        <translation>&amp;Cut&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Length of a round:</source>
        <translation>&amp;Durée d’une ronde&#xa0;:</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>The plan of the day, for the schedule on the wall and on paper. It may change whenever you like.</source>
        <translation>Le plan de la journée, pour les horaires sur le mur et sur papier. Il peut changer à tout moment.</translation>
    </message>
    <message>
        <source>Round 1 &amp;begins at:</source>
        <translation>La ronde 1 débu&amp;te à&#xa0;:</translation>
    </message>
    <message>
        <source>Bet&amp;ween two rounds:</source>
        <translation>&amp;Entre deux rondes&#xa0;:</translation>
    </message>
    <message>
        <source>Brea&amp;ks after a round:</source>
        <translation>&amp;Pauses après une ronde&#xa0;:</translation>
    </message>
    <message>
        <source>Ro&amp;und of the cut:</source>
        <translation>Ronde d&amp;u cut&#xa0;:</translation>
    </message>
    <message>
        <source>Write a time as 10:00, and breaks as the round and its minutes with commas between them: 3: 45, 5: 20</source>
        <translation>Écrivez une heure comme 10:00, et les pauses comme la ronde et ses minutes, séparées par des virgules&#xa0;: 3: 45, 5: 20</translation>
    </message>
    <message>
        <source>Without a start, times are known once the clock runs.</source>
        <translation>Sans heure de début, les heures sont connues dès que l’horloge tourne.</translation>
    </message>
    <message>
        <source>The last part of the day ends %1.</source>
        <translation>Fin de la dernière étape de la journée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>for example 10:00</source>
        <translation>par exemple 10:00</translation>
    </message>
    <message>
        <source>for example 3: 45</source>
        <translation>par exemple 3: 45</translation>
    </message>
</context>
<context>
    <name>ui::AnswerHtml</name>
    <message>
        <source>Derived from the rules in force (%1).</source>
        <translation>Déduit des règles en vigueur (%1).</translation>
    </message>
    <message>
        <source>⚠ This rests on the judge&apos;s reading of a card; the rest is derived (%1).</source>
        <translation>⚠ Cela repose sur la lecture d’une carte par le juge&#xa0;; le reste est déduit (%1).</translation>
    </message>
    <message>
        <source>It depends on what is not known or not chosen (%1).</source>
        <translation>Cela dépend de ce qui n’est pas connu ou pas choisi (%1).</translation>
    </message>
    <message>
        <source>Not derivable by %1.</source>
        <translation>Ne peut se déduire selon %1.</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <extracomment>a document and a place in it</extracomment>
        <translation>%1, «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>It depends on</source>
        <translation>Cela dépend de</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>By other versions</source>
        <translation>Selon d’autres versions</translation>
    </message>
    <message>
        <source>%1: its text is not modelled, so nothing that hangs on it is derived. It is certain that it is of type %2.</source>
        <translation>%1&#xa0;: son texte n’est pas modélisé&#xa0;; rien de ce qui en dépend n’est donc déduit. Il est certain que la carte est de type %2.</translation>
    </message>
    <message>
        <source>%1: part of its text is not modelled (%2).</source>
        <translation>%1&#xa0;: une partie de son texte n’est pas modélisée (%2).</translation>
    </message>
    <message>
        <source>Cards the rules engine does not know whole</source>
        <translation>Cartes que le moteur de règles ne connaît pas entièrement</translation>
    </message>
    <message>
        <source>The Corp: %1</source>
        <translation>La Corp&#xa0;: %1</translation>
    </message>
    <message>
        <source>The Runner: %1</source>
        <translation>Le Runner&#xa0;: %1</translation>
    </message>
    <message>
        <source>What may be done in this step</source>
        <translation>Ce qui est permis à cette étape</translation>
    </message>
    <message>
        <source>Changed: %1. The verdict stays the same.</source>
        <translation>Changement&#xa0;: %1. Le verdict reste le même.</translation>
    </message>
    <message>
        <source>Changed: %1. Before it was: %2</source>
        <translation>Changement&#xa0;: %1. Auparavant&#xa0;: %2</translation>
    </message>
    <message>
        <source>What does not decide it</source>
        <translation>Ce qui n’est pas déterminant</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Only the steps that decide</source>
        <translation>Seulement les étapes déterminantes</translation>
    </message>
    <message numerus="yes">
        <source>%n more step(s)</source>
        <translation>
            <numerusform>Encore %n étape</numerusform>
            <numerusform>Encore %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>before the first act</source>
        <translation>avant le premier acte</translation>
    </message>
    <message>
        <source>after act %1</source>
        <translation>après l’acte %1</translation>
    </message>
</context>
<context>
    <name>ui::AskPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Revenir où vous étiez (Esc)</translation>
    </message>
    <message>
        <source>Open an event to record a ruling in it</source>
        <translation>Ouvrez un tournoi pour y consigner une décision</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>an ability as the judge reads it</source>
        <translation>une capacité telle que la lit le juge</translation>
    </message>
    <message>
        <source>%1 It was given by %2.</source>
        <extracomment>an official example or ruling, and the version of the rules it is of</extracomment>
        <translation>%1 Elle a été donnée selon %2.</translation>
    </message>
    <message>
        <source>Say what happened</source>
        <translation>Dites ce qui s’est passé</translation>
    </message>
    <message>
        <source>Beg&amp;in with…</source>
        <translation>Co&amp;mmencer par…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Rec&amp;ord the ruling…</source>
        <translation>Consigner &amp;la décision…</translation>
    </message>
    <message>
        <source>&amp;Keep this line</source>
        <translation>Garder cette s&amp;uite</translation>
    </message>
    <message>
        <source>tollbooth hq rezzed, runner 2 credits, run on hq</source>
        <translation>tollbooth hq rezzed, runner 2 credits, run on hq</translation>
    </message>
    <message>
        <source>Cards and where they lie, numbers, the moment, what was done, what is asked; Enter puts it on the table</source>
        <translation>Les cartes et où elles sont, les nombres, le moment, ce qui a été fait, ce qui est demandé ; Entrée le met sur la table</translation>
    </message>
    <message>
        <source>Frequent disputes, official examples and rulings</source>
        <translation>Litiges fréquents, exemples officiels et décisions</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>The answer, the table and the reasons as text</source>
        <translation>La réponse, la table et les raisons en texte</translation>
    </message>
    <message>
        <source>What the answer rests on</source>
        <translation>Sur quoi repose la réponse</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>To play differently and have both beside each other</source>
        <translation>Pour jouer autrement et avoir les deux côte à côte</translation>
    </message>
    <message>
        <source>Both beside each other</source>
        <translation>Les deux côte à côte</translation>
    </message>
    <message>
        <source>Ac&amp;ts</source>
        <translation>Actio&amp;ns</translation>
    </message>
    <message>
        <source>Wh&amp;y</source>
        <translation>Pour&amp;quoi</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>This is no question yet: %1</source>
        <translation>Ce n’est pas encore une question : %1</translation>
    </message>
    <message>
        <source>Say what happened, put cards on the table, or begin with a dispute that is much like yours.</source>
        <translation>Dites ce qui s’est passé, posez des cartes sur la table, ou commencez par un litige qui ressemble au vôtre.</translation>
    </message>
    <message>
        <source>asked at another step</source>
        <extracomment>where the question begins now</extracomment>
        <translation>demandé à une autre étape</translation>
    </message>
    <message>
        <source>The line that was kept</source>
        <translation>La suite gardée</translation>
    </message>
    <message>
        <source>The same acts by %1</source>
        <translation>Les mêmes actes selon %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing lies on the table yet.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Il n’y a encore rien sur la table.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>without %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a number of the table, and what was typed into it</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Put a card</source>
        <translation>Poser une carte</translation>
    </message>
    <message>
        <source>Another card instead</source>
        <translation>Une autre carte à la place</translation>
    </message>
    <message>
        <source>Ne&amp;xt dispute</source>
        <translation>Litige sui&amp;vant</translation>
    </message>
    <message>
        <source>An empty table; Ctrl+Z brings this one back</source>
        <translation>Une table vide&#xa0;; Ctrl+Z ramène celle-ci</translation>
    </message>
    <message>
        <source>&lt;p&gt;Keep this line of play, then go back to one of its acts and play differently: both tables stand beside each other.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Gardez cette suite, puis revenez à l’un de ses actes et jouez autrement&#xa0;: les deux tables sont côte à côte.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::BeginningsPanel</name>
    <message>
        <source>Frequent dispute</source>
        <translation>Litige fréquent</translation>
    </message>
    <message>
        <source>Official example, step by step (%1)</source>
        <translation>Exemple officiel, pas à pas (%1)</translation>
    </message>
    <message>
        <source>Official ruling (%1)</source>
        <translation>Décision officielle (%1)</translation>
    </message>
    <message>
        <source>%1 put in</source>
        <translation>%1 mise à la place</translation>
    </message>
    <message>
        <source>Cards or words to begin with</source>
        <translation>Des cartes ou des mots pour commencer</translation>
    </message>
    <message>
        <source>What one may begin with</source>
        <translation>Ce par quoi on peut commencer</translation>
    </message>
    <message>
        <source>To the tab&amp;le</source>
        <translation>Vers la tab&amp;le</translation>
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
        <translation>Des cartes, séparées par des virgules, ou des mots du litige</translation>
    </message>
</context>
<context>
    <name>ui::BoxMenu</name>
    <message>
        <source>As the question begins:</source>
        <translation>Quand la question commence :</translation>
    </message>
    <message>
        <source>&amp;Put a card here…</source>
        <translation>&amp;Poser une carte ici…</translation>
    </message>
    <message>
        <source>Cards &amp;besides those shown</source>
        <translation>Des cartes en &amp;plus de celles-ci</translation>
    </message>
    <message>
        <source>The &amp;run is on this server</source>
        <translation>Le &amp;run vise ce serveur</translation>
    </message>
    <message>
        <source>run on %1</source>
        <translation>run on %1</translation>
    </message>
    <message>
        <source>Another &amp;card instead…</source>
        <translation>Une autre &amp;carte à la place…</translation>
    </message>
    <message>
        <source>&amp;Put a card on it…</source>
        <translation>&amp;Poser une carte dessus…</translation>
    </message>
    <message>
        <source>State an &amp;ability…</source>
        <translation>Indiquer une &amp;capacité…</translation>
    </message>
    <message>
        <source>&amp;Take off the table</source>
        <translation>&amp;Ôter de la table</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>without %1</translation>
    </message>
    <message>
        <source>&amp;Rezzed</source>
        <translation>&amp;Rezzée</translation>
    </message>
    <message>
        <source>%1 rezzed</source>
        <translation>%1 rezzed</translation>
    </message>
    <message>
        <source>Not &amp;rezzed</source>
        <translation>Pas &amp;rezzée</translation>
    </message>
    <message>
        <source>%1 not rezzed</source>
        <translation>%1 not rezzed</translation>
    </message>
    <message>
        <source>Not &amp;known whether rezzed</source>
        <translation>On &amp;ne sait pas si elle est rezzée</translation>
    </message>
    <message>
        <source>%1: not known whether rezzed</source>
        <translation>%1 : on ne sait pas si elle est rezzée</translation>
    </message>
    <message>
        <source>C&amp;ounters</source>
        <translation>&amp;Pions</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>&amp;Déplacer vers</translation>
    </message>
    <message>
        <source>&amp;Hosted on</source>
        <translation>&amp;Hébergée sur</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a card, and the place it moves to</extracomment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>C&amp;hose</source>
        <translation>C&amp;hoix</translation>
    </message>
    <message>
        <source>%1 chose %2</source>
        <translation>%1 chose %2</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Rien</translation>
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
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
</context>
<context>
    <name>ui::BracketModel</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
</context>
<context>
    <name>ui::BracketPage</name>
    <message>
        <source>%1, as announced</source>
        <translation>%1, comme annoncé</translation>
    </message>
    <message>
        <source>%1, as suggested for the field</source>
        <translation>%1, comme suggéré pour le nombre de joueurs</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucune pour l’instant</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Arrow keys: another game · Enter: result · S: sides · Space: path of a player · Ctrl+wheel: zoom</source>
        <translation>Flèches&#xa0;: autre jeu · Entrée&#xa0;: résultat · S&#xa0;: côtés · Espace&#xa0;: parcours d’un joueur · Ctrl+molette&#xa0;: taille</translation>
    </message>
    <message>
        <source>Games of the cut</source>
        <translation>Jeux du cut</translation>
    </message>
    <message>
        <source>Places in the cut</source>
        <translation>Places dans le cut</translation>
    </message>
    <message>
        <source>Places appear here as soon as they are certain.</source>
        <translation>Les places apparaissent ici dès qu’elles sont certaines.</translation>
    </message>
    <message>
        <source>This cut was played in a bracket that Arbiter does not know. Its games stand on the Round page.</source>
        <translation>Ce cut a été joué dans un tableau qu’Arbiter ne connaît pas. Ses jeux sont sur la page Ronde.</translation>
    </message>
    <message>
        <source>The cut has not begun. It would be played like this; size, form and seeds can be chosen when it starts.</source>
        <translation>Le cut n’a pas commencé. Il se jouerait ainsi&#xa0;; taille, forme et têtes de série se choisissent au départ.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Têtes de série</translation>
    </message>
    <message>
        <source>Before that</source>
        <translation>Avant cela</translation>
    </message>
    <message>
        <source>%1 has won the cut</source>
        <translation>%1 a gagné le cut</translation>
    </message>
    <message>
        <source>games open: %1</source>
        <translation>jeux en cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was Corp</source>
        <translation>%1 était Corp</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>D’un fichier</translation>
    </message>
</context>
<context>
    <name>ui::BracketSheet</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
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
        <translation>Il n’y a pas encore de tableau&#xa0;; commencez d’abord le cut.</translation>
    </message>
    <message>
        <source>Bracket of the top %1</source>
        <translation>Tableau du top %1</translation>
    </message>
    <message>
        <source>C Corp, R Runner · T table · bold: won · thick frame: open · dashed: players not known yet</source>
        <translation>C Corp, R Runner · T table · gras&#xa0;: gagné · cadre épais&#xa0;: en cours · tirets&#xa0;: joueurs pas encore connus</translation>
    </message>
</context>
<context>
    <name>ui::CardDialog</name>
    <message>
        <source>&amp;Card:</source>
        <translation>&amp;Carte :</translation>
    </message>
    <message>
        <source>Put</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>No card, or several, are called so.</source>
        <translation>Aucune carte ne s’appelle ainsi, ou plusieurs.</translation>
    </message>
    <message>
        <source>%1 does not lie there.</source>
        <translation>%1 n’est pas à cet endroit.</translation>
    </message>
</context>
<context>
    <name>ui::ChangeClockDialog</name>
    <message>
        <source>Change the clock</source>
        <translation>Modifier l’horloge</translation>
    </message>
    <message>
        <source>The round is longer by</source>
        <translation>La ronde est plus longue de</translation>
    </message>
    <message>
        <source>The round is shorter by</source>
        <translation>La ronde est plus courte de</translation>
    </message>
    <message>
        <source>Time left is now</source>
        <translation>Temps restant maintenant</translation>
    </message>
    <message>
        <source>The length of a round was announced: whoever asks finds the reason in the log.</source>
        <translation>La durée des rondes était annoncée&#xa0;: qui demande trouve la raison dans le journal.</translation>
    </message>
    <message>
        <source>&amp;Change:</source>
        <translation>&amp;Changement&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Minutes:</source>
        <translation>&amp;Minutes&#xa0;:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
</context>
<context>
    <name>ui::ChipRow</name>
    <message>
        <source>So &amp;it is</source>
        <translation>C’est &amp;ainsi</translation>
    </message>
    <message>
        <source>&amp;Change it…</source>
        <translation>&amp;Changer…</translation>
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
        <translation>Tenu pour acquis :</translation>
    </message>
    <message>
        <source>⚠ Not said: %1</source>
        <extracomment>a number that has to be told first: &quot;credits of the Corp&quot;</extracomment>
        <translation>⚠ Non dit&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>✓ Read: %n thing(s)</source>
        <translation>
            <numerusform>✓ Lu&#xa0;: %n élément</numerusform>
            <numerusform>✓ Lu&#xa0;: %n éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken for granted: %n thing(s)</source>
        <translation>
            <numerusform>Tenu pour acquis&#xa0;: %n élément</numerusform>
            <numerusform>Tenu pour acquis&#xa0;: %n éléments</numerusform>
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
            <numerusform>⚠ Non compris&#xa0;: %n élément</numerusform>
            <numerusform>⚠ Non compris&#xa0;: %n éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≈ Read: %n thing(s), in doubt: %1</source>
        <translation>
            <numerusform>≈ Lu&#xa0;: %n élément, dans le doute&#xa0;: %1</numerusform>
            <numerusform>≈ Lu&#xa0;: %n éléments, dans le doute&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Clock</name>
    <message>
        <source>ends at %1</source>
        <translation>fin à %1</translation>
    </message>
    <message>
        <source>played, no time limit</source>
        <translation>en jeu, sans limite de temps</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>time is over since %1</source>
        <translation>temps écoulé depuis %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>Table %1: +%2 min, until %3</source>
        <translation>Table %1&#xa0;: +%2 min, jusqu’à %3</translation>
    </message>
    <message>
        <source>Table %1: +%2 min</source>
        <translation>Table %1&#xa0;: +%2 min</translation>
    </message>
    <message>
        <source>Cut, round %1</source>
        <translation>Cut, ronde %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Usual are %1 to %2 minutes.</source>
        <translation>D’usage&#xa0;: %1 à %2 minutes.</translation>
    </message>
</context>
<context>
    <name>ui::ClockDesk</name>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>%1 · %2, paused</source>
        <translation>%1 · %2, en pause</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>Mettre l’h&amp;orloge en pause</translation>
    </message>
    <message>
        <source>Resume the cloc&amp;k</source>
        <translation>Reprendre l’h&amp;orloge</translation>
    </message>
    <message>
        <source>Start the cloc&amp;k</source>
        <translation>Lancer l’h&amp;orloge</translation>
    </message>
    <message>
        <source>The computer&apos;s clock lies before the start of %1: check it, or set what is left.</source>
        <translation>L’heure de l’ordinateur précède le début de %1&#xa0;: vérifiez-la, ou fixez le temps restant.</translation>
    </message>
    <message>
        <source>Set what is left…</source>
        <translation>Fixer le temps restant…</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was turned back by %1 minutes; the round keeps what was left.</source>
        <translation>L’heure de l’ordinateur a été reculée de %1 minutes&#xa0;; la ronde garde son temps restant.</translation>
    </message>
    <message>
        <source>The computer&apos;s clock was turned on by %1 minutes; the round keeps what was left.</source>
        <translation>L’heure de l’ordinateur a été avancée de %1 minutes&#xa0;; la ronde garde son temps restant.</translation>
    </message>
    <message>
        <source>This could not be written: only this window knows.</source>
        <translation>Ceci n’a pu être écrit&#xa0;: seule cette fenêtre le sait.</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Temps&#xa0;!</translation>
    </message>
    <message>
        <source>%1: time is over. %2</source>
        <translation>%1&#xa0;: le temps est écoulé. %2</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>reste %1 min</translation>
    </message>
    <message>
        <source>Time for table %1!</source>
        <translation>Temps pour la table %1&#xa0;!</translation>
    </message>
    <message>
        <source>%1: the extra time of table %2 is over.</source>
        <translation>%1&#xa0;: le temps additionnel de la table %2 est écoulé.</translation>
    </message>
</context>
<context>
    <name>ui::ClockStrip</name>
    <message>
        <source>Time left in the round</source>
        <translation>Temps restant de la ronde</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>L’horloge n’est pas lancée.</translation>
    </message>
    <message>
        <source>The clock has not been started; this final has no time limit.</source>
        <translation>L’horloge n’est pas lancée&#xa0;; cette finale n’a pas de limite de temps.</translation>
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
        <translation>Alertes de l’horloge</translation>
    </message>
    <message>
        <source>&amp;Beep at each warning and at time</source>
        <translation>&amp;Bip à chaque alerte et à la fin</translation>
    </message>
    <message>
        <source>Warn before the end, &amp;minutes:</source>
        <translation>Alerter avant la fin, &amp;minutes&#xa0;:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Régler</translation>
    </message>
</context>
<context>
    <name>ui::CodeView</name>
    <message>
        <source>No code</source>
        <translation>Pas de code</translation>
    </message>
    <message>
        <source>Code for phones: %1</source>
        <translation>Code pour téléphones : %1</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Trouver une action</translation>
    </message>
    <message>
        <source>Actions found</source>
        <translation>Actions trouvées</translation>
    </message>
    <message>
        <source>A few letters of what you want to do, Enter</source>
        <translation>Quelques lettres de ce que vous voulez faire, Entrée</translation>
    </message>
    <message>
        <source>No action has these words. Escape goes back.</source>
        <translation>Aucune action n’a ces mots. Échap revient en arrière.</translation>
    </message>
</context>
<context>
    <name>ui::CompareDeckDialog</name>
    <message>
        <source>Presented list</source>
        <translation>Liste présentée</translation>
    </message>
    <message>
        <source>Compare the Corp list of %1</source>
        <translation>Comparer la liste Corp de %1</translation>
    </message>
    <message>
        <source>Compare the Runner list of %1</source>
        <translation>Comparer la liste Runner de %1</translation>
    </message>
    <message>
        <source>&amp;Paste or type the list as it is presented now:</source>
        <translation>&amp;Collez ou saisissez la liste telle qu’elle est présentée maintenant&#xa0;:</translation>
    </message>
    <message>
        <source>Cards that differ</source>
        <translation>Cartes qui diffèrent</translation>
    </message>
    <message>
        <source>No card differs.</source>
        <translation>Aucune carte ne diffère.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>On the list</source>
        <translation>Sur la liste</translation>
    </message>
    <message>
        <source>Presented</source>
        <translation>Présenté</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>Rien à comparer pour l’instant.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>✓ The same cards.</source>
        <translation>✓ Les mêmes cartes.</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n card(s) differ.</source>
        <translation>
            <numerusform>✗ %n carte diffère.</numerusform>
            <numerusform>✗ %n cartes diffèrent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 names no card: %2</source>
        <translation>La ligne %1 ne nomme aucune carte&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::ComparedTables</name>
    <message>
        <source>It does not come further: %1</source>
        <translation>Cela ne va pas plus loin&#xa0;: %1</translation>
    </message>
    <message>
        <source>The Corp has won.</source>
        <translation>La Corp a gagné.</translation>
    </message>
    <message>
        <source>The Runner has won.</source>
        <translation>Le Runner a gagné.</translation>
    </message>
    <message>
        <source>Before the first act both tables are the same.</source>
        <translation>Avant le premier acte, les deux tables sont identiques.</translation>
    </message>
    <message numerus="yes">
        <source>Before the first act: %n thing(s) marked ≠ differ.</source>
        <translation>
            <numerusform>Avant le premier acte&#xa0;: %n différence marquée ≠.</numerusform>
            <numerusform>Avant le premier acte&#xa0;: %n différences marquées ≠.</numerusform>
        </translation>
    </message>
    <message>
        <source>After act %1 both tables are the same.</source>
        <translation>Après l’acte %1, les deux tables sont identiques.</translation>
    </message>
    <message numerus="yes">
        <source>After act %1: %n thing(s) marked ≠ differ.</source>
        <translation>
            <numerusform>Après l’acte %1&#xa0;: %n différence marquée ≠.</numerusform>
            <numerusform>Après l’acte %1&#xa0;: %n différences marquées ≠.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table of this line</source>
        <translation>Table de cette suite</translation>
    </message>
    <message>
        <source>Table it is compared with</source>
        <translation>Table de comparaison</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>Con&amp;tinuer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play on from this moment</source>
        <translation>Continuer à partir de ce moment</translation>
    </message>
    <message>
        <source>Play on with the line that was kept</source>
        <translation>Continuer avec la suite gardée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a line of play or a version of the rules, and what it comes to</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::Comparison</name>
    <message>
        <source>Before the first act</source>
        <translation>Avant le premier acte</translation>
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
        <translation>On arrive à l’étape %1 %2.</translation>
    </message>
    <message>
        <source>This line</source>
        <translation>Cette suite</translation>
    </message>
    <message>
        <source>The line kept</source>
        <translation>La suite gardée</translation>
    </message>
    <message>
        <source>Both lines are the same.</source>
        <translation>Les deux suites sont identiques.</translation>
    </message>
    <message>
        <source>They part before the first act: the table is another one.</source>
        <translation>Elles se séparent avant le premier acte&#xa0;: la table est différente.</translation>
    </message>
    <message>
        <source>They part at act %1.</source>
        <translation>Elles se séparent à l’acte %1.</translation>
    </message>
    <message>
        <source>By %1 and %2 these acts go the same way to the end.</source>
        <translation>Selon %1 et selon %2, ces actes vont jusqu’au bout de la même façon.</translation>
    </message>
    <message>
        <source>They part in the situation itself.</source>
        <translation>Ils se séparent dans la situation même.</translation>
    </message>
    <message>
        <source>They part at act %1: %2</source>
        <translation>Ils se séparent à l’acte %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::CorrectionText</name>
    <message>
        <source>%1: %2 points instead of %3, still place %4</source>
        <translation>%1&#xa0;: %2 points au lieu de %3, toujours place %4</translation>
    </message>
    <message>
        <source>%1: %2 points instead of %3, place %4 instead of %5</source>
        <translation>%1&#xa0;: %2 points au lieu de %3, place %4 au lieu de %5</translation>
    </message>
    <message>
        <source>Round %1, table %2 has a result: %3. It would become %4.</source>
        <translation>La ronde %1, table %2 a un résultat&#xa0;: %3. Il deviendrait %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n other player(s) would change places.</source>
        <translation>
            <numerusform>%n autre joueur changerait de place.</numerusform>
            <numerusform>%n autres joueurs changeraient de place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points and places stay as they are.</source>
        <translation>Points et places restent tels quels.</translation>
    </message>
    <message>
        <source>Enter again corrects it, Escape leaves it.</source>
        <translation>Entrée de nouveau corrige, Échap laisse.</translation>
    </message>
</context>
<context>
    <name>ui::DatabaseDialog</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>as on this computer</source>
        <translation>comme sur cet ordinateur</translation>
    </message>
    <message>
        <source>&amp;Server:</source>
        <translation>&amp;Serveur :</translation>
    </message>
    <message>
        <source>&amp;Database:</source>
        <translation>Base de &amp;données :</translation>
    </message>
    <message>
        <source>Your &amp;name there:</source>
        <translation>Votre &amp;nom là-bas :</translation>
    </message>
    <message>
        <source>Or its &amp;address:</source>
        <translation>Ou son &amp;adresse :</translation>
    </message>
    <message>
        <source>Where the server wants a password, it is taken from the file ~/.pgpass or from PGPASSWORD: an address is shown and remembered, and holds none.</source>
        <translation>Là où le serveur veut un mot de passe, il vient du fichier ~/.pgpass ou de PGPASSWORD : une adresse est montrée et retenue, et n’en contient pas.</translation>
    </message>
    <message>
        <source>This Arbiter was built without PostgreSQL&apos;s client library, so it reaches no database: install libpq and build it again. Events in files are as they were.</source>
        <translation>Cet Arbiter a été compilé sans la bibliothèque cliente de PostgreSQL et n’atteint donc aucune base de données&#xa0;: installez libpq et recompilez-le. Rien ne change pour les tournois dans des fichiers.</translation>
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
        <translation>★ MWL +%1</translation>
    </message>
    <message>
        <source>♘ restricted</source>
        <translation>♘ limitée</translation>
    </message>
    <message>
        <source>⊘ removed</source>
        <translation>⊘ retirée</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Qté</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>ui::DeckCheckDialog</name>
    <message>
        <source>Deck check</source>
        <translation>Vérification du deck</translation>
    </message>
    <message>
        <source>Cards to tick off</source>
        <translation>Cartes à cocher</translation>
    </message>
    <message>
        <source>The deck is in &amp;order</source>
        <translation>Le deck est c&amp;onforme</translation>
    </message>
    <message>
        <source>The deck &amp;differs from the list</source>
        <translation>Le deck &amp;diffère de la liste</translation>
    </message>
    <message>
        <source>%1, Corp: %2</source>
        <translation>%1, Corp&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, Runner: %2</source>
        <translation>%1, Runner&#xa0;: %2</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>As on the list</source>
        <translation>Comme sur la liste</translation>
    </message>
    <message>
        <source>&amp;Pile:</source>
        <translation>&amp;Pile&#xa0;:</translation>
    </message>
    <message>
        <source>Space ticks a card off and goes on to the next</source>
        <translation>Espace coche une carte et passe à la suivante</translation>
    </message>
    <message>
        <source>&amp;What differs:</source>
        <translation>&amp;Ce qui diffère&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Judge:</source>
        <translation>&amp;Juge&#xa0;:</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Ticked off: %1 of %2 cards</source>
        <translation>Cochées&#xa0;: %1 cartes sur %2</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cards: %1 · Agendas: %2 · Points: %3</source>
        <extracomment>all three are counted in a pile</extracomment>
        <translation>Cartes&#xa0;: %1 · Projets&#xa0;: %2 · Points&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ui::DeckEditor</name>
    <message>
        <source>Card titles</source>
        <translation>Titres de cartes</translation>
    </message>
</context>
<context>
    <name>ui::DeckPage</name>
    <message>
        <source>Judge:</source>
        <translation>Juge&#xa0;:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Ronde&#xa0;:</translation>
    </message>
    <message>
        <source>Signed:</source>
        <translation>Signature&#xa0;:</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Joueur&#xa0;:</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (suite)</translation>
    </message>
    <message>
        <source>Qty</source>
        <translation>Qté</translation>
    </message>
    <message>
        <source>Inf</source>
        <translation>Infl</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>conforme</translation>
    </message>
    <message>
        <source>differs:</source>
        <translation>diffère&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::DeckPolicyDialog</name>
    <message>
        <source>How decks are judged</source>
        <translation>Comment les decks sont jugés</translation>
    </message>
    <message>
        <source>Cards count &amp;before their release, too</source>
        <translation>Les cartes comptent aussi avant leur &amp;parution</translation>
    </message>
    <message>
        <source>Decks were built in a &amp;draft</source>
        <translation>Les decks viennent d’un &amp;draft</translation>
    </message>
    <message>
        <source>Every list is judged anew, by the date of the event.</source>
        <translation>Chaque liste est jugée à nouveau, à la date du tournoi.</translation>
    </message>
    <message>
        <source>The one in force on the event&apos;s date</source>
        <translation>Celle en vigueur à la date du tournoi</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Every card released by the event&apos;s date</source>
        <translation>Toutes les cartes parues à la date du tournoi</translation>
    </message>
    <message>
        <source>&amp;List of restrictions:</source>
        <translation>&amp;Liste de restrictions&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Card pool:</source>
        <translation>Pool de &amp;cartes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Titles allowed early, one a line:</source>
        <translation>&amp;Titres permis d’avance, un par ligne&#xa0;:</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Utiliser</translation>
    </message>
</context>
<context>
    <name>ui::DeckSheets</name>
    <message>
        <source>Decks of %1</source>
        <translation>Decks du %1</translation>
    </message>
    <message>
        <source>no list of restrictions</source>
        <translation>aucune liste de restrictions</translation>
    </message>
    <message>
        <source>Table %1 in round %2</source>
        <translation>Table %1, ronde %2</translation>
    </message>
    <message>
        <source>No Corp list was handed in.</source>
        <translation>Aucune liste Corp n’a été remise.</translation>
    </message>
    <message>
        <source>No Runner list was handed in.</source>
        <translation>Aucune liste Runner n’a été remise.</translation>
    </message>
    <message>
        <source>no identity</source>
        <translation>aucune identité</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>1 is a type of cards, 2 their number</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Begin installed, no part of the deck: %1</source>
        <translation>Installées au départ, hors du deck&#xa0;: %1</translation>
    </message>
    <message>
        <source>Names no card: %1</source>
        <translation>Ne nomme aucune carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Accepted by the organizer all the same.</source>
        <translation>Acceptée malgré tout par l’organisateur.</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>agendas</source>
        <translation>projets</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Cards: %1, at least %2</source>
        <translation>Cartes&#xa0;: %1, au moins %2</translation>
    </message>
    <message>
        <source>Agenda points: %1, %2 or %3 needed</source>
        <translation>Points de projet&#xa0;: %1, il en faut %2 ou %3</translation>
    </message>
    <message>
        <source>Nobody has handed in a list yet; print blank sheets to be filled in.</source>
        <translation>Personne n’a encore remis de liste&#xa0;; imprimez des feuilles vierges à remplir.</translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation>Listes de deck</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Vérification du deck</translation>
    </message>
    <message>
        <source>Decklist</source>
        <translation>Liste de deck</translation>
    </message>
    <message>
        <source>Please write the full name of every card; one line for each title.</source>
        <translation>Veuillez écrire le nom complet de chaque carte&#xa0;; une ligne par titre.</translation>
    </message>
    <message>
        <source>Corp identity:</source>
        <translation>Identité Corp&#xa0;:</translation>
    </message>
    <message>
        <source>Runner identity:</source>
        <translation>Identité Runner&#xa0;:</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Cartes&#xa0;:</translation>
    </message>
    <message>
        <source>Influence:</source>
        <translation>Influence&#xa0;:</translation>
    </message>
    <message>
        <source>Agenda points:</source>
        <translation>Points de projet&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::DeckSlot</name>
    <message>
        <source>Corp list</source>
        <translation>Liste Corp</translation>
    </message>
    <message>
        <source>Runner list</source>
        <translation>Liste Runner</translation>
    </message>
    <message>
        <source>Paste the list here, drop its file, or type: the identity, then lines such as
3 Hedge Fund</source>
        <translation>Collez ici la liste, déposez son fichier, ou saisissez&#xa0;: l’identité, puis des lignes telles que
3 Hedge Fund</translation>
    </message>
    <message>
        <source>No Corp list yet</source>
        <translation>Pas encore de liste Corp</translation>
    </message>
    <message>
        <source>No Runner list yet</source>
        <translation>Pas encore de liste Runner</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n lists: each belongs into its own slot.</source>
        <translation>
            <numerusform>Le texte contient %n liste&#xa0;: elle va dans sa propre case.</numerusform>
            <numerusform>Le texte contient %n listes&#xa0;: chacune va dans sa propre case.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DecksModel</name>
    <message>
        <source>– missing</source>
        <translation>– manque</translation>
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
        <translation>✓ %1, ronde %2</translation>
    </message>
    <message>
        <source>✗ %1, round %2</source>
        <translation>✗ %1, ronde %2</translation>
    </message>
    <message>
        <source>● drawn</source>
        <translation>● tiré au sort</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>✓ legal</source>
        <translation>✓ légale</translation>
    </message>
    <message>
        <source>✓ accepted</source>
        <translation>✓ acceptée</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n problem(s)</source>
        <translation>
            <numerusform>✗ %n problème</numerusform>
            <numerusform>✗ %n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
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
        <translation>Joueurs et leurs listes</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>Onl&amp;y without both lists</source>
        <translation>Seulement si liste &amp;manquante</translation>
    </message>
    <message>
        <source>Nobody here: register players on their page.</source>
        <translation>Personne ici&#xa0;: inscrivez les joueurs sur leur page.</translation>
    </message>
    <message>
        <source>Corp and Runner list</source>
        <translation>Listes Corp et Runner</translation>
    </message>
    <message>
        <source>Name, Enter</source>
        <translation>Nom, Entrée</translation>
    </message>
    <message>
        <source>F&amp;ind:</source>
        <translation>&amp;Chercher&#xa0;:</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>not taken yet</source>
        <translation>pas encore prise</translation>
    </message>
    <message>
        <source>&amp;1 Corp: %1</source>
        <translation>&amp;1 Corp&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;2 Runner: %1</source>
        <translation>&amp;2 Runner&#xa0;: %1</translation>
    </message>
    <message>
        <source>Everybody has handed in both lists.</source>
        <translation>Tous ont remis leurs deux listes.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for lists of %n player(s).</source>
        <translation>
            <numerusform>Listes de %n joueur attendues.</numerusform>
            <numerusform>Listes de %n joueurs attendues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists are locked: a change needs a reason.</source>
        <translation>Les listes sont verrouillées&#xa0;: un changement demande une raison.</translation>
    </message>
    <message>
        <source>Lists are open until round 1 is paired.</source>
        <translation>Les listes sont ouvertes jusqu’à l’appariement de la ronde 1.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>Un&amp;lock this player</source>
        <translation>Déverroui&amp;ller ce joueur</translation>
    </message>
    <message>
        <source>&amp;Lock this player</source>
        <translation>Verroui&amp;ller ce joueur</translation>
    </message>
    <message>
        <source>The clipboard holds no text: copy a list first.</source>
        <translation>Le presse-papiers ne contient pas de texte&#xa0;: copiez d’abord une liste.</translation>
    </message>
    <message>
        <source>Open a decklist</source>
        <translation>Ouvrir une liste de deck</translation>
    </message>
    <message>
        <source>Decklists (*.txt *.o8d *.json *.md *.csv);;All files (*)</source>
        <translation>Listes de deck (*.txt *.o8d *.json *.md *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Lists are locked: take this one all the same</source>
        <translation>Les listes sont verrouillées&#xa0;: prendre celle-ci malgré tout</translation>
    </message>
    <message>
        <source>Remove a locked list</source>
        <translation>Retirer une liste verrouillée</translation>
    </message>
    <message>
        <source>Accept in spite of the rules</source>
        <translation>Accepter malgré les règles</translation>
    </message>
    <message>
        <source>Unlock all lists</source>
        <translation>Déverrouiller toutes les listes</translation>
    </message>
    <message>
        <source>Unlock this player&apos;s lists</source>
        <translation>Déverrouiller les listes de ce joueur</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Exporter la liste</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 écrit.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 without %n line(s) that name no card: correct them first.</source>
        <translation>
            <numerusform>%1 a été écrit sans %n ligne qui ne nomme aucune carte&#xa0;: corrigez-la d’abord.</numerusform>
            <numerusform>%1 a été écrit sans %n lignes qui ne nomment aucune carte&#xa0;: corrigez-les d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>The text holds both lists: each is in its own slot. Look at them, then take them.</source>
        <translation>Le texte contient les deux listes&#xa0;: chacune est dans sa case. Regardez-les, puis prenez-les.</translation>
    </message>
    <message>
        <source>List %1</source>
        <translation>Liste %1</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n lists, of which two are of one side: which is this player&apos;s?</source>
        <translation>
            <numerusform>Le texte contient %n liste, dont deux d’un même côté&#xa0;: laquelle est celle de ce joueur&#xa0;?</numerusform>
            <numerusform>Le texte contient %n listes, dont deux d’un même côté&#xa0;: laquelle est celle de ce joueur&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Put each into its slot</source>
        <translation>Mettre chacune dans sa case</translation>
    </message>
</context>
<context>
    <name>ui::DemoEvent</name>
    <message>
        <source>Demo event</source>
        <translation>Tournoi de démonstration</translation>
    </message>
</context>
<context>
    <name>ui::DrawChecksDialog</name>
    <message>
        <source>Draw players for a deck check</source>
        <translation>Tirer au sort des joueurs pour une vérification</translation>
    </message>
    <message>
        <source>Everybody still playing is as likely as everybody else. The draw follows from a seed in the log: drawing again after an undo gives the same players.</source>
        <translation>Tous ceux qui jouent encore ont la même chance. Le tirage découle d’un germe dans le journal&#xa0;: après annulation, il redonne les mêmes joueurs.</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirer</translation>
    </message>
</context>
<context>
    <name>ui::EntryHtml</name>
    <message>
        <source>%1 (the Rules Reference does not repeat it)</source>
        <translation>%1 (la Rules Reference ne le répète pas)</translation>
    </message>
    <message>
        <source>Otherwise: %1</source>
        <translation>Autre version&#xa0;: %1</translation>
    </message>
    <message>
        <source>In short:</source>
        <translation>En bref&#xa0;:</translation>
    </message>
    <message>
        <source>Show it in the timing chart</source>
        <translation>Montrer dans le déroulement</translation>
    </message>
    <message>
        <source>%1 says nothing about it.</source>
        <translation>%1 n’en dit rien.</translation>
    </message>
    <message numerus="yes">
        <source>%1: each copy lowers the influence limit by %n.</source>
        <translation>
            <numerusform>%1&#xa0;: chaque exemplaire réduit la limite d’influence de %n.</numerusform>
            <numerusform>%1&#xa0;: chaque exemplaire réduit la limite d’influence de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: each copy costs %n influence more.</source>
        <translation>
            <numerusform>%1&#xa0;: chaque exemplaire coûte %n d’influence de plus.</numerusform>
            <numerusform>%1&#xa0;: chaque exemplaire coûte %n d’influence de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: restricted; a deck has one restricted title.</source>
        <translation>%1&#xa0;: limitée&#xa0;; un deck n’a qu’un seul titre limité.</translation>
    </message>
    <message>
        <source>%1: banned.</source>
        <translation>%1&#xa0;: interdite.</translation>
    </message>
    <message numerus="yes">
        <source>%1: costs %n point(s).</source>
        <translation>
            <numerusform>%1&#xa0;: coûte %n point.</numerusform>
            <numerusform>%1&#xa0;: coûte %n points.</numerusform>
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
        <translation>Faction</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Sous-types</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Advancement</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Agenda points</source>
        <translation>Points de projet</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Trash cost</source>
        <translation>Coût de trash</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Unique</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Printed in</source>
        <translation>Imprimée dans</translation>
    </message>
    <message>
        <source>Differs between versions</source>
        <translation>Différence entre versions</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>Deck building on %1</source>
        <translation>Construction de deck au %1</translation>
    </message>
    <message>
        <source>Not released by then.</source>
        <translation>Pas encore parue à cette date.</translation>
    </message>
    <message>
        <source>No list of restrictions was in force.</source>
        <translation>Aucune liste de restrictions n’était en vigueur.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n in a deck.</source>
        <translation>
            <numerusform>Au plus %n dans un deck.</numerusform>
            <numerusform>Au plus %n dans un deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1: at most %n in a deck.</source>
        <translation>
            <numerusform>À partir du %1&#xa0;: au plus %n dans un deck.</numerusform>
            <numerusform>À partir du %1&#xa0;: au plus %n dans un deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1: unique.</source>
        <translation>À partir du %1&#xa0;: unique.</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>Rulings that name it</source>
        <translation>Décisions qui la nomment</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucune.</translation>
    </message>
    <message>
        <source>As the engine reads this card</source>
        <translation>Comme le moteur de règles lit cette carte</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <extracomment>of a card&apos;s text: what is not known of it</extracomment>
        <translation>Laissé de côté&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::EventDetailsDialog</name>
    <message>
        <source>Details of the event</source>
        <translation>Informations du tournoi</translation>
    </message>
    <message>
        <source>The organizer &amp;plays</source>
        <translation>L’organisateur &amp;joue</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>année-mois-jour</translation>
    </message>
    <message>
        <source>Rules at the tables of an organizer who plays</source>
        <translation>Arbitre aux tables d’un organisateur qui joue</translation>
    </message>
    <message>
        <source>Names, with semicolons between them</source>
        <translation>Noms, séparés par des points-virgules</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>&amp;Date&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Tier:</source>
        <translation>N&amp;iveau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Organizer:</source>
        <translation>&amp;Organisateur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Second organizer:</source>
        <translation>Se&amp;cond organisateur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Judges:</source>
        <translation>J&amp;uges&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Late entry:</source>
        <translation>Inscription &amp;tardive&#xa0;:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>those in force on the date</source>
        <translation>celles en vigueur à la date du tournoi</translation>
    </message>
    <message>
        <source>&amp;Rules for judges:</source>
        <translation>&amp;Règles pour les juges&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::EventExporter</name>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>Written to %1, without round %2, which is not published yet.</source>
        <translation>Écrit dans %1, sans la ronde %2, qui n’est pas encore publiée.</translation>
    </message>
</context>
<context>
    <name>ui::EventOpener</name>
    <message>
        <source>The folder %1 for demo events cannot be made; check who may write there.</source>
        <translation>Impossible de créer le dossier %1 des tournois de démonstration&#xa0;; vérifiez qui peut y écrire.</translation>
    </message>
    <message>
        <source>from backup</source>
        <translation>d’une sauvegarde</translation>
    </message>
    <message>
        <source>salvaged</source>
        <translation>récupéré</translation>
    </message>
</context>
<context>
    <name>ui::EventPage</name>
    <message>
        <source>not entered</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>%1; plays</source>
        <translation>%1&#xa0;; joue</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Organizer</source>
        <translation>Organisateur</translation>
    </message>
    <message>
        <source>Second organizer</source>
        <translation>Second organisateur</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Juges</translation>
    </message>
    <message>
        <source>Late entry</source>
        <translation>Inscription tardive</translation>
    </message>
    <message>
        <source>%1 (suggested for the field: %2)</source>
        <translation>%1 (suggéré pour ce nombre de joueurs&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1, as suggested for the field</source>
        <translation>%1, comme suggéré pour le nombre de joueurs</translation>
    </message>
    <message>
        <source>Swiss rounds</source>
        <translation>Rondes suisses</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>none under these rules</source>
        <translation>aucun selon ces règles</translation>
    </message>
    <message>
        <source>Length of a round</source>
        <translation>Durée d’une ronde</translation>
    </message>
    <message>
        <source>%1 minutes (%2 to %3 allowed)</source>
        <translation>%1 minutes (%2 à %3 permises)</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Utilisées</translation>
    </message>
    <message>
        <source>from 1, no limit</source>
        <translation>à partir de 1, sans limite</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Informations</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Annoncé</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Rules for judges</source>
        <translation>Règles pour les juges</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>%1 – %2, now</source>
        <extracomment>1 and 2 are times: &quot;10:02 – about 11:07&quot;; &quot;now&quot; stands beside what is going on</extracomment>
        <translation>%1 – %2, en cours</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>known once a start is announced or a clock runs</source>
        <translation>connues dès qu’un début est annoncé ou qu’une horloge tourne</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Horaires</translation>
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
        <translation>Competitive&#xa0;: listes de deck, rondes suisses et cut comme suggéré pour le nombre de joueurs</translation>
    </message>
    <message>
        <source>Casual night</source>
        <translation>Soirée décontractée</translation>
    </message>
    <message>
        <source>Casual: Swiss rounds, no cut, no decklists</source>
        <translation>Casual&#xa0;: rondes suisses, pas de cut ni de listes de deck</translation>
    </message>
    <message>
        <source>Regional</source>
        <translation>Regional</translation>
    </message>
    <message>
        <source>Premier: decklists, nobody who runs it plays, a cut as suggested</source>
        <translation>Premier&#xa0;: listes de deck, aucun organisateur ne joue, cut comme suggéré</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Casual: the first round by seats, games to six agenda points, no cut</source>
        <translation>Casual&#xa0;: première ronde par sièges, parties en six points de projet, pas de cut</translation>
    </message>
</context>
<context>
    <name>ui::EventView</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Why nothing can be changed</source>
        <translation>Pourquoi rien ne peut être changé</translation>
    </message>
    <message>
        <source>Read only: %1</source>
        <translation>Lecture seule&#xa0;: %1</translation>
    </message>
    <message>
        <source>Go on in a copy…</source>
        <translation>Continuer dans une copie…</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) are not recorded yet. %1</source>
        <translation>
            <numerusform>%n action n’est pas encore enregistrée. %1</numerusform>
            <numerusform>%n actions ne sont pas encore enregistrées. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
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
        <translation>JSON de tournoi (*.json)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Tables CSV (*.csv)</translation>
    </message>
    <message>
        <source>Event (JSON)</source>
        <translation>Tournoi (JSON)</translation>
    </message>
    <message>
        <source>The whole event, for results sites and other tournament programs.</source>
        <translation>Tout le tournoi, pour les sites de résultats et d’autres programmes.</translation>
    </message>
    <message>
        <source>Players (CSV)</source>
        <translation>Joueurs (CSV)</translation>
    </message>
    <message>
        <source>The list of players, for a spreadsheet.</source>
        <translation>La liste des joueurs, pour un tableur.</translation>
    </message>
    <message>
        <source>Standings (CSV)</source>
        <translation>Classement (CSV)</translation>
    </message>
    <message>
        <source>The standings after the last round, for a spreadsheet.</source>
        <translation>Le classement après la dernière ronde, pour un tableur.</translation>
    </message>
    <message>
        <source>Pairings (CSV)</source>
        <translation>Appariements (CSV)</translation>
    </message>
    <message>
        <source>The tables of one round, for a spreadsheet.</source>
        <translation>Les tables d’une ronde, pour un tableur.</translation>
    </message>
    <message>
        <source>Pairings and standings (Markdown)</source>
        <translation>Appariements et classement (Markdown)</translation>
    </message>
    <message>
        <source>One round to paste into a chat.</source>
        <translation>Une ronde, à coller dans une discussion.</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>&amp;Leave the players&apos; names out</source>
        <translation>&amp;Omettre les noms des joueurs</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>“Player 1” and so on, in the order of registration</source>
        <translation>«&#xa0;Player 1&#xa0;» et ainsi de suite, dans l’ordre d’inscription</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Quoi&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>&amp;Ronde&#xa0;:</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Choisir le fichier…</translation>
    </message>
    <message>
        <source>Stream overlay (JSON)</source>
        <translation>Overlay de stream (JSON)</translation>
    </message>
    <message>
        <source>What an overlay of a stream shows, as it is now. “Write for a stream overlay” in the menu File keeps it up to date.</source>
        <translation>Ce que montre l’overlay d’un stream, à cet instant. «&#xa0;Écrire pour un overlay de stream&#xa0;» dans le menu Fichier le tient à jour.</translation>
    </message>
</context>
<context>
    <name>ui::ExtraTimeDialog</name>
    <message>
        <source>Extra time for a table</source>
        <translation>Temps additionnel pour une table</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1&#xa0;: %2 – %3</translation>
    </message>
    <message>
        <source>For what kept the players from playing: a deck check, a call for the judge.</source>
        <translation>Pour ce qui a empêché de jouer&#xa0;: une vérification de deck, un appel au juge.</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Table&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Minutes:</source>
        <translation>&amp;Minutes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Why:</source>
        <translation>&amp;Pourquoi&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Judge:</source>
        <translation>&amp;Juge&#xa0;:</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Accorder</translation>
    </message>
</context>
<context>
    <name>ui::FactList</name>
    <message>
        <source>%1:</source>
        <extracomment>what a fact is about, in front of it</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::FactMenu</name>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a fact and its new value</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Not &amp;known</source>
        <translation>Pas &amp;connu</translation>
    </message>
    <message>
        <source>%1: not known</source>
        <translation>%1 : pas connu</translation>
    </message>
    <message>
        <source>Not &amp;stated</source>
        <translation>Pas &amp;indiqué</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1 : pas indiqué</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>&amp;Non</translation>
    </message>
</context>
<context>
    <name>ui::FactionMark</name>
    <message>
        <source>neutral Corp</source>
        <translation>Corp neutre</translation>
    </message>
    <message>
        <source>neutral Runner</source>
        <translation>Runner neutre</translation>
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
        <translation>Revoici ce que vous aviez saisi ici sans le valider.</translation>
    </message>
    <message>
        <source>D&amp;iscard it</source>
        <translation>L’&amp;effacer</translation>
    </message>
</context>
<context>
    <name>ui::FoundActions</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourci</translation>
    </message>
</context>
<context>
    <name>ui::GameEntry</name>
    <message>
        <source>Resu&amp;lt:</source>
        <translation>Résu&amp;ltat&#xa0;:</translation>
    </message>
    <message>
        <source>Result of the chosen game</source>
        <translation>Résultat du jeu choisi</translation>
    </message>
    <message>
        <source>Result, Enter</source>
        <translation>Résultat, Entrée</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Aucun jeu n’est choisi.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronde %1</translation>
    </message>
    <message>
        <source>Game %1 · %2 · %3</source>
        <translation>Jeu %1 · %2 · %3</translation>
    </message>
    <message>
        <source> · table %1</source>
        <translation> · table %1</translation>
    </message>
    <message>
        <source> · %1–%2</source>
        <translation> · %1–%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>1 is a player, 2 the identities of his decks</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is Corp</source>
        <translation>%1 est Corp</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>1 or 2: who won · c Corp, r Runner won · t3-2 time with agenda points of Corp and Runner · no-show=p2:5</source>
        <translation>1 ou 2&#xa0;: qui a gagné · c Corp, r Runner a gagné · t3-2 temps avec points de projet de la Corp et du Runner · no-show=p2:5</translation>
    </message>
    <message>
        <source>One letter a game, first player 1 as Corp: c4 Corp won, the loser has 4 · r2 · t3-2 time · third=p1corp:corp</source>
        <translation>Une lettre par partie, d’abord le joueur 1 en Corp&#xa0;: c4 Corp a gagné, le perdant a 4 · r2 · t3-2 temps · third=p1corp:corp</translation>
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
        <translation>choisit</translation>
    </message>
    <message>
        <source>Upper bracket</source>
        <translation>Tableau haut</translation>
    </message>
    <message>
        <source>Lower bracket</source>
        <translation>Tableau bas</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Second final</source>
        <translation>Seconde finale</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>attend %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>inutile</translation>
    </message>
    <message>
        <source>%1 (seed %2)</source>
        <translation>%1 (tête de série %2)</translation>
    </message>
    <message>
        <source>%1 (seed %2, %3)</source>
        <extracomment>1 is a player, 2 a seed, 3 a side</extracomment>
        <translation>%1 (tête de série %2, %3)</translation>
    </message>
    <message>
        <source>%1, the higher seed, chooses the side</source>
        <translation>%1, mieux classé, choisit le côté</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>jeu %1</translation>
    </message>
    <message>
        <source>games %1 and %2</source>
        <extracomment>1 is a list of numbers, 2 the last number</extracomment>
        <translation>jeux %1 et %2</translation>
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
        <translation>Jeu %1, table %2</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Jeu %1</translation>
    </message>
    <message>
        <source>%1: %2 – %3, %4</source>
        <extracomment>1 is &quot;Game 5, table 2&quot;, 2 and 3 are players, 4 is how the game stands</extracomment>
        <translation>%1&#xa0;: %2 – %3, %4</translation>
    </message>
</context>
<context>
    <name>ui::IdentityCompleter</name>
    <message>
        <source>Identities</source>
        <translation>Identités</translation>
    </message>
</context>
<context>
    <name>ui::InboxModel</name>
    <message>
        <source>%1 · but %2 says: %3</source>
        <extracomment>1 is &quot;Table 3: 4–0&quot;, 2 another player, 3 what he says: &quot;Table 3: 2–2&quot;</extracomment>
        <translation>%1 · mais %2 dit : %3</translation>
    </message>
    <message>
        <source>%1 · recorded is %2</source>
        <extracomment>1 is &quot;Table 3: 4–0&quot;, 2 the result that stands there: &quot;2–2&quot;</extracomment>
        <translation>%1 · enregistré : %2</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>contesté</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>vous attend</translation>
    </message>
    <message>
        <source>waits for a judge</source>
        <translation>attend un arbitre</translation>
    </message>
    <message>
        <source>waits for the opponent</source>
        <translation>attend l’adversaire</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>accepted by %1</source>
        <translation>accepté par %1</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>refusé : %1</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The phone shows it, too: so you know whose phone you let in</source>
        <translation>Le téléphone l’affiche aussi : vous savez ainsi quel téléphone vous faites entrer</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>ui::KeysDialog</name>
    <message>
        <source>Typing results</source>
        <translation>Saisie des résultats</translation>
    </message>
    <message>
        <source>Table, Enter, result, Enter</source>
        <translation>Table, Entrée, résultat, Entrée</translation>
    </message>
    <message>
        <source>One table after the other; the next one without a result is offered. In place of its number a player&apos;s name will do.</source>
        <translation>Une table après l’autre&#xa0;; la suivante sans résultat est proposée. À la place du numéro, un nom suffit.</translation>
    </message>
    <message>
        <source>A match of two games</source>
        <translation>Un match de deux parties</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Une seule partie</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Leaves what was typed, one step at a time</source>
        <translation>Quitte la saisie, pas à pas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Tous les raccourcis</translation>
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
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>on your phone</source>
        <translation>sur votre téléphone</translation>
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
        <translation>annulé</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>ui::LogPage</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log, the newest first</source>
        <translation>Journal, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Rien n’a encore été fait.</translation>
    </message>
    <message>
        <source>The newest act is on top. Nothing is ever deleted: what was taken back stays here, struck through.</source>
        <translation>L’action la plus récente est en haut. Rien n’est jamais supprimé&#xa0;: ce qui est annulé reste ici, barré.</translation>
    </message>
    <message>
        <source>Written down elsewhere, it proves what the file was: arbiter-cli verify --seal finds it again.</source>
        <translation>Noté ailleurs, il prouve ce qu’était le fichier&#xa0;: arbiter-cli verify --seal le retrouve.</translation>
    </message>
    <message>
        <source>Seal %1 · act %2</source>
        <extracomment>1 are 32 hexadecimal digits that prove what the file was, 2 the number of the last act in it</extracomment>
        <translation>Sceau %1 · action %2</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Open an event</source>
        <translation>Ouvrir un tournoi</translation>
    </message>
    <message>
        <source>Arbiter events (*.arbiter);;All files (*)</source>
        <translation>Tournois Arbiter (*.arbiter);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import an event</source>
        <translation>Importer un tournoi</translation>
    </message>
    <message>
        <source>Events and lists of players (*.json *.csv *.tome *.txt);;All files (*)</source>
        <translation>Tournois et listes de joueurs (*.json *.csv *.tome *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Where to keep the event</source>
        <translation>Où garder le tournoi</translation>
    </message>
    <message>
        <source>Arbiter events (*.arbiter)</source>
        <translation>Tournois Arbiter (*.arbiter)</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copie</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>A copy was written to %1.</source>
        <translation>Une copie a été écrite dans %1.</translation>
    </message>
    <message>
        <source>Read only · %1</source>
        <translation>Lecture seule · %1</translation>
    </message>
    <message>
        <source>All changes saved · %1</source>
        <translation>Tout est enregistré · %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Open the newest backup</source>
        <translation>Ouvrir la dernière sauvegarde</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Récupérer ce qui est lisible</translation>
    </message>
    <message>
        <source>This is a copy of the newest backup, made %1. The damaged file stays as it is.</source>
        <translation>Ceci est une copie de la dernière sauvegarde, du %1. Le fichier endommagé reste tel quel.</translation>
    </message>
    <message>
        <source>This is a copy of what could be read. Acts saved: %1. The damaged file stays as it is.</source>
        <translation>Ceci est une copie de ce qui était lisible. Actions récupérées&#xa0;: %1. Le fichier endommagé reste tel quel.</translation>
    </message>
    <message>
        <source>Acts lost: %1; check the last results.</source>
        <translation>Actions perdues&#xa0;: %1&#xa0;; vérifiez les derniers résultats.</translation>
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
        <translation>Arbiter %1, le bureau de l’organisateur de tournois. Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure, sans aucune garantie.</translation>
    </message>
    <message>
        <source>Clock of the round</source>
        <translation>Horloge de la ronde</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>Ne pas l’ouvrir</translation>
    </message>
    <message>
        <source>Not recorded yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) wait until another program has done with the file. They are lost when the event is closed now.</source>
        <translation>
            <numerusform>%n action attend qu’un autre programme en ait fini avec le fichier. Elle est perdue si le tournoi est fermé maintenant.</numerusform>
            <numerusform>%n actions attendent qu’un autre programme en ait fini avec le fichier. Elles sont perdues si le tournoi est fermé maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>This is a copy of the newest backup, made %1, and it holds other acts than the damaged file, which stays as it is: compare its log with what you know.</source>
        <translation>Ceci est une copie de la dernière sauvegarde, du %1, et elle contient d’autres actions que le fichier endommagé, qui reste tel quel&#xa0;: comparez son journal avec ce que vous savez.</translation>
    </message>
    <message>
        <source>Go on in a copy</source>
        <translation>Continuer dans une copie</translation>
    </message>
    <message>
        <source>The event goes on in this copy, with every act up to the last one. What becomes of %1 does not touch it.</source>
        <translation>Le tournoi continue dans cette copie, avec chaque action jusqu’à la dernière. Ce que devient %1 ne la touche pas.</translation>
    </message>
    <message>
        <source>No longer in its place · %1</source>
        <translation>N’est plus à sa place · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) not saved yet · %1</source>
        <translation>
            <numerusform>%n action pas encore enregistrée · %1</numerusform>
            <numerusform>%n actions pas encore enregistrées · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>File of the stream overlay</source>
        <translation>Fichier de l’overlay de stream</translation>
    </message>
    <message>
        <source>Typed and not entered</source>
        <translation>Saisi, non validé</translation>
    </message>
    <message>
        <source>What you typed and did not enter cannot be kept, and is lost when the event is closed now.
%1</source>
        <translation>Ce que vous avez saisi sans le valider ne peut être gardé, et sera perdu si le tournoi est fermé maintenant.
%1</translation>
    </message>
    <message>
        <source>N&amp;ext step</source>
        <translation>Étape su&amp;ivante</translation>
    </message>
    <message>
        <source>Saved; not entered yet: %1</source>
        <extracomment>1 are pages on which something was typed and not entered</extracomment>
        <translation>Enregistré ; pas encore validé : %1</translation>
    </message>
    <message>
        <source>Goes on elsewhere · %1</source>
        <translation>Continue ailleurs · %1</translation>
    </message>
    <message>
        <source>No connection, only to be read · %1</source>
        <translation>Pas de connexion, lecture seule · %1</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <extracomment>a desk, who sits there, what he did last</extracomment>
        <translation>%1 (%2) : %3</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n desk(s)</source>
        <translation>
            <numerusform>%1 · %n poste</numerusform>
            <numerusform>%1 · %n postes</numerusform>
        </translation>
    </message>
    <message>
        <source>The event goes on in this copy, with every act up to the last one. The other desks do not see what is done here: they wait, or open this file. When the server is back, the shared event is marked as left, if nobody has recorded anything in it since.</source>
        <translation>Le tournoi continue dans cette copie, avec tous les actes jusqu’au dernier. Les autres postes ne voient pas ce qui est fait ici : ils attendent, ou ouvrent ce fichier. Quand le serveur revient, le tournoi partagé est marqué comme quitté, si personne n’y a rien enregistré depuis.</translation>
    </message>
    <message>
        <source>Other desks at this event</source>
        <translation>Autres postes de ce tournoi</translation>
    </message>
    <message>
        <source>%1 (%2) looks on</source>
        <extracomment>a desk, who sits there</extracomment>
        <translation>%1 (%2) regarde</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>This event is shared. Every desk opens it as
%1</source>
        <translation>Ce tournoi est partagé. Chaque poste l’ouvre à l’adresse
%1</translation>
    </message>
    <message>
        <source>The event is shared, and goes on there. Every desk opens it as
%1</source>
        <translation>Le tournoi est partagé et continue là-bas. Chaque poste l’ouvre à l’adresse
%1</translation>
    </message>
    <message>
        <source>The server is back, and the shared event is marked as left: it says that the event goes on in %1. Share that file again to go on there.</source>
        <translation>Le serveur est revenu, et le tournoi partagé est marqué comme quitté : il dit que le tournoi continue dans %1. Partagez de nouveau ce fichier pour y continuer.</translation>
    </message>
    <message>
        <source>The server is back, and the shared event holds every act of %1: go on there.</source>
        <translation>Le serveur est revenu, et le tournoi partagé contient chaque acte de %1 : continuez là-bas.</translation>
    </message>
    <message>
        <source>The server is back, and others went on in the shared event: both stay as they are. Up to act %1 they are the same; behind it %4 has %2 acts, the shared event %3. Compare their logs, and go on with one of them.</source>
        <translation>Le serveur est revenu, et d’autres ont continué dans le tournoi partagé : les deux restent tels quels. Jusqu’à l’acte %1 ils sont identiques ; ensuite %4 a %2 actes, le tournoi partagé %3. Comparez leurs journaux, et continuez avec l’un d’eux.</translation>
    </message>
</context>
<context>
    <name>ui::MatchSlip</name>
    <message>
        <source>seed %1</source>
        <translation>tête de série %1</translation>
    </message>
    <message>
        <source>second game started</source>
        <translation>seconde partie commencée</translation>
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
        <translation>a gagné</translation>
    </message>
    <message>
        <source>agenda points</source>
        <translation>points de projet</translation>
    </message>
    <message>
        <source>at time</source>
        <translation>au temps</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1 · game %2</source>
        <translation>%1 · jeu %2</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>abandonne</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Close the message (Esc)</source>
        <translation>Fermer le message (Échap)</translation>
    </message>
</context>
<context>
    <name>ui::MomentStrip</name>
    <message>
        <source>The Corp may: %1.</source>
        <translation>La Corp peut : %1.</translation>
    </message>
    <message>
        <source>The Runner may: %1.</source>
        <translation>Le Runner peut : %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the number of a step, and its title</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Turn or run</source>
        <translation>Tour ou run</translation>
    </message>
    <message>
        <source>Steps; Enter asks there</source>
        <translation>Étapes ; Entrée demande là</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <extracomment>the step at which the players are</extracomment>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>Choose a step, or say where the players are.</source>
        <translation>Choisissez une étape, ou dites où en sont les joueurs.</translation>
    </message>
    <message>
        <source>The Corp may act next.</source>
        <translation>La Corp peut agir ensuite.</translation>
    </message>
    <message>
        <source>The Runner may act next.</source>
        <translation>Le Runner peut agir ensuite.</translation>
    </message>
    <message>
        <source>The Corp has won.</source>
        <translation>La Corp a gagné.</translation>
    </message>
    <message>
        <source>The Runner has won.</source>
        <translation>Le Runner a gagné.</translation>
    </message>
</context>
<context>
    <name>ui::MoveDialog</name>
    <message>
        <source>Table %1: %2 – %3</source>
        <translation>Table %1&#xa0;: %2 – %3</translation>
    </message>
    <message>
        <source>Move a match to another table</source>
        <translation>Déplacer un match vers une autre table</translation>
    </message>
    <message>
        <source>Who sits where then</source>
        <translation>Qui sera assis où</translation>
    </message>
    <message>
        <source>&amp;Match:</source>
        <translation>&amp;Match&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;To table:</source>
        <translation>&amp;Vers la table&#xa0;:</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Attention&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::NewEventDialog</name>
    <message>
        <source>New event</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>Store championship</source>
        <translation>Store Championship</translation>
    </message>
    <message>
        <source>Automatic: as suggested for the field</source>
        <translation>Automatique&#xa0;: comme suggéré pour le nombre de joueurs</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutes</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>&amp;Date&#xa0;:</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>Rè&amp;gles&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Tier:</source>
        <translation>N&amp;iveau&#xa0;:</translation>
    </message>
    <message>
        <source>Swiss &amp;rounds:</source>
        <translation>&amp;Rondes suisses&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Cut:</source>
        <translation>&amp;Cut&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Length of a round:</source>
        <translation>D&amp;urée d’une ronde&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Change where the event is kept</source>
        <translation>Changer l’endroit où le tournoi est gardé</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Fichier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>The same seed and the same acts give the same pairings everywhere</source>
        <translation>Le même germe et les mêmes actions donnent partout les mêmes appariements</translation>
    </message>
    <message>
        <source>&amp;Organizer:</source>
        <translation>&amp;Organisateur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Seed of all draws:</source>
        <translation>Germe des &amp;tirages&#xa0;:</translation>
    </message>
    <message>
        <source>Where to keep the event</source>
        <translation>Où garder le tournoi</translation>
    </message>
    <message>
        <source>Arbiter events (*.arbiter)</source>
        <translation>Tournois Arbiter (*.arbiter)</translation>
    </message>
    <message>
        <source>follows the name</source>
        <translation>suit le nom</translation>
    </message>
    <message>
        <source>Data&amp;base…</source>
        <translation>&amp;Base de données…</translation>
    </message>
    <message>
        <source>Keep the event in a database, for several desks</source>
        <translation>Tenir le tournoi dans une base de données, pour plusieurs postes</translation>
    </message>
    <message>
        <source>Keep the event in a database</source>
        <translation>Tenir le tournoi dans une base de données</translation>
    </message>
    <message>
        <source>Several desks open an event that lies in a PostgreSQL database. An event of its own begins there, beside those that are there.</source>
        <translation>Plusieurs postes ouvrent un tournoi qui se trouve dans une base PostgreSQL. Un nouveau tournoi y commence, à côté de ceux qui y sont.</translation>
    </message>
    <message>
        <source>Keep it there</source>
        <translation>Le tenir là</translation>
    </message>
</context>
<context>
    <name>ui::NextStep</name>
    <message>
        <source>Next: register players</source>
        <translation>Suite&#xa0;: inscrire des joueurs</translation>
    </message>
    <message>
        <source>Next: pair round %1…</source>
        <translation>Suite&#xa0;: apparier la ronde %1…</translation>
    </message>
    <message>
        <source>Next: publish round %1</source>
        <translation>Suite&#xa0;: publier la ronde %1</translation>
    </message>
    <message numerus="yes">
        <source>Next: enter %n result(s)</source>
        <translation>
            <numerusform>Suite&#xa0;: saisir %n résultat</numerusform>
            <numerusform>Suite&#xa0;: saisir %n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: start the cut to the top %1…</source>
        <translation>Suite&#xa0;: commencer le cut au top %1…</translation>
    </message>
    <message numerus="yes">
        <source>Next: enter %n game(s) of the cut</source>
        <translation>
            <numerusform>Suite&#xa0;: saisir %n jeu du cut</numerusform>
            <numerusform>Suite&#xa0;: saisir %n jeux du cut</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: report the event…</source>
        <translation>Suite&#xa0;: rapport du tournoi…</translation>
    </message>
</context>
<context>
    <name>ui::OddsModel</name>
    <message>
        <source>has left</source>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Makes the cut</source>
        <translation>Entre dans le cut</translation>
    </message>
    <message>
        <source>Is first</source>
        <translation>Finit premier</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>With a win</source>
        <translation>Si victoire</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Si égalité</translation>
    </message>
    <message>
        <source>With a loss</source>
        <translation>Si défaite</translation>
    </message>
</context>
<context>
    <name>ui::OddsPage</name>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Odds of every player</source>
        <translation>Chances de chaque joueur</translation>
    </message>
    <message>
        <source>Resu&amp;lts so far weigh</source>
        <translation>Les résu&amp;ltats jusqu’ici comptent</translation>
    </message>
    <message>
        <source>Instead of 50 : 50, chances follow the games won and lost so far</source>
        <translation>Au lieu de 50&#xa0;: 50, les chances suivent les parties gagnées et perdues jusqu’ici</translation>
    </message>
    <message>
        <source>Finishes simulated so far</source>
        <translation>Issues simulées jusqu’ici</translation>
    </message>
    <message>
        <source>What the figures rest on</source>
        <translation>Sur quoi reposent les chiffres</translation>
    </message>
    <message>
        <source>What his match does for the selected player</source>
        <translation>Ce que son match change pour le joueur choisi</translation>
    </message>
    <message>
        <source>Final places of the selected player</source>
        <translation>Places finales du joueur choisi</translation>
    </message>
    <message>
        <source>The rest of the event is simulated %L1 times, on a copy of it.</source>
        <translation>La suite du tournoi est simulée %L1 fois, sur une copie.</translation>
    </message>
    <message>
        <source>Working the odds out; the desk can be used meanwhile.</source>
        <translation>Calcul des chances en cours&#xa0;; vous pouvez travailler pendant ce temps.</translation>
    </message>
    <message>
        <source>The event has changed: the odds of before no longer count. Work them out again.</source>
        <translation>Le tournoi a changé&#xa0;: les chances d’avant ne valent plus. Calculez-les à nouveau.</translation>
    </message>
    <message>
        <source>The figures stand here when all finishes are simulated.</source>
        <translation>Les chiffres apparaissent ici quand toutes les issues sont simulées.</translation>
    </message>
    <message>
        <source>No odds are worked out.</source>
        <translation>Aucune chance n’est calculée.</translation>
    </message>
    <message>
        <source>Select a player to see his final places and what his match does.</source>
        <translation>Choisissez un joueur pour voir ses places finales et ce que son match change.</translation>
    </message>
</context>
<context>
    <name>ui::OddsText</name>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>With a win at table %1: cut %2</source>
        <translation>Victoire à la table %1 – cut&#xa0;: %2</translation>
    </message>
    <message>
        <source>With a win at table %1: first %2</source>
        <translation>Victoire à la table %1 – premier&#xa0;: %2</translation>
    </message>
    <message>
        <source>A win at table %1 is no longer possible.</source>
        <translation>Une victoire à la table %1 n’est plus possible.</translation>
    </message>
    <message>
        <source>With as many points as the opponent: cut %1</source>
        <translation>Autant de points que l’adversaire – cut&#xa0;: %1</translation>
    </message>
    <message>
        <source>With as many points as the opponent: first %1</source>
        <translation>Autant de points que l’adversaire – premier&#xa0;: %1</translation>
    </message>
    <message>
        <source>As many points as the opponent are not possible.</source>
        <translation>Autant de points que l’adversaire n’est pas possible.</translation>
    </message>
    <message>
        <source>With a loss: cut %1</source>
        <translation>Défaite – cut&#xa0;: %1</translation>
    </message>
    <message>
        <source>With a loss: first %1</source>
        <translation>Défaite – premier&#xa0;: %1</translation>
    </message>
    <message>
        <source>A loss is no longer possible.</source>
        <translation>Une défaite n’est plus possible.</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no finish: no chance to tell</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
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
        <translation>A abandonné et ne peut pas entrer dans le cut.</translation>
    </message>
    <message>
        <source>Has left; a first place would be his all the same.</source>
        <translation>A abandonné&#xa0;; une première place lui reviendrait tout de même.</translation>
    </message>
    <message>
        <source>No open match: only the results of others and the rounds to come move this player.</source>
        <translation>Pas de match en cours&#xa0;: seuls les résultats des autres et les rondes à venir changent sa place.</translation>
    </message>
    <message>
        <source>Final places of %1</source>
        <translation>Places finales de %1</translation>
    </message>
    <message>
        <source>finishes</source>
        <translation>issues</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Place %1 and below</source>
        <translation>Place %1 et au-delà</translation>
    </message>
    <message>
        <source>Places %1–%2</source>
        <translation>Places %1 à %2</translation>
    </message>
</context>
<context>
    <name>ui::OpenSharedDialog</name>
    <message>
        <source>Open a shared event</source>
        <translation>Ouvrir un tournoi partagé</translation>
    </message>
    <message>
        <source>An event that several desks share lies in a PostgreSQL database. Who shared it knows its address; without one, look what is there.</source>
        <translation>Un tournoi que plusieurs postes partagent se trouve dans une base PostgreSQL. Qui l’a partagé en connaît l’adresse ; sans elle, regardez ce qu’il y a.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>An event without an act</source>
        <translation>Un tournoi sans acte</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s)</source>
        <translation>
            <numerusform>%n acte</numerusform>
            <numerusform>%n actes</numerusform>
        </translation>
    </message>
    <message>
        <source>goes on elsewhere: %1</source>
        <extracomment>of an event; 1 is a desk and a file</extracomment>
        <translation>continue ailleurs : %1</translation>
    </message>
    <message>
        <source>&amp;Look what is there</source>
        <translation>&amp;Regarder ce qu’il y a</translation>
    </message>
    <message>
        <source>Events in the database</source>
        <translation>Tournois dans la base de données</translation>
    </message>
    <message>
        <source>&amp;Events there:</source>
        <translation>&amp;Tournois là-bas :</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>On demande au serveur…</translation>
    </message>
    <message>
        <source>There is no event in this database yet: share one there, or begin one.</source>
        <translation>Il n’y a pas encore de tournoi dans cette base : partagez-en un, ou commencez-en un.</translation>
    </message>
</context>
<context>
    <name>ui::Outcome</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a player, and what is theirs: &quot;Runner: Credits&quot;
----------
a card or number of the table, and what has changed</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>what was, and what is now</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The Corp decides next: %1</source>
        <translation>La Corp décide ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>The Runner decides next: %1</source>
        <translation>Le Runner décide ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>what has changed at the table, and who decides what next</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>What comes of it: %1. Now it is step %2.</source>
        <extracomment>what has changed at the table, and the step that was come to</extracomment>
        <translation>Il en résulte&#xa0;: %1. C’est maintenant l’étape %2.</translation>
    </message>
    <message>
        <source>What comes of it: %1.</source>
        <translation>Il en résulte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing happens here by itself: play what was done, or ask in the line above.</source>
        <translation>Rien ne se passe ici de soi-même&#xa0;: jouez ce qui a été fait, ou demandez dans la ligne du haut.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>Not decided yet. Say how many: %1.</source>
        <translation>Pas encore décidé. Dites combien&#xa0;: %1.</translation>
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
        <translation>Écrire pour un overlay de stream</translation>
    </message>
    <message>
        <source>Stream overlay (*.json)</source>
        <translation>Overlay de stream (*.json)</translation>
    </message>
    <message>
        <source>The overlay is in %1, and is written there again at every change until you choose this once more.</source>
        <translation>L’overlay est dans %1, et y est réécrit à chaque changement jusqu’à ce que vous choisissiez ceci à nouveau.</translation>
    </message>
    <message>
        <source>Overlay · %1</source>
        <translation>Overlay · %1</translation>
    </message>
    <message>
        <source>Overlay not written · %1</source>
        <translation>Overlay non écrit · %1</translation>
    </message>
</context>
<context>
    <name>ui::PairOptionsDialog</name>
    <message>
        <source>Put &amp;together</source>
        <translation>&amp;Réunir</translation>
    </message>
    <message>
        <source>Keep &amp;apart</source>
        <translation>&amp;Séparer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Give a &amp;bye if the number of players is odd</source>
        <translation>Donner un &amp;bye si le nombre de joueurs est impair</translation>
    </message>
    <message>
        <source>&amp;Opposite seats meet (of 8: 1 with 5, 2 with 6 …)</source>
        <translation>Les sièges &amp;opposés se rencontrent (sur 8&#xa0;: 1 avec 5, 2 avec 6 …)</translation>
    </message>
    <message>
        <source>Pair round %1 with …</source>
        <translation>Apparier la ronde %1 avec …</translation>
    </message>
    <message>
        <source>Pairs asked for</source>
        <translation>Paires demandées</translation>
    </message>
    <message>
        <source>Pairs put together leave the field; the others are paired around them. Pairs kept apart meet only where nothing else is possible.</source>
        <translation>Les paires réunies quittent le champ&#xa0;; les autres sont appariés autour d’elles. Les paires séparées ne se rencontrent que si rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Premier joueur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>Se&amp;cond joueur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Pairs asked for:</source>
        <translation>Paires &amp;demandées&#xa0;:</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: together</source>
        <translation>%1&#xa0;: réunis</translation>
    </message>
    <message>
        <source>%1: apart</source>
        <translation>%1&#xa0;: séparés</translation>
    </message>
</context>
<context>
    <name>ui::PairingsModel</name>
    <message>
        <source>slow-play watch</source>
        <translation>jeu lent surveillé</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>fixé</translation>
    </message>
    <message>
        <source>rematch</source>
        <translation>revanche</translation>
    </message>
    <message>
        <source>should not meet</source>
        <translation>ne devaient pas se rencontrer</translation>
    </message>
    <message>
        <source>moved by hand</source>
        <translation>déplacé à la main</translation>
    </message>
    <message>
        <source>player 1 is Corp</source>
        <translation>le joueur 1 est Corp</translation>
    </message>
    <message>
        <source>player 1 is Runner</source>
        <translation>le joueur 1 est Runner</translation>
    </message>
    <message>
        <source>(bye)</source>
        <translation>(bye)</translation>
    </message>
    <message>
        <source>open</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 min</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>jeu %1</translation>
    </message>
    <message>
        <source>feature match</source>
        <translation>match vedette</translation>
    </message>
</context>
<context>
    <name>ui::PairingsSheets</name>
    <message>
        <source>bye</source>
        <translation>bye</translation>
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
        <translation>appariements par table</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>a line of a code: 1 is a table, 2 and 3 are players</extracomment>
        <translation>%1&#xa0;: %2 – %3</translation>
    </message>
    <message>
        <source>pairings by name</source>
        <translation>appariements par nom</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a line of a code: 1 is a player, 2 a table, 3 the opponent</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>ui::PaperTables</name>
    <message>
        <source>Page %1 of %2, code %3 of %4 of this page; each page has its own</source>
        <translation>Page %1 sur %2, code %3 sur %4 de cette page&#xa0;; chaque page a les siens</translation>
    </message>
    <message>
        <source>the whole table as text</source>
        <translation>toute la table en texte</translation>
    </message>
    <message>
        <source>this page as text</source>
        <translation>cette page en texte</translation>
    </message>
    <message>
        <source>this page as text, %1 of %2</source>
        <translation>cette page en texte, %1 sur %2</translation>
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
        <translation>%1, ronde %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 sur %2</translation>
    </message>
    <message>
        <source>%1 rounds of %2 minutes</source>
        <translation>%1 rondes de %2 minutes</translation>
    </message>
    <message>
        <source>%1 · no cut</source>
        <translation>%1 · pas de cut</translation>
    </message>
    <message>
        <source>%1 · cut to the top %2, %3</source>
        <extracomment>1 is &quot;5 rounds of 65 minutes&quot;, 2 a number of players, 3 &quot;double elimination&quot;</extracomment>
        <translation>%1 · cut au top %2, %3</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Printed %1</source>
        <translation>Imprimé le %1</translation>
    </message>
    <message>
        <source>No round is paired yet; pair one first.</source>
        <translation>Aucune ronde n’est encore appariée&#xa0;; appariez-en d’abord une.</translation>
    </message>
    <message>
        <source>There is no round %1; the last one is %2.</source>
        <translation>Il n’y a pas de ronde %1&#xa0;; la dernière est la %2.</translation>
    </message>
    <message>
        <source>No game of the cut is open; name the round to print an older one.</source>
        <translation>Aucun jeu du cut n’est en cours&#xa0;; nommez la ronde pour en imprimer un plus ancien.</translation>
    </message>
    <message>
        <source>Seal %1 · act %2</source>
        <extracomment>1 are 32 hexadecimal digits that prove what the file was, 2 the number of the last act in it</extracomment>
        <translation>Sceau %1 · action %2</translation>
    </message>
    <message>
        <source>%1 (not published yet)</source>
        <translation>%1 (pas encore publiée)</translation>
    </message>
</context>
<context>
    <name>ui::PastePlayersDialog</name>
    <message>
        <source>Add several players</source>
        <translation>Ajouter plusieurs joueurs</translation>
    </message>
    <message>
        <source>Players, one a line</source>
        <translation>Joueurs, un par ligne</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Depuis un &amp;fichier…</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>La liste</translation>
    </message>
    <message>
        <source>Open a list of players</source>
        <translation>Ouvrir une liste de joueurs</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Listes (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Paste one player a line: name; Corp identity; Runner identity – nicknames and initials will do. Or a table whose first line names its columns: name, corp, runner, pronouns, byes, table, seat, id. Who is here already is brought up to date.</source>
        <translation>&amp;Collez un joueur par ligne&#xa0;: nom&#xa0;; identité Corp&#xa0;; identité Runner – surnoms et initiales suffisent. Ou une table dont la première ligne nomme les colonnes&#xa0;: name, corp, runner, pronouns, byes, table, seat, id. Qui est déjà ici est mis à jour.</translation>
    </message>
    <message>
        <source>What the list does</source>
        <translation>Ce que fait la liste</translation>
    </message>
    <message>
        <source>What the list does stands here before it counts.</source>
        <translation>Ce que fait la liste apparaît ici avant de compter.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nouveaux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Modifiés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unchanged: %1</source>
        <translation>Inchangés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unclear, left out: %1</source>
        <translation>Pas clairs, omis&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::PenaltyDialog</name>
    <message>
        <source>Record a penalty</source>
        <translation>Noter une pénalité</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Avant la ronde 1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Only the organizers see this log. A game or match loss still has to be entered at its table.</source>
        <translation>Seuls les organisateurs voient ce journal. Une perte de partie ou de match doit encore être saisie à sa table.</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Joueur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>&amp;Ronde&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Type&#xa0;:</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>R&amp;aison&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Judge:</source>
        <translation>J&amp;uge&#xa0;:</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Choisissez un joueur</translation>
    </message>
</context>
<context>
    <name>ui::PhoneAccessDialog</name>
    <message>
        <source>Judge</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Scorekeeper</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>%1, a card or link</source>
        <translation>%1, une carte ou un lien</translation>
    </message>
    <message>
        <source>%1, a phone you let in</source>
        <translation>%1, un téléphone que vous avez fait entrer</translation>
    </message>
    <message>
        <source>&amp;Make a way in</source>
        <translation>&amp;Créer un accès</translation>
    </message>
    <message>
        <source>C&amp;lose this way in</source>
        <translation>&amp;Fermer cet accès</translation>
    </message>
    <message>
        <source>&amp;Print this card…</source>
        <translation>&amp;Imprimer cette carte…</translation>
    </message>
    <message>
        <source>Ways in for staff and players</source>
        <translation>Accès de l’équipe et des joueurs</translation>
    </message>
    <message>
        <source>Who may come in</source>
        <translation>Qui peut entrer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>&amp;As:</source>
        <translation>&amp;Rôle :</translation>
    </message>
    <message>
        <source>Close a way in</source>
        <translation>Fermer un accès</translation>
    </message>
    <message>
        <source>%1 is out at once, on every phone that came in by it.</source>
        <translation>%1 est dehors tout de suite, sur chaque téléphone entré par cet accès.</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Le fermer</translation>
    </message>
    <message>
        <source>%1 (%2), shown this once: %3</source>
        <extracomment>1 is a person, 2 &quot;Judge&quot;, 3 an address</extracomment>
        <translation>%1 (%2), montré cette seule fois : %3</translation>
    </message>
</context>
<context>
    <name>ui::PhoneCards</name>
    <message>
        <source>your way in, by phone</source>
        <translation>votre accès, par téléphone</translation>
    </message>
    <message>
        <source>This code is yours alone: who has it acts as you. Join the network of the hall, then open it.</source>
        <translation>Ce code n’est qu’à vous : qui l’a agit en votre nom. Rejoignez le réseau de la salle, puis ouvrez-le.</translation>
    </message>
    <message>
        <source>Cards are printed from the page Phones, for players and staff who get a way in.</source>
        <translation>Les cartes s’impriment depuis la page Téléphones, pour les joueurs et l’équipe qui reçoivent un accès.</translation>
    </message>
    <message>
        <source>cards for phones</source>
        <translation>cartes pour téléphones</translation>
    </message>
</context>
<context>
    <name>ui::PhoneCardsDialog</name>
    <message>
        <source>Cards for players</source>
        <translation>Cartes pour les joueurs</translation>
    </message>
    <message>
        <source>Each card has a code of its own, which is kept nowhere and cannot be printed twice: a new card takes the place of the one before.</source>
        <translation>Chaque carte a son propre code, qui n’est gardé nulle part et ne peut être imprimé deux fois : une nouvelle carte remplace la précédente.</translation>
    </message>
    <message>
        <source>Everybody anew: cards printed before lead nowhere</source>
        <translation>Tout le monde à neuf : les cartes imprimées avant ne mènent nulle part</translation>
    </message>
    <message numerus="yes">
        <source>Who has no card yet (%n player(s))</source>
        <translation>
            <numerusform>Qui n’a pas encore de carte (%n joueur)</numerusform>
            <numerusform>Qui n’a pas encore de carte (%n joueurs)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;For:</source>
        <translation>&amp;Pour :</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
</context>
<context>
    <name>ui::PhoneHost</name>
    <message>
        <source>%1 (judge)</source>
        <translation>%1 (arbitre)</translation>
    </message>
    <message>
        <source>%1 (scorekeeper)</source>
        <translation>%1 (marqueur)</translation>
    </message>
    <message>
        <source>Port %1 and those that follow are taken: close what uses them.</source>
        <translation>Le port %1 et les suivants sont pris : fermez ce qui les utilise.</translation>
    </message>
    <message>
        <source>The system lets nobody serve on port %1.</source>
        <translation>Le système ne laisse personne servir sur le port %1.</translation>
    </message>
    <message>
        <source>Port %1 is taken: the hall is on port %2.</source>
        <translation>Le port %1 est pris : la salle est sur le port %2.</translation>
    </message>
    <message>
        <source>Cards and codes were printed for %1, and phones are at %2 now: those lead nowhere. Print them again on the page Phones.</source>
        <translation>Des cartes et codes ont été imprimés pour %1, et les téléphones sont maintenant à %2 : ils ne mènent nulle part. Réimprimez-les depuis la page Téléphones.</translation>
    </message>
</context>
<context>
    <name>ui::PhonePolicyDialog</name>
    <message>
        <source>&amp;Results:</source>
        <translation>&amp;Résultats :</translation>
    </message>
    <message>
        <source>Re&amp;gistrations:</source>
        <translation>Inscri&amp;ptions :</translation>
    </message>
    <message>
        <source>“&amp;I am …”:</source>
        <translation>« Je s&amp;uis … » :</translation>
    </message>
    <message>
        <source>&amp;Leaving the tournament:</source>
        <translation>&amp;Quitter le tournoi :</translation>
    </message>
    <message>
        <source>Decklist&amp;s:</source>
        <translation>&amp;Listes de deck :</translation>
    </message>
    <message>
        <source>C&amp;onsents:</source>
        <translation>C&amp;onsentements :</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>When both players say the same</source>
        <translation>Quand les deux joueurs disent la même chose</translation>
    </message>
    <message>
        <source>When you accept it</source>
        <translation>Quand vous l’acceptez</translation>
    </message>
    <message>
        <source>What phones may do</source>
        <translation>Ce que les téléphones peuvent faire</translation>
    </message>
    <message>
        <source>When what a phone says counts. Calls for a judge are answered by people; what staff enter counts at once.</source>
        <translation>Quand compte ce que dit un téléphone. Les appels d’arbitre sont traités par des personnes ; ce que saisit l’équipe compte tout de suite.</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Utiliser ces choix</translation>
    </message>
</context>
<context>
    <name>ui::PhonesPage</name>
    <message>
        <source>Phones</source>
        <translation>Téléphones</translation>
    </message>
    <message>
        <source>What phones say, the newest first</source>
        <translation>Ce que disent les téléphones, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Ne&amp;twork:</source>
        <translation>Résea&amp;u :</translation>
    </message>
    <message>
        <source>Nothing has come from phones yet.</source>
        <translation>Rien n’est encore venu des téléphones.</translation>
    </message>
    <message>
        <source>This computer is in no network.</source>
        <translation>Cet ordinateur n’est dans aucun réseau.</translation>
    </message>
    <message>
        <source>Off. Phones find nothing here.</source>
        <translation>Désactivé. Les téléphones ne trouvent rien ici.</translation>
    </message>
    <message>
        <source>On, but no phone can reach this computer: join a network.</source>
        <translation>Activé, mais aucun téléphone ne peut atteindre cet ordinateur : rejoignez un réseau.</translation>
    </message>
    <message>
        <source>On. Nobody is connected yet.</source>
        <translation>Activé. Personne n’est encore connecté.</translation>
    </message>
    <message numerus="yes">
        <source>On. %n phone(s) connected.</source>
        <translation>
            <numerusform>Activé. %n téléphone connecté.</numerusform>
            <numerusform>Activé. %n téléphones connectés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Came in: %1</source>
        <translation>Entrés : %1</translation>
    </message>
    <message>
        <source>Cards and codes were printed for %1, which leads nowhere now: print them again.</source>
        <extracomment>1 is an address: &quot;192.168.0.7:8080&quot;</extracomment>
        <translation>Des cartes et codes ont été imprimés pour %1, qui ne mène plus nulle part : réimprimez-les.</translation>
    </message>
    <message>
        <source>Accepted; the phone says so.</source>
        <translation>Accepté ; le téléphone le dit.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>A word for the phone, which shows it:</source>
        <translation>Un mot pour le téléphone, qui l’affiche :</translation>
    </message>
    <message>
        <source>Refused; the phone says so.</source>
        <translation>Refusé ; le téléphone le dit.</translation>
    </message>
    <message>
        <source>The selected line</source>
        <translation>La ligne choisie</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4)</source>
        <extracomment>1 is a time, 2 a person, 3 what he says, 4 what became of it</extracomment>
        <translation>%1, %2 : %3 (%4)</translation>
    </message>
</context>
<context>
    <name>ui::PileModel</name>
    <message>
        <source>No.</source>
        <translation>Qté</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>ui::PlacesModel</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tête de série</translation>
    </message>
</context>
<context>
    <name>ui::PlayTable</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>ui::PlayerDialog</name>
    <message>
        <source>Edit player</source>
        <translation>Modifier le joueur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>For accessibility: the player sits there in every round</source>
        <translation>Pour l’accessibilité&#xa0;: le joueur y est assis à chaque ronde</translation>
    </message>
    <message>
        <source>At the draft table</source>
        <translation>À la table de draft</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Pronouns:</source>
        <translation>&amp;Pronoms&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Corp identity:</source>
        <translation>Identité &amp;Corp&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;orp faction:</source>
        <translation>Faction C&amp;orp&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Runner identity:</source>
        <translation>Identité &amp;Runner&#xa0;:</translation>
    </message>
    <message>
        <source>R&amp;unner faction:</source>
        <translation>Faction R&amp;unner&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Byes in the first rounds:</source>
        <translation>&amp;Byes dans les premières rondes&#xa0;:</translation>
    </message>
    <message>
        <source>Fixed &amp;table:</source>
        <translation>&amp;Table fixe&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Seat in the draft:</source>
        <translation>&amp;Siège au draft&#xa0;:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>pas demandé</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>accepte</translation>
    </message>
    <message>
        <source>does not agree</source>
        <translation>refuse</translation>
    </message>
    <message>
        <source>Who does not agree is “Player 7” in every export. Wall and paper of the day name everybody: they are needed to find the table.</source>
        <translation>Qui refuse est «&#xa0;Player 7&#xa0;» dans chaque export. Le mur et le papier du jour nomment tout le monde&#xa0;: il le faut pour trouver sa table.</translation>
    </message>
    <message>
        <source>Who does not agree is no feature match, and “Player 7” in the overlay of the stream.</source>
        <translation>Qui refuse n’est pas match vedette, et est «&#xa0;Player 7&#xa0;» dans l’overlay du stream.</translation>
    </message>
    <message>
        <source>Na&amp;med in exports:</source>
        <translation>No&amp;mmé aux exports&#xa0;:</translation>
    </message>
    <message>
        <source>Photo&amp;graphed:</source>
        <translation>Photo&amp;graphié&#xa0;:</translation>
    </message>
    <message>
        <source>Str&amp;eamed:</source>
        <translation>&amp;En stream&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::PlayerListModel</name>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>pas clair</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>in a list: something that may be a mistake</extracomment>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Ce qu’il en advient</translation>
    </message>
</context>
<context>
    <name>ui::PlayersModel</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>Pronoms</translation>
    </message>
    <message>
        <source>Corp identity</source>
        <translation>Identité Corp</translation>
    </message>
    <message>
        <source>Runner identity</source>
        <translation>Identité Runner</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Table fixe</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Accord</translation>
    </message>
</context>
<context>
    <name>ui::PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>Name or identity</source>
        <translation>Nom ou identité</translation>
    </message>
    <message>
        <source>Add pla&amp;yer:</source>
        <translation>Ajo&amp;uter&#xa0;:</translation>
    </message>
    <message>
        <source>F&amp;ind:</source>
        <translation>&amp;Chercher&#xa0;:</translation>
    </message>
    <message>
        <source>No players yet: type a name above and press Enter.</source>
        <translation>Pas encore de joueurs&#xa0;: saisissez un nom ci-dessus, puis Entrée.</translation>
    </message>
    <message>
        <source>No player is called “%1”. Escape shows all again.</source>
        <translation>Aucun joueur ne s’appelle «&#xa0;%1&#xa0;». Échap les montre tous à nouveau.</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Disqualifier</translation>
    </message>
    <message>
        <source>Registered: %1 · Playing: %2</source>
        <translation>Inscrits&#xa0;: %1 · En jeu&#xa0;: %2</translation>
    </message>
    <message>
        <source>Name; Corp; Runner – Enter</source>
        <translation>Nom&#xa0;; Corp&#xa0;; Runner – Entrée</translation>
    </message>
    <message>
        <source>The name, and behind semicolons the identities if you know them: nicknames and initials will do</source>
        <translation>Le nom, puis après des points-virgules les identités si vous les connaissez&#xa0;: surnoms et initiales suffisent</translation>
    </message>
    <message>
        <source>The line</source>
        <translation>La ligne</translation>
    </message>
    <message>
        <source>Add all the same</source>
        <translation>Ajouter quand même</translation>
    </message>
</context>
<context>
    <name>ui::PrintDialog</name>
    <message>
        <source>Pairings by table</source>
        <translation>Appariements par table</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Appariements par nom</translation>
    </message>
    <message>
        <source>Match slips</source>
        <translation>Fiches de résultat</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Seats for the player meeting</source>
        <translation>Places pour la réunion des joueurs</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>With the penal&amp;ties</source>
        <translation>Avec les pénali&amp;tés</translation>
    </message>
    <message>
        <source>They are private to the organizers.</source>
        <translation>Elles sont réservées aux organisateurs.</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Quoi&#xa0;:</translation>
    </message>
    <message>
        <source>R&amp;ound:</source>
        <translation>R&amp;onde&#xa0;:</translation>
    </message>
    <message>
        <source>Open games of the cut</source>
        <translation>Jeux en cours du cut</translation>
    </message>
    <message>
        <source>Cut, round %1</source>
        <translation>Cut, ronde %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Decklists</source>
        <translation>Listes de deck</translation>
    </message>
    <message>
        <source>Sheets for deck checks</source>
        <translation>Feuilles de vérification des decks</translation>
    </message>
    <message>
        <source>Blank sheet for decklists</source>
        <translation>Feuille vierge pour les listes</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <source>As on the list</source>
        <translation>Comme sur la liste</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>Car&amp;ds:</source>
        <translation>Carte&amp;s&#xa0;:</translation>
    </message>
    <message>
        <source>Everybody with a list</source>
        <translation>Tous ceux qui ont une liste</translation>
    </message>
    <message>
        <source>Drawn in this round</source>
        <translation>Tirés au sort dans cette ronde</translation>
    </message>
    <message>
        <source>Roster check</source>
        <translation>Contrôle des inscrits</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Horaires</translation>
    </message>
    <message>
        <source>Round %1, not published yet</source>
        <translation>Ronde %1, pas encore publiée</translation>
    </message>
    <message>
        <source>Cards for phones</source>
        <translation>Cartes pour téléphones</translation>
    </message>
</context>
<context>
    <name>ui::Printouts</name>
    <message>
        <source>Round %1 is not published yet: publish it, or choose it to print it before.</source>
        <translation>La ronde %1 n’est pas encore publiée&#xa0;: publiez-la, ou choisissez-la pour l’imprimer avant.</translation>
    </message>
</context>
<context>
    <name>ui::ProfileChoice</name>
    <message>
        <source>Timed game: %1</source>
        <translation>Partie au temps&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>At time, points for:</source>
        <translation>Points à la fin du temps&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;ahead</source>
        <translation>en &amp;tête</translation>
    </message>
    <message>
        <source>&amp;behind</source>
        <translation>&amp;mené</translation>
    </message>
    <message>
        <source>e&amp;qual</source>
        <translation>é&amp;gal</translation>
    </message>
</context>
<context>
    <name>ui::ProfileText</name>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>SoS (sum)</source>
        <translation>SoS (somme)</translation>
    </message>
    <message>
        <source>SoS (average)</source>
        <translation>SoS (moyenne)</translation>
    </message>
    <message>
        <source>ESoS</source>
        <translation>ESoS</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>points de match</translation>
    </message>
    <message>
        <source>drawn number</source>
        <translation>nombre tiré</translation>
    </message>
    <message>
        <source>two games, one on each side</source>
        <translation>deux parties, une de chaque côté</translation>
    </message>
    <message>
        <source>one game; the pairing balances sides</source>
        <translation>une partie&#xa0;; l’appariement équilibre les côtés</translation>
    </message>
    <message>
        <source>one game; sides are drawn</source>
        <translation>une partie&#xa0;; côtés tirés au sort</translation>
    </message>
    <message>
        <source>win %1, draw %2 each, never started 0</source>
        <translation>victoire %1, nul %2 chacun, non commencée 0</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 chacun</translation>
    </message>
    <message>
        <source>more agenda points %1 : %2, equal %3 : %3</source>
        <translation>plus de points de projet %1&#xa0;: %2, égalité %3&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 and %2 match points</source>
        <translation>%1 et %2 points de match</translation>
    </message>
    <message>
        <source>intentional draw and two-for-one are allowed</source>
        <translation>Intentional Draw et 2-for-1 sont permis</translation>
    </message>
    <message>
        <source>intentional draw is allowed</source>
        <translation>Intentional Draw est permis</translation>
    </message>
    <message>
        <source>two-for-one is allowed</source>
        <translation>2-for-1 est permis</translation>
    </message>
    <message>
        <source>none, unless overridden with a reason</source>
        <translation>aucun, sauf à passer outre avec une raison</translation>
    </message>
    <message>
        <source>the points of all opponents, added up</source>
        <translation>les points de tous les adversaires, additionnés</translation>
    </message>
    <message>
        <source>the average over all opponents of their points per round</source>
        <translation>la moyenne, sur tous les adversaires, de leurs points par ronde</translation>
    </message>
    <message>
        <source>ESoS: the average of the opponents&apos; SoS</source>
        <translation>ESoS&#xa0;: la moyenne des SoS des adversaires</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>At time</source>
        <translation>À la fin du temps</translation>
    </message>
    <message>
        <source>A bye</source>
        <translation>Un bye</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>double elimination</source>
        <translation>double élimination</translation>
    </message>
    <message>
        <source>single elimination</source>
        <translation>élimination simple</translation>
    </message>
    <message>
        <source>single elimination, seeded anew each round</source>
        <translation>élimination simple, têtes de série refaites à chaque ronde</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Un match</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>win %1, otherwise one&apos;s own agenda points</source>
        <translation>victoire %1, sinon ses propres points de projet</translation>
    </message>
    <message>
        <source>Match bonus</source>
        <translation>Bonus de match</translation>
    </message>
    <message>
        <source>more match points %1, equal %2 each</source>
        <translation>plus de points de match %1, égalité %2 chacun</translation>
    </message>
    <message>
        <source>Agreed results</source>
        <translation>Résultats convenus</translation>
    </message>
    <message>
        <source>With a cut</source>
        <translation>Avec un cut</translation>
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
        <translation>Écrit dans</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Program</name>
    <message>
        <source>The desk of a tournament organizer</source>
        <translation>Le bureau de l’organisateur de tournois</translation>
    </message>
    <message>
        <source>Begin a new event</source>
        <translation>Commencer un nouveau tournoi</translation>
    </message>
    <message>
        <source>Try Arbiter on an invented event</source>
        <translation>Essayer Arbiter sur un tournoi inventé</translation>
    </message>
    <message>
        <source>An event to open</source>
        <translation>Un tournoi à ouvrir</translation>
    </message>
</context>
<context>
    <name>ui::Projector</name>
    <message>
        <source>Please come to the desk: %1</source>
        <extracomment>1 are names of players</extracomment>
        <translation>Venez à l’organisation, s’il vous plaît : %1</translation>
    </message>
</context>
<context>
    <name>ui::ProjectorPage</name>
    <message>
        <source>Projector</source>
        <translation>Vidéoprojecteur</translation>
    </message>
    <message>
        <source>What the wall shows</source>
        <translation>Ce que montre le mur</translation>
    </message>
    <message>
        <source>What to show on the wall</source>
        <translation>Que montrer sur le mur</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Lunch until 13:30</source>
        <translation>Déjeuner jusqu’à 13 h 30</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Appariements par nom</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Dark wall</source>
        <translation>Mur sombre</translation>
    </message>
    <message>
        <source>Light wall</source>
        <translation>Mur clair</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Announce&amp;ment:</source>
        <translation>A&amp;nnonce&#xa0;:</translation>
    </message>
    <message>
        <source>S&amp;creen:</source>
        <translation>É&amp;cran&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>Co&amp;uleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Pages &amp;turn:</source>
        <translation>Défi&amp;lement&#xa0;:</translation>
    </message>
    <message>
        <source>Blank.</source>
        <translation>Noir.</translation>
    </message>
    <message>
        <source>Frozen: changes are not shown, only the clock goes on.</source>
        <translation>Figé&#xa0;: les changements n’apparaissent pas, seule l’horloge continue.</translation>
    </message>
    <message>
        <source>Page %1 of %2.</source>
        <translation>Page %1 sur %2.</translation>
    </message>
    <message>
        <source>Screen %1</source>
        <translation>Écran %1</translation>
    </message>
    <message>
        <source>Roster check</source>
        <translation>Contrôle des inscrits</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Horaires</translation>
    </message>
    <message>
        <source>On phones</source>
        <translation>Sur les téléphones</translation>
    </message>
</context>
<context>
    <name>ui::ProposalPanel</name>
    <message>
        <source>Proposed pairings</source>
        <translation>Appariements proposés</translation>
    </message>
    <message>
        <source>&amp;Keep these two apart</source>
        <translation>Séparer ces deu&amp;x-là</translation>
    </message>
    <message>
        <source>Pair anew so that the two players of the selected table do not meet</source>
        <translation>Réapparier pour que les deux joueurs de la table choisie ne se rencontrent pas</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>&amp;Together or apart…</source>
        <translation>Ré&amp;unir ou séparer…</translation>
    </message>
    <message>
        <source>Put pairs together or keep them apart, and pair anew</source>
        <translation>Réunir ou séparer des paires, et réapparier</translation>
    </message>
    <message>
        <source>Round %1, proposed: nothing counts before you confirm</source>
        <translation>Ronde %1, proposée&#xa0;: rien ne compte avant votre confirmation</translation>
    </message>
    <message>
        <source>All pairing rules are kept.</source>
        <translation>Toutes les règles d’appariement sont respectées.</translation>
    </message>
    <message>
        <source>Not both decklists handed in: %1</source>
        <translation>Deux listes de deck non remises&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pair, publish &amp;later</source>
        <translation>Apparier, publier après &amp;coup</translation>
    </message>
    <message>
        <source>Wall, printouts and exports show the round at once</source>
        <translation>Le mur, les impressions et les exports montrent aussitôt la ronde</translation>
    </message>
    <message>
        <source>Only this window shows the round until you publish it: time to look at it and to move matches to other tables</source>
        <translation>Seule cette fenêtre montre la ronde jusqu’à ce que vous la publiiez&#xa0;: le temps de la regarder et de déplacer des matchs vers d’autres tables</translation>
    </message>
    <message>
        <source>Pair and publish rou&amp;nd %1</source>
        <translation>Apparier et publier la ro&amp;nde %1</translation>
    </message>
</context>
<context>
    <name>ui::ReportSheets</name>
    <message>
        <source>Players: %1</source>
        <translation>Joueurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Organizer: %1</source>
        <translation>Organisateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>second organizer: %1</source>
        <translation>second organisateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>judges: %1</source>
        <translation>juges&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cut: top %1, %2</source>
        <translation>Cut&#xa0;: top %1, %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tête de série</translation>
    </message>
    <message>
        <source>Corp identity</source>
        <translation>Identité Corp</translation>
    </message>
    <message>
        <source>Runner identity</source>
        <translation>Identité Runner</translation>
    </message>
    <message>
        <source>No place is decided yet.</source>
        <translation>Aucune place n’est encore décidée.</translation>
    </message>
    <message>
        <source>Identities</source>
        <translation>Identités</translation>
    </message>
    <message>
        <source>%1 of %2, %3 %</source>
        <translation>%1 sur %2, %3&#xa0;%</translation>
    </message>
    <message>
        <source>Win rates by side</source>
        <translation>Taux de victoire par côté</translation>
    </message>
    <message>
        <source>Of the games that either side won; timed and drawn games stand apart.</source>
        <translation>Sur les parties gagnées par un côté&#xa0;; parties au temps et nulles à part.</translation>
    </message>
    <message>
        <source>Part of the event</source>
        <translation>Partie du tournoi</translation>
    </message>
    <message>
        <source>Corp won</source>
        <translation>Corp a gagné</translation>
    </message>
    <message>
        <source>Runner won</source>
        <translation>Runner a gagné</translation>
    </message>
    <message>
        <source>At time</source>
        <translation>Au temps</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suisse</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Win rates by faction</source>
        <translation>Taux de victoire par faction</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>In the cut</source>
        <translation>Dans le cut</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non relevé</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Private to the organizers.</source>
        <translation>Réservé aux organisateurs.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>None was recorded.</source>
        <translation>Aucune n’a été notée.</translation>
    </message>
    <message>
        <source>There is nothing to report before the first round.</source>
        <translation>Il n’y a rien à rapporter avant la première ronde.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Classement après la ronde %1</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Question, and ruling</source>
        <translation>Question et décision</translation>
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
        <translation>Numéro de table ou joueur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Numéro ou nom</translation>
    </message>
    <message>
        <source>Result, Enter</source>
        <translation>Résultat, Entrée</translation>
    </message>
    <message>
        <source>&amp;Table or player:</source>
        <translation>Table ou joue&amp;ur&#xa0;:</translation>
    </message>
    <message>
        <source>Resu&amp;lt:</source>
        <translation>Résu&amp;ltat&#xa0;:</translation>
    </message>
    <message>
        <source>Several: %1. Type more.</source>
        <translation>Plusieurs&#xa0;: %1. Précisez.</translation>
    </message>
    <message>
        <source>Nobody here is called that. Did you mean %1?</source>
        <translation>Personne ne s’appelle ainsi. Vouliez-vous dire %1&#xa0;?</translation>
    </message>
    <message>
        <source>Round %1 has no such table or player.</source>
        <translation>La ronde %1 n’a ni cette table ni ce joueur.</translation>
    </message>
    <message>
        <source>Table %1: %2 has the bye</source>
        <translation>Table %1&#xa0;: %2 a le bye</translation>
    </message>
    <message>
        <source>Table %1: %2 – %3</source>
        <translation>Table %1&#xa0;: %2 – %3</translation>
    </message>
    <message>
        <source>%1 · so far %2</source>
        <translation>%1 · jusqu’ici %2</translation>
    </message>
    <message>
        <source>1-0 or 0-1 · c Corp won, r Runner won, d draw, u not played, t3-2 time with agenda points of Corp and Runner · no-show=p2:5 · loss=p1:game</source>
        <translation>1-0 ou 0-1 · c Corp a gagné, r Runner a gagné, d nul, u non jouée, t3-2 temps avec points de projet de la Corp et du Runner · no-show=p2:5 · loss=p1:game</translation>
    </message>
    <message>
        <source>2-0, 1-1, 0-2 · or one letter a game, first player 1 as Corp: c Corp won, r Runner won, d draw, u not played, t3-2 time with agenda points of Corp and Runner · c alone: one game so far · no-show=p2:5 · loss=p1:game</source>
        <translation>2-0, 1-1, 0-2 · ou une lettre par partie, d’abord le joueur 1 en Corp&#xa0;: c Corp a gagné, r Runner a gagné, d nul, u non jouée, t3-2 temps avec points de projet de la Corp et du Runner · c seul&#xa0;: une partie jusqu’ici · no-show=p2:5 · loss=p1:game</translation>
    </message>
    <message>
        <source>Resu&amp;lt of table %1:</source>
        <translation>Résu&amp;ltat de la table %1&#xa0;:</translation>
    </message>
    <message>
        <source>All results are in. A table typed here is corrected.</source>
        <translation>Tous les résultats sont saisis. Une table saisie ici est corrigée.</translation>
    </message>
    <message>
        <source>First the table, then its result.</source>
        <translation>D’abord la table, puis son résultat.</translation>
    </message>
    <message>
        <source>Round %1 has no such table: first the table, then its result.</source>
        <translation>La ronde %1 n’a pas cette table&#xa0;: d’abord la table, puis son résultat.</translation>
    </message>
</context>
<context>
    <name>ui::ResultText</name>
    <message>
        <source>%1 did not come: game to %2</source>
        <translation>%1 n’est pas venu&#xa0;: partie à %2</translation>
    </message>
    <message>
        <source>%1 is given the loss: game to %2</source>
        <translation>la perte est infligée à %1&#xa0;: partie à %2</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <translation>%1 bat %2</translation>
    </message>
    <message>
        <source>%1 (Corp) beats %2</source>
        <translation>%1 (Corp) bat %2</translation>
    </message>
    <message>
        <source>%1 (Runner) beats %2</source>
        <translation>%1 (Runner) bat %2</translation>
    </message>
    <message>
        <source>%1 (Corp) beats %2, who had %3</source>
        <extracomment>3 are the agenda points of the loser</extracomment>
        <translation>%1 (Corp) bat %2, qui avait %3</translation>
    </message>
    <message>
        <source>%1 (Runner) beats %2, who had %3</source>
        <translation>%1 (Runner) bat %2, qui avait %3</translation>
    </message>
    <message>
        <source>time: %1 %2, %3 %4</source>
        <extracomment>agenda points when time was called</extracomment>
        <translation>temps&#xa0;: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>time with %1 as Corp: %2 %3, %4 %5</source>
        <translation>temps avec %1 en Corp&#xa0;: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>un nul</translation>
    </message>
    <message>
        <source>a draw with %1 as Corp</source>
        <translation>un nul avec %1 en Corp</translation>
    </message>
    <message>
        <source>a game not played</source>
        <translation>une partie non jouée</translation>
    </message>
    <message>
        <source>the game with %1 as Corp not played</source>
        <translation>la partie avec %1 en Corp non jouée</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4 by the file that was imported</source>
        <translation>%1 %2, %3 %4 d’après le fichier importé</translation>
    </message>
    <message>
        <source>intentional draw</source>
        <translation>Intentional Draw</translation>
    </message>
    <message>
        <source>%1 won one game for two</source>
        <translation>%1 a gagné une partie pour deux (2-for-1)</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4, sides not recorded</source>
        <translation>%1 %2, %3 %4, côtés non relevés</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two games</comment>
        <translation>&#xa0;; </translation>
    </message>
</context>
<context>
    <name>ui::Roster</name>
    <message>
        <source>in</source>
        <extracomment>both decklists of a player were handed in</extracomment>
        <translation>remises</translation>
    </message>
    <message>
        <source>Runner missing</source>
        <translation>manque Runner</translation>
    </message>
    <message>
        <source>Corp missing</source>
        <translation>manque Corp</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
</context>
<context>
    <name>ui::RosterSheets</name>
    <message>
        <source>Nobody is registered yet; add the players first.</source>
        <translation>Personne n’est encore inscrit&#xa0;; ajoutez d’abord les joueurs.</translation>
    </message>
    <message>
        <source>Roster check</source>
        <translation>Contrôle des inscrits</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Joueurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Find your line, tick it, and tell the organizers what is wrong.</source>
        <translation>Trouvez votre ligne, cochez-la, et dites aux organisateurs ce qui est faux.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
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
        <translation>Listes</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Exact</translation>
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
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Appariements</translation>
    </message>
    <message>
        <source>Order of the tables</source>
        <translation>Ordre des tables</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Par table</translation>
    </message>
    <message>
        <source>Missing first</source>
        <translation>Manquants d’abord</translation>
    </message>
    <message>
        <source>Only missing</source>
        <translation>Manquants seulement</translation>
    </message>
    <message>
        <source>R&amp;ound:</source>
        <translation>R&amp;onde&#xa0;:</translation>
    </message>
    <message>
        <source>No round yet: once the players are in, “Pair next round” proposes the first one.</source>
        <translation>Pas encore de ronde&#xa0;: une fois les joueurs inscrits, «&#xa0;Apparier la ronde suivante&#xa0;» propose la première.</translation>
    </message>
    <message>
        <source>Every result of this round is in.</source>
        <translation>Tous les résultats de cette ronde sont saisis.</translation>
    </message>
    <message>
        <source>Rounds planned: %1</source>
        <translation>Rondes prévues&#xa0;: %1</translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>tous les résultats sont saisis</translation>
    </message>
    <message>
        <source>results missing: %1</source>
        <translation>résultats manquants&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>Select a table to see why it was paired.</source>
        <translation>Choisissez une table pour voir pourquoi elle est appariée ainsi.</translation>
    </message>
    <message>
        <source>Table %1: no reason was recorded.</source>
        <translation>Table %1&#xa0;: aucune raison n’est notée.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Table %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Pair with a bye</source>
        <translation>Apparier avec un bye</translation>
    </message>
    <message>
        <source>Enter the seats…</source>
        <translation>Saisir les sièges…</translation>
    </message>
    <message>
        <source>Change the pairs…</source>
        <translation>Modifier les paires…</translation>
    </message>
    <message>
        <source>Show what is missing</source>
        <translation>Montrer ce qui manque</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>Ajouter des joueurs</translation>
    </message>
    <message>
        <source>Unpair round %1</source>
        <translation>Défaire la ronde %1</translation>
    </message>
    <message>
        <source>Results entered in round %1: %2. They go with the pairings.</source>
        <translation>Résultats saisis dans la ronde %1&#xa0;: %2. Ils partent avec les appariements.</translation>
    </message>
    <message>
        <source>Unpair</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>L&amp;ist:</source>
        <translation>L&amp;iste&#xa0;:</translation>
    </message>
    <message>
        <source>%1, not published</source>
        <translation>%1, non publiée</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>not published: only this window shows it</source>
        <translation>non publiée&#xa0;: seule cette fenêtre la montre</translation>
    </message>
    <message>
        <source>Start the cut…</source>
        <translation>Commencer le cut…</translation>
    </message>
    <message>
        <source>One round more</source>
        <translation>Une ronde de plus</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Score and pair by:</source>
        <translation>&amp;Décompte et appariement selon&#xa0;:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
</context>
<context>
    <name>ui::RulesPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Previous entry</source>
        <translation>Entrée précédente</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Revenir où vous étiez (Esc)</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>A question, a card, a step: “siphon decline”</source>
        <translation>Une question, une carte, une étape&#xa0;: «&#xa0;siphon decline&#xa0;»</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Facts, standing in deck building, errata, rulings</source>
        <translation>Données, statut en construction de deck, errata, décisions</translation>
    </message>
    <message>
        <source>&lt;p&gt;Nothing was found. Try fewer or other words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Rien n’a été trouvé. Essayez avec moins de mots ou d’autres mots.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Type a question, a card&apos;s name or nickname, or what players do. What you look up today is listed here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Saisissez en anglais une question, le nom ou surnom d’une carte, ou ce que font les joueurs. Ce que vous cherchez aujourd’hui est listé ici.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Asked: %1</source>
        <translation>Demandé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Record a ruling…</source>
        <translation>Consigner une décision…</translation>
    </message>
    <message>
        <source>Keep what was decided, so that the next ruling agrees</source>
        <translation>Garder ce qui a été décidé, pour que la décision suivante s’y accorde</translation>
    </message>
    <message>
        <source>&lt;p&gt;Beside this: what was ruled at this event and asked today.&lt;/p&gt;</source>
        <translation>&lt;p&gt;À côté&#xa0;: ce qui a été décidé lors de ce tournoi et demandé aujourd’hui.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::RulesSheetDialog</name>
    <message>
        <source>Timing, %1</source>
        <translation>Déroulement, %1</translation>
    </message>
    <message>
        <source>The game on one page</source>
        <translation>Le jeu sur une page</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Quoi&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::RulesSheets</name>
    <message>
        <source>P</source>
        <comment>paid abilities</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>R</source>
        <comment>rez cards other than ice</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>I</source>
        <comment>rez the approached ice</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>S</source>
        <comment>score agendas</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>B</source>
        <comment>break subroutines</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>J</source>
        <comment>jack out</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>A</source>
        <comment>take actions</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a letter of the chart and what it stands for</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
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
        <translation>Déroulement des tours et des runs</translation>
    </message>
    <message>
        <source>The game on one page</source>
        <translation>Le jeu sur une page</translation>
    </message>
    <message>
        <source>What holds in every version of the rules</source>
        <translation>Ce qui vaut dans toutes les versions des règles</translation>
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
        <translation>%1, «&#xa0;%2&#xa0;», ligne %3</translation>
    </message>
    <message>
        <source>%1, “%2”, lines %3</source>
        <translation>%1, «&#xa0;%2&#xa0;», lignes %3</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Clarification</source>
        <translation>Clarification</translation>
    </message>
    <message>
        <source>Erratum</source>
        <translation>Erratum</translation>
    </message>
    <message>
        <source>Ruling on a card</source>
        <translation>Décision sur une carte</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <translation>Règle de tournoi</translation>
    </message>
    <message>
        <source>Differs between versions</source>
        <translation>Différence entre versions</translation>
    </message>
    <message>
        <source>use paid abilities</source>
        <translation>utiliser des capacités payantes</translation>
    </message>
    <message>
        <source>rez cards other than ice</source>
        <translation>rezzer d’autres cartes que des glaces</translation>
    </message>
    <message>
        <source>rez the approached ice</source>
        <translation>rezzer la glace approchée</translation>
    </message>
    <message>
        <source>score agendas</source>
        <translation>marquer des projets</translation>
    </message>
    <message>
        <source>break subroutines</source>
        <translation>briser des sous-routines</translation>
    </message>
    <message>
        <source>jack out</source>
        <translation>se déconnecter (jack out)</translation>
    </message>
    <message>
        <source>take actions</source>
        <translation>effectuer des actions</translation>
    </message>
    <message>
        <source>The Corp&apos;s turn</source>
        <translation>Tour de la Corp</translation>
    </message>
    <message>
        <source>The Runner&apos;s turn</source>
        <translation>Tour du Runner</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Un run</translation>
    </message>
    <message>
        <source>only one has it</source>
        <translation>une seule l’a</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>who may do what</source>
        <translation>qui peut faire quoi</translation>
    </message>
    <message>
        <source>abilities met</source>
        <translation>capacités déclenchées</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>ce qui suit</translation>
    </message>
    <message>
        <source>when it takes effect</source>
        <translation>quand cela prend effet</translation>
    </message>
</context>
<context>
    <name>ui::RulingDialog</name>
    <message>
        <source>Record a ruling</source>
        <translation>Consigner une décision</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>The rules desk finds it again, so that the next ruling agrees. Who plays in a game cannot rule on it.</source>
        <translation>La consultation des règles retrouve cette décision, pour que la suivante s’y accorde. Qui joue une partie ne peut pas l’arbitrer.</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>&amp;Question&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Ruling:</source>
        <translation>&amp;Décision&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Table&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Judge:</source>
        <translation>&amp;Juge&#xa0;:</translation>
    </message>
    <message>
        <source>Extra &amp;minutes:</source>
        <translation>&amp;Minutes additionnelles&#xa0;:</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Consigner</translation>
    </message>
    <message>
        <source>Away from the tables</source>
        <translation>Hors des tables</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1&#xa0;: %2 – %3</translation>
    </message>
</context>
<context>
    <name>ui::RulingSheets</name>
    <message>
        <source>The table at step %1</source>
        <translation>La table à l’étape %1</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ce qui a été fait</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation>Tenu pour acquis</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
</context>
<context>
    <name>ui::RulingText</name>
    <message>
        <source>The judge&apos;s reading of the rules.</source>
        <translation>Lecture des règles par le juge.</translation>
    </message>
    <message>
        <source>Derived from the rules in force.</source>
        <translation>Déduite des règles en vigueur.</translation>
    </message>
    <message>
        <source>Derived, with an ability of a card as the judge reads it.</source>
        <translation>Déduite, avec une capacité d’une carte telle que la lit le juge.</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>where a ruling was given, and by whom</extracomment>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>Ruled at this event</source>
        <translation>Décidé lors de ce tournoi</translation>
    </message>
    <message>
        <source>This ruling was taken back.</source>
        <translation>Cette décision a été annulée.</translation>
    </message>
    <message>
        <source>Judge: %1</source>
        <translation>Juge&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of extra time</source>
        <translation>
            <numerusform>%n minute de temps supplémentaire</numerusform>
            <numerusform>%n minutes de temps supplémentaire</numerusform>
        </translation>
    </message>
    <message>
        <source>It cites</source>
        <translation>Passages cités</translation>
    </message>
    <message>
        <source>Show it at the table</source>
        <translation>Montrer sur la table</translation>
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
        <translation>La table à l’étape %1</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ce qui a été fait</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation>Tenu pour acquis</translation>
    </message>
</context>
<context>
    <name>ui::ScheduleSheet</name>
    <message>
        <source>No times are known yet: enter with the announcement when round 1 starts, or start its clock.</source>
        <translation>Aucune heure n’est encore connue&#xa0;: indiquez avec l’annonce quand débute la ronde 1, ou lancez son horloge.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Horaires</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Fin</translation>
    </message>
</context>
<context>
    <name>ui::SeatingSheets</name>
    <message>
        <source>Nobody is registered yet; add the players first.</source>
        <translation>Personne n’est encore inscrit&#xa0;; ajoutez d’abord les joueurs.</translation>
    </message>
    <message>
        <source>Seats in the draft</source>
        <translation>Sièges du draft</translation>
    </message>
    <message>
        <source>Seats for the player meeting</source>
        <translation>Places pour la réunion des joueurs</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Joueurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Présent</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
</context>
<context>
    <name>ui::SeatsDialog</name>
    <message>
        <source>Seats in the draft</source>
        <translation>Sièges du draft</translation>
    </message>
    <message>
        <source>Players and their seats</source>
        <translation>Joueurs et leurs sièges</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>&amp;Number from the top</source>
        <translation>&amp;Numéroter depuis le haut</translation>
    </message>
    <message>
        <source>Type the number of each seat, counted around the table from 1.</source>
        <translation>Saisissez le numéro de chaque siège, compté autour de la table à partir de 1.</translation>
    </message>
    <message>
        <source>Seat them</source>
        <translation>Placer</translation>
    </message>
</context>
<context>
    <name>ui::ShareDialog</name>
    <message>
        <source>Share this event</source>
        <translation>Partager ce tournoi</translation>
    </message>
    <message numerus="yes">
        <source>The event is copied into a PostgreSQL database, all %n act(s) of it, just as they are. Every desk opens it there by its address, and this window goes on there, too. %1 stays as it is and takes no further part.</source>
        <extracomment>1 is a file</extracomment>
        <translation>
            <numerusform>Le tournoi est copié dans une base PostgreSQL, avec son %n acte, tel quel. Chaque poste l’y ouvre par son adresse, et cette fenêtre y continue aussi. %1 reste tel quel et ne participe plus.</numerusform>
            <numerusform>Le tournoi est copié dans une base PostgreSQL, tous ses %n actes, tels quels. Chaque poste l’y ouvre par son adresse, et cette fenêtre y continue aussi. %1 reste tel quel et ne participe plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Copying the event…</source>
        <translation>Copie du tournoi…</translation>
    </message>
</context>
<context>
    <name>ui::SheetDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>Pré&amp;cédente</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>Sui&amp;vante</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Enre&amp;gistrer en PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
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
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Largeur de page</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Taille de l’aperçu</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>P&amp;age&#xa0;:</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>&amp;Papier&#xa0;:</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>The printer did not take the pages; is it switched on? Save a PDF instead.</source>
        <translation>L’imprimante n’a pas pris les pages&#xa0;; est-elle allumée&#xa0;? Enregistrez plutôt un PDF.</translation>
    </message>
</context>
<context>
    <name>ui::SlipSheets</name>
    <message>
        <source>There is no match in this round to fill in a slip for.</source>
        <translation>Il n’y a dans cette ronde aucun match pour lequel remplir une fiche.</translation>
    </message>
    <message>
        <source>%1 – match slips</source>
        <extracomment>1 is &quot;Round 3 of 5&quot;</extracomment>
        <translation>%1 – fiches de résultat</translation>
    </message>
</context>
<context>
    <name>ui::StandingsModel</name>
    <message>
        <source>dropped</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>ahead by the drawn number</source>
        <translation>devant par le nombre tiré</translation>
    </message>
    <message>
        <source>Strength of schedule, exactly %1</source>
        <translation>SoS (force des adversaires), exactement %1</translation>
    </message>
    <message>
        <source>Extended strength of schedule, exactly %1</source>
        <translation>ESoS (force étendue des adversaires), exactement %1</translation>
    </message>
    <message>
        <source>No opponents yet</source>
        <translation>Pas encore d’adversaires</translation>
    </message>
    <message>
        <source>Opponents: %1</source>
        <translation>Adversaires&#xa0;: %1</translation>
    </message>
    <message>
        <source>Strength of schedule</source>
        <translation>SoS (force des adversaires)</translation>
    </message>
    <message>
        <source>Extended strength of schedule</source>
        <translation>ESoS (force étendue des adversaires)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Points de match</translation>
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
        <translation>Victoires Corp</translation>
    </message>
    <message>
        <source>Runner wins</source>
        <translation>Victoires Runner</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Byes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>The chance to make the cut, or to be first where there is none</source>
        <translation>La chance d’entrer dans le cut, ou d’être premier s’il n’y en a pas</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>No sides</source>
        <translation>Sans camps</translation>
    </message>
    <message>
        <source>Games won of which nobody recorded the sides</source>
        <translation>Parties gagnées dont personne n’a noté les camps</translation>
    </message>
</context>
<context>
    <name>ui::StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>No standings yet: they begin with the first paired round.</source>
        <translation>Pas encore de classement&#xa0;: il commence avec la première ronde appariée.</translation>
    </message>
    <message>
        <source>Standings after round</source>
        <translation>Classement après la ronde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Provisional: results are missing up to round %1.</source>
        <translation>Provisoire&#xa0;: il manque des résultats jusqu’à la ronde %1.</translation>
    </message>
    <message>
        <source>Rules by which the standings are counted</source>
        <translation>Règles selon lesquelles le classement est calculé</translation>
    </message>
    <message>
        <source>The sums behind the figures</source>
        <translation>Le calcul derrière les chiffres</translation>
    </message>
    <message>
        <source>Cou&amp;nted by:</source>
        <translation>Calc&amp;ulé selon&#xa0;:</translation>
    </message>
    <message>
        <source>%1 (announced)</source>
        <translation>%1 (annoncé)</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Ordre&#xa0;: %1</translation>
    </message>
    <message>
        <source>This event is played by %1; these are not its standings.</source>
        <translation>Ce tournoi se joue selon %1&#xa0;; ceci n’est pas son classement.</translation>
    </message>
    <message>
        <source>Select a player to see the sums behind the figures.</source>
        <translation>Choisissez un joueur pour voir le calcul derrière les chiffres.</translation>
    </message>
    <message>
        <source>Af&amp;ter:</source>
        <translation>Apr&amp;ès&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::StandingsSheets</name>
    <message>
        <source>Provisional: of round %1 the results of %2 are missing.</source>
        <translation>Provisoire&#xa0;: de la ronde %1 manquent les résultats&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There are no standings yet; they begin with the first round.</source>
        <translation>Il n’y a pas encore de classement&#xa0;; il commence avec la première ronde.</translation>
    </message>
    <message>
        <source>There are no standings after round %1; the last Swiss round is %2.</source>
        <translation>Il n’y a pas de classement après la ronde %1&#xa0;; la dernière ronde suisse est la %2.</translation>
    </message>
    <message>
        <source>Standings after round %1 of %2</source>
        <translation>Classement après la ronde %1 sur %2</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Ordre&#xa0;: %1</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisoire</translation>
    </message>
</context>
<context>
    <name>ui::StandingsText</name>
    <message>
        <source>%1, rounded %2</source>
        <translation>%1, arrondi %2</translation>
    </message>
    <message>
        <source>%1 v %2</source>
        <comment>points of a match, its opponent</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 for a bye</source>
        <translation>%1 pour un bye</translation>
    </message>
    <message>
        <source>Points: none yet</source>
        <translation>Points&#xa0;: pas encore</translation>
    </message>
    <message>
        <source>Points %1 = %2</source>
        <translation>Points %1 = %2</translation>
    </message>
    <message>
        <source>SoS: no opponents yet</source>
        <translation>SoS&#xa0;: pas encore d’adversaires</translation>
    </message>
    <message>
        <source>%1/%2 of %3</source>
        <comment>points, rounds, opponent</comment>
        <translation>%1/%2 de %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points, opponent</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>SoS %1 = %2</source>
        <translation>SoS %1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>SoS %1 = (%2) ÷ %n opponent(s)</source>
        <translation>
            <numerusform>SoS %1 = (%2) ÷ %n adversaire</numerusform>
            <numerusform>SoS %1 = (%2) ÷ %n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>figure, opponent</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>ESoS %1 = (%2) ÷ %n opponent(s)</source>
        <translation>
            <numerusform>ESoS %1 = (%2) ÷ %n adversaire</numerusform>
            <numerusform>ESoS %1 = (%2) ÷ %n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal to the next player in all of these: the number drawn at registration decides.</source>
        <translation>À égalité en tout avec le joueur suivant&#xa0;: le nombre tiré à l’inscription décide.</translation>
    </message>
</context>
<context>
    <name>ui::StartClockDialog</name>
    <message>
        <source> minutes</source>
        <translation> minutes</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Lancer l’horloge</translation>
    </message>
    <message>
        <source>%1 minutes are announced; the rules allow %2 to %3. Another length needs a reason.</source>
        <translation>%1 minutes sont annoncées&#xa0;; le règlement permet %2 à %3. Une autre durée demande une raison.</translation>
    </message>
    <message>
        <source>A round of the cut usually lasts %1 minutes.</source>
        <translation>Une ronde du cut dure d’ordinaire %1 minutes.</translation>
    </message>
    <message>
        <source>&amp;Length of the round:</source>
        <translation>&amp;Durée de la ronde&#xa0;:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
</context>
<context>
    <name>ui::StartCutDialog</name>
    <message>
        <source>Start the cut</source>
        <translation>Commencer le cut</translation>
    </message>
    <message>
        <source>%1, as announced</source>
        <translation>%1, comme annoncé</translation>
    </message>
    <message>
        <source>%1, as suggested for the field</source>
        <translation>%1, comme suggéré pour le nombre de joueurs</translation>
    </message>
    <message>
        <source>None is announced: choose a size</source>
        <translation>Aucun n’est annoncé&#xa0;: choisissez une taille</translation>
    </message>
    <message>
        <source>Swiss play ends here. The first games are seated at once; the others follow as soon as their players are known.</source>
        <translation>Les rondes suisses finissent ici. Les premiers jeux sont placés aussitôt&#xa0;; les autres suivent dès que leurs joueurs sont connus.</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Forme&#xa0;:</translation>
    </message>
    <message>
        <source>Seeds, the best first</source>
        <translation>Têtes de série, les meilleures d’abord</translation>
    </message>
    <message>
        <source>&amp;Seeds, the best first. Move a player to pick by hand:</source>
        <translation>Têtes de sér&amp;ie, les meilleures d’abord. Déplacez un joueur pour choisir à la main&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Back to the standings</source>
        <translation>&amp;Revenir au classement</translation>
    </message>
    <message>
        <source>None under these rules: choose one</source>
        <translation>Aucune selon ces règles&#xa0;: choisissez-en une</translation>
    </message>
    <message>
        <source>As the rules have it: %1</source>
        <translation>Selon les règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 (not in the cut)</source>
        <translation>%1 (hors du cut)</translation>
    </message>
    <message>
        <source>&amp;As in the imported file</source>
        <translation>&amp;Comme dans le fichier importé</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Recent events</source>
        <translation>Tournois récents</translation>
    </message>
    <message>
        <source>Re&amp;cent events</source>
        <translation>Tournois ré&amp;cents</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>The desk of a tournament organizer</source>
        <translation>Le bureau de l’organisateur de tournois</translation>
    </message>
    <message>
        <source>%1 (the file is gone)</source>
        <translation>%1 (le fichier a disparu)</translation>
    </message>
    <message>
        <source>None yet. The events you open appear here.</source>
        <translation>Aucun pour l’instant. Les tournois que vous ouvrez apparaissent ici.</translation>
    </message>
    <message>
        <source>Start a tournament</source>
        <translation>Commencer un tournoi</translation>
    </message>
    <message>
        <source>Another &amp;kind…</source>
        <translation>U&amp;n autre genre…</translation>
    </message>
    <message>
        <source>Go on with one</source>
        <translation>En continuer un</translation>
    </message>
</context>
<context>
    <name>ui::StatedAbilityDialog</name>
    <message>
        <source>The player &amp;may use it</source>
        <translation>Le joueur &amp;peut l’utiliser</translation>
    </message>
    <message>
        <source>State an ability</source>
        <translation>Énoncer une capacité</translation>
    </message>
    <message>
        <source>Read the card and say what its ability does. Every answer with it is marked as resting on your reading.</source>
        <translation>Lisez la carte et dites ce que fait sa capacité. Toute réponse qui s’en sert est signalée comme reposant sur votre lecture.</translation>
    </message>
    <message>
        <source>&amp;Card:</source>
        <translation>&amp;Carte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>&amp;Quand&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;redits to pay for it:</source>
        <translation>C&amp;rédits à payer&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Effect:</source>
        <translation>&amp;Effet&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;How much:</source>
        <translation>C&amp;ombien&#xa0;:</translation>
    </message>
    <message>
        <source>Wh&amp;om it concerns:</source>
        <translation>&amp;Joueur concerné&#xa0;:</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Énoncer</translation>
    </message>
    <message>
        <source>This ice is encountered</source>
        <translation>Cette glace est rencontrée</translation>
    </message>
    <message>
        <source>This card is accessed</source>
        <translation>On accède à cette carte</translation>
    </message>
    <message>
        <source>This card is rezzed</source>
        <translation>Cette carte est rezzée</translation>
    </message>
    <message>
        <source>This card is installed</source>
        <translation>Cette carte est installée</translation>
    </message>
    <message>
        <source>This card is trashed</source>
        <translation>Cette carte est trashée</translation>
    </message>
    <message>
        <source>A turn begins</source>
        <translation>Un tour commence</translation>
    </message>
    <message>
        <source>A run begins</source>
        <translation>Un run commence</translation>
    </message>
    <message>
        <source>A run is successful</source>
        <translation>Un run est réussi</translation>
    </message>
    <message>
        <source>A subroutine of it resolves</source>
        <translation>Une de ses sous-routines se résout</translation>
    </message>
    <message>
        <source>A player uses it in a paid ability window</source>
        <translation>Un joueur l’utilise dans une fenêtre de capacités payantes</translation>
    </message>
    <message>
        <source>End the run</source>
        <translation>Mettre fin au run</translation>
    </message>
    <message>
        <source>Do net damage</source>
        <translation>Infliger des dégâts réseau</translation>
    </message>
    <message>
        <source>Give tags</source>
        <translation>Donner des tags</translation>
    </message>
    <message>
        <source>Gain credits</source>
        <translation>Gagner des crédits</translation>
    </message>
    <message>
        <source>Lose credits</source>
        <translation>Perdre des crédits</translation>
    </message>
    <message>
        <source>Lose clicks</source>
        <translation>Perdre des clics</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Piocher des cartes</translation>
    </message>
    <message>
        <source>Bypass the ice</source>
        <translation>Contourner la glace</translation>
    </message>
    <message>
        <source>The card&apos;s owner</source>
        <translation>Le propriétaire de la carte</translation>
    </message>
    <message>
        <source>The Corp</source>
        <translation>La Corp</translation>
    </message>
    <message>
        <source>The Runner</source>
        <translation>Le Runner</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Figures of the statistics</source>
        <translation>Chiffres des statistiques</translation>
    </message>
    <message>
        <source>Nothing to count yet: register players.</source>
        <translation>Rien à compter pour l’instant&#xa0;: inscrivez des joueurs.</translation>
    </message>
    <message>
        <source>What the statistics show</source>
        <translation>Ce que montrent les statistiques</translation>
    </message>
    <message>
        <source>Sh&amp;ow:</source>
        <translation>&amp;Montrer&#xa0;:</translation>
    </message>
    <message>
        <source>Plot; the table below says the same</source>
        <translation>Graphique&#xa0;; la table en dessous dit la même chose</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The table is on the clipboard, with tabs between its columns.</source>
        <translation>La table est dans le presse-papiers, avec des tabulations entre les colonnes.</translation>
    </message>
    <message>
        <source>Save the plot to</source>
        <translation>Enregistrer le graphique sous</translation>
    </message>
    <message>
        <source>%1 statistics.svg</source>
        <translation>%1 statistiques.svg</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsViews</name>
    <message>
        <source>not recorded</source>
        <translation>non relevé</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Cut, round %1</source>
        <translation>Cut, ronde %1</translation>
    </message>
    <message>
        <source>All Swiss rounds</source>
        <translation>Toutes les rondes suisses</translation>
    </message>
    <message>
        <source>The whole cut</source>
        <translation>Tout le cut</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an identity or faction, and its side</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), %1 in the cut</source>
        <translation>
            <numerusform>%n joueur, %1 dans le cut</numerusform>
            <numerusform>%n joueurs, %1 dans le cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 sur %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Factions: players and the cut</source>
        <translation>Factions&#xa0;: joueurs et cut</translation>
    </message>
    <message>
        <source>Factions: games won</source>
        <translation>Factions&#xa0;: parties gagnées</translation>
    </message>
    <message>
        <source>Identities: players and the cut</source>
        <translation>Identités&#xa0;: joueurs et cut</translation>
    </message>
    <message>
        <source>Identities: games won</source>
        <translation>Identités&#xa0;: parties gagnées</translation>
    </message>
    <message>
        <source>Games won by Corp and Runner</source>
        <translation>Parties gagnées par Corp et Runner</translation>
    </message>
    <message>
        <source>Games that went to time</source>
        <translation>Parties finies au temps</translation>
    </message>
    <message>
        <source>in the cut</source>
        <translation>dans le cut</translation>
    </message>
    <message>
        <source>won outright</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>not in the cut</source>
        <translation>hors du cut</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>won by the Corp</source>
        <translation>gagnées par la Corp</translation>
    </message>
    <message>
        <source>went to time</source>
        <translation>finies au temps</translation>
    </message>
    <message>
        <source>won by the Runner</source>
        <translation>gagnées par le Runner</translation>
    </message>
    <message>
        <source>ended before</source>
        <translation>finies avant</translation>
    </message>
    <message>
        <source>Corp %1</source>
        <translation>Corp %1</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>In the cut</source>
        <translation>Dans le cut</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Part gagnée</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Corp won</source>
        <translation>Corp a gagné</translation>
    </message>
    <message>
        <source>Runner won</source>
        <translation>Runner a gagné</translation>
    </message>
    <message>
        <source>To time</source>
        <translation>Au temps</translation>
    </message>
    <message>
        <source>Equal at time</source>
        <translation>Égalité au temps</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Convenues</translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Forfaits</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Non jouées</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Counted are games that one side won outright. Timed, drawn, agreed, forfeited and unplayed games and byes say nothing about the sides.</source>
        <translation>Sont comptées les parties qu’un côté a gagnées. Les parties au temps, nulles, convenues, perdues par forfait ou non jouées et les byes ne disent rien des côtés.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are left out: the file they came from knew their totals, not their games.</source>
        <translation>
            <numerusform>%n match n’est pas compté&#xa0;: le fichier d’où il vient donnait ses totaux, pas ses parties.</numerusform>
            <numerusform>%n matchs ne sont pas comptés&#xa0;: le fichier d’où ils viennent donnait leurs totaux, pas leurs parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides not recorded</source>
        <translation>Côtés non relevés</translation>
    </message>
</context>
<context>
    <name>ui::SwapDialog</name>
    <message>
        <source>Table %1: %2 – %3</source>
        <translation>Table %1&#xa0;: %2 – %3</translation>
    </message>
    <message>
        <source>Table %1: %2 has the bye</source>
        <translation>Table %1&#xa0;: %2 a le bye</translation>
    </message>
    <message>
        <source>Swap two players in round %1</source>
        <translation>Échanger deux joueurs dans la ronde %1</translation>
    </message>
    <message>
        <source>What the tables become</source>
        <translation>Ce que deviennent les tables</translation>
    </message>
    <message>
        <source>&amp;First player:</source>
        <translation>&amp;Premier joueur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Second player:</source>
        <translation>&amp;Second joueur&#xa0;:</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Attention&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::TableBoxes</name>
    <message>
        <source>not rezzed</source>
        <translation>non rezzée</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>encountered</source>
        <translation>rencontrée</translation>
    </message>
    <message>
        <source>approached</source>
        <translation>approchée</translation>
    </message>
    <message>
        <source>accessed</source>
        <translation>accédée</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>force %1</translation>
    </message>
    <message>
        <source>broken: %1</source>
        <translation>brisées : %1</translation>
    </message>
    <message>
        <source>text not known</source>
        <translation>texte inconnu</translation>
    </message>
    <message>
        <source>text known in part</source>
        <translation>texte connu en partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a card, and where it lies or how it stands
----------
a place of the table, and what is said of it</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>hosted: %1</source>
        <translation>hébergées : %1</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1 : pas indiqué</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>run here</source>
        <translation>run ici</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Corp</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>Clicks</source>
        <translation>Clics</translation>
    </message>
    <message>
        <source>Bad publicity</source>
        <translation>Mauvaise publicité</translation>
    </message>
    <message>
        <source>New server</source>
        <translation>Nouveau serveur</translation>
    </message>
    <message>
        <source>Score area</source>
        <translation>Zone de score</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>En train d’être jouée</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mises de côté</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors du jeu</translation>
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
        <translation>Dégâts cérébraux</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programmes</translation>
    </message>
    <message>
        <source>memory %1 of %2</source>
        <translation>mémoire %1 sur %2</translation>
    </message>
    <message>
        <source>Facedown</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
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
        <translation>Tables</translation>
    </message>
    <message>
        <source>Pairings use these table numbers from the next round on, the first ones first. Leave it empty for no limit. A player&apos;s own fixed table is set with the player.</source>
        <translation>Dès la ronde suivante, les appariements utilisent ces numéros de table, les premiers d’abord. Laissez vide pour aucune limite. La table fixe d’un joueur se règle avec le joueur.</translation>
    </message>
    <message>
        <source>for example 1-20, 30</source>
        <translation>par exemple 1-20, 30</translation>
    </message>
    <message>
        <source>&amp;Tables:</source>
        <translation>&amp;Tables&#xa0;:</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Utiliser celles-ci</translation>
    </message>
    <message>
        <source>Write numbers and ranges with commas between them: 1-20, 30</source>
        <translation>Écrivez des numéros et des plages séparés par des virgules&#xa0;: 1-20, 30</translation>
    </message>
    <message>
        <source>No limit: tables are numbered from 1</source>
        <translation>Sans limite&#xa0;: les tables comptent à partir de 1</translation>
    </message>
    <message>
        <source>Tables in these ranges: %1</source>
        <translation>Tables dans ces plages&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::Text</name>
    <message>
        <source>dropped after round %1</source>
        <translation>abandon après la ronde %1</translation>
    </message>
    <message>
        <source>dropped before round 1</source>
        <translation>abandon avant la ronde 1</translation>
    </message>
    <message>
        <source>disqualified after round %1</source>
        <translation>disqualifié après la ronde %1</translation>
    </message>
    <message>
        <source>disqualified before round 1</source>
        <translation>disqualifié avant la ronde 1</translation>
    </message>
    <message>
        <source>playing since round %1</source>
        <translation>en jeu depuis la ronde %1</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en jeu</translation>
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
        <translation>Pas de cut</translation>
    </message>
    <message>
        <source>Top %1</source>
        <translation>Top %1</translation>
    </message>
    <message>
        <source>missed rounds count as losses</source>
        <translation>les rondes manquées comptent comme perdues</translation>
    </message>
    <message>
        <source>missed rounds give no points</source>
        <translation>les rondes manquées ne rapportent rien</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Game loss</source>
        <translation>Perte de partie</translation>
    </message>
    <message>
        <source>Match loss</source>
        <translation>Perte de match</translation>
    </message>
    <message>
        <source>Removed from the event</source>
        <translation>Exclusion</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <extracomment>1 is a document, 2 one of its sections</extracomment>
        <translation>%1, «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1
Rule: %2</source>
        <translation>%1
Règle&#xa0;: %2</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Avant la ronde 1</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Ronde %1, table %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
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
        <translation>pas nommé</translation>
    </message>
    <message>
        <source>not photographed</source>
        <translation>pas photographié</translation>
    </message>
    <message>
        <source>not streamed</source>
        <translation>pas en stream</translation>
    </message>
</context>
<context>
    <name>ui::Timetable</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Cut, round %1, if needed</source>
        <translation>Cut, ronde %1, si nécessaire</translation>
    </message>
    <message>
        <source>Cut, round %1</source>
        <translation>Cut, ronde %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>vers %1</translation>
    </message>
    <message>
        <source>cut, round %1 about %2</source>
        <translation>cut, ronde %1 vers %2</translation>
    </message>
    <message>
        <source>round %1 about %2</source>
        <translation>ronde %1 vers %2</translation>
    </message>
</context>
<context>
    <name>ui::TimingNavigator</name>
    <message>
        <source>The Corp may do nothing now.</source>
        <translation>La Corp ne peut rien faire maintenant.</translation>
    </message>
    <message>
        <source>The Runner may do nothing now.</source>
        <translation>Le Runner ne peut rien faire maintenant.</translation>
    </message>
    <message>
        <source>The Corp may %1.</source>
        <translation>La Corp peut %1.</translation>
    </message>
    <message>
        <source>The Runner may %1.</source>
        <translation>Le Runner peut %1.</translation>
    </message>
    <message>
        <source>Over. %1</source>
        <translation>Terminé. %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Corp: %1</source>
        <translation>Corp&#xa0;: %1</translation>
    </message>
    <message>
        <source>Runner: %1</source>
        <translation>Runner&#xa0;: %1</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Turn or run</source>
        <translation>Tour ou run</translation>
    </message>
    <message>
        <source>Version to compare with</source>
        <translation>Version à comparer</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Comparer avec %1</translation>
    </message>
    <message>
        <source>What happens at this step</source>
        <translation>Ce qui se passe à cette étape</translation>
    </message>
    <message>
        <source>The two versions, step by step</source>
        <translation>Les deux versions, étape par étape</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not on the first ice of this run.</source>
        <translation>Pas sur la première glace de ce run.</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Différence</translation>
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
        <translation>Montrer sur la table</translation>
    </message>
    <message>
        <source>Puts the players there, with what lies on the table already</source>
        <translation>Place les joueurs là, avec ce qui est déjà sur la table</translation>
    </message>
</context>
<context>
    <name>ui::TimingPicture</name>
    <message>
        <source>Steps, the present one chosen</source>
        <translation>Étapes, l’actuelle choisie</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>The Corp may: %1</source>
        <translation>La Corp peut&#xa0;: %1</translation>
    </message>
    <message>
        <source>The Runner may: %1</source>
        <translation>Le Runner peut&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
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
        <translation>pas identique&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::VerdictView</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Agenda points</source>
        <translation>Points de projet</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Lines that name no card</source>
        <translation>Lignes sans carte connue</translation>
    </message>
    <message>
        <source>Cards that begin installed</source>
        <translation>Cartes installées au départ</translation>
    </message>
    <message>
        <source>Cards of the list</source>
        <translation>Cartes de la liste</translation>
    </message>
    <message>
        <source>Enter or a click puts the title into the line</source>
        <translation>Entrée ou un clic met le titre dans la ligne</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Pas encore de cartes</translation>
    </message>
    <message>
        <source>%1 cards, at least %2</source>
        <translation>%1 cartes, au moins %2</translation>
    </message>
    <message>
        <source>%1 agenda points, %2 or %3 needed</source>
        <translation>%1 points de projet, %2 ou %3 exigés</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
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
        <translation>Version des règles</translation>
    </message>
    <message>
        <source>%1 (the event&apos;s choice)</source>
        <translation>%1 (choix du tournoi)</translation>
    </message>
    <message>
        <source>%1 (the event&apos;s day)</source>
        <translation>%1 (au jour du tournoi)</translation>
    </message>
    <message>
        <source>%1 (today)</source>
        <translation>%1 (aujourd’hui)</translation>
    </message>
    <message>
        <source>All versions</source>
        <translation>Toutes les versions</translation>
    </message>
</context>
<context>
    <name>ui::Wall</name>
    <message>
        <source>Upper bracket and final</source>
        <translation>Tableau haut et finale</translation>
    </message>
    <message>
        <source>Lower bracket</source>
        <translation>Tableau bas</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Temps&#xa0;!</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>The clock of the round will be shown here.</source>
        <translation>L’horloge de la ronde sera montrée ici.</translation>
    </message>
    <message>
        <source>The clock has not been started.</source>
        <translation>L’horloge n’est pas lancée.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>bye</translation>
    </message>
    <message>
        <source>The pairings will be shown here.</source>
        <translation>Les appariements seront montrés ici.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Standings, round %1 still playing</source>
        <translation>Classement, ronde %1 en cours</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Classement après la ronde %1</translation>
    </message>
    <message>
        <source>The standings will be shown here after round 1.</source>
        <translation>Le classement sera montré ici après la ronde 1.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
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
        <translation>Le tableau sera montré ici dès que le cut commence.</translation>
    </message>
    <message>
        <source>%1 · round %2 is being prepared</source>
        <extracomment>1 is the name of the event</extracomment>
        <translation>%1 · la ronde %2 se prépare</translation>
    </message>
    <message>
        <source>Roster check</source>
        <translation>Contrôle des inscrits</translation>
    </message>
    <message>
        <source>The players will be shown here.</source>
        <translation>Les joueurs seront montrés ici.</translation>
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
        <translation>Listes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Horaires</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>The times of the day will be shown here.</source>
        <translation>Les horaires de la journée seront montrés ici.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>On your phone, in the network of the hall:</source>
        <translation>Sur votre téléphone, dans le réseau de la salle :</translation>
    </message>
</context>
<context>
    <name>ui::WallView</name>
    <message>
        <source>The wall is blank.</source>
        <translation>Le mur est noir.</translation>
    </message>
</context>
<context>
    <name>ui::WallWindow</name>
    <message>
        <source>Arbiter – wall</source>
        <translation>Arbiter – mur</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Not on the wall.</source>
        <translation>Pas sur le mur.</translation>
    </message>
    <message>
        <source>On the wall: %1, %2 × %3</source>
        <translation>Sur le mur&#xa0;: %1, %2 × %3</translation>
    </message>
    <message>
        <source>No second screen is connected: the wall is a window that can be moved.</source>
        <translation>Aucun second écran n’est branché&#xa0;: le mur est une fenêtre à déplacer.</translation>
    </message>
    <message>
        <source>The screen %1 is not connected; the wall returns with it.</source>
        <translation>L’écran %1 n’est pas branché&#xa0;; le mur reviendra avec lui.</translation>
    </message>
</context>
<context>
    <name>ui::WaysOut</name>
    <message>
        <source>Discard results of %1 and play again</source>
        <translation>Abandonner le résultat (%1) et rejouer</translation>
    </message>
    <message>
        <source>Discard results of %1</source>
        <translation>Abandonner le résultat (%1)</translation>
    </message>
    <message>
        <source>%1 plays for %2</source>
        <translation>%1 joue pour %2</translation>
    </message>
</context>
</TS>
