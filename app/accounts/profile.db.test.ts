import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openImages } from "#platform/images.server.ts";
import { openFolder } from "#platform/storage/folder.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { readAvatar, storeAvatar } from "./avatar.server.ts";
import { preferenceCookies, preferencesOf, savePreferences } from "./preferences.server.ts";
import { profileOf, removeAvatar, saveProfile, setAvatar } from "./profile.server.ts";
import { defaultPreferences } from "./reader.ts";
import { isTimeZone, timeZones } from "./time-zones.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-22T12:00:00Z");
let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "eunison-avatars-"));
});
afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const reader = async () => (await signIn(database.db, now)).id;
const good = {
  first_name: "Ines",
  last_name: "V.",
  bio: "",
  phone: "",
  location: "Brussels",
  timezone: "Europe/Brussels",
};

describe("a profile", () => {
  it("begins empty, in UTC, and keeps what is saved, for its own reader", async () => {
    const [one, other] = [await reader(), await reader()];
    expect(await profileOf(database.db, one)).toMatchObject({ first_name: "", timezone: "UTC" });
    expect(await saveProfile(database.db, one, good, now)).toEqual({ ok: true });
    expect(await saveProfile(database.db, one, { ...good, bio: "Reads." }, later)).toEqual({
      ok: true,
    });
    expect(await profileOf(database.db, one)).toEqual({ ...good, bio: "Reads." });
    expect(await profileOf(database.db, other)).toMatchObject({ first_name: "" });
    const row = await database.db
      .selectFrom("profiles")
      .selectAll()
      .where("user_id", "=", one)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ phone: null, updated_at: later, avatar_url: null });
  });

  it("refuses what the rules refuse, and time zones that there are not", async () => {
    const id = await reader();
    for (const timezone of ["Europe/Atlantis", "+01:00", "utc", "x".repeat(2_000)])
      expect(await saveProfile(database.db, id, { ...good, timezone }, now)).toEqual({
        ok: false,
        problems: { timezone: "timezone" },
      });
    expect(await saveProfile(database.db, id, { ...good, first_name: " " }, now)).toEqual({
      ok: false,
      problems: { first_name: "first_name" },
    });
    expect(await profileOf(database.db, id)).toMatchObject({ first_name: "", timezone: "UTC" });
  });

  it("lets a zone stay that has another name today", async () => {
    const { id } = await signIn(database.db, now, { timezone: "Europe/Old" });
    expect(await saveProfile(database.db, id, { ...good, timezone: "Europe/Old" }, now)).toEqual({
      ok: true,
    });
  });

  it("offers zones that the database can count days in", async () => {
    expect(timeZones[0]).toBe("UTC");
    expect(timeZones.length).toBeGreaterThan(300);
    const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(
      database.db,
    );
    const known = new Set(rows.map((row) => row.name));
    expect(timeZones.filter((zone) => !known.has(zone))).toEqual([]);
    expect(isTimeZone("Europe/Brussels")).toBe(true);
  });
});

describe("preferences", () => {
  it("are the defaults until something is saved, and then that alone is other", async () => {
    const id = await reader();
    expect(await preferencesOf(database.db, id)).toEqual(defaultPreferences);
    await savePreferences(database.db, id, { theme: "dark" }, now);
    expect(await preferencesOf(database.db, id)).toEqual({ ...defaultPreferences, theme: "dark" });
    await savePreferences(database.db, id, { language: "de", privacy_analytics: false }, later);
    expect(await preferencesOf(database.db, id)).toEqual({
      ...defaultPreferences,
      theme: "dark",
      language: "de",
      privacy_analytics: false,
    });
  });

  it("become the cookies of a browser at sign-in", () => {
    const preferences = { ...defaultPreferences, language: "fr", theme: "dark" } as const;
    expect(preferenceCookies(preferences, { baseUrl: "https://news.example.eu" })).toEqual([
      "language=fr; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
      "theme=dark; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
    ]);
    const polish = { ...preferences, story_languages: "pl" };
    expect(preferenceCookies(polish, { baseUrl: "http://localhost" }).at(-1)).toBe(
      "stories=pl; Max-Age=31536000; Path=/; SameSite=Lax",
    );
  });
});

describe("a picture", () => {
  const images = openImages({ dir: join(tmpdir(), "unused"), maxBytes: 1, masters: "" });
  const store = () => ({ db: database.db, storage: openFolder(dataDir), images });
  const files = () => readdir(join(dataDir, "avatars")).catch(() => []);
  const drawn = (format: "jpeg" | "png" | "webp") =>
    sharp({ create: { width: 640, height: 400, channels: 3, background: "#c3121f" } })
      .withExif({ IFD0: { Copyright: "secret place" } })
      .toFormat(format)
      .toBuffer();

  it("is kept as two squares without what the camera wrote, and replaces the one before", async () => {
    const id = await reader();
    const first = await setAvatar(store(), id, await drawn("jpeg"), now);
    if (!first.ok) throw new Error(first.reason);
    expect(first.url).toMatch(/^\/avatar\/[\w-]{22}\.webp$/);
    const name = first.url.replace("/avatar/", "");
    for (const [file, side] of [
      [name, 400],
      [name.replace(".webp", "-100.webp"), 100],
    ] as const) {
      const bytes = Buffer.from((await readAvatar(openFolder(dataDir), file)) ?? []);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: "webp",
        width: side,
        height: side,
      });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes("secret place")).toBe(false);
    }
    const second = await setAvatar(store(), id, await drawn("png"), later);
    if (!second.ok) throw new Error(second.reason);
    expect(second.url).not.toBe(first.url);
    expect((await files()).length).toBe(2);
    expect(await readAvatar(openFolder(dataDir), name)).toBeNull();
    await removeAvatar(store(), id);
    expect(await files()).toEqual([]);
    const row = await database.db
      .selectFrom("profiles")
      .select("avatar_url")
      .where("user_id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ avatar_url: null });
  });

  it("may be put up twice at once: one stays, and only its files", async () => {
    const id = await reader();
    const picture = await drawn("webp");
    await Promise.all([1, 2, 3].map(() => setAvatar(store(), id, picture, now)));
    expect((await files()).length).toBe(2);
    await removeAvatar(store(), id);
    await removeAvatar(store(), id);
    expect(await files()).toEqual([]);
  });

  it("is refused when it is none, is broken, or is too large", async () => {
    const jpeg = await drawn("jpeg");
    const refused = async (bytes: Uint8Array) => await storeAvatar(store(), "ana", bytes);
    expect(await refused(Buffer.from("<svg onload='alert(1)'/>"))).toEqual({
      ok: false,
      reason: "type",
    });
    expect(await refused(Buffer.alloc(0))).toEqual({ ok: false, reason: "none" });
    expect(await refused(jpeg.subarray(0, 200))).toEqual({ ok: false, reason: "broken" });
    expect(
      await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<html>")])),
    ).toEqual({ ok: false, reason: "broken" });
    expect(await refused(Buffer.concat([jpeg, Buffer.alloc(5_242_880)]))).toEqual({
      ok: false,
      reason: "large",
    });
    expect(await files()).toEqual([]);
  });

  it("is read by no other name", async () => {
    await writeFile(join(dataDir, "secret"), "x");
    for (const file of ["../secret", "..%2fsecret", "secret", ".webp", `${"a".repeat(22)}.webp`])
      expect(await readAvatar(openFolder(dataDir), file)).toBeNull();
  });
});
