import { type CartLine, totalsOf } from "./cart.ts";
import type { StoreData } from "./cart-drawer.tsx";
import { priceText } from "./price.ts";
import { type Colour, pictureOf } from "./product.ts";

/** Renders cart, wishlist and totals into the drawer, and restores the focus. */
export function drawDrawer(
  drawer: HTMLElement,
  data: StoreData,
  cart: CartLine[],
  wishes: string[],
): void {
  const focused = positionOf(drawer, document.activeElement);
  const price = (cents: number) => priceText(data.locale, cents);
  fill(
    drawer,
    "cart",
    cart.map((line, at) => cartLine(data, line, at)),
  );
  fill(
    drawer,
    "wish",
    wishes.map((slug) => wishLine(data, slug)),
  );
  const totals = totalsOf(cart, data.products, data.percent);
  const sums: Record<string, string> = {
    subtotal: price(totals.subtotal),
    discount: totals.discount > 0 ? `−${price(totals.discount)}` : price(0),
    total: price(totals.total),
  };
  for (const sum of drawer.querySelectorAll<HTMLElement>("[data-sum]"))
    sum.textContent = sums[sum.dataset.sum ?? ""] ?? "";
  if (focused) focusAgain(drawer, focused);
}

function fill(drawer: HTMLElement, name: "cart" | "wish", lines: HTMLElement[]): void {
  drawer.querySelector(`[data-${name}-lines]`)?.replaceChildren(...lines);
  drawer.querySelector(`[data-${name}-empty]`)?.toggleAttribute("hidden", lines.length > 0);
}

function cartLine(data: StoreData, line: CartLine, at: number): HTMLElement {
  const offer = data.products[line.slug];
  const made = cloneTemplate(
    "cart-line",
    data,
    line.slug,
    line.colour,
    (offer?.price ?? 0) * line.quantity,
  );
  made.dataset.at = String(at);
  const { colour, size } = line;
  choose(made, "colour", offer?.colours ?? [], colour, (c) => data.colours[c] ?? c);
  choose(made, "size", offer?.sizes ?? [], size, (s) => s);
  const quantity = made.querySelector("[data-line-quantity]");
  if (quantity) quantity.textContent = String(line.quantity);
  return made;
}

const wishLine = (data: StoreData, slug: string): HTMLElement => {
  const offer = data.products[slug];
  return cloneTemplate("wish-line", data, slug, offer?.colours[0] ?? "navy", offer?.price ?? 0);
};

/** Clones a template and fills in the product's picture, name and price. */
function cloneTemplate(
  template: string,
  { products, locale }: StoreData,
  slug: string,
  colour: Colour,
  cents: number,
): HTMLElement {
  const source = document.getElementById(template) as HTMLTemplateElement;
  const made = source.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const name = products[slug]?.name ?? "";
  made.dataset.slug = slug;
  made.querySelector("img")?.setAttribute("src", pictureOf(slug, colour));
  const link = made.querySelector<HTMLAnchorElement>(".line-name");
  if (link) {
    link.textContent = name;
    const lang = new URLSearchParams(location.search).get("lang");
    link.href = `/store/${slug}?colour=${colour}${lang ? `&lang=${encodeURIComponent(lang)}` : ""}`;
  }
  for (const part of made.querySelectorAll("[aria-label]"))
    part.setAttribute("aria-label", part.ariaLabel?.replace("{product}", name) ?? "");
  for (const part of made.querySelectorAll("[data-line-name]")) part.textContent = ` ${name}`;
  const price = made.querySelector(".line-price");
  if (price) price.textContent = priceText(locale, cents);
  return made;
}

/** Fills in the choice of a colour or size; removes it where there is nothing to choose. */
function choose<V extends string>(
  line: HTMLElement,
  what: string,
  values: readonly V[],
  chosen: V | null,
  named: (value: V) => string,
): void {
  const select = line.querySelector<HTMLSelectElement>(`[data-line="${what}"]`);
  if (values.length === 0) select?.closest("label")?.remove();
  select?.replaceChildren(
    ...values.map((value) => new Option(named(value), value, false, value === chosen)),
  );
}

type ControlPosition = { list: string; at: number; what: string };

/** The position of a control: its list, its line, and its name. */
function positionOf(drawer: HTMLElement, control: Element | null): ControlPosition | null {
  const line = control?.closest("li");
  const what = (control as HTMLElement | null)?.dataset?.line;
  if (!line || !what || !drawer.contains(line)) return null;
  const list = line.parentElement?.hasAttribute("data-wish-lines") ? "wish" : "cart";
  return { list, at: [...(line.parentElement?.children ?? [])].indexOf(line), what };
}

/** Focuses the control at a position; the drawer's heading if the line was removed. */
function focusAgain(drawer: HTMLElement, { list, at, what }: ControlPosition): void {
  const lines = drawer.querySelector(`[data-${list}-lines]`)?.children;
  const control = lines?.[at]?.querySelector<HTMLElement>(`[data-line="${what}"]`);
  (control ?? drawer.querySelector<HTMLElement>("h2"))?.focus();
}
