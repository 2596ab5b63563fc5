import { z } from "zod";
import { readerContext } from "#accounts/reader.ts";
import { dismissBrief, readInBrief } from "#library/member-brief.server.ts";
import { servicesContext } from "#platform/context.ts";
import {
  errorResponse,
  methodNotAllowed,
  readCall,
  signedOutResponse,
} from "#platform/http/function-call.server.ts";
import { accessContext, isMember } from "#subscriptions/access.ts";
import type { Route } from "./+types/brief.ts";

const story = z.int().positive();
const call = z.discriminatedUnion("do", [
  z.object({ do: z.literal("read"), story }),
  z.object({ do: z.literal("open"), story }),
  z.object({ do: z.literal("dismiss") }),
]);

/** Marks a story of today's brief as read, by its control or because its link was opened, or dismisses the brief. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  if (!isMember(context.get(accessContext)))
    return errorResponse(403, "no_access", "The brief is for members.");
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const wanted = read.value;
  if (wanted.do === "dismiss") await dismissBrief(db, reader, now());
  else {
    const what = { story: wanted.story, onPurpose: wanted.do === "read" };
    if (!(await readInBrief(db, reader, what, now())))
      return errorResponse(404, "not_found", "That story is not in the brief of today.");
  }
  return Response.json({ ok: true });
}

export const loader = methodNotAllowed;
