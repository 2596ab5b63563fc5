// Mails that are queued while processes end, and the server on the own machine that gets them.
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#platform/db/db.server.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import { openSmtpSink } from "../fakes/smtp-sink.ts";
import { until } from "./chain.ts";
import type { Tally } from "./tally.ts";

const pauseMs = 100;
/** What a killed worker was sending is due again after two minutes; the rest at once. */
const patienceMs = 240_000;

export type Mails = {
  /** For SMTP_URL. */
  url: string;
  /** Queues a mail now and then. @returns what ends it */
  begin(db: Database): () => Promise<void>;
  /** Waits until everything has come that was queued, and tells what came twice. */
  settle(tally: Tally): Promise<void>;
  close(): Promise<void>;
};

export async function openMails(): Promise<Mails> {
  const sink = await openSmtpSink();
  const queued = new Set<string>();
  let number = 0;
  const arrived = () => sink.mails.map(({ subject }) => subject ?? "");

  return {
    url: sink.url,
    begin: (db) => {
      const stop = new AbortController();
      const queue = async () => {
        while (!stop.signal.aborted) {
          const subject = `soak ${++number}`;
          try {
            await queueMail(db, { ...mail, key: subject, subject }, new Date());
            queued.add(subject);
          } catch {
            // The database is away: this mail was never acknowledged as queued.
          }
          await delay(pauseMs);
        }
      };
      const queueing = queue();
      return async () => {
        stop.abort();
        await queueing;
      };
    },
    settle: async (tally) => {
      const missing = () => [...queued].filter((subject) => !arrived().includes(subject));
      await until(
        () => "mails are missing",
        async () => missing().length === 0,
        patienceMs,
      ).catch(() => {});
      const all = arrived();
      const ids = new Map(sink.mails.map(({ subject, messageId }) => [subject, messageId]));
      const renamed = sink.mails.filter((one) => ids.get(one.subject) !== one.messageId).length;
      const twice = all.length - new Set(all).size;
      tally.check(
        "mails",
        missing().length === 0 && renamed === 0,
        `${queued.size} queued, ${missing().length} lost, ${twice} came twice, ${renamed} of them under another Message-ID`,
      );
    },
    close: sink.close,
  };
}

const mail = {
  kind: "transactional" as const,
  to: "reader@example.eu",
  locale: "en" as const,
  text: "It is sent whatever ends meanwhile.",
  html: "<p>It is sent whatever ends meanwhile.</p>",
};
