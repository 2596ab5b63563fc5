import { html } from "./html.ts";
import { type Page, page, type Visit } from "./layout.ts";

/** The page on which a bank would ask; here the visitor decides how that ends. */
export function securePage(
  visit: Visit,
  of: {
    action: string;
    amount: { value: number; currency: string } | null;
    leadsTo: (string | null)[];
  },
): Page {
  const { t, money } = visit.language;
  const text = of.amount
    ? t.secureText(money(of.amount.value, of.amount.currency), visit.business)
    : t.secureSetup(visit.business);
  return page(visit, {
    title: t.secureTitle,
    leadsTo: of.leadsTo,
    main: html`<main class="wide"><h1>${t.secureTitle}</h1><p>${text}</p>
<form method="post" action="${of.action}" class="row">
<button class="go" name="outcome" value="complete">${t.secureComplete}</button>
<button class="go plain" name="outcome" value="fail">${t.secureFail}</button></form></main>`,
  });
}
