### Die Regeln beider Spiele und die Worte der Begleitung, auf Deutsch.
### *Sterne* betonen; aus [R7], [joker], [3], [eagles] werden gezeichnete Karten und Zeichen.

## Die Regelseiten

rules-title = Die Regeln
rules-contents = Auf dieser Seite
rules-choose = Zwei Spiele aus den Highlands. Über welches möchtest du etwas lesen?
rules-read = Regeln lesen
rules-top = Nach oben
rules-figure-you = Du
rules-figure-other = Gegenüber
rules-learn = Lieber beim Spielen lernen? Dein erstes Spiel gehen wir Schritt für Schritt zusammen durch.

## Schotten Totten

rules-st-title = Schotten Totten
rules-st-short = Ein Duell um { $st-stones } Steine an der Grenze, für zwei.

rules-st-aim-title = Das Ziel
rules-st-aim = Zwei Clans streiten um eine Grenze aus { $st-stones } Steinen. Wer zuerst *{ $st-adjacent-to-win } Steine nebeneinander* hat oder *irgendwelche { $st-stones-to-win }*, gewinnt sofort die Runde.

rules-st-see-title = Was du siehst
rules-st-see-stones = *{ $st-stones } Steine* bilden die Grenze. Jeder hat zwei Seiten: Deine ist die, die dir näher liegt.
rules-st-see-clan = *{ $st-clan-cards } Clankarten*: { $st-colours } Farben, jede mit den Werten 1 bis { $st-strengths }. Jede Karte gibt es einmal. Jede Farbe hat ihr eigenes Muster und Zeichen, du bist also nie auf die Farbe allein angewiesen.
rules-st-see-hand = *{ $st-base-hand } Karten* hast du auf der Hand, und nur du siehst sie. { $st-base-hand } hat auch dein Gegenüber; die übrigen bilden den Stapel.

rules-st-turn-title = Dein Zug
rules-st-turn-intro = Drei Schritte, immer in dieser Reihenfolge:
rules-st-turn-play = *Spiele* eine Karte offen auf deine Seite eines Steins, den noch niemand beansprucht hat. Auf eine Seite passen { $st-side-size } Karten, und dort bleiben sie liegen.
rules-st-turn-claim = *Beanspruche* so viele Steine, wie du kannst und magst, einen nach dem anderen.
rules-st-turn-draw = *Ziehe* eine Karte. Ist der Stapel leer, geht es ohne Ziehen weiter.
rules-st-turn-must = Kannst du eine Clankarte legen, dann musst du. Kannst du es nicht, weil du keine hast oder weil deine Seiten voll sind, dann *passt* du: Du spielst nichts und ziehst nichts, darfst aber noch beanspruchen.

rules-st-formations-title = Formationen
rules-st-formations-intro = Die { $st-side-size } Karten einer Seite zählen als das Beste, was sie ergeben. Die stärkste Formation zuerst:
rules-st-formation-colour-run = Farbfolge
rules-st-formation-of-a-kind = Drilling
rules-st-formation-colour = Farbe
rules-st-formation-run = Folge
rules-st-formation-sum = Summe
rules-st-makes-colour-run = eine Farbe, Werte in Folge
rules-st-makes-of-a-kind = dreimal derselbe Wert
rules-st-makes-colour = eine Farbe, aber keine Folge
rules-st-makes-run = Werte in Folge, nicht alle in einer Farbe
rules-st-makes-sum = alles andere
rules-st-formations-ties = *Auf beiden Seiten dieselbe Formation?* Dann gewinnt die höhere Summe. *Auch die Summe gleich?* Dann die Seite, die zuerst vollständig war.
rules-st-formations-order = In welcher Reihenfolge die Karten gelegt wurden, ist egal: [G6] [G4] [G5] ist eine Farbfolge wie jede andere. Von der 9 zur 1 geht keine Folge weiter.

rules-st-claim-title = Einen Stein beanspruchen
rules-st-claim-complete = Deine Seite muss vollständig sein. Ist die andere es auch, muss deine die stärkere sein.
rules-st-claim-example = Hier hat deine Farbe nur 20, die Folge gegenüber hat 21. Aber Farbe schlägt Folge, egal bei welcher Summe: Der Stein gehört dir.
rules-st-claim-closed = Ein beanspruchter Stein ist für den Rest der Runde geschlossen: Keine Karte kommt mehr dazu, und keine wird weggenommen.

