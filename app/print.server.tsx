import type { ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { printedContext } from "#platform/context.ts";
import { printedMark } from "#ui/kept.tsx";
import { renderFragment } from "./render-fragment.server.tsx";

export { namedLanguage } from "#platform/locale.ts";
export { siteOf } from "#site/site.server.ts";

type Asked = {
  url: URL;
  context: Readonly<RouterContextProvider>;
  /** When it is rendered. */
  now: Date;
};

/**
 * A part of a page that does not change in the browser, for `Printed`. Neither its components nor what they are
 * made from need to be loaded (docs/decisions). A reader who comes from another page gets its markup in the
 * loader's data; a document has it in its place, and the data only a mark by which `Printed` finds it there.
 */
export function print(node: ReactNode, o: Asked): string {
  const html = renderFragment(node, o);
  const ofDocument = o.context.get(printedContext);
  if (!ofDocument) return html;
  const mark = `${printedMark}${ofDocument.size}`;
  ofDocument.set(mark, html);
  return mark;
}
