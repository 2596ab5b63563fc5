import { expect, test } from "vitest";
import { bucketsOf, type Signature, signatureOf, similarity } from "./similarity.ts";

const signed = (text: string) => signatureOf(text) as Signature;
const alike = (a: string, b: string) => similarity(signed(a), signed(b));

/** Two reports of one event as two desks would word it, and one of another event. */
const cases = {
  de: [
    "Erdbeben der Stärke 5,8 erschüttert Nordkroatien. Ein schweres Erdbeben hat am Freitagabend die Region um Petrinja erschüttert. In Zagreb liefen Menschen auf die Straßen, Berichte über Verletzte liegen noch nicht vor.",
    "Kroatien: Erdbeben der Stärke 5,8 in der Region Petrinja. Das Erdbeben erschütterte am Freitagabend den Norden des Landes, in Zagreb liefen die Menschen auf die Straßen. Über Verletzte liegen keine Berichte vor.",
    "Bundestag berät über Haushalt für das kommende Jahr. Die Abgeordneten streiten am Freitag über Ausgaben für Verteidigung und Rente. Eine Mehrheit gilt als sicher.",
  ],
  pl: [
    "Rząd upadł po głosowaniu w parlamencie. Premier złożył dymisję po przegranym w piątek głosowaniu nad wotum zaufania. Prezydent przyjmie dymisję wieczorem.",
    "Premier składa dymisję po głosowaniu: parlament odmówił rządowi wotum zaufania. W piątkowym głosowaniu rząd przegrał. Prezydent ma przyjąć dymisję premiera wieczorem.",
    "Ceny prądu wzrosną od stycznia. Urząd zatwierdził nowe taryfy dla gospodarstw domowych, rachunki będą wyższe o dziesięć procent.",
  ],
  fi: [
    "Hallitus kaatui eduskunnan luottamusäänestyksessä. Pääministeri jätti eronpyyntönsä perjantai-iltana hävittyään äänestyksen. Presidentti myöntää hallitukselle eron illalla.",
    "Pääministeri jätti hallituksen eronpyynnön. Eduskunnan perjantainen luottamusäänestys kaatoi hallituksen; presidentti myöntää eron illalla.",
    "Sähkön hinta nousee tammikuussa. Energiavirasto hyväksyi uudet siirtomaksut, ja kotitalouksien laskut kasvavat kymmenen prosenttia.",
  ],
  hu: [
    "Megbukott a kormány a parlamenti bizalmi szavazáson. A miniszterelnök péntek este benyújtotta lemondását, miután elvesztette a bizalmi szavazást. Az államfő este fogadja a lemondást.",
    "Benyújtotta lemondását a miniszterelnök, miután a parlament pénteken megvonta a bizalmat a kormányától. Az államfő este fogadja.",
    "Januártól drágul az áram. A hivatal jóváhagyta az új tarifákat, a háztartások számlái tíz százalékkal emelkednek.",
  ],
  el: [
    "Ισχυρός σεισμός 5,8 ρίχτερ στη βόρεια Κροατία. Ο σεισμός έγινε το βράδυ της Παρασκευής στην περιοχή της Πετρίνια και ο κόσμος στο Ζάγκρεμπ βγήκε στους δρόμους. Δεν υπάρχουν αναφορές για τραυματίες.",
    "Σεισμός 5,8 ρίχτερ στην Κροατία: στους δρόμους ο κόσμος στο Ζάγκρεμπ. Ισχυρός σεισμός έγινε το βράδυ της Παρασκευής στην περιοχή Πετρίνια. Δεν υπάρχουν αναφορές για τραυματίες.",
    "Η Βουλή συζητά τον προϋπολογισμό του επόμενου έτους. Οι βουλευτές διαφωνούν για τις δαπάνες άμυνας και τις συντάξεις.",
  ],
  bg: [
    "Силно земетресение разтърси Северна Хърватия. Трусът с магнитуд 5,8 беше в петък вечер в района на Петриня, хората в Загреб излязоха по улиците. Няма данни за пострадали.",
    "Земетресение с магнитуд 5,8 в Хърватия: хора излязоха по улиците на Загреб. Силният трус беше усетен в петък вечерта в района на Петриня. Засега няма данни за пострадали.",
    "Парламентът обсъжда бюджета за следващата година. Депутатите спорят за разходите за отбрана и пенсии.",
  ],
} satisfies Record<string, [string, string, string]>;

test.each(Object.entries(cases))(
  "%s: one event is alike, another is not",
  (_, [one, same, other]) => {
    expect(alike(one, same)).toBeGreaterThanOrEqual(0.5);
    expect(alike(one, other)).toBeLessThan(0.2);
    const shared = new Set(bucketsOf(signed(one)));
    expect(bucketsOf(signed(same)).some((b) => shared.has(b))).toBe(true);
  },
);

test("an event of the same kind elsewhere is another event", () => {
  const there =
    "Light earthquake off Crete. A magnitude 4.1 earthquake was felt in Heraklion on Friday morning, no damage was reported by the authorities.";
  const here =
    "Powerful earthquake strikes northern Croatia. A magnitude 5.8 earthquake shook the Petrinja region on Friday evening, sending people in Zagreb into the streets.";
  expect(alike(here, there)).toBeLessThan(0.4);
});

test("the estimate is the share of words in common", () => {
  const words = Array.from({ length: 90 }, (_, i) => `w${i}x`);
  expect(alike(words.slice(0, 60).join(" "), words.slice(30).join(" "))).toBeCloseTo(1 / 3, 1);
  expect(alike(words.join(" "), words.toReversed().join(" "))).toBe(1);
});

test("a text of a few words has no signature", () => {
  expect(signatureOf("Live: all the news of the day")).toBeNull();
  expect(signatureOf("")).toBeNull();
});
