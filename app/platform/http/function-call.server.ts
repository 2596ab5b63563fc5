import type { z } from "zod";

/** The error response of a function (docs/api.md). */
export const errorResponse = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response => Response.json({ error: { code, message } }, { status, headers });

/** The response to a call that needs a signed-in reader and has none. */
export const signedOutResponse = (headers: Record<string, string> = {}): Response =>
  errorResponse(401, "signed_out", "Sign in first.", headers);

/** The response to a call beyond its rate limit. */
export const tooManyCallsResponse = (
  waitSeconds: number,
  message = "Too many calls; try again later.",
): Response =>
  errorResponse(429, "too_many_requests", message, { "Retry-After": String(waitSeconds) });

/** The response to any other method than POST. */
export const methodNotAllowed = (): Response =>
  errorResponse(405, "method_not_allowed", "Ask with POST.", { Allow: "POST" });

/** The body of a function call as JSON, or the refusal to send. */
export async function readJson(
  request: Request,
): Promise<{ value: unknown } | { refused: Response }> {
  if (request.method !== "POST") return { refused: methodNotAllowed() };
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return {
      refused: errorResponse(
        415,
        "unsupported_media_type",
        "Send the request as application/json.",
      ),
    };
  try {
    const text = await request.text();
    // PostgreSQL text cannot hold NUL, and no valid request contains one.
    if (/\\u0000/.test(text))
      return { refused: errorResponse(400, "invalid_json", "The body has a NUL character in it.") };
    return { value: JSON.parse(text) };
  } catch {
    return { refused: errorResponse(400, "invalid_json", "The body is not valid JSON.") };
  }
}

/**
 * The body of a function call, validated by `schema`. A refusal names the first invalid field; unknown fields are
 * ignored.
 */
export async function readCall<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ value: z.infer<Schema> } | { refused: Response }> {
  const body = await readJson(request);
  if ("refused" in body) return body;
  const read = schema.safeParse(body.value);
  if (read.success) return { value: read.data };
  const issue = read.error.issues[0];
  const field = issue?.path.join(".") || "body";
  return {
    refused: errorResponse(
      400,
      "invalid_request",
      `The request is wrong: ${field}: ${issue?.message}.`,
    ),
  };
}
