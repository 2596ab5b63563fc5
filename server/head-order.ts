const head = /<head>[\s\S]*?<\/head>/;
const waitedFor = /<link\b[^>]*\brel="(?:stylesheet|preload)"[^>]*>/g;

/**
 * Puts the style sheets at the end of the head, and what is only loaded early behind them. A script that stands after a
 * sheet would wait for it, and the parser with it; a face that is asked for first takes the one connection that is
 * already open from the sheet without which nothing is painted.
 */
export function orderHead(html: string): string {
  return html.replace(head, (before) => {
    const links = before.match(waitedFor) ?? [];
    const isSheet = (link: string) => link.includes('rel="stylesheet"');
    const last = [...links.filter(isSheet), ...links.filter((link) => !isSheet(link))];
    return before.replace(waitedFor, "").replace("</head>", () => `${last.join("")}</head>`);
  });
}
