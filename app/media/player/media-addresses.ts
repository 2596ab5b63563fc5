import type { PlayerItem } from "../player-item.ts";

/** The addresses of an item's files, as its page has them. */
export type MediaAddresses = {
  file: string | null;
  stream: string | null;
  /** The addresses of captions, by language. */
  captions: Map<string, string>;
};

/** Whether an address is a signed one of ours, which expires some hours after its page was rendered. */
export const isSigned = (address: string): boolean =>
  /^\/media\/[a-z]+\/\d+\/\d+\.[\w-]+\//.test(URL.parse(address, location.href)?.pathname ?? "");

/**
 * Fetches the page of an item for addresses that have not expired.
 * @returns `denied` if the page no longer has a player for this reader; null if it could not be fetched
 */
export async function fetchMediaAddresses({
  key,
  path,
}: Pick<PlayerItem, "key" | "path">): Promise<MediaAddresses | "denied" | null> {
  const response = await fetch(path, { headers: { accept: "text/html" } }).catch(() => null);
  if (!response?.ok) return response?.status === 404 || response?.status === 410 ? "denied" : null;
  const text = await response.text().catch(() => null);
  if (text === null) return null;
  return addressesIn(new DOMParser().parseFromString(text, "text/html"), key) ?? "denied";
}

function addressesIn(page: Document, key: string): MediaAddresses | null {
  const listenButton = page.querySelector<HTMLTemplateElement>("[data-listen] template")?.content;
  const player = [page, listenButton]
    .flatMap((part) => [...(part?.querySelectorAll<HTMLElement>("[data-player]") ?? [])])
    .find(({ dataset }) => JSON.parse(dataset.playing ?? "null")?.key === key);
  if (!player) return null;
  const tracks = [...player.querySelectorAll("track")];
  return {
    file: player.querySelector("audio, video")?.getAttribute("src")?.split("#")[0] ?? null,
    stream: player.dataset.stream ?? null,
    captions: new Map(tracks.map((track) => [track.srclang, track.getAttribute("src") ?? ""])),
  };
}
