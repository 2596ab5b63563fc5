import { fold } from "../fold.ts";
import type { Query, Term } from "../query.ts";

/**
 * Names that the press of Europe spells differently, from Ukrainian, Russian, Belarusian, Persian, Arabic, Hebrew, Greek
 * or Serbian: those that are often in the news, and the given names that go with them. A line for each, in the forms of
 * a dictionary, without those of grammatical cases. Accents make no difference.
 */
const names = `
  Zelenskyy Zelensky Zelenskiy Zelenskyj Zelenskij Zelenski Zelenskyi Zelenskõi Zelenskis Zelenszkij Selenskyj Selenski Зеленски Зеленський Зеленский Ζελένσκι
  Volodymyr Wolodymyr Wołodymyr Volodimir Volodymyras Volodimirs Володимир Βολοντίμιρ
  Putin Poutine Putyin Putins Putinas Путин Путін Πούτιν
  Vladimir Wladimir Władimir Vlagyimir Vladimirs Vladimiras Владимир Βλαντίμιρ
  Lukashenko Lukashenka Loukachenko Lukaschenko Łukaszenka Łukaszenko Lukašenko Lukašenka Lukasjenko Loekasjenko Лукашенко Λουκασένκο
  Tsikhanouskaya Tikhanovskaya Tichanowskaja Tikhanovskaïa Tijanóvskaya Cichanouska Cichanouskaja Tichanovská Cichanouská Tichanovskaja Tsihanouskaja Tsihhanouskaja Tihanovskaja Cihanouskaja Тихановска Тихановская
  Navalny Navalnyy Navalni Nawalny Navalnyj Navalnij Navalnyi Navalnõi Navalnîi Navaļnijs Navalnas Навални Навальний Навальный Ναβάλνι
  Alexei Alexey Alexej Aleksei Aleksey Aleksej Aleksiej Alekszej Aleksejs Aleksejus Алексей Αλεξέι
  Lavrov Lawrow Ławrow Lavrovs Lavrovas Лавров Λαβρόφ
  Sergei Sergey Sergej Sergueï Serguéi Siergiej Szergej Sergejs Sergejus Сергей Σεργκέι
  Medvedev Medvédev Medwedew Medwedjew Miedwiediew Medvegyev Medvedjev Medvedevs Medvedevas Медведев Μεντβέντεφ
  Peskov Peskow Pieskow Peszkov Peskovs Peskovas Песков Πεσκόφ
  Gorbachev Gorbatschow Gorbatchev Gorbachov Gorbaczow Gorbačov Gorbaciov Gorbacsov Gorbatjov Gorbatšov Gorbatsjov Gorbačovs Gorbačiovas Горбачов Горбачев Γκορμπατσόφ
  Mikhail Michail Michaił Mijaíl Mihail Mihhail Mihails Michailas Михаил
  Yanukovych Yanukovich Janukowytsch Ianoukovitch Janukowycz Janukovyč Janukovytj Janukovitj Janukovics Janoekovytsj Janukovitš Янукович Γιανουκόβιτς
  Netanyahu Netanjahu Netanyahou Нетаняху Нетаньягу Νετανιάχου
  Khamenei Khamenej Chamenei Chamenej Jamenei Hamenei Hamenej Хаменей Χαμενεΐ
  Pezeshkian Peseschkian Pezechkian Pezeszkian Pezeškian Pezeškiján Pezeskján Пезешкиан Πεζεσκιάν
  Gaddafi Kadhafi Gadafi Gheddafi Kaddafi Khadafi Кадафи Καντάφι
  Erdoğan Erdogans Erdoganas Ердоган Ερντογάν
  Mitsotakis Micotakis Micotákisz Мицотакис Μητσοτάκης
  Vučić Vučič Vucsics Vučičs Vučičius Вучич Вучић Βούτσιτς
  Kyiv Kiev Kiew Kyjiw Kijów Kyjev Kijev Kyjiv Kiova Kiiev Kijiva Kyjivas Kijevas Киев Київ Κίεβο
  Kharkiv Kharkov Charkiw Charkow Charkiv Charkov Járkiv Járkov Harkiv Harkov Harkova Harkiva Charkivas Харков Харків Χάρκοβο
  Kherson Cherson Chersoń Jersón Herson Hersona Chersonas Херсон Χερσώνα
  Odesa Odessa Odessza Одеса Одесса Οδησσός
  Lviv Lvov Lwiw Lwów Ļviva Lvivas Leopoli Лвов Львів Λβιβ
  Donetsk Donezk Donieck Doneck Donyeck Donețk Donjeck Donecka Doneckas Донецк Донецьк Ντονέτσκ
  Zaporizhzhia Zaporizhzhya Zaporijia Zaporijjia Saporischschja Zaporiyia Zaporoże Záporoží Zaporižžja Zaporizjzja Zaporizja Zaporizzsja Запорожие Запоріжжя Ζαπορίζια
  Chernobyl Chornobyl Tschernobyl Tchernobyl Chernóbil Czarnobyl Černobyl Tjernobyl Tsjernobyl Tšernobyl Csernobil Cernobîl Černobil Чернобил Чорнобиль Τσερνόμπιλ
`;

/** The folded spellings of each name. */
export const nameSpellings: readonly (readonly string[])[] = names
  .trim()
  .split("\n")
  .map((line) => [...new Set(fold(line).split(" "))]);

const spellingsOf = new Map(nameSpellings.flatMap((all) => all.map((word) => [word, all])));

/** So many names of a query are sought in every spelling: a spelling is sought in every language. */
const maxNames = 4;

/**
 * The query with names in all their spellings: alternatives to each word that is one, and left out together. Phrases stay
 * as they are.
 */
export function withNameSpellings(query: Query): Query {
  let room = maxNames;
  const spelled = (term: Term): Term[] => {
    const [word = "", ...more] = term.words;
    const all = more.length === 0 && spellingsOf.get(word);
    if (!all || room === 0) return [term];
    room--;
    // The reader's own spelling stands first.
    return [
      term,
      ...all.filter((one) => one !== word).map((one) => ({ words: [one], phrase: false })),
    ];
  };
  const { all, none } = query.text;
  return {
    ...query,
    text: { all: all.map((group) => group.flatMap(spelled)), none: none.flatMap(spelled) },
  };
}
