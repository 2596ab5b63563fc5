// Not in each document, where they would take a thirteenth of its bytes: every browser keeps one file.
import flags from "./flags.svg?url";
import sprite from "./sprite.svg?raw";

// The browser takes the signs from the page that brought them: they would weigh twice in the bundle.
const signs = import.meta.env.SSR
  ? sprite.slice(sprite.indexOf(">") + 1, sprite.lastIndexOf("</svg>")).replace(/\n\s*/g, "")
  : (document.getElementById("signs")?.innerHTML ?? "");

/** Icons and glyphs as symbols, once on every page. */
export function Sprite() {
  return (
    <svg
      id="signs"
      className="sprite"
      width="0"
      height="0"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: signs }}
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

/** A sign beside its word, or in a control that has a label. */
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
