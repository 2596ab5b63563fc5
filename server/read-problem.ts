const reasons: Record<string, string> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a folder, not a file",
  EACCES: "it may not be read",
};

/** Why a file could not be read, as the end of a sentence for an operator. */
export const readProblem = (error: unknown): string =>
  reasons[(error as NodeJS.ErrnoException).code ?? ""] ?? (error as Error).message;
