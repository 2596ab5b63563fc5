// The routes of app/routes.ts, for tests that request them all.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#routes.ts";

const table = routes as RouteConfigEntry[];
const app = join(import.meta.dirname, "../../app");

export const patterns: readonly string[] = table.map(({ path = "" }) => path);

/** The patterns whose module draws a page; the others answer with data or files. */
export const pagePatterns: ReadonlySet<string> = new Set(
  table
    .filter(({ file }) => /^export default /m.test(readFileSync(join(app, file), "utf8")))
    .map(({ path = "" }) => path),
);

/** Never requested by tests that request every route: pages for developers, and the sign-out, which would end the session. */
const skipped = /^(dev\/|auth\/sign-out$)/;
export const requestedPatterns: readonly string[] = patterns.filter(
  (pattern) => !skipped.test(pattern),
);
