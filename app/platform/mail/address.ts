// The rules for e-mail addresses, for browser and server.

/** A single address: no list, no display name, and nothing that ends a line or a command (RFC 5321, 4.1.2). */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u.test(text);

/**
 * Whether a form takes an address: it can be mailed to, and is reachable on the internet: a local part of at most 64
 * characters (RFC 5321, 4.5.3.1.1) and a domain of several labels. Operators may name addresses of their own network.
 */
export const isPublicAddress = (text: string): boolean =>
  isAddress(text) && /^[^@]{1,64}@(?:[^@./]+\.)+[^@./]{2,}$/.test(text);