rules-st-proof-title = Früh beanspruchen: der Beweis
rules-st-proof-idea = Du musst nicht warten, bis die andere Seite vollständig ist. Es genügt, dass *nichts, was noch kommen kann*, deine schlägt.
rules-st-proof-open = Als Beweis gelten nur Karten, die *offen* liegen: auf beiden Seiten aller Steine und auf dem Ablagestapel. Jede andere Clankarte könnte noch kommen, sogar eine, die du selbst auf der Hand hast.
rules-st-proof-example = Du hast drei Achten, und gegenüber liegen [R4] und [R5]. Schlagen könnte dich nur eine Farbfolge, zu fürchten sind also nur [R3] und [R6].
rules-st-proof-not-yet = [R3] liegt offen an einem anderen Stein, aber [R6] hat noch niemand gesehen. Damit fehlt der Beweis, selbst wenn du [R6] auf der Hand hast.
rules-st-proof-now = Sobald auch [R6] offen liegt, egal an welchem Stein und von wem gespielt, ist der Beweis vollständig. Hast du sie selbst, dann spiele sie woanders hin und beanspruche sofort, noch bevor die Gegenseite wieder am Zug ist.
rules-st-proof-tie = Es genügt auch, wenn die andere Seite bestenfalls genauso gut wird wie deine: Deine war zuerst vollständig.
rules-st-proof-app = Rechnen musst du nicht: Die App führt den Beweis für jeden Stein und in jedem Moment. Tippe einen Stein an, dann siehst du, wer dort führt und welche Karten das noch ändern könnten.

rules-st-end-title = Ende der Runde, Ende der Partie
rules-st-end-round = Die Runde endet in dem Moment, in dem jemand { $st-adjacent-to-win } Steine nebeneinander hat oder insgesamt { $st-stones-to-win }, auch mitten im Beanspruchen.
rules-st-end-match = Eine Partie hat so viele Runden, wie ihr ausmacht, von 1 bis { $st-most-rounds }. Wer eine Runde gewinnt, bekommt *{ $st-round-points } Punkte*, wer verliert, *einen für jeden eigenen Stein*. Nach der letzten Runde gewinnt, wer mehr Punkte hat.
rules-st-end-start = Die Runden beginnt ihr abwechselnd.

rules-st-expert-title = Für Erfahrene
rules-st-expert-order = Die Schritte tauschen die Plätze: erst *beanspruchen*, dann *spielen*, dann *ziehen*. Was du jetzt vollständig machst, kannst du also frühestens zu Beginn deines nächsten Zuges beanspruchen, wenn es dann noch gilt.
rules-st-expert-both = Das könnt ihr mit oder ohne Taktikkarten spielen.

rules-st-tactics-title = Die taktische Variante
rules-st-tactics-deck = { $st-tactics-cards } *Taktikkarten* bilden einen zweiten Stapel. Alle haben { $st-tactics-hand } Karten auf der Hand, am Anfang nur Clankarten. Immer wenn du ziehst, wählst du den Stapel; ist einer leer, ziehst du vom anderen.
rules-st-tactics-play = Statt einer Clankarte darfst du eine Taktikkarte spielen. Lässt sich keine Clankarte legen, darfst du das auch, statt zu passen.
rules-st-tactics-limit = Die Bremse: Du darfst der Gegenseite nie um *mehr als { $st-tactics-lead }* gespielte Taktikkarte voraus sein. Alle { $st-tactics-cards } zählen mit.
rules-st-tactics-hold = Auf der Hand darfst du beliebig viele davon haben, im Rahmen deiner { $st-tactics-hand } Karten.
rules-st-elite-title = Elitetruppen
rules-st-elite = Du legst sie wie Clankarten auf deine Seite. Wofür sie stehen, entscheidet sich erst mit dem Stein.
rules-st-modes-title = Kampfarten
rules-st-modes = Du legst sie auf einen noch nicht beanspruchten Stein, auch wenn dort schon Seiten vollständig sind. Sie gelten für beide Seiten.
rules-st-ruses-title = Listen
rules-st-ruses = Du führst sie aus, dann kommen sie offen auf den Ablagestapel, den ihr beide jederzeit durchsehen dürft.
rules-st-name-joker = Joker
rules-st-name-spy = Spion
rules-st-name-shield = Schildträger
rules-st-name-blind = Blinde Kuh
rules-st-name-mud = Schlammschlacht
rules-st-name-recruiter = Anwerber
rules-st-name-strategist = Stratege
rules-st-name-banshee = Banshee
rules-st-name-traitor = Verräter
rules-st-card-joker = Jeder Wert und jede Farbe. Es gibt { $st-jokers } davon, aber alle dürfen pro Runde nur *einen* spielen; ein zweiter bleibt auf der Hand.
rules-st-card-spy = Wert { $st-spy-strength } in jeder Farbe.
rules-st-card-shield = Wert 1–{ $st-shield-at-most } in jeder Farbe.
rules-st-card-blind = Formationen gelten an diesem Stein nicht: Nur die Summen zählen.
rules-st-card-mud = Auf jede Seite dieses Steins passen { $st-mud-size } Karten, und die Formationen bestehen aus { $st-mud-size } Karten.
rules-st-card-recruiter = Zieh { $st-recruiter-draws } Karten, eine nach der anderen, von welchen Stapeln du magst. Dann leg { $st-recruiter-returns } beliebige Karten aus deiner Hand unter ihre Stapel.
rules-st-card-strategist = Nimm eine Clankarte oder Elitetruppe von deiner Seite eines noch nicht beanspruchten Steins. Leg sie auf deine Seite eines *anderen* noch nicht beanspruchten Steins, oder wirf sie ab.
rules-st-card-banshee = Wirf eine Clankarte oder Elitetruppe von der gegnerischen Seite eines noch nicht beanspruchten Steins ab.
rules-st-card-traitor = Nimm eine *Clankarte* von der gegnerischen Seite eines noch nicht beanspruchten Steins und leg sie auf deine Seite eines beliebigen noch nicht beanspruchten Steins.

