import type { Clock, MoveClock } from "./clock.ts";
import type { Config } from "./config.server.ts";
import type { Database } from "./db/db.server.ts";
import type { Images } from "./images.server.ts";
import type { Log } from "./log.server.ts";

/** What everything that runs on the server works with. */
export type Basics = { db: Database; config: Config; now: Clock; log: Log };

/** What the host hands to every loader and action. */
export type Services = Basics & {
  /** Resized pictures, kept on disk. */
  images: Images;
  /** The bytes of a picture at a stranger's address, under the rules of `fetch.server.ts`; null for none. */
  download: (url: string) => Promise<Uint8Array | null>;
  /** Outside production only. */
  moveClock?: MoveClock | undefined;
};
