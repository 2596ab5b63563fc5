import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#platform/context.ts";
import type { Site } from "./site.tsx";

/** What pages tell of the site, from the configuration. */
export function siteOf(context: Readonly<RouterContextProvider>): Site {
  const { site, baseUrl } = context.get(servicesContext).config;
  return { name: site.name, social: site.social, baseUrl };
}
