import { type Opml, parseOpml } from "feedsmith";
import { escapeXml } from "#platform/xml.ts";

/** A feed in a list of subscriptions. */
export type Subscription = {
  url: string;
  title: string | null;
  homepage: string | null;
  language: string | null;
};

/**
 * The feeds of an OPML file (1.0 or 2.0) in all its folders, each address once.
 * @returns an error sentence if the text is not OPML
 */
export function readOpml(text: string): Subscription[] | { error: string } {
  // A document type can hold entity bombs, and OPML needs none.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { error: "it declares a document type" };
  let outlines: Outline[];
  try {
    outlines = (parseOpml(text).body?.outlines ?? []) as Outline[];
  } catch {
    // An empty list is valid.
    if (/<opml[\s>]/i.test(text) && /<body[\s/>]/i.test(text)) return [];
    return { error: "it is not OPML: no <opml> with a <body> of outlines was found" };
  }
  const found = new Map<string, Subscription>();
  const collect = (list: Outline[], depth: number) => {
    for (const o of list) {
      const url = o.xmlUrl?.trim();
      if (url && !found.has(url))
        found.set(url, {
          url,
          title: (o.title ?? o.text)?.trim() || null,
          homepage: o.htmlUrl?.trim() || null,
          language: o.language?.trim() || null,
        });
      if (o.outlines && depth < 50) collect(o.outlines, depth + 1);
    }
  };
  collect(outlines, 0);
  return [...found.values()];
}

type Outline = Partial<Opml.Outline<string>> & { outlines?: Outline[] };

/** An OPML 2.0 file of subscriptions in folders. */
export function writeOpml(
  title: string,
  folders: { name: string; feeds: Subscription[] }[],
  created: Date,
): string {
  const outline = (f: Subscription) =>
    tag("outline", {
      type: "rss",
      text: f.title ?? f.url,
      title: f.title ?? f.url,
      xmlUrl: f.url,
      htmlUrl: f.homepage,
      language: f.language,
    });
  const folder = ({ name, feeds }: { name: string; feeds: Subscription[] }) =>
    `    ${tag("outline", { text: name }, false)}\n${feeds.map((f) => `      ${outline(f)}\n`).join("")}    </outline>\n`;
  return `<?xml version="1.0" encoding="utf-8"?>
<opml version="2.0">
  <head>
    <title>${escapeXml(title)}</title>
    <dateCreated>${created.toUTCString()}</dateCreated>
  </head>
  <body>
${folders.map(folder).join("")}  </body>
</opml>
`;
}

const tag = (name: string, attributes: Record<string, string | null>, empty = true) =>
  `<${[
    name,
    ...Object.entries(attributes).flatMap(([k, v]) =>
      v === null ? [] : [`${k}="${escapeXml(v)}"`],
    ),
  ].join(" ")}${empty ? "/" : ""}>`;
