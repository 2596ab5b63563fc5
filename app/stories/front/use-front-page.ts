import { createContext, useContext, useSyncExternalStore } from "react";
import {
  current,
  type FrontPage,
  type FrontPageState,
  initial,
  subscribe,
  written,
} from "./front-page.ts";

/** On the server, the page that is being rendered. */
export const FrontPageContext = createContext<FrontPage | null>(null);

/** The front page as it is now, for the components that show it. */
export function useFrontPage(): FrontPageState {
  const page = useContext(FrontPageContext);
  return useSyncExternalStore(subscribe, current, () => (page ? initial(page) : written()));
}
