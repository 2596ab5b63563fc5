// Customers that the payment sandbox is asked to make while it is killed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { until } from "./chain.ts";

const pauseMs = 50;

export type Customers = {
  /** Makes one after another until it is ended; who gets no answer asks again. */
  begin(): () => Promise<void>;
  /** Waits until the sandbox answers. @returns how long that took, in milliseconds */
  ready(): Promise<number>;
  acknowledged(): number;
  /** How many of those that it has acknowledged the sandbox does not know. */
  lost(): Promise<number>;
};

export function openCustomers(dataDir: string): Customers {
  const known: string[] = [];

  /** @returns the answer, or null when the sandbox is not there */
  async function ask(path: string, body?: URLSearchParams): Promise<Response | null> {
    const { port, secretKey } = JSON.parse(
      readFileSync(join(dataDir, "stripe-sandbox.json"), "utf8"),
    );
    try {
      return await fetch(`http://127.0.0.1:${port}${path}`, {
        ...(body && { method: "POST", body }),
        headers: { authorization: `Bearer ${secretKey}` },
        signal: AbortSignal.timeout(10_000),
      });
    } catch {
      return null;
    }
  }

  return {
    acknowledged: () => known.length,
    ready: () =>
      until(
        () => "the sandbox does not answer",
        async () => (await ask("/healthz"))?.ok ?? false,
      ),
    begin: () => {
      const stop = new AbortController();
      const make = async () => {
        while (!stop.signal.aborted) {
          const made = await ask("/v1/customers", new URLSearchParams({ name: "A reader" }));
          const { id } = (await made?.json().catch(() => null)) ?? {};
          if (made?.ok && id) known.push(id);
          await delay(pauseMs);
        }
      };
      const making = make();
      return async () => {
        stop.abort();
        await making;
      };
    },
    lost: async () => {
      const there = new Set<string>();
      for (let last = ""; ; ) {
        const page = await ask(`/v1/customers?limit=100${last && `&starting_after=${last}`}`);
        const { data, has_more } = await (page as Response).json();
        for (const { id } of data) there.add(id);
        last = data.at(-1)?.id ?? "";
        if (!has_more) break;
      }
      return known.filter((id) => !there.has(id)).length;
    },
  };
}
