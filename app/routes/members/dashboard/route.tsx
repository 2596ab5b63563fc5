import { useEffect, useState } from "react";
import { type RouterContextProvider, redirectDocument, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { requireReader } from "#accounts/require-reader.server.ts";
import { earnedOf } from "#library/achievements.ts";
import { statisticsOf } from "#library/activity.server.ts";
import { BriefCard } from "#library/members/brief-card.tsx";
import { Figures } from "#library/members/figures.tsx";
import { PauseBox, type RefusedPause } from "#library/members/pause-box.tsx";
import { QuickActions } from "#library/members/quick-actions.tsx";
import { ReadingBreakdownSection } from "#library/members/reading-breakdown.tsx";
import { StreakPanel } from "#library/members/streak-panel.tsx";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { application } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { accessContext, isMember } from "#subscriptions/access.ts";
import { passNames } from "#subscriptions/plans.ts";
import { showToast } from "#ui/toast.ts";
import { withLanguage } from "#ui/with-language.ts";
import sheet from "../../reader-pages.css?url";
import { loadStreak, milestoneToast, submitDashboardForm } from "../actions.server.ts";
import { briefOfMember } from "../brief-of-member.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = application;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/**
 * The member behind a request.
 * @throws a redirect (302) to the sign-in page for a visitor, to the plans for a reader without access
 */
function requireMember(context: Readonly<RouterContextProvider>, url: URL) {
  const reader = requireReader(context, url);
  const access = context.get(accessContext);
  if (!isMember(access))
    throw redirectDocument(withLanguage("/pricing", url.searchParams.get("lang")), 302);
  const pass = access?.plan ? passNames[access.plan] : null;
  return { reader, access, tier: access?.tier === "premium" ? "premium" : "basic", pass } as const;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { reader, access, tier, pass } = requireMember(context, url);
  const { db, now } = context.get(servicesContext);
  const at = now();
  const [loaded, brief, statistics] = await Promise.all([
    loadStreak(context, reader),
    briefOfMember(context, reader, access, at),
    statisticsOf(db, reader, at),
  ]);
  const { articlesRead, readingSeconds, achievements, breakdown } = statistics;
  return {
    at: at.toISOString(),
    sums: { articlesRead, readingSeconds, earned: earnedOf(achievements) },
    streak: loaded?.streak ?? null,
    pause: loaded?.pause ?? null,
    // The result of a form without scripts is shown once, as a line on the page.
    done: doneOf(url.searchParams.get("done"), context, loaded?.streak.count ?? 0),
    tier,
    pass,
    brief,
    breakdown,
  };
}

function doneOf(done: string | null, context: Readonly<RouterContextProvider>, count: number) {
  const t = textsFor("members", context.get(localeContext));
  if (done === "risen" && count > 0) return { ...milestoneToast(context, count), risen: true };
  if (done === "paused" || done === "ended")
    return { title: t(`pause.done.${done}`), text: "", risen: false };
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { reader } = requireMember(context, url);
  return submitDashboardForm(request, reader, url, context);
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page
      key={loaderData.at}
      loaded={loaderData}
      refused={actionData && "refused" in actionData ? actionData.refused : null}
      failed={Boolean(actionData && "failed" in actionData)}
    />
  );
}

type Props = {
  loaded: Route.ComponentProps["loaderData"];
  refused: RefusedPause | null;
  failed: boolean;
};

function Page({ loaded, refused, failed }: Props) {
  const t = useTranslations("members");
  const { name } = useSite();
  const { revalidate } = useRevalidator();
  const { done } = loaded;
  const { articlesRead } = loaded.sums;
  const [readHere, setReadHere] = useState(0);
  useEffect(() => {
    if (!done) return;
    showToast({ kind: "status", title: done.title, text: done.text });
    if (done.risen) void import("#library/confetti.ts").then(({ celebrate }) => celebrate());
    // Shown once: after a reload the message is gone.
    const url = new URL(location.href);
    url.searchParams.delete("done");
    history.replaceState(history.state, "", url);
  }, [done]);
  const line = failed
    ? [t("streak.updateFailed.title"), t("streak.updateFailed.text")]
    : loaded.streak === null
      ? [t("streak.loadFailed.title"), t("streak.loadFailed.text")]
      : null;
  return (
    <div className="wrap members">
      <PageHead title={t("title")} description={t("description")} noindex />
      <div className="page-head members-head">
        <h1>{t("title")}</h1>
        <b className={loaded.tier === "premium" ? "badge badge-premium" : "badge badge-new"}>
          {t(`member.${loaded.tier}`)}
          {loaded.pass ? ` (${loaded.pass})` : null}
        </b>
      </div>
      {done ? (
        <p className="form-done without-scripts" role="status">
          {done.title} {done.text}
        </p>
      ) : null}
      {line ? (
        <p className="form-problem without-scripts" role="alert">
          {line.join(". ")}
        </p>
      ) : null}
      <Figures {...loaded.sums} articlesRead={articlesRead + readHere} />
      <div className="members-main">
        <BriefCard brief={loaded.brief} onRead={() => setReadHere((n) => n + 1)} />
        <div className="members-side">
          <StreakPanel loaded={loaded.streak} />
          <QuickActions name={name} upgrade={loaded.tier !== "premium"} />
        </div>
      </div>
      <ReadingBreakdownSection breakdown={loaded.breakdown} />
      {loaded.pause ? (
        <PauseBox loaded={loaded.pause} refused={refused} reload={revalidate} />
      ) : null}
    </div>
  );
}
