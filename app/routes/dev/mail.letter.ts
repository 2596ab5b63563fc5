import { z } from "zod";
import { servicesContext } from "#platform/context.ts";
import { getMail } from "#platform/mail/mails.server.ts";
import { notFound } from "../refusals.server.ts";
import type { Route } from "./+types/mail.letter.ts";

/** A content security policy that allows inline styles alone: no scripts, pictures or forms. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** One mail as HTML, or with `?as=text` its headers and its text. Not in production. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { config, db } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.id);
  const mail = config.production || !id.success ? null : await getMail(db, config, id.data);
  if (!mail) throw notFound();
  if (url.searchParams.get("as") !== "text")
    return new Response(mail.html, {
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
    });
  const headers = Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`);
  return new Response(`${headers.join("\n")}\n\n${mail.text}`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
