import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#platform/context.ts";
import { addDuration, parseDuration } from "#platform/duration.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import sheet from "../reader-pages.css?url";
import { notFound } from "../refusals.server.ts";
import type { Route } from "./+types/clock.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

// A page for developers: not in production, and not translated.

const farthest = new Date("2200-01-01T00:00:00Z");
const moveRequest = z.union([
  z.strictObject({ advance: z.string().max(50) }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
]);
const wanted =
  'Send {"advance": "P7D"} (ISO 8601, whole numbers) or {"now": "2026-12-31T12:00:00Z"}, before the year 2200.';

type Moved = { status: number; now: string; error?: string };

/** The only place where clocks are moved; everything that follows the site clock is updated from here. */
async function moveClocks(context: Readonly<RouterContextProvider>, body: unknown): Promise<Moved> {
  const { moveClock, now } = context.get(servicesContext);
  if (!moveClock) throw notFound();
  const read = moveRequest.safeParse(body);
  const to = read.success ? targetOf(read.data, now()) : null;
  if (!to || to >= farthest) return { status: 400, now: now().toISOString(), error: wanted };
  const moved = await moveClock(to);
  const at = moved.now.toISOString();
  return moved.ok
    ? { status: 200, now: at }
    : { status: 409, now: at, error: `The clock goes forward only, and it is ${at} already.` };
}

function targetOf(move: z.infer<typeof moveRequest>, now: Date): Date | null {
  if ("now" in move) return new Date(move.now);
  const duration = parseDuration(move.advance);
  return duration && addDuration(now, duration);
}

/** Programs send and receive JSON: `{now}`, or `{now, error}` with 400 or 409. */
const answerJson: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  if (request.method !== "POST" || !isJson) return next();
  const { status, ...rest } = await moveClocks(context, await request.json().catch(() => null));
  return Response.json(rest, { status });
};
export const middleware = [answerJson];

export function loader({ context }: Route.LoaderArgs) {
  const { moveClock, now } = context.get(servicesContext);
  if (!moveClock) throw notFound();
  return { now: now().toISOString() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [advance, now] = [textOf(form, "advance").trim(), textOf(form, "now").trim()];
  const { status, error } = await moveClocks(context, now ? { now } : { advance });
  return status === 200 ? redirect("/dev/clock", 303) : data({ error }, { status });
}

const steps = {
  "1 hour": "PT1H",
  "1 day": "P1D",
  "1 week": "P7D",
  "1 month": "P1M",
  "1 year": "P1Y",
};

export default function DevClock({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap dev-page" lang="en">
      <PageHead title="Clock" description="The product's time" noindex />
      <h1>Clock</h1>
      <p>
        It is <time dateTime={loaderData.now}>{loaderData.now}</time>. The clock goes forward only,
        for every process, and stays ahead over restarts. Sessions, signatures and rate limits keep
        real time.
      </p>
      {actionData?.error ? <p role="alert">{actionData.error}</p> : null}
      <form method="post" action="/dev/clock">
        {Object.entries(steps).map(([label, value]) => (
          <button type="submit" className="btn" key={value} name="advance" value={value}>
            {label}
          </button>
        ))}
      </form>
      <form method="post" action="/dev/clock">
        <label>
          Forward by
          <input className="field" name="advance" defaultValue="P7D" size={12} />
        </label>
        <label>
          or to
          <input className="field" name="now" placeholder="2026-12-31T12:00:00Z" size={28} />
        </label>
        <button type="submit" className="btn btn-solid">
          Move the clock
        </button>
      </form>
    </div>
  );
}
