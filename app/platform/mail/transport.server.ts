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

/** Delivers mails. `send` throws DeliveryError when a mail was not delivered, or may not have been. */
export type MailTransport = { send(mail: Envelope): Promise<void>; close(): void };

/** Why a mail was not delivered. */
export class DeliveryError extends Error {
  /** Whether to try again; `maybe` when the mail may have been delivered after all. */
  readonly retry: "yes" | "no" | "maybe";
  /** The SMTP status (for a refused recipient the enhanced one, RFC 3463, if given), or the error's name. */
  readonly code: string;
  constructor(retry: DeliveryError["retry"], code: string, message: string) {
    super(message.slice(0, 500));
    this.retry = retry;
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
 * An SMTP server, by an address like `smtps://user:password@mail.example.eu`.
 * @param deadlineMs the longest that a mail may take, even while the server keeps responding
 */
export function openSmtp(
  url: string,
  { deadlineMs = 60_000, ...shorter }: Partial<typeof timeouts> & { deadlineMs?: number } = {},
): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
    ...shorter,
  });
  // The body of each mail that is being sent: if the connection breaks after some of it was read, the mail may have
  // been delivered.
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
          // The recipients are never parsed from a header.
          envelope: { from: from.address, to: [to] },
          signal: AbortSignal.timeout(deadlineMs),
        });
      } catch (error) {
        const bodyRead = bodies.get(mail.messageId)?.readableDidRead ?? false;
        throw deliveryError(error as SmtpError, bodyRead);
      } finally {
        bodies.delete(mail.messageId);
      }
    },
  };
}

/** Enhanced statuses of a recipient's mailbox that does not exist or takes no mail. */
export const deadMailboxCodes = ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"];

type SmtpError = Error & {
  code?: string;
  responseCode?: number;
  response?: string;
  /** The SMTP command that was refused. */
  command?: string;
};

/** An SMTP status is the server's answer. Without one, a mail whose body was read may have been delivered. */
function deliveryError(
  { code = "EUNKNOWN", responseCode, response = "", command, message }: SmtpError,
  bodyRead: boolean,
): DeliveryError {
  if (!responseCode) return new DeliveryError(bodyRead ? "maybe" : "yes", code, message);
  const status = String(responseCode);
  const [, enhanced = ""] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (command === "RCPT TO") {
    // Servers refuse a sender, a network or relaying at this command too: only a dead mailbox is final.
    const final = deadMailboxCodes.includes(enhanced);
    return new DeliveryError(final ? "no" : "yes", enhanced || status, message);
  }
  // What is refused before a recipient is named, or by policy (5.7.x), says nothing about the mail: the operator can
  // repair it. The data of a mail stay the same.
  const final = command === "DATA" && responseCode >= 500 && !enhanced.startsWith("5.7.");
  return new DeliveryError(final ? "no" : "yes", status, message);
}
