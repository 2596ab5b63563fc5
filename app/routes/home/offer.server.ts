import type { RouterContextProvider } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { servicesContext } from "#platform/context.ts";
import { accessContext, isMember } from "#subscriptions/access.ts";
import { isTrialAvailable } from "#subscriptions/subscriptions.server.ts";

/** The offer of plans on the front page, and whether it has a trial: for signed-in readers without a plan; else null. */
export async function homeOffer(
  context: Readonly<RouterContextProvider>,
): Promise<{ trial: boolean } | null> {
  const reader = context.get(readerContext);
  if (!reader || isMember(context.get(accessContext))) return null;
  return { trial: await isTrialAvailable(context.get(servicesContext).db, reader.id) };
}