rules-st-app-title = Was die App dir abnimmt
rules-st-app-draw = Sie zieht für dich, wenn es nur einen Stapel gibt, also ohne Taktikkarten immer.
rules-st-app-skip = Sie geht von selbst weiter, wenn es nichts zu beanspruchen gibt oder deine Hand voll ist.
rules-st-app-claim = Sie zeigt jeden Stein an, den du beanspruchen kannst. Schaltest du in den Einstellungen „{ $setting }“ ein, beansprucht sie für dich.
rules-st-app-wild = Sie liest Joker, Spion und Schildträger auf beiden Seiten so günstig wie möglich und zeigt dir, wie.
rules-st-app-unseen = Sie führt eine Tabelle aller Karten, die noch nie offen lagen. Beide dürfen sie ansehen.

rules-st-rulings-title = Fragen und Antworten
rules-st-q-1 = Darf ein Joker, Spion oder Schildträger für eine Karte stehen, die schon ausliegt?
rules-st-a-1 = Ja, sogar auf derselben Seite. In einer Farbe kann also derselbe Wert zweimal vorkommen. Die gedruckten Regeln verbieten es nicht.
rules-st-q-2 = Wer entscheidet, wofür so eine Karte steht?
rules-st-a-2 = Sie zählt immer so, wie es für die Seite am besten ist, auf der sie liegt, egal wer beansprucht. Die App findet das heraus und zeigt es.
rules-st-q-3 = Dürfen Blinde Kuh und Schlammschlacht auf demselben Stein liegen?
rules-st-a-3 = Ja. Dann zählt die Summe von { $st-mud-size } Karten.
rules-st-q-4 = Ab wann genau ist eine Seite vollständig?
rules-st-a-4 = Sobald sie so viele Karten hat, wie ihr Stein jetzt fasst. Verliert sie eine Karte, oder kommt eine Schlammschlacht, ist sie es nicht mehr. Bei Gleichstand zählt für jede Seite, wann sie zuletzt vollständig wurde.
rules-st-q-5 = Lässt sich eine Kampfart versetzen, wegnehmen oder abwerfen?
rules-st-a-5 = Nein. Sie liegt auf dem Stein, auf niemandes Seite, und bleibt dort.
rules-st-q-6 = Darf ich eine List spielen, die nichts bewirken kann?
rules-st-a-6 = Nein, sie braucht ein Ziel. Für den Anwerber muss noch mindestens eine Karte in den Stapeln sein; sind es weniger als { $st-recruiter-draws }, ziehst du diese und legst trotzdem { $st-recruiter-returns } zurück.
rules-st-q-7 = Wohin dürfen Verräter und Stratege eine Karte legen?
rules-st-a-7 = Auf deine Seite eines noch nicht beanspruchten Steins, an dem du Platz hast. Beim Verräter darf es derselbe Stein sein, beim Strategen muss es ein anderer sein.
rules-st-q-8 = Was, wenn zu wenige unbekannte Karten übrig sind, um die andere Seite zu vervollständigen?
rules-st-a-8 = Dann kann deine vollständige Seite nichts mehr schlagen: Du darfst beanspruchen.
rules-st-q-9 = Kennt jemand die Karten, die mit dem Anwerber unter die Stapel kommen?
rules-st-a-9 = Nur, wer sie dorthin gelegt hat. In einem Beweis gelten sie als unbekannt.
rules-st-q-10 = Was geschieht, wenn beide nacheinander passen?
rules-st-a-10 = Die Runde endet. Wer als Nächstes am Zug wäre, nimmt zuerst alle Steine, die sich beanspruchen lassen, dann die andere Seite; auch damit kann man noch gewinnen. Gelingt das niemandem, gewinnen mehr Steine. Bei gleich vielen endet die Runde unentschieden, und beide bekommen einen Punkt für jeden eigenen Stein.
rules-st-q-11 = Muss ich beanspruchen?
rules-st-a-11 = Nein. Du entscheidest bei jedem Stein einzeln. Nur wenn du in den Einstellungen „{ $setting }“ eingeschaltet hast, macht es die App für dich.
rules-st-q-12 = Was geschieht, wenn ich zu Unrecht beanspruche?
rules-st-a-12 = Das geht nicht: Ohne Beweis ist es kein erlaubter Zug. Die App sagt dir, welche Karten dich noch schlagen würden, zum Beispiel [B7] [B8] [B9].
rules-st-q-13 = Wer beginnt die nächste Runde?
rules-st-a-13 = Ihr wechselt euch ab: wer die letzte nicht begonnen hat.
rules-st-q-14 = Mein Joker wurde abgeworfen. Darf ich jetzt den anderen spielen?
rules-st-a-14 = Nein. Ein Joker pro Runde für jeden, was auch immer aus ihm wird.
rules-st-q-15 = Kann ich auch bei einer Schlammschlacht früh beanspruchen?
rules-st-a-15 = Ja. Der Beweis ist derselbe, nur mit { $st-mud-size } Karten. Eine der gedruckten Anleitungen lässt sich so lesen, als müssten beide Seiten voll sein; doch die gewöhnliche Regel hat dort denselben Wortlaut und erlaubt den Beweis trotzdem.
rules-st-q-16 = Ziehe ich nach dem Anwerber noch?
rules-st-a-16 = Nur, wenn du dann weniger als { $st-tactics-hand } Karten hast.
rules-st-q-17 = Was darf ich über die Hand der Gegenseite wissen?
rules-st-a-17 = Wie viele Karten es sind und wie viele davon Taktikkarten, denn die Rückseiten sind verschieden. Offen sind für beide auch die Größe der Stapel, der Ablagestapel und wie viele Taktikkarten jeder von euch gespielt hat.
rules-st-q-18 = Darf der Anwerber einen zweiten Joker zurücklegen?
rules-st-a-18 = Nicht mehr, wenn du den ersten gespielt hast: Dann bleibt der andere bis zum Ende der Runde auf deiner Hand und zählt dort als Karte. Zurückgelegt wird aus den übrigen Karten; sind es zu wenige, dann eben diese. Bevor du einen Joker gespielt hast, darfst du jeden von beiden zurücklegen.
rules-st-q-19 = Darf ich beanspruchen, wenn ich passe?
rules-st-a-19 = Ja, im Schritt dafür in diesem Zug: Auch ohne eine Karte zu legen, kannst du einen Stein beanspruchen, der inzwischen beweisbar ist.

