import { savedItemKeys } from "#library/saved-item-keys.ts";
import { minuteMs } from "#platform/duration.ts";
import { subscribe } from "#ui/reader-storage.ts";
import { type Copy, type CopyPlan, copiesAtOnce, maxSavedCopies } from "../copy.ts";
import {
  type CopyList,
  copyListOf,
  deleteCopiesOfOthers,
  deleteEndedCopies,
  isStorageFull,
  storeCopy,
  storeList,
} from "../copy-store.ts";
import { rememberDeviceFull } from "../device-full.ts";
import { diffCopies } from "../diff-copies.ts";
import { mayStoreCopies } from "../may-store-copies.ts";
import { accountId } from "./account-id.ts";

/** The browser's lock that is held while the copies change. */
export const copiesLock = "kept copies";
/** Copies are fresh for this time, in milliseconds, unless something else is saved. */
const freshMs = 10 * minuteMs;
/** Waits until a change of the queue has reached the account. */
const afterChangeMs = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Stores the reader's queue and today's brief on the device, now and when the queue changes. One page of the browser does so
 * at a time; changes in the meantime are stored afterwards.
 */
export async function updateCopies(): Promise<void> {
  watchQueue();
  await updateInTurn();
}

/** Updates the copies when the queue changes, once for each change however often this is called. */
function watchQueue(): void {
  if (isWatching) return;
  isWatching = true;
  let last = savedItemKeys().join();
  subscribe(() => {
    const saved = savedItemKeys().join();
    if (saved === last) return;
    last = saved;
    updateSoon();
  });
}

function updateSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void updateInTurn().catch(console.info), afterChangeMs);
}

async function updateInTurn(): Promise<void> {
  if (!(await updateNow())) updateSoon();
}

/** @returns false if this page or another one is updating the copies already */
const updateNow = (): Promise<boolean> =>
  navigator.locks.request(copiesLock, { ifAvailable: true }, async (lock) => {
    if (lock && mayStoreCopies()) await update();
    return lock !== null;
  });

async function update(): Promise<void> {
  const reader = accountId();
  const found = await copyListOf(reader);
  const list = found && (await deleteEndedCopies(found, new Date()));
  const saved = savedItemKeys();
  const copied = saved.slice(0, maxSavedCopies);
  const isFresh = list !== null && Date.now() - Date.parse(list.at) < freshMs;
  const isSame =
    list !== null &&
    copied.every((key) => list.saved.includes(key)) &&
    list.saved.every((key) => copied.includes(key));
  if (isFresh && isSame) return;
  const plan = await ask<CopyPlan>({ do: "plan", reader, saved: reader ? [] : saved });
  if (plan === "otherReader") return deleteCopiesOfOthers(null);
  if (!plan) return;
  try {
    if (await applyPlan(plan, list)) rememberDeviceFull(false);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    rememberDeviceFull(true);
  }
}

/**
 * Deletes the copies that the plan no longer has, and stores those that are missing.
 * @returns whether the server gave all of them @throws if the storage is full: the list then has those that had room
 */
async function applyPlan(plan: CopyPlan, list: CopyList | null): Promise<boolean> {
  const { reader } = plan;
  const { versions, ...known } = plan;
  const { missing, gone } = diffCopies(plan, list);
  const entries = { ...list?.entries };
  for (const key of gone) delete entries[key];
  const next = { ...known, entries };
  await storeList(next, { gone });
  for (let n = 0; n < missing.length; n += copiesAtOnce) {
    const keys = missing.slice(n, n + copiesAtOnce);
    const copies = await ask<Record<string, Copy>>({ do: "copies", reader, names: keys });
    if (copies === "otherReader") await deleteCopiesOfOthers(null);
    if (!copies || copies === "otherReader") return false;
    const added: string[] = [];
    const withdrawn: string[] = [];
    try {
      for (const key of keys) {
        const copy = copies[key];
        if (!copy) {
          delete entries[key];
          withdrawn.push(key);
          continue;
        }
        const bytes = await storeCopy(reader, key, copy, await pictureOf(copy));
        const { title } = copy.item;
        const { forMembers } = copy;
        const version = versions[key] ?? "";
        if (!entries[key]) added.push(key);
        entries[key] = { version, keptAt: new Date().toISOString(), title, forMembers, bytes };
      }
    } finally {
      await storeList(next, { gone: withdrawn, added });
    }
  }
  return true;
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
