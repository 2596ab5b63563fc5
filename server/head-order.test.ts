import { expect, test } from "vitest";
import { orderHead } from "./head-order.ts";

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/${name}.css" data-precedence="site"/>`;
const face = '<link href="/face.woff2" rel="preload" as="font" crossorigin="anonymous"/>';

test("the head ends with its sheets in their order, then with what is loaded early", () => {
  const rest = '<meta charSet="utf-8"/><link rel="icon" href="/a.svg"/><title>A $& page</title>';
  const script = '<script>say("<link rel=stylesheet>")</script>';
  const html = `<html><head>${sheet("site")}${sheet("page")}${face}${rest}${script}</head><body>${face}</body></html>`;
  expect(orderHead(html)).toBe(
    `<html><head>${rest}${script}${sheet("site")}${sheet("page")}${face}</head><body>${face}</body></html>`,
  );
});

test("a text without a head stays as it is", () => {
  expect(orderHead(`<p>${face}</p>`)).toBe(`<p>${face}</p>`);
});
