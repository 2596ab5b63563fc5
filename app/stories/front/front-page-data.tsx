import type { ReactNode } from "react";
import { scriptJson } from "#ui/json-script.ts";
import type { StorySummary } from "../story.ts";
import type { FrontPage } from "./front-page.ts";
import { frontPageId } from "./front-page-id.ts";
import { FrontPageContext } from "./use-front-page.ts";

/** Gives the front page to the parts that show it: here while they are rendered, and to their islands as JSON. */
export function FrontPageData({ page, children }: { page: FrontPage; children: ReactNode }) {
  return (
    <FrontPageContext value={page}>
      {children}
      <script
        type="application/json"
        id={frontPageId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by scriptJson
        dangerouslySetInnerHTML={{
          __html: scriptJson({ ...page, stories: page.stories.map(withoutAlt) }),
        }}
      />
    </FrontPageContext>
  );
}

/** Pictures on cards decorate them (`alt=""`), so that their texts are left out of the JSON. */
const withoutAlt = ({ picture, ...story }: StorySummary) => ({
  ...story,
  picture: picture && { ...picture, alt: "" },
});
