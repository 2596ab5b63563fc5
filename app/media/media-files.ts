/** The pass in the address of a file that everybody may have. */
export const freePass = "free";
/** The pass in the addresses of a reader's private feed. */
export const tokenPass = (token: string): string => `t.${token}`;

/**
 * The path of a file of one of our own recordings.
 * @param pass what opens it: `freePass`, a private feed's, or a signature that expires
 */
export const mediaFilePath = (
  item: { kind: "video" | "podcast"; id: number },
  pass: string,
  file: string,
): string => `/media/${item.kind}/${item.id}/${pass}/${file}`;
