import { consentKey, parseConsent } from "#accounts/consent.ts";
import { addStyleSheet, styleSheetLink } from "#ui/load-style-sheet.ts";
import { forgetInBrowser, read, readBrowser, write } from "#ui/reader-storage.ts";
import type { LoadTranslator } from "#ui/translator.ts";
import {
  installOfferKey,
  isOfferDue,
  offerMade,
  parseVisits,
  visitsKey,
  withPage,
} from "../install-offer.ts";
import { installWay } from "../install-prompt.ts";
import sheet from "../offline.css?url";
import { installBox } from "./install-box.ts";
import { siteName } from "./site-name.ts";

/**
 * Counts the visits of a reader who has consented to storage, and offers to install the site at the third: once, above the
 * footer, and only while that is out of sight, so that nothing moves under the reader's eyes.
 */
export async function offerInstall(texts: LoadTranslator<"offline">): Promise<void> {
  if (parseConsent(read(consentKey)) !== "accepted" || readBrowser(installOfferKey) !== null)
    return;
  const visits = withPage(parseVisits(readBrowser(visitsKey)), Date.now());
  write(visitsKey, JSON.stringify(visits));
  if (!isOfferDue(visits)) return;
  if (installWay() === "prompt" || installWay() === "share") await offer(texts);
  else addEventListener("beforeinstallprompt", () => void offer(texts), { once: true });
}

async function offer(texts: LoadTranslator<"offline">): Promise<void> {
  const foot = document.getElementById("foot");
  const t = await texts();
  await addStyleSheet(styleSheetLink(sheet));
  if (!foot || document.querySelector("[data-kept]") || isInSight(foot)) return;
  write(installOfferKey, offerMade);
  forgetInBrowser(visitsKey);
  const place = document.createElement("div");
  place.className = "wrap";
  const decline = () => {
    place.remove();
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  };
  place.append(installBox(t, { name: siteName(), onLater: decline }));
  foot.before(place);
}

const isInSight = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight;
