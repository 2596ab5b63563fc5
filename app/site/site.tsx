import { createContext, type ReactNode, useContext } from "react";

/** The site as every page needs it, from the configuration. */
export type Site = {
  name: string;
  /** Public origin, without a trailing slash. */
  baseUrl: string;
  social: Record<string, string>;
};

const SiteContext = createContext<Site>({ name: "", baseUrl: "", social: {} });

export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);
export const useSite = () => useContext(SiteContext);
