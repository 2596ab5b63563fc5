import { expect, it, vi } from "vitest";
import { spokenTime } from "./spoken-time.ts";

it("says a time as a person would, in each language", () => {
  expect(spokenTime(190, "en")).toBe("3 minutes, 10 seconds");
  expect(spokenTime(190.4, "de")).toBe("3 Minuten, 10 Sekunden");
  expect(spokenTime(190, "es")).toBe("3 minutos y 10 segundos");
  expect(spokenTime(190, "fr")).toBe("3 minutes et 10\u00a0secondes");
});

it("leaves out what is nothing, and says the beginning", () => {
  expect(spokenTime(3_600, "en")).toBe("1 hour");
  expect(spokenTime(720, "en")).toBe("12 minutes");
  expect(spokenTime(0, "en")).toBe("0 seconds");
});

it("has figures where the browser has no words", () => {
  vi.stubGlobal("Intl", {});
  expect(spokenTime(190, "en")).toBe("03:10");
});
