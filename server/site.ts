import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { RequestNote, requestContext, servicesContext } from "#platform/context.ts";
import type { Basics, Services } from "#platform/services.server.ts";
import { openPictures } from "./pictures.ts";

type Build = ServerBuild & {
  entry: {
    module: { servicesContext: typeof servicesContext; requestContext: typeof requestContext };
  };
};

/** The site as a function. What went wrong inside is written on the note. */
export type Handle = (request: Request, note?: RequestNote) => Promise<Response>;

export const newRequestNote = (): RequestNote => ({
  id: randomBytes(9).toString("base64url"),
  nonce: randomBytes(12).toString("base64url"),
});

/** The built site. It has module instances of its own, so contexts are taken from it, not from source. */
export const loadBuild = (): Promise<Build> =>
  import(new URL("../build/server/index.js", import.meta.url).href);

/** The built site as a function of a request. */
export async function openSite(
  basics: Basics & Pick<Services, "moveClock">,
  pictures = openPictures(basics.config, basics.now),
): Promise<Handle> {
  const services: Services = { ...basics, ...pictures };
  const build = await loadBuild();
  const handler = createRequestHandler(build, "production");
  const contexts = build.entry.module;
  return (request, note = newRequestNote()) => {
    const context = new RouterContextProvider();
    context.set(contexts.servicesContext, services);
    context.set(contexts.requestContext, note);
    return handler(request, context);
  };
}
