import { textsOf } from "#locales/texts.server.ts";
import type { Config } from "./config.server.ts";
import { type Html, html } from "./html.ts";
import type { Locale } from "./locale.ts";

/** Who writes. */
export type LetterSite = { name: string; operator: string; mailbox: string; baseUrl: string };

export const letterSite = ({ site, baseUrl }: Pick<Config, "site" | "baseUrl">): LetterSite => ({
  ...{ name: site.name, operator: site.operator, mailbox: site.mailbox, baseUrl },
});

/** One thing of several that a letter tells of. */
export type LetterItem = { title: string; href: string; meta: string; text?: string };

export type Letter = {
  locale: Locale;
  site: LetterSite;
  /** The heading, and the subject where none is given. */
  title: string;
  subject?: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string } | undefined;
  items?: readonly LetterItem[];
  /** Smaller lines after the button: how long a link is valid, what to do when this was not you. */
  notes?: readonly string[];
  /** The last line, for letters that can be called off. */
  unsubscribe?: { label: string; href: string } | undefined;
};

/**
 * A letter as designed: 600 px wide at most, light or dark as the reader's program is, without pictures, and
 * with the same in plain text. Everything given is text; nothing in it becomes markup.
 */
export function letter(o: Letter): { subject: string; text: string; html: string } {
  return { subject: o.subject ?? o.title, text: plain(o), html: designed(o).html };
}

function plain({ locale, site, title, paragraphs, button, items, notes, unsubscribe }: Letter) {
  const t = textsOf(locale);
  const parts = [
    title,
    ...paragraphs,
    button ? `${button.label}:\n${button.href}` : null,
    ...(items ?? []).map((i) => [i.title, i.meta, i.text, i.href].filter(Boolean).join("\n")),
    ...(notes ?? []),
    "-- ",
    [t("frame.sender", site), t("frame.contact", site), site.baseUrl].join("\n"),
    unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.href}` : null,
  ];
  return `${parts.filter((part) => part !== null).join("\n\n")}\n`;
}

// Mail programs know no custom properties and some drop the style sheet: the light look stands at the elements,
// the dark one in the sheet. The colours are those of app/ui/tokens.css.
const serif = "font-family:Piazzolla,Georgia,'Times New Roman',serif";
const sans = "font-family:'Sofia Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const small = `margin:0 0 8px;${sans};font-size:14px;line-height:1.5;color:#5d6670`;
const dark: Html = html`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #0f1419 !important }
  .ink, .ink a { color: #ecebe5 !important }
  .soft { color: #bcc2c8 !important }
  .faint, .faint a { color: #98a1aa !important }
  .button { background: #ecebe5 !important; color: #12161c !important }
  .line { border-color: #2c353e !important }
  .star { border-color: #f4c531 !important }
}
</style>`;

function designed(o: Letter): Html {
  const { locale, site, title, button } = o;
  const t = textsOf(locale);
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${o.subject ?? title}</title>
${dark}
</head>
<body class="page" style="margin:0;padding:0;background:#fcfcfa">
<div class="page" style="background:#fcfcfa;padding:24px 16px">
<div style="max-width:600px;margin:0 auto">
<p class="ink star" style="margin:0 0 32px;padding:0 0 12px;border-bottom:4px solid #ffcd1c;${serif};font-size:26px;line-height:1.2;font-weight:700;color:#12161c"><a href="${site.baseUrl}/" style="color:#12161c;text-decoration:none">${site.name}</a></p>
<h1 class="ink" style="margin:0 0 16px;${serif};font-size:28px;line-height:1.2;font-weight:700;color:#12161c">${title}</h1>
${o.paragraphs.map((p) => html`<p class="soft" style="margin:0 0 16px;${sans};font-size:17px;line-height:1.55;color:#434b55">${p}</p>\n`)}
${button ? pressed(button, t("frame.address")) : null}
${(o.items ?? []).map(told)}
${(o.notes ?? []).map((note) => html`<p class="faint" style="${small}">${note}</p>\n`)}
<div class="line faint" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d3d8d6">
<p class="faint" style="${small}">${t("frame.sender", site)}</p>
<p class="faint" style="${small}">${t("frame.contact", site)}</p>
${o.unsubscribe ? html`<p class="faint" style="${small}"><a href="${o.unsubscribe.href}" style="color:#5d6670">${o.unsubscribe.label}</a></p>` : null}
</div>
</div>
</div>
</body>
</html>
`;
}

const pressed = (button: { label: string; href: string }, address: string): Html =>
  html`<p style="margin:24px 0"><a class="button" href="${button.href}" style="display:inline-block;padding:13px 22px;border-radius:2px;background:#12161c;${sans};font-size:17px;line-height:1.1;font-weight:650;color:#fcfcfa;text-decoration:none">${button.label}</a></p>
<p class="faint" style="${small};margin-bottom:24px">${address}<br><a href="${button.href}" style="color:#5d6670;word-break:break-all">${button.href}</a></p>`;

const told = ({ title, href, meta, text }: LetterItem): Html =>
  html`<div class="line" style="padding:16px 0;border-top:1px solid #d3d8d6">
<h2 class="ink" style="margin:0 0 4px;${serif};font-size:21px;line-height:1.25;font-weight:700;color:#12161c"><a href="${href}" style="color:#12161c;text-decoration:none">${title}</a></h2>
<p class="faint" style="${small};margin-bottom:${text ? "8px" : "0"}">${meta}</p>
${text ? html`<p class="soft" style="margin:0;${sans};font-size:16px;line-height:1.5;color:#434b55">${text}</p>` : null}
</div>
`;
