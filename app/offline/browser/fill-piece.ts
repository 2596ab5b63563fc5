import { itemKey } from "#library/item-key.ts";
import { savedItemKeys } from "#library/saved-item-keys.ts";
import { hasAccount } from "#ui/reader-storage.ts";
import type { Translator } from "#ui/translator.ts";
import type { Copy } from "../copy.ts";
import { partsOf } from "./parts.ts";
import { whenText } from "./when-text.ts";

/** Reserves the space of the picture before it is loaded. */
const pictureSize = [1200, 800] as const;

type Shown = { t: Translator<"offline">; src: string; keptAt: string };

/** Shows the copy of an item on the offline page, with the controls of its own page. */
export function fillPiece(place: HTMLElement, copy: Copy, { t, src, keptAt }: Shown): void {
  const part = partsOf(place);
  const { item } = copy;
  const lang = item.lang ?? "";
  const setText = (name: string, text: string) => {
    part(name).textContent = text;
    part(name).lang = lang;
  };
  place.hidden = false;
  part("source").textContent = copy.source;
  part("by").textContent = copy.by;
  part("sample").hidden = !copy.sample;
  part("premium").hidden = !copy.premium;
  setText("title", item.title);
  setText("excerpt", copy.excerpt);
  const published = document.createElement("time");
  published.textContent = whenText(copy.publishedAt, "day");
  published.dateTime = copy.publishedAt;
  part("published").replaceChildren(published);
  part("kept-at").textContent = keptAt;
  part("why-section").hidden = !copy.why;
  setText("why", copy.why ?? "");
  // Sanitized by the server, as on the page of the item.
  part("body").innerHTML = copy.html;
  part("body").lang = lang;
  if (copy.picture) {
    part("figure").hidden = false;
    const picture = new Image(...pictureSize);
    picture.src = src;
    picture.alt = copy.alt;
    part("figure").querySelector("img")?.remove();
    part("figure").prepend(picture);
    part("credit").replaceChildren(...(copy.credit ? creditParts(copy.credit) : []));
  }
  const note = noteOf(copy);
  part("note").hidden = note === null;
  part("note").textContent = note ? t(`piece.${note}`) : "";
  const original = part<HTMLAnchorElement>("original");
  if (copy.original && isWebAddress(copy.original)) {
    original.hidden = false;
    original.href = copy.original;
    original.textContent = t("piece.original", { source: copy.source });
  }
  describeControls(place, copy);
}

/** The author of a picture, and its licence, linked as on the page of the item. */
function creditParts({ name, licence, url }: NonNullable<Copy["credit"]>): (Node | string)[] {
  if (!isWebAddress(url)) return [`${name}, ${licence}`];
  const link = document.createElement("a");
  link.href = url;
  link.rel = "license noopener";
  link.textContent = licence;
  return [`${name}, `, link];
}

const isWebAddress = (text: string): boolean => /^https?:/.test(text);

function noteOf({ item, original, restricted }: Copy): "recording" | "excerpt" | "preview" | null {
  if (restricted) return "preview";
  if (item.type !== "article") return "recording";
  return original ? "excerpt" : null;
}

/** Tells the reader's controls which item they are for (library, `data-reader`). */
function describeControls(place: HTMLElement, { item, likes }: Copy): void {
  const control = (name: string) =>
    place.querySelector<HTMLElement>(`[data-reader=${name}]`) as HTMLElement;
  for (const name of ["save", "read"]) control(name).dataset.item = JSON.stringify(item);
  Object.assign(control("like").dataset, { likeable: itemKey(item), likes: String(likes) });
  control("read").hidden = !hasAccount() || !savedItemKeys().includes(itemKey(item));
}
