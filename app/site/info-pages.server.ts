import type { Config } from "#platform/config.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { type InfoPageName, infoPageNames, isVersioned } from "./info-page-names.ts";
import { filledIn, type PageFile, readPageFile } from "./pages/page-file.ts";

export { pageHtml } from "./pages/page-html.server.ts";

// The information pages, and earlier versions of the legal ones. They are bundled with the server only; the site does
// not start when a file is missing or malformed.

const files = import.meta.glob<string>("../../db/pages/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const folder = "../../db/pages/";

function pageIn(name: InfoPageName, file: string): PageFile {
  const text = files[`${folder}${name}/${file}.md`];
  if (text === undefined) throw new Error(`db/pages/${name}/${file}.md is missing`);
  return readPageFile(text, `db/pages/${name}/${file}.md`);
}

const pages = new Map(
  infoPageNames.flatMap((name) =>
    locales.map((locale): [string, PageFile] => [`${name}/${locale}`, pageIn(name, locale)]),
  ),
);

export type InfoPage = {
  title: string;
  summary: string;
  /** The day of its last change, as an ISO date. */
  changed: string;
  markdown: string;
};

/**
 * An information page in one language, with the operator's facts filled in.
 * @param values what the page computes beside them
 */
export function infoPage(
  name: InfoPageName,
  locale: Locale,
  site: Config["site"],
  values: Readonly<Record<string, string>> = {},
): InfoPage {
  const page = pages.get(`${name}/${locale}`);
  if (!page) throw new Error(`db/pages/${name}/${locale}.md is missing`);
  return filled(page, site, values);
}

function filled(page: PageFile, site: Config["site"], values: Readonly<Record<string, string>>) {
  const all = { ...factsOf(site), ...values };
  return {
    ...page,
    summary: filledIn(page.summary, all),
    markdown: filledIn(page.markdown, all),
  };
}

/** The facts about the operator that texts may use. */
const factsOf = ({ name, operator, mailbox, mailboxes }: Config["site"]) => ({
  name,
  operator,
  mailbox,
  ...mailboxes,
});

/** When an information page was changed last, in any of its languages. */
export const lastChangeOf = (name: InfoPageName): Date =>
  new Date(Math.max(...locales.map((l) => Date.parse(pages.get(`${name}/${l}`)?.changed ?? ""))));

/** The days of the earlier versions of a legal page, newest first. */
export const versionsOf = (name: InfoPageName): string[] =>
  isVersioned(name)
    ? Object.keys(files)
        .map((path) => new RegExp(`/${name}/en\\.(\\d{4}-\\d\\d-\\d\\d)\\.md$`).exec(path)?.[1])
        .filter((day) => day !== undefined)
        .sort()
        .reverse()
    : [];

/**
 * The version of a legal page that began on that day: an earlier one, or the one in force, which keeps this address when it
 * is replaced. Null if there is none.
 */
export function versionFrom(
  name: InfoPageName,
  locale: Locale,
  day: string,
  site: Config["site"],
  values: Readonly<Record<string, string>> = {},
): InfoPage | null {
  if (!isVersioned(name)) return null;
  const inForce = infoPage(name, locale, site, values);
  if (inForce.changed === day) return inForce;
  if (!versionsOf(name).includes(day)) return null;
  return filled(pageIn(name, `${locale}.${day}`), site, values);
}
