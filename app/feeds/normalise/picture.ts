import { webUrl } from "../parse/links.ts";
import { createScanner, readTag } from "../parse/markup.ts";

export type Picture = { url: string; width: number | null; height: number | null; alt: string };

const pixelWords = "pixel|1x1|blank|spacer|transparent|beacon|webbug|tracking|counter|countpixel";
const pixelName = new RegExp(`[/.?&=_-](?:${pixelWords})[/.?&=_-]`, "i");
/** For a picture of a known size, a whole part of its address: telephones, protests and hospitals have these names too. */
const pixelPart = new RegExp(`[/?&=](?:${pixelWords})(?:[/?&=]|\\.\\w+(?:[/?]|$))`, "i");
/** Addresses of tracking pixels and decoration. */
const trackingPixels =
  /\/(?:mf|rc|a2t?|a2)\.(?:gif|img)|feedburner\.com\/~|feedsportal\.com|feeds\.wordpress\.com|stats\.wordpress\.com|doubleclick|imrworldwide|scorecardresearch|google-analytics|vgwort|ivwbox|ioam\.de|xiti\.com|smetrics|s\.w\.org\/images\/core\/emoji|\/smilies\/|gravatar\.com|share-?buttons?|\/emoji\//i;
const smallest = 64;
const scanned = 60_000;

/** Whether a picture is worth showing: large as far as is known, and none of the invisible ones that count. */
export function isPicture({
  url,
  width,
  height,
}: {
  url: string;
  width: number | null;
  height: number | null;
}): boolean {
  const address = url.slice(0, 500);
  const named = width === null && height === null ? pixelName : pixelPart;
  if (named.test(address) || trackingPixels.test(address)) return false;
  return (width ?? smallest) >= smallest && (height ?? smallest) >= smallest / 2;
}

/** The first picture in a piece of HTML that is worth showing; relative addresses count from `base`. */
export function firstPicture(html: string | null, base: string | null): Picture | null {
  if (html === null || !/<img[\s/]/i.test(html)) return null;
  const scanner = createScanner(html.slice(0, scanned), new Set());
  for (let at = scanner.lt(0), seen = 0; at >= 0 && seen < 40; at = scanner.lt(at + 1)) {
    if (!/^<img[\s/]/i.test(scanner.text.slice(at, at + 5))) continue;
    seen++;
    const attributes = readTag(scanner, at)?.attributes;
    if (!attributes) continue;
    const url = addressesOf(attributes)
      .map((source) => webUrl(source, base))
      .find((address) => address !== null);
    if (!url || url.length > 2000) continue;
    const picture = {
      url,
      width: pixelsOf(attributes.get("width")),
      height: pixelsOf(attributes.get("height")),
      alt: attributes.get("alt") ?? "",
    };
    if (isPicture(picture)) return picture;
  }
  return null;
}

/** Possible addresses of the picture: with lazy loading, `src` holds a placeholder. */
const addressesOf = (attributes: ReadonlyMap<string, string>) => [
  attributes.get("data-src"),
  attributes.get("data-original"),
  attributes.get("data-lazy-src"),
  attributes.get("src"),
  attributes.get("srcset")?.trim().split(/[\s,]/, 1)[0],
];

function pixelsOf(value: string | undefined): number | null {
  const match = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/.exec(value ?? "");
  return match ? Number(match[1]) : null;
}