## Verräter

rules-v-title = Verräter
rules-v-short = Zwei Häuser und wechselnde Treue, für drei oder vier.

rules-v-aim-title = Das Ziel
rules-v-aim = Die Adler [eagles] und die Rosen [roses] kämpfen um zwölf Landschaften. Du dienst einem der beiden Häuser, kannst aber wechseln. Am Ende zählen nur *deine eigenen Siegpunkte (SP)*.

rules-v-things-title = Was du siehst
rules-v-things-landscapes = *Zwölf Landschaften* im Kreis, von jeder Art zwei. Jede gehört einem Haus und hat eine Grundstärke und die SP, die ihre Eroberung bringt.
rules-v-things-actions = *Sechs Aktionskarten*. In jeder Runde wählst du heimlich eine davon.
rules-v-things-supply = *{ $v-supply-cards } Versorgungskarten*: je fünf [2] [3] [4] [5], zwei [6] und eine [8].
rules-v-things-buildings = *{ $v-buildings } Gebäude* für jeden, mit zwei Seiten: *Gutshof* und *Kontor*.
rules-v-things-allegiance = *Deine Gesinnung*: Das Wappen neben deinem Namen zeigt, welchem Haus du gerade dienst.

rules-v-setup-title = Der Aufbau
rules-v-setup-start = Der Startspieler wird ausgelost und dient den Adlern. Im Uhrzeigersinn dienen die anderen den Rosen, den Adlern, den Rosen.
rules-v-setup-circle = Von jeder Art gehört eine Landschaft den Adlern und eine den Rosen. Gemischt bilden sie den Kreis.
rules-v-setup-estate = Vom Startspieler an bauen alle im Uhrzeigersinn einen Gutshof an einer Landschaft, an der noch kein Gebäude steht.
rules-v-setup-supply = Alle bekommen eine [{ $v-first-card }], eine [{ $v-second-card }] und eine [{ $v-third-card }]. Die übrigen Versorgungskarten bilden den Stapel.
rules-v-setup-strategy = Wer links vom Startspieler sitzt, bekommt die Strategiekarte und wählt damit den ersten Konflikt.

