import type { Clock, MoveClock } from "./clock.ts";
import type { Config } from "./config.server.ts";
import type { Database } from "./db/db.server.ts";
import type { Images } from "./images.server.ts";
import type { Log } from "./log.server.ts";
import type { PushSender } from "./push/push.server.ts";
import type { Storage } from "./storage/storage.server.ts";

/** The services for functions on the server. */
export type CoreServices = {
  db: Database;
  config: Config;
  now: Clock;
  log: Log;
  storage: Storage;
};

/** The services for loaders and actions, in their context. */
export type Services = CoreServices & {
  /** Resized pictures, kept on disk. */
  images: Images;
  /** Downloads a picture from an address outside, under the rules of `http/fetch.server.ts`; null when there is none. */
  download: (url: string) => Promise<Uint8Array | null>;
  /** Sends push messages; null where there is no key for them. */
  push: PushSender | null;
  /** Outside production only. */
  moveClock?: MoveClock | undefined;
};
