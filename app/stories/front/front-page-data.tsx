import { type ReactNode, useContext } from "react";
import { scriptJson } from "#ui/json-script.ts";
import { OriginalsContext } from "../originals.ts";
import type { StorySummary } from "../story.ts";
import { type FrontPage, listed } from "./front-page.ts";
import { frontPageId } from "./front-page-id.ts";
import { FrontPageContext } from "./use-front-page.ts";

/** Gives the front page to the parts that show it: here while they are rendered, and to their islands as JSON. */
export function FrontPageData({ page, children }: { page: FrontPage; children: ReactNode }) {
  // Addresses of originals weigh as much as headlines: only who is led there is sent them.
  const direct = useContext(OriginalsContext);
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
            stories: page.stories.map((story, place) => ({
              ...asIslandsShowIt(story, place),
              ...(direct ? {} : { original: undefined }),
            })),
          }),
        }}
      />
    </FrontPageContext>
  );
}

/**
 * What no island shows is left out of the JSON: texts of pictures, which decorate cards (`alt=""`), why a story matters,
 * which the brief says, and excerpts where the front has headlines alone.
 */
const asIslandsShowIt = ({ picture, ...story }: StorySummary, place: number) => ({
  ...story,
  why: null,
  ...(place >= listed.from && place < listed.to ? { excerpt: "" } : {}),
  picture: picture && { ...picture, alt: "" },
});
