// A mail server on the own machine that keeps what it is given, and fails as mail servers do when a test asks for it.
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** What a server says to a command. @property text begins with the enhanced status, if there is one */
export type SmtpRefusal = { at: "MAIL" | "RCPT" | "DATA"; status: number; text: string };

/** `hang` takes the mail and never answers; `drop` takes it and hangs up without an answer. */
export type SmtpFailure = SmtpRefusal | "hang" | "drop";

export type Received = Email & {
  /** The addresses of the envelope, and the bytes as they came. */
  envelope: { from: string; to: string[] };
  raw: string;
};

export type SmtpSink = {
  /** For SMTP_URL. */
  url: string;
  /** What came in whole, in order, also where the sink then failed. */
  mails: Received[];
  /** How the next mails fare; null: well. */
  fail(how: SmtpFailure | null): void;
  /** Resolves when `count` mails have come. */
  got(count: number): Promise<Received[]>;
  close(): Promise<void>;
};

const error = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

export async function openSmtpSink(): Promise<SmtpSink> {
  let failure: SmtpFailure | null = null;
  const refusal = (at: SmtpRefusal["at"]) =>
    failure !== null && typeof failure === "object" && failure.at === at
      ? error(failure.status, failure.text)
      : null;
  const mails: Received[] = [];
  const sockets = new Map<number, Socket>();
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(refusal("MAIL")),
    onRcptTo: (_address, _session, done) => done(refusal("RCPT")),
    onData: async (stream, { envelope, remotePort }, done) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        // The sender is gone in the middle of it: that is no mail.
        return done(error(451, "half a mail"));
      }
      const raw = Buffer.concat(chunks);
      const refused = refusal("DATA");
      if (refused) return done(refused);
      const { mailFrom, rcptTo } = envelope;
      mails.push({
        ...(await PostalMime.parse(raw)),
        envelope: {
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
        },
        raw: raw.toString(),
      });
      for (const look of waiting) look();
      if (failure === "drop") sockets.get(remotePort)?.destroy();
      else if (failure !== "hang") done();
    },
  });
  // A line that breaks is what some tests are about.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.on("close", () => sockets.delete(port));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    fail: (how) => {
      failure = how;
    },
    got: (count) =>
      new Promise((done) => {
        const look = () => {
          if (mails.length < count) return;
          waiting.delete(look);
          done(mails);
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((done) => server.close(done));
    },
  };
}
