import { createContext, useContext } from "react";

/** The value of the cookie by which a visitor asks that headlines of other publishers lead straight to them. */
export const originalsDirect = "direct";
export const originalsChoices = [originalsDirect, "page"] as const;

/** Whether they do on this page. */
export const OriginalsContext = createContext(false);

/** Where the headline of a story leads: to its page here, or to the original of another publisher. */
export function useStoryLink(): (story: {
  slug: string;
  /** The address at its publisher; null for our own. */
  original?: string | null;
}) => { to: string; rel?: string } {
  const direct = useContext(OriginalsContext);
  return ({ slug, original }) =>
    direct && original ? { to: original, rel: "noopener" } : { to: `/article/${slug}` };
}
