// How grave an event is, by the words of its headlines, in the languages of the outlets.
import type { StoryLanguage } from "#stories/story-languages.ts";

/**
 * `grave`: deaths, war, attacks, coups, disasters, failures of power, traffic or networks. `light`: animals, celebrities and
 * the families of those in power, awards, anniversaries, ordinary weather.
 */
export type Gravity = "grave" | "ordinary" | "light";

/** Words at whose beginning no letter stands; a star stands for any ending, a star before a word for any beginning. */
const pattern = (words: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll("_", " ").replaceAll("*", "\\p{L}*"))
      .join("|")})(?!\\p{L})`,
    "iu",
  );

/** The codes of languages as stories have them: Norwegian is `no`. */
type Code = StoryLanguage | "no";
type Codes = Code | `${Code} ${Code}` | `${Code} ${Code} ${Code}` | "cs sk hr sl";

/** Words by the codes of the languages that have them. A word of one language may be an everyday word of another. */
type WordLists = readonly (readonly [languages: Codes, words: string])[];

const deaths: WordLists = [
  [
    "en",
    `killed kills killing dead deadly deaths dies died fatal fatally fatalit* casualt* massacre* murder* death_toll manslaughter`,
  ],
  [
    "de",
    `tote toten toter getötet* tödlich* todesopfer* todesfäll* gestorben stirbt ums_leben *mord ermordet* erschossen`,
  ],
  ["fr", `morts mort tué tués tuée tuées mortel* meurent meurt meurtre* assassin* décès`],
  [
    "es",
    `muertos muertas muerto muerta mueren muere mató matan mata fallecid* asesin* víctimas_mortales mortal*`,
  ],
  ["it", `morti morto morta uccis* uccide muoiono muore omicid* mortale`],
  ["pt", `mortos mortas mortes morre morrem matou homicíd*`],
  ["nl", `doden dode gedood dodelijk* omgekomen vermoord* moord`],
  [
    "pl",
    `nie_żyje nie_żyją zginął zginęł* zginie zabit* zabił* ofiar ofiary śmierteln* zabójstw* giną ginie zmarł zmarła`,
  ],
  ["sv", `döda dödad* dödlig* omkom mördad*`],
  ["da no", `dræbt døde dødelig* omkommet drept drepte`],
  ["fi et", `kuollut kuollu* kuoli kuolee surma* hukku* tapeti tappis`],
  ["cs sk", `mrtv* zemřel* zemrel* zahynul* zabit* vražd* zavražd*`],
  ["hr sl", `mrtv* poginul* ubijen* umrl* smrtn* umorjen* žrtve žrtava`],
  ["hu", `halott* meghalt* életét_veszt* halálos* meggyilkol*`],
  ["ro", `morți mort moarte uciși ucis omorât* decedat*`],
  ["bg", `загина* убит* мъртви мъртв* жертв*`],
  ["el", `νεκρο* νεκρό* νεκρή* σκοτώθ* δολοφον*`],
  ["lt lv", `žuvo žuvus* nužudy* gājuš*_bojā gāja_bojā bojāgāj* nogalin*`],
  ["ga", `maraíodh`],
  ["mt", `maqtul*`],
];

const violence: WordLists = [
  [
    "en",
    `(?<!trade_|price_|culture_|bidding_|world_)war attack attacked airstrike* air_strike* missile* shelling invasion invades bomb(?!shell|ast)* explosion*
    (?<!arctic_|icy_|polar_|winter_|cold_)blast gunman shooting (?<!long[_-])shot stabbing stabbed arson hostage* coup troops drone_strike* drone_attack* terror* ceasefire`,
  ],
  [
    "de",
    `(?!handels|zoll|preis|kultur|rosen)*krieg *angriff *angriffe *angriffen luftschl* rakete* (?!kosten|preis|bevölkerungs)*explosion (?!kosten|preis)*explosionen anschlag (?!vor|kostenvor)*anschlag anschläge bombe*
    schüsse *schießerei messerattacke* geisel* putsch* truppen brandstiftung waffenruhe terror*`,
  ],
  [
    "fr",
    `guerre(?!_commerciale|_des_prix) attaque* attentat* frappe* bombardement* explosion* fusillade* otage* coup_d’État coup_d'état putsch cessez-le-feu missile* terror*`,
  ],
  [
    "es",
    `guerra(?!_comercial) ataque* atentado* bombardeo* explosión explosiones tiroteo* golpe_de_Estado rehenes misil* alto_el_fuego terror*`,
  ],
  [
    "it",
    `guerra(?!_commerciale|_dei_dazi) attacco attacchi attentat* bombardament* esplosion* sparatori* colpo_di_Stato ostaggi missil* raid terror*`,
  ],
  [
    "pt",
    `guerra(?!_comercial) ataque* atentado* explosões explosão tiroteio* bombardeamento* mísse* golpe_de_Estado terror*`,
  ],
  ["nl", `oorlog aanval* aanslag* explosie* schietpartij* gijzel* staatsgreep raketten`],
  [
    "pl",
    `wojna wojny wojnie wojnę atak(?!_zimy) ataki(?!_zimy) ataku(?!_zimy) atakiem(?!_zimy) ataków zaatakow* zamach zamachu wybuch wybuchy wybuchu eksplozj* strzelanin*
    rakiet* zakładni* nalot* ostrzał* podpaleni*`,
  ],
  [
    "sv da no",
    `krig attack* attentat* angrep angreb skjuten skjutna skjutning* sköt skudd* explosion*`,
  ],
  ["fi", `sota sodan hyökkäy* räjähdy* ammuskel*`],
  ["cs sk hr sl", `válk* válc* vojna vojny vojne útok* výbuch* eksplozij* napad* střelb* streľb*`],
  ["hu", `háború* támadás* robbanás*`],
  ["ro", `război* atac atacul atacuri explozi*`],
  ["bg", `война* войни* атак* нападени* взрив* експлози*`],
  ["el", `πόλεμο* επίθεσ* έκρηξ* πυροβολ*`],
  ["lt lv et", `karas karo išpuol* sprogim* karš uzbrukum* sprādzien* sõda rünnak* plahvatus*`],
];

