import { localeContext, servicesContext } from "#platform/context.ts";
import { SavedList } from "#readers/saved-list.tsx";
import { PageHead } from "#site/page-head.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Route } from "./+types/saved.ts";
import { pageTexts } from "./page-texts.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { mailbox } = context.get(servicesContext).config.site;
  return { texts: pageTexts("saved", context.get(localeContext), { mailbox }) };
}

export default function Saved({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title={texts.title} description={texts.text} noindex />
      <div className="page-head">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </div>
      <SavedList
        texts={texts}
        onRemoved={({ type }) =>
          showToast({
            kind: "status",
            title: texts.removed,
            text: type === "video" ? texts.removedVideo : texts.removedOther,
          })
        }
      />
    </div>
  );
}
