import { html } from "./html.ts";
import { type Page, type PageContext, page } from "./layout.ts";

/** The 3-D Secure page, on which the visitor chooses the result. */
export function securePage(
  context: PageContext,
  of: {
    action: string;
    amount: { value: number; currency: string } | null;
    leadsTo: (string | null)[];
  },
): Page {
  const { t, money } = context.language;
  const text = of.amount
    ? t.secureText(money(of.amount.value, of.amount.currency), context.business)
    : t.secureSetup(context.business);
  return page(context, {
    title: t.secureTitle,
    leadsTo: of.leadsTo,
    main: html`<main class="wide"><h1>${t.secureTitle}</h1><p>${text}</p>
<form method="post" action="${of.action}" class="row">
<button class="go" name="outcome" value="complete">${t.secureComplete}</button>
<button class="go plain" name="outcome" value="fail">${t.secureFail}</button></form></main>`,
  });
}
