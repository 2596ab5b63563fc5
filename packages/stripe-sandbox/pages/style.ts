/** The one style sheet of the hosted pages. Contrast is at least 4.5 : 1 for text and 3 : 1 for borders of fields. */
export const style = `
:root { color-scheme: light dark;
  --page: light-dark(#ffffff, #14171c); --side: light-dark(#f4f6f8, #1b2027);
  --ink: light-dark(#16202c, #eceef1); --soft: light-dark(#525f6d, #aab3bd);
  --line: light-dark(#d7dde3, #333b45); --field: light-dark(#7a8794, #7d8894);
  --act: light-dark(#2547c4, #a9bbff); --on-act: light-dark(#ffffff, #10151d);
  --bad: light-dark(#b3101c, #ff8f86); --good: light-dark(#0a6846, #6bd3a2);
  --mark: #ffd54a; --on-mark: #1b1600; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
.sandbox { background: var(--mark); color: var(--on-mark); padding: 8px 16px; font-size: .9375rem; }
.sandbox strong { letter-spacing: .04em; }
.sandbox details { display: inline; } .sandbox summary { display: inline-block; min-height: 24px; cursor: pointer; text-decoration: underline; }
.sandbox table { border-collapse: collapse; margin: 8px 0; } .sandbox td { padding: 2px 16px 2px 0; }
.sandbox td:first-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
.two { display: grid; min-height: calc(100vh - 41px); }
.two > * { padding: 32px max(16px, 4vw); min-width: 0; }
.order { background: var(--side); }
@media (min-width: 900px) { .two { grid-template-columns: 1fr 1fr; }
  .order { display: grid; justify-content: end; align-content: start; }
  .order > * { width: min(100%, 26rem); min-width: 26rem; } }
.narrow { max-width: 30rem; } .wide { max-width: 52rem; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 8px 0 4px; }
h2 { font-size: 1.0625rem; margin: 32px 0 8px; padding-bottom: 8px; border-bottom: 1px solid var(--line); }
.big { font-size: 2rem; font-weight: 650; line-height: 1.2; margin: 8px 0; }
.soft { color: var(--soft); } .merchant { font-weight: 600; margin: 0 0 24px; }
a { color: var(--act); } a, button { border-radius: 4px; }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, textarea:focus-visible, summary:focus-visible {
  outline: 3px solid var(--act); outline-offset: 2px; }
.bill { width: 100%; border-collapse: collapse; margin: 24px 0; }
.bill th, .bill td { padding: 10px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: 400; }
.bill td:last-child, .bill th:last-child { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.bill tfoot th, .bill tfoot td { border: 0; } .bill .sum > * { font-weight: 650; }
form { margin: 0; } fieldset { border: 0; padding: 0; margin: 0 0 16px; min-width: 0; }
legend { font-weight: 650; padding: 0; margin: 16px 0 8px; font-size: 1.0625rem; }
.f { display: block; margin: 0 0 16px; } .f label { display: block; font-size: .9375rem; font-weight: 550; margin-bottom: 4px; }
input:not([type=radio], [type=checkbox]), select, textarea { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit;
  color: var(--ink); background: var(--page); border: 1px solid var(--field); border-radius: 6px; }
input[aria-invalid=true] { border-color: var(--bad); border-width: 2px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
.err { color: var(--bad); font-size: .9375rem; margin: 4px 0 0; }
.alert { border: 2px solid var(--bad); border-radius: 6px; padding: 10px 14px; margin: 0 0 16px; }
.done { border: 2px solid var(--good); border-radius: 6px; padding: 10px 14px; margin: 0 0 16px; }
.check { display: flex; gap: 10px; margin: 0 0 16px; } .check input { width: 24px; height: 24px; flex: none; margin: 0; }
.choice { display: flex; gap: 12px; align-items: center; padding: 12px; border: 1px solid var(--field); border-radius: 6px; margin: 0 0 8px; }
.choice input { width: 24px; height: 24px; margin: 0; } .choice span { flex: 1; }
.go { display: inline-block; min-height: 48px; padding: 11px 22px; border: 0; background: var(--act); color: var(--on-act);
  font: inherit; font-weight: 650; cursor: pointer; text-decoration: none; text-align: center; }
.wide-go { width: 100%; } .go.plain { background: transparent; color: var(--act); border: 1px solid var(--field); }
.row + p { border-top: 1px solid var(--line); padding-top: 16px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 16px 0; }
.tag { display: inline-block; padding: 1px 8px; border-radius: 4px; border: 1px solid currentColor; font-size: .875rem; }
.list { list-style: none; padding: 0; margin: 0; } .list li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
.list li > :first-child { flex: 1 1 10rem; } .paper { max-width: 44rem; }
footer { color: var(--soft); font-size: .875rem; margin-top: 32px; }
@media (prefers-reduced-motion: no-preference) { .go { transition: filter .12s; } .go:hover { filter: brightness(1.08); } }
@media print { .sandbox, .no-print { display: none; } body { color: #000; background: #fff; } }
`;
