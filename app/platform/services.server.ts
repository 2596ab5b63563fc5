import type { Clock } from "./clock.ts";
import type { Config } from "./config.server.ts";
import type { Database } from "./db.server.ts";
import type { Log } from "./log.server.ts";

/** What the host hands to every loader and action. */
export type Services = { db: Database; config: Config; now: Clock; log: Log };
