import { isIPv4, isIPv6 } from "node:net";
import { networkOf } from "#platform/http/rate-limit.server.ts";

/** Where a session came from, as it is kept and shown: a network (IPv4 /24, IPv6 /64), not the address in it. */
export function placeOf(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, "0/24");
  return isIPv6(address) ? `${networkOf(address)}::/64` : null;
}
