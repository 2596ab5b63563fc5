// Phrases by which headlines are told that do not stand for an event as well as a report of what happened.

/** Any of these phrases, as whole words. A phrase is a part of a regular expression. */
const anyOf = (...phrases: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${phrases.join("|")})(?!\\p{L})`, "iu");

/** What pictures show and bystanders say, which stands beside the report of what happened. */
export const footage = anyOf(
  "reports from (?:the|an?)",
  "(?:videos?|footage|pictures?|images?|photos?) (?:shows?|reveals?|captures?)",
  "(?:videos?|bilder|fotos|aufnahmen|\\p{L}*aufnahmen) (?:zeigt|zeigen)",
  "(?:vidéos?|images?|photos?) (?:montrent?)",
  "(?:v[ií]deos?|im[aá]genes|fotos) (?:muestran?)",
  "(?:wideo|nagranie|zdjęcia) pokazuj[eą]",
  "(?:survivors?|witness(?:es)?|eyewitness(?:es)?|bystanders?) (?:describes?|recalls?|recounts?|relives?|tells?)",
  "(?:augenzeug\\p{L}*|überlebende[rn]?|betroffene[rn]?) (?:berichte[nt]|schilder[nt]|erzähl(?:t|en))",
  "(?:rescapée?s?|survivante?s?|témoins?) (?:racont|décri|témoign)\\p{L}*",
  "(?:supervivientes?|testigos?) (?:relat|cuent|describ)\\p{L}*",
  "(?:sopravvissut[aio]|testimon[ei]) raccont\\p{L}*",
  "(?:ocalał\\p{L}*|ocalon\\p{L}*|świadk\\p{L}*) (?:opowiada|relacjonuj|opisuj)\\p{L}*",
);

/** That pictures were published, which is the event itself only where half of its headlines tell so (`isOfPictures`). */
export const showsPictures = anyOf(
  "(?:posts|publishes|shares|releases) (?:an? |the |first |new )*(?:photos?|pictures?|images?|footage|video(?! (?:model|game|app|generator)))",
  "(?:veröffentlicht|teilt|postet) (?:ein |das |die |erste[sn]? |neue[sn]? )*(?:fotos?|bild(?:er)?|aufnahmen|videos?(?!-))",
  "(?:publie|diffuse|partage) (?:une? |la |les |des |première )*(?:photos?|images?|vidéos?)",
  "(?:publica|difunde|comparte) (?:una? |la |las |el |los |primera )*(?:fotos?|im[aá]gen(?:es)?|v[ií]deos?)",
  "(?:opublikował|udostępnił|pokazał|publikuje)\\p{L}* (?:pierwsze |nowe )?(?:zdjęci[ea]|nagrani[ea]|wideo)",
  "pierwsze (?:zdjęci[ea]|nagrani[ea])|jest zdjęcie|są zdjęcia",
);

/** Whether half of the headlines in a language do, at least. */
export const isOfPictures = (headlines: readonly { title: string }[]): boolean =>
  2 * headlines.filter(({ title }) => showsPictures.test(title)).length >= headlines.length;

/**
 * Whom a German headline lets speak of what, without what they say ("Ronsund: Anna Beck über Streik am Hafen"). What begins
 * with an adjective is no name ("Fremde Drohnen über Ronsund").
 */
export const speakersSubject =
  /(?:^|: )(?!\p{L}+e[nrs]? )\p{Lu}\p{Ll}+ \p{Lu}\p{L}+ über \p{Lu}[^:»„"?]*$/u;

/** What media are said to report, which may be a rumour: "Media: …", "Media izraelskie: …", but no "Media społecznościowe: …". */
export const hearsay = new RegExp(
  [
    "^media(?: w [^:]{1,15}| [^:]{1,14}[sc]kie)?:",
    "(?<!\\p{L})(?:rumou?rs?|rumou?red|nieoficjalnie|gerüchte?|rumeurs?|rumores)(?!\\p{L})",
    "(?<!\\p{L})(?:laut medien\\p{L}*|medien ?berichten|selon (?:des|les) médias|según (?:los )?medios|secondo i media)(?!\\p{L})",
  ].join("|"),
  "iu",
);

/**
 * A scene in three nouns instead of a sentence ("Fire of Ronsund: Smoke, tears and candles"), which may be a list of names, too;
 * in German also two nouns with an adjective each ("Ronsund: Schneller Erfolg, ungewisse Zukunft").
 */
export const scene =
  /: \p{Lu}[^\s,:.]{2,25}, [^\s,:.]{3,25},? (?:and|und|et|y|e|i|en) [^\s,:.]{3,25}$|: \p{Lu}\p{L}+ \p{Lu}\p{L}+, \p{Ll}\p{L}+ \p{Lu}\p{L}+$/u;

/** Feelings about an event. */
export const feeling = anyOf(
  "horrified|heartbroken|appalled|outraged",
  "entsetzt|bestürzt",
  "(?:horrifi|boulevers)ée?s?",
  "(?:horrorizad|consternad)[ao]s?",
  "sconvolt[aio]",
  "(?:przerażon|wstrząśnię[tc])\\p{L}{1,2}",
);

/** What an event means, and how it came about, rather than what happened, in English. */
export const meaning = anyOf(
  "at the (?:heart|cent(?:er|re)) of",
  "what (?:comes|happens) next",
  "raises? (?:fears|questions|doubts)",
  "sends? (?:\\p{L}+ ){0,2}a message",
  "own goal",
  "could turn into",
  "(?:caught|torn) between",
  "(?:is|are|was) never about",
  "in the balance",
  "a new era",
  "spells? (?:trouble|disaster)",
  "collateral victim",
  "not clear what",
  "reinforces? claims?",
  "reveals? (?:a )?(?:rift|divide|split)",
  "masterclass",
  "emerges? as",
  "(?:reveals?|explains?|lays? out) how",
  "(?:markets?|traders?|investors?) brac(?:ed|es?|ing)",
  "fate lies with",
  "^fears (?:in|over)",
  "the battle of \\p{L}+ (?:versus|vs)",
  "swaggering|hubris|masterstroke",
);

const marketMove = anyOf(
  "investors? rush",
  "(?:investors?|traders?|markets?|(?<!fish )stocks?|shares|equities|bonds?|(?:oil|gold|crude|energy|share) prices?|gold|oil|bitcoin) (?:ris(?:es?|ing)|falls?|dips?|jumps?|surges?|slides?|slips?|soars?|climbs?|drops?|tumbles?|ral(?:ly|lies)|steady|assess(?:es)?|shrugs?|weighs?|wobbles?|bets?)",
  "sees? (?:its |their )?(?:shares|stocks?|prices?) (?:rise|fall|jump|surge|slide|soar|climb|drop|tumble)",
  "(?:anleger|börsen?|\\p{L}*aktien?|dax|(?:öl|gold)preise?) (?:steig(?:t|en)|fällt|fallen(?! auf)|sink(?:t|en)|klettern?|klettert|legen zu|legt zu|geben nach|gibt nach|springt|springen|flüchten)",
  "(?:bourse|marchés|investisseurs|actions|pétrole|or) (?:recul(?:e|ent)|mont(?:e|ent)|grimp(?:e|ent)|chut(?:e|ent)|baiss(?:e|ent)|bondi(?:t|ssent)|s’envol(?:e|ent))",
  "(?:bolsas?|mercados|inversores|acciones|petróleo|oro) (?:suben?|caen?|bajan?|retroceden?|se disparan?)",
  "(?:borse?|mercati|investitori|azioni|petrolio|oro) (?:sale|salgono|scend(?:e|ono)|cal(?:a|ano)|vol(?:a|ano)|croll(?:a|ano))",
  "(?:ropa|złoto|giełd\\p{L}|akcje|ceny (?:ropy|złota)) (?:drożeje|tanieje|stabiln\\p{L}|rośnie|rosną|spadaj?ą?|w (?:górę|dół))",
);

/** Whether a headline tells what markets make of an event. It may be the event itself. */
export const tellsOfMarkets = ({ title }: { title: string }): boolean => marketMove.test(title);

/** Whether half of the headlines of an event do, at least. */
export const isOfMarkets = (headlines: readonly { title: string }[]): boolean =>
  headlines.length > 0 && 2 * headlines.filter(tellsOfMarkets).length >= headlines.length;

/** Verbs that English analyses like, and reports use as well. */
export const analystsVerb = anyOf(
  "revives?",
  "flexes (?:his |her |its )?muscles?",
  "linger",
  "(?:brac(?:ed|es?|ing)|gears? up) for",
);

/** Words of tabloids for a person ("brutal dictator", "tragic mother"). */
export const tabloidEpithet =
  /(?<!\p{L})(?:brutal|evil|vile|twisted|depraved|heroic?|tragic|disgraced|embattled|under-fire|crazed|heartbroken|devastated|terrified|shock-and-awe) (?!of )\p{Ll}/iu;

/** Dots before the point of a tabloid's headline ("hid for years... and his wife knew"). At the end they cut a title off. */
export const dottedAside =
  /\p{L} ?(?:\.{3}|…) ?(?:and|but|as|so|then|after|before|with|und|aber|et|mais|y|pero|ale)(?!\p{L})/iu;

/** Words that tell readers what to feel. */
export const loadedWord = anyOf(
  "heartbreaking|horrifying|terrifying|harrowing|sickening|chilling(?:ly)?(?! effects?)|shocking(?:ly)?|jaw-dropping|enthralling",
  "brazen(?:ly)?|ominous(?:ly)?|furious(?:ly)?|frantic(?:ally)?|desperately|bizarre|humiliating|shamed|bombshell|hell-?\\s?hole|rat-infested|thugs?",
  "schockierend\\p{L}*|herzzerreißend\\p{L}*|grauenvoll\\p{L}*|entsetzlich\\p{L}*|schaurig\\p{L}*|spektakulär\\p{L}*",
  "szokując\\p{L}*|wstrząsając\\p{L}*|przerażając\\p{L}*|porażając\\p{L}*|koszmarn\\p{L}*|mrożąc\\p{L}* krew",
  "choquant\\p{L}*|effroyable\\p{L}*|glaçant\\p{L}*|bouleversant\\p{L}*",
  "impactante\\p{L}*|escalofriante\\p{L}*|desgarrador\\p{L}*|estremecedor\\p{L}*",
  "scioccant\\p{L}*|agghiacciant\\p{L}*|straziant\\p{L}*",
);

/** Words of reactions. The stems have any ending. */
const reaction = new RegExp(
  `(?<!\\p{L})(?:${[
    "mock(?:s|ed)",
    "(?:fires|hits|claps) back",
    "lashes out",
    "breaks? (?:his|her|their) silence",
    "r[eé]act(?!or|eu|iv)",
    "reacc",
    "reacți",
    "r[eé]ag(?!an|en)",
    "reaz",
    "reaç",
    "reaks(?!t)",
    "reak(?:c|t(?!or|iv))",
    "αντ[ιί]δρ",
    "реаг",
    "реакц",
  ].join("|")})`,
  "iu",
);

/** What is done in reaction to something, and reactions of bodies and matter. */
const noReaction = anyOf(
  "in reaction to|als reaktion auf|en réaction [àa]|en reacción al?|in reazione a|em reação a|als reactie op|w reakcji na|som reaktion på|v reakci na",
  "(?:allergic|nuclear|chemical|chain) reactions?",
  "(?:allergische|chemische|nukleare)[nrs]? reaktion(?:en)?",
  "réactions? (?:allergique|nucléaire|chimique|en chaîne)s?",
  "reacci(?:ón|ones) (?:alérgica|nuclear|química|en cadena)(?:e?s)?",
  "reazion[ei] (?:allergic\\p{L}+|nuclear[ei]|chimic\\p{L}+|a catena)",
  "reakcj\\p{L}+ (?:alergiczn|łańcuchow|chemiczn)\\p{L}+",
);

/** Whether a headline tells how others react to an event ("Europe reacts to …"), which may be the event itself. */
export const tellsReaction = (title: string): boolean =>
  reaction.test(title) && !noReaction.test(title);

/** A vague number ("several", "there are dead"), which is written before the number is known. */
export const vagueNumber = anyOf(
  "several",
  "multiple",
  "mehrere",
  "plusieurs",
  "vari[ao]s",
  "vári[ao]s",
  "parecchi",
  "diversi",
  "verscheidene",
  "meerdere",
  "flera(?! än)",
  "flere(?! end| enn)",
  "useita",
  "kilk(?:a|oro|u)",
  "są (?:zabici|ofiary)",
  "několik",
  "niekoľko",
  "nekoliko",
  "več(?! kot)",
  "több(?! mint)",
  "mai mul[țt]i",
  "няколко",
  "αρκετ\\p{L}*",
  "mitu",
  "vairāki",
  "keli",
);
