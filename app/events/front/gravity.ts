// How grave an event is, by the words of its headlines, in the languages of the outlets.

/**
 * `grave`: deaths, war, attacks, coups, disasters, failures of power, water or networks. `light`: animals, celebrities,
 * awards, records, anniversaries.
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

const deaths = `
  killed kills killing dead deadly deaths dies died fatal fatally fatalit* casualt* massacre* murder* death_toll manslaughter
  tote toten toter getötet* tödlich* todesopfer* todesfäll* gestorben stirbt ums_leben *mord ermordet* erschossen
  morts mort tué tués tuée tuées mortel* meurent meurt meurtre* assassin* décès
  muertos muertas muerto muerta mueren muere mató matan mata fallecid* asesin* víctimas_mortales mortal*
  morti morto morta uccis* uccide muoiono muore omicid* mortale
  mortos mortas mortes morre morrem matou homicíd*
  doden dode gedood dodelijk* omgekomen vermoord* moord
  nie_żyje nie_żyją zginął zginęł* zginie zabit* zabił* ofiar ofiary śmierteln* zabójstw* giną ginie zmarł zmarła
  döda dödad* dödlig* omkom mördad* dræbt døde dødelig* omkommet drept drepte kuollut kuollu* kuoli kuolee surma*
  mrtv* zemřel* zemrel* zahynul* zabit* vražd* zavražd* poginul* ubijen* umrl* smrtn* umorjen* žrtve žrtava
  halott* meghalt* életét_veszt* halálos* meggyilkol* morți mort moarte uciși ucis omorât* decedat*
  загина* убит* мъртви мъртв* жертв* νεκρο* νεκρό* νεκρή* σκοτώθ* δολοφον*
  žuvo žuvus* nužudy* gājuš*_bojā gāja_bojā bojāgāj* nogalin* hukku* tapeti tappis maraíodh maqtul*`;

const violence = `
  (?<!trade_|price_|culture_|bidding_|world_)war attack attacked airstrike* air_strike* missile* shelling invasion invades bomb(?!shell|ast)* explosion*
  blast gunman shooting shot stabbing stabbed arson hostage* coup troops drone_strike* drone_attack* terror* ceasefire
  (?!handels|zoll|preis|kultur|rosen)*krieg *angriff *angriffe *angriffen luftschl* rakete* *explosion *explosionen anschlag *anschlag anschläge bombe*
  schüsse *schießerei messerattacke* geisel* putsch* truppen brandstiftung waffenruhe
  guerre(?!_commerciale|_des_prix) attaque* attentat* frappe* bombardement* explosion* fusillade* otage* coup_d’État coup_d'état putsch cessez-le-feu
  guerra(?!_comercial|_commerciale|_dei_dazi) ataque* atentado* bombardeo* explosión explosiones tiroteo* golpe_de_Estado rehenes misil* alto_el_fuego
  attacco attacchi attentat* bombardament* esplosion* sparatori* colpo_di_Stato ostaggi missil* raid
  explosões explosão tiroteio* bombardeamento* mísse* golpe_de_Estado
  oorlog aanval* aanslag* explosie* schietpartij* gijzel* staatsgreep raketten
  wojna wojny wojnie wojnę atak(?!_zimy) ataki(?!_zimy) ataku(?!_zimy) atakiem(?!_zimy) ataków zaatakow* zamach zamachu wybuch wybuchy wybuchu eksplozj* strzelanin*
  rakiet* zakładni* nalot* ostrzał* podpaleni*
  krig attack* attentat* angrep angreb skjut* skudd* sota sodan hyökkäy* räjähdy* ammuskel*
  válk* válc* vojna vojny vojne útok* výbuch* eksplozij* napad* střelb* streľb* háború* támadás* robbanás*
  război* atac atacul atacuri explozi* война* войни* атак* нападени* взрив* експлози* πόλεμο* επίθεσ* έκρηξ* πυροβολ*
  karas karo išpuol* sprogim* karš uzbrukum* sprādzien* sõda rünnak* plahvatus*`;

const disasters = `
  earthquake* flood floods flooding landslide* avalanche* blaze inferno wildfire* evacuat* shipwreck* derail* plane_crash
  power_outage* power_cut* blackout* without_power outage* state_of_emergency
  erdbeben* hochwasser* überschwemm* lawine* lawinen* großbrand* großbrände waldbrand* waldbränd* wohnungsbrand* brandopfer* brandtragödie* brandanschl* *unglück *katastrophe evakuier* stromausfall*
  *stromausfall ohne_strom blackout* notstand
  séisme* inondation* avalanche* incendie* naufrage* déraille* panne_de_courant panne_d’électricité sans_électricité état_d’urgence
  terremoto* inundaci* incendio* alud naufragi* descarril* apagón sin_luz estado_de_emergencia
  alluvion* valang* incendi incendio deraglia* senza_corrente terramoto* sismo* apagão inundaç*
  aardbeving* overstroming* lawine* stroomstoring* stroomuitval zonder_stroom
  trzęsieni* powódź powodzi* lawin* pożar pożaru pożarze katastrof* ewakuow* bez_prądu brak_prądu awari* stan_wyjątkowy
  jordskalv jordskjelv översvämn* strömavbrott* strømbrudd strømsvigt maanjäristy* sähkökat*
  zemětřesen* zemetrasen* povodn* požár* požiar* potres* poplav* földrengés* árvíz* tűzvész* áramszünet*
  cutremur* inundați* incendiu* земетресени* наводнени* пожар* σεισμό* σεισμός πλημμύρ* πυρκαγι*
  žemės_drebėjim* gaisr* plūd* zemestrīc* maavärin* üleujutus*`;

const grave = pattern(deaths + violence + disasters);

/** Stories of animals are light, also when one dies or attacks. */
const animals = pattern(`
  dog dogs puppy puppies cat cats kitten* pet pets zoo elephant* lion lions giraffe* panda* penguin* shark* whale* tuna puma*
  hund hunde hündin katze katzen welpe* elefant* löwe löwen wal pinguin* thunfisch*
  chien chiens éléphant* baleine* requin* perro perros gato gatos ballena* tiburón
  cane cani gatto gatti squalo cão cães honden kat olifant* pies psa psy psów kot koty kota słoń słonia wieloryb* rekin* tuńczyk*
  hunden katten`);

