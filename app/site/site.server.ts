import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#platform/context.ts";
import type { Site } from "./site.tsx";

/** The site's name, networks and origin, from the configuration. */
export function siteOf(context: Readonly<RouterContextProvider>): Site {
  const { site, baseUrl } = context.get(servicesContext).config;
  return { name: site.name, social: site.social, baseUrl };
}
