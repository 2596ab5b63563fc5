import { useRef } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { readerContext } from "#accounts/reader.ts";
import { requireReader } from "#accounts/require-reader.server.ts";
import { newsOfFollowed } from "#events/following.server.ts";
import { applyChanges } from "#library/apply-changes.server.ts";
import type { Change } from "#library/change.ts";
import { followsOf } from "#library/follows.server.ts";
import { markFollowedSeen } from "#library/mark-followed-seen.ts";
import { useVisitorNews } from "#library/use-visitor-news.ts";
import { messagesFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { pageNumberIn } from "#platform/http/page-number.ts";
import { applicationOfStories } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { type Followable, type FollowKind, followKinds, parseFollowKey } from "#stories/follow.ts";
import type { FollowingNews } from "#stories/followed-news.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { PageMessages } from "#ui/page-messages.tsx";
import { showToast } from "#ui/toast.ts";
import { redirectAfterForm } from "../../form-answers.server.ts";
import type { Route } from "./+types/route.ts";
import { followingPath } from "./following-path.ts";
import { NothingFollowed } from "./nothing-followed.tsx";
import sheet from "./page.css?url";
import { WhatIsNew } from "./what-is-new.tsx";

export const handle = applicationOfStories;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const kindOf = (text: string | null): FollowKind | null =>
  followKinds.find((kind) => kind === text) ?? null;
/** The messages that the page can show once after a form. */
const resultMessages = ["seen", "unknown", "tooMany"] as const;

/** The news of follows: an account's are loaded here; a visitor's browser requests its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const messages = messagesFor(["following"], context.get(localeContext));
  const reader = context.get(readerContext);
  const kind = kindOf(url.searchParams.get("kind"));
  const page = pageNumberIn(url.searchParams, { else: 1 });
  const done = resultMessages.find((one) => one === url.searchParams.get("done")) ?? null;
  const at = now();
  const { languages } = context.get(storyPreferencesContext);
  const news = reader
    ? await newsOfFollowed(db, at, await followsOf(db, reader.id), { languages, kind, page })
    : null;
  return { messages, news, kind, page, done, at: at.getTime() };
}

/** The forms of this page, and of pages with a follow button, without scripts; redirects to the page of the form. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const reader = requireReader(context, url);
  const form = await readForm(request);
  const change = changeOf(form);
  const [refusal = "unknown"] = change ? await applyChanges(db, reader, [change], now()) : [];
  const from = localPath(URL.parse(request.headers.get("referer") ?? "")?.pathname);
  const isBack = refusal === null && change?.do !== "seen" && from !== "/following";
  const done = refusal ?? (change?.do === "seen" ? "seen" : null);
  const list = followingPath({ kind: kindOf(textOf(form, "kind")), page: 1, done });
  const to = isBack && from !== "/" ? from : list;
  return redirectAfterForm(url, to);
}

function changeOf(form: FormData): Change | null {
  const intent = textOf(form, "intent");
  const name = textOf(form, "what");
  if (intent === "follow" || intent === "unfollow")
    return parseFollowKey(name) && { do: intent, name };
  const seenAt = Number(textOf(form, "at"));
  const names = form.getAll("what").filter((one) => typeof one === "string");
  return intent === "seen" && seenAt >= 0
    ? { do: "seen", names: names.slice(0, 500), seenAt }
    : null;
}

export default function FollowingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <Following {...loaderData} />
    </PageMessages>
  );
}

type Props = Pick<Route.ComponentProps["loaderData"], "kind" | "page" | "done" | "at"> & {
  news: FollowingNews | null;
};

function Following({ news: ofAccount, kind, page, done, at: writtenAt }: Props) {
  const t = useTranslations("following");
  const place = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const isVisitor = ofAccount === null;
  const visitor = useVisitorNews({ kind, page }, isVisitor);
  const news = ofAccount ?? visitor.news;
  const at = isVisitor ? (visitor.news?.at ?? writtenAt) : writtenAt;
  const followed = news ? Object.values(news.counts).reduce((sum, n) => sum + n, 0) : 0;

  async function onSeen(some: readonly Followable[]) {
    place.current?.focus();
    const isStored = await markFollowedSeen(some, at);
    if (isStored) showToast({ kind: "status", title: t("title"), text: t("seenDone") });
    if (isVisitor) visitor.reload();
    else await revalidate();
  }

  return (
    <div className="wrap">
      <PageHead title={t("title")} description={t("text")} noindex />
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{news && followed > 0 ? t("fresh", { count: news.fresh }) : t("text")}</p>
      </div>
      <div className="following" ref={place} tabIndex={-1}>
        {done ? (
          <p className="form-done" role="status">
            {t(done === "seen" ? "seenDone" : `problem.${done}`)}
          </p>
        ) : null}
        {isVisitor ? <VisitorStatus {...visitor} /> : null}
        {news && followed > 0 ? (
          <WhatIsNew news={news} kind={kind} at={at} hasForms={!isVisitor} onSeen={onSeen} />
        ) : null}
        {news && followed === 0 ? <NothingFollowed hasForms={!isVisitor} /> : null}
      </div>
    </div>
  );
}

/** The state of a visitor's request. */
function VisitorStatus({ news, failed, reload }: ReturnType<typeof useVisitorNews>) {
  const t = useTranslations("following");
  return (
    <>
      <p className="without-scripts">
        {t("scripts")} <a href="/auth?redirectTo=/following">{t("signIn")}</a>
      </p>
      <p className="with-scripts followed-status" role="status">
        {failed ? t("failed") : news ? "" : t("loading")}
      </p>
      {failed ? (
        <button type="button" className="btn with-scripts" onClick={reload}>
          {t("again")}
        </button>
      ) : null}
    </>
  );
}
