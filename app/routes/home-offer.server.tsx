import type { ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#platform/context.ts";
import { readerContext } from "#readers/reader.ts";
import { entitledContext, isMember } from "#subscriptions/access.ts";
import { PlanOffer } from "#subscriptions/offers/plan-offer.tsx";
import { isTrialAvailable } from "#subscriptions/subscriptions.server.ts";
import sheet from "./plan-pages.css?url";

/**
 * The plans on the front page, for signed-in readers without one; null for everybody else. To be printed: its sheet
 * comes with it, so that nobody else waits for it.
 */
export async function homeOffer(context: Readonly<RouterContextProvider>): Promise<ReactNode> {
  const reader = context.get(readerContext);
  if (!reader || isMember(context.get(entitledContext))) return null;
  const { db } = context.get(servicesContext);
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <PlanOffer note="home" trial={await isTrialAvailable(db, reader.id)} />
    </>
  );
}
