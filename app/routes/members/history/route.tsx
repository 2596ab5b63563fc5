import { useEffect } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { requireReader } from "#accounts/require-reader.server.ts";
import { earnedOf } from "#library/achievements.ts";
import { deleteActivity, listActivity, statisticsOf } from "#library/activity.server.ts";
import { activityCursorOf } from "#library/activity.ts";
import { AchievementList } from "#library/members/achievement-list.tsx";
import { Figures } from "#library/members/figures.tsx";
import { type HistoryDay, HistoryList } from "#library/members/history-list.tsx";
import { ReadingBreakdownSection } from "#library/members/reading-breakdown.tsx";
import { ShareAchievements } from "#library/members/share-achievements.tsx";
import { dayIn } from "#library/streak.ts";
import { servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { idIn } from "#platform/id.ts";
import { application } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pager.tsx";
import { showToast } from "#ui/toast.ts";
import { redirectAfterForm } from "../../form-answers.server.ts";
import sheet from "../../reader-pages.css?url";
import { badForm, notFound } from "../../refusals.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = application;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const pageSize = 50;
/** The cursor in the address; the beginning for an invalid one. */
const placeOf = (text: string | null) => (activityCursorOf(text) ? text : null);

export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const { db, now } = context.get(servicesContext);
  const place = placeOf(url.searchParams.get("before"));
  const [page, statistics] = await Promise.all([
    listActivity(db, reader.id, { limit: pageSize, cursor: place }),
    statisticsOf(db, reader, now()),
  ]);
  const days: HistoryDay[] = [];
  for (const entry of page.entries) {
    const day = dayIn(reader.timezone, new Date(entry.readAt));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  const done = url.searchParams.get("done");
  return {
    timezone: reader.timezone,
    analytics: reader.preferences.privacy_analytics,
    older: page.cursor,
    done: done === "one" || done === "all" ? (done as "one" | "all") : null,
    place,
    days,
    statistics,
  };
}

/** Deletes one entry of the reader's history, or all of them. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const reader = requireReader(context, url);
  const { db, now } = context.get(servicesContext);
  const form = await readForm(request);
  const query = new URLSearchParams();
  const to = () => redirectAfterForm(url, `/history?${query}`);
  const entry = idIn(textOf(form, "entry"));
  if (textOf(form, "intent") === "forget-all") {
    await deleteActivity(db, reader, "all", now());
    query.set("done", "all");
    return to();
  }
  if (textOf(form, "intent") !== "forget") throw badForm();
  if (entry === null || (await deleteActivity(db, reader, entry, now())) === 0) throw notFound();
  const place = placeOf(textOf(form, "place"));
  if (place) query.set("before", place);
  query.set("done", "one");
  return to();
}

export default function History({ loaderData: loaded }: Route.ComponentProps) {
  const t = useTranslations("members");
  const { name } = useSite();
  const { done, days, statistics, older, place } = loaded;
  useEffect(() => {
    if (!loaded.done) return;
    showToast({ kind: "status", title: t(`history.done.${loaded.done}`), text: "" });
    // Shown once: after a reload the message is gone.
    const url = new URL(location.href);
    url.searchParams.delete("done");
    history.replaceState(history.state, "", url);
  }, [loaded, t]);
  const { articlesRead, readingSeconds, achievements, breakdown } = statistics;
  return (
    <div className="wrap members">
      <PageHead title={t("history.title")} description={t("history.text")} noindex />
      <div className="page-head">
        <h1>{t("history.title")}</h1>
        <p>{t("history.text")}</p>
      </div>
      {done ? (
        <p className="form-done without-scripts" role="status">
          {t(`history.done.${done}`)}
        </p>
      ) : null}
      {loaded.analytics ? null : <p className="history-note">{t("history.off")}</p>}
      <Figures
        articlesRead={articlesRead}
        readingSeconds={readingSeconds}
        earned={earnedOf(achievements)}
      />
      <ReadingBreakdownSection breakdown={breakdown} details />
      <section aria-labelledby="entries" className="history">
        <div className="sec-head">
          <h2 id="entries">{t("history.entries")}</h2>
        </div>
        <p className="history-note">{t("history.about")}</p>
        {days.length === 0 ? (
          <div className="empty">
            <p>{t("history.empty")}</p>
            <p className="note">{t("history.emptyHint")}</p>
            <Link className="btn" to="/">
              {t("history.home")}
            </Link>
          </div>
        ) : (
          <HistoryList days={days} timezone={loaded.timezone} place={place ?? ""} />
        )}
        {older || place ? (
          <Pager
            className="history-pages"
            label={t("history.pages")}
            first={place ? { to: "/history", text: t("history.newest") } : null}
            next={older ? { to: `/history?before=${older}`, text: t("history.older") } : null}
          />
        ) : null}
        {days.length > 0 ? (
          <details className="history-clear">
            <summary className="btn btn-small">{t("history.clear")}</summary>
            <Form method="post">
              <input type="hidden" name="intent" value="forget-all" />
              <p>{t("history.clearText")}</p>
              <button type="submit" className="btn btn-small">
                {t("history.clearYes")}
              </button>
            </Form>
          </details>
        ) : null}
      </section>
      <section aria-labelledby="achievements">
        <div className="sec-head">
          <h2 id="achievements">{t("achievements.title")}</h2>
        </div>
        <div className="achievements-head">
          <p>{t("achievements.text")}</p>
          <ShareAchievements name={name} />
        </div>
        <AchievementList achievements={achievements} />
      </section>
    </div>
  );
}
