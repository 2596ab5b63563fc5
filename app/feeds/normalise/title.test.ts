import { expect, test } from "vitest";
import { cleanFeedTitle, cleanTitle, isGenericTitle } from "./title.server.ts";

test.each([
  ["– Nobody saw the barge", "Nobody saw the barge"],
  ["- Wir warten, sagt der Wärter", "Wir warten, sagt der Wärter"],
  ["—Quay closed", "Quay closed"],
  ["-5 °C in the harbour", "-5 °C in the harbour"],
  ["»Quay« closed", "»Quay« closed"],
  ["Portada // El puerto cierra", "El puerto cierra"],
  ["Lock // Bridge: which is older?", "Lock // Bridge: which is older?"],
  ["www.quay.example: The lock opens", "The lock opens"],
  ["www.quay.example The lock opens", "The lock opens"],
  ["The lock opens - www.quay.example", "The lock opens"],
  ["The lock opens (www.quay.example)", "The lock opens"],
  ["The lock opens | RSS", "The lock opens"],
  ["The lock opens [RSS feed]", "The lock opens"],
  ["The return of RSS", "The return of RSS"],
  ["And then… …", "And then…"],
  ["And then......", "And then…"],
  ["And then...… it opened", "And then… it opened"],
  ["And then... it opened", "And then... it opened"],
  ["www.quay.example", "www.quay.example"],
  ["– –", "– –"],
])("%s", (title, clean) => expect(cleanTitle(title)).toBe(clean));

test.each([
  ["The Lock RSS Feed", "The Lock"],
  ["RSS | The Lock", "The Lock"],
  ["www.quay.example", "quay.example"],
  ["RSS", "RSS"],
  ["<b>Quay</b> &amp; Lock", "Quay & Lock"],
])("the feed %s", (title, clean) => expect(cleanFeedTitle(title)).toBe(clean));

test("a list's name is no publisher's", () => {
  for (const title of ["News", "Top Stories", "Últimas noticias", "À la une", "Новини", "Vijesti"])
    expect(isGenericTitle(title), title).toBe(true);
  for (const title of ["BBC News", "Die Nachrichtenwerft", "Hírek a kikötőből", "–"])
    expect(isGenericTitle(title), title).toBe(false);
});

// What a pattern that goes back and forth would need hours for.
test.each(["- ", "… ", ".", "www.a", " // ", "(RSS "])("fifty thousand of %j", (piece) => {
  expect(() => cleanTitle(piece.repeat(50_000))).not.toThrow();
});
