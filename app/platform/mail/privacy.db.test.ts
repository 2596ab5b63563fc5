import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { queueMail } from "./mails.server.ts";
import { mailsOf } from "./privacy.server.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());

it("tells what was written, but not what gives access to the account", async () => {
  const link = "https://news.example.eu/auth/reset?token=aQ-9_x&lang=en";
  await queueMail(
    test.db,
    {
      key: "account aQ-9_x",
      kind: "transactional",
      to: "ana@example.eu",
      locale: "en",
      subject: "Set a new password",
      text: `Set it:\n${link}\n\nUntil one.`,
      html: link,
    },
    new Date("2026-11-21T12:00:00Z"),
  );
  const person = { id: "00000000-0000-4000-8000-000000000001", email: "ana@example.eu" };
  const mails = JSON.stringify(await mailsOf(test.db, person));
  expect(mails).toContain(
    "Set it:\\nhttps://news.example.eu/auth/reset?token=…&lang=en\\n\\nUntil one.",
  );
  expect(mails).not.toContain("aQ-9_x");
});
