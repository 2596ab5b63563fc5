import { isIPv4, isIPv6 } from "node:net";
import { networkOf } from "#platform/http/client-address.server.ts";

/**
 * The network of an address (IPv4 /24, IPv6 /64). Sessions store and show it instead of the address, in the column
 * `ip_address`.
 */
export function sessionNetwork(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, "0/24");
  return isIPv6(address) ? `${networkOf(address)}::/64` : null;
}
