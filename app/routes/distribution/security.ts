import { servicesContext } from "#platform/context.ts";
import { dayMs } from "#platform/duration.ts";
import { locales } from "#platform/locale.ts";
import type { Route } from "./+types/security.ts";
import { fileOf } from "./texts.server.ts";

/** RFC 9116 asks for less than a year. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. It is valid for half a year from today. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, now } = context.get(servicesContext);
  const { baseUrl, site } = config;
  const today = Math.floor(now().getTime() / dayMs) * dayMs;
  const lines = [
    `Contact: mailto:${site.mailboxes.legal}`,
    `Contact: ${baseUrl}/contact`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ];
  return fileOf(`${lines.join("\n")}\n`, "text/plain");
}
