import fc from "fast-check";
import { expect, it } from "vitest";
import { parseEmail } from "./newsletter.ts";

it("takes addresses as people write them", () => {
  expect(parseEmail(" Ana.Ruiz+news@Example.EU ")).toBe("ana.ruiz+news@example.eu");
  expect(parseEmail("o'neill@mail.example.co.uk")).toBe("o'neill@mail.example.co.uk");
  expect(parseEmail("jürgen@müller.example")).toBe("jürgen@müller.example");
});

it.each([
  "",
  "ana",
  "ana@",
  "@example.eu",
  "ana@example",
  "a b@example.eu",
  "a@b@example.eu",
  "ana@exa mple.eu",
])("refuses %j", (text) => expect(parseEmail(text)).toBeNull());

it("refuses line breaks that would reach a mail's head, and what is too long", () => {
  expect(parseEmail("ana@example.eu\r\nBcc: b@example.eu")).toBeNull();
  expect(parseEmail(`${"a".repeat(65)}@example.eu`)).toBeNull();
  expect(parseEmail(`a@${"b.".repeat(130)}eu`)).toBeNull();
});

it("gives back what it accepted unchanged, whatever it is given", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
      const email = parseEmail(text);
      expect(email === null || parseEmail(email) === email).toBe(true);
      expect(email ?? "").not.toMatch(/[\s\p{Cc}]/u);
    }),
  );
});
