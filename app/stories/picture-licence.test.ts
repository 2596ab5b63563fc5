import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { licenceAt, licencePage, pictureLeave, statedLicence } from "./picture-licence.ts";

test.each([
  ["CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/"],
  ["CC BY 3.0 ES", "https://creativecommons.org/licenses/by/3.0/es/"],
  ["CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/"],
  ["CC BY-NC 4.0", "https://creativecommons.org/licenses/by-nc/4.0/"],
  ["CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  ["CC0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  ["Public Domain Mark 1.0", "https://creativecommons.org/publicdomain/mark/1.0/"],
  // A version more or less has other terms, so none is guessed.
  ["CC BY", null],
  ["CC NY 4.0", null],
  ["Public domain", null],
])("%s leads to %s", (licence, page) => {
  expect(licencePage(licence)).toBe(page);
});

describe("an address of a licence", () => {
  test.each([
    ["https://creativecommons.org/licenses/by/4.0/", "CC BY 4.0", true],
    ["http://creativecommons.org/licenses/by/2.5/", "CC BY 2.5", true],
    ["https://creativecommons.org/licenses/by/3.0/es/", "CC BY 3.0 ES", true],
    ["http://creativecommons.org/licenses/by/3.0/igo/legalcode", "CC BY 3.0 IGO", true],
    ["https://creativecommons.org/licenses/by/4.0/deed.de", "CC BY 4.0", true],
    ["https://creativecommons.org/licenses/by/4.0/deed.pt_BR", "CC BY 4.0", true],
    ["https://creativecommons.org/licenses/by/4.0/legalcode.zh-hans", "CC BY 4.0", true],
    ["https://creativecommons.org/licenses/by/2.0/deed", "CC BY 2.0", true],
    ["//www.creativecommons.org/licenses/by-sa/4.0?ref=chooser-v1", "CC BY-SA 4.0", true],
    ["https://creativecommons.org/publicdomain/zero/1.0/deed.fr", "CC0 1.0", true],
    ["http://creativecommons.org/publicdomain/mark/1.0/", "Public Domain Mark 1.0", true],
    ["https://creativecommons.org/licenses/by-nc/4.0/", "CC BY-NC 4.0", false],
    ["http://creativecommons.org/licenses/by-nd/3.0/de/", "CC BY-ND 3.0 DE", false],
    ["http://creativecommons.org/licenses/by-nc-sa/2.0/deed.en", "CC BY-NC-SA 2.0", false],
    ["http://creativecommons.org/licenses/by-nd-nc/1.0/", "CC BY-ND-NC 1.0", false],
    ["https://creativecommons.org/licenses/by-nc-nd", "CC BY-NC-ND", false],
  ])("%s is %s", (address, licence, open) => {
    expect(licenceAt(address)).toMatchObject({ licence, open });
  });

  test.each([
    "",
    "CC BY 4.0",
    "© The Paper, https://creativecommons.org/licenses/by/4.0/",
    "https://creativecommons.org/licenses/by/4.0/ except photographs",
    "https://creativecommons.org/licenses/by/4.0/?x except photographs",
    "https://creativecommons.org/licenses/by/",
    "https://creativecommons.org/licenses/by-xx/4.0/",
    "https://creativecommons.org/licenses/publicdomain/",
    "https://creativecommons.org/publicdomain/zero/2.0/",
    "https://creativecommons.org/",
    "https://creativecommons.org.paper.example/licenses/by/4.0/",
    "https://paper.example/?creativecommons.org/licenses/by/4.0/",
    "http://www.youtube.com/t/terms",
    "ftp://creativecommons.org/licenses/by/4.0/",
  ])("%j is none", (address) => {
    expect(licenceAt(address)).toBeNull();
  });

  test("says the same in any spelling, and never opens what reserves something", () => {
    const kind = fc.constantFrom("by", "by-sa", "by-nc", "by-nd", "by-nc-sa", "by-nc-nd");
    const parts = fc.record({
      kind,
      version: fc.constantFrom("1.0", "2.0", "2.5", "3.0", "4.0"),
      port: fc.constantFrom("", "/es", "/de", "/igo", "/scotland"),
      scheme: fc.constantFrom("http://", "https://", "//", "HTTPS://"),
      host: fc.constantFrom(
        "creativecommons.org",
        "www.creativecommons.org",
        "CreativeCommons.org",
      ),
      end: fc.constantFrom(
        "",
        "/",
        "/deed",
        "/deed.de",
        "/legalcode",
        "/legalcode.fr",
        "/?lang=en",
      ),
      space: fc.constantFrom("", " ", "\n"),
    });
    fc.assert(
      fc.property(parts, ({ kind, version, port, scheme, host, end, space }) => {
        const path = `licenses/${kind}/${version}${port}`;
        const found = licenceAt(`${space}${scheme}${host}/${path}${end}${space}`);
        expect(found?.url).toBe(`https://creativecommons.org/${path}/`);
        expect(found?.open).toBe(!/n[cd]/.test(kind));
        expect(licenceAt(found?.url ?? "")).toEqual(found);
        expect(licencePage(found?.licence ?? "")).toBe(found?.url);
      }),
    );
  });

  test("no text throws, and only an address of Creative Commons opens anything", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        if (licenceAt(text)) expect(text.toLowerCase()).toContain("creativecommons.org");
      }),
    );
  });
});

