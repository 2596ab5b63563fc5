// The Academy: what everybody can read, who may read lessons, and tests without scripts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courseNames, courses } from "#academy/course.ts";
import { readLessonFile } from "#academy/lesson-file.ts";
import { lessonTexts } from "#academy/lesson-texts.server.ts";
import { recordReviews } from "#academy/reviews.server.ts";
import { locales } from "#platform/locale.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { attribute, textOf } from "./html.ts";

let site: TestSite;
const who: Record<string, { id: string; headers: Record<string, string> }> = {};
beforeAll(async () => {
  site = await openTestSite();
  who.visitor = { id: "", headers: {} };
  who.reader = await signIn(site.db, noon);
  who.basic = await signIn(site.db, noon, { tier: "basic" });
  who.insider = await signIn(site.db, noon, { plan: "insider" });
  who.premium = await signIn(site.db, noon, { tier: "premium" });
  who.academy = await signIn(site.db, noon, { plan: "academy" });
  who.editor = await signIn(site.db, noon, { role: "editor" });
});
afterAll(() => site?.close());

const get = (path: string, role = "visitor") =>
  site.at(path, { headers: who[role]?.headers ?? {}, redirect: "manual" });
const send = (path: string, fields: Record<string, string>, role = "visitor") =>
  site.at(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: who[role]?.headers ?? {},
    redirect: "manual",
  });
const file = (course: string, lesson: string, lang = "en") =>
  readLessonFile(
    readFileSync(
      join(import.meta.dirname, `../../db/academy/${course}/${lesson}.${lang}.md`),
      "utf8",
    ),
    lesson,
  );
