import { data } from "react-router";
import { requireReader } from "#accounts/require-reader.server.ts";
import { StatementPage } from "#discussions/moderation/statement-page.tsx";
import { statementFor, submitObjection } from "#discussions/objections.server.ts";
import {
  groundText,
  objectionOutcome,
  redressText,
  whatHappened,
} from "#discussions/statement-text.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { redirectAfterForm } from "../../form-answers.server.ts";
import { notFound } from "../../refusals.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The statement of reasons, for the member whom the decision concerns; 404 for everybody else. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  const statement = await statementFor(services, reader.id, params.id);
  if (!statement) throw notFound();
  const { decision, contribution, objection, objectUntil, muted } = statement;
  const { kind } = decision;
  const deleted = contribution?.deletedBy === "writer";
  const locale = context.get(localeContext);
  return {
    title: whatHappened(decision, contribution?.at ?? decision.at, locale),
    statement: {
      kind: decision.kind === "mute" ? ("mute" as const) : ("reject" as const),
      number: decision.number,
      decision: decision.id,
      ground: groundText(decision, locale),
      redress: redressText(objectUntil, locale),
      revokedAt: decision.revokedAt,
      contribution,
      objectUntil,
      objectAt: Date.parse(objectUntil) >= services.now().getTime() ? url.pathname : null,
      objection: objection && {
        ...objection,
        follows: objection.outcome
          ? objectionOutcome({ outcome: objection.outcome, kind, deleted, muted }, locale)
          : "",
      },
    },
  };
}

/** Stores an objection, and redirects to this page, which confirms it (303). */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const reader = requireReader(context, url);
  const form = await readForm(request);
  const typed = textOf(form, "objection").replaceAll("\r\n", "\n");
  const submitted = await submitObjection(context.get(servicesContext), {
    decision: params.id,
    objector: { side: "writer", userId: reader.id },
    text: typed,
  });
  if (!submitted.ok && submitted.reason === "unknown") throw notFound();
  if (!submitted.ok && submitted.reason !== "late")
    return data(
      { rejected: { decision: params.id, typed, once: submitted.reason === "once" } },
      { status: submitted.reason === "once" ? 409 : 400 },
    );
  return redirectAfterForm(url, url.pathname);
}

export default function Decision({ loaderData, actionData }: Route.ComponentProps) {
  const t = useServerTexts("statements.statement");
  const { statement, title } = loaderData;
  const name = t(statement.kind === "mute" ? "titleMute" : "title");
  return (
    <div className="wrap">
      <PageHead title={name} description={name} noindex />
      <div className="page-head">
        <h1>{name}</h1>
        <p>{title}</p>
      </div>
      <StatementPage {...statement} rejected={actionData?.rejected} />
    </div>
  );
}
