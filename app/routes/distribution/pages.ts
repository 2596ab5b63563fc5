import { lists } from "#newsletters/list.ts";
import { listPath } from "#newsletters/newsletter.ts";
import { infoPageNames } from "#site/info-page-names.ts";
import { coveredPlaces } from "#stories/country.ts";
import { countryPath, topicPath } from "#stories/section-address.ts";
import { topics } from "#stories/topic.ts";

/** The pages that search engines may index, except those of pieces and events, which their rooms list. */
export const standingPages = [
  "/",
  "/pricing",
  "/academy",
  "/store",
  "/newsletter",
  ...lists.map(listPath),
  "/how-we-work",
  "/sources",
  "/podcasts",
  "/support",
  "/support/contact",
  "/contact",
  "/advertise",
  "/advertise/sponsorships",
  "/advertise/newsletter",
  "/rss",
  "/sitemap",
  "/cookies",
  ...infoPageNames.map((name) => `/${name}`),
] as const;

/** The pages of topics and countries. */
export const sectionPages = [...topics.map(topicPath), ...coveredPlaces.map(countryPath)];
