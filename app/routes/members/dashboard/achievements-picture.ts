import { data } from "react-router";
import { requireReader } from "#accounts/require-reader.server.ts";
import { earnedOf } from "#library/achievements.ts";
import { drawAchievements } from "#library/achievements-picture.server.ts";
import { statisticsOf } from "#library/activity.server.ts";
import { readingTime } from "#library/activity.ts";
import { streakOf } from "#library/streak.server.ts";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import type { Route } from "./+types/achievements-picture.ts";

// Drawing one takes the processor a tenth of a second.
const pictures = rateLimit({ calls: 20, windowMs: 600_000 });

/** `/achievements.png`: what the signed-in reader has read and earned, as a picture to share. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const wait = pictures(reader.id);
  if (wait > 0) throw data(null, { status: 429, headers: { "Retry-After": String(wait) } });
  const { db, config, now, images } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const [statistics, streak] = await Promise.all([
    statisticsOf(db, reader, now()),
    streakOf(db, reader, now()),
  ]);
  const t = textsFor("members", locale);
  const { articlesRead, readingSeconds, achievements } = statistics;
  const text = {
    site: config.site.name,
    heading: t("share.heading"),
    figures: [
      { figure: String(articlesRead), label: t("share.articles", { count: articlesRead }) },
      { figure: readingTime(locale, readingSeconds), label: t("share.hours") },
      { figure: String(streak.longest), label: t("share.streak", { count: streak.longest }) },
    ],
    achievements: t("share.achievements", {
      earned: earnedOf(achievements),
      count: String(achievements.length),
    }),
    names: achievements.filter((a) => a.earned).map((a) => t(`achievements.${a.name}.name`)),
  };
  const png = await images.inTurn(() => drawAchievements(config.dataDir, text));
  if (!png) throw data(null, { status: 503, headers: { "Retry-After": "30" } });
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "private, no-store",
      "Content-Disposition": 'inline; filename="achievements.png"',
    },
  });
}
