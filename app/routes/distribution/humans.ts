import { servicesContext } from "#platform/context.ts";
import type { Route } from "./+types/humans.ts";
import { fileOf } from "./texts.server.ts";

/** `/humans.txt`: who makes the site. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, operator, mailbox } = context.get(servicesContext).config.site;
  const lines = [
    `${name} is made by ${operator}: editors, and engineers who build what editors need.`,
    `Write to us: ${mailbox}`,
    "How it works: /how-we-work",
    "Work with us: /careers",
  ];
  return fileOf(`${lines.join("\n")}\n`, "text/plain");
}