rules-v-round-title = Eine Runde
rules-v-phase-conflict = Konflikt
rules-v-do-conflict = Wer die Strategiekarte hat, legt die Konfliktkarte zwischen zwei *benachbarte* Landschaften *verschiedener* Häuser.
rules-v-phase-choose = Aktion wählen
rules-v-do-choose = Eine der sechs Aktionskarten kommt zur Seite, ohne dass jemand sie sieht. Der Startspieler sieht sich die anderen fünf an, behält heimlich eine und gibt den Rest nach links weiter. So geht es reihum. Was zuletzt übrig bleibt, kommt auch zur Seite.
rules-v-phase-supply = Versorgung legen
rules-v-do-supply = Vom Startspieler an legen alle im Uhrzeigersinn bis zu { $v-hand-limit } Versorgungskarten offen aus, oder keine.
rules-v-phase-reveal = Aktionen aufdecken
rules-v-do-reveal = Alle Aktionskarten werden aufgedeckt. Der Verräter wechselt sofort das Haus und nimmt seine gelegte Versorgung mit: Sie zählt für das *neue* Haus.
rules-v-phase-decide = Wer ist stärker?
rules-v-do-decide = Ein Haus hat die Grundstärke seiner Landschaft, dazu die Versorgung, die seine Spieler gelegt haben, und ihre Diplomaten. Das stärkere Haus gewinnt.
rules-v-phase-score = Punkte
rules-v-do-score = Alle, die dem siegreichen Haus dienen, bekommen die SP der *verlorenen* Landschaft, und zwar aus der Spalte für die Zahl der Sieger. Diese Landschaft wird auf die Seite der Sieger gedreht. Der Verräter bekommt { $v-traitor-points } SP und der Stratege { $v-strategist-points } SP, egal, wer gewinnt. *Bei Gleichstand* wird nichts gedreht, und nur diese beiden bekommen Punkte.
rules-v-phase-build = Bauen
rules-v-do-build = Der Baumeister darf etwas bauen oder ein Gebäude umdrehen.
rules-v-phase-strategy = Strategiekarte
rules-v-do-strategy = Der Stratege nimmt sich die Strategiekarte. Er behält sie, bis jemand anders der Stratege ist.
rules-v-phase-discard = Abwerfen
rules-v-do-discard = Die gelegte Versorgung kommt auf den Ablagestapel.
rules-v-phase-draw = Ziehen
rules-v-do-draw = Zuerst zieht der Bauer { $v-farmer-draw } Karten. Dann ziehen die anderen, vom Startspieler an im Uhrzeigersinn, je 1 für jeden ihrer Gutshöfe an einer Landschaft des Hauses, dem sie *jetzt* dienen. Zuletzt zieht Diplomat 2 noch { $v-diplomat-2-draw }. Auf die Hand passen { $v-hand-limit }: Wer mehr hätte, wirft zuerst ab und zieht dann. Ist der Stapel leer, wird der Ablagestapel zu einem neuen gemischt.
rules-v-phase-next = Nächste Runde
rules-v-do-next = Die Aktionskarten kommen zurück, und wer links vom Startspieler sitzt, wird Startspieler.
rules-v-example-title = Ein Beispiel
rules-v-example-strength = Der Wald der Adler (7) gegen das Dorf der Rosen (10). Für die Adler liegen [4] und [5]: zusammen 16. Den Rosen dienen zwei: Die eine Person hat [3] gelegt, die andere [2], und sie hat Diplomat 2: zusammen 17. Die Rosen erobern den Wald, und beide bekommen je 4 SP.
rules-v-example-traitor = Wäre die Person mit der [3] der Verräter gewesen, hätte die [3] für die Adler gezählt: 19 zu 14. Dann hätten die Adler zu zweit das Dorf erobert, für je 5 SP, und der Verräter hätte noch 1 SP dazubekommen.

rules-v-actions-title = Die Aktionskarten
rules-v-name-traitor = Verräter
rules-v-name-farmer = Bauer
rules-v-name-builder = Baumeister
rules-v-name-strategist = Stratege
rules-v-name-diplomat2 = Diplomat 2
rules-v-name-diplomat5 = Diplomat 5
rules-v-card-traitor = Du wechselst das Haus, bevor irgendetwas gezählt wird, und bleibst dort bis zum nächsten Wechsel. Deine Versorgung kommt mit. { $v-traitor-points } SP, egal, wer gewinnt.
rules-v-card-farmer = Du ziehst { $v-farmer-draw } Versorgungskarten, vor allen anderen. Für Gutshöfe ziehst du in dieser Runde nichts.
rules-v-card-builder = Bau ein Gebäude aus deinem Vorrat an einer Landschaft, an der keines steht, oder dreh eines deiner Gebäude an Ort und Stelle um. Oder lass alles, wie es ist.
rules-v-card-strategist = { $v-strategist-points } SP, egal, wer gewinnt, und die Strategiekarte: Du bestimmst die nächsten Konflikte, bis jemand anders der Stratege ist.
rules-v-card-diplomat2 = Stärke { $v-diplomat-2-strength } für dein Haus. Ganz am Ende der Runde ziehst du noch { $v-diplomat-2-draw ->
        [one] eine Versorgungskarte
       *[other] { $v-diplomat-2-draw } Versorgungskarten
    }.
rules-v-card-diplomat5 = Stärke { $v-diplomat-5-strength } für dein Haus, und sonst nichts.
rules-v-tip-traitor = Gut, wenn das andere Haus gewinnen wird.
rules-v-tip-farmer = Gut, wenn deine Hand fast leer ist.
rules-v-tip-builder = Gut am Anfang: Ein Gutshof bringt von da an Karten, ein Kontor am Ende SP.
rules-v-tip-strategist = Sichere Punkte, und du bestimmst, wo als Nächstes gekämpft wird.
rules-v-tip-diplomat2 = Ein wenig Stärke und eine Karte dazu.
rules-v-tip-diplomat5 = Gut, wenn sich dieser Konflikt lohnt.

rules-v-buildings-title = Gebäude
rules-v-name-estate = Gutshof
rules-v-name-counting = Kontor
rules-v-card-estate = Bringt dir in jeder Runde eine Versorgungskarte, wenn seine Landschaft dann dem Haus gehört, dem du dienst.
rules-v-card-counting = Bringt SP am Ende des Spiels. Du darfst höchstens { $v-most-counting-houses } haben. Wem die Landschaft gehört, ist egal.
rules-v-buildings-one = An einer Landschaft steht nie mehr als ein Gebäude, von wem auch immer. Gebäude ziehen nie um.
rules-v-buildings-first = Dein erstes Gebäude, beim Aufbau, ist ein Gutshof. Der Baumeister darf auf jeder der beiden Seiten bauen und in beide Richtungen umdrehen.