const by = "https://creativecommons.org/licenses/by/4.0/";
const bySa = "https://creativecommons.org/licenses/by-sa/4.0/";
const nc = "https://creativecommons.org/licenses/by-nc/4.0/";
const silent = { picture: [], item: [], feed: [] };
const openBy = { licence: "CC BY 4.0", url: by, open: true, credit: "Ann Roe" };
const closedNc = { licence: "CC BY-NC 4.0", url: nc, open: false, credit: "Ann Roe" };

describe("of several statements", () => {
  test.each([
    ["the picture's counts before all others", { picture: [by], item: [nc], feed: [nc] }, openBy],
    ["the picture's closes it", { picture: [nc], item: [by], feed: [by] }, closedNc],
    ["the item's counts before the feed's", { picture: [], item: [nc], feed: [by] }, closedNc],
    ["the feed's counts where nothing else is said", { ...silent, feed: [by] }, openBy],
    ["what the feed reserves is nothing of this item", { ...silent, feed: [nc] }, null],
    ["words are no licence", { ...silent, feed: ["© The Paper"] }, null],
    [
      "words of the picture take it away",
      { picture: ["© An agency"], item: [by], feed: [by] },
      null,
    ],
    [
      "other terms take it away",
      { ...silent, item: ["https://a.example/terms"], feed: [by] },
      null,
    ],
    ["of several licences the first is named", { ...silent, item: [by, bySa] }, openBy],
    ["of several the one that reserves something", { ...silent, item: [by, nc] }, closedNc],
    ["words beside a licence leave it open to doubt", { ...silent, item: [by, "© X"] }, null],
    ["nothing is nothing", silent, null],
  ])("%s", (_, statements, expected) => {
    expect(statedLicence(statements, "Ann Roe")).toEqual(expected);
  });
});

describe("a picture is shown", () => {
  const paper = { name: "The Paper", imagesAllowed: null, pictureLicence: null };
  const pictureLicence = {
    licence: "CC BY 3.0 ES",
    url: "https://paper.example/copyright",
    date: "2026-11-20",
    credit: "The Paper's desk",
  };
  const licensed = { ...paper, imagesAllowed: true, pictureLicence };

  test("by the feed's open licence, with whom the feed names or its publisher", () => {
    const { open: _, ...caption } = openBy;
    expect(pictureLeave(paper, openBy)).toEqual({ licence: caption });
    expect(pictureLeave(paper, { ...openBy, credit: null })?.licence?.credit).toBe("The Paper");
  });
  test("by the catalogue's statement unless the item reserves something", () => {
    expect(pictureLeave(licensed, null)).toEqual({ licence: pictureLicence });
    expect(pictureLeave(licensed, openBy)).toEqual({ licence: pictureLicence });
    expect(pictureLeave(licensed, closedNc)).toBeNull();
  });
  test("by an operator's leave, whatever the feed says, and never against their ban", () => {
    const allowed = { ...paper, imagesAllowed: true };
    expect(pictureLeave(allowed, null)).toEqual({ licence: null });
    expect(pictureLeave(allowed, closedNc)).toEqual({ licence: null });
    expect(pictureLeave(allowed, openBy)?.licence?.licence).toBe("CC BY 4.0");
    for (const source of [paper, licensed])
      expect(pictureLeave({ ...source, imagesAllowed: false }, openBy)).toBeNull();
  });
  test("not without any of them", () => {
    expect(pictureLeave(paper, null)).toBeNull();
    expect(pictureLeave(paper, closedNc)).toBeNull();
  });
});
