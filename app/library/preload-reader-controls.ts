/** Loads the script of the reader's controls now, because there may be no connection when they are used. */
export const preloadReaderControls = (): Promise<unknown> => import("./browser/reader-controls.ts");
