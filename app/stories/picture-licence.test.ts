import { expect, test } from "vitest";
import { licencePage } from "./picture-licence.ts";

test.each([
  ["CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/"],
  ["CC BY 3.0 ES", "https://creativecommons.org/licenses/by/3.0/es/"],
  ["CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  ["CC0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  // A version more or less has other terms, so none is guessed.
  ["CC BY", null],
  ["CC BY-NC 4.0", null],
  ["Public domain", null],
])("%s leads to %s", (licence, page) => {
  expect(licencePage(licence)).toBe(page);
});
