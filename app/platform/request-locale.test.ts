import { expect, it } from "vitest";
import { localeOf } from "./request-locale.ts";

const of = (search = "", cookie = "", acceptLanguage = "") =>
  localeOf({ search: new URLSearchParams(search), cookie, acceptLanguage });

it("asks the address, then the cookie, then the browser, then speaks English", () => {
  expect(of("lang=de", "language=fr", "es")).toBe("de");
  expect(of("", "theme=dark; language=fr", "es")).toBe("fr");
  expect(of("", "", "es-MX,en;q=0.8")).toBe("es");
  expect(of("", "", "bg")).toBe("en");
});

it("weighs what the browser wishes, and passes over languages the interface does not speak", () => {
  expect(of("", "", "pl, de;q=0.7, fr;q=0.9")).toBe("fr");
  expect(of("", "", "de;q=0, es;q=0.1")).toBe("es");
});

it("ignores what is none of the four", () => {
  expect(of("lang=tlh", "language=xx", "de;q=zz,*")).toBe("en");
  expect(of("", "otherlanguage=fr")).toBe("en");
});
