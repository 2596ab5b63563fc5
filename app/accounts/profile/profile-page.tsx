import { type ReactNode, useCallback, useEffect } from "react";
import { useTranslations } from "use-intl";
import { AddressTabs } from "#ui/address-tabs.tsx";
import { Problem } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import type { Theme } from "#ui/theme.ts";
import { showToast } from "#ui/toast.ts";
import type { NotificationFlag } from "../preference.ts";
import type { Profile } from "../profile.ts";
import {
  type FormName,
  formNames,
  type ProfileAnswer,
  type ProfileTab,
  profileTabs,
  tabOfForm,
} from "../profile-answer.ts";
import type { Preferences } from "../reader.ts";
import { AvatarForm } from "./avatar-form.tsx";
import { NotificationsForm, type SwitchState } from "./notifications-form.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import { type Membership, SubscriptionPanel } from "./subscription-panel.tsx";

type View = {
  tab: ProfileTab;
  /** The form that was saved before this page was loaded, from the address. */
  done: string | null;
  email: string;
  name: string;
  avatarUrl: string | null;
  zones: readonly string[];
  languages: readonly { value: string; label: string }[];
  // Null: it could not be loaded.
  profile: Profile | null;
  preferences: Preferences | null;
  notifications: Record<NotificationFlag, SwitchState> | null;
  membership: Membership | null;
};

type Props = {
  view: View;
  /** The answer to a form that was sent without scripts. */
  sent: ProfileAnswer | undefined;
  /** Applies a theme to this page. */
  onTheme: (theme: Theme) => void;
  /** Further preferences, of another room. */
  children: ReactNode;
  /** Further notifications, of another room. @param sent as of this page */
  alerts: (sent: ProfileAnswer | undefined, onAnswer: (answer: ProfileAnswer) => void) => ReactNode;
  /** What comes with the subscription, of other rooms. @param sent as of this page */
  more: (
    sent: (form: FormName) => ProfileAnswer | undefined,
    onAnswer: (answer: ProfileAnswer) => void,
  ) => ReactNode;
};

/** Profile settings: four tabs with an address each. */
export function ProfilePage({ view, sent, onTheme, children, alerts, more }: Props) {
  const t = useTranslations("profile");
  const done = formNames.find((kind) => kind === view.done);
  const theme = view.preferences?.theme;
  const onAnswer = useCallback(
    (answer: ProfileAnswer) => {
      if ("saved" in answer) {
        const { saved } = answer;
        showToast({
          kind: "status",
          title: t(`done.${saved}.title`),
          text: t(`done.${saved}.text`),
        });
      } else if ("failed" in answer)
        showToast({ kind: "alert", title: t(`saveFailed.${answer.form}`), text: "" });
    },
    [t],
  );
  // Shown once, and not again when the page is reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first render
  useEffect(() => {
    if (!done) return;
    onAnswer({ form: "profile", saved: done });
    const here = new URL(location.href);
    here.searchParams.delete("done");
    history.replaceState(history.state, "", here);
  }, []);
  const follow = useCallback(
    (answer: ProfileAnswer) => {
      if ("saved" in answer && theme) onTheme(theme);
      onAnswer(answer);
    },
    [onTheme, onAnswer, theme],
  );

  const of = (form: FormName) => (sent?.form === form ? sent : undefined);
  const { profile, preferences, notifications, membership, email } = view;
  const panels: Record<ProfileTab, ReactNode> = {
    personal: (
      <>
        <AvatarForm
          url={view.avatarUrl}
          initial={[...view.name][0] ?? ""}
          sent={of("avatar")}
          onAnswer={onAnswer}
        />
        {profile ? (
          <PersonalForm
            profile={profile}
            zones={view.zones}
            sent={of("profile")}
            onAnswer={onAnswer}
          />
        ) : (
          <NotLoaded part="profile" tab="personal" />
        )}
      </>
    ),
    preferences: preferences ? (
      <>
        <PreferencesForm
          preferences={preferences}
          languages={view.languages}
          sent={of("preferences")}
          onAnswer={follow}
        />
        {children}
      </>
    ) : (
      <NotLoaded part="preferences" tab="preferences" />
    ),
    notifications: notifications ? (
      <>
        <NotificationsForm
          states={notifications}
          email={email}
          sent={of("notifications")}
          onAnswer={onAnswer}
        />
        {alerts(of("alerts"), onAnswer)}
      </>
    ) : (
      <NotLoaded part="notifications" tab="notifications" />
    ),
    subscription: membership ? (
      <>
        <SubscriptionPanel membership={membership} email={email} />
        {more(of, onAnswer)}
      </>
    ) : (
      <NotLoaded part="subscription" tab="subscription" />
    ),
  };
  return (
    <div className="wrap profile-page">
      <div className="page-head">
        <h1>{t("title")}</h1>
      </div>
      {done ? (
        <p className="form-done" role="status">
          <Icon name="tick" />
          {[t(`done.${done}.title`), t(`done.${done}.text`)].filter(Boolean).join(". ")}
        </p>
      ) : null}
      <AddressTabs
        label={t("tabs.label")}
        current={(sent && tabOfForm[sent.form]) ?? view.tab}
        tabs={profileTabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          href: `/profile?tab=${id}`,
          content: panels[id],
        }))}
      />
      <More />
    </div>
  );
}

type Part = "profile" | "preferences" | "notifications" | "subscription";

function NotLoaded({ part, tab }: { part: Part; tab: string }) {
  const t = useTranslations("profile");
  return (
    <div className="empty">
      <Problem role="alert">{t(`loadFailed.${part}`)}</Problem>
      <Link to={`/profile?tab=${tab}`} className="btn">
        {t("again")}
      </Link>
    </div>
  );
}

const places = {
  account: "/account",
  history: "/history",
  saved: "/saved",
  following: "/following",
  discussions: "/discussions",
  dashboard: "/dashboard",
} as const;

function More() {
  const t = useTranslations("profile.more");
  return (
    <nav className="sec" aria-labelledby="profile-more">
      <div className="sec-head">
        <h2 id="profile-more">{t("title")}</h2>
      </div>
      <ul className="profile-more">
        {(Object.keys(places) as (keyof typeof places)[]).map((name) => (
          <li key={name}>
            <Link to={places[name]}>{t(name)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
