import type { ReactNode } from "react";
import { biasOf } from "../bias.ts";
import { CountryLink, TopicLink } from "../cards/story-parts.tsx";
import type { SectionPlace } from "../section-address.ts";
import type { StorySummary } from "../story.ts";
import { SideLabel } from "./side-label.tsx";

type Props = { story: StorySummary; view: SectionPlace; children?: ReactNode };

/** Place, topic and side of a story, without the section's own topic or country. */
export function SectionKicker({ story, view, children }: Props) {
  const country = story.countries.find((code) => code !== view.country || code === "XX");
  const topic = story.topics.find((one) => one !== view.topic);
  return (
    <p className="kick">
      {country ? <CountryLink country={country} nonEuCountries={story.nonEuCountries} /> : null}
      {view.base === "country" && view.topic === null && topic ? <TopicLink topic={topic} /> : null}
      <SideLabel side={story.band && biasOf(story.band)} />
      {children}
    </p>
  );
}