rules-v-end-title = Das Ende und die Schlusswertung
rules-v-end-rounds = Zu viert dauert das Spiel { $v-rounds-with-four } Runden, zu dritt { $v-rounds-with-three }. Es endet früher, wenn ein Haus alle zwölf Landschaften hat: dann nach dem Ziehen in dieser Runde.
rules-v-end-final = Dazu kommen *Kontore × Versorgungskarten auf der Hand*; von deinen Karten zählen dabei höchstens { $v-counted-cards }. Das sind noch einmal bis zu { $v-most-final-points } SP.
rules-v-end-example = { $v-most-counting-houses } Kontore und eine volle Hand: { $v-most-counting-houses } × { $v-counted-cards } = { $v-most-final-points } SP.
rules-v-end-win = Die meisten SP gewinnen. Wer gleich viele hat, teilt sich den Sieg.

rules-v-landscapes-title = Die Landschaften
rules-v-landscapes-intro = Die Grundstärke, und die SP für *jeden* Sieger, wenn diese Landschaft erobert wird:
rules-v-head-landscape = Landschaft
rules-v-head-base = Stärke
rules-v-head-winners = { $number ->
    [one] 1 Sieger
   *[other] { $number } Sieger
}
rules-v-name-wasteland = Ödnis
rules-v-name-pasture = Weide
rules-v-name-river = Fluss
rules-v-name-forest = Wald
rules-v-name-village = Dorf
rules-v-name-city = Stadt
rules-v-landscapes-own = *Fett* gesetzte Zahlen stehen in unserer Spielregel, kursive sind aus anderen Quellen überliefert; die übrigen SP sind unsere eigenen. Wer einen Tisch erstellt, kann andere Zahlen vorgeben: Es gilt, was dein Tisch anzeigt.

rules-v-app-title = Was die App dir abnimmt
rules-v-app-steps = Aufdecken, Entscheiden, Punkten, Abwerfen und Ziehen geschehen von selbst und werden dir Schritt für Schritt erzählt.
rules-v-app-strength = Während Versorgung gelegt wird, siehst du, wie stark beide Häuser bisher sind.
rules-v-app-nothing = Wer keine Versorgungskarten hat, wird beim Legen übersprungen.
rules-v-app-memory = Sie erinnert dich daran, welche Aktionskarten durch deine Hände gegangen sind.

rules-v-rulings-title = Fragen und Antworten
rules-v-q-1 = Was, wenn niemand dem siegreichen Haus dient?
rules-v-a-1 = Die Landschaft wird gedreht, und niemand bekommt Punkte dafür. Verräter und Stratege bekommen ihre trotzdem.
rules-v-q-2 = Was, wenn am Ende mehrere die meisten SP haben?
rules-v-a-2 = Dann teilen sie sich den Sieg.
rules-v-q-3 = Muss der Baumeister bauen?
rules-v-a-3 = Nein.
rules-v-q-4 = Auf welcher Seite darf ich bauen, und in welche Richtung umdrehen?
rules-v-a-4 = Auf beiden Seiten und in beide Richtungen, solange du höchstens { $v-most-counting-houses } Kontore hast. Nur das erste Gebäude, beim Aufbau, ist immer ein Gutshof.
rules-v-q-5 = Wie ziehe ich, wenn meine Hand fast voll ist?
rules-v-a-5 = Sind es mit den gezogenen Karten mehr als { $v-hand-limit }, wirfst du zuerst genau so viele ab, wie es zu viele wären: Du suchst sie aus, ohne zu wissen, was kommt. Dann ziehst du alle, aber nie über { $v-hand-limit } hinaus.
rules-v-q-6 = Wer darf was sehen?
rules-v-a-6 = Offen sind Landschaften, Gebäude, Gesinnungen, SP, die Größe der Hände, gelegte und abgeworfene Versorgung und wer die Strategiekarte hat. Nur du kennst deine Versorgung, deine Aktionskarte und die Aktionskarten, die durch deine Hände gingen. Die zuerst beiseitegelegte Karte hat niemand gesehen; was zuletzt zur Seite kommt, kennt nur, wer es weggelegt hat.
rules-v-q-7 = Sehe ich, was die anderen vor mir gelegt haben?
rules-v-a-7 = Ja. Versorgung wird offen gelegt, reihum.
rules-v-q-8 = Zieht man mit Diplomat 2 auch für Gutshöfe?
rules-v-a-8 = Ja, beides. Die zusätzliche Karte kommt zuletzt.
rules-v-q-9 = Was, wenn alle vier dem siegreichen Haus dienen?
rules-v-a-9 = Dann gilt die Spalte für vier Sieger.

## Die Begleitung

lesson-coach = Deine Begleitung
lesson-starting = Deine Partie beginnt gleich …
lesson-next = Weiter
lesson-stop = Lektion beenden
lesson-close = Schließen
lesson-progress = { $done } von { $all }
lesson-more = Mehr dazu in den Regeln
lesson-your-turn = Du bist am Zug. Ich melde mich, wenn es etwas Neues gibt.
lesson-their-turn = Die anderen sind dran. Schau einfach zu.

