import type { AddressInfo } from "node:net";
import { newClocks } from "./engine/clocks.ts";
import { newServer } from "./http/server.ts";
import { newEndpoint } from "./objects/machinery.ts";
import { openStore } from "./store.ts";
import { newDeliveryWorker } from "./webhooks/deliver.ts";
import { newFaults } from "./webhooks/faults.ts";
import type { World } from "./world.ts";

export type SandboxOptions = {
  /** 0, the default, takes a free one. */
  port?: number;
  host?: string;
  /** Where state is kept; null, the default, keeps it in memory. */
  folder?: string | null;
  secretKey?: string;
  /** The endpoint that gets all events; more can be made through the API. */
  webhook?: { url: string; secret: string } | null;
  /** The address of the pages for browsers; by default the one that it listens on. */
  publicUrl?: string | null;
  businessName?: string;
  /** Milliseconds before each further attempt to deliver an event. */
  retryPauses?: number[];
  /** How long an endpoint may take to answer. */
  timeoutMs?: number;
  /** Called with unexpected errors. */
  onError?: (error: unknown) => void;
};

/** Half a second to a minute, fifteen attempts, then the delivery has failed. */
const defaultPauses = [
  500,
  1000,
  2000,
  4000,
  8000,
  15_000,
  30_000,
  ...Array<number>(7).fill(60_000),
];

const configuredEndpoint = "we_configured";

/**
 * Starts a sandbox in this process: Stripe's API, the hosted pages and deliveries. Tests embed it; main.ts runs
 * it as a process of its own. `control` calls an endpoint under /_sandbox and answers its JSON, or throws.
 */
export async function startSandbox(options: SandboxOptions = {}) {
  const {
    port = 0,
    host = "127.0.0.1",
    folder = null,
    secretKey = "sk_test_sandbox",
    webhook = null,
    businessName = "Eunison",
    retryPauses = defaultPauses,
    timeoutMs = 10_000,
    onError = (error: unknown) => console.error(error),
  } = options;
  const store = openStore(folder);
  let awake = false;
  const world: World = {
    store,
    publicUrl: "",
    business: { name: businessName, country: "DE" },
    realNow: () => Date.now(),
    request: null,
    wake: () => {
      if (awake) return;
      awake = true;
      setImmediate(() => {
        awake = false;
        deliveryWorker.pump();
        clocks.tick();
      });
    },
  };
  const deliveryWorker = newDeliveryWorker(world, { pauses: retryPauses, timeoutMs });
  const clocks = newClocks(world, { idle: deliveryWorker.idle, onError });
  const faults = newFaults();
  const server = newServer({ world, deliveryWorker, clocks, faults, secretKey, onError });

  store.atomically(() => {
    store.setGlobal("frozen", 0);
    if (!webhook) return;
    const now = Math.floor(world.realNow() / 1000);
    const known = store.get("endpoint", configuredEndpoint);
    const fresh = known ?? newEndpoint(configuredEndpoint, now, webhook.url, ["*"]);
    store.save("endpoint", { ...fresh, url: webhook.url });
    store.setPrivateState(configuredEndpoint, { secrets: [webhook.secret] });
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const url = `http://${host}:${bound.port}`;
  world.publicUrl = (options.publicUrl ?? url).replace(/\/$/, "");
  world.wake();

  return {
    url,
    host,
    port: bound.port,
    publicUrl: world.publicUrl,
    secretKey,
    control: async (line: string, body: object = {}): Promise<unknown> => {
      const [method = "", path = ""] = line.split(" ");
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
        ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
      });
      const answered: unknown = await answer.json();
      if (!answer.ok) throw new Error(`${line}: ${answer.status} ${JSON.stringify(answered)}`);
      return answered;
    },
    close: async (): Promise<void> => {
      deliveryWorker.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      await clocks.close();
      store.close();
    },
  };
}
