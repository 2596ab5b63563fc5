import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { openFolder } from "#platform/storage/folder.server.ts";
import { moveFiles } from "#platform/storage/move.server.ts";
import { listAll } from "#platform/storage/storage.server.ts";
import { openTestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { strayAvatars } from "./stray-avatars.server.ts";

it("finds the pictures that no profile names, once an upload is certainly over", async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const dir = mkdtempSync(join(tmpdir(), "stray-avatars-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const folder = openFolder(join(dir, "one"));
  const named = "n".repeat(22);
  const erased = "e".repeat(22);
  for (const name of [named, erased])
    for (const file of [`${name}.webp`, `${name}-100.webp`])
      await folder.put(`avatars/${file}`, Buffer.from(name));
  await folder.put("recordings/1/film.mp4", Buffer.from("film"));
  const now = vi.spyOn(Date, "now");
  const later = Date.now() + 61_000;
  now.mockReturnValue(later);
  expect(await strayAvatars(db, folder)).toEqual([]);
  now.mockReturnValue(later - 61_000);
  const { id } = await signIn(db, new Date());
  const profile = { user_id: id, avatar_url: `/avatar/${named}.webp`, updated_at: new Date() };
  await db.insertInto("profiles").values(profile).execute();
  expect(await strayAvatars(db, folder)).toEqual([]);
  now.mockReturnValue(later);
  const stray = await strayAvatars(db, folder);
  expect(stray.sort()).toEqual([`avatars/${erased}-100.webp`, `avatars/${erased}.webp`]);
  const other = openFolder(join(dir, "two"));
  await moveFiles(folder, other, () => {}, new Set(stray));
  expect((await listAll(other, "")).map(({ key }) => key).sort()).toEqual([
    `avatars/${named}-100.webp`,
    `avatars/${named}.webp`,
    "recordings/1/film.mp4",
  ]);
});
