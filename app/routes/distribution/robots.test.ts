import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { servicesContext } from "#platform/context.ts";
import type { Services } from "#platform/services.server.ts";
import { patterns } from "../../../tests/pages/route-table.ts";
import type { Route } from "./+types/robots.ts";
import { loader } from "./robots.ts";

/** The rules for all robots, as patterns: a path from its beginning, `*` for anything, `$` for its end (RFC 9309, 2.2.2, 2.2.3). */
async function rules(): Promise<RegExp[]> {
  const context = new RouterContextProvider();
  context.set(servicesContext, { config: readConfig({}) } as Services);
  const [group = ""] = (await loader({ context } as unknown as Route.LoaderArgs).text()).split(
    "\n\n",
  );
  const escaped = (text: string) => text.replace(/[.+?^{}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*");
  return [...group.matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, path = ""]) => new RegExp(`^${escaped(path)}`),
  );
}

it("keeps robots from signing in, from forms that were sent, and from what only scripts call, and from no other address", async () => {
  const kept = await rules();
  const isKept = (path: string) => kept.some((rule) => rule.test(path));
  const paths = patterns.map((pattern) => `/${pattern.replace(/:\w+/g, "x").replace("*", "x")}`);
  const closed = /^\/(?:functions|sent|ad|auth)\/|^\/(?:auth|saved)$/;
  expect(paths.filter(isKept)).toEqual(paths.filter((path) => closed.test(path)));
  expect(["/auth?mode=sign-up", "/author/ada-quay"].filter(isKept)).toEqual(["/auth?mode=sign-up"]);
});
