import { data, type RouterContextProvider } from "react-router";
import type { Reader } from "#accounts/reader.ts";
import { changeThread } from "#discussions/close-thread.server.ts";
import { decideObjection } from "#discussions/decide-objection.server.ts";
import {
  type ActResult,
  approve,
  changeDiscussion,
  type DecisionResult,
  endMute,
  type Ground,
  groundProblem,
  mute,
  pick,
  reject,
} from "#discussions/decisions.server.ts";
import { discussionStates } from "#discussions/discussion.ts";
import { guidelineIn } from "#discussions/guideline.ts";
import type { DecisionProblem, TypedDecision } from "#discussions/moderation/decision-forms.tsx";
import type { DecisionConflict } from "#discussions/moderation/moderation-page.tsx";
import { type LetterPreview, muteDaysIn } from "#discussions/moderation.ts";
import {
  type ModerationDone,
  moderationPath,
  readModerationAddress,
} from "#discussions/moderation-address.ts";
import { previewStatement } from "#discussions/preview-statement.server.ts";
import { servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { idIn } from "#platform/id.ts";
import { redirectAfterForm } from "../form-answers.server.ts";
import { notFound } from "../refusals.server.ts";

type Services = Parameters<typeof approve>[0];
/**
 * The result of a form: done, and whether the next item follows; a letter to preview; a conflict; or a problem of a
 * field.
 */
type Outcome =
  | { done: ModerationDone; stays?: true }
  | { preview: LetterPreview }
  | { conflict: DecisionConflict }
  | { problem: DecisionProblem };

/**
 * Carries out a form of the moderation page. Redirects to the next item (303), or shows the form again with the
 * previewed letter (200), the problem (400), or the conflict (409).
 */
export async function decideFrom(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
  moderator: Reader,
) {
  const form = await readForm(request);
  const outcome = await decided(context.get(servicesContext), moderator, form);
  if (!outcome) throw notFound();
  if ("done" in outcome) {
    const address = readModerationAddress(url.searchParams);
    const next = /^[\da-f-]{0,36}$/.exec(textOf(form, "next"))?.[0] || null;
    const item = outcome.stays ? address.item : next;
    const path = moderationPath({ ...address, item, form: null, done: outcome.done });
    return redirectAfterForm(url, path);
  }
  const typed: TypedDecision = {
    guideline: textOf(form, "guideline"),
    law: textOf(form, "law"),
    facts: textOf(form, "facts"),
    mute: textOf(form, "mute"),
    outcome: textOf(form, "outcome"),
    reasons: textOf(form, "reasons"),
  };
  const given = { conflict: null, problem: null, preview: null, ...outcome };
  const { problem, preview } = given;
  const conflict = problem ? { reason: "check" as const } : given.conflict;
  return data(
    { typed, problem, conflict, preview },
    { status: problem ? 400 : preview ? 200 : 409 },
  );
}

/** Null for a form that the page does not have. */
async function decided(
  services: Services,
  moderator: Reader,
  form: FormData,
): Promise<Outcome | null> {
  const text = (name: string) => textOf(form, name);
  const o = { contribution: idIn(text("contribution")) ?? 0, fingerprint: text("seen") };
  const unknown: Outcome = { conflict: { reason: "unknown" } };
  switch (text("intent")) {
    case "approve":
      return outcomeOf(await approve(services, moderator, o), "approve");
    case "reject": {
      const ground = groundIn(form);
      if ("problem" in ground) return ground;
      const days = muteDaysIn(text("mute"));
      return outcomeOf(await reject(services, moderator, { ...o, ground, mute: days }), "reject");
    }
    case "mute": {
      const ground = groundIn(form);
      const days = muteDaysIn(text("mute"));
      if ("problem" in ground) return ground;
      if (!days) return null;
      return outcomeOf(await mute(services, moderator, { ...o, ground, days }), "mute", true);
    }
    case "previewReject":
    case "previewMute": {
      const kind = text("intent") === "previewMute" ? "mute" : "reject";
      const ground = groundIn(form);
      const days = muteDaysIn(text("mute"));
      if ("problem" in ground) return ground;
      if (kind === "mute" && !days) return null;
      const { contribution } = o;
      const preview = await previewStatement(services, { contribution, kind, ground, days });
      return preview ? { preview } : unknown;
    }
    case "unmute":
      return outcomeOfAct(await endMute(services, moderator, o.contribution), "unmute");
    case "pick":
    case "unpick": {
      const done = text("intent") === "pick" ? "pick" : "unpick";
      const { contribution } = o;
      const picked = done === "pick";
      return outcomeOfAct(await pick(services, moderator, { contribution, picked }), done);
    }
    case "discussion": {
      const state = discussionStates.find((one) => one === text("state"));
      const discussion = idIn(text("discussion")) ?? 0;
      if (!state) return null;
      return (await changeDiscussion(services, moderator, { discussion, state }))
        ? { done: "discussion", stays: true }
        : unknown;
    }
    case "closeThread":
    case "openThread": {
      const done = text("intent") === "closeThread" ? "closeThread" : "openThread";
      const { contribution } = o;
      const closed = done === "closeThread";
      const became = await changeThread(services, moderator, { contribution, closed });
      if (became === "changed") return { done, stays: true };
      return { conflict: { reason: became === "already" ? "changed" : became } };
    }
    case "objection":
      return objectionDecided(services, moderator, form);
    default:
      return null;
  }
}

function outcomeOf(result: DecisionResult, done: ModerationDone, stays = false): Outcome {
  if (result.ok) return { done, ...(stays && { stays }) };
  if (result.reason === "decided")
    return { conflict: { reason: "decided", decided: result.decided } };
  return { conflict: { reason: result.reason === "ground" ? "unknown" : result.reason } };
}

const outcomeOfAct = (result: ActResult, done: ModerationDone): Outcome =>
  result === "done"
    ? { done, stays: true }
    : { conflict: { reason: result === "none" ? "unknown" : result } };

/** The ground in a form, or the problem of its fields. */
function groundIn(form: FormData): Ground | { problem: DecisionProblem } {
  const guideline = guidelineIn(textOf(form, "guideline"));
  if (!guideline) return { problem: "guideline" };
  const facts = textOf(form, "facts").replaceAll("\r\n", "\n");
  const ground = { guideline, law: textOf(form, "law").replace(/\s+/g, " "), facts };
  const problem = groundProblem(ground);
  return problem ? { problem } : ground;
}

async function objectionDecided(
  services: Services,
  moderator: Reader,
  form: FormData,
): Promise<Outcome | null> {
  const outcome = (["granted", "upheld"] as const).find((one) => one === textOf(form, "outcome"));
  if (!outcome) return null;
  const ground = groundIn(form);
  const result = await decideObjection(services, moderator, {
    objection: textOf(form, "objection"),
    outcome,
    reasons: textOf(form, "reasons").replaceAll("\r\n", "\n"),
    ground: "problem" in ground ? undefined : ground,
  });
  if (result.ok) return { done: "objection" };
  if (result.reason === "decided")
    return { conflict: { reason: "decided", decided: result.decided } };
  if (result.reason === "reasons") return { problem: "reasons" };
  if (result.reason === "ground")
    return { problem: "problem" in ground ? ground.problem : "facts" };
  return { conflict: { reason: result.reason } };
}
