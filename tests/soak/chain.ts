// One `npm start` and all that it started, by what each process is. What is promised for its end differs:
// the sandbox is started again while the others go on, and every other one takes the whole chain with it.
import { setTimeout as delay } from "node:timers/promises";
import { familyOf, type Run, start, survivors } from "../host/processes.ts";

export type Kind = "npm" | "script" | "program" | "database" | "sandbox";

// Where waiting ends, so that no run hangs. The tally judges how long things took.
const readyWithinMs = 600_000;
const goneWithinMs = 30_000;

export type Chain = {
  run: Run;
  /** Where the site is; empty for a worker, which listens nowhere. */
  url: string;
  /** From the start until it was ready, in milliseconds. */
  took: number;
};

const marks: [Kind, RegExp][] = [
  ["database", /server\/database\.ts/],
  ["sandbox", /stripe-sandbox\/main\.ts/],
  ["program", /server\/main\.ts/],
  ["script", /scripts\/start\.mjs/],
  ["npm", /npm/],
];
const lastOf = (run: Run) => run.err().slice(-2_000);
const kindOf = (args: string) => marks.find(([, mark]) => mark.test(args))?.[0];

// EX_UNAVAILABLE: the database could not be reached, which may be well a moment later.
const unavailable = 69;

/**
 * Starts a role and returns when it is ready: a site answers /readyz, a worker says so. A start that the database
 * kept waiting for too long is repeated, as a service manager would do.
 */
export async function startChain(
  role: "start" | "start:web" | "start:worker",
  env: Record<string, string>,
): Promise<Chain> {
  const began = performance.now();
  const left = () => readyWithinMs - (performance.now() - began);
  const word = role === "start:worker" ? "worker is ready" : "ready at";
  for (;;) {
    const run = start("npm", ["run", "--silent", role], { PORT: "0", ...env });
    const said = run.said(word).then(() => null);
    const ended = await within(
      left(),
      Promise.race([said.catch(() => run.ended), run.ended]),
      () => `${role} is not ready:\n${lastOf(run)}`,
    );
    if (ended === unavailable) continue;
    if (ended !== null) throw new Error(`${role} ended with ${ended}:\n${lastOf(run)}`);
    const url = /ready at (\S+)/.exec(run.out())?.[1] ?? "";
    if (url)
      await untilReady(url).catch((error: Error) => {
        throw new Error(`${error.message}\n${lastOf(run)}`);
      });
    return { run, url, took: performance.now() - began };
  }
}

/** Waits until a site says that it is well. @returns how long that took, in milliseconds */
export async function untilReady(url: string): Promise<number> {
  let said = "nothing";
  const isReady = async () => {
    try {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
      said = await answer.text();
      return answer.ok;
    } catch (error) {
      said = String(error);
      return false;
    }
  };
  return until(() => `the site is not ready and says: ${said}`, isReady);
}

/** @returns the processes of a chain, oldest first @throws for a process of an unknown kind */
export function membersOf({ run }: Chain): { pid: number; kind: Kind }[] {
  return familyOf(run.pid).map(({ pid, args }) => {
    const kind = kindOf(args);
    if (!kind) throw new Error(`a process of an unknown kind: ${args}`);
    return { pid, kind };
  });
}

/**
 * Kills one process, for which its whole chain has to end.
 * @returns how long that took, in milliseconds @throws when a process is left
 */
export async function killChain(chain: Chain, kind: Kind): Promise<number> {
  const members = membersOf(chain);
  process.kill(memberOf(chain, kind), "SIGKILL");
  const killed = performance.now();
  const pids = await survivors(
    members.map(({ pid }) => pid),
    goneWithinMs,
  );
  const left = members.filter(({ pid }) => pids.includes(pid)).map((one) => one.kind);
  if (left.length)
    throw new Error(`left after the end of ${kind}: ${left.join(", ")}\n${lastOf(chain.run)}`);
  return performance.now() - killed;
}

/** @returns the id of the process of a kind @throws when there is none */
export function memberOf(chain: Chain, kind: Kind): number {
  const member = membersOf(chain).find((one) => one.kind === kind);
  if (!member) throw new Error(`there is no ${kind}`);
  return member.pid;
}

/** Looks until something holds. @returns after how many milliseconds it did @throws when it does not in time */
export async function until(
  what: () => string,
  holds: () => Promise<boolean>,
  withinMs = readyWithinMs,
): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > withinMs) throw new Error(`${what()} after ${withinMs} ms`);
    await delay(25);
  }
  return performance.now() - began;
}

/** @throws when the work is not done in time; `what` says what came instead */
export async function within<T>(ms: number, work: Promise<T>, what: () => string): Promise<T> {
  const stop = new AbortController();
  const late = delay(ms, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`${what()} after ${ms} ms`);
  });
  late.catch(() => {});
  return Promise.race([work, late]).finally(() => stop.abort());
}
