import type { RouterContextProvider } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { servicesContext } from "#platform/context.ts";
import { entitledContext, isMember } from "#subscriptions/access.ts";
import { isTrialAvailable } from "#subscriptions/subscriptions.server.ts";

/** Whether the front page offers the plans, and a trial of them: to signed-in readers without one; else null. */
export async function homeOffer(
  context: Readonly<RouterContextProvider>,
): Promise<{ trial: boolean } | null> {
  const reader = context.get(readerContext);
  if (!reader || isMember(context.get(entitledContext))) return null;
  return { trial: await isTrialAvailable(context.get(servicesContext).db, reader.id) };
}