const disasters: WordLists = [
  [
    "en",
    `earthquake* flood floods flooding landslide* avalanche* blaze inferno wildfire* evacuat* shipwreck* derail* plane_crash
    state_of_emergency`,
  ],
  [
    "de",
    `erdbeben* hochwasser* überschwemm* lawine* lawinen* großbrand* großbrände waldbrand* waldbränd* wohnungsbrand* brandopfer* brandtragödie* brandanschl* *unglück *katastrophe evakuier* 
    notstand`,
  ],
  ["fr", `séisme* inondation* avalanche* incendie* naufrage* déraille* état_d’urgence`],
  ["es", `terremoto* inundaci* incendio* alud naufragi* descarril* estado_de_emergencia`],
  ["it", `terremoto* alluvion* valang* incendi incendio deraglia* naufragi*`],
  ["pt", `terramoto* sismo* inundaç* incêndio*`],
  ["nl", `aardbeving* overstroming* lawine*`],
  [
    "pl",
    `trzęsieni* powódź powodzi* lawin* pożar pożaru pożarze katastrof* ewakuow* stan_wyjątkowy`,
  ],
  ["sv da no", `jordskalv jordskjelv översvämn*`],
  ["fi", `maanjäristy*`],
  ["cs sk hr sl", `zemětřesen* zemetrasen* povodn* požár* požiar* potres* poplav*`],
  ["hu", `földrengés* árvíz* tűzvész*`],
  ["ro", `cutremur* inundați* incendiu*`],
  ["bg", `земетресени* наводнени* пожар*`],
  ["el", `σεισμό* σεισμός πλημμύρ* πυρκαγι*`],
  ["lt lv et", `žemės_drebėjim* gaisr* plūd* zemestrīc* maavärin* üleujutus*`],
];

/** Failures of power, networks and traffic. */
const failures: WordLists = [
  ["en", `paraly[sz]ed paraly[sz]es power_outage* power_cut* blackout* without_power outage*`],
  ["de", `lahmgelegt legt_*_lahm stromausfall* *stromausfall ohne_strom blackout*`],
  ["fr", `panne_de_courant panne_d’électricité sans_électricité`],
  ["es", `apagón sin_luz`],
  ["it", `senza_corrente`],
  ["pt", `apagão`],
  ["nl", `stroomstoring* stroomuitval zonder_stroom`],
  ["pl", `bez_prądu brak_prądu awari* paraliż* sparaliżow*`],
  ["sv da no", `strömavbrott* strømbrudd strømsvigt`],
  ["fi", `sähkökat*`],
  ["hu", `áramszünet*`],
];

