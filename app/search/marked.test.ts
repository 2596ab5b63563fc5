import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Marked } from "./marked.tsx";

it.each([
  ["no match", "no match"],
  ["\uE000Gas\uE001 prices", "<mark>Gas</mark> prices"],
  ["a \uE000b\uE001 c \uE000d\uE001", "a <mark>b</mark> c <mark>d</mark>"],
  ["\uE000<b>\uE001 & <i>", "<mark>&lt;b&gt;</mark> &amp; &lt;i&gt;"],
  // Signs that a headline brings along, and a passage that was cut in a match.
  ["cut \uE000off", "cut off"],
  ["\uE001odd", "odd"],
])("marks %j", (text, html) => {
  expect(renderToStaticMarkup(createElement(Marked, { text }))).toBe(html);
});
