import type { RouterContextProvider } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { countAdvertisement } from "#advertising/counts.server.ts";
import { isRobot, visitOf, visitorOf } from "#library/visitor.server.ts";
import type { Services } from "#platform/services.server.ts";

/**
 * Counts an impression or a click of an advertisement: by the salted hash of the day, without robots and readers who
 * have turned analytics off, and with a limit for each network.
 */
export async function noteAdvertisement(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { db, now }: Services,
  o: { campaign: string; what: "view" | "click" },
): Promise<void> {
  const visit = visitOf(request);
  const hasAnalyticsOff = context.get(readerContext)?.preferences.privacy_analytics === false;
  if (hasAnalyticsOff || isRobot(visit)) return;
  const at = now();
  const visitor = await visitorOf(db, visit, at);
  await countAdvertisement(db, { ...o, address: visit.address, visitor }, at);
}
