/** Whether a text is a UUID (RFC 9562, 4). PostgreSQL rejects any other text as a parameter for one. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
