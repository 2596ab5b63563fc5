import { useTranslations } from "use-intl";
import { StreakCard } from "#library/streak-card.tsx";
import { DevicePage } from "#offline/device-page.tsx";
import sheet from "#offline/offline.css?url";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The offline page; with `?shell=1` the copy of it for the service worker. */
export const loader = ({ url }: Route.LoaderArgs) => ({ shell: url.searchParams.has("shell") });

export default function Offline({ loaderData: { shell } }: Route.ComponentProps) {
  const t = useTranslations("offline");
  return (
    <>
      <PageHead title={t("title")} description={t("lead")} noindex />
      <DevicePage shell={shell} streak={<StreakCard />} />
    </>
  );
}