/** What follows on deaths is no further disaster, unless it is attacked: victims are identified and mourned. */
const aftermath: WordLists = [
  [
    "en",
    `identified identify identifies mourn* vigil* funeral* memorial* tribute* condolence* grief`,
  ],
  ["de", `identifizier* trauer* gedenk* beerdigt beigesetzt schweigemarsch kondol*`],
  ["fr", `identifié* identification* hommage* obsèques deuil recueill* condoléances`],
  ["es", `identificad* identifican luto funeral* homenaje* condolencias`],
  ["it", `identificat* lutto funerali cordoglio omaggio`],
  ["pt", `identificad* luto funeral* homenage*`],
  ["nl", `geïdentificeerd* rouw* herdenk* begrafenis*`],
  ["pl", `zidentyfikow* identyfikacj* żałob* pogrzeb* upamiętni* kondolenc*`],
  ["sv da no", `identifier* sörj* minnesstund* mindestund* begravning*`],
];

/** An attack that is denied, doubted or staged is none. Deaths and disasters stay what they are. */
const denials: WordLists = [
  [
    "en",
    `(?:did_not|didn’t|didn't|never|not)_(?:attack|attacked|target|targeted|strike|struck|hit|bomb|bombed)
    (?:denies|denied)_(?:any_|the_)?(?:attack*|targeting|striking|bombing) no_evidence_of_(?:an?_)?(?:\\p{L}+_)?(?:attack*|strike*|cyber-?attack*) hoax
    (?:fakes|faked|staged)_(?:own_)?(?:attack|death|assassination|killing)`,
  ],
  [
    "de",
    `glaub(?:t|en)(?:_\\p{L}+){0,3}_nicht (?:bestreite[nt]|dementier*)(?:_\\p{L}+){0,3}_(?:angriff|anschlag)* (?:keine[nr]?|angebliche[nr]?)_(?:angriff|anschlag)*
    (?:vorgetäuschte*|fingierte*)_(?:angriff|anschlag)*`,
  ],
  [
    "fr",
    `ne_croit_p(?:as|lus) (?:dément|démentent)(?:_\\p{L}+){0,3}_(?:attaque|frappe)* prétendue?_(?:attaque|frappe)*`,
  ],
  [
    "es",
    `no_cree (?:niega|niegan|desmiente*)(?:_(?:el|un|haber|los))?_(?:ataque|atentado|atacado)* supuest[ao]s?_(?:ataque|atentado)*`,
  ],
  ["it", `non_crede smentisc*(?:_\\p{L}+){0,2}_(?:attacc)* presunt[oi]_(?:attacc)*`],
  ["pt", `não_acredita desmente*(?:_\\p{L}+){0,2}_(?:ataque)* alegad[ao]s?_(?:ataque)*`],
  ["nl", `ontken(?:t|nen)(?:_\\p{L}+){0,2}_(?:aanval)* vermeende_(?:aanval)*`],
  [
    "pl",
    `nie_wierz* rzekom*_(?:atak|zamach)* (?:zaprzecza*|dementuj*)(?:_\\p{L}+){0,2}_(?:atak|zamach)*`,
  ],
];

/** What had failed works again, and not only for some. */
const recoveries: WordLists = [
  [
    "en",
    `(?:resumes?|resumed|restored)(?!_(?:to|for|in)_(?:\\d|some|part|half|most)) reopen* back_online`,
  ],
  [
    "de",
    `wieder_aufgenommen wiederhergestellt wieder_am_netz wieder_strom wieder_freigegeben läuft_wieder laufen_wieder`,
  ],
  ["fr", `rétabli* reprise_du_trafic rouvert* rouvre*`],
  ["es", `restablecid* restablecen restablece reanud* reabr* reabiert*`],
  ["it", `ripristinat* riapert* riapr*`],
  ["pt", `restabelecid* reabert* reabr*`],
  ["nl", `hervat hersteld heropend`],
  ["pl", `wznow* przywróc* przywrac*`],
  ["sv da no", `återupptag* genoptag* gjenoppta* återställ*`],
];

