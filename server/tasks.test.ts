import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runTasks } from "./tasks.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

/** A task that fails at its first runs and then succeeds. */
function failing(everyMs: number, times: number) {
  const run = vi.fn(async () => {
    if (run.mock.calls.length <= times) throw new Error("the database is away");
  });
  return { name: "task", everyMs, run };
}

it("a daily task that met a database that was away is tried again within a minute, not the next day", async () => {
  const task = failing(86_400_000, 2);
  const worker = runTasks([task], log);
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.problem()).toBe("failing: task");
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(worker.problem()).toBe(null);
  expect(task.run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(task.run).toHaveBeenCalledTimes(3);
  await worker.stop();
});

it("a hasty task that fails waits for a heartbeat", async () => {
  const task = failing(1_000, 1);
  const worker = runTasks([task], log);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(task.run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(task.run.mock.calls.length).toBeGreaterThan(1);
  expect(worker.problem()).toBe(null);
  await worker.stop();
});

it("runs every task in the first round, a few at a time, and one that hangs keeps none of them back", async () => {
  let now = 0;
  let most = 0;
  const begun: string[] = [];
  const tasks = Array.from({ length: 12 }, (_, n) => ({
    name: `task ${n}`,
    everyMs: 60 * minute,
    run: async () => {
      begun.push(`task ${n}`);
      most = Math.max(most, ++now);
      await new Promise((done) => setTimeout(done, n === 0 ? 10 * minute : 1_000));
      now--;
    },
  }));
  const worker = runTasks(tasks, log);
  await vi.advanceTimersByTimeAsync(minute);
  expect(begun).toHaveLength(12);
  expect(most).toBe(4);
  await vi.advanceTimersByTimeAsync(10 * minute);
  await worker.stop();
});

it("tells a task which others fail, from its first run on", async () => {
  const heartbeat = { name: "heartbeat", everyMs: 15_000, run: vi.fn(async () => {}) };
  const worker = runTasks([heartbeat, failing(minute, 1)], log);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heartbeat.run.mock.calls).toEqual([[null], ["failing: task"]]);
  await worker.stop();
});

it("a task that is woken runs at once, and once more where it is running", async () => {
  const run = vi.fn(() => new Promise((done) => setTimeout(done, 1_000)));
  const worker = runTasks([{ name: "task", everyMs: 60 * minute, run }], log);
  await vi.advanceTimersByTimeAsync(500);
  for (let n = 0; n < 2; n++) worker.wakeTask("task");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(2);
  worker.wakeTask("task");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(3);
  await worker.stop();
});
