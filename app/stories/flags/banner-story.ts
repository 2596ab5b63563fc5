import type { StoryByOwner } from "./breaking.ts";

/** A story of an event, and what decides whether it stands for its event in the banner. */
export type BannerCandidate = StoryByOwner & {
  /** What an editor has decided; null if none has. */
  editorBreaking: boolean | null;
  listed: boolean;
  /** Whether it stands for its event already. */
  isBannerStory: boolean;
};

/**
 * The story that stands for its event in the banner and in alerts: an editor's choice, else the one that stands there
 * already, so that readers are alerted once, else the event's lead story.
 */
export function bannerStoryOf(
  stories: readonly BannerCandidate[],
  lead: number | null,
  begins: boolean,
): number | undefined {
  const possible = stories.filter((s) => s.listed && s.editorBreaking !== false);
  const chosen =
    possible.find((s) => s.editorBreaking) ??
    (begins ? undefined : possible.find((s) => s.isBannerStory)) ??
    possible.find((s) => s.id === lead) ??
    possible.toSorted((a, b) => b.at - a.at || b.id - a.id)[0];
  return chosen?.id;
}
