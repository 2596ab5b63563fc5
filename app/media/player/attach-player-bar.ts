import { drawIcon } from "#ui/draw-icon.ts";
import { addStyleSheet, styleSheetLink } from "#ui/load-style-sheet.ts";
import type { Translator } from "#ui/translator.ts";
import { currentPlayback, stopPlaying } from "../current-playback.ts";
import type { PlayerItem } from "../player-item.ts";
import { makePanel } from "./bar-panel.ts";
import sheet from "./player-bar.css?url";

// The player bar (mini-player): it holds a player, with its controls, on pages other than that of the item that plays.

const barId = "player-bar";
const findBar = (): HTMLElement | null => document.getElementById(barId);

export const playerInBar = (): HTMLElement | null =>
  findBar()?.querySelector<HTMLElement>("[data-player]") ?? null;

export const playerItemOf = (player: HTMLElement): PlayerItem =>
  JSON.parse(player.dataset.playing ?? "null");

/**
 * Moves a player into the bar, which is created if there is none; another player in it is replaced. It keeps playing.
 * @param page the page of its item
 */
export async function putInBar(
  player: HTMLElement,
  t: Translator<"playing">,
  page: ParentNode = document,
): Promise<void> {
  const chapters = page.querySelector("main .chapters");
  await addBarStyles();
  const { title, byline, path } = playerItemOf(player);
  const bar = document.createElement("aside");
  bar.id = barId;
  bar.setAttribute("aria-label", t("bar"));
  bar.dataset.kind = player.matches(".player-video") ? "video" : "audio";
  const link = document.createElement("a");
  link.href = path;
  link.className = "bar-title";
  const name = document.createElement("b");
  name.textContent = title;
  name.dir = "auto";
  const author = document.createElement("small");
  author.textContent = byline;
  link.append(name, author);
  const close = document.createElement("button");
  close.type = "button";
  close.className = "key bar-close";
  close.setAttribute("aria-label", t("close"));
  close.append(drawIcon("close"));
  close.addEventListener("click", () => {
    stopPlaying();
    removeBar();
    document.getElementById("main")?.focus({ preventScroll: true });
  });
  const { button: more, panel } = makePanel(bar, chapters, path, t);
  more.append(drawIcon("menu"));
  const before = findBar();
  // An element that is moved within one task keeps playing (HTML, "media elements", removing steps).
  bar.append(link, player, more, panel, close);
  before?.remove();
  // On narrow screens a video stands above the page, since in the corner it would cover the text. Its place in the
  // document is the same on wide ones, since a phone can be turned while it plays, in full screen too.
  const masthead = bar.dataset.kind === "video" && document.querySelector(".masthead");
  if (masthead) masthead.before(bar);
  else document.body.append(bar);
  document.documentElement.dataset.bar = bar.dataset.kind;
  reserveSpace(bar);
  const { media } = currentPlayback() ?? {};
  if (media && player.contains(media) && media.paused && player.dataset.state === "playing")
    void media.play().catch(console.info);
}

/** Tells the style sheets the height of the bar, above which other fixed elements stand, or below which they stick. */
function reserveSpace(bar: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    // A bar that has replaced this one tells its own height.
    if (!bar.isConnected && findBar()) return;
    // An empty value removes a property.
    const heightOf = (kind: string) =>
      bar.isConnected && bar.dataset.kind === kind ? `${bar.offsetHeight}px` : "";
    style.setProperty("--bars", heightOf("audio"));
    style.setProperty("--strip", heightOf("video"));
  }).observe(bar);
}

/** Attaches the controls of a player in the bar whose own page was never shown. */
export const attachControlsInBar = (player: HTMLElement): Promise<void> =>
  import("./player-controls.ts").then(({ attachPlayerControls }) => attachPlayerControls(player));

/** Removes the bar. @returns the player that was in it */
export function removeBar(): HTMLElement | null {
  const player = playerInBar();
  findBar()?.remove();
  delete document.documentElement.dataset.bar;
  return player;
}

function addBarStyles(): Promise<void> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve();
  const link = styleSheetLink(sheet);
  link.dataset.stays = "";
  return addStyleSheet(link);
}
