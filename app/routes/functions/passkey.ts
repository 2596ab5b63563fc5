import { z } from "zod";
import { accountsOf } from "#accounts/accounts.server.ts";
import { readerContext } from "#accounts/reader.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import {
  errorResponse,
  methodNotAllowed,
  readCall,
  signedOutResponse,
  tooManyCallsResponse,
} from "#platform/http/function-call.server.ts";
import { cookiesOfReader } from "../auth/reader-cookies.server.ts";
import type { Route } from "./+types/passkey.ts";

const response = z.record(z.string(), z.unknown());
const call = z.discriminatedUnion("do", [
  z.object({ do: z.literal("begin-sign-in") }),
  z.object({ do: z.literal("sign-in"), response }),
  z.object({ do: z.literal("begin"), password: z.string().max(1000) }),
  z.object({ do: z.literal("add"), name: z.string().max(200), response }),
]);

/**
 * The calls of the browser's passkey dialogue, which needs a script, in two steps each: to sign in, and to add a
 * passkey to the reader's account. Everything else about passkeys is a form.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readCall(request, call);
  if ("refused" in read) return read.refused;
  const accounts = accountsOf(context.get(servicesContext));
  const authRequest = { headers: request.headers, locale: context.get(localeContext) };
  const wanted = read.value;
  if (wanted.do === "begin-sign-in") {
    const begun = await accounts.beginPasskeySignIn(authRequest);
    return "wait" in begun ? limited(begun.wait) : answer(begun.options, begun.cookies);
  }
  if (wanted.do === "sign-in") {
    const entered = await accounts.signInByPasskey(authRequest, wanted.response);
    if (!entered.ok) return errorResponse(401, "not_accepted", "The passkey was not accepted.");
    const { cookies } = entered;
    return answer({}, [...cookies, ...(await cookiesOfReader(context, cookies))]);
  }
  const reader = context.get(readerContext);
  if (!reader) return signedOutResponse();
  if (wanted.do === "begin") {
    const begun = await accounts.beginPasskey(authRequest, reader, wanted.password);
    if (begun === "wrong") return errorResponse(403, "wrong_password", "This is not the password.");
    return "wait" in begun ? limited(begun.wait) : answer(begun.options, begun.cookies);
  }
  return (await accounts.addPasskey(authRequest, reader, wanted))
    ? answer({}, [])
    : errorResponse(400, "not_accepted", "The passkey was not accepted.");
}

function answer(value: object, cookies: readonly string[]): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return Response.json(value, { headers });
}

const limited = (wait: number): Response =>
  tooManyCallsResponse(wait, "Too many attempts; try again later.");

export const loader = methodNotAllowed;
