import { AcademyPage } from "#academy/academy-page.tsx";
import { readerContext } from "#accounts/reader.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { entitledContext, mayLearn } from "#subscriptions/access.ts";
import { Printed } from "#ui/kept.tsx";
import type { Route } from "./+types/route.ts";
import sheet from "./page.css?url";
import { academyTexts } from "./texts.server.ts";
import { coursesFor } from "./view.server.ts";

/** What the two courses are and who may take them; for everybody. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const t = academyTexts(context.get(localeContext));
  const page = (
    <AcademyPage
      courses={Object.values(await coursesFor(context))}
      learns={mayLearn(context.get(entitledContext))}
      signedIn={context.get(readerContext) !== null}
    />
  );
  return {
    title: t("title"),
    description: t("description"),
    html: print(page, { url, context, now: context.get(servicesContext).now() }),
  };
}

export default function Academy({ loaderData: { html, ...head } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead {...head} />
      <Printed html={html} />
    </div>
  );
}
