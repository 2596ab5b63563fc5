import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { countHelpRead } from "#help/counts.server.ts";
import { isHelpArticle } from "#help/help.server.ts";
import { itemKinds } from "#library/item.ts";
import { mayCountView } from "#library/limits.server.ts";
import { countView } from "#library/views.server.ts";
import { isRobot, visitOf } from "#library/visitor.server.ts";
import { servicesContext } from "#platform/context.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import { methodNotAllowed, readCall } from "#platform/http/function-call.server.ts";
import type { Route } from "./+types/view.ts";

const call = z.union([
  z.object({ kind: z.enum(itemKinds), id: z.int().positive() }),
  /** The name of an article of the support centre. */
  z.object({ help: z.string().max(100) }),
]);

/**
 * The beacon of a page that was in view for five seconds; the page itself may come from a cache. A signed-in reader
 * also counts by the salted hash of the day, and not at all with analytics off.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const visit = visitOf(request);
  const hasAnalyticsOff = context.get(readerContext)?.preferences.privacy_analytics === false;
  const nothing = new Response(null, { status: 204 });
  if (hasAnalyticsOff) return nothing;
  if ("help" in read.value) {
    if (!isRobot(visit) && isHelpArticle(read.value.help))
      await countHelpRead(db, read.value.help, networkOfRequest(request), now());
  } else if (mayCountView(visit, read.value)) await countView(db, read.value, visit, now());
  return nothing;
}

export const loader = methodNotAllowed;
