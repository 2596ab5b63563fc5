import { savedItemKeys } from "#library/saved-item-keys.ts";
import { readBrowser, subscribe } from "#ui/own-storage.ts";
import { type Copy, copiesAtOnce, type KeepingPlan } from "../copy.ts";
import {
  dropCopies,
  dropEnded,
  forgetOthers,
  type KeptList,
  keepCopy,
  keepList,
  keptOf,
} from "../kept-store.ts";
import { keepingKey, keepingOff } from "../may-keep-offline.ts";
import { whatChanged } from "../what-changed.ts";
import { accountReader } from "./account-reader.ts";

/** Copies are fresh for this time, in milliseconds, unless something else is saved. */
const freshMs = 10 * 60_000;
/** Waits until a change of the queue has reached the account. */
const afterChangeMs = 1_500;

/**
 * Keeps the reader's queue and today's brief on the device, now and when the queue changes. One page of the browser does so
 * at a time; changes in the meantime are kept afterwards.
 */
export async function keepCopies(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepInTurn().catch(console.info), afterChangeMs);
  };
  const keepInTurn = async () => {
    if (!(await keepNow())) keepSoon();
  };
  let last = savedItemKeys().join();
  subscribe(() => {
    const names = savedItemKeys().join();
    if (names === last) return;
    last = names;
    keepSoon();
  });
  await keepInTurn();
}

/** @returns false if this page or another one is updating the copies already */
const keepNow = (): Promise<boolean> =>
  navigator.locks.request("kept copies", { ifAvailable: true }, async (lock) => {
    if (lock && readBrowser(keepingKey) !== keepingOff) await update();
    return lock !== null;
  });

async function update(): Promise<void> {
  const reader = accountReader();
  const found = await keptOf(reader);
  const kept = found && (await dropEnded(found, new Date()));
  const saved = savedItemKeys();
  const isFresh = kept !== null && Date.now() - Date.parse(kept.at) < freshMs;
  const isSame =
    kept !== null &&
    saved.every((name) => kept.saved.includes(name)) &&
    kept.saved.every((name) => saved.includes(name));
  if (isFresh && isSame) return;
  const plan = await ask<KeepingPlan>({ do: "plan", reader, saved: reader ? [] : saved });
  if (plan === "otherReader") return forgetOthers(null);
  if (plan) await applyPlan(plan, kept);
}

async function applyPlan(plan: KeepingPlan, kept: KeptList | null): Promise<void> {
  const { reader } = plan;
  const { versions, ...known } = plan;
  const { missing, gone } = whatChanged(plan, kept);
  const entries = { ...kept?.entries };
  for (const name of gone) delete entries[name];
  await keepList({ ...known, entries });
  await dropCopies(reader, gone);
  for (let n = 0; n < missing.length; n += copiesAtOnce) {
    const names = missing.slice(n, n + copiesAtOnce);
    const copies = await ask<Record<string, Copy>>({ do: "copies", reader, names });
    if (copies === "otherReader") return forgetOthers(null);
    if (!copies) return;
    for (const name of names) {
      const copy = copies[name];
      if (!copy) {
        delete entries[name];
        await dropCopies(reader, [name]);
        continue;
      }
      const bytes = await keepCopy(reader, name, copy, await pictureOf(copy));
      const { title } = copy.item;
      const { forMembers } = copy;
      const version = versions[name] ?? "";
      entries[name] = { version, keptAt: new Date().toISOString(), title, forMembers, bytes };
    }
    await keepList({ ...known, entries });
  }
}

async function pictureOf({ picture }: Copy): Promise<Response | null> {
  const answer = picture ? await fetch(picture).catch(() => null) : null;
  return answer?.ok ? answer : null;
}

async function ask<T>(call: object): Promise<T | "otherReader" | null> {
  const answer = await fetch("/functions/offline", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(call),
  }).catch(() => null);
  if (answer?.status === 409) return "otherReader";
  return answer?.ok ? answer.json() : null;
}
