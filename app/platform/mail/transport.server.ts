import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";

export type Envelope = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** What carries a mail away. @throws {DeliveryError} from `send` when it did not, or may not have */
export type MailTransport = { send(mail: Envelope): Promise<void>; close(): void };

/** Why a mail did not go. */
export class DeliveryError extends Error {
  /** Whether to try again: `maybe` means that the mail may have gone after all. */
  readonly again: "yes" | "no" | "maybe";
  /** The server's three digits, or the name of the fault. */
  readonly code: string;
  constructor(again: DeliveryError["again"], code: string, message: string) {
    super(message.slice(0, 500));
    this.again = again;
    this.code = code;
  }
}

const timeouts = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * A server that speaks SMTP, by an address like `smtps://user:password@mail.example.eu`.
 * @param deadlineMs the longest that a mail may take, however busily the server keeps us waiting
 */
export function openSmtp(
  url: string,
  { deadlineMs = 60_000, ...shorter }: Partial<typeof timeouts> & { deadlineMs?: number } = {},
): MailTransport {
  const smtp = createTransport({
    ...{ url, pool: true, maxConnections: 4, maxMessages: 100 },
    ...{ disableFileAccess: true, disableUrlAccess: true },
    ...timeouts,
    ...shorter,
  });
  // The body of each mail that is under way: whether any of it was taken tells what a broken line means.
  const bodies = new Map<string, Readable>();
  smtp.use("stream", ({ message, data }, done) => {
    const make = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const body = make(options);
      bodies.set(String(data.messageId), body);
      return body;
    };
    done();
  });
  return {
    close: () => smtp.close(),
    async send({ to, from, ...mail }) {
      try {
        await smtp.sendMail({
          ...mail,
          from,
          to: { name: "", address: to },
          // No address is ever read out of a header.
          envelope: { from: from.address, to: [to] },
          signal: AbortSignal.timeout(deadlineMs),
        });
      } catch (error) {
        const taken = bodies.get(mail.messageId)?.readableDidRead ?? false;
        throw refusalOf(error as SmtpError, taken);
      } finally {
        bodies.delete(mail.messageId);
      }
    },
  };
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** An answer in digits is the server's word. Without one a mail whose body was taken may have gone. */
function refusalOf(
  { code = "EUNKNOWN", responseCode, message }: SmtpError,
  taken: boolean,
): DeliveryError {
  if (responseCode) {
    // That we are not let in is the operator's to mend, and no word about the mail.
    const final = responseCode >= 500 && code !== "EAUTH";
    return new DeliveryError(final ? "no" : "yes", String(responseCode), message);
  }
  return new DeliveryError(taken ? "maybe" : "yes", code, message);
}
