// A report without an account leads to a decision, a statement of reasons, and an objection that another moderator
// decides; and the moderators' page works by keys.
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { findDiscussion } from "#discussions/discussions.server.ts";
import { chooseName } from "#discussions/members.server.ts";
import { post } from "#discussions/posting.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { listMails } from "#platform/mail/mails.server.ts";
import type { SignedIn } from "../factories/readers.ts";
import { expectNoBarriers } from "./axe.ts";
import { enter, type Own, test } from "./own-site.ts";
import { overflowOf } from "./reader.ts";
import { expect, served } from "./site.ts";

const slug = "eu-parliament-passes-landmark-climate-package";
const { site } = readConfig({});

type Who = { page: Page; reader: SignedIn };

/** Another browser, of a reader with a role and a name. */
async function browserOf(
  browser: Browser,
  own: Own,
  o: Parameters<typeof enter>[2] & { name?: string } = {},
): Promise<Who> {
  const context = await browser.newContext({ baseURL: own.origin, locale: "en" });
  const { name, ...about } = o;
  const reader = await enter(own, context, about);
  if (name) await own.db.updateTable("users").set({ name }).where("id", "=", reader.id).execute();
  return { page: await context.newPage(), reader };
}

/** A member who is known writes under the sample's first piece. @returns the number of what was written */
async function write(own: Own, { reader }: Who, text: string): Promise<number> {
  const now = new Date();
  const discussion = await findDiscussion(own.db, "article", slug);
  if (!discussion) throw new Error("no discussion");
  await chooseName(own.db, { id: reader.id, staff: false }, `Ada ${reader.id.slice(0, 6)}`, now);
  await own.db
    .updateTable("discussion_members")
    .set({ approved: 9 })
    .where("user_id", "=", reader.id)
    .execute();
  const writer = { id: reader.id, tier: "basic" as const, editor: false };
  const sent = { text, lang: "en", parent: null, formId: randomUUID() };
  const posted = await post(own.db, discussion, writer, sent, now);
  if (!posted.ok) throw new Error(posted.problem);
  return posted.id;
}

