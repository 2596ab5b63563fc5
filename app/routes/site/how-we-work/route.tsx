import { Fragment } from "react";
import { alertRule } from "#alerts/notable.ts";
import { clusteringLimits } from "#events/events.server.ts";
import { majorEvent, rankRule, successionRule } from "#events/front.server.ts";
import { pageTexts } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { breakingRule, trendingRule } from "#stories/flags.server.ts";
import { Link } from "#ui/link.tsx";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const sections = [
  "sources",
  "excerpts",
  "bands",
  "topics",
  "events",
  "front",
  "breaking",
  "alerts",
  "trending",
  "corrections",
  "ai",
  "sample",
] as const;

/** The rules of the front page, each with a heading of its own; a text of several lines is a list. */
const frontRules = [
  "frontWeight",
  "frontMore",
  "frontLess",
  "frontLanguages",
  "frontMatter",
  "frontHeadline",
  "frontDoubt",
] as const;

/** The figures in the texts, from the rules themselves. */
const figures = () => ({
  excerpt: clusteringLimits.excerptLength,
  hours: clusteringLimits.newStoryHours,
  owners: breakingRule.owners,
  minutes: breakingRule.withinMinutes,
  countries: breakingRule.countries,
  ownersOfOneCountry: breakingRule.ownersOfOneCountry,
  sharedWords: breakingRule.sharedWords,
  longest: breakingRule.longestHours,
  times: breakingRule.timesOwners,
  lasts: breakingRule.lastsMinutes / 60,
  notable: alertRule.notableFrom,
  more: alertRule.moreSources,
  newsHours: alertRule.newsHours,
  fresh: alertRule.freshMinutes,
  frontHalfLife: rankRule.halfLife,
  oldAfter: rankRule.oldAfter,
  quietAfter: rankRule.quietAfter,
  neverQuietFrom: rankRule.neverQuietFrom,
  oldWithoutReports: rankRule.oldWithoutReports,
  firstLines: rankRule.heldBackUntil,
  worldPublishers: rankRule.greatFrom,
  successionHours: successionRule.hoursLater,
  top: rankRule.top,
  greatPublishers: majorEvent.publishers,
  greatCountries: majorEvent.countries,
  halfLife: trendingRule.halfLifeHours,
  window: trendingRule.windowHours,
  minimum: trendingRule.minimum,
  most: trendingRule.limit,
});

/** The page that explains the rules behind the labels. */
export function loader({ context }: Route.LoaderArgs) {
  const { mailbox } = context.get(servicesContext).config.site;
  const texts = pageTexts("how-we-work", context.get(localeContext), {
    mailbox,
    ...figures(),
  });
  return {
    title: texts.title,
    text: texts.text,
    sourcesLink: texts.sourcesLink,
    disputed: texts.bandsDisputed,
    frontRules: frontRules.map((id) => ({
      id,
      title: texts[id],
      lines: texts[`${id}Text`].split("\n"),
    })),
    sections: sections.map((id) => ({ id, title: texts[id], text: texts[`${id}Text`] })),
  };
}

export default function HowWeWork({ loaderData }: Route.ComponentProps) {
  const { title, text } = loaderData;
  return (
    <div className="wrap">
      <PageHead title={title} description={text} />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="body prose">
        {loaderData.sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2>{section.title}</h2>
            <p>{section.text}</p>
            {section.id === "bands" ? <p>{loaderData.disputed}</p> : null}
            {section.id === "front" ? <FrontRules rules={loaderData.frontRules} /> : null}
            {section.id === "sources" ? (
              <p>
                <Link to="/sources">{loaderData.sourcesLink}</Link>
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </div>
  );
}

type Rule = Route.ComponentProps["loaderData"]["frontRules"][number];

function FrontRules({ rules }: { rules: Rule[] }) {
  return rules.map(({ id, title, lines }) => (
    <Fragment key={id}>
      <h3>{title}</h3>
      {lines.length === 1 ? (
        <p>{lines}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Fragment>
  ));
}
