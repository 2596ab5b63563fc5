import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutBoilerplate } from "./boilerplate.ts";
import { clip } from "./clip.ts";
import { plainText } from "./text.ts";

describe("plain text", () => {
  test.each([
    ["<p>One</p><p>two<br>three</p>", "One two three"],
    [
      "<p>Harbour board of Ronsund resigns</p><p>The <b>board</b> left at noon</p>",
      "Harbour board of Ronsund resigns. The board left at noon",
    ],
    [
      "<p>Will the harbour open today?</p><p>It will, said the board</p><p>today at noon</p>",
      "Will the harbour open today? It will, said the board today at noon",
    ],
    [
      "<p>The board left at noon.</p><ul><li><p><a href='/x'>Harbour: how it began</a></p></li></ul><p>The town waits</p>",
      "The board left at noon. The town waits",
    ],
    [
      "&lt;p&gt;The board left.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;a href='/x'&gt;Harbour&lt;/a&gt;&amp;nbsp;&lt;li&gt;&lt;a href='/y'&gt;Tide&lt;/a&gt;&lt;/ul&gt;The town waits",
      "The board left. The town waits",
    ],
    [
      "<ul><li>See <a href='/x'>the tides</a><ul><li><a href='/y'>Ebb</a></li><li>Flood</li></ul></li></ul>",
      "See the tides Flood",
    ],
    ["<ul><li><a href='/x'>Ebb</a></li><li><a href='/y'>Flood</a></li></ul>", "Ebb Flood"],
    [
      "<p><a name='top'/>Tides.</p><ul><li>See <a href='/x'>the ebb</a></li></ul><p>More</p>",
      "Tides. See the ebb More",
    ],
    [
      "<p><a href='/y'>Tides.</p><ul><li>See <a href='/x'>the ebb</a></li></ul><p>More</p>",
      "Tides. See the ebb More",
    ],
    ["<b>bo</b>ld and <a href='x>y'>li</a>nked", "bold and linked"],
    ["a<script>alert('<p>')</script>b<style>p{}</style>c", "a b c"],
    ["a<Script>alert('<p>')</sCRIPT>b", "a b"],
    ["before <object>and after", "before and after"],
    ["&lt;p&gt;twice &amp;amp; escaped&lt;/p&gt;", "twice & escaped"],
    ["AT&T and 5 &euro; &unknown;", "AT&T and 5 € &unknown;"],
    ["x <!-- <b>hidden</b> --> y", "x y"],
    ["cut in a <a href='https://exam", "cut in a"],
    ["soft\u00adhy\u200bphen and\u00a0blank", "softhyphen and blank"],
    ["turned \u202earound\u202c", "turned around"],
    ["geto\u0308tet", "getötet"],
  ])("%s", (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  test("in titles, only HTML is markup", () => {
    expect(plainText("1 < 2 <em>and</em> <Foo> > 3", "title")).toBe("1 < 2 and <Foo> > 3");
  });

  test("is one line without markup, whatever the HTML", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (html) => {
        expect(plainText(html)).not.toMatch(/[\n\t\u202e]|\s\s|<\/?(?:p|b|script)>/);
      }),
    );
  });
});

describe("clipping", () => {
  test("ends after a word, with an ellipsis", () => {
    expect(clip("The harbour board met, again", 24)).toBe("The harbour board met…");
    expect(clip("The harbour", 24)).toBe("The harbour");
  });

  test("never makes a text longer than its limit, nor splits a character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 0, max: 60 }),
        (text, limit) => {
          const clipped = clip(text, limit);
          expect(clipped.length).toBeLessThanOrEqual(limit);
          expect(clipped.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

describe("boilerplate", () => {
  test.each([
    ["News. The post News appeared first on The Paper.", "News."],
    ["Neues. Der Beitrag Neues erschien zuerst auf Zeitung.", "Neues."],
    ["Nouvelle. L’article Nouvelle est apparu en premier sur Journal.", "Nouvelle."],
    ["Noticia. La entrada Noticia se publicó primero en Diario.", "Noticia."],
    ["Notizia. L'articolo Notizia proviene da Giornale.", "Notizia."],
    ["Nieuws. Het bericht Nieuws verscheen eerst op Krant.", "Nieuws."],
    ["It opens. Read more", "It opens."],
    ["It opens. Continue reading on the site »", "It opens."],
    ["Es öffnet. Weiterlesen …", "Es öffnet."],
    ["Ça ouvre ! [Lire la suite]", "Ça ouvre !"],
    ["Apre. Leggi tutto", "Apre."],
    ["Otwarte. Czytaj więcej >", "Otwarte."],
    ["Ανοίγει. Διαβάστε περισσότερα", "Ανοίγει."],
    ["Leer más", ""],
    ["«Apre.» Continua", "«Apre.»"],
    ["It opens (Reuters) Read more", "It opens (Reuters)"],
    ["It opens agai [&#8230;]".replace("&#8230;", "…"), "It opens agai…"],
    ["It opens ...", "It opens…"],
  ])("%s", (text, expected) => {
    expect(withoutBoilerplate(text)).toBe(expected);
  });

  test.each([
    "Children want to read more",
    "Continua la protesta degli agricoltori",
    "La guerra dei “dazi” continua.",
    "Il “caos” continua su tutte le strade della Capitale",
    "V državi ni »krize« več.",
    "Nema “pobjednika” više.",
    "Pracownicy chcą zarabiać więcej",
    "Les élèves veulent lire la suite du roman",
    "The post office in Cork appeared in a film",
  ])("%s stays", (text) => {
    expect(withoutBoilerplate(text)).toBe(text);
  });
});
