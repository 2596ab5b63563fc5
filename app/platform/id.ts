/** The id in an address, a form or a command; null for anything but a positive whole number that the database can hold. */
export const idIn = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;
