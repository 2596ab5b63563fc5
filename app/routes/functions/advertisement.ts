import { z } from "zod";
import { servicesContext } from "#platform/context.ts";
import { methodNotAllowed, readCall } from "#platform/http/function-call.server.ts";
import type { Route } from "./+types/advertisement.ts";
import { noteAdvertisement } from "./note-advertisement.server.ts";

const call = z.object({ campaign: z.string().regex(/^[a-z0-9-]{1,60}$/) });

/** The beacon of an impression of an advertisement. It counts by the rules of views. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const { campaign } = read.value;
  await noteAdvertisement(request, context, context.get(servicesContext), {
    campaign,
    what: "view",
  });
  return new Response(null, { status: 204 });
}

export const loader = methodNotAllowed;
