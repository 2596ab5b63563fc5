import { data, isRouteErrorResponse } from "react-router";
import { useTranslations } from "use-intl";
import { ProfilePage } from "#accounts/profile/profile-page.tsx";
import { type FormName, formNames, type ProfileAnswer } from "#accounts/profile-answer.ts";
import { requireReader } from "#accounts/require-reader.server.ts";
import { application } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { applyTheme } from "#site/theme-forms.ts";
import { StoryLanguagesSettings } from "#stories/story-languages/story-languages-settings.tsx";
import sheet from "../../reader-pages.css?url";
import type { Route } from "./+types/route.ts";
import { submitProfileForm } from "./actions.server.ts";
import { Alerts } from "./alerts.tsx";
import { OnThisDevice } from "./on-this-device.tsx";
import feedSheet from "./page.css?url";
import { PrivateFeeds } from "./private-feeds.tsx";
import { profileView } from "./view.server.ts";

export const handle = application;

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  { rel: "stylesheet", href: feedSheet },
];

/** The profile in four tabs. `/profile/avatar` is the same page, the only address that accepts a picture's size. */
export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  profileView(requireReader(context, url), url, request.headers.get("cookie") ?? "", context);

export const action = ({ request, url, context }: Route.ActionArgs) =>
  submitProfileForm(request, requireReader(context, url), url, context);

/** A request that failed is an answer too, so that the form keeps what was entered. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    return await serverAction();
  } catch (error) {
    // A redirect: to sign in again, or to the page in another language.
    if (error instanceof Response) throw error;
    const form = formOf(intent);
    const tooLarge = isRouteErrorResponse(error) && error.status === 413;
    const answer: ProfileAnswer =
      form === "avatar" && tooLarge ? { form, picture: "large" } : { form, failed: true };
    return data(answer, { status: 503 });
  }
}

const formOf = (intent: unknown): FormName =>
  formNames.find((form) => String(intent).startsWith(form)) ?? "profile";

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("profile");
  return (
    <>
      <PageHead title={t("title")} description={t("description")} noindex />
      <ProfilePage
        view={loaderData}
        sent={actionData}
        onTheme={applyTheme}
        alerts={(sent, onAnswer) =>
          loaderData.alerts ? (
            <Alerts view={loaderData.alerts} sent={sent} onAnswer={onAnswer} />
          ) : null
        }
        more={(of, onAnswer) => {
          const { privateFeeds } = loaderData;
          return privateFeeds
            ? (["hub", "podcasts"] as const).map((kind) => (
                <PrivateFeeds
                  key={kind}
                  kind={kind}
                  view={privateFeeds[kind]}
                  sent={of(kind)}
                  onAnswer={onAnswer}
                />
              ))
            : null;
        }}
      >
        <StoryLanguagesSettings {...loaderData.storyLanguages} />
        <OnThisDevice />
      </ProfilePage>
    </>
  );
}
