import { textsFor } from "#locales/texts.server.ts";
import type { Config } from "#platform/config.server.ts";
import { type Html, html } from "#platform/html.ts";
import type { Locale } from "#platform/locale.ts";

/** The sender of letters. */
export type LetterSite = { name: string; operator: string; mailbox: string; baseUrl: string };

export const letterSite = ({ site, baseUrl }: Pick<Config, "site" | "baseUrl">): LetterSite => ({
  name: site.name,
  operator: site.operator,
  mailbox: site.mailbox,
  baseUrl,
});

/** An item of a letter's list. @property lang the language of title and text, where it may be another than the letter's */
export type LetterItem = {
  title: string;
  href: string;
  meta: string;
  text?: string;
  lang?: string;
};

export type Letter = {
  locale: Locale;
  site: LetterSite;
  /** The heading, and the subject where none is given. */
  title: string;
  /** The language of title and paragraphs, where it may be another than the letter's. */
  lang?: string;
  subject?: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string } | undefined;
  items?: readonly LetterItem[];
  /** Smaller lines after the button, such as how long a link is valid. */
  notes?: readonly string[];
  /** The footer of newsletters: where to read them on the web, other choices, and how to unsubscribe. */
  links?: readonly { label: string; href: string }[];
};

/**
 * A letter: at most 600 px wide, white, without pictures, and with a plain text version. All values are text and are
 * escaped.
 */
export function letter(o: Letter): { subject: string; text: string; html: string } {
  return { subject: o.subject ?? o.title, text: plain(o), html: designed(o).html };
}

function plain({ locale, site, title, paragraphs, button, items, notes, links }: Letter) {
  const t = textsFor("mails", locale);
  const parts = [
    title,
    ...paragraphs,
    button ? `${button.label}\n${button.href}` : null,
    ...(items ?? []).map((i) => [i.title, i.meta, i.text, i.href].filter(Boolean).join("\n")),
    ...(notes ?? []),
    ["-- ", t("frame.sender", site), t("frame.contact", site), site.baseUrl].join("\n"),
    ...(links ?? []).map(({ label, href }) => `${label}\n${href}`),
  ];
  return `${parts.filter((part) => part !== null).join("\n\n")}\n`;
}

// Mail programs do not support custom properties, and some drop style sheets, so that all styles are inline. It
// declares a light scheme. Some programs darken mails anyway and invert text and background of each element together,
// so that each text has a colour and each background is set. The colours are those of app/ui/tokens.css.
const serif = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:'Sofia Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const white = "#ffffff";
const ink = "#12161c";
const text = "#434b55";
const faint = "#5d6670";
const line = "#d3d8d6";
const star = "#ffcd1c";
const small = `margin:0 0 8px;${sans};font-size:14px;line-height:1.5;color:${faint}`;

function designed(o: Letter): Html {
  const { locale, site, title, button } = o;
  const t = textsFor("mails", locale);
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light only">
<title>${o.subject ?? title}</title>
<style>:root { color-scheme: light only }</style>
</head>
<body style="margin:0;padding:0;background:${white};color:${ink}">
<div style="background:${white};padding:24px 16px">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 32px;padding:0 0 8px;border-bottom:5px solid ${ink};${serif};font-size:36px;line-height:1.1;font-weight:700;color:${ink}"><a href="${site.baseUrl}/" style="color:${ink};text-decoration:none">${site.name}</a></p>
<h1${langOf(o)} style="margin:0 0 16px;${serif};font-size:24px;line-height:1.2;font-weight:700;color:${ink};overflow-wrap:break-word">${title}</h1>
${o.paragraphs.map((p) => html`<p${langOf(o)} style="margin:0 0 16px;${sans};font-size:17px;line-height:1.55;color:${text};overflow-wrap:break-word">${p}</p>\n`)}
${button ? buttonHtml(button, t("frame.address")) : null}
${(o.items ?? []).map(itemHtml)}
${(o.notes ?? []).map((note) => html`<p style="${small};overflow-wrap:break-word">${note}</p>\n`)}
<div style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${line}">
<p style="${small};overflow-wrap:break-word">${t("frame.sender", site)}</p>
<p style="${small};overflow-wrap:break-word">${t("frame.contact", site)}</p>
${(o.links ?? []).map(({ label, href }) => html`<p style="${small}"><a href="${href}" style="color:${faint}">${label}</a></p>\n`)}
</div>
</div>
</div>
</body>
</html>
`;
}

const buttonHtml = (button: { label: string; href: string }, address: string): Html =>
  html`<p style="margin:24px 0;color:${ink}"><a href="${button.href}" style="display:inline-block;padding:13px 22px;border-radius:2px;background:${star};${sans};font-size:17px;line-height:1.2;font-weight:650;color:${ink};text-decoration:none">${button.label}</a></p>
<p style="${small};margin-bottom:24px">${address}<br><a href="${button.href}" style="color:${faint};word-break:break-all">${button.href}</a></p>`;

const langOf = ({ lang }: { lang?: string }): Html | null => (lang ? html` lang="${lang}"` : null);

const itemHtml = ({ title, href, meta, text: about, ...item }: LetterItem): Html =>
  html`<div style="padding:16px 0;border-top:1px solid ${line}">
<h2${langOf(item)} style="margin:0 0 4px;${serif};font-size:20px;line-height:1.25;font-weight:700;color:${ink};overflow-wrap:break-word"><a href="${href}" style="color:${ink};text-decoration:none">${title}</a></h2>
<p style="${small};margin-bottom:${about ? "8px" : "0"};overflow-wrap:break-word">${meta}</p>
${about ? html`<p${langOf(item)} style="margin:0;${sans};font-size:16px;line-height:1.5;color:${text};overflow-wrap:break-word">${about}</p>` : null}
</div>
`;
