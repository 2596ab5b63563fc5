import { requireReader } from "#accounts/require-reader.server.ts";
import { servicesContext } from "#platform/context.ts";
import { exportReader } from "#reader-data.server.ts";
import type { Route } from "./+types/export.ts";

/** Everything that is stored about the reader, as a file (Regulation 2016/679, Art. 20). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const { db, now, config } = context.get(servicesContext);
  const at = now();
  const name = `${config.site.name.toLowerCase().replace(/\W+/g, "-")}-${at.toISOString().slice(0, 10)}.json`;
  return new Response(JSON.stringify(await exportReader(db, reader, at), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
