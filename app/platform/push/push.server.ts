import { isIP } from "node:net";
import { type Dispatcher, request } from "undici";
import type { Config } from "../config.server.ts";
import { hourMs } from "../duration.ts";
import { guardedDispatcher, isPublicIp, nonPublicIpCode } from "../http/ip-ranges.server.ts";
import { retryAfterMs } from "../http/web-url.ts";
import { areReceiverKeys, encryptMessage, type ReceiverKeys } from "./encryption.server.ts";
import { pushContact, type VapidKeys, vapidHeader, vapidKeys } from "./vapid.server.ts";

/** A browser's subscription (W3C Push API): where its push service takes messages, and how they are encrypted. */
export type PushTarget = ReceiverKeys & { endpoint: string };

export type PushMessage = {
  text: string;
  /** How long the push service stores it for a browser that is offline. */
  ttlSeconds: number;
  urgency: "normal" | "high";
  /** A message with the same topic takes the place of one that was not delivered yet: at most 32 characters. */
  topic?: string;
};

/**
 * The result. `gone`: the subscription has ended. `key`: the service refuses our key or token; for subscriptions of
 * another key this is permanent. `address`: not an address that we send to. `later`: try again, after `waitMs` where
 * the service says so.
 */
export type PushResult =
  | { kind: "sent" }
  | { kind: "gone" | "key" | "address" | "too-large"; status: number | null }
  | { kind: "later"; status: number | null; waitMs: number | null; why: string };

export type PushSender = {
  /** What browsers subscribe with. */
  publicKey: string;
  send(to: PushTarget, message: PushMessage, signal?: AbortSignal): Promise<PushResult>;
  close(): Promise<void>;
};

const longestEndpoint = 1_000;
const deadlineMs = 10_000;
/** The longest wait that is accepted from a service. */
const longestWaitMs = 24 * hourMs;

/**
 * Whether messages may be sent to an address: https on the usual port, of bounded length, without a user name, and not
 * on a private network by its text. Host names are checked when connecting.
 * @param allowPrivate tests only: any address on http or https
 */
export function isPushEndpoint(endpoint: string, allowPrivate = false): boolean {
  if (endpoint.length > longestEndpoint) return false;
  const url = URL.parse(endpoint);
  if (url?.username !== "" || url.password !== "" || url.hash !== "") return false;
  if (allowPrivate) return url.protocol === "https:" || url.protocol === "http:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== "https:" || url.port !== "" || (!host.includes(".") && isIP(host) === 0))
    return false;
  if (isIP(host) !== 0) return isPublicIp(host);
  return !/\.(local|localhost|internal|home\.arpa|lan)\.?$/.test(host);
}

export const isPushTarget = (target: PushTarget, allowPrivate = false): boolean =>
  isPushEndpoint(target.endpoint, allowPrivate) && areReceiverKeys(target);

/**
 * Opens a sender of push messages (RFC 8030, 5); close it when done. Redirects are not followed, response bodies are
 * not read, and one deadline covers each request. Throws only for a message that is too long.
 */
export function openPushSender(o: {
  keys: VapidKeys;
  /** See `pushContact`. */
  contact: string | null;
  allowPrivate?: boolean;
  dispatcher?: Dispatcher;
}): PushSender {
  const { keys, contact, allowPrivate = false } = o;
  const dispatcher = o.dispatcher ?? guardedDispatcher({ allowPrivate });
  return {
    publicKey: keys.publicKey,
    close: () => dispatcher.destroy(),
    send: async (to, message, outer) => {
      if (!isPushTarget(to, allowPrivate)) return { kind: "address", status: null };
      const body = encryptMessage(message.text, to);
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        const answer = await request(to.endpoint, {
          method: "POST",
          dispatcher,
          signal: outer ? AbortSignal.any([outer, deadline]) : deadline,
          headers: {
            authorization: vapidHeader(keys, { endpoint: to.endpoint, contact }, new Date()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            ttl: String(Math.max(0, Math.round(message.ttlSeconds))),
            urgency: message.urgency,
            ...(message.topic && { topic: message.topic }),
          },
          body,
        });
        await answer.body.dump();
        const wait = answer.headers["retry-after"];
        return pushResultOf(answer.statusCode, Array.isArray(wait) ? wait[0] : wait);
      } catch (error) {
        const code = codeOf(error);
        if (code === nonPublicIpCode) return { kind: "address", status: null };
        const why = deadline.aborted ? "no answer in time" : code || "unreachable";
        return { kind: "later", status: null, waitMs: null, why };
      }
    },
  };
}

/** Opens the sender of this installation; null without a key, as in a command of the shell. */
export function openPush(
  config: Pick<Config, "pushPrivateKey" | "pushAllowPrivate" | "site" | "baseUrl">,
): PushSender | null {
  const keys = config.pushPrivateKey ? vapidKeys(config.pushPrivateKey) : null;
  return (
    keys &&
    openPushSender({ keys, contact: pushContact(config), allowPrivate: config.pushAllowPrivate })
  );
}

/** The result by the status of a push service (RFC 8030, 5 and 7.3; RFC 8292, 4.2). */
export function pushResultOf(status: number, retryAfter: string | undefined): PushResult {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone", status };
  if (status === 413) return { kind: "too-large", status };
  if (status === 400 || status === 401 || status === 403) return { kind: "key", status };
  const waitMs = retryAfterMs(retryAfter, new Date());
  return {
    kind: "later",
    status,
    waitMs: waitMs === null ? null : Math.min(waitMs, longestWaitMs),
    why: `answered ${status}`,
  };
}

/** Of several connection attempts, one for each address, the first error is reported. */
const codeOf = (error: unknown): string => {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? "";
};
