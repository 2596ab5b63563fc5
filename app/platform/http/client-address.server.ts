import { isIPv6 } from "node:net";

/** The header in which the server passes on the client's address; a value that the client sends itself is overwritten. */
export const clientHeader = "x-eunison-client";

/** The network of a visitor, for limits and counts: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const whole = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = whole
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

/** The network that a request comes from. */
export const networkOfRequest = ({ headers }: Pick<Request, "headers">): string =>
  networkOf(headers.get(clientHeader) ?? "");