## Die Begleitung: Schotten Totten

lesson-st-border = Willkommen an der Grenze! Um diese { $st-stones } Steine geht es. { $st-adjacent-to-win } nebeneinander oder irgendwelche { $st-stones-to-win }, und du hast gewonnen.
lesson-st-hand = Diese { $st-base-hand } Karten gehören dir, sonst sieht sie niemand. Jede hat eine Farbe und einen Wert von 1 bis { $st-strengths }.
lesson-st-idea-run = Ein guter Anfang: [{ $one }] und [{ $two }] sind Nachbarn in einer Farbe. Leg jetzt eine davon und später die andere daneben. Drei von dieser Art sind die stärkste Formation.
lesson-st-idea-kind = Ein guter Anfang: [{ $one }] und [{ $two }] haben denselben Wert. Leg jetzt eine davon und später die andere daneben. Ein Drilling ist schwer zu schlagen.
lesson-st-idea-high = Noch passt auf deiner Hand nichts zusammen, und das macht nichts. Beginn mit einer starken Karte wie [{ $one }]: Karten ihrer Farbe und ihres Werts können noch kommen.
lesson-st-place = Jetzt spiel: Tipp eine Karte an, dann leuchten die Plätze auf, an die sie darf. Tipp einen davon an, oder zieh die Karte einfach hin.
lesson-st-draw = Gut gemacht! Eine neue Karte ist von selbst auf deine Hand gekommen. Ans Ziehen musst du nie denken.
lesson-st-other = Dein Gegner hat [{ $card }] an Stein { $stone } gespielt. Deine Seite gegenüber ist noch offen.
lesson-st-formations = Das sammelst du auf einer Seite, das Stärkste zuerst. Die bessere Formation gewinnt; sind beide gleich, die höhere Summe.
lesson-st-look = Tipp jederzeit einen Stein an: Er sagt dir, wer dort führt und was jede Seite bestenfalls noch erreichen kann.
lesson-st-middle = Ein Gedanke: Ein Stein in der Mitte gehört zu mehr Dreierreihen als einer am Rand.
lesson-st-complete = Deine Seite von Stein { $stone } ist vollständig. Dir gehört er noch nicht: Die andere Seite könnte noch besser werden. Tipp den Stein an, dann siehst du, wie.
lesson-st-behind = Bei Stein { $stone } sind beide Seiten vollständig, und die andere gewinnt. Dein Gegner darf ihn beanspruchen. Macht nichts: Die Grenze ist lang.
lesson-st-facing = Die Seite deines Gegners bei Stein { $stone } ist vollständig. Nun weißt du, was du dort schlagen musst und ob es deine Karten wert ist.
lesson-st-claim-stronger = Du kannst Stein { $stone } beanspruchen! Beide Seiten sind vollständig, und deine gewinnt. Greif zu.
lesson-st-claim-proof = Du kannst Stein { $stone } beanspruchen, obwohl die andere Seite nicht vollständig ist! Keine der noch unbekannten Karten kann deine schlagen: Das ist der Beweis.
lesson-st-claimed = Stein { $stone } gehört dir, endgültig. Seine Nachbarn sind jetzt mehr wert für dich: { $st-adjacent-to-win } nebeneinander gewinnen.
lesson-st-lost = Dein Gegner hat Stein { $stone } beansprucht. Dort ist nichts mehr zu ändern. Sorg dafür, dass die Reihe nicht wächst.
lesson-st-unseen = Behalte im Auge, was gespielt wurde. Die Tabelle der unbekannten Karten zeigt, welche noch kommen können und welche Hoffnung sich also lohnt.
lesson-st-near-you = Gleich geschafft: Mit Stein { $stone } gewinnst du die Runde!
lesson-st-near-other = Vorsicht: Bekommt dein Gegner Stein { $stone }, ist die Runde verloren. Kämpf darum.
lesson-st-empty = Der Stapel ist leer. Was du jetzt nicht siehst, hat alles dein Gegner auf der Hand.
lesson-st-pass = Keine deiner Karten lässt sich mehr legen. Also passt du.
lesson-st-won = Du hast gewonnen, herzlichen Glückwunsch! Probier nächstes Mal die Taktikkarten oder einen stärkeren Gegner.
lesson-st-defeat = Diesmal ging die Grenze an den anderen Clan. Jetzt weißt du alles, was du brauchst: Hol dir deine Revanche!
lesson-st-drawn = Unentschieden, das ist selten! Jetzt weißt du alles, was du brauchst.

## Die Begleitung: Verräter

