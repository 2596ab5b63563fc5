import { localeContext, servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { ConsentPanel } from "#readers/cookie-banner.tsx";
import { PageHead } from "#site/page-head.tsx";
import { Printed } from "#ui/kept.tsx";
import type { Route } from "./+types/cookies.ts";
import { pageTexts } from "./page-texts.server.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { config, now } = context.get(servicesContext);
  const { mailbox } = config.site;
  return {
    ...pageTexts("cookies", context.get(localeContext), { mailbox }),
    panel: print(<ConsentPanel />, { url, context, now: now() }),
  };
}

/** What is kept in the browser, and the question again. */
export default function Cookies({ loaderData: { title, text, panel } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title={title} description={text} />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <Printed html={panel} />
    </div>
  );
}
