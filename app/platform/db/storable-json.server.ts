/** JSON without the characters that PostgreSQL refuses: NUL and lone surrogates. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === "string" ? part.toWellFormed().replaceAll("\0", "") : part,
  );
