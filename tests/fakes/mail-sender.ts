// node tests/fakes/mail-sender.ts ADDRESS SMTP_URL: a worker that sends what is due, for tests that kill it.
import { readConfig } from "#platform/config.server.ts";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { openLog } from "#platform/log.server.ts";
import { sendDueMails } from "#platform/mail/sending.server.ts";
import { openSmtp } from "#platform/mail/transport.server.ts";

const [address = "", url = ""] = process.argv.slice(2);
const pool = openPool(address, () => {});
const services = {
  db: openDb(pool),
  config: readConfig({}),
  now: () => new Date(),
  log: openLog(),
};
await sendDueMails(services, openSmtp(url));
