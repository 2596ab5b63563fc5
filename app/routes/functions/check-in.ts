import { redirect } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import {
  errorResponse,
  methodNotAllowed,
  signedOutResponse,
} from "#platform/http/function-call.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { checkInReader } from "../members/actions.server.ts";
import type { Route } from "./+types/check-in.ts";

const failed = () =>
  errorResponse(503, "unavailable", "The check-in could not be kept; try again.");

/**
 * Checks a signed-in reader in, once in their calendar day, however often it is called. A script gets the streak and
 * its message; a form is redirected to the page in its field `to`.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed();
  const reader = context.get(readerContext);
  const byForm = !/^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  if (!byForm) {
    if (!reader) return signedOutResponse();
    const done = await checkInReader(context, reader);
    if (!done) return failed();
    return Response.json(done);
  }
  const form = await readForm(request);
  const to = localPath(textOf(form, "to"));
  if (!reader) return redirect(`/auth?redirectTo=${encodeURIComponent(to)}`, 303);
  return (await checkInReader(context, reader)) ? redirect(to, 303) : failed();
}

export const loader = methodNotAllowed;
