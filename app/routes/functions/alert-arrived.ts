import { z } from "zod";
import { recordArrival } from "#alerts/testing.server.ts";
import { servicesContext } from "#platform/context.ts";
import { errorResponse, methodNotAllowed, readCall } from "#platform/http/function-call.server.ts";
import type { Route } from "./+types/alert-arrived.ts";

const call = z.object({ receipt: z.uuid() });

/**
 * A browser reports that it shows a test. It needs only the receipt in the test: its service worker may run while
 * nobody is signed in.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const known = await recordArrival(context.get(servicesContext), read.value.receipt);
  return known
    ? new Response(null, { status: 204 })
    : errorResponse(404, "unknown_test", "No test waits for this.");
}

export const loader = methodNotAllowed;
