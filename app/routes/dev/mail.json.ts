import { data } from "react-router";
import { servicesContext } from "#platform/context.ts";
import type { Route } from "./+types/mail.json.ts";
import { mailbox } from "./mailbox.server.ts";

/** All mails, newest first, as JSON; `?to=` for one address. Not in production. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (services.config.production) throw data("page", { status: 404 });
  return Response.json(await mailbox(services, url.searchParams.get("to")));
}
