import { AcademyPage } from "#academy/academy-page.tsx";
import { readerContext } from "#accounts/reader.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { accessContext, mayLearn } from "#subscriptions/access.ts";
import type { Route } from "./+types/route.ts";
import sheet from "./page.css?url";
import { coursesFor } from "./view.server.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The two courses and who may take them; for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  return {
    courses: Object.values(await coursesFor(context)),
    hasAccess: mayLearn(context.get(accessContext)),
    signedIn: context.get(readerContext) !== null,
  };
}

export default function Academy({ loaderData }: Route.ComponentProps) {
  const t = useServerTexts("academy");
  return (
    <div className="wrap">
      <PageHead title={t("title")} description={t("description")} />
      <AcademyPage {...loaderData} />
    </div>
  );
}
