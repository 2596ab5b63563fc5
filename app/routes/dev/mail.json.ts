import { servicesContext } from "#platform/context.ts";
import { notFound } from "../refusals.server.ts";
import type { Route } from "./+types/mail.json.ts";
import { mailbox } from "./mailbox.server.ts";

/** All mails, newest first, as JSON; `?to=` for one address. Not in production. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (services.config.production) throw notFound();
  return Response.json(await mailbox(services, url.searchParams.get("to")));
}
