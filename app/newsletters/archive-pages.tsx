import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { StorySummary } from "#stories/story.ts";
import { dateFormat } from "#ui/formats.ts";
import { Link } from "#ui/link.tsx";
import { formatLocale, timeZone } from "#ui/time.ts";
import type { PastIssue, WebIssue } from "./archive.server.ts";
import { isPublic, type List, type MemberList } from "./list.ts";
import { issuePath, listPath } from "./newsletter.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/**
 * A list: its description, how to subscribe, and its issues.
 * @param p.name the site's
 * @param p.issues null for readers who may not see them
 */
export function ListPage({
  list,
  issues,
  name,
}: {
  list: List;
  issues: PastIssue[] | null;
  name: string;
}) {
  const t = useTranslations("newsletters");
  return (
    <>
      <div className="page-head">
        <h1>{t(`lists.${list}`)}</h1>
        <p>{t(`listTexts.${list}`)}</p>
      </div>
      {isPublic(list) ? (
        <SignUpForm id="newsletter-email" name={name} lists={[list]} />
      ) : (
        <MembersNewsletter list={list} isTheirs={issues !== null} />
      )}
      {issues ? <PastIssues list={list} issues={issues} /> : null}
    </>
  );
}

/** For a members' list: who gets it, and where it is turned on or subscribed to. */
function MembersNewsletter({ list, isTheirs }: { list: MemberList; isTheirs: boolean }) {
  const t = useTranslations("newsletters.members");
  return (
    <>
      <p>{t(list)}</p>
      <p className="members-newsletter">
        {isTheirs ? (
          <Link className="btn btn-solid" to="/profile?tab=notifications">
            {t("switch")}
          </Link>
        ) : (
          <Link className="btn btn-solid" to="/pricing">
            {t("plans")}
          </Link>
        )}
      </p>
    </>
  );
}

function PastIssues({ list, issues }: { list: List; issues: PastIssue[] }) {
  const t = useTranslations("newsletters.archive");
  return (
    <>
      <h2>{t("past")}</h2>
      {issues.length === 0 ? <p>{t("none")}</p> : null}
      <ul className="past-issues">
        {issues.map((issue) => (
          <li key={`${issue.day} ${issue.title}`}>
            <Link to={issuePath(list, issue.day)} lang={issue.lang}>
              {issue.title}
            </Link>
            <Day of={issue.day} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The issues of a list on one day. @param metaOf source and time of a story */
export function IssuePage({
  list,
  day,
  issues,
  metaOf,
}: {
  list: List;
  day: string;
  issues: WebIssue[];
  metaOf: (story: StorySummary) => ReactNode;
}) {
  const t = useTranslations("newsletters");
  return (
    <>
      {issues.map((issue) => (
        <article className="issue" key={issue.title} lang={issue.lang}>
          <div className="page-head">
            <h1>{issue.title}</h1>
            <p className="meta">
              {t(`lists.${list}`)} · <Day of={day} />
            </p>
          </div>
          {issue.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {issue.stories.length === 0 && list !== "product-news" ? (
            <p>{t("archive.gone")}</p>
          ) : null}
          {issue.stories.map((story) => (
            <section key={story.id} className="issue-story">
              <h2 lang={story.lang} dir="auto">
                <Link to={`/article/${story.slug}`}>{story.title}</Link>
              </h2>
              {metaOf(story)}
              <p lang={story.lang} dir="auto">
                {story.excerpt}
              </p>
            </section>
          ))}
        </article>
      ))}
      <p>
        <Link className="btn" to={listPath(list)}>
          {t("archive.all")}
        </Link>
      </p>
    </>
  );
}

function Day({ of }: { of: string }) {
  const locale = useLocale();
  const shown = dateFormat(formatLocale(locale), { dateStyle: "long", timeZone });
  return <time dateTime={of}>{shown.format(new Date(`${of}T12:00:00Z`))}</time>;
}
