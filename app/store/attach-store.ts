// The script of the store. Cart and wishlist are stored in the browser, by the rules of reader-storage.ts, and sent
// nowhere.

import { pageSignal } from "#ui/page-signal.ts";
import { read, subscribe, write } from "#ui/reader-storage.ts";
import {
  addOne,
  type CartLine,
  changeVariant,
  countOf,
  maxQuantity,
  quickVariant,
  readCart,
  readWishlist,
  setQuantity,
} from "./cart.ts";
import type { StoreData } from "./cart-drawer.tsx";
import { drawDrawer } from "./draw-drawer.ts";
import { loadMore } from "./load-more.ts";
import type { Colour, Size } from "./product.ts";

const cartKey = "store_cart";
const wishKey = "store_wishlist";

/** Attaches the store's controls, cart and wishlist. */
export function attachStore(): void {
  const drawer = document.querySelector<HTMLDialogElement>("dialog[data-store]");
  if (!drawer) return;
  const data = JSON.parse(drawer.dataset.store ?? "") as StoreData;
  const { products, say } = data;
  const cart = () => readCart(read(cartKey), products);
  const wishes = () => readWishlist(read(wishKey), products);
  const storeCart = (lines: CartLine[]) => void write(cartKey, JSON.stringify(lines));
  const tell = (text: string, slug: string) => announce(drawer, text, products[slug]?.name ?? "");

  const show = () => {
    drawDrawer(drawer, data, cart(), wishes());
    for (const badge of document.querySelectorAll("[data-cart-count]"))
      badge.textContent = String(countOf(cart()));
    const wished = wishes();
    for (const heart of document.querySelectorAll<HTMLElement>("[data-wish]"))
      heart.setAttribute("aria-pressed", String(wished.includes(heart.dataset.wish ?? "")));
  };
  const add = (variant: Omit<CartLine, "quantity"> | null) => {
    if (!variant) return;
    const before = countOf(cart());
    storeCart(addOne(cart(), variant));
    tell(countOf(cart()) > before ? say.added : say.full, variant.slug);
  };
  const quickAdd = (slug: string) => {
    const offer = products[slug];
    if (offer) add(quickVariant(slug, offer));
  };
  const wish = (slug: string) => {
    const before = wishes();
    const has = before.includes(slug);
    const after = has ? before.filter((other) => other !== slug) : [...before, slug];
    write(wishKey, JSON.stringify(after));
    tell(has ? say.unwished : say.wished, slug);
  };
  const pressedInLine = (control: HTMLElement, line: HTMLElement) => {
    const { slug = "", at = "-1" } = line.dataset;
    const lines = cart();
    const quantity = lines[Number(at)]?.quantity ?? 0;
    const { line: what } = control.dataset;
    if (what === "add") quickAdd(slug);
    else if (what === "unwish") wish(slug);
    else if (what === "more") storeCart(setQuantity(lines, Number(at), quantity + 1));
    else if (what === "less") storeCart(setQuantity(lines, Number(at), quantity - 1));
    else if (what === "remove") storeCart(setQuantity(lines, Number(at), 0));
    if (what === "remove" || (what === "less" && quantity === 1)) tell(say.removed, slug);
    if (what === "more" && quantity === maxQuantity) tell(say.full, slug);
  };

  const visit = pageSignal();
  const onPress = (event: MouseEvent) => {
    if (event.target === drawer) drawer.close();
    const control = (event.target as Element).closest?.<HTMLElement>(
      "[data-add],[data-wish],[data-cart-open],[data-more-link],button[data-line]",
    );
    if (!control) return;
    const { add: slug, wish: wished } = control.dataset;
    const line = control.closest<HTMLElement>("[data-slug]");
    if (slug) quickAdd(slug);
    else if (wished) wish(wished);
    else if (line) pressedInLine(control, line);
    else if (control.matches("[data-cart-open]")) drawer.showModal();
    else if (control instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      void loadMore(control).then((shown) => {
        if (shown === null) return;
        show();
        announce(drawer, shown, "");
      });
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const slug = form.dataset.addForm;
    if (!slug) return;
    event.preventDefault();
    const chosen = new FormData(form);
    const size = (chosen.get("size") as Size | null) ?? null;
    add({ slug, colour: chosen.get("colour") as Colour, size });
  };
  document.addEventListener("click", onPress, { signal: visit });
  document.addEventListener("submit", onSubmit, { signal: visit });
  drawer.addEventListener("change", (event) => {
    const select = event.target as HTMLSelectElement;
    const at = Number(select.closest<HTMLElement>("[data-at]")?.dataset.at ?? -1);
    const { line } = select.dataset;
    if (line === "colour") storeCart(changeVariant(cart(), at, { colour: select.value as Colour }));
    if (line === "size") storeCart(changeVariant(cart(), at, { size: select.value as Size }));
  });
  visit.addEventListener("abort", subscribe(show));
  show();
}

/** While the drawer is open, the rest of the page is inert, its live region too: the drawer has its own. */
function announce(drawer: HTMLDialogElement, text: string, product: string): void {
  const place = drawer.open ? drawer : document;
  const region = place.querySelector("[data-store-says]");
  if (region) region.textContent = text.replace("{product}", product);
}
