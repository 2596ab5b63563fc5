// The HTTP server: Stripe's API under /v1, our own endpoints under /_sandbox, the hosted pages elsewhere.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { servePage } from "../pages/pages.ts";
import { type Control, control } from "../webhooks/control.ts";
import type { Fault } from "../webhooks/faults.ts";
import { authenticate, serveApi } from "./api.ts";

const maxBytes = 256 * 1024;

/** The body as text; null when it is too large. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const first = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;
const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};
const apiError = (message: string, more = {}) => ({
  error: { type: "api_error", message, ...more },
});

/** `onError` is called with exceptions, which answer 500. */
export function newServer(
  parts: Control & { secretKey: string; onError: (error: unknown) => void },
): Server {
  const inFlight = new Set<string>();

  async function api(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? "GET";
    const key = method === "POST" ? first(request.headers["idempotency-key"]) : null;
    if (key !== null && inFlight.has(key)) {
      json(response, 409, {
        error: {
          type: "idempotency_error",
          code: "idempotency_key_in_use",
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
        },
      });
      return;
    }
    if (key !== null) inFlight.add(key);
    try {
      const fault = parts.faults.take(`${method} ${url.pathname}`);
      const body = await bodyOf(request);
      if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      if (body === null) json(response, 413, apiError("The request is too large."));
      else await respond(request, response, { url, method, key, body, fault });
    } finally {
      if (key !== null) inFlight.delete(key);
    }
  }

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    of: { url: URL; method: string; key: string | null; body: string; fault: Fault | null },
  ): Promise<void> {
    if (of.fault?.drop === "before") {
      request.socket.destroy();
      return;
    }
    if (of.fault?.status !== undefined) {
      const { status } = of.fault;
      const message = "The sandbox was told to fail.";
      json(
        response,
        status,
        status < 500 ? { error: { type: "invalid_request_error", message } } : apiError(message),
      );
      return;
    }
    const answer = serveApi(parts.world, parts.secretKey, {
      method: of.method,
      path: of.url.pathname,
      query: of.url.search.slice(1),
      body: of.body,
      authorization: first(request.headers.authorization),
      version: first(request.headers["stripe-version"]),
      idempotencyKey: of.key,
    });
    if (of.fault?.drop === "after") request.socket.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async function sandboxEndpoint(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const denied = authenticate(first(request.headers.authorization), parts.secretKey);
    if (denied) return json(response, denied.status, { error: denied.error });
    const text = await bodyOf(request);
    let body: unknown;
    try {
      body = text ? JSON.parse(text) : {};
    } catch {
      return json(response, 400, {
        error: { code: "bad_request", message: "The body is not JSON." },
      });
    }
    const line = `${request.method} ${url.pathname}`;
    const answer = await control(parts, line, url.searchParams, body);
    if (!answer)
      return json(response, 404, { error: { code: "not_found", message: `There is no ${line}.` } });
    json(response, answer.status, answer.body);
  }

  async function page(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const body = request.method === "POST" ? await bodyOf(request) : "";
    const answer = servePage(parts.world, {
      method: request.method ?? "GET",
      url,
      form: new URLSearchParams(body ?? ""),
      languages: first(request.headers["accept-language"]) ?? "",
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://sandbox");
    if (url.pathname === "/healthz") return json(response, 200, { ok: true });
    if (url.pathname.startsWith("/v1/")) return api(request, response, url);
    if (url.pathname.startsWith("/_sandbox/")) return sandboxEndpoint(request, response, url);
    return page(request, response, url);
  }

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      parts.onError(error);
      if (response.headersSent) response.destroy();
      else json(response, 500, apiError("An error occurred in the sandbox."));
    });
  });
}
