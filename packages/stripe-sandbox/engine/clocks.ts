// Runs the clocks: test clocks that are advancing, and the global one, which also follows real time.
import { globalClock, globalNowMs, type World } from "../world.ts";
import { setGlobalClock, stepGlobalClock, stepTestClock } from "./advance.ts";
import { nextDue } from "./timers.ts";

export type Clocks = ReturnType<typeof newClocks>;

/** `onError` is called when a step fails, which is a bug of the engine. */
export function newClocks(
  world: World,
  { idle, onError }: { idle: (ms: number) => Promise<boolean>; onError: (error: unknown) => void },
) {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let moving: Promise<void> = Promise.resolve();
  const advancing = new Map<string, Promise<void>>();
  const yieldToRequests = () => new Promise<void>((resolve) => setImmediate(resolve));

  /** Requests are served between the steps, so that they see the clock as advancing. */
  async function advance(id: string): Promise<void> {
    for (let more = true; more && !closed; ) {
      await yieldToRequests();
      if (closed) return;
      try {
        more = stepTestClock(world, id);
      } catch (error) {
        onError(error);
        const clock = world.store.get("test_clock", id);
        if (clock) world.store.save("test_clock", { ...clock, status: "internal_failure" });
        return;
      }
    }
  }

  async function runGlobal(targetMs: number): Promise<void> {
    for (let more = true; more && !closed; ) {
      try {
        more = stepGlobalClock(world, targetMs);
      } catch (error) {
        // It would fail again, so the timer is dropped and the clock goes on.
        onError(error);
        world.store
          .sql(
            "delete from timers where seq = (select seq from timers where clock = ? order by due, rank, seq limit 1)",
          )
          .run(globalClock);
      }
      if (more) await yieldToRequests();
    }
  }

  const queue = (work: () => Promise<void>): Promise<void> => {
    moving = moving.then(work);
    return moving;
  };

  function tick(): void {
    if (closed) return;
    for (const { id } of world.store.list("test_clock", { status: "advancing" }))
      if (!advancing.has(id))
        advancing.set(
          id,
          advance(id).finally(() => advancing.delete(id)),
        );
    clearTimeout(timer);
    const due = nextDue(world, globalClock);
    if (due === null) return;
    const remainingMs = due * 1000 - globalNowMs(world);
    if (remainingMs > 0) timer = setTimeout(tick, Math.min(remainingMs, 60_000)).unref();
    else
      void queue(async () => {
        await runGlobal(globalNowMs(world));
        timer = setTimeout(tick, 1000).unref();
      });
  }

  return {
    tick,
    /** Moves the global clock forward; what falls due on the way happens at its own moment. */
    moveGlobal: (targetMs: number): Promise<void> =>
      queue(async () => {
        await runGlobal(targetMs);
        if (!closed) setGlobalClock(world, targetMs);
        tick();
      }),
    /** Resolves when no clock advances and nothing is left to deliver; false when that took too long. */
    settle: async (ms: number): Promise<boolean> => {
      await moving;
      while (advancing.size) await Promise.all(advancing.values());
      return idle(ms);
    },
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      await Promise.all([moving, ...advancing.values()]);
    },
  };
}
