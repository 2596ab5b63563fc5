import type { RouterContextProvider } from "react-router";
import type { Plan } from "#subscriptions/plans.ts";
import { coursesFor } from "./academy-view.server.ts";

/** Whether a plan has all that it promises: Academy only once no lesson is kept back from its readers. */
export async function isComplete(
  context: Readonly<RouterContextProvider>,
  plan: Plan,
): Promise<boolean> {
  if (plan !== "academy") return true;
  const courses = Object.values(await coursesFor(context));
  return courses.every(({ lessons }) => lessons.every(({ withheld }) => !withheld));
}
