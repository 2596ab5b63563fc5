import { createContext, useContext } from "react";

/** The cookie's value of visitors who chose that headlines link straight to the publisher. */
export const originalsDirect = "direct";
export const originalsChoices = [originalsDirect, "page"] as const;

/** Whether headlines link straight to the publisher. */
export const OpensOriginalsContext = createContext(false);

/** The link of a story's headline: its page here, or the original at another publisher. */
export function useStoryLink(): (story: {
  slug: string;
  /** The address at its publisher; null for our own. */
  original?: string | null;
}) => { to: string; rel?: string } {
  const direct = useContext(OpensOriginalsContext);
  return ({ slug, original }) =>
    direct && original ? { to: original, rel: "noopener" } : { to: `/article/${slug}` };
}
