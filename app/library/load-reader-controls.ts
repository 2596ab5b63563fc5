/** Brings what serves the reader's controls into the browser: a press may come when there is no connection any more. */
export const loadReaderControls = (): Promise<unknown> => import("./browser/reader-controls.ts");
