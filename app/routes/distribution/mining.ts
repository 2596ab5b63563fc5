import { servicesContext } from "#platform/context.ts";
import type { Route } from "./+types/mining.ts";
import { fileOf } from "./texts.server.ts";

/**
 * `/.well-known/tdmrep.json`: whether text and data mining is reserved (Directive (EU) 2019/790, Art. 4(3)), as the
 * TDM Reservation Protocol of the W3C's community group has it. Without a reservation there is no such file.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl, reservesMining } = context.get(servicesContext).config;
  if (!reservesMining) return fileOf("Not Found\n", "text/plain", { status: 404 });
  const rules = [{ location: "/", "tdm-reservation": 1, "tdm-policy": `${baseUrl}/terms#part-4` }];
  return fileOf(JSON.stringify(rules), "application/json");
}
