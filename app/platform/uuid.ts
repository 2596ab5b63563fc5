/** Whether a text is a UUID (RFC 9562, 4): PostgreSQL rejects a query whose parameter is none. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
