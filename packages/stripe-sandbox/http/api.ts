// Serves one request to the API: key, idempotency, route, transaction, expansion.
import { createHash, timingSafeEqual } from "node:crypto";
import { catalogue } from "../api/catalogue.ts";
import { customers } from "../api/customers.ts";
import { invoices } from "../api/invoices.ts";
import { machinery } from "../api/machinery.ts";
import { payments } from "../api/payments.ts";
import { portal } from "../api/portal.ts";
import { schedules } from "../api/schedules.ts";
import { sessions } from "../api/sessions.ts";
import { subscriptions } from "../api/subscriptions.ts";
import { newId } from "../ids.ts";
import { apiVersion } from "../objects/machinery.ts";
import type { World } from "../world.ts";
import { type Failure, failureOf } from "./errors.ts";
import { expand } from "./expand.ts";
import { decodeForm } from "./form.ts";
import { readParams } from "./params.ts";
import type { Route } from "./route.ts";

const routes: Route[] = [
  ...customers,
  ...catalogue,
  ...sessions,
  ...subscriptions,
  ...schedules,
  ...invoices,
  ...payments,
  ...portal,
  ...machinery,
];

export type ApiRequest = {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | null;
  version: string | null;
  idempotencyKey: string | null;
};
export type ApiAnswer = { status: number; body: string; headers: Record<string, string> };

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** The API key of a request, as a bearer token or as the user of basic authentication. */
function keyOf(authorization: string | null): string | null {
  const [scheme, value = ""] = (authorization ?? "").split(" ");
  if (scheme === "Bearer") return value;
  if (scheme === "Basic") return Buffer.from(value, "base64").toString().split(":")[0] ?? null;
  return null;
}

/** Null for a request with our secret key, else the error to answer with. */
export function authenticate(authorization: string | null, secretKey: string): Failure | null {
  const key = keyOf(authorization);
  const error = (message: string): Failure => ({
    status: 401,
    error: { type: "invalid_request_error", message },
  });
  if (!key)
    return error(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (timingSafeEqual(sha256(key), sha256(secretKey))) return null;
  return error(`Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(8)}`);
}

const answer = (status: number, body: unknown, headers: Record<string, string>): ApiAnswer => ({
  status,
  body: JSON.stringify(body, null, 2),
  headers: { "content-type": "application/json", "stripe-version": apiVersion, ...headers },
});

/** Answers a request in one transaction. @throws only for bugs of the sandbox */
export function serveApi(world: World, secretKey: string, request: ApiRequest): ApiAnswer {
  const id = newId("req", 14);
  const headers = {
    "request-id": id,
    ...(request.idempotencyKey ? { "idempotency-key": request.idempotencyKey } : {}),
  };
  const failed = ({ status, error }: Failure) => answer(status, { error }, headers);
  const denied = authenticate(request.authorization, secretKey);
  if (denied) return failed(denied);
  if (request.version !== null && request.version !== apiVersion)
    return failed({
      status: 400,
      error: {
        type: "invalid_request_error",
        message: `The sandbox speaks the API version ${apiVersion}, not ${request.version}.`,
      },
    });
  const key = request.method === "POST" ? request.idempotencyKey : null;
  const print = sha256(`${request.method} ${request.path}?${request.body}`).toString("hex");
  const known = key === null ? null : replay(world, key, print);
  if (known)
    return known.failure
      ? failed(known.failure)
      : {
          ...known.answer,
          headers: { ...answer(0, 0, headers).headers, "idempotent-replayed": "true" },
        };
  const done = execute(world, request, { id, key });
  const result = answer(done.status, done.body, headers);
  if (key !== null && done.began)
    world.store
      .sql("insert into requests (key, print, status, body, at) values (?, ?, ?, ?, ?)")
      .run(key, print, result.status, result.body, world.realNow());
  return result;
}

type Replay = { failure: Failure; answer?: never } | { failure?: never; answer: ApiAnswer };

/** Idempotency keys are kept for a day, as at Stripe. */
function replay(world: World, key: string, print: string): Replay | null {
  world.store.sql("delete from requests where at < ?").run(world.realNow() - 86_400_000);
  const row = world.store.sql("select print, status, body from requests where key = ?").get(key);
  if (!row) return null;
  if (row.print === print)
    return { answer: { status: Number(row.status), body: String(row.body), headers: {} } };
  return {
    failure: {
      status: 400,
      error: {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      },
    },
  };
}

/** `began`: the request was valid, so its answer is stored for its idempotency key. */
function execute(
  world: World,
  request: ApiRequest,
  { id, key }: { id: string; key: string | null },
): { status: number; body: unknown; began: boolean } {
  const route = routes.find((r) => r.method === request.method && r.path.test(request.path));
  if (!route) return { ...unknownUrl(request), began: false };
  const named = decodeURIComponent(route.path.exec(request.path)?.[1] ?? "");
  world.request = { id, idempotency_key: key };
  try {
    const result = world.store.atomically(() => {
      const text = request.method === "POST" ? request.body : request.query || request.body;
      const params = readParams(decodeForm(text));
      const paths = params.texts("expand") ?? [];
      const made = route.handler({ world, params, url: request.path, id: named });
      if ("failure" in made)
        return { status: made.failure.status, body: { error: made.failure.error } };
      params.done();
      return { status: 200, body: expand(world, made, paths) };
    });
    return { ...result, began: true };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return {
      status: failure.status,
      body: { error: failure.error },
      began: failure.status === 402,
    };
  } finally {
    world.request = null;
    world.wake();
  }
}

const unknownUrl = ({ method, path }: ApiRequest) => ({
  status: 404,
  body: {
    error: {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}). The sandbox plays a subset of Stripe's API; see its README.`,
    },
  },
});
