import { createContext } from "react";

/** What an inline script of ours must carry on the server, where the host takes it for ours; nothing in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