const fameAndCuriosities = pattern(`
  celebrit* actor actress actors singer pop_star popstar rapper supermodel* reality_star hollywood oscars golden_globe*
  award awards red_carpet jackpot lottery auction world’s_oldest world's_oldest oldest_former oldest_person supermoon
  anniversary influencer* horoscope* diet weight_loss workout wedding_day fresco
  promi promis schauspieler* sänger sängerin filmpreis* jubiläum jahrestag* lotto* auktion* vollmond* diät*
  célébrité* actrice chanteur chanteuse comédien* anniversaire loterie
  famosos actriz cantante* aniversario lotería premios subasta attore attrice cantanti anniversario lotteria
  atriz cantor cantora aniversário lotaria zanger zangeres acteur jubileum loterij
  aktor aktora aktork* piosenkar* celebryt* gwiazdor* rocznica rocznicy loteri*
  skådespelare* sångare* sångerska skuespiller* sanger näyttelij* laulaja*
  herec herečka zpěvák* spevák* glumac glumica igralec pevec színész* énekes* actriț* cântăreț* актьор* певец певица
  ηθοποιό* τραγουδιστ* επέτειο*`);

/** The death of an old person, which is no disaster: "dies aged 96". */
const ofOldAge =
  /(?:aged?|at(?: the age of)?|im alter von|mit|à(?: l[’']âge de)?|a los|a|à|aos|op|w wieku|miała?|vid|ved) (?:[6-9]\d|1[01]\d)(?!\d|\p{L})(?! (?:killed|dead|dollars|euros|millions?|per|prozent|percent))/iu;
const died =
  /(?<!\p{L})(?:dies|died|dead|death|gestorben|stirbt|tot|verstorben|mort|morte|meurt|décès|muere|fallece|muert[oa]|mort[oa]|muore|morreu|morre|overleden|zmarł\p{L}*|nie żyje|död|døde?)(?!\p{L})/iu;

const isDeathOfOldAge = (title: string): boolean => died.test(title) && ofOldAge.test(title);

const isGrave = (title: string): boolean =>
  grave.test(title) && !isDeathOfOldAge(title) && !animals.test(title);

/** How many headlines are read: those of a very large event say the same. */
const maxRead = 60;

const isLight = (title: string): boolean => animals.test(title) || fameAndCuriosities.test(title);

/**
 * How grave an event is by the headlines of its stories: light, if half of them are and fewer are grave; grave, if a third
 * of them are, and two or half of them at least. Where a third of them tell of a death in old age, it is ordinary.
 */
export function gravityOf(headlines: readonly string[]): Gravity {
  const read = headlines.slice(0, maxRead);
  const areGrave = read.filter(isGrave).length;
  const areLight = read.filter(isLight).length;
  if (2 * areLight >= read.length && areLight > areGrave) return "light";
  if (read.length > 0 && 3 * read.filter(isDeathOfOldAge).length >= read.length) return "ordinary";
  const areEnough = areGrave > 1 || (areGrave > 0 && 2 * areGrave >= read.length);
  return areEnough && 3 * areGrave >= read.length ? "grave" : "ordinary";
}
