import type { RouterContextProvider } from "react-router";
import { courseNames } from "#academy/course.ts";
import { courseIn } from "#academy/courses.server.ts";
import { reviewers } from "#academy/reviews.server.ts";
import { servicesContext } from "#platform/context.ts";
import { locales } from "#platform/locale.ts";
import type { Plan } from "#subscriptions/plans.ts";
import { isWithheld } from "../academy/view.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Whether a plan is complete: Academy only once no lesson is withheld in any language. */
export async function isComplete(context: Context, plan: Plan): Promise<boolean> {
  if (plan !== "academy") return true;
  const reviewed = await reviewers(context.get(servicesContext).db);
  return locales.every((locale) =>
    courseNames.every((name) =>
      Object.values(courseIn(locale, name).lessons).every(
        (lesson) => !isWithheld(context, lesson, reviewed),
      ),
    ),
  );
}

/** The plans that are not sold now, neither by our own pages nor by the payment provider's. */
export const withheldPlans = async (context: Context): Promise<Plan[]> =>
  (await isComplete(context, "academy")) ? [] : ["academy"];
