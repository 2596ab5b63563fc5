// Runs tasks periodically. Without the tasks of the site (worker.ts), which bring every room into the process.
import { minuteMs } from "#platform/duration.ts";
import type { Log } from "#platform/log.server.ts";

export type Worker = {
  /** Which tasks fail; null while none does. */
  problem(): string | null;
  /** Runs every task that is not running at once, for example after the clock was moved. */
  wake(): void;
  stop(): Promise<void>;
};

export type TaskRunner = Worker & {
  /** Runs a task at once, or once more as soon as its current run has ended. */
  wakeTask(name: string): void;
};

export type Task = {
  name: string;
  everyMs: number;
  /** @param problem which tasks fail; null while none does */
  run: (problem: string | null) => Promise<unknown>;
};

/** How often a worker says in the database that it runs, in milliseconds. */
export const heartbeatMs = 15_000;

/**
 * So many tasks run at once in the first round, in which all are due. The pool has five connections and gives up after
 * waiting for one for some seconds, and a database that has just started is slow.
 */
const firstAtOnce = 4;

/**
 * Runs each task soon, in their order, and then again `everyMs` after it has ended, so that a slow one never meets itself.
 * A failure is logged and does not affect the other tasks. A failed task runs again after its interval, but after at
 * least a heartbeat and at most a minute, since its interval may be a day.
 */
export function runTasks(tasks: Task[], log: Log): TaskRunner {
  let stopped = false;
  const failed = new Set<string>();
  const again = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const problem = () => (failed.size ? `failing: ${[...failed].join(", ")}` : null);
  const runOnce = async (task: Task): Promise<void> => {
    try {
      await task.run(problem());
      failed.delete(task.name);
    } catch (error) {
      if (!stopped) log.error({ err: error, task: task.name }, "a task of the worker failed");
      failed.add(task.name);
    }
    const interval = failed.has(task.name)
      ? Math.min(Math.max(task.everyMs, heartbeatMs), minuteMs)
      : task.everyMs;
    const pause = again.delete(task.name) ? 0 : interval;
    if (!stopped)
      timers.set(
        task.name,
        setTimeout(() => start(task), pause),
      );
  };
  const start = (task: Task) => {
    timers.delete(task.name);
    running.set(task.name, runOnce(task));
  };
  const startNow = (task: Task): boolean => {
    const timer = timers.get(task.name);
    if (!timer || stopped) return false;
    clearTimeout(timer);
    start(task);
    return true;
  };
  const waiting = [...tasks];
  const runFirst = async () => {
    for (let task = waiting.shift(); task && !stopped; task = waiting.shift()) {
      start(task);
      await running.get(task.name);
    }
  };
  for (let lane = 0; lane < firstAtOnce; lane++) void runFirst();
  return {
    problem,
    wake: () => {
      for (const task of tasks) startNow(task);
    },
    wakeTask: (name) => {
      for (const task of tasks) if (task.name === name && !startNow(task)) again.add(name);
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
