import { expect, it } from "vitest";
import { isAddress, isPublicAddress } from "./address.ts";

it.each(["ana@example.eu", "o'neill+news@mail.example.co.uk", "jürgen@müller.example"])(
  "takes %s",
  (text) => {
    expect(isPublicAddress(text)).toBe(true);
    expect(isAddress(text)).toBe(true);
  },
);

it.each([
  "",
  "ana",
  "@example.eu",
  "a@b@example.eu",
  "a(b)@x.example",
  "a@[1.2.3.4]",
  "Ana <ana@example.eu>",
  "ana@example.eu,ben@example.eu",
  "ana@example.eu\r\nBcc: ben@example.eu",
  "ana@example.eu\u0085",
  `a@${"b.".repeat(130)}eu`,
])("refuses %j everywhere", (text) => {
  expect(isPublicAddress(text)).toBe(false);
  expect(isAddress(text)).toBe(false);
});

it.each([
  "ops@localhost",
  "ana@example.e",
  "ana@.eu",
  "ana@exa/mple.eu",
  `${"a".repeat(65)}@example.eu`,
])("refuses %s from a form alone", (text) => {
  expect(isPublicAddress(text)).toBe(false);
  expect(isAddress(text)).toBe(true);
});