/** Stories of animals are light, also when one dies or attacks. */
const animals: WordLists = [
  [
    "en",
    `dog dogs puppy puppies cat(?!_\\d) cats kitten* pet pets zoo elephant* lion lions giraffe* panda* penguin* shark* whale* tuna cougar* crocodile* (?:grizzly|brown|polar|black)_bear*`,
  ],
  [
    "de",
    `hund hunde hündin katze katzen welpe* elefant* löwe (?<!in_|bei_|von_|aus_|nach_)löwen wal pinguin* thunfisch* hai haie braunbär* eisbär* krokodil*`,
  ],
  ["fr", `chien chiens éléphant* baleine* requin* crocodile*`],
  ["es", `perro perros gato gatos ballena* tiburón cocodrilo*`],
  ["it", `cane cani gatto gatti squalo`],
  ["pt", `cão cães`],
  ["nl", `honden kat olifant*`],
  [
    "pl",
    `pies psa psy psów kot koty kota słoń słonia wieloryb* rekin* tuńczyk* pumy pumę pumą niedźwiedzi* krokodyl*`,
  ],
  ["sv da no", `hunden katten`],
];

const fameAndCuriosities: WordLists = [
  [
    "en",
    `celebrit* actor actress actors singer pop_star popstar rapper supermodel* reality_star hollywood oscars golden_globe*
    award awards red_carpet jackpot lottery auction world’s_oldest world's_oldest oldest_former oldest_person supermoon (?:wolf|blood|strawberry|harvest|blue|super)_moon northern_lights
    anniversary influencer* horoscope* diet weight_loss workout wedding_day fresco`,
  ],
  [
    "de",
    `promi promis schauspieler* sänger sängerin filmpreis* jubiläum jahrestag* lotto* auktion* vollmond* wolfsmond* supermond* polarlicht* diät* influencer* hollywood`,
  ],
  [
    "fr",
    `super_lune pleine_lune aurores_boréales célébrité* actrice chanteur chanteuse comédien* anniversaire loterie influenceu* hollywood`,
  ],
  [
    "es",
    `famosos superluna luna_llena auroras_boreales actriz cantante* aniversario lotería premios subasta influencer* hollywood`,
  ],
  ["it", `attore attrice cantanti anniversario lotteria influencer* hollywood`],
  ["pt", `atriz cantor cantora aniversário lotaria`],
  ["nl", `zanger zangeres acteur jubileum loterij`],
  [
    "pl",
    `aktor aktora aktork* piosenkar* celebryt* gwiazdor* rocznica rocznicy loteri* superksiężyc* wilczy_księżyc zorza zorzę zorzy`,
  ],
  ["sv da no", `skådespelare* sångare* sångerska skuespiller* sanger`],
  ["fi", `näyttelij* laulaja*`],
  ["cs sk", `herec herečka zpěvák* spevák*`],
  ["hr sl", `glumac glumica igralec pevec`],
  ["hu", `színész* énekes*`],
  ["ro", `actriț* cântăreț*`],
  ["bg", `актьор* певец певица`],
  ["el", `ηθοποιό* τραγουδιστ* επέτειο*`],
];

/** Notices of ordinary winter weather. A red warning is none. */
const weatherNotices: WordLists = [
  [
    "en",
    `(?<!red_)(?:ice|snow|frost|fog|wind|rain|yellow|amber|snow_and_ice|weather)_warning* (?:snow|ice|snow_and_ice|rain)_forecast cold_snap arctic_blast`,
  ],
  ["de", `(?<!rote_)wetterwarnung* glättewarnung* wintereinbruch* glatteisgefahr`],
  ["fr", `vigilance_jaune vague_de_froid`],
  ["es", `aviso_amarillo ola_de_frío`],
  ["it", `allerta_gialla ondata_di_freddo`],
  ["pt", `aviso_amarelo vaga_de_frio`],
  ["nl", `code_geel gladheid`],
  ["pl", `gołoled* przymrozk* ostrzeżeni*_(?:IMGW|meteo*)`],
];

/**
 * Names of people who are in the news for their fame or their family, as they are written in languages of the Latin script. The
 * list is our own and must be updated.
 */
const famousNames = pattern(
  `Brigitte_Macron* Melania* Meghan Markle Prin(?:ce|z|s|cipe)_Harry* Kardashian* Clooney* Taylor_Swift Beyoncé Beckham* Kanye
  Jennifer_Lopez Brad_Pitt* Angelina_Jolie* Shakir* Rihann* Hailey_Bieber`,
);

