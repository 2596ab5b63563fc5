// The flags are one cached file: in each document they would be a thirteenth of its bytes.
import flags from "./flags.svg?url";
import sprite from "./sprite.svg?raw";

// In the browser the icons are read from the page, so that the bundle does not contain them a second time.
const icons = import.meta.env.SSR
  ? sprite.slice(sprite.indexOf(">") + 1, sprite.lastIndexOf("</svg>")).replace(/\n\s*/g, "")
  : (document.getElementById("icons")?.innerHTML ?? "");

/** Icons and glyphs as symbols, once on every page. */
export function Sprite() {
  return (
    <svg
      id="icons"
      className="sprite"
      width="0"
      height="0"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: icons }}
    />
  );
}

export type IconName =
  | "bookmark"
  | "close"
  | "comment"
  | "cup"
  | "down"
  | "download"
  | "eye"
  | "feed"
  | "filter"
  | "flame"
  | "full"
  | "globe"
  | "heart"
  | "link"
  | "menu"
  | "moon"
  | "mute"
  | "out"
  | "pause"
  | "picture"
  | "play"
  | "plus"
  | "refresh"
  | "search"
  | "share"
  | "star"
  | "sound"
  | "tick"
  | "trend"
  | "user"
  | "warn";

/** An icon beside its word, or in a control that has a label. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** A flag, always beside its country's name. @param code ISO 3166, or `EU` */
export function Flag({ code }: { code: string }) {
  return (
    <svg className="flag" width="18" height="12" aria-hidden="true">
      <use href={`${flags}#${code.toLowerCase()}`} />
    </svg>
  );
}
