import { describe, expect, test } from "vitest";
import { languageOfText } from "./language.server.ts";

const nobody = { language: null, country: null };
const of = (text: string, declared: string | null = null) =>
  languageOfText(text, "", declared, nobody);

describe("a text without a declaration, of sixty letters", () => {
  test.each([
    [
      "da",
      "Havnen bliver lukket i en uge, siger kaptajnen, og noget af arbejdet er først gjort efter jul",
    ],
    ["da", "Mange børn fik penge af politiet, men kun nogle af dem kom tilbage til skolen igen"],
    [
      "no",
      "Havnen blir stengt en uke, sier kapteinen, og noe av arbeidet er ikke gjort før etter jul",
    ],
    ["no", "Mange barn fikk hjelp av politiet, men bare noen av dem kom tilbake til skolen igjen"],
    ["mt", "Il-port se jibqa' magħluq sa tmiem il-ġimgħa, qal il-kaptan lill-ġurnalisti"],
    ["ga", "Beidh an calafort dúnta go dtí deireadh na seachtaine, a dúirt an captaen inné"],
    ["sv", "Hamnen är stängd till slutet av veckan, säger kaptenen till tidningen i dag"],
  ])("%s: %s", (lang, text) => expect(of(text)).toBe(lang));
});

describe("what is declared and plausible wins", () => {
  test("for short texts, and in languages that the n-grams do not know", () => {
    expect(of("Port magħluq għal ġimgħa", "mt")).toBe("mt");
    expect(of("Kaptan mistoqsi dwar port", "mt")).toBe("mt");
    // Places of Malta stand in English headlines.
    expect(of("Man stabbed in Ħamrun, police say", "en")).toBe("en");
    expect(of("Residents protest against new quarry between Żebbuġ and Għargħur", "en")).toBe("en");
    expect(of("Calafort dúnta", "ga-IE")).toBe("ga");
    expect(of("Havn stengt", "nb_NO")).toBe("no");
  });
  test("but not against a clear text, or in another script", () => {
    expect(
      of(
        "Der Hafen bleibt bis zum Ende der Woche geschlossen, sagt der Kapitän des Schiffes",
        "en",
      ),
    ).toBe("de");
    expect(of("Το λιμάνι κλείνει", "en")).toBe("el");
  });
});
