import { data } from "react-router";
import { servicesContext } from "#platform/context.ts";
import { listMails } from "#platform/mail.server.ts";
import type { Route } from "./+types/dev.mail.json.ts";

/** Every mail, newest first, for programs; `?to=` for one address. Not in production. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { config, db } = context.get(servicesContext);
  if (config.production) throw data("page", { status: 404 });
  return Response.json(await listMails(db, config, { to: url.searchParams.get("to") }));
}
