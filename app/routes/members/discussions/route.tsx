import { data } from "react-router";
import { requireReader } from "#accounts/require-reader.server.ts";
import { changeableFrom } from "#discussions/display-name.ts";
import { memberContributions } from "#discussions/member-contributions.server.ts";
import {
  blockedBy,
  chooseName,
  memberOf,
  setMailReplies,
  unblock,
} from "#discussions/members.server.ts";
import { markNotificationsRead, notificationsFor } from "#discussions/notifications.server.ts";
import { MemberPage } from "#discussions/page/member-page.tsx";
import type { NameSent } from "#discussions/page/name-form.tsx";
import { remove } from "#discussions/posting.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { idIn } from "#platform/id.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { redirectAfterForm } from "../../form-answers.server.ts";
import sheet from "../../pieces/discussion/page.css?url";
import { badForm } from "../../refusals.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const maxNotifications = 30;

/** A member's own page in discussions: notifications, own contributions and settings. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const { db, now } = context.get(servicesContext);
  const at = now();
  const before = idIn(url.searchParams.get("before"));
  const [member, notifications, written, blocked] = await Promise.all([
    memberOf(db, reader.id),
    notificationsFor(db, reader.id, maxNotifications),
    memberContributions(db, reader.id, before, at),
    blockedBy(db, reader.id),
  ]);
  const from = member ? changeableFrom(member.namedAt) : null;
  return {
    name: member?.name ?? null,
    changeableFrom: from && from > at ? from.toISOString() : null,
    mailReplies: member?.mailReplies ?? false,
    notifications: notifications.map((one) => ({ ...one, at: one.at.toISOString() })),
    written,
    blocked,
    saved: url.searchParams.has("saved"),
  };
}

/** The forms of the page: mark as read, name, mail, unblock, and delete. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const reader = requireReader(context, url);
  const { db, now } = context.get(servicesContext);
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const id = idIn(textOf(form, "id"));
  if (intent === "name") {
    const staff = reader.role === "editor";
    const name = textOf(form, "name");
    const problem = await chooseName(db, { id: reader.id, staff }, name, now());
    if (problem) {
      const sent: NameSent = { name: name.slice(0, 100), problem };
      return data({ sent }, { status: problem === "taken" ? 409 : 400 });
    }
  } else if (intent === "mail") await setMailReplies(db, reader.id, form.get("mail") === "on");
  else if (intent === "unblock") await unblock(db, reader.id, textOf(form, "name").slice(0, 100));
  else if (intent === "seen" && id !== null) await markNotificationsRead(db, reader.id, id, now());
  else if (intent === "delete" && id !== null) await remove(db, reader.id, id, now());
  else throw badForm();
  return redirectAfterForm(
    url,
    intent === "name" || intent === "mail" ? "/discussions?saved=1#settings" : "/discussions",
  );
}

export default function OwnDiscussions({ loaderData, actionData }: Route.ComponentProps) {
  const t = useServerTexts("discussions.ownPage");
  return (
    <div className="wrap">
      <PageHead title={t("title")} description={t("title")} noindex />
      <div className="page-head">
        <h1>{t("title")}</h1>
      </div>
      <MemberPage {...loaderData} sent={actionData?.sent ?? null} />
    </div>
  );
}
