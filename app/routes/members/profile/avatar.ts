import { readAvatar } from "#accounts/avatar.server.ts";
import { servicesContext } from "#platform/context.ts";
import { notFound } from "../../refusals.server.ts";
import type { Route } from "./+types/avatar.ts";

/**
 * `/avatar/{name}.webp`: a reader's picture. A new picture has a new name, so the browser may cache it for ever. Shared
 * caches may not: the picture would outlive its reader's account there.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const bytes = await readAvatar(context.get(servicesContext).storage, params.file);
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(bytes.length),
      "Cache-Control": "private, max-age=31536000, immutable",
      "X-Robots-Tag": "noindex",
    },
  });
}
