import { type FormEvent, useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { fieldsOf, useAnswers } from "#accounts/profile/use-answers.ts";
import type { FeedAddress, ProfileAnswer } from "#accounts/profile-answer.ts";
import { subscribeLinks } from "#media/subscribe.ts";
import { Problem } from "#ui/field.tsx";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";

export type PrivateFeedsView = {
  /** Whether the reader may have one. */
  open: boolean;
  /** When the address was made, in the reader's language; null where there is none. */
  since: string | null;
};

type Props = {
  kind: "hub" | "podcasts";
  view: PrivateFeedsView;
  /** The answer to a form that was sent without scripts. */
  sent: ProfileAnswer | undefined;
  onAnswer: (answer: ProfileAnswer) => void;
};

/** A reader's private feeds, of the hub or of podcasts: create, show once, replace and revoke. */
export function PrivateFeeds({ kind, view, sent, onAnswer }: Props) {
  const t = useTranslations(`profile.${kind}`);
  const tFeeds = useTranslations("profile.feeds");
  const tProfile = useTranslations("profile");
  const fetcher = useFetcher<ProfileAnswer>();
  const action = useLanguagePath("/profile");
  useAnswers(fetcher, onAnswer);
  const answer = fetcher.data ?? sent;
  const made = answer && "feeds" in answer ? answer.feeds : null;
  const busy = fetcher.state !== "idle";
  const shown = useRef<HTMLHeadingElement>(null);
  // The address appears below the button, and is announced to screen readers.
  useEffect(() => {
    if (made) shown.current?.focus();
  }, [made]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    fetcher.submit(fieldsOf(event.currentTarget), { method: "post", action });
  };
  const form = (intent: string, label: string, look: string) => (
    <form method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      <button type="submit" className={`btn btn-long ${look}`} disabled={busy}>
        {label}
      </button>
    </form>
  );
  return (
    <section className="sec private-feeds" aria-labelledby={`private-${kind}`}>
      <div className="sec-head">
        <h2 id={`private-${kind}`}>{t("title")}</h2>
      </div>
      <p>{t("text")}</p>
      {view.since && !made ? <p className="note">{t("since", { day: view.since })}</p> : null}
      {view.open ? null : <p>{t(view.since ? "paused" : "closed")}</p>}
      <div role="alert">
        {answer && "failed" in answer ? <Problem>{tProfile(`saveFailed.${kind}`)}</Problem> : null}
      </div>
      <div className="form-acts">
        {view.open
          ? form(`${kind}-make`, t(view.since ? "renew" : "make"), view.since ? "" : "btn-solid")
          : null}
        {view.since ? form(`${kind}-revoke`, tFeeds("revoke"), "btn-quiet") : null}
        {view.open ? null : (
          <Link to="/pricing" className="btn btn-star">
            {tProfile("subscription.pricing")}
          </Link>
        )}
      </div>
      {view.open && view.since ? <p className="form-hint">{t("renewText")}</p> : null}
      {made ? (
        <div className="private-made">
          <h3 ref={shown} tabIndex={-1}>
            {t("made")}
          </h3>
          <p>{t("madeText")}</p>
          {made.map((feed) => (
            <OneFeed key={feed.address} kind={kind} feed={feed} />
          ))}
        </div>
      ) : null}
    </section>
  );
}

function OneFeed({ kind, feed }: { kind: Props["kind"]; feed: FeedAddress }) {
  const { name, address } = feed;
  const t = useTranslations("profile.feeds");
  const id = useId();
  return (
    <div className="private-feed">
      <label className="form-label" htmlFor={id}>
        {name}
      </label>
      <div className="private-address">
        <input id={id} className="field" readOnly value={address} dir="ltr" autoComplete="off" />
        <button
          type="button"
          className="btn scripted"
          data-copy={address}
          aria-label={t("copyOf", { name })}
        >
          <Icon name="link" />
          {t("copy")}
        </button>
      </div>
      {kind === "hub" ? null : <Apps {...feed} />}
    </div>
  );
}

function Apps({ name, address }: FeedAddress) {
  const t = useTranslations("profile.feeds");
  return (
    <ul className="private-apps">
      {subscribeLinks(address).apps.map((app) => (
        <li key={app.name}>
          <a
            className="btn btn-small"
            href={app.href}
            aria-label={t("inApp", { name, app: app.name })}
          >
            {app.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
