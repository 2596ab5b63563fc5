import { createContext } from "react";

/** What the server's renderer passes to the document; empty in the browser. */
export type DocumentParts = {
  /** The nonce of inline scripts in the content security policy. */
  nonce?: string;
  /** The state of the reader's account, as JSON. */
  account?: string;
  /** The address of the page's script. */
  script?: string;
};

export const DocumentContext = createContext<DocumentParts>({});
