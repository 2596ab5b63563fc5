import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import sheet from "../reader-pages.css?url";
import { notFound } from "../refusals.server.ts";
import type { Route } from "./+types/mail.ts";
import { mailbox } from "./mailbox.server.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

// A page for developers: not in production, and not translated.

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { config } = services;
  if (config.production) throw notFound();
  const to = url.searchParams.get("to");
  const mails = await mailbox(services, to);
  return {
    to,
    leaves: config.smtpUrl !== null,
    mails: mails.map(({ html, headers, ...mail }) => mail),
  };
}

export default function DevMail({ loaderData }: Route.ComponentProps) {
  const { to, leaves, mails } = loaderData;
  return (
    <div className="wrap dev-page" lang="en">
      <PageHead title="Mail" description="Every mail, newest first" noindex />
      <h1>Mail</h1>
      <p>
        {leaves ? "Mails are sent by SMTP_URL." : "SMTP_URL is unset: no mail leaves this machine."}{" "}
        <a href="/dev/mail.json">As JSON</a>
      </p>
      <form action="/dev/mail">
        <label>
          Only to
          <input className="field" name="to" type="email" defaultValue={to ?? ""} size={28} />
        </label>
        <button type="submit" className="btn">
          Show
        </button>
      </form>
      {mails.length === 0 ? <p>No mail yet.</p> : null}
      {mails.map((mail) => (
        <article key={mail.id}>
          <h2>
            <a href={`/dev/mail/${mail.id}`}>{mail.subject}</a>
          </h2>
          <p>
            To {mail.to} · {mail.state}
            {mail.sentAt ? ` ${mail.sentAt}` : ""} ·{" "}
            <a href={`/dev/mail/${mail.id}?as=text`}>headers and text</a>
          </p>
        </article>
      ))}
    </div>
  );
}
