// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

namespace interchange {

namespace {

struct RoleWords {
    WordRole role;
    std::string_view keys; ///< parted by blanks
};
struct NumberWords {
    int number;
    std::string_view keys;
};

constexpr std::array roleWords{
    RoleWords{
        WordRole::Type,
        "agenda agendas agendy agenden agendakarten actif actifs wartownik wartownicy projekt "
        "projekte projet projets plan planes projekty "
        "asset assets aktivposten anlage anlagen atout atouts avoir avoirs verrou verrous activo "
        "activos aktywa aktywo "
        "upgrade upgrades erweiterung erweiterungen extension extensions amelioration "
        "ameliorations mejora mejoras "
        "ulepszenie ulepszenia operation operations operationen operacion operaciones "
        "operacja operacje agende beni miglioramento miglioramenti operazione operazioni "
        "programmi eventi risorsa risorse agendas ativo ativos melhoria melhorias operacao "
        "operacoes "
        "programas recursos barriera portale sentinella altro altri event events ereignis "
        "ereignisse evenement evenements evento "
        "eventos wydarzenie wydarzenia hardware hardwares materiel materiels equipo equipos "
        "sprzet resource resources ressource ressourcen ressources recurso recursos zasob "
        "zasoby program programs programm programme programmes programa programas programy "
        "icebreaker icebreakers breaker breakers eisbrecher briseglace briseglaces "
        "rompehielo rompehielos lodolamacz lodolamacze barrier barriers barriere barrieren "
        "barrieres barrera barreras bariera bariery codegate codegates codetor codetore "
        "porteencodee portesencodees porteslogiques portelogique puertadecodigo "
        "puertasdecodigo puertalogica puertaslogicas bramka bramki bramakodowa bramykodowe "
        "sentry sentries wachter sentinelle sentinelles centinela centinelas straznik "
        "straznicy ice ices eis glace glaces hielo hielos lod lody multi other others "
        "sonstige sonstiges andere autre autres otro otros inne"},
    RoleWords{
        WordRole::Identity,
        "identity identities id ids ident identitat identitaten identitaet identite identites "
        "identidad identidades identita identidade identiteit identitet tozsamosc tozsamosci"},
    RoleWords{WordRole::Side,
              "corp corps corpo corporation corporations konzern konzerne corporacion "
              "corporaciones korporacja korporacje korpo corporazione corporazioni corporacao "
              "corporatie runner runners hacker coureur corredor"},
    RoleWords{WordRole::Faction,
              "hb haasbioroid jinteki nbn weyland weylandconsortium anarch anarchs anarchist "
              "anarchiste anarquista anarchista criminal criminals kriminelle kriminell criminel "
              "kryminalista kryminalisci shaper shapers gestalter faconneur modeladora ksztaltnik "
              "adam apex sunny sunnylebeau neutral neutrals neutre neutro neutralny neutralne "
              "neutralcorp neutralrunner faction fraktion faccion frakcja"},
    RoleWords{
        WordRole::Quantity,
        "qty qte quantity count number amount anzahl menge stuckzahl quantite nombre cantidad "
        "cant quantita quantidade ilosc liczba num copies"},
    RoleWords{WordRole::Copies,
              "copies copy er stuck stk stueck exemplare exemplar exemplaire exemplaires ex expl "
              "copias copia "
              "sztuk sztuki sztuka szt kopie kopii pcs pc piece pieces each je jeweils mal times "
              "fois veces razy chacun chacune playset playsets"},
    RoleWords{WordRole::Title,
              "card cards cardname name title titel karte karten kartenname carte cartes nom titre "
              "carta cartas nombre titulo karta karty nazwa tytul"},
    RoleWords{
        WordRole::Influence,
        "influence influences inf infl pip pips dot dots einfluss einflusspunkt "
        "einflusspunkte pointsdinfluence influencia influenza wplyw wplywu wplywow punktywplywu "
        "punktywplywow pointsdinfluences puntosdeinfluencia"},
    RoleWords{
        WordRole::Total,
        "total totals totale totali totalcards sum summe gesamt insgesamt gesamtzahl razem suma "
        "somme point "
        "points punkt punkte punkty punktow puntos punto agendapoints agendapoint "
        "agendapunkte pointsdagenda puntosdeagenda cards card karten karte cartes carte "
        "cartas carta kart karty decksize deckgrosse deckgroesse tailledudeck size grosse "
        "taille tamano rozmiar min max minimum maximum spent used available left between lacznie "
        "ogolem "
        "required ausgegeben verfugbar mindestens hochstens depense depenses disponible "
        "gastado gastada gastados utilizada usada usado utilisee utilises depensee verwendet "
        "verbraucht ubrig frei restante restantes libre wykorzystane wykorzystano dostepne minimo "
        "maximo wydane"},
    RoleWords{WordRole::Filler,
              "of the and with from by in to at on up per over least none a an von und der die das "
              "mit aus zu bis keine aucun aucune de du des d et la le les sur del los las y en "
              "ninguno ninguna z i w do brak built published no nr numer numero"},
    RoleWords{WordRole::Name,
              "deck deckname name title titel decklist liste lista nom nombre nazwa"},
    RoleWords{
        WordRole::Remark,
        "player players spieler spielerin joueur joueuse jugador jugadora gracz author autor "
        "date datum fecha data event turnier tournament tournoi torneo turniej format subject "
        "betreff objet asunto temat from to cc bcc sent date von an de para od cost costs "
        "kosten cout coste koszt set sets pack packs extension datapack cycle zyklus side seite "
        "type types typ tipo faction code codes link links url strength note notes "
        "comment comments kommentar commentaire warning description source signature unterschrift "
        "firma podpis"}};

constexpr std::array numberWords{
    NumberWords{1,
                "one once single einzelne ein eine einen einmal un une uno una jeden jedna jedno"},
    NumberWords{2, "two twice zwei zweimal deux dos due dwa dwie ii"},
    NumberWords{3, "three thrice drei dreimal trois tres tre trzy iii playset"},
    NumberWords{4, "four vier viermal quatre cuatro cztery"},
    NumberWords{5, "five funf fuenf cinq cinco piec"},
    NumberWords{6, "six sechs seis szesc"}};

using Dictionary = std::unordered_map<std::string_view, WordMeaning>;

template <class Use>
void eachKey(std::string_view keys, Use use)
{
    while (!keys.empty()) {
        const auto end = std::min(keys.find(' '), keys.size());
        use(keys.substr(0, end));
        keys.remove_prefix(std::min(end + 1, keys.size()));
    }
}

const Dictionary &dictionary()
{
    static const Dictionary words = [] {
        Dictionary all;
        for (const RoleWords &row : roleWords)
            eachKey(row.keys, [&](std::string_view key) {
                auto &roles = all[key].roles;
                roles = static_cast<std::uint16_t>(roles | static_cast<std::uint16_t>(row.role));
            });
        for (const NumberWords &row : numberWords)
            eachKey(row.keys, [&](std::string_view key) { all[key].number = row.number; });
        return all;
    }();
    return words;
}

} // namespace

WordMeaning listWord(std::string_view key)
{
    const auto found = dictionary().find(key);
    return found == dictionary().end() ? WordMeaning() : found->second;
}

std::size_t longestListWord()
{
    static const std::size_t longest = [] {
        std::size_t most = 0;
        for (const auto &[key, meaning] : dictionary())
            most = std::max(most, key.size());
        return most;
    }();
    return longest;
}

} // namespace interchange