lesson-v-circle = Willkommen! Zwölf Landschaften liegen im Kreis. Das Wappen auf jeder zeigt, welchem Haus sie gehört: den Adlern [eagles] oder den Rosen [roses].
lesson-v-serve-eagles = Du dienst den Adlern [eagles], fürs Erste. Gewinnt dein Haus einen Konflikt, bekommst du Punkte. Am Ende zählen aber nur deine eigenen, also darfst du ruhig die Seite wechseln.
lesson-v-serve-roses = Du dienst den Rosen [roses], fürs Erste. Gewinnt dein Haus einen Konflikt, bekommst du Punkte. Am Ende zählen aber nur deine eigenen, also darfst du ruhig die Seite wechseln.
lesson-v-settle = Bau deinen ersten Gutshof. Er bringt dir in jeder Runde eine Karte, solange seine Landschaft deinem Haus gehört. Am besten steht er im Land deines Hauses, wo auch die Nachbarn dazugehören: Dort kann es vorerst keinen Konflikt geben.
lesson-v-conflict-you = Du hast die Strategiekarte und bestimmst, wo die Häuser kämpfen: zwischen zwei Nachbarn verschiedener Häuser. Such eine Stelle, an der deines stärker ist.
lesson-v-conflict = Wer die Strategiekarte hat, hat den Konflikt gewählt: Landschaft { $eagles } der Adler, Stärke { $eagles-base }, gegen Landschaft { $roses } der Rosen, Stärke { $roses-base }. Die Sieger bekommen die andere dazu.
lesson-v-choose = Behalte heimlich eine Aktionskarte und gib den Rest weiter. Merk dir, was du weitergibst: Jemand könnte es nehmen. Das können deine Karten:
lesson-v-supply = Jetzt leg Versorgung für dein Haus, so viel du magst, oder nichts. Bisher steht es { $own } für dein Haus und { $other } dagegen. Die Diplomaten der anderen sind noch verdeckt, und was du legst, ist weg.
lesson-v-supply-traitor = Du wirst das Haus wechseln! Was du legst, zählt für dein *neues* Haus. Nach jetzigem Stand hat es { $own }, das andere { $other }. Lass dir nichts anmerken.
lesson-v-reveal = Die Aktionskarten werden aufgedeckt. Geh Schritt für Schritt mit: wer welche Karte hatte, welches Haus stärker ist und was es bringt.
lesson-v-won = Dein Haus hat gewonnen, { $own } zu { $other }! { $number ->
    [one] Du hast allein gewonnen und bekommst { $points } SP.
   *[other] Ihr seid { $number } Sieger und bekommt je { $points } SP.
} Je weniger Sieger, desto mehr für jeden.
lesson-v-lost = Das andere Haus hat gewonnen, { $other } zu { $own }. { $number ->
    [0] Niemand dient ihm, also bekommt auch niemand Punkte dafür.
    [one] Dafür gibt es { $points } SP für eine Person.
   *[other] Dafür gibt es je { $points } SP für { $number } Personen.
} Die Landschaft wurde umgedreht.
lesson-v-tie = Beide Häuser hatten { $own }: Gleichstand. Nichts wird umgedreht, und niemand bekommt Punkte dafür.
lesson-v-traitor-you = Als Verräter dienst du nun dem anderen Haus, bis du wieder wechselst. Und { $v-traitor-points } SP bekommst du dafür.
lesson-v-traitor-other = Jemand war der Verräter und hat das Haus gewechselt, samt der gelegten Versorgung. Sieh dir die Wappen an: Wer dient jetzt wem?
lesson-v-strategist-you = Der Stratege bringt dir { $v-strategist-points } SP und die Strategiekarte: Den nächsten Konflikt bestimmst du.
lesson-v-strategist-other = Jemand war der Stratege: { $v-strategist-points } SP, und die Wahl des nächsten Konflikts.
lesson-v-build = Du bist der Baumeister. Ein Gutshof bringt dir von nun an Karten; ein Kontor bringt am Ende Punkte, für die Karten, die du dann hast. Du kannst es auch lassen.
lesson-v-discard = { $draw ->
    [one] Gleich ziehst du eine Karte,
   *[other] Gleich ziehst du { $draw } Karten,
} aber auf die Hand passen nur { $v-hand-limit }. { $number ->
    [one] Wirf vorher eine ab: Die niedrigste wird dir am wenigsten fehlen.
   *[other] Wirf vorher { $number } ab: Die niedrigsten werden dir am wenigsten fehlen.
}
lesson-v-draw = Nun haben alle gezogen. { $number ->
    [0] Nach jetzigem Stand bringen dir deine Gutshöfe nichts: Sie stehen im Land des anderen Hauses.
    [one] Nach jetzigem Stand bringen dir deine Gutshöfe in jeder Runde eine Karte.
   *[other] Nach jetzigem Stand bringen dir deine Gutshöfe in jeder Runde { $number } Karten.
}
lesson-v-next = Das war eine ganze Runde! Es sind { $rounds }, und jedes Mal ist jemand anders Startspieler. Am Ende bringt dir jedes Kontor einen Punkt für jede Karte auf deiner Hand, für höchstens { $v-counted-cards } Karten.
lesson-v-victory = Die meisten Punkte, der Sieg gehört dir! Dienen und Verraten scheint dir zu liegen.
lesson-v-shared = Ein geteilter Sieg: gut gedient und gut verraten!
lesson-v-defeat = Diesmal haben andere mehr Punkte. Aber jetzt kennst du alle Kniffe: noch einmal?
