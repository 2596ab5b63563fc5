import { createContext } from "react-router";
import type { Locale } from "./locale.ts";
import type { Services } from "./services.server.ts";

export const servicesContext = createContext<Services>();
export const localeContext = createContext<Locale>("en");
/** Who asks. Accounts do not exist yet, so everyone is a visitor. */
export const readerContext = createContext<{ id: string; email: string } | null>(null);
