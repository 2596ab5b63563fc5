import { expect, it } from "vitest";
import { changeableFrom, cleanName, nameKey, nameProblem } from "./display-name.ts";

it("takes names of any of the Union's scripts", () => {
  for (const name of [
    "Kanalratte",
    "Puerto Viejo",
    "Roofer’s Daughter",
    "Ελένη 7",
    "Пловдив",
    "Treppenhaus 3",
  ])
    expect(nameProblem(name), name).toBeNull();
});

it("refuses what is no name", () => {
  expect(nameProblem("ab")).toBe("short");
  expect(nameProblem("a".repeat(31))).toBe("long");
  expect(nameProblem("<b>me</b>")).toBe("characters");
  expect(nameProblem("123 456")).toBe("characters");
  expect(nameProblem("a@b.example")).toBe("characters");
});

it("refuses what looks like another name", () => {
  // The first letter is Cyrillic.
  expect(nameProblem("Аna Silva")).toBe("scripts");
  // Signs that belong to no alphabet, and alphabets that look like no other.
  for (const name of ["Марʼяна", "サッカー", "สมชาย", "Hawaiʻi", "محمـد"])
    expect(nameProblem(name), name).toBeNull();
  expect(nameKey("Марʼяна")).toBe(nameKey("Мар'яна"));
  // Letters of the Cherokee and of the Lisu alphabet.
  expect([nameProblem("Ꭺna Silva"), nameProblem("ꓰva Novak")]).toEqual(["scripts", "scripts"]);
  for (const [one, other] of [
    ["Ana Sılva", "Ana Silva"],
    ["Łukasz Wójcik", "Lukasz Wojcik"],
    ["Søren Holm", "Soren Holm"],
  ] as const)
    expect(nameKey(one)).toBe(nameKey(other));
  const same = ["Ana Silva", "ana  silva", "ÁNA SILVA", "Ana.Silva", "Ana_Si1va", "Ana Sllva"];
  expect(new Set(same.map(nameKey)).size).toBe(1);
  expect(nameKey("Anna Silva")).not.toBe(nameKey("Ana Silva"));
});

it("lets nobody speak for the site but its staff", () => {
  for (const name of [
    "Eunison Team",
    "The Editor",
    "M0derator",
    "Rédaction",
    "E.d.i.t.o.r",
    "Edıtor",
    "Eunlson",
    "Offıcıal",
  ])
    expect(nameProblem(name), name).toBe("reserved");
  expect(nameProblem("Editor Brussels", true)).toBeNull();
});

it("drops what nobody sees", () => {
  expect(cleanName("  Ana\u202e \u200b Silva ")).toBe("Ana Silva");
  expect(cleanName("A\u3164na\u115f Silva")).toBe("Ana Silva");
});

it("stays for 30 days", () =>
  expect(changeableFrom(new Date("2026-11-01T00:00:00Z"))).toEqual(
    new Date("2026-12-01T00:00:00Z"),
  ));