/** The address on this site that the newest mail to somebody leads to. */
async function linkIn(own: Own, to: string, path: string): Promise<string> {
  const found = async () => {
    const [mail] = await listMails(own.db, { site, baseUrl: own.origin }, { to });
    return new RegExp(`${path}[\\da-f-]{36}`).exec(mail?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(found).not.toBe("");
  return found();
}

test("a report without an account leads to a decision, its reasons, and an objection", async ({
  browser,
  own,
  page,
}) => {
  test.slow();
  const ada = await browserOf(browser, own, { tier: "basic" });
  const joris = await browserOf(browser, own, { role: "moderator", name: "Joris van Laer" });
  const marta = await browserOf(browser, own, { role: "moderator", name: "Marta Kovač" });
  const id = await write(own, ada, "The harbour master sells the cables, ask anybody.");

  // Anybody reports it, by the address of the contribution.
  const email = `notice-${randomUUID()}@reader.example`;
  await page.goto(`/discussions/report?notice&comment=${id}&lang=en`);
  await expectNoBarriers(page);
  await expect(page.getByLabel("Addresses of the contributions")).toHaveValue(
    `${own.origin}/article/${slug}/discussion?comment=${id}`,
  );
  await page.getByLabel("Which kind of illegal content is it?").selectOption("defamation");
  await page.getByLabel("Why is it illegal?").fill("I am the harbour master and sell nothing.");
  await page.getByLabel("Your name").fill("Ben Example");
  await page.getByLabel("Your email").fill(email);
  await page.getByLabel(/in good faith/).check();
  // As somebody who took a minute for it.
  await page.locator("[name=began]").evaluate((field: HTMLInputElement) => {
    field.value = new Date(Date.now() - 60_000).toISOString();
  });
  await page.getByRole("button", { name: "Send notice" }).click();
  await expect(page.getByRole("heading", { name: /^Notice \d{4}-\d{4}$/ })).toBeVisible();
  await expect(page.getByText("Waits for a moderator.")).toBeVisible();
  await expectNoBarriers(page);
  const report = await linkIn(own, email, "/discussions/reports/");

  // A moderator rejects it by keys.
  const desk = joris.page;
  await desk.goto("/moderation?queue=reported&lang=en");
  await served(desk);
  await expect(desk.getByText("The harbour master sells the cables").last()).toBeVisible();
  await expect(desk.getByText("I am the harbour master and sell nothing.")).toBeVisible();
  await expectNoBarriers(desk);
  await desk.keyboard.press("r");
  await expect(desk.getByRole("heading", { name: "Reject, with reasons" })).toBeFocused();
  await desk.keyboard.press("3");
  await expect(desk.getByRole("radio", { name: "3 What is claimed as fact" })).toBeChecked();
  await desk.getByLabel("Which facts").fill("Nothing shows that cables were sold.");
  // It is read before it is sent, and no longer stands for a form that was changed.
  await desk.getByRole("button", { name: "Read the letter first" }).click();
  await expect(desk.getByRole("heading", { name: /^What Ada .* receives$/ })).toBeFocused();
  const letter = desk.getByRole("region", { name: /^What Ada/ });
  await expect(letter).toContainText("Nothing shows that cables were sold.");
  await expectNoBarriers(desk);
  await desk.getByLabel("Which facts").fill("Nothing shows that any cables were sold.");
  await expect(letter).toBeHidden();
  await desk.getByLabel("Which facts").fill("Nothing shows that cables were sold.");
  await expectNoBarriers(desk);
  await desk.getByRole("button", { name: "Send and reject" }).click();
  await expect(desk.getByText("The statement of reasons is on its way.")).toBeVisible();

  // Who reported it reads what was decided.
  await page.goto(report);
  await expect(page.getByText("It was removed.")).toBeVisible();

  // Who wrote it reads why, and objects.
  const statement = await linkIn(own, ada.reader.email, "/discussions/decisions/");
  await ada.page.goto(`${statement}?lang=en`);
  await expect(ada.page.getByText("Nothing shows that cables were sold.")).toBeVisible();
  await expect(ada.page.getByText("A person decided, no machine.")).toBeVisible();
  await expectNoBarriers(ada.page);
  await ada.page.getByLabel("Why was the decision wrong?").fill("The port's own report says so.");
  await ada.page.getByRole("button", { name: "Send objection" }).click();
  await expect(ada.page.getByText("Another moderator than the one who decided")).toBeVisible();

  // It is hidden from the first moderator; the other one grants it.
  await desk.goto("/moderation?queue=objections&lang=en");
  await expect(desk.getByText("No objection waits for you.")).toBeVisible();
  await marta.page.goto("/moderation?queue=objections&lang=en");
  await served(marta.page);
  await expect(marta.page.getByText("The port's own report says so.")).toBeVisible();
  await expectNoBarriers(marta.page);
  await marta.page.getByRole("radio", { name: /Take the decision back/ }).check();
  await marta.page.getByLabel("Your reasons").fill("The report exists, and can be read.");
  await marta.page.getByRole("button", { name: "Send decision" }).click();
  await expect(marta.page.getByText("The outcome is on its way.")).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByText("Your contribution stands again")).toBeVisible();
  await page.goto(`/article/${slug}/discussion?comment=${id}&lang=en`);
  await expect(page.getByText("The harbour master sells the cables")).toBeVisible();
});

test("a list stands still while another moderator decides", async ({ browser, own }) => {
  test.slow();
  const ada = await browserOf(browser, own, { tier: "basic" });
  const joris = await browserOf(browser, own, { role: "moderator", name: "Joris van Laer" });
  const marta = await browserOf(browser, own, { role: "editor", name: "Marta Kovač" });
  const first = await write(own, ada, "You idiots, said the first of them.");
  await write(own, ada, "You idiots, said the second of them.");
  const [one, other] = [joris.page, marta.page];
  await one.goto("/moderation?lang=en");
  await served(one);
  const list = one.getByRole("navigation", { name: "Held" });
  await expect(list.getByRole("listitem").filter({ hasText: "said the" })).toHaveCount(2);
  await other.goto(`/moderation?item=${first}&lang=en`);
  await served(other);
  await other.keyboard.press("a");
  await expect(other.getByText("Approved.", { exact: true })).toBeVisible();
  await write(own, ada, "You idiots, said the third of them.");
  // The line stays where it was and says who decided; the new one is announced, and comes when it is asked for.
  await expect(list.getByRole("listitem").filter({ hasText: "said the first" })).toContainText(
    "Approved by Marta K.",
    { timeout: 60_000 },
  );
  await expect(list.getByText(/1 more has come in/)).toBeVisible({ timeout: 60_000 });
  await expect(list.getByRole("listitem").filter({ hasText: "said the third" })).toHaveCount(0);
  await list.getByRole("link", { name: "Add below" }).click();
  await expect(list.getByRole("listitem").last()).toContainText("said the third");
  // A thread is closed by a key, and opened by the same.
  await other.goto(`/moderation?item=${first}&lang=en`);
  await served(other);
  await other.keyboard.press("c");
  await expect(other.getByText("The thread is closed.", { exact: true })).toBeVisible();
  await ada.page.goto(`/article/${slug}/discussion?comment=${first}&lang=en`);
  await expect(ada.page.getByText("This thread is closed. It stays readable.")).toBeVisible();
  await expect(ada.page.getByRole("link", { name: "Reply" })).toHaveCount(0);
  await expectNoBarriers(ada.page);
  await other.keyboard.press("c");
  await expect(other.getByText("The thread is open again.")).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByRole("link", { name: "Reply" })).toHaveCount(1);
  for (const width of [360, 768, 1440]) {
    await one.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(one)).toBeLessThanOrEqual(0);
    await one.screenshot({ path: test.info().outputPath(`desk-${width}.png`), fullPage: true });
  }
});
