import { findCampaign } from "#advertising/campaigns.server.ts";
import { servicesContext } from "#platform/context.ts";
import { locales } from "#platform/locale.ts";
import { withLanguage } from "#ui/with-language.ts";
import { notFound } from "../refusals.server.ts";
import type { Route } from "./+types/advertisement-click.ts";
import { noteAdvertisement } from "./note-advertisement.server.ts";

/** Redirects to the stored target of a campaign, and nowhere else, and counts the click once a visitor and day. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = /^[a-z0-9-]{1,60}$/.test(params.id)
    ? await findCampaign(services.db, params.id)
    : null;
  if (!found) throw notFound();
  const ahead = request.headers.get("sec-purpose")?.startsWith("prefetch");
  if (request.method === "GET" && !ahead && !url.searchParams.has("uncounted"))
    await noteAdvertisement(request, context, services, { campaign: found.id, what: "click" });
  const ours = found.target.startsWith("/");
  const lang = locales.find((l) => l === url.searchParams.get("lang"));
  const location = ours && lang ? withLanguage(found.target, lang) : found.target;
  return new Response(null, {
    status: 302,
    headers: {
      Location: location,
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
