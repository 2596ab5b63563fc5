import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { openSmtpSink, type SmtpSink } from "../../../tests/fakes/smtp-sink.ts";
import { readConfig } from "../config.server.ts";
import { queueMail } from "./mails.server.ts";
import { sendDueMails } from "./sending.server.ts";
import { openSmtp } from "./transport.server.ts";

const root = join(import.meta.dirname, "../../..");
const noon = new Date("2026-11-21T12:00:00Z");

let test: TestDatabase;
let sink: SmtpSink;
beforeAll(async () => {
  [test, sink] = await Promise.all([openTestDatabase(), openSmtpSink()]);
});
afterAll(async () => {
  await sink.close();
  await test.close();
});

it("a process killed while it sends: the confirmation goes again, the newsletter never", async () => {
  for (const kind of ["transactional", "newsletter"] as const)
    await queueMail(
      test.db,
      {
        key: `crash:${kind}`,
        kind,
        to: `${kind}@example.eu`,
        locale: "en",
        subject: kind,
        text: kind,
        html: kind,
      },
      noon,
    );

  sink.fail("hang");
  const child = spawn(
    join(root, "node_modules/.bin/node"),
    ["tests/fakes/mail-sender.ts", test.address, sink.url],
    { cwd: root, stdio: "ignore" },
  );
  await sink.got(2);
  child.kill("SIGKILL");
  await once(child, "exit");
  const states = () =>
    test.db.selectFrom("mails").select(["kind", "state"]).orderBy("kind").execute();
  expect((await states()).map((row) => row.state)).toEqual(["sending", "sending"]);

  // Nobody takes over what may still be under way.
  sink.fail(null);
  const transport = openSmtp(sink.url);
  const warned: string[] = [];
  const record = (_: object, message: string) => warned.push(message);
  const send = () =>
    sendDueMails(
      {
        db: test.db,
        config: readConfig({}),
        now: () => noon,
        log: { info: record, warn: record, error: record, fatal: record },
      },
      transport,
    );
  await send();
  expect(sink.mails).toHaveLength(2);

  await test.db.updateTable("mails").set({ next_attempt_at: sql`now()` }).execute();
  await send();
  await send();
  transport.close();
  expect(await states()).toEqual([
    { kind: "newsletter", state: "failed" },
    { kind: "transactional", state: "sent" },
  ]);
  const repeated = sink.mails.filter((mail) => mail.subject === "transactional");
  expect(sink.mails).toHaveLength(3);
  expect(repeated).toHaveLength(2);
  expect(repeated[0]?.messageId).toBe(repeated[1]?.messageId);
  expect(warned).toEqual([
    "newsletters that were being sent when a process ended are not sent again",
  ]);
});