/** The patterns of each language that has words in these lists. */
function byLanguage(...lists: readonly WordLists[]): ReadonlyMap<string, RegExp> {
  const words = new Map<string, string[]>();
  for (const [languages, some] of lists.flat())
    for (const lang of languages.split(" ")) words.set(lang, [...(words.get(lang) ?? []), some]);
  return new Map([...words].map(([lang, some]) => [lang, pattern(spelt(lang, some.join(" ")))]));
}

/** Greek capitals have no accents, so its words are compared without them. */
const spelt = (lang: string, text: string): string =>
  lang === "el" ? text.normalize("NFD").replace(/\p{M}/gu, "") : text;

const grave = byLanguage(deaths, violence, disasters, failures);
const ofDisaster = byLanguage(deaths, violence, disasters);
const ofAnimals = byLanguage(animals);
const ofAftermath = byLanguage(aftermath);
const ofViolence = byLanguage(violence);
const ofDeathsAndDisasters = byLanguage(deaths, disasters);
const ofDenial = byLanguage(denials);
const ofRecovery = byLanguage(recoveries);
const light = byLanguage(animals, fameAndCuriosities, weatherNotices);

/** The death of an old person, which is no disaster: "dies aged 96", "stirbt mit 96", "meurt à 96 ans". */
const ofOldAge = new RegExp(
  [
    "(?<!\\p{L})(?:aged?|at the age of|im alter von|à l[’']âge de|w wieku) (?:[6-9]\\d|1[01]\\d)(?!\\d| killed| dead)",
    "(?<!\\p{L})(?:at|mit|à|a(?: los)?|aos|op|miała?|vid|ved) (?:[6-9]\\d|1[01]\\d)(?= (?:years?|jahren?|ans|años|anni|anos|lat|jaar|år)(?!\\p{L})|\\s*[,.:;–—|)-]|$)",
  ].join("|"),
  "iu",
);
const died =
  /(?<!\p{L})(?:dies|died|dead|death|gestorben|stirbt|tot|verstorben|mort|morte|meurt|décès|muere|fallece|muert[oa]|mort[oa]|muore|morreu|morre|overleden|zmarł\p{L}*|nie żyje|död|døde?)(?!\p{L})/iu;

const deathToll = /(?<!\p{L})death toll(?!\p{L})/iu;

/** A headline, and the code of its language. */
export type Headline = { lang: string; title: string };

const isDeathOfOldAge = ({ title }: Headline): boolean =>
  died.test(title) && ofOldAge.test(title) && !deathToll.test(title);

const has = (patterns: ReadonlyMap<string, RegExp>, { lang, title }: Headline): boolean =>
  patterns.get(lang)?.test(spelt(lang, title)) ?? false;

const isGrave = (headline: Headline): boolean =>
  has(grave, headline) &&
  !isDeathOfOldAge(headline) &&
  !has(ofAnimals, headline) &&
  (!has(ofAftermath, headline) || has(ofViolence, headline)) &&
  (!has(ofDenial, headline) || has(ofDeathsAndDisasters, headline));

const isLight = (headline: Headline): boolean =>
  has(light, headline) || famousNames.test(headline.title);

/** Whether something works again of whose failure the headlines tell, and of nothing worse. */
const isOver = (headlines: readonly Headline[]): boolean =>
  headlines.some((one) => has(ofRecovery, one)) &&
  !headlines.some((one) => has(ofDisaster, one) && !has(ofDenial, one));

/** How many headlines are read: those of a very large event say the same. */
const maxRead = 60;

/**
 * How grave an event is by the headlines of its stories: light, if half of them are and fewer are grave; grave, if a third
 * of them are, and two or half of them at least. Where a third of them tell of a death in old age, or one that a failure is over,
 * it is ordinary.
 */
export function gravityOf(headlines: readonly Headline[]): Gravity {
  const read = headlines.slice(0, maxRead);
  const areGrave = read.filter(isGrave).length;
  const areLight = read.filter(isLight).length;
  if (2 * areLight >= read.length && areLight > areGrave) return "light";
  if (read.length > 0 && 3 * read.filter(isDeathOfOldAge).length >= read.length) return "ordinary";
  if (isOver(read)) return "ordinary";
  const areEnough = areGrave > 1 || (areGrave > 0 && 2 * areGrave >= read.length);
  return areEnough && 3 * areGrave >= read.length ? "grave" : "ordinary";
}
