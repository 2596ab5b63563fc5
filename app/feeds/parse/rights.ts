// What feeds say of the rights to an item and its pictures, in the several elements that they have for it.
import { distinctTexts } from "./mapped-feed.ts";

/** The rights in a Media RSS element. */
export type MediaRights = {
  licenses?: { name?: string; href?: string }[];
  copyright?: { value?: string; url?: string };
  credits?: { value?: string; role?: string }[];
};

/** What the elements say, from the picture outwards: the first one's licences, else the first one's words of copyright. */
export function rightsOfMedia(elements: MediaRights[]): string[] {
  const said = [
    ...elements.map((of) => of.licenses?.map(({ href, name }) => href ?? name)),
    ...elements.map((of) => [of.copyright?.url ?? of.copyright?.value]),
  ];
  return said.map((texts) => distinctTexts(texts)).find((texts) => texts.length > 0) ?? [];
}

/**
 * The names to credit for a picture, three at most: those of its own element, or of the nearest element around it with names.
 * Null without names.
 */
export function creditOf(elements: MediaRights[]): string | null {
  const named = elements.map(({ credits = [] }) =>
    distinctTexts(credits.map((credit) => credit.value)),
  );
  return (
    named
      .find((names) => names.length > 0)
      ?.slice(0, 3)
      .join(", ") ?? null
  );
}

type Rights = {
  media?: MediaRights;
  cc?: { license?: string };
  creativeCommons?: { licenses?: string[] };
  dc?: { rights?: string[] };
  dcterms?: { licenses?: string[]; rights?: string[] };
};
type Link = { href?: string; rel?: string };

/** The rights that an item or a feed states: of its media, else the licences that it names, else its words. */
export function rightsOf(
  { media, cc, creativeCommons, dc, dcterms }: Rights,
  { links = [], words }: { links?: Link[] | undefined; words?: string | undefined },
): string[] {
  const ofMedia = media ? rightsOfMedia([media]) : [];
  if (ofMedia.length > 0) return ofMedia;
  const linked = links.filter((link) => link.rel?.toLowerCase() === "license");
  const licences = distinctTexts(
    [cc?.license],
    creativeCommons?.licenses,
    dcterms?.licenses,
    linked.map((link) => link.href),
  );
  return licences.length > 0 ? licences : distinctTexts([words], dc?.rights, dcterms?.rights);
}
