import { createContext, type ReactNode, useContext } from "react";

/** What every page knows of the site it belongs to, from the configuration. */
export type Site = {
  name: string;
  /** Public origin, without a trailing slash. */
  baseUrl: string;
  social: Record<string, string>;
  /** The theme the visitor chose, where the request told it. */
  theme: Theme | null;
};

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];
export const themeCookie = "theme";

const SiteContext = createContext<Site>({
  name: "Eunison",
  baseUrl: "",
  social: {},
  theme: null,
});

export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);
export const useSite = () => useContext(SiteContext);
