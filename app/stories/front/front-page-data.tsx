import { type ReactNode, useContext } from "react";
import { scriptJson } from "#ui/json-script.ts";
import { OpensOriginalsContext } from "../originals.ts";
import type { StorySummary } from "../story.ts";
import { type FrontPage, topList } from "./front-page.ts";
import { frontPageId } from "./front-page-id.ts";
import { FrontPageContext } from "./use-front-page.ts";

/** Provides the front page to its components: by a context on the server, and as JSON for their islands. */
export function FrontPageData({ page, children }: { page: FrontPage; children: ReactNode }) {
  // Addresses of originals are as long as headlines: they are only sent to readers whose headlines link there.
  const direct = useContext(OpensOriginalsContext);
  return (
    <FrontPageContext value={page}>
      {children}
      <script
        type="application/json"
        id={frontPageId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by scriptJson
        dangerouslySetInnerHTML={{
          __html: scriptJson({
            ...page,
            stories: page.stories.map((story, place) =>
              asIslandsShowIt(direct ? story : withoutOriginals(story), place),
            ),
          }),
        }}
      />
    </FrontPageContext>
  );
}

const withoutOriginals = ({ coverage, ...story }: StorySummary): StorySummary => ({
  ...story,
  original: undefined,
  coverage: coverage && {
    ...coverage,
    others: coverage.others.map(({ original: _, ...other }) => other),
  },
});

/**
 * Leaves out of the JSON what no island shows: alternative texts of pictures, why a story matters, and excerpts where the
 * front page has headlines alone.
 */
const asIslandsShowIt = ({ picture, ...story }: StorySummary, place: number) => ({
  ...story,
  why: null,
  ...(place >= topList.from && place < topList.to ? { excerpt: "" } : {}),
  picture: picture && { ...picture, alt: "" },
});
