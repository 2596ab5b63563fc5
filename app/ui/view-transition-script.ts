/**
 * Runs in the head: pages fade into each other, unless the reader prefers reduced motion. In an external style sheet the
 * rule loads too late and the browser logs an error; inline, the W3C validator rejects it. So a script adds it.
 */
export const viewTransitionScript = `if(document.adoptedStyleSheets){const s=new CSSStyleSheet();s.replaceSync("@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}");document.adoptedStyleSheets=[s]}`;
