// Pictures, sounds and films of an item, from the dozen places where feeds put them.
import type { RawItem, RawMedia } from "../feed.ts";

/** What the parser gives for a Media RSS `content`, as far as we read it. */
type Content = {
  url?: string;
  type?: string;
  medium?: string;
  fileSize?: number;
  duration?: number;
  width?: number;
  height?: number;
  title?: { value?: string };
  description?: { value?: string };
  thumbnails?: Thumbnail[];
};
type Thumbnail = { url?: string; width?: number; height?: number };
type Group = { contents?: Content[]; thumbnails?: Thumbnail[] };
export type MediaRss = Group & { groups?: Group[] };

export type Enclosure = { url?: string; type?: string; length?: number; seconds?: number };
export type Picture = NonNullable<RawItem["image"]>;

const extensions: Record<string, string> = {
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
  flac: "audio/flac",
  mp4: "video/mp4",
  m4v: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  ogv: "video/ogg",
  m3u8: "application/x-mpegurl",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
};

/** A medium's type: as declared where that says something, else by the address's ending; null for neither. */
function mediaType(url: string, declared: string | undefined, medium?: string): string | null {
  const type = declared?.trim().toLowerCase().split(";")[0] ?? "";
  if (/^(?:audio|video|image)\/[\w.+-]+$/.test(type))
    return type === "image/jpg" ? "image/jpeg" : type;
  if (type === "application/x-shockwave-flash") return type;
  const ending = /\.([a-z\d]{2,4})(?:[?#]|$)/i.exec(url.slice(-300))?.[1]?.toLowerCase() ?? "";
  const known = extensions[ending];
  if (known) return known;
  if (type === "image" || medium === "image") return "image/*";
  if (type === "audio" || medium === "audio") return "audio/*";
  if (type === "video" || medium === "video") return "video/*";
  return /^[a-z]+\/[\w.+-]+$/.test(type) ? type : null;
}

/** Every medium of an item but pictures, each address once. `resolve` gives absolute web addresses or null. */
export function mediaOf(
  enclosures: Enclosure[],
  rss: MediaRss | undefined,
  resolve: (address: string | undefined) => string | null,
): RawMedia[] {
  const found = new Map<string, RawMedia>();
  const add = (url: string | null, rest: Omit<RawMedia, "url">) => {
    const playsNoMore = rest.type === "application/x-shockwave-flash";
    const shown = rest.type?.startsWith("image/");
    if (url && !shown && !playsNoMore && !found.has(url) && found.size < 20)
      found.set(url, { url, ...rest });
  };
  for (const { url, type, length, seconds } of enclosures) {
    const address = resolve(url);
    add(address, {
      type: mediaType(address ?? "", type),
      bytes: count(length),
      seconds: count(seconds),
      width: null,
      height: null,
    });
  }
  for (const content of contentsOf(rss)) {
    const address = resolve(content.url);
    const type = mediaType(address ?? "", content.type, content.medium);
    // Without a type, a Media RSS content is nearly always the story's picture.
    if (type !== null)
      add(address, {
        type,
        bytes: count(content.fileSize),
        seconds: count(content.duration),
        width: count(content.width),
        height: count(content.height),
      });
  }
  return [...found.values()];
}

/**
 * The picture that suits a card best: the widest up to 1,600 pixels, of those whose width is known; a full
 * picture before a thumbnail, the item's own before what surrounds it.
 */
export function pictureOf(
  enclosures: Enclosure[],
  rss: MediaRss | undefined,
  others: (string | undefined)[],
  resolve: (address: string | undefined) => string | null,
): Picture | null {
  const full: Picture[] = [];
  const small: Picture[] = [];
  const add = (list: Picture[], from: Thumbnail, alt?: string) => {
    const url = resolve(from.url);
    if (!url || url.length > 2000) return;
    list.push({ url, width: count(from.width), height: count(from.height), alt: alt ?? null });
  };
  for (const content of contentsOf(rss)) {
    const type = mediaType(content.url ?? "", content.type, content.medium);
    if (type === null || type.startsWith("image/"))
      add(full, content, content.title?.value ?? content.description?.value);
    for (const thumbnail of content.thumbnails ?? []) add(small, thumbnail);
  }
  for (const group of groupsOf(rss))
    for (const thumbnail of group.thumbnails ?? []) add(small, thumbnail);
  for (const { url, type } of enclosures)
    if (url && mediaType(url, type)?.startsWith("image/")) add(full, { url });
  return best(full) ?? best(small) ?? firstOf(others, resolve);
}

const widest = 1600;

function best(pictures: Picture[]): Picture | null {
  const rank = ({ width }: Picture) =>
    width === null ? 400 : width > widest ? widest - (width - widest) / 10 : width;
  return pictures.reduce<Picture | null>(
    (chosen, next) => (chosen && rank(chosen) >= rank(next) ? chosen : next),
    null,
  );
}

function firstOf(
  addresses: (string | undefined)[],
  resolve: (address: string | undefined) => string | null,
): Picture | null {
  for (const address of addresses) {
    const url = resolve(address);
    if (url) return { url, width: null, height: null, alt: null };
  }
  return null;
}

const groupsOf = (rss: MediaRss | undefined): Group[] => (rss ? [rss, ...(rss.groups ?? [])] : []);
const contentsOf = (rss: MediaRss | undefined): Content[] =>
  groupsOf(rss)
    .flatMap((group) => group.contents ?? [])
    .slice(0, 40);

/** A whole number of something, or null where the feed's figure is none. */
export const count = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) && value > 0 && value < 1e15
    ? Math.round(value)
    : null;
