import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { requireReader } from "#accounts/require-reader.server.ts";
import { ModerationPage, type QueueChanges } from "#discussions/moderation/moderation-page.tsx";
import { messagesFor } from "#locales/texts.server.ts";
import { localeContext } from "#platform/context.ts";
import { application } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { PageMessages } from "#ui/page-messages.tsx";
import type { Route } from "./+types/route.ts";
import { decideFrom } from "./decide.server.ts";
import sheet from "./page.css?url";
import { moderationView, requireModerator } from "./view.server.ts";

// An application (docs/decisions/018): a list that does not move while others decide, keyboard shortcuts, and forms
// that keep their text. Each step is a link or a form, so that it works without scripts.
export const handle = application;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const moderator = requireModerator(requireReader(context, url));
  return {
    view: await moderationView(context, moderator, url),
    messages: messagesFor(["moderation"], context.get(localeContext)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const moderator = requireModerator(requireReader(context, url));
  return decideFrom(request, url, context, moderator);
}

export default function Moderation({ loaderData, actionData }: Route.ComponentProps) {
  const { view, messages } = loaderData;
  const news = useQueueChanges(view.address.queue, view.rows.map(({ id }) => id).join());
  return (
    <PageMessages messages={messages}>
      <Page>
        <ModerationPage
          // Another list resets the state.
          key={view.address.queue}
          view={view}
          news={news}
          typed={actionData?.typed ?? null}
          problem={actionData?.problem ?? null}
          conflict={actionData?.conflict ?? null}
          preview={actionData?.preview ?? null}
        />
      </Page>
    </PageMessages>
  );
}

function Page({ children }: { children: React.ReactNode }) {
  const t = useTranslations("moderation");
  return (
    <div className="wrap">
      <PageHead title={t("title")} description={t("title")} noindex />
      <div className="page-head">
        <h1>{t("title")}</h1>
      </div>
      {children}
    </div>
  );
}

const everyMs = 15_000;

/** Polls for decisions of others and for new items while the page is visible. */
function useQueueChanges(queue: string, ids: string): QueueChanges | undefined {
  const { load, data } = useFetcher<QueueChanges>({ key: `news ${queue}` });
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible")
        void load(`/moderation/watch?queue=${queue}&ids=${encodeURIComponent(ids)}`);
    };
    ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [load, queue, ids]);
  return data;
}
