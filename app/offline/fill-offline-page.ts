import { itemKey } from "#library/item-key.ts";
import { savedItemKeys } from "#library/saved-item-keys.ts";
import { unsentChangesOfReader } from "#library/unsent-changes.ts";
import { dayMs } from "#platform/duration.ts";
import { subscribe } from "#ui/reader-storage.ts";
import type { LoadTranslator, Translator } from "#ui/translator.ts";
import { attachStorageControls } from "./attach-storage-controls.ts";
import { accountId } from "./browser/account-id.ts";
import { fillPiece } from "./browser/fill-piece.ts";
import { installBox } from "./browser/install-box.ts";
import { type Parts, partsOf } from "./browser/parts.ts";
import { siteName } from "./browser/site-name.ts";
import { whenText } from "./browser/when-text.ts";
import type { Copy } from "./copy.ts";
import {
  type CopyList,
  copyListOf,
  picturesPath,
  readAnyCopyList,
  readCopy,
} from "./copy-store.ts";

type T = Translator<"offline">;

/** A copy older than this, in milliseconds, is shown with a note that the item may have been corrected since. */
const oldMs = 2 * dayMs;

/** Fills the offline page, at its own address or at any other that could not be loaded. */
export async function fillOfflinePage(texts: LoadTranslator<"offline">): Promise<void> {
  const page = document.querySelector<HTMLElement>("[data-kept]");
  if (!page) return;
  const t = await texts();
  const isShell = page.dataset.kept === "shell";
  const list = isShell ? await readAnyCopyList() : await copyListOf(accountId());
  const part = partsOf(page);
  const isHere = /^\/(offline|saved|)$/.test(location.pathname);
  const key = list && isShell && !isHere ? await keyAt(list, location.pathname) : null;
  const copy = list && key ? await readCopy(list.reader, key) : null;
  if (isShell) showLine(part, t, list);
  if (list && key && copy) {
    fillPiece(part("piece"), copy, {
      t,
      src: picturesPath + key,
      keptAt: copyAgeText(t, list.entries[key]?.keptAt),
    });
    part("all").hidden = true;
    document.title = copy.item.title;
  } else {
    part("missing").hidden = isHere || !isShell;
    part("head").hidden = !isHere && isShell;
    await showLists(page, part, t, list);
  }
  showWaiting(part, t, list);
  subscribe(() => showWaiting(part, t, list));
  if (!isShell) showInstall(part, t);
  await attachStorageControls(texts);
}

/** Shows how the site is installed, also after the offer was declined; the browser's prompt may become available later. */
function showInstall(part: Parts, t: T): void {
  const draw = () => part("install").replaceChildren(installBox(t, { name: siteName() }));
  draw();
  addEventListener("beforeinstallprompt", draw);
}

/** The key of the copy whose page has this path; null where there is none. */
async function keyAt(list: CopyList, path: string): Promise<string | null> {
  for (const key of Object.keys(list.entries)) {
    const copy = await readCopy(list.reader, key);
    if (copy?.path === path) return key;
  }
  return null;
}

const copyAgeText = (t: T, at: string | undefined): string => {
  if (!at) return "";
  const isOld = Date.now() - Date.parse(at) > oldMs;
  return t(isOld ? "piece.old" : "piece.kept", { when: whenText(at) });
};

/** Shows that there is no connection and how old the copies are, and reloads the page when the connection is back. */
function showLine(part: Parts, t: T, list: CopyList | null): void {
  part("line").hidden = false;
  part("age").textContent = list ? t("line.text", { when: whenText(list.at) }) : t("line.nothing");
  part("again").addEventListener("click", () => location.reload());
  // An item that is being read stays on the screen.
  addEventListener("online", async () => {
    if (!part("piece").hidden) part("line").hidden = true;
    else if (await canReach(location.href)) location.reload();
  });
}

/**
 * Whether the site answers. `online` only means that there is some network, and a failed reload would cancel a navigation
 * that the reader has just started.
 */
const canReach = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

async function showLists(page: HTMLElement, part: Parts, t: T, list: CopyList | null) {
  const saved = savedItemKeys();
  const brief = list?.brief.names.filter((key) => list.entries[key]) ?? [];
  const isToday = list && new Date(list.at).toDateString() === new Date().toDateString();
  part("brief").hidden = brief.length === 0;
  if (list && !isToday)
    part("brief-title").textContent = t("briefOf", {
      day: whenText(`${list.brief.day}T12:00`, "day"),
    });
  const template = page.querySelector<HTMLTemplateElement>("template[data-part=item]");
  if (!template) return;
  const entry = async (key: string) => {
    const copy = list?.entries[key] ? await readCopy(list.reader, key) : null;
    return copy ? itemOf(template, t, copy, key, list?.entries[key]?.keptAt) : null;
  };
  part("brief")
    .querySelector("ol")
    ?.replaceChildren(...(await Promise.all(brief.map(entry))).filter((one) => one !== null));
  const entries = await Promise.all(
    saved.map(async (key) => (await entry(key)) ?? pendingItemOf(template, t, key)),
  );
  part("saved").replaceChildren(...entries);
  part("none").hidden = saved.length > 0;
}

function itemOf(
  template: HTMLTemplateElement,
  t: T,
  copy: Copy,
  key: string,
  at?: string,
): Element {
  const item = template.content.cloneNode(true) as DocumentFragment;
  const part = partsOf(item);
  part("source").textContent = copy.source;
  const title = part<HTMLAnchorElement>("title");
  title.textContent = copy.item.title;
  title.href = copy.path;
  title.lang = copy.item.lang ?? "";
  part("excerpt").textContent = copy.excerpt;
  part("excerpt").lang = copy.item.lang ?? "";
  part("kept-at").textContent = copyAgeText(t, at);
  const picture = part<HTMLImageElement>("picture");
  if (copy.picture) picture.src = picturesPath + key;
  else picture.remove();
  return item.firstElementChild as Element;
}

/** A saved item that has no copy yet. Its title is known if it was saved on this device. */
function pendingItemOf(template: HTMLTemplateElement, t: T, key: string): Element {
  const item = template.content.cloneNode(true) as DocumentFragment;
  const part = partsOf(item);
  const title = part("title");
  title.replaceWith(titleOf(key) ?? t("waiting.untitled"));
  part("kept-at").textContent = t("piece.later");
  part("picture").remove();
  return item.firstElementChild as Element;
}

const titleOf = (key: string): string | null =>
  unsentChangesOfReader().find((change) => "kind" in change && itemKey(change) === key)?.shown
    ?.title ?? null;

const words = {
  save: "save",
  remove: "remove",
  like: "like",
  unlike: "unlike",
  read: "read",
  unread: "unread",
  "check-in": "checkIn",
  brief: "brief",
} as const;

/** Lists the changes that wait for a connection. */
function showWaiting(part: Parts, t: T, list: CopyList | null): void {
  const changes = unsentChangesOfReader();
  part("waiting").hidden = changes.length === 0;
  const lines = changes.map((change) => {
    const line = document.createElement("li");
    const time = document.createElement("time");
    const at = new Date(change.at).toISOString();
    time.dateTime = at;
    time.textContent = whenText(at, "time");
    const entry = "kind" in change ? list?.entries[itemKey(change)] : undefined;
    const title = change.shown?.title ?? entry?.title ?? t("waiting.untitled");
    const key = words[change.do as keyof typeof words] ?? "other";
    line.append(t(`waiting.${key}`, { title }), time);
    return line;
  });
  part("waiting")
    .querySelector("ul")
    ?.replaceChildren(...lines);
}
