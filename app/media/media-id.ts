/** The id that an address names; null for anything but a whole number that the database can hold. */
export const mediaId = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
