/** The id in an address; null for anything but a positive whole number that the database can hold. */
export const mediaId = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
