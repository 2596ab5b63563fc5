import { createContext } from "react";

/** What only the document as a whole carries, from the renderer on the server; empty in the browser. */
export type DocumentParts = {
  /** What an inline script of ours must carry, where the host takes it for ours. */
  nonce?: string;
  /** The state of the reader's account, as JSON. */
  account?: string;
  /** The address of the page's script. */
  script?: string;
};

export const DocumentContext = createContext<DocumentParts>({});
