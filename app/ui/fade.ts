/**
 * Runs in the head: pages fade into each other, unless less motion is asked for. A browser that has not read the rule when
 * the page begins gives the fade up, with an error, so that it cannot come with a style sheet; in a sheet of the document
 * itself, the W3C's checker does not know it yet.
 */
export const fadeScript = `if(document.adoptedStyleSheets){const s=new CSSStyleSheet();s.replaceSync("@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}");document.adoptedStyleSheets=[s]}`;
