// The accounts room on a database of its own, emptied before each test, with mails written at once.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { accountsOf } from "#accounts/accounts.server.ts";
import { sessionOf, tokenOf } from "#accounts/request-session.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { clientHeader } from "#platform/http/client-address.server.ts";
import { answerMailRequests } from "#platform/mail/deferred-mail-requests.server.ts";
import { openTestDatabase, type TestDatabase } from "../database.ts";
import { testSecret } from "../secret.ts";

const config = readConfig({ BASE_URL: "http://127.0.0.1:4801", SESSION_SECRET: testSecret });
const log = { info: () => {}, warn: () => {}, error: () => {}, fatal: () => {} };
const firefox = "Mozilla/5.0 Firefox/140.0";

export type AccountsStage = ReturnType<typeof stageAccounts>;

/** Call it at the top of a test file. `now` is the time at which everything happens. */
export function stageAccounts(now: Date) {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    for (const table of ["rate_limits", "users", "email_tokens", "mails"] as const)
      await database.db.deleteFrom(table).execute();
  });

  const services = (at = now) => ({ db: database.db, config, now: () => at, log });
  const accounts = (at?: Date) => accountsOf(services(at));
  /** A request from the address `client`, by a browser with `cookie`. */
  const requestFrom = (client: string, cookie = "") => ({
    headers: new Headers({ [clientHeader]: client, cookie, "user-agent": firefox }),
    locale: "en" as const,
  });
  const writeMails = () =>
    answerMailRequests(services(), {
      account: { answer: accounts().answerMailRequest, answerableMs: null },
    });
  /** The token of the session that an answer's cookies open. */
  const sessionTokenIn = (cookies: readonly string[]) =>
    tokenOf(cookies[0]?.split(";")[0] ?? "", { https: false, secret: testSecret }) ?? "";
  const session = (token: string) => sessionOf(database.db, token, now);
  return {
    get db() {
      return database.db;
    },
    services,
    accounts,
    requestFrom,
    writeMails,
    sessionTokenIn,
    session,
  };
}

/** One reader of the stage, who signs up as people do: by the link of a mail. */
export function stageReader(stage: AccountsStage) {
  const { accounts, requestFrom } = stage;
  const email = "ana@example.eu";
  const password = "Rosinante7 ";
  const fields = { email: "Ana@Example.eu ", password, adult: true };
  const request = (client = "192.0.2.1") => requestFrom(client);
  const mails = () =>
    stage.db.selectFrom("mails").selectAll().orderBy("queued_at").orderBy("key").execute();
  const tokenOfMail = (text = "") => /token=([\w-]+)/.exec(text)?.[1] ?? "";
  /** The tokens of the mails with this subject, the oldest first. */
  const tokensOf = async (subject: string) =>
    (await mails())
      .filter((mail) => mail.subject === subject)
      .map((mail) => tokenOfMail(mail.text));
  const confirmToken = async () => (await tokensOf("Confirm your address")).at(-1) ?? "";
  const movedAddresses: unknown[] = [];
  /** What the link of a mail did; null when it did nothing. */
  const confirm = async (token: string, chosen = password, readerId: string | null = null) => {
    const given = { token, password: chosen, adult: true, readerId };
    const done = await accounts().confirmEmail(request(), given, async (_tx, moved) =>
      movedAddresses.push(moved),
    );
    return done.ok ? done.kind : null;
  };
  return {
    email,
    password,
    fields,
    request,
    mails,
    tokensOf,
    confirmToken,
    confirm,
    movedAddresses,
    tokenTo: async (address: string) =>
      tokenOfMail((await mails()).find((mail) => mail.recipient === address)?.text),
    /** Requests a mail and has it written. */
    async ask(wanted: "again" | "forgot" | "code", address: string, client?: string) {
      const asked = await accounts().requestAccountMail(request(client), {
        wanted,
        email: address,
      });
      await stage.writeMails();
      return asked;
    },
    resetBy: (token: string, chosen: string, remove: string[] = []) =>
      accounts().resetPassword(request(), { token, password: chosen, remove }),
    async newReader() {
      await accounts().signUp(request(), fields);
      if ((await confirm(await confirmToken())) !== "confirm") throw new Error("not confirmed");
      // The confirmation has opened a session, which the tests do not count.
      await stage.db.deleteFrom("sessions").execute();
    },
    /** Signs the reader in, from the address `client`. */
    async open(client?: string) {
      const answer = await accounts().signIn(request(client), { email, password });
      if (!answer.ok) throw new Error(answer.reason);
      const token = stage.sessionTokenIn(answer.cookies);
      const session = await stage.session(token);
      if (!session) throw new Error("no session");
      const cookie = answer.cookies[0]?.split(";")[0] ?? "";
      const headers = new Headers({ cookie, [clientHeader]: "192.0.2.1" });
      return { reader: session.reader, token, answer, headers };
    },
  };
}
