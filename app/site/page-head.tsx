import { type ComponentType, createContext, useContext, useEffect, useReducer } from "react";
import { useLocation } from "react-router";
import type { HeadProps } from "./for-machines.tsx";
import { useSite } from "./site.tsx";

/** What only machines read: the server puts it into the document, a browser loads it when it needs another. */
export const ForMachinesContext = createContext<ComponentType<HeadProps> | null>(null);

const arrived = import.meta.env.SSR ? "" : location.pathname;
let moved: ComponentType<HeadProps> | undefined;

/**
 * The title, and what only machines read. That stands in the document as it came; once the reader has gone on within
 * the site it is made anew for every page.
 */
export function PageHead(props: HeadProps) {
  const { name } = useSite();
  const { pathname } = useLocation();
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (!moved && pathname !== arrived)
      import("./for-machines.tsx").then(({ ForMachines, clearHead }) => {
        if (!moved) clearHead();
        moved = ForMachines;
        again();
      });
  }, [pathname]);
  const printed = useContext(ForMachinesContext);
  const ForMachines = moved ?? printed;
  return (
    <>
      <title>{props.fullTitle ? props.title : `${props.title} | ${name}`}</title>
      {ForMachines ? <ForMachines {...props} /> : null}
    </>
  );
}
