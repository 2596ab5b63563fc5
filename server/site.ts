import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { RequestState, requestContext, servicesContext } from "#platform/context.ts";
import { openPush } from "#platform/push/push.server.ts";
import type { CoreServices, Services } from "#platform/services.server.ts";
import { openPictures } from "./pictures.ts";

type Build = ServerBuild & {
  entry: {
    module: { servicesContext: typeof servicesContext; requestContext: typeof requestContext };
  };
};

/** The site as a function of a request. Errors inside are recorded in the state. */
export type Handle = (request: Request, state?: RequestState) => Promise<Response>;

export const newRequestState = (): RequestState => ({
  id: randomBytes(9).toString("base64url"),
  nonce: randomBytes(12).toString("base64url"),
});

/**
 * The built site. Its modules are other instances than those of the source, so that contexts have to be taken from it.
 */
export const loadBuild = (): Promise<Build> =>
  import(new URL("../build/server/index.js", import.meta.url).href);

/** The built site as a function of a request. */
export async function openSite(
  services: CoreServices & Pick<Services, "moveClock">,
  pictures = openPictures(services),
): Promise<Handle> {
  const all: Services = { ...services, ...pictures, push: openPush(services.config) };
  const build = await loadBuild();
  const handler = createRequestHandler(build, "production");
  const contexts = build.entry.module;
  return (request, state = newRequestState()) => {
    const context = new RouterContextProvider();
    context.set(contexts.servicesContext, all);
    context.set(contexts.requestContext, state);
    return handler(request, context);
  };
}
