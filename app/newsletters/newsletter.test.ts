import fc from "fast-check";
import { expect, it } from "vitest";
import { emailOf } from "./newsletter.ts";

it("takes addresses as people write them", () => {
  expect(emailOf(" Ana.Ruiz+news@Example.EU ")).toBe("Ana.Ruiz+news@example.eu");
  expect(emailOf("o'neill@mail.example.co.uk")).toBe("o'neill@mail.example.co.uk");
  expect(emailOf("jürgen@müller.example")).toBe("jürgen@müller.example");
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
])("refuses %j", (text) => expect(emailOf(text)).toBeNull());

it("refuses line breaks that would reach a mail's head, and what is too long", () => {
  expect(emailOf("ana@example.eu\r\nBcc: b@example.eu")).toBeNull();
  expect(emailOf(`${"a".repeat(65)}@example.eu`)).toBeNull();
  expect(emailOf(`a@${"b.".repeat(130)}eu`)).toBeNull();
});

it("gives back what it accepted unchanged, whatever it is given", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
      const email = emailOf(text);
      expect(email === null || emailOf(email) === email).toBe(true);
      expect(email ?? "").not.toMatch(/[\s\p{Cc}]/u);
    }),
  );
});
