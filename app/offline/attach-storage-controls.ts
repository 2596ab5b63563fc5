import { forgetInBrowser, keep, readBrowser } from "#ui/own-storage.ts";
import { printLocale } from "#ui/time.ts";
import type { LoadTranslator } from "#ui/translator.ts";
import { accountReader } from "./browser/account-reader.ts";
import { keepCopies } from "./browser/keep-copies.ts";
import { partsOf } from "./browser/parts.ts";
import { forgetKept, keptOf, readKept, sizeOf } from "./kept-store.ts";
import { keepingKey, keepingOff } from "./may-keep-offline.ts";

/** Shows how much is stored, and attaches the buttons that delete it and switch it on again. */
export async function attachStorageControls(texts: LoadTranslator<"offline">): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-kept-storage]");
  if (!place) return;
  const t = await texts();
  const part = partsOf(place);
  const show = async (cleared = false) => {
    const kept = document.querySelector("[data-kept=shell]")
      ? await readKept()
      : await keptOf(accountReader());
    const isOff = readBrowser(keepingKey) === keepingOff;
    const count = Object.keys(kept?.entries ?? {}).length;
    part("used").textContent = cleared
      ? t("storage.cleared")
      : isOff
        ? t("storage.off")
        : `${t("storage.used", { size: sizeText(sizeOf(kept)) })} · ${t("storage.pieces", { count })}`;
    const { quota } = await (navigator.storage?.estimate() ??
      Promise.resolve({ quota: undefined }));
    part("allowed").textContent = quota ? t("storage.allowed", { size: sizeText(quota) }) : "";
    part("clear").hidden = isOff;
    part("keep").hidden = !isOff;
  };
  part("clear").addEventListener("click", async () => {
    keep(keepingKey, keepingOff);
    await forgetKept();
    await show(true);
    part("keep").focus();
  });
  part("keep").addEventListener("click", async () => {
    forgetInBrowser(keepingKey);
    await keepCopies().catch(console.info);
    await show();
    part("clear").focus();
  });
  await show();
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
  return new Intl.NumberFormat(printLocale(document.documentElement.lang), {
    style: "unit",
    unit: units[n] as string,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
