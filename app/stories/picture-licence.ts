// By which licence the picture of a story from a feed is shown: what a feed's addresses of licences say, and which statement
// counts where there are several.
import type { PictureLicence, Source } from "./source.ts";

/** What a feed states of the licence of an item's picture. */
export type StatedLicence = {
  /** By its name, such as "CC BY 4.0". */
  licence: string;
  /** The page of the licence. */
  url: string;
  /** Whether it allows the picture to be shown smaller on a site that earns money. */
  open: boolean;
  /** Whom the feed names for the picture; null: its publisher. */
  credit: string | null;
};

/** What the caption of a publisher's picture says. */
export type ShownLicence = Pick<PictureLicence, "licence" | "url" | "credit">;

const creativeCommons =
  /^(?:https?:)?\/\/(?:www\.)?creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)(?:\/(\d\.\d)(?:\/(?!deed|legalcode)([a-z]+))?)?(?:\/(?:deed|legalcode)(?:[._][\w.-]*)?)?\/?(?:[?#]\S*)?$/i;

/** Elements of licences that leave what is done here to their authors: to earn money beside a picture, or to change it. */
const reserved = new Set(["nc", "nd"]);
const elements = new Set(["by", "sa", ...reserved]);

/**
 * The Creative Commons licence, or mark, at an address, in any of its spellings: with or without TLS, the last slash, the
 * page of a language (`deed.de`) or the `legalcode`. Null for any other address. Open are CC BY, CC BY-SA, CC0 and the
 * Public Domain Mark.
 *
 * CC BY-SA asks that what is adapted from a work has the same licence. A smaller copy of a whole picture is no adaptation
 * (4.0, section 2(a)(4)), a page is none of the pictures on it, and the caption states the licence for the copy as well.
 */
export function licenceAt(address: string): Omit<StatedLicence, "credit"> | null {
  const [, shelf, kind = "", version, port] = creativeCommons.exec(address.trim()) ?? [];
  const name = kind.toLowerCase();
  if (shelf?.toLowerCase() === "publicdomain") {
    const found = { zero: "CC0 1.0", mark: "Public Domain Mark 1.0" }[name];
    return found && version === "1.0" && !port ? named(found, true) : null;
  }
  const parts = name.split("-");
  if (!shelf || !parts.every((part) => elements.has(part))) return null;
  const open = parts[0] === "by" && !parts.some((part) => reserved.has(part));
  // A version more or less has other terms: without one nothing is allowed, but what is reserved stays so.
  if (!version && open) return null;
  const ending = [version, port?.toUpperCase()].filter(Boolean).join(" ");
  return named(`CC ${name.toUpperCase()} ${ending}`.trim(), open);
}

const named = (licence: string, open: boolean) => {
  const url = licencePage(licence);
  return url ? { licence, url, open } : null;
};

/** The page of the licence itself, which Creative Commons wants linked; null where the name alone leads to none. */
export function licencePage(licence: string): string | null {
  if (/^CC0(?: 1\.0)?$/.test(licence)) return "https://creativecommons.org/publicdomain/zero/1.0/";
  if (licence === "Public Domain Mark 1.0")
    return "https://creativecommons.org/publicdomain/mark/1.0/";
  const [, name, version, port] =
    /^CC ((?:BY|SA|NC|ND)(?:-(?:BY|SA|NC|ND))*)(?: (\d\.\d)(?: ([A-Z]+))?)?$/.exec(licence) ?? [];
  if (!name || (!version && !/N[CD]/.test(name))) return null;
  const path = [name, version, port].filter(Boolean).join("/");
  return `https://creativecommons.org/licenses/${path.toLowerCase()}/`;
}

/** What a feed says of rights, from the picture itself to the whole feed: addresses, or words such as "© The Paper". */
export type RightsStatements = {
  picture: readonly string[];
  item: readonly string[];
  feed: readonly string[];
};

/**
 * What a feed states of a picture. The nearest statement counts, whatever it says: words or addresses that are no licence
 * known here take away what a wider one allows. Of several at one place, one that reserves something counts. What the feed
 * reserves as a whole is null: only of a single item does it contradict its publisher's entry in the catalogue.
 * @param credit whom the feed names for the picture, else for the item
 */
export function statedLicence(
  statements: RightsStatements,
  credit: string | null,
): StatedLicence | null {
  const { picture, item, feed } = statements;
  const nearest = [picture, item].find((said) => said.length > 0);
  const found = (nearest ?? feed).map(licenceAt);
  const closed = found.find((licence) => licence?.open === false);
  if (closed) return nearest ? { ...closed, credit } : null;
  const [licence] = found;
  return licence && found.every((other) => other !== null) ? { ...licence, credit } : null;
}

/**
 * Whether the picture of a story from a feed is shown, and by which licence. Null: it is not. `licence` is null where the
 * publisher has allowed it without one. An operator's ban counts for every picture of a source, and their leave too; else
 * what an item reserves stays closed, and the catalogue's statement comes before the feed's.
 */
export function pictureLeave(
  source: Pick<Source, "name" | "imagesAllowed" | "pictureLicence">,
  stated: StatedLicence | null,
): { licence: ShownLicence | null } | null {
  const { name, imagesAllowed, pictureLicence } = source;
  if (imagesAllowed === false) return null;
  if (imagesAllowed && !pictureLicence)
    return { licence: stated?.open ? credited(stated, name) : null };
  if (stated?.open === false) return null;
  if (imagesAllowed) return { licence: pictureLicence };
  return stated ? { licence: credited(stated, name) } : null;
}

const credited = ({ licence, url, credit }: StatedLicence, publisher: string): ShownLicence => ({
  licence,
  url,
  credit: credit ?? publisher,
});
