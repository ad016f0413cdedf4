### What only the terminal says of Verräter. The pages do not fetch it.

term-v-round-of = { $round }/{ $rounds }. forduló
term-v-name = { $who ->
    [you] te
   *[other] { $seat }
}
term-v-building = { $kind ->
    [estate] raktár
   *[counting] uradalom
}
term-v-opening = { $who ->
    [you] Te vagy az első kezdőjátékos.
   *[other] Az első kezdőjátékos: { $seat }.
}
term-v-you-serve = { $house ->
    [eagles] Egyelőre a Sasokat szolgálod.
   *[roses] Egyelőre a Rózsákat szolgálod.
}
term-v-piles = húzópakli: { $pile }, eldobva: { $discard }
term-v-conflict = konfliktus: { $one } – { $two }
term-v-last-conflict = az előző konfliktus: { $place }
term-v-tie = döntetlen
term-v-reckoned = { $card ->
    [traitor] hitszegőként már az új családodhoz számítasz
    [diplomat2] a 2-es diplomatád már benne van
   *[diplomat5] az 5-ös diplomatád már benne van
}
term-v-key = erő, és pont 1·2·3·4 győztesnek
term-v-head-hand = kéz
term-v-head-laid = lerakva
term-v-head-action = akció
term-v-head-reserve = még
term-v-head-estates = húz
term-v-mark-start = kezd
term-v-mark-strategy = stratégia
term-v-your-supply = az ellátmányod
term-v-your-action = az akciód
term-v-offered = választhatsz
term-v-supply-all = mind
term-v-supply-discard = eldobva
term-v-supply-unseen = rejtett
term-v-turn = most { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos { $step ->
    [settle] építi fel az első raktárát
    [conflict] rakja le a konfliktuskártyát
    [choose] tart meg egy akciókártyát
    [supply] rak le ellátmányt
    [build] építhet
   *[discard] dob el { $number } lapot, majd húz { $draw } lapot
}
term-v-prompt-settle = Építsd fel az első raktáradat: írd be egy épület nélküli tájkártya számát, például: { $move }
term-v-prompt-conflict = Nálad van a stratégiakártya. Rakd a konfliktuskártyát két szomszéd közé: { $places }
term-v-prompt-choose = Tarts meg egy akciókártyát: { $cards }
term-v-prompt-supply = { $house ->
    [eagles] Rakj le ellátmányt a Sasoknak, például: { $move }, vagy ha semmit sem raksz: 0
   *[roses] Rakj le ellátmányt a Rózsáknak, például: { $move }, vagy ha semmit sem raksz: 0
}
term-v-prompt-build = Te vagy az építőmester: építs, fordíts meg egy épületet, vagy hagyd ki; például: { $examples }
term-v-prompt-discard = { $reason ->
    [farmer] A földműves { $draw } lapot hoz neked, de csak { $v-hand-limit } lehet a kezedben.
    [estates] A raktáraid { $draw } lapot hoznak neked, de csak { $v-hand-limit } lehet a kezedben.
   *[diplomat] A 2-es diplomata { $draw } lapot hoz neked, de csak { $v-hand-limit } lehet a kezedben.
} Előbb dobj el { $number } lapot, például: { $move }
term-v-how-settle = a raktáradat az 5-ös tájkártyán építed fel; teljes alakban: „estate 5”. Minden fordulóban hoz egy lapot, amíg a tájkártya azé a családé, amelyet szolgálsz
term-v-how-conflict = a konfliktuskártyát a 3-as és a 4-es tájkártya közé rakod, mindkét családtól egy-egy; elég ennyi: „3 4”
term-v-how-choose = írd be, melyik kártyát tartod meg, vagy csak az elejét („d5”: 5-ös diplomata); a többit továbbadod. A „cards” paranccsal látod, mit tudsz a többiről
term-v-how-lay = lerakod ezeket az ellátmány kártyákat; elég ennyi: „335”. A családodat erősítik, a konfliktus után pedig a dobópakliba kerülnek
term-v-how-lay-nothing = nem raksz le semmit
term-v-how-lay-all = lerakod az egész kezedet
term-v-how-estate = egy épületet a tartalékodból az 5-ös tájkártyára raksz, raktárként: ellátmányt hoz, amíg a tájkártya a családodé
term-v-how-counting = ugyanez uradalomként: a játék végén hoz pontot. Kettő lehet belőle
term-v-how-turn = megfordítod az épületedet a 3-as tájkártyán, raktárból uradalommá vagy vissza
term-v-how-pass = nem építesz semmit
term-v-how-discard = eldobod ezeket a lapokat; elég ennyi: „24”. Utána húzol
term-v-which-conflict = { $number }: ennek a tájkártyának mindkét szomszédja a másik családé; írd be valamelyiket: { $choices }
term-v-which-card = Ez több kártya is lehet; írd be valamelyiket: { $choices }
term-v-which-building = Melyik épület? Írd be valamelyiket: { $choices }
term-v-help-score = a pontok, és hogy mit hozna most a végső értékelés
term-v-help-supply = hol vannak az ellátmány kártyák, már amennyire tudod
term-v-help-cards = mit tudnak az akciókártyák, és mit tudsz arról, kinél vannak
term-v-help-last = még egyszer az előző konfliktus
term-v-told-built = { $who ->
    [you] { $what ->
        [estate] Raktárat építesz itt: { $landscape }.
        [counting] Uradalmat építesz itt: { $landscape }.
        [turn-estate] A raktáradból uradalom lesz itt: { $landscape }.
       *[turn-counting] Az uradalmadból raktár lesz itt: { $landscape }.
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos { $what ->
        [estate] raktárat épít itt: { $landscape }.
        [counting] uradalmat épít itt: { $landscape }.
        [turn-estate] megfordítja a raktárát, uradalom lesz itt: { $landscape }.
       *[turn-counting] megfordítja az uradalmát, raktár lesz itt: { $landscape }.
    }
}
term-v-told-pass = { $who ->
    [you] Nem építesz semmit.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos az építőmester, de nem épít semmit.
}
term-v-told-conflict = { $who ->
    [you] { $house ->
        [eagles] Ide rakod a konfliktust: { $one } (Sasok) – { $two } (Rózsák).
       *[roses] Ide rakod a konfliktust: { $one } (Rózsák) – { $two } (Sasok).
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos ide rakja a konfliktust: { $house ->
        [eagles] { $one } (Sasok) – { $two } (Rózsák).
       *[roses] { $one } (Rózsák) – { $two } (Sasok).
    }
}
term-v-told-take = { $who ->
    [you] Megtartasz egy akciókártyát.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos megtart egy akciókártyát.
}
term-v-told-laid = { $who ->
    [you] { $house ->
        [eagles] Ezt rakod le a Sasoknak: { $cards }; összesen { $total }.
       *[roses] Ezt rakod le a Rózsáknak: { $cards }; összesen { $total }.
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos { $house ->
        [eagles] (Sasok) ezt rakja le: { $cards }; összesen { $total }.
       *[roses] (Rózsák) ezt rakja le: { $cards }; összesen { $total }.
    }
}
term-v-told-lay = { $who ->
    [you] Nem raksz le semmit.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos nem rak le semmit.
}
term-v-told-discarded = { $who ->
    [you] Ezt dobod el, hogy { $draw } lapot húzhass: { $cards }.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos ezt dobja el, hogy { $draw } lapot húzhasson: { $cards }.
}
term-v-new-pile = A dobópakli megkeverve új húzópakli lesz.
term-v-drawn = Új ellátmány: { $draws }.
term-v-draw = { $who ->
    [you] te { $cards }
   *[other] { $seat } { $number } lap
}
term-v-new-round = { $who ->
    [you] Kezdődik a következő forduló ({ $round }/{ $rounds }); te vagy a kezdőjátékos.
   *[other] Kezdődik a következő forduló ({ $round }/{ $rounds }); a kezdőjátékos: { $seat }.
}
term-v-reveal-title = { $round }. forduló, konfliktus: { $one } – { $two }
term-v-reveal-traitor = { $who ->
    [you] Te vagy a hitszegő, és átállsz { $house ->
        [eagles] a Sasokhoz.
       *[roses] a Rózsákhoz.
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos a hitszegő, és átáll { $house ->
        [eagles] a Sasokhoz.
       *[roses] a Rózsákhoz.
    }
} { $total ->
    [0] Ellátmány nem megy át.
   *[other] Ellátmány is megy át: { $total }.
}
term-v-reveal-prize = { $number ->
    [one] Ezért { $points } pont jár: { $landscape }. Az egyetlen győztes: { $winners }.
   *[other] Ezért fejenként { $points } pont jár: { $landscape }. A { $number } győztes: { $winners }.
}
term-v-reveal-traitor-points = { $who ->
    [you] Hitszegőként { $points } pontot kapsz.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos hitszegőként { $points } pontot kap.
}
term-v-reveal-strategist = { $who ->
    [you] { $had ->
        [kept] Stratégaként { $points } pontot kapsz, és nálad marad a stratégiakártya.
       *[taken] Stratégaként { $points } pontot kapsz, és tiéd a stratégiakártya: a következő konfliktust te választod.
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos { $had ->
        [kept] stratégaként { $points } pontot kap, és nála marad a stratégiakártya.
       *[taken] stratégaként { $points } pontot kap, és övé a stratégiakártya: a következő konfliktust ő választja.
    }
}
term-v-can-settle = { $house ->
    [eagles] raktár itt: { $landscape } (Sasok)
   *[roses] raktár itt: { $landscape } (Rózsák)
}
term-v-can-lay = { $house ->
    [eagles] még { $total }: így a Sasok ereje { $strength }
   *[roses] még { $total }: így a Rózsák ereje { $strength }
}
term-v-can-lay-nothing = minden lapodat megtartod
term-v-can-discard = összesen { $total }
term-v-can-pass = nem építesz semmit
term-v-can-build = { $what ->
    [estate] új raktár, itt lehet: { $places }
    [counting] új uradalom, itt lehet: { $places }
   *[turn] megfordítod egy épületedet, itt lehet: { $places }
}
term-v-where = { $where ->
    [own] a tiéd
    [aside] félretéve
    [gone] előtted elkelt vagy félretéve
    [left] te tetted félre
   *[passed] továbbadva vagy félretéve
}
term-v-no-last = Nincs konfliktus, amire vissza lehetne nézni.
term-v-score = { $who ->
    [you] Te: { $points } pont, és még { $houses } × { $cards } = { $final }, ha most lenne vége
   *[other] { $seat }: { $points } pont, és még { $houses } × { $cards } = { $final }, ha most lenne vége
}
term-v-score-why = Uradalmak × ellátmány kártyák kézben, amelyekből legfeljebb { $most } számít.
term-v-early-end = { $house ->
    [eagles] Mind a tizenkét tájkártya a Sasoké: a játék idő előtt véget ér.
   *[roses] Mind a tizenkét tájkártya a Rózsáké: a játék idő előtt véget ér.
}
term-v-final = Végső értékelés: uradalmak × ellátmány kártyák kézben, amelyekből legfeljebb { $most } számít.
term-v-final-row = { $who ->
    [you] Te: { $points } + { $houses } × { $cards } = { $total } pont
   *[other] { $seat }: { $points } + { $houses } × { $cards } = { $total } pont
}
term-v-won = Győztél, { $points } ponttal!
term-v-shared = Közös győzelem, fejenként { $points } ponttal! Veled együtt nyert: { $others }.
term-v-lost = { $number ->
    [one] A győztes: { $winners }, { $points } ponttal; neked { $own } van.
   *[other] Közös győzelem: { $winners }, fejenként { $points } ponttal; neked { $own } van.
}
term-v-rules-aim = A cél: neked legyen a legtöbb győzelmi pontod. A Sasokat vagy a Rózsákat szolgálod, de csak addig, amíg megéri.
term-v-rules-conflict = A forduló konfliktussal kezdődik: akinél a stratégiakártya van, kiválaszt két szomszédos tájkártyát, amelyek nem ugyanazé a családé.
term-v-rules-choose = A kezdőjátékostól sorban mindenki titokban megtart egy akciókártyát, a többit balra továbbadja. Egy kártya előtte félrekerült, azt senki sem látta.
term-v-rules-supply = Ezután sorban mindenki lerak 0–{ $v-hand-limit } ellátmány kártyát, képpel felfelé.
term-v-rules-reveal = Felfordítjátok az akciókártyákat. A hitszegő azonnal családot vált. Egy család ereje: a tájkártyája, a játékosai által lerakott összes ellátmány és a diplomatáik ({ $v-diplomat-2-strength } és { $v-diplomat-5-strength }).
term-v-rules-prize = Az erősebb család elfoglalja a másik tájkártyáját, és minden játékosa megkapja az ott álló pontot: minél többen vannak, fejenként annál kevesebbet. A hitszegő { $v-traitor-points }, a stratéga { $v-strategist-points } pontot kap, bárki győz is; döntetlennél csak ők kapnak pontot.
term-v-rules-build = Az építőmester építhet oda, ahol még nincs épület, vagy megfordíthatja egy saját épületét: a raktár ellátmányt hoz, az uradalom a játék végén pontot (legfeljebb { $v-most-counting-houses } lehet). A stratéga elveszi a stratégiakártyát.
term-v-rules-draw = A lerakott lapok a dobópakliba kerülnek. A földműves { $v-farmer-draw } lapot húz; a többiek 1-et minden raktárukért, amely a családjuk földjén áll; a 2-es diplomata még { $v-diplomat-2-draw } lapot hoz. Kézben { $v-hand-limit } lap lehet: akinek több lenne, előbb eldob.
term-v-rules-end = A játéknak { $rounds } forduló után van vége. Hamarabb van vége, ha egy családé mind a tizenkét tájkártya: ilyenkor annak a fordulónak a húzása után.
term-v-rules-final = A végén ehhez jön: uradalmak × ellátmány kártyák kézben (legfeljebb { $v-counted-cards } számít). A legtöbb pont győz; egyenlőségnél közös a győzelem.
