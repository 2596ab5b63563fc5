import { data } from "react-router";
import type { Discussion as Subject } from "#discussions/discussion.ts";
import { queryOf } from "#discussions/discussion-address.ts";
import { Discussion } from "#discussions/page/discussion.tsx";
import { Guidelines } from "#discussions/page/guidelines.tsx";
import { titlesOf } from "#events/titles.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { Link } from "#ui/link.tsx";
import { DateText } from "#ui/time-elements.tsx";
import { redirectAfterForm, waitHeaders } from "../../form-answers.server.ts";
import type { Route } from "./+types/route.ts";
import sheet from "./page.css?url";
import { type Outcome, takePart } from "./take-part.server.ts";
import { discussionAt, nothingSent, redirectMoved, viewOf } from "./view.server.ts";
import { DiscussionWall } from "./wall.tsx";

export const handle = pageForEverybody;
export const headers = waitHeaders;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The discussion of a piece or an event on a page of its own, as without scripts. */
export async function loader(args: Route.LoaderArgs) {
  const discussion = await discussionAt(args);
  redirectMoved(args, discussion);
  const { path } = discussion;
  const [{ title, lang }, view] = await Promise.all([
    titleFor(args, discussion),
    viewOf(args, discussion, nothingSent),
  ]);
  return { path, title, lang, view };
}

/** What is discussed, by the title that its own page has for this reader. */
async function titleFor({ context }: Route.LoaderArgs, { subject, title, lang }: Subject) {
  if (subject.kind === "article") return { title, lang };
  const { db } = context.get(servicesContext);
  const titles = await titlesOf(db, [subject.id], context.get(storyPreferencesContext).languages);
  return titles.get(subject.id) ?? { title, lang };
}

/** A form of the discussion: what it led to (303), or the page again with what was sent. */
export async function action(args: Route.ActionArgs) {
  const discussion = await discussionAt(args);
  const outcome = await takePart(args, discussion);
  const base = `${discussion.path}/discussion`;
  if (outcome.ok) return redirectAfterForm(args.url, base + placeAfter(outcome));
  const view = await viewOf(args, discussion, outcome);
  const headers = outcome.wait > 0 ? { "Retry-After": String(outcome.wait) } : undefined;
  return data({ view }, { status: outcome.status, ...(headers && { headers }) });
}

/** Where a reader finds what they did. */
function placeAfter({ done, id }: Extract<Outcome, { ok: true }>): string {
  if (done === "named") return "#write";
  if (done === "waits") return "#discussion-waiting";
  if (id === null || done === "deleted" || done === "hidden") return "#discussion-threads";
  return `${queryOf({ comment: id })}#c-${id}`;
}

export default function DiscussionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useServerTexts("discussions");
  const { path, title, lang } = loaderData;
  const view = actionData?.view ?? loaderData.view;
  return (
    <div className="wrap">
      <PageHead
        title={t("pageTitle", { title })}
        description={t("count", { count: view.shown })}
        noindex
      />
      <div className="page-head">
        <h1 lang={lang}>
          <Link to={path}>{title}</Link>
        </h1>
        <p>
          {t("count", { count: view.shown })}
          {view.open ? (
            <>
              {" "}
              · {t.rich("openUntil", { date: () => <DateText at={view.closesAt} style="day" /> })}
            </>
          ) : null}
        </p>
      </div>
      <div className="disc-page">
        <section
          data-discussion={`${path}/discussion`}
          data-here=""
          aria-labelledby="discussion-title"
        >
          <Discussion
            view={view}
            wall={
              <DiscussionWall visitor={view.writer.who === "visitor"} path={view.context.base} />
            }
          />
        </section>
        <Guidelines />
      </div>
    </div>
  );
}