/** From each paragraph of a text, the longest part that is the same in markdown and in HTML. */
const runs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => !part.startsWith("#"))
    .map((part) => part.replace(/^(- |\d+\. )/, "").split(/[*_&<>'"“”„«»’\n]/))
    .map((pieces) => pieces.reduce((a, b) => (b.length > a.length ? b : a)))
    .map((run) => run.replace(/^(- |\d+\. )/, ""))
    .filter((run) => run.length > 24);
const text = (course: string, lesson: string, lang = "en") => runs(file(course, lesson, lang).body);
/** All texts of a lesson that only learners may read. */
const secrets = (course: string, lesson: string, lang = "en"): string[] => [
  ...text(course, lesson, lang),
  ...file(course, lesson, lang).questions.flatMap((question) =>
    [question.text, question.explanation].flatMap(runs),
  ),
];
const address = (course: string, lesson: string) => `/academy/${course}/${lesson}`;
const closed = courseNames.flatMap((course) =>
  courses[course].slice(1).map((lesson): [string, string] => [course, lesson]),
);
const [course, taste, locked] = ["how-the-union-decides", "who-is-who", "how-the-council-votes"];
const answers = (lesson: string, wrong: number): Record<string, string> =>
  Object.fromEntries(
    file(course, lesson).questions.map(({ right }, i) => [
      `q${i + 1}`,
      String(i < wrong ? (right + 1) % 3 : right),
    ]),
  );

describe("everybody", () => {
  it("sees what the courses are, and who may take them", async () => {
    const page = textOf(await (await get("/academy")).text());
    for (const said of ["How the Union decides", "Reading the press across borders", "See plans"])
      expect(page).toContain(said);
    expect(page).not.toContain("of 5 lessons passed");
    const lessons = textOf(await (await get(`/academy/${course}`)).text());
    expect(lessons).toContain("Who is who");
    expect(lessons).toContain("Open to everyone");
    expect(lessons.match(/With the Academy plan/g)).toHaveLength(4);
  });

  it("may read the first lesson of each course, and take its test", async () => {
    for (const name of courseNames) {
      const page = await (await get(address(name, courses[name][0]))).text();
      expect(textOf(page)).toContain(text(name, courses[name][0])[0]?.trim());
      expect(page).toContain('name="q5"');
    }
    const sent = await send(address(course, taste), answers(taste, 1));
    expect(sent.status).toBe(303);
    const result = textOf(await (await get(sent.headers.get("location") ?? "")).text());
    expect(result).toContain("Passed: 4 of 5 right.");
    expect(result).toContain("Your result is not kept unless you are signed in.");
    expect(await site.db.selectFrom("academy_progress").selectAll().execute()).toEqual([]);
  });

  it("finds it in the footer, in search engines, and in four languages", async () => {
    for (const lang of locales) {
      const html = await (await get(`${address(course, taste)}?lang=${lang}`)).text();
      const said = text(course, taste, lang)[0]?.trim().replace(/\s+/g, " ");
      expect(textOf(html)).toContain(said);
      expect(html).not.toContain("noindex");
      expect(html).toMatch(/<footer[\s\S]*href="\/academy\?lang=/);
    }
  });
});

describe("a reader", () => {
  it("finds it in the menu of what is theirs, on the dashboard, and where its order ends", async () => {
    const bought = await signIn(site.db, noon, { plan: "academy" });
    const later = new Date(noon.getTime() + 2_592_000_000);
    await site.db
      .insertInto("subscriptions")
      .values({
        id: "sub_academy",
        user_id: bought.id,
        customer_id: "cus_academy",
        status: "active",
        lookup_key: "eunison_academy_month_eur",
        currency: "eur",
        amount: 9_900,
        started_at: noon,
        period_starts_at: noon,
        period_ends_at: later,
        synced_at: noon,
      })
      .execute();
    const see = async (path: string, headers: HeadersInit) =>
      (await site.at(path, { headers })).text();
    const link = /<a[^>]*href="\/academy"/;
    const menu = async (headers: HeadersInit) =>
      (await see("/", headers)).split('id="user-menu"')[1]?.split("</nav>")[0];
    expect(await menu(who.reader?.headers ?? {})).toMatch(link);
    const dashboard = await see("/dashboard", bought.headers);
    expect(dashboard.split('class="quick"')[1]?.split("</section>")[0]).toMatch(link);
    const success = await see("/subscription-success?tier=premium", bought.headers);
    expect(success.split("subscription-acts")[1]?.split("</p>")[0]).toMatch(link);
    const insider = await see("/subscription-success?tier=premium", who.insider?.headers ?? {});
    expect(insider.split("subscription-acts")[1]?.split("</p>")[0]).not.toMatch(link);
  });
});

describe("a lesson of the plan", () => {
  it.each(["visitor", "reader", "basic", "insider", "premium"])(
    "never leaves the server for a %s",
    async (role) => {
      for (const [name, lesson] of closed)
        for (const path of [address(name, lesson), `${address(name, lesson)}.data`]) {
          const answer = await get(`${path}?answers=00000`, role);
          expect(answer.status).toBe(200);
          const html = await answer.text();
          for (const secret of secrets(name, lesson)) expect(html, path).not.toContain(secret);
          expect(html, path).not.toMatch(/\bq1\b/);
          if (!path.endsWith(".data")) expect(html, path).toContain("/pricing");
        }
    },
  );

  it("leaves it in no other language either", async () => {
    for (const lang of locales) {
      const html = await (await get(`${address(course, locked)}?lang=${lang}`)).text();
      for (const secret of secrets(course, locked, lang)) expect(html).not.toContain(secret);
    }
  });

  it.each(["academy", "editor"])("is read whole by an %s", async (role) => {
    for (const [name, lesson] of closed) {
      const html = await (await get(address(name, lesson), role)).text();
      const page = textOf(html);
      const parts = text(name, lesson);
      expect(parts.length).toBeGreaterThan(5);
      for (const part of parts) expect(page).toContain(part.trim());
      expect(html).toContain('name="q5"');
      expect(page).not.toContain("This lesson comes with the Academy plan");
    }
  });

  it.each(["visitor", "premium"])("takes no answers of a %s", async (role) => {
    const answer = await send(address(course, locked), answers(locked, 0), role);
    expect(answer.status).toBe(403);
    const html = await answer.text();
    for (const secret of secrets(course, locked)) expect(html).not.toContain(secret);
    expect(await site.db.selectFrom("academy_progress").selectAll().execute()).toEqual([]);
  });
});

describe("a lesson that no named person has reviewed", () => {
  let production: TestSite;
  let learner: SignedIn;
  beforeAll(async () => {
    production = await openTestSite({
      env: { NODE_ENV: "production", SMTP_URL: "smtp://127.0.0.1:1" },
    });
    learner = await signIn(production.db, noon, { plan: "academy" });
  });
  afterAll(() => production?.close());
  const see = async (path: string, init: RequestInit = {}) =>
    production.at(path, { redirect: "manual", ...init, headers: learner.headers });
  const review = (name: string, lesson: string, lang: (typeof locales)[number]) =>
    recordReviews(
      production.db,
      lessonTexts(join(import.meta.dirname, "../../db/academy")).filter(
        (text) => text.course === name && text.lesson === lesson && text.locale === lang,
      ),
      "Ines Valckenborgh",
      { actor: "test", now: noon },
    );

  it("says elsewhere than in production that it is a sample", async () => {
    const page = textOf(await (await get(address(course, taste))).text());
    expect(page).toContain("This is a sample lesson: it was written with AI");
    expect(page).not.toMatch(/not been reviewed|no person/);
  });

  it("goes to nobody in production, free or paid, as a page or as data, and takes no answers", async () => {
    for (const lesson of [taste, locked])
      for (const path of [address(course, lesson), `${address(course, lesson)}.data`]) {
        const html = await (await see(`${path}?answers=00000`)).text();
        for (const secret of secrets(course, lesson)) expect(html, path).not.toContain(secret);
        expect(html).not.toMatch(/\bq1\b/);
        if (!path.endsWith(".data")) expect(html).toContain("This lesson is still being reviewed");
      }
    const body = new URLSearchParams(answers(taste, 0));
    expect((await see(address(course, taste), { method: "POST", body })).status).toBe(403);
    const listed = textOf(await (await see(`/academy/${course}`)).text());
    expect(listed.match(/Being reviewed/g)).toHaveLength(5);
  });

  it("is not sold", async () => {
    const order = await see("/order?plan=academy");
    expect(order.status).toBe(400);
    expect(textOf(await order.text())).toContain("its courses are still being reviewed");
    // As seen by a reader without the plan.
    const pricing = await (await production.at("/pricing")).text();
    expect(textOf(pricing)).toContain("its courses are still being reviewed");
    expect(pricing).not.toContain("plan=academy");
    const body = new URLSearchParams({ plan: "academy", amount: "9900", trial: "1" });
    expect((await see("/order", { method: "POST", body })).status).toBe(400);
    const bought = await production.at("/functions/create-checkout", {
      method: "POST",
      headers: { ...learner.headers, "content-type": "application/json" },
      body: '{"plan":"academy"}',
    });
    expect(bought.status).toBe(409);
    expect(await bought.json()).toMatchObject({ error: { code: "not_offered" } });
  });

  it("opens with a reviewer in that language, whom it names, until its text changes", async () => {
    await review(course, locked, "en");
    const html = await (await see(address(course, locked))).text();
    const page = textOf(html);
    expect(page).toContain("written with AI and reviewed by Ines Valckenborgh");
    for (const part of text(course, locked)) expect(page).toContain(part.trim());
    expect(html).toContain('name="q5"');
    const german = await (await see(`${address(course, locked)}?lang=de`)).text();
    for (const secret of secrets(course, locked, "de")) expect(german).not.toContain(secret);
    await production.db.updateTable("academy_reviews").set({ text_sha256: "another" }).execute();
    expect(await (await see(address(course, locked))).text()).toContain("still being reviewed");
  });

  it("is sold with all of them reviewed in every language, and not with those of one", async () => {
    const reviewAll = async (lang: (typeof locales)[number]) => {
      for (const name of courseNames)
        for (const lesson of courses[name]) await review(name, lesson, lang);
    };
    await reviewAll("en");
    expect((await see("/order?plan=academy")).status).toBe(400);
    for (const lang of locales) await reviewAll(lang);
    for (const answer of [await see("/order?plan=academy"), await production.at("/pricing")])
      expect(textOf(await answer.text())).not.toContain("courses are still being reviewed");
  });
});

describe("a test", () => {
  it("says beside each question what was right, without a script", async () => {
    const sent = await send(`${address(course, locked)}?lang=de`, answers(locked, 2), "academy");
    expect(sent.status).toBe(303);
    const to = sent.headers.get("location") ?? "";
    expect(to).toMatch(/^\/academy\/[\w-]+\/[\w-]+\?answers=\d{5}&lang=de#test$/);
    const page = textOf(await (await get(to, "academy")).text());
    expect(page).toContain("3 von 5 richtig. Zum Bestehen braucht es 80 %.");
    expect(page.match(/Ihre Antwort: falsch/g)).toHaveLength(2);
    expect(page.match(/Ihre Antwort: richtig/g)).toHaveLength(3);
    for (const { explanation } of file(course, locked, "de").questions)
      expect(page).toContain(explanation);
  });

  it.each([
    ["nothing", {}, 5],
    ["one answer less", { q1: "0", q2: "1", q3: "0", q4: "2" }, 1],
    ["options that there are not", { q1: "3", q2: "-1", q3: "1e0", q4: "x", q5: " 1" }, 5],
  ])("sends back %s", async (_, fields, open) => {
    const answer = await send(address(course, taste), fields as Record<string, string>);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    const said = open === 1 ? "One question has no answer yet." : `${open} questions have no`;
    expect(textOf(html)).toContain(said);
    expect(html.match(/id="q\d-problem"/g)).toHaveLength(open);
    if (open === 1) {
      expect(
        attribute(html, "fieldset", "aria-describedby", "q5-problem", "aria-describedby"),
      ).toBe("q5-problem");
      // The chosen options are still chosen.
      expect(html.match(/checked=""/g)).toHaveLength(4);
    }
  });

  it("sends back what is no form", async () => {
    const answer = await site.at(address(course, taste), {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(400);
  });

  it("shows itself anew for answers that are none", async () => {
    for (const answers of ["", "0", "99999", "000000", "<b>", "٠٠٠٠٠"]) {
      const html = await (
        await get(`${address(course, taste)}?answers=${encodeURIComponent(answers)}`)
      ).text();
      expect(html).toContain('name="q1"');
    }
  });
});

it("does not know courses and lessons that there are not", async () => {
  const paths = ["/academy/nothing", "/academy/constructor", `/academy/${course}/nothing`];
  paths.push(`/academy/${course}/course`, `/academy/${course}/__proto__`);
  paths.push(`/academy/reading-the-press/${taste}`, `/academy/nothing/${taste}`);
  for (const path of paths)
    for (const role of ["visitor", "academy"]) {
      const answer = await get(path, role);
      expect(answer.status, path).toBe(404);
      await answer.body?.cancel();
    }
  expect((await send(`/academy/${course}/nothing`, {}, "academy")).status).toBe(404);
});

it("keeps progress, and says with a date that a course is completed", async () => {
  const page = async () => textOf(await (await get(`/academy/${course}`, "academy")).text());
  await site.db.deleteFrom("academy_progress").execute();
  await send(address(course, locked), answers(locked, 2), "academy");
  expect(await page()).toContain("Best result so far: 60%");
  expect(await page()).toContain("0 of 5 lessons passed");
  for (const lesson of courses["how-the-union-decides"]) {
    expect(await page()).not.toContain("Course completed");
    await send(address(course, lesson), answers(lesson, lesson === locked ? 1 : 0), "academy");
  }
  const completed = await page();
  expect(completed).toContain("5 of 5 lessons passed");
  expect(completed).toContain("Passed on 21 November 2026, best result 80%");
  expect(completed).toContain("Course completed");
  expect(completed).toContain("21 November 2026 Print this page to keep the note.");
  const rows = await site.db.selectFrom("academy_progress").select("user_id").execute();
  expect(rows.map((row) => row.user_id)).toEqual(Array(5).fill(who.academy?.id));
  expect(textOf(await (await get(`/academy/${course}`, "editor")).text())).not.toContain(
    "Course completed",
  );
});

it("ends with the plan, and keeps what was passed", async () => {
  const leaving = await signIn(site.db, noon, { plan: "academy" });
  who.leaving = leaving;
  await send(address(course, locked), answers(locked, 0), "leaving");
  await site.db
    .updateTable("entitlements")
    .set({ ends_at: noon })
    .where("user_id", "=", leaving.id)
    .execute();
  const html = await (await get(address(course, locked), "leaving")).text();
  for (const secret of secrets(course, locked)) expect(html).not.toContain(secret);
  expect(textOf(html)).toContain("1 of 5 lessons passed");
});
