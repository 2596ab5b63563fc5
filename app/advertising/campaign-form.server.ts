import { z } from "zod";
import { locales } from "#platform/locale.ts";
import { slots } from "./campaign.ts";

const line = (maxLength: number) => z.string().trim().min(1).max(maxLength);
// The longest texts that fit the boxes at every width.
const words = z.strictObject({
  title: line(48),
  text: line(120),
  action: line(28),
  alt: line(160).optional(),
});
const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: "must be a date such as 2026-12-01, or a moment such as 2026-12-01T08:00:00Z",
  })
  .transform((text) => new Date(text));

/** An external address for a link: https, a host name, and no password in it. */
function isTarget(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url?.protocol === "https:" &&
    !url.username &&
    !url.password &&
    url.port === "" &&
    /\.[a-z][a-z0-9-]*$/.test(url.hostname)
  );
}

const form = z
  .strictObject({
    id: z.string().regex(/^(?!house-)[a-z0-9-]{1,60}$/, {
      error: "must be small letters, digits and hyphens, and not begin with house-",
    }),
    name: line(120),
    advertiser: line(60),
    rank: z.enum(["paid", "house"]).default("paid"),
    slot: z.enum(slots),
    starts_at: moment,
    ends_at: moment,
    target: z.string().max(2_000),
    texts: z.partialRecord(z.enum(locales), words),
    // Regulation (EU) 2024/900: each sponsor declares that it is not political; political advertising is refused.
    political: z.literal(false, {
      error:
        "must be declared false: political advertising is not taken (Regulation (EU) 2024/900)",
    }),
  })
  .superRefine((c, { addIssue }) => {
    const refuse = (path: string, message: string) =>
      addIssue({ code: "custom", path: [path], message });
    if (c.ends_at <= c.starts_at) refuse("ends_at", "must be later than starts_at");
    if (Object.keys(c.texts).length === 0) refuse("texts", "must have at least one language");
    if (!isTarget(c.target) && !(c.rank === "house" && /^\/(?![/\\])[\w/#?=&.-]*$/.test(c.target)))
      refuse("target", "must be an address that begins with https://");
  });

export type NewCampaign = z.infer<typeof form>;

/**
 * Reads a campaign from an operator's file.
 * @param picture whether there is one, which then needs alternative texts
 * @returns the campaign, or a line for every mistake
 */
export function readCampaign(
  given: unknown,
  picture: boolean,
): { campaign: NewCampaign } | { problems: string[] } {
  const { data, error } = form.safeParse(given);
  if (error) return { problems: error.issues.map((i) => `${i.path.join(".")}: ${i.message}`) };
  const unnamed = Object.entries(data.texts).filter(([, { alt }]) => picture && !alt);
  return unnamed.length
    ? { problems: unnamed.map(([lang]) => `texts.${lang}.alt: must say what the picture shows`) }
    : { campaign: data };
}
