import { drawIcon } from "#ui/draw-icon.ts";
import { addStyleSheet, styleSheetLink } from "#ui/load-style-sheet.ts";
import type { Translator } from "#ui/translator.ts";
import { currentlyPlaying, stopPlaying } from "../now-playing.ts";
import type { Playing } from "../playing.ts";
import { makePanel } from "./bar-panel.ts";
import sheet from "./player-bar.css?url";

// The player of a piece whose page is left stands in a bar below all pages, with the controls that it had.

const barId = "player-bar";
/** Where a film in the corner would cover what is read, it is a strip above the page (look.md, "player.html"). */
const phones = "(max-width: 759px)";

/** The strip stands before it, and after the links that skip to the content. */
const theMasthead = () => document.querySelector(".masthead");
const theBar = (): HTMLElement | null => document.getElementById(barId);

/** What stands in the bar. */
export const playerInBar = (): HTMLElement | null =>
  theBar()?.querySelector<HTMLElement>("[data-player]") ?? null;

export const playingOf = (player: HTMLElement): Playing =>
  JSON.parse(player.dataset.playing ?? "null");

/**
 * Puts a player into the bar, which it makes where there is none, in place of one that stands there. It plays on.
 * @param page that it comes from
 */
export async function putInBar(
  player: HTMLElement,
  t: Translator<"playing">,
  page: ParentNode = document,
): Promise<void> {
  const chapters = page.querySelector("main .chapters");
  await addSheet();
  const { title, by, path } = playingOf(player);
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
  const maker = document.createElement("small");
  maker.textContent = by;
  link.append(name, maker);
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
  const before = theBar();
  // An element that is moved within one turn is not removed, and plays on (HTML, "media elements", removing steps).
  bar.append(link, player, more, panel, close);
  before?.remove();
  if (bar.dataset.kind === "video" && matchMedia(phones).matches) theMasthead()?.before(bar);
  else document.body.append(bar);
  document.documentElement.dataset.bar = bar.dataset.kind;
  keepRoom(bar);
  const { medium } = currentlyPlaying() ?? {};
  if (medium && player.contains(medium) && medium.paused && player.dataset.state === "playing")
    void medium.play().catch(console.info);
}

/** What else lies at the bottom edge stands above the bar, and what sticks to the top below a strip. */
function keepRoom(bar: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const isStrip = bar.nextElementSibling === theMasthead();
    const edge = bar.dataset.kind === "audio" ? "--bars" : isStrip ? "--strip" : null;
    if (edge && bar.isConnected) style.setProperty(edge, `${bar.offsetHeight}px`);
    else if (!theBar()) for (const name of ["--bars", "--strip"]) style.removeProperty(name);
  }).observe(bar);
}

/** Serves a player in the bar that comes from a page which was never shown. */
export const driveInBar = (player: HTMLElement): Promise<void> =>
  import("./drive.ts").then(({ drive }) => drive(player));

/** Takes the bar away, and gives back the player that stood in it. */
export function removeBar(): HTMLElement | null {
  const player = playerInBar();
  theBar()?.remove();
  delete document.documentElement.dataset.bar;
  return player;
}

function addSheet(): Promise<void> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve();
  const link = styleSheetLink(sheet);
  link.dataset.stays = "";
  return addStyleSheet(link);
}
