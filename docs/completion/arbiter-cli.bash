# bash completion of arbiter-cli; written by "arbiter-cli completion bash"
# SPDX-License-Identifier: GPL-3.0-or-later
_arbiter_cli()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    local command="" longer i
    for ((i = 1; i < COMP_CWORD; i++)); do
        longer="${command:+$command }${COMP_WORDS[i]}"
        case "$longer" in
            "new" | "import" | "export" | "print" | "event" | "player" | "player add" | "player edit" | "player drop" | "player reinstate" | "player disqualify" | "player remove" | "player list" | "pair" | "unpair" | "swap" | "report" | "standings" | "statistics" | "odds" | "cut" | "bracket" | "sides" | "penalty" | "watch" | "clock" | "log" | "undo" | "redo" | "verify" | "salvage" | "simulate" | "deck" | "deck check" | "deck convert" | "deck submit" | "deck withdraw" | "deck lock" | "deck unlock" | "deck accept" | "deck list" | "deck show" | "deck compare" | "deck policy" | "deck draw" | "deck checked" | "cards" | "cards find" | "cards import" | "rules" | "rules find" | "rules show" | "rules timing" | "rules ask" | "rules coverage" | "ruling" | "ruling add" | "ruling log" | "batch") command=$longer ;;
            *) break ;;
        esac
    done
    case "$command:$prev" in
        "new:--tier") COMPREPLY=($(compgen -W "casual competitive premier" -- "$cur")); return ;;
        "new:--organizer-plays") COMPREPLY=($(compgen -W "yes no" -- "$cur")); return ;;
        "new:--late-entry") COMPREPLY=($(compgen -W "zero losses" -- "$cur")); return ;;
        "new:--rules") COMPREPLY=($(compgen -W "by-date core2012 faq16 rr10" -- "$cur")); return ;;
        "new:--profile") COMPREPLY=($(compgen -W "ffg-2016 ffg-2016-tome ffg-2017-tome ffg-2012 nsg-dss nsg-sss draft-full draft-half" -- "$cur")); return ;;
        "new:--rounds") COMPREPLY=($(compgen -W "auto" -- "$cur")); return ;;
        "new:--cut") COMPREPLY=($(compgen -W "auto none" -- "$cur")); return ;;
        "import:-o" | "import:--output") COMPREPLY=($(compgen -f -- "$cur")); return ;;
        "import:--profile") COMPREPLY=($(compgen -W "ffg-2016 ffg-2016-tome ffg-2017-tome ffg-2012 nsg-dss nsg-sss draft-full draft-half" -- "$cur")); return ;;
        "import:--format") COMPREPLY=($(compgen -W "auto event-json tome csv" -- "$cur")); return ;;
        "export:--format") COMPREPLY=($(compgen -W "event-json csv-players csv-standings csv-pairings markdown" -- "$cur")); return ;;
        "export:-o" | "export:--output") COMPREPLY=($(compgen -f -- "$cur")); return ;;
        "print:--what") COMPREPLY=($(compgen -W "pairings pairings-by-name slips standings bracket seating report decklists deck-checks blank-decklist" -- "$cur")); return ;;
        "print:-o" | "print:--output") COMPREPLY=($(compgen -f -- "$cur")); return ;;
        "print:--paper") COMPREPLY=($(compgen -W "a4 letter" -- "$cur")); return ;;
        "print:--order") COMPREPLY=($(compgen -W "type title list" -- "$cur")); return ;;
        "event:--tier") COMPREPLY=($(compgen -W "casual competitive premier" -- "$cur")); return ;;
        "event:--organizer-plays") COMPREPLY=($(compgen -W "yes no" -- "$cur")); return ;;
        "event:--late-entry") COMPREPLY=($(compgen -W "zero losses" -- "$cur")); return ;;
        "event:--rules") COMPREPLY=($(compgen -W "by-date core2012 faq16 rr10" -- "$cur")); return ;;
        "event:--rounds") COMPREPLY=($(compgen -W "auto" -- "$cur")); return ;;
        "event:--cut") COMPREPLY=($(compgen -W "auto none" -- "$cur")); return ;;
        "event:--profile") COMPREPLY=($(compgen -W "ffg-2016 ffg-2016-tome ffg-2017-tome ffg-2012 nsg-dss nsg-sss draft-full draft-half" -- "$cur")); return ;;
        "player add:--csv") COMPREPLY=($(compgen -f -- "$cur")); return ;;
        "player add:--table") COMPREPLY=($(compgen -W "none" -- "$cur")); return ;;
        "player add:--seat") COMPREPLY=($(compgen -W "none" -- "$cur")); return ;;
        "player edit:--table") COMPREPLY=($(compgen -W "none" -- "$cur")); return ;;
        "player edit:--seat") COMPREPLY=($(compgen -W "none" -- "$cur")); return ;;
        "standings:--profile") COMPREPLY=($(compgen -W "ffg-2016 ffg-2016-tome ffg-2017-tome ffg-2012 nsg-dss nsg-sss draft-full draft-half" -- "$cur")); return ;;
        "cut:--format") COMPREPLY=($(compgen -W "double single single-reseed" -- "$cur")); return ;;
        "penalty:--kind") COMPREPLY=($(compgen -W "caution game-loss match-loss removed" -- "$cur")); return ;;
        "salvage:-o" | "salvage:--output") COMPREPLY=($(compgen -f -- "$cur")); return ;;
        "simulate:--profile") COMPREPLY=($(compgen -W "ffg-2016 ffg-2016-tome ffg-2017-tome ffg-2012 nsg-dss nsg-sss draft-full draft-half" -- "$cur")); return ;;
        "simulate:-o" | "simulate:--output") COMPREPLY=($(compgen -f -- "$cur")); return ;;
        "deck check:--format") COMPREPLY=($(compgen -W "auto text plain markdown bbcode jinteki o8d json json3 cardgamedb csv" -- "$cur")); return ;;
        "deck check:--list") COMPREPLY=($(compgen -W "auto none" -- "$cur")); return ;;
        "deck check:--pool") COMPREPLY=($(compgen -W "all-released" -- "$cur")); return ;;
        "deck convert:--format") COMPREPLY=($(compgen -W "auto text plain markdown bbcode jinteki o8d json json3 cardgamedb csv" -- "$cur")); return ;;
        "deck convert:--list") COMPREPLY=($(compgen -W "auto none" -- "$cur")); return ;;
        "deck convert:--pool") COMPREPLY=($(compgen -W "all-released" -- "$cur")); return ;;
        "deck convert:--to") COMPREPLY=($(compgen -W "text plain markdown bbcode jinteki o8d json json3 cardgamedb csv" -- "$cur")); return ;;
        "deck convert:-o" | "deck convert:--output") COMPREPLY=($(compgen -f -- "$cur")); return ;;
        "deck submit:--side") COMPREPLY=($(compgen -W "corp runner" -- "$cur")); return ;;
        "deck submit:--format") COMPREPLY=($(compgen -W "auto text plain markdown bbcode jinteki o8d json json3 cardgamedb csv" -- "$cur")); return ;;
        "deck withdraw:--side") COMPREPLY=($(compgen -W "corp runner" -- "$cur")); return ;;
        "deck accept:--side") COMPREPLY=($(compgen -W "corp runner" -- "$cur")); return ;;
        "deck show:--side") COMPREPLY=($(compgen -W "corp runner" -- "$cur")); return ;;
        "deck show:--to") COMPREPLY=($(compgen -W "text plain markdown bbcode jinteki o8d json json3 cardgamedb csv" -- "$cur")); return ;;
        "deck compare:--side") COMPREPLY=($(compgen -W "corp runner" -- "$cur")); return ;;
        "deck compare:--format") COMPREPLY=($(compgen -W "auto text plain markdown bbcode jinteki o8d json json3 cardgamedb csv" -- "$cur")); return ;;
        "deck policy:--list") COMPREPLY=($(compgen -W "auto none" -- "$cur")); return ;;
        "deck policy:--pool") COMPREPLY=($(compgen -W "all-released" -- "$cur")); return ;;
        "deck policy:--any-release") COMPREPLY=($(compgen -W "yes no" -- "$cur")); return ;;
        "deck policy:--draft") COMPREPLY=($(compgen -W "yes no" -- "$cur")); return ;;
        "deck checked:--side") COMPREPLY=($(compgen -W "corp runner" -- "$cur")); return ;;
        "deck checked:--outcome") COMPREPLY=($(compgen -W "in-order differs" -- "$cur")); return ;;
        "rules find:--version") COMPREPLY=($(compgen -W "core2012 faq16 rr10" -- "$cur")); return ;;
        "rules show:--version") COMPREPLY=($(compgen -W "core2012 faq16 rr10" -- "$cur")); return ;;
        "rules timing:--version") COMPREPLY=($(compgen -W "core2012 faq16 rr10" -- "$cur")); return ;;
        "rules timing:--compare") COMPREPLY=($(compgen -W "core2012 faq16 rr10" -- "$cur")); return ;;
        "rules ask:--version") COMPREPLY=($(compgen -W "core2012 faq16 rr10" -- "$cur")); return ;;
        "ruling add:--version") COMPREPLY=($(compgen -W "core2012 faq16 rr10" -- "$cur")); return ;;
    esac
    case "$command" in
        "") COMPREPLY=($(compgen -W "new import export print event player pair unpair swap report standings statistics odds cut bracket sides penalty watch clock log undo redo verify salvage simulate deck cards rules ruling batch -h --help --version" -- "$cur")) ;;
        "new") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --name --date --tier --organizer --second-organizer --organizer-plays --judge --late-entry --rules --profile --timed --seed --rounds --cut --round-minutes" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "import") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json -o --output --profile --format" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "export") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --format --anonymous --round -o --output" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "print") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --what -o --output --paper --round --penalties --player --order" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "event") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --name --date --tier --organizer --second-organizer --organizer-plays --judge --late-entry --rules --rounds --cut --round-minutes --profile --timed --tables --reason" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "player") COMPREPLY=($(compgen -W "add edit drop reinstate disqualify remove list -h --help" -- "$cur")) ;;
        "player add") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --name --csv --corp --runner --corp-faction --runner-faction --pronouns --byes --first-round-bye --table --seat" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "player edit") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --name --new-name --corp --runner --corp-faction --runner-faction --pronouns --byes --first-round-bye --table --seat" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "player drop") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --name --replace-in-cut" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "player reinstate") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --name" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "player disqualify") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --name --reason --replace-in-cut" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "player remove") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --name" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "player list") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "pair") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --dry-run --lock --avoid --accept-bye --opposite-seats" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "unpair") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --discard-results" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "swap") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --round --players" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "report") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --round --table --game --result --override --discard-results --clear" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "standings") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --profile --after" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "statistics") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "odds") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --simulations --weigh-results" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "cut") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --size --format --seed-player --reason --cancel --discard-results" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "bracket") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "sides") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --game --corp" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "penalty") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --player --kind --reason --judge --round" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "watch") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --round --table --off" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "clock") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --round --table --minutes --left --reason --judge" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "log") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "undo") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --to" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "redo") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "verify") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --seal" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "salvage") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json -o --output" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "simulate") COMPREPLY=($(compgen -W "-h --help --json --players --rounds --cut --profile --seed -o --output" -- "$cur")) ;;
        "deck") COMPREPLY=($(compgen -W "check convert submit withdraw lock unlock accept list show compare policy draw checked -h --help" -- "$cur")) ;;
        "deck check") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --text --identity --cards --directive --format --deck --date --list --pool --draft --any-release" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck convert") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --text --identity --cards --directive --format --deck --date --list --pool --draft --any-release --to -o --output" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck submit") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --player --side --reason --text --identity --cards --directive --format --deck" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck withdraw") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --player --side --reason" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck lock") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --player" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck unlock") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --player --reason" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck accept") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --player --side --reason --revoke" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck list") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --missing" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck show") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --player --side --to --original" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck compare") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --player --side --text --identity --cards --directive --format --deck" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck policy") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --list --pool --any-release --draft --authorize --reason" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck draw") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --count --among" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "deck checked") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --player --side --outcome --note --judge" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "cards") COMPREPLY=($(compgen -W "find import -h --help" -- "$cur")) ;;
        "cards find") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --most" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "cards import") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "rules") COMPREPLY=($(compgen -W "find show timing ask coverage -h --help" -- "$cur")) ;;
        "rules find") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --version --date --most" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "rules show") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --version --date" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "rules timing") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --version --compare" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "rules ask") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --text --version --date" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "rules coverage") COMPREPLY=($(compgen -W "-h --help --json" -- "$cur")) ;;
        "ruling") COMPREPLY=($(compgen -W "add log -h --help" -- "$cur")) ;;
        "ruling add") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --question --ruling --judge --round --table --player --minutes --version --cites" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "ruling log") [[ $cur == -* ]] && COMPREPLY=($(compgen -W "-h --help --json --about" -- "$cur")) || COMPREPLY=($(compgen -f -- "$cur")) ;;
        "batch") COMPREPLY=($(compgen -W "-h --help --json" -- "$cur")) ;;
    esac
}
complete -o filenames -F _arbiter_cli arbiter-cli
