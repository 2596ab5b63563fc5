import { createContext, useContext, useSyncExternalStore } from "react";
import {
  current,
  type FrontPage,
  type FrontPageState,
  initialState,
  stateOf,
  subscribe,
} from "./front-page.ts";

/** On the server, the page that is being rendered. */
export const FrontPageContext = createContext<FrontPage | null>(null);

/** The current state of the front page. */
export function useFrontPage(): FrontPageState {
  const page = useContext(FrontPageContext);
  return useSyncExternalStore(subscribe, current, () => (page ? stateOf(page) : initialState()));
}
