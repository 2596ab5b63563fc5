// Pictures, audio and video of an item, from the many elements in which feeds have them.
import type { RawMedia, RawPicture } from "../feed.ts";
import { creditOf, type MediaRights, rightsOfMedia } from "./rights.ts";

/** A Media RSS `content` of the parser, as far as we read it. */
type Content = MediaRights & {
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
type Group = MediaRights & { contents?: Content[]; thumbnails?: Thumbnail[] };
export type MediaRss = Group & { groups?: Group[] };

export type Enclosure = { url?: string; type?: string; length?: number; seconds?: number };

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

/** A medium's type: as declared if that is a media type, else by the extension of the address; null if unknown. */
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

/** Pictures, and what no browser plays any more or ever did. */
const unplayed = /^image\/|^application\/x-(?:shockwave-flash|bittorrent)$/;

/** The audio, video and other files of an item without pictures, each address once. `resolve` makes addresses absolute. */
export function mediaOf(
  enclosures: Enclosure[],
  rss: MediaRss | undefined,
  resolve: (address: string | undefined) => string | null,
): RawMedia[] {
  const found = new Map<string, RawMedia>();
  const add = (url: string | null, rest: Omit<RawMedia, "url">) => {
    const isPlayed = rest.type === null || !unplayed.test(rest.type);
    if (url && isPlayed && !found.has(url) && found.size < 20) found.set(url, { url, ...rest });
  };
  for (const { url, type, length, seconds } of enclosures) {
    const address = resolve(url);
    add(address, {
      type: mediaType(address ?? "", type),
      bytes: positiveWhole(length),
      seconds: positiveWhole(seconds),
      width: null,
      height: null,
    });
  }
  for (const content of contentsOf(rss)) {
    const address = resolve(content.url);
    const type = mediaType(address ?? "", content.type, content.medium);
    // A Media RSS content without a type is nearly always a picture.
    if (type !== null)
      add(address, {
        type,
        bytes: positiveWhole(content.fileSize),
        seconds: positiveWhole(content.duration),
        width: positiveWhole(content.width),
        height: positiveWhole(content.height),
      });
  }
  return [...found.values()];
}

/**
 * The picture that suits a card best: the one nearest to a width of 1,600 pixels; full pictures before thumbnails, both
 * before `others`.
 */
export function pictureOf(
  enclosures: Enclosure[],
  rss: MediaRss | undefined,
  others: (string | undefined)[],
  resolve: (address: string | undefined) => string | null,
): RawPicture | null {
  const full: RawPicture[] = [];
  const small: RawPicture[] = [];
  const add = (list: RawPicture[], from: Thumbnail, within: MediaRights[] = [], alt?: string) => {
    const url = resolve(from.url);
    if (!url || url.length > 2000) return;
    const around = rss ? [...within, rss] : within;
    list.push({
      url,
      width: positiveWhole(from.width),
      height: positiveWhole(from.height),
      alt: alt ?? null,
      rights: rightsOfMedia(around),
      credit: creditOf(around),
    });
  };
  for (const [content, group] of contentsInGroups(rss)) {
    const type = mediaType(content.url ?? "", content.type, content.medium);
    const within = group === rss ? [content] : [content, group];
    if (type === null || type.startsWith("image/"))
      add(full, content, within, content.title?.value ?? content.description?.value);
    for (const thumbnail of content.thumbnails ?? []) add(small, thumbnail, within);
  }
  for (const group of groupsOf(rss))
    for (const thumbnail of group.thumbnails ?? [])
      add(small, thumbnail, group === rss ? [] : [group]);
  for (const { url, type } of enclosures)
    if (url && mediaType(url, type)?.startsWith("image/")) add(full, { url });
  for (const url of others) if (small.length === 0) add(small, { url });
  return bestPicture(full) ?? bestPicture(small);
}

const preferredWidth = 1600;

function bestPicture(pictures: RawPicture[]): RawPicture | null {
  const rank = ({ width }: RawPicture) =>
    width === null
      ? 400
      : width > preferredWidth
        ? preferredWidth - (width - preferredWidth) / 10
        : width;
  return pictures.reduce<RawPicture | null>(
    (chosen, next) => (chosen && rank(chosen) >= rank(next) ? chosen : next),
    null,
  );
}

const groupsOf = (rss: MediaRss | undefined): Group[] => (rss ? [rss, ...(rss.groups ?? [])] : []);
const contentsInGroups = (rss: MediaRss | undefined): [Content, Group][] =>
  groupsOf(rss)
    .flatMap((group) => (group.contents ?? []).map((content): [Content, Group] => [content, group]))
    .slice(0, 40);
const contentsOf = (rss: MediaRss | undefined): Content[] =>
  contentsInGroups(rss).map(([content]) => content);

/** A positive whole number; null for anything else. */
export const positiveWhole = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) && value > 0 && value < 1e15
    ? Math.round(value)
    : null;
