import type { RouterContextProvider } from "react-router";
import type { Reader } from "#accounts/reader.ts";
import { frontPage } from "#events/front.server.ts";
import { memberBriefOf } from "#library/member-brief.server.ts";
import type { MemberBrief } from "#library/member-brief.ts";
import { servicesContext } from "#platform/context.ts";
import { allStoryLanguages } from "#stories/story-languages.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { mayRead, type ReaderAccess } from "#subscriptions/access.ts";

/** Today's brief of a member: what leads home in their languages, as far as their plan opens it. */
export function briefOfMember(
  context: Readonly<RouterContextProvider>,
  reader: Reader,
  access: ReaderAccess,
  at: Date,
): Promise<MemberBrief> {
  const { db } = context.get(servicesContext);
  const { languages } = context.get(storyPreferencesContext);
  return memberBriefOf(
    db,
    reader,
    {
      languages: languages ?? allStoryLanguages,
      leading: () => frontPage(db, at, { languages }),
      mayRead: (piece) => mayRead(access, piece, at),
    },
    at,
  );
}
