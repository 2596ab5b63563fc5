import { numberFormat } from "#ui/formats.ts";
import { readBrowser, subscribe, write } from "#ui/reader-storage.ts";
import { formatLocale } from "#ui/time.ts";
import type { LoadTranslator } from "#ui/translator.ts";
import { accountId } from "./browser/account-id.ts";
import { partsOf } from "./browser/parts.ts";
import { copiesLock, updateCopies } from "./browser/update-copies.ts";
import { copyListOf, countOf, deleteAllCopies, readAnyCopyList, sizeOf } from "./copy-store.ts";
import { isDeviceFull } from "./device-full.ts";
import { copiesKey, copiesOff } from "./may-store-copies.ts";

/**
 * Shows how much is stored, and whether the device has no room for more, and attaches the buttons that delete it and switch
 * it on again.
 */
export async function attachStorageControls(texts: LoadTranslator<"offline">): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-kept-storage]");
  if (!place) return;
  const t = await texts();
  const part = partsOf(place);
  let cleared = false;
  let saysFull = false;
  const show = async () => {
    saysFull = isDeviceFull();
    const list = document.querySelector("[data-kept=shell]")
      ? await readAnyCopyList()
      : await copyListOf(accountId());
    const isOff = readBrowser(copiesKey) === copiesOff;
    const count = countOf(list);
    part("used").textContent = cleared
      ? t("storage.cleared")
      : isOff
        ? t("storage.off")
        : `${t("storage.used", { size: sizeText(sizeOf(list)) })} · ${t("storage.pieces", { count })}`;
    part("full").textContent = isDeviceFull() ? t("storage.full", { count }) : "";
    const { quota } = await (navigator.storage?.estimate() ??
      Promise.resolve({ quota: undefined }));
    part("allowed").textContent = quota ? t("storage.allowed", { size: sizeText(quota) }) : "";
    part("clear").hidden = isOff;
    part("keep").hidden = !isOff;
  };
  part("clear").addEventListener("click", async () => {
    cleared = true;
    write(copiesKey, copiesOff);
    // An update that is going on would store what follows.
    await navigator.locks.request(copiesLock, deleteAllCopies);
    await show();
    part("keep").focus();
  });
  part("keep").addEventListener("click", async () => {
    cleared = false;
    write(copiesKey, null);
    await updateCopies().catch(console.info);
    await show();
    part("clear").focus();
  });
  await show();
  // The copies are updated after the page is shown.
  subscribe(() => {
    if (isDeviceFull() !== saysFull) void show().catch(console.info);
  });
}

/** A size as people say it: 4.1 MB. */
function sizeText(bytes: number): string {
  const units = ["kilobyte", "megabyte", "gigabyte"] as const;
  let value = bytes / 1_000;
  let n = 0;
  while (value >= 1_000 && n < units.length - 1) {
    value /= 1_000;
    n++;
  }
  return numberFormat(formatLocale(document.documentElement.lang), {
    style: "unit",
    unit: units[n] as string,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
