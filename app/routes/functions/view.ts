import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { itemKinds } from "#library/item.ts";
import { mayCountView } from "#library/limits.server.ts";
import { countView } from "#library/views.server.ts";
import { visitOf } from "#library/visitor.server.ts";
import { servicesContext } from "#platform/context.ts";
import { onlyPost, readCall } from "#platform/http/function-call.server.ts";
import type { Route } from "./+types/view.ts";

const call = z.object({ kind: z.enum(itemKinds), id: z.int().positive() });

/**
 * The beacon of a page that has been in view for five seconds; the page itself may come from a cache. Also a
 * reader with an account counts by the salted hash of the day, and not at all with analytics off (product decision 13a).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const visit = visitOf(request);
  const unnoted = context.get(readerContext)?.preferences.privacy_analytics === false;
  if (!unnoted && mayCountView(visit, read.value)) await countView(db, read.value, visit, now());
  return new Response(null, { status: 204 });
}

export const loader = onlyPost;
