// Pages and forms as a visitor or a reader asks for them, and what stands in the main part of a page.
import type { TestSite } from "../site.ts";
import { textOf } from "./html.ts";

type Requester = { headers: Record<string, string> };
export const visitor: Requester = { headers: {} };

export const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
export const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** The address at which the router gives the data of a page. */
export const dataOf = (address: string): string => {
  const [path = "", query] = address.split("?");
  return `${path === "/" ? "/_root" : path}.data${query ? `?${query}` : ""}`;
};

export function requestsTo(site: TestSite) {
  /** Asks for a page. @returns its head, and its main part as HTML and as text */
  const page = async (
    path: string,
    requester: Requester = visitor,
    headers: Record<string, string> = {},
  ) => {
    const response = await site.at(path, {
      headers: { ...requester.headers, ...headers },
      redirect: "manual",
    });
    const document = await response.text();
    const head = document.slice(0, document.indexOf("<body"));
    const html = mainOf(document);
    return { status: response.status, headers: response.headers, head, html, text: textOf(html) };
  };
  /** Sends a form. */
  const post = (
    path: string,
    requester: Requester,
    fields: Record<string, string>,
  ): Promise<Response> =>
    site.at(path, {
      method: "POST",
      redirect: "manual",
      headers: { ...requester.headers, "content-type": "application/x-www-form-urlencoded" },
      body: String(new URLSearchParams(fields)),
    });
  return { page, post };
}
